/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-example-view.h"
#include "app/bgl-printer.h"
#include "app/bgl-quiz-view.h"
#include "board/bgl-game-ui.h"
#include "board/bgl-spot.h"
#include "engine/bgl-i18n.h"
#include "games/bongo/bongo-view.h"
#include "rulebook/bgl-book.h"

#include "bongo-inside.h"
#include "language-fixture.h"
#include "reader-fixture.h"

/* The rulebook in another language than that of the user. */

/* Examples */

static void
check (BglExampleView   *example,
       const BglCatalog *catalog,
       const char       *when)
{
  language_fixture_check_words (GTK_WIDGET (example), catalog);
  language_fixture_check (when);
}

static gboolean
is_scale (GtkWidget     *widget,
          gconstpointer  data)
{
  return GTK_IS_SCALE (widget);
}

static gboolean
has_icon (GtkWidget     *widget,
          gconstpointer  icon)
{
  GtkWidget *child = GTK_IS_BUTTON (widget) ? gtk_button_get_child (GTK_BUTTON (widget)) : NULL;

  return child != NULL && ADW_IS_BUTTON_CONTENT (child) &&
         g_str_equal (adw_button_content_get_icon_name (ADW_BUTTON_CONTENT (child)), icon);
}

static gboolean
is_part (GtkWidget     *widget,
         gconstpointer  data)
{
  return GTK_IS_BUTTON (widget) && g_object_get_data (G_OBJECT (widget), "bgl-part") != NULL;
}

static void
click (BglExampleView *example,
       BglTestMatch    match,
       const char     *icon)
{
  GtkWidget *button = bgl_test_find (GTK_WIDGET (example), match, icon);

  if (button != NULL)
    g_signal_emit_by_name (button, "clicked");
  bgl_test_settle ();
}

static void
collect_spots (GtkWidget *widget,
               GPtrArray *spots)
{
  if (BGL_IS_SPOT (widget) && gtk_widget_get_mapped (widget))
    g_ptr_array_add (spots, g_object_ref (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_spots (child, spots);
}

/* Good moves and bad ones, by keys. */
static void
play_by_keys (BglExampleView   *example,
              const BglCatalog *catalog)
{
  static const char *const keys[] = { "Right", "Return", "d", "t", "o", "Escape" };
  GtkWidget *view = GTK_WIDGET (bgl_example_view_get_view (example));
  g_autoptr (GPtrArray) spots = g_ptr_array_new_with_free_func (g_object_unref);

  collect_spots (view, spots);
  for (guint i = 0; i < 6 && spots->len > 0; i++)
    {
      GtkWidget *spot = spots->pdata[i * spots->len / 6];

      if (!gtk_widget_get_mapped (spot) || !gtk_widget_grab_focus (spot))
        continue;
      check (example, catalog, "focus");
      gtk_widget_activate (spot);
      check (example, catalog, "activate");
    }

  gtk_widget_grab_focus (view);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      bgl_test_send_key (keys[i], TRUE);
      bgl_test_send_key (keys[i], FALSE);
    }
  bgl_test_settle ();
  check (example, catalog, "keys");
}

static void
play_by_pointer (BglExampleView   *example,
                 const BglCatalog *catalog)
{
  GtkWidget *view = GTK_WIDGET (bgl_example_view_get_view (example));
  double x = 0.5 * gtk_widget_get_width (view);
  double y = 0.5 * gtk_widget_get_height (view);

  bgl_test_point (view, x, y);
  check (example, catalog, "point");
  bgl_test_send_button (TRUE);
  bgl_test_send_pointer (view, x + 30, y + 15);
  bgl_test_send_pointer (view, x + 60, y + 30);
  bgl_test_settle ();
  check (example, catalog, "drag");
  bgl_test_send_button (FALSE);
  bgl_test_send_button (TRUE);
  bgl_test_send_button (FALSE);
  bgl_test_settle ();
  check (example, catalog, "click");
}

/* What a board asks the window for is no matter of the page. */
static void
show_rule_cb (GSimpleAction *action,
              GVariant      *parameter,
              guint         *n_rules)
{
  g_assert_null (bgl_catalog_get_current ());
  (*n_rules)++;
}

static void
add_window_action (GtkWidget *window,
                   guint     *n_rules)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("show-rule", G_VARIANT_TYPE_STRING);

  g_signal_connect (action, "activate", G_CALLBACK (show_rule_cb), n_rules);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (action));
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (actions));
}

