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
 *   pointed ()                  the pointer has moved, has come or has left
 *   pressed (double x, y)       whether to go on with the press: TRUE, or FALSE to pass it over
 *   take ()                     what was pressed is pulled away: whether it comes along. The hand counts as dragging
 *                               while it is asked, and is asked again until something comes or it is released
 *   dropped (double x, y)       what it dragged was let go of
 *   clicked (double x, y, gboolean pulled)
 *                               released with nothing taken, with the point that was pressed, and whether the pointer
 *                               was far from there in the end
 *   gave-up ()                  a drag was taken away, such as by the system, and must be ended by bgl_hand_give_up ()
 *   key (guint keyval)          a key was pressed on the table, before it does anything: TRUE keeps it from that
 */
BglHand                *bgl_hand_new          (GtkWidget *widget);

/* Adds a child in front of the table. It gets its own presses, and nothing below it is pointed at. */
void                    bgl_hand_avoid        (BglHand   *self,
                                               GtkWidget *child);

/* Whether a child can be seen at that point. */
gboolean                bgl_hand_is_over      (BglHand   *self,
                                               GtkWidget *child,
                                               double     x,
                                               double     y);
/* As if the pointer had moved there: a finger points by touching. */
void                    bgl_hand_point_at     (BglHand   *self,
                                               double     x,
                                               double     y);
/* Where the pointer is, or was last. */
const graphene_point_t *bgl_hand_get_point    (BglHand   *self);
/* Whether it is over the table, and looks at what lies there: keys have not moved after it. */
gboolean                bgl_hand_is_pointing  (BglHand   *self);
/* Whether the table is looked at with the focus rather than with the pointer. */
gboolean                bgl_hand_is_by_key    (BglHand   *self);
gboolean                bgl_hand_is_dragging  (BglHand   *self);
/* Whether the press that is being told comes from a finger, which cannot point at anything before it presses. */
gboolean                bgl_hand_is_finger    (BglHand   *self);
/* Whether BglHand::dropped is going on: a move that is played now comes from the pointer. */
gboolean                bgl_hand_is_dropping  (BglHand   *self);

/* For the handlers of BglHand::pressed: the press is for the table alone, nothing scrolls with it. */
void                    bgl_hand_claim        (BglHand   *self);
/* Brings the focus to what was pressed, if anything, without the ring that it has for keys. */
void                    bgl_hand_focus        (BglHand   *self,
                                               GtkWidget *pressed);
/* The focus has moved: from now on it is what looks, if keys have moved it. */
void                    bgl_hand_follow_focus (BglHand   *self);
/* Points at nothing until the pointer moves again. */
void                    bgl_hand_look_away    (BglHand   *self);
/* Nothing is in the hand anymore, because the position has changed; the press goes on. */
void                    bgl_hand_let_go       (BglHand   *self);
/* Ends a drag without a drop. FALSE where there was none. */
gboolean                bgl_hand_give_up      (BglHand   *self);

G_END_DECLS
