/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-contents.h"
#include "app/bgl-reader.h"

#include "reader-fixture.h"

/* The contents of the rulebook, beside the text or behind a button. */

/* Those beside the text; the others are in the popover. */
static gboolean
is_sidebar (GtkWidget     *widget,
            gconstpointer  data)
{
  return BGL_IS_CONTENTS (widget) && gtk_widget_get_mapped (widget) &&
         gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) == NULL;
}

static gboolean
is_sheet_button (GtkWidget     *widget,
                 gconstpointer  data)
{
  return GTK_IS_MENU_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
         gtk_menu_button_get_popover (GTK_MENU_BUTTON (widget)) != NULL &&
         bgl_test_find (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (widget))), is_sidebar, NULL) == NULL &&
         gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)) == NULL;
}

static gboolean
is_row_of (GtkWidget     *widget,
           gconstpointer  section)
{
  return GTK_IS_LIST_BOX_ROW (widget) && g_str_equal (gtk_widget_get_name (widget), section);
}

static gboolean
is_marked (GtkWidget     *widget,
           gconstpointer  data)
{
  return GTK_IS_LIST_BOX_ROW (widget) && gtk_widget_has_css_class (widget, "current");
}

static const char *
get_marked (GtkWidget *contents)
{
  return gtk_widget_get_name (bgl_test_find (contents, is_marked, NULL));
}

/* Whether the row can be seen without scrolling. */
static gboolean
is_marked_in_view (gpointer contents)
{
  GtkWidget *row = bgl_test_find (contents, is_marked, NULL);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (row, contents, &bounds) && bounds.origin.y >= 0 && bounds.size.height > 0 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (contents);
}

static void
check_rows (GtkWidget  *contents,
            const char *page_id)
{
  const BglPage *page = bgl_book_find_page (bgl_book_get ("en", NULL), page_id);
  const char *marked = get_marked (contents);
  guint chapter = 0, current = 0;

  for (guint i = 0; i < page->sections->len; i++)
    if (g_str_equal (((const BglSection *) page->sections->pdata[i])->id, marked))
      current = i;
  for (chapter = current; ((const BglSection *) page->sections->pdata[chapter])->level > 1; chapter--)
    ;

  for (guint i = 0, in = 0; i < page->sections->len; i++)
    {
      const BglSection *section = page->sections->pdata[i];
      GtkWidget *row = bgl_test_find (contents, is_row_of, section->id);

      if (section->level < 2)
        in = i;
      g_assert_nonnull (row);
      g_assert_cmpint (gtk_widget_get_visible (row), ==, section->level < 2 || in == chapter);
    }
}

static void
test_sidebar (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 1000, 500);
  const BglPage *page = bgl_book_find_page (bgl_book_get ("en", NULL), "bongo");
  GtkWidget *sidebar, *scroller;
  GtkAdjustment *place;

  bgl_reader_open (reader, "bongo", NULL);
  bgl_test_settle ();
  sidebar = bgl_test_find (GTK_WIDGET (reader), is_sidebar, NULL);
  g_assert_nonnull (sidebar);
  g_assert_null (bgl_test_find (GTK_WIDGET (reader), is_sheet_button, NULL));
  g_assert_cmpstr (get_marked (sidebar), ==, "bongo");
  check_rows (sidebar, "bongo");

  /* Scrolling moves the mark, and the list follows. */
  scroller = gtk_widget_get_first_child (GTK_WIDGET (bgl_reader_get_page (reader)));
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  for (guint i = 0; i < 6; i++)
    {
      gtk_adjustment_set_value (place, gtk_adjustment_get_value (place) + 1500);
      bgl_test_settle ();
      g_assert_cmpstr (get_marked (sidebar), ==, bgl_reader_get_section (reader));
      check_rows (sidebar, "bongo");
      bgl_test_wait (is_marked_in_view, sidebar);
    }
  g_assert_cmpstr (get_marked (sidebar), !=, "bongo");

  /* Every place is marked when somebody goes there. */
  for (guint i = 0; i < page->sections->len; i++)
    {
      const BglSection *section = page->sections->pdata[i];

      bgl_reader_open_section (reader, section->id);
      g_assert_cmpstr (get_marked (sidebar), ==, section->id);
      check_rows (sidebar, "bongo");
    }
  bgl_test_wait (is_marked_in_view, sidebar);

  bgl_test_close (window, GTK_WIDGET (reader));
}

