/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-bot.h"
#include "engine/bgl-game.h"
#include "engine/bgl-search.h"
#include "games/bangkok/bangkok-duel.h"
#include "games/bangkok/bangkok-rules.h"
#include "games/bangkok/bangkok-score.h"

/* The last round before any die is rolled, so that one round decides. */
static void
begin_last_round (BangkokState *state,
                  guint         n_seats)
{
  g_autofree char *position = g_strdup_printf ("round %u", n_seats);
  BglOptions options;

  bgl_options_init (&options, bangkok_rules.options);
  g_assert_true (bangkok_rules.setup (state, n_seats, &options, position, NULL));
}

static void
roll_dice (BangkokState *state,
           BglRandom    *random)
{
  while (bangkok_rules.get_turn (state) == BGL_TURN_CHANCE)
    bangkok_rules.apply (state, bangkok_rules.draw_chance (state, random), NULL);
}

/* How far a seat would be ahead of the best other one if the round ended now. */
static int
get_margin (const BangkokState *state,
            guint               seat)
{
  BangkokScore score;
  int best = 0;

  bangkok_score (state, &score);
  for (guint i = 0; i < state->n_seats; i++)
    if (i != seat - 1)
      best = MAX (best, score.totals[i]);

  return score.totals[seat - 1] - best;
}

/* The opponent that bots must beat: takes what gives the best margin at once, by lot among equals. */
static BglMove
choose_greedily (const BangkokState *state,
                 BglRandom          *random)
{
  g_autofree BglMove *moves = g_new (BglMove, bangkok_rules.max_moves);
  guint n_moves = bangkok_rules.list_moves (state, moves);
  BglMove best = BGL_MOVE_NONE;
  int best_margin = G_MININT;
  guint n_equal = 0;

  for (guint i = 0; i < n_moves; i++)
    {
      BangkokState after = *state;
      int margin;

      bangkok_rules.apply (&after, moves[i], NULL);
      margin = get_margin (&after, state->turn);

      if (margin > best_margin)
        {
          best_margin = margin;
          n_equal = 0;
        }
      if (margin == best_margin && bgl_random_below (random, ++n_equal) == 0)
        best = moves[i];
    }

  return best;
}

typedef BglMove (*Chooser) (const BangkokState *state,
                            guint64             seed);

/* The search without lapses. */
static BglMove
choose_by_search (const BangkokState *state,
                  guint64             seed)
{
  BglSearchLimits limits = { .nodes = 4000, .use_knowledge = TRUE, .seed = seed };

  return bgl_search_run (&bangkok_rules, state, &limits, NULL);
}

static BglMove
choose_as_beginner (const BangkokState *state,
                    guint64             seed)
{
  return bgl_bot_choose (&bangkok_rules, state, BGL_LEVEL_BEGINNER, seed, 0, NULL);
}

/* Plays the same dice with the bot on every seat in turn, all others greedy. Returns the share of
 * wins; the lead is the average of the bot's points over the average of the others'. */
static double
play_against_greedy (guint     n_seats,
                     guint     n_deals,
                     Chooser   choose,
                     double   *lead)
{
  double wins = 0;
  guint n_rounds = n_seats * n_deals;

  *lead = 0;

  for (guint round = 0; round < n_rounds; round++)
    {
      guint seat = round % n_seats + 1;
      BglRandom dice, luck;
      BangkokState state;
      guint winners, others = 0;

      bgl_random_init (&dice, 100 + round / n_seats);
      bgl_random_init (&luck, round);
      begin_last_round (&state, n_seats);
      roll_dice (&state, &dice);

      while (bangkok_rules.get_turn (&state) != BGL_TURN_OVER)
        {
          BglMove move = state.turn == seat
                           ? choose (&state, round)
                           : choose_greedily (&state, &luck);

          g_assert_true (bangkok_rules.check (&state, move, NULL));
          bangkok_rules.apply (&state, move, NULL);
        }

      winners = bangkok_rules.get_winners (&state);
      if ((winners & 1u << (seat - 1)) != 0)
        wins += 1.0 / __builtin_popcount (winners);

      for (guint i = 0; i < n_seats; i++)
        others += i == seat - 1 ? 0 : state.scores[i];
      *lead += ((double) state.scores[seat - 1] - (double) others / (n_seats - 1)) / n_rounds;
    }

  return wins / n_rounds;
}

