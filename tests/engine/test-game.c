/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-game.h"

#include "nim.h"

static BglGame *
new_nim (void)
{
  return bgl_game_new (&nim_rules, 2, NULL, NULL, NULL);
}

/* A transcript of every signal, in the order in which they came. */
static void
event_cb (BglGame  *game,
          BglEvent *event,
          GString  *story)
{
  g_string_append_printf (story, "%s ", bgl_game_get_rules (game)->events[event->type].name);
}

static void
moved_cb (BglGame *game,
          guint64  move,
          GString *story)
{
  g_string_append_printf (story, "moved:%u ", bgl_game_get_ply (game));
}

static void
rewound_cb (BglGame *game,
            GString *story)
{
  g_string_append_printf (story, "rewound:%u ", bgl_game_get_ply (game));
}

static void
turn_cb (BglGame    *game,
         GParamSpec *pspec,
         GString    *story)
{
  g_string_append_printf (story, "turn:%d ", bgl_game_get_turn (game));
}

static GString *
follow (BglGame *game)
{
  GString *story = g_string_new (NULL);

  g_signal_connect (game, "event", G_CALLBACK (event_cb), story);
  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), story);
  g_signal_connect (game, "rewound", G_CALLBACK (rewound_cb), story);
  g_signal_connect (game, "notify::turn", G_CALLBACK (turn_cb), story);

  return story;
}

static void
test_signals (void)
{
  g_autoptr (BglGame) game = new_nim ();
  g_autoptr (GString) story = follow (game);

  g_assert_true (bgl_game_play_text (game, 1, "2", NULL));
  g_assert_cmpstr (story->str, ==, "taken moved:1 turn:2 ");

  g_string_truncate (story, 0);
  bgl_game_undo (game);
  g_assert_cmpstr (story->str, ==, "rewound:0 turn:1 ");

  g_string_truncate (story, 0);
  bgl_game_redo (game);
  g_assert_cmpstr (story->str, ==, "taken moved:1 turn:2 ");

  g_signal_handlers_disconnect_by_data (game, story);
  g_assert_finalize_object (g_steal_pointer (&game));
}

static void
test_refusal (void)
{
  g_autoptr (BglGame) game = new_nim ();
  g_autoptr (GString) story = follow (game);
  g_autofree gpointer before = g_memdup2 (bgl_game_get_state (game),
                                          bgl_game_get_rules (game)->state_size);
  g_autoptr (GError) error = NULL;

  g_assert_false (bgl_game_play_text (game, 1, "3", &error));
  g_assert_error (error, BGL_RULE_ERROR, BGL_RULE_ERROR_REFUSED);
  g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, "nim-take");
  g_assert_cmpstr (story->str, ==, "");
  g_assert_cmpmem (before, bgl_game_get_rules (game)->state_size, bgl_game_get_state (game),
                   bgl_game_get_rules (game)->state_size);
  g_assert_cmpuint (bgl_game_get_n_moves (game), ==, 0);

  /* A copy of an error keeps its rule. */
  {
    g_autoptr (GError) copy = g_error_copy (error);

    g_assert_cmpstr (bgl_rule_error_get_rule (copy), ==, "nim-take");
  }

  g_clear_error (&error);
  g_assert_false (bgl_game_play_text (game, 3, "2", &error));
  g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, "record-syntax");

  g_signal_handlers_disconnect_by_data (game, story);
}

static void
test_history (void)
{
  static const char *const moves[] = { "2", "1", "2", "1" };
  g_autoptr (BglGame) game = new_nim ();
  g_autofree char *text = NULL;
  guint n_events;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (bgl_game_play_text (game, 1 + i % 2, moves[i], NULL));

  bgl_game_seek (game, 1);
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 1);
  g_assert_cmpuint (bgl_game_get_n_moves (game), ==, 4);
  g_assert_true (bgl_game_can_redo (game));

  /* What was undone is still there, in words and in events. */
  text = bgl_game_format_move (game, 3);
  g_assert_cmpstr (text, ==, "2: 1");
  g_assert_nonnull (bgl_game_get_events (game, 3, &n_events));
  g_assert_cmpuint (n_events, ==, 1);

  bgl_game_seek (game, 4);
  g_assert_false (bgl_game_can_redo (game));
  bgl_game_seek (game, 1);

  /* Another move cuts it off. */
  g_assert_true (bgl_game_play_text (game, 2, "2", NULL));
  g_assert_cmpuint (bgl_game_get_n_moves (game), ==, 2);
  g_assert_false (bgl_game_can_redo (game));

  bgl_game_seek (game, 0);
  g_assert_false (bgl_game_can_undo (game));
  bgl_game_undo (game);
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 0);
}

