/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bangkok-sheet.h"

G_BEGIN_DECLS

/* Shared by the files of the table of points: where its cells are, and how they are drawn. */

#define BANGKOK_SHEET_PAD    10
#define BANGKOK_SHEET_COLUMN 24  /* the minimum width of a player's column */
#define BANGKOK_SHEET_HEADS  1   /* the line with the players' names */
/* The line of a row or, for BANGKOK_SHEET_ROWS, the number of lines. */
#define BANGKOK_SHEET_LINE(row) (BANGKOK_SHEET_HEADS + 1 + (int) (row))

/* The rows after the categories. */
enum
{
  BANGKOK_ROW_ROUND = BANGKOK_CATEGORIES,
  BANGKOK_ROW_ALL,
  BANGKOK_SHEET_ROWS,
};

struct _BangkokSheet
{
  GtkWidget  parent_instance;

  char      *title;
  guint      n_seats;
  int        current;
  int        row_height;
  int        label_width;
  char      *figures[BANGKOK_SHEET_ROWS][BANGKOK_SEATS];

  GtkWidget *heads[BANGKOK_SEATS];
  GtkWidget *labels[BANGKOK_SHEET_ROWS];
  GtkWidget *cells[BANGKOK_SHEET_ROWS][BANGKOK_SEATS];
  GtkWidget *go_on;
};

const char *bangkok_sheet_get_label        (guint            row);
/* Measures the text. */
void        bangkok_sheet_update_metrics   (BangkokSheet    *self);
/* The bounds of a cell. The labels are in column -1, and the players have a line of their own. */
void        bangkok_sheet_get_cell         (BangkokSheet    *self,
                                            int              line,
                                            int              column,
                                            graphene_rect_t *bounds);
void        bangkok_sheet_draw             (BangkokSheet    *self,
                                            GtkSnapshot     *snapshot);

G_END_DECLS
