/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-intro-card.h"
#include "app/bgl-new-game-dialog.h"
#include "app/bgl-table-page.h"
#include "board/bgl-spot.h"
#include "engine/bgl-registry.h"
#include "games/bango/bango-view.h"

#include "bango-inside.h"
#include "contrast.h"
#include "window-fixture.h"

/* Text, pieces, and marks can be told from what is behind them, in the light and in the dark style. */

/* Opens a page of a game, or one of all games, and returns its window. */
typedef GtkWidget *(*Open) (Fixture    *fixture,
                            const char *id);

static GtkWidget *
open_shelf (Fixture    *fixture,
            const char *id)
{
  return GTK_WIDGET (fixture->window);
}

static GtkWidget *
open_library (Fixture    *fixture,
              const char *id)
{
  bgl_window_show_library (fixture->window);

  return GTK_WIDGET (fixture->window);
}

static GtkWidget *
open_manual (Fixture    *fixture,
             const char *id)
{
  g_assert_true (bgl_window_open_uri (fixture->window, "bungalow:index", NULL));

  return GTK_WIDGET (fixture->window);
}

static GtkWidget *
open_practice (Fixture    *fixture,
               const char *id)
{
  bgl_window_show_activity (fixture->window, "bongo", "practice");

  return GTK_WIDGET (fixture->window);
}

static GtkWidget *
open_rules (Fixture    *fixture,
            const char *id)
{
  g_assert_true (bgl_window_show_rules (fixture->window, id));

  return GTK_WIDGET (fixture->window);
}

static GtkWidget *
open_quiz (Fixture    *fixture,
           const char *id)
{
  bgl_window_show_quiz (fixture->window, id);

  return GTK_WIDGET (fixture->window);
}

/* A game without puzzles stays on the shelf. */
static GtkWidget *
open_puzzles (Fixture    *fixture,
              const char *id)
{
  bgl_window_show_puzzles (fixture->window, id);

  return GTK_WIDGET (fixture->window);
}

static GtkWidget *
open_verdict (Fixture    *fixture,
              const char *id)
{
  open_quiz (fixture, id);
  bgl_test_settle ();
  bgl_test_key ("1");

  return GTK_WIDGET (fixture->window);
}

static GtkWidget *
open_lesson (Fixture    *fixture,
             const char *id)
{
  bgl_window_show_lesson (fixture->window, id);
  bgl_test_settle ();
  bgl_view_skip_animations (bgl_lesson_page_get_view (bgl_window_get_lesson (fixture->window)));

  return GTK_WIDGET (fixture->window);
}

/* A rule with its example. */
static GtkWidget *
open_example (Fixture    *fixture,
              const char *id)
{
  g_assert_true (bgl_window_show_rule (fixture->window, "bangkok-values"));

  return GTK_WIDGET (fixture->window);
}

static GtkWidget *
open_new_game (Fixture    *fixture,
               const char *id)
{
  bgl_window_ask_new_game (fixture->window, id);

  return fixture_find_window (BGL_TYPE_NEW_GAME_DIALOG);
}

static GtkWidget *
open_table (Fixture    *fixture,
            const char *id)
{
  g_autofree char *record = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n"
                                             "[Seat2 \"Boris\"]\n\n", id);

  fixture_sit_down (fixture, record);

  return GTK_WIDGET (fixture->window);
}

static void
play (Fixture *fixture,
      BglMove  move)
{
  bgl_table_play (fixture_get_table (fixture), move, NULL);
}

static gboolean
is_in_the_middle (gpointer fixture)
{
  return fixture_go_on (fixture, play) ||
         bgl_game_get_n_moves (bgl_table_get_game (fixture_get_table (fixture))) > 30;
}

static GtkWidget *
open_middle (Fixture    *fixture,
             const char *id)
{
  open_table (fixture, id);
  bgl_test_wait (is_in_the_middle, fixture);

  return GTK_WIDGET (fixture->window);
}

static gboolean
is_over (gpointer fixture)
{
  return fixture_go_on (fixture, play);
}

static GtkWidget *
open_end (Fixture    *fixture,
          const char *id)
{
  open_table (fixture, id);
  bgl_test_wait (is_over, fixture);

  return GTK_WIDGET (fixture->window);
}

