/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-table.h"

G_BEGIN_DECLS

/* The table is NULL when there is none, which the person knows by then. */
typedef void (*BglOpenedFunc) (GtkWidget *parent,
                               BglTable  *table,
                               gpointer   user_data);

/*
 * Reads a record from elsewhere on a worker. What takes longer than a moment can be cancelled, and what cannot be
 * read is explained over the parent. When the parent goes, nothing more happens.
 */
void bgl_opener_open (GtkWidget      *parent,
                      GFile          *file,
                      BglOpenedFunc   callback,
                      gpointer        user_data,
                      GDestroyNotify  destroy);

G_END_DECLS
