/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-lesson-page.h"
#include "app/bgl-settings.h"
#include "engine/bgl-registry.h"
#include "bango-inside.h"
#include "window-fixture.h"

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
  BglTutorState state = bgl_tutor_get_state (bgl_lesson_page_get_tutor (data));

  bgl_view_skip_animations (bgl_lesson_page_get_view (data));

  return state != BGL_TUTOR_PREPARING && state != BGL_TUTOR_WRONG;
}

static void
reset (void)
{
  g_settings_reset (bgl_settings_get (), BGL_SETTING_LESSON_STEPS);
  g_settings_reset (bgl_settings_get (), BGL_SETTING_LEARNED_GAMES);
}

static void
test_new (gconstpointer data)
{
  GtkWidget *page;

  reset ();
  page = g_object_ref_sink (bgl_lesson_page_new (data));
  g_assert_true (bgl_lesson_page_get_ui (BGL_LESSON_PAGE (page)) == data);
  g_assert_finalize_object (page);
}

/* From the beginning to the end, at two sizes and in three languages: every wrong move is answered, and Return goes on
 * after every right one. */
static void
test_whole (gconstpointer data)
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

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *page, *window;
      BglTutor *tutor;
      BglLesson *lesson;

      if (!bgl_test_set_language (cases[i].language))
        continue;

      reset ();
      page = bgl_lesson_page_new (data);
      window = bgl_test_show (page, cases[i].width, cases[i].height);
      tutor = bgl_lesson_page_get_tutor (BGL_LESSON_PAGE (page));
      lesson = bgl_tutor_get_lesson (tutor);

      for (guint step = 0; step < bgl_lesson_get_n_steps (lesson); step++)
        {
          BglExample *example = bgl_lesson_get_step (lesson, step)->example;

          g_assert_cmpuint (bgl_tutor_get_step (tutor), ==, step);
          bgl_test_wait (is_prepared, page);
          g_assert_cmpstr (bgl_lesson_page_get_sentence (BGL_LESSON_PAGE (page)), ==,
                           bgl_lesson_get_step (lesson, step)->text);
          for (guint j = 0; j < bgl_example_get_n_steps (example); j++)
            {
              const BglStep *line = bgl_example_get_step (example, j);

              if (line->kind != BGL_STEP_WRONG && line->kind != BGL_STEP_REFUSED)
                continue;
              bgl_table_play_text (bgl_tutor_get_table (tutor), line->seat, line->text, NULL);
              g_assert_cmpstr (bgl_lesson_page_get_reaction (BGL_LESSON_PAGE (page)), !=, "");
              bgl_test_wait (is_prepared, page);
            }

          if (bgl_lesson_get_solution (lesson, step) != NULL)
            g_assert_true (bgl_table_play (bgl_tutor_get_table (tutor), bgl_tutor_get_solution (tutor), NULL));
          g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_RIGHT);
          /* The lesson can be left at this step. */
          g_assert_cmpuint (bgl_settings_get_lesson_step (((const BglGameUi *) data)->rules), ==, step);
          bgl_test_settle ();
          bgl_test_key ("Return");
        }

      g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_DONE);
      g_assert_true (bgl_settings_is_learned (((const BglGameUi *) data)->rules));
      g_assert_nonnull (bgl_test_find (page, has_action, "win.first-game"));

      /* And again from the beginning. */
      bgl_test_click_widget (bgl_test_find (page, has_action, "lesson.again"));
      g_assert_cmpuint (bgl_tutor_get_step (tutor), ==, 0);
      bgl_test_close (window, page);
    }

  bgl_test_set_language ("en");
}

