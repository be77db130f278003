/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-private.h"

/* Moves as numbers: packing, listing all of them in order, choosing one at random. */

#define COORDINATE_BITS 13
#define COORDINATE_MASK ((1u << COORDINATE_BITS) - 1)
#define COORDINATE_BIAS (BANGO_BOUND + 1)

static inline guint64
pack_cell (BangoCell cell)
{
  return (guint64) (cell.x + COORDINATE_BIAS) |
         (guint64) (cell.y + COORDINATE_BIAS) << COORDINATE_BITS;
}

static inline BangoCell
unpack_cell (guint64 packed)
{
  return (BangoCell) {
    (int) (packed & COORDINATE_MASK) - COORDINATE_BIAS,
    (int) (packed >> COORDINATE_BITS & COORDINATE_MASK) - COORDINATE_BIAS,
  };
}

/* From low to high: kind 3 bits, direction 3, to 26, from 26. Fields that a kind of move does not use are 0, so that
 * each move has exactly one number. */
BglMove
bango_move_pack (const BangoMove *parts)
{
  guint64 payload = parts->kind;

  if (parts->kind == BANGO_LAY || parts->kind == BANGO_SHIFT)
    payload |= pack_cell (parts->to) << 6;
  if (parts->kind == BANGO_SHIFT || parts->kind == BANGO_STARVE)
    payload |= pack_cell (parts->from) << (6 + 2 * COORDINATE_BITS) | (guint64) parts->keep << 3;

  return bgl_move_new (parts->seat, payload);
}

BangoMove
bango_move_unpack (BglMove move)
{
  guint64 payload = bgl_move_get_payload (move);

  return (BangoMove) {
    .seat = bgl_move_get_seat (move),
    .kind = payload & 7,
    .keep = payload >> 3 & 7,
    .to = unpack_cell (payload >> 6),
    .from = unpack_cell (payload >> (6 + 2 * COORDINATE_BITS)),
  };
}

/* The tiles that the player can lift, row by row. */
static guint
list_liftable (const BangoState *state,
               guint            *tiles)
{
  guint64 set = state->alive & bango_color_set (bango_state_get_side (state, state->turn));
  guint n = 0;

  for (; set != 0; set &= set - 1)
    {
      guint tile = __builtin_ctzll (set);
      BangoCell cell = state->tile[tile];
      guint at = n;

      if (!bango_state_can_lift (state, cell))
        continue;

      for (; at > 0 && (state->tile[tiles[at - 1]].y > cell.y ||
                        (state->tile[tiles[at - 1]].y == cell.y &&
                         state->tile[tiles[at - 1]].x > cell.x)); at--)
        tiles[at] = tiles[at - 1];

      tiles[at] = tile;
      n++;
    }

  return n;
}

static guint
list_shifts (const BangoState *state,
             BangoCell         from,
             BglMove          *moves)
{
  BangoMove move = { .seat = state->turn, .from = from };
  BangoCell cells[BANGO_FRONTIER];
  BangoCut cut;
  guint n = 0;

  bango_state_cut (state, from, &cut);

  for (guint i = 0; i < MAX (cut.n_largest, 1); i++)
    {
      guint part = cut.largest[i];
      guint n_cells;

      move.keep = cut.n_largest > 1 ? cut.direction[part] : BANGO_DIRECTION_NONE;

      if (bango_state_famine (state, from, &cut, part) != BANGO_RUNNING)
        {
          move.kind = BANGO_STARVE;
          moves[n++] = bango_move_pack (&move);
          continue;
        }

      move.kind = BANGO_SHIFT;
      n_cells = bango_state_list_beside (state, cut.tiles[part], cells);

      for (guint j = 0; j < n_cells; j++)
        {
          if (bango_cell_equal (cells[j], from))
            continue;

          move.to = cells[j];
          moves[n++] = bango_move_pack (&move);
        }
    }

  return n;
}

guint
bango_list_moves (gconstpointer  data,
                  BglMove       *moves)
{
  const BangoState *state = data;
  BangoMove move = { .seat = state->turn };
  guint n = 0;

  if (state->outcome != BANGO_RUNNING)
    return 0;

  if (!state->second_round)
    {
      BangoCell cells[BANGO_FRONTIER];
      guint n_cells = bango_state_list_frontier (state, cells);

      move.kind = BANGO_LAY;

      for (guint i = 0; i < n_cells; i++)
        {
          move.to = cells[i];
          moves[n++] = bango_move_pack (&move);
        }
    }
  else
    {
      guint tiles[BANGO_TILES];
      guint n_tiles = list_liftable (state, tiles);

      for (guint i = 0; i < n_tiles; i++)
        n += list_shifts (state, state->tile[tiles[i]], moves + n);

      if (n_tiles == 0)
        {
          move.kind = BANGO_PASS;
          moves[n++] = bango_move_pack (&move);
        }
    }

  if (bango_state_can_cough (state))
    {
      move.kind = BANGO_COUGH;
      move.seat = bango_state_get_partner (state);
      moves[n++] = bango_move_pack (&move);
    }

  return n;
}

