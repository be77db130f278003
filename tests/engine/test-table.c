/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gstdio.h>

#include "engine/bgl-log.h"
#include "engine/bgl-saver.h"
#include "engine/bgl-store.h"
#include "engine/bgl-table.h"

#include "nim.h"

static BglTable *
new_table (const char *position,
           const char *first,
           const char *second)
{
  g_autoptr (BglGame) game = bgl_game_new (&nim_rules, 2, NULL, position, NULL);
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);
  g_autoptr (BglSeat) one = bgl_seat_new_from_tag (1, first);
  g_autoptr (BglSeat) two = bgl_seat_new_from_tag (2, second);

  g_list_store_append (seats, one);
  g_list_store_append (seats, two);

  return bgl_table_new (game, G_LIST_MODEL (seats), NULL);
}

static void
wait_for_ply (BglTable *table,
              guint     ply)
{
  while (bgl_game_get_ply (bgl_table_get_game (table)) < ply)
    g_main_context_iteration (NULL, TRUE);
}

/* A game that seat 1 wins. Seat 0 is chance. */
static const char *const whole[] = {
  "1: 1", "2: 2", "1: 2", "2: 1", "1: 1", "0: 5", "2: 1", "1: 2", "2: 1", "1: 1",
};

static void
play_line (BglTable   *table,
           const char *line)
{
  g_assert_true (bgl_table_play_text (table, (guint) (line[0] - '0'), line + 3, NULL));
}

static void
test_bots (void)
{
  BglTable *table = new_table (NULL, "bot:beginner", "bot:easy");
  BglGame *game = bgl_table_get_game (table);

  g_assert_false (bgl_table_is_waiting (table));
  bgl_table_start (table);
  g_assert_true (bgl_table_get_thinking (table));
  g_assert_true (bgl_seat_get_thinking (bgl_table_get_seat (table, 1)));

  while (!bgl_game_is_over (game))
    g_main_context_iteration (NULL, TRUE);

  g_assert_false (bgl_table_get_thinking (table));
  g_assert_false (bgl_table_can_undo (table));

  bgl_table_stop (table);
  g_assert_finalize_object (table);
}

/* Bots of a table that is held wait, and go on when it is let go. */
static void
test_held (void)
{
  BglTable *table = new_table (NULL, "bot:beginner", "bot:beginner");
  gpointer watched = table;

  bgl_table_start (table);
  wait_for_ply (table, 2);
  bgl_table_set_held (table, BGL_HOLD_STORY, TRUE);
  g_assert_cmpuint (bgl_table_get_held (table), ==, BGL_HOLD_STORY);
  g_assert_false (bgl_table_get_thinking (table));

  for (int i = 0; i < 20; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, 2);

  bgl_table_set_held (table, BGL_HOLD_STORY, FALSE);
  g_assert_true (bgl_table_get_thinking (table));
  wait_for_ply (table, 3);

  bgl_table_stop (table);
  g_object_add_weak_pointer (G_OBJECT (table), &watched);
  g_object_unref (table);
  while (watched != NULL)
    g_main_context_iteration (NULL, TRUE);
}

#define PACE 40 /* milliseconds */

static void
note_time_cb (BglGame *game,
              guint64  move,
              GArray  *times)
{
  gint64 now = g_get_monotonic_time ();

  g_array_append_val (times, now);
}

/* People can follow: a bot never moves sooner than after the pause, also after chance or when the table was held. Only the
 * least time is checked, because a slow machine takes longer. */
static void
test_pace (void)
{
  g_autoptr (BglTable) table = new_table ("3", "bot:beginner", "bot:beginner");
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  BglGame *game = bgl_table_get_game (table);
  gint64 released;
  guint n_pauses = 0;

  bgl_table_set_pace (table, PACE);
  g_assert_cmpuint (bgl_table_get_pace (table), ==, PACE);
  g_signal_connect (game, "moved", G_CALLBACK (note_time_cb), times);
  bgl_table_start (table);
  wait_for_ply (table, 1);
  bgl_table_set_held (table, BGL_HOLD_STORY, TRUE);
  g_usleep (2 * PACE * 1000);
  released = g_get_monotonic_time ();
  bgl_table_set_held (table, BGL_HOLD_STORY, FALSE);

  while (!bgl_game_is_over (game))
    g_main_context_iteration (NULL, TRUE);
  /* Measured from the release, because a busy machine may note the time of a move after the next pause has begun. */
  for (guint i = 1; i < times->len; i++)
    {
      n_pauses += bgl_move_get_seat (bgl_game_get_move (game, i)) != BGL_TURN_CHANCE;
      g_assert_cmpint (g_array_index (times, gint64, i) - released, >=, n_pauses * (PACE - 1) * 1000);
    }
  g_assert_cmpuint (n_pauses, >=, 3);

  bgl_table_stop (table);
  g_signal_handlers_disconnect_by_data (game, times);
}

