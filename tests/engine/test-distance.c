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

static void
count_cb (BglTable *table,
          GError   *error,
          guint    *n_refused)
{
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  (*n_refused)++;
}

/* A gesture here cannot be the move of a seat far away or of chance, even though the table would accept it from there. */
static void
test_may_play (void)
{
  BglTable *table = new_table ("3", NULL, "Bert");
  BglMove move;
  guint n_refused = 0;

  g_signal_connect (table, "refused", G_CALLBACK (count_cb), &n_refused);
  g_assert_true (bgl_game_parse_move (bgl_table_get_game (table), 1, "1", &move, NULL));
  g_assert_true (bgl_table_may_play (table, move));
  g_assert_true (bgl_table_play (table, move, NULL));

  g_assert_true (bgl_game_parse_move (bgl_table_get_game (table), 2, "1", &move, NULL));
  g_assert_false (bgl_table_may_play (table, move));
  g_assert_cmpuint (n_refused, ==, 1);
  g_assert_true (bgl_table_play (table, move, NULL));
  g_assert_cmpuint (n_refused, ==, 1);

  bgl_table_set_held (table, BGL_HOLD_DISTANCE, FALSE);
  g_assert_true (bgl_table_may_play (table, move));
  g_assert_finalize_object (table);
}

/* Only people at this machine count. */
static void
test_people (void)
{
  BglTable *table = new_table ("3", NULL, "Bert");
  BglTable *watched = new_table ("3", "bot:beginner", "Bert");

  g_assert_cmpuint (bgl_table_count_people (table), ==, 1);
  g_assert_true (bgl_seat_is_here (bgl_table_get_seat (table, 1)));
  g_assert_false (bgl_seat_is_here (bgl_table_get_seat (table, 2)));
  g_assert_cmpuint (bgl_table_count_people (watched), ==, 0);
  g_assert_finalize_object (table);
  g_assert_finalize_object (watched);
}

/* A remark is about a person and not about the position. */
static void
test_remark (void)
{
  BglTable *table = new_table ("3", NULL, "Bert");
  BglSeat *seat = bgl_table_get_seat (table, 2);

  g_assert_null (bgl_seat_get_remark (seat));
  bgl_seat_set_remark (seat, "away");
  g_assert_true (bgl_table_play_text (table, 1, "1", NULL));
  g_assert_cmpstr (bgl_seat_get_remark (seat), ==, "away");
  bgl_seat_set_remark (seat, NULL);
  g_assert_null (bgl_seat_get_remark (seat));
  g_assert_finalize_object (table);
}

/* The only person here is “You”, even if there are people elsewhere, and even with a name for these people. Nobody else
 * can take that name. */
static void
test_you (void)
{
  BglTable *table = new_table ("7", NULL, "Bert");

  g_assert_true (bgl_seat_is_you (bgl_table_get_seat (table, 1)));
  g_assert_cmpstr (bgl_seat_get_label (bgl_table_get_seat (table, 2)), ==, "Bert");
  g_assert_true (bgl_seat_get_remote (bgl_table_get_seat (table, 2)));
  g_assert_finalize_object (table);

  table = new_table ("7", "Anna", "You");
  g_assert_cmpstr (bgl_seat_get_label (bgl_table_get_seat (table, 1)), ==, "You");
  g_assert_cmpstr (bgl_seat_get_name (bgl_table_get_seat (table, 1)), ==, "Anna");
  g_assert_cmpstr (bgl_seat_get_label (bgl_table_get_seat (table, 2)), ==, "Player 2");
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
  g_test_add_func ("/distance/may-play", test_may_play);
  g_test_add_func ("/distance/people", test_people);
  g_test_add_func ("/distance/remark", test_remark);
  g_test_add_func ("/distance/you", test_you);
  g_test_add_func ("/distance/go-back", test_go_back);
  g_test_add_func ("/distance/set-player", test_set_player);

  return g_test_run ();
}
