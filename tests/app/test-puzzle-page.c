/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-puzzle-page.h"
#include "app/bgl-puzzle-progress.h"
#include "app/bgl-settings.h"
#include "engine/bgl-registry.h"
#include "window-fixture.h"

static const char *const keys[] = {
  BGL_SETTING_PUZZLE_GRADES, BGL_SETTING_PUZZLE_ROWS, BGL_SETTING_PUZZLE_DAYS, BGL_SETTING_SOLVED_PUZZLES,
};

static void
reset (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (bgl_settings_get (), keys[i]);
}

static gboolean
has_action (GtkWidget     *widget,
            gconstpointer  action)
{
  return GTK_IS_ACTIONABLE (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

static gboolean
is_prepared (gpointer data)
{
  bgl_view_skip_animations (bgl_puzzle_page_get_view (data));

  return bgl_attempt_get_state (bgl_puzzle_page_get_attempt (data)) != BGL_ATTEMPT_PREPARING;
}

/* Makes the moves of the solution, at the right times. */
static void
solve (BglPuzzlePage *page)
{
  BglAttempt *attempt = bgl_puzzle_page_get_attempt (page);
  BglTable *table = bgl_attempt_get_table (attempt);

  for (bgl_test_wait (is_prepared, page); bgl_attempt_get_state (attempt) == BGL_ATTEMPT_WAITING;
       bgl_test_wait (is_prepared, page))
    g_assert_true (bgl_table_play (table, bgl_attempt_get_puzzle (attempt)->moves
                                            [bgl_game_get_ply (bgl_table_get_game (table))], NULL));

  g_assert_cmpint (bgl_attempt_get_state (attempt), ==, BGL_ATTEMPT_SOLVED);
}

/* A legal move that is not right. */
static void
err (BglPuzzlePage *page)
{
  BglAttempt *attempt = bgl_puzzle_page_get_attempt (page);
  BglTable *table = bgl_attempt_get_table (attempt);
  const BglPuzzle *puzzle = bgl_attempt_get_puzzle (attempt);
  guint n;
  g_autofree BglMove *moves = bgl_game_list_moves (bgl_table_get_game (table), &n);

  g_assert_cmpuint (n, >, 1);
  g_assert_true (bgl_table_play (table, moves[moves[0] == puzzle->moves[puzzle->n_before] ? 1 : 0], NULL));
  g_assert_cmpint (bgl_attempt_get_state (attempt), ==, BGL_ATTEMPT_WRONG);
}

static void
test_new (gconstpointer data)
{
  GtkWidget *page;

  reset ();
  page = g_object_ref_sink (bgl_puzzle_page_new (data));
  g_assert_true (bgl_puzzle_page_get_ui (BGL_PUZZLE_PAGE (page)) == data);
  g_assert_true (bgl_puzzle_page_is_daily (BGL_PUZZLE_PAGE (page)));
  g_assert_cmpstr (bgl_puzzle_page_get_goal (BGL_PUZZLE_PAGE (page)), !=, "");
  g_assert_finalize_object (page);
}

/* The puzzle of the day, then others, at two sizes and in three languages. Return goes on after each of them. */
static void
test_solved (gconstpointer data)
{
  static const struct
  {
    const char *language;
    int         width;
    int         height;
  } cases[] = {
    { "en", 1280, 800 },
    { "fr", 360, 640 },
    { "ru", 360, 640 },
  };
  const BglRules *rules = ((const BglGameUi *) data)->rules;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *page, *window;

      if (!bgl_test_set_language (cases[i].language))
        continue;

      reset ();
      page = bgl_puzzle_page_new (data);
      window = bgl_test_show (page, cases[i].width, cases[i].height);
      for (guint n = 1; n <= 4; n++)
        {
          guint32 id = bgl_attempt_get_puzzle (bgl_puzzle_page_get_attempt (BGL_PUZZLE_PAGE (page)))->id;
          g_autoptr (GArray) solved = NULL;

          g_assert_cmpint (bgl_puzzle_page_is_daily (BGL_PUZZLE_PAGE (page)), ==, n == 1);
          solve (BGL_PUZZLE_PAGE (page));
          g_assert_cmpstr (bgl_puzzle_page_get_reaction (BGL_PUZZLE_PAGE (page)), !=, "");
          g_assert_cmpuint (bgl_puzzle_progress_get_row (rules), ==, n);
          g_assert_true (bgl_puzzle_progress_is_day_solved (rules, bgl_puzzle_progress_get_today ()));
          solved = bgl_puzzle_progress_get_solved (rules);
          g_assert_cmpuint (solved->len, ==, n);
          g_assert_cmpuint (g_array_index (solved, guint32, n - 1), ==, id);
          bgl_test_settle ();
          bgl_test_key ("Return");
          g_assert_cmpint (bgl_attempt_get_state (bgl_puzzle_page_get_attempt (BGL_PUZZLE_PAGE (page))), <=,
                           BGL_ATTEMPT_WAITING);
        }
      bgl_test_close (window, page);
    }

  bgl_test_set_language ("en");
}

/* A wrong move, Try Again, Show Solution, Skip, and another grade. */
static void
test_buttons (gconstpointer data)
{
  const BglRules *rules = ((const BglGameUi *) data)->rules;
  GtkWidget *page, *window;
  BglAttempt *attempt;

  reset ();
  bgl_puzzle_progress_set_row (rules, 5);
  page = bgl_puzzle_page_new (data);
  window = bgl_test_show (page, 1000, 700);
  attempt = bgl_puzzle_page_get_attempt (BGL_PUZZLE_PAGE (page));
  bgl_test_wait (is_prepared, page);

  err (BGL_PUZZLE_PAGE (page));
  g_assert_cmpuint (bgl_puzzle_progress_get_row (rules), ==, 0);
  g_assert_cmpstr (bgl_puzzle_page_get_reaction (BGL_PUZZLE_PAGE (page)), !=, "");
  bgl_test_settle ();
  bgl_test_key ("Return");
  bgl_test_wait (is_prepared, page);
  g_assert_cmpint (bgl_attempt_get_state (attempt), ==, BGL_ATTEMPT_WAITING);
  g_assert_null (bgl_test_find (page, has_action, "puzzle.again"));

  /* Solved at the second try: the day counts, the row does not. */
  solve (BGL_PUZZLE_PAGE (page));
  g_assert_true (bgl_puzzle_progress_is_day_solved (rules, bgl_puzzle_progress_get_today ()));
  g_assert_cmpuint (bgl_puzzle_progress_get_row (rules), ==, 0);

  gtk_widget_activate_action (page, "puzzle.choose", "s", "3");
  attempt = bgl_puzzle_page_get_attempt (BGL_PUZZLE_PAGE (page));
  g_assert_cmpuint (bgl_attempt_get_puzzle (attempt)->grade, ==, 3);
  g_assert_cmpuint (bgl_puzzle_progress_get_grade (rules), ==, 3);
  bgl_test_wait (is_prepared, page);
  bgl_test_settle ();
  bgl_test_click_widget (bgl_test_find (page, has_action, "puzzle.show"));
  bgl_test_wait (is_prepared, page);
  g_assert_cmpint (bgl_attempt_get_state (attempt), ==, BGL_ATTEMPT_SHOWN);
  g_assert_null (bgl_test_find (page, has_action, "puzzle.show"));

  /* It is not solved. */
  g_assert_cmpuint (bgl_puzzle_progress_count_solved (rules, 3), <=, 1);
  bgl_test_settle ();
  bgl_test_click_widget (bgl_test_find (page, has_action, "puzzle.next"));
  g_assert_true (bgl_puzzle_page_get_attempt (BGL_PUZZLE_PAGE (page)) != attempt);
  gtk_widget_activate_action (page, "puzzle.choose", "s", "daily");
  g_assert_true (bgl_puzzle_page_is_daily (BGL_PUZZLE_PAGE (page)));
  /* What the menu does not offer changes nothing. */
  attempt = bgl_puzzle_page_get_attempt (BGL_PUZZLE_PAGE (page));
  gtk_widget_activate_action (page, "puzzle.choose", "s", "7");
  g_assert_true (bgl_puzzle_page_get_attempt (BGL_PUZZLE_PAGE (page)) == attempt);

  bgl_test_close (window, page);
}

/* Days in a row, and stored values that make no sense. */
static void
test_progress (void)
{
  const BglRules *rules = bgl_registry_find ("bango");
  GVariantDict dict;

  reset ();
  g_assert_cmpuint (bgl_puzzle_progress_get_grade (rules), ==, 1);
  g_assert_cmpuint (bgl_puzzle_progress_count_days (rules, 738000), ==, 0);
  for (guint day = 738000; day < 738003; day++)
    {
      bgl_puzzle_progress_set_day_solved (rules, day);
      bgl_puzzle_progress_set_day_solved (rules, day);
      g_assert_cmpuint (bgl_puzzle_progress_count_days (rules, day), ==, day - 737999);
      g_assert_cmpuint (bgl_puzzle_progress_count_days (rules, day + 1), ==, day - 737999);
      g_assert_cmpuint (bgl_puzzle_progress_count_days (rules, day + 2), ==, 0);
    }
  bgl_puzzle_progress_set_day_solved (rules, 738010);
  g_assert_cmpuint (bgl_puzzle_progress_count_days (rules, 738010), ==, 1);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_variant_dict_init (&dict, NULL);
      g_variant_dict_insert (&dict, "bango", "s", "nonsense");
      g_settings_set_value (bgl_settings_get (), keys[i], g_variant_dict_end (&dict));
    }
  g_assert_cmpuint (bgl_puzzle_progress_get_grade (rules), ==, 1);
  g_assert_cmpuint (bgl_puzzle_progress_get_row (rules), ==, 0);
  g_assert_cmpuint (bgl_puzzle_progress_count_days (rules, 738000), ==, 0);
  g_assert_cmpuint (bgl_puzzle_progress_count_solved (rules, 1), ==, 0);

  g_variant_dict_init (&dict, NULL);
  g_variant_dict_insert (&dict, "bango", "(uu)", 738000u, G_MAXUINT32);
  g_settings_set_value (bgl_settings_get (), BGL_SETTING_PUZZLE_DAYS, g_variant_dict_end (&dict));
  g_assert_cmpuint (bgl_puzzle_progress_count_days (rules, 738000), ==, 0);
  g_variant_dict_init (&dict, NULL);
  g_variant_dict_insert (&dict, "bango", "u", 4000u);
  g_settings_set_value (bgl_settings_get (), BGL_SETTING_PUZZLE_GRADES, g_variant_dict_end (&dict));
  g_assert_cmpuint (bgl_puzzle_progress_get_grade (rules), ==, BGL_PUZZLE_GRADES);
  reset ();
}

