/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-private.h"

/* The position: where the tiles are, which parts remain after a lift, and which tiles are in a row. */

/* Mixed into the hash of a position if it is red’s turn. */
#define RED_TO_MOVE G_GUINT64_CONSTANT (0x6a09e667f3bcc909)

int
bango_state_find_tile (const BangoState *state,
                       BangoCell         cell)
{
  guint8 value = state->grid[bango_cell_index (cell)];
  int tile = value & BANGO_TILE_INDEX;

  /* A cell far away may have the same index on the torus. */
  if (value == 0 || !bango_cell_equal (state->tile[tile], cell))
    return -1;

  return tile;
}

gboolean
bango_state_get_tile (const BangoState *state,
                      BangoCell         cell,
                      BangoColor       *color)
{
  int tile = bango_state_find_tile (state, cell);

  if (tile < 0)
    return FALSE;

  if (color != NULL)
    *color = bango_tile_color (tile);

  return TRUE;
}

guint64
bango_state_get_hash (const BangoState *state)
{
  BangoColor side = bango_state_get_side (state, state->turn);

  return state->hash ^ (side == BANGO_RED ? RED_TO_MOVE : 0);
}

void
bango_state_forget (BangoState *state)
{
  if (!state->second_round)
    {
      state->second_round = TRUE;
      state->hash = 0;

      for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
        if ((state->alive & BANGO_TILE_BIT (tile)) != 0)
          state->hash ^= bango_cell_key (state->tile[tile], bango_tile_color (tile));
    }

  state->quiet = 0;
}

gboolean
bango_state_can_lift (const BangoState *state,
                      BangoCell         cell)
{
  guint index = bango_cell_index (cell);

  if (bango_state_find_tile (state, cell) < 0)
    return FALSE;

  for (guint i = BANGO_DIRECTION_UP; i <= BANGO_DIRECTION_LEFT; i++)
    if (bango_grid_get (state, index + bango_direction_step[i]) == 0)
      return TRUE;

  return FALSE;
}

gboolean
bango_state_can_lift_any (const BangoState *state)
{
  guint64 set = state->alive & bango_color_set (bango_state_get_side (state, state->turn));

  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((set & BANGO_TILE_BIT (tile)) != 0 && bango_state_can_lift (state, state->tile[tile]))
      return TRUE;

  return FALSE;
}

gboolean
bango_state_can_cough (const BangoState *state)
{
  return state->coughing && !state->coughed && state->n_seats == 4 &&
         state->outcome == BANGO_RUNNING;
}

/* Which of the eight cells around an index have a tile, as bits clockwise from the one above. Neighbors are the even
 * bits. */
static inline guint
get_ring (const BangoState *state,
          guint             index)
{
  static const int around[] = { -64, -63, 1, 65, 64, 63, -1, -65 };
  guint ring = 0;

  for (guint i = 0; i < G_N_ELEMENTS (around); i++)
    ring |= (guint) (bango_grid_get (state, index + around[i]) != 0) << i;

  return ring;
}

/* Most lifts leave the tiles connected around the gap. This function checks only the eight cells around it:
 * neighbors that are joined by a tile at the corner between them count as one. Two or more groups may still be
 * joined farther out. */
static inline gboolean
may_come_apart (guint ring)
{
  guint loose = ring & ~((ring >> 1 | ring << 7) & (ring >> 2 | ring << 6)) & 0x55;

  return (loose & (loose - 1)) != 0;
}

/* The set with the tile of a grid value, or the empty set. */
static inline guint64
value_set (guint8 value)
{
  return (guint64) (value != 0) << (value & BANGO_TILE_INDEX);
}

/* Returns the tiles connected with the one at the index, except over the tiles in without. Stops early if it has
 * reached all wanted tiles. The loop has no branches that depend on the neighbors, because they cannot be predicted. */
static guint64
flood (const BangoState *state,
       guint             index,
       guint64           without,
       guint64           wanted)
{
  guint64 left = value_set (state->grid[index]);
  guint64 seen = without | left;

  while (left != 0 && (wanted & ~seen) != 0)
    {
      guint at = state->at[__builtin_ctzll (left)];
      guint64 beside = value_set (bango_grid_get (state, at - BANGO_GRID)) |
                       value_set (bango_grid_get (state, at + BANGO_GRID)) |
                       value_set (bango_grid_get (state, at - 1)) | value_set (bango_grid_get (state, at + 1));

      left = (left & (left - 1)) | (beside & ~seen);
      seen |= beside;
    }

  return seen & ~without;
}

