/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-game-ui.h"

G_BEGIN_DECLS

/* Helpers for summaries that are tables with a row for each seat; see BglGameUi.create_summary. */

/* Creates an empty table with a name for screen readers. */
GtkWidget *bgl_summary_new        (const char    *label,
                                   guint          row_spacing);
/* Adds the badge and the name of a seat in the first two columns. */
void       bgl_summary_add_seat   (GtkGrid         *grid,
                                   const BglGameUi *ui,
                                   BglSeat         *seat,
                                   int              row);
/* Adds a number or its heading, aligned to the end. The style class may be NULL. */
void       bgl_summary_add_figure (GtkGrid       *grid,
                                   int            column,
                                   int            row,
                                   const char    *text,
                                   const char    *style_class);

G_END_DECLS
