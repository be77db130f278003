/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bango-private.h"

G_BEGIN_DECLS

#define BANGO_REACH 4 /* cells on each side that can be in one five with the middle cell */

/* The pattern that a tile on a cell would make with the line through it. */
typedef enum
{
  BANGO_LINE_NONE,
  BANGO_LINE_ONE,
  BANGO_LINE_TWO,
  BANGO_LINE_TWO_OPEN,
  BANGO_LINE_THREE,
  BANGO_LINE_THREE_OPEN,  /* one more tile makes it an open four */
  BANGO_LINE_FOUR,
  BANGO_LINE_FOUR_OPEN,   /* two cells would complete it */
  BANGO_LINE_FIVE,
} BangoLine;

#define BANGO_N_LINES 9

/* The pattern of a spot by its key, and the number that a pattern adds to the sum of a spot. */
extern guint8  bango_patterns[1 << 16];
extern guint64 bango_pattern_sums[1 << 8];

/* Fills the tables on the first call. */
void bango_lines_init (void);

G_END_DECLS
