/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-example-view.h"
#include "app/bgl-print-dialog.h"
#include "app/bgl-reader.h"
#include "app/bgl-settings.h"
#include "engine/bgl-registry.h"

#include "window-fixture.h"

/* The keyboard in the rulebook: commands, places and boards. */

static BglReader *
open_reader (Fixture    *fixture,
             const char *rule)
{
  g_settings_reset (bgl_settings_get (), BGL_SETTING_BOOK_LANGUAGES);
  g_settings_reset (bgl_settings_get (), BGL_SETTING_BOOK_PLACES);
  g_settings_reset (bgl_settings_get (), BGL_SETTING_BOOK_ZOOM);
  g_assert_true (bgl_window_show_rule (fixture->window, rule));
  bgl_test_settle ();

  return bgl_window_get_reader (fixture->window);
}

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

/* Whether the focus is in something of that type. */
static gboolean
focus_is_in (Fixture *fixture,
             GType    type)
{
  GtkWidget *focus = get_focus (fixture);

  return focus != NULL && (G_TYPE_CHECK_INSTANCE_TYPE (focus, type) || gtk_widget_get_ancestor (focus, type) != NULL);
}

/* A paragraph of a section: what comes below its heading. */
static GtkWidget *
get_paragraph (BglReader  *reader,
               const char *section)
{
  GtkWidget *box = bgl_reader_page_find_section (bgl_reader_get_page (reader), section);

  return gtk_widget_get_first_child (gtk_widget_get_next_sibling (gtk_widget_get_first_child (box)));
}

/* A click into a text gives it its own keys, Ctrl+F among them. */
static void
test_text (Fixture       *fixture,
           gconstpointer  data)
{
  BglReader *reader = open_reader (fixture, "bango-five");

  bgl_test_click (get_paragraph (reader, "bango-five"), 20, 8);
  bgl_test_key ("Control_L+f");
  g_assert_true (focus_is_in (fixture, GTK_TYPE_SEARCH_ENTRY));
}

static gboolean
is_open_menu (GtkWidget     *widget,
              gconstpointer  data)
{
  return GTK_IS_POPOVER_MENU (widget) && gtk_widget_get_mapped (widget);
}

/* The key for the menu opens that of the rulebook, and not the one of the page below it. */
static void
test_menu (Fixture       *fixture,
           gconstpointer  data)
{
  BglReader *reader = open_reader (fixture, "bango-five");

  bgl_test_key ("F10");
  g_assert_nonnull (bgl_test_find (GTK_WIDGET (reader), is_open_menu, NULL));
  bgl_test_key ("Escape");
  g_assert_null (bgl_test_find (GTK_WIDGET (reader), is_open_menu, NULL));
}

/* A button that turns insensitive loses the focus: the keys work all the same. */
static void
test_beginning (Fixture       *fixture,
                gconstpointer  data)
{
  BglReader *reader = open_reader (fixture, "bango-five");

  g_assert_true (bgl_reader_open_section (reader, "bango-cut"));
  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.back", NULL);
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  bgl_test_settle ();
  bgl_test_key ("Control_L+f");
  g_assert_true (focus_is_in (fixture, GTK_TYPE_SEARCH_ENTRY));

  bgl_test_key ("Control_L+p");
  g_assert_nonnull (fixture_find_window (BGL_TYPE_PRINT_DIALOG));
  fixture_dismiss ("Include");
}

/* They belong to the rulebook: without it, nobody searches or prints. */
static void
test_closed (Fixture       *fixture,
             gconstpointer  data)
{
  open_reader (fixture, "bango-five");

  bgl_window_close_reader (fixture->window);
  bgl_test_settle ();
  bgl_test_key ("Control_L+p");
  g_assert_null (fixture_find_window (BGL_TYPE_PRINT_DIALOG));
}

static GtkAdjustment *
get_place (BglReader *reader)
{
  GtkWidget *scroller = gtk_widget_get_first_child (GTK_WIDGET (bgl_reader_get_page (reader)));

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
}

