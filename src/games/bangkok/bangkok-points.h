/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bangkok-score.h"

G_BEGIN_DECLS

/*
 * Explains every point of a position: what each seat would score if the round ended now, or scored if it has ended,
 * with the dice that scored and with sentences that explain it.
 */
typedef struct _BangkokPoints BangkokPoints;

/* The dice that score in a category, as bits, the first lowest: the dice of each hand in their order, and the rows
 * of the values board. */
typedef struct
{
  guint8 dice[BANGKOK_SEATS];
  guint8 rows;
} BangkokLit;

/* Free with bangkok_points_free (). */
BangkokPoints      *bangkok_points_new       (const BangkokState  *state);
void                bangkok_points_free      (BangkokPoints       *points);

/* (transfer none) */
const BangkokScore *bangkok_points_get_score (const BangkokPoints *points);
void                bangkok_points_light     (const BangkokPoints *points,
                                              BangkokCategory      category,
                                              BangkokLit          *lit);
/* One sentence for each reason, or NULL if a seat got nothing. Free with g_free (). */
char               *bangkok_points_explain   (const BangkokPoints *points,
                                              BangkokCategory      category,
                                              guint                seat,
                                              const char *const   *names);

/* How the scores would change if a seat made the pick: the new score minus the old one. The state must wait for a
 * pick, and the pick must be legal. */
typedef struct
{
  int sum;                             /* of the group with the die */
  int gain[BANGKOK_CATEGORIES];        /* of the seat that picks */
  int totals[BANGKOK_SEATS];           /* of every seat */
} BangkokChange;

void                bangkok_change_init      (BangkokChange       *change,
                                              const BangkokState  *state,
                                              BglMove              pick);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BangkokPoints, bangkok_points_free)

G_END_DECLS
