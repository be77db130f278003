/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "test-utils.h"

#include "app/bgl-columns-layout.h"
#include "app/bgl-cover.h"
#include "app/bgl-end-panel.h"
#include "app/bgl-log-view.h"
#include "app/bgl-new-game-dialog.h"
#include "app/bgl-option-row.h"
#include "app/bgl-preferences-page.h"
#include "app/bgl-rule-dialog.h"
#include "app/bgl-seat-card.h"
#include "app/bgl-seat-row.h"
#include "app/bgl-settings.h"
#include "app/bgl-shelf-grid.h"
#include "app/bgl-shelf.h"
#include "app/bgl-table-layout.h"
#include "app/bgl-table-page.h"
#include "app/bgl-turn-bar.h"
#include "app/bgl-wrap-layout.h"

#define TABLE "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n\n"

static const BglGameUi *
get_ui (void)
{
  return bgl_game_ui_find ("bango");
}

static void
test_new_destroy (void)
{
  const BglGameUi *ui = get_ui ();
  g_autoptr (BglTable) table = bgl_test_table (TABLE);
  GtkWidget *widgets[] = {
    bgl_cover_new (),
    g_object_new (BGL_TYPE_END_PANEL, NULL),
    g_object_new (BGL_TYPE_LOG_VIEW, NULL),
    bgl_option_row_new (&ui->rules->options[0]),
    bgl_option_row_new (&ui->rules->options[1]),
    bgl_preferences_page_new (),
    bgl_seat_card_new (ui, bgl_table_get_seat (table, 1)),
    bgl_seat_row_new (ui, 1),
    g_object_new (BGL_TYPE_SHELF, NULL),
    bgl_shelf_card_new (ui),
    g_object_new (BGL_TYPE_SHELF_GRID, NULL),
    g_object_new (BGL_TYPE_TABLE_LAYOUT, NULL),
    bgl_table_page_new (table),
    g_object_new (BGL_TYPE_TURN_BAR, NULL),
  };

  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    {
      g_object_ref_sink (widgets[i]);
      g_assert_finalize_object (widgets[i]);
    }
}

static void
check_window (GtkWidget *window)
{
  bgl_test_present (window);
  bgl_test_close (window, window);
}

static void
test_windows (void)
{
  const BglGameUi *ui = get_ui ();

  check_window (bgl_new_game_dialog_new (NULL, ui));
  check_window (bgl_rule_dialog_new (NULL, ui->rules, &ui->rules->rules[0]));
}

static gboolean
is_narrow (gpointer data)
{
  return bgl_table_layout_get_narrow (data);
}

static gboolean
is_wide (gpointer data)
{
  return !bgl_table_layout_get_narrow (data);
}

static graphene_rect_t
get_bounds (GtkWidget *child,
            GtkWidget *parent)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (child, parent, &bounds));

  return bounds;
}