static BglExampleView *
create (BglExample       *original,
        const BglCatalog *catalog)
{
  g_auto (BglLanguage) language = bgl_language_enter (catalog);

  return BGL_EXAMPLE_VIEW (bgl_example_view_new (original));
}

static gboolean
is_told (gpointer view)
{
  return !bgl_view_get_busy (view);
}

static void
use (BglExample       *original,
     const BglCatalog *catalog,
     int               width,
     guint            *n_rules)
{
  BglExampleView *example = create (original, catalog);
  /* It is as high as it likes, as on a page. */
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                                      "child", example, NULL);
  GtkWidget *window = bgl_test_show (scroller, width, 900);
  GtkRange *scale;
  double last;

  add_window_action (window, n_rules);
  check (example, catalog, "asleep");
  bgl_example_view_wake (example);
  bgl_test_settle ();
  check (example, catalog, "awake");

  scale = GTK_RANGE (bgl_test_find (GTK_WIDGET (example), is_scale, NULL));
  last = gtk_adjustment_get_upper (gtk_range_get_adjustment (scale));
  /* Everything is shown step by step, but fast. */
  bgl_test_animate (TRUE);
  bgl_view_set_tempo (0.05);
  for (int i = 0; i <= (int) last; i++)
    {
      gtk_range_set_value (scale, i);
      bgl_test_wait (is_told, bgl_example_view_get_view (example));
      bgl_test_settle ();
      check (example, catalog, "step");
    }
  bgl_view_set_tempo (1);
  bgl_test_animate (FALSE);

  click (example, has_icon, "bgl-touch-symbolic");
  check (example, catalog, "try it");
  play_by_keys (example, catalog);
  if (!bgl_example_view_get_live (example))
    bgl_example_view_try_it (example);
  play_by_pointer (example, catalog);
  click (example, has_icon, "edit-undo-symbolic");
  check (example, catalog, "reset");

  click (example, has_icon, "document-edit-symbolic");
  check (example, catalog, "change");
  for (guint i = 0; i < 3; i++)
    {
      click (example, is_part, NULL);
      check (example, catalog, "changed");
    }
  bgl_example_view_reset (example);
  check (example, catalog, "back");

  bgl_test_close (window, GTK_WIDGET (example));
}

typedef struct
{
  const char *game;
  const char *language;
  int         width;
} Case;

/* Everything that can be done with every example. */
static void
test_examples (gconstpointer data)
{
  const Case *run = data;
  const BglPage *page = bgl_book_find_page (bgl_book_get (run->language, NULL), run->game);
  guint n_examples = 0, n_rules = 0;

  language_fixture_watch ();
  for (guint i = 0; i < page->sections->len; i++)
    {
      const BglSection *section = page->sections->pdata[i];

      for (guint j = 0; j < section->blocks->len; j++)
        {
          const BglBlock *block = section->blocks->pdata[j];

          if (block->kind != BGL_BLOCK_EXAMPLE)
            continue;
          g_test_message ("%s", block->title);
          use (block->example, bgl_catalog_get (run->language), run->width, &n_rules);
          n_examples++;
        }
    }
  g_assert_cmpuint (n_examples, >, 5);
  if (g_str_equal (run->game, "bangkok"))
    g_assert_cmpuint (n_rules, >, 5);
  language_fixture_end ();
}

static const Case cases[] = {
  { "bangkok", "fr", 640 },
  { "bangkok", "ru", 340 },
  { "bango", "ru", 340 },
  { "bongo", "fr", 640 },
  { "bonobo", "ru", 640 },
};

/* The button that plays an example, and ends by itself. */
static gboolean
is_shown (gpointer example)
{
  return bgl_test_find (example, has_icon, "media-playback-start-symbolic") != NULL;
}

static void
test_show_me (void)
{
  const BglCatalog *catalog = bgl_catalog_get ("fr");
  g_autoptr (BglExample) original = bgl_example_parse ("[Game \"bango\"]\n[Seats \"2\"]\n\n1: 0,1\n2: 1,1", NULL);
  BglExampleView *example;
  GtkWidget *window;

  language_fixture_watch ();
  example = create (original, catalog);
  window = bgl_test_show_part (GTK_WIDGET (example), 640, 900);

  bgl_test_animate (TRUE);
  bgl_example_view_show_me (example);
  g_assert_false (is_shown (example));
  check (example, catalog, "show me");
  bgl_test_wait (is_shown, example);
  check (example, catalog, "shown");
  bgl_test_animate (FALSE);

  bgl_test_close (window, GTK_WIDGET (example));
  language_fixture_end ();
}