/* Among equals two seats would win half of their rounds, three a third, five a fifth. */
static void
test_greedy (void)
{
  static const struct
  {
    guint  n_seats;
    guint  n_deals;
    double wins;
  } matches[] = {
    { 2, 10, 0.8 },
    { 3, 8, 0.75 },
    { 5, 3, 0.6 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      double lead;
      double wins = play_against_greedy (matches[i].n_seats, matches[i].n_deals, choose_by_search, &lead);

      g_test_message ("%u seats: wins %.2f, lead %.1f", matches[i].n_seats, wins, lead);
      g_assert_cmpfloat (wins, >, matches[i].wins);
      g_assert_cmpfloat (lead, >, 5);
    }
}

/* Somebody who has just learnt the game should be able to win. */
static void
test_beginner (void)
{
  double lead;
  double wins = play_against_greedy (3, 40, choose_as_beginner, &lead);

  g_test_message ("wins %.2f, lead %.1f", wins, lead);
  g_assert_cmpfloat (lead, <, 0);
}

static void
test_seed (void)
{
  gboolean differs = FALSE;

  for (guint n_seats = 2; n_seats <= 5; n_seats++)
    for (guint level = 0; level <= BGL_LEVEL_MEDIUM; level++)
      {
        BglRandom random;
        BangkokState state;
        BglMove first;

        bgl_random_init (&random, n_seats);
        begin_last_round (&state, n_seats);
        roll_dice (&state, &random);
        first = bgl_bot_choose (&bangkok_rules, &state, level, 0, 0, NULL);

        for (guint seed = 0; seed < 8; seed++)
          {
            BglMove move = bgl_bot_choose (&bangkok_rules, &state, level, seed, 0, NULL);

            g_assert_cmpuint (bgl_bot_choose (&bangkok_rules, &state, level, seed, 0, NULL), ==, move);
            differs |= move != first;
          }
      }

  g_assert_true (differs);
}

/* What the bot gives to the search, in every position of random games: candidates are legal, different
 * and weighed; what a playout draws is legal; rewards lie between 0 and 1. */
static void
test_hooks (void)
{
  g_autofree BglMove *moves = g_new (BglMove, bangkok_rules.max_moves);
  g_autofree float *weights = g_new (float, bangkok_rules.max_moves);
  BglOptions options;
  BglRandom random;

  bgl_options_init (&options, bangkok_rules.options);
  bgl_random_init (&random, 5);

  for (guint game = 0; game < 40; game++)
    {
      BangkokState state;

      g_assert_true (bangkok_rules.setup (&state, 2 + game % 4, &options, NULL, NULL));

      for (;;)
        {
          float rewards[BGL_MAX_SEATS];
          BglMove move;
          guint n;

          bangkok_rules.get_rewards (&state, rewards);
          for (guint i = 0; i < state.n_seats; i++)
            g_assert_true (rewards[i] >= 0 && rewards[i] <= 1);

          if (bangkok_rules.get_turn (&state) == BGL_TURN_OVER)
            break;

          move = bangkok_rules.draw_move (&state, &random);

          if (bangkok_rules.get_turn (&state) != BGL_TURN_CHANCE)
            {
              n = bangkok_rules.bot->list_candidates (&state, moves, weights);
              g_assert_cmpuint (n, >, 0);
              for (guint i = 0; i < n; i++)
                {
                  g_assert_true (bangkok_rules.check (&state, moves[i], NULL));
                  g_assert_true (weights[i] > 0);
                  g_assert_true (i == 0 || moves[i] != moves[i - 1]);
                }

              if (game % 2 == 0)
                move = bangkok_rules.bot->draw_playout (&state, &random);
            }

          g_assert_true (bangkok_rules.check (&state, move, NULL));
          bangkok_rules.apply (&state, move, NULL);
        }
    }
}

/* The winner of a game is best off, and whoever leads between two rounds. */
static void
test_rewards (void)
{
  static const guint rounds[] = { 1, 2, 3 };

  for (guint i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      BangkokState state = {
        .n_seats = 3,
        .round = rounds[i],
        .phase = rounds[i] == 3 ? BANGKOK_PHASE_OVER : BANGKOK_PHASE_GOAL,
        .scores = { 20, 40, 39 },
      };
      float rewards[3];

      bangkok_rules.get_rewards (&state, rewards);
      g_assert_cmpfloat (rewards[1], >, rewards[2]);
      g_assert_cmpfloat (rewards[2], >, rewards[0]);
      g_assert_true (bangkok_rules.bot->is_settled (&state));
    }
}

/* A die that nobody would leave who overlooks nothing: it makes a trio. */
static void
test_obvious (void)
{
  BglOptions options;
  BangkokState state;
  BglMove move;

  bgl_options_init (&options, bangkok_rules.options);
  g_assert_true (bangkok_rules.setup (&state, 3, &options,
                                      "round 3; goal 9; values r1 g2 b6; 1 r5 g5; 2 g6 g6; 3 b6 b6; "
                                      "pool b5 b4 b4 g1 g1 g6", NULL));
  move = bgl_bot_choose (&bangkok_rules, &state, BGL_LEVEL_EXPERT, 1, 0, NULL);
  g_assert_cmpuint (bangkok_move_get_color (move), ==, BANGKOK_BLUE);
  g_assert_cmpuint (bangkok_move_get_value (move), ==, 5);
}

/* The search counts points on its own. In the end, they are those of the rules. */
static void
test_duel (void)
{
  for (guint seed = 0; seed < 500; seed++)
    {
      BangkokDuelTables tables;
      BangkokDuel duel;
      BangkokState state;
      BangkokScore score;
      BglRandom random;

      bgl_random_init (&random, seed);
      begin_last_round (&state, 2);
      roll_dice (&state, &random);
      bangkok_duel_tables_init (&tables, &state);
      bangkok_duel_init (&duel, &state);

      while (bangkok_rules.get_turn (&state) > 0)
        {
          BglMove move = bangkok_rules.bot->draw_playout (&state, &random);
          guint group = bangkok_move_get_group (move);
          guint sum = group != BANGKOK_APART ? state.hands[state.turn - 1].sum[group - 1] : 0;

          bangkok_duel_take (&duel, bangkok_move_get_color (move) * BANGKOK_SIDES + bangkok_move_get_value (move) - 1, sum);
          bangkok_rules.apply (&state, move, NULL);
        }

      bangkok_score (&state, &score);
      g_assert_cmpint (bangkok_duel_get_lead (&tables, &duel), ==, (int) score.totals[0] - (int) score.totals[1]);
      bangkok_duel_tables_clear (&tables);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bangkok/bot/seed", test_seed);
  g_test_add_func ("/bangkok/bot/hooks", test_hooks);
  g_test_add_func ("/bangkok/bot/rewards", test_rewards);
  g_test_add_func ("/bangkok/bot/obvious", test_obvious);
  g_test_add_func ("/bangkok/bot/duel", test_duel);
  g_test_add_func ("/bangkok/bot/beginner", test_beginner);
  g_test_add_func ("/bangkok/bot/greedy", test_greedy);

  return g_test_run ();
}
