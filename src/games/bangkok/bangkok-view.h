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

/* For tests: the children that the keyboard reaches, or NULL if there is none at the moment. (transfer none) */
GtkWidget    *bangkok_view_get_pool_spot  (BangkokView *self,
                                           guint        colour,
                                           guint        value);
/* The child for a group, or with BANGKOK_APART for the place of a die that starts a new group. (transfer none) */
GtkWidget    *bangkok_view_get_place_spot (BangkokView *self,
                                           guint        seat,
                                           guint        group);
BangkokSheet *bangkok_view_get_sheet      (BangkokView *self);
/* The text above the player's own dice. */
const char   *bangkok_view_get_words      (BangkokView *self);
/* Whether the points of a round are being counted, and how many categories are shown. */
gboolean      bangkok_view_get_scoring    (BangkokView *self,
                                           guint       *n_shown);

extern const BglGameUi bangkok_ui;

G_END_DECLS
