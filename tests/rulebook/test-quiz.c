/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-registry.h"
#include "rulebook/bgl-quiz.h"

#define SEEDS 200

static void
check_reasons (const BglRules  *rules,
               const BglAnswer *answer)
{
  g_assert_cmpuint (answer->reasons->len, >, 0);
  for (guint i = 0; i < answer->reasons->len; i++)
    {
      const BglReason *reason = answer->reasons->pdata[i];

      g_assert_cmpstr (reason->sentence, !=, "");
      g_assert_nonnull (bgl_rules_find_rule (rules, reason->rule));
    }
}

/* Where answers are moves, the rules must agree on which one stands out. */
static void
check_moves (const BglRules    *rules,
             const BglQuestion *question)
{
  gconstpointer state = bgl_game_get_state (question->game);
  guint n_legal = 0;
  gboolean right_is_legal = FALSE;

  for (guint i = 0; i < question->answers->len; i++)
    {
      const BglAnswer *answer = question->answers->pdata[i];
      g_autoptr (GError) error = NULL;

      if (answer->move == BGL_MOVE_NONE)
        return;

      if (bgl_rules_check (rules, state, answer->move, &error))
        {
          n_legal++;
          right_is_legal |= answer->right;
        }
      else
        {
          const BglReason *reason = answer->reasons->pdata[0];

          g_assert_cmpstr (reason->rule, ==, bgl_rule_error_get_rule (error));
          g_assert_cmpstr (reason->sentence, ==, error->message);
        }
    }

  g_assert_cmpuint (n_legal, ==, right_is_legal ? 1 : question->answers->len - 1);
}

static void
check_question (const BglRules    *rules,
                const BglQuestion *question)
{
  guint n_right = 0;

  g_assert_cmpstr (question->text, !=, "");
  g_assert_cmpuint (question->answers->len, >=, 3);
  g_assert_cmpuint (question->answers->len, <=, BGL_MAX_ANSWERS);
  g_assert_false (bgl_game_is_over (question->game));

  for (guint i = 0; i < question->answers->len; i++)
    {
      const BglAnswer *answer = question->answers->pdata[i];

      g_assert_cmpstr (answer->text, !=, "");
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (answer->text, !=, ((const BglAnswer *) question->answers->pdata[j])->text);
      check_reasons (rules, answer);
      n_right += answer->right;
    }

  g_assert_cmpuint (n_right, ==, 1);
  check_moves (rules, question);
}

static void
test_questions (gconstpointer data)
{
  const BglRules *rules = data;

  for (guint seed = 0; seed < SEEDS; seed++)
    {
      g_autoptr (BglQuiz) quiz = bgl_quiz_new (rules, seed);

      for (guint i = 0; i < BGL_QUIZ_QUESTIONS; i++)
        {
          const BglQuestion *question = bgl_quiz_get_question (quiz, i);

          g_test_message ("%s, seed %u, question %u: %s", rules->id, seed, i, question->text);
          for (guint j = 0; j < question->answers->len; j++)
            {
              const BglAnswer *answer = question->answers->pdata[j];

              g_test_message ("  %s %s (%s)", answer->right ? "*" : " ", answer->text,
                              ((const BglReason *) answer->reasons->pdata[answer->reasons->len - 1])->sentence);
            }
          check_question (rules, question);
        }
    }
}

static void
test_same_seed (gconstpointer data)
{
  g_autoptr (BglQuiz) first = bgl_quiz_new (data, 7);
  g_autoptr (BglQuiz) second = bgl_quiz_new (data, 7);
  g_autoptr (BglQuiz) other = bgl_quiz_new (data, 8);
  guint n_others = 0;

  for (guint i = 0; i < BGL_QUIZ_QUESTIONS; i++)
    {
      const BglQuestion *one = bgl_quiz_get_question (first, i);
      const BglQuestion *two = bgl_quiz_get_question (second, i);

      g_assert_cmpstr (one->text, ==, two->text);
      g_assert_cmpuint (bgl_question_find_right (one), ==, bgl_question_find_right (two));
      n_others += !g_str_equal (one->text, bgl_quiz_get_question (other, i)->text);
    }

  g_assert_cmpuint (n_others, >, 0);
}

static void
test_answers (gconstpointer data)
{
  g_autoptr (BglQuiz) quiz = bgl_quiz_new (data, 3);
  guint right = bgl_question_find_right (bgl_quiz_get_question (quiz, 0));
  g_autoptr (GPtrArray) none = bgl_quiz_list_missed (quiz);
  g_autoptr (GPtrArray) missed = NULL;

  g_assert_cmpuint (bgl_quiz_get_n_right (quiz), ==, 0);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (bgl_quiz_get_answer (quiz, 0), ==, BGL_QUIZ_NO_ANSWER);

  g_assert_true (bgl_quiz_answer (quiz, 0, right));
  /* Nobody can change their mind. */
  g_assert_true (bgl_quiz_answer (quiz, 0, right == 0 ? 1 : 0));
  g_assert_cmpuint (bgl_quiz_get_answer (quiz, 0), ==, right);

  right = bgl_question_find_right (bgl_quiz_get_question (quiz, 1));
  g_assert_false (bgl_quiz_answer (quiz, 1, right == 0 ? 1 : 0));
  g_assert_cmpuint (bgl_quiz_get_n_right (quiz), ==, 1);

  missed = bgl_quiz_list_missed (quiz);
  g_assert_cmpuint (missed->len, >, 0);
  g_assert_nonnull (bgl_rules_find_rule (data, missed->pdata[0]));
}

int
main (int    argc,
      char **argv)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *questions = g_strdup_printf ("/quiz/%s/questions", games[i]->id);
      g_autofree char *same_seed = g_strdup_printf ("/quiz/%s/same-seed", games[i]->id);
      g_autofree char *answers = g_strdup_printf ("/quiz/%s/answers", games[i]->id);

      g_test_add_data_func (questions, games[i], test_questions);
      g_test_add_data_func (same_seed, games[i], test_same_seed);
      g_test_add_data_func (answers, games[i], test_answers);
    }

  return g_test_run ();
}
