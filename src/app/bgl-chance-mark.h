/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What stands out at one move of an analyzed game. Each kind has its own shape. */
typedef enum
{
  BGL_CHANCE_MARK_NONE,
  BGL_CHANCE_MARK_INACCURACY,
  BGL_CHANCE_MARK_MISTAKE,
  BGL_CHANCE_MARK_BLUNDER,
  BGL_CHANCE_MARK_LUCKY,
  BGL_CHANCE_MARK_UNLUCKY,
} BglChanceMarkKind;

#define BGL_TYPE_CHANCE_MARK (bgl_chance_mark_get_type ())

G_DECLARE_FINAL_TYPE (BglChanceMark, bgl_chance_mark, BGL, CHANCE_MARK, GtkWidget)

/* A mark beside a text that says the same. */
GtkWidget *bgl_chance_mark_new  (BglChanceMarkKind kind);

/* Draws a mark in a square of this size around the point: its shape in the color of text, with an edge in that of the
 * background. */
void       bgl_chance_mark_draw (cairo_t          *cr,
                                 BglChanceMarkKind kind,
                                 double            x,
                                 double            y,
                                 double            size,
                                 gboolean          dark);

G_END_DECLS