/* A link goes on, Alt+Left goes back to where it was followed, and only from there out of the book. */
static void
test_back (Fixture       *fixture,
           gconstpointer  data)
{
  BglReader *reader = open_reader (fixture, "bango-five");

  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.follow", "s", "bungalow:bango/bango-cut");
  bgl_test_settle ();
  bgl_test_key ("Alt_L+Left");
  g_assert_true (bgl_window_get_reader (fixture->window) == reader);
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-five");

  bgl_test_key ("Alt_L+Right");
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-cut");

  bgl_test_key ("Alt_L+Left");
  bgl_test_key ("Alt_L+Left");
  g_assert_null (bgl_window_get_reader (fixture->window));

  /* What was read before belongs to the last visit. */
  g_assert_true (bgl_window_show_rules (fixture->window, "bongo"));
  bgl_test_settle ();
  bgl_test_key ("Alt_L+Left");
  g_assert_null (bgl_window_get_reader (fixture->window));
}

/* How far a section has been scrolled beyond the upper edge. The value of the scroll bar also changes when the rest of the
 * page gets its real height. */
static float
get_scrolled (BglReader  *reader,
              const char *section)
{
  GtkWidget *page = GTK_WIDGET (bgl_reader_get_page (reader));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (bgl_reader_page_find_section (BGL_READER_PAGE (page), section), page,
                                            &bounds));

  return -bounds.origin.y;
}

/* The page scrolls as every text does, and the focus does not go for a walk. */
static void
test_scroll (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const keys[] = { "Down", "Page_Down", "space", "Up", "Page_Up", "Shift_L+space", "Home" };
  static const int signs[] = { 1, 1, 1, -1, -1, -1, -1 };
  BglReader *reader = open_reader (fixture, "bango-touch");
  GtkAdjustment *place = get_place (reader);
  GtkWidget *focus = get_focus (fixture);
  GtkWidget *label = get_paragraph (reader, "bango-touch");

  for (guint round = 0; round < 2; round++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
        {
          float before = get_scrolled (reader, "bango-touch");

          bgl_test_key (keys[i]);
          g_assert_cmpfloat (signs[i] * (get_scrolled (reader, "bango-touch") - before), >, 1);
          g_assert_true (get_focus (fixture) == focus);
        }
      g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 0);
      g_assert_true (bgl_reader_open_section (reader, "bango-touch"));
      bgl_test_settle ();

      /* The same after a click into the text. */
      label = get_paragraph (reader, "bango-touch");
      bgl_test_click (label, 20, 8);
      focus = get_focus (fixture);
    }
}

static int
get_letter_size (GtkWidget *widget)
{
  return pango_font_description_get_size (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
}

/* Headings stay larger than the text at every size, and all of it grows. */
static void
test_zoom (Fixture       *fixture,
           gconstpointer  data)
{
  BglReader *reader = open_reader (fixture, "bango-five");
  int before = 0;

  for (guint i = 0; i < 8; i++)
    bgl_test_key ("Control_L+minus");
  for (guint i = 0; i < 7; i++)
    {
      GtkWidget *section = bgl_reader_page_find_section (bgl_reader_get_page (reader), "bango-five");
      GtkWidget *heading = gtk_widget_get_first_child (gtk_widget_get_first_child (section));
      GtkWidget *text = get_paragraph (reader, "bango-five");

      g_assert_cmpint (get_letter_size (text), >, before);
      g_assert_cmpint (get_letter_size (heading), >, get_letter_size (text) * 1.1);
      before = get_letter_size (text);
      bgl_test_key ("Control_L+equal");
    }
  bgl_test_key ("Control_L+0");
}

static gboolean
is_at_end (gpointer data)
{
  GtkAdjustment *place = get_place (data);
  GtkWidget *page = GTK_WIDGET (bgl_reader_get_page (data));
  GtkWidget *last = bgl_reader_page_find_section (bgl_reader_get_page (data), "bangkok-credits");
  graphene_rect_t bounds;

  return gtk_adjustment_get_value (place) + gtk_adjustment_get_page_size (place) > gtk_adjustment_get_upper (place) - 1 &&
         gtk_widget_get_first_child (last) != NULL &&
         gtk_widget_compute_bounds (last, page, &bounds) &&
         bounds.size.height > 20 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (page);
}

/* The end is there at once, and the scroll bar knows from the beginning how far it is. */
static void
test_end (Fixture       *fixture,
          gconstpointer  data)
{
  BglReader *reader = open_reader (fixture, "bangkok-overview");
  GtkAdjustment *place = get_place (reader);
  double length = gtk_adjustment_get_upper (place);

  bgl_test_key ("End");
  bgl_test_wait (is_at_end, reader);
  bgl_test_key ("Home");
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 0);
  bgl_test_key ("End");
  bgl_test_wait (is_at_end, reader);

  g_assert_cmpfloat (length, >, gtk_adjustment_get_upper (place) * 0.7);
  g_assert_cmpfloat (length, <, gtk_adjustment_get_upper (place) * 1.4);
}

