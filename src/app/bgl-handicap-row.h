/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BGL_TYPE_HANDICAP_ROW (bgl_handicap_row_get_type ())

G_DECLARE_FINAL_TYPE (BglHandicapRow, bgl_handicap_row, BGL, HANDICAP_ROW, AdwExpanderRow)

/*
 * By how many percent the time of each seat is stretched in real-time games. A collapsed row shows who has a handicap;
 * an expanded one has a number for each seat.
 *
 * CSS node: row.expander. Accessible role: that of the parent class; the numbers are labeled with the names.
 */
GtkWidget *bgl_handicap_row_new       (guint              most_seats);

/* The players at the table. The numbers of other seats are hidden. */
void       bgl_handicap_row_set_names (BglHandicapRow    *self,
                                       const char *const *names);
guint      bgl_handicap_row_get_value (BglHandicapRow    *self,
                                       guint              seat);
void       bgl_handicap_row_set_value (BglHandicapRow    *self,
                                       guint              seat,
                                       guint              percent);

G_END_DECLS
