/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-table-layout.h"
#include "board/bgl-motion.h"

G_BEGIN_DECLS

#define BGL_TABLE_WIDE  800 /* from this width on there may be room for a column beside the board */
#define BGL_TABLE_TIGHT 520 /* below this width there is no room for all buttons of a header bar */

/*
 * The arrangement of a table: the board, who sits around it, a line that says what is going on,
 * and the log.
 *
 * Wide, the seats and the log stand in a column at the end. Narrow, or with the log of a wide
 * one put away, the seats are a strip above the board; the log of a narrow table is a sheet that
 * slides up from below. A window that is too low for the column is arranged as a narrow one.
 *
 * The arrangement follows from the size alone and changes no property of a child, so a
 * window can be resized without a frame that is laid out twice.
 *
 * CSS nodes: table-layout, with the log of the class .sheet when it is one, and .column when
 * it stands beside the board. Accessible role: group.
 */
struct _BglTableLayout
{
  GtkWidget     parent_instance;

  GtkWidget    *board;
  GtkWidget    *status;
  GtkWidget    *log;
  GPtrArray    *seats;

  AdwAnimation *animation;
  double        progress;   /* of the sheet, 1 when it is up */
  GdkRectangle  sheet;

  guint         notify_id;
  gboolean      narrow;
  gboolean      tight;
  gboolean      column_open;
  gboolean      sheet_open;
};

gboolean bgl_table_layout_has_column (BglTableLayout *self);

/* bgl-table-layout-sizes.c: how much room everything needs and gets. */
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