static void
test_layout (void)
{
  GtkWidget *layout = g_object_new (BGL_TYPE_TABLE_LAYOUT, NULL);
  GtkWidget *board = gtk_label_new ("Board");
  GtkWidget *status = gtk_label_new ("Status");
  GtkWidget *log = gtk_label_new ("Log");
  GtkWidget *seats[2] = { gtk_label_new ("Anna"), gtk_label_new ("Boris") };
  GtkWidget *window;

  g_object_set (layout, "board", board, NULL);
  g_object_set (layout, "status", status, NULL);
  g_object_set (layout, "log", log, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    bgl_table_layout_add_seat (BGL_TABLE_LAYOUT (layout), seats[i]);

  window = bgl_test_show (layout, 1000, 600);
  bgl_test_wait (is_wide, layout);

  /* The seats one below the other, then the log, all beside the board. */
  g_assert_true (gtk_widget_get_mapped (log));
  g_assert_true (bgl_table_layout_get_log_visible (BGL_TABLE_LAYOUT (layout)));
  g_assert_cmpfloat (get_bounds (seats[0], layout).origin.x, >=, get_bounds (board, layout).size.width);
  g_assert_cmpfloat (get_bounds (seats[1], layout).origin.y, >, get_bounds (seats[0], layout).origin.y);
  g_assert_cmpfloat (get_bounds (log, layout).origin.y, >, get_bounds (seats[1], layout).origin.y);
  g_assert_cmpfloat (get_bounds (status, layout).origin.y, >, get_bounds (board, layout).origin.y);

  /* Without the log the board has the whole width. */
  bgl_table_layout_set_log_visible (BGL_TABLE_LAYOUT (layout), FALSE);
  bgl_test_settle ();
  g_assert_false (gtk_widget_get_mapped (log));
  g_assert_cmpfloat (get_bounds (board, layout).size.width, ==, gtk_widget_get_width (layout));
  bgl_table_layout_set_log_visible (BGL_TABLE_LAYOUT (layout), TRUE);

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 600);
  bgl_test_wait (is_narrow, layout);
  bgl_test_settle ();

  /* The seats side by side above the board; the log is put away. */
  g_assert_false (bgl_table_layout_get_log_visible (BGL_TABLE_LAYOUT (layout)));
  g_assert_false (gtk_widget_get_mapped (log));
  g_assert_cmpfloat (get_bounds (seats[0], layout).origin.y, ==, get_bounds (seats[1], layout).origin.y);
  g_assert_cmpfloat (get_bounds (seats[0], layout).origin.x, <, get_bounds (seats[1], layout).origin.x);
  g_assert_cmpfloat (get_bounds (board, layout).origin.y, >, get_bounds (seats[0], layout).origin.y);

  /* It slides over the board, and the first press beside it puts it away again. */
  bgl_table_layout_set_log_visible (BGL_TABLE_LAYOUT (layout), TRUE);
  bgl_test_settle ();
  g_assert_true (gtk_widget_get_mapped (log));
  g_assert_cmpfloat (get_bounds (log, layout).origin.y, <, get_bounds (status, layout).origin.y);
  bgl_test_click (layout, 100, 20);
  g_assert_false (bgl_table_layout_get_log_visible (BGL_TABLE_LAYOUT (layout)));

  /* Each width remembers its own choice. */
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 600);
  bgl_test_wait (is_wide, layout);
  bgl_test_settle ();
  g_assert_true (bgl_table_layout_get_log_visible (BGL_TABLE_LAYOUT (layout)));

  bgl_test_close (window, layout);
}

static void
test_layout_mirrored (void)
{
  GtkWidget *layout = g_object_new (BGL_TYPE_TABLE_LAYOUT, NULL);
  GtkWidget *board = gtk_label_new ("Board");
  GtkWidget *log = gtk_label_new ("Log");
  GtkWidget *window;

  gtk_widget_set_direction (layout, GTK_TEXT_DIR_RTL);
  g_object_set (layout, "board", board, NULL);
  g_object_set (layout, "log", log, NULL);
  window = bgl_test_show (layout, 1000, 600);

  g_assert_cmpfloat (get_bounds (log, layout).origin.x, ==, 0);
  g_assert_cmpfloat (get_bounds (board, layout).origin.x, >, 0);

  bgl_test_close (window, layout);
}

/* Children stand in the order of reading, whichever that is. */
static void
test_arrangements (void)
{
  const GtkTextDirection directions[] = { GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (directions); i++)
    {
      const gboolean mirrored = directions[i % 2] == GTK_TEXT_DIR_RTL;
      const gboolean columns = i >= 2;
      const int width = columns ? 630 : 330;
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      GtkWidget *first = gtk_label_new ("First"), *hidden = gtk_label_new ("Hidden"), *second = gtk_label_new ("Second");
      GtkWidget *window;
      graphene_rect_t one, two;

      gtk_widget_set_direction (box, directions[i % 2]);
      gtk_widget_set_layout_manager (box, columns ? bgl_columns_layout_new () : bgl_wrap_layout_new (6));
      gtk_box_append (GTK_BOX (box), first);
      gtk_box_append (GTK_BOX (box), hidden);
      gtk_box_append (GTK_BOX (box), second);
      gtk_widget_set_visible (hidden, FALSE);
      window = bgl_test_show (box, width, 100);

      one = get_bounds (first, box);
      two = get_bounds (second, box);
      g_assert_cmpfloat (mirrored ? one.origin.x + one.size.width : one.origin.x, ==, mirrored ? width : 0);
      if (mirrored)
        g_assert_cmpfloat (one.origin.x - two.origin.x - two.size.width, ==, columns ? 30 : 6);
      else
        g_assert_cmpfloat (two.origin.x - one.origin.x - one.size.width, ==, columns ? 30 : 6);
      if (columns)
        g_assert_cmpfloat (one.size.width, ==, 300);

      bgl_test_close (window, box);
    }
}

