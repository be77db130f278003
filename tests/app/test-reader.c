/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-reader.h"
#include "app/bgl-settings.h"
#include "app/bgl-split-view.h"
#include "engine/bgl-registry.h"

#include "reader-fixture.h"

static const char *const all[] = { "en", "fr", "ru", NULL };

static void
test_languages_complete (void)
{
  g_assert_true (g_strv_equal (bgl_book_list_languages (), all));
}

static void
test_places (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 900, 700);

  g_assert_true (bgl_reader_open (reader, "bango", NULL));
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango");

  g_assert_true (bgl_reader_open_section (reader, "bango-cut"));
  g_assert_cmpstr (bgl_reader_get_page_id (reader), ==, "bango");
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-cut");

  g_assert_true (bgl_reader_open_uri (reader, "bungalow:bango/bango-five"));
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-five");

  /* What is not there changes nothing. */
  g_assert_false (bgl_reader_open_uri (reader, "bungalow:"));
  g_assert_false (bgl_reader_open_uri (reader, "bungalow:bango/bango-castling"));
  g_assert_false (bgl_reader_open_uri (reader, "bungalow:chess"));
  g_assert_false (bgl_reader_open_uri (reader, "https://example.org"));
  g_assert_false (bgl_reader_open (reader, "index", "bango-five"));
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-five");

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (reader), "reader.back", NULL));
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-cut");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (reader), "reader.forward", NULL));
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-five");

  /* The order of the page, not of the history. */
  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.next", NULL);
  g_assert_cmpstr (bgl_reader_get_section (reader), !=, "bango-five");
  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.previous", NULL);
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-five");

  /* The place is found again. */
  g_assert_true (bgl_reader_open (reader, "index", NULL));
  g_assert_true (bgl_reader_open (reader, "bango", NULL));
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-five");

  /* Unless it is one of another version, or of another page. */
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GVariant) places = g_variant_parse (G_VARIANT_TYPE_VARDICT,
                                                     i == 0 ? "{'bango': <'bango-castling'>}"
                                                            : "{'bango': <'bongo-call'>}", NULL, NULL, NULL);

      g_assert_true (bgl_reader_open (reader, "index", NULL));
      g_settings_set_value (bgl_settings_get (), BGL_SETTING_BOOK_PLACES, places);
      g_assert_true (bgl_reader_open (reader, "bango", NULL));
      g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango");
    }

  /* GIO gives a link the slashes of an address. */
  g_assert_true (bgl_reader_open_uri (reader, "bungalow:///bango/bango-five"));
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-five");
  g_assert_true (bgl_reader_open_uri (reader, "bungalow:bango/"));
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango");

  bgl_test_close (window, GTK_WIDGET (reader));
}

/* Every rule of every game can be opened by its id: that is where each “Why?” leads. */
static void
test_every_rule (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  guint n_games;

  g_object_ref_sink (reader);
  bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    for (const BglRuleInfo *info = bgl_registry_list (NULL)[i]->rules; info->id != NULL; info++)
      {
        g_assert_true (bgl_reader_open_section (reader, info->id));
        g_assert_cmpstr (bgl_reader_get_section (reader), ==, info->id);
      }
  g_assert_finalize_object (reader);
}

static gboolean
is_at_top (gpointer data)
{
  BglReader *reader = data;
  GtkWidget *section = bgl_reader_page_find_section (bgl_reader_get_page (reader),
                                                     bgl_reader_get_section (reader));
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (section, GTK_WIDGET (bgl_reader_get_page (reader)), &bounds) &&
         bounds.size.height > 0 && ABS (bounds.origin.y) < 40;
}

/* The number of columns is that of the labels in a section's heading. */
static guint
count_columns (BglReader *reader)
{
  GtkWidget *section = bgl_reader_page_find_section (bgl_reader_get_page (reader), "bango-cut");
  GtkWidget *heading = gtk_widget_get_first_child (section);
  guint n = 0;

  for (GtkWidget *label = gtk_widget_get_first_child (heading); label != NULL;
       label = gtk_widget_get_next_sibling (label))
    {
      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_ROLE_HEADING);
      n++;
    }

  return n;
}

