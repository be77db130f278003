/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-game-ui.h"
#include "board/bgl-view.h"

#include "bangkok-sheet.h"

G_BEGIN_DECLS

#define BANGKOK_TYPE_VIEW (bangkok_view_get_type ())

G_DECLARE_FINAL_TYPE (BangkokView, bangkok_view, BANGKOK, VIEW, BglView)

/*
 * The table of Bangkok: the pool in the middle, the values board and the goal, and everybody's
 * groups. A die is dragged, or picked and then put to its place.
 *
 * CSS nodes: bangkok, with a scroller in it. Accessible role: group.
 */

/* For tests: the children that the keyboard reaches, NULL where there is none now. */
GtkWidget    *bangkok_view_get_pool_spot  (BangkokView *self,
                                           guint        colour,
                                           guint        value);
/* A group, or BANGKOK_APART for the place of a die that begins one. */
GtkWidget    *bangkok_view_get_place_spot (BangkokView *self,
                                           guint        seat,
                                           guint        group);
BangkokSheet *bangkok_view_get_sheet      (BangkokView *self);
/* The words above the own dice. */
const char   *bangkok_view_get_words      (BangkokView *self);
/* Whether the points of a round are being counted, and how many categories are. */
gboolean      bangkok_view_get_scoring    (BangkokView *self,
                                           guint       *n_shown);

extern const BglGameUi bangkok_ui;

G_END_DECLS
