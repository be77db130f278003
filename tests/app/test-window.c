/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

#include "app/bgl-new-game-dialog.h"
#include "app/bgl-settings.h"
#include "board/bgl-spot.h"

static void
test_shelf (Fixture       *fixture,
            gconstpointer  data)
{
  g_assert_null (bgl_window_get_page (fixture->window));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, "Bungalow");
  for (guint i = 0; i < 7; i++)
    {
      const char *actions[] = { "back", "again", "undo", "redo", "hint", "speak-standing", "speak-last" };

      g_assert_false (fixture_is_enabled (fixture, actions[i]));
    }
  g_assert_true (fixture_is_enabled (fixture, "new-game"));
  g_assert_true (fixture_is_enabled (fixture, "rules"));

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (bgl_shelf_find_card (bgl_window_get_shelf (fixture->window), "bango"))));
  g_assert_cmpstr (bgl_shelf_get_focused (bgl_window_get_shelf (fixture->window)), ==, "bango");
}

static void
test_new_game (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *dialog;
  BglTablePage *page;

  fixture_activate (fixture, "play", "bango");
  dialog = fixture_find_window (BGL_TYPE_NEW_GAME_DIALOG);
  g_assert_nonnull (dialog);
  bgl_new_game_dialog_set_seat (BGL_NEW_GAME_DIALOG (dialog), 1, "Anna");
  bgl_new_game_dialog_set_seat (BGL_NEW_GAME_DIALOG (dialog), 2, "Boris");
  bgl_new_game_dialog_set_option (BGL_NEW_GAME_DIALOG (dialog), "first", "2");
  gtk_widget_activate_action (dialog, "new-game.accept", NULL);
  bgl_test_settle ();

  page = bgl_window_get_page (fixture->window);
  g_assert_nonnull (page);
  g_assert_cmpstr (bgl_table_page_get_heading (page), ==, "Boris’s turn");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, "Bango");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL, "Bango");

  /* A table leaves no trace before somebody has moved. */
  g_assert_cmpuint (fixture_count_files (fixture, ".bungalow"), ==, 0);
  g_assert_true (fixture_play (bgl_table_page_get_table (page), 2, "1,1"));
  g_assert_true (bgl_table_flush (bgl_table_page_get_table (page), NULL));
  g_assert_cmpuint (fixture_count_files (fixture, ".bungalow"), ==, 1);
}

static void
test_undo_redo (Fixture       *fixture,
                gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, PEOPLE);
  BglTablePage *page = bgl_window_get_page (fixture->window);

  g_assert_false (fixture_is_enabled (fixture, "undo"));
  g_assert_true (fixture_is_enabled (fixture, "hint"));
  g_assert_true (fixture_play (table, 1, "0,1"));
  bgl_test_settle ();
  g_assert_cmpstr (bgl_table_page_get_heading (page), ==, "Boris’s turn");
  g_assert_true (g_str_has_prefix (bgl_table_page_get_story (page), "Anna"));

  fixture_activate (fixture, "undo", NULL);
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, 0);
  g_assert_cmpstr (bgl_table_page_get_heading (page), ==, "Anna’s turn");
  g_assert_false (fixture_is_enabled (fixture, "undo"));

  fixture_activate (fixture, "redo", NULL);
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, 1);
  g_assert_false (fixture_is_enabled (fixture, "redo"));
}

static gboolean
has_hint (gpointer data)
{
  return g_str_has_prefix (bgl_table_page_get_story (data), "Hint: ");
}

static gboolean
has_move (gpointer data)
{
  return g_str_has_prefix (bgl_table_page_get_story (data), "Hint: Place a tile at ");
}

