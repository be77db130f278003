/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-practice.h"

#include "bongo-rules.h"
#include "engine/bgl-i18n.h"

struct _BongoPractice
{
  GObject      parent_instance;

  BongoLevel   level;
  BglRandom    random;
  guint        n_rolls;
  guint        n_calls;
  BongoAttempt attempts[BONGO_PRACTICE_ROLLS];
};

G_DEFINE_FINAL_TYPE (BongoPractice, bongo_practice, G_TYPE_OBJECT)

const BglSituationInfo bongo_situations[BONGO_SITUATIONS + 1] = {
  /* Translators: what a roll is about: only one animal matches */
  [BONGO_SITUATION_ANIMAL] = { N_("One animal fits"), "bongo-animal" },
  /* Translators: what a roll is about: two animals match */
  [BONGO_SITUATION_THIRD] = { N_("Two animals fit"), "bongo-third" },
  /* Translators: what a roll is about: the answer is “nothing” */
  [BONGO_SITUATION_NOTHING] = { N_("No animal fits"), "bongo-nothing" },
  /* Translators: what a roll is about */
  [BONGO_SITUATION_POACHED] = { N_("Poachers take a die"), "bongo-poachers" },
  /* Translators: what a roll is about: no die shows the poachers’ victim */
  [BONGO_SITUATION_ABSENT] = { N_("Victim not on the white dice"), "bongo-absent" },
  /* Translators: what a roll is about */
  [BONGO_SITUATION_GUARDED] = { N_("Guard protects the victim"), "bongo-guards" },
  { NULL },
};

const char *
bongo_situation_get_label (BongoSituation situation)
{
  g_return_val_if_fail (situation < BONGO_SITUATIONS, NULL);

  return _(bongo_situations[situation].label);
}

const char *
bongo_situation_get_rule (BongoSituation situation)
{
  g_return_val_if_fail (situation < BONGO_SITUATIONS, NULL);

  return bongo_situations[situation].rule;
}

guint
bongo_situation_of (const BongoAnswer *answer)
{
  guint set;

  g_return_val_if_fail (answer != NULL, 0);

  if (answer->answer == BONGO_NOTHING)
    set = 1 << BONGO_SITUATION_NOTHING;
  else if (answer->matches == 1 << answer->answer)
    set = 1 << BONGO_SITUATION_ANIMAL;
  else
    set = 1 << BONGO_SITUATION_THIRD;

  if (answer->victim == BONGO_NO_DIE)
    return set;
  if (answer->guarded)
    return set | 1 << BONGO_SITUATION_GUARDED;

  return set | (answer->struck != BONGO_NO_DIE ? 1 << BONGO_SITUATION_POACHED : 1 << BONGO_SITUATION_ABSENT);
}

gboolean
bongo_result_is_better (const BongoResult *result,
                        const BongoResult *other)
{
  g_return_val_if_fail (result != NULL, FALSE);
  g_return_val_if_fail (other != NULL, FALSE);

  return result->n_errors < other->n_errors ||
         (result->n_errors == other->n_errors && result->average < other->average);
}

static void
bongo_practice_class_init (BongoPracticeClass *klass)
{
}

static void
bongo_practice_init (BongoPractice *self)
{
}

BongoPractice *
bongo_practice_new (BongoLevel level,
                    guint64    seed)
{
  BongoPractice *self;

  g_return_val_if_fail (level < BONGO_LEVELS, NULL);

  self = g_object_new (BONGO_TYPE_PRACTICE, NULL);
  self->level = level;
  bgl_random_init (&self->random, seed);

  return self;
}

BongoLevel
bongo_practice_get_level (BongoPractice *self)
{
  g_return_val_if_fail (BONGO_IS_PRACTICE (self), BONGO_LEVEL_BASIC);

  return self->level;
}

const BongoDice *
bongo_practice_roll (BongoPractice *self)
{
  BongoAttempt *attempt;
  BongoAnswer answer;

  g_return_val_if_fail (BONGO_IS_PRACTICE (self), NULL);
  g_return_val_if_fail (!bongo_practice_is_over (self), NULL);
  g_return_val_if_fail (self->n_rolls == self->n_calls, NULL);

  attempt = &self->attempts[self->n_rolls++];
  bongo_dice_draw (&attempt->dice, self->level, &self->random);
  bongo_answer (&attempt->dice, self->level, &answer);
  attempt->answer = answer.answer;
  attempt->situations = bongo_situation_of (&answer);

  return &attempt->dice;
}

gboolean
bongo_practice_call (BongoPractice *self,
                     BongoWord      word,
                     guint          time)
{
  BongoAttempt *attempt;

  g_return_val_if_fail (BONGO_IS_PRACTICE (self), FALSE);
  g_return_val_if_fail (word < BONGO_WORDS, FALSE);
  g_return_val_if_fail (self->n_rolls > self->n_calls, FALSE);

  attempt = &self->attempts[self->n_calls++];
  attempt->called = word;
  attempt->time = time;

  return word == attempt->answer;
}

gboolean
bongo_practice_is_over (BongoPractice *self)
{
  g_return_val_if_fail (BONGO_IS_PRACTICE (self), TRUE);

  return self->n_calls == BONGO_PRACTICE_ROLLS;
}

guint
bongo_practice_get_n_calls (BongoPractice *self)
{
  g_return_val_if_fail (BONGO_IS_PRACTICE (self), 0);

  return self->n_calls;
}

const BongoAttempt *
bongo_practice_get_attempt (BongoPractice *self,
                            guint          index)
{
  g_return_val_if_fail (BONGO_IS_PRACTICE (self), NULL);
  g_return_val_if_fail (index < self->n_calls, NULL);

  return &self->attempts[index];
}

/* Computes the result of the rolls that have one of the situations. */
static void
sum_up (BongoPractice *self,
        guint          set,
        BongoResult   *result)
{
  guint64 time = 0;

  *result = (BongoResult) { 0 };
  for (guint i = 0; i < self->n_calls; i++)
    {
      const BongoAttempt *attempt = &self->attempts[i];

      if ((attempt->situations & set) == 0)
        continue;

      result->n_rolls++;
      if (attempt->called == attempt->answer)
        time += attempt->time;
      else
        result->n_errors++;
    }

  if (result->n_rolls > result->n_errors)
    result->average = (guint) (time / (result->n_rolls - result->n_errors));
}

void
bongo_practice_get_result (BongoPractice *self,
                           BongoResult   *result)
{
  g_return_if_fail (BONGO_IS_PRACTICE (self));
  g_return_if_fail (result != NULL);

  sum_up (self, ~0u, result);
}

void
bongo_practice_get_situation (BongoPractice  *self,
                              BongoSituation  situation,
                              BongoResult    *result)
{
  g_return_if_fail (BONGO_IS_PRACTICE (self));
  g_return_if_fail (situation < BONGO_SITUATIONS);
  g_return_if_fail (result != NULL);

  sum_up (self, 1u << situation, result);
}
