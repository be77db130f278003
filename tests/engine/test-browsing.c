/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gstdio.h>

#include "engine/bgl-log.h"
#include "engine/bgl-table.h"
#include "games/bongo/bongo-rules.h"

#include "nim.h"

#define NIM "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n"
#define MOVES "\n1: 2\n2: 1\n1: 1\n2: 1\n"
#define OVER "[Position \"1\"]\n\n1: 1\n*: 5\n2: 1\n1: 2\n2: 1\n1: 1\n"

static BglTable *
make_table (const char *text)
{
  g_autoptr (BglRecord) record = bgl_record_parse (text, -1, NULL);
  BglTable *table = bgl_table_new_from_record (record, NULL);

  g_assert_nonnull (table);

  return table;
}

static void
assert_plies (BglTable *table,
              guint     shown,
              guint     live,
              guint     n_moves)
{
  BglGame *game = bgl_table_get_game (table);

  g_assert_cmpuint (bgl_game_get_ply (game), ==, shown);
  g_assert_cmpuint (bgl_table_get_live_ply (table), ==, live);
  g_assert_cmpuint (bgl_game_get_n_moves (game), ==, n_moves);
  g_assert_cmpint (bgl_table_get_browsing (table), ==, shown != live);
}

/* Gives whoever should not act the chance to do so. */
static void
let_run (void)
{
  for (int i = 0; i < 50; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (200);
    }
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* Nothing that changes the game is possible meanwhile, and nothing is lost, not even what was undone. */
static void
test_nothing_changes (void)
{
  g_autoptr (BglTable) table = make_table (NIM "[Seat2 \"Ben\"]\n" MOVES);
  g_autoptr (GError) error = NULL;
  guint n_refused = 0;
  guint n_changes = 0;

  g_signal_connect_swapped (table, "refused", G_CALLBACK (count_cb), &n_refused);
  g_signal_connect_swapped (table, "notify::browsing", G_CALLBACK (count_cb), &n_changes);

  bgl_table_undo (table);
  assert_plies (table, 3, 3, 4);
  g_assert_true (bgl_table_can_undo (table));
  g_assert_true (bgl_table_can_redo (table));

  bgl_table_browse (table, 1);
  assert_plies (table, 1, 3, 4);
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_false (bgl_table_is_waiting (table));
  g_assert_false (bgl_table_can_undo (table));
  g_assert_false (bgl_table_can_redo (table));
  g_assert_false (bgl_table_can_resign (table));
  bgl_table_undo (table);
  bgl_table_redo (table);
  assert_plies (table, 1, 3, 4);
  g_assert_false (bgl_table_play_text (table, 2, "1", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_assert_cmpuint (n_refused, ==, 0);
  assert_plies (table, 1, 3, 4);

  bgl_table_browse (table, 0);
  bgl_table_browse (table, 2);
  assert_plies (table, 2, 3, 4);
  g_assert_cmpuint (n_changes, ==, 1);

  /* The live position is the game itself. */
  bgl_table_browse (table, 3);
  assert_plies (table, 3, 3, 4);
  g_assert_cmpuint (n_changes, ==, 2);
  g_assert_true (bgl_table_is_waiting (table));
  bgl_table_redo (table);
  assert_plies (table, 4, 4, 4);
  bgl_table_end_browsing (table);
  assert_plies (table, 4, 4, 4);
  g_assert_cmpuint (n_changes, ==, 2);
}

/* The record is the one of the live game, on disk too, and it is not even written again. */
static void
test_record (void)
{
  g_autoptr (BglTable) table = make_table (NIM "[Seat2 \"Ben\"]\n" MOVES);
  g_autofree char *folder = g_dir_make_tmp ("bungalow-browsing-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.bungalow", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *whole = NULL;
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (BglRecord) branch = NULL;

  bgl_table_set_record_file (table, file);
  g_assert_true (bgl_table_flush (table, NULL));
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);

  bgl_table_browse (table, 1);
  bgl_table_browse (table, 2);
  record = bgl_table_to_record (table);
  whole = bgl_record_to_string (record);
  g_assert_cmpstr (whole, ==, before);
  branch = bgl_table_to_record_at (table, 2);
  shown = bgl_record_to_string (branch);
  g_assert_true (g_str_has_suffix (shown, "\n\n1: 2\n2: 1\n"));
  bgl_table_end_browsing (table);
  g_assert_true (bgl_table_flush (table, NULL));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));

  /* A file that the table gets meanwhile has everything, too. */
  bgl_table_browse (table, 1);
  bgl_table_set_record_file (table, file);
  g_assert_true (bgl_table_flush (table, NULL));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);

  bgl_table_end_browsing (table);
  g_assert_true (bgl_table_play_text (table, 1, "1", NULL));
  g_assert_true (bgl_table_flush (table, NULL));
  g_free (g_steal_pointer (&after));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_true (g_str_has_suffix (after, "2: 1\n1: 1\n"));

  g_unlink (path);
  g_rmdir (folder);
}

