/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-answer-button.h"
#include "app/bgl-quiz-view.h"
#include "app/bgl-settings.h"
#include "engine/bgl-game.h"
#include "games/bangkok/bangkok-rules.h"
#include "games/bangkok/bangkok-view.h"

#include "bangkok-inside.h"
#include "window-fixture.h"

static gboolean
is_answer (GtkWidget     *widget,
           gconstpointer  data)
{
  return BGL_IS_ANSWER_BUTTON (widget);
}

static gboolean
is_around (GtkWidget     *widget,
           gconstpointer  data)
{
  return GTK_IS_TOGGLE_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "bgl-around-symbolic") == 0;
}

/* A question has no switches of real games. */
static void
test_switches (gconstpointer data)
{
  GtkWidget *quiz = bgl_quiz_view_new (data, 1);
  GtkWidget *window = bgl_test_show (quiz, 900, 700);

  bgl_test_settle ();
  g_assert_null (bgl_test_find (quiz, is_around, NULL));

  bgl_test_close (window, quiz);
}

static void
test_new (gconstpointer data)
{
  const BglGameUi *ui = data;
  GtkWidget *quiz = bgl_quiz_view_new (ui, 1);

  g_object_ref_sink (quiz);
  g_assert_cmpuint (bgl_quiz_view_get_index (BGL_QUIZ_VIEW (quiz)), ==, 0);
  g_assert_finalize_object (quiz);
}

/* Ten questions with the keyboard alone: the first half is answered wrongly. */
static void
test_keys (gconstpointer data)
{
  GtkWidget *quiz = bgl_quiz_view_new (data, 5);
  GtkWidget *window = bgl_test_show (quiz, 900, 700);
  BglQuizView *view = BGL_QUIZ_VIEW (quiz);

  gtk_widget_grab_focus (quiz);
  for (guint i = 0; i < BGL_QUIZ_QUESTIONS; i++)
    {
      const BglQuestion *question = bgl_quiz_get_question (bgl_quiz_view_get_quiz (view), i);
      guint right = bgl_question_find_right (question);
      guint chosen = i < 5 ? (right + 1) % question->answers->len : right;
      g_autofree char *key = g_strdup_printf ("%u", chosen + 1);

      g_assert_cmpuint (bgl_quiz_view_get_index (view), ==, i);
      g_assert_cmpstr (bgl_quiz_view_get_verdict (view), ==, "");

      bgl_test_key (key);
      g_assert_cmpuint (bgl_quiz_get_answer (bgl_quiz_view_get_quiz (view), i), ==, chosen);
      g_assert_cmpstr (bgl_quiz_view_get_verdict (view), !=, "");

      /* A second thought comes too late. */
      bgl_test_key (chosen == 0 ? "2" : "1");
      g_assert_cmpuint (bgl_quiz_get_answer (bgl_quiz_view_get_quiz (view), i), ==, chosen);

      bgl_test_key ("Return");
    }

  g_assert_cmpuint (bgl_quiz_view_get_index (view), ==, BGL_QUIZ_QUESTIONS);
  g_assert_cmpuint (bgl_quiz_get_n_right (bgl_quiz_view_get_quiz (view)), ==, 5);

  /* And once more. */
  bgl_test_key ("Return");
  g_assert_cmpuint (bgl_quiz_view_get_index (view), ==, 0);
  g_assert_cmpuint (bgl_quiz_get_n_right (bgl_quiz_view_get_quiz (view)), ==, 0);

  bgl_test_close (window, quiz);
}

/* Every answer can be put on the board, whether the rules allow it or not, and after the answer the
 * board shows what is right. */
static void
test_boards (gconstpointer data)
{
  for (guint seed = 0; seed < 4; seed++)
    {
      GtkWidget *quiz, *window;
      BglQuizView *view;

      bgl_settings_set_quiz_level (((const BglGameUi *) data)->rules, 1 + seed);
      quiz = bgl_quiz_view_new (data, seed);
      window = bgl_test_show (quiz, seed % 2 == 0 ? 900 : 360, 600);
      view = BGL_QUIZ_VIEW (quiz);

      for (guint i = 0; i < BGL_QUIZ_QUESTIONS; i++)
        {
          const BglQuestion *question = bgl_quiz_get_question (bgl_quiz_view_get_quiz (view), i);

          for (guint j = 0; j < question->answers->len; j++)
            {
              bgl_view_show_move (bgl_quiz_view_get_board (view),
                                  ((const BglAnswer *) question->answers->pdata[j])->move);
              while (g_main_context_iteration (NULL, FALSE))
                ;
            }
          gtk_widget_activate_action (quiz, "quiz.answer", "u", 1);
          gtk_test_widget_wait_for_draw (window);
          gtk_widget_activate_action (quiz, "quiz.next", NULL);
        }

      bgl_test_close (window, quiz);
    }
}

