/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <locale.h>
#include <math.h>
#include <stdlib.h>

#include "engine/bgl-calls.h"
#include "engine/bgl-dealer.h"
#include "engine/bgl-game.h"
#include "games/bongo/bongo-bot.h"

/* How bots see and react: their distributions, their mistakes, and that a seed decides all. */

#define SAMPLES 4000

/* A situation, and how much longer it takes than one animal at the basic level. */
typedef struct
{
  const char *level;
  const char *roll;
  double      factor;
} Situation;

static const Situation situations[] = {
  { "basic", "film 3 3 animals gnu gnu gnu rhino bongo", 1 },
  { "basic", "film 1 3 animals rhino rhino gnu gnu bongo", 1.3 },
  { "basic", "film 2 2 animals rhino rhino rhino bongo gnu", 1.4 },
  { "poachers", "film 2 2 animals rhino rhino rhino bongo bongo poachers rhino rhino",
    1.3 * 1.35 * 1.15 },
  { "poachers", "film 1 1 animals bongo bongo bongo bongo bongo poachers gnu gnu", 1.4 * 1.35 },
  { "guards", "film 2 2 animals rhino rhino rhino bongo bongo poachers rhino rhino guard rhino",
    1.35 * 1.2 },
};

static BglGame *
new_game (const Situation *situation,
          const char      *option,
          const char      *value)
{
  g_autoptr (GError) error = NULL;
  BglOptions options;
  BglGame *game;

  bgl_options_init (&options, bongo_rules.options);
  bgl_options_set (&options, bongo_rules.options, 3, "level", situation->level, &error);
  g_assert_no_error (error);
  if (option != NULL)
    bgl_options_set (&options, bongo_rules.options, 3, option, value, &error);
  g_assert_no_error (error);

  game = bgl_game_new (&bongo_rules, 3, &options, NULL, &error);
  g_assert_no_error (error);
  bgl_game_play_text (game, 1, "roll", &error);
  g_assert_no_error (error);
  bgl_game_play_text (game, 0, situation->roll, &error);
  g_assert_no_error (error);

  return game;
}

static gboolean
react (BglGame   *game,
       guint      seat,
       BglLevel   level,
       guint      handicap,
       guint64    seed,
       BongoMove *move)
{
  BglRandom random;
  BglMove packed;

  bgl_random_init (&random, seed);
  if (!bongo_bot.react (bgl_game_get_state (game), seat, level, handicap, &random, &packed))
    return FALSE;

  g_assert_true (bgl_rules_check (&bongo_rules, bgl_game_get_state (game), packed, NULL));
  *move = bongo_move_unpack (packed);
  g_assert_true (move->timed);
  g_assert_cmpuint (move->seat, ==, seat);

  return TRUE;
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
test_times (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (situations); i++)
    {
      g_autoptr (BglGame) game = new_game (&situations[i], NULL, NULL);

      for (BglLevel level = 0; level < BGL_N_LEVELS; level++)
        {
          const BongoSkill *skill = bongo_bot_get_skill (level);
          const double expected = log (skill->median * situations[i].factor);
          double logs[SAMPLES];
          double sum = 0, squares = 0, mean;

          for (guint seed = 0; seed < SAMPLES; seed++)
            {
              BongoMove move;

              g_assert_true (react (game, 1, level, 0, seed, &move));
              logs[seed] = log (move.time);
              sum += logs[seed];
              squares += logs[seed] * logs[seed];
            }

          qsort (logs, SAMPLES, sizeof *logs, compare_doubles);
          mean = sum / SAMPLES;

          /* Five standard errors of each estimate; the seeds are fixed, so it never flickers. */
          g_assert_cmpfloat_with_epsilon (logs[SAMPLES / 2], expected,
                                          5 * 1.2533 * skill->sigma / sqrt (SAMPLES));
          g_assert_cmpfloat_with_epsilon (mean, expected, 5 * skill->sigma / sqrt (SAMPLES));
          g_assert_cmpfloat_with_epsilon (sqrt (squares / SAMPLES - mean * mean), skill->sigma,
                                          5 * skill->sigma / sqrt (2 * SAMPLES));
        }
    }
}

