/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-quiz-view.h"
#include "board/bgl-spot.h"
#include "board/bgl-view.h"
#include "engine/bgl-registry.h"

#include "listener.h"
#include "window-fixture.h"

/* The quiz and the rulebook with a screen reader. */

#define MOST 200

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_root_get_focus (GTK_ROOT (fixture->window));
}

static char *
read_focus (Fixture  *fixture,
            Listener *listener)
{
  GtkWidget *focus = get_focus (fixture);

  g_assert_nonnull (focus);
  if (GTK_IS_TEXT (focus))
    focus = gtk_widget_get_parent (focus);

  return listener_read_name (listener, focus);
}

static void
assert_heard (Listener   *listener,
              const char *text)
{
  g_autofree char *heard = listener_take (listener);

  if (strstr (heard, text) == NULL)
    g_error ("“%s” is not among:\n%s", text, heard);
}

/* Goes around with Tab and collects the names of all places. */
static char *
walk (Fixture  *fixture,
      Listener *listener,
      gboolean *has_board)
{
  GString *names = g_string_new (NULL);
  GtkWidget *first = get_focus (fixture);
  guint i = 0;

  *has_board = FALSE;
  do
    {
      g_autofree char *name = read_focus (fixture, listener);

      g_assert_cmpstr (name, !=, "");
      g_string_append_printf (names, "%s\n", name);
      *has_board |= gtk_widget_get_ancestor (get_focus (fixture), BGL_TYPE_VIEW) != NULL;
      bgl_test_key ("Tab");
      g_assert_cmpuint (i++, <, MOST);
    }
  while (get_focus (fixture) != first);

  return g_string_free (names, FALSE);
}

/* The question, the board, and what came of the answer are spoken, and can be heard again with Tab. */
static void
test_quiz (Fixture       *fixture,
           gconstpointer  id)
{
  g_autoptr (Listener) listener = listener_new ();
  const BglQuestion *question;
  BglQuizView *quiz;
  gboolean has_board;

  bgl_window_show_quiz (fixture->window, id);
  bgl_test_settle ();
  quiz = bgl_window_get_quiz (fixture->window);

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      question = bgl_quiz_get_question (bgl_quiz_view_get_quiz (quiz), i);
      assert_heard (listener, question->text);
      before = walk (fixture, listener, &has_board);
      g_assert_nonnull (strstr (before, question->text));
      g_assert_true (has_board);

      bgl_test_key ("1");
      assert_heard (listener, bgl_quiz_view_get_verdict (quiz));
      after = walk (fixture, listener, &has_board);
      g_assert_nonnull (strstr (after, question->text));
      g_assert_nonnull (strstr (after, bgl_quiz_view_get_verdict (quiz)));
      g_assert_true (has_board);

      gtk_widget_activate_action (GTK_WIDGET (quiz), "quiz.next", NULL);
      bgl_test_settle ();
    }

  for (guint i = 2; i < BGL_QUIZ_QUESTIONS; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (quiz), "quiz.answer", "u", 1u);
      gtk_widget_activate_action (GTK_WIDGET (quiz), "quiz.next", NULL);
    }
  assert_heard (listener, "of 10 Right");
}

/* Boards of the quiz are only looked at: no key moves anything. */
static void
test_quiz_board (Fixture       *fixture,
                 gconstpointer  id)
{
  const BglQuestion *question;
  guint ply;

  bgl_window_show_quiz (fixture->window, id);
  bgl_test_settle ();
  question = bgl_quiz_get_question (bgl_quiz_view_get_quiz (bgl_window_get_quiz (fixture->window)), 0);
  ply = bgl_game_get_ply (question->game);
  for (guint i = 0; i < MOST && gtk_widget_get_ancestor (get_focus (fixture), BGL_TYPE_VIEW) == NULL; i++)
    bgl_test_key ("Tab");
  g_assert_nonnull (gtk_widget_get_ancestor (get_focus (fixture), BGL_TYPE_VIEW));
  bgl_test_key ("Return");
  bgl_test_key ("Right");
  bgl_test_key ("space");
  g_assert_cmpuint (bgl_game_get_ply (question->game), ==, ply);
  g_assert_null (bgl_window_get_page (fixture->window));
}

