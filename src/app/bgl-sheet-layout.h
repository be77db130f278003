/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Paragraphs one below the other, each as high as its text is at the width of the sheet. A box finds
 * out from its children whether heights follow from widths, and remembers the answer from a time when
 * it had none: it then gives its text the height of the narrowest column.
 */
GtkLayoutManager *bgl_sheet_layout_new (void);

G_END_DECLS