/*
 * Returns a cell beside the tiles of the set, each with the same probability and without listing them. Takes a random
 * side of a random tile, and accepts the cell with a probability of one divided by the number of tiles that it touches,
 * because it can be reached from each of them. Only the first n tiles of each color are tried.
 */
static inline BangoCell
draw_beside (const BangoState *state,
             guint64           set,
             const guint8      n[2],
             BglRandom        *random,
             guint             forbidden)
{
  guint n_tiles = n[0] + n[1];

  for (;;)
    {
      guint64 bits = bgl_random_next (random);
      guint tile = (guint) (((bits >> 32) * n_tiles) >> 32);
      BangoDirection direction = (bits & 3) + BANGO_DIRECTION_UP;
      guint index;
      guint touched;

      if (tile >= n[0])
        tile += BANGO_TILES - n[0];
      if ((set & BANGO_TILE_BIT (tile)) == 0)
        continue;

      index = (state->at[tile] + (guint) bango_direction_step[direction]) & (BANGO_AREA - 1);

      if (index == forbidden || bango_set_has (set, state->grid[index]))
        continue;

      touched = bango_set_has (set, bango_grid_get (state, index - BANGO_GRID)) +
                bango_set_has (set, bango_grid_get (state, index + BANGO_GRID)) +
                bango_set_has (set, bango_grid_get (state, index - 1)) +
                bango_set_has (set, bango_grid_get (state, index + 1));

      if (((bits & 0xfffffffc) * touched) >> 32 == 0)
        return bango_cell_step (state->tile[tile], direction);
    }
}

/* A tile that the player can lift, or −1. */
static int
draw_liftable (const BangoState *state,
               BglRandom        *random)
{
  BangoColor color = bango_state_get_side (state, state->turn);
  guint tiles[BANGO_TILES];
  guint n;

  /* If hardly any tile can be lifted, give up after 64 tries and list them instead. */
  for (guint i = 0; i < 64; i++)
    {
      guint tile = color * BANGO_TILES + bgl_random_below (random, BANGO_TILES);
      guint index = state->at[tile];

      if ((state->alive & BANGO_TILE_BIT (tile)) != 0 &&
          (bango_grid_get (state, index - BANGO_GRID) == 0 ||
           bango_grid_get (state, index + BANGO_GRID) == 0 ||
           bango_grid_get (state, index - 1) == 0 ||
           bango_grid_get (state, index + 1) == 0))
        return tile;
    }

  n = list_liftable (state, tiles);

  return n > 0 ? (int) tiles[bgl_random_below (random, n)] : -1;
}

void
bango_state_draw (const BangoState *state,
                  BglRandom        *random,
                  BangoMove        *move,
                  BangoCut         *cut,
                  guint            *part)
{
  static const guint8 all[2] = { BANGO_TILES, BANGO_TILES };
  int tile;

  move->seat = state->turn;
  move->keep = BANGO_DIRECTION_NONE;

  if (!state->second_round)
    {
      move->kind = BANGO_LAY;
      move->to = draw_beside (state, state->alive, state->on_table, random, BANGO_AREA);

      return;
    }

  tile = draw_liftable (state, random);

  if (tile < 0)
    {
      move->kind = BANGO_PASS;
      return;
    }

  move->from = state->tile[tile];
  bango_state_cut (state, move->from, cut);
  *part = cut->largest[0];

  if (cut->n_largest > 1)
    {
      *part = cut->largest[bgl_random_below (random, cut->n_largest)];
      move->keep = cut->direction[*part];
    }

  if (bango_state_famine (state, move->from, cut, *part) != BANGO_RUNNING)
    {
      move->kind = BANGO_STARVE;
    }
  else
    {
      move->kind = BANGO_SHIFT;
      move->to = draw_beside (state, cut->tiles[*part], all, random, bango_cell_index (move->from));
    }
}

BglMove
bango_draw_move (gconstpointer  data,
                 BglRandom     *random)
{
  BangoCut cut;
  BangoMove move = { 0 };
  guint part;

  bango_state_draw (data, random, &move, &cut, &part);

  return bango_move_pack (&move);
}
