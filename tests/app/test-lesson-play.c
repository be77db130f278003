/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-lesson-page.h"
#include "app/bgl-settings.h"
#include "board/bgl-board.h"
#include "bongo-inside.h"
#include "window-fixture.h"

/* Every lesson, played by pointer alone, at the pixels where things are, and by keys alone. */

/* The most answers to a question of a board. */
#define MOST_ANSWERS 4

/* The most presses of an arrow key from one place to another. */
#define MOST_STEPS 80

typedef struct
{
  const BglGameUi *ui;
  const char      *language;
  int              width;
  int              height;
  gboolean         keys;
} Case;

static gboolean
has_action (GtkWidget     *widget,
            gconstpointer  action)
{
  return GTK_IS_ACTIONABLE (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

static gboolean
is_ready (gpointer data)
{
  BglTutorState state = bgl_tutor_get_state (bgl_lesson_page_get_tutor (data));

  bgl_view_skip_animations (bgl_lesson_page_get_view (data));

  return state != BGL_TUTOR_PREPARING && state != BGL_TUTOR_WRONG && !bgl_view_get_busy (bgl_lesson_page_get_view (data));
}

static void
wait_until_ready (BglLessonPage *page)
{
  bgl_test_wait (is_ready, page);
  bgl_test_settle ();
}

/* Things on the page */

static void
check_inside (GtkWidget *widget,
              GtkWidget *around,
              const char *what)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, around, &bounds));
  if (bounds.origin.x < -1 || bounds.origin.y < -1 ||
      bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (around) + 1 ||
      bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (around) + 1)
    g_error ("%s is outside of the page: %g,%g %g × %g", what, bounds.origin.x, bounds.origin.y, bounds.size.width,
             bounds.size.height);
}

/* Nothing else takes the press, such as a scroll bar. Boards take it for their places. */
static void
check_uncovered (GtkWidget  *widget,
                 GtkWidget  *around,
                 const char *what)
{
  GtkWidget *picked;
  graphene_rect_t bounds;
  graphene_point_t center;

  g_assert_true (gtk_widget_compute_bounds (widget, around, &bounds));
  graphene_rect_get_center (&bounds, &center);
  picked = gtk_widget_pick (around, center.x, center.y, GTK_PICK_DEFAULT);
  if (picked == NULL || (picked != widget && !gtk_widget_is_ancestor (picked, widget) &&
                         !gtk_widget_is_ancestor (widget, picked)))
    g_error ("%s is covered by %s", what, picked != NULL ? G_OBJECT_TYPE_NAME (picked) : "nothing");
}

static void
click (BglLessonPage *page,
       GtkWidget     *widget,
       const char    *what)
{
  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_get_mapped (widget));
  check_inside (widget, GTK_WIDGET (page), what);
  check_uncovered (widget, GTK_WIDGET (page), what);
  bgl_test_click_widget (widget);
}

/* Goes from the place that has the focus to another one, as people do: along the longer side first. */
static void
walk_to (GtkWidget *view,
         GtkWidget *spot)
{
  for (guint i = 0; i < MOST_STEPS && !gtk_widget_has_focus (spot); i++)
    {
      /* If the place is in another group, arrows do not lead there. */
      const gboolean lost = i > 0 && i % 15 == 0;
      GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (view));
      graphene_rect_t here, there;
      float x, y;
      const char *keys[2];

      if (lost || focus == NULL || !gtk_widget_compute_bounds (focus, view, &here) ||
          !gtk_widget_compute_bounds (spot, view, &there))
        {
          bgl_test_key ("Tab");
          continue;
        }
      x = there.origin.x + there.size.width / 2 - here.origin.x - here.size.width / 2;
      y = there.origin.y + there.size.height / 2 - here.origin.y - here.size.height / 2;
      keys[0] = ABS (x) > ABS (y) ? (x > 0 ? "Right" : "Left") : (y > 0 ? "Down" : "Up");
      keys[1] = ABS (x) > ABS (y) ? (y > 0 ? "Down" : "Up") : (x > 0 ? "Right" : "Left");
      /* Places that are not in rows may need another way. */
      bgl_test_key (keys[i % 3 == 2 ? 1 : 0]);
      if (gtk_root_get_focus (gtk_widget_get_root (view)) == focus)
        bgl_test_key (keys[i % 3 == 2 ? 0 : 1]);
      /* Another group of places. */
      if (gtk_root_get_focus (gtk_widget_get_root (view)) == focus)
        bgl_test_key ("Tab");
    }

  if (!gtk_widget_has_focus (spot))
    {
      GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (view));

      g_error ("The keys lead to %s instead of %s",
               BGL_IS_SPOT (focus) ? bgl_spot_get_label (BGL_SPOT (focus)) : G_OBJECT_TYPE_NAME (focus),
               bgl_spot_get_label (BGL_SPOT (spot)));
    }
}

