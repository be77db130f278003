/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_TABLE_LAYOUT (bgl_table_layout_get_type ())

G_DECLARE_FINAL_TYPE (BglTableLayout, bgl_table_layout, BGL, TABLE_LAYOUT, GtkWidget)

void       bgl_table_layout_add_seat        (BglTableLayout *self,
                                             GtkWidget      *seat);

/* Sorts the seats; see g_ptr_array_sort (). */
void       bgl_table_layout_sort_seats      (BglTableLayout *self,
                                             GCompareFunc    compare);

gboolean   bgl_table_layout_get_narrow      (BglTableLayout *self);
gboolean   bgl_table_layout_get_log_visible (BglTableLayout *self);
void       bgl_table_layout_set_log_visible (BglTableLayout *self,
                                             gboolean        visible);

G_END_DECLS
