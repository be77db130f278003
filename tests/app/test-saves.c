/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

#include "app/bgl-new-game-dialog.h"
#include "app/bgl-settings.h"

static char *program;

static void
test_continue (Fixture       *fixture,
               gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, PEOPLE);
  BglGame *game;

  g_assert_true (fixture_play (table, 1, "0,1"));
  g_assert_true (fixture_play (table, 2, "1,1"));
  fixture_activate (fixture, "undo", NULL);

  /* From the shelf, back to the very table: what was undone can be redone. */
  fixture_activate (fixture, "back", NULL);
  bgl_test_wait (fixture_is_waiting, fixture);
  g_assert_true (bgl_shelf_card_get_waiting (bgl_shelf_find_card (bgl_window_get_shelf (fixture->window), "bango")));
  fixture_activate (fixture, "continue", "bango");
  g_assert_true (fixture_get_table (fixture) == table);
  fixture_activate (fixture, "redo", NULL);

  /* And after a restart, from the file. */
  fixture_close_window (fixture);
  fixture_open_window (fixture);
  bgl_test_wait (fixture_is_waiting, fixture);
  g_assert_true (fixture_is_said ((char *) "Anna and Boris · 2 moves"));
  fixture_activate (fixture, "continue", "bango");
  game = bgl_table_get_game (fixture_get_table (fixture));
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 2);
  g_assert_cmpint (bgl_game_get_turn (game), ==, 1);

  /* It goes on in the same file. */
  g_assert_true (fixture_play (fixture_get_table (fixture), 1, "0,2"));
  fixture_activate (fixture, "back", NULL);
  g_assert_cmpuint (fixture_count_files (fixture, ".bungalow"), ==, 1);
}

/* A game that is left for another one is kept, and nobody is asked: the table only says where it is. */
static void
test_another (Fixture       *fixture,
              gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, PEOPLE);
  GtkWidget *dialog;

  g_assert_true (fixture_play (table, 1, "0,1"));
  fixture_activate (fixture, "new-game", NULL);
  dialog = fixture_find_window (BGL_TYPE_NEW_GAME_DIALOG);
  bgl_new_game_dialog_set_seat (BGL_NEW_GAME_DIALOG (dialog), 2, "Clara");
  bgl_new_game_dialog_set_option (BGL_NEW_GAME_DIALOG (dialog), "first", "1");
  gtk_widget_activate_action (dialog, "new-game.accept", NULL);
  bgl_test_settle ();

  g_assert_true (fixture_get_table (fixture) != table);
  g_assert_true (fixture_is_said ((char *) "kept among the played games"));
  g_assert_true (fixture_play (fixture_get_table (fixture), 1, "0,1"));
  fixture_activate (fixture, "back", NULL);
  g_assert_cmpuint (fixture_count_files (fixture, ".bungalow"), ==, 2);
}

static gboolean
is_persons_turn (gpointer table)
{
  return bgl_game_get_turn (bgl_table_get_game (table)) == 2;
}

/* What only bots and chance have done is nobody's game yet. */
static void
test_no_trace (Fixture       *fixture,
               gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"bot:beginner\"]\n\n");

  bgl_test_wait (is_persons_turn, table);
  g_assert_null (bgl_table_get_record_file (table));
  g_assert_true (fixture_play (table, 2, "0,-1") || fixture_play (table, 2, "1,-1"));
  g_assert_nonnull (bgl_table_get_record_file (table));
}

static gboolean
is_set_aside (gpointer data)
{
  return fixture_count_files (data, ".damaged") == 1;
}

static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  fixture_close_window (fixture);
  bgl_test_write_file (fixture->path, "broken.bungalow",
                       "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n\n1: 0,1\nrubbish\n");
  bgl_test_write_file (fixture->path, "good.bungalow", PEOPLE "1: 0,1\n");
  fixture_open_window (fixture);

  bgl_test_wait (is_set_aside, fixture);
  bgl_test_wait (fixture_is_said, (char *) "A saved game is damaged");
  g_assert_true (fixture_is_said ((char *) "broken.bungalow.damaged"));
  g_assert_cmpuint (bgl_shelf_get_n_waiting (bgl_window_get_shelf (fixture->window)), ==, 1);
  fixture_dismiss ("A saved game is damaged");
}

/* It can be read, but somebody changed a move into one that the rules do not allow. */
static void
test_cheated (Fixture       *fixture,
              gconstpointer  data)
{
  fixture_close_window (fixture);
  bgl_test_write_file (fixture->path, "cheated.bungalow", PEOPLE "1: 7,7\n");
  fixture_open_window (fixture);

  bgl_test_wait (fixture_is_waiting, fixture);
  fixture_activate (fixture, "continue", "bango");
  g_assert_null (bgl_window_get_page (fixture->window));
  g_assert_true (is_set_aside (fixture));
  g_assert_true (fixture_is_said ((char *) "The game cannot be continued"));
  g_assert_true (fixture_is_said ((char *) "cheated.bungalow.damaged"));
  fixture_dismiss ("The game cannot be continued");
  g_assert_cmpuint (bgl_shelf_get_n_waiting (bgl_window_get_shelf (fixture->window)), ==, 0);
}

