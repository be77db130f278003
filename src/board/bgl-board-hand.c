/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-board-private.h"

#include "bgl-caption.h"
#include "bgl-words.h"

/* Turns gestures into moves. A gesture that names a move is played even if the move is known to be illegal, so that the
 * refusal names the rule. */

BglHand *
bgl_board_get_hand (BglBoard *self)
{
  g_return_val_if_fail (BGL_IS_BOARD (self), NULL);

  return bgl_board_get_private (self)->hand;
}

guint
bgl_board_get_aim (BglBoard *self)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);

  g_return_val_if_fail (BGL_IS_BOARD (self), BGL_SPOT_NONE);

  if (bgl_hand_is_by_key (priv->hand))
    return bgl_board_has_focus (self) ? priv->home : BGL_SPOT_NONE;

  return bgl_hand_is_pointing (priv->hand)
         ? BGL_BOARD_GET_CLASS (self)->find_spot (self, bgl_hand_get_point (priv->hand))
         : BGL_SPOT_NONE;
}

/* Moves */

guint
bgl_board_get_actor (BglBoard *self)
{
  g_return_val_if_fail (BGL_IS_BOARD (self), 0);

  return bgl_words_get_person (bgl_view_get_table (BGL_VIEW (self)));
}

BglOrigin
bgl_board_get_origin (BglBoard *self)
{
  g_return_val_if_fail (BGL_IS_BOARD (self), BGL_ORIGIN_TABLE);

  return bgl_board_get_private (self)->origin;
}

/* A person who acts out of turn learns whose turn it is. Everything else, such as a press while dice are rolled or after
 * the game, names no move. */
static gboolean
may_try (BglBoard *self)
{
  BglView *view = BGL_VIEW (self);
  BglTable *table = bgl_view_get_table (view);

  return bgl_view_can_act (view) ||
         (bgl_view_get_interactive (view) && bgl_table_get_running (table) &&
          bgl_game_get_turn (bgl_view_get_game (view)) > 0 && bgl_table_count_people (table) > 0);
}

gboolean
bgl_board_play (BglBoard *self,
                BglMove   move)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);

  g_return_val_if_fail (BGL_IS_BOARD (self), FALSE);

  return move != BGL_MOVE_NONE && may_try (self) && bgl_view_play (BGL_VIEW (self), move, priv->origin);
}

gboolean
bgl_board_is_legal (BglBoard *self,
                    guint     from,
                    guint     to)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);

  g_return_val_if_fail (BGL_IS_BOARD (self), FALSE);

  if (priv->moves == NULL)
    priv->moves = bgl_game_list_moves (bgl_view_get_game (BGL_VIEW (self)), &priv->n_moves);

  for (guint i = 0; i < priv->n_moves; i++)
    {
      guint begin = BGL_SPOT_NONE, end = BGL_SPOT_NONE;

      BGL_BOARD_GET_CLASS (self)->get_spots (self, priv->moves[i], &begin, &end);
      if (begin == from && (to == BGL_SPOT_NONE || end == to))
        return TRUE;
    }

  return FALSE;
}

/* The hint */

BglMove
bgl_board_get_hint (BglBoard *self)
{
  g_return_val_if_fail (BGL_IS_BOARD (self), BGL_MOVE_NONE);

  return bgl_board_get_private (self)->hint;
}

static void
get_hinted_spots (BglBoard *self,
                  guint    *from,
                  guint    *to)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);

  *from = *to = BGL_SPOT_NONE;
  if (priv->hint != BGL_MOVE_NONE)
    BGL_BOARD_GET_CLASS (self)->get_spots (self, priv->hint, from, to);
}

gboolean
bgl_board_follows_hint (BglBoard *self)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);
  guint from, to;

  g_return_val_if_fail (BGL_IS_BOARD (self), FALSE);

  get_hinted_spots (self, &from, &to);

  return priv->held != BGL_SPOT_NONE && from == priv->held;
}

/* Pressing Enter twice plays the hint. */
void
bgl_board_focus_hinted_end (BglBoard *self)
{
  guint from, to;

  get_hinted_spots (self, &from, &to);
  if (bgl_board_follows_hint (self) && to != BGL_SPOT_NONE && bgl_view_get_question (BGL_VIEW (self)) == 0)
    bgl_board_focus_spot (self, to);
}

void
bgl_board_real_show_move (BglView *view,
                          BglMove  move)
{
  BglBoard *self = BGL_BOARD (view);
  BglBoardPrivate *priv = bgl_board_get_private (self);
  guint from, to;

  bgl_view_set_frozen (view, TRUE);
  bgl_board_put_back (self);
  priv->hint = move;
  /* A preview under a pointer at rest would cover the hint. */
  bgl_hand_ignore_pointer (priv->hand);

  /* Move the focus to where the shown move begins, for people who cannot see the marks. */
  get_hinted_spots (self, &from, &to);
  if (from != BGL_SPOT_NONE || to != BGL_SPOT_NONE)
    {
      priv->home = from != BGL_SPOT_NONE ? from : to;
      if (bgl_board_has_focus (self))
        bgl_board_focus_spot (self, priv->home);
    }

  bgl_view_refresh (view);
  bgl_view_set_frozen (view, FALSE);
}