static gboolean
has_board (gpointer data)
{
  BglExampleView *example = data;

  return bgl_example_view_get_view (example) != NULL && gtk_widget_get_mapped (GTK_WIDGET (example));
}

static gboolean
is_example (GtkWidget     *widget,
            gconstpointer  data)
{
  return BGL_IS_EXAMPLE_VIEW (widget);
}

/* Tab goes to links and boards, and Escape out of a board. */
static void
test_tab (Fixture       *fixture,
          gconstpointer  data)
{
  BglReader *reader = open_reader (fixture, "bango-touch");
  GtkWidget *section = bgl_reader_page_find_section (bgl_reader_get_page (reader), "bango-touch");
  GtkWidget *example = bgl_test_find (section, is_example, NULL);
  GtkWidget *page_focus = get_focus (fixture);
  GtkWidget *spot;
  guint ply;

  g_assert_nonnull (example);
  bgl_test_wait (has_board, example);

  for (guint i = 0; i < 12 && !focus_is_in (fixture, BGL_TYPE_VIEW); i++)
    {
      bgl_test_key ("Tab");
      /* A text has the focus for its link alone. */
      if (GTK_IS_LABEL (get_focus (fixture)))
        g_assert_nonnull (gtk_label_get_current_uri (GTK_LABEL (get_focus (fixture))));
    }
  g_assert_true (focus_is_in (fixture, BGL_TYPE_VIEW));
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), example));

  /* Arrows stay on the board, whatever they meet at its edge. */
  spot = get_focus (fixture);
  ply = bgl_game_get_ply (bgl_example_view_get_game (BGL_EXAMPLE_VIEW (example)));
  for (guint i = 0; i < 12; i++)
    bgl_test_key ("Down");
  g_assert_true (focus_is_in (fixture, BGL_TYPE_VIEW));
  g_assert_nonnull (spot);

  bgl_test_key ("Escape");
  g_assert_false (focus_is_in (fixture, BGL_TYPE_VIEW));
  g_assert_true (get_focus (fixture) == page_focus);
  bgl_test_key ("space");
  g_assert_cmpuint (bgl_game_get_ply (bgl_example_view_get_game (BGL_EXAMPLE_VIEW (example))), ==, ply);
}

/* Whether the page shows at least the upper edge of the widget, or, when it is higher, something of it. */
static gboolean
is_in_sight (GtkWidget *widget,
             GtkWidget *page)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, page, &bounds) && bounds.origin.y < gtk_widget_get_height (page) &&
         bounds.origin.y + bounds.size.height > 0;
}

/* Presses the key until the focus leaves the page, or has come to so many places. Returns how many these were. */
static guint
walk_page (Fixture    *fixture,
           BglReader  *reader,
           const char *key,
           guint       n_places)
{
  GtkWidget *page = GTK_WIDGET (bgl_reader_get_page (reader));
  GtkWidget *before = get_focus (fixture);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint n = 0; n < n_places; n++)
    {
      GtkWidget *focus;

      bgl_test_key (key);
      focus = get_focus (fixture);
      g_assert_nonnull (focus);
      if (!gtk_widget_is_ancestor (focus, page))
        return n;

      /* A text may have several links. */
      g_assert_true (focus != before || GTK_IS_LABEL (focus));
      g_assert_true (GTK_IS_LABEL (focus) || g_hash_table_add (seen, focus));
      g_assert_true (is_in_sight (focus, page));
      before = focus;
    }

  return n_places;
}

