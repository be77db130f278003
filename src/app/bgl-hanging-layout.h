/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A row whose last child is a text that gets the remaining width, such as a list item after its bullet, or the last
 * cell of a table row. The others have their natural width, unless that leaves too little for the last one. GtkBox
 * would try many widths to find the one at which the text has the height of the row, which takes 15 ms for a paragraph.
 */
GtkLayoutManager *bgl_hanging_layout_new (void);

G_END_DECLS
