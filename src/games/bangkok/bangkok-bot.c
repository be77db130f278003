/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "bangkok-bot.h"
#include "bangkok-private.h"
#include "bangkok-score.h"

/*
 * How a bot judges a die before it has searched: in points, most of them hoped for. The
 * figures were found by matches of 300 rounds with changed ones against these.
 */

/* A place in a ranking may still be lost. */
#define HOPE_RANK 0.7f

/* One more colour makes it less likely to have the fewest. */
#define LOSS_COLOUR 1.5f

/* The second and the third colour of a value. */
#define HOPE_PAIR 1.0f
#define GAIN_TRIO 8.0f

/* A value that was missing: alone, beside one other, or as part of a run. */
#define HOPE_ALONE     0.3f
#define HOPE_NEIGHBOUR 0.7f
#define GAIN_RUN       2.0f

/* A group that hits the goal: other dice might have done it too. */
#define GAIN_EXACT 3.5f

/* A group to which one more die, or more than one, is missing. */
#define HOPE_LAST_DIE  1.0f
#define HOPE_MORE_DICE 0.6f
/* The same for a group of several dice, which hides a place where a new one could begin. */
#define HOPE_LARGER    0.8f

/* How sharply moves are told apart by their rating, in points. */
#define SOFTNESS 2.0f

/* Playouts take the best of so many dice drawn by lot: enough to play about as well as somebody
 * who only looks at the next move, at a fraction of the time. */
#define PLAYOUT_TRIES 4

/* A point is a small part of the reward. */
#define EXPLORATION 0.4f

/* Above the goal a group can only be closest; further off it never is. */
#define MAX_OVER 1

/* After the last pick of a seat, only groups that miss the goal by this much may be closest. */
#define MAX_UNDER 2

/* In points: how far a round's results scatter, and the lead that is as good as half a win. */
#define SPREAD_ROUND 10.0f
#define SPREAD_END   6.0f

/* How much of the reward after the last round is the win alone. The rest goes by the margin, so
 * that nobody who is far behind or far ahead plays carelessly. */
#define SHARE_WIN 0.3f

/* How much the best rival counts against the average of all. */
#define SHARE_RIVAL 0.5f

/* The counts of one thing over all hands lie one hand apart. */
#define COUNT_VALUE(value)   (G_STRUCT_OFFSET (BangkokHand, values) + (value))
#define COUNT_COLOUR(colour) (G_STRUCT_OFFSET (BangkokHand, colours) + (colour))

/* What one more die changes for the seat to pick in the ranking of a row. */
static float
rate_rank (const BangkokState *state,
           guint               row,
           gsize               offset)
{
  const guint8 *counts = (const guint8 *) state->hands + offset;
  guint mine = counts[(state->turn - 1) * sizeof (BangkokHand)];
  guint before = 0, after = 1;

  for (guint i = 0; i < state->n_seats; i++)
    {
      guint count = counts[i * sizeof (BangkokHand)];

      before += count >= mine;
      after += count > mine;
    }

  return (float) bangkok_score_get_pay (row, after) -
         (mine > 0 ? (float) bangkok_score_get_pay (row, before) : 0);
}

static float
rate_run (const BangkokHand *hand,
          guint              value)
{
  guint length = 1;

  if (hand->values[value] > 0)
    return 0;

  for (guint i = value - 1; i >= 1 && hand->values[i] > 0; i--)
    length++;
  for (guint i = value + 1; i <= BANGKOK_SIDES && hand->values[i] > 0; i++)
    length++;

  return length >= 3 ? GAIN_RUN : length == 2 ? HOPE_NEIGHBOUR : HOPE_ALONE;
}

static float
rate_trio (const BangkokState *state,
           const BangkokHand  *hand,
           guint               colour,
           guint               value)
{
  if (state->n_seats < 3 || (hand->shades[value] & 1 << colour) != 0)
    return 0;

  switch (__builtin_popcount (hand->shades[value]))
    {
    case 1:
      return HOPE_PAIR;
    case 2:
      return GAIN_TRIO;
    default:
      return 0;
    }
}

