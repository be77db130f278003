/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

/* Turns gestures into moves. A gesture that names a move is played even if the move is known to be illegal, so that
 * the refusal names the rule. */

gboolean
bango_view_play (BangoView *self,
                 BangoMove  parts)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));

  if (parts.seat == 0)
    parts.seat = bango_view_get_state (self)->turn;

  /* If the move is refused, the table emits BglTable::refused with the reason. */
  return bgl_table_play (table, bango_move_pack (&parts), NULL);
}

BangoDirection
bango_view_get_keep (BangoView *self,
                     int        part)
{
  /* Moves name the part that stays only if there is a choice. */
  return self->cut.n_largest > 1 && part >= 0 ? self->cut.direction[part] : BANGO_DIRECTION_NONE;
}

/* Returns any legal target cell, for a move that is refused because of its origin anyway. */
static BangoCell
get_some_target (BangoView *self)
{
  BangoCell frontier[2 * (2 * BANGO_TILES) + 2] = { 0 };

  bango_state_list_frontier (bango_view_get_state (self), frontier);
  return frontier[0];
}

void
bango_view_reset_hand (BangoView *self)
{
  self->phase = BANGO_PHASE_IDLE;
  self->keep = self->considered = -1;
  self->has_target = FALSE;
}

gboolean
bango_view_put_back (BangoView *self)
{
  gboolean dragging = bgl_hand_give_up (self->hand);

  if (self->phase == BANGO_PHASE_IDLE && !dragging && self->hint == BGL_MOVE_NONE)
    return FALSE;

  bango_view_reset_hand (self);
  self->hint = BGL_MOVE_NONE;
  bango_view_refresh (self);

  return TRUE;
}

gboolean
bango_view_follows_hint (BangoView *self)
{
  const BangoMove hint = bango_move_unpack (self->hint);

  return self->hint != BGL_MOVE_NONE && self->phase != BANGO_PHASE_IDLE &&
         (hint.kind == BANGO_SHIFT || hint.kind == BANGO_STARVE) &&
         bango_view_same_cell (hint.from, self->lifted);
}

/* Removes the hint if the player did something else. */
static void
drop_hint (BangoView *self)
{
  if (!bango_view_follows_hint (self))
    self->hint = BGL_MOVE_NONE;
}

void
bango_view_go_on_with_hint (BangoView *self)
{
  const BangoMove hint = bango_move_unpack (self->hint);

  if (self->phase == BANGO_PHASE_CARRYING && bango_view_follows_hint (self) && hint.kind == BANGO_SHIFT)
    bango_view_focus_cell (self, hint.to);
}

/* Called when the part that stays is known: checks whether the game continues. */
static void
settle (BangoView *self,
        int        part)
{
  self->keep = part;
  self->considered = -1;

  if (bango_state_famine (bango_view_get_state (self), self->lifted, &self->cut, part) != BANGO_RUNNING)
    self->phase = BANGO_PHASE_CONFIRMING;
  else
    self->phase = BANGO_PHASE_CARRYING;
}

static void
lift (BangoView *self,
      BangoCell  cell)
{
  bango_view_reset_hand (self);
  self->lifted = cell;
  bango_view_cut (self, cell, &self->cut);

  if (self->cut.n_largest > 1)
    self->phase = BANGO_PHASE_CHOOSING;
  else
    settle (self, self->cut.largest[0]);
}

void
bango_view_choose (BangoView *self,
                   int        part)
{
  settle (self, part);

  if (self->phase == BANGO_PHASE_CARRYING && self->has_target)
    bango_view_play (self, (BangoMove) { .kind = BANGO_SHIFT, .from = self->lifted, .to = self->target,
                              .keep = bango_view_get_keep (self, part) });
  else
    bango_view_go_on_with_hint (self);

  bango_view_refresh (self);
}

static void
act_carrying (BangoView *self,
              BangoCell  cell)
{
  if (bango_view_is_liftable (self, cell))
    {
      /* The player lifts another tile instead. */
      lift (self, cell);
      return;
    }

  /* If the lift ends the game, bango-famine refuses every cell. */
  bango_view_play (self, (BangoMove) { .kind = BANGO_SHIFT, .from = self->lifted, .to = cell,
                            .keep = bango_view_get_keep (self, self->keep) });
}

static void
act_choosing (BangoView *self,
              BangoCell  cell)
{
  BangoPlace *place = bango_view_find_place (self, cell);
  BangoDirection keep = BANGO_DIRECTION_NONE;
  int only;

  if (place != NULL && place->tile >= 0)
    {
      for (guint part = 0; part < self->cut.n_parts; part++)
        {
          if ((self->cut.tiles[part] & BANGO_TILE_BIT (place->tile)) == 0)
            continue;

          keep = self->cut.direction[part];
          for (guint i = 0; i < self->cut.n_largest; i++)
            if (self->cut.largest[i] == part)
              {
                bango_view_choose (self, part);
                return;
              }
        }

      cell = get_some_target (self);
    }
  else if (bango_view_is_target (self, cell, &only))
    {
      /* If the cell touches only one part, choosing the cell also chooses that part. */
      self->has_target = TRUE;
      self->target = cell;
      if (only >= 0)
        bango_view_choose (self, only);
      return;
    }

  bango_view_play (self, (BangoMove) { .kind = BANGO_SHIFT, .from = self->lifted, .to = cell, .keep = keep });
}

