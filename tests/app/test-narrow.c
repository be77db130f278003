/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "reader-fixture.h"

#include <glib/gi18n.h>

#include "app/bgl-activity-page.h"
#include "app/bgl-library-page.h"
#include "app/bgl-new-game-dialog.h"
#include "app/bgl-preferences-page.h"
#include "app/bgl-puzzle-page.h"
#include "app/bgl-quiz-view.h"
#include "app/bgl-reader-page.h"
#include "app/bgl-reader.h"
#include "app/bgl-replay-page.h"
#include "app/bgl-seat-card.h"
#include "app/bgl-shelf.h"
#include "app/bgl-table-page.h"
#include "board/bgl-game-ui.h"
#include "engine/bgl-registry.h"

/*
 * Everything fits on a screen of this width, in every language that the application speaks: the
 * test runs once for each.
 *
 * usage: test-narrow LANGUAGE
 */
#define WIDTH  360
#define HEIGHT 640

static void
assert_fits (GtkWidget  *widget,
             int         width,
             const char *what)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_test_message ("%s: %d", what, minimum);
  g_assert_cmpint (minimum, <=, width);
}

/* No width may do with less height than is said to be the least of all: GTK looks for the smallest size
 * of a window by asking for one side, and then with its answer for the other. */
static void
assert_consistent (GtkWidget *widget)
{
  int least_width, least_height, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &least_height, NULL, NULL, NULL);
  for (int width = least_width; width < 1400; width += 40)
    {
      gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
      g_assert_cmpint (height, >=, least_height);
    }
}

static gboolean
is_cut_title (GtkWidget     *widget,
              gconstpointer  data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR) != NULL &&
         pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

/* The title of a page can be read in full. */
static void
assert_title (GtkWidget  *widget,
              const char *what)
{
  GtkWidget *label = bgl_test_find (widget, is_cut_title, NULL);

  if (label != NULL)
    g_error ("%s: “%s” is cut off", what, gtk_label_get_text (GTK_LABEL (label)));
}

static void
check (GtkWidget  *widget,
       const char *what)
{
  GtkWidget *window = bgl_test_show (widget, WIDTH, HEIGHT);

  assert_fits (widget, WIDTH, what);
  assert_title (widget, what);
  assert_consistent (widget);
  bgl_test_close (window, widget);
}

static void
test_shelf (void)
{
  GtkWidget *shelf = g_object_new (BGL_TYPE_SHELF, NULL);
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  /* As full as it gets: every game waits, and some have more to offer. */
  bgl_shelf_complete (BGL_SHELF (shelf));
  for (guint i = 0; i < n_games; i++)
    bgl_shelf_card_set_waiting (bgl_shelf_find_card (BGL_SHELF (shelf), games[i]->id), "Anna and Boris · 12 moves · 9:26");
  check (shelf, "shelf");
}

