/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-private.h"

#define EDGE 28  /* the distance from an edge at which a drag scrolls */

/* Turns gestures into moves. A gesture that names a move is played even if the move is known to be illegal, so that
 * the refusal names the rule. */

static BglMove
get_move (BangkokView *self,
          guint        seat,
          guint        slot,
          guint        group)
{
  return bangkok_move_new_pick (seat, self->slots[slot].colour, self->slots[slot].value, group);
}

gboolean
bangkok_view_can_pick (BangkokView *self,
                       guint        slot)
{
  return bangkok_rules.check (bangkok_view_get_state (self), get_move (self, self->own, slot, BANGKOK_APART), NULL);
}

gboolean
bangkok_view_is_hinted (BangkokView *self,
                        guint        slot)
{
  return self->hint != BGL_MOVE_NONE &&
         bangkok_move_get_colour (self->hint) == self->slots[slot].colour &&
         bangkok_move_get_value (self->hint) == self->slots[slot].value;
}

/* If the move is refused, the table emits BglTable::refused with the reason. */
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
  gboolean dragging = bgl_hand_cancel_drag (self->hand);
  int held = self->held;

  if (held < 0 && self->hint == BGL_MOVE_NONE)
    return FALSE;

  self->held = -1;
  if (held < 0)
    self->hint = BGL_MOVE_NONE;
  if (!dragging && held >= 0 && gtk_widget_get_focus_child (GTK_WIDGET (self->mat)) != NULL)
    gtk_widget_grab_focus (self->pool_spots[held]);
  bangkok_view_refresh (self);

  return TRUE;
}

/* Selects a die. A hint for another die is removed. */
static void
pick (BangkokView *self,
      guint        slot)
{
  self->held = (int) slot;
  if (!bangkok_view_is_hinted (self, slot))
    self->hint = BGL_MOVE_NONE;
}

static void
act_on_die (BangkokView *self,
            guint        slot,
            gboolean     by_key)
{
  const BangkokState *state = bangkok_view_get_state (self);

  if (!self->can_act)
    {
      /* Play the illegal move anyway, so that a player who takes a die out of turn sees the reason. */
      if (bgl_view_get_interactive (BGL_VIEW (self)) && state->phase == BANGKOK_PHASE_PICK)
        play (self, self->own, slot, BANGKOK_APART);
      return;
    }

  if (self->held == (int) slot)
    {
      bangkok_view_put_back (self);
      return;
    }

  pick (self, slot);
  /* With the keyboard, the focus moves on to the suggested place, or to the place for a new group. */
  if (by_key)
    {
      const guint group = self->hint != BGL_MOVE_NONE ? bangkok_move_get_group (self->hint) : BANGKOK_APART;
      GtkWidget *place = bangkok_view_get_place_spot (self, self->own, group);

      gtk_widget_grab_focus (place != NULL ? place : self->apart_spot);
    }
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

  /* Groups of other players are not valid places for the die. */
  if (seat != self->own)
    group = BANGKOK_NO_GROUP;
  if (play (self, self->own, slot, group) && by_key)
    bangkok_view_focus_pool (self, &middle);
}

static void
show_rule (BangkokView *self,
           const char  *rule)
{
  /* The window uses the language of the user, not that of the board. */
  g_auto (BglLanguage) language = bgl_language_enter (NULL);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-rule", "s", rule);
}

void
bangkok_view_act (BangkokView         *self,
                  const BangkokTarget *target,
                  gboolean             by_key)
{
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

/* Finds where the selected die would go, based on the pointer or the focus, and how the scores would change. */
void
bangkok_view_update_place (BangkokView *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->mat));
  BangkokTarget target;

  self->place = BANGKOK_NO_PLACE;
  if (self->held < 0)
    return;

  if (bgl_hand_is_by_key (self->hand) && focus != NULL)
    target = bangkok_view_find_child (self, focus);
  else
    target = bangkok_view_find_pointed (self);

  if (target.on != BANGKOK_ON_PLACE || target.seat != self->own)
    return;

  self->place = (int) target.index;
  bangkok_change_init (&self->change, bangkok_view_get_state (self),
                       get_move (self, self->own, (guint) self->held, target.index));
}

