/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/bango/bango-rules.h"

G_BEGIN_DECLS

/*
 * Bango once more, written straight from the rules with no thought of speed and nothing in
 * common with the rules under test, which must agree with it in everything.
 */
#define NAIVE_SIZE   96
#define NAIVE_MIDDLE (NAIVE_SIZE / 2)

typedef struct
{
  guint        n_seats;
  guint        turn;
  gboolean     coughing;
  gboolean     coughed;
  gboolean     second_round;
  BangoOutcome outcome;
  guint        quiet;
  int          stock[2];
  char         cell[NAIVE_SIZE][NAIVE_SIZE]; /* ' ', 'Y' or 'R', by row */
  GHashTable  *seen;                         /* positions since the last cut, as text */
} Naive;

/* The opening, with its yellow tile on the cell. */
Naive   *naive_new     (guint     n_seats,
                        guint     first,
                        gboolean  coughing,
                        BangoCell yellow);
void     naive_free    (Naive    *naive);
/* Appends all legal moves in the order of the rules. */
void     naive_list    (Naive    *naive,
                        GArray   *moves);
void     naive_play    (Naive    *naive,
                        BglMove   move);
guint    naive_count   (Naive    *naive,
                        char      color);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Naive, naive_free)

G_END_DECLS
