/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-board.h"
#include "board/bgl-game-ui.h"

G_BEGIN_DECLS

#define BONOBO_TYPE_VIEW (bonobo_view_get_type ())

G_DECLARE_FINAL_TYPE (BonoboView, bonobo_view, BONOBO, VIEW, BglBoard)

/*
 * The island of Bonobo Beach in its sea, with the score track above it and the rhombi on a raft beside it. Its children
 * are the spots, the stack and, while a rhomb must be laid, the possible places for it. All of them are of type
 * BglSpot.
 *
 * CSS node: "bonobo". Accessible role: grid.
 */
extern const BglGameUi bonobo_ui;

/* For tests and guided tours. */

/* The children for spots and places, by their numbers, and for the stack. NULL if no rhomb can be laid at the place
 * now. (transfer none) */
GtkWidget  *bonobo_view_get_spot    (BonoboView       *self,
                                     guint             spot);
GtkWidget  *bonobo_view_get_place   (BonoboView       *self,
                                     guint             place);
GtkWidget  *bonobo_view_get_stack   (BonoboView       *self);
/* The centers of spots and places, in the view's coordinates. */
void        bonobo_view_point_spot  (BonoboView       *self,
                                     guint             spot,
                                     graphene_point_t *point);
void        bonobo_view_point_place (BonoboView       *self,
                                     guint             place,
                                     graphene_point_t *point);
/* The position of the drawn rhomb on the raft. */
void        bonobo_view_point_hand  (BonoboView       *self,
                                     graphene_point_t *point);
/* The place where the rhomb would be laid now, or BONOBO_NONE. */
guint       bonobo_view_get_target  (BonoboView       *self);
/* The text of the caption and its rule, or NULL for none. */
const char *bonobo_view_get_caption (BonoboView       *self,
                                     const char      **rule);
/* The text of the card about the spot under the pointer or the focus, or NULL if it is not shown. Free with
 * g_free (). */
char       *bonobo_view_get_worth   (BonoboView       *self);

G_END_DECLS