/* The moves since one's own are those of everybody else at the table. */
static void
test_recent (void)
{
  g_autoptr (BglTable) people = new_table (NULL, "Anna", "Boris");
  g_autoptr (BglTable) bots = new_table (NULL, "bot:beginner", "bot:beginner");

  g_assert_cmpuint (bgl_table_get_recent_ply (people), ==, 0);
  g_assert_true (bgl_table_play_text (people, 1, "2", NULL));
  g_assert_cmpuint (bgl_table_get_recent_ply (people), ==, 0);
  g_assert_true (bgl_table_play_text (people, 2, "1", NULL));
  g_assert_cmpuint (bgl_table_get_recent_ply (people), ==, 1);
  g_assert_true (bgl_table_play_text (people, 1, "2", NULL));
  g_assert_cmpuint (bgl_table_get_recent_ply (people), ==, 2);
  bgl_table_undo (people);
  g_assert_cmpuint (bgl_table_get_recent_ply (people), ==, 1);

  g_assert_cmpuint (bgl_table_count_people (people), ==, 2);
  g_assert_cmpuint (bgl_table_count_people (bots), ==, 0);
  bgl_table_start (bots);
  wait_for_ply (bots, 3);
  bgl_table_stop (bots);
  g_assert_cmpuint (bgl_table_get_recent_ply (bots), ==, bgl_game_get_ply (bgl_table_get_game (bots)) - 1);
}

/* A table that is dropped while a bot thinks goes at once, and stops the bot. */
static void
test_drop (void)
{
  BglTable *table = new_table (NULL, "bot:beginner", "bot:expert");

  bgl_table_start (table);
  wait_for_ply (table, 1);
  g_assert_true (bgl_table_get_thinking (table));
  g_assert_finalize_object (table);

  /* The answer of the bot comes, and finds nobody. */
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
test_undo (void)
{
  g_autoptr (BglTable) table = new_table (NULL, "Anna", "bot:beginner");
  BglGame *game = bgl_table_get_game (table);
  g_autofree BglMove *moves = NULL;
  guint n_moves;

  bgl_table_start (table);
  g_assert_true (bgl_table_is_waiting (table));
  g_assert_true (bgl_seat_get_active (bgl_table_get_seat (table, 1)));
  g_assert_false (bgl_table_can_undo (table));

  g_assert_true (bgl_table_play_text (table, 1, "2", NULL));
  g_assert_false (bgl_table_is_waiting (table));

  /* Nobody moves for a bot. */
  {
    g_autoptr (GError) error = NULL;

    g_assert_false (bgl_table_play_text (table, 2, "1", &error));
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  }

  /* How many the bot took is its own affair. */
  wait_for_ply (table, 2);
  moves = bgl_game_list_moves (game, &n_moves);
  g_assert_true (bgl_table_play (table, moves[0], NULL));

  /* While the bot is still at it: back to one's own decision, and the bot is silent. */
  bgl_table_undo (table);
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 2);
  g_assert_true (bgl_table_is_waiting (table));
  g_assert_false (bgl_table_get_thinking (table));

  bgl_table_undo (table);
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 0);
  g_assert_false (bgl_table_can_undo (table));

  /* Forwards over the bot's answer. */
  bgl_table_redo (table);
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 2);
  g_assert_true (bgl_table_can_redo (table));

  /* The last move has no answer yet: the bot gives it. */
  bgl_table_redo (table);
  wait_for_ply (table, 4);
  bgl_table_stop (table);
}

/* Against a bot a draw can be taken back, and the same piece comes again. */
static void
test_undo_draw (void)
{
  g_autoptr (BglTable) table = new_table ("1", "Anna", "bot:beginner");
  BglGame *game = bgl_table_get_game (table);
  BglMove drawn;

  bgl_table_start (table);
  g_assert_true (bgl_table_play_text (table, 1, "1", NULL));
  wait_for_ply (table, 2);
  drawn = bgl_game_get_move (game, 1);

  g_assert_true (bgl_table_can_undo (table));
  bgl_table_undo (table);
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 0);
  g_assert_true (bgl_table_play_text (table, 1, "1", NULL));
  wait_for_ply (table, 2);
  g_assert_cmpuint (bgl_game_get_move (game, 1), ==, drawn);

  /* Unless one does not want to be tempted. */
  bgl_table_set_undo_draws (table, FALSE);
  g_assert_false (bgl_table_can_undo (table));
  bgl_table_stop (table);
}

