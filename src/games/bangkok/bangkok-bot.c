/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "bangkok-bot.h"
#include "bangkok-private.h"
#include "bangkok-score.h"

/*
 * How a bot rates a die before it has searched, in points that are mostly expected and not yet certain. The numbers
 * were found by matches of 300 rounds against bots with changed numbers.
 */

/* The share of the points for a place in a ranking, because the place may still be lost. */
#define HOPE_RANK 0.7f

/* One more color makes it less likely that the seat has the fewest colors. */
#define LOSS_COLOR 1.5f

/* Getting the second and the third color of a value. */
#define HOPE_PAIR 1.0f
#define GAIN_TRIO 8.0f

/* Getting a value that was missing: alone, next to one other value, or as part of a run. */
#define HOPE_ALONE     0.3f
#define HOPE_NEIGHBOUR 0.7f
#define GAIN_RUN       2.0f

/* A group that hits the goal. Scores less than the full points, because other dice might have hit it too. */
#define GAIN_EXACT 3.5f

/* A new group that needs one more die, or more than one, to hit the goal. */
#define HOPE_LAST_DIE  1.0f
#define HOPE_MORE_DICE 0.6f
/* The same for a die that is added to a group. Scores less, because the die does not start a group of its own. */
#define HOPE_LARGER    0.8f

/* How strongly the rating of a move influences its weight, in points. Lower values separate moves more sharply. */
#define SOFTNESS 2.0f

/* Playouts take the best of this many random dice. This is about as strong as a player who looks only at the next
 * move, and takes a fraction of the time. */
#define PLAYOUT_TRIES 4

/* Small, because one point is only a small part of the reward. */
#define EXPLORATION 0.4f

/* A sum above the goal can only score as closest, and a sum farther above is never the closest. */
#define MAX_OVER 1

/* After the last pick of a seat, only groups that miss the goal by at most this much may be closest. */
#define MAX_UNDER 2

/* In points: how much the results of a round vary, and the scale on which a lead at the end of the game counts. */
#define SPREAD_ROUND 10.0f
#define SPREAD_END   6.0f

/* The part of the reward after the last round that depends on winning alone. The rest depends on the margin, so that
 * bots that are far behind or far ahead do not play carelessly. */
#define SHARE_WIN 0.3f

/* The weight of the best rival's score. The average score of all rivals has the remaining weight. */
#define SHARE_RIVAL 0.5f

/* The offset of a count in the first hand. The same count of the next seat is sizeof (BangkokHand) further on. */
#define COUNT_VALUE(value)   (G_STRUCT_OFFSET (BangkokHand, values) + (value))
#define COUNT_COLOR(color) (G_STRUCT_OFFSET (BangkokHand, colors) + (color))

