/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-answer.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

static const char *const nicks[BONGO_WORDS] = { "bongo", "gnu", "rhino", "nothing" };

/* Combines two dice with values from 0 to 2. If they agree, returns their value; otherwise, the value that neither
 * shows. Used for the film dice and for the red dice. */
static inline guint
agree_or_third (guint a,
                guint b)
{
  return a == b ? a : 3 - a - b;
}

static void
add_step (BongoAnswer   *out,
          BongoStepKind  kind,
          const char    *rule,
          int            a,
          int            b,
          int            c)
{
  out->steps[out->n_steps++] = (BongoStep) { kind, rule, { a, b, c } };
}

/* Removes one white die with the victim, unless there is none or the guard protects it. */
static void
poach (const BongoDice *dice,
       BongoLevel       level,
       BongoAnswer     *out)
{
  out->victim = agree_or_third (dice->poachers[0], dice->poachers[1]);
  add_step (out, BONGO_STEP_VICTIM, "bongo-poachers",
            dice->poachers[0], dice->poachers[1], out->victim);

  if (level == BONGO_LEVEL_GUARDS)
    {
      out->guarded = dice->guard == out->victim;

      if (out->guarded)
        {
          add_step (out, BONGO_STEP_GUARDED, "bongo-guards", out->victim, 0, 0);
          return;
        }

      add_step (out, BONGO_STEP_UNGUARDED, "bongo-guards", dice->guard, out->victim, 0);
    }

  if (out->shown[out->victim] == 0)
    {
      add_step (out, BONGO_STEP_ABSENT, "bongo-absent", out->victim, 0, 0);
      return;
    }

  /* The rules do not say which die is removed. Choose the last one, so that the others stay together. */
  for (guint i = 0; i < BONGO_WHITE; i++)
    if (dice->animals[i] == out->victim)
      out->struck = i;

  out->counts[out->victim]--;
  add_step (out, BONGO_STEP_POACHED, "bongo-poachers", out->victim, 0, 0);
}

void
bongo_answer (const BongoDice *dice,
              BongoLevel       level,
              BongoAnswer     *out)
{
  guint n_matches = 0;
  guint sum = 0;

  g_return_if_fail (dice->film[0] >= 1 && dice->film[0] <= 3);
  g_return_if_fail (dice->film[1] >= 1 && dice->film[1] <= 3);

  *out = (BongoAnswer) { .victim = BONGO_NO_DIE, .struck = BONGO_NO_DIE };

  out->number = agree_or_third (dice->film[0] - 1, dice->film[1] - 1) + 1;
  add_step (out, BONGO_STEP_NUMBER, "bongo-number",
            dice->film[0], dice->film[1], out->number);

  for (guint i = 0; i < BONGO_WHITE; i++)
    {
      out->shown[dice->animals[i]]++;
      out->counts[dice->animals[i]]++;
    }

  if (level >= BONGO_LEVEL_POACHERS)
    poach (dice, level, out);

  add_step (out, BONGO_STEP_COUNTS, "bongo-animal",
            out->counts[BONGO_BONGO], out->counts[BONGO_GNU], out->counts[BONGO_RHINO]);

  for (guint i = 0; i < BONGO_ANIMALS; i++)
    if (out->counts[i] == out->number)
      {
        out->matches |= 1 << i;
        n_matches++;
        sum += i;
      }

  switch (n_matches)
    {
    case 0:
      out->answer = BONGO_NOTHING;
      add_step (out, BONGO_STEP_NOTHING, "bongo-nothing", out->number, 0, 0);
      break;

    case 1:
      out->answer = sum;
      add_step (out, BONGO_STEP_ANIMAL, "bongo-animal", out->answer, out->number, 0);
      break;

    case 2:
      out->answer = 3 - sum;
      add_step (out, BONGO_STEP_THIRD, "bongo-third", out->answer,
                out->answer == BONGO_BONGO ? BONGO_GNU : BONGO_BONGO,
                out->answer == BONGO_RHINO ? BONGO_GNU : BONGO_RHINO);
      break;

    default:
      g_assert_not_reached ();
    }
}