static guint
count_named (GtkWidget *widget)
{
  guint n = BGL_IS_SPOT (widget) && bgl_spot_get_named (BGL_SPOT (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_named (child);

  return n;
}

/* The first hint says where to look and marks some places; the second one shows the move, with its reason and its
 * rule. */
static void
test_hint (Fixture       *fixture,
           gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, PEOPLE);
  BglTablePage *page = bgl_window_get_page (fixture->window);
  const char *story;

  fixture_activate (fixture, "hint", NULL);
  bgl_test_wait (has_hint, page);
  g_assert_true (fixture_is_enabled (fixture, "hint"));
  story = bgl_table_page_get_story (page);
  g_assert_true (g_str_has_prefix (story, "Hint: Look around the tile at "));
  g_assert_true (g_str_has_suffix (story, "Ask again to see the move."));
  g_assert_cmpuint (count_named (GTK_WIDGET (page)), ==, 4);
  g_assert_cmpstr (bgl_table_page_get_rule (page), ==, "bango-touch");

  fixture_activate (fixture, "hint", NULL);
  bgl_test_wait (has_move, page);
  g_assert_nonnull (strstr (bgl_table_page_get_story (page), ". It "));
  g_assert_cmpuint (count_named (GTK_WIDGET (page)), ==, 0);
  g_assert_cmpstr (bgl_table_page_get_rule (page), ==, "bango-five");

  /* The next position has a hint of its own. */
  g_assert_true (fixture_play (table, 1, "0,1"));
  bgl_test_settle ();
  g_assert_cmpstr (bgl_table_page_get_rule (page), !=, "bango-five");
  fixture_activate (fixture, "hint", NULL);
  bgl_test_wait (has_hint, page);
  g_assert_cmpuint (count_named (GTK_WIDGET (page)), ==, 4);
}

/* A hint for a position that is gone is not given, and the next one can be asked for at once. */
static void
test_late_hint (Fixture       *fixture,
                gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, PEOPLE);
  BglTablePage *page = bgl_window_get_page (fixture->window);

  bgl_table_page_hint (page);
  g_assert_false (bgl_table_page_get_can_hint (page));
  g_assert_true (fixture_play (table, 1, "0,1"));
  g_assert_true (bgl_table_page_get_can_hint (page));

  bgl_table_page_hint (page);
  g_assert_false (bgl_table_page_get_can_hint (page));
  bgl_table_undo (table);
  g_assert_true (bgl_table_page_get_can_hint (page));

  bgl_table_page_hint (page);
  bgl_test_wait (has_hint, page);
}

/* The pace of bots is that of the preferences, also if it is changed during the game. */
static void
test_pace (Fixture       *fixture,
           gconstpointer  data)
{
  static const char *const paces[] = { "slow", "fast", "normal" };
  BglTable *table = fixture_sit_down (fixture, PEOPLE);
  guint pace[G_N_ELEMENTS (paces)];

  for (guint i = 0; i < G_N_ELEMENTS (paces); i++)
    {
      g_settings_set_string (bgl_settings_get (), BGL_SETTING_BOT_PACE, paces[i]);
      pace[i] = bgl_table_get_pace (table);
      g_assert_cmpuint (pace[i], ==, bgl_settings_get_pace ());
    }
  g_assert_cmpuint (pace[0], >, pace[2]);
  g_assert_cmpuint (pace[2], >, pace[1]);
  g_settings_reset (bgl_settings_get (), BGL_SETTING_BOT_PACE);
}

static void
test_refusal (Fixture       *fixture,
              gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, PEOPLE);
  BglTablePage *page = bgl_window_get_page (fixture->window);

  g_assert_null (bgl_table_page_get_refusal (page));
  g_assert_false (fixture_play (table, 1, "2,1"));
  bgl_test_settle ();

  g_assert_cmpstr (bgl_table_page_get_refusal (page), ==, "bango-touch");

  fixture_activate (fixture, "show-rule", "bango-touch");
  g_assert_nonnull (bgl_window_get_reader (fixture->window));

  /* A move that is allowed answers the question. */
  g_assert_true (fixture_play (table, 1, "0,1"));
  bgl_test_settle ();
  g_assert_null (bgl_table_page_get_refusal (page));
}

static gboolean
is_why (GtkWidget     *widget,
        gconstpointer  data)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), "Why?") == 0;
}

/* Each refusal takes the place of the one before, even while that one is still appearing. */
static void
test_rapid_refusals (Fixture       *fixture,
                     gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, PEOPLE);
  BglTablePage *page = bgl_window_get_page (fixture->window);
  GtkWidget *why;

  bgl_test_animate (TRUE);
  for (guint i = 0; i < 12; i++)
    {
      g_assert_false (fixture_play (table, 1, i % 2 == 0 ? "7,7" : "0,0"));
      g_assert_nonnull (bgl_table_page_get_refusal (page));
      bgl_test_settle ();
    }
  why = bgl_test_find (GTK_WIDGET (page), is_why, NULL);
  g_assert_true (gtk_widget_get_mapped (why));
  g_assert_true (fixture_play (table, 1, "0,1"));
  bgl_test_settle ();
  g_assert_false (gtk_widget_get_mapped (why));
  g_assert_null (bgl_table_page_get_refusal (page));
  bgl_test_animate (FALSE);
}

