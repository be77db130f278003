/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_WRAP_LAYOUT (bgl_wrap_layout_get_type ())

G_DECLARE_FINAL_TYPE (BglWrapLayout, bgl_wrap_layout, BGL, WRAP_LAYOUT, GtkLayoutManager)

/* Places children side by side like the words of a paragraph, each with its natural width, in as many lines as
 * needed. */
GtkLayoutManager *bgl_wrap_layout_new (int spacing);
/* The natural width is at most this; beyond it, several lines are preferred. */
void              bgl_wrap_layout_set_most (BglWrapLayout *self,
                                            int            most);

G_END_DECLS