/* How many points the seat to pick gains or loses in the ranking of a row with one more die. */
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
           guint               color,
           guint               value)
{
  if (state->n_seats < 3 || (hand->shades[value] & 1 << color) != 0)
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

/* Rates a die for the seat to pick, regardless of its group. */
static float
rate_die (const BangkokState *state,
          const BangkokHand  *hand,
          guint               color,
          guint               value)
{
  return HOPE_RANK * rate_rank (state, value, COUNT_VALUE (value)) +
         HOPE_RANK * rate_rank (state, state->rows[color], COUNT_COLOR (color)) +
         rate_run (hand, value) +
         rate_trio (state, hand, color, value) -
         (hand->colors[color] == 0 ? LOSS_COLOR : 0);
}

/* Rates a die as a new group. */
static float
rate_apart (const BangkokState *state,
            guint               value,
            guint               n_left)
{
  if (n_left == 0)
    return 0;

  return state->goal - value <= BANGKOK_SIDES ? HOPE_LAST_DIE : HOPE_MORE_DICE;
}

/* Rates a group that would then miss the goal by this much. */
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

/* Lists all dice, each with the groups that may profit from it. Groups with equal sums are listed once, and groups
 * that hit the goal or exceed it are left out. */
static guint
bangkok_bot_list_candidates (gconstpointer  data,
                             BglMove       *moves,
                             float         *weights)
{
  const BangkokState *state = data;
  const BangkokHand *hand = &state->hands[state->turn - 1];
  guint n_left = count_left (state);
  guint n = 0;

  for (guint color = 0; color < state->n_seats; color++)
    for (guint value = 1; value <= BANGKOK_SIDES; value++)
      {
        guint seen = 0;
        float rating;

        if (state->pool[color][value] == 0)
          continue;

        rating = rate_die (state, hand, color, value);
        moves[n] = bangkok_move_new_pick (state->turn, color, value, BANGKOK_APART);
        weights[n++] = expf ((rating + rate_apart (state, value, n_left)) / SOFTNESS);

        for (guint i = 0; i < hand->n_groups; i++)
          {
            int missing = (int) state->goal - hand->sum[i] - (int) value;

            if (hand->sum[i] >= state->goal || missing < -MAX_OVER ||
                (n_left == 0 && missing > MAX_UNDER) || (seen & 1u << hand->sum[i]) != 0)
              continue;

            seen |= 1u << hand->sum[i];
            moves[n] = bangkok_move_new_pick (state->turn, color, value, i + 1);
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
      guint color, value, group;
      float rating;

      bangkok_state_draw_die (state, random, &color, &value);
      rating = rate_die (state, hand, color, value) +
               find_place (state, hand, value, n_left, &group);

      if (rating > best)
        {
          best = rating;
          move = bangkok_move_new_pick (state->turn, color, value, group);
        }
    }

  return move;
}

/* The next round begins with new dice, so only the scores of this one matter. */
static gboolean
bangkok_bot_is_settled (gconstpointer data)
{
  const BangkokState *state = data;

  return state->phase == BANGKOK_PHASE_GOAL || state->phase == BANGKOK_PHASE_OVER;
}

/* How far a seat is ahead of the others, in points. */
static float
get_lead (const guint *scores,
          guint        n_seats,
          guint        seat)
{
  guint best = 0, sum = 0;

  for (guint i = 0; i < n_seats; i++)
    if (i != seat)
      {
        best = MAX (best, scores[i]);
        sum += scores[i];
      }

  return (float) scores[seat] - SHARE_RIVAL * (float) best -
         (1 - SHARE_RIVAL) * (float) sum / (float) (n_seats - 1);
}

void
bangkok_get_rewards (gconstpointer  data,
                     float         *rewards)
{
  const BangkokState *state = data;
  guint n_rounds = state->n_seats - state->round;
  float spread = sqrtf (SPREAD_END * SPREAD_END +
                        SPREAD_ROUND * SPREAD_ROUND * (float) n_rounds);
  BangkokScore score = { 0 };
  guint scores[BANGKOK_SEATS];
  guint winners;

  if (state->phase == BANGKOK_PHASE_PICK)
    bangkok_score (state, &score);
  for (guint i = 0; i < state->n_seats; i++)
    scores[i] = (guint) state->scores[i] + score.totals[i];

  for (guint i = 0; i < state->n_seats; i++)
    rewards[i] = 1 / (1 + expf (-get_lead (scores, state->n_seats, i) / spread));

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
    { .nodes = 100, .lapses = 805, .doubt = 100, .use_knowledge = TRUE },
    { .nodes = 150, .lapses = 545, .use_knowledge = TRUE },
    { .nodes = 400, .lapses = 300, .use_knowledge = TRUE },
    { .nodes = 3000, .lapses = 125, .use_knowledge = TRUE },
    { .nodes = 80000, .use_knowledge = TRUE },
  },
  .search = bangkok_search,
  .list_candidates = bangkok_bot_list_candidates,
  .draw_playout = bangkok_bot_draw_playout,
  .exploration = EXPLORATION,
  .is_settled = bangkok_bot_is_settled,
  .explain_move = bangkok_explain_move,
};
