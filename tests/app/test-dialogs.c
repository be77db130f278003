/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

static gboolean
is_not_said (gpointer text)
{
  return !fixture_is_said (text);
}

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
      bgl_test_wait (fixture_is_said, (char *) dialogs[i].says);
      /* A dialog listens to keys only when it is all there. */
      bgl_test_settle ();
      bgl_test_key ("Escape");
      /* Newer dialogs take their time to leave. */
      bgl_test_wait (is_not_said, (char *) dialogs[i].says);
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
