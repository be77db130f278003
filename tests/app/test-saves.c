/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

#include <glib/gstdio.h>

#include "app/bgl-new-game-dialog.h"
#include "app/bgl-settings.h"
#include "engine/bgl-saver.h"

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
  g_assert_true (fixture_is_said ((char *) "kept in Played Games"));
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
                       "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n\n1: 0,1\ngarbage\n");
  bgl_test_write_file (fixture->path, "good.bungalow", PEOPLE "1: 0,1\n");
  fixture_open_window (fixture);

  bgl_test_wait (is_set_aside, fixture);
  bgl_test_wait (fixture_is_said, (char *) "1 saved game is damaged and was set aside.");
  g_assert_cmpuint (bgl_shelf_get_n_waiting (bgl_window_get_shelf (fixture->window)), ==, 1);

  /* The list of games says which one, and puts it back. */
  fixture_activate (fixture, "library", NULL);
  g_assert_true (fixture_is_said ((char *) "broken.bungalow.damaged"));
  g_assert_true (fixture_is_said ((char *) "Damaged and set aside"));
  gtk_widget_activate_action (GTK_WIDGET (bgl_window_get_library (fixture->window)), "library.put-back", "u", 1);
  bgl_test_wait (fixture_is_said, (char *) "“broken.bungalow” was restored, but still");
  g_assert_cmpuint (fixture_count_files (fixture, ".damaged"), ==, 0);

  /* From then on it stays there. */
  fixture_activate (fixture, "back", NULL);
  fixture_sit_down (fixture, PEOPLE);
  fixture_activate (fixture, "back", NULL);
  fixture_activate (fixture, "library", NULL);
  g_assert_cmpuint (fixture_count_files (fixture, ".damaged"), ==, 0);
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
  g_assert_true (fixture_is_said ((char *) "Could Not Continue Game"));
  g_assert_true (fixture_is_said ((char *) "cheated.bungalow.damaged"));
  fixture_dismiss ("Could Not Continue Game");
  g_assert_cmpuint (bgl_shelf_get_n_waiting (bgl_window_get_shelf (fixture->window)), ==, 0);
}

static gboolean
has_page (gpointer window)
{
  return bgl_window_get_page (window) != NULL;
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
  bgl_test_wait (has_page, fixture->window);
  table = fixture_get_table (fixture);
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, 1);

  /* Somebody else's file is never written to: the game goes on in one of ours. */
  g_assert_true (fixture_play (table, 2, "1,1"));
  g_assert_true (bgl_table_flush (table, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, PEOPLE "1: 0,1\n");
  g_assert_cmpuint (fixture_count_files (fixture, ".bungalow"), ==, 1);

  /* And never set aside. */
  g_assert_true (g_file_set_contents (path, "garbage", -1, NULL));
  bgl_window_open_file (fixture->window, file);
  bgl_test_wait (fixture_is_said, (char *) "Could Not Open “mine.bungalow”");
  g_assert_true (g_file_query_exists (file, NULL));
  fixture_dismiss ("Could Not Open “mine.bungalow”");

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
  bgl_test_wait (has_page, fixture->window);
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (fixture_get_table (fixture))), ==, 1);
  bgl_test_remove_folder (elsewhere);
}

static gboolean
is_not_said (gpointer text)
{
  return !fixture_is_said (text);
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

static gboolean
is_button (GtkWidget     *widget,
           gconstpointer  label)
{
  GtkWidget *child = GTK_IS_BUTTON (widget) ? gtk_button_get_child (GTK_BUTTON (widget)) : NULL;

  /* A dialog may have its buttons twice, for wide and for narrow windows. */
  return GTK_IS_LABEL (child) && gtk_widget_get_mapped (child) && g_str_equal (gtk_label_get_text (GTK_LABEL (child)), label);
}

/* In any window. */
static GtkWidget *
look_for_button (const char *label)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  GtkWidget *button = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (toplevels) && button == NULL; i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      button = bgl_test_find (toplevel, is_button, label);
    }

  return button;
}

static gboolean
has_button (gpointer label)
{
  return look_for_button (label) != NULL;
}

static GtkWidget *
find_button (const char *label)
{
  bgl_test_wait (has_button, (char *) label);

  return look_for_button (label);
}