/* Now and then a bot calls too early, and is mostly wrong then. In this situation, one white die taken for another
 * animal spoils the answer in four cases out of five. */
static void
test_false_starts (void)
{
  g_autoptr (BglGame) game = new_game (&situations[0], NULL, NULL);
  const BongoState *state = bgl_game_get_state (game);
  const guint n = 10 * SAMPLES;

  for (BglLevel level = 0; level < BGL_N_LEVELS; level++)
    {
      const BongoSkill *skill = bongo_bot_get_skill (level);
      const double expected = 0.8 * (skill->miscount * (1 - skill->hasty) + skill->hasty);
      guint n_wrong = 0, n_early = 0, n_early_wrong = 0;

      for (guint seed = 0; seed < n; seed++)
        {
          BongoMove move;
          gboolean early, wrong;

          g_assert_true (react (game, 1, level, 0, seed, &move));
          wrong = move.word != state->answer;
          early = move.time < skill->median * exp (-2 * skill->sigma);
          n_wrong += wrong;
          n_early += early;
          n_early_wrong += early && wrong;
        }

      g_test_message ("level %d: %.1f %% wrong, %.1f %% of early calls", level, 100.0 * n_wrong / n,
                      100.0 * n_early_wrong / n_early);
      g_assert_cmpfloat_with_epsilon (n_wrong / (double) n, expected, 5 * sqrt (expected / n));
      g_assert_cmpfloat (n_early_wrong / (double) n_early, >, 1.3 * n_wrong / n);
      g_assert_cmpfloat (skill->hasty, >, 0);
      g_assert_cmpfloat (skill->hasty, <=, 0.02);
    }
}

static void
test_levels (void)
{
  for (BglLevel level = 1; level < BGL_N_LEVELS; level++)
    {
      const BongoSkill *weak = bongo_bot_get_skill (level - 1);
      const BongoSkill *strong = bongo_bot_get_skill (level);

      g_assert_cmpuint (strong->median, <, weak->median);
      g_assert_cmpfloat (strong->sigma, <, weak->sigma);
      g_assert_cmpfloat (strong->miscount, <, weak->miscount);
      g_assert_cmpfloat (strong->third, <, weak->third);
      g_assert_cmpfloat (strong->poachers, <, weak->poachers);
      g_assert_cmpfloat (strong->guard, <, weak->guard);
      g_assert_cmpfloat (strong->hasty, <, weak->hasty);
    }
}

/* Easy bots leave a beginner three to six seconds for each roll of the basic dice. */
static void
test_beginner (void)
{
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (BglGame) game = new_game (&situations[i], NULL, NULL);
      const BongoState *state = bgl_game_get_state (game);
      double median = bongo_bot_get_median (bongo_bot_get_skill (BGL_LEVEL_EASY), &state->dice, state->level);

      g_assert_cmpfloat (median, >=, 3000);
      g_assert_cmpfloat (median, <=, 6000);
    }
}

static double
get_share (const BongoSkill *skill,
           const Situation  *situation,
           BongoWord         word)
{
  g_autoptr (BglGame) game = new_game (situation, NULL, NULL);
  const BongoState *state = bgl_game_get_state (game);
  BglRandom random;
  guint n = 0;

  bgl_random_init (&random, 1);
  for (guint i = 0; i < SAMPLES; i++)
    n += bongo_bot_perceive (skill, &state->dice, state->level, &random) == word;

  return n / (double) SAMPLES;
}