/* The end of a game that is looked back upon stays in its record. */
static void
test_result (void)
{
  g_autoptr (BglTable) table = make_table (NIM "[Seat2 \"Ben\"]\n" OVER);
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (BglRecord) branch = NULL;

  bgl_table_browse (table, 3);
  g_assert_false (bgl_game_is_over (bgl_table_get_game (table)));
  record = bgl_table_to_record (table);
  g_assert_cmpstr (bgl_record_get_tag (record, "Result"), ==, "1");
  branch = bgl_table_to_record_at (table, 3);
  g_assert_null (bgl_record_get_tag (branch, "Result"));
}

/* So does the end by somebody who resigned, and its line in the log. */
static void
test_resigned (void)
{
  g_autoptr (BglTable) table = make_table (NIM "[Seat2 \"Ben\"]\n" MOVES);
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (BglLog) log = NULL;
  g_autoptr (BglLogLine) line = NULL;

  g_assert_true (bgl_table_play (table, bgl_move_new_resign (1), NULL));
  bgl_table_browse (table, 2);
  g_assert_false (bgl_game_is_over (bgl_table_get_game (table)));
  record = bgl_table_to_record (table);
  g_assert_cmpstr (bgl_record_get_tag (record, "Result"), ==, "2");

  log = bgl_log_new (table);
  line = g_list_model_get_item (G_LIST_MODEL (log), 4);
  g_assert_cmpuint (bgl_log_line_get_ply (line), ==, 5);
  g_assert_null (bgl_log_find_rule (log, bgl_log_line_get_rule (line)));
  bgl_table_end_browsing (table);
  g_assert_true (bgl_game_is_over (bgl_table_get_game (table)));
}

/* A bot that is to move waits, also when the table is stopped and started again meanwhile. */
static void
test_bots_wait (void)
{
  BglTable *table = make_table (NIM "[Seat2 \"bot:beginner\"]\n" "\n1: 2\n2: 1\n1: 1\n");
  BglGame *game = bgl_table_get_game (table);
  gpointer watched = table;

  bgl_table_start (table);
  g_assert_true (bgl_table_get_thinking (table));
  bgl_table_browse (table, 1);
  g_assert_false (bgl_table_get_thinking (table));
  let_run ();
  assert_plies (table, 1, 3, 3);
  bgl_table_browse (table, 2);
  let_run ();
  assert_plies (table, 2, 3, 3);

  bgl_table_stop (table);
  bgl_table_start (table);
  g_assert_false (bgl_table_get_thinking (table));
  let_run ();
  assert_plies (table, 2, 3, 3);

  /* A table that was stopped stays so. */
  bgl_table_stop (table);
  bgl_table_end_browsing (table);
  let_run ();
  assert_plies (table, 3, 3, 3);
  bgl_table_browse (table, 0);
  bgl_table_end_browsing (table);
  let_run ();
  assert_plies (table, 3, 3, 3);

  bgl_table_start (table);
  bgl_table_browse (table, 0);
  bgl_table_end_browsing (table);
  g_assert_true (bgl_table_get_thinking (table));
  while (bgl_game_get_ply (game) < 4)
    g_main_context_iteration (NULL, TRUE);
  assert_plies (table, 4, 4, 4);

  bgl_table_stop (table);
  g_object_add_weak_pointer (G_OBJECT (table), &watched);
  g_object_unref (table);
  while (watched != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Calls close, and nobody opens them before the live position is back. */
static void
test_calls_wait (void)
{
  g_autoptr (BglGame) game = bgl_game_new (&bongo_rules, 2, NULL, NULL, NULL);
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);
  g_autoptr (BglSeat) anna = bgl_seat_new_human (1, "Anna");
  g_autoptr (BglSeat) bot = bgl_seat_new_bot (2, BGL_LEVEL_EXPERT);
  g_autoptr (BglTable) table = NULL;

  g_list_store_append (seats, anna);
  g_list_store_append (seats, bot);
  table = bgl_table_new (game, G_LIST_MODEL (seats), NULL);
  g_assert_true (bgl_table_play_text (table, 1, "roll", NULL));
  g_assert_true (bgl_table_play_text (table, 0, "film 1 2 animals gnu rhino bongo rhino bongo", NULL));

  bgl_table_start (table);
  bgl_table_open_calls (table, g_get_monotonic_time ());
  g_assert_true (bgl_table_get_calls_open (table));

  bgl_table_browse (table, 0);
  g_assert_false (bgl_table_get_calls_open (table));
  let_run ();
  assert_plies (table, 0, 2, 2);

  bgl_table_end_browsing (table);
  g_assert_false (bgl_table_get_calls_open (table));
  bgl_table_open_calls (table, g_get_monotonic_time ());
  g_assert_true (bgl_table_get_calls_open (table));
  bgl_table_stop (table);
}

static BglLogLine *
get_line (BglLog *log,
          guint   position)
{
  g_autoptr (BglLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), position);

  g_assert_nonnull (line);

  return line;
}

