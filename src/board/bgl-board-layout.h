/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "rulebook/bgl-example.h"

G_BEGIN_DECLS

#define BGL_TYPE_BOARD_LAYOUT (bgl_board_layout_get_type ())

G_DECLARE_FINAL_TYPE (BglBoardLayout, bgl_board_layout, BGL, BOARD_LAYOUT, GtkLayoutManager)

/*
 * Reserves the space of a board between paragraphs. It has its full height before the board is created, so that the
 * page does not jump. A narrow board may be higher, if the game requires it.
 */
GtkLayoutManager *bgl_board_layout_new (BglExample *example);

/* The minimum height of the board of an example at that width. */
int               bgl_board_layout_get_height (BglExample *example,
                                               int         width);

G_END_DECLS
