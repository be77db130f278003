/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-game.h"
#include "engine/bgl-hint.h"
#include "engine/bgl-search.h"

#include "nim.h"

/* Without help from the game, the points and the last event explain a move. */
static void
test_points (void)
{
  g_autoptr (BglGame) game = bgl_game_new (&nim_rules, 2, NULL, "2", NULL);
  g_autoptr (BglHint) hint = bgl_hint_new (&nim_rules, bgl_game_get_state (game), bgl_move_new (1, 2), NULL);

  g_assert_cmpuint (hint->move, ==, bgl_move_new (1, 2));
  g_assert_null (hint->where);
  g_assert_cmpstr (hint->reason, ==, "It scores 1 point.");
  g_assert_cmpstr (hint->rule, ==, "nim-end");
}

static void
test_nothing (void)
{
  g_autoptr (BglGame) game = bgl_game_new (&nim_rules, 2, NULL, "5", NULL);
  g_autoptr (BglHint) hint = bgl_hint_new (&nim_rules, bgl_game_get_state (game), bgl_move_new (1, 2), NULL);

  g_assert_null (hint->reason);
  g_assert_cmpstr (hint->rule, ==, "nim-take");
}

static void
test_win (void)
{
  g_autoptr (BglGame) game = bgl_game_new (&nim_rules, 2, NULL, "2", NULL);
  g_autoptr (BglHint) hint = NULL;

  g_assert_true (bgl_game_play (game, bgl_move_new (1, 2), NULL));
  g_assert_true (bgl_game_play (game, bgl_move_new (0, 5), NULL));
  g_assert_true (bgl_game_play (game, bgl_move_new (2, 2), NULL));
  g_assert_true (bgl_game_play (game, bgl_move_new (1, 1), NULL));
  g_assert_true (bgl_game_play (game, bgl_move_new (2, 1), NULL));

  hint = bgl_hint_new (&nim_rules, bgl_game_get_state (game), bgl_move_new (1, 1), NULL);
  g_assert_cmpstr (hint->reason, ==, "It wins the game.");
}

static void
explain (gconstpointer          state,
         const BglSearchReport *report,
         BglHint               *hint)
{
  hint->where = g_strdup ("Look at the heap.");
  hint->reason = report->nodes > 0 ? g_strdup ("Somebody has searched.") : NULL;
  hint->rule = "nim-turn";
}

/* The game knows best, and what it does not explain has the default. */
static void
test_explained (void)
{
  g_autoptr (BglGame) game = bgl_game_new (&nim_rules, 2, NULL, "2", NULL);
  BglSearchReport report = { .nodes = 1 };
  BglBot bot = *nim_rules.bot;
  BglRules rules = nim_rules;

  rules.bot = &bot;
  bot.explain_move = explain;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (BglHint) hint = bgl_hint_new (&rules, bgl_game_get_state (game), bgl_move_new (1, 2),
                                               i == 0 ? &report : NULL);

      g_assert_cmpstr (hint->where, ==, "Look at the heap.");
      g_assert_cmpstr (hint->reason, ==, i == 0 ? "Somebody has searched." : "It scores 1 point.");
      g_assert_cmpstr (hint->rule, ==, "nim-turn");
    }
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static GAsyncResult *
find (const BglRules *rules,
      GCancellable   *cancellable)
{
  g_autoptr (BglGame) game = bgl_game_new (rules, 2, NULL, NULL, NULL);
  GAsyncResult *result = NULL;

  bgl_hint_find_async (rules, bgl_game_get_state (game), 1, cancellable, found_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return result;
}

/* The expert of this game would think for ever, but a hint takes a second. The hint is explained by that search. */
static void
test_find (void)
{
  BglBot bot = *nim_rules.bot;
  BglRules rules = nim_rules;
  gint64 start = g_get_monotonic_time ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (BglHint) hint = NULL;

  rules.bot = &bot;
  bot.explain_move = explain;
  result = find (&rules, NULL);
  hint = bgl_hint_find_finish (result, NULL);

  g_assert_cmpuint (hint->move, ==, bgl_move_new (1, 1));
  g_assert_cmpstr (hint->reason, ==, "Somebody has searched.");
  g_assert_cmpint (g_get_monotonic_time () - start, >=, G_USEC_PER_SEC * 9 / 10);
}

static void
test_cancel (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  result = find (&nim_rules, cancellable);
  g_assert_null (bgl_hint_find_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/hint/points", test_points);
  g_test_add_func ("/hint/nothing", test_nothing);
  g_test_add_func ("/hint/win", test_win);
  g_test_add_func ("/hint/explained", test_explained);
  g_test_add_func ("/hint/find", test_find);
  g_test_add_func ("/hint/cancel", test_cancel);

  return g_test_run ();
}