/* Picking up */

guint
bgl_board_get_held (BglBoard *self)
{
  g_return_val_if_fail (BGL_IS_BOARD (self), BGL_SPOT_NONE);

  return bgl_board_get_private (self)->held;
}

void
bgl_board_hold (BglBoard *self,
                guint     spot)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);

  g_return_if_fail (BGL_IS_BOARD (self));

  priv->held = spot;
  if (priv->shows_pieces)
    bgl_view_clear_named (BGL_VIEW (self));
  priv->shows_pieces = FALSE;
  if (BGL_BOARD_GET_CLASS (self)->held_changed != NULL)
    BGL_BOARD_GET_CLASS (self)->held_changed (self);
}

void
bgl_board_reset_hand (BglBoard *self)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);

  bgl_hand_stop_drag (priv->hand);
  if (priv->held != BGL_SPOT_NONE)
    bgl_board_hold (self, BGL_SPOT_NONE);
}

gboolean
bgl_board_put_back (BglBoard *self)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);
  gboolean dragging;

  g_return_val_if_fail (BGL_IS_BOARD (self), FALSE);

  dragging = bgl_hand_cancel_drag (priv->hand);
  if (!dragging && priv->held == BGL_SPOT_NONE && priv->hint == BGL_MOVE_NONE)
    return FALSE;

  priv->hint = BGL_MOVE_NONE;
  bgl_board_hold (self, BGL_SPOT_NONE);
  bgl_view_refresh (BGL_VIEW (self));

  return TRUE;
}

gboolean
bgl_board_real_can_hold (BglBoard *self,
                         guint     spot)
{
  return bgl_view_can_act (BGL_VIEW (self)) && bgl_board_is_legal (self, spot, BGL_SPOT_NONE);
}

/* Acting on a spot */

void
bgl_board_real_act (BglBoard *self,
                    guint     spot)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);

  if (priv->held != BGL_SPOT_NONE && priv->held == spot)
    bgl_board_put_back (self);
  else if (spot != BGL_SPOT_NONE && klass->can_hold (self, spot) &&
           (priv->held == BGL_SPOT_NONE || !bgl_board_is_legal (self, priv->held, spot)))
    bgl_board_hold (self, spot);
  else if (spot != BGL_SPOT_NONE)
    bgl_board_play (self, klass->name_move (self, bgl_board_get_actor (self), priv->held, spot));
}

static void
act (BglBoard  *self,
     guint      spot,
     BglOrigin  origin,
     void     (*func) (BglBoard *self, guint spot))
{
  BglBoardPrivate *priv = bgl_board_get_private (self);
  g_autoptr (BglBoard) keep_alive = g_object_ref (self);

  bgl_view_set_frozen (BGL_VIEW (self), TRUE);
  priv->origin = origin;
  func (self, spot);
  priv->origin = BGL_ORIGIN_CLICK;

  /* Remove the hint if the player did something else. */
  if (!bgl_board_follows_hint (self))
    priv->hint = BGL_MOVE_NONE;
  bgl_view_refresh (BGL_VIEW (self));
  bgl_view_set_frozen (BGL_VIEW (self), FALSE);
}

void
bgl_board_activate_spot (BglBoard *self,
                         guint     spot)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  /* From now on, the player aims with the focus, even if something other than a key had moved it. */
  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
  bgl_hand_follow_focus (bgl_board_get_private (self)->hand);

  act (self, spot, BGL_ORIGIN_KEY, BGL_BOARD_GET_CLASS (self)->act);
  bgl_board_focus_hinted_end (self);
}

/* The pointer */

static void
pointed_cb (BglBoard *self)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);

  if (BGL_BOARD_GET_CLASS (self)->pointed != NULL)
    BGL_BOARD_GET_CLASS (self)->pointed (self);
  if (bgl_hand_is_dragging (priv->hand))
    gtk_widget_queue_draw (priv->surface);
  if (bgl_board_get_aim (self) != priv->aim)
    bgl_view_refresh (BGL_VIEW (self));
}

static gboolean
pressed_cb (BglBoard *self,
            double    x,
            double    y)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);
  const graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  GtkWidget *child;

  if (bgl_view_skip_animations (BGL_VIEW (self)))
    return FALSE;

  priv->pressed = klass->find_spot (self, &point);
  child = bgl_board_get_spot (self, priv->pressed);
  bgl_hand_focus (priv->hand, child != NULL && gtk_widget_get_focusable (child) ? child : NULL);
  if (klass->press != NULL && klass->press (self, &point))
    bgl_hand_claim (priv->hand);

  return TRUE;
}

