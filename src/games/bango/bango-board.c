/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bango-board.h"

#define REACH BANGO_REACH

/* Mixed into the key of a position in phase 2, and into that of a position in which it is red's turn. */
#define SECOND_ROUND G_GUINT64_CONSTANT (0xbb67ae8584caa73b)
#define RED_TO_MOVE  G_GUINT64_CONSTANT (0x3c6ef372fe94f82b)

static const int line_step[] = { 1, BANGO_GRID, BANGO_GRID + 1, BANGO_GRID - 1 };
static const int side_step[] = { -BANGO_GRID, 1, BANGO_GRID, -1 };

static inline void
cells_add (BangoCells *cells,
           guint       cell)
{
  cells->place[cell] = (guint8) cells->n;
  cells->cell[cells->n++] = (guint16) cell;
}

static inline void
cells_remove (BangoCells *cells,
              guint       cell)
{
  guint last = cells->cell[--cells->n];

  cells->cell[cells->place[cell]] = (guint16) last;
  cells->place[last] = cells->place[cell];
}

static void
update_fives (BangoBoard *board,
              guint       cell,
              guint64     old_sum)
{
  BangoSpot old = { .sum = old_sum };

  for (BangoColor color = BANGO_YELLOW; color <= BANGO_RED; color++)
    {
      guint before = bango_spot_get_fives (&old, color);
      guint after = bango_spot_get_fives (&board->spot[cell], color);

      if (before == 0 && after > 0)
        cells_add (&board->fives[color], cell);
      else if (before > 0 && after == 0)
        cells_remove (&board->fives[color], cell);
    }
}

/* Flips the bits of a neighbor in the key of a cell. */
static inline void
update_line (BangoBoard *board,
             guint       cell,
             guint       direction,
             guint       bits)
{
  BangoSpot *spot = &board->spot[cell];
  guint8 pattern = bango_patterns[spot->key[direction] ^= (guint16) bits];
  guint64 old = spot->sum;

  spot->sum += bango_pattern_sums[pattern] - bango_pattern_sums[spot->pattern[direction]];
  spot->pattern[direction] = pattern;

  if (G_UNLIKELY ((old ^ spot->sum) >> 56 != 0))
    update_fives (board, cell, old);
}

static void
update_lines (BangoBoard  *board,
              guint        cell,
              BangoColor   color)
{
  for (guint direction = 0; direction < G_N_ELEMENTS (line_step); direction++)
    {
      int step = line_step[direction];

      for (guint k = 1; k <= REACH; k++)
        {
          /* This cell lies behind the cell ahead of it, so the offsets in the keys are mirrored. */
          update_line (board, (cell + k * step) & (BANGO_AREA - 1), direction,
                       (1u << color) << 2 * (REACH - k));
          update_line (board, (cell - k * step) & (BANGO_AREA - 1), direction,
                       (1u << color) << 2 * (REACH + k - 1));
        }
    }
}

static inline guint64
cell_key (guint       cell,
          BangoColor  color)
{
  return bgl_random_mix (cell | (guint64) (color + 1) << 32);
}

static BangoCell
get_cell (const BangoBoard *board,
          guint             index)
{
  /* Returns the cell nearest to the origin that has this index. Going left from column 0 leads to the row above. */
  guint offset = (index - bango_cell_index (board->origin)) & (BANGO_AREA - 1);
  int dx = (int) ((offset + BANGO_GRID / 2) % BANGO_GRID) - BANGO_GRID / 2;
  int dy = (int) (((offset - (guint) dx) / BANGO_GRID + BANGO_GRID / 2) % BANGO_GRID) - BANGO_GRID / 2;

  return (BangoCell) { board->origin.x + dx, board->origin.y + dy };
}

