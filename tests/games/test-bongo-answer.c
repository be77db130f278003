/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <locale.h>

#include "games/bongo/bongo-answer.h"

/* The answer to a roll: the page's examples, every roll of every level against a second
 * formulation, the odds, and the reasons. */

static guint8
read_animal (char letter)
{
  switch (letter)
    {
    case 'B':
      return BONGO_BONGO;
    case 'G':
      return BONGO_GNU;
    case 'R':
      return BONGO_RHINO;
    default:
      return BONGO_NO_DIE;
    }
}

/* "22 RRRBB RR G", as the page writes it but for the spaces. */
static BongoDice
read_dice (const char *text,
           BongoLevel *level)
{
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);
  guint n_parts = g_strv_length (parts);
  BongoDice dice = {
    .film = { parts[0][0] - '0', parts[0][1] - '0' },
    .poachers = { BONGO_NO_DIE, BONGO_NO_DIE },
    .guard = BONGO_NO_DIE,
  };

  for (guint i = 0; i < BONGO_WHITE; i++)
    dice.animals[i] = read_animal (parts[1][i]);

  *level = BONGO_LEVEL_BASIC;
  if (n_parts > 2)
    {
      *level = BONGO_LEVEL_POACHERS;
      dice.poachers[0] = read_animal (parts[2][0]);
      dice.poachers[1] = read_animal (parts[2][1]);
    }
  if (n_parts > 3)
    {
      *level = BONGO_LEVEL_GUARDS;
      dice.guard = read_animal (parts[3][0]);
    }

  return dice;
}

