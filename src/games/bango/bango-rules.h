/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-rules.h"

G_BEGIN_DECLS

/* The rules of Bango. */
extern const BglRules bango_rules;

#define BANGO_TILES 17  /* of each colour */
#define BANGO_FIVE  5
#define BANGO_QUIET 120 /* the game is a draw after this many turns without a cut */

typedef enum
{
  BANGO_YELLOW,
  BANGO_RED,
} BangoColour;

typedef struct
{
  gint16 x, y;
} BangoCell;

typedef enum
{
  BANGO_DIRECTION_NONE,
  BANGO_DIRECTION_UP,
  BANGO_DIRECTION_RIGHT,
  BANGO_DIRECTION_DOWN,
  BANGO_DIRECTION_LEFT,
  BANGO_DIRECTION_WRONG = 7, /* named a cell of no part at all */
} BangoDirection;

typedef enum
{
  BANGO_LAY,     /* to */
  BANGO_SHIFT,   /* from, to, keep */
  BANGO_STARVE,  /* from, keep: the game ends before the tile is set down */
  BANGO_PASS,
  BANGO_COUGH,
} BangoMoveKind;

/* A move taken apart. Every part that a lift leaves touches the lifted tile, so a
 * direction seen from there is enough to say which part stays. */
typedef struct
{
  guint          seat;
  BangoMoveKind  kind;
  BangoCell      from;
  BangoCell      to;
  BangoDirection keep;
} BangoMove;

BglMove   bango_move_pack   (const BangoMove *parts);
BangoMove bango_move_unpack (BglMove          move);

/* Tiles have numbers: yellow 0 to 16, red 17 to 33. A set of tiles is a bit for each. */
#define BANGO_TILE_BIT(tile) (G_GUINT64_CONSTANT (1) << (tile))

/* The result of lifting a tile, before it is set down. */
typedef struct
{
  guint          n_parts;      /* 1 when nothing is cut off, 0 when it was the only tile */
  guint          n_largest;    /* parts that are tied for largest: if 2 or more, the player chooses */
  guint8         largest[4];   /* those parts */
  guint8         size[4];
  guint64        tiles[4];     /* the set of tiles of each part */
  BangoDirection direction[4]; /* the first in order in which each part touches the lifted
                                * tile: the one that names the part in a move */
} BangoCut;

typedef enum
{
  BANGO_RUNNING,
  BANGO_YELLOW_WON,
  BANGO_RED_WON,
  BANGO_DRAWN,
} BangoOutcome;

/* Wrapped around a torus, a cell is found at (64 · y + x) modulo 64²: the neighbours of index i
 * are i ± 1 and i ± 64. As 34 connected tiles never span 64 cells, no two of them can be
 * mistaken for each other, and an unbounded table fits into a small grid. */
#define BANGO_GRID 64

typedef struct
{
  guint8    n_seats;
  guint8    turn;         /* the seat whose turn it is */
  guint8    first;
  guint8    coughing;     /* the option */
  guint8    coughed;      /* whether there was a cough in this turn */
  guint8    second_round;
  guint8    outcome;      /* BangoOutcome */
  guint8    quiet;        /* turns since phase 2 began or tiles were last cut off */
  guint8    stock[2];     /* after a famine also the lifted tile, which is not set down */
  guint8    on_table[2];
  guint8    last[2];      /* the tile of each colour that was placed or set down last */
  guint64   alive;        /* the set of tiles on the table */
  BangoCell tile[2 * BANGO_TILES];
  guint8    grid[BANGO_GRID * BANGO_GRID]; /* 0, or a bit for the colour and the tile */
  guint64   hash;
  guint64   seen[BANGO_QUIET + 1];  /* hashes of positions since the last cut, with whose turn it is */
} BangoState;

/* For views and bots. */
gboolean    bango_state_get_tile (const BangoState *state,
                                  BangoCell         cell,
                                  BangoColour      *colour);
BangoColour bango_state_get_side (const BangoState *state,
                                  guint             seat);
/* Empty cells that share a side with a tile, row by row. Room for 2 * (2 * BANGO_TILES) + 2. */
guint       bango_state_list_frontier (const BangoState *state,
                                       BangoCell        *cells);
gboolean    bango_state_can_lift (const BangoState *state,
                                  BangoCell         cell);
/* The cell must have a tile. */
void        bango_state_cut      (const BangoState *state,
                                  BangoCell         lifted,
                                  BangoCut         *cut);
/* How the game ends if the tile is lifted and that part stays: BANGO_RUNNING for no famine. */
BangoOutcome bango_state_famine  (const BangoState *state,
                                  BangoCell         lifted,
                                  const BangoCut   *cut,
                                  guint             part);
/* The tiles of the row of five or more through the cell; returns how many, 0 for none. */
guint       bango_state_find_five (const BangoState *state,
                                   BangoCell         cell,
                                   BangoCell         five[2 * BANGO_TILES]);

/* The types of events, in the order of the table; the arguments are in brackets. */
typedef enum
{
  BANGO_EVENT_TILE_LAID,     /* seat, cell */
  BANGO_EVENT_TILE_LIFTED,   /* seat, cell */
  BANGO_EVENT_TILE_REMOVED,  /* colour, cell: one for each tile cut off */
  BANGO_EVENT_GROUP_REMOVED, /* seat, tiles, yellow, red: after the tiles of all parts cut off */
  BANGO_EVENT_TILE_SET_DOWN, /* seat, cell, from */
  BANGO_EVENT_PASSED,        /* seat */
  BANGO_EVENT_COUGHED,       /* seat */
  BANGO_EVENT_SECOND_ROUND,
  BANGO_EVENT_FIVE,          /* colour, from, to: the ends of the row */
  BANGO_EVENT_FAMINE,        /* colour, tiles: one for each colour with too few tiles */
  BANGO_EVENT_REPETITION,    /* times: 3 for the position, 0 for the quiet turns */
  BANGO_EVENT_GAME_OVER,     /* outcome */
} BangoEventType;

/* Cells travel in events and in the arguments of signals as one number. */
int       bango_cell_pack   (BangoCell cell);
BangoCell bango_cell_unpack (int       packed);
/* For people: “(−1, 0)”. */
char     *bango_cell_describe (BangoCell cell);

G_END_DECLS
