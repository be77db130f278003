/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <graphene.h>

#include "bangkok-rules.h"

G_BEGIN_DECLS

/*
 * Where everything lies on the mat: plain geometry that follows from the size, the letters and
 * the position.
 *
 * Wide, what is printed (goal, values, score track) stands in a column at the side, the
 * others' dice above the pool and the own ones below it. Narrow or low, all is one column: goal and
 * values as a strip, the pool, the own dice, then the others', and a bar at the lower edge says so. While points are counted the pool
 * is empty, and there everybody's dice close ranks so that those that count are all in sight. In the quiz they do so below the pool
 * where they would not be in sight otherwise.
 */

#define BANGKOK_POOL   (BANGKOK_COLOURS * BANGKOK_DICE)
#define BANGKOK_SQUARES 100
#define BANGKOK_COUNTING_LINES 4 /* of words while points are counted: a category and its rule */

/* How a die of the roll lies: in which place of the loose rows, how far off its middle (in
 * parts of what is free there, -1 to 1), how far turned (in degrees). */
typedef struct
{
  guint8 colour;
  guint8 value;          /* 0 where no die has been rolled */
  guint  place;
  float  x, y;
  float  angle;
} BangkokSlot;

/* How far a die of the roll is turned at most, in degrees; it then needs a place that much larger. */
#define BANGKOK_MAX_ANGLE 9.0
#define BANGKOK_TURNED    1.16

typedef struct
{
  int      width;
  int      height;       /* of what can be seen at once */
  guint    n_seats;
  guint    n_places;     /* of the pool */
  guint    own;          /* the seat whose dice lie in front */
  int      line;         /* height of a line of letters */
  int      strip_height; /* of the words above the own dice */
  int      name_width;   /* of the longest name, and of points beside a marker */
  int      bar_height;   /* of the button that leads to the others' dice */
  int      sheet_width;  /* of the table of points; 0 for none */
  int      sheet_height;
  gboolean sheet_in_pool;
  guint    parts;        /* BangkokPart as bits: only these are shown; 0 for all */
  gboolean whole;        /* everything is in sight, whatever the height */
  gboolean counting;     /* category by category; only a narrow table makes room for it */
  gboolean quiz;         /* everybody's dice matter, and nobody touches any */
} BangkokLayoutInput;

typedef struct
{
  BangkokLayoutInput in;
  gboolean           wide;
  gboolean           ranks;        /* everybody's dice close ranks, and nobody's lie in front */
  double             growth;       /* of the largest sizes on a large table */
  int                height;       /* of everything */

  graphene_rect_t    goal;
  graphene_rect_t    board;        /* of the values */
  graphene_rect_t    rows[BANGKOK_ROWS];
  graphene_rect_t    pool;
  graphene_rect_t    sheet;
  graphene_rect_t    track;
  guint              track_columns;
  graphene_rect_t    hands[BANGKOK_SEATS];
  graphene_rect_t    strip;        /* words above the own dice, or above all */
  graphene_rect_t    names[BANGKOK_SEATS]; /* beside the dice that do not lie in front */
  graphene_rect_t    bar;          /* at the lower edge, however it is scrolled; empty where all dice are in sight */

  int                pool_die;
  int                board_die;
  int                own_die;
  int                hand_die;
  guint              pool_columns;
  double             pitch;
} BangkokLayout;

/* The dice of the round, those in the hands too, seven of each colour in rising order: they lie in
 * the same way as long as the round lasts and whenever its record is shown. */
void   bangkok_slots_init          (BangkokSlot               slots[BANGKOK_POOL],
                                    const BangkokState       *state);
/* Gives places only to the dice that are present, and returns how many these are. */
guint  bangkok_slots_pack          (BangkokSlot               slots[BANGKOK_POOL],
                                    const gboolean            present[BANGKOK_POOL]);

void   bangkok_layout_init         (BangkokLayout            *layout,
                                    const BangkokLayoutInput *input);
/* Whether the dice of a seat lie in front, below the strip of words. */
gboolean bangkok_layout_is_in_front (const BangkokLayout    *layout,
                                    guint                     seat);
/* The middle of a die in the pool. */
void   bangkok_layout_get_slot     (const BangkokLayout      *layout,
                                    const BangkokSlot        *slot,
                                    graphene_point_t         *middle);
/* The trays of a seat's groups and, after them, one more for a new group. */
void   bangkok_layout_get_trays    (const BangkokLayout      *layout,
                                    const BangkokHand        *hand,
                                    guint                     seat,
                                    graphene_rect_t           trays[BANGKOK_DICE + 1]);
/* The middle of the n-th die of a tray. */
void   bangkok_layout_get_die      (const BangkokLayout      *layout,
                                    guint                     seat,
                                    const graphene_rect_t    *tray,
                                    guint                     number,
                                    graphene_point_t         *middle);
int    bangkok_layout_get_die_size (const BangkokLayout      *layout,
                                    guint                     seat);
/* Where the die of a colour lies on its row. */
void   bangkok_layout_get_row_die  (const BangkokLayout      *layout,
                                    guint                     row,
                                    graphene_point_t         *middle);
/* A square of the score track; from BANGKOK_SQUARES on those of the row of hundreds. */
void   bangkok_layout_get_square   (const BangkokLayout      *layout,
                                    guint                     square,
                                    graphene_rect_t          *bounds);

#define BANGKOK_HUNDREDS 5

G_END_DECLS