/* A round of Bongo, whose clock runs. */
static gboolean
is_open (gpointer example)
{
  return bongo_view_get_stage (BONGO_VIEW (bgl_example_view_get_view (example))) == BONGO_STAGE_OPEN;
}

static gboolean
is_late (gpointer when)
{
  return g_get_monotonic_time () > *(gint64 *) when;
}

static void
test_clock (void)
{
  const BglCatalog *catalog = bgl_catalog_get ("fr");
  g_autoptr (BglExample) original = bgl_example_parse ("[Game \"bongo\"]\n[Seats \"2\"]\n\ntry 1", NULL);
  gint64 when;
  BglExampleView *example;
  GtkWidget *window;
  BongoPlace *place;

  language_fixture_watch ();
  example = create (original, catalog);
  window = bgl_test_show_part (GTK_WIDGET (example), 640, 900);
  bgl_example_view_try_it (example);
  check (example, catalog, "try it");
  gtk_widget_grab_focus (GTK_WIDGET (bgl_example_view_get_view (example)));
  bgl_test_key ("space");
  bgl_test_wait (is_open, example);

  /* Of two different calls one at least is wrong, and that player has to wait. */
  place = bongo_view_get_place (BONGO_VIEW (bgl_example_view_get_view (example)), 1);
  gtk_widget_activate (GTK_WIDGET (bongo_place_get_caller (place, BONGO_BONGO)));
  place = bongo_view_get_place (BONGO_VIEW (bgl_example_view_get_view (example)), 2);
  gtk_widget_activate (GTK_WIDGET (bongo_place_get_caller (place, BONGO_GNU)));
  when = g_get_monotonic_time () + G_USEC_PER_SEC / 2;
  bgl_test_wait (is_late, &when);
  check (example, catalog, "called");

  bgl_test_close (window, GTK_WIDGET (example));
  language_fixture_end ();
}

/* Pictures */

static GBytes *
take_picture (const char *language)
{
  const BglSection *section = bgl_book_find_section (bgl_book_get ("en", NULL), "bangkok-overview", NULL);
  const BglBlock *block = section->blocks->pdata[section->blocks->len - 1];
  BglExampleView *example = create (block->example, bgl_catalog_get (language));
  GtkWidget *window = bgl_test_show_part (GTK_WIDGET (example), 900, 900);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GtkWidget *view;
  GBytes *bytes;

  bgl_example_view_wake (example);
  bgl_test_settle ();
  view = GTK_WIDGET (bgl_example_view_get_view (example));
  gtk_widget_snapshot_child (gtk_widget_get_parent (view), view, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  bytes = gdk_texture_save_to_png_bytes (texture);
  bgl_test_close (window, GTK_WIDGET (example));

  return bytes;
}

/* The ground of a table is kept as a picture, and has words on it. */
static void
test_pictures (void)
{
  g_autoptr (GBytes) english = take_picture ("en");
  g_autoptr (GBytes) french = take_picture ("fr");
  g_autoptr (GBytes) russian = take_picture ("ru");
  g_autoptr (GBytes) again = take_picture ("fr");

  g_assert_true (g_bytes_equal (french, again));
  g_assert_false (g_bytes_equal (french, english));
  g_assert_false (g_bytes_equal (french, russian));
}

static void
test_print (void)
{
  static const char *const places[] = { "bangkok", "bongo", "bonobo/summary" };
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "test-languages.pdf", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BglPrinter) printer = bgl_printer_parse (places[i], "ru,fr", &error);

      g_assert_no_error (error);
      language_fixture_watch ();
      bgl_printer_export (printer, file, &error);
      g_assert_no_error (error);
      language_fixture_end ();
      g_file_delete (file, NULL, &error);
      g_assert_no_error (error);
    }
}

/* Pages */

static gboolean
has_label (GtkWidget     *widget,
           gconstpointer  text)
{
  const char *label = NULL;

  if (GTK_IS_LABEL (widget))
    label = gtk_label_get_label (GTK_LABEL (widget));
  else if (ADW_IS_BUTTON_CONTENT (widget))
    label = adw_button_content_get_label (ADW_BUTTON_CONTENT (widget));

  return g_strcmp0 (label, text) == 0;
}