/* Between people what was seen was seen. */
static void
test_undo_draw_people (void)
{
  g_autoptr (BglTable) table = new_table ("2", "Anna", "Ben");
  BglGame *game = bgl_table_get_game (table);

  bgl_table_start (table);
  g_assert_true (bgl_table_play_text (table, 1, "1", NULL));
  g_assert_true (bgl_table_can_undo (table));
  g_assert_true (bgl_table_play_text (table, 2, "1", NULL));
  wait_for_ply (table, 3);
  g_assert_false (bgl_table_can_undo (table));
  bgl_table_undo (table);
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 3);
  bgl_table_stop (table);
}

static void
refused_cb (BglTable *table,
            GError   *error,
            GString  *story)
{
  g_string_append (story, bgl_rule_error_get_rule (error));
}

static void
test_refused (void)
{
  g_autoptr (BglTable) table = new_table (NULL, "Anna", "Ben");
  g_autoptr (GString) story = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  g_signal_connect (table, "refused", G_CALLBACK (refused_cb), story);
  g_assert_false (bgl_table_play_text (table, 1, "3", &error));
  g_assert_cmpstr (story->str, ==, "nim-take");
  g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, "nim-take");
}

static GFile *
make_folder (void)
{
  g_autofree char *path = g_dir_make_tmp ("bungalow-test-XXXXXX", NULL);

  return g_file_new_for_path (path);
}

static void
remove_folder (GFile *folder)
{
  g_autoptr (GFileEnumerator) entries =
    g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME, 0, NULL, NULL);
  GFile *file;

  while (g_file_enumerator_iterate (entries, NULL, &file, NULL, NULL) && file != NULL)
    g_file_delete (file, NULL, NULL);
  g_file_delete (folder, NULL, NULL);
}

static BglTable *
load_table (GFile *file)
{
  g_autofree char *text = NULL;
  g_autoptr (BglRecord) record = NULL;
  gsize length;

  g_assert_true (g_file_load_contents (file, NULL, &text, &length, NULL, NULL));
  record = bgl_record_parse (text, (gssize) length, NULL);
  g_assert_nonnull (record);

  return bgl_table_new_from_record (record, NULL);
}

/* After every move the file on disk is the game, with everybody's names. */
static void
test_save (void)
{
  g_autoptr (GFile) folder = make_folder ();
  g_autoptr (GFile) nested = g_file_get_child (folder, "game.bungalow");
  g_autoptr (BglTable) table = new_table (NULL, "Anna", "Ben \"the brave\"");
  g_autoptr (BglTable) last = NULL;

  bgl_table_set_record_file (table, nested);
  bgl_table_start (table);

  for (guint i = 0; i < G_N_ELEMENTS (whole); i++)
    {
      g_autoptr (BglTable) again = NULL;

      play_line (table, whole[i]);
      g_assert_true (bgl_table_flush (table, NULL));

      again = load_table (nested);
      g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (again)), ==, i + 1);
      g_assert_cmpmem (bgl_game_get_state (bgl_table_get_game (table)),
                       bgl_game_get_rules (bgl_table_get_game (table))->state_size,
                       bgl_game_get_state (bgl_table_get_game (again)),
                       bgl_game_get_rules (bgl_table_get_game (again))->state_size);
      g_assert_cmpstr (bgl_seat_get_name (bgl_table_get_seat (again, 2)), ==, "Ben \"the brave\"");
    }

  /* The one who lost begins the next game. */
  last = bgl_table_new_next (table);
  g_assert_cmpint (bgl_game_get_turn (bgl_table_get_game (last)), ==, 2);

  /* Undoing the win takes the result back, too. */
  bgl_table_undo (table);
  g_assert_true (bgl_table_flush (table, NULL));
  {
    g_autoptr (BglTable) again = load_table (nested);

    g_assert_false (bgl_game_is_over (bgl_table_get_game (again)));
  }

  remove_folder (folder);
}

