/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "test-utils.h"

#include <glib/gstdio.h>

#include "app/bgl-application.h"
#include "app/bgl-new-game-dialog.h"
#include "app/bgl-settings.h"
#include "app/bgl-window.h"

#define PEOPLE \
  "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n\n"
#define YELLOW_WINS \
  PEOPLE "1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 0,3\n2: 1,3\n1: 0,4\n"

typedef struct
{
  char      *path;
  GFile     *folder;
  BglWindow *window;
} Fixture;

static AdwApplication *application;

static void
open_window (Fixture *fixture)
{
  g_autoptr (BglStore) store = bgl_store_new (fixture->folder);

  g_settings_set_int (bgl_settings_get (), BGL_SETTING_WIDTH, 1000);
  g_settings_set_int (bgl_settings_get (), BGL_SETTING_HEIGHT, 700);
  fixture->window = BGL_WINDOW (bgl_window_new (GTK_APPLICATION (application), store));
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  bgl_test_settle ();
}

/* Dialogs go with their window; whatever is left over would fail the next test. */
static void
close_window (Fixture *fixture)
{
  GtkWidget *window = g_object_ref (GTK_WIDGET (fixture->window));

  gtk_window_close (GTK_WINDOW (window));
  bgl_test_settle ();
  g_assert_finalize_object (window);
  fixture->window = NULL;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->path = g_dir_make_tmp ("bungalow-test-XXXXXX", NULL);
  fixture->folder = g_file_new_for_path (fixture->path);
  g_settings_reset (bgl_settings_get (), BGL_SETTING_TABLES);
  g_settings_reset (bgl_settings_get (), BGL_SETTING_CONFIRM_NEW_GAME);
  open_window (fixture);
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      g_assert_no_errno (g_remove (file));
    }
  g_remove (path);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  if (fixture->window != NULL)
    close_window (fixture);
  remove_folder (fixture->path);
  g_clear_object (&fixture->folder);
  g_clear_pointer (&fixture->path, g_free);
}

static GtkWidget *
find_toplevel (GType type)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      if (g_type_is_a (G_OBJECT_TYPE (toplevel), type))
        return toplevel;
    }

  return NULL;
}

static gboolean
has_label (GtkWidget  *widget,
           const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;

  return FALSE;
}

/* Whether a window, or a dialog in one, says that. */
static gboolean
is_said (gpointer text)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      if (gtk_widget_get_mapped (toplevel) && has_label (toplevel, text))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_enabled (Fixture    *fixture,
            const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), action);
}

static void
activate (Fixture    *fixture,
          const char *action,
          const char *target)
{
  g_assert_true (is_enabled (fixture, action));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), action,
                                  target != NULL ? g_variant_new_string (target) : NULL);
  bgl_test_settle ();
}

static BglTable *
sit_down (Fixture    *fixture,
          const char *record)
{
  g_autoptr (BglTable) table = bgl_test_table (record);

  bgl_window_show_table (fixture->window, table, NULL);
  bgl_test_settle ();

  return bgl_table_page_get_table (bgl_window_get_page (fixture->window));
}

static gboolean
play (BglTable   *table,
      guint       seat,
      const char *text)
{
  BglGame *game = bgl_table_get_game (table);
  BglMove move;

  g_assert_true (bgl_game_get_rules (game)->parse_move (bgl_game_get_state (game), seat, text, &move, NULL));

  return bgl_table_play (table, move, NULL);
}

static guint
count_files (Fixture    *fixture,
             const char *suffix)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->path, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, suffix);

  return n;
}

static gboolean
is_waiting (gpointer data)
{
  Fixture *fixture = data;

  return bgl_shelf_get_n_waiting (bgl_window_get_shelf (fixture->window)) > 0;
}