static void
put (BangoBoard *board,
     guint       tile,
     BangoCell   cell)
{
  BangoColor color = tile < BANGO_TILES ? BANGO_YELLOW : BANGO_RED;
  guint index = bango_cell_index (cell);

  bango_state_put (&board->state, tile, cell);
  board->key ^= cell_key (index, color);
  update_lines (board, index, color);

  if (board->spot[index].beside > 0)
    cells_remove (&board->frontier, index);

  for (guint i = 0; i < G_N_ELEMENTS (side_step); i++)
    {
      guint next = (index + side_step[i]) & (BANGO_AREA - 1);

      if (board->spot[next].beside++ == 0 && board->state.grid[next] == 0)
        cells_add (&board->frontier, next);
    }
}

static void
take (BangoBoard *board,
      guint       tile)
{
  BangoColor color = tile < BANGO_TILES ? BANGO_YELLOW : BANGO_RED;
  guint index = board->state.at[tile];

  bango_state_take (&board->state, tile);
  board->key ^= cell_key (index, color);
  update_lines (board, index, color);

  for (guint i = 0; i < G_N_ELEMENTS (side_step); i++)
    {
      guint next = (index + side_step[i]) & (BANGO_AREA - 1);

      if (--board->spot[next].beside == 0 && board->state.grid[next] == 0)
        cells_remove (&board->frontier, next);
    }

  if (board->spot[index].beside > 0)
    cells_add (&board->frontier, index);
}

static inline guint
get_tile (const BangoBoard *board,
          guint             cell)
{
  return board->state.grid[cell] & BANGO_TILE_INDEX;
}

static guint64
take_all (BangoBoard *board,
          guint64     set)
{
  for (guint64 left = set; left != 0; left &= left - 1)
    take (board, __builtin_ctzll (left));

  return set;
}

/* Tiles that were taken away keep their entry in state.tile, so they can be put back there. */
static void
put_back (BangoBoard *board,
          guint64     set)
{
  for (; set != 0; set &= set - 1)
    {
      guint tile = __builtin_ctzll (set);

      put (board, tile, board->state.tile[tile]);
    }
}

guint64
bango_board_get_key (const BangoBoard *board)
{
  return board->key ^ (board->state.second_round ? SECOND_ROUND : 0) ^
         (bango_board_get_side (board) == BANGO_RED ? RED_TO_MOVE : 0);
}

static void
remember (BangoBoard *board)
{
  board->path[board->n_path++] = bango_state_get_hash (&board->state);
}

guint
bango_board_count_same (const BangoBoard *board)
{
  guint last = board->n_path - 1;
  guint n = 1;

  for (guint back = 2; back <= board->state.quiet; back += 2)
    n += board->path[last - back] == board->path[last];

  return n;
}

void
bango_board_init (BangoBoard       *board,
                  const BangoState *state)
{
  int left = G_MAXINT16, right = G_MININT16, top = G_MAXINT16, bottom = G_MININT16;

  bango_lines_init ();
  memset (board, 0, sizeof *board);
  for (guint i = 0; i < BANGO_AREA; i++)
    {
      memset (board->spot[i].pattern, bango_patterns[0], sizeof board->spot[i].pattern);
      board->spot[i].sum = 4 * bango_pattern_sums[bango_patterns[0]];
    }

  /* Start with an empty table, and put the tiles down one by one. */
  board->state = *state;
  memset (board->state.grid, 0, sizeof board->state.grid);
  board->state.alive = 0;
  board->state.on_table[BANGO_YELLOW] = board->state.on_table[BANGO_RED] = 0;
  board->state.hash = 0;

  for (guint64 set = state->alive; set != 0; set &= set - 1)
    {
      guint tile = __builtin_ctzll (set);
      BangoCell cell = state->tile[tile];

      put (board, tile, cell);
      left = MIN (left, cell.x);
      right = MAX (right, cell.x);
      top = MIN (top, cell.y);
      bottom = MAX (bottom, cell.y);
    }

  board->origin = (BangoCell) { (left + right) / 2, (top + bottom) / 2 };

  if (state->second_round)
    {
      board->n_path = state->quiet + 1u;
      memcpy (board->path, state->seen, board->n_path * sizeof *board->path);
    }
}