static void
act_idle (BangoView *self,
          BangoCell  cell)
{
  BangoPlace *place = bango_view_find_place (self, cell);

  if (!bango_view_get_state (self)->second_round || place == NULL || place->tile < 0)
    bango_view_play (self, (BangoMove) { .kind = BANGO_LAY, .to = cell });
  else if (bango_view_is_liftable (self, cell))
    lift (self, cell);
  else
    bango_view_play (self, (BangoMove) { .kind = BANGO_SHIFT, .from = cell, .to = get_some_target (self) });
}

void
bango_view_act (BangoView *self,
                BangoCell  cell)
{
  if (!self->can_act)
    return;

  if (self->phase == BANGO_PHASE_IDLE)
    act_idle (self, cell);
  else if (bango_view_same_cell (cell, self->lifted))
    bango_view_put_back (self);
  else if (self->phase == BANGO_PHASE_CHOOSING)
    act_choosing (self, cell);
  else
    act_carrying (self, cell);

  drop_hint (self);
  bango_view_refresh (self);
}

/* The pointer */

static void
pointed_cb (BangoView *self)
{
  BangoCell cell;
  gboolean looks = bango_view_get_current (self, &cell);

  bango_view_pan (self);
  if (bgl_hand_is_dragging (self->hand))
    gtk_widget_queue_draw (GTK_WIDGET (self));

  if (looks != self->looks || (looks && !bango_view_same_cell (cell, self->looked_at)))
    bango_view_refresh (self);
}

static gboolean
pressed_cb (BangoView *self,
            double     x,
            double     y)
{
  BangoPlace *place;

  self->pressed_cell = bango_view_get_cell_at (self, x, y);
  bango_view_skip_motion (self);

  place = bango_view_find_place (self, self->pressed_cell);
  bgl_hand_focus (self->hand, place != NULL ? place->spot : NULL);
  if (bango_view_begin_pan (self, x, y))
    bgl_hand_claim (self->hand);

  return TRUE;
}

/* Whether dragging from the pressed cell moves a tile: in phase 1 one from the stock, in phase 2 the tile on that cell. */
static gboolean
take_in_hand (BangoView *self)
{
  BangoPlace *place = bango_view_find_place (self, self->pressed_cell);

  if (!self->can_act || self->panning)
    return FALSE;

  if (!bango_view_get_state (self)->second_round)
    return place == NULL || place->tile < 0;

  if (self->phase == BANGO_PHASE_IDLE && bango_view_is_liftable (self, self->pressed_cell))
    lift (self, self->pressed_cell);

  return self->phase != BANGO_PHASE_IDLE && bango_view_same_cell (self->pressed_cell, self->lifted);
}

static gboolean
take_cb (BangoView *self)
{
  if (!take_in_hand (self))
    return FALSE;

  drop_hint (self);
  bango_view_refresh (self);
  return TRUE;
}

static void
dropped_cb (BangoView *self,
            double     x,
            double     y)
{
  const BangoCell cell = bango_view_get_cell_at (self, x, y);

  if (!gtk_widget_contains (GTK_WIDGET (self), x, y))
    bango_view_reset_hand (self);
  else if (self->phase != BANGO_PHASE_CONFIRMING || bango_view_same_cell (cell, self->lifted))
    bango_view_act (self, cell);

  /* A tile that could not be set down where it was dropped goes back, unless it waits for the answer to a question. */
  if (self->phase == BANGO_PHASE_CARRYING ||
      (self->phase == BANGO_PHASE_CHOOSING && !self->has_target))
    bango_view_put_back (self);
  else
    bango_view_refresh (self);
}

static void
clicked_cb (BangoView *self,
            double     x,
            double     y,
            gboolean   pulled)
{
  const gboolean panned = self->panning && pulled;

  self->panning = FALSE;
  if (!panned)
    bango_view_act (self, self->pressed_cell);
}

/* Any key skips the running animations and then has its usual effect. */
static gboolean
key_cb (BangoView *self)
{
  bango_view_skip_motion (self);
  return GDK_EVENT_PROPAGATE;
}

void
bango_view_init_hand (BangoView *self)
{
  self->hand = bgl_hand_new (GTK_WIDGET (self));
  bgl_hand_avoid (self->hand, GTK_WIDGET (self->prompt));
  g_signal_connect_swapped (self->hand, "pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (self->hand, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (self->hand, "take", G_CALLBACK (take_cb), self);
  g_signal_connect_swapped (self->hand, "dropped", G_CALLBACK (dropped_cb), self);
  g_signal_connect_swapped (self->hand, "clicked", G_CALLBACK (clicked_cb), self);
  g_signal_connect_swapped (self->hand, "gave-up", G_CALLBACK (bango_view_put_back), self);
  g_signal_connect_swapped (self->hand, "key", G_CALLBACK (key_cb), self);
}
