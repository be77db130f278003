/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-layout.h"

#include "engine/bgl-random.h"

static guint
count_rolled (const BangkokState *state,
              guint               color,
              guint               value)
{
  guint n = state->pool[color][value];

  for (guint seat = 0; seat < state->n_seats; seat++)
    for (guint i = 0; i < state->hands[seat].n_dice; i++)
      n += state->hands[seat].dice[i].color == color && state->hands[seat].dice[i].value == value;

  return n;
}

/* Uses only what is known before the first color is rolled, so that no die moves when other colors are rolled. */
static guint64
get_seed (const BangkokState *state)
{
  guint64 seed = state->round * 16 + state->goal;

  for (guint color = 0; color < state->n_seats; color++)
    seed = seed * 8 + state->rows[color];

  return seed;
}

void
bangkok_slots_init (BangkokSlot         slots[BANGKOK_POOL],
                    const BangkokState *state)
{
  const guint n = state->n_seats * BANGKOK_DICE;
  BglRandom random;

  bgl_random_init (&random, get_seed (state));
  memset (slots, 0, BANGKOK_POOL * sizeof *slots);

  for (guint i = 0; i < n; i++)
    slots[i].place = i;
  for (guint i = n; i > 1; i--)
    {
      guint other = bgl_random_below (&random, i);
      guint place = slots[i - 1].place;

      slots[i - 1].place = slots[other].place;
      slots[other].place = place;
    }

  for (guint i = 0; i < n; i++)
    {
      slots[i].color = i / BANGKOK_DICE;
      slots[i].x = (float) (bgl_random_unit (&random) * 2 - 1);
      slots[i].y = (float) (bgl_random_unit (&random) * 2 - 1);
      slots[i].angle = (float) ((bgl_random_unit (&random) * 2 - 1) * BANGKOK_MAX_ANGLE);
    }

  for (guint color = 0; color < state->n_seats; color++)
    {
      guint next = color * BANGKOK_DICE;

      for (guint value = 1; value <= BANGKOK_SIDES; value++)
        for (guint rolled = count_rolled (state, color, value);
             rolled > 0 && next < (color + 1) * BANGKOK_DICE;
             rolled--)
          slots[next++].value = value;
    }
}

guint
bangkok_slots_pack (BangkokSlot    slots[BANGKOK_POOL],
                    const gboolean present[BANGKOK_POOL])
{
  guint places[BANGKOK_POOL];
  guint n = 0;

  for (guint i = 0; i < BANGKOK_POOL; i++)
    {
      places[i] = 0;
      for (guint j = 0; j < BANGKOK_POOL; j++)
        places[i] += present[j] && slots[j].place < slots[i].place;
      n += present[i];
    }
  for (guint i = 0; i < BANGKOK_POOL; i++)
    slots[i].place = places[i];

  return n;
}