static void
test_seats (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (bgl_game_new (&nim_rules, 5, NULL, NULL, &error));
  g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, "record-syntax");
}

/* Resigning is a move like the others: it ends the game, it is in the log, and it can be taken back. */
static void
test_resign (void)
{
  g_autoptr (BglGame) game = new_nim ();
  g_autoptr (GString) story = follow (game);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree BglMove *moves = NULL;
  guint n_moves;

  g_assert_true (bgl_game_play_text (game, 1, "2", NULL));
  g_assert_false (bgl_game_check_resign (game, 1, NULL));
  g_assert_true (bgl_game_check_resign (game, 2, NULL));

  g_string_truncate (story, 0);
  g_assert_true (bgl_game_play (game, bgl_move_new_resign (2), NULL));
  g_assert_cmpstr (story->str, ==, "moved:2 turn:-2 ");
  text = bgl_game_format_move (game, 1);
  g_assert_cmpstr (text, ==, "2: resign");
  g_assert_cmpuint (bgl_game_get_resigned (game), ==, 2);
  g_assert_cmpuint (bgl_game_get_winners (game), ==, 1);
  moves = bgl_game_list_moves (game, &n_moves);
  g_assert_cmpuint (n_moves, ==, 0);
  g_assert_false (bgl_game_play_text (game, 2, "1", &error));
  g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, BGL_RULE_RECORD_OVER);

  bgl_game_undo (game);
  g_assert_cmpint (bgl_game_get_turn (game), ==, 2);
  g_assert_cmpuint (bgl_game_get_resigned (game), ==, 0);
  bgl_game_redo (game);
  g_assert_true (bgl_game_is_over (game));
  bgl_game_seek (game, 0);
  g_assert_cmpint (bgl_game_get_turn (game), ==, 1);
  bgl_game_seek (game, 2);
  g_assert_true (bgl_game_is_over (game));

  bgl_game_undo (game);
  g_assert_true (bgl_game_play_text (game, 2, "1", NULL));
  g_assert_cmpint (bgl_game_get_turn (game), ==, 1);

  g_signal_handlers_disconnect_by_data (game, story);
}

/* Winners are first whatever the scores say, equals share a place, and a draw has no second. */
static void
test_places (void)
{
  static const struct
  {
    guint       n_seats;
    const char *position;
    const char *moves[8];
    guint       places[BGL_MAX_SEATS];
  } cases[] = {
    { 2, NULL, { "1: resign" }, { 2, 1 } },
    { 2, "1", { "1: 1", "0: 5", "2: 1", "1: resign" }, { 2, 1 } },
    { 2, "1", { "1: 1", "0: 5", "2: 2", "1: 2", "2: 1" }, { 1, 1 } },
    { 2, "1", { "1: 1", "0: 5", "2: 1", "1: 2", "2: 1", "1: 1" }, { 1, 2 } },
    { 3, "1", { "1: 1", "0: 5", "2: 2", "3: 2", "1: 1" }, { 1, 2, 2 } },
    { 3, "1", { "1: 1", "0: 5", "2: 1", "3: 2", "1: 1", "2: 1" }, { 1, 1, 3 } },
    { 4, NULL, { "1: 2", "2: resign" }, { 1, 2, 1, 2 } },
    { 4, "1", { "1: 1", "0: 5", "2: 1", "3: 1", "4: 1", "1: 1", "2: 1" }, { 1, 1, 1, 1 } },
    { 4, "2", { "1: 2", "0: 5", "2: 2", "3: 1", "4: 1", "1: 1" }, { 1, 2, 1, 2 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BglGame) game = bgl_game_new (&nim_rules, cases[i].n_seats, NULL, cases[i].position, NULL);
      guint places[BGL_MAX_SEATS] = { 0 };

      for (guint j = 0; cases[i].moves[j] != NULL; j++)
        g_assert_true (bgl_game_play_text (game, (guint) (cases[i].moves[j][0] - '0'), cases[i].moves[j] + 3, NULL));

      bgl_game_get_places (game, places);
      for (guint seat = 0; seat < cases[i].n_seats; seat++)
        g_assert_cmpuint (places[seat], ==, cases[i].places[seat]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/signals", test_signals);
  g_test_add_func ("/game/refusal", test_refusal);
  g_test_add_func ("/game/history", test_history);
  g_test_add_func ("/game/seats", test_seats);
  g_test_add_func ("/game/resign", test_resign);
  g_test_add_func ("/game/places", test_places);

  return g_test_run ();
}
