/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-bot.h"
#include "engine/bgl-puzzle.h"

/* Proves puzzles by trying everything that the rules allow. */

typedef struct
{
  const BglRules *rules;
  guint           seat;
  guint           n_seats;
  gint64          n_left;  /* positions that may still be visited; results are meaningless once this is negative */
} PuzzleProof;

/* The lead in points that the seat can force, whatever all other seats and chance do, if it is between low and high.
 * Otherwise, a number that is not between them, on the right side. */
int   puzzle_find_lead   (PuzzleProof     *proof,
                          gconstpointer    state,
                          int              low,
                          int              high);
/* The reward that the seat can expect, if all others play to lower it. */
float puzzle_find_reward (PuzzleProof     *proof,
                          gconstpointer    state);
/* The legal moves, or the outcomes of chance with their probabilities. */
guint puzzle_list        (const BglRules  *rules,
                          gconstpointer    state,
                          BglMove         *moves,
                          float           *weights);
/* What is wrong with the solution, as a sentence; NULL if nothing is. Free with g_free (). */
char *puzzle_disprove    (const BglPuzzle *puzzle);
