/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For widgets that allocate their children themselves. */

/* The natural or the minimum size of a child. */
int  bgl_arrange_measure (GtkWidget      *child,
                          GtkOrientation  orientation,
                          int             for_size,
                          gboolean        natural);
/* Allocates a child, if it is visible, while its parent is being allocated. In right-to-left languages, x is the
 * distance from the right. */
void bgl_arrange_place   (GtkWidget      *widget,
                          GtkWidget      *child,
                          int             x,
                          int             y,
                          int             width,
                          int             height);
/* Removes all children. For dispose (). */
void bgl_arrange_clear   (GtkWidget      *widget);
/* The get_request_mode () of widgets whose height depends on their width. */
GtkSizeRequestMode bgl_arrange_by_width (GtkWidget *widget);

G_END_DECLS