/* Back, Skip and Show Me with the mouse. */
static void
test_buttons (gconstpointer data)
{
  GtkWidget *page, *window;
  BglTutor *tutor;

  reset ();
  page = bgl_lesson_page_new (data);
  window = bgl_test_show (page, 1000, 700);
  tutor = bgl_lesson_page_get_tutor (BGL_LESSON_PAGE (page));

  for (guint step = 0; step < bgl_lesson_get_n_steps (bgl_tutor_get_lesson (tutor)); step++)
    {
      bgl_test_wait (is_prepared, page);
      if (bgl_tutor_get_state (tutor) == BGL_TUTOR_WAITING)
        {
          bgl_test_click_widget (bgl_test_find (page, has_action, "lesson.show-me"));
          g_assert_cmpstr (bgl_lesson_page_get_reaction (BGL_LESSON_PAGE (page)), !=, "");
          g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_WAITING);
        }
      bgl_test_click_widget (bgl_test_find (page, has_action, "lesson.next"));
      g_assert_cmpuint (bgl_tutor_get_step (tutor), ==, step + 1);
    }
  g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_DONE);

  bgl_test_click_widget (bgl_test_find (page, has_action, "lesson.again"));
  bgl_test_click_widget (bgl_test_find (page, has_action, "lesson.next"));
  bgl_test_wait (is_prepared, page);
  bgl_test_click_widget (bgl_test_find (page, has_action, "lesson.back"));
  bgl_test_wait (is_prepared, page);
  g_assert_cmpuint (bgl_tutor_get_step (tutor), ==, 0);
  g_assert_false (gtk_widget_get_sensitive (bgl_test_find (page, has_action, "lesson.back")));

  bgl_test_close (window, page);
}

/* In the window: left in the middle, resumed there, and finished with a real game against a beginner. */
static void
test_window (Fixture       *fixture,
             gconstpointer  data)
{
  const BglGameUi *const *uis;
  guint n_uis;

  uis = bgl_game_ui_list (&n_uis);
  for (guint i = 0; i < n_uis; i++)
    {
      const char *game = uis[i]->rules->id;
      BglTutor *tutor;

      if (!bgl_lesson_exists (uis[i]->rules))
        continue;

      reset ();
      fixture_activate (fixture, "learn", game);
      tutor = bgl_lesson_page_get_tutor (bgl_window_get_lesson (fixture->window));
      bgl_tutor_go_to (tutor, 2);
      bgl_test_settle ();
      g_assert_false (fixture_is_enabled (fixture, "undo"));
      fixture_activate (fixture, "back", NULL);
      g_assert_null (bgl_window_get_lesson (fixture->window));

      fixture_activate (fixture, "learn", game);
      tutor = bgl_lesson_page_get_tutor (bgl_window_get_lesson (fixture->window));
      g_assert_cmpuint (bgl_tutor_get_step (tutor), ==, 2);
      bgl_tutor_go_to (tutor, bgl_lesson_get_n_steps (bgl_tutor_get_lesson (tutor)));
      bgl_test_settle ();
      bgl_test_key ("Return");
      g_assert_null (bgl_window_get_lesson (fixture->window));
      g_assert_nonnull (bgl_window_get_page (fixture->window));
      g_assert_cmpuint (bgl_table_count_people (fixture_get_table (fixture)), ==, 1);
      g_assert_cmpstr (bgl_game_get_rules (bgl_table_get_game (fixture_get_table (fixture)))->id, ==, game);
      g_assert_cmpuint (fixture_count_files (fixture, ".bungalow"), ==, 0);

      fixture_activate (fixture, "back", NULL);
      bgl_test_settle ();
    }
}

/* The card on the shelf shows what is learned. */
static void
test_shelf (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *shelf = GTK_WIDGET (bgl_window_get_shelf (fixture->window));
  GtkWidget *learn;

  reset ();
  bgl_test_settle ();
  learn = bgl_test_find (GTK_WIDGET (bgl_shelf_find_card (BGL_SHELF (shelf), "bango")), has_action, "win.learn");
  g_assert_nonnull (learn);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (learn)), ==, "Learn");
  bgl_settings_set_learned (bgl_registry_find ("bango"));
  g_assert_cmpstr (gtk_button_get_icon_name (GTK_BUTTON (learn)), ==, "object-select-symbolic");
  reset ();
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (learn)), ==, "Learn");
}

