/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-bot.h"
#include "engine/bgl-game.h"
#include "engine/bgl-search.h"

#include "nim.h"

static BglMove
choose (BglLevel level,
        guint64  seed)
{
  g_autoptr (BglGame) game = bgl_game_new (&nim_rules, 2, NULL, NULL, NULL);

  return bgl_bot_choose (&nim_rules, bgl_game_get_state (game), level, seed, 0, NULL);
}

static void
test_seed (void)
{
  gboolean differs = FALSE;

  for (guint level = 0; level <= BGL_LEVEL_MEDIUM; level++)
    for (guint seed = 0; seed < 8; seed++)
      {
        g_assert_cmpuint (choose (level, seed), ==, choose (level, seed));
        differs |= choose (level, seed) != choose (level, 0);
      }

  g_assert_true (differs);
}

static gpointer
cancel_soon (gpointer data)
{
  g_usleep (20000);
  g_cancellable_cancel (data);

  return NULL;
}

/* Without the cancellation this would think for weeks. */
static void
test_cancel (void)
{
  g_autoptr (BglGame) game = bgl_game_new (&nim_rules, 2, NULL, NULL, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  BglSearchLimits limits = {
    .nodes = G_MAXUINT,
    .use_knowledge = TRUE,
    .cancellable = cancellable,
  };
  GThread *thread = g_thread_new ("cancel", cancel_soon, cancellable);

  g_assert_cmpuint (bgl_search_run (&nim_rules, bgl_game_get_state (game), &limits, NULL), ==, BGL_MOVE_NONE);
  g_thread_join (thread);
}

static void
test_deadline (void)
{
  g_autoptr (BglGame) game = bgl_game_new (&nim_rules, 2, NULL, NULL, NULL);
  BglSearchLimits limits = {
    .nodes = G_MAXUINT,
    .use_knowledge = TRUE,
    .deadline = g_get_monotonic_time () + 20000,
  };
  BglMove move = bgl_search_run (&nim_rules, bgl_game_get_state (game), &limits, NULL);

  g_assert_true (bgl_game_play (game, move, NULL));
}

/* So far apart that no move leads from one to another. */
#define GAP     100
#define N_HEAPS 200

static gboolean was_expanded[N_HEAPS + 1];

static BglMove
draw_any_heap (gconstpointer  state,
               BglRandom     *random)
{
  return bgl_move_new (0, GAP * (1 + bgl_random_below (random, N_HEAPS)));
}

/* The search asks this only for the positions of its tree. The heap that counts is the one after seat 1 won the first. */
static guint
list_and_count (gconstpointer  state,
                BglMove       *moves)
{
  g_autoptr (GString) heap = g_string_new (NULL);
  int scores[BGL_MAX_SEATS];
  guint64 n;

  nim_rules.get_scores (state, scores);
  nim_rules.format_board (state, heap);
  n = g_ascii_strtoull (heap->str, NULL, 10);
  if (n % GAP == 0 && scores[0] == 1)
    was_expanded[n / GAP] = TRUE;

  return nim_rules.list_moves (state, moves);
}

/* The tree follows at most 96 outcomes of one roll or draw. */
static void
test_outcomes (void)
{
  BglBot bot = { .playout_length = 1 };
  BglRules rules = nim_rules;
  g_autoptr (BglGame) game = bgl_game_new (&nim_rules, 2, NULL, "2", NULL);
  BglSearchLimits limits = { .nodes = 20000, .seed = 3 };
  guint n_expanded = 0;

  rules.bot = &bot;
  rules.draw_chance = draw_any_heap;
  rules.list_moves = list_and_count;
  g_assert_cmpuint (bgl_search_run (&rules, bgl_game_get_state (game), &limits, NULL), ==, bgl_move_new (1, 2));

  for (guint i = 1; i <= N_HEAPS; i++)
    n_expanded += was_expanded[i];
  g_assert_cmpuint (n_expanded, ==, 96);
}

static guint n_beginner_searches;

/* Always takes one, and counts the searches with the limits of a beginner. */
static BglMove
take_one (gconstpointer          state,
          const BglSearchLimits *limits,
          BglSearchReport       *report)
{
  n_beginner_searches += limits->nodes == 7;

  return bgl_move_new (1, 1);
}

static guint
list_weighted (gconstpointer  state,
               BglMove       *moves,
               float         *weights)
{
  for (guint i = 0; i < 2; i++)
    {
      moves[i] = bgl_move_new (1, i + 1);
      weights[i] = i == 0 ? 1 : 9;
    }

  return 2;
}

static const BglBot careless_bot = {
  .strength = {
    { .nodes = 7, .use_knowledge = TRUE },
    { .nodes = 9, .use_knowledge = TRUE, .lapses = 250 },
    { .nodes = 9, .use_knowledge = TRUE, .lapses = 1000 },
    { .nodes = 9, .use_knowledge = TRUE },
    { .nodes = 9, .use_knowledge = TRUE },
  },
  .search = take_one,
};

static guint
count_twos (const BglRules *rules,
            gconstpointer   state,
            BglLevel        level)
{
  guint n = 0;

  for (guint seed = 0; seed < 4000; seed++)
    {
      BglMove move = bgl_bot_choose (rules, state, level, seed, 0, NULL);

      g_assert_cmpuint (bgl_bot_choose (rules, state, level, seed, 0, NULL), ==, move);
      n += move == bgl_move_new (1, 2);
    }

  return n;
}

/* A lapse draws one of the candidates by weight. */
static void
test_lapses (void)
{
  g_autoptr (BglGame) game = bgl_game_new (&nim_rules, 2, NULL, NULL, NULL);
  gconstpointer state = bgl_game_get_state (game);
  BglBot bot = careless_bot;
  BglRules rules = nim_rules;
  guint n;

  rules.bot = &bot;
  bot.list_candidates = list_weighted;
  g_assert_cmpuint (count_twos (&rules, state, BGL_LEVEL_EXPERT), ==, 0);

  n = count_twos (&rules, state, BGL_LEVEL_MEDIUM);
  g_assert_cmpuint (n, >, 3500);
  g_assert_cmpuint (n, <, 3700);

  n = count_twos (&rules, state, BGL_LEVEL_EASY);
  g_assert_cmpuint (n, >, 800);
  g_assert_cmpuint (n, <, 1000);

  /* Full doubt gives all candidates the same weight. */
  bot.strength[BGL_LEVEL_BEGINNER].doubt = 100;
  n = count_twos (&rules, state, BGL_LEVEL_MEDIUM);
  g_assert_cmpuint (n, >, 1850);
  g_assert_cmpuint (n, <, 2150);
}

static void
test_lapses_without_candidates (void)
{
  g_autoptr (BglGame) game = bgl_game_new (&nim_rules, 2, NULL, NULL, NULL);
  BglRules rules = nim_rules;

  rules.bot = &careless_bot;
  n_beginner_searches = 0;
  for (guint seed = 0; seed < 4000; seed++)
    bgl_bot_choose (&rules, bgl_game_get_state (game), BGL_LEVEL_EASY, seed, 0, NULL);

  g_assert_cmpuint (n_beginner_searches, >, 900);
  g_assert_cmpuint (n_beginner_searches, <, 1100);
}

/* A moody bot makes few mistakes in some games and many in others, and as many on average. */
static void
test_moods (void)
{
  g_autoptr (BglGame) game = bgl_game_new (&nim_rules, 2, NULL, NULL, NULL);
  BglBot bot = careless_bot;
  BglRules rules = nim_rules;
  guint sum = 0, n_good = 0, n_bad = 0;

  rules.bot = &bot;
  bot.moody = TRUE;

  for (guint i = 0; i < 400; i++)
    {
      n_beginner_searches = 0;
      for (guint ply = 0; ply < 100; ply++)
        bgl_bot_choose (&rules, bgl_game_get_state (game), BGL_LEVEL_EASY, bgl_bot_get_seed (i, ply), 0, NULL);
      sum += n_beginner_searches;
      n_good += n_beginner_searches <= 2;
      n_bad += n_beginner_searches >= 50;
    }

  g_assert_cmpuint (sum, >, 9000);
  g_assert_cmpuint (sum, <, 11000);
  g_assert_cmpuint (n_good, >, 40);
  g_assert_cmpuint (n_bad, >, 40);
}

/* With the same seed for the whole game, only some of the decisions are lapses. */
static void
test_lapses_by_position (void)
{
  BglRules rules = nim_rules;

  rules.bot = &careless_bot;
  n_beginner_searches = 0;

  for (guint seed = 0; seed < 100; seed++)
    {
      guint before = n_beginner_searches;

      for (guint heap = 1; heap <= 2; heap++)
        {
          g_autofree char *position = g_strdup_printf ("%u", heap);
          g_autoptr (BglGame) game = bgl_game_new (&nim_rules, 2, NULL, position, NULL);

          bgl_bot_choose (&rules, bgl_game_get_state (game), BGL_LEVEL_EASY, seed, 0, NULL);
        }

      if (n_beginner_searches == before + 1)
        return;
    }

  g_assert_not_reached ();
}

static void
test_levels (void)
{
  BglLevel level;

  for (guint i = 0; i < BGL_N_LEVELS; i++)
    {
      g_assert_true (bgl_level_from_nick (bgl_level_get_nick (i), &level));
      g_assert_cmpint (level, ==, i);
    }

  g_assert_false (bgl_level_from_nick ("genius", NULL));
}

static void
test_random (void)
{
  guint counts[6] = { 0 };
  BglRandom random;

  bgl_random_init (&random, 1);
  for (guint i = 0; i < 60000; i++)
    counts[bgl_random_below (&random, 6)]++;

  for (guint i = 0; i < 6; i++)
    {
      g_assert_cmpuint (counts[i], >, 9600);
      g_assert_cmpuint (counts[i], <, 10400);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/seed", test_seed);
  g_test_add_func ("/search/cancel", test_cancel);
  g_test_add_func ("/search/deadline", test_deadline);
  g_test_add_func ("/search/outcomes", test_outcomes);
  g_test_add_func ("/search/lapses", test_lapses);
  g_test_add_func ("/search/lapses-without-candidates", test_lapses_without_candidates);
  g_test_add_func ("/search/moods", test_moods);
  g_test_add_func ("/search/lapses-by-position", test_lapses_by_position);
  g_test_add_func ("/search/levels", test_levels);
  g_test_add_func ("/search/random", test_random);

  return g_test_run ();
}