/* Tab goes on to the end of the page and leaves it, and back again. */
static void
test_walk (Fixture       *fixture,
           gconstpointer  data)
{
  BglReader *reader = open_reader (fixture, "bango-teams");
  guint n = walk_page (fixture, reader, "Tab", 100);

  g_assert_cmpuint (n, >, 8);
  g_assert_cmpuint (n, <, 100);
  /* The list of contents is one place. */
  bgl_test_key ("Shift_L+Tab");
  g_assert_cmpuint (walk_page (fixture, reader, "Shift_L+Tab", n + 10), ==, n + 10);
}

static gboolean
is_beginning (gpointer data)
{
  return gtk_adjustment_get_value (data) < 1;
}

/* From a button of an example, a page is scrolled as far as from anywhere else: an animation would end when a text beside
 * its examples is moved along. */
static void
test_from_example (Fixture       *fixture,
                   gconstpointer  data)
{
  BglReader *reader;
  GtkAdjustment *place;
  float before;

  bgl_test_animate (TRUE);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  reader = open_reader (fixture, "bango-five");
  g_assert_true (bgl_reader_open_section (reader, "bango-overview"));
  bgl_test_settle ();
  place = get_place (reader);
  for (guint i = 0; i < 20 && !GTK_IS_TOGGLE_BUTTON (get_focus (fixture)); i++)
    bgl_test_key ("Tab");
  g_assert_true (GTK_IS_TOGGLE_BUTTON (get_focus (fixture)));
  g_assert_true (focus_is_in (fixture, BGL_TYPE_EXAMPLE_VIEW));

  before = get_scrolled (reader, "bango-overview");
  bgl_test_key ("Page_Down");
  g_assert_cmpfloat (get_scrolled (reader, "bango-overview") - before, >, gtk_adjustment_get_page_size (place) / 2);
  bgl_test_key ("Home");
  g_assert_cmpfloat (gtk_adjustment_get_value (place), <, 1);
  bgl_test_animate (FALSE);
}

/* The keys of the page also work from buttons that have no use for them. */
static void
test_elsewhere (Fixture       *fixture,
                gconstpointer  data)
{
  BglReader *reader = open_reader (fixture, "bango-five");
  GtkWidget *scroller = gtk_widget_get_first_child (GTK_WIDGET (bgl_reader_get_page (reader)));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  float before = get_scrolled (reader, "bango-five");

  for (guint i = 0; i < 20 && !GTK_IS_TOGGLE_BUTTON (get_focus (fixture)); i++)
    bgl_test_key ("Shift_L+Tab");
  g_assert_true (GTK_IS_TOGGLE_BUTTON (get_focus (fixture)));
  bgl_test_key ("Page_Down");
  g_assert_cmpfloat (get_scrolled (reader, "bango-five"), >, before + 100);
  bgl_test_key ("Home");
  bgl_test_wait (is_beginning, adjustment);
}

/* Down goes to the hits, Enter opens one, and after Escape the page is where it was and has the keys. */
static void
test_hits (Fixture       *fixture,
           gconstpointer  data)
{
  BglReader *reader = open_reader (fixture, "bango-five");
  GtkWidget *scroller = gtk_widget_get_first_child (GTK_WIDGET (bgl_reader_get_page (reader)));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  float place;

  bgl_reader_find (reader, "rulings");
  bgl_test_settle ();
  g_assert_true (focus_is_in (fixture, GTK_TYPE_SEARCH_ENTRY));
  bgl_test_key ("Down");
  g_assert_true (GTK_IS_LIST_BOX_ROW (get_focus (fixture)));
  bgl_test_key ("Up");
  g_assert_true (focus_is_in (fixture, GTK_TYPE_SEARCH_ENTRY));
  bgl_test_key ("Down");
  bgl_test_key ("Return");
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-rulings");

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + 130);
  bgl_test_settle ();
  place = get_scrolled (reader, "bango-rulings");
  bgl_test_key ("Control_L+f");
  bgl_test_key ("Escape");
  bgl_test_settle ();
  g_assert_true (get_focus (fixture) == scroller);
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-rulings");
  g_assert_cmpfloat_with_epsilon (get_scrolled (reader, "bango-rulings"), place, 2);
}

