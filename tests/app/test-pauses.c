/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

/* What pauses a game in real time by itself, and how a person pauses it. */

#define BONGO \
  "[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n\n"

static guint
get_pauses (Fixture *fixture)
{
  return bgl_table_get_paused (fixture_get_table (fixture));
}

static gboolean
is_paused (gpointer fixture)
{
  return get_pauses (fixture) != 0;
}

static gboolean
is_going_on (gpointer fixture)
{
  return get_pauses (fixture) == 0;
}

static gboolean
is_running (Fixture *fixture)
{
  gboolean running;

  g_object_get (fixture_get_table (fixture), "running", &running, NULL);

  return running;
}

static gboolean
is_pause_button (GtkWidget     *widget,
                 gconstpointer  data)
{
  return GTK_IS_ACTIONABLE (widget) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.pause") == 0;
}

static gboolean
is_menu_button (GtkWidget     *widget,
                gconstpointer  data)
{
  return GTK_IS_MENU_BUTTON (widget) && gtk_widget_get_mapped (widget);
}

/* With a key and with a button, which other games do not have. */
static void
test_person (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *button;

  fixture_sit_down (fixture, BONGO);
  bgl_test_settle ();
  g_assert_true (is_running (fixture));
  button = bgl_test_find (GTK_WIDGET (bgl_window_get_page (fixture->window)), is_pause_button, NULL);
  g_assert_true (gtk_widget_get_mapped (button));

  bgl_test_key ("p");
  g_assert_cmpuint (get_pauses (fixture), ==, BGL_PAUSE_PERSON);
  g_assert_false (is_running (fixture));
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  bgl_test_key ("p");
  g_assert_true (is_running (fixture));

  bgl_test_click_widget (button);
  g_assert_false (is_running (fixture));
  bgl_test_click_widget (button);
  g_assert_true (is_running (fixture));
  bgl_test_key ("Pause");
  g_assert_false (is_running (fixture));

  fixture_sit_down (fixture, PEOPLE);
  bgl_test_settle ();
  button = bgl_test_find (GTK_WIDGET (bgl_window_get_page (fixture->window)), is_pause_button, NULL);
  g_assert_false (gtk_widget_get_mapped (button));
  g_assert_false (g_action_group_has_action (G_ACTION_GROUP (fixture->window), "pause"));
}

static gboolean
closes_rules (GtkWidget     *widget,
              gconstpointer  data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), "Close Rulebook") == 0;
}

/* Ways back to the game from rules that are beside it: a key in the rulebook, and a button on the board. */
static void
test_back_from_rules (Fixture       *fixture,
                      gconstpointer  data)
{
  GtkWidget *button;

  fixture_sit_down (fixture, BONGO);
  g_assert_true (fixture_play (fixture_get_table (fixture), 1, "roll"));
  bgl_test_key ("F1");
  bgl_test_settle ();
  g_assert_cmpuint (get_pauses (fixture), ==, BGL_PAUSE_RULES);
  bgl_test_key ("Escape");
  bgl_test_wait (is_going_on, fixture);

  bgl_test_key ("F1");
  bgl_test_settle ();
  button = bgl_test_find (GTK_WIDGET (bgl_window_get_page (fixture->window)), closes_rules, NULL);
  g_assert_nonnull (button);
  bgl_test_click_widget (button);
  bgl_test_wait (is_going_on, fixture);
}

/* Whoever reads the rules does not play. */
static void
test_rules (Fixture       *fixture,
            gconstpointer  data)
{
  fixture_sit_down (fixture, BONGO);
  fixture_activate (fixture, "rules", NULL);
  g_assert_cmpuint (get_pauses (fixture) & BGL_PAUSE_RULES, !=, 0);
  fixture_activate (fixture, "back", NULL);
  g_assert_cmpuint (get_pauses (fixture), ==, 0);
  g_assert_true (is_running (fixture));
}

static void
test_menu (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *button;

  fixture_sit_down (fixture, BONGO);
  bgl_test_settle ();
  button = bgl_test_find (GTK_WIDGET (bgl_window_get_page (fixture->window)), is_menu_button, NULL);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  bgl_test_settle ();
  g_assert_cmpuint (get_pauses (fixture) & BGL_PAUSE_MENU, !=, 0);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  bgl_test_present (GTK_WIDGET (fixture->window));
  bgl_test_wait (is_going_on, fixture);
}

static gboolean
is_open (gpointer fixture)
{
  return bgl_table_get_calls_open (fixture_get_table (fixture));
}

/* A dialog over open dice stops the round, and nobody has to call before the person is ready again. */
static void
test_dialogs (Fixture       *fixture,
              gconstpointer  data)
{
  static const char *const dialogs[][2] = {
    { "app.preferences", "Bot Speed" },
    { "app.shortcuts", "Back to Shelf" },
  };
  BglTable *table = fixture_sit_down (fixture, BONGO "1: roll\n*: film 3 3 animals gnu gnu gnu rhino bongo\n");

  bgl_test_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      bgl_test_key ("space");
      bgl_test_wait (is_open, fixture);

      gtk_widget_activate_action (GTK_WIDGET (fixture->window), dialogs[i][0], NULL);
      bgl_test_wait (is_paused, fixture);
      g_assert_false (is_open (fixture));
      g_assert_false (is_running (fixture));

      fixture_dismiss (dialogs[i][1]);
      bgl_test_present (GTK_WIDGET (fixture->window));
      bgl_test_wait (is_going_on, fixture);
      bgl_test_settle ();
      g_assert_true (is_running (fixture));
      g_assert_false (is_open (fixture));
      g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, 2);
    }
}

/* Another window is in front. */
static void
test_background (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkWidget *other;

  fixture_sit_down (fixture, BONGO);
  other = bgl_test_show (gtk_label_new ("Other"), 200, 200);
  bgl_test_wait (is_paused, fixture);
  g_assert_cmpuint (get_pauses (fixture), ==, BGL_PAUSE_BACKGROUND);
  g_assert_false (is_running (fixture));

  bgl_test_close (other, NULL);
  bgl_test_present (GTK_WIDGET (fixture->window));
  bgl_test_wait (is_going_on, fixture);
  g_assert_true (is_running (fixture));
}

/* A table that nobody sees does not run, and runs again when it is come back to. */
static void
test_other_page (Fixture       *fixture,
                 gconstpointer  data)
{
  fixture_sit_down (fixture, BONGO);
  g_assert_true (fixture_play (fixture_get_table (fixture), 1, "roll"));
  bgl_window_show_quiz (fixture->window, "bongo");
  bgl_test_settle ();
  g_assert_null (bgl_window_get_page (fixture->window));
  fixture_activate (fixture, "back", NULL);
  bgl_test_settle ();
  g_assert_true (is_running (fixture));
  g_assert_false (bgl_table_get_calls_open (fixture_get_table (fixture)));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  /* The first one: without a window manager, a window that was clicked on does not give the keyboard away. */
  FIXTURE_ADD ("/pauses/background", test_background);
  FIXTURE_ADD ("/pauses/person", test_person);
  FIXTURE_ADD ("/pauses/rules", test_rules);
  FIXTURE_ADD ("/pauses/back-from-rules", test_back_from_rules);
  FIXTURE_ADD ("/pauses/other-page", test_other_page);
  FIXTURE_ADD ("/pauses/dialogs", test_dialogs);
  /* The last one: without a window manager nobody gets the keyboard back after a menu. */
  FIXTURE_ADD ("/pauses/menu", test_menu);

  return g_test_run ();
}