/* The log keeps the lines up to the live position and marks the one on show. */
static void
test_log (void)
{
  g_autoptr (BglTable) table = make_table (NIM "[Seat2 \"Ben\"]\n" MOVES);
  g_autoptr (BglLog) log = NULL;
  g_autoptr (BglLog) late = NULL;
  guint n_marks = 0;

  log = bgl_log_new (table);
  g_signal_connect_swapped (log, "notify::current", G_CALLBACK (count_cb), &n_marks);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, 4);
  g_assert_cmpuint (bgl_log_get_current (log), ==, 4);
  g_assert_true (bgl_log_line_is_current (get_line (log, 3)));

  bgl_table_browse (table, 2);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, 4);
  g_assert_cmpuint (bgl_log_get_current (log), ==, 2);
  g_assert_true (bgl_log_get_current_line (log) == get_line (log, 1));
  g_assert_false (bgl_log_line_is_current (get_line (log, 3)));
  g_assert_cmpuint (n_marks, ==, 1);

  bgl_table_browse (table, 0);
  g_assert_cmpuint (bgl_log_get_current (log), ==, 0);
  g_assert_null (bgl_log_get_current_line (log));

  /* One who comes meanwhile reads the same story, and a pause of the log does not matter. */
  late = bgl_log_new (table);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (late)), ==, 4);
  g_assert_cmpstr (bgl_log_line_get_text (get_line (late, 3)), ==, bgl_log_line_get_text (get_line (log, 3)));
  bgl_log_set_paused (log, TRUE);
  bgl_table_browse (table, 1);
  g_assert_cmpuint (bgl_log_get_current (log), ==, 1);
  bgl_log_set_paused (log, FALSE);

  bgl_table_end_browsing (table);
  g_assert_cmpuint (bgl_log_get_current (log), ==, 4);
  bgl_table_undo (table);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, 3);
  g_assert_cmpuint (bgl_log_get_current (log), ==, 3);
  g_signal_handlers_disconnect_by_data (log, &n_marks);
}

/* A move of several sentences has one first line. What is undone while the log is paused does not
 * stay in it. */
static void
test_log_lines (void)
{
  g_autoptr (BglTable) table = make_table (NIM "[Seat2 \"Ben\"]\n" OVER);
  g_autoptr (BglLog) log = bgl_log_new (table);
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (log));

  /* The first and the last move win a heap, and chance says nothing. */
  g_assert_cmpuint (n_lines, ==, 7);
  for (guint i = 0; i < n_lines; i++)
    {
      g_assert_cmpint (bgl_log_line_is_first (get_line (log, i)), ==, i != 1 && i <= 5);
      g_assert_cmpint (bgl_log_line_is_current (get_line (log, i)), ==, i >= 5);
    }

  bgl_log_set_paused (log, TRUE);
  bgl_table_undo (table);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, 5);
  bgl_table_play_text (table, 1, "1", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, 5);
  bgl_log_set_paused (log, FALSE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, 7);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/browsing/nothing-changes", test_nothing_changes);
  g_test_add_func ("/browsing/record", test_record);
  g_test_add_func ("/browsing/result", test_result);
  g_test_add_func ("/browsing/resigned", test_resigned);
  g_test_add_func ("/browsing/bots-wait", test_bots_wait);
  g_test_add_func ("/browsing/calls-wait", test_calls_wait);
  g_test_add_func ("/browsing/log", test_log);
  g_test_add_func ("/browsing/log-lines", test_log_lines);

  return g_test_run ();
}
