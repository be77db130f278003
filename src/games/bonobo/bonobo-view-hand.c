/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-view-private.h"

#include <glib/gi18n-lib.h>

/* From gesture to move. A gesture that names a move is played even where it is known to be
 * refused: the refusal, with its rule, is the answer. */

enum
{
  ANSWER_PASS,
};

static gboolean
play (BonoboView *self,
      BglMove     move)
{
  self->hint = BGL_MOVE_NONE;

  /* The table emits BglTable::refused, which tells the reason. */
  return bgl_table_play (bgl_view_get_table (BGL_VIEW (self)), move, NULL);
}

void
bonobo_view_draw_rhomb (BonoboView *self)
{
  if (self->can_act)
    play (self, bonobo_move_draw (bonobo_view_get_state (self)->turn));
}

void
bonobo_view_act_spot (BonoboView *self,
                      guint       spot)
{
  if (self->can_act)
    play (self, bonobo_move_set_token (bonobo_view_get_state (self)->turn, spot));
}

void
bonobo_view_act_place (BonoboView *self,
                       guint       place)
{
  if (!self->can_act)
    return;

  self->by_hand = TRUE;
  play (self, bonobo_move_lay_at (bonobo_view_get_state (self)->turn, place));
  self->by_hand = FALSE;
}

gboolean
bonobo_view_put_back (BonoboView *self)
{
  gboolean dragging = self->dragging;

  if (!dragging && self->hint == BGL_MOVE_NONE && bgl_caption_get_text (self->caption) == NULL)
    return FALSE;

  self->dragging = FALSE;
  if (dragging)
    {
      /* The gesture ends with this; it must not count as a click. */
      self->pressed = FALSE;
      gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);
    }
  self->hint = BGL_MOVE_NONE;
  bonobo_view_end_story (self);
  bonobo_view_refresh (self);

  return TRUE;
}

/* Passing */

void
bonobo_view_update_prompt (BonoboView *self)
{
  const BonoboState *state = bonobo_view_get_state (self);
  const gboolean asks = self->can_act &&
                        bgl_rules_check (bgl_game_get_rules (BGL_GAME (self->game)), state,
                                         bonobo_move_pass (state->turn), NULL);
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if (self->asks_pass == asks)
    return;

  self->asks_pass = asks;
  if (asks)
    {
      bgl_prompt_ask (self->prompt, _("Nothing can be done."));
      bgl_prompt_add_answer (self->prompt, ANSWER_PASS, _("Pass"), NULL, "suggested-action");
      if (focus != NULL)
        bgl_prompt_focus (self->prompt);
    }
  else
    {
      /* The focus must leave before its button goes away. */
      if (focus == GTK_WIDGET (self->prompt))
        bonobo_view_focus_home (self);
      bgl_prompt_clear (self->prompt);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
answered_cb (BonoboView *self,
             int         answer)
{
  g_assert (answer == ANSWER_PASS);

  play (self, bonobo_move_pass (bonobo_view_get_state (self)->turn));
}

/* The pointer */

static gboolean
is_over (BonoboView *self,
         GtkWidget  *child,
         double      x,
         double      y)
{
  graphene_rect_t bounds;

  return gtk_widget_get_visible (child) &&
         gtk_widget_compute_bounds (child, GTK_WIDGET (self), &bounds) &&
         graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT (x, y));
}

static void
point_at (BonoboView *self,
          double      x,
          double      y)
{
  const guint target = self->target, aim = self->aim;

  self->by_key = FALSE;
  self->has_pointer = !is_over (self, GTK_WIDGET (self->prompt), x, y) &&
                      !is_over (self, GTK_WIDGET (self->caption), x, y);
  graphene_point_init (&self->pointer, x, y);

  bonobo_view_look (self);
  if (self->target != target || self->aim != aim || self->dragging)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
motion_cb (BonoboView *self,
           double      x,
           double      y)
{
  /* A layout that changes under a pointer at rest also moves it; that is nobody's wish. */
  if (self->pointer.x == (float) x && self->pointer.y == (float) y)
    return;

  if (!self->dragging)
    point_at (self, x, y);
}

static void
leave_cb (BonoboView *self)
{
  if (self->dragging || !self->has_pointer)
    return;

  self->has_pointer = FALSE;
  bonobo_view_look (self);
}

static void
drag_begin_cb (BonoboView *self,
               double      x,
               double      y)
{
  self->pressed = FALSE;

  /* Left alone rather than denied: after that GTK would also keep the next press from us. */
  if (is_over (self, GTK_WIDGET (self->prompt), x, y) || is_over (self, GTK_WIDGET (self->caption), x, y))
    return;

  /* Whoever clicks while points are told wants to see the end of it, and nothing else. */
  self->pressed = !bonobo_view_skip_story (self);
}

static void
drag_update_cb (BonoboView *self,
                double      offset_x,
                double      offset_y)
{
  double x, y;

  if (!self->pressed)
    return;

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (self->drag), &x, &y);

  if (!self->dragging)
    {
      if (!self->laying ||
          !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) offset_x, (int) offset_y))
        return;

      self->dragging = TRUE;
      self->hint = BGL_MOVE_NONE;
      gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_CLAIMED);
    }

  point_at (self, x + offset_x, y + offset_y);
}