/* Columns that would be too narrow to read are below each other. */
static void
test_stacked_columns (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *first = gtk_label_new ("First"), *second = gtk_label_new ("Second");
  GtkWidget *window;
  graphene_rect_t one, two;

  gtk_widget_set_layout_manager (box, bgl_columns_layout_new ());
  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  window = bgl_test_show (box, 330, 100);

  one = get_bounds (first, box);
  two = get_bounds (second, box);
  g_assert_cmpfloat (one.size.width, ==, 330);
  g_assert_cmpfloat (two.origin.x, ==, one.origin.x);
  g_assert_cmpfloat (two.origin.y, >=, one.origin.y + one.size.height);

  bgl_test_close (window, box);
}

/* Eight people fit into the narrowest window. */
static void
test_layout_crowd (void)
{
  GtkWidget *layout = g_object_new (BGL_TYPE_TABLE_LAYOUT, NULL);
  GtkWidget *seats[8];
  GtkWidget *window;

  g_object_set (layout, "board", gtk_label_new ("Board"), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autoptr (BglSeat) seat = bgl_seat_new_human (i + 1, "Maximiliane");

      seats[i] = bgl_seat_card_new (get_ui (), seat);
      bgl_table_layout_add_seat (BGL_TABLE_LAYOUT (layout), seats[i]);
    }
  window = bgl_test_show (layout, 360, 600);

  g_assert_cmpint (gtk_widget_get_width (layout), ==, 360);
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      graphene_rect_t bounds = get_bounds (seats[i], layout);

      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 360);
    }

  /* In a wide window that is too low for a column of them they stand above the board too. */
  g_object_set (layout, "log", gtk_label_new ("Log"), NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 600);
  bgl_test_wait (is_wide, layout);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 260);
  bgl_test_wait (is_narrow, layout);
  bgl_test_settle ();
  g_assert_cmpint (gtk_widget_get_height (layout), ==, 260);
  g_assert_cmpfloat (get_bounds (seats[0], layout).origin.y, ==, get_bounds (seats[7], layout).origin.y);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 600);
  bgl_test_wait (is_wide, layout);

  bgl_test_close (window, layout);
}

static void
test_seat_card (void)
{
  g_autoptr (BglSeat) seat = bgl_seat_new_human (1, "Anna");
  GtkWidget *card = g_object_ref_sink (bgl_seat_card_new (get_ui (), seat));

  bgl_seat_set_score (seat, -3);
  bgl_seat_set_status (seat, "4 in stock");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, "Anna: Tiles −3, 4 in stock");
  g_assert_false (gtk_widget_has_css_class (card, "active"));

  bgl_seat_set_active (seat, TRUE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Anna (current player): Tiles −3, 4 in stock");
  g_assert_true (gtk_widget_has_css_class (card, "active"));

  g_assert_finalize_object (card);
}

static gboolean
is_undo (GtkWidget     *widget,
         gconstpointer  data)
{
  return GTK_IS_ACTIONABLE (widget) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.undo") == 0 &&
         gtk_widget_get_mapped (widget);
}

/* Undo and hint take room from the board only where the header has none for them. */
static void
test_header (void)
{
  static const struct
  {
    int      width, height;
    gboolean in_header;
  } sizes[] = { { 1000, 720, TRUE }, { 800, 600, TRUE }, { 560, 600, TRUE }, { 360, 640, FALSE } };
  g_autoptr (BglTable) table = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *page, *window, *undo;

      table = bgl_test_table ("[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"8\"]\n\n");
      page = bgl_table_page_new (table);
      window = bgl_test_show (page, sizes[i].width, sizes[i].height);
      bgl_test_settle ();
      g_assert_cmpint (gtk_widget_get_width (page), ==, sizes[i].width);
      undo = bgl_test_find (page, is_undo, NULL);
      g_assert_nonnull (undo);
      g_assert_cmpint (gtk_widget_get_ancestor (undo, ADW_TYPE_HEADER_BAR) != NULL, ==, sizes[i].in_header);
      bgl_test_close (window, page);
      g_clear_object (&table);
    }
}

