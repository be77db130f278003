/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-board.h"
#include "board/bgl-game-ui.h"

#include "bangkok-sheet.h"

G_BEGIN_DECLS

#define BANGKOK_TYPE_VIEW (bangkok_view_get_type ())

G_DECLARE_FINAL_TYPE (BangkokView, bangkok_view, BANGKOK, VIEW, BglBoard)

/*
 * The table of Bangkok: the pool in the middle, the values board and the goal, and all players' groups. The player
 * drags a die to its place, or selects the die and then the place.
 *
 * CSS nodes: bangkok, with a scroller in it. Accessible role: group.
 */

extern const BglGameUi bangkok_ui;

G_END_DECLS
