/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bango-rules.h"

G_BEGIN_DECLS

/* Shared only by the files of this folder. */

#define BANGO_AREA       (BANGO_GRID * BANGO_GRID)
#define BANGO_TILE_INDEX 0x3f /* the bits of a grid value that are the number of the tile */
#define BANGO_BOUND      4095 /* the largest absolute coordinate of a cell in a move */
#define BANGO_FRONTIER   (2 * (2 * BANGO_TILES) + 2)

/* At most 17 tiles can be lifted. The remaining tiles are at most 33, in up to four parts that may stay, and a part
 * of n tiles has at most 2 n + 2 neighboring cells. One more move is a cough. */
#define BANGO_MAX_MOVES  (BANGO_TILES * (2 * (2 * BANGO_TILES - 1) + 2 * 4) + 1)

static inline guint8
bango_color_bit (BangoColor color)
{
  return 0x40 << color;
}

static inline guint64
bango_color_set (BangoColor color)
{
  return (BANGO_TILE_BIT (BANGO_TILES) - 1) << (color * BANGO_TILES);
}

static inline guint
bango_cell_index (BangoCell cell)
{
  return (guint) (cell.y * BANGO_GRID + cell.x) & (BANGO_AREA - 1);
}

/* The grid value at an index that may be beyond the ends of the grid. */
static inline guint8
bango_grid_get (const BangoState *state,
                guint             index)
{
  return state->grid[index & (BANGO_AREA - 1)];
}

/* Whether a grid value is a tile of the set: returns 1 or 0, without a branch. */
static inline guint
bango_set_has (guint64 set,
               guint8  value)
{
  return (guint) (set >> (value & BANGO_TILE_INDEX)) & (value != 0);
}

static inline BangoCell
bango_cell_step (BangoCell      cell,
                 BangoDirection direction)
{
  static const gint8 dx[] = { 0, 0, 1, 0, -1, 0, 0, 0 };
  static const gint8 dy[] = { 0, -1, 0, 1, 0, 0, 0, 0 };

  return (BangoCell) { cell.x + dx[direction], cell.y + dy[direction] };
}

static inline gboolean
bango_cell_equal (BangoCell a,
                  BangoCell b)
{
  return a.x == b.x && a.y == b.y;
}

/* The index steps to the neighbor in each direction of BangoDirection. */
static const int bango_direction_step[] = { 0, -BANGO_GRID, 1, BANGO_GRID, -1 };

/* The index steps to the next cell of a row, a column, and the two diagonals. */
static const int bango_line_step[] = { 1, BANGO_GRID, BANGO_GRID + 1, BANGO_GRID - 1 };

static inline guint64
bango_cell_key (BangoCell   cell,
                BangoColor  color)
{
  return bgl_random_mix ((guint64) (guint16) cell.x |
                         (guint64) (guint16) cell.y << 16 |
                         (guint64) (color + 1) << 32);
}

static inline BangoColor
bango_tile_color (guint tile)
{
  return tile < BANGO_TILES ? BANGO_YELLOW : BANGO_RED;
}

static inline void
bango_state_put (BangoState *state,
                 guint       tile,
                 BangoCell   cell)
{
  BangoColor color = bango_tile_color (tile);
  guint index = bango_cell_index (cell);

  state->tile[tile] = cell;
  state->at[tile] = (guint16) index;
  state->grid[index] = bango_color_bit (color) | tile;
  state->alive |= BANGO_TILE_BIT (tile);
  state->on_table[color]++;
  state->last[color] = tile;

  /* The hash is not needed in phase 1, where no position can occur twice. */
  if (state->second_round)
    state->hash ^= bango_cell_key (cell, color);
}

static inline void
bango_state_take (BangoState *state,
                  guint       tile)
{
  BangoColor color = bango_tile_color (tile);

  state->grid[state->at[tile]] = 0;
  state->alive &= ~BANGO_TILE_BIT (tile);
  state->on_table[color]--;
  state->hash ^= bango_cell_key (state->tile[tile], color);
}

/* Whether the color has five in a row through the cell at the index. */
static inline gboolean
bango_state_has_five (const BangoState *state,
                      guint             index,
                      BangoColor        color)
{
  guint8 bit = bango_color_bit (color);

  for (guint i = 0; i < G_N_ELEMENTS (bango_line_step); i++)
    {
      guint length = 1;

      for (guint at = index + bango_line_step[i]; bango_grid_get (state, at) & bit; at += bango_line_step[i])
        length++;
      for (guint at = index - bango_line_step[i]; bango_grid_get (state, at) & bit; at -= bango_line_step[i])
        length++;

      if (length >= BANGO_FIVE)
        return TRUE;
    }

  return FALSE;
}

/* The number of the tile on the cell, or −1. */
int          bango_state_find_tile    (const BangoState *state,
                                       BangoCell         cell);
/* Forgets the earlier positions, which cannot occur again at the start of phase 2 and after a cut. */
void         bango_state_forget       (BangoState       *state);
/* Lists the empty cells beside the tiles of the set, row by row, as if all other tiles were gone. */
guint        bango_state_list_beside  (const BangoState *state,
                                       guint64           set,
                                       BangoCell        *cells);
