/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "rulebook/bgl-example.h"

G_BEGIN_DECLS

/* The boards of an example for paper, as the game's own view shows them in the light of paper: before the move that
 * the words speak of and, if there is one and both fit side by side, after it. Pictures finer than the screen's that take little room in a file,
 * without the empty table around what is on it. */
typedef struct
{
  cairo_surface_t *pictures[2];
  guint            n_pictures;
  int              width;      /* of each, in dots */
  int              height;
} BglPrintBoard;

/* How many dots a picture has for each pixel of the screen. */
#define BGL_PRINT_BOARD_DOTS 2

BglPrintBoard *bgl_print_board_new  (BglExample    *example);
void           bgl_print_board_free (BglPrintBoard *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglPrintBoard, bgl_print_board_free)

G_END_DECLS
