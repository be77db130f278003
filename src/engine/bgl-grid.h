/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * A board whose columns are named a, b, c… from the left, and whose rows are named 1, 2, 3… from the bottom. Cells are
 * numbered row by row, from 0 in the top left corner.
 */
typedef struct
{
  guint8 columns;  /* at most 26 */
  guint8 rows;
} BglGrid;

/* Reads the name of a cell and moves the text past it. Returns FALSE if there is no name of a cell. */
gboolean bgl_grid_read_cell   (const BglGrid *grid,
                               const char   **text,
                               guint         *cell);
void     bgl_grid_append_cell (const BglGrid *grid,
                               guint          cell,
                               GString       *text);
/* The name of a cell: "b2". Free with g_free (). */
char    *bgl_grid_name_cell   (const BglGrid *grid,
                               guint          cell);

G_END_DECLS