static void
use_spot (BglLessonPage *page,
          guint          spot,
          gboolean       keys)
{
  BglView *view = bgl_lesson_page_get_view (page);
  GtkWidget *child = bgl_board_get_spot (BGL_BOARD (view), spot);

  g_assert_nonnull (child);
  if (keys)
    {
      walk_to (GTK_WIDGET (view), child);
      bgl_test_key ("Return");
    }
  else
    click (page, child, "a place");
}

/* Questions */

static gboolean
is_answer (GtkWidget     *widget,
           gconstpointer  index)
{
  guint *left = (guint *) index;

  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && gtk_widget_get_sensitive (widget) && (*left)-- == 0;
}

static gboolean
use_answer (BglLessonPage *page,
            guint          index,
            gboolean       keys)
{
  BglView *view = bgl_lesson_page_get_view (page);
  BglPrompt *prompt = bgl_view_get_prompt (view);
  guint left = index;
  GtkWidget *answer = prompt != NULL && gtk_widget_get_mapped (GTK_WIDGET (prompt))
                      ? bgl_test_find (GTK_WIDGET (prompt), is_answer, &left) : NULL;

  if (answer == NULL)
    return FALSE;

  if (keys)
    {
      for (guint i = 0; i < MOST_STEPS && !gtk_widget_has_focus (answer); i++)
        bgl_test_key ("Tab");
      g_assert_true (gtk_widget_has_focus (answer));
      bgl_test_key ("Return");
    }
  else
    click (page, answer, "an answer");

  return TRUE;
}

/* Steps */

static void
make_call (BglLessonPage *page,
           BglMove        move,
           gboolean       keys)
{
  static const char *const names[BONGO_WORDS] = { "q", "w", "e", "r" };
  const BongoMove parts = bongo_move_unpack (move);

  if (keys)
    bgl_test_key (names[parts.word]);
  else
    click (page, GTK_WIDGET (bongo_place_get_caller (bongo_view_get_place (BONGO_VIEW (bgl_lesson_page_get_view (page)),
                                                                          parts.seat), parts.word)), "a word");
}

/* Makes the move of the step. A question is answered with the answer of this index. */
static void
make_move (BglLessonPage *page,
           guint          answer,
           gboolean       keys)
{
  BglTutor *tutor = bgl_lesson_page_get_tutor (page);
  BglView *view = bgl_lesson_page_get_view (page);
  const BglMove move = bgl_tutor_get_solution (tutor);
  guint from = BGL_SPOT_NONE, to = BGL_SPOT_NONE;

  if (!BGL_IS_BOARD (view))
    {
      if (bgl_game_get_turn (bgl_view_get_game (view)) == BGL_TURN_ANY)
        make_call (page, move, keys);
    }
  else
    {
      BGL_BOARD_GET_CLASS (view)->get_spots (BGL_BOARD (view), move, &from, &to);
      if (from != BGL_SPOT_NONE)
        {
          use_spot (page, from, keys);
          bgl_test_settle ();
          use_answer (page, answer, keys);
          bgl_test_settle ();
        }
      if (to != BGL_SPOT_NONE && bgl_tutor_get_state (tutor) == BGL_TUTOR_WAITING)
        use_spot (page, to, keys);
    }
  bgl_test_settle ();

  if (bgl_tutor_get_state (tutor) == BGL_TUTOR_WAITING)
    use_answer (page, answer, keys);
  bgl_test_settle ();
}

