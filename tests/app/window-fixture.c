/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

#include "app/bgl-application.h"
#include "board/bgl-compat.h"
#include "app/bgl-settings.h"

static BglApplication *application;

GApplication *
fixture_init (int    *argc,
              char ***argv)
{
  bgl_test_init (argc, argv);

  application = bgl_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));

  return G_APPLICATION (application);
}

void
fixture_open_window (Fixture *fixture)
{
  g_autoptr (BglStore) store = bgl_store_new (fixture->folder);

  g_settings_set_int (bgl_settings_get (), BGL_SETTING_WIDTH, 1000);
  g_settings_set_int (bgl_settings_get (), BGL_SETTING_HEIGHT, 700);
  fixture->window = BGL_WINDOW (bgl_window_new (GTK_APPLICATION (application), store));
  bgl_test_present (GTK_WIDGET (fixture->window));
}

/* Dialogs go with their window; whatever is left over would fail the next test. */
void
fixture_close_window (Fixture *fixture)
{
  GtkWidget *window = g_object_ref (GTK_WIDGET (fixture->window));

  /* From libadwaita 1.5 on, a window with dialogs in it closes only these at first. */
  while (bgl_compat_has_dialog (window))
    {
      gtk_window_close (GTK_WINDOW (window));
      bgl_test_settle ();
    }
  gtk_window_close (GTK_WINDOW (window));
  bgl_test_unref (window);
  fixture->window = NULL;
}

void
fixture_set_up (Fixture       *fixture,
                gconstpointer  data)
{
  fixture->path = g_dir_make_tmp ("bungalow-test-XXXXXX", NULL);
  fixture->folder = g_file_new_for_path (fixture->path);
  g_settings_reset (bgl_settings_get (), BGL_SETTING_TABLES);
  fixture_open_window (fixture);
}

void
fixture_tear_down (Fixture       *fixture,
                   gconstpointer  data)
{
  if (fixture->window != NULL)
    fixture_close_window (fixture);
  bgl_test_remove_folder (fixture->path);
  g_clear_object (&fixture->folder);
  g_clear_pointer (&fixture->path, g_free);
}

GtkWidget *
fixture_find_window (GType type)
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
has_label (GtkWidget     *widget,
           gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static GtkWidget *
find_speaker (const char *text)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      if (gtk_widget_get_mapped (toplevel) && bgl_test_find (toplevel, has_label, text) != NULL)
        return toplevel;
    }

  return NULL;
}

gboolean
fixture_is_said (gpointer text)
{
  return find_speaker (text) != NULL;
}

static gboolean
is_not_said (gpointer text)
{
  return !fixture_is_said (text);
}

static gboolean
is_listening (gpointer text)
{
  GtkWidget *speaker = find_speaker (text);

  return speaker != NULL && gtk_window_is_active (GTK_WINDOW (speaker));
}

static void
answer (const char *text,
        const char *key)
{
  bgl_test_wait (fixture_is_said, (char *) text);
  /* Newer dialogs are part of their window, and no window manager gives that the keys back when
   * another one was closed. */
  gtk_window_present (GTK_WINDOW (find_speaker (text)));
  bgl_test_wait (is_listening, (char *) text);
  /* A dialog listens to keys only when it is all there. */
  bgl_test_settle ();
  bgl_test_key (key);
  /* Newer dialogs take their time to leave. */
  bgl_test_wait (is_not_said, (char *) text);
}

void
fixture_dismiss (const char *text)
{
  answer (text, "Escape");
}

void
fixture_accept (const char *text)
{
  answer (text, "Return");
}

gboolean
fixture_is_enabled (Fixture    *fixture,
                    const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), action);
}

void
fixture_activate (Fixture    *fixture,
                  const char *action,
                  const char *target)
{
  g_assert_true (fixture_is_enabled (fixture, action));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), action,
                                  target != NULL ? g_variant_new_string (target) : NULL);
  bgl_test_settle ();
}

BglTable *
fixture_sit_down (Fixture    *fixture,
                  const char *record)
{
  g_autoptr (BglTable) table = bgl_test_table (record);

  bgl_window_show_table (fixture->window, table, NULL);
  bgl_test_settle ();

  return fixture_get_table (fixture);
}

BglTable *
fixture_get_table (Fixture *fixture)
{
  return bgl_table_page_get_table (bgl_window_get_page (fixture->window));
}

gboolean
fixture_play (BglTable   *table,
              guint       seat,
              const char *text)
{
  BglGame *game = bgl_table_get_game (table);
  BglMove move;

  g_assert_true (bgl_game_get_rules (game)->parse_move (bgl_game_get_state (game), seat, text, &move, NULL));

  return bgl_table_play (table, move, NULL);
}

guint
fixture_count_files (Fixture    *fixture,
                     const char *suffix)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->path, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, suffix);

  return n;
}

gboolean
fixture_is_waiting (gpointer data)
{
  Fixture *fixture = data;

  return bgl_shelf_get_n_waiting (bgl_window_get_shelf (fixture->window)) > 0;
}

static gboolean
goes_on (GtkWidget     *widget,
         gconstpointer  data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, "suggested-action");
}

gboolean
fixture_go_on (Fixture     *fixture,
               FixturePlay  play)
{
  BglTable *table = fixture_get_table (fixture);
  BglGame *game = bgl_table_get_game (table);
  BglView *view = bgl_table_page_get_view (bgl_window_get_page (fixture->window));
  GtkWidget *button = bgl_test_find (GTK_WIDGET (view), goes_on, NULL);
  static BglRandom random;

  if (bgl_view_get_busy (view))
    bgl_view_skip_animations (view);
  else if ((bgl_table_get_held (table) & BGL_HOLD_PERSON) != 0 && button != NULL)
    g_signal_emit_by_name (button, "clicked");
  else if (bgl_table_is_waiting (table))
    play (fixture, bgl_game_get_rules (game)->draw_move (bgl_game_get_state (game), &random));

  return bgl_game_is_over (game) && !bgl_view_get_busy (view);
}
