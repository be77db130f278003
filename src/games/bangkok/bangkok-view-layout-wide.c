/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-layout-private.h"

#include <math.h>

/* The layout with the printed parts in a column at the side. */

#define MIN_SIDE  200
#define MAX_SIDE  244
#define MIN_TRACK 150

/* The minimum height of a row of the values board at the side, which is lower if the table of points needs room. */
static int
get_least_row (const BangkokLayout *layout,
               gboolean             sheet)
{
  return MAX (sheet ? 22 : 30, layout->in.line + 6);
}

/* The height of the column at the side, without the part at its bottom. */
static int
get_side_height (const BangkokLayout *layout,
                 gboolean             sheet)
{
  const int line = layout->in.line;

  return 2 * MARGIN + MAX (64, 3 * line + 20) + line + BANGKOK_ROWS * get_least_row (layout, sheet) + PAD + 3 * GAP;
}

/* Places the column at the side, with the table of points instead of the score track if sheet is set. */
static void
place_side (BangkokLayout *layout,
            double         side,
            gboolean       sheet)
{
  const int line = layout->in.line;
  const int goal = MAX (64, 3 * line + 20);
  const int heading = line + GAP;
  const int least_row = get_least_row (layout, sheet);
  const int free = layout->in.height - get_side_height (layout, sheet) + BANGKOK_ROWS * least_row;
  /* On a low table, shrink the squares before the track moves out of view. */
  const int end = sheet ? MAX (layout->in.sheet_height, MIN_TRACK)
                        : CLAMP (free - BANGKOK_ROWS * least_row, MIN_TRACK, (int) (240 * layout->growth));
  const int row = CLAMP ((free - end) / BANGKOK_ROWS, least_row, (int) (44 * layout->growth));
  double y = MARGIN;

  layout->goal = GRAPHENE_RECT_INIT (MARGIN, y, side, goal);
  y += goal + GAP;

  layout->board = GRAPHENE_RECT_INIT (MARGIN, y, side, heading + BANGKOK_ROWS * row + PAD);
  layout->board_die = row - 6;
  for (guint i = 0; i < BANGKOK_ROWS; i++)
    layout->rows[i] = GRAPHENE_RECT_INIT (MARGIN + PAD, y + heading + i * row, side - 2 * PAD, row);
  y += layout->board.size.height + GAP;

  if (sheet)
    layout->sheet = GRAPHENE_RECT_INIT (MARGIN, y, side, layout->in.sheet_height);
  else
    layout->track = GRAPHENE_RECT_INIT (MARGIN, y, side, end);
  y += sheet ? layout->in.sheet_height : end;
  layout->track_columns = 10;
  layout->height = (int) y + MARGIN;
}

/* Makes the dice smaller before any of them moves out of view, first those of the other players. */
static int
fit_wide (BangkokLayout *layout,
          double         width)
{
  static const struct
  {
    int hand, pool;
  } steps[] = {
    { 51, 44 }, { 42, 40 }, { 34, 38 }, { 30, EASY_POOL_DIE }, { 26, EASY_POOL_DIE }, { 26, 30 }, { 22, 28 }, { 22, MIN_POOL_DIE },
    { 20, MIN_POOL_DIE }, { MIN_HAND_DIE, MIN_POOL_DIE },
  };
  const guint columns = bangkok_layout_get_hand_columns (layout, width);
  const int rows = (int) ((layout->in.n_seats - 1 + columns - 1) / columns);
  int most, pool = 0;

  bangkok_layout_fit_hands (layout, width);
  most = layout->hand_die;
  layout->own_die = bangkok_layout_get_tray_die ((int) width - 2 * GAP, (int) (46 * layout->growth));

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      const double least = bangkok_layout_get_pool_height (layout, width, steps[i].pool);

      layout->hand_die = MIN (most, steps[i].hand);
      pool = layout->in.height - 2 * MARGIN - rows * (bangkok_layout_get_hand_height (layout, FALSE) + GAP) -
             bangkok_layout_get_own_height (layout) - GAP;
      if (pool >= least)
        return pool;
      pool = (int) ceil (least);
    }

  return pool;
}

void
bangkok_layout_place_wide (BangkokLayout *layout)
{
  const BangkokLayoutInput *in = &layout->in;
  const double side = CLAMP (in->width * 0.31, MIN_SIDE, MAX_SIDE * layout->growth);
  const double x = MARGIN + side + 2 * GAP;
  const double width = in->width - x - MARGIN;
  double y = MARGIN, pool = fit_wide (layout, width);
  /* The points of a round are shown in the empty pool, or at the side if the pool is too small for them. */
  gboolean at_side = in->sheet_width > 0 && (!in->sheet_in_pool || pool < in->sheet_height);

  if (at_side && in->sheet_in_pool && get_side_height (layout, TRUE) + in->sheet_height > in->height)
    {
      at_side = FALSE;
      pool = in->sheet_height;
    }

  bangkok_layout_place_others (layout, x, &y, width);
  layout->pool = GRAPHENE_RECT_INIT (x, y, width, pool);
  y += pool + GAP;
  bangkok_layout_place_own (layout, x, &y, width);

  place_side (layout, side, at_side);
  layout->height = MAX (layout->height, (int) y - GAP + MARGIN);
}

gboolean
bangkok_layout_fits_wide (const BangkokLayoutInput *input)
{
  BangkokLayout layout = { .in = *input, .wide = TRUE, .growth = 1 };

  layout.in.sheet_width = 0;
  bangkok_layout_place_wide (&layout);

  return layout.height <= input->height;
}