static void
test_languages (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 1280, 700);

  bgl_reader_open_section (reader, "bango-cut");
  bgl_test_wait (is_at_top, reader);
  g_assert_cmpuint (count_columns (reader), ==, 1);

  /* Another language beside it, at the same place. */
  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.language", "s", "ru");
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-cut");
  bgl_test_wait (is_at_top, reader);
  g_assert_cmpuint (count_columns (reader), ==, 2);

  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.language", "s", "fr");
  g_assert_true (g_strv_equal (bgl_reader_get_languages (reader), all));
  bgl_test_wait (is_at_top, reader);
  g_assert_cmpuint (count_columns (reader), ==, 3);

  /* And away; the last one stays. */
  for (guint i = 0; all[i] != NULL; i++)
    gtk_widget_activate_action (GTK_WIDGET (reader), "reader.language", "s", all[i]);
  g_assert_cmpuint (g_strv_length ((char **) bgl_reader_get_languages (reader)), ==, 1);

  bgl_test_close (window, GTK_WIDGET (reader));
}

static void
check_inside (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (child, widget, &bounds));
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (widget));
      check_inside (child);
    }
}

/* Long paragraphs, a table and lists: none runs out of its column, and none has more height than its
 * text. */
static void
test_fits (void)
{
  static const char *const ids[] = { "bonobo-components", "bangkok-rulings", "bangkok-summary" };
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window;

  bgl_reader_set_languages (reader, all);
  window = bgl_test_show (GTK_WIDGET (reader), 1280, 700);

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      GtkWidget *section;
      graphene_rect_t bounds;

      g_assert_true (bgl_reader_open_section (reader, ids[i]));
      bgl_test_wait (is_at_top, reader);
      section = bgl_reader_page_find_section (bgl_reader_get_page (reader), ids[i]);
      check_inside (section);
      g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_last_child (section), section, &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, ==, gtk_widget_get_height (section));
    }

  bgl_test_close (window, GTK_WIDGET (reader));
}

/* Where there is no room for columns, languages are below each other; the choice means the same at every
 * width. */
static void
test_narrow (void)
{
  static const char *const two[] = { "en", "ru", NULL };
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window, *heading, *first, *last;
  graphene_rect_t above, below;

  window = bgl_test_show (GTK_WIDGET (reader), 360, 600);
  bgl_reader_open_section (reader, "bango-cut");
  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.language", "s", "fr");
  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.language", "s", "ru");
  bgl_test_wait (is_at_top, reader);
  bgl_test_settle ();
  g_assert_cmpuint (count_columns (reader), ==, 3);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (reader)), ==, 360);

  heading = gtk_widget_get_first_child (bgl_reader_page_find_section (bgl_reader_get_page (reader), "bango-cut"));
  first = gtk_widget_get_first_child (heading);
  last = gtk_widget_get_last_child (heading);
  g_assert_true (gtk_widget_compute_bounds (first, heading, &above));
  g_assert_true (gtk_widget_compute_bounds (last, heading, &below));
  g_assert_cmpfloat (below.origin.x, ==, above.origin.x);
  g_assert_cmpfloat (below.origin.y, >=, above.origin.y + above.size.height);

  /* Any two of them can be had again. */
  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.language", "s", "fr");
  g_assert_true (g_strv_equal (bgl_reader_get_languages (reader), two));
  g_assert_cmpuint (count_columns (reader), ==, 2);
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-cut");

  bgl_test_close (window, GTK_WIDGET (reader));
}

static gboolean
is_language_button (GtkWidget     *widget,
                    gconstpointer  language)
{
  return GTK_IS_TOGGLE_BUTTON (widget) && g_str_equal (gtk_widget_get_name (widget), language);
}

static gboolean
is_language_menu (GtkWidget     *widget,
                  gconstpointer  data)
{
  return GTK_IS_MENU_BUTTON (widget) &&
         g_strcmp0 (gtk_menu_button_get_icon_name (GTK_MENU_BUTTON (widget)), "preferences-desktop-locale-symbolic") == 0;
}

/* Whether the first two languages of a heading are side by side. */
static gboolean
is_divided (BglReader *reader)
{
  GtkWidget *heading = gtk_widget_get_first_child (bgl_reader_page_find_section (bgl_reader_get_page (reader), "bango-cut"));
  GtkWidget *first = gtk_widget_get_first_child (heading);
  graphene_rect_t one, other;

  g_assert_true (gtk_widget_compute_bounds (first, heading, &one));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_next_sibling (first), heading, &other));

  return other.origin.x >= one.origin.x + one.size.width;
}

