/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-private.h"

#include "engine/bgl-i18n.h"

static gboolean
check_values (const BangkokState  *state,
              const BangkokMove   *parts,
              GError             **error)
{
  gboolean complete = parts->n == state->n_seats;

  for (guint i = 0; complete && i < parts->n; i++)
    complete = parts->colors[i] == i && parts->values[i] != BANGKOK_NO_SIDE;

  if (!complete)
    return bgl_refuse (error, BGL_RULE_RECORD_CHANCE,
                       _("A roll for the values board has one die of each color in play, in the order of colors, each from 1 to 6."));

  return TRUE;
}

static gboolean
check_pool (const BangkokState  *state,
            const BangkokMove   *parts,
            GError             **error)
{
  gboolean complete = parts->n == BANGKOK_DICE;

  if (parts->color != state->n_rolled)
    return bgl_refuse (error, BGL_RULE_RECORD_CHANCE,
                       _("The dice for the pool are rolled one color at a time, in the order of colors."));

  for (guint i = 0; complete && i < BANGKOK_DICE; i++)
    complete = parts->values[i] != BANGKOK_NO_SIDE &&
               (i == 0 || parts->values[i] >= parts->values[i - 1]);

  if (!complete)
    return bgl_refuse (error, BGL_RULE_RECORD_CHANCE,
                       _("A roll for the pool has seven dice from 1 to 6, in ascending order."));

  return TRUE;
}

static gboolean
check_chance (const BangkokState  *state,
              BglMove              move,
              GError             **error)
{
  BangkokMove parts = bangkok_move_unpack (move);

  if (parts.kind == BANGKOK_GOAL && state->phase == BANGKOK_PHASE_GOAL)
    return parts.value != BANGKOK_NO_SIDE ||
           bgl_refuse (error, BGL_RULE_RECORD_CHANCE,
                       _("The die for the goal must show a number from 1 to 6."));

  if (parts.kind == BANGKOK_VALUES && state->phase == BANGKOK_PHASE_VALUES)
    return check_values (state, &parts, error);

  if (parts.kind == BANGKOK_POOL && state->phase == BANGKOK_PHASE_POOL)
    return check_pool (state, &parts, error);

  return bgl_refuse (error, BGL_RULE_RECORD_CHANCE, _("It is not time for this roll."));
}

gboolean
bangkok_check (gconstpointer   data,
               BglMove         move,
               GError        **error)
{
  const BangkokState *state = data;
  guint seat = bgl_move_get_seat (move);
  guint color, value, group;

  if (seat == 0)
    return check_chance (state, move, error);

  if (state->phase != BANGKOK_PHASE_PICK)
    return bgl_refuse (error, "bangkok-pick", _("The dice must be rolled first."));

  if (seat != state->turn)
    return bgl_refuse (error, "bangkok-pick", _("It is another player’s turn to take a die."));

  color = bangkok_move_get_color (move);
  value = bangkok_move_get_value (move);
  group = bangkok_move_get_group (move);

  if (move != bangkok_move_new_pick (seat, color, value, group) ||
      color >= state->n_seats || value < 1 || value > BANGKOK_SIDES ||
      state->pool[color][value] == 0)
    return bgl_refuse (error, "bangkok-pick", _("There is no such die in the pool."));

  if (group > state->hands[seat - 1].n_groups)
    return bgl_refuse (error, "bangkok-group",
                       _("You do not have this group. Start a new group, or add the die to one of your groups."));

  return TRUE;
}
