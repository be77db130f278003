/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-table.h"

#include "nim.h"

/* A table with a seat here and one on another machine, at which the dice come from elsewhere. */
static BglTable *
new_table (const char *position,
           const char *here,
           const char *there)
{
  g_autoptr (BglGame) game = bgl_game_new (&nim_rules, 2, NULL, position, NULL);
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);
  g_autoptr (BglSeat) one = bgl_seat_new_from_tag (1, here);
  g_autoptr (BglSeat) two = bgl_seat_new_from_tag (2, there);
  BglTable *table;

  bgl_seat_set_remote (two, TRUE);
  g_list_store_append (seats, one);
  g_list_store_append (seats, two);
  table = bgl_table_new (game, G_LIST_MODEL (seats), NULL);
  bgl_table_set_held (table, BGL_HOLD_DISTANCE, TRUE);

  return table;
}

/* Runs everything that is due. */
static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Nobody here may move for a seat far away, neither a person nor a bot, until its move comes in. */
static void
test_remote_seat (gconstpointer data)
{
  BglTable *table = new_table ("3", NULL, data);
  BglGame *game = bgl_table_get_game (table);

  bgl_table_start (table);
  g_assert_true (bgl_table_is_waiting (table));
  g_assert_true (bgl_table_play_text (table, 1, "1", NULL));

  settle ();
  g_assert_cmpint (bgl_game_get_turn (game), ==, 2);
  g_assert_false (bgl_table_is_waiting (table));
  g_assert_false (bgl_table_get_thinking (table));
  g_assert_false (bgl_table_can_resign (table));

  g_assert_true (bgl_table_play_text (table, 2, "1", NULL));
  g_assert_true (bgl_table_is_waiting (table));
  bgl_table_stop (table);
  g_assert_finalize_object (table);
}

/* Chance waits for all machines, and its move comes in like any other. */
static void
test_chance (void)
{
  BglTable *table = new_table ("1", NULL, NULL);
  BglGame *game = bgl_table_get_game (table);

  bgl_table_start (table);
  g_assert_true (bgl_table_play_text (table, 1, "1", NULL));
  settle ();
  g_assert_cmpint (bgl_game_get_turn (game), ==, BGL_TURN_CHANCE);
  g_assert_null (bgl_table_get_failure (table));

  g_assert_true (bgl_table_play_text (table, BGL_TURN_CHANCE, "5", NULL));
  g_assert_cmpint (bgl_game_get_turn (game), ==, 2);
  bgl_table_stop (table);
  g_assert_finalize_object (table);
}

/* A bot here thinks as always. */
static void
test_own_bot (void)
{
  BglTable *table = new_table ("3", "bot:beginner", NULL);
  BglGame *game = bgl_table_get_game (table);

  bgl_table_start (table);
  while (bgl_game_get_ply (game) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (bgl_move_get_seat (bgl_game_get_move (game, 0)), ==, 1);
  bgl_table_stop (table);
  g_assert_finalize_object (table);
}

/* Nobody undoes a move alone. */
static void
test_undo (void)
{
  BglTable *table = new_table ("7", NULL, NULL);

  bgl_table_start (table);
  g_assert_true (bgl_table_play_text (table, 1, "1", NULL));
  g_assert_true (bgl_table_play_text (table, 2, "1", NULL));
  g_assert_false (bgl_table_can_undo (table));
  g_assert_false (bgl_table_can_redo (table));

  bgl_table_set_held (table, BGL_HOLD_DISTANCE, FALSE);
  g_assert_true (bgl_table_can_undo (table));
  bgl_table_stop (table);
  g_assert_finalize_object (table);
}

/* The only person here is “You”, even if there are people elsewhere. */
static void
test_you (void)
{
  BglTable *table = new_table ("7", NULL, "Bert");

  g_assert_true (bgl_seat_is_you (bgl_table_get_seat (table, 1)));
  g_assert_cmpstr (bgl_seat_get_label (bgl_table_get_seat (table, 2)), ==, "Bert");
  g_assert_true (bgl_seat_get_remote (bgl_table_get_seat (table, 2)));
  g_assert_finalize_object (table);
}

/* Everybody has agreed to go back, while somebody here looks at an earlier move. */
static void
test_go_back (void)
{
  BglTable *table = new_table ("7", NULL, "Bert");
  BglGame *game = bgl_table_get_game (table);

  bgl_table_start (table);
  for (guint i = 0; i < 4; i++)
    g_assert_true (bgl_table_play_text (table, 1 + i % 2, "1", NULL));
  bgl_table_browse (table, 1);
  bgl_table_go_back (table, 2);
  g_assert_false (bgl_table_get_browsing (table));
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 2);
  g_assert_true (bgl_table_is_waiting (table));
  g_assert_false (bgl_table_can_redo (table));
  g_assert_true (bgl_table_play_text (table, 1, "2", NULL));
  g_assert_cmpuint (bgl_game_get_n_moves (game), ==, 3);
  bgl_table_stop (table);
  g_assert_finalize_object (table);
}

/* A bot of this machine takes the place of somebody far away, and they come back. Bots wait while people are asked. */
static void
test_set_player (void)
{
  BglTable *table = new_table ("3", NULL, "Bert");
  BglGame *game = bgl_table_get_game (table);
  BglSeat *seat = bgl_table_get_seat (table, 2);

  bgl_table_start (table);
  g_assert_true (bgl_table_play_text (table, 1, "1", NULL));
  settle ();
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 1);

  bgl_table_set_held (table, BGL_HOLD_PROPOSAL, TRUE);
  bgl_table_set_player (table, 2, "bot:beginner", FALSE);
  g_assert_true (bgl_table_get_seat (table, 2) == seat);
  g_assert_true (bgl_seat_is_bot (seat));
  settle ();
  g_assert_false (bgl_table_get_thinking (table));
  bgl_table_set_held (table, BGL_HOLD_PROPOSAL, FALSE);
  while (bgl_game_get_ply (game) < 2)
    g_main_context_iteration (NULL, TRUE);

  bgl_table_set_player (table, 2, "Carla", TRUE);
  g_assert_cmpstr (bgl_table_get_names (table)[1], ==, "Carla");
  g_assert_false (bgl_seat_is_bot (seat));
  g_assert_true (bgl_seat_get_remote (seat));
  bgl_table_stop (table);
  g_assert_finalize_object (table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/distance/remote-person", NULL, test_remote_seat);
  g_test_add_data_func ("/distance/remote-bot", "bot:beginner", test_remote_seat);
  g_test_add_func ("/distance/chance", test_chance);
  g_test_add_func ("/distance/own-bot", test_own_bot);
  g_test_add_func ("/distance/undo", test_undo);
  g_test_add_func ("/distance/you", test_you);
  g_test_add_func ("/distance/go-back", test_go_back);
  g_test_add_func ("/distance/set-player", test_set_player);

  return g_test_run ();
}