/* Each kind of mistake alone, at a rate that is easy to see. */
static void
test_slips (void)
{
  const double error = 5 * sqrt (0.25 / SAMPLES);
  const BongoSkill third = { .third = 0.4 };
  const BongoSkill poachers = { .poachers = 0.4 };
  const BongoSkill guard = { .guard = 0.4 };
  const BongoSkill miscount = { .miscount = 0.5 };
  const BongoSkill none = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (situations); i++)
    {
      g_autoptr (BglGame) game = new_game (&situations[i], NULL, NULL);
      const BongoState *state = bgl_game_get_state (game);

      g_assert_cmpfloat (get_share (&none, &situations[i], state->answer), ==, 1);
    }

  /* Gnu and rhino match, bongo is the third. */
  g_assert_cmpfloat_with_epsilon (get_share (&third, &situations[1], BONGO_BONGO), 0.6, error);
  g_assert_cmpfloat_with_epsilon (get_share (&third, &situations[1], BONGO_GNU), 0.2, error);
  g_assert_cmpfloat_with_epsilon (get_share (&third, &situations[1], BONGO_RHINO), 0.2, error);
  g_assert_cmpfloat (get_share (&third, &situations[0], BONGO_GNU), ==, 1);

  /* Without the poachers it is three rhinos and two bongos: bongo. */
  g_assert_cmpfloat_with_epsilon (get_share (&poachers, &situations[3], BONGO_BONGO), 0.4, error);
  g_assert_cmpfloat_with_epsilon (get_share (&poachers, &situations[3], BONGO_GNU), 0.6, error);
  g_assert_cmpfloat (get_share (&poachers, &situations[4], BONGO_NOTHING), ==, 1);

  /* The guard is with the rhinos; who overlooks it counts two of them: gnu. */
  g_assert_cmpfloat_with_epsilon (get_share (&guard, &situations[5], BONGO_GNU), 0.4, error);
  g_assert_cmpfloat_with_epsilon (get_share (&guard, &situations[5], BONGO_BONGO), 0.6, error);
  g_assert_cmpfloat (get_share (&guard, &situations[3], BONGO_GNU), ==, 1);

  /* Three gnus: any of them taken for something else spoils it, and so does one of the other two
   * taken for a gnu, which is every second mistake about those. */
  g_assert_cmpfloat_with_epsilon (get_share (&miscount, &situations[0], BONGO_NOTHING),
                                  0.5 * (3 / 5.0 + 2 / 5.0 / 2), error);
}

/* The share of wrong first calls over random rolls: the figures of the folder's README. */
static void
test_errors (void)
{
  static const double errors[BONGO_LEVELS][BGL_N_LEVELS] = {
    { 14.3, 11.9, 9.4, 6.5, 4.2 },
    { 20.8, 16.8, 12.9, 9.2, 6.1 },
    { 20.5, 17.0, 13.2, 9.5, 6.0 },
  };

  for (BongoLevel rolled = 0; rolled < BONGO_LEVELS; rolled++)
    for (BglLevel level = 0; level < BGL_N_LEVELS; level++)
      {
        BongoState state = { .level = rolled, .phase = BONGO_PHASE_DICE };
        BglRandom random;
        guint n_wrong = 0;
        double rate;

        bgl_random_init (&random, 7);
        for (guint i = 0; i < 10 * SAMPLES; i++)
          {
            BongoDice dice = bongo_move_unpack (bongo_rules.draw_chance (&state, &random)).dice;

            n_wrong += bongo_bot_perceive (bongo_bot_get_skill (level), &dice, rolled, &random) !=
                       bongo_answer_get_word (&dice, rolled);
          }

        rate = 100.0 * n_wrong / (10 * SAMPLES);
        g_test_message ("dice %d, level %d: %.1f %% wrong", rolled, level, rate);
        g_assert_cmpfloat_with_epsilon (rate, errors[rolled][level], 0.8);
      }
}

static void
test_seed (void)
{
  g_autoptr (BglGame) game = new_game (&situations[5], NULL, NULL);
  guint n_different = 0;

  for (guint64 seed = 0; seed < 50; seed++)
    {
      BongoMove first, again, other;

      g_assert_true (react (game, 2, BGL_LEVEL_EASY, 0, seed, &first));
      g_assert_true (react (game, 2, BGL_LEVEL_EASY, 0, seed, &again));
      g_assert_true (react (game, 2, BGL_LEVEL_EASY, 0, seed + 1000, &other));
      g_assert_cmpuint (first.time, ==, again.time);
      g_assert_cmpuint (first.word, ==, again.word);
      n_different += first.time != other.time;
    }

  g_assert_cmpuint (n_different, >, 45);
}

