/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bango-private.h"

G_BEGIN_DECLS

/* What a bot sees in rows, columns and diagonals. */

/* Ratings of a cell, summed over the four directions. */
#define BANGO_RATING_FIVE 10000 /* a tile there makes five */
#define BANGO_RATING_OPEN 1000  /* it makes two fours, or one that two cells would complete */
#define BANGO_RATING_FOUR 120   /* it makes a four */

/* How good the cell at the index is for a tile of each colour, with only the tiles of the set on
 * the table. */
void     bango_lines_rate       (const BangoState *state,
                                 guint64           set,
                                 guint             index,
                                 int               rating[2]);

/* A cell that completes a five through the tile and can be reached, and the four tiles of
 * that row. */
gboolean bango_lines_find_fifth (const BangoState *state,
                                 guint             tile,
                                 BangoCell        *cell,
                                 guint64          *four);

G_END_DECLS