static gboolean
is_search_bar (GtkWidget     *widget,
               gconstpointer  data)
{
  return GTK_IS_SEARCH_BAR (widget);
}

/* Escape ends the search on the page as well: after a hit was opened, the focus is there. Beside a table it does not close
 * the rulebook then. */
static void
test_end_of_search (Fixture       *fixture,
                    gconstpointer  data)
{
  BglReader *reader = open_reader (fixture, "bango-five");
  GtkWidget *bar = bgl_test_find (GTK_WIDGET (reader), is_search_bar, NULL);

  for (guint i = 0; i < 2; i++)
    {
      bgl_reader_set_beside (reader, i > 0);
      bgl_reader_find (reader, "rulings");
      bgl_test_settle ();
      bgl_test_key ("Down");
      bgl_test_key ("Return");
      bgl_test_settle ();
      g_assert_false (focus_is_in (fixture, GTK_TYPE_SEARCH_ENTRY));
      g_assert_true (gtk_search_bar_get_search_mode (GTK_SEARCH_BAR (bar)));
      bgl_test_key ("Escape");
      g_assert_false (gtk_search_bar_get_search_mode (GTK_SEARCH_BAR (bar)));
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (reader)));
      g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-rulings");
    }
  bgl_reader_set_beside (reader, FALSE);
}

/* What is selected can be copied, although texts do not take the focus. */
static void
test_copy (Fixture       *fixture,
           gconstpointer  data)
{
  BglReader *reader = open_reader (fixture, "bango-five");
  GtkWidget *label = get_paragraph (reader, "bango-five");
  GdkClipboard *clipboard = gtk_widget_get_clipboard (label);
  g_auto (GValue) value = G_VALUE_INIT;

  bgl_test_drag (label, 2, 8, 120, 8);
  bgl_test_release ();
  g_assert_true (gtk_label_get_selection_bounds (GTK_LABEL (label), NULL, NULL));
  bgl_test_key ("Control_L+c");
  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (gdk_content_provider_get_value (gdk_clipboard_get_content (clipboard), &value, NULL));
  g_assert_cmpuint (strlen (g_value_get_string (&value)), >, 3);
}

/* A link to another page takes the focus with it when its page goes. */
static void
test_follow (Fixture       *fixture,
             gconstpointer  data)
{
  BglReader *reader = open_reader (fixture, "games");
  GtkWidget *page_focus = get_focus (fixture);

  g_assert_cmpstr (bgl_reader_get_page_id (reader), ==, "index");
  bgl_test_key ("Tab");
  g_assert_true (GTK_IS_LABEL (get_focus (fixture)));
  bgl_test_key ("Return");
  g_assert_cmpstr (bgl_reader_get_page_id (reader), ==, "bangkok");
  g_assert_true (get_focus (fixture) == page_focus);
}

static gboolean
is_around (GtkWidget     *widget,
           gconstpointer  data)
{
  return GTK_IS_TOGGLE_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "bgl-around-symbolic") == 0;
}

/* An example has no switches of real games. */
static void
test_switches (Fixture       *fixture,
               gconstpointer  data)
{
  BglReader *reader = open_reader (fixture, "bongo-call");
  GtkWidget *section = bgl_reader_page_find_section (bgl_reader_get_page (reader), "bongo-call");
  GtkWidget *example = bgl_test_find (section, is_example, NULL);

  bgl_test_wait (has_board, example);
  bgl_test_settle ();
  g_assert_null (bgl_test_find (example, is_around, NULL));
}