BongoWord
bongo_answer_get_word (const BongoDice *dice,
                       BongoLevel       level)
{
  guint number = agree_or_third (dice->film[0] - 1, dice->film[1] - 1) + 1;
  guint counts[BONGO_ANIMALS] = { 0 };
  guint n_matches = 0;
  guint sum = 0;

  for (guint i = 0; i < BONGO_WHITE; i++)
    counts[dice->animals[i]]++;

  if (level >= BONGO_LEVEL_POACHERS)
    {
      guint victim = agree_or_third (dice->poachers[0], dice->poachers[1]);

      if (counts[victim] > 0 &&
          (level < BONGO_LEVEL_GUARDS || dice->guard != victim))
        counts[victim]--;
    }

  for (guint i = 0; i < BONGO_ANIMALS; i++)
    if (counts[i] == number)
      {
        n_matches++;
        sum += i;
      }

  if (n_matches == 0)
    return BONGO_NOTHING;

  return n_matches == 1 ? sum : 3 - sum;
}

char *
bongo_step_describe (const BongoStep *step)
{
  const int *args = step->args;

  /* Translators: in the sentences about the answer to a roll, animals appear after a colon or
   * in brackets, so that they need no inflection. */
  switch (step->kind)
    {
    case BONGO_STEP_NUMBER:
      if (args[0] == args[1])
        /* Translators: both film dice show the same number */
        return g_strdup_printf (_("Both film dice show %d, so this is the target number."), args[2]);

      /* Translators: two different numbers, and the third of 1, 2, 3 */
      return g_strdup_printf (_("The film dice show %d and %d, so the target number is %d, the one that neither shows."),
                              args[0], args[1], args[2]);

    case BONGO_STEP_VICTIM:
      if (args[0] == args[1])
        /* Translators: an animal */
        return g_strdup_printf (_("Both red dice show the same animal, the victim: %s."),
                                bongo_word_get_label (args[2]));

      /* Translators: an animal, then two others */
      return g_strdup_printf (_("The victim is the animal that neither red die shows: %s (the red dice show: %s, %s)."),
                              bongo_word_get_label (args[2]),
                              bongo_word_get_label (args[0]),
                              bongo_word_get_label (args[1]));

    case BONGO_STEP_GUARDED:
      /* Translators: an animal */
      return g_strdup_printf (_("The guard protects the victim (%s), so all the white dice count."),
                              bongo_word_get_label (args[0]));

    case BONGO_STEP_UNGUARDED:
      /* Translators: two animals, the one on the guard's die and the victim */
      return g_strdup_printf (_("The guard is watching another animal (%s) and does not protect the victim (%s)."),
                              bongo_word_get_label (args[0]),
                              bongo_word_get_label (args[1]));

    case BONGO_STEP_ABSENT:
      /* Translators: an animal */
      return g_strdup_printf (_("No white die shows the victim (%s), so the poachers have no effect."),
                              bongo_word_get_label (args[0]));

    case BONGO_STEP_POACHED:
      /* Translators: an animal */
      return g_strdup_printf (_("One white die with the victim (%s) does not count."),
                              bongo_word_get_label (args[0]));

    case BONGO_STEP_COUNTS:
      /* Translators: how many white dice count for each animal */
      return g_strdup_printf (_("White dice that count: bongo %d, gnu %d, rhino %d."),
                              args[0], args[1], args[2]);

    case BONGO_STEP_ANIMAL:
      /* Translators: an animal, and a number from 1 to 3 */
      return g_strdup_printf (ngettext ("Only the %s appears exactly %d time, so it is the answer.",
                                        "Only the %s appears exactly %d times, so it is the answer.",
                                        args[1]),
                              bongo_word_get_label (args[0]), args[1]);

    case BONGO_STEP_THIRD:
      /* Translators: three animals: the two that match, and the one that is the answer */
      return g_strdup_printf (_("The %s and the %s fit the target number, so the answer is the third animal, the %s."),
                              bongo_word_get_label (args[1]),
                              bongo_word_get_label (args[2]),
                              bongo_word_get_label (args[0]));

    case BONGO_STEP_NOTHING:
      /* Translators: a number from 1 to 3; “nothing” is the word that is called */
      return g_strdup_printf (ngettext ("No animal appears exactly %d time, so the answer is “nothing.”",
                                        "No animal appears exactly %d times, so the answer is “nothing.”",
                                        args[0]),
                              args[0]);

    default:
      g_assert_not_reached ();
    }
}