/* Calls the function with both styles. */
static void
in_both_styles (void    (*check) (Contrast *, gpointer),
                GtkWidget *window,
                gpointer   data)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  for (int dark = FALSE; dark <= TRUE; dark++)
    {
      g_autoptr (Contrast) contrast = NULL;

      adw_style_manager_set_color_scheme (manager, dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
      bgl_test_settle ();
      contrast = contrast_new (window);
      check (contrast, data);
    }
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

static void
check_texts (Contrast *contrast,
             gpointer  data)
{
  g_autoptr (GString) faults = g_string_new (NULL);
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  guint n_texts;
  double lowest = contrast_check_texts (contrast, faults, &n_texts);

  g_test_message ("%s, %s: %u texts, lowest contrast %.2f times what is needed", (const char *) data,
                  dark ? "dark" : "light", n_texts, lowest);
  g_assert_cmpuint (n_texts, >=, 3);
  g_assert_cmpstr (faults->str, ==, "");
}

static void
test_page (Fixture       *fixture,
           gconstpointer  open)
{
  GtkWidget *window = ((Open) open) (fixture, NULL);

  bgl_test_settle ();
  in_both_styles (check_texts, window, "");
}

static void
test_games (Fixture       *fixture,
            gconstpointer  open)
{
  const BglRules *const *rules;
  guint n_games;

  rules = bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      GtkWidget *window;

      /* The questions of a quiz, and other things that are drawn at random. */
      g_random_set_seed (1);
      window = ((Open) open) (fixture, rules[i]->id);
      bgl_test_settle ();
      in_both_styles (check_texts, window, (gpointer) rules[i]->id);
      if (window != GTK_WIDGET (fixture->window))
        gtk_window_destroy (GTK_WINDOW (window));
      bgl_window_show_shelf (fixture->window);
      bgl_test_settle ();
    }
}

/* Dialogs and what can be scrolled */

static gboolean
is_scroller (GtkWidget     *widget,
             gconstpointer  data)
{
  return GTK_IS_SCROLLED_WINDOW (widget) && gtk_widget_get_mapped (widget);
}

/* Checks everything from the top to the bottom. */
static void
check_all (GtkWidget  *window,
           const char *name)
{
  GtkWidget *scroller = bgl_test_find (window, is_scroller, NULL);
  GtkAdjustment *adjustment;
  double last;

  bgl_test_settle ();
  in_both_styles (check_texts, window, (gpointer) name);
  if (scroller == NULL)
    return;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  do
    {
      last = gtk_adjustment_get_value (adjustment);
      gtk_adjustment_set_value (adjustment, last + gtk_adjustment_get_page_size (adjustment) / 2);
      bgl_test_settle ();
      in_both_styles (check_texts, window, (gpointer) name);
    }
  while (gtk_adjustment_get_value (adjustment) > last + 1);
}

static gboolean
is_dialog (GtkWidget     *widget,
           gconstpointer  data)
{
  GType type = g_type_from_name ("AdwDialog");

  return type != 0 && g_type_is_a (G_OBJECT_TYPE (widget), type) && gtk_widget_get_mapped (widget);
}

/* Before libadwaita 1.5, each dialog is a window. */
static GtkWidget *
find_dialog (Fixture *fixture)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      if (toplevel != GTK_WIDGET (fixture->window) && gtk_widget_get_mapped (toplevel))
        return toplevel;
    }

  return bgl_test_find (GTK_WIDGET (fixture->window), is_dialog, NULL);
}

static void
check_dialog (Fixture    *fixture,
              const char *name)
{
  GtkWidget *dialog;

  bgl_test_settle ();
  dialog = find_dialog (fixture);
  g_assert_nonnull (dialog);
  check_all (dialog, name);
  bgl_test_key ("Escape");
  bgl_test_settle ();
}

static void
test_application_dialog (Fixture       *fixture,
                         gconstpointer  action)
{
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), action, NULL);
  check_dialog (fixture, action);
}

static void
test_print (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const actions[] = { "reader.print", "reader.export" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      open_rules (fixture, "bango");
      bgl_test_settle ();
      gtk_widget_activate_action (GTK_WIDGET (bgl_window_get_reader (fixture->window)), actions[i], NULL);
      check_dialog (fixture, actions[i]);
    }
}