static void
test_open (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *elsewhere = g_dir_make_tmp ("bungalow-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (elsewhere, "mine.bungalow", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  BglTable *table;

  g_assert_true (g_file_set_contents (path, PEOPLE "1: 0,1\n", -1, NULL));
  bgl_window_open_file (fixture->window, file);
  bgl_test_settle ();
  table = fixture_get_table (fixture);
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, 1);

  /* Somebody else's file is never written to: the game goes on in one of ours. */
  g_assert_true (fixture_play (table, 2, "1,1"));
  g_assert_true (bgl_table_flush (table, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, PEOPLE "1: 0,1\n");
  g_assert_cmpuint (fixture_count_files (fixture, ".bungalow"), ==, 1);

  /* And never set aside. */
  g_assert_true (g_file_set_contents (path, "rubbish", -1, NULL));
  bgl_window_open_file (fixture->window, file);
  bgl_test_settle ();
  g_assert_true (fixture_is_said ((char *) "“mine.bungalow” cannot be opened"));
  g_assert_true (g_file_query_exists (file, NULL));
  fixture_dismiss ("“mine.bungalow” cannot be opened");

  bgl_test_remove_folder (elsewhere);
}

/* A file that is dropped on the window is opened like one that was chosen. */
static void
test_drop (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));
  g_autofree char *elsewhere = g_dir_make_tmp ("bungalow-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (elsewhere, "dropped.bungalow", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GSList) list = g_slist_append (NULL, file);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_assert_true (g_file_set_contents (path, PEOPLE "1: 0,1\n", -1, NULL));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, list);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 10.0, 10.0, &taken);
    }

  g_assert_true (taken);
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (fixture_get_table (fixture))), ==, 1);
  bgl_test_remove_folder (elsewhere);
}

static void
test_save_failed (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->path, "nothing", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  BglTable *table;

  /* A file stands where the folder should be. */
  fixture_close_window (fixture);
  bgl_test_write_file (fixture->path, "nothing", "");
  g_set_object (&fixture->folder, folder);
  fixture_open_window (fixture);
  fixture_dismiss ("Saved games cannot be read");

  table = fixture_sit_down (fixture, PEOPLE);
  g_assert_true (fixture_play (table, 1, "0,1"));
  bgl_test_wait (fixture_is_said, (char *) "The game cannot be saved");
  g_assert_true (fixture_play (table, 2, "1,1"));
}

/* The other process of the next test: plays three moves and waits to be killed. */
static void
play_until_killed (const char *path)
{
  Fixture fixture = { .path = (char *) path, .folder = g_file_new_for_path (path) };
  BglTable *table;

  fixture_open_window (&fixture);
  table = fixture_sit_down (&fixture, PEOPLE);
  g_assert_true (fixture_play (table, 1, "0,1"));
  g_assert_true (fixture_play (table, 2, "1,1"));
  g_assert_true (fixture_play (table, 1, "0,2"));
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_written (gpointer data)
{
  Fixture *fixture = data;
  g_autoptr (GDir) dir = g_dir_open (fixture->path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->path, name, NULL);
      g_autofree char *text = NULL;

      if (g_str_has_suffix (name, ".bungalow") && g_file_get_contents (path, &text, NULL, NULL) &&
          strstr (text, "1: 0,2") != NULL)
        return TRUE;
    }

  return FALSE;
}

static void
test_killed (Fixture       *fixture,
             gconstpointer  data)
{
  const char *arguments[] = { program, "--play-until-killed", fixture->path, NULL };
  g_autoptr (GSubprocess) process = NULL;
  BglGame *game;

  fixture_close_window (fixture);
  process = g_subprocess_newv (arguments, G_SUBPROCESS_FLAGS_STDOUT_SILENCE, NULL);
  g_assert_nonnull (process);
  bgl_test_wait (is_written, fixture);
  g_subprocess_force_exit (process);
  g_assert_true (g_subprocess_wait (process, NULL, NULL));
  g_assert_true (g_subprocess_get_if_signaled (process));

  fixture_open_window (fixture);
  bgl_test_wait (fixture_is_waiting, fixture);
  fixture_activate (fixture, "continue", "bango");
  game = bgl_table_get_game (fixture_get_table (fixture));
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 3);
  g_assert_cmpint (bgl_game_get_turn (game), ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *name = program = g_strdup (argv[0]);
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  if (argc == 3 && g_str_equal (argv[1], "--play-until-killed"))
    play_until_killed (argv[2]);

  FIXTURE_ADD ("/saves/continue", test_continue);
  FIXTURE_ADD ("/saves/another", test_another);
  FIXTURE_ADD ("/saves/no-trace", test_no_trace);
  FIXTURE_ADD ("/saves/damaged", test_damaged);
  FIXTURE_ADD ("/saves/cheated", test_cheated);
  FIXTURE_ADD ("/saves/open", test_open);
  FIXTURE_ADD ("/saves/drop", test_drop);
  FIXTURE_ADD ("/saves/failed", test_save_failed);
  FIXTURE_ADD ("/saves/killed", test_killed);

  return g_test_run ();
}
