/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Columns of one width, whatever stands in them. A homogeneous box would first ask every
 * paragraph how narrow it can be, which costs more than laying out the text; here each is
 * laid out once, for the width that it gets.
 */
/* Whether so many columns have room side by side. */
gboolean          bgl_columns_layout_fits (int n_columns,
                                           int width);
/* Side by side where they fit. */
GtkLayoutManager *bgl_columns_layout_new (void);
/* Below each other at every width. */
GtkLayoutManager *bgl_columns_layout_new_stacked (void);

/* How wide that many columns of that width are together in the room that there is, where they may have to be below each
 * other. */
int               bgl_columns_layout_get_width (int n_columns,
                                                int column,
                                                int width);

G_END_DECLS