/* Played games */

static void
write_game (Fixture        *fixture,
            const BglRules *rules)
{
  g_autofree char *name = g_strconcat (rules->id, ".bungalow", NULL);
  g_autofree char *text = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"2\"]\n\n", rules->id);
  g_autoptr (BglTable) table = bgl_test_table (text);
  g_autoptr (BglRecord) record = NULL;
  g_autofree char *played = NULL;
  BglGame *game = bgl_table_get_game (table);
  BglRandom random;

  bgl_random_init (&random, 7);
  while (!bgl_game_is_over (game))
    {
      gconstpointer state = bgl_game_get_state (game);

      g_assert_true (bgl_game_play (game, bgl_game_get_turn (game) == BGL_TURN_CHANCE ? rules->draw_chance (state, &random)
                                                                                      : rules->draw_move (state, &random),
                                    NULL));
    }
  record = bgl_record_new_from_game (game);
  played = bgl_record_to_string (record);
  bgl_test_write_analyzed (fixture->path, name, played);
}

static gboolean
is_listed (gpointer data)
{
  BglLibraryPage *library = bgl_window_get_library (((Fixture *) data)->window);
  guint n_games;

  bgl_registry_list (&n_games);

  return library != NULL && g_list_model_get_n_items (bgl_library_page_get_shown (library)) >= n_games;
}

static gboolean
is_stack (GtkWidget     *widget,
          gconstpointer  data)
{
  return ADW_IS_VIEW_STACK (widget);
}

static void
open_played_games (Fixture *fixture)
{
  const BglRules *const *rules;
  guint n_games;

  rules = bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    write_game (fixture, rules[i]);
  fixture_close_window (fixture);
  fixture_open_window (fixture);
  bgl_window_show_library (fixture->window);
  bgl_test_wait (is_listed, fixture);
}

static void
test_played_games (Fixture       *fixture,
                   gconstpointer  data)
{
  AdwViewStack *stack;
  g_autoptr (GListModel) pages = NULL;

  open_played_games (fixture);
  stack = ADW_VIEW_STACK (bgl_test_find (GTK_WIDGET (bgl_window_get_library (fixture->window)), is_stack, NULL));
  pages = G_LIST_MODEL (adw_view_stack_get_pages (stack));
  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (AdwViewStackPage) page = g_list_model_get_item (pages, i);

      adw_view_stack_set_visible_child (stack, adw_view_stack_page_get_child (page));
      check_all (GTK_WIDGET (fixture->window), "played games");
    }
}

static void
test_replay (Fixture       *fixture,
             gconstpointer  data)
{
  guint n_games;

  bgl_registry_list (&n_games);
  open_played_games (fixture);
  for (guint i = 0; i < n_games; i++)
    {
      BglLibraryPage *library = bgl_window_get_library (fixture->window);
      g_autoptr (BglSavedGame) game = g_list_model_get_item (bgl_library_page_get_shown (library), i);

      g_signal_emit_by_name (library, "opened", game);
      bgl_test_settle ();
      g_assert_nonnull (bgl_window_get_replay (fixture->window));
      in_both_styles (check_texts, GTK_WIDGET (fixture->window), "replay");
      fixture_activate (fixture, "analyze", NULL);
      bgl_test_settle ();
      g_assert_nonnull (bgl_replay_page_get_analysis (bgl_window_get_replay (fixture->window)));
      in_both_styles (check_texts, GTK_WIDGET (fixture->window), "analysis");
      bgl_window_show_library (fixture->window);
      bgl_test_wait (is_listed, fixture);
    }
}

static gboolean
is_introduction (GtkWidget     *widget,
                 gconstpointer  data)
{
  return BGL_IS_INTRO_CARD (widget) && gtk_widget_get_mapped (widget);
}

/* The first game of a kind begins with a card. */
static void
test_introduction (Fixture       *fixture,
                   gconstpointer  data)
{
  const BglRules *const *rules;
  guint n_games;

  bgl_test_set_newcomer (TRUE);
  rules = bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      GtkWidget *card = bgl_test_find (open_table (fixture, rules[i]->id), is_introduction, NULL);

      g_assert_nonnull (card);
      in_both_styles (check_texts, card, (gpointer) rules[i]->id);
      bgl_window_show_shelf (fixture->window);
      bgl_test_settle ();
    }
  bgl_test_set_newcomer (FALSE);
}

