/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-game-ui.h"

G_BEGIN_DECLS

#define BGL_TYPE_SHELF_CARD (bgl_shelf_card_get_type ())

G_DECLARE_FINAL_TYPE (BglShelfCard, bgl_shelf_card, BGL, SHELF_CARD, GtkWidget)

/* Ratios of height to width of a cover above the text: if there is room, and if all cards must fit on a low screen. */
#define BGL_SHELF_CARD_FULL 0.52
#define BGL_SHELF_CARD_FLAT 0.20

GtkWidget     *bgl_shelf_card_new             (const BglGameUi *ui);

/* Adds the parts that were left out of the first frame. */
void           bgl_shelf_card_complete        (BglShelfCard  *self);

const BglGameUi *bgl_shelf_card_get_ui        (BglShelfCard  *self);
/* Whether an unfinished game of this kind is waiting. */
gboolean       bgl_shelf_card_get_waiting     (BglShelfCard  *self);
/* Sets the description of the unfinished game, or NULL if there is none. */
void           bgl_shelf_card_set_waiting     (BglShelfCard  *self,
                                               const char    *description);

/* These functions are for the grid, which gives all covers the same height. */
int            bgl_shelf_card_measure_height  (BglShelfCard  *self,
                                               int            width,
                                               double         cover_ratio);
void           bgl_shelf_card_set_cover_ratio (BglShelfCard  *self,
                                               double         cover_ratio);

G_END_DECLS
