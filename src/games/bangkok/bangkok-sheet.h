/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bangkok-points.h"

G_BEGIN_DECLS

#define BANGKOK_TYPE_SHEET (bangkok_sheet_get_type ())

G_DECLARE_FINAL_TYPE (BangkokSheet, bangkok_sheet, BANGKOK, SHEET, GtkWidget)

/*
 * The table of points, players across and categories down, on the paper of a market receipt.
 * Every figure shows its rule when it is activated, and says where its points come from.
 *
 * Signals:
 *   go-on ()  the button for the next round was pressed
 *
 * CSS node: sheet. Accessible role: table.
 */
GtkWidget  *bangkok_sheet_new        (void);

/* Everything at once. The points and names are copied or formatted, not kept. */
typedef struct
{
  const char          *title;
  const BangkokPoints *points;
  guint                n_seats;
  const char *const   *names;
  int                  totals[BANGKOK_SEATS];  /* of all rounds, this one too */
  guint                n_shown;   /* rows of categories that are filled in; one more with the sums */
  int                  current;   /* the row that is looked at, or -1 */
  const char          *go_on;     /* the label of the button, or NULL for none */
} BangkokSheetContent;

void        bangkok_sheet_fill       (BangkokSheet              *self,
                                      const BangkokSheetContent *content);

/* What it shows, as text: NULL while it is not filled in. */
const char *bangkok_sheet_get_figure (BangkokSheet              *self,
                                      BangkokCategory            category,
                                      guint                      seat);
/* The child for a figure, to be focused and activated. */
GtkWidget  *bangkok_sheet_get_spot   (BangkokSheet              *self,
                                      BangkokCategory            category,
                                      guint                      seat);
gboolean    bangkok_sheet_focus_go_on (BangkokSheet             *self);

G_END_DECLS