static GtkWidget *
get_cell (BglLessonPage *page,
          int            x,
          int            y)
{
  return bango_view_get_spot (BANGO_VIEW (bgl_lesson_page_get_view (page)), x, y);
}

static void
click_cell (BglLessonPage *page,
            int            x,
            int            y)
{
  bgl_test_click_widget (get_cell (page, x, y));
}

/* Goes to the column first, then to the row. */
static void
press_cell (BglLessonPage *page,
            int            x,
            int            y)
{
  for (guint i = 0; i < 12 && !gtk_widget_has_focus (get_cell (page, x, y)); i++)
    for (int row = -2; row <= 5; row++)
      for (int column = -2; column <= 3; column++)
        if (get_cell (page, column, row) != NULL && gtk_widget_has_focus (get_cell (page, column, row)))
          {
            bgl_test_key (column < x ? "Right" : column > x ? "Left" : row < y ? "Down" : "Up");
            row = column = G_MAXINT - 1;
          }

  g_assert_true (gtk_widget_has_focus (get_cell (page, x, y)));
  bgl_test_key ("Return");
}

/* The first game of Bango with the mouse alone, and with the keyboard alone. A wrong tile is taken back. */
static void
play_bango (gboolean mouse)
{
  static const int cells[][2] = { { 0, 1 }, { 0, 2 }, { 0, 3 }, { 0, -1 } };
  GtkWidget *page, *window;
  BglTutor *tutor;

  reset ();
  page = bgl_lesson_page_new (bgl_game_ui_find ("bango"));
  window = bgl_test_show (page, 1000, 700);
  tutor = bgl_lesson_page_get_tutor (BGL_LESSON_PAGE (page));
  gtk_widget_grab_focus (page);
  bgl_test_wait (is_prepared, page);

  (mouse ? click_cell : press_cell) (BGL_LESSON_PAGE (page), 1, -1);
  g_assert_cmpstr (bgl_lesson_page_get_reaction (BGL_LESSON_PAGE (page)), !=, "");
  bgl_test_wait (is_prepared, page);
  bgl_test_settle ();
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (bgl_tutor_get_table (tutor))), ==, 0);

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_assert_cmpuint (bgl_tutor_get_step (tutor), ==, i);
      bgl_test_wait (is_prepared, page);
      bgl_test_settle ();
      (mouse ? click_cell : press_cell) (BGL_LESSON_PAGE (page), cells[i][0], cells[i][1]);
      g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_RIGHT);
      bgl_test_settle ();
      if (mouse)
        bgl_test_click_widget (bgl_test_find (page, has_action, "lesson.next"));
      else
        bgl_test_key ("Return");
    }
  g_assert_cmpuint (bgl_tutor_get_step (tutor), ==, G_N_ELEMENTS (cells));

  bgl_test_close (window, page);
}

static void
test_mouse (void)
{
  play_bango (TRUE);
}

static void
test_keyboard (void)
{
  play_bango (FALSE);
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
        { "whole", test_whole },
        { "buttons", test_buttons },
      };

      for (guint j = 0; j < G_N_ELEMENTS (tests) && bgl_lesson_exists (uis[i]->rules); j++)
        {
          g_autofree char *path = g_strdup_printf ("/lesson-page/%s/%s", tests[j].name, uis[i]->rules->id);

          g_test_add_data_func (path, uis[i], tests[j].func);
        }
    }
  g_test_add_func ("/lesson-page/mouse", test_mouse);
  g_test_add_func ("/lesson-page/keyboard", test_keyboard);
  FIXTURE_ADD ("/lesson-page/window", test_window);
  FIXTURE_ADD ("/lesson-page/shelf", test_shelf);

  return g_test_run ();
}