/* The text of the only game in the folder. */
static char *
read_game (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *path = g_build_filename (folder, g_dir_read_name (dir), NULL);
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
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
  fixture_dismiss ("Could Not Read Saved Games");

  table = fixture_sit_down (fixture, PEOPLE);
  g_assert_true (fixture_play (table, 1, "0,1"));
  bgl_test_wait (fixture_is_said, (char *) "The game could not be saved");

  /* It stays, whatever happens, and wherever people go. */
  g_assert_true (fixture_play (table, 2, "1,1"));
  bgl_test_settle ();
  g_assert_true (fixture_is_said ((char *) "The game could not be saved"));
  fixture_activate (fixture, "undo", NULL);
  fixture_activate (fixture, "back", NULL);
  g_assert_true (fixture_is_said ((char *) "The game could not be saved"));

  /* Closing the window asks, and so does quitting. */
  gtk_window_close (GTK_WINDOW (fixture->window));
  fixture_dismiss ("Game Not Saved");
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "quit", NULL);
  fixture_dismiss ("Game Not Saved");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->window)));

  /* It is tried again without anybody doing anything. */
  g_assert_cmpint (g_remove (path), ==, 0);
  bgl_test_wait (fixture_is_said, (char *) "The game has been saved.");
  bgl_test_wait (is_not_said, (char *) "The game has been saved.");
  g_assert_false (fixture_is_said ((char *) "The game could not be saved"));
  {
    g_autofree char *text = read_game (path);

    g_assert_nonnull (strstr (text, "1: 0,1\n"));
    g_assert_null (strstr (text, "2: 1,1\n"));
  }
  bgl_test_remove_folder (path);
}

/* A folder that cannot be read is reported once, not at every return. */
static void
test_unreadable_folder (Fixture       *fixture,
                        gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->path, "nothing", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  fixture_close_window (fixture);
  bgl_test_write_file (fixture->path, "nothing", "");
  g_set_object (&fixture->folder, folder);
  fixture_open_window (fixture);
  fixture_dismiss ("Could Not Read Saved Games");

  for (guint i = 0; i < 3; i++)
    {
      fixture_sit_down (fixture, PEOPLE);
      fixture_activate (fixture, "back", NULL);
      bgl_test_settle ();
      g_assert_false (fixture_is_said ((char *) "Could Not Read Saved Games"));
    }
}

/* A player can leave without saving. */
static void
test_quit_anyway (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->path, "nothing", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  fixture_close_window (fixture);
  bgl_test_write_file (fixture->path, "nothing", "");
  g_set_object (&fixture->folder, folder);
  fixture_open_window (fixture);
  fixture_dismiss ("Could Not Read Saved Games");
  g_assert_true (fixture_play (fixture_sit_down (fixture, PEOPLE), 1, "0,1"));

  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  gtk_window_close (GTK_WINDOW (fixture->window));
  bgl_test_wait (fixture_is_said, (char *) "Game Not Saved");
  gtk_widget_activate (find_button ("Quit Anyway"));
  bgl_test_wait (is_gone, &fixture->window);
  g_assert_cmpuint (g_list_model_get_n_items (bgl_saver_get_unsaved ()), ==, 0);
}

/* A file that another program has changed is kept, and so is the game. */
static void
test_changed (Fixture       *fixture,
              gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, PEOPLE);
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  g_assert_true (fixture_play (table, 1, "0,1"));
  g_assert_true (bgl_table_flush (table, NULL));
  path = g_file_get_path (bgl_table_get_record_file (table));
  g_assert_true (g_file_set_contents (path, PEOPLE "# Mine\n", -1, NULL));

  g_assert_true (fixture_play (table, 2, "1,1"));
  fixture_dismiss ("Game Saved in a New File");
  g_assert_true (bgl_table_flush (table, NULL));
  g_assert_cmpstr (g_file_peek_path (bgl_table_get_record_file (table)), !=, path);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, PEOPLE "# Mine\n");
  g_assert_cmpuint (fixture_count_files (fixture, ".bungalow"), ==, 2);
  g_assert_true (fixture_play (table, 1, "0,2"));
  g_assert_true (bgl_table_flush (table, NULL));
  g_assert_cmpuint (fixture_count_files (fixture, ""), ==, 2);
}

/* The game that is open is opened once more from the list: it goes on in its file. */
static void
test_opened_again (Fixture       *fixture,
                   gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, PEOPLE);
  g_autoptr (GFile) file = NULL;
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (BglTable) again = NULL;

  g_assert_true (fixture_play (table, 1, "0,1"));
  file = g_object_ref (bgl_table_get_record_file (table));
  record = bgl_table_to_record (table);
  again = bgl_table_new_from_record (record, NULL);
  bgl_window_show_table (fixture->window, again, file);
  g_assert_true (fixture_play (again, 2, "1,1"));
  g_assert_true (bgl_table_flush (again, NULL));
  g_assert_true (g_file_equal (bgl_table_get_record_file (again), file));
  g_assert_cmpuint (fixture_count_files (fixture, ""), ==, 1);
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
  FIXTURE_ADD ("/saves/unreadable-folder", test_unreadable_folder);
  FIXTURE_ADD ("/saves/quit-anyway", test_quit_anyway);
  FIXTURE_ADD ("/saves/changed", test_changed);
  FIXTURE_ADD ("/saves/opened-again", test_opened_again);
  FIXTURE_ADD ("/saves/killed", test_killed);

  return g_test_run ();
}
