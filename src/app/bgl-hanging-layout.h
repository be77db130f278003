/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A row of which the last child is a text that gets the rest of the width: an item behind its mark, or the last cell of
 * a table. The others are as wide as they want, unless that leaves the last one too little. GtkBox would try many widths to find the one at which the text has the height of the row, which takes
 * 15 ms for a paragraph.
 */
GtkLayoutManager *bgl_hanging_layout_new (void);

G_END_DECLS