/* The pointer */

void
bangkok_view_get_point (BangkokView      *self,
                        graphene_point_t *point)
{
  graphene_point_init_from_point (point, bgl_hand_get_point (self->hand));
  point->y += (float) bangkok_mat_get_offset (self->mat);
}

BangkokTarget
bangkok_view_find_pointed (BangkokView *self)
{
  graphene_point_t point;

  if (!bgl_hand_is_pointing (self->hand))
    return (BangkokTarget) { .on = BANGKOK_ON_NOTHING };

  bangkok_view_get_point (self, &point);
  return bangkok_view_find_at (self, &point);
}

/* Scrolls when a die is dragged to the upper or lower edge. */
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
pointed_cb (BangkokView *self)
{
  int place = self->place;

  if (bgl_hand_is_dragging (self->hand))
    scroll_at_edge (self, bgl_hand_get_point (self->hand)->y);

  bangkok_view_update_place (self);
  if (self->place != place)
    bangkok_view_refresh (self);
  else
    gtk_widget_queue_draw (GTK_WIDGET (self->mat));
}

static gboolean
pressed_cb (BangkokView *self,
            double       x,
            double       y)
{
  gboolean on_die;

  bangkok_view_skip_motion (self);

  self->pressed_at = bangkok_view_find_at (self, &GRAPHENE_POINT_INIT (x, y + bangkok_mat_get_offset (self->mat)));
  on_die = self->pressed_at.on == BANGKOK_ON_DIE;

  /* A finger on a die moves the die and does not scroll. */
  if (on_die && self->can_act)
    bgl_hand_claim (self->hand);
  bgl_hand_focus (self->hand, on_die ? self->pool_spots[self->pressed_at.index] : NULL);

  return TRUE;
}

static gboolean
take_cb (BangkokView *self)
{
  if (self->pressed_at.on != BANGKOK_ON_DIE || !self->can_act)
    return FALSE;

  pick (self, self->pressed_at.index);
  bangkok_view_refresh (self);

  return TRUE;
}

static void
dropped_cb (BangkokView *self)
{
  graphene_point_t point;
  BangkokTarget target;

  bangkok_view_get_point (self, &point);
  target = bangkok_view_find_at (self, &point);
  if (target.on == BANGKOK_ON_PLACE || target.on == BANGKOK_ON_HAND)
    bangkok_view_act (self, &target, FALSE);

  /* A die that could not be placed where it was dropped goes back. */
  if (self->held >= 0)
    bangkok_view_put_back (self);
}

static void
clicked_cb (BangkokView *self,
            double       x,
            double       y,
            gboolean     pulled)
{
  if (!pulled)
    bangkok_view_act (self, &self->pressed_at, FALSE);
}

/* Any key first skips the running animations. It also makes the focus visible and relevant for the preview, because
 * the focus is hidden after it was moved by something other than a key. */
static gboolean
key_cb (BangkokView *self,
        guint        keyval)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (keyval != GDK_KEY_Escape && GTK_IS_WINDOW (root))
    {
      gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
      bgl_hand_follow_focus (self->hand);
    }

  bangkok_view_skip_motion (self);
  return bangkok_view_skip_scoring (self) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
any_click_cb (BangkokView     *self,
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
  GtkGesture *click = gtk_gesture_click_new ();

  self->hand = bgl_hand_new (GTK_WIDGET (self->mat));
  bgl_hand_avoid (self->hand, self->button);
  bgl_hand_avoid (self->hand, self->bar);
  bgl_hand_avoid (self->hand, GTK_WIDGET (self->sheet));
  g_signal_connect_swapped (self->hand, "pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (self->hand, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (self->hand, "take", G_CALLBACK (take_cb), self);
  g_signal_connect_swapped (self->hand, "dropped", G_CALLBACK (dropped_cb), self);
  g_signal_connect_swapped (self->hand, "clicked", G_CALLBACK (clicked_cb), self);
  g_signal_connect_swapped (self->hand, "canceled", G_CALLBACK (bangkok_view_put_back), self);
  g_signal_connect_swapped (self->hand, "key", G_CALLBACK (key_cb), self);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  bgl_language_connect (click, "pressed", G_CALLBACK (any_click_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
