/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/bonobo/bonobo-rules.h"

G_BEGIN_DECLS

/*
 * The rules once more, as a reader of the rulebook would check them by eye: from the corners of
 * the triangles alone, looking at the whole island after each move.
 */
typedef struct
{
  int first, second; /* triangles */
  int value;
} NaiveRhomb;

typedef struct
{
  int        n_seats;
  int        turn;
  int        hand;       /* value of the rhomb that was drawn; 0 for none */
  int        drawing;
  int        over;
  int        n_laid;
  NaiveRhomb laid[BONOBO_TRIANGLES];
  int        owner[BONOBO_SPOTS]; /* a seat, or 0 */
  int        in_hand[BONOBO_MAX_SEATS + 1];
  int        score[BONOBO_MAX_SEATS + 1];
} NaiveGame;

void     naive_init        (NaiveGame       *game,
                            int              n_seats);
gboolean naive_is_free     (const NaiveGame *game,
                            int              triangle);
gboolean naive_is_isolated (const NaiveGame *game,
                            int              triangle);
gboolean naive_can_lay_on  (const NaiveGame *game,
                            int              first,
                            int              second);
gboolean naive_can_set_on  (const NaiveGame *game,
                            int              spot);
/* What a token on the spot scores at the end. */
int      naive_final       (const NaiveGame *game,
                            int              spot);
void     naive_play        (NaiveGame       *game,
                            BglMove          move);

G_END_DECLS
