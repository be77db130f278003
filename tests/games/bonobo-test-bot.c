/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-bot.h"

#include "bonobo-test.h"

/* How the bot plays. */

static int
get_worth (const BonoboState *state,
           guint              seat)
{
  int worth = state->scores[seat - 1];

  for (guint spot = 0; spot < BONOBO_SPOTS; spot++)
    if (state->phase != BONOBO_OVER && bonobo_state_get_owner (state, spot) == seat)
      worth += bonobo_state_get_points (state, spot);

  return worth;
}

static int
get_lead (const BonoboState *state,
          guint              seat)
{
  int best_other = G_MININT;

  for (guint other = 1; other <= state->n_seats; other++)
    if (other != seat)
      best_other = MAX (best_other, get_worth (state, other));

  return get_worth (state, seat) - best_other;
}

/* Looks one move ahead: the lead if the game ended after it. Draws unless a token brings at
 * least three points. */
static BglMove
choose_greedily (const BonoboState *state,
                 BglRandom         *random)
{
  BglMove moves[BONOBO_PLACES], best_moves[BONOBO_PLACES];
  guint n_moves = bonobo_rules.list_moves (state, moves);
  guint n_best = 0;
  int best = G_MININT;
  gboolean can_draw = FALSE;

  for (guint i = 0; i < n_moves; i++)
    {
      BonoboState after = *state;
      int lead;

      if (bonobo_move_unpack (moves[i]).kind == BONOBO_DRAW)
        {
          can_draw = TRUE;
          continue;
        }

      bonobo_rules.apply (&after, moves[i], NULL);
      lead = get_lead (&after, state->turn);
      if (lead > best)
        {
          best = lead;
          n_best = 0;
        }
      if (lead == best)
        best_moves[n_best++] = moves[i];
    }

  if (can_draw && (n_best == 0 || best < get_lead (state, state->turn) + 3))
    return bonobo_move_draw (state->turn);

  return best_moves[bgl_random_below (random, n_best)];
}

/* The lead of the bot at the end. The same seed deals the same rhombi. */
static int
play_against_greed (BglLevel level,
                    guint    n_seats,
                    guint    bot_seat,
                    guint64  seed)
{
  g_autoptr (BglGame) game = game_test_new (&bonobo_rules, n_seats, NULL, NULL);
  BonoboState state = *bonobo_test_get_state (game);
  BglRandom dealer, random;

  bgl_random_init (&dealer, seed);
  bgl_random_init (&random, seed + 1000);

  while (!bgl_rules_is_over (&bonobo_rules, &state))
    {
      BglMove move;

      if (bonobo_rules.get_turn (&state) == BGL_TURN_CHANCE)
        move = bonobo_rules.draw_chance (&state, &dealer);
      else if (state.turn == bot_seat)
        move = bgl_bot_choose (&bonobo_rules, &state, level, bgl_random_next (&random), 0, NULL);
      else
        move = choose_greedily (&state, &random);

      g_assert_true (bonobo_rules.check (&state, move, NULL));
      bonobo_rules.apply (&state, move, NULL);
    }

  return get_lead (&state, bot_seat);
}

static void
assert_beats_greed (BglLevel level,
                    guint    n_seats,
                    guint    n_deals,
                    double   min_wins,
                    double   min_lead)
{
  double wins = 0, lead = 0;

  for (guint deal = 0; deal < n_deals; deal++)
    for (guint seat = 1; seat <= n_seats; seat++)
      {
        int margin = play_against_greed (level, n_seats, seat, deal);

        wins += margin > 0 ? 1 : margin == 0 ? 0.5 : 0;
        lead += margin;
      }

  wins /= n_deals * n_seats;
  lead /= n_deals * n_seats;
  g_test_message ("%u seats: %.2f of the games, %.1f points ahead", n_seats, wins, lead);
  g_assert_cmpfloat (wins, >=, min_wins);
  g_assert_cmpfloat (lead, >=, min_lead);
}

static void
test_beats_greed (void)
{
  assert_beats_greed (BGL_LEVEL_HARD, 2, 3, 0.8, 25);
  assert_beats_greed (BGL_LEVEL_MEDIUM, 2, 10, 0.6, 8);
  /* A fourth of the games is what equals would win. */
  assert_beats_greed (BGL_LEVEL_HARD, 4, 2, 0.4, -10);
}