/* The buttons switch; the menu shows several languages, in columns or below each other. */
static void
test_language_menu (void)
{
  static const char *const french[] = { "fr", NULL };
  static const char *const two[] = { "en", "fr", NULL };
  static const int widths[] = { 1280, 800, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      BglReader *reader = reader_fixture_new ("en", 100);
      GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), widths[i], 600);
      GtkWidget *toggle = bgl_test_find (GTK_WIDGET (reader), is_language_button, "fr");

      bgl_reader_open_section (reader, "bango-cut");
      bgl_test_wait (is_at_top, reader);
      g_assert_true (gtk_widget_get_mapped (bgl_test_find (GTK_WIDGET (reader), is_language_menu, NULL)));
      g_assert_cmpint (gtk_widget_get_mapped (toggle), ==, widths[i] > 360);

      if (gtk_widget_get_mapped (toggle))
        {
          bgl_test_click_widget (toggle);
          g_assert_true (g_strv_equal (bgl_reader_get_languages (reader), french));
          g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)));
          bgl_test_click_widget (toggle);
          g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)));
          g_assert_true (gtk_widget_activate_action (GTK_WIDGET (reader), "languages.en", NULL));
        }
      else
        g_assert_true (gtk_widget_activate_action (GTK_WIDGET (reader), "languages.fr", NULL));
      g_assert_true (g_strv_equal (bgl_reader_get_languages (reader), two));
      bgl_test_wait (is_at_top, reader);
      bgl_test_settle ();
      g_assert_cmpint (is_divided (reader), ==, widths[i] > 360);

      gtk_widget_activate_action (GTK_WIDGET (reader), "languages.side-by-side", NULL);
      bgl_test_wait (is_at_top, reader);
      bgl_test_settle ();
      g_assert_false (is_divided (reader));
      g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-cut");
      /* There is no use for it in a narrow window. */
      g_assert_cmpint (g_settings_get_boolean (bgl_settings_get (), BGL_SETTING_BOOK_SIDE_BY_SIDE), ==, widths[i] == 360);

      gtk_widget_activate_action (GTK_WIDGET (reader), "languages.side-by-side", NULL);
      bgl_test_wait (is_at_top, reader);
      bgl_test_settle ();
      g_assert_cmpint (is_divided (reader), ==, widths[i] > 360);

      bgl_test_close (window, GTK_WIDGET (reader));
    }
}

static gboolean
is_row (GtkWidget     *widget,
        gconstpointer  data)
{
  return ADW_IS_ACTION_ROW (widget) && GTK_IS_LIST_BOX_ROW (widget);
}

/* What is being read comes first, and a hit in another language is a visit. */
static void
test_hits (void)
{
  static const char *const french[] = { "fr", NULL };
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 900, 700);
  GtkWidget *row;
  GtkListBox *list;
  int last = 0;

  bgl_reader_set_languages (reader, french);
  bgl_reader_open (reader, "bonobo", NULL);
  bgl_reader_find (reader, "score");
  bgl_test_settle ();
  row = bgl_test_find (GTK_WIDGET (reader), is_row, NULL);
  g_assert_nonnull (row);
  list = GTK_LIST_BOX (gtk_widget_get_parent (row));
  g_assert_cmpstr (g_object_get_data (G_OBJECT (row), "language"), ==, "fr");
  g_assert_true (g_str_has_prefix (g_object_get_data (G_OBJECT (row), "uri"), "bungalow:bonobo/"));
  while (gtk_list_box_get_row_at_index (list, last + 1) != NULL)
    last++;
  row = GTK_WIDGET (gtk_list_box_get_row_at_index (list, last));
  g_assert_cmpstr (g_object_get_data (G_OBJECT (row), "language"), !=, "fr");

  /* Enter goes from hit to hit. */
  bgl_test_key ("Return");
  g_assert_cmpstr (bgl_reader_get_page_id (reader), ==, "bonobo");
  g_assert_true (g_strv_equal (bgl_reader_get_languages (reader), french));

  /* Another language, and back. */
  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.back", NULL);
  gtk_widget_activate (row);
  bgl_test_settle ();
  g_signal_emit_by_name (list, "row-activated", row);
  g_assert_true (g_strv_equal (bgl_reader_get_languages (reader), french));
  g_assert_cmpstr (bgl_reader_get_language (reader), !=, "fr");
  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.back", NULL);
  while (g_strcmp0 (bgl_reader_get_language (reader), "fr") != 0)
    g_assert_true (bgl_reader_go_back (reader));

  bgl_test_close (window, GTK_WIDGET (reader));
}

