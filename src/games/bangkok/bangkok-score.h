/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bangkok-rules.h"

G_BEGIN_DECLS

/* The categories, in the order in which a round is scored. */
typedef enum
{
  BANGKOK_EXACT,
  BANGKOK_CLOSEST,
  BANGKOK_FEWEST,
  BANGKOK_TRIO,
  BANGKOK_SEQUENCE,
  BANGKOK_NUMBERS,
  BANGKOK_MAJORITY,
} BangkokCategory;

#define BANGKOK_CATEGORIES 7
#define BANGKOK_PLACES     3

typedef struct
{
  guint16 points[BANGKOK_CATEGORIES][BANGKOK_SEATS];
  guint16 totals[BANGKOK_SEATS];
} BangkokScore;

/* What every seat would score if the round ended now, or scored if it has ended. */
void        bangkok_score               (const BangkokState *state,
                                         BangkokScore       *score);
/* The same, and adds each score as an event. */
void        bangkok_score_with_events   (const BangkokState *state,
                                         BangkokScore       *score,
                                         BglEvents          *events);

/* The points of a place in the ranking of a row on the values board, 0 if there are none. */
guint       bangkok_score_get_pay       (guint               row,
                                         guint               place);
/* The points of all runs in a hand, counting the longest first. */
guint       bangkok_score_get_sequences (const guint8        values[BANGKOK_SIDES + 1]);

const char *bangkok_category_get_rule   (BangkokCategory     category);
/* The translated name of a category. */
const char *bangkok_category_get_label  (BangkokCategory     category);

G_END_DECLS
