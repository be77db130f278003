/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Paragraphs one below the other, each with the height of its text at the width of the sheet. GtkBox determines the
 * request mode from its children and caches it even from a time without children. It would then give text the height
 * for the narrowest width.
 */
GtkLayoutManager *bgl_sheet_layout_new (void);

G_END_DECLS
