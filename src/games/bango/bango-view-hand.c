/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

/* From gesture to move. A gesture that names a move is played even where it is known to be
 * refused: the refusal, with its rule, is the answer. */

gboolean
bango_view_play (BangoView *self,
                 BangoMove  parts)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));

  if (parts.seat == 0)
    parts.seat = bango_view_get_state (self)->turn;

  /* The table emits BglTable::refused, which tells the reason. */
  return bgl_table_play (table, bango_move_pack (&parts), NULL);
}

BangoDirection
bango_view_get_keep (BangoView *self,
                     int        part)
{
  /* Said only where there is a choice. */
  return self->cut.n_largest > 1 && part >= 0 ? self->cut.direction[part] : BANGO_DIRECTION_NONE;
}

/* Any cell where a tile could go: for moves that are refused for where they begin. */
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
  self->dragging = FALSE;
}

gboolean
bango_view_put_back (BangoView *self)
{
  gboolean dragging = self->dragging;

  if (self->phase == BANGO_PHASE_IDLE && !dragging && self->hint == BGL_MOVE_NONE)
    return FALSE;

  bango_view_reset_hand (self);
  if (dragging)
    {
      /* The gesture ends with this; it must not count as a click. */
      self->pressed = FALSE;
      gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);
    }
  self->hint = BGL_MOVE_NONE;
  bango_view_refresh (self);

  return TRUE;
}

/* The part that stays is known: does the game go on? */
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

  bango_view_refresh (self);
}

static void
act_carrying (BangoView *self,
              BangoCell  cell)
{
  if (bango_view_is_liftable (self, cell))
    {
      /* Another one instead. */
      lift (self, cell);
      return;
    }

  /* With a famine at hand a cell is refused under its rule, too. */
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
      /* A cell beside one part only says that this part stays. */
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

  self->hint = BGL_MOVE_NONE;

  if (self->phase == BANGO_PHASE_IDLE)
    act_idle (self, cell);
  else if (bango_view_same_cell (cell, self->lifted))
    bango_view_put_back (self);
  else if (self->phase == BANGO_PHASE_CHOOSING)
    act_choosing (self, cell);
  else
    act_carrying (self, cell);

  bango_view_refresh (self);
}

/* The pointer */

static gboolean
is_over_prompt (BangoView *self,
                double     x,
                double     y)
{
  graphene_rect_t bounds;

  return gtk_widget_get_visible (GTK_WIDGET (self->prompt)) &&
         gtk_widget_compute_bounds (GTK_WIDGET (self->prompt), GTK_WIDGET (self), &bounds) &&
         graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT (x, y));
}

static void
point_at (BangoView *self,
          double     x,
          double     y)
{
  BangoCell before, after;
  gboolean had_before = bango_view_get_current (self, &before);

  self->by_key = FALSE;
  self->has_pointer = !is_over_prompt (self, x, y);
  graphene_point_init (&self->pointer, x, y);

  if (self->dragging)
    gtk_widget_queue_draw (GTK_WIDGET (self));

  if (had_before != bango_view_get_current (self, &after) ||
      (had_before && !bango_view_same_cell (before, after)))
    bango_view_refresh (self);
}

static void
motion_cb (BangoView *self,
           double     x,
           double     y)
{
  /* A table that glides under a pointer at rest also moves it; that is nobody's wish. */
  if (self->pointer.x == (float) x && self->pointer.y == (float) y)
    return;

  if (!self->dragging)
    point_at (self, x, y);
}

static void
leave_cb (BangoView *self)
{
  if (self->dragging || !self->has_pointer)
    return;

  self->has_pointer = FALSE;
  bango_view_refresh (self);
}

static void
drag_begin_cb (BangoView *self,
               double     x,
               double     y)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  self->pressed = FALSE;
  /* Left alone rather than denied: after that GTK would also keep the next press from us. */
  if (is_over_prompt (self, x, y))
    return;

  self->pressed = TRUE;
  self->pressed_cell = bango_view_get_cell_at (self, x, y);
  bango_view_skip_motion (self);

  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), FALSE);
  bango_view_focus_cell (self, self->pressed_cell);
}

/* Whether a tile comes along when the pressed cell is dragged: in the first round one from the
 * stock, in the second the one that lies there. */
static gboolean
take_in_hand (BangoView *self)
{
  BangoPlace *place = bango_view_find_place (self, self->pressed_cell);

  if (!self->can_act)
    return FALSE;

  if (!bango_view_get_state (self)->second_round)
    return place == NULL || place->tile < 0;

  if (self->phase == BANGO_PHASE_IDLE && bango_view_is_liftable (self, self->pressed_cell))
    lift (self, self->pressed_cell);

  return self->phase != BANGO_PHASE_IDLE && bango_view_same_cell (self->pressed_cell, self->lifted);
}

static void
drag_update_cb (BangoView *self,
                double     offset_x,
                double     offset_y)
{
  double x, y;

  if (!self->pressed)
    return;

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (self->drag), &x, &y);

  if (!self->dragging)
    {
      if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) offset_x, (int) offset_y))
        return;

      self->hint = BGL_MOVE_NONE;
      if (!take_in_hand (self))
        return;

      self->dragging = TRUE;
      gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_CLAIMED);
      bango_view_refresh (self);
    }

  point_at (self, x + offset_x, y + offset_y);
}

static void
drop (BangoView *self,
      BangoCell  cell)
{
  BangoPhase phase = self->phase;

  self->dragging = FALSE;
  self->dropping = TRUE;

  if (phase == BANGO_PHASE_CONFIRMING && !bango_view_same_cell (cell, self->lifted))
    bango_view_refresh (self);
  else
    bango_view_act (self, cell);

  self->dropping = FALSE;

  /* A tile that could not stay where it was dropped goes back; one that waits for an answer
   * does not. */
  if (self->phase == BANGO_PHASE_CARRYING)
    bango_view_put_back (self);
  else if (self->phase == BANGO_PHASE_CHOOSING && !self->has_target)
    bango_view_put_back (self);
}

static void
drag_end_cb (BangoView *self,
             double     offset_x,
             double     offset_y)
{
  double x, y;
  BangoCell cell;

  if (!self->pressed)
    return;

  self->pressed = FALSE;
  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (self->drag), &x, &y);
  cell = bango_view_get_cell_at (self, x + offset_x, y + offset_y);

  if (!self->dragging)
    bango_view_act (self, self->pressed_cell);
  else if (gtk_widget_contains (GTK_WIDGET (self), x + offset_x, y + offset_y))
    drop (self, cell);
  else
    bango_view_put_back (self);
}

static void
drag_cancel_cb (BangoView *self)
{
  self->pressed = FALSE;
  if (self->dragging)
    bango_view_put_back (self);
}

static gboolean
key_pressed_cb (BangoView *self)
{
  bango_view_skip_motion (self);
  return GDK_EVENT_PROPAGATE;
}

void
bango_view_init_hand (BangoView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  self->drag = gtk_gesture_drag_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->drag), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (self->drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (self->drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (self->drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (self->drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (self->drag));

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);

  /* Any key ends what is still moving, and then does what it does. */
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}
