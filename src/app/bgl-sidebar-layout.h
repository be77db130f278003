/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Two children: a sidebar, which is hidden if there is no room for it, and the main child. This is decided during
 * allocation, so that the main child is never laid out for a temporary width.
 */
GtkLayoutManager *bgl_sidebar_layout_new  (void);
gboolean          bgl_sidebar_layout_fits (int width);

G_END_DECLS