static void
click (BonoboView *self,
       double      x,
       double      y)
{
  const guint shown = self->target;
  guint place, spot;

  if (!self->can_act)
    return;

  if (is_over (self, self->stack, x, y))
    {
      bonobo_view_draw_rhomb (self);
      return;
    }

  if (!self->laying)
    {
      spot = bonobo_view_find_spot_at (self, x, y);
      if (spot != BONOBO_NONE)
        bonobo_view_act_spot (self, spot);
      return;
    }

  point_at (self, x, y);
  if (self->target != BONOBO_NONE)
    {
      /* A finger has shown nothing before: its first touch brings the rhomb there, the second
       * one lays it. */
      if (self->target == shown)
        bonobo_view_act_place (self, self->target);
      return;
    }

  place = bonobo_view_find_place_at (self, x, y, FALSE);
  if (place != BONOBO_NONE)
    bonobo_view_act_place (self, place);
}

static void
drag_end_cb (BonoboView *self,
             double      offset_x,
             double      offset_y)
{
  double x, y;

  if (!self->pressed)
    return;

  self->pressed = FALSE;
  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (self->drag), &x, &y);

  if (self->dragging)
    {
      guint place;

      point_at (self, x + offset_x, y + offset_y);
      place = self->target;
      if (place == BONOBO_NONE)
        place = bonobo_view_find_place_at (self, x + offset_x, y + offset_y, FALSE);
      if (place != BONOBO_NONE)
        bonobo_view_act_place (self, place);
      self->dragging = FALSE;
      bonobo_view_look (self);
    }
  else
    click (self, x, y);
}

static void
drag_cancel_cb (BonoboView *self)
{
  self->pressed = self->dragging = FALSE;
  bonobo_view_look (self);
}

static gboolean
key_pressed_cb (BonoboView *self,
                guint       keyval)
{
  const GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  /* Except for the way to the caption, where it can be held and its rule be read. */
  if (focus != GTK_WIDGET (self->caption) &&
      keyval != GDK_KEY_Tab && keyval != GDK_KEY_ISO_Left_Tab &&
      keyval != GDK_KEY_Shift_L && keyval != GDK_KEY_Shift_R)
    bonobo_view_skip_story (self);

  return GDK_EVENT_PROPAGATE;
}

void
bonobo_view_init_hand (BonoboView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  self->prompt = BGL_PROMPT (bgl_prompt_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->prompt), GTK_WIDGET (self));
  g_signal_connect_object (self->prompt, "answered",
                           G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);

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
