/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* The possible widths of the area for text, in pixels. */
#define BONOBO_ROOM_WIDTHS 8
extern const int bonobo_room_widths[BONOBO_ROOM_WIDTHS];

/* The positions of the island and of the things beside it, without overlaps. */
typedef struct
{
  int          edge;
  int          raft_edge; /* of the island that the raft belongs to, unless that is enlarged */
  double       x, y;    /* the center of the island */
  GdkRectangle raft;
  GdkRectangle words;   /* the area for text about the game */
} BonoboRoom;

/* Finds the layout with the largest island in a board of that size, below the top. The heights are those that the
 * text needs at each of the widths, or 0 if the text does not fit. */
void bonobo_room_find (int         width,
                       int         height,
                       int         top,
                       const int  *heights,
                       BonoboRoom *room);
/* Enlarges the island up to that edge, over the text and up to the raft, which stay where they are. */
void bonobo_room_enlarge (BonoboRoom *room,
                          int         edge,
                          int         width,
                          int         height,
                          int         top);
/* The same as bonobo_room_find () for an island with nothing beside it. */
void bonobo_room_find_bare (int         width,
                            int         height,
                            BonoboRoom *room);

G_END_DECLS
