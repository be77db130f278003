/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bango-lines.h"

G_BEGIN_DECLS

/*
 * The position as the search sees it: the state of the rules, and a table of line patterns that every tile put down
 * or taken away updates. Moves are made and undone in place.
 */

/* One cell of the grid. */
typedef struct
{
  guint64 sum;        /* of what the four lines promise, see below */
  guint16 key[4];     /* the four neighbors on each side, two bits each, for each direction */
  guint8  pattern[4]; /* for each direction, the BangoLine of yellow in the low four bits, of red in the high ones */
  guint8  beside;     /* tiles that share a side with the cell */
} BangoSpot;

/* Several small numbers in one, so that one addition updates them all: from low to high, for each color, how much a tile
 * does here for the order of moves (16 bits), how much the cell promises (12), and how many fives it would complete (4). */
static inline int
bango_spot_get_worth (const BangoSpot *spot,
                      BangoColour      colour)
{
  return (int) (spot->sum >> 16 * colour & 0xffff);
}

static inline int
bango_spot_get_value (const BangoSpot *spot,
                      BangoColour      colour)
{
  return (int) (spot->sum >> (32 + 12 * colour) & 0xfff);
}

static inline guint
bango_spot_get_fives (const BangoSpot *spot,
                      BangoColour      colour)
{
  return (guint) (spot->sum >> (56 + 4 * colour) & 15);
}

/* Cells that a tile would complete a five on, occupied ones included: 17 tiles belong to 340 stretches of five cells, and
 * each such stretch has four of them. */
#define BANGO_MAX_FIVES 88

/* No line of moves is longer. */
#define BANGO_MAX_PLY 96

/* A set of cells in a list, with the place of each cell in it. */
typedef struct
{
  guint   n;
  guint16 cell[2 * BANGO_MAX_FIVES];
  guint8  place[BANGO_AREA];
} BangoCells;

/* A move as one number. From low to high: target 12 bits, origin 12, direction 3, kind 3. Tiles have no names here, because
 * the same position may be reached with the tiles of a color exchanged. */
typedef guint32 BangoStep;

#define BANGO_STEP_NONE G_MAXUINT32

static inline BangoStep
bango_step_new (BangoMoveKind  kind,
                guint          from,
                guint          to,
                BangoDirection keep)
{
  return to | from << 12 | (guint) keep << 24 | (guint) kind << 27;
}

static inline guint
bango_step_get_to (BangoStep step)
{
  return step & (BANGO_AREA - 1);
}

static inline guint
bango_step_get_from (BangoStep step)
{
  return step >> 12 & (BANGO_AREA - 1);
}

static inline BangoDirection
bango_step_get_keep (BangoStep step)
{
  return step >> 24 & 7;
}

static inline BangoMoveKind
bango_step_get_kind (BangoStep step)
{
  return step >> 27;
}

typedef struct
{
  BangoState state;
  BangoSpot  spot[BANGO_AREA];
  BangoCells frontier;    /* empty cells beside a tile */
  BangoCells fives[2];
  int        gain[2];     /* the most tiles that a lift of each color wins, as bango_board_find_win () saw it last */
  guint64    key;         /* of the colored cells, in both rounds */
  BangoCell  origin;      /* all tiles are nearer to it than half the grid */
  guint      n_path;
  guint64    path[BANGO_QUIET + 1 + BANGO_MAX_PLY]; /* hashes of the positions of the second round that led here */
} BangoBoard;

/* What bango_board_undo () needs. */
typedef struct
{
  BangoStep step;
  guint64   gone;   /* tiles that were cut off */
  guint8    quiet;
  guint8    turn;
} BangoUndo;

/* A step with what it promises. */
typedef struct
{
  BangoStep step;
  int       worth;
} BangoChoice;

void     bango_board_init       (BangoBoard       *board,
                                 const BangoState *state);
void     bango_board_make       (BangoBoard       *board,
                                 BangoStep         step,
                                 BangoUndo        *undo);
void     bango_board_undo       (BangoBoard       *board,
                                 const BangoUndo  *undo);
BglMove  bango_board_get_move   (const BangoBoard *board,
                                 BangoStep         step);

/* Whether the color wins at once if it is its turn, in the round that this turn would be in. */
gboolean bango_board_find_win   (BangoBoard       *board,
                                 BangoColour       colour,
                                 BangoStep        *step);
/* The cells on which the color would complete a five by placing a tile; returns how many, up to two. */
guint    bango_board_find_fifths (const BangoBoard *board,
                                  BangoColour       colour,
                                  guint             cells[2]);
/* All moves of the player, in no order. Room for BANGO_MAX_MOVES. */
guint    bango_board_list       (BangoBoard       *board,
                                 BangoChoice      *choices);
/* How good the position is for whoever is to move, after bango_board_find_win () for both sides. */
int      bango_board_evaluate   (const BangoBoard *board);
/* The position and whose turn it is, for a table of positions. */
guint64  bango_board_get_key    (const BangoBoard *board);
/* How often the position came up since the last cut, this time included. */
guint    bango_board_count_same (const BangoBoard *board);

/* What a tile of the color on the cell would make of the line. */
static inline BangoLine
bango_board_get_line (const BangoBoard *board,
                      guint             cell,
                      guint             direction,
                      BangoColour       colour)
{
  return (BangoLine) (board->spot[cell].pattern[direction] >> 4 * colour & 15);
}

static inline BangoColour
bango_board_get_side (const BangoBoard *board)
{
  return bango_state_get_side (&board->state, board->state.turn);
}

G_END_DECLS