static void
write_file (Fixture    *fixture,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (fixture->path, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
test_shelf (Fixture       *fixture,
            gconstpointer  data)
{
  g_assert_null (bgl_window_get_page (fixture->window));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, "Bungalow");
  for (guint i = 0; i < 7; i++)
    {
      const char *actions[] = { "back", "again", "undo", "redo", "hint", "speak-standing", "speak-last" };

      g_assert_false (is_enabled (fixture, actions[i]));
    }
  g_assert_true (is_enabled (fixture, "new-game"));
  g_assert_true (is_enabled (fixture, "rules"));

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (bgl_shelf_find_card (bgl_window_get_shelf (fixture->window), "bango"))));
  g_assert_cmpstr (bgl_shelf_get_focused (bgl_window_get_shelf (fixture->window)), ==, "bango");
}

static void
test_new_game (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *dialog;
  BglTablePage *page;

  activate (fixture, "play", "bango");
  dialog = find_toplevel (BGL_TYPE_NEW_GAME_DIALOG);
  g_assert_nonnull (dialog);
  bgl_new_game_dialog_set_seat (BGL_NEW_GAME_DIALOG (dialog), 1, "Anna");
  bgl_new_game_dialog_set_seat (BGL_NEW_GAME_DIALOG (dialog), 2, "Boris");
  bgl_new_game_dialog_set_option (BGL_NEW_GAME_DIALOG (dialog), "first", "2");
  gtk_widget_activate_action (dialog, "new-game.accept", NULL);
  bgl_test_settle ();

  page = bgl_window_get_page (fixture->window);
  g_assert_nonnull (page);
  g_assert_cmpstr (bgl_table_page_get_heading (page), ==, "Boris is to move");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, "Bango");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL, "Bango");

  /* A table leaves no trace before somebody has moved. */
  g_assert_cmpuint (count_files (fixture, ".bungalow"), ==, 0);
  g_assert_true (play (bgl_table_page_get_table (page), 2, "1,1"));
  g_assert_true (bgl_table_flush (bgl_table_page_get_table (page), NULL));
  g_assert_cmpuint (count_files (fixture, ".bungalow"), ==, 1);
}

static void
test_undo_redo (Fixture       *fixture,
                gconstpointer  data)
{
  BglTable *table = sit_down (fixture, PEOPLE);
  BglTablePage *page = bgl_window_get_page (fixture->window);

  g_assert_false (is_enabled (fixture, "undo"));
  g_assert_true (is_enabled (fixture, "hint"));
  g_assert_true (play (table, 1, "0,1"));
  bgl_test_settle ();
  g_assert_cmpstr (bgl_table_page_get_heading (page), ==, "Boris is to move");
  g_assert_true (g_str_has_prefix (bgl_table_page_get_story (page), "Anna"));

  activate (fixture, "undo", NULL);
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, 0);
  g_assert_cmpstr (bgl_table_page_get_heading (page), ==, "Anna is to move");
  g_assert_false (is_enabled (fixture, "undo"));

  activate (fixture, "redo", NULL);
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, 1);
  g_assert_false (is_enabled (fixture, "redo"));
}

static gboolean
has_hint (gpointer data)
{
  return g_str_has_prefix (bgl_table_page_get_story (data), "Hint: ");
}

static void
test_hint (Fixture       *fixture,
           gconstpointer  data)
{
  sit_down (fixture, PEOPLE);
  activate (fixture, "hint", NULL);
  bgl_test_wait (has_hint, bgl_window_get_page (fixture->window));
  g_assert_true (is_enabled (fixture, "hint"));
}

static void
test_refusal (Fixture       *fixture,
              gconstpointer  data)
{
  BglTable *table = sit_down (fixture, PEOPLE);
  BglTablePage *page = bgl_window_get_page (fixture->window);
  AdwToast *toast;

  g_assert_null (bgl_table_page_get_refusal (page));
  g_assert_false (play (table, 1, "2,1"));
  bgl_test_settle ();

  toast = bgl_table_page_get_refusal (page);
  g_assert_nonnull (toast);
  g_assert_cmpstr (adw_toast_get_action_name (toast), ==, "win.show-rule");
  g_assert_cmpstr (g_variant_get_string (adw_toast_get_action_target_value (toast), NULL), ==, "bango-touch");

  activate (fixture, "show-rule", "bango-touch");
  g_assert_nonnull (bgl_window_get_reader (fixture->window));

  /* A move that is allowed answers the question. */
  g_assert_true (play (table, 1, "0,1"));
  bgl_test_settle ();
  g_assert_null (bgl_table_page_get_refusal (page));
}

