/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

#include "bongo-dice.h"

/* Delays between two rounds: either until a person is ready for the next roll, or for some time to read. */

#define READ_BASE    2    /* the time to read the answer, as a multiple of the bots' pace */
#define READ_STEP    1.25 /* the same for each step */

static BglTable *
get_table (BongoView *self)
{
  return bgl_view_get_table (BGL_VIEW (self));
}

static gboolean
is_bot (BongoView *self,
        guint      seat)
{
  return bgl_seat_is_bot (bgl_table_get_seat (get_table (self), seat));
}

/* Whether a person called in the round whose dice are on the table. */
static gboolean
has_person_called (BongoView *self)
{
  BglGame *game = self->game;

  for (guint ply = bgl_game_get_ply (game); ply > 0; ply--)
    {
      BongoMove parts = bongo_move_unpack (bgl_game_get_move (game, ply - 1));

      if (parts.kind == BONGO_DICE)
        return FALSE;
      if (parts.kind == BONGO_CALL && !is_bot (self, parts.seat))
        return TRUE;
    }

  return FALSE;
}

static gboolean
let_go_cb (gpointer user_data)
{
  BongoView *self = user_data;

  self->hold_id = 0;
  bgl_table_set_held (get_table (self), BGL_HOLD_PERSON, FALSE);
  bongo_view_update (self);

  return G_SOURCE_REMOVE;
}

void
bongo_view_let_go (BongoView *self)
{
  g_clear_handle_id (&self->hold_id, g_source_remove);
  bgl_table_set_held (get_table (self), BGL_HOLD_PERSON, FALSE);
}

void
bongo_view_wait_for_person (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);

  if (self->n_people == 0 || !bgl_view_get_interactive (BGL_VIEW (self)) ||
      !(state->phase == BONGO_PHASE_DICE || (state->phase == BONGO_PHASE_ROLL && is_bot (self, state->roller))))
    return;

  g_clear_handle_id (&self->hold_id, g_source_remove);
  bgl_table_set_held (get_table (self), BGL_HOLD_PERSON, TRUE);
}

void
bongo_view_hold (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);
  guint pace = bgl_table_get_pace (get_table (self));
  BongoAnswer answer;

  if (state->phase != BONGO_PHASE_ROLL || !bongo_state_has_dice (state) || !is_bot (self, state->roller) ||
      !bgl_view_get_interactive (BGL_VIEW (self)))
    return;

  /* A person who listens to the reasons, plays without time, or has not called decides when to continue. */
  if (self->n_people > 0 &&
      (!has_person_called (self) || bongo_dice_are_read_out () || bongo_view_is_without_time (self)))
    {
      bongo_view_wait_for_person (self);
      return;
    }

  bongo_answer (&state->dice, state->level, &answer);
  g_clear_handle_id (&self->hold_id, g_source_remove);
  self->hold_id = g_timeout_add ((guint) (pace * (READ_BASE + READ_STEP * answer.n_steps)), let_go_cb, self);
  bgl_table_set_held (get_table (self), BGL_HOLD_PERSON, TRUE);
}
