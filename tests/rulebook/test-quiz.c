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
      g_autoptr (BglQuiz) quiz = bgl_quiz_new (rules, 1 + seed % BGL_QUIZ_LEVELS, seed);

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
  g_autoptr (BglQuiz) first = bgl_quiz_new (data, 3, 7);
  g_autoptr (BglQuiz) second = bgl_quiz_new (data, 3, 7);
  g_autoptr (BglQuiz) other = bgl_quiz_new (data, 3, 8);
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
  g_autoptr (BglQuiz) quiz = bgl_quiz_new (data, 3, 3);
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

static guint
get_place (const BglRules    *rules,
           const BglQuestion *question)
{
  const char *rule = bgl_question_get_rule (question, bgl_question_find_right (question));

  return (guint) (bgl_rules_find_rule (rules, rule) - rules->rules);
}

/* Questions become harder within a quiz and from level to level, and come in the order of the rulebook where
 * they are equally hard. More players sit there where they are harder. */
static void
test_difficulty (gconstpointer data)
{
  const BglRules *rules = data;
  guint last_difficulty = 0;
  guint most = 0;

  for (guint i = 0; rules->seat_counts[i] != 0; i++)
    most = MAX (most, rules->seat_counts[i]);

  for (guint level = 1; level <= BGL_QUIZ_LEVELS; level++)
    {
      g_autoptr (BglQuiz) quiz = bgl_quiz_new (rules, level, 11);

      g_assert_cmpuint (bgl_quiz_get_level (quiz), ==, level);
      for (guint i = 0; i < BGL_QUIZ_QUESTIONS; i++)
        {
          const BglQuestion *question = bgl_quiz_get_question (quiz, i);
          const BglQuestion *before = i > 0 ? bgl_quiz_get_question (quiz, i - 1) : NULL;

          g_assert_cmpuint (question->difficulty, >=, last_difficulty);
          last_difficulty = question->difficulty;
          if (before == NULL)
            continue;

          if (before->difficulty == question->difficulty)
            g_assert_cmpuint (get_place (rules, before), <=, get_place (rules, question));
          g_assert_cmpuint (bgl_game_get_n_seats (before->game), <=, bgl_game_get_n_seats (question->game));
        }

      if (level == 1)
        {
          g_assert_cmpuint (bgl_quiz_get_question (quiz, 0)->difficulty, ==, 0);
          g_assert_cmpuint (bgl_game_get_n_seats (bgl_quiz_get_question (quiz, 0)->game), ==, rules->seat_counts[0]);
        }
      if (level == BGL_QUIZ_LEVELS)
        {
          g_assert_cmpuint (last_difficulty, ==, BGL_MAX_DIFFICULTY);
          g_assert_cmpuint (bgl_game_get_n_seats (bgl_quiz_get_question (quiz, BGL_QUIZ_QUESTIONS - 1)->game), ==, most);
        }
    }
}

/* Who answers well gets a harder quiz, who answers badly an easier one. */
static void
test_levels (gconstpointer data)
{
  static const struct { guint level, n_right, next; } cases[] = {
    { 1, 10, 2 }, { 1, 8, 2 }, { 1, 7, 1 }, { 1, 0, 1 }, { 3, 8, 4 }, { 3, 7, 3 }, { 3, 4, 3 }, { 3, 3, 2 },
    { BGL_QUIZ_LEVELS, 10, BGL_QUIZ_LEVELS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BglQuiz) quiz = bgl_quiz_new (data, cases[i].level, 5);
      g_autoptr (GPtrArray) learned = NULL;
      g_autoptr (GPtrArray) missed = NULL;

      for (guint j = 0; j < BGL_QUIZ_QUESTIONS; j++)
        {
          guint right = bgl_question_find_right (bgl_quiz_get_question (quiz, j));

          bgl_quiz_answer (quiz, j, j < cases[i].n_right ? right : right == 0 ? 1 : 0);
        }
      g_assert_cmpuint (bgl_quiz_get_next_level (quiz), ==, cases[i].next);

      /* No rule is both. */
      learned = bgl_quiz_list_learned (quiz);
      missed = bgl_quiz_list_missed (quiz);
      g_assert_cmpint (missed->len > 0, ==, cases[i].n_right < BGL_QUIZ_QUESTIONS);
      if (cases[i].n_right == BGL_QUIZ_QUESTIONS)
        g_assert_cmpuint (learned->len, >, 0);
      for (guint j = 0; j < learned->len; j++)
        {
          g_assert_nonnull (bgl_rules_find_rule (data, learned->pdata[j]));
          g_assert_false (g_ptr_array_find (missed, learned->pdata[j], NULL));
        }
    }
}