static void
test_handicap (void)
{
  g_autoptr (BglGame) game = new_game (&situations[0], NULL, NULL);

  for (guint64 seed = 0; seed < 50; seed++)
    {
      BongoMove plain, slowed;

      g_assert_true (react (game, 1, BGL_LEVEL_HARD, 0, seed, &plain));
      g_assert_true (react (game, 1, BGL_LEVEL_HARD, 50, seed, &slowed));
      g_assert_cmpuint (slowed.word, ==, plain.word);
      g_assert_cmpfloat_with_epsilon (slowed.time, 1.5 * plain.time, 2);
    }
}

/* A wrong call of somebody else changes a plan only if it takes the word away. */
static void
test_plan (void)
{
  guint n_kept = 0;
  guint n_changed = 0;

  for (guint64 seed = 0; seed < 400; seed++)
    {
      g_autoptr (BglGame) game = new_game (&situations[1], NULL, NULL);
      BongoMove plan, after;

      g_assert_true (react (game, 1, BGL_LEVEL_BEGINNER, 0, seed, &plan));
      if (plan.time < 1000)
        continue;

      g_assert_true (bgl_game_play_text (game, 2, "call gnu @1000", NULL));
      g_assert_true (react (game, 1, BGL_LEVEL_BEGINNER, 0, seed, &after));
      g_assert_cmpint (after.word, !=, BONGO_GNU);

      if (plan.word == BONGO_GNU)
        {
          n_changed++;
          g_assert_cmpuint (after.time, >=, plan.time);
        }
      else
        {
          n_kept++;
          g_assert_cmpuint (after.time, ==, plan.time);
          g_assert_cmpuint (after.word, ==, plan.word);
        }
    }

  g_assert_cmpuint (n_kept, >, 100);
  g_assert_cmpuint (n_changed, >, 20);
}

/* After a mistake of its own a bot takes its breath and calls another word, until only the right
 * one is left. */
static void
test_mistakes (void)
{
  static const char *const wrong[] = { "call gnu @1000", "call rhino @4000", "call nothing @9000" };
  static const guint times[] = { 1000, 4000, 9000 };

  for (guint64 seed = 0; seed < 200; seed++)
    {
      g_autoptr (BglGame) game = new_game (&situations[1], NULL, NULL);
      BongoMove move;

      for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
        {
          const BongoState *state;

          g_assert_true (bgl_game_play_text (game, 1, wrong[i], NULL));
          state = bgl_game_get_state (game);
          g_assert_true (react (game, 1, BGL_LEVEL_BEGINNER, 0, seed, &move));
          g_assert_cmpuint (move.time, >=, times[i] + 2000);
          g_assert_false (state->called[0] & 1 << move.word);
        }

      g_assert_cmpint (move.word, ==, BONGO_BONGO);
    }
}

static void
test_silent (void)
{
  g_autoptr (BglGame) out = new_game (&situations[1], "one-call", "yes");
  g_autoptr (BglGame) late = new_game (&situations[1], "clock", "1");
  g_autoptr (BglGame) fresh = bgl_game_new (&bongo_rules, 2, NULL, NULL, NULL);
  BongoMove move;

  g_assert_true (bgl_game_play_text (out, 1, "call gnu @1000", NULL));
  g_assert_false (react (out, 1, BGL_LEVEL_EXPERT, 0, 1, &move));
  g_assert_true (react (out, 2, BGL_LEVEL_EXPERT, 0, 1, &move));

  g_assert_false (react (late, 1, BGL_LEVEL_BEGINNER, 300, 1, &move));
  g_assert_false (react (fresh, 1, BGL_LEVEL_EXPERT, 0, 1, &move));
}