static void
answer_all (GtkWidget *quiz,
            gboolean   right)
{
  for (guint i = 0; i < BGL_QUIZ_QUESTIONS; i++)
    {
      guint answer = bgl_question_find_right (bgl_quiz_get_question (bgl_quiz_view_get_quiz (BGL_QUIZ_VIEW (quiz)), i));

      gtk_widget_activate_action (quiz, "quiz.answer", "u", right ? answer + 1 : answer == 0 ? 2 : 1);
      gtk_widget_activate_action (quiz, "quiz.next", NULL);
    }
  bgl_test_settle ();
}

/* A group of rows that the result has. */
static gboolean
is_group (GtkWidget     *widget,
          gconstpointer  title)
{
  return ADW_IS_PREFERENCES_GROUP (widget) && gtk_widget_get_mapped (widget) &&
         strcmp (adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (widget)), title) == 0;
}

static gboolean
leads_to_rule (GtkWidget     *widget,
               gconstpointer  data)
{
  return ADW_IS_ACTION_ROW (widget) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.show-rule") == 0;
}

/* The first quiz is the easiest one. The next ones grow with what was known, also after a restart, and the end of
 * each says what that was. */
static void
test_growth (gconstpointer data)
{
  const BglGameUi *ui = data;
  GtkWidget *quiz, *window;

  g_settings_reset (bgl_settings_get (), BGL_SETTING_QUIZ_LEVELS);
  quiz = bgl_quiz_view_new (ui, 5);
  window = bgl_test_show (quiz, 900, 700);
  g_assert_cmpuint (bgl_quiz_get_level (bgl_quiz_view_get_quiz (BGL_QUIZ_VIEW (quiz))), ==, 1);
  answer_all (quiz, TRUE);
  g_assert_null (bgl_test_find (quiz, is_group, "Rules to Read Again"));
  g_assert_nonnull (bgl_test_find (bgl_test_find (quiz, is_group, "Rules You Know"), leads_to_rule, NULL));
  g_assert_cmpuint (bgl_settings_get_quiz_level (ui->rules), ==, 2);

  gtk_widget_activate_action (quiz, "quiz.again", NULL);
  g_assert_cmpuint (bgl_quiz_get_level (bgl_quiz_view_get_quiz (BGL_QUIZ_VIEW (quiz))), ==, 2);
  bgl_test_close (window, quiz);

  quiz = bgl_quiz_view_new (ui, 6);
  window = bgl_test_show (quiz, 360, 640);
  g_assert_cmpuint (bgl_quiz_get_level (bgl_quiz_view_get_quiz (BGL_QUIZ_VIEW (quiz))), ==, 2);
  answer_all (quiz, FALSE);
  g_assert_null (bgl_test_find (quiz, is_group, "Rules You Know"));
  g_assert_nonnull (bgl_test_find (bgl_test_find (quiz, is_group, "Rules to Read Again"), leads_to_rule, NULL));
  g_assert_cmpuint (bgl_settings_get_quiz_level (ui->rules), ==, 1);
  bgl_test_close (window, quiz);
}

static void
test_accessible (gconstpointer data)
{
  GtkWidget *quiz = bgl_quiz_view_new (data, 2);
  GtkWidget *window = bgl_test_show (quiz, 900, 700);
  const BglQuestion *question = bgl_quiz_get_question (bgl_quiz_view_get_quiz (BGL_QUIZ_VIEW (quiz)), 0);
  guint right = bgl_question_find_right (question);
  GtkWidget *button = bgl_test_find (quiz, is_answer, NULL);
  const char *text = ((const BglAnswer *) question->answers->pdata[0])->text;
  g_autofree char *before = g_strdup_printf ("1. %s", text);
  g_autofree char *after = g_strdup_printf ("1. %s. Right", text);

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, before);

  if (right == 0)
    {
      bgl_test_click_widget (button);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, after);
      g_assert_cmpstr (bgl_quiz_view_get_verdict (BGL_QUIZ_VIEW (quiz)), !=, "");
    }

  bgl_test_close (window, quiz);
}

static void
assert_in_sight (GtkWidget *quiz,
                 GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, quiz, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (quiz));
}

static gboolean
is_next (GtkWidget     *widget,
         gconstpointer  data)
{
  return GTK_IS_BUTTON (widget) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "quiz.next") == 0;
}

/* On a phone, each question can be read, however many players are at the table, and the board stays as large as it was
 * when the question has been answered. */
static void
test_room (gconstpointer data)
{
  for (guint level = 1; level <= BGL_QUIZ_LEVELS; level++)
    {
      GtkWidget *quiz, *window;

      bgl_settings_set_quiz_level (((const BglGameUi *) data)->rules, level);
      quiz = bgl_quiz_view_new (data, level);
      window = bgl_test_show (quiz, 360, 640);
      for (guint i = 0; i < BGL_QUIZ_QUESTIONS; i++)
        {
          GtkWidget *board = GTK_WIDGET (bgl_quiz_view_get_board (BGL_QUIZ_VIEW (quiz)));
          GtkWidget *frame = gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW);
          int height;

          bgl_test_settle ();
          height = gtk_widget_get_height (frame);
          g_assert_cmpint (gtk_widget_get_height (quiz), <=, 640);
          assert_in_sight (quiz, bgl_test_find (quiz, is_answer, NULL));

          gtk_widget_activate_action (quiz, "quiz.answer", "u", 1);
          bgl_test_settle ();
          g_assert_cmpint (gtk_widget_get_height (frame), ==, height);
          assert_in_sight (quiz, bgl_test_find (quiz, is_next, NULL));
          gtk_widget_activate_action (quiz, "quiz.next", NULL);
        }
      bgl_test_close (window, quiz);
    }
}

