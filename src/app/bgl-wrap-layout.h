/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_WRAP_LAYOUT (bgl_wrap_layout_get_type ())

G_DECLARE_FINAL_TYPE (BglWrapLayout, bgl_wrap_layout, BGL, WRAP_LAYOUT, GtkLayoutManager)

/* Children side by side like words of a paragraph, each as wide as it likes, in as many lines as the
 * width asks for. */
GtkLayoutManager *bgl_wrap_layout_new (int spacing);
/* The width from which on several lines are preferred to a wider one. */
void              bgl_wrap_layout_set_most (BglWrapLayout *self,
                                            int            most);

G_END_DECLS
