/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "games/bongo/bongo-practice.h"
#include "games/bongo/bongo-rules.h"

/* Film dice, white dice, red dice and guard as in the worked examples of the rules. */
static guint
find_situations (BongoDice  dice,
                 BongoLevel level)
{
  BongoAnswer answer;

  bongo_answer (&dice, level, &answer);

  return bongo_situation_of (&answer);
}

#define B BONGO_BONGO
#define G BONGO_GNU
#define R BONGO_RHINO
#define NO BONGO_NO_DIE
#define SET(situation) (1u << BONGO_SITUATION_##situation)

static void
test_situations (void)
{
  g_assert_cmpuint (find_situations ((BongoDice) { { 3, 3 }, { G, G, G, R, B }, { NO, NO }, NO }, BONGO_LEVEL_BASIC),
                    ==, SET (ANIMAL));
  g_assert_cmpuint (find_situations ((BongoDice) { { 1, 3 }, { R, R, G, G, B }, { NO, NO }, NO }, BONGO_LEVEL_BASIC),
                    ==, SET (THIRD));
  g_assert_cmpuint (find_situations ((BongoDice) { { 2, 2 }, { R, R, R, B, G }, { NO, NO }, NO }, BONGO_LEVEL_BASIC),
                    ==, SET (NOTHING));
  g_assert_cmpuint (find_situations ((BongoDice) { { 2, 2 }, { R, R, R, B, B }, { R, R }, NO }, BONGO_LEVEL_POACHERS),
                    ==, SET (THIRD) | SET (POACHED));
  g_assert_cmpuint (find_situations ((BongoDice) { { 2, 2 }, { R, R, R, B, B }, { R, R }, R }, BONGO_LEVEL_GUARDS),
                    ==, SET (ANIMAL) | SET (GUARDED));
  g_assert_cmpuint (find_situations ((BongoDice) { { 1, 1 }, { B, B, B, B, B }, { G, G }, NO }, BONGO_LEVEL_POACHERS),
                    ==, SET (NOTHING) | SET (ABSENT));

  for (BongoSituation i = 0; i < BONGO_SITUATIONS; i++)
    {
      g_assert_nonnull (bgl_rules_find_rule (&bongo_rules, bongo_situation_get_rule (i)));
      g_assert_cmpstr (bongo_situation_get_label (i), !=, "");
    }
}

/* Right after one second, except for every fourth roll. */
static void
practise (BongoPractice *practice)
{
  for (guint i = 0; i < BONGO_PRACTICE_ROLLS; i++)
    {
      const BongoDice *dice = bongo_practice_roll (practice);
      BongoWord answer = bongo_answer_get_word (dice, bongo_practice_get_level (practice));
      gboolean right = i % 4 != 3;

      g_assert_false (bongo_practice_is_over (practice));
      g_assert_cmpint (bongo_practice_call (practice, right ? answer : (answer + 1) % BONGO_WORDS, right ? 1000 + i : 9),
                       ==, right);
    }
  g_assert_true (bongo_practice_is_over (practice));
}

static void
test_results (void)
{
  g_autoptr (BongoPractice) practice = bongo_practice_new (BONGO_LEVEL_GUARDS, 5);
  BongoResult whole, part;
  guint n_answers = 0, n_poachers = 0, n_errors = 0;

  practise (practice);
  bongo_practice_get_result (practice, &whole);
  g_assert_cmpuint (whole.n_rolls, ==, 20);
  g_assert_cmpuint (whole.n_errors, ==, 5);
  /* Wrong calls do not count for the time. */
  g_assert_cmpuint (whole.average, ==, 1009);

  for (BongoSituation i = 0; i < BONGO_SITUATIONS; i++)
    {
      bongo_practice_get_situation (practice, i, &part);
      if (i <= BONGO_SITUATION_NOTHING)
        n_answers += part.n_rolls;
      else
        n_poachers += part.n_rolls;
      n_errors += part.n_errors;
      if (part.n_rolls > part.n_errors)
        g_assert_cmpuint (part.average, >=, 1000);
      else
        g_assert_cmpuint (part.average, ==, 0);
    }
  /* Each roll is about one answer and, with these dice, about one thing that poachers do. */
  g_assert_cmpuint (n_answers, ==, 20);
  g_assert_cmpuint (n_poachers, ==, 20);
  g_assert_cmpuint (n_errors, ==, 2 * whole.n_errors);
  g_assert_cmpuint (bongo_practice_get_attempt (practice, 3)->time, ==, 9);
}

static void
test_seed (void)
{
  g_autoptr (BongoPractice) one = bongo_practice_new (BONGO_LEVEL_BASIC, 7);
  g_autoptr (BongoPractice) two = bongo_practice_new (BONGO_LEVEL_BASIC, 7);

  practise (one);
  practise (two);
  for (guint i = 0; i < BONGO_PRACTICE_ROLLS; i++)
    {
      const BongoAttempt *attempt = bongo_practice_get_attempt (one, i);

      g_assert_cmpmem (&attempt->dice, sizeof (BongoDice),
                       &bongo_practice_get_attempt (two, i)->dice, sizeof (BongoDice));
      g_assert_cmpuint (attempt->dice.guard, ==, BONGO_NO_DIE);
      g_assert_cmpuint (attempt->situations & ~(SET (ANIMAL) | SET (THIRD) | SET (NOTHING)), ==, 0);
    }
}

static void
test_better (void)
{
  const BongoResult slow = { 20, 1, 4000 }, fast = { 20, 1, 2000 }, careless = { 20, 2, 1000 };

  g_assert_true (bongo_result_is_better (&fast, &slow));
  g_assert_false (bongo_result_is_better (&slow, &fast));
  g_assert_false (bongo_result_is_better (&slow, &slow));
  g_assert_true (bongo_result_is_better (&slow, &careless));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bongo-practice/situations", test_situations);
  g_test_add_func ("/bongo-practice/results", test_results);
  g_test_add_func ("/bongo-practice/seed", test_seed);
  g_test_add_func ("/bongo-practice/better", test_better);

  return g_test_run ();
}
