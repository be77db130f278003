/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <graphene.h>

#include "bangkok-rules.h"

G_BEGIN_DECLS

/*
 * Computes the positions of everything on the mat from the size, the text size, and the state of the game.
 *
 * In the wide layout, the printed parts (goal, values, score track) are in a column at the side. The dice of the other
 * players are above the pool, and the player's own dice are below it. If the table is narrow or low, everything is in
 * one column: goal and values as a strip, the pool, the player's own dice, and then those of the others. If the latter
 * are not visible without scrolling, a bar at the bottom edge leads to them.
 *
 * While points are counted, the pool is empty. In one column, all hands then move close together so that all dice that
 * score are visible. In the quiz, the hands move together below the pool if they would not all be visible otherwise.
 */

#define BANGKOK_POOL   (BANGKOK_COLORS * BANGKOK_DICE)
#define BANGKOK_SQUARES 100
#define BANGKOK_COUNTING_LINES 4 /* lines of text while points are counted: a category and its rule */

/* How a rolled die lies in the pool: its place in the loose rows, its offset from the center of the place (-1 to 1,
 * as a fraction of the free space), and its rotation in degrees. */
typedef struct
{
  guint8 color;
  guint8 value;          /* 0 if no die has been rolled */
  guint  place;
  float  x, y;
  float  angle;
} BangkokSlot;

/* The largest rotation of a rolled die in degrees, and how much larger the place of a rotated die must be. */
#define BANGKOK_MAX_ANGLE 9.0
#define BANGKOK_TURNED    1.16

typedef struct
{
  int      width;
  int      height;       /* of the visible area */
  guint    n_seats;
  guint    n_places;     /* places in the pool */
  guint    own;          /* the seat whose dice are in front */
  int      line;         /* the height of a line of text */
  int      strip_height; /* of the text above the player's own dice */
  int      name_width;   /* of the longest name, and of the points beside a marker */
  int      bar_height;   /* of the button that leads to the dice of the other players */
  int      sheet_width;  /* of the table of points; 0 for none */
  int      sheet_height;
  gboolean sheet_in_pool;
  guint    parts;        /* a mask of BangkokPart bits: only these are shown; 0 for all */
  gboolean whole;        /* everything is visible without scrolling, whatever the height */
  gboolean counting;     /* points are counted by category; only the narrow layout makes room for this */
  gboolean quiz;         /* shown in the quiz: all hands matter, and the user cannot move dice */
} BangkokLayoutInput;

typedef struct
{
  BangkokLayoutInput in;
  gboolean           wide;
  gboolean           ranks;        /* all hands are close together, and none is in front */
  double             growth;       /* scales the maximum sizes on a large table */
  int                height;       /* of everything, including the parts that are scrolled out */

  graphene_rect_t    goal;
  graphene_rect_t    board;        /* the values board */
  graphene_rect_t    rows[BANGKOK_ROWS];
  graphene_rect_t    pool;
  graphene_rect_t    sheet;
  graphene_rect_t    track;
  guint              track_columns;
  graphene_rect_t    hands[BANGKOK_SEATS];
  graphene_rect_t    strip;        /* the text above the player's own dice, or above all hands */
  graphene_rect_t    names[BANGKOK_SEATS]; /* beside the hands that are not in front */
  graphene_rect_t    bar;          /* at the bottom edge, does not scroll; empty if all hands are visible */

  int                pool_die;
  int                board_die;
  int                own_die;
  int                hand_die;
  guint              pool_columns;
  double             pitch;
} BangkokLayout;

/* Initializes the slots for all dice of the round, including those in hands: seven of each color, sorted by value.
 * The arrangement stays the same during the round and whenever its record is shown. */
void   bangkok_slots_init          (BangkokSlot               slots[BANGKOK_POOL],
                                    const BangkokState       *state);
/* Assigns places only to the dice that are present, and returns how many they are. */
guint  bangkok_slots_pack          (BangkokSlot               slots[BANGKOK_POOL],
                                    const gboolean            present[BANGKOK_POOL]);

void   bangkok_layout_init         (BangkokLayout            *layout,
                                    const BangkokLayoutInput *input);
/* Whether the dice of a seat are in front, below the strip of text. */
gboolean bangkok_layout_is_in_front (const BangkokLayout    *layout,
                                    guint                     seat);
/* The center of a die in the pool. */
void   bangkok_layout_get_slot     (const BangkokLayout      *layout,
                                    const BangkokSlot        *slot,
                                    graphene_point_t         *middle);
/* The trays of a seat's groups, followed by one more for a new group. */
void   bangkok_layout_get_trays    (const BangkokLayout      *layout,
                                    const BangkokHand        *hand,
                                    guint                     seat,
                                    graphene_rect_t           trays[BANGKOK_DICE + 1]);
/* The center of a die in a tray, by its number. */
void   bangkok_layout_get_die      (const BangkokLayout      *layout,
                                    guint                     seat,
                                    const graphene_rect_t    *tray,
                                    guint                     number,
                                    graphene_point_t         *middle);
int    bangkok_layout_get_die_size (const BangkokLayout      *layout,
                                    guint                     seat);
/* The center of the die on a row of the values board. */
void   bangkok_layout_get_row_die  (const BangkokLayout      *layout,
                                    guint                     row,
                                    graphene_point_t         *middle);
/* A square of the score track. Numbers from BANGKOK_SQUARES on are the squares of the row of hundreds. */
void   bangkok_layout_get_square   (const BangkokLayout      *layout,
                                    guint                     square,
                                    graphene_rect_t          *bounds);

#define BANGKOK_HUNDREDS 5

G_END_DECLS
