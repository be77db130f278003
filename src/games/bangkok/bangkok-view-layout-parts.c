/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-layout-private.h"

/*
 * The layout of an example that shows only some parts of the table: the values board on the left, with the pool and the
 * hands beside it, or everything in one column. Parts that are not shown have an empty rectangle.
 */

#define SPLIT_VIEW   480 /* the minimum width for two columns */
#define MIN_SIDE 200
#define MAX_SIDE 244
#define ALONE    340 /* the width of printed parts that are shown alone */

static gboolean
shows (const BangkokLayout *layout,
       BangkokPart          part)
{
  return (layout->in.parts & (1u << part)) != 0;
}

static gboolean
shows_hand (const BangkokLayout *layout,
            guint                seat)
{
  return shows (layout, BANGKOK_PART_SEAT + seat - 1);
}

static double
place_printed (BangkokLayout *layout,
               double         x,
               double         width)
{
  const int line = layout->in.line;
  const int heading = line + GAP;
  const int row = MAX (30, line + 8);
  double y = MARGIN;

  if (shows (layout, BANGKOK_PART_GOAL))
    {
      layout->goal = GRAPHENE_RECT_INIT (x, y, width, MAX (64, 3 * line + 20));
      y += layout->goal.size.height + GAP;
    }
  if (shows (layout, BANGKOK_PART_VALUES))
    {
      layout->board = GRAPHENE_RECT_INIT (x, y, width, heading + BANGKOK_ROWS * row + PAD);
      layout->board_die = row - 6;
      for (guint i = 0; i < BANGKOK_ROWS; i++)
        layout->rows[i] = GRAPHENE_RECT_INIT (x + PAD, y + heading + i * row, width - 2 * PAD, row);
      y += layout->board.size.height + GAP;
    }
  if (shows (layout, BANGKOK_PART_TRACK))
    {
      layout->track = GRAPHENE_RECT_INIT (x, y, width, width);
      y += width + GAP;
    }

  return y;
}

static double
place_dice (BangkokLayout *layout,
            double         x,
            double         y,
            double         width)
{
  const int height = bangkok_layout_get_hand_height (layout, FALSE);

  for (guint i = 1; i < layout->in.n_seats; i++)
    {
      const guint seat = (layout->in.own - 1 + i) % layout->in.n_seats + 1;

      if (!shows_hand (layout, seat))
        continue;

      layout->hands[seat - 1] = GRAPHENE_RECT_INIT (x, y, width, height);
      layout->names[seat - 1] = GRAPHENE_RECT_INIT (x + PAD, y, layout->in.name_width, height);
      y += height + GAP;
    }

  if (shows (layout, BANGKOK_PART_POOL))
    {
      layout->pool = GRAPHENE_RECT_INIT (x, y, width, bangkok_layout_get_pool_height (layout, width, EASY_POOL_DIE));
      y += layout->pool.size.height + GAP;
    }

  if (shows_hand (layout, layout->in.own))
    bangkok_layout_place_own (layout, x, &y, width);

  return y;
}

void
bangkok_layout_place_parts (BangkokLayout *layout)
{
  const guint printed = 1u << BANGKOK_PART_GOAL | 1u << BANGKOK_PART_VALUES | 1u << BANGKOK_PART_TRACK;
  const gboolean right = (layout->in.parts & ~printed) != 0;
  /* Do not use two columns for the goal alone, which would leave its column almost empty. */
  const gboolean beside = right && layout->in.width >= SPLIT_VIEW &&
                          (layout->in.parts & printed & ~(1u << BANGKOK_PART_GOAL)) != 0;
  const double whole = layout->in.width - 2 * MARGIN;
  const double side = beside ? CLAMP (layout->in.width * 0.36, MIN_SIDE, MAX_SIDE) : MIN (whole, ALONE);
  const double width = beside ? whole - side - GAP : whole;
  const double x = beside ? MARGIN + side + GAP : MARGIN;
  double y;

  layout->wide = TRUE;
  layout->track_columns = 10;
  layout->own_die = bangkok_layout_get_tray_die ((int) width - 2 * GAP, 46);
  layout->hand_die = bangkok_layout_get_tray_die ((int) width - layout->in.name_width - 2 * PAD, 34);

  y = place_printed (layout, beside ? MARGIN : (layout->in.width - side) / 2, side);
  if (right)
    y = MAX (y, place_dice (layout, x, beside ? MARGIN : y, width));

  layout->height = (int) (y - GAP) + MARGIN;
}