/* A disk that takes nothing is reported, and the game goes on. */
static void
test_save_failed (void)
{
  g_autoptr (GFile) folder = make_folder ();
  g_autoptr (GFile) blocker = g_file_get_child (folder, "a-file");
  g_autoptr (GFile) file = g_file_get_child (blocker, "game.bungalow");
  g_autoptr (BglTable) table = new_table (NULL, "Anna", "Ben");
  g_autoptr (GError) error = NULL;
  GListModel *unsaved = bgl_saver_get_unsaved ();

  g_assert_true (g_file_set_contents (g_file_peek_path (blocker), "x", 1, NULL));
  bgl_table_set_record_file (table, file);
  g_assert_true (bgl_table_play_text (table, 1, "2", NULL));
  g_assert_false (bgl_table_flush (table, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (g_list_model_get_n_items (unsaved), ==, 1);

  bgl_table_set_record_file (table, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (unsaved), ==, 1);
  {
    g_autoptr (BglSaver) saver = g_list_model_get_item (unsaved, 0);

    bgl_saver_discard (saver);
  }
  g_assert_cmpuint (g_list_model_get_n_items (unsaved), ==, 0);
  remove_folder (folder);
}

/* Tags of other programs come through. */
static void
test_tags (void)
{
  const char *text = "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"2\"]\n[Seat2 \"bot:hard\"]\n"
                     "[Event \"club night\"]\n[Seed \"17\"]\n\n1: 2\n";
  g_autoptr (BglRecord) record = bgl_record_parse (text, -1, NULL);
  g_autoptr (BglTable) table = bgl_table_new_from_record (record, NULL);
  g_autoptr (BglRecord) again = bgl_table_to_record (table);

  g_assert_true (bgl_seat_is_bot (bgl_table_get_seat (table, 2)));
  g_assert_cmpstr (bgl_seat_get_name (bgl_table_get_seat (table, 1)), ==, "Player 1");
  g_assert_cmpstr (bgl_record_get_tag (again, "Event"), ==, "club night");
  g_assert_cmpstr (bgl_record_get_tag (again, "Seed"), ==, "17");
  g_assert_cmpstr (bgl_record_get_tag (again, "Seat2"), ==, "bot:hard");
}

static void
items_changed_cb (GListModel *model,
                  guint       position,
                  guint       removed,
                  guint       added,
                  GString    *story)
{
  g_string_append_printf (story, "%u-%u+%u ", position, removed, added);
}

static void
test_log (void)
{
  g_autoptr (BglTable) table = new_table (NULL, "Anna", "Ben");
  g_autoptr (BglLog) log = bgl_log_new (table);
  g_autoptr (GString) story = g_string_new (NULL);
  g_autoptr (BglLogLine) line = NULL;
  g_autoptr (BglLog) late = NULL;

  g_signal_connect (log, "items-changed", G_CALLBACK (items_changed_cb), story);

  bgl_table_play_text (table, 1, "2", NULL);
  bgl_table_play_text (table, 2, "1", NULL);
  g_assert_cmpstr (story->str, ==, "0-0+1 1-0+1 ");

  line = g_list_model_get_item (G_LIST_MODEL (log), 1);
  g_assert_nonnull (strstr (bgl_log_line_get_text (line), "Ben"));
  g_assert_cmpstr (bgl_log_line_get_rule (line), ==, "nim-take");
  g_assert_cmpuint (bgl_log_line_get_ply (line), ==, 2);

  g_string_truncate (story, 0);
  bgl_table_undo (table);
  bgl_table_play_text (table, 2, "2", NULL);
  g_assert_cmpstr (story->str, ==, "1-1+0 1-0+1 ");

  /* One who comes later reads the same story. */
  late = bgl_log_new (table);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (late)), ==, 2);

  g_signal_handlers_disconnect_by_data (log, story);
}

static void
hint_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static void
test_hint (void)
{
  g_autoptr (BglTable) table = new_table (NULL, "Anna", "Ben");
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BglHint) hint = NULL;

  bgl_table_hint_async (table, NULL, hint_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  hint = bgl_table_hint_finish (table, result, &error);
  g_assert_no_error (error);
  g_assert_true (bgl_table_play (table, hint->move, &error));
  g_assert_no_error (error);
}

static void
scan_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_assert_true (bgl_store_scan_finish (BGL_STORE (source), result, NULL));
  *(gboolean *) user_data = TRUE;
}