static void
test_number (void)
{
  static const guint8 wanted[][3] = {
    { 1, 1, 1 }, { 1, 2, 3 }, { 1, 3, 2 }, { 2, 2, 2 }, { 2, 3, 1 }, { 3, 3, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    for (guint swapped = 0; swapped < 2; swapped++)
      {
        BongoDice dice = { .film = { wanted[i][swapped], wanted[i][1 - swapped] } };
        BongoAnswer answer;

        bongo_answer (&dice, BONGO_LEVEL_BASIC, &answer);
        g_assert_cmpuint (answer.number, ==, wanted[i][2]);
        g_assert_cmpstr (answer.steps[0].rule, ==, "bongo-number");
        g_assert_cmpint (answer.steps[0].kind, ==, BONGO_STEP_NUMBER);
        g_assert_cmpint (answer.steps[0].args[2], ==, wanted[i][2]);
      }
}

/* The steps are given by their rules, without the first, bongo-number, and the counts. */
static const struct
{
  const char *dice;
  BongoWord   answer;
  const char *rules;
} examples[] = {
  { "33 GGGRB", BONGO_GNU, "bongo-animal" },
  { "13 RRGGB", BONGO_BONGO, "bongo-third" },
  { "22 RRRBG", BONGO_NOTHING, "bongo-nothing" },
  { "22 RRRBB RR", BONGO_GNU, "bongo-poachers bongo-poachers bongo-third" },
  { "22 RRRBB GB", BONGO_GNU, "bongo-poachers bongo-poachers bongo-third" },
  { "22 RRRBB RR R", BONGO_BONGO, "bongo-poachers bongo-guards bongo-animal" },
  { "22 RRRBB RR G", BONGO_GNU, "bongo-poachers bongo-guards bongo-poachers bongo-third" },
  { "23 RGGBB", BONGO_RHINO, "bongo-animal" },
  { "11 RGBBB", BONGO_BONGO, "bongo-third" },
  { "12 BBBBG", BONGO_NOTHING, "bongo-nothing" },
  { "12 BBBBG GR", BONGO_BONGO, "bongo-poachers bongo-poachers bongo-animal" },
  { "11 BBBBB GG", BONGO_NOTHING, "bongo-poachers bongo-absent bongo-nothing" },
  /* The third animal need not be left at all. */
  { "22 BBGGR RR", BONGO_RHINO, "bongo-poachers bongo-poachers bongo-third" },
};

static void
test_examples (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autoptr (GString) rules = g_string_new (NULL);
      BongoLevel level;
      BongoDice dice = read_dice (examples[i].dice, &level);
      BongoAnswer answer;

      bongo_answer (&dice, level, &answer);

      for (guint j = 1; j < answer.n_steps; j++)
        if (answer.steps[j].kind != BONGO_STEP_COUNTS)
          g_string_append_printf (rules, "%s%s", rules->len > 0 ? " " : "", answer.steps[j].rule);

      g_test_message ("%s", examples[i].dice);
      g_assert_cmpint (answer.answer, ==, examples[i].answer);
      g_assert_cmpstr (rules->str, ==, examples[i].rules);
      g_assert_cmpint (bongo_answer_get_word (&dice, level), ==, examples[i].answer);
    }
}

static void
test_details (void)
{
  BongoLevel level;
  BongoDice dice = read_dice ("22 RRRBB GB G", &level);
  BongoAnswer answer;

  bongo_answer (&dice, level, &answer);
  g_assert_cmpint (answer.victim, ==, BONGO_RHINO);
  g_assert_false (answer.guarded);
  g_assert_cmpint (dice.animals[answer.struck], ==, BONGO_RHINO);
  g_assert_cmpint (answer.shown[BONGO_RHINO], ==, 3);
  g_assert_cmpint (answer.counts[BONGO_RHINO], ==, 2);
  g_assert_cmpint (answer.counts[BONGO_BONGO], ==, 2);
  g_assert_cmpint (answer.matches, ==, 1 << BONGO_BONGO | 1 << BONGO_RHINO);

  dice = read_dice ("22 RRRBB RR R", &level);
  bongo_answer (&dice, level, &answer);
  g_assert_true (answer.guarded);
  g_assert_cmpint (answer.struck, ==, BONGO_NO_DIE);
  g_assert_cmpint (answer.counts[BONGO_RHINO], ==, 3);

  dice = read_dice ("22 RRRBB", &level);
  bongo_answer (&dice, level, &answer);
  g_assert_cmpint (answer.victim, ==, BONGO_NO_DIE);
  g_assert_cmpint (answer.struck, ==, BONGO_NO_DIE);
}

/* The rules once more, word by word and as slowly as a child would: with names and lists of dice. */
static const char *
answer_naively (const BongoDice *dice,
                BongoLevel       level)
{
  static const char *const animals[] = { "bongo", "gnu", "rhino" };
  const char *white[BONGO_WHITE];
  const char *victim = NULL;
  const char *found[2] = { NULL, NULL };
  int number = 0;
  int n_found = 0;

  for (guint i = 0; i < BONGO_WHITE; i++)
    white[i] = animals[dice->animals[i]];

  if (dice->film[0] == dice->film[1])
    number = dice->film[0];
  else
    for (int n = 1; n <= 3; n++)
      if (dice->film[0] != n && dice->film[1] != n)
        number = n;

  if (level != BONGO_LEVEL_BASIC)
    {
      if (dice->poachers[0] == dice->poachers[1])
        victim = animals[dice->poachers[0]];
      else
        for (guint i = 0; i < 3; i++)
          if (i != dice->poachers[0] && i != dice->poachers[1])
            victim = animals[i];

      if (level == BONGO_LEVEL_GUARDS && g_str_equal (animals[dice->guard], victim))
        victim = NULL;
    }

  for (guint i = 0; victim != NULL && i < BONGO_WHITE; i++)
    if (g_str_equal (white[i], victim))
      {
        white[i] = "gone";
        victim = NULL;
      }

  for (guint i = 0; i < 3; i++)
    {
      int count = 0;

      for (guint j = 0; j < BONGO_WHITE; j++)
        if (g_str_equal (white[j], animals[i]))
          count++;

      if (count == number)
        {
          g_assert_cmpint (n_found, <, 2);
          found[n_found++] = animals[i];
        }
    }

  if (n_found == 0)
    return "nothing";
  if (n_found == 1)
    return found[0];

  for (guint i = 0; i < 3; i++)
    if (!g_str_equal (animals[i], found[0]) && !g_str_equal (animals[i], found[1]))
      return animals[i];

  g_assert_not_reached ();
}

static guint
take_digit (guint *code)
{
  guint digit = *code % 3;

  *code /= 3;

  return digit;
}

/* Every die has each of its three faces twice, so all rolls below are equally likely. */
static void
test_all_rolls (void)
{
  static const struct
  {
    guint  n_rolls;
    double nothing;
  } levels[BONGO_LEVELS] = {
    { 9 * 243, 38.3 },
    { 9 * 243 * 9, 45.1 },
    { 9 * 243 * 27, 42.8 },
  };

  for (BongoLevel level = 0; level < BONGO_LEVELS; level++)
    {
      guint counts[BONGO_WORDS] = { 0 };

      for (guint i = 0; i < levels[level].n_rolls; i++)
        {
          BongoDice dice = { .poachers = { BONGO_NO_DIE, BONGO_NO_DIE }, .guard = BONGO_NO_DIE };
          BongoAnswer answer;
          guint code = i;

          for (guint j = 0; j < 2; j++)
            dice.film[j] = 1 + take_digit (&code);
          for (guint j = 0; j < BONGO_WHITE; j++)
            dice.animals[j] = take_digit (&code);
          if (level >= BONGO_LEVEL_POACHERS)
            for (guint j = 0; j < 2; j++)
              dice.poachers[j] = take_digit (&code);
          if (level == BONGO_LEVEL_GUARDS)
            dice.guard = take_digit (&code);

          bongo_answer (&dice, level, &answer);
          g_assert_cmpstr (bongo_word_get_nick (answer.answer), ==, answer_naively (&dice, level));
          g_assert_cmpint (bongo_answer_get_word (&dice, level), ==, answer.answer);
          g_assert_cmpuint (answer.n_steps, <=, BONGO_MAX_STEPS);
          counts[answer.answer]++;
        }

      g_assert_cmpuint (counts[BONGO_BONGO], ==, counts[BONGO_GNU]);
      g_assert_cmpuint (counts[BONGO_BONGO], ==, counts[BONGO_RHINO]);
      g_assert_cmpfloat_with_epsilon (100.0 * counts[BONGO_NOTHING] / levels[level].n_rolls,
                                      levels[level].nothing, 0.05);
    }
}

static void
assert_sentences (const char        *text,
                  const char *const *sentences)
{
  BongoLevel level;
  BongoDice dice = read_dice (text, &level);
  BongoAnswer answer;

  bongo_answer (&dice, level, &answer);
  g_assert_cmpuint (answer.n_steps, ==, g_strv_length ((GStrv) sentences));

  for (guint i = 0; i < answer.n_steps; i++)
    {
      g_autofree char *sentence = bongo_step_describe (&answer.steps[i]);

      g_assert_cmpstr (sentence, ==, sentences[i]);
    }
}

static void
test_sentences (void)
{
  assert_sentences ("13 RRGGB", (const char *const[]) {
    "The film dice show 1 and 3, so the target number is 2, the one that neither shows.",
    "White dice that count: bongo 1, gnu 2, rhino 2.",
    "The gnu and the rhino fit the target number, so the answer is the third animal, the bongo.",
    NULL });
  assert_sentences ("22 RRRBB GB R", (const char *const[]) {
    "Both film dice show 2, so this is the target number.",
    "The victim is the animal that neither red die shows: rhino (the red dice show: gnu, bongo).",
    "The guard protects the victim (rhino), so all the white dice count.",
    "White dice that count: bongo 2, gnu 0, rhino 3.",
    "Only the bongo appears exactly 2 times, so it is the answer.",
    NULL });
  assert_sentences ("11 BBBBB GG B", (const char *const[]) {
    "Both film dice show 1, so this is the target number.",
    "Both red dice show the same animal, the victim: gnu.",
    "The guard is watching another animal (bongo) and does not protect the victim (gnu).",
    "No white die shows the victim (gnu), so the poachers have no effect.",
    "White dice that count: bongo 5, gnu 0, rhino 0.",
    "No animal appears exactly 1 time, so the answer is “nothing.”",
    NULL });
  assert_sentences ("12 BBBBG GR", (const char *const[]) {
    "The film dice show 1 and 2, so the target number is 3, the one that neither shows.",
    "The victim is the animal that neither red die shows: bongo (the red dice show: gnu, rhino).",
    "One white die with the victim (bongo) does not count.",
    "White dice that count: bongo 3, gnu 1, rhino 0.",
    "Only the bongo appears exactly 3 times, so it is the answer.",
    NULL });
}

static void
test_dice_in_words (void)
{
  static const struct
  {
    const char *dice;
    const char *words;
  } cases[] = {
    { "13 RRGGB", "Film: 1, 3. White: rhino, rhino, gnu, gnu, bongo." },
    { "13 RRGGB GB", "Film: 1, 3. White: rhino, rhino, gnu, gnu, bongo. Red poachers: gnu, bongo." },
    { "13 RRGGB GB R",
      "Film: 1, 3. White: rhino, rhino, gnu, gnu, bongo. Red poachers: gnu, bongo. Green guard: rhino." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BongoLevel level;
      BongoDice dice = read_dice (cases[i].dice, &level);
      g_autofree char *words = bongo_dice_describe (&dice);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bongo/answer/number", test_number);
  g_test_add_func ("/bongo/answer/examples", test_examples);
  g_test_add_func ("/bongo/answer/details", test_details);
  g_test_add_func ("/bongo/answer/all-rolls", test_all_rolls);
  g_test_add_func ("/bongo/answer/sentences", test_sentences);
  g_test_add_func ("/bongo/answer/dice-in-words", test_dice_in_words);

  return g_test_run ();
}
