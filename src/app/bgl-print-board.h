/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "rulebook/bgl-example.h"

G_BEGIN_DECLS

/*
 * The boards of an example for paper, as the game's own view shows them in the colors for paper, without the empty
 * table around them. An example that is one continuous story has a strip of pictures, see bgl-example.h. Other examples
 * have a picture before the move that the text is about, which also shows the move, and one after it.
 *
 * The pictures have more dots than on the screen and take little space in a file. All of them show the same part of the
 * table in the same size, so that differences are easy to see.
 *
 * bgl_print_board_new () takes a reference to the example. bgl_print_board_get_picture () is (transfer none).
 */
typedef struct _BglPrintBoard BglPrintBoard;

/* How many dots a picture has for each pixel of the screen. */
#define BGL_PRINT_BOARD_DOTS 2

BglPrintBoard   *bgl_print_board_new          (BglExample    *example);
void             bgl_print_board_free         (BglPrintBoard *self);

/* Draws the next picture. Returns whether there are more of them. The functions below require that all pictures are
 * drawn. */
gboolean         bgl_print_board_draw_next    (BglPrintBoard *self);

gboolean         bgl_print_board_is_strip     (BglPrintBoard *self);
guint            bgl_print_board_get_n_pictures (BglPrintBoard *self);
cairo_surface_t *bgl_print_board_get_picture  (BglPrintBoard *self,
                                               guint          index);
/* The width of all pictures and the height of each of them, in dots. */
int              bgl_print_board_get_width    (BglPrintBoard *self);
int              bgl_print_board_get_height   (BglPrintBoard *self,
                                               guint          index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglPrintBoard, bgl_print_board_free)

G_END_DECLS
