/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "bonobo-bot.h"
#include "bonobo-private.h"

/* All numbers here were found by matches with 1000 simulations per move, with two, three, and four seats. Most of
 * them can be halved or doubled without harm. */

/* A gain of this many points makes a move e times as likely to be searched. */
#define LAY_TEMPERATURE   4.0f
#define TOKEN_TEMPERATURE 6.0f
#define MAX_GAIN          24.0f

/* The weight of drawing, compared with a weight of 1 for a token on a worthless spot. It is divided by the square of
 * the number of seats, because the player's own rhombi matter less with more players. */
#define DRAW_WEIGHT 80.0f

/* Playouts make the best of this many random moves. */
#define PLAYOUT_PLACES 2
#define PLAYOUT_SPOTS  4

/* If a token would score less than this, it is placed only with this probability. */
#define PLAYOUT_WORTH 3
#define PLAYOUT_WHIM  0.05

/* If there are at most this many places for rhombi and tokens to set, all orders are searched. */
#define LAST_CHOICES 4

/* The lead in points that earns half of the reward for a lead, and the part of the reward for the win itself. */
#define LEAD_SCALE 30.0f
#define WIN_SHARE  0.1f

/* What a token on the spot would score at the end if these triangles were active and one more number counted for it. */
static inline int
get_points_with (const BonoboState *state,
                 guint              spot,
                 guint64            active,
                 int                number)
{
  guint64 around = bonobo_spots[spot].triangles & active;
  guint64 dunes = around & bonobo_triangles_of_kind[BONOBO_DUNE];
  int sum;

  if (around & bonobo_triangles_of_kind[BONOBO_SHADE])
    sum = state->turned_sum[spot] + ABS (number);
  else
    sum = state->sum[spot] + number;

  return sum * (1 << bonobo_count_bits (dunes));
}

/* Rates laying the rhomb for the player who lays it, in points: the change in the value of the player's own tokens,
 * minus the average change for the others. The value of a token that scores is its score. */
static float
judge_lay (const BonoboState *state,
           guint              place)
{
  const BonoboPlace *covered = &bonobo_places[place];
  guint64 blunt = BONOBO_BIT (covered->blunt[0]) | BONOBO_BIT (covered->blunt[1]);
  guint64 tips = BONOBO_BIT (covered->tips[0]) | BONOBO_BIT (covered->tips[1]);
  guint64 own = state->tokens[state->turn - 1];
  guint64 affected = blunt | tips;
  int value = bonobo_rhombi[state->rhomb].value;
  int own_change = 0, others_change = 0;
  BonoboPreview preview;

  bonobo_state_preview (state, state->rhomb, place, &preview);

  for (guint64 rest = preview.activated; rest != 0; rest &= rest - 1)
    affected |= bonobo_triangles[bonobo_first_bit (rest)].spots;

  for (guint64 rest = affected & bonobo_state_get_occupied (state); rest != 0; rest &= rest - 1)
    {
      guint spot = bonobo_first_bit (rest);
      guint64 bit = BONOBO_BIT (spot);
      int number = blunt & bit ? value : tips & bit ? 2 * value : 0;
      int change = -bonobo_state_get_points (state, spot);

      if (!(preview.driven & bit))
        change += get_points_with (state, spot, state->active | preview.activated, number);

      if (own & bit)
        own_change += change;
      else
        others_change += change;
    }

  return (float) own_change - (float) others_change / (float) (state->n_seats - 1);
}

static float
get_weight (float gain,
            float temperature)
{
  return expf (CLAMP (gain, -MAX_GAIN, MAX_GAIN) / temperature);
}

static guint
bonobo_list_candidates (gconstpointer  data,
                        BglMove       *moves,
                        float         *weights)
{
  const BonoboState *state = data;
  guint n_moves = bonobo_rules.list_moves (state, moves);

  for (guint i = 0; i < n_moves; i++)
    {
      BonoboMove move = bonobo_move_unpack (moves[i]);

      if (move.kind == BONOBO_LAY)
        weights[i] = get_weight (judge_lay (state, bonobo_find_place (move.triangles[0], move.triangles[1])),
                                 LAY_TEMPERATURE);
      else if (move.kind == BONOBO_SET_TOKEN)
        weights[i] = get_weight ((float) bonobo_state_get_points (state, move.spot), TOKEN_TEMPERATURE);
      else
        weights[i] = DRAW_WEIGHT / (float) (state->n_seats * state->n_seats);
    }

  return n_moves;
}

static BglMove
draw_lay (const BonoboState *state,
          BglRandom         *random)
{
  guint best = bonobo_draw_place (state, random);
  float best_gain = judge_lay (state, best);

  for (guint i = 1; i < PLAYOUT_PLACES; i++)
    {
      guint place = bonobo_draw_place (state, random);
      float gain = judge_lay (state, place);

      if (gain > best_gain)
        {
          best = place;
          best_gain = gain;
        }
    }

  return bonobo_move_lay_at (state->turn, best);
}