static void
test_over (Fixture       *fixture,
           gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, YELLOW_WINS);

  g_assert_cmpstr (bgl_table_page_get_heading (bgl_window_get_page (fixture->window)), ==, "Anna wins");
  g_assert_false (fixture_is_enabled (fixture, "hint"));

  /* Back from the end, and to it again. */
  fixture_activate (fixture, "undo", NULL);
  g_assert_cmpstr (bgl_table_page_get_heading (bgl_window_get_page (fixture->window)), ==, "Anna’s turn");
  g_assert_false (fixture_is_enabled (fixture, "again"));
  fixture_activate (fixture, "redo", NULL);
  g_assert_cmpstr (bgl_table_page_get_heading (bgl_window_get_page (fixture->window)), ==, "Anna wins");

  /* Looked at from the beginning, the game stays as it is. */
  fixture_activate (fixture, "replay", NULL);
  g_assert_nonnull (bgl_window_get_replay (fixture->window));
  fixture_activate (fixture, "back", NULL);
  g_assert_null (bgl_window_get_replay (fixture->window));
  g_assert_true (fixture_get_table (fixture) == table);
  g_assert_true (bgl_game_is_over (bgl_table_get_game (table)));

  /* The loser begins the next game. */
  fixture_activate (fixture, "again", NULL);
  g_assert_true (fixture_get_table (fixture) != table);
  g_assert_cmpstr (bgl_table_page_get_heading (bgl_window_get_page (fixture->window)), ==, "Boris’s turn");
}

static gboolean
is_list (GtkWidget     *widget,
         gconstpointer  data)
{
  return GTK_IS_LIST_VIEW (widget) && gtk_widget_get_mapped (widget);
}

/* Whether the list of moves is at its end. */
static gboolean
is_at_end (gpointer window)
{
  GtkWidget *list = bgl_test_find (window, is_list, NULL);
  GtkAdjustment *adjustment = list != NULL ? gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list)) : NULL;
  double page = adjustment != NULL ? gtk_adjustment_get_page_size (adjustment) : 0;

  return page > 0 && gtk_adjustment_get_upper (adjustment) > page &&
         gtk_adjustment_get_value (adjustment) + page >= gtk_adjustment_get_upper (adjustment) - 1;
}

/* On a narrow screen, the list of moves shows the last one whenever it is opened. */
static void
test_narrow_log (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GString) record = g_string_new (PEOPLE);
  BglTableLayout *layout;
  BglTable *table;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  for (guint x = 2; x < 24; x++)
    g_string_append_printf (record, "%u: %u,0\n", x % 2 + 1, x);
  table = fixture_sit_down (fixture, record->str);
  layout = bgl_table_page_get_layout (bgl_window_get_page (fixture->window));
  g_assert_false (bgl_table_layout_get_log_visible (layout));

  bgl_table_layout_set_log_visible (layout, TRUE);
  bgl_test_wait (is_at_end, fixture->window);

  bgl_table_layout_set_log_visible (layout, FALSE);
  bgl_test_settle ();
  g_assert_null (bgl_test_find (GTK_WIDGET (fixture->window), is_list, NULL));
  g_assert_true (fixture_play (table, 1, "24,0"));
  bgl_test_settle ();
  bgl_table_layout_set_log_visible (layout, TRUE);
  bgl_test_wait (is_at_end, fixture->window);
}

static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, PEOPLE);
  BglTablePage *page = bgl_window_get_page (fixture->window);
  BglTableLayout *layout = bgl_table_page_get_layout (page);

  g_assert_true (fixture_play (table, 1, "0,1"));
  bgl_test_settle ();
  gtk_widget_grab_focus (GTK_WIDGET (page));
  bgl_test_settle ();

  bgl_test_key ("s");
  g_assert_true (fixture_is_said ((char *) "Anna: Tiles 17"));
  g_assert_true (fixture_is_said ((char *) "Boris’s turn"));
  bgl_test_key ("l");
  g_assert_true (g_str_has_prefix (bgl_table_page_get_story (page), "Anna places"));

  bgl_test_key ("Control_L+z");
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, 0);
  bgl_test_key ("Control_L+Shift_L+z");
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, 1);

  g_assert_true (bgl_table_layout_get_log_visible (layout));
  bgl_test_key ("F9");
  g_assert_false (bgl_table_layout_get_log_visible (layout));

  bgl_test_key ("Control_L+n");
  fixture_dismiss ("Number of Players");
  g_assert_null (fixture_find_window (BGL_TYPE_NEW_GAME_DIALOG));

  bgl_test_present (GTK_WIDGET (fixture->window));
  bgl_test_key ("F1");
  g_assert_nonnull (bgl_window_get_reader (fixture->window));
  bgl_window_close_reader (fixture->window);
  bgl_test_settle ();
  gtk_widget_grab_focus (GTK_WIDGET (page));

  bgl_test_key ("Alt_L+Left");
  g_assert_null (bgl_window_get_page (fixture->window));
}