/* Large text */

static double
find_smallest (GtkWidget *window)
{
  g_autoptr (GString) faults = g_string_new (NULL);
  g_autoptr (Contrast) contrast = contrast_new (window);
  guint n_texts;

  contrast_check_texts (contrast, faults, &n_texts);

  return contrast_get_smallest (contrast);
}

static gboolean
is_cut_off (GtkWidget     *widget,
            gconstpointer  data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

/* Everything on a table grows with the text of the desktop, also what its board draws, and nothing is cut off. */
static void
test_large_text (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  const BglRules *const *rules;
  guint n_games;

  rules = bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      GtkWidget *window = open_middle (fixture, rules[i]->id);
      GtkWidget *cut_off;
      double usual, large;

      bgl_test_settle ();
      usual = find_smallest (window);
      g_object_set (settings, "gtk-xft-dpi", 192 * 1024, NULL);
      bgl_test_settle ();
      large = find_smallest (window);
      cut_off = bgl_test_find (window, is_cut_off, NULL);
      g_test_message ("%s: %.1f px, then %.1f px", rules[i]->id, usual, large);
      g_assert_cmpfloat (large, >=, 1.5 * usual);
      g_assert_cmpstr (cut_off != NULL ? gtk_label_get_text (GTK_LABEL (cut_off)) : NULL, ==, NULL);
      g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
      bgl_window_show_shelf (fixture->window);
      bgl_test_settle ();
    }
}

/* Pieces and marks */

/* A place that must be seen, and one of empty ground beside it. */
typedef struct
{
  graphene_rect_t piece;
  graphene_rect_t ground;
  double          border;   /* the part of the piece that is looked at, from its edge to the middle */
  double          share;    /* of that part, what must be visible */
} Mark;

static void
check_mark (Contrast *contrast,
            gpointer  data)
{
  const Mark *mark = data;
  const graphene_rect_t *piece = &mark->piece;
  graphene_rect_t inner;
  GdkRGBA ground;
  double all, middle, area;

  graphene_rect_inset_r (piece, piece->size.width * (float) mark->border, piece->size.height * (float) mark->border, &inner);
  area = inner.size.width * inner.size.height / (piece->size.width * piece->size.height);
  contrast_get_ground (contrast, &mark->ground, &ground);
  all = contrast_get_share (contrast, piece, &ground, CONTRAST_MARK);
  middle = contrast_get_share (contrast, &inner, &ground, CONTRAST_MARK);
  g_test_message ("%.3f is visible", (all - area * middle) / (1 - area));
  g_assert_cmpfloat ((all - area * middle) / (1 - area), >=, mark->share);
}

static void
get_bounds (Fixture         *fixture,
            GtkWidget       *widget,
            graphene_rect_t *bounds)
{
  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->window), bounds));
}

/* The edge of each tile, and the dot in each cell where a tile may be placed. */
static void
test_bango (Fixture       *fixture,
            gconstpointer  data)
{
  static const struct { int x, y; double border, share; } cells[] = {
    { 0, 0, 0.15, 0.05 }, { 1, 0, 0.15, 0.05 }, { 2, 0, 0.49, 0.01 }, { 0, -1, 0.49, 0.01 },
  };
  BangoView *view;
  graphene_rect_t bounds;

  fixture_sit_down (fixture, PEOPLE "1: 0,1\n2: 1,1\n");
  view = BANGO_VIEW (bgl_table_page_get_view (bgl_window_get_page (fixture->window)));
  get_bounds (fixture, GTK_WIDGET (view), &bounds);
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      Mark mark = { .border = cells[i].border, .share = cells[i].share };

      get_bounds (fixture, bango_view_get_spot (view, cells[i].x, cells[i].y), &mark.piece);
      /* The same plank, left of all tiles. */
      mark.ground = mark.piece;
      mark.ground.origin.x = bounds.origin.x + 10;
      mark.ground.size.width = 40;
      in_both_styles (check_mark, GTK_WIDGET (fixture->window), &mark);
    }
}