static void
test_seed (void)
{
  g_autoptr (BglGame) game = game_test_new (&bonobo_rules, 3, NULL, "A1-A2=pool C3-C4=crab b2=1 d4=2 e3=3 hand=shark-fin");
  gconstpointer state = bgl_game_get_state (game);

  for (guint level = BGL_LEVEL_BEGINNER; level <= BGL_LEVEL_MEDIUM; level++)
    for (guint64 seed = 0; seed < 4; seed++)
      g_assert_cmpuint (bgl_bot_choose (&bonobo_rules, state, level, seed, 0, NULL), ==,
                        bgl_bot_choose (&bonobo_rules, state, level, seed, 0, NULL));
}

/* What the bot gives to the search: only legal moves, each with a weight, never none; and kinds of
 * rhomb as often as their rhombi. */
static void
test_hooks (void)
{
  for (guint seed = 0; seed < 30; seed++)
    {
      g_autoptr (BglGame) game = game_test_new (&bonobo_rules, 2 + seed % 3, NULL, NULL);
      BonoboState state = *bonobo_test_get_state (game);
      BglRandom random;

      bgl_random_init (&random, seed);

      while (!bgl_rules_is_over (&bonobo_rules, &state))
        {
          BglMove moves[BONOBO_PLACES];
          float weights[BONOBO_PLACES];
          float rewards[BGL_MAX_SEATS];
          BglMove move;

          if (bonobo_rules.get_turn (&state) == BGL_TURN_CHANCE)
            {
              move = bonobo_rules.bot->draw_chance (&state, &random);
            }
          else
            {
              guint n = bonobo_rules.bot->list_candidates (&state, moves, weights);

              g_assert_cmpuint (n, >, 0);
              for (guint i = 0; i < n; i++)
                {
                  g_assert_true (bonobo_rules.check (&state, moves[i], NULL));
                  g_assert_cmpfloat (weights[i], >, 0);
                }

              move = bonobo_rules.bot->draw_playout (&state, &random);
            }

          g_assert_true (bonobo_rules.check (&state, move, NULL));
          bonobo_rules.apply (&state, move, NULL);

          bonobo_rules.get_rewards (&state, rewards);
          for (guint i = 0; i < state.n_seats; i++)
            {
              g_assert_cmpfloat (rewards[i], >=, 0);
              g_assert_cmpfloat (rewards[i], <=, 1);
            }
        }

      for (guint i = 0; i < state.n_seats; i++)
        for (guint j = 0; j < state.n_seats; j++)
          {
            float rewards[BGL_MAX_SEATS];

            bonobo_rules.get_rewards (&state, rewards);
            if (state.scores[i] > state.scores[j])
              g_assert_cmpfloat (rewards[i], >, rewards[j]);
          }
    }
}

static void
test_kinds (void)
{
  g_autoptr (BglGame) game = game_test_new (&bonobo_rules, 2, NULL, "A1-A2=pool A3-A4=crab B1-B2=shark-fin "
                                                       "C1-C2=jellyfish hand=?");
  const BonoboState *state = bonobo_test_get_state (game);
  guint dealt[9] = { 0 }, left[9] = { 0 };
  guint seen[9];
  BglRandom random;

  bgl_random_init (&random, 11);
  for (guint i = 0; i < 9; i++)
    seen[i] = BONOBO_NONE;

  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    if (state->place[i] == BONOBO_NONE)
      left[bonobo_rhombi[i].value + 4]++;

  for (guint i = 0; i < 24000; i++)
    {
      guint rhomb = bonobo_move_unpack (bonobo_rules.bot->draw_chance (state, &random)).rhomb;
      guint kind = bonobo_rhombi[rhomb].value + 4;

      /* One rhomb stands for all of its kind. */
      g_assert_true (seen[kind] == BONOBO_NONE || seen[kind] == rhomb);
      g_assert_true (state->stack & (1u << rhomb));
      seen[kind] = rhomb;
      dealt[kind]++;
    }

  for (guint i = 0; i < 9; i++)
    {
      g_assert_cmpuint (dealt[i], >=, left[i] * 900);
      g_assert_cmpuint (dealt[i], <=, left[i] * 1100);
    }
}

void
bonobo_test_add_bot (void)
{
  g_test_add_func ("/bonobo/bot/seed", test_seed);
  g_test_add_func ("/bonobo/bot/hooks", test_hooks);
  g_test_add_func ("/bonobo/bot/kinds", test_kinds);
  g_test_add_func ("/bonobo/bot/beats-greed", test_beats_greed);
}
