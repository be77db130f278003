/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-rules.h"

G_BEGIN_DECLS

/* The rules of Bango. */
extern const BglRules bango_rules;

#define BANGO_TILES 17  /* of each color */
#define BANGO_FIVE  5
#define BANGO_QUIET 120 /* the game is a draw after this many turns without a cut */

typedef enum
{
  BANGO_YELLOW,
  BANGO_RED,
} BangoColor;

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
  BANGO_DIRECTION_WRONG = 7, /* names a cell that belongs to no part */
} BangoDirection;

typedef enum
{
  BANGO_LAY,     /* to */
  BANGO_SHIFT,   /* from, to, keep */
  BANGO_STARVE,  /* from, keep: the game ends before the tile is set down */
  BANGO_PASS,
  BANGO_COUGH,
} BangoMoveKind;

/* A move in separate fields. Every part that remains after a lift touches the lifted tile, so a direction from that
 * tile is enough to name the part that stays. */
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

/* Tiles have numbers: yellow 0 to 16, red 17 to 33. A set of tiles has one bit for each. */
#define BANGO_TILE_BIT(tile) (G_GUINT64_CONSTANT (1) << (tile))

/* The result of lifting a tile, before it is set down. */
typedef struct
{
  guint          n_parts;      /* 1 when nothing is cut off, 0 when it was the only tile */
  guint          n_largest;    /* parts that are tied for largest: if 2 or more, the player chooses */
  guint8         largest[4];   /* the indices of these parts */
  guint8         size[4];
  guint64        tiles[4];     /* the set of tiles of each part */
  BangoDirection direction[4]; /* the first direction from the lifted tile to each part, which names it in a move */
} BangoCut;

typedef enum
{
  BANGO_RUNNING,
  BANGO_YELLOW_WON,
  BANGO_RED_WON,
  BANGO_DRAWN,
} BangoOutcome;

/* The table is unbounded, but it is stored in a small grid that wraps around like a torus: a cell is at (64 · y + x)
 * modulo 64², and the neighbors of index i are i ± 1 and i ± 64. 34 connected tiles never span 64 cells, so no two
 * of them share an index. */
#define BANGO_GRID 64

typedef struct
{
  guint8    n_seats;
  guint8    turn;         /* the seat whose turn it is */
  guint8    first;
  guint8    coughing;     /* whether the option is on */
  guint8    coughed;      /* whether there was a cough in this turn */
  guint8    second_round;
  guint8    outcome;      /* BangoOutcome */
  guint8    quiet;        /* turns since phase 2 began or tiles were last cut off */
  guint8    stock[2];     /* tiles not on the table; after a famine also the lifted tile, which is not set down */
  guint8    on_table[2];
  guint8    last[2];      /* the tile of each color that was placed or set down last */
  guint64   alive;        /* the set of tiles on the table */
  BangoCell tile[2 * BANGO_TILES];
  guint16   at[2 * BANGO_TILES];           /* the index of the cell of each tile */
  guint8    grid[BANGO_GRID * BANGO_GRID]; /* 0, or one bit for the color and the number of the tile */
  guint64   hash;
  guint64   seen[BANGO_QUIET + 1];  /* hashes of the positions and turns since the last cut */
} BangoState;

/* For views and bots. */

static inline BangoColor
bango_state_get_side (const BangoState *state,
                      guint             seat)
{
  return (seat & 1) != 0 ? BANGO_YELLOW : BANGO_RED;
}

gboolean    bango_state_get_tile (const BangoState *state,
                                  BangoCell         cell,
                                  BangoColor       *color);
/* Lists the empty cells that share a side with a tile, row by row. The array needs room for 2 * (2 * BANGO_TILES) +
 * 2. */
guint       bango_state_list_frontier (const BangoState *state,
                                       BangoCell        *cells);
gboolean    bango_state_can_lift (const BangoState *state,
                                  BangoCell         cell);
/* Finds the parts that remain if the tile is lifted. There must be a tile on the cell. */
void        bango_state_cut      (const BangoState *state,
                                  BangoCell         lifted,
                                  BangoCut         *cut);
/* How the game ends if the tile is lifted and that part stays. Returns BANGO_RUNNING if there is no famine. */
BangoOutcome bango_state_famine  (const BangoState *state,
                                  BangoCell         lifted,
                                  const BangoCut   *cut,
                                  guint             part);
/* Finds the tiles of the row of five or more through the cell. Returns how many there are, or 0 for none. */
guint       bango_state_find_five (const BangoState *state,
                                   BangoCell         cell,
                                   BangoCell         five[2 * BANGO_TILES]);

/* The types of events, in the order of the table. The comments list their arguments. */
typedef enum
{
  BANGO_EVENT_TILE_LAID,     /* seat, cell */
  BANGO_EVENT_TILE_LIFTED,   /* seat, cell */
  BANGO_EVENT_TILE_REMOVED,  /* color, cell: one for each tile cut off */
  BANGO_EVENT_GROUP_REMOVED, /* seat, tiles, yellow, red: after the tiles of all parts cut off */
  BANGO_EVENT_TILE_SET_DOWN, /* seat, cell, from */
  BANGO_EVENT_PASSED,        /* seat */
  BANGO_EVENT_COUGHED,       /* seat */
  BANGO_EVENT_SECOND_ROUND,
  BANGO_EVENT_FIVE,          /* color, from, to: the ends of the row */
  BANGO_EVENT_FAMINE,        /* color, tiles: one for each color with too few tiles */
  BANGO_EVENT_REPETITION,    /* times: 3 for the position, 0 for the quiet turns */
  BANGO_EVENT_GAME_OVER,     /* outcome */
} BangoEventType;

/* Events and the arguments of signals store a cell as one number. */
int       bango_cell_pack   (BangoCell cell);
BangoCell bango_cell_unpack (int       packed);
/* The cell as text for people: “(−1, 0)”. Free with g_free (). */
char     *bango_cell_describe (BangoCell cell);

G_END_DECLS
