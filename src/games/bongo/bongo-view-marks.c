/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

/* A hint marks what to press, and explains it in the line below the board. */

/* The decisive steps, without those that only lead to them, because the player must read a hint before the bots
 * call. */
static gboolean
is_decisive (BongoStepKind kind)
{
  return kind == BONGO_STEP_GUARDED || kind == BONGO_STEP_POACHED || kind == BONGO_STEP_ANIMAL ||
         kind == BONGO_STEP_THIRD || kind == BONGO_STEP_NOTHING;
}

static char *
describe_reasons (const BongoState *state)
{
  GString *text = g_string_new (NULL);
  BongoAnswer answer;

  bongo_answer (&state->dice, state->level, &answer);
  for (guint i = 0; i < answer.n_steps; i++)
    {
      g_autofree char *sentence = NULL;

      if (!is_decisive (answer.steps[i].kind))
        continue;

      sentence = bongo_step_describe (&answer.steps[i]);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
    }

  return g_string_free (text, FALSE);
}

void
bongo_view_clear_hint (BongoView *self)
{
  for (guint seat = 1; seat <= self->n_seats; seat++)
    for (BongoWord word = 0; word < BONGO_WORDS; word++)
      {
        BongoCaller *caller = bongo_place_get_caller (BONGO_PLACE (self->places[seat - 1]), word);

        if (caller != NULL)
          bongo_caller_set_hinted (caller, FALSE);
      }

  bgl_prompt_mark (self->prompt, BGL_PROMPT_NONE);
  bgl_view_set_step (BGL_VIEW (self), NULL);
}

void
bongo_view_show_hint (BglView *view,
                      BglMove  move)
{
  BongoView *self = BONGO_VIEW (view);
  const BongoState *state = bongo_view_get_state (self);
  BongoMove parts = bongo_move_unpack (move);
  BongoCaller *caller;
  g_autofree char *reasons = NULL;

  bongo_view_clear_hint (self);
  if (move == BGL_MOVE_NONE)
    return;

  switch (parts.kind)
    {
    case BONGO_CALL:
      caller = bongo_place_get_caller (BONGO_PLACE (self->places[parts.seat - 1]), parts.word);
      if (caller != NULL)
        bongo_caller_set_hinted (caller, TRUE);
      /* The quiz also shows calls when there are no dice on the table. */
      if (state->phase == BONGO_PHASE_CALLS)
        {
          reasons = describe_reasons (state);
          bgl_view_set_step (view, reasons);
        }
      break;

    case BONGO_TAKE:
      bgl_prompt_mark (self->prompt, self->question == BONGO_QUESTION_GIVER ? (int) parts.giver : (int) parts.word);
      break;

    case BONGO_ROLL:
      bgl_prompt_mark (self->prompt, 0);
      break;

    case BONGO_DICE:
    case BONGO_SILENCE:
    default:
      break;
    }
}
