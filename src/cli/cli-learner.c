/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "cli.h"

/* A player who knows the rules and looks one move ahead, as a fixed point to compare the lowest level with. */

/* Differences between rewards that are smaller than this do not count. */
#define EQUAL 0.0005f

static float
get_reward (const BglRules *rules,
            gconstpointer   state,
            guint           seat)
{
  float rewards[BGL_MAX_SEATS] = { 0 };

  rules->get_rewards (state, rewards);

  return rewards[seat - 1];
}

/* Whether the next player can win the game at once against the seat. */
static gboolean
can_lose (const BglRules *rules,
          gconstpointer   state,
          guint           seat,
          BglMove        *moves,
          gpointer        scratch)
{
  int turn = rules->get_turn (state);
  guint n;

  if (turn <= 0 || bgl_rules_get_side (rules, state, (guint) turn) == bgl_rules_get_side (rules, state, seat))
    return FALSE;

  n = rules->list_moves (state, moves);
  for (guint i = 0; i < n; i++)
    {
      memcpy (scratch, state, rules->state_size);
      rules->apply (scratch, moves[i], NULL);
      if (bgl_rules_is_over (rules, scratch) && get_reward (rules, scratch, seat) < EQUAL)
        return TRUE;
    }

  return FALSE;
}

BglMove
cli_learner_choose (const BglRules *rules,
                    gconstpointer   state,
                    BglRandom      *random)
{
  g_autofree BglMove *moves = g_new (BglMove, rules->max_moves);
  g_autofree BglMove *answers = g_new (BglMove, rules->max_moves);
  g_autofree float *rewards = g_new (float, rules->max_moves);
  g_autofree gpointer after = g_malloc (rules->state_size);
  g_autofree gpointer scratch = g_malloc (rules->state_size);
  guint seat = (guint) rules->get_turn (state);
  guint n = rules->list_moves (state, moves);
  guint n_left = n;
  BglMove chosen = BGL_MOVE_NONE;

  for (guint i = 0; i < n; i++)
    {
      memcpy (after, state, rules->state_size);
      rules->apply (after, moves[i], NULL);
      rewards[i] = bgl_move_get_seat (moves[i]) == seat ? get_reward (rules, after, seat) : -1;
    }

  /* Try the best moves first, those that are equal in random order, until one does not lose at once. */
  while (n_left > 0)
    {
      guint best = 0, n_equal = 0;
      BglMove move;

      for (guint i = 0; i < n_left; i++)
        if (n_equal == 0 || rewards[i] > rewards[best] + EQUAL)
          {
            best = i;
            n_equal = 1;
          }
        else if (rewards[i] > rewards[best] - EQUAL && bgl_random_below (random, ++n_equal) == 0)
          {
            best = i;
          }

      move = moves[best];
      if (rewards[best] < 0)
        break;
      if (chosen == BGL_MOVE_NONE)
        chosen = move;

      memcpy (after, state, rules->state_size);
      rules->apply (after, move, NULL);
      if (!can_lose (rules, after, seat, answers, scratch))
        return move;

      n_left--;
      moves[best] = moves[n_left];
      rewards[best] = rewards[n_left];
    }

  return chosen;
}
