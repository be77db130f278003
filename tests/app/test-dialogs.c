/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

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
    { "preferences", "Pace of bots" },
    { "shortcuts", "Back to the shelf" },
    { "about", "The Bungalow contributors" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      g_assert_false (fixture_is_said ((char *) dialogs[i].says));
      g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), dialogs[i].action, NULL);
      fixture_dismiss (dialogs[i].says);
    }
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

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  FIXTURE_ADD ("/dialogs/dismiss", test_dialogs);
  FIXTURE_ADD ("/dialogs/close", test_close);

  return g_test_run ();
}
