/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tour.h"

#include "board/bgl-game-ui.h"

/*
 * The application has icons of its own. They are not available at its start, because GTK reads all icon themes again
 * when they are added. They are available wherever one is shown. Each test runs in a process of its own.
 */

#define OWN_PREFIX "bgl-"

static GtkIconTheme *
get_theme (void)
{
  return gtk_icon_theme_get_for_display (gdk_display_get_default ());
}

/* Whether an icon of the application is visible. All visible icons must exist. */
static gboolean
has_own_icon (gpointer data)
{
  g_autoptr (GPtrArray) images = g_ptr_array_new ();
  gboolean found = FALSE;

  tour_collect (GTK_TYPE_IMAGE, images);
  for (guint i = 0; i < images->len; i++)
    {
      const char *name = gtk_image_get_icon_name (images->pdata[i]);

      if (name == NULL)
        continue;

      if (!gtk_icon_theme_has_icon (get_theme (), name))
        g_error ("There is no icon “%s”.", name);
      found = found || g_str_has_prefix (name, OWN_PREFIX);
    }

  return found;
}

static void
test_shelf (Fixture       *fixture,
            gconstpointer  data)
{
  bgl_test_settle ();
  g_assert_false (has_own_icon (NULL));
  g_assert_false (gtk_icon_theme_has_icon (get_theme (), "bgl-rule-symbolic"));
}

static void
test_table (Fixture       *fixture,
            gconstpointer  data)
{
  fixture_sit_down (fixture, PEOPLE);
  bgl_test_wait (has_own_icon, NULL);
}

static void
test_new_game (Fixture       *fixture,
               gconstpointer  data)
{
  bgl_window_ask_new_game (fixture->window, "bango");
  bgl_test_wait (has_own_icon, NULL);
}

static void
test_rules (Fixture       *fixture,
            gconstpointer  data)
{
  bgl_window_show_rules (fixture->window, "bango");
  bgl_test_wait (has_own_icon, NULL);
}

static void
test_library (Fixture       *fixture,
              gconstpointer  data)
{
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "library", NULL);
  bgl_test_wait (has_own_icon, NULL);
}

static void
test_activity (Fixture       *fixture,
               gconstpointer  data)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis; i++)
    if (uis[i]->activities != NULL)
      {
        g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "activity",
                                        g_variant_new ("(ss)", uis[i]->rules->id, uis[i]->activities[0].id));
        bgl_test_wait (has_own_icon, NULL);
        return;
      }

  g_test_skip ("No game has an activity.");
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  FIXTURE_ADD ("/icons/shelf", test_shelf);
  FIXTURE_ADD ("/icons/table", test_table);
  FIXTURE_ADD ("/icons/new-game", test_new_game);
  FIXTURE_ADD ("/icons/rules", test_rules);
  FIXTURE_ADD ("/icons/library", test_library);
  FIXTURE_ADD ("/icons/activity", test_activity);

  return g_test_run ();
}
