/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-beside.h"
#include "app/bgl-example-view.h"
#include "app/bgl-reader.h"
#include "app/bgl-settings.h"
#include "engine/bgl-registry.h"

#include "test-utils.h"

static const char *const english[] = { "en", NULL };
static const char *const all[] = { "en", "fr", "ru", NULL };

static BglReader *
new_reader (void)
{
  BglReader *reader;

  g_settings_reset (bgl_settings_get (), BGL_SETTING_BOOK_LANGUAGES);
  g_settings_reset (bgl_settings_get (), BGL_SETTING_BOOK_PLACES);
  reader = BGL_READER (bgl_reader_new ());
  bgl_reader_set_languages (reader, english);

  return reader;
}

static void
test_languages_complete (void)
{
  g_assert_true (g_strv_equal (bgl_book_list_languages (), all));
}

static void
test_places (void)
{
  BglReader *reader = new_reader ();
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
  BglReader *reader = new_reader ();
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
  BglReader *reader = new_reader ();
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
  BglReader *reader = new_reader ();
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
  BglReader *reader = new_reader ();
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
  BglReader *reader = new_reader ();
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
  BglReader *reader = new_reader ();
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

static BglExampleView *
new_example (const char *text)
{
  g_autoptr (BglExample) example = bgl_example_parse (text, NULL);

  return BGL_EXAMPLE_VIEW (bgl_example_view_new (example));
}

#define EXAMPLE "[Game \"bango\"]\n[Seats \"2\"]\n\n1: 0,1\ntry 2\nrefused 2: 5,5 (bango-touch)\n2: 1,1\nexpect turn 1"

static gboolean
is_shown (gpointer data)
{
  return bgl_game_get_ply (bgl_example_view_get_game (data)) == 2 &&
         bgl_view_get_interactive (bgl_example_view_get_view (data));
}

static void
test_example (void)
{
  BglExampleView *example = new_example (EXAMPLE);
  BglGame *game = bgl_example_view_get_game (example);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (example), 500, 500);
  BglView *view;
  BglMove move;

  /* The reader meets it where somebody shall act. */
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 1);
  g_assert_null (bgl_example_view_get_view (example));
  bgl_example_view_wake (example);
  view = bgl_example_view_get_view (example);
  g_assert_true (bgl_view_get_interactive (view));
  g_assert_cmpstr (bgl_example_view_get_story (example), !=, "");

  /* The rules judge what the reader does, and say why. */
  bgl_game_get_rules (game)->parse_move (bgl_game_get_state (game), 2, "7,7", &move, NULL);
  g_assert_false (bgl_table_play (bgl_view_get_table (view), move, NULL));
  g_assert_nonnull (strstr (bgl_example_view_get_story (example), "Why?"));
  bgl_game_get_rules (game)->parse_move (bgl_game_get_state (game), 2, "0,2", &move, NULL);
  g_assert_true (bgl_table_play (bgl_view_get_table (view), move, NULL));
  g_assert_nonnull (strstr (bgl_example_view_get_story (example), "Why?"));

  bgl_example_view_reset (example);
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 1);

  bgl_example_view_show_me (example);
  g_assert_false (bgl_view_get_interactive (view));
  bgl_test_wait (is_shown, example);

  bgl_test_close (window, GTK_WIDGET (example));
}

static void
test_beside (void)
{
  GtkWidget *main_child = gtk_button_new_with_label ("main");
  GtkWidget *aside = gtk_button_new_with_label ("aside");
  BglBeside *beside = g_object_new (BGL_TYPE_BESIDE, "main", main_child, "aside", aside, NULL);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (beside), 1100, 300);

  g_assert_true (gtk_widget_get_mapped (main_child));
  g_assert_false (gtk_widget_get_mapped (aside));

  /* With room, both. */
  bgl_beside_set_open (beside, TRUE);
  bgl_test_settle ();
  g_assert_true (gtk_widget_get_mapped (main_child));
  g_assert_true (gtk_widget_get_mapped (aside));
  g_assert_true (bgl_beside_get_split (beside));

  /* What is closed may change the size of the other, as the focus does. */
  g_signal_connect_swapped (aside, "unmap", G_CALLBACK (gtk_widget_queue_resize), main_child);
  bgl_beside_set_open (beside, FALSE);
  bgl_test_settle ();
  bgl_beside_set_open (beside, TRUE);
  bgl_test_settle ();

  /* Without, the second. */
  bgl_beside_set_cover (beside, TRUE);
  bgl_test_settle ();
  g_assert_false (gtk_widget_get_mapped (main_child));
  g_assert_true (gtk_widget_get_mapped (aside));
  g_assert_false (bgl_beside_get_split (beside));

  bgl_beside_set_open (beside, FALSE);
  bgl_test_settle ();
  g_assert_true (gtk_widget_get_mapped (main_child));
  g_assert_false (gtk_widget_get_mapped (aside));

  bgl_test_close (window, GTK_WIDGET (beside));
}

