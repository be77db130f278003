/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tactics.h"

#include "engine/bgl-search.h"
#include "puzzle-proof.h"

static gboolean
is_found (const BglPuzzle *puzzle,
          guint            seed)
{
  g_autoptr (BglGame) game = bgl_puzzle_begin (puzzle);
  g_autofree char *fault = puzzle_disprove (puzzle);
  BglSearchLimits limits;
  BglMove move;

  g_assert_cmpstr (fault, ==, NULL);

  bgl_bot_get_limits (puzzle->rules, BGL_LEVEL_EXPERT, seed, 0, NULL, &limits);
  move = bgl_search_run (puzzle->rules, bgl_game_get_state (game), &limits, NULL);
  if (move != puzzle->moves[0])
    g_test_message ("missed: %s", puzzle->position);

  return move == puzzle->moves[0];
}

void
tactics_assert_found (const BglRules *rules,
                      guint           n_positions,
                      guint           n_missed)
{
  GPtrArray *puzzles = bgl_puzzles_get (rules);
  guint n = 0, missed = 0;

  /* The hardest ones are last. */
  for (guint i = puzzles->len; i > 0 && n < n_positions; i -= MIN (i, 3))
    {
      const BglPuzzle *puzzle = g_ptr_array_index (puzzles, i - 1);

      if (puzzle->n_seats == 2)
        missed += !is_found (puzzle, n++);
    }

  g_assert_cmpuint (n, ==, n_positions);
  g_assert_cmpuint (missed, <=, n_missed);
}
