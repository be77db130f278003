/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-reader.h"
#include "window-fixture.h"

/* In a program of its own: with these, GLib's table of quarks grows, and the sanitizer takes
 * the old one for a leak. */
static void
test_dialogs (Fixture       *fixture,
              gconstpointer  data)
{
  static const struct
  {
    const char *action;
    const char *says;
  } dialogs[] = {
    { "preferences", "Bot Speed" },
    { "shortcuts", "Back to Shelf" },
    { "about", "The Bungalow contributors" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      g_assert_false (fixture_is_said ((char *) dialogs[i].says));
      g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), dialogs[i].action, NULL);
      fixture_dismiss (dialogs[i].says);
    }
}

static guint
count_inner (GtkWidget *widget)
{
  /* The class is only there from libadwaita 1.5 on. */
  const GType type = g_type_from_name ("AdwDialog");
  guint n = type != 0 && G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_inner (child);

  return n;
}

/* Newer dialogs are part of their window. */
static guint
count_windows (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  guint n = 0;

  bgl_test_settle ();
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      n += 1 + count_inner (toplevel);
    }

  return n;
}

/* A key or the desktop can ask for a dialog that is already open. */
static void
test_once (Fixture       *fixture,
           gconstpointer  data)
{
  static const struct
  {
    const char *action;
    const char *parameter;
  } dialogs[] = {
    { "preferences", NULL },
    { "shortcuts", NULL },
    { "about", NULL },
    { "new-game", "bango" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      for (guint n = 0; n < 3; n++)
        {
          GVariant *target = dialogs[i].parameter != NULL ? g_variant_new_string (dialogs[i].parameter) : NULL;

          g_test_message ("%s, time %u", dialogs[i].action, n + 1);
          g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), dialogs[i].action, target);
          g_assert_cmpuint (count_windows (), ==, i + 2);
        }
    }

  /* For another game, the dialog of that game takes the place of the first one. */
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "new-game",
                                  g_variant_new_string ("bongo"));
  g_assert_cmpuint (count_windows (), ==, G_N_ELEMENTS (dialogs) + 1);
}

static gboolean
has_no_window (gpointer data)
{
  return g_list_model_get_n_items (gtk_window_get_toplevels ()) == 0;
}

/* A window that is closed takes its dialogs along: nobody can answer a question for a window that is gone. */
static void
test_close (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const actions[] = { "preferences", "shortcuts", "about", "rules" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      /* The rulebook has no such place, and says so. */
      GVariant *target = g_str_equal (actions[i], "rules") ? g_variant_new ("(ss)", "nowhere", "") : NULL;

      g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), actions[i], target);
      bgl_test_settle ();
      fixture_close_window (fixture);
      bgl_test_wait (has_no_window, NULL);
      fixture_open_window (fixture);
    }
}

/* As “bungalow --rules PLACE” does in a window that is already there. */
static void
open_rules (Fixture    *fixture,
            const char *place,
            const char *page)
{
  g_test_message ("rules of %s", place);
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "rules",
                                  g_variant_new ("(ss)", place, ""));
  bgl_test_settle ();
  g_assert_cmpstr (bgl_reader_get_page_id (bgl_window_get_reader (fixture->window)), ==, page);
}

/* One page after the other, with the focus wherever it is. */
static void
open_all (Fixture *fixture)
{
  open_rules (fixture, "index", "index");
  bgl_test_key ("Tab");
  open_rules (fixture, "bango/bango-credits", "bango");
  bgl_test_key ("Tab");
  open_rules (fixture, "keyboard", "keyboard");
}

/* Another page can come at any time, whatever is on show, and warns of nothing. */
static void
test_rules (Fixture       *fixture,
            gconstpointer  data)
{
  BglReader *reader;

  open_all (fixture);
  reader = bgl_window_get_reader (fixture->window);

  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "preferences", NULL);
  bgl_test_settle ();
  open_all (fixture);
  bgl_test_present (GTK_WIDGET (fixture->window));

  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.print", NULL);
  bgl_test_settle ();
  open_all (fixture);

  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.search", NULL);
  bgl_test_settle ();
  open_all (fixture);

  fixture_sit_down (fixture, PEOPLE "1: 0,1\n");
  open_all (fixture);
  bgl_window_show_library (fixture->window);
  open_all (fixture);
  fixture_activate (fixture, "quiz", "bango");
  open_all (fixture);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  FIXTURE_ADD ("/dialogs/dismiss", test_dialogs);
  FIXTURE_ADD ("/dialogs/once", test_once);
  FIXTURE_ADD ("/dialogs/close", test_close);
  FIXTURE_ADD ("/dialogs/rules", test_rules);

  return g_test_run ();
}