/* A button of the example, or of what it reveals, by its words. */
static gboolean
has_words (GtkWidget     *widget,
           gconstpointer  words)
{
  const char *label;
  GtkWidget *child;

  if (!GTK_IS_BUTTON (widget))
    return FALSE;

  label = gtk_button_get_label (GTK_BUTTON (widget));
  child = gtk_button_get_child (GTK_BUTTON (widget));
  if (label == NULL && GTK_IS_LABEL (child))
    label = gtk_label_get_text (GTK_LABEL (child));

  return g_strcmp0 (label, words) == 0;
}

static GtkWidget *
find_button (BglExampleView *example,
             const char     *words)
{
  return bgl_test_find (GTK_WIDGET (example), has_words, words);
}

static void
click_button (BglExampleView *example,
              const char     *words)
{
  GtkWidget *button = find_button (example, words);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  bgl_test_settle ();
}

/* Dice are turned, and what follows is told with its reasons. */
static void
test_change (void)
{
  BglExampleView *example = new_example ("[Game \"bongo\"]\n[Seats \"3\"]\n\n1: roll\n"
                                         "*: film 3 3 animals gnu gnu gnu rhino bongo\ntry 2\n2: call gnu @1200\n"
                                         "expect event round-won seat=2");
  GtkWidget *window = bgl_test_show (GTK_WIDGET (example), 500, 600);

  bgl_example_view_wake (example);
  g_assert_null (find_button (example, "rhino"));
  click_button (example, "_Change");
  g_assert_nonnull (find_button (example, "gnu"));

  /* The next animal after the rhino is the bongo; then two bongos are two. */
  click_button (example, "rhino");
  g_assert_nonnull (strstr (bgl_example_view_get_story (example), "it is the answer: gnu"));
  g_assert_nonnull (strstr (bgl_example_view_get_story (example), "Why?"));
  click_button (example, "gnu");
  g_assert_nonnull (strstr (bgl_example_view_get_story (example), "answer is “nothing”"));

  bgl_example_view_reset (example);
  g_assert_null (strstr (bgl_example_view_get_story (example), "Why?"));
  g_assert_nonnull (find_button (example, "bongo"));
  g_assert_cmpuint (bgl_game_get_ply (bgl_example_view_get_game (example)), ==, 2);

  bgl_test_close (window, GTK_WIDGET (example));
}

/* Tiles come and go where the rules allow it, and the reader hears why they do not. */
static void
test_change_tiles (void)
{
  BglExampleView *example = new_example ("[Game \"bango\"]\n[Seats \"2\"]\n"
                                         "[Position \"0,0 YYYY/RRRR stock 10 10 turn 1\"]\n\ntry 1\n1: 4,0");
  GtkWidget *window = bgl_test_show (GTK_WIDGET (example), 500, 600);

  bgl_example_view_wake (example);
  click_button (example, "_Change");

  /* The first cell is a corner of the room around the tiles: a tile would lie apart there. */
  click_button (example, "·");
  g_assert_null (strstr (bgl_example_view_get_story (example), "Why?"));
  g_assert_false (bgl_game_is_over (bgl_example_view_get_game (example)));

  /* A red tile among the yellow ones: there is no five anymore. */
  click_button (example, "☀");
  g_assert_false (bgl_game_is_over (bgl_example_view_get_game (example)));
  g_assert_nonnull (strstr (bgl_example_view_get_story (example), "Why?"));

  bgl_test_close (window, GTK_WIDGET (example));
}

/* A board with nothing to change offers nothing. */
static void
test_no_change (void)
{
  BglExampleView *example = new_example ("[Game \"bango\"]\n[Seats \"2\"]\n\n1: 2,0");
  GtkWidget *window = bgl_test_show (GTK_WIDGET (example), 500, 600);

  g_assert_false (gtk_widget_get_visible (find_button (example, "_Change")));
  bgl_test_close (window, GTK_WIDGET (example));
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
  g_test_add_func ("/reader/fits", test_fits);
  g_test_add_func ("/reader/narrow", test_narrow);
  g_test_add_func ("/reader/search", test_search);
  g_test_add_func ("/reader/hits", test_hits);
  g_test_add_func ("/reader/example", test_example);
  g_test_add_func ("/reader/change", test_change);
  g_test_add_func ("/reader/change-tiles", test_change_tiles);
  g_test_add_func ("/reader/no-change", test_no_change);
  g_test_add_func ("/reader/beside", test_beside);

  return g_test_run ();
}
