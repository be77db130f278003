/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_HAND (bgl_hand_get_type ())

G_DECLARE_FINAL_TYPE (BglHand, bgl_hand, BGL, HAND, GObject)

/*
 * Handles the pointer over a table: pointing, pressing, clicking, and dragging. It knows where the pointer is, and whether
 * the pointer or the keyboard was used last. The view decides what is at that point. All points are in the coordinates of
 * the widget that the pointer is over.
 *
 * Signals, in the language in which the hand was created:
 *   pointed ()                  the pointer has moved, entered, or left
 *   pressed (double x, y)       a button or finger was pressed; return TRUE to handle the press, or FALSE to ignore it
 *   take ()                     the pressed thing is being dragged; return TRUE to take it. bgl_hand_is_dragging () is
 *                               TRUE during the signal, which is repeated until it is taken or the press ends
 *   dropped (double x, y)       the dragged thing was released
 *   clicked (double x, y, gboolean pulled)
 *                               the press ended without a drag; with the point of the press, and whether the pointer
 *                               had moved far from it
 *   canceled ()                 a drag was canceled, for example by the system; bgl_hand_cancel_drag () must end it
 *   key (guint keyval)          a key was pressed on the table; return TRUE to stop its default action
 */
BglHand                *bgl_hand_new          (GtkWidget *widget);

/* Adds a child that is in front of the table. It handles its own presses, and nothing below it is pointed at. */
void                    bgl_hand_avoid        (BglHand   *self,
                                               GtkWidget *child);

/* Whether a child is visible at that point. */
gboolean                bgl_hand_is_over      (BglHand   *self,
                                               GtkWidget *child,
                                               double     x,
                                               double     y);
/* Simulates a pointer motion to that point, for example because a finger touched it. */
void                    bgl_hand_point_at     (BglHand   *self,
                                               double     x,
                                               double     y);
/* The current or last position of the pointer (transfer none). */
const graphene_point_t *bgl_hand_get_point    (BglHand   *self);
/* Whether the pointer is over the table and was used after the keyboard. */
gboolean                bgl_hand_is_pointing  (BglHand   *self);
/* Whether the keyboard focus was used after the pointer. */
gboolean                bgl_hand_is_by_key    (BglHand   *self);
gboolean                bgl_hand_is_dragging  (BglHand   *self);
/* During BglHand::pressed and BglHand::clicked, whether they come from a finger, which cannot point at anything before
 * it presses. */
gboolean                bgl_hand_is_finger    (BglHand   *self);

/* For handlers of BglHand::pressed: claims the press for the table, so that it does not scroll anything. */
void                    bgl_hand_claim        (BglHand   *self);
/* Gives the focus to the pressed widget, if it is not NULL, without the focus ring for the keyboard. */
void                    bgl_hand_focus        (BglHand   *self,
                                               GtkWidget *pressed);
/* Must be called when the focus has moved. If the keyboard moved it, the focus is used instead of the pointer from
 * now on. */
void                    bgl_hand_follow_focus (BglHand   *self);
/* Ignores the pointer until it moves again. */
void                    bgl_hand_ignore_pointer    (BglHand   *self);
/* Ends dragging because the position has changed. The press continues. */
void                    bgl_hand_stop_drag       (BglHand   *self);
/* Ends a drag without a drop. Returns FALSE if there was none. */
gboolean                bgl_hand_cancel_drag      (BglHand   *self);

G_END_DECLS
