/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What comes from outside: names, moves, links and files as nobody in their right mind writes them. GTK takes
 * minutes to wrap a word of thousands of letters, so that no label may ever get one: instead of the time,
 * the words are counted.
 */

#include "config.h"

#include "app/bgl-new-game-dialog.h"
#include "app/bgl-settings.h"

#include "window-fixture.h"

#define LONGEST_WORD 120
#define LONGEST_TEXT 1500

/* What is left of the names below. */
#define SHOWN_NAME "<b>&amp;</i>"

static GApplication *application;

static void
check_text (const char *text)
{
  guint word = 0;

  g_test_message ("%s", text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpint (g_utf8_strlen (text, -1), <=, LONGEST_TEXT);

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar u = g_utf8_get_char (c);

      g_assert_true (u == '\n' || u == '\t' || g_unichar_type (u) != G_UNICODE_CONTROL);
      g_assert_false ((u >= 0x202a && u <= 0x202e) || (u >= 0x2066 && u <= 0x2069));
      word = g_unichar_isspace (u) ? 0 : word + 1;
      g_assert_cmpuint (word, <=, LONGEST_WORD);
    }
}

static gboolean
check_label (GtkWidget     *widget,
             gconstpointer  data)
{
  if (GTK_IS_LABEL (widget))
    check_text (gtk_label_get_text (GTK_LABEL (widget)));

  return FALSE;
}

/* Everything that any window says, also what is not in sight. */
static void
check_labels (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  bgl_test_settle ();
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      if (gtk_window_get_title (GTK_WINDOW (toplevel)) != NULL)
        check_text (gtk_window_get_title (GTK_WINDOW (toplevel)));
      bgl_test_find (toplevel, check_label, NULL);
    }
}

static gboolean
says (GtkWidget     *widget,
      gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static void
assert_says (gpointer    widget,
             const char *text)
{
  g_assert_nonnull (bgl_test_find (widget, says, text));
}

/* Two people whose names have markup, control characters and a change of direction, and never end. */
static char *
make_record (const char *game,
             const char *rest)
{
  g_autofree char *letters = g_strnfill (2000, 'x');

  return g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"2\"]\n"
                          "[Seat1 \"<b>&amp;</i>\x01\xe2\x80\xae%s\"]\n[Seat2 \"<b>&amp;</i>\xe2\x81\xa7y%s\"]\n%s\n",
                          game, letters, letters, rest);
}

static gboolean
has_page (gpointer window)
{
  return bgl_window_get_page (window) != NULL;
}

static void
open_text (Fixture    *fixture,
           const char *name,
           const char *text,
           gssize      length)
{
  g_autofree char *path = g_build_filename (fixture->path, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text, length, NULL));
  bgl_window_open_file (fixture->window, file);
}

static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  const char *game = data;
  g_autofree char *record = make_record (game, "");

  open_text (fixture, "names", record, -1);
  bgl_test_wait (has_page, fixture->window);
  fixture_activate (fixture, "log", NULL);
  check_labels ();
  assert_says (fixture->window, SHOWN_NAME);

  fixture_activate (fixture, "speak-standing", NULL);
  fixture_activate (fixture, "back", NULL);
  check_labels ();
}

/* The end of a game, its replay, the list of games and the statistics. */
static void
test_played (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *over = make_record ("bango", "[Result \"1\"]\n\n1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 0,3\n"
                                       "2: 1,3\n1: 0,4\n");
  g_autofree char *begun = make_record ("bango", "\n1: 0,1\n");

  fixture_close_window (fixture);
  bgl_test_write_file (fixture->path, "over.bungalow", over);
  bgl_test_write_file (fixture->path, "begun.bungalow", begun);
  fixture_open_window (fixture);
  bgl_test_wait (fixture_is_waiting, fixture);
  check_labels ();
  assert_says (bgl_window_get_shelf (fixture->window), SHOWN_NAME);

  fixture_activate (fixture, "library", NULL);
  check_labels ();
  assert_says (bgl_window_get_library (fixture->window), SHOWN_NAME);
  assert_says (bgl_window_get_library (fixture->window), "won by " SHOWN_NAME);

  open_text (fixture, "over", over, -1);
  bgl_test_wait (has_page, fixture->window);
  check_labels ();
  assert_says (bgl_window_get_page (fixture->window), SHOWN_NAME);
  fixture_activate (fixture, "replay", NULL);
  check_labels ();
  assert_says (bgl_window_get_replay (fixture->window), SHOWN_NAME);
}

/* The dialog for a new game begins with what the settings remember. */
static void
test_dialog (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *record = make_record ("bongo", "");
  GtkWidget *dialog;

  bgl_settings_set_table (bgl_game_ui_find ("bongo")->rules, record);
  fixture_activate (fixture, "play", "bongo");
  check_labels ();
  dialog = fixture_find_window (BGL_TYPE_NEW_GAME_DIALOG);
  gtk_widget_activate_action (dialog, "new-game.accept", NULL);
  check_labels ();
  assert_says (bgl_window_get_page (fixture->window), SHOWN_NAME);
}

