/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bango-solver.h"
#include "puzzle-proof.h"

/* More than all points of a game. */
#define ANY_LEAD 10000

static int
get_lead (const PuzzleProof *proof,
          gconstpointer      state)
{
  int scores[BGL_MAX_SEATS] = { 0 };
  int best = -ANY_LEAD;

  proof->rules->get_scores (state, scores);
  for (guint i = 0; i < proof->n_seats; i++)
    if (i != proof->seat - 1)
      best = MAX (best, scores[i]);

  return scores[proof->seat - 1] - best;
}

guint
puzzle_list (const BglRules *rules,
             gconstpointer   state,
             BglMove        *moves,
             float          *weights)
{
  return rules->get_turn (state) == BGL_TURN_CHANCE ? rules->bot->list_chance (state, moves, weights)
                                                    : rules->list_moves (state, moves);
}

int
puzzle_find_lead (PuzzleProof   *proof,
                  gconstpointer  state,
                  int            low,
                  int            high)
{
  const BglRules *rules = proof->rules;
  gpointer after = g_alloca (rules->state_size);
  BglMove *moves = g_newa (BglMove, rules->max_moves);
  float *weights = g_newa (float, rules->max_moves);
  gboolean own = rules->get_turn (state) == (int) proof->seat;
  int best = own ? -ANY_LEAD : ANY_LEAD;
  guint n;

  if (bgl_rules_is_over (rules, state))
    return get_lead (proof, state);
  if (proof->n_left-- < 0)
    return 0;

  n = puzzle_list (rules, state, moves, weights);
  for (guint i = 0; i < n && low < high; i++)
    {
      int lead;

      memcpy (after, state, rules->state_size);
      rules->apply (after, moves[i], NULL);
      lead = puzzle_find_lead (proof, after, low, high);

      if (own)
        low = MAX (low, best = MAX (best, lead));
      else
        high = MIN (high, best = MIN (best, lead));
    }

  return best;
}

float
puzzle_find_reward (PuzzleProof   *proof,
                    gconstpointer  state)
{
  const BglRules *rules = proof->rules;
  gpointer after = g_alloca (rules->state_size);
  BglMove *moves = g_newa (BglMove, rules->max_moves);
  float *weights = g_newa (float, rules->max_moves);
  int turn = rules->get_turn (state);
  float sum = 0, best = turn == (int) proof->seat ? -1 : 2;
  guint n;

  if (turn == BGL_TURN_OVER)
    {
      float rewards[BGL_MAX_SEATS];

      rules->get_rewards (state, rewards);
      return rewards[proof->seat - 1];
    }
  if (proof->n_left-- < 0)
    return 0;

  n = puzzle_list (rules, state, moves, weights);
  for (guint i = 0; i < n; i++)
    {
      float reward;

      memcpy (after, state, rules->state_size);
      rules->apply (after, moves[i], NULL);
      reward = puzzle_find_reward (proof, after);

      if (turn == BGL_TURN_CHANCE)
        sum += weights[i] * reward;
      else
        best = turn == (int) proof->seat ? MAX (best, reward) : MIN (best, reward);
    }

  return turn == BGL_TURN_CHANCE ? sum : best;
}

/* Points: one decision, and no other move is sure to win. */
static char *
disprove_points (const BglPuzzle *puzzle,
                 BglGame         *game)
{
  PuzzleProof proof = { puzzle->rules, puzzle->seat, puzzle->n_seats, G_MAXINT64 };
  g_autofree gpointer after = g_malloc (puzzle->rules->state_size);
  guint n;
  g_autofree BglMove *moves = bgl_game_list_moves (game, &n);

  if (puzzle->n_moves != 1)
    return g_strdup ("There is more than one move.");

  for (guint i = 0; i < n; i++)
    {
      gboolean wins;

      memcpy (after, bgl_game_get_state (game), puzzle->rules->state_size);
      puzzle->rules->apply (after, moves[i], NULL);
      wins = puzzle_find_lead (&proof, after, 0, 1) > 0;

      if (wins != (moves[i] == puzzle->moves[0]))
        {
          g_autofree char *text = bgl_rules_format_move (puzzle->rules, bgl_game_get_state (game), moves[i]);

          return g_strdup_printf (wins ? "%s wins, too." : "%s does not win.", text);
        }
    }

  return NULL;
}

/* Bango: before each move but the last one, no other move wins as soon; after each one, all is lost for the other side. */
static char *
disprove_line (const BglPuzzle *puzzle,
               BglGame         *game)
{
  g_autofree BangoBoard *board = g_new (BangoBoard, 1);

  for (guint i = 0; i + 1 < puzzle->n_moves; i += 2)
    {
      guint n_own = puzzle->n_own - i / 2;
      BangoStep step;

      bango_board_init (board, bgl_game_get_state (game));
      if (bango_solver_wins (board, n_own - 1))
        return g_strdup_printf ("There is a win in %u moves.", n_own - 1);
      if (bango_solver_find_wins (board, n_own, &step) != 1)
        return g_strdup_printf ("The win in %u moves is not the only one.", n_own);
      if (bango_board_get_move (board, step) != puzzle->moves[i])
        return g_strdup_printf ("Another move wins in %u moves.", n_own);

      bgl_game_play (game, puzzle->moves[i], NULL);
      bgl_game_play (game, puzzle->moves[i + 1], NULL);
    }

  bgl_game_play (game, puzzle->moves[puzzle->n_moves - 1], NULL);
  if (!bgl_game_is_over (game) || bgl_game_get_winners (game) != 1u << (puzzle->seat - 1))
    return g_strdup ("The last move does not win.");

  return NULL;
}

char *
puzzle_disprove (const BglPuzzle *puzzle)
{
  g_autoptr (BglGame) game = bgl_puzzle_begin (puzzle);

  return puzzle->rules == &bango_rules ? disprove_line (puzzle, game) : disprove_points (puzzle, game);
}
