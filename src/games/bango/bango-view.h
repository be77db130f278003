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

G_END_DECLS