static void
test_shelf (void)
{
  GtkWidget *shelf = g_object_new (BGL_TYPE_SHELF, NULL);
  GtkWidget *window = bgl_test_show (shelf, 360, 640);
  guint n_uis;

  bgl_game_ui_list (&n_uis);
  g_assert_cmpuint (n_uis, >, 0);
  for (guint i = 0; i < n_uis; i++)
    {
      BglShelfCard *card = bgl_shelf_find_card (BGL_SHELF (shelf), bgl_game_ui_list (NULL)[i]->rules->id);

      g_assert_nonnull (card);
      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_ROLE_GROUP);
      g_assert_false (bgl_shelf_card_get_waiting (card));
    }
  g_assert_cmpint (gtk_widget_get_width (shelf), ==, 360);
  g_assert_cmpuint (bgl_shelf_get_n_waiting (BGL_SHELF (shelf)), ==, 0);

  /* What comes after the first frame does not make the window wider. */
  bgl_shelf_complete (BGL_SHELF (shelf));
  bgl_test_settle ();
  g_assert_cmpint (gtk_widget_get_width (shelf), ==, 360);

  bgl_test_close (window, shelf);
}

static void
test_preferences (void)
{
  GSettings *settings = bgl_settings_get ();

  g_settings_set_string (settings, BGL_SETTING_ANIMATION_SPEED, "off");
  g_assert_cmpfloat (bgl_settings_get_tempo (), ==, 0);
  g_settings_set_string (settings, BGL_SETTING_ANIMATION_SPEED, "slow");
  g_assert_cmpfloat (bgl_settings_get_tempo (), >, 1);
  g_settings_reset (settings, BGL_SETTING_ANIMATION_SPEED);
  g_assert_cmpfloat (bgl_settings_get_tempo (), ==, 1);

  g_settings_set_string (settings, BGL_SETTING_BOT_PACE, "slow");
  g_assert_cmpuint (bgl_settings_get_pace (), >, 1000);
  g_settings_reset (settings, BGL_SETTING_BOT_PACE);
}

static gboolean
has_title (GtkWidget     *widget,
           gconstpointer  title)
{
  return ADW_IS_ACTION_ROW (widget) &&
         g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

static GtkSwitch *
find_switch (GtkWidget  *page,
             const char *title)
{
  GtkWidget *row = bgl_test_find (page, has_title, title);

  return GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)));
}

/* A switch for each language of the rulebook: none at all means the desktop's, which here is English. */
static void
test_book_languages (void)
{
  GtkWidget *page = bgl_preferences_page_new ();
  GtkWidget *window = bgl_test_show (page, 400, 600);
  GtkSwitch *english = find_switch (page, "English");
  GtkSwitch *french = find_switch (page, "Français");
  const char *const both[] = { "en", "fr", NULL };
  const char *const one[] = { "fr", NULL };
  g_auto (GStrv) languages = NULL;

  g_assert_true (gtk_switch_get_active (english));
  g_assert_false (gtk_switch_get_active (french));
  /* Nobody reads without any. */
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (english)));
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (french)));

  gtk_switch_set_active (french, TRUE);
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (english)));
  languages = g_settings_get_strv (bgl_settings_get (), BGL_SETTING_BOOK_LANGUAGES);
  g_assert_cmpstrv (languages, both);
  g_clear_pointer (&languages, g_strfreev);

  gtk_switch_set_active (english, FALSE);
  languages = g_settings_get_strv (bgl_settings_get (), BGL_SETTING_BOOK_LANGUAGES);
  g_assert_cmpstrv (languages, one);

  g_settings_reset (bgl_settings_get (), BGL_SETTING_BOOK_LANGUAGES);
  g_assert_true (gtk_switch_get_active (english));
  g_assert_false (gtk_switch_get_active (french));

  bgl_test_close (window, page);
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/shell/new-destroy", test_new_destroy);
  g_test_add_func ("/shell/windows", test_windows);
  g_test_add_func ("/shell/layout", test_layout);
  g_test_add_func ("/shell/arrangements", test_arrangements);
  g_test_add_func ("/shell/stacked-columns", test_stacked_columns);
  g_test_add_func ("/shell/layout-mirrored", test_layout_mirrored);
  g_test_add_func ("/shell/layout-crowd", test_layout_crowd);
  g_test_add_func ("/shell/header", test_header);
  g_test_add_func ("/shell/seat-card", test_seat_card);
  g_test_add_func ("/shell/shelf", test_shelf);
  g_test_add_func ("/shell/preferences", test_preferences);
  g_test_add_func ("/shell/book-languages", test_book_languages);

  return g_test_run ();
}
