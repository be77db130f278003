/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-bot.h"

#include "engine/bgl-i18n.h"

/* The last step of the reasoning names the answer. */
static void
explain_call (const BongoState *state,
              BglHint          *hint)
{
  BongoAnswer answer;
  const BongoStep *last;

  bongo_answer (&state->dice, state->level, &answer);
  last = &answer.steps[answer.n_steps - 1];

  if (answer.victim != BONGO_NO_DIE)
    /* Translators: the first step of a hint. The red dice are the poachers. */
    hint->where = g_strdup_printf (_("The yellow dice give the target number %u. Then look at the red dice."), answer.number);
  else
    /* Translators: the first step of a hint. */
    hint->where = g_strdup_printf (_("The yellow dice give the target number %u. Count the animals on the white dice."),
                                   answer.number);
  hint->reason = bongo_step_describe (last);
  hint->rule = last->rule;
}

static void
explain_take (const BongoState *state,
              guint             seat,
              BongoWord         animal,
              BglHint          *hint)
{
  hint->where = g_strdup (_("Look at your trophies."));
  if (state->trophies[seat - 1][animal] < 2)
    {
      hint->reason = g_strdup (_("You still need this animal for two of each."));
      hint->rule = "bongo-win-pairs";
    }
  else
    {
      hint->reason = g_strdup (_("It brings you closer to a complete set of one animal."));
      hint->rule = "bongo-win-colour";
    }
}

void
bongo_explain_move (gconstpointer          data,
                    const BglSearchReport *report,
                    BglHint               *hint)
{
  const BongoState *state = data;
  const BongoMove move = bongo_move_unpack (hint->move);

  if (move.kind == BONGO_CALL && bongo_state_has_dice (state))
    explain_call (state, hint);
  else if (move.kind == BONGO_TAKE)
    explain_take (state, move.seat, move.word, hint);
}
