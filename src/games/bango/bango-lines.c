/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-lines.h"

#define REACH 4 /* cells to each side that can be in one five with the middle */

static const int line_step[] = { 1, BANGO_GRID, BANGO_GRID + 1, BANGO_GRID - 1 };
static const int line_dx[] = { 1, 0, 1, -1 };
static const int line_dy[] = { 0, 1, 1, 1 };

/* Bits set in a number of five bits. */
static const guint8 count_five[32] = {
  0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5,
};

/* By the most tiles that a stretch of five would have and the number of such stretches: three
 * of three tiles leave room on both sides. */
static const int stretch_value[6][6] = {
  [1] = { 0, 0, 0, 1, 1, 2 },
  [2] = { 0, 2, 4, 7, 10, 12 },
  [3] = { 0, 12, 30, 60, 60, 60 },
  [4] = { 0, BANGO_RATING_FOUR, BANGO_RATING_FOUR, BANGO_RATING_FOUR, BANGO_RATING_FOUR,
          BANGO_RATING_FOUR },
  [5] = { 0, BANGO_RATING_FIVE, BANGO_RATING_FIVE, BANGO_RATING_FIVE, BANGO_RATING_FIVE,
          BANGO_RATING_FIVE },
};

/* Whether the cell some steps from the one at the index touches a tile of the set, or of the
 * one that is thought to lie at the index. */
static gboolean
can_be_reached (const BangoState *state,
                guint64           set,
                guint             index,
                int               steps,
                int               step)
{
  guint at = index + steps * step;

  return (ABS (steps) == 1 && (step == 1 || step == BANGO_GRID)) ||
         (bango_set_has (set, bango_grid_get (state, at - BANGO_GRID)) |
          bango_set_has (set, bango_grid_get (state, at + BANGO_GRID)) |
          bango_set_has (set, bango_grid_get (state, at - 1)) |
          bango_set_has (set, bango_grid_get (state, at + 1))) != 0;
}

/* The best stretches of five through the middle of a line of nine cells, given as bits. Adds the
 * cells that would complete a five to those counted. */
static int
rate_line (const BangoState *state,
           guint64           set,
           guint             index,
           int               step,
           guint             own,
           guint             foe,
           guint            *n_fifths)
{
  guint fifths = 0;
  guint best = 1;
  guint n_best = 0;

  own |= 1u << REACH;

  for (guint k = 0; k <= REACH; k++)
    {
      guint n = (foe >> k & 31) == 0 ? count_five[own >> k & 31] : 0;

      if (n == 4)
        {
          guint fifth = __builtin_ctz (~own >> k) + k;

          /* A four is worth little where its fifth tile would lie apart. */
          if (!can_be_reached (state, set, index, (int) fifth - REACH, step))
            n = 3;
          else if ((fifths & 1u << fifth) == 0)
            {
              fifths |= 1u << fifth;
              (*n_fifths)++;
            }
        }

      if (n > best)
        {
          best = n;
          n_best = 0;
        }

      n_best += n == best;
    }

  return stretch_value[best][n_best];
}

void
bango_lines_rate (const BangoState *state,
                  guint64           set,
                  guint             index,
                  int               rating[2])
{
  guint n_fifths[2] = { 0 };

  rating[BANGO_YELLOW] = 0;
  rating[BANGO_RED] = 0;

  for (guint i = 0; i < G_N_ELEMENTS (line_step); i++)
    {
      guint yellow = 0;
      guint red = 0;

      for (int k = -REACH; k <= REACH; k++)
        {
          guint8 value = bango_grid_get (state, index + k * line_step[i]);
          guint here = bango_set_has (set, value) & (k != 0);

          yellow |= (here & value >> 6) << (k + REACH);
          red |= (here & value >> 7) << (k + REACH);
        }

      if ((yellow | red) == 0)
        continue;

      rating[BANGO_YELLOW] += rate_line (state, set, index, line_step[i], yellow, red,
                                         &n_fifths[BANGO_YELLOW]);
      rating[BANGO_RED] += rate_line (state, set, index, line_step[i], red, yellow,
                                      &n_fifths[BANGO_RED]);
    }

  for (BangoColour colour = BANGO_YELLOW; colour <= BANGO_RED; colour++)
    if (n_fifths[colour] > 1)
      rating[colour] += BANGO_RATING_OPEN;
}

gboolean
bango_lines_find_fifth (const BangoState *state,
                        guint             tile,
                        BangoCell        *cell,
                        guint64          *four)
{
  guint8 bit = bango_colour_bit (tile < BANGO_TILES ? BANGO_YELLOW : BANGO_RED);
  guint index = bango_cell_index (state->tile[tile]);

  for (guint i = 0; i < G_N_ELEMENTS (line_step); i++)
    {
      guint8 line[2 * REACH + 1];
      guint own = 0;
      guint taken = 0;

      for (int k = -REACH; k <= REACH; k++)
        {
          guint8 value = bango_grid_get (state, index + k * line_step[i]);

          line[k + REACH] = value;
          own |= (guint) ((value & bit) != 0) << (k + REACH);
          taken |= (guint) (value != 0) << (k + REACH);
        }

      for (guint k = 0; k <= REACH; k++)
        {
          int gap;

          if (count_five[own >> k & 31] != 4 || (taken >> k & 31) != (own >> k & 31))
            continue;

          gap = __builtin_ctz (~own >> k) + (int) k - REACH;

          if (!can_be_reached (state, state->alive, index, gap, line_step[i]))
            continue;

          cell->x = state->tile[tile].x + gap * line_dx[i];
          cell->y = state->tile[tile].y + gap * line_dy[i];
          *four = 0;

          for (guint j = k; j < k + BANGO_FIVE; j++)
            if (line[j] != 0)
              *four |= BANGO_TILE_BIT (line[j] & BANGO_TILE_INDEX);

          return TRUE;
        }
    }

  return FALSE;
}