static void
test_library (void)
{
  g_autofree char *path = g_dir_make_tmp ("bungalow-narrow-XXXXXX", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (BglStore) store = bgl_store_new (folder);

  check (bgl_library_page_new (store), "played games");
  g_assert_true (g_file_delete (folder, NULL, NULL));
}

static void
test_reader (void)
{
  GPtrArray *pages = bgl_book_get_pages (bgl_book_get (g_getenv ("LANGUAGE"), NULL));

  for (guint i = 0; i < pages->len; i++)
    {
      const BglPage *page = pages->pdata[i];
      GtkWidget *reader = bgl_reader_new ();

      g_assert_true (bgl_reader_open (BGL_READER (reader), page->id, NULL));
      check (reader, page->id);
    }
}

/* A page is scrolled up and down, never sideways: each row has room, with its board or its table. */
static void
test_sections (void)
{
  const char *const languages[] = { g_getenv ("LANGUAGE"), NULL };
  GPtrArray *pages = bgl_book_get_pages (bgl_book_get (languages[0], NULL));

  g_assert_cmpuint (pages->len, >=, 10);
  for (guint i = 0; i < pages->len; i++)
    {
      const BglPage *page = pages->pdata[i];
      GtkWidget *reader = g_object_new (BGL_TYPE_READER_PAGE, NULL);
      GtkWidget *window;

      bgl_reader_page_show (BGL_READER_PAGE (reader), page->id, languages);
      window = bgl_test_show (reader, WIDTH, HEIGHT);
      for (guint j = 0; j < page->sections->len; j++)
        {
          const BglSection *section = page->sections->pdata[j];
          GtkWidget *box;

          bgl_reader_page_go_to (BGL_READER_PAGE (reader), section->id);
          bgl_test_settle ();
          box = bgl_reader_page_find_section (BGL_READER_PAGE (reader), section->id);
          g_assert_cmpint (gtk_widget_get_width (box), <, WIDTH);
          for (GtkWidget *row = gtk_widget_get_first_child (box); row != NULL; row = gtk_widget_get_next_sibling (row))
            assert_fits (row, gtk_widget_get_width (box), section->id);
          reader_fixture_assert_inside (box);
          g_assert_cmpstr (bgl_reader_page_get_section (BGL_READER_PAGE (reader)), ==, section->id);
        }
      bgl_test_close (window, reader);
    }
}

static void
test_preferences (void)
{
  check (bgl_preferences_page_new (), "preferences");
}

static void
test_tables (void)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    for (const guint8 *seats = games[i]->seat_counts; *seats != 0; seats++)
      {
        g_autofree char *record = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"%u\"]\n\n",
                                                   games[i]->id, *seats);
        g_autofree char *table_name = g_strdup_printf ("table of %s for %u", games[i]->id, *seats);
        g_autofree char *replay_name = g_strdup_printf ("replay of %s for %u", games[i]->id, *seats);
        g_autoptr (BglTable) table = bgl_test_table (record);
        g_autoptr (BglTable) replayed = bgl_test_table (record);

        check (bgl_table_page_new (table), table_name);
        check (bgl_replay_page_new (replayed), replay_name);
      }
}

static void
test_analyses (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bungalow-narrow-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.bungalow", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    for (const guint8 *seats = games[i]->seat_counts; *seats != 0; seats++)
      {
        g_autofree char *record = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"%u\"]\n\n",
                                                   games[i]->id, *seats);
        g_autofree char *name = g_strdup_printf ("analysis of %s for %u", games[i]->id, *seats);
        g_autoptr (BglTable) table = bgl_test_table (record);
        GtkWidget *page = bgl_replay_page_new (table);

        bgl_test_write_analyzed (folder, "game.bungalow", record);
        bgl_replay_page_set_record_file (BGL_REPLAY_PAGE (page), file);
        bgl_replay_page_analyze (BGL_REPLAY_PAGE (page));
        g_assert_nonnull (bgl_replay_page_get_analysis (BGL_REPLAY_PAGE (page)));
        check (page, name);
      }
  bgl_test_remove_folder (folder);
}

/* Every label of a card that is shown, whatever it says. */
static void
assert_not_cut (GtkWidget  *widget,
                const char *what)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;

  if (GTK_IS_LABEL (widget))
    {
      g_test_message ("%s, %d px: “%s”", what, gtk_widget_get_width (widget), gtk_label_get_text (GTK_LABEL (widget)));
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))));
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_not_cut (child, what);
}

/* Children of a card do not lie on each other, and stay inside of it. */
static void
assert_apart (GtkWidget *card)
{
  for (GtkWidget *child = gtk_widget_get_first_child (card);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds, other;

      if (!gtk_widget_get_visible (child) || !gtk_widget_get_child_visible (child))
        continue;

      g_assert_true (gtk_widget_compute_bounds (child, card, &bounds));
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (card));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (card));
      for (GtkWidget *next = gtk_widget_get_next_sibling (child);
           next != NULL;
           next = gtk_widget_get_next_sibling (next))
        if (gtk_widget_get_visible (next) && gtk_widget_get_child_visible (next))
          {
            g_assert_true (gtk_widget_compute_bounds (next, card, &other));
            g_assert_false (graphene_rect_intersection (&bounds, &other, &other) &&
                            other.size.width > 0.5 && other.size.height > 0.5);
          }
    }
}

