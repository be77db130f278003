/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For widgets that give their children places themselves. */

/* The natural size of a child, or its least one. */
int  bgl_arrange_measure (GtkWidget      *child,
                          GtkOrientation  orientation,
                          int             for_size,
                          gboolean        natural);
/* Gives a child its place, if it is seen, in a widget that is just being given its own. Where people read from
 * right to left, x counts from the right. */
void bgl_arrange_place   (GtkWidget      *widget,
                          GtkWidget      *child,
                          int             x,
                          int             y,
                          int             width,
                          int             height);
/* For disposal: takes out all children. */
void bgl_arrange_clear   (GtkWidget      *widget);

G_END_DECLS
