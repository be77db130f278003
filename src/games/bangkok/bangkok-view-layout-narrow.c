/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-layout-private.h"

/* The layout in one column. */

/* Places the goal and the values as a strip. Returns where the pool begins below it. */
static double
place_strip (BangkokLayout *layout,
             double         x,
             double         y,
             double         width,
             gboolean       tight)
{
  const int line = layout->in.line;
  const double goal = MAX (58, 3.2 * line);
  const double each = (width - goal - GAP) / BANGKOK_ROWS;
  double board;

  layout->board_die = (int) MIN (each - 8, tight ? 26 : 36);
  board = layout->board_die + 2 * line + 2 * PAD;
  layout->goal = GRAPHENE_RECT_INIT (x, y, goal, board);
  layout->board = GRAPHENE_RECT_INIT (x + goal + GAP, y, width - goal - GAP, board);
  for (guint i = 0; i < BANGKOK_ROWS; i++)
    layout->rows[i] = GRAPHENE_RECT_INIT (x + goal + GAP + i * each, y + PAD, each, board - 2 * PAD);

  layout->own_die = bangkok_layout_get_tray_die ((int) width - 2 * GAP, tight ? 32 : 46);
  return y + board + GAP;
}

static void
place_track (BangkokLayout *layout,
             double         x,
             double         y,
             double         width)
{
  layout->track_columns = 20;
  layout->track = GRAPHENE_RECT_INIT (x, y, width, 6 * (width - 2 * GAP) / 20 + 2 * GAP + PAD);
  layout->height = (int) (y + layout->track.size.height + GAP);
}

static void
place_column (BangkokLayout *layout,
              int            height)
{
  const double x = GAP;
  const double width = layout->in.width - 2 * GAP;
  const double least = bangkok_layout_get_pool_height (layout, width, MIN_POOL_DIE);
  const double easy = bangkok_layout_get_pool_height (layout, width, EASY_POOL_DIE);
  double y, own, pool, others;

  bangkok_layout_fit_hands (layout, width);
  others = (layout->in.n_seats - 1) * (bangkok_layout_get_hand_height (layout, FALSE) + GAP);

  /* The pool and the player's own dice must be visible together, with smaller dice if necessary. */
  for (int tight = FALSE; tight <= TRUE; tight++)
    {
      y = place_strip (layout, x, GAP, width, tight);
      own = bangkok_layout_get_own_height (layout);
      pool = height - y - own - 2 * GAP;
      if (pool >= least)
        break;
    }
  /* Shrink the pool down to a comfortable size to show the dice of other players too. */
  pool = MAX (pool - others, MIN (pool, easy));
  pool = CLAMP (pool, least, MAX (bangkok_layout_get_pool_height (layout, width, 46), least));

  if (layout->in.sheet_width > 0 && layout->in.sheet_in_pool)
    pool = MAX (pool, layout->in.sheet_height);
  layout->pool = GRAPHENE_RECT_INIT (x, y, width, pool);
  y += pool + GAP;

  bangkok_layout_place_own (layout, x, &y, width);

  if (layout->in.sheet_width > 0 && !layout->in.sheet_in_pool)
    {
      layout->sheet = GRAPHENE_RECT_INIT (x, y, width, layout->in.sheet_height);
      y += layout->in.sheet_height + GAP;
    }

  bangkok_layout_place_others (layout, x, &y, width);
  place_track (layout, x, y, width);
}

void
bangkok_layout_place_ranks (BangkokLayout *layout,
                            int            height)
{
  const double x = GAP;
  const double width = layout->in.width - 2 * GAP;
  const double words = BANGKOK_COUNTING_LINES * layout->in.line + PAD;

  layout->ranks = TRUE;
  /* All hands must be visible together, closer to each other and with smaller dice if necessary. */
  for (int tight = FALSE; tight <= TRUE; tight++)
    {
      double y = place_strip (layout, x, tight ? PAD : GAP, width, tight);

      /* While points are counted, text takes the place of the pool. Otherwise, the pool takes the place of the text. */
      layout->strip = GRAPHENE_RECT_INIT (x + GAP, y, width - 2 * GAP, layout->in.counting ? words : 0);
      layout->pool = layout->strip;
      if (!layout->in.counting)
        layout->pool.size.height = (float) bangkok_layout_get_pool_height (layout, width - 2 * GAP,
                                                                           tight ? MIN_HAND_DIE : EASY_POOL_DIE);
      y += layout->pool.size.height + (tight ? PAD : GAP);

      bangkok_layout_fit_hands (layout, width);
      if (tight)
        {
          const int row = (int) (height - y) / (int) layout->in.n_seats - TIGHT;

          layout->hand_die = CLAMP (row - bangkok_layout_get_tray_height (layout, 0), MIN_HAND_DIE, layout->hand_die);
        }
      bangkok_layout_place_hands (layout, layout->in.own, layout->in.n_seats, x, &y, width, tight);
      place_track (layout, x, y, width);
      if (y <= height)
        break;
    }
}

static gboolean
are_hands_in_sight (const BangkokLayout *layout)
{
  for (guint i = 0; i < layout->in.n_seats; i++)
    if (layout->hands[i].origin.y + layout->hands[i].size.height > layout->in.height)
      return FALSE;

  return TRUE;
}

void
bangkok_layout_place_narrow (BangkokLayout *layout)
{
  void (*place) (BangkokLayout *layout, int height) = place_column;
  const int bar = layout->in.bar_height;

  place (layout, layout->in.height);
  if (!are_hands_in_sight (layout) && layout->in.quiz)
    {
      place = bangkok_layout_place_ranks;
      place (layout, layout->in.height);
    }
  if (layout->in.whole || are_hands_in_sight (layout))
    return;

  place (layout, layout->in.height - bar);
  layout->bar = GRAPHENE_RECT_INIT (0, layout->in.height - bar, layout->in.width, bar);
  layout->height += bar;
}
