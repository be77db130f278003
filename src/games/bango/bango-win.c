/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-board.h"

/* Finds moves that win immediately: a five, or a cut that causes a famine for the other side. */

static const int line_step[] = { 1, BANGO_GRID, BANGO_GRID + 1, BANGO_GRID - 1 };
static const int side_step[] = { -BANGO_GRID, 1, BANGO_GRID, -1 };

guint
bango_board_find_fifths (const BangoBoard *board,
                         BangoColor        color,
                         guint             cells[2])
{
  const BangoCells *fives = &board->fives[color];
  guint n = 0;

  for (guint i = 0; i < fives->n && n < 2; i++)
    if (board->state.grid[fives->cell[i]] == 0 && board->spot[fives->cell[i]].beside > 0)
      cells[n++] = fives->cell[i];

  return n;
}

/* Whether a tile on the cell completes a five using only the tiles of the set. */
static gboolean
makes_five (const BangoBoard *board,
            guint64           set,
            guint             cell,
            BangoColor        color)
{
  const BangoState *state = &board->state;

  set &= bango_color_set (color);
  for (guint i = 0; i < G_N_ELEMENTS (line_step); i++)
    {
      guint length = 1;

      for (guint at = cell + line_step[i]; bango_set_has (set, bango_grid_get (state, at)); at += line_step[i])
        length++;
      for (guint at = cell - line_step[i]; bango_set_has (set, bango_grid_get (state, at)); at -= line_step[i])
        length++;

      if (length >= BANGO_FIVE)
        return TRUE;
    }

  return FALSE;
}

static gboolean
touches (const BangoBoard *board,
         guint64           set,
         guint             cell)
{
  for (guint i = 0; i < G_N_ELEMENTS (side_step); i++)
    if (bango_set_has (set, bango_grid_get (&board->state, cell + side_step[i])))
      return TRUE;

  return FALSE;
}

/* Returns a cell that completes a five when only the tiles of the set remain, or −1. A cell whose tile is cut off
 * counts as empty. */
static int
find_fifth_within (const BangoBoard *board,
                   guint64           set,
                   BangoColor        color)
{
  const BangoCells *fives = &board->fives[color];

  for (guint i = 0; i < fives->n; i++)
    {
      guint cell = fives->cell[i];

      if (!bango_set_has (set, board->state.grid[cell]) && touches (board, set, cell) &&
          makes_five (board, set, cell, color))
        return (int) cell;
    }

  return -1;
}

/* Looks for a win by lifting this tile. */
static gboolean
find_win_with (BangoBoard  *board,
               guint        tile,
               BangoColor   color,
               BangoStep   *step)
{
  const BangoState *state = &board->state;
  BangoOutcome win = color == BANGO_YELLOW ? BANGO_YELLOW_WON : BANGO_RED_WON;
  guint from = state->at[tile];
  BangoCut cut;

  bango_state_cut (state, state->tile[tile], &cut);

  for (guint i = 0; i < MAX (cut.n_largest, 1); i++)
    {
      guint part = cut.largest[i];
      BangoDirection keep = cut.n_largest > 1 ? cut.direction[part] : BANGO_DIRECTION_NONE;
      BangoOutcome outcome = bango_state_famine (state, state->tile[tile], &cut, part);
      int fifth;

      if (outcome == win)
        {
          *step = bango_step_new (BANGO_STARVE, from, 0, keep);
          return TRUE;
        }
      if (outcome != BANGO_RUNNING)
        continue;

      if (cut.n_parts > 1)
        {
          guint64 gone = state->alive & ~cut.tiles[part] & ~BANGO_TILE_BIT (tile);

          board->gain[color] = MAX (board->gain[color],
                                    __builtin_popcountll (gone & bango_color_set (!color)) -
                                       __builtin_popcountll (gone & bango_color_set (color)));
        }

      fifth = find_fifth_within (board, cut.tiles[part], color);
      if (fifth >= 0)
        {
          *step = bango_step_new (BANGO_SHIFT, from, (guint) fifth, keep);
          return TRUE;
        }
    }

  return FALSE;
}

gboolean
bango_board_find_win (BangoBoard  *board,
                      BangoColor   color,
                      BangoStep   *step)
{
  const BangoState *state = &board->state;

  board->gain[color] = 0;

  if (!state->second_round)
    {
      guint cells[2];

      if (bango_board_find_fifths (board, color, cells) == 0)
        return FALSE;

      *step = bango_step_new (BANGO_LAY, 0, cells[0], BANGO_DIRECTION_NONE);
      return TRUE;
    }

  for (guint64 set = state->alive & bango_color_set (color); set != 0; set &= set - 1)
    {
      guint tile = __builtin_ctzll (set);

      if (board->spot[state->at[tile]].beside < 4 && find_win_with (board, tile, color, step))
        return TRUE;
    }

  return FALSE;
}