/* A desktop that takes the body of a notification for markup. */

static char *notified;

static void
notify_cb (GDBusConnection       *connection,
           const char            *sender,
           const char            *path,
           const char            *interface,
           const char            *method,
           GVariant              *parameters,
           GDBusMethodInvocation *invocation,
           gpointer               user_data)
{
  g_free (notified);
  g_variant_get_child (parameters, 4, "s", &notified);
  g_dbus_method_invocation_return_value (invocation, g_variant_new ("(u)", 1));
}

static gboolean
is_notified (gpointer data)
{
  return notified != NULL;
}

static void
test_notification (Fixture       *fixture,
                   gconstpointer  data)
{
  static const GDBusInterfaceVTable vtable = { .method_call = notify_cb };
  static const char xml[] =
    "<node><interface name='org.freedesktop.Notifications'><method name='Notify'>"
    "<arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/>"
    "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='as' direction='in'/>"
    "<arg type='a{sv}' direction='in'/><arg type='i' direction='in'/><arg type='u' direction='out'/>"
    "</method></interface></node>";
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (xml, NULL);
  GDBusConnection *connection = g_application_get_dbus_connection (application);
  g_autofree char *record = make_record ("bango", "");
  GtkWidget *other;
  guint object, name;

  object = g_dbus_connection_register_object (connection, "/org/freedesktop/Notifications", node->interfaces[0],
                                              &vtable, NULL, NULL, NULL);
  name = g_bus_own_name_on_connection (connection, "org.freedesktop.Notifications", G_BUS_NAME_OWNER_FLAGS_NONE,
                                       NULL, NULL, NULL, NULL);

  fixture_sit_down (fixture, record);
  other = bgl_test_show (gtk_label_new ("in front"), 200, 100);
  g_settings_set_boolean (bgl_settings_get (), BGL_SETTING_NOTIFY_TURN, TRUE);
  g_assert_true (fixture_play (fixture_get_table (fixture), 1, "0,1"));
  bgl_test_wait (is_notified, NULL);
  check_text (notified);
  g_assert_null (strchr (notified, '<'));
  g_assert_nonnull (strstr (notified, "‹b>&amp;‹/i>"));

  g_settings_set_boolean (bgl_settings_get (), BGL_SETTING_NOTIFY_TURN, FALSE);
  bgl_test_close (other, NULL);
  g_bus_unown_name (name);
  g_dbus_connection_unregister_object (connection, object);
  g_clear_pointer (&notified, g_free);
}

static void
test_link (Fixture       *fixture,
           gconstpointer  data)
{
  static const char *const pieces[] = { "x", "/", "%41", "\xe2\x80\xae", "<b>", "a b " };

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autoptr (GString) place = g_string_new ("b");

      while (place->len < 10000)
        g_string_append (place, pieces[i]);

      g_action_group_activate_action (G_ACTION_GROUP (application), "rules",
                                      g_variant_new ("(ss)", place->str, ""));
      bgl_test_wait (fixture_is_said, (char *) "Page Not Found");
      check_labels ();
      fixture_dismiss ("Page Not Found");
      if (i == 0)
        g_assert_cmpstr (bgl_reader_get_page_id (bgl_window_get_reader (fixture->window)), ==, "index");

      g_action_group_activate_action (G_ACTION_GROUP (application), "rules",
                                      g_variant_new ("(ss)", "bango", place->str));
      check_labels ();
      g_action_group_activate_action (G_ACTION_GROUP (application), "search",
                                      g_variant_new_string (place->str));
      check_labels ();
    }
}

/* A move, a tag and a file name that a message quotes. */
static void
test_messages (Fixture       *fixture,
               gconstpointer  data)
{
  g_autofree char *letters = g_strnfill (10000, 'x');
  g_autofree char *name = g_strnfill (240, 'n');
  g_autofree char *move = g_strdup_printf (PEOPLE "1: %s\n", letters);
  g_autofree char *tag = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n", letters);
  const char *const texts[] = { move, tag };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      open_text (fixture, name, texts[i], -1);
      bgl_test_wait (fixture_is_said, (char *) "Could Not Open");
      check_labels ();
      fixture_dismiss ("Could Not Open");
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) owned = application = fixture_init (&argc, &argv);
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis; i++)
    {
      g_autofree char *path = g_strconcat ("/hostile/names/", uis[i]->rules->id, NULL);

      g_test_add (path, Fixture, uis[i]->rules->id, fixture_set_up, test_names, fixture_tear_down);
    }
  FIXTURE_ADD ("/hostile/played", test_played);
  FIXTURE_ADD ("/hostile/dialog", test_dialog);
  FIXTURE_ADD ("/hostile/notification", test_notification);
  FIXTURE_ADD ("/hostile/link", test_link);
  FIXTURE_ADD ("/hostile/messages", test_messages);

  return g_test_run ();
}
