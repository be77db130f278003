/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-private.h"
#include "engine/bgl-i18n.h"
#include "rulebook/bgl-question.h"

/* Below this difficulty, questions are about the two yellow dice only. */
#define TWO_DICE_BELOW 10

/* The questions of the quiz that are specific to Bongo. */

/* Asks for the answer to the dice on the table. All four words are offered, and each is explained with the steps to
 * the right one. */
static BglQuestion *
ask_word (BglGame           *game,
          const BongoAnswer *answer)
{
  BglQuestion *question;
  BglAnswer *right;

  question = bgl_question_new (game, BGL_MOVE_NONE);
  bgl_question_set_text (question, "%s", _("Look at the dice. Which word is right?"));

  right = bgl_question_add (question, bongo_word_get_title (answer->answer), BGL_MOVE_NONE, TRUE);
  for (guint i = 0; i < answer->n_steps; i++)
    {
      g_autofree char *sentence = bongo_step_describe (&answer->steps[i]);

      bgl_answer_add_reason (right, &bongo_rules, sentence, answer->steps[i].rule);
    }

  for (BongoWord word = 0; word < BONGO_WORDS; word++)
    if (word != answer->answer)
      bgl_answer_copy_reasons (bgl_question_add (question, bongo_word_get_title (word), BGL_MOVE_NONE, FALSE), right);

  return question;
}

/* bongo-number: asks for the target number. The other dice do not matter yet. */
static BglQuestion *
ask_number (BglGame           *game,
            const BongoAnswer *answer,
            BglRandom         *random)
{
  const BongoStep *step = &answer->steps[0];
  BglQuestion *question;
  g_autofree char *sentence = NULL;

  if (answer->n_steps == 0 || step->kind != BONGO_STEP_NUMBER)
    return NULL;

  question = bgl_question_new (game, BGL_MOVE_NONE);
  bgl_question_set_text (question, "%s",
                         _("Look only at the two yellow film dice. What is the target number?"));
  sentence = bongo_step_describe (step);
  bgl_answer_add_reason (bgl_question_add_number (question, step->args[2], TRUE), &bongo_rules, sentence, step->rule);
  bgl_question_fill_numbers (question, step->args[2], 1, (const int[]) { step->args[0], step->args[1] }, 2, random);

  return question;
}

static BglQuestion *
bongo_ask (BglGame   *game,
           guint      difficulty,
           BglRandom *random)
{
  const BongoState *state = bgl_game_get_state (game);
  BongoAnswer answer;

  if (state->phase != BONGO_PHASE_CALLS)
    return NULL;

  bongo_answer (&state->dice, state->level, &answer);

  return difficulty < TWO_DICE_BELOW ? ask_number (game, &answer, random) : ask_word (game, &answer);
}

/* bongo-levels: harder questions use more dice. */
static void
bongo_choose_options (BglOptions *options,
                      guint       n_seats,
                      guint       difficulty,
                      BglRandom  *random)
{
  options->value[BONGO_OPTION_LEVEL] = (int) MIN (difficulty * BONGO_LEVELS / BGL_MAX_DIFFICULTY, BONGO_LEVELS - 1);
}

static const char *const mistakes[] = { "roll", "take rhino", "call nothing", NULL };

const BglQuizSource bongo_quiz = {
  .choose_options = bongo_choose_options,
  .mistakes = mistakes,
  /* Translators: the player who moves, the move, and the player whose trophies are asked for. */
  .score_question = N_("%s chooses “%s.” How many trophies does %s have after that?"),
  .ask = bongo_ask,
};