static gboolean
is_seat_card (GtkWidget     *widget,
              gconstpointer  data)
{
  return BGL_IS_SEAT_CARD (widget) && bgl_seat_get_number (bgl_seat_card_get_seat (BGL_SEAT_CARD (widget))) ==
                                      GPOINTER_TO_UINT (data);
}

static void
check_seat_cards (const BglRules *rules,
                  guint           n_seats,
                  const char     *first,
                  const char     *other,
                  int             width,
                  int             height)
{
  g_autoptr (GString) record = g_string_new (NULL);
  g_autofree char *what = g_strdup_printf ("%s for %u at %d", rules->id, n_seats, width);
  g_autoptr (BglTable) table = NULL;
  GtkWidget *page, *window;

  g_string_printf (record, "[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"%u\"]\n", rules->id, n_seats);
  for (guint seat = 1; seat <= n_seats; seat++)
    if (*(seat == 1 ? first : other) != '\0')
      g_string_append_printf (record, "[Seat%u \"%s\"]\n", seat, seat == 1 ? first : other);
  g_string_append_c (record, '\n');

  table = bgl_test_table (record->str);
  page = bgl_table_page_new (table);
  window = bgl_test_show (page, width, height);
  for (guint seat = 1; seat <= n_seats; seat++)
    bgl_seat_set_thinking (bgl_table_get_seat (table, seat), TRUE);
  bgl_test_settle ();
  for (guint seat = 1; seat <= n_seats; seat++)
    {
      GtkWidget *card = bgl_test_find (page, is_seat_card, GUINT_TO_POINTER (seat));

      assert_not_cut (card, what);
      assert_apart (card);
    }
  bgl_test_close (window, page);
}

/* A board with places of its own for the seats has no cards. */
static gboolean
has_cards (const BglRules *rules)
{
  return !bgl_game_ui_find (rules->id)->seats_on_board;
}

/* Who sits at a table can be read at every size. */
static void
test_seat_cards (void)
{
  static const int sizes[][2] = { { WIDTH, HEIGHT }, { 800, 600 }, { 1000, 720 } };
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();
  GdkDisplay *display = gdk_display_get_default ();
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  /* Paddings and fonts, which an application loads by itself. */
  gtk_css_provider_load_from_resource (style, "/io/github/bungalow_games/Bungalow/style.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (guint i = 0; i < n_games; i++)
      for (const guint8 *seats = games[i]->seat_counts; *seats != 0; seats++)
        {
          if (!has_cards (games[i]))
            continue;
          check_seat_cards (games[i], *seats, "", "bot:beginner", sizes[size][0], sizes[size][1]);
          check_seat_cards (games[i], *seats, "Maximiliane", "", sizes[size][0], sizes[size][1]);
        }

  /* With large letters, too, at the widths where that is hardest. */
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 144 * 1024, NULL);
  for (guint size = 0; size < 2; size++)
    for (guint i = 0; i < n_games; i++)
      for (const guint8 *seats = games[i]->seat_counts; *seats != 0; seats++)
        if (has_cards (games[i]))
          check_seat_cards (games[i], *seats, "", "bot:beginner", sizes[size][0], sizes[size][1]);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);

  gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (style));
}

/* With letters of twice the size, the header and the buttons below the board stay on a small screen. */
static void
test_large_text (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();
  GdkDisplay *display = gdk_display_get_default ();
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  gtk_css_provider_load_from_resource (style, "/io/github/bungalow_games/Bungalow/style.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 192 * 1024, NULL);

  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *record = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"%u\"]\n[Seat2 \"bot:easy\"]\n\n",
                                                 games[i]->id, games[i]->seat_counts[0]);
      g_autoptr (BglTable) table = bgl_test_table (record);
      GtkWidget *page = bgl_table_page_new (table);
      GtkWidget *window = bgl_test_show (page, WIDTH, HEIGHT);
      int minimum;

      gtk_widget_measure (page, GTK_ORIENTATION_VERTICAL, WIDTH, &minimum, NULL, NULL, NULL);
      g_test_message ("%s: %d px high", games[i]->id, minimum);
      g_assert_cmpint (minimum, <=, HEIGHT);
      bgl_test_close (window, page);
    }

  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (style));
}

