/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-print-layout.h"

G_BEGIN_DECLS

#define BGL_PRINT_BODY_SIZE      9.5
#define BGL_PRINT_COLUMN_SPACING 22.0
/* Of the picture on top, in parts of the width. */
#define BGL_PRINT_COVER_HEIGHT   0.27

/* What is never parted: a paragraph in each language, or a board. */
typedef struct
{
  PangoLayout     *texts[BGL_PRINT_LANGUAGES];
  BglExample      *example;     /* of a board */
  cairo_surface_t *board;
  const char      *id;          /* of the section that it is the heading of */
  gboolean         accented;
  gboolean         barred;      /* with a line in front, as notes have */
  gboolean         chained;     /* never the last one of a column */
  double           indent;
  double           above;       /* the space over it, unless it stands on top */
  double           ratio;       /* of a board's height to its width */
  double           width;       /* of a board */
  double           height;

  guint            sheet;
  guint            column;
  double           y;
} BglPrintItem;

struct _BglPrintLayout
{
  BglPrintMatter  matter;
  const BglLook  *look;         /* of the game, or NULL for another page */
  PangoContext   *context;
  double          width;
  double          height;
  double          size;         /* of the text */
  guint           n_columns;    /* that the text runs through */
  double          column_width; /* of one language */
  double          top;          /* where the text of the first sheet begins */
  PangoLayout    *titles[BGL_PRINT_LANGUAGES];
  GPtrArray      *items;
  guint           n_sheets;
  guint           next_board;
};

G_END_DECLS
