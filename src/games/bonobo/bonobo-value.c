/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-private.h"
#include "bonobo-value.h"

/* Each number is that of the current seat minus that of the other one. */
enum
{
  TURN,                              /* always 1 */
  HAND,                              /* has 1 to 4 tokens in hand */
  SPOILS = HAND + 4,                 /* what tokens in hand can gain at once, if both seats place them in turn */
  STAYING,                           /* tokens that can stay to the end, by how many triangles may change: 0 to 3 */
  STAYING_POINTS = STAYING + 4,      /* their points */
  STAYING_RISK = STAYING_POINTS + 4, /* their points if a toilet beside them may become active */
  STAYING_FACTOR,                    /* the factor of their dunes, for each triangle that may change */
  STAYING_MEAN,                      /* the same times the mean rhomb in the stack */
  CLOSING,                           /* other tokens, by how many free triangles there are, and if one is a toilet */
  CLOSING_SUM = CLOSING + 12,        /* their points */
  CLOSING_SHADE = CLOSING_SUM + 12,  /* their negative numbers if a sunshade beside them is free */
  CLOSING_LOSS,                      /* the same without a sunshade */
  CLOSING_MEAN,                      /* their free triangles times the mean rhomb in the stack */
  N_FEATURES,
};

G_STATIC_ASSERT (N_FEATURES <= BONOBO_FEATURES);

#define MAX_SPOILS (2 * BONOBO_TOKENS)

guint
bonobo_get_phase (const BonoboState *state)
{
  guint n_places = bonobo_count_bits (state->places[0]) + bonobo_count_bits (state->places[1]);

  return n_places > 40 ? 0 : n_places > 20 ? 1 : n_places > 8 ? 2 : 3;
}

int
bonobo_get_lead (const BonoboState *state)
{
  return state->scores[state->turn - 1] - state->scores[2 - state->turn];
}

/* The mean of the numbers that are still in the stack. */
static float
get_mean (const BonoboState *state)
{
  int sum = 0;

  for (guint64 rest = state->stack; rest != 0; rest &= rest - 1)
    sum += bonobo_rhombi[bonobo_first_bit (rest)].value;

  return state->stack != 0 ? (float) sum / (float) bonobo_count_bits (state->stack) : 0;
}

static void
count_token (const BonoboState *state,
             guint              spot,
             float              mean,
             float              sign,
             float             *features)
{
  guint64 around = bonobo_spots[spot].triangles & state->free;
  guint64 active = around & state->active;
  guint64 changing = around & ~active;
  gboolean toilet = (changing & bonobo_triangles_of_kind[BONOBO_TOILET]) != 0;
  guint n_changing = bonobo_count_bits (changing);

  if (active != 0)
    {
      float points = (float) bonobo_state_get_points (state, spot);
      float factor = (float) (1 << bonobo_count_bits (active & bonobo_triangles_of_kind[BONOBO_DUNE]));
      guint bucket = MIN (n_changing, 3);

      features[STAYING + bucket] += sign;
      features[STAYING_POINTS + bucket] += sign * points;
      features[STAYING_FACTOR] += sign * factor * (float) n_changing;
      features[STAYING_MEAN] += sign * factor * (float) n_changing * mean;
      if (toilet)
        features[STAYING_RISK] += sign * points;
    }
  else if (n_changing > 0)
    {
      guint bucket = 2 * (n_changing - 1) + toilet;
      gboolean shade = (changing & bonobo_triangles_of_kind[BONOBO_SHADE]) != 0;

      features[CLOSING + bucket] += sign;
      features[CLOSING_SUM + bucket] += sign * (float) state->sum[spot];
      features[shade ? CLOSING_SHADE : CLOSING_LOSS] += sign * (float) (state->turned_sum[spot] - state->sum[spot]);
      features[CLOSING_MEAN] += sign * (float) n_changing * mean;
    }
}

/* Both seats take the best spots that can be kept, in turn. */
static int
count_spoils (const BonoboState *state)
{
  guint hands[2] = { bonobo_state_get_hand (state, state->turn), bonobo_state_get_hand (state, 3 - state->turn) };
  guint64 spots = 0;
  int best[MAX_SPOILS];
  guint n = 0, taker = 0;
  int lead = 0;

  for (guint64 rest = state->active; rest != 0; rest &= rest - 1)
    spots |= bonobo_triangles[bonobo_first_bit (rest)].spots;

  for (guint64 rest = spots & bonobo_state_get_settable (state); rest != 0; rest &= rest - 1)
    {
      int points = bonobo_state_get_points (state, bonobo_first_bit (rest));
      guint at = n;

      if (points <= 0 || (n == MAX_SPOILS && points <= best[n - 1]))
        continue;

      if (n < MAX_SPOILS)
        n++;
      else
        at--;
      for (; at > 0 && best[at - 1] < points; at--)
        best[at] = best[at - 1];
      best[at] = points;
    }

  for (guint i = 0; i < n && hands[0] + hands[1] > 0; i++)
    {
      if (hands[taker] == 0)
        taker = 1 - taker;
      hands[taker]--;
      lead += taker == 0 ? best[i] : -best[i];
      taker = 1 - taker;
    }

  return lead;
}

void
bonobo_count_features (const BonoboState *state,
                       float              features[BONOBO_FEATURES])
{
  float mean = get_mean (state);

  for (guint i = 0; i < BONOBO_FEATURES; i++)
    features[i] = 0;
  features[TURN] = 1;
  features[SPOILS] = (float) count_spoils (state);

  for (guint i = 0; i < 2; i++)
    {
      guint seat = i == 0 ? state->turn : 3 - state->turn;
      guint n_hand = bonobo_state_get_hand (state, seat);
      float sign = i == 0 ? 1 : -1;

      if (n_hand > 0)
        features[HAND + n_hand - 1] += sign;
      for (guint64 rest = state->tokens[seat - 1]; rest != 0; rest &= rest - 1)
        count_token (state, bonobo_first_bit (rest), mean, sign, features);
    }
}

float
bonobo_expect_lead (const BonoboState *state)
{
  const float *weights = bonobo_weights[bonobo_get_phase (state)][state->phase != BONOBO_CHOOSING];
  float features[BONOBO_FEATURES];
  float lead = (float) bonobo_get_lead (state);

  if (state->phase == BONOBO_OVER)
    return lead;

  bonobo_count_features (state, features);
  for (guint i = 0; i < BONOBO_FEATURES; i++)
    lead += weights[i] * features[i];

  return lead;
}
