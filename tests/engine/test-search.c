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
  g_test_add_func ("/search/levels", test_levels);
  g_test_add_func ("/search/random", test_random);

  return g_test_run ();
}
