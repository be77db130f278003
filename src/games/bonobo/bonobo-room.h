/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* The widths from which the place for words is chosen, in pixels. */
#define BONOBO_ROOM_WIDTHS 8
extern const int bonobo_room_widths[BONOBO_ROOM_WIDTHS];

/* Where the island is and what stands beside it, none over the other. */
typedef struct
{
  int          edge;
  double       x, y;    /* the middle of the island */
  GdkRectangle raft;
  GdkRectangle words;   /* what is said about the game goes here */
} BonoboRoom;

/* Finds the room for the largest island in a board of that size, below the top. The heights are what words
 * take at each of the widths; 0 where they do not fit. */
void bonobo_room_find (int         width,
                       int         height,
                       int         top,
                       const int  *heights,
                       BonoboRoom *room);
/* The same for an island that nothing stands beside. */
void bonobo_room_find_bare (int         width,
                            int         height,
                            BonoboRoom *room);

G_END_DECLS
