/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-lines.h"

#define REACH BANGO_REACH

/* The rating of a tile on a cell for move ordering, and the value of the cell while it is empty. */
static const guint line_worth[BANGO_N_LINES] = { 0, 1, 4, 9, 14, 60, 75, 700, 7000 };
static const guint line_value[BANGO_N_LINES] = { 0, 1, 3, 6, 10, 26, 30, 80, 120 };

guint8 bango_patterns[1 << 16];
guint64 bango_pattern_sums[1 << 8];

/* Returns the cells, as bits, that would complete a five with the middle one of nine cells. */
static guint
find_fifths (guint own,
             guint foe)
{
  guint fifths = 0;

  for (guint k = 0; k <= REACH; k++)
    if ((foe >> k & 31) == 0 && __builtin_popcount (own >> k & 31) == 4)
      fifths |= (~own & 31u << k);

  return fifths;
}

static BangoLine
classify (guint own,
          guint foe)
{
  guint most = 0, n_most = 0;
  guint fifths;

  own |= 1u << REACH;
  for (guint k = 0; k <= REACH; k++)
    {
      guint n = (foe >> k & 31) == 0 ? (guint) __builtin_popcount (own >> k & 31) : 0;

      if (n > most)
        {
          most = n;
          n_most = 0;
        }
      n_most += n == most;
    }

  switch (most)
    {
    case 0:
      return BANGO_LINE_NONE;

    case 1:
      return n_most > 2 ? BANGO_LINE_ONE : BANGO_LINE_NONE;

    case 2:
      return n_most > 2 ? BANGO_LINE_TWO_OPEN : BANGO_LINE_TWO;

    case 3:
      for (guint i = 0; i <= 2 * REACH; i++)
        if (((own | foe) & 1u << i) == 0)
          {
            fifths = find_fifths (own | 1u << i, foe);
            if ((fifths & (fifths - 1)) != 0)
              return BANGO_LINE_THREE_OPEN;
          }
      return BANGO_LINE_THREE;

    case 4:
      fifths = find_fifths (own, foe);
      return (fifths & (fifths - 1)) != 0 ? BANGO_LINE_FOUR_OPEN : BANGO_LINE_FOUR;

    default:
      return BANGO_LINE_FIVE;
    }
}

static void
fill_patterns (void)
{
  for (guint key = 0; key < G_N_ELEMENTS (bango_patterns); key++)
    {
      guint yellow = 0, red = 0;

      for (guint i = 0; i < 2 * REACH; i++)
        {
          guint bit = 1u << (i < REACH ? i : i + 1);

          yellow |= (key >> 2 * i & 1) != 0 ? bit : 0;
          red |= (key >> 2 * i & 2) != 0 ? bit : 0;
        }

      bango_patterns[key] = (guint8) (classify (yellow, red) | classify (red, yellow) << 4);
    }

  for (guint yellow = 0; yellow < BANGO_N_LINES; yellow++)
    for (guint red = 0; red < BANGO_N_LINES; red++)
      bango_pattern_sums[yellow | red << 4] = (guint64) line_worth[yellow] | (guint64) line_worth[red] << 16 |
                                       (guint64) line_value[yellow] << 32 | (guint64) line_value[red] << 44 |
                                       (guint64) (yellow == BANGO_LINE_FIVE) << 56 |
                                       (guint64) (red == BANGO_LINE_FIVE) << 60;
}

void
bango_lines_init (void)
{
  static gsize filled;

  if (g_once_init_enter (&filled))
    {
      fill_patterns ();
      g_once_init_leave (&filled, TRUE);
    }
}