gboolean
bgl_board_real_take (BglBoard *self,
                     guint     spot)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);

  if (priv->held == spot && spot != BGL_SPOT_NONE)
    return TRUE;
  if (spot == BGL_SPOT_NONE || !BGL_BOARD_GET_CLASS (self)->can_hold (self, spot))
    return FALSE;

  bgl_board_hold (self, spot);

  return TRUE;
}

static gboolean
take_cb (BglBoard *self)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);

  if (!bgl_view_can_act (BGL_VIEW (self)) || !BGL_BOARD_GET_CLASS (self)->take (self, priv->pressed))
    return FALSE;

  if (!bgl_board_follows_hint (self))
    priv->hint = BGL_MOVE_NONE;
  bgl_view_refresh (BGL_VIEW (self));

  return TRUE;
}

void
bgl_board_real_drop (BglBoard *self,
                     guint     spot)
{
  BGL_BOARD_GET_CLASS (self)->act (self, spot);

  /* What could not be set down where it was dropped goes back. */
  if (bgl_board_get_held (self) != BGL_SPOT_NONE)
    bgl_board_put_back (self);
}

static void
dropped_cb (BglBoard *self,
            double    x,
            double    y)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);
  guint spot = BGL_SPOT_NONE;

  if (gtk_widget_contains (priv->surface, x, y))
    spot = klass->find_spot (self, &GRAPHENE_POINT_INIT ((float) x, (float) y));

  act (self, spot, BGL_ORIGIN_DROP, klass->drop);
}

void
bgl_board_real_click (BglBoard *self,
                      guint     spot,
                      gboolean  moved)
{
  BGL_BOARD_GET_CLASS (self)->act (self, spot);
}

static void
click (BglBoard *self,
       guint     spot)
{
  BGL_BOARD_GET_CLASS (self)->click (self, spot, FALSE);
}

static void
click_moved (BglBoard *self,
             guint     spot)
{
  BGL_BOARD_GET_CLASS (self)->click (self, spot, TRUE);
}

static void
clicked_cb (BglBoard *self,
            double    x,
            double    y,
            gboolean  pulled)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);

  if (bgl_hand_is_finger (priv->hand) && klass->has_preview != NULL && klass->has_preview (self, priv->pressed))
    {
      const gboolean shown = bgl_board_get_aim (self) == priv->pressed;

      bgl_hand_point_at (priv->hand, x, y);
      if (!shown)
        return;
    }

  act (self, priv->pressed, BGL_ORIGIN_CLICK, pulled ? click_moved : click);
}

static void
canceled_cb (BglBoard *self)
{
  bgl_board_put_back (self);
}

/* If there is something to read, a press only skips it, anywhere on the view except on its caption, which shows the
 * rule. */
static void
press_anywhere_cb (BglBoard   *self,
                   int         n_press,
                   double      x,
                   double      y,
                   GtkGesture *gesture)
{
  GtkWidget *pressed = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (!bgl_story_get_busy (bgl_view_get_story (BGL_VIEW (self))) ||
      (pressed != NULL && gtk_widget_get_ancestor (pressed, BGL_TYPE_CAPTION) != NULL))
    return;

  bgl_view_skip_animations (BGL_VIEW (self));
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* Any key skips the story and then has its usual effect. Enter and Space only skip it if there was something to read,
 * so that they do not activate what appears after it. */
static gboolean
key_cb (BglBoard *self,
        guint     keyval)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);
  GtkWidget *focus = gtk_widget_get_focus_child (priv->surface);

  /* The focus may be moving to a caption of the story, or be on it, where its text can be read. */
  if (keyval == GDK_KEY_Tab || keyval == GDK_KEY_ISO_Left_Tab || keyval == GDK_KEY_Shift_L || keyval == GDK_KEY_Shift_R ||
      (focus != NULL && BGL_IS_CAPTION (focus)))
    return GDK_EVENT_PROPAGATE;

  if (!bgl_view_skip_animations (BGL_VIEW (self)))
    return GDK_EVENT_PROPAGATE;

  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter ||
         keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

void
bgl_board_init_hand (BglBoard *self)
{
  BglBoardPrivate *priv = bgl_board_get_private (self);
  GtkGesture *press = gtk_gesture_click_new ();

  priv->hand = bgl_hand_new (priv->surface);
  for (guint i = 0; i < priv->stops->len; i++)
    bgl_hand_avoid (priv->hand, g_ptr_array_index (priv->stops, i));
  g_signal_connect_swapped (priv->hand, "pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (priv->hand, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (priv->hand, "take", G_CALLBACK (take_cb), self);
  g_signal_connect_swapped (priv->hand, "dropped", G_CALLBACK (dropped_cb), self);
  g_signal_connect_swapped (priv->hand, "clicked", G_CALLBACK (clicked_cb), self);
  g_signal_connect_swapped (priv->hand, "canceled", G_CALLBACK (canceled_cb), self);
  g_signal_connect_swapped (priv->hand, "key", G_CALLBACK (key_cb), self);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  bgl_language_connect (press, "pressed", G_CALLBACK (press_anywhere_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}
