/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-room.h"

#include <math.h>

#include "bonobo-art.h"

#define MARGIN      8
#define SIDE        12    /* the width of the water between the island and the edge of the board */
#define ABOVE       0.2   /* the share of free height that is above the island */
#define STEPS       8     /* of moving the island from the center to the right */
#define MIN_EDGE    18
#define MAX_EDGE    150
/* The island leaves the center of the board only if this makes it larger by at least this factor. */
#define WORTH_MOVING 1.04

/* The size of the raft, in edges. */
#define RAFT_WIDTH  1.86
#define RAFT_HEIGHT 1.30

/* The distance from the center of the island to its sides, and the width of the beach around it with the frames of
 * its spots, in edges. */
#define APOTHEM     2.598
#define BEACH       0.46
#define LEAST_BEACH 0.25

const int bonobo_room_widths[BONOBO_ROOM_WIDTHS] = { 190, 220, 250, 280, 310, 340, 400, 460 };

/* Either the island is in the center and the raft in the lower right corner, or the island is farther to the right
 * and the raft in the upper left corner. The text is always in the lower left corner. */
typedef enum
{
  CENTERED,
  ASIDE,
} Plan;

/* Whether the rectangle is completely beyond one of the six sides of the island, with a beach of that width in edges. */
static gboolean
is_clear (const GdkRectangle *rect,
          const BonoboRoom   *room,
          double              beach)
{
  static const double sides[][2] = {
    { 0, 1 }, { 0, -1 }, { 0.866, 0.5 }, { 0.866, -0.5 }, { -0.866, 0.5 }, { -0.866, -0.5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      /* The corner of the rectangle that is nearest to the center in this direction. */
      const double x = rect->x + (sides[i][0] < 0 ? rect->width : 0);
      const double y = rect->y + (sides[i][1] < 0 ? rect->height : 0);
      double distance = sides[i][0] * (x - room->x) + sides[i][1] * (y - room->y);

      if (distance > (APOTHEM + beach) * room->edge)
        return TRUE;
    }

  return FALSE;
}

static gboolean
place_words (BonoboRoom *room,
             int         width,
             int         height,
             const int  *heights)
{
  /* Try the widest first, because few lines are easiest to read. */
  for (int i = BONOBO_ROOM_WIDTHS - 1; i >= 0; i--)
    {
      GdkRectangle *words = &room->words;

      if (heights[i] == 0 || bonobo_room_widths[i] > width - 2 * MARGIN)
        continue;

      *words = (GdkRectangle) { MARGIN, height - MARGIN - heights[i], bonobo_room_widths[i], heights[i] };
      if (is_clear (words, room, BEACH) && !gdk_rectangle_intersect (words, &room->raft, NULL))
        return TRUE;
    }

  return FALSE;
}

static gboolean
try_plan (Plan        plan,
          int         edge,
          int         width,
          int         height,
          int         top,
          const int  *heights,
          BonoboRoom *room)
{
  const double highest = top + edge * BONOBO_ISLAND_HEIGHT / 2;
  const double spare = height - MARGIN / 2 - top - edge * BONOBO_ISLAND_HEIGHT;
  /* Most of the free height should be below the island. */
  const double shares[] = { ABOVE, ABOVE / 2, 0 };

  room->edge = room->raft_edge = edge;
  room->raft.width = (int) (edge * RAFT_WIDTH);
  room->raft.height = (int) (edge * RAFT_HEIGHT);
  if (plan == CENTERED)
    {
      room->raft.x = width - room->raft.width - MARGIN / 2;
      room->raft.y = height - room->raft.height - MARGIN / 2;
    }
  else
    {
      room->raft.x = MARGIN;
      room->raft.y = top + MARGIN;
    }

  /* Move no farther to the right than necessary. */
  for (int step = 0; step <= (plan == ASIDE ? STEPS : 0); step++)
    {
      room->x = floor (width / 2.0 + (width - 2 * SIDE - edge * BONOBO_ISLAND_WIDTH) / 2 * step / STEPS);
      for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
        {
          room->y = floor (highest + MAX (spare, 0) * shares[i]);
          if (is_clear (&room->raft, room, BEACH) && place_words (room, width, height, heights))
            return TRUE;
        }
    }

  return FALSE;
}

static gboolean
find_plan (Plan        plan,
           int         width,
           int         height,
           int         top,
           const int  *heights,
           BonoboRoom *room)
{
  int edge = (int) MIN ((width - 2 * SIDE) / BONOBO_ISLAND_WIDTH,
                        (height - top - MARGIN / 2) / BONOBO_ISLAND_HEIGHT);

  for (edge = MIN (edge, MAX_EDGE); edge >= MIN_EDGE; edge--)
    if (try_plan (plan, edge, width, height, top, heights, room))
      return TRUE;

  return FALSE;
}

void
bonobo_room_find (int         width,
                  int         height,
                  int         top,
                  const int  *heights,
                  BonoboRoom *room)
{
  BonoboRoom aside;
  const gboolean centered = find_plan (CENTERED, width, height, top, heights, room);

  if (find_plan (ASIDE, width, height, top, heights, &aside) &&
      (!centered || aside.edge > WORTH_MOVING * room->edge))
    *room = aside;
  else if (!centered)
    {
      /* The board is too small for everything, so show at least the island. */
      try_plan (CENTERED, MIN_EDGE, width, height, top, heights, room);
      room->y = floor ((top + height) / 2.0);
    }
}

void
bonobo_room_enlarge (BonoboRoom *room,
                     int         edge,
                     int         width,
                     int         height,
                     int         top)
{
  const int most = (int) MIN ((width - MARGIN) / BONOBO_ISLAND_WIDTH, (height - top - MARGIN / 2) / BONOBO_ISLAND_HEIGHT);

  for (edge = MIN (edge, most); edge > room->edge; edge--)
    {
      BonoboRoom larger = *room;

      larger.edge = edge;
      larger.x = floor (width / 2.0);
      larger.y = floor (top + edge * BONOBO_ISLAND_HEIGHT / 2);
      /* The raft may cover the beach, but not the corners of the outermost triangles. */
      if (is_clear (&room->raft, &larger, LEAST_BEACH))
        {
          *room = larger;
          return;
        }
    }
}

void
bonobo_room_find_bare (int         width,
                       int         height,
                       BonoboRoom *room)
{
  const int edge = (int) MIN ((width - MARGIN) / BONOBO_ISLAND_WIDTH, (height - MARGIN) / BONOBO_ISLAND_HEIGHT);

  *room = (BonoboRoom) {
    .edge = CLAMP (edge, MIN_EDGE, MAX_EDGE),
    .x = floor (width / 2.0),
    .y = floor (height / 2.0),
  };
  room->raft_edge = room->edge;
}