static void
test_new_game (void)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      const BglGameUi *ui = bgl_game_ui_find (games[i]->id);
      GtkWidget *dialog;

      if (ui == NULL)
        continue;
      dialog = bgl_new_game_dialog_new (NULL, ui);
      for (const guint8 *seats = games[i]->seat_counts; *seats != 0; seats++)
        {
          bgl_new_game_dialog_set_n_seats (BGL_NEW_GAME_DIALOG (dialog), *seats);
          assert_fits (dialog, WIDTH, games[i]->id);
        }
      gtk_window_destroy (GTK_WINDOW (dialog));
    }
}

static void
test_quiz (void)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      const BglGameUi *ui = bgl_game_ui_find (games[i]->id);
      GtkWidget *quiz, *window;

      if (ui == NULL)
        continue;
      quiz = bgl_quiz_view_new (ui, 1);
      window = bgl_test_show (quiz, WIDTH, HEIGHT);
      assert_title (quiz, games[i]->id);
      for (guint question = 0; question < BGL_QUIZ_QUESTIONS; question++)
        {
          gtk_widget_activate_action (quiz, "quiz.answer", "u", 1u);
          assert_fits (quiz, WIDTH, games[i]->id);
          gtk_widget_activate_action (quiz, "quiz.next", NULL);
        }
      assert_fits (quiz, WIDTH, "result of the quiz");
      bgl_test_close (window, quiz);
    }
}

static void
test_puzzles (void)
{
  static const char *const choices[] = { "daily", "1", "2", "3" };
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      GtkWidget *page, *window;

      if (bgl_game_ui_find (games[i]->id) == NULL || !bgl_puzzles_exist (games[i]))
        continue;
      page = bgl_puzzle_page_new (bgl_game_ui_find (games[i]->id));
      window = bgl_test_show (page, WIDTH, HEIGHT);
      for (guint choice = 0; choice < G_N_ELEMENTS (choices); choice++)
        {
          gtk_widget_activate_action (page, "puzzle.choose", "s", choices[choice]);
          bgl_test_settle ();
          assert_fits (page, WIDTH, games[i]->id);
          assert_title (page, games[i]->id);
        }
      bgl_test_close (window, page);
    }
}

/* What games offer beside playing. */
static void
test_activities (void)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis; i++)
    for (const BglActivity *activity = uis[i]->activities; activity != NULL && activity->id != NULL; activity++)
      check (bgl_activity_page_new (uis[i], activity), activity->id);
}

int
main (int    argc,
      char **argv)
{
  const char *language = argc > 1 ? argv[argc - 1] : "en";

  bgl_test_init (&argc, &argv);

  /* GTK's tests are English otherwise. */
  textdomain (GETTEXT_PACKAGE);
  if (!bgl_test_set_language (language))
    {
      g_print ("1..0 # SKIP There is no locale to translate in.\n");
      return 0;
    }
  g_assert_cmpint (g_str_equal (language, "en"), ==, g_str_equal (_("Play"), "Play"));

  g_test_add_func ("/narrow/shelf", test_shelf);
  g_test_add_func ("/narrow/library", test_library);
  g_test_add_func ("/narrow/reader", test_reader);
  g_test_add_func ("/narrow/sections", test_sections);
  g_test_add_func ("/narrow/preferences", test_preferences);
  g_test_add_func ("/narrow/tables", test_tables);
  g_test_add_func ("/narrow/analyses", test_analyses);
  g_test_add_func ("/narrow/seat-cards", test_seat_cards);
  g_test_add_func ("/narrow/large-text", test_large_text);
  g_test_add_func ("/narrow/new-game", test_new_game);
  g_test_add_func ("/narrow/quiz", test_quiz);
  g_test_add_func ("/narrow/puzzles", test_puzzles);
  g_test_add_func ("/narrow/activities", test_activities);

  return g_test_run ();
}