/* The part that stays according to the direction of a move, or −1 if no part that may stay is there. */
int          bango_cut_find_part      (const BangoCut   *cut,
                                       BangoDirection    keep);
/* A hash of the position in phase 2 and of whose turn it is, to compare positions. */
guint64      bango_state_get_hash     (const BangoState *state);
gboolean     bango_state_can_lift_any (const BangoState *state);
/* Whether the partner may cough now. */
gboolean     bango_state_can_cough    (const BangoState *state);

static inline guint
bango_state_get_partner (const BangoState *state)
{
  return state->n_seats == 4 ? (guint) (state->turn + 1) % 4 + 1 : 0;
}

guint        bango_list_moves         (gconstpointer     data,
                                       BglMove          *moves);
/* Draws a random move. If it lifts a tile, also sets the cut and the part that stays. */
void         bango_state_draw         (const BangoState *state,
                                       BglRandom        *random,
                                       BangoMove        *move,
                                       BangoCut         *cut,
                                       guint            *part);
BglMove      bango_draw_move          (gconstpointer     data,
                                       BglRandom        *random);
gboolean     bango_check              (gconstpointer     data,
                                       BglMove           move,
                                       GError          **error);

gboolean     bango_position_read      (BangoState       *state,
                                       const char       *text,
                                       GError          **error);

/* Why a move is refused, in the order of the checks. */
typedef enum
{
  BANGO_FAULT_NONE,
  BANGO_FAULT_CHANCE,
  BANGO_FAULT_MALFORMED,
  BANGO_FAULT_COUGH_TWO_SEATS,
  BANGO_FAULT_COUGH_NOT_AGREED,
  BANGO_FAULT_COUGH_NOT_PARTNER,
  BANGO_FAULT_COUGH_TWICE,
  BANGO_FAULT_TURN,
  BANGO_FAULT_LIFT_TOO_EARLY,
  BANGO_FAULT_LAY_TOO_LATE,
  BANGO_FAULT_PASS_TOO_EARLY,
  BANGO_FAULT_PASS_NEEDLESS,
  BANGO_FAULT_LAY_OCCUPIED,
  BANGO_FAULT_LAY_CORNER,
  BANGO_FAULT_LAY_APART,
  BANGO_FAULT_OWN_EMPTY,
  BANGO_FAULT_OWN_OTHER,
  BANGO_FAULT_LIFT,
  BANGO_FAULT_KEEP_NEEDLESS,
  BANGO_FAULT_KEEP_MISSING,
  BANGO_FAULT_KEEP_WRONG,
  BANGO_FAULT_KEEP_SMALL,
  BANGO_FAULT_NO_FAMINE,
  BANGO_FAULT_FAMINE,
  BANGO_FAULT_SET_DOWN_BACK,
  BANGO_FAULT_SET_DOWN_OCCUPIED,
  BANGO_FAULT_SET_DOWN_CORNER,
  BANGO_FAULT_SET_DOWN_APART,
} BangoFault;

/* Sets the error; returns FALSE. */
gboolean     bango_refuse             (GError          **error,
                                       BangoFault        fault,
                                       const BangoMove  *move);

/* The kinds of arguments of events. */
enum
{
  BANGO_ARG_CELL = BGL_ARG_GAME,
  BANGO_ARG_COLOR,
  BANGO_ARG_OUTCOME,
};

extern const BglRuleInfo  bango_rule_infos[];
extern const BglEventInfo bango_event_infos[];

/* bango-quiz.c: the questions that Bango adds to the quiz of the rulebook. */
extern const BglQuizSource bango_quiz;
/* bango-puzzle.c */
extern const BglPuzzleSource bango_puzzles;
extern const BglChanges bango_changes;

gboolean     bango_parse_move         (gconstpointer     data,
                                       guint             seat,
                                       const char       *text,
                                       BglMove          *move,
                                       GError          **error);
void         bango_format_move        (gconstpointer     data,
                                       BglMove           move,
                                       GString          *text);
void         bango_format_arg         (guint             kind,
                                       int               value,
                                       GString          *text);
/* Free these texts with g_free (). */
char        *bango_describe_event     (gconstpointer      data,
                                       const BglEvent    *event,
                                       const char *const *names);
char        *bango_describe_move      (gconstpointer     data,
                                       BglMove           move);
char        *bango_describe_seat      (gconstpointer     data,
                                       guint             seat);
char        *bango_describe_turn      (gconstpointer     data);
char        *bango_describe_phase     (gconstpointer     data,
                                       char            **detail);
/* bango-rules.c */
const char *bango_get_turn_rule (gconstpointer state);

/* bango-tips.c */
void bango_list_tips (gconstpointer  state,
                      GPtrArray     *tips);
/* Reads "2,0" and moves the pointer past it. Coordinates are limited to BANGO_BOUND. */
gboolean     bango_cell_read          (const char      **text,
                                       BangoCell        *cell);

/* bango-picture.c */
gboolean bango_is_place         (const char        *text);
void     bango_format_board     (gconstpointer      state,
                               GString           *text);

G_END_DECLS
