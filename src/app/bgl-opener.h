/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-table.h"

G_BEGIN_DECLS

/* The table (transfer none) is NULL if the file could not be read or reading was canceled. Errors have already been
 * shown. */
typedef void (*BglOpenedFunc) (GtkWidget *parent,
                               BglTable  *table,
                               gpointer   user_data);

/*
 * Reads a record from any folder on a worker thread. If this takes a while, a dialog allows canceling it. If the record
 * cannot be read, a dialog over the parent explains why. If the parent is destroyed, the callback is not called.
 */
void bgl_opener_open (GtkWidget      *parent,
                      GFile          *file,
                      BglOpenedFunc   callback,
                      gpointer        user_data,
                      GDestroyNotify  destroy);

G_END_DECLS