static gboolean
has_link (GtkWidget     *widget,
          gconstpointer  uri)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), uri) != NULL;
}

/* Who has never played gets the list of all pages, and the menu leads there too. */
static void
test_index (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const uris[] = {
    "bungalow:bango\"", "bungalow:bangkok\"", "bungalow:bongo\"", "bungalow:bonobo\"", "bungalow:getting-started",
    "bungalow:keyboard", "bungalow:screen-reader", "bungalow:records", "bungalow:command-line",
  };
  BglReader *reader;

  g_settings_reset (bgl_settings_get (), BGL_SETTING_LAST_GAME);
  bgl_test_key ("F1");
  reader = bgl_window_get_reader (fixture->window);
  g_assert_nonnull (reader);
  g_assert_cmpstr (bgl_reader_get_page_id (reader), ==, "index");
  for (guint i = 0; i < G_N_ELEMENTS (uris); i++)
    g_assert_nonnull (bgl_test_find (GTK_WIDGET (bgl_reader_get_page (reader)), has_link, uris[i]));

  bgl_window_close_reader (fixture->window);
  g_settings_set_string (bgl_settings_get (), BGL_SETTING_LAST_GAME, "bango");
  fixture_activate (fixture, "help", NULL);
  g_assert_cmpstr (bgl_reader_get_page_id (reader), ==, "index");
  g_settings_reset (bgl_settings_get (), BGL_SETTING_LAST_GAME);
}

/* From the nutshell to the lesson or, without one, to the table: one person against a beginner. */
static void
test_learn (Fixture       *fixture,
            gconstpointer  data)
{
  guint n_games;

  bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      const char *game = bgl_registry_list (NULL)[i]->id;
      BglTable *table;

      g_assert_true (bgl_window_show_rules (fixture->window, game));
      bgl_test_settle ();
      fixture_activate (fixture, "learn", game);
      bgl_test_settle ();
      g_assert_null (bgl_window_get_reader (fixture->window));
      g_assert_cmpint (bgl_window_get_lesson (fixture->window) != NULL, ==,
                       bgl_lesson_exists (bgl_registry_list (NULL)[i]));
      if (bgl_window_get_lesson (fixture->window) != NULL)
        fixture_activate (fixture, "first-game", game);
      table = bgl_table_page_get_table (bgl_window_get_page (fixture->window));
      g_assert_cmpstr (bgl_game_get_rules (bgl_table_get_game (table))->id, ==, game);
      g_assert_cmpuint (bgl_table_count_people (table), ==, 1);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  FIXTURE_ADD ("/reader-keys/text", test_text);
  FIXTURE_ADD ("/reader-keys/menu", test_menu);
  FIXTURE_ADD ("/reader-keys/beginning", test_beginning);
  FIXTURE_ADD ("/reader-keys/closed", test_closed);

  FIXTURE_ADD ("/reader-keys/back", test_back);
  FIXTURE_ADD ("/reader-keys/scroll", test_scroll);
  FIXTURE_ADD ("/reader-keys/zoom", test_zoom);
  FIXTURE_ADD ("/reader-keys/end", test_end);
  FIXTURE_ADD ("/reader-keys/tab", test_tab);
  FIXTURE_ADD ("/reader-keys/walk", test_walk);
  FIXTURE_ADD ("/reader-keys/from-example", test_from_example);
  FIXTURE_ADD ("/reader-keys/elsewhere", test_elsewhere);
  FIXTURE_ADD ("/reader-keys/hits", test_hits);
  FIXTURE_ADD ("/reader-keys/end-of-search", test_end_of_search);
  FIXTURE_ADD ("/reader-keys/copy", test_copy);

  FIXTURE_ADD ("/reader-keys/index", test_index);
  FIXTURE_ADD ("/reader-keys/learn", test_learn);
  FIXTURE_ADD ("/reader-keys/follow", test_follow);
  FIXTURE_ADD ("/reader-keys/switches", test_switches);

  return g_test_run ();
}