#define SHUFFLES 24000

/* Each of the 24 orders of four answers is equally likely. */
static void
test_shuffle (void)
{
  g_autoptr (BglGame) game = bgl_game_new (bgl_registry_list (NULL)[0], 2, NULL, NULL, NULL);
  g_autoptr (GHashTable) orders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  BglRandom random;
  GHashTableIter iter;
  gpointer count;

  bgl_random_init (&random, 5);
  for (guint i = 0; i < SHUFFLES; i++)
    {
      g_autoptr (BglQuestion) question = bgl_question_new (game, BGL_MOVE_NONE);
      GString *order = g_string_new (NULL);

      for (int number = 1; number <= BGL_MAX_ANSWERS; number++)
        bgl_question_add_number (question, number, number == 1);
      bgl_question_shuffle (question, &random);
      for (guint j = 0; j < question->answers->len; j++)
        g_string_append (order, ((const BglAnswer *) question->answers->pdata[j])->text);
      count = g_hash_table_lookup (orders, order->str);
      g_hash_table_replace (orders, g_string_free (order, FALSE), GUINT_TO_POINTER (GPOINTER_TO_UINT (count) + 1));
    }

  g_assert_cmpuint (g_hash_table_size (orders), ==, 24);
  g_hash_table_iter_init (&iter, orders);
  while (g_hash_table_iter_next (&iter, NULL, &count))
    {
      g_assert_cmpuint (GPOINTER_TO_UINT (count), >, SHUFFLES / 24 - 150);
      g_assert_cmpuint (GPOINTER_TO_UINT (count), <, SHUFFLES / 24 + 150);
    }
}

/* The place of an answer does not reveal that it is right. */
static void
test_places (gconstpointer data)
{
  guint n_right[BGL_MAX_ANSWERS] = { 0 };
  guint n_questions = 0;

  for (guint seed = 0; seed < SEEDS / 4; seed++)
    {
      g_autoptr (BglQuiz) quiz = bgl_quiz_new (data, 1, seed);

      for (guint i = 0; i < BGL_QUIZ_QUESTIONS; i++)
        if (bgl_quiz_get_question (quiz, i)->answers->len == BGL_MAX_ANSWERS)
          {
            n_right[bgl_question_find_right (bgl_quiz_get_question (quiz, i))]++;
            n_questions++;
          }
    }

  for (guint i = 0; i < BGL_MAX_ANSWERS; i++)
    g_assert_cmpfloat_with_epsilon ((double) n_right[i] / n_questions, 1.0 / BGL_MAX_ANSWERS, 0.08);
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

      g_autofree char *difficulty = g_strdup_printf ("/quiz/%s/difficulty", games[i]->id);
      g_autofree char *levels = g_strdup_printf ("/quiz/%s/levels", games[i]->id);
      g_autofree char *places = g_strdup_printf ("/quiz/%s/places", games[i]->id);

      g_test_add_data_func (difficulty, games[i], test_difficulty);
      g_test_add_data_func (levels, games[i], test_levels);
      g_test_add_data_func (questions, games[i], test_questions);
      g_test_add_data_func (same_seed, games[i], test_same_seed);
      g_test_add_data_func (answers, games[i], test_answers);
      g_test_add_data_func (places, games[i], test_places);
    }
  g_test_add_func ("/quiz/shuffle", test_shuffle);

  return g_test_run ();
}
