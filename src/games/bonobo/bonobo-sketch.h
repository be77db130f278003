/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/*
 * Little pictures as data: fills and lines, one over the other, on a sheet of 100 by 100.
 *
 * A path is a string of commands, each a letter and its numbers:
 *   M x y             begins somewhere else
 *   L x y             a straight line
 *   C x y x y x y     a curve with two handles
 *   Z                 back to where it began
 *   O x y rx ry       an ellipse around x, y
 *   R x y w h r       a rectangle with rounded corners
 */
typedef struct
{
  guint32     colour;  /* 0xrrggbb */
  guint8      width;   /* of the line; 0 for a filled path */
  const char *path;    /* NULL ends a sketch */
} BonoboStroke;

void bonobo_sketch_add_path (cairo_t            *cr,
                             const char         *path);
/* Draws it on the square of that size, its left upper corner at x, y. */
void bonobo_sketch_draw     (cairo_t            *cr,
                             const BonoboStroke *sketch,
                             double              x,
                             double              y,
                             double              size);

G_END_DECLS
