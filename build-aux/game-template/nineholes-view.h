/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-board.h"
#include "board/bgl-game-ui.h"

G_BEGIN_DECLS

#define NINEHOLES_TYPE_VIEW (nineholes_view_get_type ())

G_DECLARE_FINAL_TYPE (NineholesView, nineholes_view, NINEHOLES, VIEW, BglBoard)

/*
 * The board of Nineholes. The base class turns clicks, drags, and keys into moves, and draws and moves the pieces.
 *
 * CSS node: "nineholes". Accessible role: grid.
 */
extern const BglGameUi nineholes_ui;

G_END_DECLS