char *
bongo_dice_describe (const BongoDice *dice)
{
  const guint8 *white = dice->animals;

  if (dice->guard != BONGO_NO_DIE)
    /* Translators: spoken when the dice have come to rest: two numbers, and an animal for each die */
    return g_strdup_printf (_("Film: %d, %d. White: %s, %s, %s, %s, %s. Red poachers: %s, %s. Green guard: %s."),
                            dice->film[0], dice->film[1],
                            bongo_word_get_label (white[0]), bongo_word_get_label (white[1]),
                            bongo_word_get_label (white[2]), bongo_word_get_label (white[3]),
                            bongo_word_get_label (white[4]),
                            bongo_word_get_label (dice->poachers[0]),
                            bongo_word_get_label (dice->poachers[1]),
                            bongo_word_get_label (dice->guard));

  if (dice->poachers[0] != BONGO_NO_DIE)
    /* Translators: spoken when the dice have come to rest: two numbers, and an animal for each die */
    return g_strdup_printf (_("Film: %d, %d. White: %s, %s, %s, %s, %s. Red poachers: %s, %s."),
                            dice->film[0], dice->film[1],
                            bongo_word_get_label (white[0]), bongo_word_get_label (white[1]),
                            bongo_word_get_label (white[2]), bongo_word_get_label (white[3]),
                            bongo_word_get_label (white[4]),
                            bongo_word_get_label (dice->poachers[0]),
                            bongo_word_get_label (dice->poachers[1]));

  /* Translators: spoken when the dice have come to rest: two numbers, and an animal for each die */
  return g_strdup_printf (_("Film: %d, %d. White: %s, %s, %s, %s, %s."),
                          dice->film[0], dice->film[1],
                          bongo_word_get_label (white[0]), bongo_word_get_label (white[1]),
                          bongo_word_get_label (white[2]), bongo_word_get_label (white[3]),
                          bongo_word_get_label (white[4]));
}

const char *
bongo_word_get_nick (BongoWord word)
{
  g_return_val_if_fail (word < BONGO_WORDS, NULL);

  return nicks[word];
}

gboolean
bongo_word_from_nick (const char *nick,
                      BongoWord  *word)
{
  for (guint i = 0; i < BONGO_WORDS; i++)
    if (g_str_equal (nick, nicks[i]))
      {
        *word = i;
        return TRUE;
      }

  return FALSE;
}

const char *
bongo_word_get_label (BongoWord word)
{
  switch (word)
    {
    case BONGO_BONGO:
      /* Translators: the animals, and the word for none of them, as players call them
       * out. They also appear in sentences, in brackets, quotes or after a colon. */
      return C_("call", "bongo");
    case BONGO_GNU:
      return C_("call", "gnu");
    case BONGO_RHINO:
      return C_("call", "rhino");
    case BONGO_NOTHING:
      return C_("call", "nothing");
    default:
      g_return_val_if_reached ("");
    }
}

const char *
bongo_word_get_title (BongoWord word)
{
  switch (word)
    {
    case BONGO_BONGO:
      /* Translators: the same words alone, as on a button */
      return C_("call button", "Bongo");
    case BONGO_GNU:
      return C_("call button", "Gnu");
    case BONGO_RHINO:
      return C_("call button", "Rhino");
    case BONGO_NOTHING:
      return C_("call button", "Nothing");
    default:
      g_return_val_if_reached ("");
    }
}

char *
bongo_time_describe (guint milliseconds,
                     guint n_digits)
{
  g_autofree char *seconds = bgl_text_format_decimal (milliseconds / 1000.0, n_digits);

  /* Translators: a time in seconds, such as “1.83 s”. */
  return g_strdup_printf (_("%s s"), seconds);
}