/* The rulebook says which page it is, and which rule. */
static void
test_rulebook (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (Listener) listener = listener_new ();
  g_autofree char *name = NULL;
  g_autofree char *next = NULL;

  g_assert_true (bgl_window_open_uri (fixture->window, "bungalow:bango/bango-cut", NULL));
  bgl_test_settle ();
  name = read_focus (fixture, listener);
  g_assert_cmpstr (name, ==, "Bango, Cutting off tiles");

  /* The focus stays on the page, so what comes into sight is announced. */
  g_free (listener_take (listener));
  bgl_test_key ("Control_L+Next");
  next = read_focus (fixture, listener);
  g_assert_cmpstr (next, !=, name);
  g_assert_true (g_str_has_prefix (next, "Bango, "));
  assert_heard (listener, next + strlen ("Bango, "));

  /* A link in a text has the focus. */
  for (guint i = 0; i < 40 && !GTK_IS_LABEL (get_focus (fixture)); i++)
    bgl_test_key ("Tab");
  g_assert_true (GTK_IS_LABEL (get_focus (fixture)));
  g_free (g_steal_pointer (&next));
  next = read_focus (fixture, listener);
  g_assert_cmpstr (next, ==, gtk_label_get_text (GTK_LABEL (get_focus (fixture))));
  bgl_test_key ("Control_L+f");
  g_assert_true (GTK_IS_TEXT (get_focus (fixture)));
}

static gboolean
is_table_shown (gpointer data)
{
  Fixture *fixture = data;

  return bgl_window_get_reader (fixture->window) == NULL;
}

/* All dice have been rolled. */
static gboolean
is_waiting (gpointer data)
{
  BglTablePage *page = bgl_window_get_page (((Fixture *) data)->window);

  bgl_view_skip_animations (bgl_table_page_get_view (page));

  return bgl_table_is_waiting (bgl_table_page_get_table (page)) && !bgl_view_get_busy (bgl_table_page_get_view (page));
}

static gboolean
is_spot (GtkWidget     *widget,
         gconstpointer  label)
{
  return BGL_IS_SPOT (widget) && gtk_widget_get_mapped (widget) && bgl_spot_get_label (BGL_SPOT (widget)) != NULL &&
         g_str_has_prefix (bgl_spot_get_label (BGL_SPOT (widget)), label);
}

/* From a place of a board to its rule, and back to the place. */
static void
test_rule (Fixture       *fixture,
           gconstpointer  narrow)
{
  static const char *const places[][2] = {
    { "Goal ", "Bangkok, The goal" },
    { "Values board, row 1", "Bangkok, The values board" },
  };
  g_autoptr (Listener) listener = listener_new ();
  BglTablePage *page;

  if (narrow != NULL)
    gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  fixture_sit_down (fixture, "[Bungalow \"1\"]\n[Game \"bangkok\"]\n[Seats \"2\"]\n\n");
  page = bgl_window_get_page (fixture->window);
  bgl_test_wait (is_waiting, fixture);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      GtkWidget *spot = bgl_test_find (GTK_WIDGET (page), is_spot, places[i][0]);
      g_autofree char *rule = NULL;

      g_assert_nonnull (spot);
      gtk_widget_grab_focus (spot);
      bgl_test_settle ();
      bgl_test_key ("Return");
      rule = read_focus (fixture, listener);
      g_assert_cmpstr (rule, ==, places[i][1]);

      bgl_test_key ("Escape");
      bgl_test_wait (is_table_shown, fixture);
      bgl_test_settle ();
      g_assert_true (get_focus (fixture) == spot);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);
  const BglRules *const *rules;
  guint n_games;

  FIXTURE_ADD ("/study/rulebook", test_rulebook);
  FIXTURE_ADD ("/study/rule/wide", test_rule);
  g_test_add ("/study/rule/narrow", Fixture, "narrow", fixture_set_up, test_rule, fixture_tear_down);
  rules = bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strconcat ("/study/quiz/", rules[i]->id, NULL);
      g_autofree char *board = g_strconcat ("/study/quiz-board/", rules[i]->id, NULL);

      g_test_add (path, Fixture, rules[i]->id, fixture_set_up, test_quiz, fixture_tear_down);
      g_test_add (board, Fixture, rules[i]->id, fixture_set_up, test_quiz_board, fixture_tear_down);
    }

  return g_test_run ();
}
