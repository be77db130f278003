/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-table-private.h"

/* Undo and redo */

/* Taking back a draw reveals the next piece of the stack. That is acceptable against bots, but unfair between
 * people. */
static gboolean
may_take_back_chance (BglTable *self)
{
  if (!bgl_game_get_rules (self->game)->chance_reveals)
    return TRUE;

  return self->undo_draws && bgl_table_count_people (self) < 2;
}

/* The ply at which the round of a call began, which is that of the move before chance acted. */
static int
find_round (BglTable *self,
            int       ply)
{
  while (ply > 0 && bgl_move_get_seat (bgl_game_get_move (self->game, (guint) ply)) != BGL_TURN_CHANCE)
    ply--;

  return MAX (ply - 1, 0);
}

/* The last earlier ply at which a person made a decision; -1 if there is none. */
static int
find_undo (BglTable *self)
{
  const BglRules *rules = bgl_game_get_rules (self->game);

  for (int ply = (int) bgl_game_get_ply (self->game) - 1; ply >= 0; ply--)
    {
      BglMove move = bgl_game_get_move (self->game, (guint) ply);
      guint seat = bgl_move_get_seat (move);

      if (seat == BGL_TURN_CHANCE && !may_take_back_chance (self))
        return -1;
      if (bgl_table_is_human (self, seat))
        return rules->get_time != NULL && rules->get_time (move) > 0 ? find_round (self, ply) : ply;
    }

  return -1;
}

void
bgl_table_set_undo_draws (BglTable *self,
                          gboolean  undo_draws)
{
  g_return_if_fail (BGL_IS_TABLE (self));

  undo_draws = !!undo_draws;
  if (self->undo_draws == undo_draws)
    return;

  self->undo_draws = undo_draws;
  g_object_notify (G_OBJECT (self), "can-undo");
}

gboolean
bgl_table_can_undo (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  return !self->browsing && (self->held & BGL_HOLD_DISTANCE) == 0 && find_undo (self) >= 0;
}

gboolean
bgl_table_can_redo (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  return !self->browsing && (self->held & BGL_HOLD_DISTANCE) == 0 && bgl_game_can_redo (self->game);
}

/* After this, chance and bots no longer repeat what happened before an undo. The new seed is saved with the record,
 * so that this remains true after a restart. */
void
bgl_table_reseed (BglTable *self)
{
  self->seed = bgl_random_mix (self->seed + 1);
  if (self->calls != NULL)
    bgl_calls_set_seed (self->calls, self->seed);

  if (self->own_dealer)
    {
      g_object_unref (self->dealer);
      self->dealer = bgl_dealer_new (self->seed);
    }
}

void
bgl_table_undo (BglTable *self)
{
  g_return_if_fail (BGL_IS_TABLE (self));

  if (!bgl_table_can_undo (self))
    return;

  bgl_table_stop_asking (self);
  if (self->calls != NULL)
    bgl_table_reseed (self);
  bgl_game_seek (self->game, (guint) find_undo (self));
}

void
bgl_table_redo (BglTable *self)
{
  gboolean was_running;

  g_return_if_fail (BGL_IS_TABLE (self));

  if (!bgl_table_can_redo (self))
    return;

  bgl_table_clear_failure (self);
  /* Stop the table, so that nobody is asked for a move while moves are redone. */
  was_running = self->running;
  self->running = FALSE;
  bgl_table_stop_asking (self);

  do
    bgl_game_redo (self->game);
  while (bgl_game_can_redo (self->game) &&
         (bgl_game_get_turn (self->game) == BGL_TURN_ANY ||
          !bgl_table_is_human (self, bgl_move_get_seat (bgl_game_get_move (self->game,
                                                                bgl_game_get_ply (self->game))))));

  self->running = was_running;
  bgl_table_ask (self);
}

void
bgl_table_go_back (BglTable *self,
                   guint     ply)
{
  g_return_if_fail (BGL_IS_TABLE (self));
  g_return_if_fail (ply <= bgl_table_get_live_ply (self));

  bgl_table_end_browsing (self);
  bgl_table_stop_asking (self);
  bgl_table_clear_failure (self);
  bgl_game_seek (self->game, ply);
}

/*
 * Browsing. The game itself seeks, so that boards, seats, and logs show an earlier position like any other. Meanwhile,
 * the table is stopped and keeps the live ply: the moves up to there belong to the game, and the record stays that of
 * the live position.
 */

gboolean
bgl_table_get_browsing (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  return self->browsing;
}

guint
bgl_table_get_live_ply (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), 0);

  return self->browsing ? self->live_ply : bgl_game_get_ply (self->game);
}

void
bgl_table_browse (BglTable *self,
                  guint     ply)
{
  g_return_if_fail (BGL_IS_TABLE (self));
  g_return_if_fail (ply <= bgl_table_get_live_ply (self));

  if (ply == bgl_table_get_live_ply (self))
    {
      bgl_table_end_browsing (self);
      return;
    }

  if (!self->browsing)
    {
      self->live_ply = bgl_game_get_ply (self->game);
      self->browsing = TRUE;
      bgl_table_update_running (self);
      /* Notify first, so that boards cancel unfinished input before they show another position. */
      g_object_notify (G_OBJECT (self), "browsing");
    }

  bgl_game_seek (self->game, ply);
}

void
bgl_table_end_browsing (BglTable *self)
{
  g_return_if_fail (BGL_IS_TABLE (self));

  if (!self->browsing)
    return;

  /* Seek while still browsing, so that nothing is saved and nobody is asked for a move. */
  bgl_game_seek (self->game, self->live_ply);
  self->browsing = FALSE;
  bgl_table_update_seats (self);
  g_object_notify (G_OBJECT (self), "browsing");
  bgl_table_update_running (self);
}
