/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-table-layout.h"
#include "board/bgl-motion.h"

G_BEGIN_DECLS

#define BGL_TABLE_WIDE  800 /* from this width on, there may be room for a column beside the board */
#define BGL_TABLE_TIGHT 520 /* below this width, there is no room for all buttons of a header bar */

/*
 * The arrangement of a table: the board, the seats, a status line, and the log.
 *
 * In a wide window, the seats and the log are in a column at the end. In a narrow window, or in a wide one with the log
 * closed, the seats are a strip above the board. In a narrow window, the log is a sheet that slides up from below. A
 * window that is too low for the column is arranged like a narrow one.
 *
 * The arrangement depends only on the size, so a window can be resized without laying out a frame twice.
 *
 * CSS nodes: table-layout; the log has the class .column if it is beside the board, and .sheet otherwise. Accessible
 * role: group.
 */
struct _BglTableLayout
{
  GtkWidget     parent_instance;

  GtkWidget    *board;
  GtkWidget    *status;
  GtkWidget    *log;
  GPtrArray    *seats;

  AdwAnimation *animation;
  double        progress;   /* of the sheet, 1 when it is fully open */
  GdkRectangle  sheet;

  guint         notify_id;
  gboolean      narrow;
  gboolean      tight;
  gboolean      column_open;
  gboolean      sheet_open;
};

gboolean bgl_table_layout_has_column (BglTableLayout *self);

/* bgl-table-layout-sizes.c: the sizes that the children need and get. */
gboolean bgl_table_layout_has_room   (BglTableLayout *self,
                                      int             width,
                                      int             height);
void     bgl_table_layout_measure    (GtkWidget      *widget,
                                      GtkOrientation  orientation,
                                      int             for_size,
                                      int            *minimum,
                                      int            *natural,
                                      int            *minimum_baseline,
                                      int            *natural_baseline);
void     bgl_table_layout_allocate   (BglTableLayout *self,
                                      int             width,
                                      int             height);

G_END_DECLS