void
bango_board_make (BangoBoard *board,
                  BangoStep   step,
                  BangoUndo  *undo)
{
  BangoState *state = &board->state;
  BangoColor side = bango_board_get_side (board);
  BangoCell to = get_cell (board, bango_step_get_to (step));

  *undo = (BangoUndo) { .step = step, .quiet = state->quiet, .turn = state->turn };

  switch (bango_step_get_kind (step))
    {
    case BANGO_LAY:
      put (board, side * BANGO_TILES + state->on_table[side], to);
      state->stock[side]--;
      break;

    case BANGO_SHIFT:
      {
        guint tile = get_tile (board, bango_step_get_from (step));
        BangoCut cut;
        guint part;

        bango_state_cut (state, state->tile[tile], &cut);
        part = (guint) bango_cut_find_part (&cut, bango_step_get_keep (step));
        take (board, tile);
        if (cut.n_parts > 1)
          undo->gone = take_all (board, state->alive & ~cut.tiles[part]);
        put (board, tile, to);
      }
      break;

    case BANGO_PASS:
      break;

    case BANGO_STARVE:
    case BANGO_COUGH:
    default:
      g_assert_not_reached ();
    }

  state->turn = state->turn < state->n_seats ? state->turn + 1 : 1;

  if (state->second_round)
    {
      state->quiet = undo->gone != 0 ? 0 : state->quiet + 1;
      remember (board);
    }
  else if (state->stock[BANGO_YELLOW] + state->stock[BANGO_RED] == 0)
    {
      bango_state_forget (state);
      remember (board);
    }
}

void
bango_board_undo (BangoBoard      *board,
                  const BangoUndo *undo)
{
  BangoState *state = &board->state;
  guint tile = get_tile (board, bango_step_get_to (undo->step));

  if (state->second_round)
    board->n_path--;
  state->turn = undo->turn;
  state->quiet = undo->quiet;

  switch (bango_step_get_kind (undo->step))
    {
    case BANGO_LAY:
      state->second_round = FALSE;
      state->stock[bango_board_get_side (board)]++;
      take (board, tile);
      break;

    case BANGO_SHIFT:
      take (board, tile);
      put_back (board, undo->gone);
      put (board, tile, get_cell (board, bango_step_get_from (undo->step)));
      break;

    case BANGO_PASS:
    case BANGO_STARVE:
    case BANGO_COUGH:
    default:
      break;
    }
}

BglMove
bango_board_get_move (const BangoBoard *board,
                      BangoStep         step)
{
  BangoMove move = {
    .seat = board->state.turn,
    .kind = bango_step_get_kind (step),
    .from = get_cell (board, bango_step_get_from (step)),
    .to = get_cell (board, bango_step_get_to (step)),
    .keep = bango_step_get_keep (step),
  };

  return bango_move_pack (&move);
}

/* The rating of a tile on the cell: what it does for its own side, and what it prevents for the other side. */
static inline int
get_worth (const BangoBoard *board,
           guint             cell,
           BangoColor        side)
{
  return bango_spot_get_worth (&board->spot[cell], side) + bango_spot_get_worth (&board->spot[cell], !side) / 2;
}

static guint
list_lays (const BangoBoard *board,
           BangoColor        side,
           BangoChoice      *choices)
{
  for (guint i = 0; i < board->frontier.n; i++)
    choices[i] = (BangoChoice) {
      .step = bango_step_new (BANGO_LAY, 0, board->frontier.cell[i], BANGO_DIRECTION_NONE),
      .worth = get_worth (board, board->frontier.cell[i], side),
    };

  return board->frontier.n;
}