static gboolean
has_label (GtkWidget     *widget,
           gconstpointer  text)
{
  return BGL_IS_SPOT (widget) && gtk_widget_get_mapped (widget) && bgl_spot_get_label (BGL_SPOT (widget)) != NULL &&
         strstr (bgl_spot_get_label (BGL_SPOT (widget)), text) != NULL;
}

/* The piece with this label, on what is that far to the left of it. */
static void
check_piece (Fixture    *fixture,
             const char *label,
             double      distance)
{
  /* Its outline or its sign, at least. */
  Mark mark = { .border = 0.49, .share = 0.05 };

  get_bounds (fixture, bgl_test_find (GTK_WIDGET (fixture->window), has_label, label), &mark.piece);
  graphene_rect_offset_r (&mark.piece, (float) -distance, 0, &mark.ground);
  mark.ground.size.width = 6;
  in_both_styles (check_mark, GTK_WIDGET (fixture->window), &mark);
}

static void
test_bangkok (Fixture       *fixture,
              gconstpointer  data)
{
  open_table (fixture, "bangkok");
  check_piece (fixture, "Red", 12);
  check_piece (fixture, "Green", 12);
}

static gboolean
is_open (gpointer table)
{
  return bgl_table_get_calls_open (table);
}

static void
test_bongo (Fixture       *fixture,
            gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, "[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n"
                                               "[Seat2 \"Boris\"]\n\n"
                                               "1: roll\n*: film 3 3 animals gnu gnu gnu rhino bongo\n");

  bgl_test_key ("space");
  bgl_test_wait (is_open, table);
  check_piece (fixture, "Film die: 3", 12);
  check_piece (fixture, "White die: rhino", 12);
}

static void
test_bonobo (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const tokens[] = { "Anna’s token", "Boris’s token", "Chloé’s token", "Dmitri’s token" };

  fixture_sit_down (fixture, "[Bungalow \"1\"]\n[Game \"bonobo\"]\n[Seats \"4\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n"
                             "[Seat3 \"Chloé\"]\n[Seat4 \"Dmitri\"]\n\n"
                             "1: token c3\n2: token c4\n3: token d4\n4: token d5\n");
  for (guint i = 0; i < G_N_ELEMENTS (tokens); i++)
    check_piece (fixture, tokens[i], 12);
}

static void
add (const char *name,
     Open        open,
     void      (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/contrast/", name, NULL);

  g_test_add (path, Fixture, open, fixture_set_up, test, fixture_tear_down);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  add ("shelf", open_shelf, test_page);
  add ("library", open_library, test_page);
  add ("manual", open_manual, test_page);
  add ("practice", open_practice, test_page);
  add ("rules", open_rules, test_games);
  add ("example", open_example, test_page);
  add ("quiz", open_quiz, test_games);
  add ("puzzles", open_puzzles, test_games);
  add ("verdict", open_verdict, test_games);
  add ("lesson", open_lesson, test_games);
  add ("new-game", open_new_game, test_games);
  add ("table", open_table, test_games);
  add ("middle", open_middle, test_games);
  add ("end", open_end, test_games);
  FIXTURE_ADD ("/contrast/introduction", test_introduction);
  g_test_add ("/contrast/preferences", Fixture, "preferences", fixture_set_up, test_application_dialog, fixture_tear_down);
  g_test_add ("/contrast/shortcuts", Fixture, "shortcuts", fixture_set_up, test_application_dialog, fixture_tear_down);
  FIXTURE_ADD ("/contrast/print", test_print);
  FIXTURE_ADD ("/contrast/played-games", test_played_games);
  FIXTURE_ADD ("/contrast/replay", test_replay);
  FIXTURE_ADD ("/contrast/large-text", test_large_text);
  FIXTURE_ADD ("/contrast/pieces/bango", test_bango);
  FIXTURE_ADD ("/contrast/pieces/bangkok", test_bangkok);
  FIXTURE_ADD ("/contrast/pieces/bongo", test_bongo);
  FIXTURE_ADD ("/contrast/pieces/bonobo", test_bonobo);

  return g_test_run ();
}
