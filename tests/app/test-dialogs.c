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

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  FIXTURE_ADD ("/dialogs", test_dialogs);

  return g_test_run ();
}
