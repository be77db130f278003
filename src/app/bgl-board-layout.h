/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "rulebook/bgl-example.h"

G_BEGIN_DECLS

#define BGL_TYPE_BOARD_LAYOUT (bgl_board_layout_get_type ())

G_DECLARE_FINAL_TYPE (BglBoardLayout, bgl_board_layout, BGL, BOARD_LAYOUT, GtkLayoutManager)

/*
 * The place of a board among paragraphs. It has its height before the board is there, so that nothing
 * jumps when it comes; a narrow one is higher where the game says so.
 */
GtkLayoutManager *bgl_board_layout_new (BglExample *example);

/* How high the board of an example is at least, at that width. */
int               bgl_board_layout_get_height (BglExample *example,
                                               int         width);

G_END_DECLS
