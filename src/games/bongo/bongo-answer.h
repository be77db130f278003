/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The four words that can be called. The first three are the animals. */
typedef enum
{
  BONGO_BONGO,
  BONGO_GNU,
  BONGO_RHINO,
  BONGO_NOTHING,
} BongoWord;

#define BONGO_ANIMALS 3
#define BONGO_WORDS   4

/* bongo-levels: the dice that are used. */
typedef enum
{
  BONGO_LEVEL_BASIC,
  BONGO_LEVEL_POACHERS,
  BONGO_LEVEL_GUARDS,
} BongoLevel;

#define BONGO_LEVELS 3

#define BONGO_WHITE  5
#define BONGO_NO_DIE 0xff

/* One roll. Dice that a level does not use are BONGO_NO_DIE. A film die of 0 means that nothing has been rolled yet. */
typedef struct
{
  guint8 film[2];              /* 1 to 3 */
  guint8 animals[BONGO_WHITE]; /* BongoWord, like all below */
  guint8 poachers[2];
  guint8 guard;
} BongoDice;

/* The steps of the reasoning, each with its arguments. */
typedef enum
{
  BONGO_STEP_NUMBER,    /* film, film, target number */
  BONGO_STEP_VICTIM,    /* red, red, victim */
  BONGO_STEP_GUARDED,   /* victim */
  BONGO_STEP_UNGUARDED, /* green, victim */
  BONGO_STEP_ABSENT,    /* victim */
  BONGO_STEP_POACHED,   /* victim */
  BONGO_STEP_COUNTS,    /* how many of each animal count */
  BONGO_STEP_ANIMAL,    /* answer, target number */
  BONGO_STEP_THIRD,     /* answer, and the two animals that match */
  BONGO_STEP_NOTHING,   /* target number */
} BongoStepKind;

#define BONGO_STEP_KINDS 10
#define BONGO_MAX_STEPS  6

typedef struct
{
  BongoStepKind kind;
  const char   *rule;
  int           args[3];
} BongoStep;

/* The answer to a roll and the steps that lead to it. */
typedef struct
{
  BongoWord answer;
  guint8    number;                /* the target number */
  guint8    victim;                /* BONGO_NO_DIE at the basic level */
  guint8    guarded;               /* the green die shows the victim */
  guint8    struck;                /* the white die that does not count, or BONGO_NO_DIE */
  guint8    shown[BONGO_ANIMALS];  /* number of each animal on the white dice */
  guint8    counts[BONGO_ANIMALS]; /* the same without the struck die */
  guint8    matches;               /* the animals that match, as bits, bongo lowest */
  guint8    n_steps;
  BongoStep steps[BONGO_MAX_STEPS];
} BongoAnswer;

void        bongo_answer           (const BongoDice  *dice,
                                    BongoLevel        level,
                                    BongoAnswer      *out);
/* Returns the answer without the reasons, for playouts. */
BongoWord   bongo_answer_get_word  (const BongoDice  *dice,
                                    BongoLevel        level);

/* The step as a sentence for people. Free with g_free (). */
char       *bongo_step_describe    (const BongoStep  *step);
/* The dice on the table in a fixed order, for the log and for screen readers. They are not counted, because this is
 * the task of the players. Free with g_free (). */
char       *bongo_dice_describe    (const BongoDice  *dice);

/* The word as it is written in records. */
const char *bongo_word_get_nick    (BongoWord         word);
gboolean    bongo_word_from_nick   (const char       *nick,
                                    BongoWord        *word);
/* The translated word that is called. */
const char *bongo_word_get_label   (BongoWord         word);
/* The translated word with a capital letter, if the language has one. */
const char *bongo_word_get_title   (BongoWord         word);
/* "2.31 s", with this many digits after the decimal separator. Free with g_free (). */
char       *bongo_time_describe    (guint             milliseconds,
                                    guint             n_digits);

G_END_DECLS
