/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "bongo-private.h"
#include "rulebook/bgl-question.h"

/* Questions about Bongo that the rules interface cannot ask. */

/* What the dice on the table ask for: every word is an answer, and each is explained by the whole way to the
 * right one. */
static BglQuestion *
bongo_ask (BglGame   *game,
           BglRandom *random)
{
  const BongoState *state = bgl_game_get_state (game);
  BglQuestion *question;
  BglAnswer *right;
  BongoAnswer answer;

  if (state->phase != BONGO_PHASE_CALLS)
    return NULL;

  bongo_answer (&state->dice, state->level, &answer);
  question = bgl_question_new (game, BGL_MOVE_NONE);
  bgl_question_set_text (question, "%s", _("The dice lie. Which word is right?"));

  right = bgl_question_add (question, bongo_word_get_title (answer.answer), BGL_MOVE_NONE, TRUE);
  for (guint i = 0; i < answer.n_steps; i++)
    {
      g_autofree char *sentence = bongo_step_describe (&answer.steps[i]);

      bgl_answer_add_reason (right, &bongo_rules, sentence, answer.steps[i].rule);
    }

  for (BongoWord word = 0; word < BONGO_WORDS; word++)
    if (word != answer.answer)
      bgl_answer_copy_reasons (bgl_question_add (question, bongo_word_get_title (word), BGL_MOVE_NONE, FALSE), right);

  return question;
}

/* bongo-levels: the more dice, the more there is to ask. */
static void
bongo_choose_options (BglOptions *options,
                      guint       n_seats,
                      BglRandom  *random)
{
  options->value[BONGO_OPTION_LEVEL] = (int) bgl_random_below (random, BONGO_LEVELS);
}

static const char *const mistakes[] = { "roll", "take rhino", "call nothing", NULL };

const BglQuizSource bongo_quiz = {
  .choose_options = bongo_choose_options,
  .mistakes = mistakes,
  /* Translators: the name of who moves, the move, and the name of whose trophies are meant. */
  .score_question = N_("%s chooses: “%s”. How many trophies does %s have then?"),
  .ask = bongo_ask,
};