static void
test_over (Fixture       *fixture,
           gconstpointer  data)
{
  BglTable *table = sit_down (fixture, YELLOW_WINS);

  g_assert_cmpstr (bgl_table_page_get_heading (bgl_window_get_page (fixture->window)), ==, "Anna wins");
  g_assert_false (is_enabled (fixture, "hint"));

  /* Back from the end, and to it again. */
  activate (fixture, "undo", NULL);
  g_assert_cmpstr (bgl_table_page_get_heading (bgl_window_get_page (fixture->window)), ==, "Anna is to move");
  g_assert_false (is_enabled (fixture, "again"));
  activate (fixture, "redo", NULL);
  g_assert_cmpstr (bgl_table_page_get_heading (bgl_window_get_page (fixture->window)), ==, "Anna wins");

  /* The loser begins the next game. */
  activate (fixture, "again", NULL);
  g_assert_true (bgl_table_page_get_table (bgl_window_get_page (fixture->window)) != table);
  g_assert_cmpstr (bgl_table_page_get_heading (bgl_window_get_page (fixture->window)), ==, "Boris is to move");
}

static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  BglTable *table = sit_down (fixture, PEOPLE);
  BglTablePage *page = bgl_window_get_page (fixture->window);
  BglTableLayout *layout = bgl_table_page_get_layout (page);

  g_assert_true (play (table, 1, "0,1"));
  bgl_test_settle ();
  gtk_widget_grab_focus (GTK_WIDGET (page));
  bgl_test_settle ();

  bgl_test_key ("s");
  g_assert_nonnull (strstr (bgl_table_page_get_story (page), "Anna: 17"));
  g_assert_nonnull (strstr (bgl_table_page_get_story (page), "Boris is to move"));
  bgl_test_key ("l");
  g_assert_true (g_str_has_prefix (bgl_table_page_get_story (page), "Anna lays"));

  bgl_test_key ("Control_L+z");
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, 0);
  bgl_test_key ("Control_L+Shift_L+z");
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, 1);

  g_assert_true (bgl_table_layout_get_log_visible (layout));
  bgl_test_key ("F9");
  g_assert_false (bgl_table_layout_get_log_visible (layout));

  bgl_test_key ("Control_L+n");
  g_assert_nonnull (find_toplevel (BGL_TYPE_NEW_GAME_DIALOG));
  bgl_test_key ("Escape");
  g_assert_null (find_toplevel (BGL_TYPE_NEW_GAME_DIALOG));

  bgl_test_key ("F1");
  g_assert_nonnull (bgl_window_get_reader (fixture->window));
  bgl_window_close_reader (fixture->window);
  bgl_test_settle ();
  gtk_widget_grab_focus (GTK_WIDGET (page));

  bgl_test_key ("Alt_L+Left");
  g_assert_null (bgl_window_get_page (fixture->window));
}

static void
test_dialogs (Fixture       *fixture,
              gconstpointer  data)
{
  const char *actions[] = { "preferences", "shortcuts", "about" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (application), actions[i], NULL);
      bgl_test_settle ();
      bgl_test_key ("Escape");
    }
}

static void
test_continue (Fixture       *fixture,
               gconstpointer  data)
{
  BglTable *table = sit_down (fixture, PEOPLE);
  BglGame *game;

  g_assert_true (play (table, 1, "0,1"));
  g_assert_true (play (table, 2, "1,1"));
  activate (fixture, "undo", NULL);

  /* From the shelf, back to the very table: what was undone can be redone. */
  activate (fixture, "back", NULL);
  bgl_test_wait (is_waiting, fixture);
  g_assert_true (bgl_shelf_card_get_waiting (bgl_shelf_find_card (bgl_window_get_shelf (fixture->window), "bango")));
  activate (fixture, "continue", "bango");
  g_assert_true (bgl_table_page_get_table (bgl_window_get_page (fixture->window)) == table);
  activate (fixture, "redo", NULL);

  /* And after a restart, from the file. */
  close_window (fixture);
  open_window (fixture);
  bgl_test_wait (is_waiting, fixture);
  g_assert_true (has_label (GTK_WIDGET (bgl_window_get_shelf (fixture->window)), "Anna and Boris · 2 moves"));
  activate (fixture, "continue", "bango");
  game = bgl_table_get_game (bgl_table_page_get_table (bgl_window_get_page (fixture->window)));
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 2);
  g_assert_cmpint (bgl_game_get_turn (game), ==, 1);

  /* It goes on in the same file. */
  g_assert_true (play (bgl_table_page_get_table (bgl_window_get_page (fixture->window)), 1, "0,2"));
  activate (fixture, "back", NULL);
  g_assert_cmpuint (count_files (fixture, ".bungalow"), ==, 1);
}