static void
test_choose (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 1000, 700);
  GtkWidget *sidebar, *row;
  GtkWidget *focus;
  const char *next;

  bgl_reader_open_section (reader, "bango-five");
  bgl_test_settle ();
  sidebar = bgl_test_find (GTK_WIDGET (reader), is_sidebar, NULL);
  bgl_test_wait (is_marked_in_view, sidebar);
  bgl_test_settle ();

  /* The pointer. */
  row = bgl_test_find (sidebar, is_row_of, "bango-chapter-turn");
  bgl_test_click_widget (row);
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-chapter-turn");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (reader), "reader.back", NULL));
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-five");
  bgl_test_settle ();

  /* The keyboard: the list is met at the mark, arrows leave the mark where it is, Enter goes. */
  g_assert_true (gtk_widget_child_focus (sidebar, GTK_DIR_TAB_FORWARD));
  bgl_test_settle ();
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_cmpstr (gtk_widget_get_name (focus), ==, "bango-five");
  bgl_test_key ("Down");
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  next = gtk_widget_get_name (focus);
  g_assert_true (GTK_IS_LIST_BOX_ROW (focus));
  g_assert_cmpstr (next, !=, "bango-five");
  g_assert_cmpstr (get_marked (sidebar), ==, "bango-five");
  bgl_test_key ("Return");
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, next);
  g_assert_cmpstr (get_marked (sidebar), ==, next);

  /* What was chosen is read on. */
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (bgl_reader_get_page (reader))));

  bgl_test_close (window, GTK_WIDGET (reader));
}

/* Without room for it, a button has the name of the section and opens the same list. */
static void
test_sheet (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 600, 600);
  GtkWidget *button, *popover, *row;

  bgl_reader_open_section (reader, "bango-five");
  bgl_test_settle ();
  g_assert_null (bgl_test_find (GTK_WIDGET (reader), is_sidebar, NULL));
  button = bgl_test_find (GTK_WIDGET (reader), is_sheet_button, NULL);
  g_assert_nonnull (button);

  bgl_test_click_widget (button);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  g_assert_true (gtk_widget_get_mapped (popover));
  g_assert_cmpstr (get_marked (popover), ==, "bango-five");
  row = bgl_test_find (popover, is_row_of, "bango-cut");
  g_assert_true (gtk_widget_get_visible (row));
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-cut");
  g_assert_false (gtk_widget_get_visible (popover));

  bgl_test_close (window, GTK_WIDGET (reader));
}

/* At the end of a page its last section is the current one, and all sections before it have had their turn. */
static void
test_last (void)
{
  static const char *const ids[] = { "bango-rulings", "bango-summary", "bango-credits" };
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 1000, 700);
  GtkWidget *scroller = gtk_widget_get_first_child (GTK_WIDGET (bgl_reader_get_page (reader)));
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  guint n_seen = 0;

  bgl_reader_open_section (reader, "bango-teams");
  bgl_test_settle ();
  while (gtk_adjustment_get_value (place) + gtk_adjustment_get_page_size (place) < gtk_adjustment_get_upper (place))
    {
      gtk_adjustment_set_value (place, gtk_adjustment_get_value (place) + 20);
      bgl_test_settle ();
      if (n_seen < G_N_ELEMENTS (ids) && g_str_equal (bgl_reader_get_section (reader), ids[n_seen]))
        n_seen++;
    }
  g_assert_cmpuint (n_seen, ==, G_N_ELEMENTS (ids));

  bgl_test_close (window, GTK_WIDGET (reader));
}

static gboolean
is_icon (GtkWidget     *widget,
         gconstpointer  name)
{
  return gtk_widget_get_mapped (widget) && GTK_IS_IMAGE (widget) &&
         g_strcmp0 (gtk_image_get_icon_name (GTK_IMAGE (widget)), name) == 0;
}

static gboolean
is_button_of (GtkWidget     *widget,
              gconstpointer  action)
{
  return gtk_widget_get_mapped (widget) && GTK_IS_BUTTON (widget) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

static gboolean
is_label (GtkWidget     *widget,
          gconstpointer  data)
{
  return GTK_IS_LABEL (widget);
}

/* In a narrow window the button has the room that it needs, and looks like a button. Back and forward come when there
 * is somewhere to go. */
static void
test_button (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 360, 600);
  GtkWidget *button, *label;

  bgl_reader_open_section (reader, "bango-chapter-variants");
  bgl_test_settle ();
  button = bgl_test_find (GTK_WIDGET (reader), is_sheet_button, NULL);
  g_assert_nonnull (bgl_test_find (button, is_icon, "view-list-symbolic"));
  g_assert_nonnull (bgl_test_find (button, is_icon, "pan-down-symbolic"));
  label = bgl_test_find (button, is_label, NULL);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  g_assert_null (bgl_test_find (GTK_WIDGET (reader), is_button_of, "reader.forward"));

  bgl_reader_open_section (reader, "bango-five");
  bgl_test_settle ();
  g_assert_nonnull (bgl_test_find (GTK_WIDGET (reader), is_button_of, "reader.back"));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (reader)), ==, 360);

  bgl_test_close (window, GTK_WIDGET (reader));
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/reader-contents/sidebar", test_sidebar);
  g_test_add_func ("/reader-contents/choose", test_choose);
  g_test_add_func ("/reader-contents/sheet", test_sheet);
  g_test_add_func ("/reader-contents/button", test_button);
  g_test_add_func ("/reader-contents/last", test_last);

  return g_test_run ();
}
