/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

/* What happens if a tile is lifted: the parts that remain, and the tiles that would be cut off. */

gboolean
bango_view_is_liftable (BangoView *self,
                        BangoCell  cell)
{
  const BangoState *state = bango_view_get_state (self);
  BangoColor color;

  return bgl_view_can_act (BGL_VIEW (self)) && state->second_round &&
         bango_state_get_tile (state, cell, &color) && color == self->side &&
         bango_state_can_lift (state, cell);
}

static gboolean
touches (const BangoState *state,
         BangoCell         cell,
         guint64           tiles)
{
  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((tiles & BANGO_TILE_BIT (tile)) != 0 &&
        ABS (state->tile[tile].x - cell.x) + ABS (state->tile[tile].y - cell.y) == 1)
      return TRUE;

  return FALSE;
}

gboolean
bango_view_is_target (BangoView *self,
                      BangoCell  cell,
                      int       *part)
{
  const BangoState *state = bango_view_get_state (self);
  guint n_touched = 0;

  if (part != NULL)
    *part = -1;

  if (!bgl_view_can_act (BGL_VIEW (self)) || bango_view_find_tile (self, cell) >= 0 ||
      bgl_board_get_spot (BGL_BOARD (self), bango_view_get_number (cell)) == NULL)
    return FALSE;

  if (!state->second_round)
    return TRUE;

  if (self->phase == BANGO_PHASE_CARRYING)
    return self->keep >= 0 && touches (state, cell, self->cut.tiles[self->keep]);

  if (self->phase != BANGO_PHASE_CHOOSING)
    return FALSE;

  for (guint i = 0; i < self->cut.n_largest; i++)
    if (touches (state, cell, self->cut.tiles[self->cut.largest[i]]))
      {
        if (part != NULL)
          *part = n_touched == 0 ? self->cut.largest[i] : -1;
        n_touched++;
      }

  return n_touched > 0;
}

static int
get_left_end (const BangoState *state,
              guint64           tiles)
{
  int left = G_MAXINT;

  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((tiles & BANGO_TILE_BIT (tile)) != 0)
      left = MIN (left, state->tile[tile].x * 2 * BANGO_GRID + state->tile[tile].y);

  return left;
}

void
bango_view_cut (BangoView *self,
                BangoCell  lifted,
                BangoCut  *cut)
{
  const BangoState *state = bango_view_get_state (self);

  bango_state_cut (state, lifted, cut);

  for (guint i = 1; i < cut->n_largest; i++)
    for (guint j = i; j > 0 && get_left_end (state, cut->tiles[cut->largest[j]]) <
                               get_left_end (state, cut->tiles[cut->largest[j - 1]]); j--)
      {
        guint8 part = cut->largest[j];

        cut->largest[j] = cut->largest[j - 1];
        cut->largest[j - 1] = part;
      }
}

/* The part that stays according to the hint, or -1. */
static int
get_hinted_part (BangoView      *self,
                 const BangoCut *cut)
{
  const BangoMove hint = bango_move_unpack (bgl_board_get_hint (BGL_BOARD (self)));

  for (guint i = 0; i < cut->n_largest; i++)
    if (cut->n_largest == 1 || cut->direction[cut->largest[i]] == hint.keep)
      return cut->largest[i];

  return -1;
}

/* The part that the pointer or the focus is on while the player chooses a part, or -1. */
static int
get_part_looked_at (BangoView *self)
{
  BangoCell cell;
  int tile, part;

  if (self->considered >= 0)
    return self->considered;

  if (!bango_view_get_current (self, &cell))
    return bgl_board_follows_hint (BGL_BOARD (self)) ? get_hinted_part (self, &self->cut) : -1;

  tile = bango_view_find_tile (self, cell);
  if (tile >= 0)
    {
      for (guint i = 0; i < self->cut.n_largest; i++)
        if ((self->cut.tiles[self->cut.largest[i]] & BANGO_TILE_BIT (tile)) != 0)
          return self->cut.largest[i];
      return -1;
    }

  bango_view_is_target (self, cell, &part);
  return part;
}

void
bango_view_update_cut (BangoView *self)
{
  const BangoState *state = bango_view_get_state (self);
  const BangoMove hint = bango_move_unpack (bgl_board_get_hint (BGL_BOARD (self)));
  gboolean open = FALSE;
  BangoCell cell;
  int keep = -1;

  self->crossed = 0;
  self->parts_shown = FALSE;

  if (self->phase != BANGO_PHASE_IDLE)
    {
      self->shown_cut = self->cut;
      open = self->keep < 0;
      keep = open ? get_part_looked_at (self) : self->keep;
    }
  else if (bgl_board_get_hint (BGL_BOARD (self)) != BGL_MOVE_NONE)
    {
      if ((hint.kind != BANGO_SHIFT && hint.kind != BANGO_STARVE) ||
          !bango_state_get_tile (state, hint.from, NULL))
        return;

      bango_view_cut (self, hint.from, &self->shown_cut);
      keep = get_hinted_part (self, &self->shown_cut);
    }
  else if (bango_view_get_current (self, &cell) && bango_view_is_liftable (self, cell))
    {
      bango_view_cut (self, cell, &self->shown_cut);
      open = self->shown_cut.n_largest > 1;
      keep = open ? -1 : self->shown_cut.largest[0];
    }
  else
    return;

  if (self->shown_cut.n_parts < 2)
    return;

  self->parts_shown = open;
  for (guint part = 0; part < self->shown_cut.n_parts; part++)
    {
      gboolean stays = (int) part == keep;

      for (guint i = 0; keep < 0 && i < self->shown_cut.n_largest; i++)
        stays |= self->shown_cut.largest[i] == part;

      if (!stays)
        self->crossed |= self->shown_cut.tiles[part];
    }
}