/* The winner of a round takes what is missing, and from whoever needs it more. */
static void
test_choice (void)
{
  const struct
  {
    const char *position;
    const char *roll;
    const char *call;
    const char *taken;
  } cases[] = {
    { "2/2/1 0/0/0 0/0/0", situations[2].roll, "call nothing @900", "take rhino" },
    { "2/0/2 1/1/1 0/0/0", situations[2].roll, "call nothing @900", "take gnu" },
    { "9/0/1 0/0/0 0/0/0", situations[2].roll, "call nothing @900", "take bongo" },
    { "0/2/1 0/4/0 5/4/1", situations[0].roll, "call gnu @900", "take gnu from 2" },
    { "0/2/1 5/4/1 0/4/0", situations[0].roll, "call gnu @900", "take gnu from 3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BglGame) game = bgl_game_new (&bongo_rules, 3, NULL, cases[i].position, &error);
      g_autoptr (GString) text = g_string_new (NULL);
      BglMove move;

      g_assert_no_error (error);
      g_assert_true (bgl_game_play_text (game, 1, "roll", NULL));
      g_assert_true (bgl_game_play_text (game, 0, cases[i].roll, NULL));
      g_assert_true (bgl_game_play_text (game, 1, cases[i].call, NULL));

      move = bgl_bot_choose (&bongo_rules, bgl_game_get_state (game), BGL_LEVEL_EXPERT, 3, 0, NULL);
      bongo_rules.format_move (bgl_game_get_state (game), move, text);
      g_assert_cmpstr (text->str, ==, cases[i].taken);
    }
}

static guint
play_game (BglLevel first,
           BglLevel second,
           guint64  seed)
{
  g_autoptr (BglGame) game = bgl_game_new (&bongo_rules, 2, NULL, NULL, NULL);
  g_autoptr (BglDealer) dealer = bgl_dealer_new (seed);
  const BglCaller callers[] = { { TRUE, first, 0 }, { TRUE, second, 0 } };
  int turn;

  while ((turn = bgl_game_get_turn (game)) != BGL_TURN_OVER)
    {
      BglMove move;

      if (turn == BGL_TURN_CHANCE)
        move = bgl_dealer_deal (dealer, game);
      else if (turn == BGL_TURN_ANY)
        move = bgl_calls_next (game, callers, seed);
      else
        move = bgl_bot_choose (&bongo_rules, bgl_game_get_state (game),
                               callers[turn - 1].level, seed, 0, NULL);

      g_assert_true (bgl_game_play (game, move, NULL));
    }

  return bongo_rules.get_winners (bgl_game_get_state (game)) == 1 ? 1 : 2;
}

static void
test_strength (void)
{
  guint n_won = 0;

  for (guint64 i = 0; i < 20; i++)
    n_won += i % 2 == 0
             ? play_game (BGL_LEVEL_EXPERT, BGL_LEVEL_BEGINNER, i / 2) == 1
             : play_game (BGL_LEVEL_BEGINNER, BGL_LEVEL_EXPERT, i / 2) == 2;

  g_test_message ("expert won %u of 20", n_won);
  g_assert_cmpuint (n_won, >=, 18);
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bongo/bot/times", test_times);
  g_test_add_func ("/bongo/bot/false-starts", test_false_starts);
  g_test_add_func ("/bongo/bot/levels", test_levels);
  g_test_add_func ("/bongo/bot/beginner", test_beginner);
  g_test_add_func ("/bongo/bot/slips", test_slips);
  g_test_add_func ("/bongo/bot/errors", test_errors);
  g_test_add_func ("/bongo/bot/seed", test_seed);
  g_test_add_func ("/bongo/bot/handicap", test_handicap);
  g_test_add_func ("/bongo/bot/plan", test_plan);
  g_test_add_func ("/bongo/bot/mistakes", test_mistakes);
  g_test_add_func ("/bongo/bot/silent", test_silent);
  g_test_add_func ("/bongo/bot/choice", test_choice);
  g_test_add_func ("/bongo/bot/strength", test_strength);

  return g_test_run ();
}
