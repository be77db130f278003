/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-board.h"
#include "board/bgl-game-ui.h"

G_BEGIN_DECLS

#define BANGO_TYPE_VIEW (bango_view_get_type ())

G_DECLARE_FINAL_TYPE (BangoView, bango_view, BANGO, VIEW, BglBoard)

/*
 * The table of Bango. It is unbounded, and scaled to show all tiles with one cell of space around them. It scrolls if
 * the cells would become too small for a finger. Tiles and the empty cells beside them are its children, of type
 * BglSpot.
 *
 * CSS node: "bango". Accessible role: grid.
 */
extern const BglGameUi bango_ui;

/* For tests and guided tours: the child for a cell, or NULL if the cell has no tile and no tile beside it.
 * (transfer none) */
GtkWidget *bango_view_get_spot (BangoView *self,
                                int        x,
                                int        y);
/* The center of a cell, with or without a child there, in the view's coordinates. */
void       bango_view_get_place (BangoView        *self,
                                 int               x,
                                 int               y,
                                 graphene_point_t *place);

G_END_DECLS