static void
test_search (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 900, 700);

  bgl_reader_open (reader, "bango", NULL);
  g_assert_cmpuint (bgl_reader_search (reader, "equal"), >, 0);
  g_assert_cmpuint (bgl_reader_search (reader, "égalité"), ==, bgl_reader_search (reader, "egalite"));
  g_assert_cmpuint (bgl_reader_search (reader, "egalite"), >, 0);
  g_assert_cmpuint (bgl_reader_search (reader, "ФИШКА"), >, 0);
  g_assert_cmpuint (bgl_reader_search (reader, "ничья"), >, 0);
  g_assert_cmpuint (bgl_reader_search (reader, "xyzzy"), ==, 0);
  g_assert_cmpuint (bgl_reader_search (reader, ""), ==, 0);

  bgl_test_close (window, GTK_WIDGET (reader));
}

static void
test_beside (void)
{
  GtkWidget *main_child = gtk_button_new_with_label ("main");
  GtkWidget *aside = gtk_button_new_with_label ("aside");
  BglSplitView *beside = g_object_new (BGL_TYPE_SPLIT_VIEW, "main", main_child, NULL);
  GtkWidget *window;

  bgl_split_view_set_aside (beside, aside);
  window = bgl_test_show (GTK_WIDGET (beside), 1100, 300);

  g_assert_true (gtk_widget_get_mapped (main_child));
  g_assert_false (gtk_widget_get_mapped (aside));

  /* With room, both. */
  bgl_split_view_set_open (beside, TRUE);
  bgl_test_settle ();
  g_assert_true (gtk_widget_get_mapped (main_child));
  g_assert_true (gtk_widget_get_mapped (aside));
  g_assert_true (bgl_split_view_get_split (beside));

  /* What is closed may change the size of the other, as the focus does. */
  g_signal_connect_swapped (aside, "unmap", G_CALLBACK (gtk_widget_queue_resize), main_child);
  bgl_split_view_set_open (beside, FALSE);
  bgl_test_settle ();
  bgl_split_view_set_open (beside, TRUE);
  bgl_test_settle ();

  /* Without, the second. */
  bgl_split_view_set_cover (beside, TRUE);
  bgl_test_settle ();
  g_assert_false (gtk_widget_get_mapped (main_child));
  g_assert_true (gtk_widget_get_mapped (aside));
  g_assert_false (bgl_split_view_get_split (beside));

  bgl_split_view_set_open (beside, FALSE);
  bgl_test_settle ();
  g_assert_true (gtk_widget_get_mapped (main_child));
  g_assert_false (gtk_widget_get_mapped (aside));

  bgl_test_close (window, GTK_WIDGET (beside));
}

static gboolean
is_title (GtkWidget     *widget,
          gconstpointer  data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "title") && gtk_widget_get_mapped (widget);
}

/* A title takes two lines only where there is no room for one. */
static void
test_title (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 1200, 500);
  GtkWidget *title;

  bgl_reader_open (reader, "bonobo", NULL);
  bgl_test_settle ();
  title = bgl_test_find (GTK_WIDGET (reader), is_title, NULL);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (title)), ==, "Bonobo Beach");
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (title))), ==, 1);

  bgl_test_close (window, GTK_WIDGET (reader));
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/reader/languages-complete", test_languages_complete);
  g_test_add_func ("/reader/places", test_places);
  g_test_add_func ("/reader/every-rule", test_every_rule);
  g_test_add_func ("/reader/languages", test_languages);
  g_test_add_func ("/reader/language-menu", test_language_menu);
  g_test_add_func ("/reader/fits", test_fits);
  g_test_add_func ("/reader/narrow", test_narrow);
  g_test_add_func ("/reader/search", test_search);
  g_test_add_func ("/reader/hits", test_hits);
  g_test_add_func ("/reader/beside", test_beside);

  g_test_add_func ("/reader/title", test_title);

  return g_test_run ();
}
