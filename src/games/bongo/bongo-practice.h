/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "bongo-answer.h"
#include "engine/bgl-rules.h"

G_BEGIN_DECLS

#define BONGO_PRACTICE_ROLLS 20
#define BONGO_NO_TIME        0 /* the time of a call without the clock */

/* The situations that the rules distinguish. A roll has one of the first three and, with poachers, one of the others. */
typedef enum
{
  BONGO_SITUATION_ANIMAL,
  BONGO_SITUATION_THIRD,
  BONGO_SITUATION_NOTHING,
  BONGO_SITUATION_POACHED,
  BONGO_SITUATION_ABSENT,
  BONGO_SITUATION_GUARDED,
} BongoSituation;

#define BONGO_SITUATIONS 6

extern const BglSituationInfo bongo_situations[BONGO_SITUATIONS + 1];

const char *bongo_situation_get_label (BongoSituation     situation);
const char *bongo_situation_get_rule  (BongoSituation     situation);
/* The situations of a roll, as bits. */
guint       bongo_situation_of        (const BongoAnswer *answer);

/* A roll and the word that was called. */
typedef struct
{
  BongoDice dice;
  BongoWord answer;
  BongoWord called;
  guint     time;        /* in milliseconds after the dice came to rest, or BONGO_NO_TIME */
  guint     situations;  /* as bits */
} BongoAttempt;

typedef struct
{
  guint n_rolls;
  guint n_errors;
  guint average;         /* of the right calls, in milliseconds; 0 if there are none, or without the clock */
} BongoResult;

/* Fewer errors are better. With the same number of errors, the faster result is better. */
gboolean    bongo_result_is_better    (const BongoResult *result,
                                       const BongoResult *other);

#define BONGO_TYPE_PRACTICE (bongo_practice_get_type ())

G_DECLARE_FINAL_TYPE (BongoPractice, bongo_practice, BONGO, PRACTICE, GObject)

/*
 * A practice for one player against the clock: twenty rolls, each with one call.
 */
/* (transfer full) */
BongoPractice      *bongo_practice_new           (BongoLevel      level,
                                                  guint64         seed);

BongoLevel          bongo_practice_get_level     (BongoPractice  *self);
/* Rolls the dice. The previous roll must have been called. (transfer none) */
const BongoDice    *bongo_practice_roll          (BongoPractice  *self);
/* Records the call for the current roll. Returns whether the word is right. */
gboolean            bongo_practice_call          (BongoPractice  *self,
                                                  BongoWord       word,
                                                  guint           time);
gboolean            bongo_practice_is_over       (BongoPractice  *self);
/* The number of calls so far. */
guint               bongo_practice_get_n_calls   (BongoPractice  *self);
const BongoAttempt *bongo_practice_get_attempt   (BongoPractice  *self,
                                                  guint           index);
void                bongo_practice_get_result    (BongoPractice  *self,
                                                  BongoResult    *result);
void                bongo_practice_get_situation (BongoPractice  *self,
                                                  BongoSituation  situation,
                                                  BongoResult    *result);

G_END_DECLS
