/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

/* Moves, and the progress of a turn in phase 2. */

static BglBoardClass *parent_class;

static void
bango_view_get_spots (BglBoard *board,
                      BglMove   move,
                      guint    *from,
                      guint    *to)
{
  const BangoMove parts = bango_move_unpack (move);

  if (parts.kind == BANGO_SHIFT || parts.kind == BANGO_STARVE)
    *from = bango_view_get_number (parts.from);
  if (parts.kind == BANGO_LAY || parts.kind == BANGO_SHIFT)
    *to = bango_view_get_number (parts.to);
}

/* Moves name the part that stays only if there is a choice. */
static BangoDirection
get_keep (BangoView *self)
{
  return self->cut.n_largest > 1 && self->keep >= 0 ? self->cut.direction[self->keep] : BANGO_DIRECTION_NONE;
}

/* Returns any legal target cell, for a move that is refused because of its origin anyway. */
static BangoCell
get_some_target (BangoView *self)
{
  BangoCell frontier[BANGO_FRONTIER] = { 0 };

  bango_state_list_frontier (bango_view_get_state (self), frontier);
  return frontier[0];
}

static BglMove
bango_view_name_move (BglBoard *board,
                      guint     seat,
                      guint     from,
                      guint     to)
{
  BangoView *self = BANGO_VIEW (board);
  BangoMove parts = { .seat = seat, .kind = BANGO_LAY, .to = bango_view_get_cell (to) };

  if (from != BGL_SPOT_NONE)
    {
      parts.kind = BANGO_SHIFT;
      parts.from = bango_view_get_cell (from);
      parts.keep = get_keep (self);
    }
  else if (bango_view_get_state (self)->second_round && bango_view_find_tile (self, parts.to) >= 0)
    {
      parts.kind = BANGO_SHIFT;
      parts.from = parts.to;
      parts.to = get_some_target (self);
    }

  return bango_move_pack (&parts);
}

gboolean
bango_view_play (BangoView     *self,
                 BangoMoveKind  kind,
                 BangoCell      to)
{
  BglBoard *board = BGL_BOARD (self);
  BangoMove parts = { .seat = bango_view_get_state (self)->turn, .kind = kind, .to = to };

  if (kind == BANGO_SHIFT || kind == BANGO_STARVE)
    {
      parts.from = bango_view_get_cell (bgl_board_get_held (board));
      parts.keep = get_keep (self);
    }

  return bgl_board_play (board, bango_move_pack (&parts));
}

/* Called when the part that stays is known: checks whether the game continues. */
static void
settle (BangoView *self,
        int        part)
{
  const BangoCell lifted = bango_view_get_cell (bgl_board_get_held (BGL_BOARD (self)));

  self->keep = part;
  self->considered = -1;

  if (bango_state_famine (bango_view_get_state (self), lifted, &self->cut, part) != BANGO_RUNNING)
    self->phase = BANGO_PHASE_CONFIRMING;
  else
    self->phase = BANGO_PHASE_CARRYING;
}

static void
bango_view_held_changed (BglBoard *board)
{
  BangoView *self = BANGO_VIEW (board);
  const guint held = bgl_board_get_held (board);

  self->phase = BANGO_PHASE_IDLE;
  self->keep = self->considered = -1;
  self->has_target = FALSE;
  if (held == BGL_SPOT_NONE)
    return;

  bango_view_cut (self, bango_view_get_cell (held), &self->cut);
  if (self->cut.n_largest > 1)
    self->phase = BANGO_PHASE_CHOOSING;
  else
    settle (self, self->cut.largest[0]);
}

static gboolean
bango_view_can_hold (BglBoard *board,
                     guint     spot)
{
  return bango_view_is_liftable (BANGO_VIEW (board), bango_view_get_cell (spot));
}

void
bango_view_choose (BangoView *self,
                   int        part)
{
  settle (self, part);

  if (self->phase == BANGO_PHASE_CARRYING && self->has_target)
    bango_view_play (self, BANGO_SHIFT, self->target);
}

static void
choose_at (BangoView *self,
           BangoCell  cell)
{
  const int tile = bango_view_find_tile (self, cell);
  int only;

  if (tile >= 0)
    {
      for (guint part = 0; part < self->cut.n_parts; part++)
        {
          if ((self->cut.tiles[part] & BANGO_TILE_BIT (tile)) == 0)
            continue;

          for (guint i = 0; i < self->cut.n_largest; i++)
            if (self->cut.largest[i] == part)
              {
                bango_view_choose (self, (int) part);
                return;
              }

          /* The refusal says that a smaller part cannot stay. */
          self->keep = (int) part;
        }

      bango_view_play (self, BANGO_SHIFT, get_some_target (self));
      self->keep = -1;
    }
  else if (bango_view_is_target (self, cell, &only))
    {
      /* If the cell touches only one part, choosing the cell also chooses that part. */
      self->has_target = TRUE;
      self->target = cell;
      if (only >= 0)
        bango_view_choose (self, only);
    }
  else
    bango_view_play (self, BANGO_SHIFT, cell);
}

static void
bango_view_act (BglBoard *board,
                guint     spot)
{
  BangoView *self = BANGO_VIEW (board);

  if (self->phase == BANGO_PHASE_CHOOSING && spot != bgl_board_get_held (board))
    choose_at (self, bango_view_get_cell (spot));
  else
    parent_class->act (board, spot);
}

/* Dragging moves, in phase 1, a tile from the stock, and in phase 2, the tile on the cell. */
static gboolean
bango_view_take (BglBoard *board,
                 guint     spot)
{
  BangoView *self = BANGO_VIEW (board);

  if (self->panning)
    return FALSE;
  if (!bango_view_get_state (self)->second_round)
    return bango_view_find_tile (self, bango_view_get_cell (spot)) < 0;

  return parent_class->take (board, spot);
}

static void
bango_view_drop (BglBoard *board,
                 guint     spot)
{
  BangoView *self = BANGO_VIEW (board);

  if (spot != BGL_SPOT_NONE && (self->phase != BANGO_PHASE_CONFIRMING || spot == bgl_board_get_held (board)))
    bango_view_act (board, spot);

  /* A tile that could not be set down where it was dropped goes back, unless it waits for the answer to a question. */
  if (spot == BGL_SPOT_NONE || self->phase == BANGO_PHASE_CARRYING ||
      (self->phase == BANGO_PHASE_CHOOSING && !self->has_target))
    bgl_board_put_back (board);
}

static void
bango_view_click (BglBoard *board,
                  guint     spot,
                  gboolean  moved)
{
  BangoView *self = BANGO_VIEW (board);
  const gboolean panned = self->panning && moved;

  self->panning = FALSE;
  if (!panned && spot != BGL_SPOT_NONE)
    bango_view_act (board, spot);
}

void
bango_view_bind_hand (BglBoardClass *klass)
{
  parent_class = g_type_class_peek_parent (klass);

  klass->get_spots = bango_view_get_spots;
  klass->name_move = bango_view_name_move;
  klass->can_hold = bango_view_can_hold;
  klass->held_changed = bango_view_held_changed;
  klass->take = bango_view_take;
  klass->drop = bango_view_drop;
  klass->click = bango_view_click;
  klass->act = bango_view_act;
}
