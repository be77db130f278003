/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Two children: a sidebar, which is hidden where there is no room for it, and the rest. The choice is
 * made while sizes are given out, so that the rest is never laid out for a width that it does not keep.
 */
GtkLayoutManager *bgl_sidebar_layout_new  (void);
gboolean          bgl_sidebar_layout_fits (int width);

G_END_DECLS