/* A die for the seat to pick, wherever it is laid. */
static float
rate_die (const BangkokState *state,
          const BangkokHand  *hand,
          guint               colour,
          guint               value)
{
  return HOPE_RANK * rate_rank (state, value, COUNT_VALUE (value)) +
         HOPE_RANK * rate_rank (state, state->rows[colour], COUNT_COLOUR (colour)) +
         rate_run (hand, value) +
         rate_trio (state, hand, colour, value) -
         (hand->colours[colour] == 0 ? LOSS_COLOUR : 0);
}

/* A new group. */
static float
rate_apart (const BangkokState *state,
            guint               value,
            guint               n_left)
{
  if (n_left == 0)
    return 0;

  return state->goal - value <= BANGKOK_SIDES ? HOPE_LAST_DIE : HOPE_MORE_DICE;
}

/* A group to which so much would then be missing. */
static float
rate_group (int   missing,
            guint n_left)
{
  if (missing == 0)
    return GAIN_EXACT;

  return n_left > 0 && missing > 0 && missing <= BANGKOK_SIDES ? HOPE_LARGER : 0;
}

/* How many more dice the seat to pick will take after this one. */
static guint
count_left (const BangkokState *state)
{
  return (state->n_pool - 1u) / state->n_seats;
}

/* All dice, each with the places that can do some good: groups of equal sums are the same,
 * and those that hit the goal or went beyond are left alone. */
static guint
bangkok_bot_list_candidates (gconstpointer  data,
                             BglMove       *moves,
                             float         *weights)
{
  const BangkokState *state = data;
  const BangkokHand *hand = &state->hands[state->turn - 1];
  guint n_left = count_left (state);
  guint n = 0;

  for (guint colour = 0; colour < state->n_seats; colour++)
    for (guint value = 1; value <= BANGKOK_SIDES; value++)
      {
        guint seen = 0;
        float rating;

        if (state->pool[colour][value] == 0)
          continue;

        rating = rate_die (state, hand, colour, value);
        moves[n] = bangkok_move_new_pick (state->turn, colour, value, BANGKOK_APART);
        weights[n++] = expf ((rating + rate_apart (state, value, n_left)) / SOFTNESS);

        for (guint i = 0; i < hand->n_groups; i++)
          {
            int missing = (int) state->goal - hand->sum[i] - (int) value;

            if (hand->sum[i] >= state->goal || missing < -MAX_OVER ||
                (n_left == 0 && missing > MAX_UNDER) || (seen & 1u << hand->sum[i]) != 0)
              continue;

            seen |= 1u << hand->sum[i];
            moves[n] = bangkok_move_new_pick (state->turn, colour, value, i + 1);
            weights[n++] = expf ((rating + rate_group (missing, n_left)) / SOFTNESS);
          }
      }

  return n;
}

/* The best place for a value, and its rating. */
static float
find_place (const BangkokState *state,
            const BangkokHand  *hand,
            guint               value,
            guint               n_left,
            guint              *group)
{
  float best = rate_apart (state, value, n_left);

  *group = BANGKOK_APART;

  for (guint i = 0; i < hand->n_groups; i++)
    {
      int missing = (int) state->goal - hand->sum[i] - (int) value;
      float rating = missing >= 0 ? rate_group (missing, n_left) : 0;

      if (rating > best)
        {
          best = rating;
          *group = i + 1;
        }
    }

  return best;
}

static BglMove
bangkok_bot_draw_playout (gconstpointer  data,
                          BglRandom     *random)
{
  const BangkokState *state = data;
  const BangkokHand *hand = &state->hands[state->turn - 1];
  guint n_left = count_left (state);
  float best = -G_MAXFLOAT;
  BglMove move = BGL_MOVE_NONE;

  for (guint i = 0; i < PLAYOUT_TRIES; i++)
    {
      guint colour, value, group;
      float rating;

      bangkok_state_draw_die (state, random, &colour, &value);
      rating = rate_die (state, hand, colour, value) +
               find_place (state, hand, value, n_left, &group);

      if (rating > best)
        {
          best = rating;
          move = bangkok_move_new_pick (state->turn, colour, value, group);
        }
    }

  return move;
}

