/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-table-private.h"

/*
 * Looking back. The game itself seeks, so that boards, seats and logs show an earlier position the way
 * they show any other one. The table is stopped meanwhile and keeps the live ply: up to there the moves
 * belong to the game, and the record stays the one of the live position.
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
      /* Boards let go of what was begun in the live position before another one is shown. */
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

  /* Going to the live position is still part of looking back: nothing is saved, and nobody is asked. */
  bgl_game_seek (self->game, self->live_ply);
  self->browsing = FALSE;
  bgl_table_update_seats (self);
  g_object_notify (G_OBJECT (self), "browsing");
  bgl_table_update_running (self);
}