/* A game that is left for another one stays where it is. */
static void
test_another (Fixture       *fixture,
              gconstpointer  data)
{
  BglTable *table = sit_down (fixture, PEOPLE);
  GtkWidget *dialog;

  g_assert_true (play (table, 1, "0,1"));
  for (guint ask = 0; ask < 2; ask++)
    {
      g_settings_set_boolean (bgl_settings_get (), BGL_SETTING_CONFIRM_NEW_GAME, ask == 0);
      activate (fixture, "new-game", NULL);
      dialog = find_toplevel (BGL_TYPE_NEW_GAME_DIALOG);
      bgl_new_game_dialog_set_seat (BGL_NEW_GAME_DIALOG (dialog), 2, "Clara");
      bgl_new_game_dialog_set_option (BGL_NEW_GAME_DIALOG (dialog), "first", "1");
      gtk_widget_activate_action (dialog, "new-game.accept", NULL);
      bgl_test_settle ();
      if (ask == 0)
        {
          g_assert_true (bgl_table_page_get_table (bgl_window_get_page (fixture->window)) == table);
          bgl_test_key ("Escape");
        }
    }

  g_assert_true (bgl_table_page_get_table (bgl_window_get_page (fixture->window)) != table);
  g_assert_true (play (bgl_table_page_get_table (bgl_window_get_page (fixture->window)), 1, "0,1"));
  activate (fixture, "back", NULL);
  g_assert_cmpuint (count_files (fixture, ".bungalow"), ==, 2);
}

static gboolean
is_set_aside (gpointer data)
{
  return count_files (data, ".damaged") == 1;
}

static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  close_window (fixture);
  write_file (fixture, "broken.bungalow", "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n\n1: 0,1\nrubbish\n");
  write_file (fixture, "good.bungalow", PEOPLE "1: 0,1\n");
  open_window (fixture);

  bgl_test_wait (is_set_aside, fixture);
  bgl_test_wait (is_said, (char *) "A saved game is damaged");
  g_assert_true (is_said ((char *) "broken.bungalow.damaged"));
  g_assert_cmpuint (bgl_shelf_get_n_waiting (bgl_window_get_shelf (fixture->window)), ==, 1);
  bgl_test_key ("Escape");
}

/* It can be read, but somebody changed a move into one that the rules do not allow. */
static void
test_cheated (Fixture       *fixture,
              gconstpointer  data)
{
  close_window (fixture);
  write_file (fixture, "cheated.bungalow", PEOPLE "1: 7,7\n");
  open_window (fixture);

  bgl_test_wait (is_waiting, fixture);
  activate (fixture, "continue", "bango");
  g_assert_null (bgl_window_get_page (fixture->window));
  g_assert_true (is_set_aside (fixture));
  g_assert_true (is_said ((char *) "The game cannot be continued"));
  g_assert_true (is_said ((char *) "cheated.bungalow.damaged"));
  bgl_test_key ("Escape");
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
  table = bgl_table_page_get_table (bgl_window_get_page (fixture->window));
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, 1);

  /* Somebody else's file is never written to: the game goes on in one of ours. */
  g_assert_true (play (table, 2, "1,1"));
  g_assert_true (bgl_table_flush (table, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, PEOPLE "1: 0,1\n");
  g_assert_cmpuint (count_files (fixture, ".bungalow"), ==, 1);

  /* And never set aside. */
  g_assert_true (g_file_set_contents (path, "rubbish", -1, NULL));
  bgl_window_open_file (fixture->window, file);
  bgl_test_settle ();
  g_assert_true (is_said ((char *) "“mine.bungalow” cannot be opened"));
  g_assert_true (g_file_query_exists (file, NULL));
  bgl_test_key ("Escape");

  remove_folder (elsewhere);
}

