/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-private.h"

#define EDGE 28  /* where a drag scrolls */

/* From gesture to move. A gesture that names a move is played even where it is known to be
 * refused: the refusal, with its rule, is the answer. */

static BglMove
get_move (BangkokView *self,
          guint        seat,
          guint        slot,
          guint        group)
{
  return bangkok_move_new_pick (seat, self->slots[slot].colour, self->slots[slot].value, group);
}

/* The table emits BglTable::refused, which tells the reason. */
static gboolean
play (BangkokView *self,
      guint        seat,
      guint        slot,
      guint        group)
{
  gboolean played;

  self->last_slot = (int) slot;
  played = bgl_table_play (bgl_view_get_table (BGL_VIEW (self)), get_move (self, seat, slot, group), NULL);
  self->last_slot = -1;

  return played;
}

gboolean
bangkok_view_put_back (BangkokView *self)
{
  gboolean dragging = self->dragging;
  int held = self->held;

  if (held < 0 && self->hint == BGL_MOVE_NONE)
    return FALSE;

  self->held = -1;
  self->hint = BGL_MOVE_NONE;
  self->dragging = FALSE;
  if (dragging)
    gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);
  else if (held >= 0 && gtk_widget_get_focus_child (GTK_WIDGET (self->mat)) != NULL)
    gtk_widget_grab_focus (self->pool_spots[held]);
  bangkok_view_refresh (self);

  return TRUE;
}

static void
act_on_die (BangkokView *self,
            guint        slot,
            gboolean     by_key)
{
  const BangkokState *state = bangkok_view_get_state (self);

  if (!self->can_act)
    {
      /* Whoever takes a die out of turn is told so. */
      if (bgl_view_get_interactive (BGL_VIEW (self)) && state->phase == BANGKOK_PHASE_PICK)
        play (self, self->own, slot, BANGKOK_APART);
      return;
    }

  if (self->held == (int) slot)
    {
      bangkok_view_put_back (self);
      return;
    }

  self->held = (int) slot;
  /* Keys go on from here to the places; the last one begun is nearest to being wanted. */
  if (by_key)
    gtk_widget_grab_focus (self->apart_spot);
}

static void
act_on_place (BangkokView *self,
              guint        seat,
              guint        group,
              gboolean     by_key)
{
  const guint slot = (guint) self->held;
  graphene_point_t middle;

  if (self->held < 0)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }

  bangkok_layout_get_slot (&self->layout, &self->slots[slot], &middle);
  middle.y -= (float) bangkok_mat_get_offset (self->mat);

  /* Nobody else’s dice are a place for it. */
  if (seat != self->own)
    group = BANGKOK_NO_GROUP;
  if (play (self, self->own, slot, group) && by_key)
    bangkok_view_focus_pool (self, &middle);
}

static void
show_rule (BangkokView *self,
           const char  *rule)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-rule", "s", rule);
}

void
bangkok_view_act (BangkokView         *self,
                  const BangkokTarget *target,
                  gboolean             by_key)
{
  self->hint = BGL_MOVE_NONE;

  switch (target->on)
    {
    case BANGKOK_ON_DIE:
      act_on_die (self, target->index, by_key);
      break;
    case BANGKOK_ON_PLACE:
      act_on_place (self, target->seat, target->index, by_key);
      break;
    case BANGKOK_ON_HAND:
      if (self->held >= 0)
        act_on_place (self, target->seat, BANGKOK_NO_GROUP, by_key);
      break;
    case BANGKOK_ON_GOAL:
      show_rule (self, "bangkok-goal");
      break;
    case BANGKOK_ON_ROW:
      show_rule (self, "bangkok-values");
      break;
    case BANGKOK_ON_TRACK:
      show_rule (self, "bangkok-winner");
      break;
    case BANGKOK_ON_NOTHING:
    default:
      bangkok_view_put_back (self);
      break;
    }

  if (self->game != NULL)
    bangkok_view_refresh (self);
}

/* Where the picked die would go, as far as pointer or focus tell, and what that brings about. */
void
bangkok_view_update_place (BangkokView *self)
{
  BangkokTarget target = { .on = BANGKOK_ON_NOTHING };

  self->place = BANGKOK_NO_PLACE;
  if (self->held < 0)
    return;

  if (self->by_key)
    {
      GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->mat));

      if (focus != NULL)
        target = bangkok_view_find_child (self, focus);
    }
  else if (self->has_pointer)
    target = bangkok_view_find_at (self, &self->pointer);

  if (target.on != BANGKOK_ON_PLACE || target.seat != self->own)
    return;

  self->place = (int) target.index;
  bangkok_change_init (&self->change, bangkok_view_get_state (self),
                       get_move (self, self->own, (guint) self->held, target.index));
}

/* The pointer */

static void
get_point (BangkokView      *self,
           double            x,
           double            y,
           graphene_point_t *point)
{
  graphene_point_init (point, x, y + bangkok_mat_get_offset (self->mat));
}

