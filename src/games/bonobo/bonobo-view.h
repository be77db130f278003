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

/* The child for the stack (transfer none). */
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

G_END_DECLS
