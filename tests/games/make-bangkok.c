/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "make-puzzles.h"
#include "games/bangkok/bangkok-private.h"

#define WEAK_NODES 150
#define MAX_NODES  6000000

/* The second-best move must lose, and not only tie. */
#define MIN_GAP 2
#define ANY     10000

static void
write_hands (const BangkokState *state,
             GString            *text)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      const BangkokHand *hand = &state->hands[seat];

      if (hand->n_dice == 0)
        continue;

      g_string_append_printf (text, "; %u", seat + 1);
      for (guint group = 1; group <= hand->n_groups; group++)
        for (guint i = 0, n = 0; i < hand->n_dice; i++)
          if (hand->dice[i].group == group)
            g_string_append_printf (text, "%s%c%u", n++ == 0 ? " " : "+", "rgbyv"[hand->dice[i].color],
                                    hand->dice[i].value);
    }
}

static void
write_position (const BangkokState *state,
                GString            *text)
{
  g_string_append_printf (text, "round %u; scores", state->round);
  for (guint i = 0; i < state->n_seats; i++)
    g_string_append_printf (text, " %u", state->scores[i]);
  g_string_append_printf (text, "; goal %u; values", state->goal);
  for (guint i = 0; i < state->n_seats; i++)
    g_string_append_printf (text, " %c%u", "rgbyv"[i], state->rows[i]);
  write_hands (state, text);

  g_string_append (text, "; pool");
  for (guint color = 0; color < state->n_seats; color++)
    for (guint value = 1; value <= BANGKOK_SIDES; value++)
      for (guint i = 0; i < state->pool[color][value]; i++)
        g_string_append_printf (text, " %c%u", "rgbyv"[color], value);
  g_string_append_printf (text, "; turn %u", state->turn);
}

/* Changes the scores of the earlier rounds, so that a lead of this much becomes a win by one half of the gap. */
static gboolean
set_scores (BangkokState *state,
            guint         seat,
            int           lead,
            int           gap)
{
  int change = (gap + 1) / 2 - lead;

  if (change >= 0)
    {
      state->scores[seat - 1] += (guint16) change;
      return change <= 25;
    }

  for (guint i = 0; i < state->n_seats; i++)
    if (i != seat - 1)
      state->scores[i] += (guint16) -change;

  return -change <= 25;
}

/* Whether one move forces a higher lead than all others. Then sets the scores so that it wins. */
static gboolean
find_move (BangkokState *state,
           BglMove      *best_move)
{
  PuzzleProof proof = { &bangkok_rules, state->turn, state->n_seats, MAX_NODES };
  g_autofree BglMove *moves = g_new (BglMove, bangkok_rules.max_moves);
  guint n = bangkok_rules.list_moves (state, moves);
  int best = -ANY, second = -ANY;

  for (guint i = 0; i < n; i++)
    {
      BangkokState after = *state;
      int lead;

      bangkok_rules.apply (&after, moves[i], NULL);
      lead = puzzle_find_lead (&proof, &after, second, ANY);
      if (proof.n_left < 0)
        return FALSE;

      if (lead > best)
        {
          second = best;
          best = lead;
          *best_move = moves[i];
        }
      else
        second = MAX (second, lead);
    }

  return best - second >= MIN_GAP && set_scores (state, state->turn, best, best - second);
}

gboolean
make_bangkok (BglRandom *random,
              GString   *line)
{
  BglOptions options;
  g_autoptr (BglGame) game = NULL;
  guint n_seats = bgl_random_below (random, 4) == 0 ? 3 : 2;
  guint n_left = 3 + bgl_random_below (random, n_seats == 2 ? 4 : 3);

  bgl_options_init (&options, bangkok_rules.options);
  game = bgl_game_new (&bangkok_rules, n_seats, &options, NULL, NULL);

  while (!bgl_game_is_over (game))
    {
      const BangkokState *state = bgl_game_get_state (game);
      BglMove move = BGL_MOVE_NONE;

      if (state->phase == BANGKOK_PHASE_PICK && state->round == n_seats && state->n_pool == n_left)
        {
          BangkokState changed = *state;

          if (!find_move (&changed, &move))
            return FALSE;

          g_string_printf (line, "1 %u | ", n_seats);
          write_position (&changed, line);
          g_string_append (line, " | ");
          bangkok_rules.format_move (&changed, move, line);
          return TRUE;
        }

      move = bgl_game_get_turn (game) == BGL_TURN_CHANCE ? bangkok_rules.draw_chance (state, random)
             : make_weak_move (&bangkok_rules, state, state->round == n_seats ? WEAK_NODES : 1, random);
      bgl_game_play (game, move, NULL);
    }

  return FALSE;
}