static gboolean
is_over (BangkokView *self,
         GtkWidget   *child,
         double       x,
         double       y)
{
  graphene_rect_t bounds;

  return gtk_widget_get_visible (child) &&
         gtk_widget_compute_bounds (child, GTK_WIDGET (self->mat), &bounds) &&
         graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT (x, y));
}

static void
point_at (BangkokView *self,
          double       x,
          double       y)
{
  int place = self->place;

  self->by_key = FALSE;
  self->has_pointer = TRUE;
  get_point (self, x, y, &self->pointer);

  bangkok_view_update_place (self);
  if (self->place != place)
    bangkok_view_refresh (self);
  else
    gtk_widget_queue_draw (GTK_WIDGET (self->mat));
}

static void
motion_cb (BangkokView *self,
           double       x,
           double       y)
{
  graphene_point_t point;

  /* What scrolls under a pointer at rest also moves it; that is nobody's wish. */
  get_point (self, x, y, &point);
  if (self->dragging || graphene_point_near (&self->pointer, &point, 0.5f))
    return;

  point_at (self, x, y);
}

static void
leave_cb (BangkokView *self)
{
  if (self->dragging || !self->has_pointer)
    return;

  self->has_pointer = FALSE;
  bangkok_view_refresh (self);
}

static void
drag_begin_cb (BangkokView *self,
               double       x,
               double       y)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  graphene_point_t point;

  self->pressed = FALSE;
  /* Left alone rather than denied: after that GTK would also keep the next press from us. */
  if (is_over (self, self->button, x, y) || is_over (self, GTK_WIDGET (self->sheet), x, y))
    return;

  bangkok_view_skip_motion (self);

  get_point (self, x, y, &point);
  self->pressed = TRUE;
  self->pressed_at = bangkok_view_find_at (self, &point);

  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), FALSE);

  if (self->pressed_at.on == BANGKOK_ON_DIE)
    {
      /* A finger on a die moves the die and does not scroll. */
      if (self->can_act)
        gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_CLAIMED);
      gtk_widget_grab_focus (self->pool_spots[self->pressed_at.index]);
    }
  self->by_key = FALSE;
}

/* A die that is held to the upper or lower edge brings what lies beyond it into sight. */
static void
scroll_at_edge (BangkokView *self,
                double       y)
{
  const double height = gtk_widget_get_height (GTK_WIDGET (self->mat));
  const double offset = bangkok_mat_get_offset (self->mat);
  double top = offset + CLAMP (y, 0, height);

  if (y < EDGE)
    top -= EDGE;
  else if (y <= height - EDGE)
    return;

  bangkok_mat_scroll_to (self->mat, &GRAPHENE_RECT_INIT (0, top, 1, EDGE));
}

static void
drag_update_cb (BangkokView *self,
                double       offset_x,
                double       offset_y)
{
  double x, y;

  if (!self->pressed || self->pressed_at.on != BANGKOK_ON_DIE || !self->can_act)
    return;

  if (!self->dragging)
    {
      if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) offset_x, (int) offset_y))
        return;

      self->hint = BGL_MOVE_NONE;
      self->held = (int) self->pressed_at.index;
      self->dragging = TRUE;
      bangkok_view_refresh (self);
    }

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (self->drag), &x, &y);
  scroll_at_edge (self, y + offset_y);
  point_at (self, x + offset_x, y + offset_y);
}

static void
drop (BangkokView *self)
{
  BangkokTarget target = bangkok_view_find_at (self, &self->pointer);

  self->dragging = FALSE;
  self->dropping = TRUE;
  if (target.on == BANGKOK_ON_PLACE || target.on == BANGKOK_ON_HAND)
    bangkok_view_act (self, &target, FALSE);
  self->dropping = FALSE;

  /* A die that could not stay where it was dropped goes back. */
  if (self->held >= 0)
    bangkok_view_put_back (self);
}

static void
drag_end_cb (BangkokView *self,
             double       offset_x,
             double       offset_y)
{
  if (!self->pressed)
    return;

  self->pressed = FALSE;
  if (self->dragging)
    drop (self);
  else if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) offset_x, (int) offset_y))
    bangkok_view_act (self, &self->pressed_at, FALSE);
}

static void
drag_cancel_cb (BangkokView *self)
{
  self->pressed = FALSE;
  if (self->dragging)
    bangkok_view_put_back (self);
}

/* Any click or key first brings what is going on to its end. */
static gboolean
key_pressed_cb (BangkokView *self)
{
  bangkok_view_skip_motion (self);
  return bangkok_view_skip_scoring (self) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
clicked_cb (BangkokView     *self,
            int              n_press,
            double           x,
            double           y,
            GtkGestureClick *gesture)
{
  if (bangkok_view_skip_scoring (self))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

void
bangkok_view_init_hand (BangkokView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->drag = gtk_gesture_drag_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->drag), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (self->drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (self->drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (self->drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (self->drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->mat), GTK_EVENT_CONTROLLER (self->drag));

  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->mat), motion);

  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
