/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "rulebook/bgl-example.h"

G_BEGIN_DECLS

/* The board of an example for paper, as the game's own view shows it: a picture finer than the
 * screen's that takes little room in a file. */
cairo_surface_t *bgl_print_board_draw (BglExample *example);

G_END_DECLS