/* Everything lies open until the end of the round, and two players have at most fourteen dice to take. */
static BglMethod
bangkok_bot_get_method (gconstpointer data)
{
  const BangkokState *state = data;

  return state->n_seats == 2 ? BGL_METHOD_DEEPEN : BGL_METHOD_PLAY_OUT;
}

/* Which group a die is in does not matter, only the sums, and neither does the order of the groups. */
static guint64
bangkok_bot_get_key (gconstpointer data)
{
  const BangkokState *state = data;
  guint64 key = state->turn;

  for (guint colour = 0; colour < state->n_seats; colour++)
    for (guint value = 1; value <= BANGKOK_SIDES; value++)
      key = key * 8 + state->pool[colour][value];
  key = bgl_random_mix (key);

  for (guint i = 0; i < state->n_seats; i++)
    {
      const BangkokHand *hand = &state->hands[i];
      guint64 dice = i, groups = 0;

      for (guint value = 1; value <= BANGKOK_SIDES; value++)
        dice = dice * 16 + hand->values[value];
      for (guint colour = 0; colour < state->n_seats; colour++)
        dice = dice * 16 + hand->colours[colour];
      for (guint j = 0; j < hand->n_groups; j++)
        groups += bgl_random_mix (hand->sum[j] + 1u);

      key = bgl_random_mix (key ^ dice) + groups;
    }

  return key;
}

/* The next round begins with new dice: only the score is left of this one. */
static gboolean
bangkok_bot_is_settled (gconstpointer data)
{
  const BangkokState *state = data;

  return state->phase == BANGKOK_PHASE_GOAL || state->phase == BANGKOK_PHASE_OVER;
}

/* How far a seat is ahead of the others, in points. */
static float
get_lead (const BangkokState *state,
          guint               seat)
{
  guint best = 0, sum = 0;

  for (guint i = 0; i < state->n_seats; i++)
    if (i != seat)
      {
        best = MAX (best, state->scores[i]);
        sum += state->scores[i];
      }

  return (float) state->scores[seat] - SHARE_RIVAL * (float) best -
         (1 - SHARE_RIVAL) * (float) sum / (float) (state->n_seats - 1);
}

void
bangkok_get_rewards (gconstpointer  data,
                     float         *rewards)
{
  const BangkokState *state = data;
  guint n_rounds = state->n_seats - state->round;
  float spread = sqrtf (SPREAD_END * SPREAD_END +
                        SPREAD_ROUND * SPREAD_ROUND * (float) n_rounds);
  guint winners;

  for (guint i = 0; i < state->n_seats; i++)
    rewards[i] = 1 / (1 + expf (-get_lead (state, i) / spread));

  if (state->phase != BANGKOK_PHASE_OVER)
    return;

  winners = bangkok_rules.get_winners (state);
  for (guint i = 0; i < state->n_seats; i++)
    {
      rewards[i] *= 1 - SHARE_WIN;
      if ((winners & 1u << i) != 0)
        rewards[i] += SHARE_WIN / (float) __builtin_popcount (winners);
    }
}

const BglBot bangkok_bot = {
  .strength = {
    { .nodes = 4 },
    { .nodes = 6, .use_knowledge = TRUE },
    { .nodes = 150, .use_knowledge = TRUE },
    { .nodes = 4000, .use_knowledge = TRUE },
    { .nodes = 80000, .use_knowledge = TRUE },
  },
  .list_candidates = bangkok_bot_list_candidates,
  .draw_playout = bangkok_bot_draw_playout,
  .get_method = bangkok_bot_get_method,
  .get_key = bangkok_bot_get_key,
  .exploration = EXPLORATION,
  .is_settled = bangkok_bot_is_settled,
};
