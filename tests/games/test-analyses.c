/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "engine/bgl-analysis.h"
#include "engine/bgl-bot.h"
#include "engine/bgl-registry.h"

/* Analyses of all games, with searches that are much too small for good chances. What must be right all the same is
 * what adds up. */

#define EFFORT 12
#define EXACT  1e-6

/* Plays random moves, at most so many (transfer full). */
static BglRecord *
play (const BglRules *rules,
      guint           n_seats,
      guint           n_moves,
      BglGame       **game)
{
  BglRandom random;
  int turn;

  *game = bgl_game_new (rules, n_seats, NULL, NULL, NULL);
  bgl_random_init (&random, n_seats);
  while ((turn = bgl_game_get_turn (*game)) != BGL_TURN_OVER && bgl_game_get_ply (*game) < n_moves)
    {
      gconstpointer state = bgl_game_get_state (*game);
      BglMove move = turn == BGL_TURN_CHANCE ? rules->draw_chance (state, &random)
                     : turn == BGL_TURN_ANY  ? bgl_bot_choose (rules, state, BGL_LEVEL_EASY, bgl_random_next (&random),
                                                               0, NULL)
                                             : rules->draw_move (state, &random);

      g_assert_true (bgl_game_play (*game, move, NULL));
    }

  return bgl_record_new_from_game (*game);
}

static void
assert_chances (BglAnalysis *analysis,
                BglGame     *game)
{
  guint n_seats = bgl_game_get_n_seats (game), n_plies = bgl_game_get_n_moves (game);
  guint winners = bgl_game_is_over (game) ? bgl_game_get_winners (game) : 0;

  g_assert_true (bgl_analysis_is_complete (analysis));
  g_assert_cmpint (bgl_analysis_is_over (analysis), ==, bgl_game_is_over (game));

  for (guint i = 0; i <= n_plies; i++)
    {
      double sum = 0;

      for (guint seat = 1; seat <= n_seats; seat++)
        sum += bgl_analysis_get_chance (analysis, i, seat, NULL);
      g_assert_cmpfloat_with_epsilon (sum, 1, EXACT);
    }

  for (guint i = 0; i < n_plies; i++)
    {
      const BglAnalysisPly *ply = bgl_analysis_get_ply (analysis, i);
      g_autoptr (BglGame) before = NULL;

      g_assert_true (ply->done);
      g_assert_cmpuint (ply->move, ==, bgl_game_get_move (game, i));
      if (ply->best == BGL_MOVE_NONE)
        continue;

      before = bgl_game_new_at (game, i);
      g_assert_true (bgl_rules_check (bgl_game_get_rules (game), bgl_game_get_state (before), ply->best, NULL));
      g_assert_cmpfloat (ply->loss, >=, 0);
      g_assert_true (ply->best != ply->move || ply->loss == 0);
    }

  for (guint seat = 1; seat <= n_seats; seat++)
    {
      const BglAnalysisSum *sum = bgl_analysis_get_sum (analysis, seat);

      g_assert_cmpfloat_with_epsilon (sum->start + sum->luck + sum->own + sum->others, sum->result, EXACT);
      if (winners != 0)
        g_assert_cmpfloat_with_epsilon (sum->result, (winners >> (seat - 1) & 1) != 0
                                        ? 1.0 / __builtin_popcount (winners) : 0, EXACT);
    }
}

static void
assert_calls (BglAnalysis *analysis,
              BglGame     *game)
{
  guint n_seats = bgl_game_get_n_seats (game);
  int scores[BGL_MAX_SEATS] = { 0 };
  guint n_rounds = 0, n_right = 0;

  bgl_game_get_rules (game)->get_scores (bgl_game_get_state (game), scores);
  g_assert_cmpuint (bgl_analysis_get_n_situations (analysis), >, 0);
  for (guint seat = 1; seat <= n_seats; seat++)
    {
      const BglAnalysisCalls *all = bgl_analysis_get_all_calls (analysis, seat);

      g_assert_cmpint (all->points, ==, scores[seat - 1]);
      n_rounds = all->n_rounds;
      n_right += all->n_right;
      for (guint i = 0; i < bgl_analysis_get_n_situations (analysis); i++)
        {
          const BglAnalysisCalls *calls = bgl_analysis_get_calls (analysis, i, seat);

          g_assert_cmpuint (calls->n_right + calls->n_lost, <=, calls->n_rounds);
          g_assert_cmpuint (calls->n_rounds, <=, all->n_rounds);
        }
    }
  g_assert_cmpuint (n_right, <=, n_rounds);
  for (guint i = 0; i < bgl_analysis_get_n_situations (analysis); i++)
    {
      g_assert_nonnull (bgl_analysis_get_situation_label (analysis, i));
      g_assert_nonnull (bgl_rules_find_rule (bgl_analysis_get_rules (analysis),
                                             bgl_analysis_get_situation_rule (analysis, i)));
    }
}

static void
analyze (const BglRules *rules,
         guint           n_seats,
         guint           n_moves)
{
  const BglAnalysisParams params = { .seed = 1, .jobs = 2, .effort = EFFORT };
  g_autoptr (BglGame) game = NULL;
  g_autoptr (BglRecord) record = play (rules, n_seats, n_moves, &game);
  g_autoptr (GError) error = NULL;
  g_autoptr (BglAnalysis) analysis = bgl_analysis_run (record, &params, NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (bgl_analysis_is_timed (analysis), ==, rules->get_time != NULL);
  if (bgl_analysis_is_timed (analysis))
    assert_calls (analysis, game);
  else
    assert_chances (analysis, game);
}

static void
test_whole (gconstpointer data)
{
  const BglRules *rules = data;

  for (guint i = 0; rules->seat_counts[i] != 0 && i < 2; i++)
    analyze (rules, rules->seat_counts[i], G_MAXUINT);
}

static void
test_unfinished (gconstpointer data)
{
  const BglRules *rules = data;

  analyze (rules, rules->seat_counts[0], 8);
}

/* What the search of Bango says about a forced win, for two players and for teams. */
static void
test_forced (void)
{
  const struct
  {
    const char *record;
    double      share;
  } games[] = {
    { "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n\n1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 0,3\n", 1 },
    { "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"4\"]\n\n1: 0,1\n2: 1,1\n3: 0,2\n4: 1,2\n1: 0,3\n", 0.5 },
  };
  const BglAnalysisParams params = { .seed = 1, .effort = 200 };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (BglRecord) record = bgl_record_parse (games[i].record, -1, NULL);
      g_autoptr (BglAnalysis) analysis = bgl_analysis_run (record, &params, NULL, NULL, NULL, NULL);
      double error, chance = bgl_analysis_get_chance (analysis, 5, 1, &error);

      g_assert_cmpfloat (chance, ==, games[i].share);
      g_assert_cmpfloat (error, ==, 0);
      g_assert_cmpint (bgl_analysis_get_ply (analysis, 3)->grade, ==, BGL_GRADE_BLUNDER);
    }
}

int
main (int    argc,
      char **argv)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *whole = g_strdup_printf ("/analyses/%s/whole", games[i]->id);
      g_autofree char *unfinished = g_strdup_printf ("/analyses/%s/unfinished", games[i]->id);

      g_test_add_data_func (whole, games[i], test_whole);
      g_test_add_data_func (unfinished, games[i], test_unfinished);
    }
  if (bgl_registry_find ("bango") != NULL)
    g_test_add_func ("/analyses/forced", test_forced);

  return g_test_run ();
}
