/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-private.h"

/* Whether a move is legal, and under which rule it is refused. */

static BangoFault
find_cough_fault (const BangoState *state,
                  const BangoMove  *move)
{
  if (state->n_seats != 4)
    return BANGO_FAULT_COUGH_TWO_SEATS;
  if (!state->coughing)
    return BANGO_FAULT_COUGH_NOT_AGREED;
  if (move->seat != bango_state_get_partner (state))
    return BANGO_FAULT_COUGH_NOT_PARTNER;
  if (state->coughed)
    return BANGO_FAULT_COUGH_TWICE;

  return BANGO_FAULT_NONE;
}

/* Returns what is wrong with a cell for a tile that must touch the set. The three faults come in the same order for
 * placing a tile and for setting it down. */
static BangoFault
find_cell_fault (const BangoState *state,
                 guint64           set,
                 BangoCell         cell,
                 BangoFault        occupied)
{
  gboolean corner = FALSE;

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      {
        int tile = bango_state_find_tile (state, (BangoCell) { cell.x + dx, cell.y + dy });

        if (tile < 0 || (set & BANGO_TILE_BIT (tile)) == 0)
          continue;

        if (dx == 0 && dy == 0)
          return occupied;

        corner |= dx != 0 && dy != 0;
      }

  for (guint i = BANGO_DIRECTION_UP; i <= BANGO_DIRECTION_LEFT; i++)
    {
      int tile = bango_state_find_tile (state, bango_cell_step (cell, i));

      if (tile >= 0 && (set & BANGO_TILE_BIT (tile)) != 0)
        return BANGO_FAULT_NONE;
    }

  return corner ? occupied + 1 : occupied + 2;
}

static BangoFault
find_keep_fault (const BangoCut *cut,
                 BangoDirection  keep)
{
  if (cut->n_largest < 2)
    return keep == BANGO_DIRECTION_NONE ? BANGO_FAULT_NONE : BANGO_FAULT_KEEP_NEEDLESS;
  if (keep == BANGO_DIRECTION_NONE)
    return BANGO_FAULT_KEEP_MISSING;
  if (bango_cut_find_part (cut, keep) >= 0)
    return BANGO_FAULT_NONE;

  for (guint i = 0; i < cut->n_parts; i++)
    if (cut->direction[i] == keep)
      return BANGO_FAULT_KEEP_SMALL;

  return BANGO_FAULT_KEEP_WRONG;
}

static BangoFault
find_shift_fault (const BangoState *state,
                  const BangoMove  *move)
{
  BangoColor color;
  BangoFault fault;
  BangoCut cut;
  int part;

  if (!bango_state_get_tile (state, move->from, &color))
    return BANGO_FAULT_OWN_EMPTY;
  if (color != bango_state_get_side (state, move->seat))
    return BANGO_FAULT_OWN_OTHER;
  if (!bango_state_can_lift (state, move->from))
    return BANGO_FAULT_LIFT;

  bango_state_cut (state, move->from, &cut);
  fault = find_keep_fault (&cut, move->keep);

  if (fault != BANGO_FAULT_NONE)
    return fault;

  part = bango_cut_find_part (&cut, move->keep);

  if (bango_state_famine (state, move->from, &cut, part) != BANGO_RUNNING)
    return move->kind == BANGO_STARVE ? BANGO_FAULT_NONE : BANGO_FAULT_FAMINE;
  if (move->kind == BANGO_STARVE)
    return BANGO_FAULT_NO_FAMINE;
  if (bango_cell_equal (move->from, move->to))
    return BANGO_FAULT_SET_DOWN_BACK;

  return find_cell_fault (state, cut.tiles[part], move->to, BANGO_FAULT_SET_DOWN_OCCUPIED);
}

static BangoFault
find_fault (const BangoState *state,
            const BangoMove  *move)
{
  if (move->seat == BGL_TURN_CHANCE)
    return BANGO_FAULT_CHANCE;
  if (move->kind == BANGO_COUGH)
    return find_cough_fault (state, move);
  if (move->seat != state->turn)
    return BANGO_FAULT_TURN;

  switch (move->kind)
    {
    case BANGO_LAY:
      if (state->second_round)
        return BANGO_FAULT_LAY_TOO_LATE;
      return find_cell_fault (state, state->alive, move->to, BANGO_FAULT_LAY_OCCUPIED);

    case BANGO_SHIFT:
    case BANGO_STARVE:
      if (!state->second_round)
        return BANGO_FAULT_LIFT_TOO_EARLY;
      return find_shift_fault (state, move);

    case BANGO_PASS:
      if (!state->second_round)
        return BANGO_FAULT_PASS_TOO_EARLY;
      return bango_state_can_lift_any (state) ? BANGO_FAULT_PASS_NEEDLESS : BANGO_FAULT_NONE;

    case BANGO_COUGH:
    default:
      return BANGO_FAULT_MALFORMED;
    }
}

gboolean
bango_check (gconstpointer   data,
             BglMove         move,
             GError        **error)
{
  BangoMove parts = bango_move_unpack (move);
  BangoFault fault = find_fault (data, &parts);

  if (fault == BANGO_FAULT_NONE && bango_move_pack (&parts) != move)
    fault = BANGO_FAULT_MALFORMED;

  if (fault == BANGO_FAULT_NONE)
    return TRUE;

  return error != NULL ? bango_refuse (error, fault, &parts) : FALSE;
}