static void
test_save_failed (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->path, "nothing", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  BglTable *table;

  /* A file stands where the folder should be. */
  close_window (fixture);
  write_file (fixture, "nothing", "");
  g_set_object (&fixture->folder, folder);
  open_window (fixture);
  bgl_test_wait (is_said, (char *) "Saved games cannot be read");
  bgl_test_key ("Escape");

  table = sit_down (fixture, PEOPLE);
  g_assert_true (play (table, 1, "0,1"));
  bgl_test_wait (is_said, (char *) "The game cannot be saved");
  g_assert_true (play (table, 2, "1,1"));
}

static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  int minimum;

  sit_down (fixture, PEOPLE);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  bgl_test_settle ();
  g_assert_true (bgl_table_layout_get_narrow (bgl_table_page_get_layout (bgl_window_get_page (fixture->window))));
  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

static void
test_size (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 640, 480);
  bgl_test_settle ();
  close_window (fixture);
  g_assert_cmpint (g_settings_get_int (bgl_settings_get (), BGL_SETTING_WIDTH), ==, 640);
  g_assert_cmpint (g_settings_get_int (bgl_settings_get (), BGL_SETTING_HEIGHT), ==, 480);
}

/* The other process of the next test: plays three moves and waits to be killed. */
static void
play_until_killed (const char *path)
{
  Fixture fixture = { .path = (char *) path, .folder = g_file_new_for_path (path) };
  BglTable *table;

  open_window (&fixture);
  table = sit_down (&fixture, PEOPLE);
  g_assert_true (play (table, 1, "0,1"));
  g_assert_true (play (table, 2, "1,1"));
  g_assert_true (play (table, 1, "0,2"));
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
  const char *arguments[] = { data, "--play-until-killed", fixture->path, NULL };
  g_autoptr (GSubprocess) process = NULL;
  BglGame *game;

  close_window (fixture);
  process = g_subprocess_newv (arguments, G_SUBPROCESS_FLAGS_STDOUT_SILENCE, NULL);
  g_assert_nonnull (process);
  bgl_test_wait (is_written, fixture);
  g_subprocess_force_exit (process);
  g_assert_true (g_subprocess_wait (process, NULL, NULL));
  g_assert_true (g_subprocess_get_if_signaled (process));

  open_window (fixture);
  bgl_test_wait (is_waiting, fixture);
  activate (fixture, "continue", "bango");
  game = bgl_table_get_game (bgl_table_page_get_table (bgl_window_get_page (fixture->window)));
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 3);
  g_assert_cmpint (bgl_game_get_turn (game), ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *program = g_strdup (argv[0]);
  int status;

  bgl_test_init (&argc, &argv);
  application = ADW_APPLICATION (bgl_application_new ());
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));

  if (argc == 3 && g_str_equal (argv[1], "--play-until-killed"))
    play_until_killed (argv[2]);

#define ADD(name, func) g_test_add ("/window/" name, Fixture, program, set_up, func, tear_down)
  ADD ("shelf", test_shelf);
  ADD ("new-game", test_new_game);
  ADD ("undo-redo", test_undo_redo);
  ADD ("hint", test_hint);
  ADD ("refusal", test_refusal);
  ADD ("over", test_over);
  ADD ("keys", test_keys);
  ADD ("dialogs", test_dialogs);
  ADD ("continue", test_continue);
  ADD ("another", test_another);
  ADD ("damaged", test_damaged);
  ADD ("cheated", test_cheated);
  ADD ("open", test_open);
  ADD ("save-failed", test_save_failed);
  ADD ("narrow", test_narrow);
  ADD ("size", test_size);
  ADD ("killed", test_killed);
#undef ADD

  status = g_test_run ();
  g_object_unref (application);

  return status;
}
