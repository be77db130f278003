/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_SHELF_GRID (bgl_shelf_grid_get_type ())

G_DECLARE_FINAL_TYPE (BglShelfGrid, bgl_shelf_grid, BGL, SHELF_GRID, GtkWidget)

void       bgl_shelf_grid_add (BglShelfGrid *self,
                               GtkWidget    *card);

G_END_DECLS