static gboolean
is_narrow (gpointer layout)
{
  return bgl_table_layout_get_narrow (layout);
}

static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  int minimum;

  fixture_sit_down (fixture, PEOPLE);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  bgl_test_wait (is_narrow, bgl_table_page_get_layout (bgl_window_get_page (fixture->window)));
  bgl_test_settle ();
  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

static void
test_size (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 640, 480);
  bgl_test_settle ();
  fixture_close_window (fixture);
  g_assert_cmpint (g_settings_get_int (bgl_settings_get (), BGL_SETTING_WIDTH), ==, 640);
  g_assert_cmpint (g_settings_get_int (bgl_settings_get (), BGL_SETTING_HEIGHT), ==, 480);
}

/* A move at a table that was left is not written into the file of the present one. */
static void
test_earlier_table (Fixture       *fixture,
                    gconstpointer  data)
{
  BglTable *earlier = g_object_ref (fixture_sit_down (fixture, PEOPLE));
  BglTable *table = fixture_sit_down (fixture, PEOPLE);

  g_assert_true (fixture_play (earlier, 1, "0,1"));
  g_assert_null (bgl_table_get_record_file (table));
  bgl_test_unref (earlier);
}

/* A page may change for the last time when its window is gone. */
static void
test_late_change (Fixture       *fixture,
                  gconstpointer  data)
{
  BglTableLayout *layout;

  fixture_sit_down (fixture, PEOPLE);
  layout = g_object_ref (bgl_table_page_get_layout (bgl_window_get_page (fixture->window)));
  fixture_close_window (fixture);
  g_object_notify (G_OBJECT (layout), "log-visible");
  g_object_unref (layout);
}

static gboolean
has_focus (gpointer data)
{
  Fixture *fixture = data;

  return gtk_window_get_focus (GTK_WINDOW (fixture->window)) != NULL;
}

/* When what had the focus is gone, the board has it, even if nothing on it can be chosen. */
static void
test_lost_focus (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *view;

  fixture_sit_down (fixture, PEOPLE);
  view = GTK_WIDGET (bgl_table_page_get_view (bgl_window_get_page (fixture->window)));

  gtk_window_set_focus (window, NULL);
  bgl_test_wait (has_focus, fixture);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window), view));

  for (GtkWidget *child = gtk_widget_get_first_child (view); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_can_focus (child, FALSE);
  gtk_window_set_focus (window, NULL);
  bgl_test_wait (has_focus, fixture);
  g_assert_true (gtk_window_get_focus (window) == view);
}

static gboolean
has_mapped_focus (gpointer data)
{
  Fixture *fixture = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && gtk_widget_get_mapped (focus);
}

/* What is covered by another page may ask for the focus, and does not keep it. */
static void
test_covered_focus (Fixture       *fixture,
                    gconstpointer  data)
{
  GtkWidget *view;

  fixture_sit_down (fixture, PEOPLE);
  view = GTK_WIDGET (bgl_table_page_get_view (bgl_window_get_page (fixture->window)));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "library", NULL);
  bgl_test_settle ();
  g_assert_false (gtk_widget_get_mapped (view));

  gtk_window_set_focus (GTK_WINDOW (fixture->window), gtk_widget_get_first_child (view));
  bgl_test_wait (has_mapped_focus, fixture);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  FIXTURE_ADD ("/window/shelf", test_shelf);
  FIXTURE_ADD ("/window/new-game", test_new_game);
  FIXTURE_ADD ("/window/narrow-log", test_narrow_log);
  FIXTURE_ADD ("/window/undo-redo", test_undo_redo);
  FIXTURE_ADD ("/window/hint", test_hint);
  FIXTURE_ADD ("/window/late-hint", test_late_hint);
  FIXTURE_ADD ("/window/pace", test_pace);
  FIXTURE_ADD ("/window/refusal", test_refusal);
  FIXTURE_ADD ("/window/rapid-refusals", test_rapid_refusals);
  FIXTURE_ADD ("/window/over", test_over);
  FIXTURE_ADD ("/window/keys", test_keys);
  FIXTURE_ADD ("/window/narrow", test_narrow);
  FIXTURE_ADD ("/window/size", test_size);
  FIXTURE_ADD ("/window/earlier-table", test_earlier_table);
  FIXTURE_ADD ("/window/late-change", test_late_change);
  FIXTURE_ADD ("/window/lost-focus", test_lost_focus);
  FIXTURE_ADD ("/window/covered-focus", test_covered_focus);

  return g_test_run ();
}
