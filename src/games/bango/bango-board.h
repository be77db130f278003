/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bango-lines.h"

G_BEGIN_DECLS

/*
 * The position as the search sees it: the state of the rules, and a table of line patterns that is updated whenever a
 * tile is put down or taken away. Moves are made and undone in place.
 */

/* One cell of the grid. */
typedef struct
{
  guint64 sum;        /* of the ratings of the four lines, see below */
  guint16 key[4];     /* the four neighbors on each side, two bits each, for each direction */
  guint8  pattern[4]; /* for each direction, the BangoLine of yellow in the low four bits, of red in the high ones */
  guint8  beside;     /* tiles that share a side with the cell */
} BangoSpot;

/* Several small numbers in one, so that one addition updates them all. From low to high, for each color: the rating
 * of a tile on this cell for move ordering (16 bits), the value of the empty cell (12), and how many fives a tile
 * would complete (4). */
static inline int
bango_spot_get_worth (const BangoSpot *spot,
                      BangoColor       color)
{
  return (int) (spot->sum >> 16 * color & 0xffff);
}

static inline int
bango_spot_get_value (const BangoSpot *spot,
                      BangoColor       color)
{
  return (int) (spot->sum >> (32 + 12 * color) & 0xfff);
}

static inline guint
bango_spot_get_fives (const BangoSpot *spot,
                      BangoColor       color)
{
  return (guint) (spot->sum >> (56 + 4 * color) & 15);
}

/* The most cells that complete a five, including occupied cells. 17 tiles belong to 340 stretches of five cells, and
 * each such stretch contains four of the tiles. */
#define BANGO_MAX_FIVES 88

/* The longest sequence of moves that the search can make. */
#define BANGO_MAX_PLY 96

/* A set of cells as a list. The index of each cell in the list is in place. */
typedef struct
{
  guint   n;
  guint16 cell[2 * BANGO_MAX_FIVES];
  guint8  place[BANGO_AREA];
} BangoCells;

/* A move as one number. From low to high: target 12 bits, origin 12, direction 3, kind 3. The numbers of tiles are
 * left out, because the same position may be reached with tiles of one color swapped. */
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
  int        gain[2];     /* the largest net gain by one lift of each color, set by bango_board_find_win () */
  guint64    key;         /* hash of the colored cells, in both phases */
  BangoCell  origin;      /* every tile is closer to this cell than half the grid */
  guint      n_path;
  guint64    path[BANGO_QUIET + 1 + BANGO_MAX_PLY]; /* hashes of the positions in phase 2 that led here */
} BangoBoard;

/* The data that bango_board_undo () needs. */
typedef struct
{
  BangoStep step;
  guint64   gone;   /* tiles that were cut off */
  guint8    quiet;
  guint8    turn;
} BangoUndo;

/* A step with its rating for move ordering. */
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

/* Whether the color could win with one move if it were its turn now. Sets step to that move, and updates the gain. */
gboolean bango_board_find_win   (BangoBoard       *board,
                                 BangoColor        color,
                                 BangoStep        *step);
/* Finds cells on which the color would complete a five by placing a tile. Returns how many there are, counting up to
 * two. */
guint    bango_board_find_fifths (const BangoBoard *board,
                                  BangoColor        color,
                                  guint             cells[2]);
/* Lists all moves of the current player, in no particular order. The array needs room for BANGO_MAX_MOVES. */
guint    bango_board_list       (BangoBoard       *board,
                                 BangoChoice      *choices);
/* How good the position is for the side to move. Call bango_board_find_win () for both sides first, because it sets
 * the gain. */
int      bango_board_evaluate   (const BangoBoard *board);
/* A hash of the position and of whose turn it is, for a table of positions. */
guint64  bango_board_get_key    (const BangoBoard *board);
/* How often the position has occurred since the last cut, including this time. */
guint    bango_board_count_same (const BangoBoard *board);

/* The pattern that the line would have with a tile of the color on the cell. */
static inline BangoLine
bango_board_get_line (const BangoBoard *board,
                      guint             cell,
                      guint             direction,
                      BangoColor        color)
{
  return (BangoLine) (board->spot[cell].pattern[direction] >> 4 * color & 15);
}

static inline BangoColor
bango_board_get_side (const BangoBoard *board)
{
  return bango_state_get_side (&board->state, board->state.turn);
}

G_END_DECLS
