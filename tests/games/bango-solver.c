/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-solver.h"

gboolean
bango_solver_loses (BangoBoard *board,
                    guint       moves)
{
  g_autofree BangoChoice *choices = NULL;
  gboolean lost = TRUE;
  BangoStep win;
  guint n;

  if (bango_board_find_win (board, bango_board_get_side (board), &win) ||
      (board->state.second_round &&
       (board->state.quiet >= BANGO_QUIET || bango_board_count_same (board) > 2)))
    return FALSE;

  choices = g_new (BangoChoice, BANGO_MAX_MOVES);
  n = bango_board_list (board, choices);

  for (guint i = 0; i < n && lost; i++)
    {
      BangoUndo undo;

      /* It may also starve itself, or both. */
      if (bango_step_get_kind (choices[i].step) == BANGO_STARVE)
        {
          BangoState after = board->state;

          bango_rules.apply (&after, bango_board_get_move (board, choices[i].step), NULL);
          lost = after.outcome != BANGO_DRAWN;
          continue;
        }

      bango_board_make (board, choices[i].step, &undo);
      lost = bango_solver_wins (board, moves);
      bango_board_undo (board, &undo);
    }

  return lost;
}

gboolean
bango_solver_wins (BangoBoard *board,
                   guint       moves)
{
  BangoStep step;

  if (bango_board_find_win (board, bango_board_get_side (board), &step))
    return TRUE;

  for (guint i = 2; i <= moves; i++)
    if (bango_solver_find_wins (board, i, &step) > 0)
      return TRUE;

  return FALSE;
}

guint
bango_solver_find_wins (BangoBoard *board,
                        guint       moves,
                        BangoStep  *step)
{
  g_autofree BangoChoice *choices = g_new (BangoChoice, BANGO_MAX_MOVES);
  guint n = bango_board_list (board, choices);
  guint n_wins = 0;

  for (guint i = 0; i < n; i++)
    {
      BangoUndo undo;
      gboolean won;

      if (bango_step_get_kind (choices[i].step) == BANGO_STARVE)
        continue;

      bango_board_make (board, choices[i].step, &undo);
      won = bango_solver_loses (board, moves - 1);
      bango_board_undo (board, &undo);

      if (won)
        {
          n_wins++;
          *step = choices[i].step;
        }
    }

  return n_wins;
}
