/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/*
 * Small pictures as data: fills and lines, drawn over each other, in 100 by 100 units.
 *
 * A path is a string of commands, each a letter and its numbers:
 *   M x y             moves to a point
 *   L x y             a straight line
 *   C x y x y x y     a curve with two control points
 *   Z                 closes the path
 *   O x y rx ry       an ellipse around x, y
 *   R x y w h r       a rectangle with rounded corners
 */
typedef struct
{
  guint32     color;  /* 0xrrggbb */
  guint8      width;   /* of the line; 0 for a filled path */
  const char *path;    /* NULL ends a sketch */
} BonoboStroke;

void bonobo_sketch_add_path (cairo_t            *cr,
                             const char         *path);
/* Draws a sketch into a square of that size, with its upper left corner at x, y. */
void bonobo_sketch_draw     (cairo_t            *cr,
                             const BonoboStroke *sketch,
                             double              x,
                             double              y,
                             double              size);

G_END_DECLS
