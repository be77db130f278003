/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Columns of equal width, independent of their contents. A homogeneous box would first measure the minimum width of
 * every paragraph, which takes longer than laying out the text. Here, each paragraph is laid out once, for its final
 * width.
 */
/* Whether that many columns fit side by side. */
gboolean          bgl_columns_layout_fits (int n_columns,
                                           int width);
/* Places columns side by side if they fit, and below each other otherwise. */
GtkLayoutManager *bgl_columns_layout_new (void);
/* Places columns below each other at every width. */
GtkLayoutManager *bgl_columns_layout_new_stacked (void);

/* The width of that many columns of that width. If they do not fit into the available width, they are below each
 * other. */
int               bgl_columns_layout_get_width (int n_columns,
                                                int column,
                                                int width);

G_END_DECLS