static gboolean
is_awake (GtkWidget     *widget,
          gconstpointer  data)
{
  return BGL_IS_EXAMPLE_VIEW (widget) && bgl_example_view_is_awake (BGL_EXAMPLE_VIEW (widget));
}

static gboolean
has_board (gpointer page)
{
  return bgl_test_find (page, is_awake, NULL) != NULL;
}

/* Everything on a page is in the language that is read first, boards too. */
static void
check_page (BglReader  *reader,
            const char *language)
{
  static const char *const words[] = { "_Learn by Playing", "Try the _Quiz", "Next Chapter", "Show Me", "Try It" };
  const BglCatalog *catalog = bgl_catalog_get (language);
  GtkWidget *page = GTK_WIDGET (bgl_reader_get_page (reader));
  GtkWidget *example;

  bgl_test_wait (has_board, page);
  bgl_test_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      const char *translation = bgl_catalog_find (catalog, words[i]);

      g_test_message ("%s: %s", language, words[i]);
      g_assert_nonnull (bgl_test_find (page, has_label, translation != NULL ? translation : words[i]));
    }

  example = bgl_test_find (page, is_awake, NULL);
  language_fixture_check_words (example, catalog);
  {
    g_auto (BglLanguage) entered = bgl_language_enter (catalog);
    g_autofree char *name = g_strdup_printf (_("Player %u"), 1);
    BglView *view = bgl_example_view_get_view (BGL_EXAMPLE_VIEW (example));

    g_assert_cmpstr (bgl_table_get_names (bgl_view_get_table (view))[0], ==, name);
  }
}

static void
test_page (void)
{
  static const char *const fr[] = { "fr", NULL };
  static const char *const ru[] = { "ru", NULL };
  static const char *const both[] = { "fr", "ru", NULL };
  BglReader *reader = reader_fixture_new ("ru", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 1200, 900);

  bgl_reader_open (reader, "bangkok", NULL);
  check_page (reader, "ru");
  bgl_reader_set_languages (reader, fr);
  check_page (reader, "fr");
  bgl_reader_set_languages (reader, both);
  check_page (reader, "fr");
  bgl_reader_set_languages (reader, ru);
  check_page (reader, "ru");

  /* Of several languages, that of the user comes first. */
  g_setenv ("LANGUAGE", "ru", TRUE);
  bgl_reader_set_languages (reader, both);
  check_page (reader, "ru");
  g_setenv ("LANGUAGE", "", TRUE);

  bgl_test_close (window, GTK_WIDGET (reader));
}

/* A quiz from beginning to end. */
static void
test_quiz (gconstpointer data)
{
  const BglCatalog *catalog = bgl_catalog_get ("ru");
  GtkWidget *quiz, *window;

  language_fixture_watch ();
  {
    g_auto (BglLanguage) language = bgl_language_enter (catalog);

    quiz = bgl_quiz_view_new (bgl_game_ui_find (data), 7);
  }
  window = bgl_test_show (quiz, 900, 700);
  for (guint i = 0; i < BGL_QUIZ_QUESTIONS; i++)
    {
      gtk_widget_activate_action (quiz, "quiz.answer", "u", i % 2 + 1);
      bgl_test_settle ();
      language_fixture_check ("answer");
      gtk_widget_activate_action (quiz, "quiz.next", NULL);
      bgl_test_settle ();
      language_fixture_check ("next");
    }
  language_fixture_check_words (gtk_widget_get_last_child (gtk_widget_get_first_child (quiz)), catalog);
  gtk_widget_activate_action (quiz, "quiz.again", NULL);
  bgl_test_close (window, quiz);
  language_fixture_end ();
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/languages/%s/examples-%s", cases[i].game, cases[i].language);

      g_test_add_data_func (path, &cases[i], test_examples);
    }

  g_test_add_func ("/languages/bango/show-me", test_show_me);
  g_test_add_func ("/languages/bongo/clock", test_clock);
  g_test_add_data_func ("/languages/bangkok/quiz", "bangkok", test_quiz);
  g_test_add_data_func ("/languages/bango/quiz", "bango", test_quiz);
  g_test_add_data_func ("/languages/bongo/quiz", "bongo", test_quiz);
  g_test_add_data_func ("/languages/bonobo/quiz", "bonobo", test_quiz);
  g_test_add_func ("/languages/bangkok/pictures", test_pictures);
  g_test_add_func ("/languages/pages/print", test_print);
  g_test_add_func ("/languages/pages/reader", test_page);

  return g_test_run ();
}