/* Whether the question is about points, and not about moves. */
static gboolean
asks_for_points (const BglQuestion *question)
{
  for (guint i = 0; i < question->answers->len; i++)
    if (((const BglAnswer *) question->answers->pdata[i])->move != BGL_MOVE_NONE)
      return FALSE;

  return TRUE;
}

static void
assert_hand_in_sight (BglQuizView *view,
                      guint        seat)
{
  GtkWidget *board = GTK_WIDGET (bgl_quiz_view_get_board (view));
  const BglQuestion *question = bgl_quiz_get_question (bgl_quiz_view_get_quiz (view), bgl_quiz_view_get_index (view));
  const BangkokState *state = bgl_game_get_state (question->game);

  for (guint group = 1; group <= state->hands[seat - 1].n_groups; group++)
    {
      GtkWidget *spot = bangkok_view_get_place_spot (BANGKOK_VIEW (board), seat, group);

      g_assert_nonnull (spot);
      assert_in_sight (gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW), spot);
    }
}

/* A phone shows a question of Bangkok and the dice that it is about without scrolling: those of everybody where points
 * are counted, and else those of whoever is to move. */
static void
test_bangkok_in_sight (void)
{
  const BglGameUi *look = bgl_game_ui_find ("bangkok");

  for (guint seed = 0; seed < 3 * BGL_QUIZ_LEVELS; seed++)
    {
      GtkWidget *quiz, *window;
      BglQuizView *view;

      bgl_settings_set_quiz_level (look->rules, 1 + seed % BGL_QUIZ_LEVELS);
      quiz = bgl_quiz_view_new (look, seed);
      window = bgl_test_show (quiz, 360, 640);
      view = BGL_QUIZ_VIEW (quiz);

      for (guint i = 0; i < BGL_QUIZ_QUESTIONS; i++)
        {
          const BglQuestion *question = bgl_quiz_get_question (bgl_quiz_view_get_quiz (view), i);
          const BangkokState *state = bgl_game_get_state (question->game);

          bgl_test_settle ();
          for (guint seat = 1; seat <= state->n_seats; seat++)
            if (asks_for_points (question) || seat == state->turn)
              assert_hand_in_sight (view, seat);
          if (asks_for_points (question))
            assert_in_sight (quiz, gtk_widget_get_parent (bgl_test_find (quiz, is_answer, NULL)));

          gtk_widget_activate_action (quiz, "quiz.answer", "u", 1);
          gtk_widget_activate_action (quiz, "quiz.next", NULL);
        }

      bgl_test_close (window, quiz);
    }
}

/* From the rulebook, beside it, and back to it. */
static void
test_window (Fixture       *fixture,
             gconstpointer  data)
{
  const BglGameUi *ui = data;
  BglWindow *window = fixture->window;

  g_assert_true (bgl_window_show_rules (window, ui->rules->id));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (bgl_window_get_reader (window)), "reader.quiz", NULL));
  g_assert_nonnull (bgl_window_get_quiz (window));
  g_assert_null (bgl_window_get_reader (window));

  bgl_window_show_rule (window, ui->rules->rules[0].id);
  g_assert_nonnull (bgl_window_get_reader (window));
  bgl_test_settle ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_null (bgl_window_get_reader (window));
  g_assert_nonnull (bgl_window_get_quiz (window));

  bgl_test_settle ();
  bgl_test_key ("Escape");
  g_assert_null (bgl_window_get_quiz (window));
  g_assert_nonnull (bgl_window_get_reader (window));
  bgl_test_settle ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.quiz", "s", "chess");
  g_assert_null (bgl_window_get_quiz (window));
}

static void
add_test (const char      *name,
          const BglGameUi *ui,
          GTestDataFunc    test)
{
  g_autofree char *path = g_strdup_printf ("/quiz-view/%s/%s", ui->rules->id, name);

  g_test_add_data_func (path, ui, test);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis; i++)
    {
      g_autofree char *path = g_strdup_printf ("/quiz-view/%s/window", uis[i]->rules->id);

      add_test ("new", uis[i], test_new);
      add_test ("switches", uis[i], test_switches);
      add_test ("room", uis[i], test_room);
      add_test ("keys", uis[i], test_keys);
      add_test ("boards", uis[i], test_boards);
      add_test ("growth", uis[i], test_growth);
      add_test ("accessible", uis[i], test_accessible);
      g_test_add (path, Fixture, uis[i], fixture_set_up, test_window, fixture_tear_down);
    }

  g_test_add_func ("/quiz-view/bangkok/in-sight", test_bangkok_in_sight);

  return g_test_run ();
}
