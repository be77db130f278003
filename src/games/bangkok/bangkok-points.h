/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bangkok-score.h"

G_BEGIN_DECLS

/*
 * Where every point of a position comes from: what is scored if the round ends now, or was when
 * it has ended, with the dice that brought it and the sentences that tell it.
 */
typedef struct _BangkokPoints BangkokPoints;

/* Which dice count for something: of each hand by their order, and the rows of the values board,
 * as bits, the first lowest. */
typedef struct
{
  guint8 dice[BANGKOK_SEATS];
  guint8 rows;
} BangkokLit;

BangkokPoints      *bangkok_points_new       (const BangkokState  *state);
void                bangkok_points_free      (BangkokPoints       *points);

const BangkokScore *bangkok_points_get_score (const BangkokPoints *points);
void                bangkok_points_light     (const BangkokPoints *points,
                                              BangkokCategory      category,
                                              BangkokLit          *lit);
/* One sentence for each reason, or NULL where a seat got nothing. */
char               *bangkok_points_explain   (const BangkokPoints *points,
                                              BangkokCategory      category,
                                              guint                seat,
                                              const char *const   *names);

/* What would change for a seat if it made the pick: the new score minus the old one. The
 * state must wait for a pick, and the pick be legal. */
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