static BglMove
bonobo_draw_playout (gconstpointer  data,
                     BglRandom     *random)
{
  const BonoboState *state = data;
  gboolean can_lay = bonobo_state_can_lay (state);
  guint64 spots = 0;
  guint n_spots, best = BONOBO_NONE;
  int best_points = G_MININT;

  if (state->phase == BONOBO_LAYING)
    return draw_lay (state, random);

  if (bonobo_state_get_hand (state, state->turn) > 0)
    spots = bonobo_state_get_settable (state);

  if (spots == 0)
    return can_lay ? bonobo_move_draw (state->turn) : bonobo_move_pass (state->turn);

  n_spots = bonobo_count_bits (spots);
  for (guint i = 0; i < PLAYOUT_SPOTS; i++)
    {
      guint spot = bonobo_nth_bit (spots, bgl_random_below (random, n_spots));
      int points = bonobo_state_get_points (state, spot);

      if (points > best_points)
        {
          best = spot;
          best_points = points;
        }
    }

  if (can_lay && best_points < PLAYOUT_WORTH && bgl_random_unit (random) >= PLAYOUT_WHIM)
    return bonobo_move_draw (state->turn);

  return bonobo_move_set_token (state->turn, best);
}

/* Rhombi of the same value differ only in name, and are next to each other in the table. Deals the first one in the
 * stack for all of them. */
static BglMove
bonobo_draw_kind (gconstpointer  data,
                  BglRandom     *random)
{
  const BonoboState *state = data;
  guint rhomb = bonobo_nth_bit (state->stack, bgl_random_below (random, bonobo_count_bits (state->stack)));
  guint first = rhomb;

  for (guint i = rhomb; i-- > 0 && bonobo_rhombi[i].value == bonobo_rhombi[rhomb].value;)
    if (state->stack & (1u << i))
      first = i;

  return bonobo_move_deal (first);
}

/* Lists the same rhombi with their probabilities. */
static guint
bonobo_list_kinds (gconstpointer  data,
                   BglMove       *moves,
                   float         *weights)
{
  const BonoboState *state = data;
  float share = 1.0f / (float) bonobo_count_bits (state->stack);
  int last = 0;
  guint n = 0;

  for (guint64 rest = state->stack; rest != 0; rest &= rest - 1)
    {
      guint rhomb = bonobo_first_bit (rest);

      if (n == 0 || bonobo_rhombi[rhomb].value != last)
        {
          moves[n] = bonobo_move_deal (rhomb);
          weights[n++] = 0;
          last = bonobo_rhombi[rhomb].value;
        }

      weights[n - 1] += share;
    }

  return n;
}

/* If there are few places for rhombi and few tokens to place, everything can be searched. */
static BglMethod
bonobo_get_method (gconstpointer data)
{
  const BonoboState *state = data;
  guint n_places = bonobo_count_bits (state->places[0]) + bonobo_count_bits (state->places[1]);
  guint n_tokens = bonobo_state_get_hand (state, 1) + bonobo_state_get_hand (state, 2);

  n_tokens = MIN (n_tokens, bonobo_count_bits (bonobo_state_get_settable (state)));

  return state->n_seats == 2 && n_places + n_tokens <= LAST_CHOICES ? BGL_METHOD_SOLVE : BGL_METHOD_PLAY_OUT;
}

/* A part of the reward is for winning, and the rest for the lead over the best other player. So a bot that is far
 * ahead or far behind, as in a series, still plays for points. */
void
bonobo_get_rewards (gconstpointer  data,
                    float         *rewards)
{
  const BonoboState *state = data;
  int worth[BONOBO_MAX_SEATS];

  for (guint i = 0; i < state->n_seats; i++)
    {
      worth[i] = state->scores[i];

      if (state->phase != BONOBO_OVER)
        for (guint64 rest = state->tokens[i]; rest != 0; rest &= rest - 1)
          worth[i] += bonobo_state_get_points (state, bonobo_first_bit (rest));
    }

  for (guint i = 0; i < state->n_seats; i++)
    {
      int best_other = G_MININT;
      float lead, win;

      for (guint j = 0; j < state->n_seats; j++)
        if (j != i)
          best_other = MAX (best_other, worth[j]);

      lead = (float) (worth[i] - best_other);
      win = lead > 0 ? 1.0f : lead < 0 ? 0.0f : 0.5f;
      rewards[i] = WIN_SHARE * win +
                   (1 - WIN_SHARE) * (0.5f + 0.5f * lead / (LEAD_SCALE + fabsf (lead)));
    }
}

const BglBot bonobo_bot =
{
  .strength = {
    { .nodes = 400, .lapses = 210, .doubt = 50, .use_knowledge = TRUE },
    { .nodes = 900, .lapses = 80, .use_knowledge = TRUE },
    { .nodes = 1800, .lapses = 60, .use_knowledge = TRUE },
    { .nodes = 3600, .lapses = 40, .use_knowledge = TRUE },
    { .nodes = 40000, .use_knowledge = TRUE },
  },
  .search = bonobo_search,
  .list_candidates = bonobo_list_candidates,
  .draw_playout = bonobo_draw_playout,
  .draw_chance = bonobo_draw_kind,
  .list_chance = bonobo_list_kinds,
  .get_method = bonobo_get_method,
  .explain_move = bonobo_explain_move,
};