/* In the window: one click on the card, and Escape leaves. */
static void
test_window (Fixture       *fixture,
             gconstpointer  data)
{
  const BglGameUi *const *uis;
  guint n_uis;

  uis = bgl_game_ui_list (&n_uis);
  for (guint i = 0; i < n_uis; i++)
    {
      GtkWidget *card = GTK_WIDGET (bgl_shelf_find_card (bgl_window_get_shelf (fixture->window), uis[i]->rules->id));
      GtkWidget *button;

      reset ();
      bgl_test_settle ();
      button = bgl_test_find (card, has_action, "win.puzzles");
      g_assert_cmpint (button != NULL, ==, bgl_puzzles_exist (uis[i]->rules));
      if (button == NULL)
        continue;

      g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Daily Puzzle");
      bgl_test_click_widget (button);
      g_assert_nonnull (bgl_window_get_puzzles (fixture->window));
      g_assert_true (bgl_puzzle_page_is_daily (bgl_window_get_puzzles (fixture->window)));
      bgl_test_settle ();
      g_assert_false (fixture_is_enabled (fixture, "undo"));
      solve (bgl_window_get_puzzles (fixture->window));
      g_assert_null (gtk_widget_get_tooltip_text (button));
      bgl_test_key ("Escape");
      g_assert_null (bgl_window_get_puzzles (fixture->window));
      g_assert_cmpuint (fixture_count_files (fixture, ".bungalow"), ==, 0);

      /* The puzzle of the day is solved. */
      fixture_activate (fixture, "puzzles", uis[i]->rules->id);
      g_assert_false (bgl_puzzle_page_is_daily (bgl_window_get_puzzles (fixture->window)));
      fixture_activate (fixture, "back", NULL);
      bgl_test_settle ();
    }
  fixture_activate (fixture, "puzzles", "nonsense");
  g_assert_null (bgl_window_get_puzzles (fixture->window));
  reset ();
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);
  const BglGameUi *const *uis;
  guint n_uis;

  uis = bgl_game_ui_list (&n_uis);
  for (guint i = 0; i < n_uis; i++)
    {
      static const struct
      {
        const char    *name;
        GTestDataFunc  func;
      } tests[] = {
        { "new", test_new },
        { "solved", test_solved },
        { "buttons", test_buttons },
      };

      for (guint j = 0; j < G_N_ELEMENTS (tests) && bgl_puzzles_exist (uis[i]->rules); j++)
        {
          g_autofree char *path = g_strdup_printf ("/puzzle-page/%s/%s", tests[j].name, uis[i]->rules->id);

          g_test_add_data_func (path, uis[i], tests[j].func);
        }
    }

  g_test_add_func ("/puzzle-page/progress", test_progress);
  FIXTURE_ADD ("/puzzle-page/window", test_window);

  return g_test_run ();
}
