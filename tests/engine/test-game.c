/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-game.h"
#include "engine/bgl-registry.h"

static BglGame *
new_bango (void)
{
  return bgl_game_new (bgl_registry_find ("bango"), 2, NULL, NULL, NULL);
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
  g_autoptr (BglGame) game = new_bango ();
  g_autoptr (GString) story = follow (game);

  g_assert_true (bgl_game_play_text (game, 1, "2,0", NULL));
  g_assert_cmpstr (story->str, ==, "tile-laid moved:1 turn:2 ");

  g_string_truncate (story, 0);
  bgl_game_undo (game);
  g_assert_cmpstr (story->str, ==, "rewound:0 turn:1 ");

  g_string_truncate (story, 0);
  bgl_game_redo (game);
  g_assert_cmpstr (story->str, ==, "tile-laid moved:1 turn:2 ");

  g_signal_handlers_disconnect_by_data (game, story);
  g_assert_finalize_object (g_steal_pointer (&game));
}

static void
test_refusal (void)
{
  g_autoptr (BglGame) game = new_bango ();
  g_autoptr (GString) story = follow (game);
  g_autofree gpointer before = g_memdup2 (bgl_game_get_state (game),
                                          bgl_game_get_rules (game)->state_size);
  g_autoptr (GError) error = NULL;

  g_assert_false (bgl_game_play_text (game, 1, "2,1", &error));
  g_assert_error (error, BGL_RULE_ERROR, BGL_RULE_ERROR_REFUSED);
  g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, "bango-touch");
  g_assert_cmpstr (story->str, ==, "");
  g_assert_cmpmem (before, bgl_game_get_rules (game)->state_size, bgl_game_get_state (game),
                   bgl_game_get_rules (game)->state_size);
  g_assert_cmpuint (bgl_game_get_n_moves (game), ==, 0);

  /* A copy of an error keeps its rule. */
  {
    g_autoptr (GError) copy = g_error_copy (error);

    g_assert_cmpstr (bgl_rule_error_get_rule (copy), ==, "bango-touch");
  }

  g_clear_error (&error);
  g_assert_false (bgl_game_play_text (game, 3, "2,0", &error));
  g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, "record-syntax");

  g_signal_handlers_disconnect_by_data (game, story);
}

static void
test_history (void)
{
  static const char *const moves[] = { "2,0", "3,0", "4,0", "5,0" };
  g_autoptr (BglGame) game = new_bango ();
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
  g_assert_cmpstr (text, ==, "2: 5,0");
  g_assert_nonnull (bgl_game_get_events (game, 3, &n_events));
  g_assert_cmpuint (n_events, ==, 1);

  bgl_game_seek (game, 4);
  g_assert_false (bgl_game_can_redo (game));
  bgl_game_seek (game, 1);

  /* Another move cuts it off. */
  g_assert_true (bgl_game_play_text (game, 2, "0,1", NULL));
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

  g_assert_null (bgl_game_new (bgl_registry_find ("bango"), 3, NULL, NULL, &error));
  g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, "record-syntax");
}

/* Resigning is a move like the others: it ends the game, it is told, and it can be taken back. */
static void
test_resign (void)
{
  g_autoptr (BglGame) game = new_bango ();
  g_autoptr (GString) story = follow (game);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree BglMove *moves = NULL;
  guint n_moves;

  g_assert_true (bgl_game_play_text (game, 1, "2,0", NULL));
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
  g_assert_false (bgl_game_play_text (game, 2, "3,0", &error));
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
  g_assert_true (bgl_game_play_text (game, 2, "3,0", NULL));
  g_assert_cmpint (bgl_game_get_turn (game), ==, 1);

  g_signal_handlers_disconnect_by_data (game, story);
}

/* No list of moves names it: bots and random games never resign. */
static void
test_resign_unlisted (void)
{
  guint n_games;

  bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (BglGame) game = bgl_game_new (bgl_registry_list (NULL)[i], 2, NULL, NULL, NULL);
      g_autofree BglMove *moves = NULL;
      guint n_moves;

      moves = bgl_game_list_moves (game, &n_moves);
      for (guint j = 0; j < n_moves; j++)
        g_assert_false (bgl_move_is_resign (moves[j]));
    }
}

/* Winners are first whatever the scores say, equals share a place, and a draw has no second. */
static void
test_places (void)
{
  static const struct
  {
    const char *game;
    guint       n_seats;
    const char *position;
    const char *moves[4];
    guint       places[5];
  } cases[] = {
    { "bango", 2, NULL, { "1: resign" }, { 2, 1 } },
    { "bango", 4, NULL, { "1: 2,0", "2: resign" }, { 1, 2, 1, 2 } },
    { "bango", 2, "0,0 YRYRYRY turn 2", { "2: 3,0>- keep 2,0" }, { 1, 1 } },
    { "bangkok", 2, "round 2; scores 10 10; goal 9; values r4 g5; 1 r4; pool g5; turn 2", { "2: g5" }, { 1, 1 } },
    { "bangkok", 2, "round 2; scores 9 10; goal 9; values r4 g5; 1 r4; pool g5; turn 2", { "2: g5" }, { 2, 1 } },
    { "bongo", 4, "0/0/1 2/1/2 0/0/0 0/1/0",
      { "1: roll", "0: film 3 3 animals gnu gnu gnu rhino bongo", "2: call gnu @900" }, { 2, 1, 4, 2 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BglGame) game = bgl_game_new (bgl_registry_find (cases[i].game), cases[i].n_seats, NULL,
                                               cases[i].position, NULL);
      guint places[BGL_MAX_SEATS] = { 0 };

      g_assert_nonnull (game);
      for (guint j = 0; cases[i].moves[j] != NULL; j++)
        g_assert_true (bgl_game_play_text (game, (guint) (cases[i].moves[j][0] - '0'), cases[i].moves[j] + 3, NULL));

      bgl_game_get_places (game, places);
      for (guint seat = 0; seat < cases[i].n_seats; seat++)
        g_assert_cmpuint (places[seat], ==, cases[i].places[seat]);
    }
}

/* The tables of every game are complete and consistent. */
static void
test_registry (void)
{
  guint n_games;

  bgl_registry_list (&n_games);
  g_assert_cmpuint (n_games, >, 0);
  g_assert_null (bgl_registry_find ("no-such-game"));

  for (guint i = 0; i < n_games; i++)
    {
      const BglRules *rules = bgl_registry_list (NULL)[i];
      g_autofree char *prefix = g_strconcat (rules->id, "-", NULL);

      g_assert_true (bgl_registry_find (rules->id) == rules);

      for (const BglRuleInfo *info = rules->rules; info->id != NULL; info++)
        {
          g_assert_true (g_str_has_prefix (info->id, prefix));
          g_assert_true (bgl_rules_find_rule (rules, info->id) == info);
          g_assert_cmpstr (info->title, !=, "");
          g_assert_cmpstr (info->sentence, !=, "");
        }

      for (guint j = 0; rules->options[j].name != NULL; j++)
        {
          g_assert_cmpuint (j, <, BGL_MAX_OPTIONS);
          g_assert_nonnull (bgl_rules_find_rule (rules, rules->options[j].rule));
          g_assert_nonnull (rules->options[j].label);
        }
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
  g_test_add_func ("/game/resign-unlisted", test_resign_unlisted);
  g_test_add_func ("/game/places", test_places);
  g_test_add_func ("/game/registry", test_registry);

  return g_test_run ();
}