void
bango_state_cut (const BangoState *state,
                 BangoCell         lifted,
                 BangoCut         *cut)
{
  guint index = bango_cell_index (lifted);
  guint64 gap = BANGO_TILE_BIT (state->grid[index] & BANGO_TILE_INDEX);
  guint64 rest = state->alive & ~gap;
  guint ring = get_ring (state, index);
  guint neighbors = ring & 0x55;
  guint first = neighbors != 0 ? (guint) __builtin_ctz (neighbors) / 2 + BANGO_DIRECTION_UP : BANGO_DIRECTION_NONE;
  guint64 beside = 0;

  cut->n_parts = rest != 0;
  cut->n_largest = cut->n_parts;
  cut->largest[0] = 0;
  cut->size[0] = state->on_table[0] + state->on_table[1] - 1;
  cut->tiles[0] = rest;
  cut->direction[0] = first;

  if (!may_come_apart (ring))
    return;

  for (guint i = BANGO_DIRECTION_UP; i <= BANGO_DIRECTION_LEFT; i++)
    beside |= value_set (bango_grid_get (state, index + bango_direction_step[i]));

  guint64 part = flood (state, (index + bango_direction_step[first]) & (BANGO_AREA - 1), gap, beside);

  if ((beside & ~part) == 0)
    return;

  guint largest = 0;

  cut->n_parts = 0;
  cut->n_largest = 0;

  for (guint i = first; i <= BANGO_DIRECTION_LEFT; i++)
    {
      guint next = (index + bango_direction_step[i]) & (BANGO_AREA - 1);
      guint n = cut->n_parts;

      if (i > first)
        {
          if (!bango_set_has (rest, state->grid[next]))
            continue;

          part = flood (state, next, gap, state->alive);
        }

      rest &= ~part;
      cut->tiles[n] = part;
      cut->size[n] = __builtin_popcountll (part);
      cut->direction[n] = i;
      cut->n_parts++;

      if (cut->size[n] > largest)
        {
          largest = cut->size[n];
          cut->n_largest = 0;
        }

      if (cut->size[n] == largest)
        cut->largest[cut->n_largest++] = n;
    }
}

int
bango_cut_find_part (const BangoCut *cut,
                     BangoDirection  keep)
{
  if (cut->n_largest < 2)
    return keep == BANGO_DIRECTION_NONE ? cut->largest[0] : -1;

  for (guint i = 0; i < cut->n_largest; i++)
    if (cut->direction[cut->largest[i]] == keep)
      return cut->largest[i];

  return -1;
}

BangoOutcome
bango_state_famine (const BangoState *state,
                    BangoCell         lifted,
                    const BangoCut   *cut,
                    guint             part)
{
  gboolean starved[2];

  for (BangoColor color = BANGO_YELLOW; color <= BANGO_RED; color++)
    {
      guint n = state->on_table[color];

      if (cut->n_parts > 1)
        {
          guint8 value = state->grid[bango_cell_index (lifted)];

          n = __builtin_popcountll (cut->tiles[part] & bango_color_set (color)) +
              ((value & bango_color_bit (color)) != 0);
        }

      starved[color] = n < BANGO_FIVE;
    }

  if (starved[BANGO_YELLOW] && starved[BANGO_RED])
    return BANGO_DRAWN;
  if (starved[BANGO_YELLOW])
    return BANGO_RED_WON;
  if (starved[BANGO_RED])
    return BANGO_YELLOW_WON;

  return BANGO_RUNNING;
}

guint
bango_state_find_five (const BangoState *state,
                       BangoCell         cell,
                       BangoCell         five[2 * BANGO_TILES])
{
  guint index = bango_cell_index (cell);
  int tile = bango_state_find_tile (state, cell);
  guint8 bit;

  if (tile < 0)
    return 0;

  bit = bango_color_bit (bango_tile_color (tile));

  for (guint i = 0; i < G_N_ELEMENTS (bango_line_step); i++)
    {
      guint at = index;
      guint n = 0;

      while (bango_grid_get (state, at - bango_line_step[i]) & bit)
        at -= bango_line_step[i];

      for (; bango_grid_get (state, at) & bit; at += bango_line_step[i])
        five[n++] = state->tile[bango_grid_get (state, at) & BANGO_TILE_INDEX];

      if (n >= BANGO_FIVE)
        return n;
    }

  return 0;
}

guint
bango_state_list_beside (const BangoState *state,
                         guint64           set,
                         BangoCell        *cells)
{
  guint n = 0;

  for (guint64 left = set; left != 0; left &= left - 1)
    {
      BangoCell tile = state->tile[__builtin_ctzll (left)];

      for (guint i = BANGO_DIRECTION_UP; i <= BANGO_DIRECTION_LEFT; i++)
        {
          BangoCell cell = bango_cell_step (tile, i);
          guint index = bango_cell_index (cell);
          guint back = (i + 1) % 4 + 1;
          guint at = n;
          gboolean taken = bango_set_has (set, state->grid[index]);

          /* List a cell with several neighbors only once, from the first of them. */
          for (guint j = BANGO_DIRECTION_UP; j < back && !taken; j++)
            taken = bango_set_has (set, bango_grid_get (state, index + bango_direction_step[j]));

          if (taken)
            continue;

          for (; at > 0 && (cells[at - 1].y > cell.y ||
                            (cells[at - 1].y == cell.y && cells[at - 1].x > cell.x)); at--)
            cells[at] = cells[at - 1];

          cells[at] = cell;
          n++;
        }
    }

  return n;
}

guint
bango_state_list_frontier (const BangoState *state,
                           BangoCell        *cells)
{
  return bango_state_list_beside (state, state->alive, cells);
}