static void
play_step (BglLessonPage *page,
           gboolean       keys)
{
  BglTutor *tutor = bgl_lesson_page_get_tutor (page);
  const guint step = bgl_tutor_get_step (tutor);
  GtkWidget *next;

  wait_until_ready (page);
  for (guint i = 0; i < MOST_ANSWERS && bgl_tutor_get_state (tutor) == BGL_TUTOR_WAITING; i++)
    {
      make_move (page, i, keys);
      wait_until_ready (page);
      if (bgl_tutor_get_state (tutor) == BGL_TUTOR_WAITING)
        bgl_view_cancel (bgl_lesson_page_get_view (page));
    }
  if (bgl_tutor_get_state (tutor) != BGL_TUTOR_RIGHT)
    g_error ("Step %u cannot be played: %s", step + 1, bgl_lesson_page_get_sentence (page));

  next = bgl_test_find (GTK_WIDGET (page), has_action, "lesson.next");
  if (keys)
    {
      if (!gtk_widget_has_focus (next))
        {
          GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (next));

          g_error ("After step %u, the focus is on %s and not on the button for the next step", step + 1,
                   focus != NULL ? G_OBJECT_TYPE_NAME (focus) : "nothing");
        }
      bgl_test_key ("Return");
    }
  else
    click (page, next, "the button for the next step");
  bgl_test_settle ();
  g_assert_cmpuint (bgl_tutor_get_step (tutor), ==, step + 1);
}

static void
test_play (gconstpointer data)
{
  const Case *played = data;
  GtkWidget *page, *window;
  BglTutor *tutor;
  guint n_steps;

  if (!bgl_test_set_language (played->language))
    {
      g_test_skip ("There is no locale for this language.");
      return;
    }

  g_settings_reset (bgl_settings_get (), BGL_SETTING_LESSON_STEPS);
  page = bgl_lesson_page_new (played->ui);
  window = bgl_test_show (page, played->width, played->height);
  gtk_widget_grab_focus (page);
  tutor = bgl_lesson_page_get_tutor (BGL_LESSON_PAGE (page));
  n_steps = bgl_lesson_get_n_steps (bgl_tutor_get_lesson (tutor));

  for (guint step = 0; step < n_steps; step++)
    {
      g_assert_cmpuint (bgl_tutor_get_step (tutor), ==, step);
      play_step (BGL_LESSON_PAGE (page), played->keys);
    }
  g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_DONE);
  g_assert_true (bgl_settings_is_learned (played->ui->rules));

  bgl_test_close (window, page);
  bgl_test_set_language ("en");
}

int
main (int    argc,
      char **argv)
{
  static const Case ways[] = {
    { NULL, "en", 1280, 800, FALSE },
    { NULL, "ru", 360, 640, FALSE },
    { NULL, "fr", 1000, 700, TRUE },
  };
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis; i++)
    for (guint j = 0; j < G_N_ELEMENTS (ways) && bgl_lesson_exists (uis[i]->rules); j++)
      {
        Case *played = g_memdup2 (&ways[j], sizeof ways[j]);
        g_autofree char *path = g_strdup_printf ("/lesson-play/%s/%s-%d", uis[i]->rules->id,
                                                 played->keys ? "keys" : "pointer", played->width);

        played->ui = uis[i];
        g_test_add_data_func_full (path, played, test_play, g_free);
      }

  return g_test_run ();
}
