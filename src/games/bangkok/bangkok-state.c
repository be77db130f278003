/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-private.h"

guint
bangkok_state_get_round (const BangkokState *state)
{
  if (state->phase == BANGKOK_PHASE_GOAL)
    return state->round + 1;

  return state->round;
}

/* bangkok-rounds: seats are numbered to the right. Turns and the starting player both move in this
 * direction. */
guint
bangkok_state_get_first (const BangkokState *state,
                         guint               round)
{
  return (state->first + round - 2) % state->n_seats + 1;
}

void
bangkok_state_clear_table (BangkokState *state)
{
  state->goal = 0;
  state->n_rolled = 0;
  state->n_pool = 0;
  state->turn = 0;
  memset (state->rows, 0, sizeof state->rows);
  memset (state->pool, 0, sizeof state->pool);
  memset (state->hands, 0, sizeof state->hands);
}

guint
bangkok_hand_add (BangkokHand *hand,
                  guint        color,
                  guint        value,
                  guint        group)
{
  if (group == BANGKOK_APART)
    group = ++hand->n_groups;

  hand->dice[hand->n_dice++] = (BangkokDie) { color, value, group };
  hand->sum[group - 1] += value;
  hand->size[group - 1]++;
  hand->values[value]++;
  hand->shades[value] |= 1 << color;
  hand->colors[color]++;

  return group;
}

/* bangkok-values */
void
bangkok_place_values (const guint8 *dice,
                      guint         n_dice,
                      guint8       *rows)
{
  gboolean taken[BANGKOK_ROWS + 1] = { FALSE };

  memset (rows, 0, n_dice);

  for (guint i = 0; i < n_dice; i++)
    if (!taken[dice[i]])
      {
        rows[i] = dice[i];
        taken[dice[i]] = TRUE;
      }

  for (guint value = 1; value <= BANGKOK_SIDES; value++)
    for (guint i = 0; i < n_dice; i++)
      {
        guint row = value;

        if (dice[i] != value || rows[i] != 0)
          continue;

        while (row <= BANGKOK_ROWS && taken[row])
          row++;

        if (row > BANGKOK_ROWS)
          for (row = value; taken[row]; row--)
            g_assert (row > 1);

        rows[i] = row;
        taken[row] = TRUE;
      }
}

void
bangkok_state_draw_die (const BangkokState *state,
                        BglRandom          *random,
                        guint              *color,
                        guint              *value)
{
  guint number = bgl_random_below (random, state->n_pool);

  for (*color = 0; number >= state->pool[*color][0]; ++*color)
    number -= state->pool[*color][0];

  for (*value = 1; number >= state->pool[*color][*value]; ++*value)
    number -= state->pool[*color][*value];
}
