/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-private.h"

gboolean
bongo_state_has_dice (const BongoState *state)
{
  return state->dice.film[0] != 0;
}

gboolean
bongo_state_may_call (const BongoState *state,
                      guint             seat,
                      BongoWord         word)
{
  return state->phase == BONGO_PHASE_CALLS &&
         !(state->out & 1 << (seat - 1)) &&
         !(state->called[seat - 1] & 1 << word) &&
         (state->clock == 0 || bongo_state_get_open_time (state, seat) <= state->clock * 1000u);
}

guint64
bongo_state_get_open_time (const BongoState *state,
                           guint             seat)
{
  guint64 time = state->last_time;

  for (guint i = state->n_calls; i > 0; i--)
    if (state->calls[i - 1].seat == seat)
      {
        time = MAX (time, state->calls[i - 1].time + (guint64) state->breath * 1000);
        break;
      }

  return time;
}

guint
bongo_state_get_givers (const BongoState *state,
                        guint             seat,
                        BongoWord         animal)
{
  guint most = 1;
  guint givers = 0;

  if (state->supply[animal] > 0)
    return 0;

  for (guint i = 0; i < state->n_seats; i++)
    {
      guint n = state->trophies[i][animal];

      if (i + 1 == seat || n < most)
        continue;

      if (n > most)
        givers = 0;

      most = n;
      givers |= 1 << i;
    }

  return givers;
}
