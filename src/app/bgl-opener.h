/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-table.h"

G_BEGIN_DECLS

/* The table is NULL if the file could not be read or reading was canceled. The user has already been told. */
typedef void (*BglOpenedFunc) (GtkWidget *parent,
                               BglTable  *table,
                               gpointer   user_data);

/*
 * Reads a record from another folder on a worker. If this takes a while, it can be canceled. If the record cannot be
 * read, a dialog over the parent says why. If the parent is destroyed, nothing more happens.
 */
void bgl_opener_open (GtkWidget      *parent,
                      GFile          *file,
                      BglOpenedFunc   callback,
                      gpointer        user_data,
                      GDestroyNotify  destroy);

G_END_DECLS
