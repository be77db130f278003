/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-private.h"

/* The payload of a move, from its lowest bit: two bits for the kind, three for a color, three for a value, four for
 * a group or a number of dice, and three for each value of a list. The values board adds three bits for each color. */
#define SHIFT_COLOR   2
#define SHIFT_VALUE   5
#define SHIFT_NUMBER  8
#define SHIFT_VALUES  12
#define SHIFT_COLORS (SHIFT_VALUES + 3 * BANGKOK_MAX_LIST)

BglMove
bangkok_move_pack (const BangkokMove *parts)
{
  guint64 payload = parts->kind;

  payload |= (guint64) parts->color << SHIFT_COLOR;
  payload |= (guint64) parts->value << SHIFT_VALUE;
  payload |= (guint64) (parts->kind == BANGKOK_PICK ? parts->group : parts->n) << SHIFT_NUMBER;

  for (guint i = 0; i < parts->n; i++)
    {
      payload |= (guint64) parts->values[i] << (SHIFT_VALUES + 3 * i);
      payload |= (guint64) parts->colors[i] << (SHIFT_COLORS + 3 * i);
    }

  return bgl_move_new (parts->seat, payload);
}

BangkokMove
bangkok_move_unpack (BglMove move)
{
  guint64 payload = bgl_move_get_payload (move);
  BangkokMove parts = { .seat = bgl_move_get_seat (move), .kind = payload & 3 };

  parts.color = payload >> SHIFT_COLOR & 7;
  parts.value = payload >> SHIFT_VALUE & 7;

  if (parts.kind == BANGKOK_PICK)
    {
      parts.group = payload >> SHIFT_NUMBER & 15;
      return parts;
    }

  parts.n = MIN (payload >> SHIFT_NUMBER & 15, BANGKOK_MAX_LIST);
  for (guint i = 0; i < parts.n; i++)
    {
      parts.values[i] = payload >> (SHIFT_VALUES + 3 * i) & 7;
      parts.colors[i] = payload >> (SHIFT_COLORS + 3 * i) & 7;
    }

  return parts;
}

int
bangkok_dice_pack (const guint8 counts[BANGKOK_SIDES + 1])
{
  guint dice = 0;

  for (guint value = 1; value <= BANGKOK_SIDES; value++)
    dice |= (guint) counts[value] << (3 * (value - 1));

  return (int) dice;
}

guint
bangkok_dice_get_count (int   dice,
                        guint value)
{
  g_return_val_if_fail (value >= 1 && value <= BANGKOK_SIDES, 0);

  return (guint) dice >> (3 * (value - 1)) & 7;
}

/* In the order of colors, then values. For each die, a new group comes first, then the existing groups. */
guint
bangkok_list_moves (gconstpointer  data,
                    BglMove       *moves)
{
  const BangkokState *state = data;
  guint n_groups, n_moves = 0;

  if (state->phase != BANGKOK_PHASE_PICK)
    return 0;

  n_groups = state->hands[state->turn - 1].n_groups;

  for (guint color = 0; color < state->n_seats; color++)
    for (guint value = 1; value <= BANGKOK_SIDES; value++)
      if (state->pool[color][value] > 0)
        for (guint group = 0; group <= n_groups; group++)
          moves[n_moves++] = bangkok_move_new_pick (state->turn, color, value, group);

  return n_moves;
}

static guint
roll (BglRandom *random)
{
  return bgl_random_below (random, BANGKOK_SIDES) + 1;
}

BglMove
bangkok_draw_chance (gconstpointer  data,
                     BglRandom     *random)
{
  const BangkokState *state = data;
  BangkokMove parts = { .seat = 0 };
  guint counts[BANGKOK_SIDES + 1] = { 0 };

  switch ((BangkokPhase) state->phase)
    {
    case BANGKOK_PHASE_GOAL:
      parts.kind = BANGKOK_GOAL;
      parts.value = roll (random);
      break;

    case BANGKOK_PHASE_VALUES:
      parts.kind = BANGKOK_VALUES;
      parts.n = state->n_seats;
      for (guint i = 0; i < parts.n; i++)
        {
          parts.colors[i] = i;
          parts.values[i] = roll (random);
        }
      break;

    case BANGKOK_PHASE_POOL:
      parts.kind = BANGKOK_POOL;
      parts.color = state->n_rolled;
      for (guint i = 0; i < BANGKOK_DICE; i++)
        counts[roll (random)]++;
      for (guint value = 1; value <= BANGKOK_SIDES; value++)
        for (guint i = 0; i < counts[value]; i++)
          parts.values[parts.n++] = value;
      break;

    case BANGKOK_PHASE_PICK:
    case BANGKOK_PHASE_OVER:
    default:
      g_return_val_if_reached (BGL_MOVE_NONE);
    }

  return bangkok_move_pack (&parts);
}

BglMove
bangkok_draw_move (gconstpointer  data,
                   BglRandom     *random)
{
  const BangkokState *state = data;
  guint color, value, group;

  if (state->phase != BANGKOK_PHASE_PICK)
    return bangkok_draw_chance (state, random);

  bangkok_state_draw_die (state, random, &color, &value);
  group = bgl_random_below (random, state->hands[state->turn - 1].n_groups + 1);

  return bangkok_move_new_pick (state->turn, color, value, group);
}