/* Takes the tile off the board first, so that the tile does not count as part of its own new line. */
static guint
list_shifts (BangoBoard  *board,
             guint        tile,
             BangoColor   side,
             BangoChoice *choices)
{
  BangoState *state = &board->state;
  BangoCell cell = state->tile[tile];
  guint from = bango_cell_index (cell);
  BangoCut cut;
  guint n = 0;

  bango_state_cut (state, cell, &cut);

  for (guint i = 0; i < MAX (cut.n_largest, 1); i++)
    {
      guint part = cut.largest[i];
      BangoDirection keep = cut.n_largest > 1 ? cut.direction[part] : BANGO_DIRECTION_NONE;
      guint64 gone = 0;
      int worth;

      if (bango_state_famine (state, cell, &cut, part) != BANGO_RUNNING)
        {
          choices[n++] = (BangoChoice) { bango_step_new (BANGO_STARVE, from, 0, keep), G_MININT / 2 };
          continue;
        }

      take (board, tile);
      worth = -get_worth (board, from, side);
      if (cut.n_parts > 1)
        {
          gone = take_all (board, state->alive & ~cut.tiles[part]);
          worth += 60 * (__builtin_popcountll (gone & bango_color_set (!side)) -
                         __builtin_popcountll (gone & bango_color_set (side)));
        }

      for (guint j = 0; j < board->frontier.n; j++)
        {
          guint to = board->frontier.cell[j];

          if (to != from)
            choices[n++] = (BangoChoice) { bango_step_new (BANGO_SHIFT, from, to, keep),
                                           worth + get_worth (board, to, side) };
        }

      put_back (board, gone);
      put (board, tile, cell);
    }

  return n;
}

guint
bango_board_list (BangoBoard  *board,
                  BangoChoice *choices)
{
  BangoColor side = bango_board_get_side (board);
  guint n = 0;

  if (!board->state.second_round)
    return list_lays (board, side, choices);

  for (guint64 set = board->state.alive & bango_color_set (side); set != 0; set &= set - 1)
    {
      guint tile = __builtin_ctzll (set);

      if (board->spot[board->state.at[tile]].beside < 4)
        n += list_shifts (board, tile, side, choices + n);
    }

  if (n == 0)
    choices[n++] = (BangoChoice) { bango_step_new (BANGO_PASS, 0, 0, BANGO_DIRECTION_NONE), 0 };

  return n;
}

/* The weights were found by matches from the start of phase 2, with 80 games for each change. */
int
bango_board_evaluate (const BangoBoard *board)
{
  BangoColor side = bango_board_get_side (board);
  int value[2] = { 0 };
  int score;

  for (guint i = 0; i < board->frontier.n; i++)
    {
      const BangoSpot *spot = &board->spot[board->frontier.cell[i]];

      value[BANGO_YELLOW] += bango_spot_get_value (spot, BANGO_YELLOW);
      value[BANGO_RED] += bango_spot_get_value (spot, BANGO_RED);
    }

  /* An empty cell that would complete a five is a lasting threat, even if no tile can go there yet because it has no
   * neighbor. */
  for (BangoColor color = BANGO_YELLOW; color <= BANGO_RED; color++)
    for (guint i = 0; i < board->fives[color].n; i++)
      if (board->state.grid[board->fives[color].cell[i]] == 0)
        value[color] += 100;

  score = value[side] * 13 / 8 - value[!side];

  if (board->state.second_round)
    {
      /* Tiles are needed for rows, and the last ones prevent a famine. Tiles that can be cut off next count much
       * more than tiles that are already gone. */
      for (BangoColor color = BANGO_YELLOW; color <= BANGO_RED; color++)
        {
          int n = board->state.on_table[color];
          int worth = 10 * n - (n < 9 ? (9 - n) * (9 - n) * 8 : 0);

          score += color == side ? worth : -worth;
        }

      score += 120 * board->gain[side] - 60 * board->gain[!side];
    }

  return score;
}
