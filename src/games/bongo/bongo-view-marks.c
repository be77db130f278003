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
bongo_view_show_move (BglView *view,
                      BglMove  move)
{
  BONGO_VIEW (view)->hint = move;
  bgl_view_refresh (view);
}

void
bongo_view_update_marks (BongoView *self)
{
  const gboolean is_hinted = self->hint != BGL_MOVE_NONE;
  const BongoMove hint = bongo_move_unpack (self->hint);
  int answer = BGL_PROMPT_NONE;

  for (guint seat = 1; seat <= self->n_seats; seat++)
    for (BongoWord word = 0; word < BONGO_WORDS; word++)
      {
        BongoCaller *caller = bongo_place_get_caller (BONGO_PLACE (self->places[seat - 1]), word);

        if (caller != NULL)
          bongo_caller_set_hinted (caller, is_hinted && hint.kind == BONGO_CALL && hint.seat == seat && hint.word == word);
      }

  if (is_hinted && hint.kind == BONGO_ROLL)
    answer = 0;
  else if (is_hinted && hint.kind == BONGO_TAKE)
    answer = bgl_view_get_question (BGL_VIEW (self)) == BONGO_QUESTION_GIVER ? (int) hint.giver : (int) hint.word;
  bgl_prompt_mark (bgl_view_get_prompt (BGL_VIEW (self)), answer);
}

/* The quiz also shows calls when there are no dice on the table. */
char *
bongo_view_describe_hint (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);

  return self->hint != BGL_MOVE_NONE && bongo_move_unpack (self->hint).kind == BONGO_CALL &&
         state->phase == BONGO_PHASE_CALLS ? describe_reasons (state) : NULL;
}
