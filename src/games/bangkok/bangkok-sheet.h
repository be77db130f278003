/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bangkok-points.h"

G_BEGIN_DECLS

#define BANGKOK_TYPE_SHEET (bangkok_sheet_get_type ())

G_DECLARE_FINAL_TYPE (BangkokSheet, bangkok_sheet, BANGKOK, SHEET, GtkWidget)

/*
 * The table of points, with a column for each player and a row for each category, drawn like a market receipt. Each
 * figure explains where its points come from, and shows its rule when it is activated.
 *
 * Signals:
 *   go-on ()  the button for the next round was pressed
 *
 * CSS node: sheet. Accessible role: table.
 */
GtkWidget  *bangkok_sheet_new        (void);

/* All content of the table. It is copied or formatted, so the caller keeps ownership. */
typedef struct
{
  const char          *title;
  const BangkokPoints *points;
  guint                n_seats;
  const char *const   *names;
  int                  totals[BANGKOK_SEATS];  /* of all rounds, including this one */
  guint                n_shown;   /* number of categories that are filled in; one more if the totals are too */
  int                  current;   /* the highlighted row, or -1 */
  const char          *go_on;     /* the label of the button, or NULL for none */
} BangkokSheetContent;

void        bangkok_sheet_fill       (BangkokSheet              *self,
                                      const BangkokSheetContent *content);

/* Whether the button for the next round is visible. */
gboolean    bangkok_sheet_has_go_on   (BangkokSheet             *self);
gboolean    bangkok_sheet_focus_go_on (BangkokSheet             *self);

G_END_DECLS
