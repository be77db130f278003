/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-private.h"

/* The position: where the tiles are, which parts remain after a lift, and which tiles are in a row. */

/* The index steps to the neighbor in each direction of BangoDirection. */
static const int direction_step[] = { 0, -BANGO_GRID, 1, BANGO_GRID, -1 };

/* Mixed into the hash of a position if it is red’s turn. */
#define RED_TO_MOVE G_GUINT64_CONSTANT (0x6a09e667f3bcc909)

static inline guint64
cell_key (BangoCell   cell,
          BangoColour colour)
{
  return bgl_random_mix ((guint64) (guint16) cell.x |
                         (guint64) (guint16) cell.y << 16 |
                         (guint64) (colour + 1) << 32);
}

static inline BangoColour
tile_colour (guint tile)
{
  return tile < BANGO_TILES ? BANGO_YELLOW : BANGO_RED;
}

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
                      BangoColour      *colour)
{
  int tile = bango_state_find_tile (state, cell);

  if (tile < 0)
    return FALSE;

  if (colour != NULL)
    *colour = tile_colour (tile);

  return TRUE;
}

BangoColour
bango_state_get_side (const BangoState *state,
                      guint             seat)
{
  return (seat & 1) != 0 ? BANGO_YELLOW : BANGO_RED;
}

void
bango_state_put (BangoState *state,
                 guint       tile,
                 BangoCell   cell)
{
  BangoColour colour = tile_colour (tile);

  state->tile[tile] = cell;
  state->grid[bango_cell_index (cell)] = bango_colour_bit (colour) | tile;
  state->alive |= BANGO_TILE_BIT (tile);
  state->on_table[colour]++;
  state->last[colour] = tile;

  /* The hash is not needed in phase 1, where no position can occur twice. */
  if (state->second_round)
    state->hash ^= cell_key (cell, colour);
}

void
bango_state_take (BangoState *state,
                  guint       tile)
{
  BangoColour colour = tile_colour (tile);
  BangoCell cell = state->tile[tile];

  state->grid[bango_cell_index (cell)] = 0;
  state->alive &= ~BANGO_TILE_BIT (tile);
  state->on_table[colour]--;
  state->hash ^= cell_key (cell, colour);
}

guint64
bango_state_get_hash (const BangoState *state)
{
  BangoColour side = bango_state_get_side (state, state->turn);

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
          state->hash ^= cell_key (state->tile[tile], tile_colour (tile));
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
    if (bango_grid_get (state, index + direction_step[i]) == 0)
      return TRUE;

  return FALSE;
}

gboolean
bango_state_can_lift_any (const BangoState *state)
{
  guint64 set = state->alive & bango_colour_set (bango_state_get_side (state, state->turn));

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

/* Most lifts leave the tiles connected around the gap. This function checks only the eight cells around it:
 * neighbors that are joined by a tile at the corner between them count as one. Two or more groups may still be
 * joined farther out. */
static gboolean
may_come_apart (const BangoState *state,
                guint             index)
{
  static const int around[] = { -64, -63, 1, 65, 64, 63, -1, -65 };
  guint ring = 0;
  guint loose;

  for (guint i = 0; i < G_N_ELEMENTS (around); i++)
    ring |= (guint) (bango_grid_get (state, index + around[i]) != 0) << i;

  loose = ring & ~((ring >> 1 | ring << 7) & (ring >> 2 | ring << 6)) & 0x55;

  return (loose & (loose - 1)) != 0;
}

/* Returns the tiles connected with the one at the index, except over the tiles in without. Stops early if it has
 * reached all wanted tiles. */
static guint64
flood (const BangoState *state,
       guint             index,
       guint64           without,
       guint64           wanted)
{
  guint stack[2 * BANGO_TILES];
  guint64 seen = without | BANGO_TILE_BIT (state->grid[index] & BANGO_TILE_INDEX);
  guint n = 0;

  stack[n++] = index;

  while (n > 0)
    {
      guint at = stack[--n];

      for (guint i = BANGO_DIRECTION_UP; i <= BANGO_DIRECTION_LEFT; i++)
        {
          guint next = (at + direction_step[i]) & (BANGO_AREA - 1);
          guint8 value = state->grid[next];

          if (value == 0 || bango_set_has (seen, value))
            continue;

          seen |= BANGO_TILE_BIT (value & BANGO_TILE_INDEX);
          stack[n++] = next;

          if ((wanted & ~seen) == 0)
            return seen & ~without;
        }
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
  guint64 beside = 0;
  guint first = 0;

  for (guint i = BANGO_DIRECTION_LEFT; i >= BANGO_DIRECTION_UP; i--)
    {
      guint8 value = bango_grid_get (state, index + direction_step[i]);

      if (value == 0)
        continue;

      beside |= BANGO_TILE_BIT (value & BANGO_TILE_INDEX);
      first = i;
    }

  cut->n_parts = rest != 0;
  cut->n_largest = cut->n_parts;
  cut->largest[0] = 0;
  cut->size[0] = state->on_table[0] + state->on_table[1] - 1;
  cut->tiles[0] = rest;
  cut->direction[0] = first;

  if (!may_come_apart (state, index))
    return;

  guint64 part = flood (state, (index + direction_step[first]) & (BANGO_AREA - 1), gap, beside);

  if ((beside & ~part) == 0)
    return;

  guint largest = 0;

  cut->n_parts = 0;
  cut->n_largest = 0;

  for (guint i = first; i <= BANGO_DIRECTION_LEFT; i++)
    {
      guint next = (index + direction_step[i]) & (BANGO_AREA - 1);
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

  for (BangoColour colour = BANGO_YELLOW; colour <= BANGO_RED; colour++)
    {
      guint n = state->on_table[colour];

      if (cut->n_parts > 1)
        {
          guint8 value = state->grid[bango_cell_index (lifted)];

          n = __builtin_popcountll (cut->tiles[part] & bango_colour_set (colour)) +
              ((value & bango_colour_bit (colour)) != 0);
        }

      starved[colour] = n < BANGO_FIVE;
    }

  if (starved[BANGO_YELLOW] && starved[BANGO_RED])
    return BANGO_DRAWN;
  if (starved[BANGO_YELLOW])
    return BANGO_RED_WON;
  if (starved[BANGO_RED])
    return BANGO_YELLOW_WON;

  return BANGO_RUNNING;
}

/* The index steps to the next cell of a row, a column, and the two diagonals. */
static const int line_step[] = { 1, BANGO_GRID, BANGO_GRID + 1, BANGO_GRID - 1 };

gboolean
bango_state_has_five (const BangoState *state,
                      guint             index,
                      BangoColour       colour)
{
  guint8 bit = bango_colour_bit (colour);

  for (guint i = 0; i < G_N_ELEMENTS (line_step); i++)
    {
      guint length = 1;

      for (guint at = index + line_step[i]; bango_grid_get (state, at) & bit; at += line_step[i])
        length++;
      for (guint at = index - line_step[i]; bango_grid_get (state, at) & bit; at -= line_step[i])
        length++;

      if (length >= BANGO_FIVE)
        return TRUE;
    }

  return FALSE;
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

  bit = bango_colour_bit (tile_colour (tile));

  for (guint i = 0; i < G_N_ELEMENTS (line_step); i++)
    {
      guint at = index;
      guint n = 0;

      while (bango_grid_get (state, at - line_step[i]) & bit)
        at -= line_step[i];

      for (; bango_grid_get (state, at) & bit; at += line_step[i])
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
            taken = bango_set_has (set, bango_grid_get (state, index + direction_step[j]));

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