static void
scan (BglStore *store)
{
  gboolean done = FALSE;

  bgl_store_scan_async (store, NULL, scan_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_store (void)
{
  g_autoptr (GFile) folder = make_folder ();
  g_autoptr (BglStore) store = bgl_store_new (folder);
  g_autoptr (GFile) file = bgl_store_new_file (store, "nim");
  g_autoptr (GFile) other = NULL;
  g_autoptr (GFile) broken = g_file_get_child (folder, "broken.bungalow");
  g_autoptr (GFile) aside = g_file_get_child (folder, "broken.bungalow.damaged");
  g_autoptr (BglTable) table = new_table (NULL, "Anna", "Ben");
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL;

  scan (store);
  g_assert_null (bgl_store_get_unfinished (store, "nim"));

  bgl_table_set_record_file (table, file);
  bgl_table_play_text (table, 1, "2", NULL);
  bgl_table_flush (table, NULL);

  /* A name is given once. */
  other = bgl_store_new_file (store, "nim");
  g_assert_false (g_file_equal (file, other));

  g_assert_true (g_file_set_contents (g_file_peek_path (broken), "[Bungalow \"1\"\n", -1, NULL));
  scan (store);
  g_assert_true (g_file_equal (bgl_store_get_unfinished (store, "nim"), file));

  /* What is damaged is named and set aside, and not a byte of it is lost. */
  g_assert_cmpuint (g_strv_length ((char **) bgl_store_get_damaged (store)), ==, 1);
  g_assert_nonnull (strstr (bgl_store_get_damaged (store)[0], "broken.bungalow"));
  g_assert_false (g_file_query_exists (broken, NULL));
  g_assert_true (g_file_get_contents (g_file_peek_path (aside), &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, "[Bungalow \"1\"\n");

  scan (store);
  g_assert_cmpuint (g_strv_length ((char **) bgl_store_get_damaged (store)), ==, 0);

  record = bgl_store_load (store, file, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bgl_record_get_n_steps (record), ==, 1);

  /* A record of good form with an impossible move is damaged, too. */
  g_assert_true (g_file_set_contents (g_file_peek_path (broken),
                                      "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"2\"]\n\n1: 7,7\n",
                                      -1, NULL));
  g_assert_null (bgl_store_load (store, broken, &error));
  g_assert_nonnull (error);
  g_assert_false (g_file_query_exists (broken, NULL));
  g_assert_true (g_file_query_exists (aside, NULL));

  /* A finished game is not one to continue. */
  g_clear_error (&error);
  bgl_table_undo (table);
  for (guint i = 0; i < G_N_ELEMENTS (whole); i++)
    play_line (table, whole[i]);
  g_assert_true (bgl_game_is_over (bgl_table_get_game (table)));
  bgl_table_flush (table, NULL);
  scan (store);
  g_assert_null (bgl_store_get_unfinished (store, "nim"));

  bgl_table_set_record_file (table, NULL);
  remove_folder (folder);
}

static void
test_names (void)
{
  g_autoptr (BglSeat) nobody = bgl_seat_new_human (2, "  ");
  g_autoptr (BglSeat) pretender = bgl_seat_new_human (1, "bot:hard");
  g_autoptr (BglSeat) bot = bgl_seat_new_bot (2, BGL_LEVEL_HARD);
  g_autofree char *tag = bgl_seat_to_tag (pretender);
  g_autofree char *bot_tag = bgl_seat_to_tag (bot);

  g_assert_cmpstr (bgl_seat_get_name (nobody), ==, "Player 2");
  g_assert_cmpstr (tag, ==, "hard");
  g_assert_cmpstr (bot_tag, ==, "bot:hard");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/table/bots", test_bots);
  g_test_add_func ("/table/held", test_held);
  g_test_add_func ("/table/pace", test_pace);
  g_test_add_func ("/table/drop", test_drop);
  g_test_add_func ("/table/recent", test_recent);
  g_test_add_func ("/table/undo", test_undo);
  g_test_add_func ("/table/undo-draw", test_undo_draw);
  g_test_add_func ("/table/undo-draw-people", test_undo_draw_people);
  g_test_add_func ("/table/refused", test_refused);
  g_test_add_func ("/table/save", test_save);
  g_test_add_func ("/table/save-failed", test_save_failed);
  g_test_add_func ("/table/tags", test_tags);
  g_test_add_func ("/table/log", test_log);
  g_test_add_func ("/table/hint", test_hint);
  g_test_add_func ("/table/store", test_store);
  g_test_add_func ("/table/names", test_names);

  return g_test_run ();
}
