/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "bonobo-bot.h"
#include "bonobo-private.h"
#include "bonobo-value.h"

/*
 * The search for two seats: a tree that grows where the expected lead is best. Each new node rates all moves by the lead
 * that the seat can expect after them (bonobo-value.c), and is played out once. Rhombi are drawn in proportion to their
 * probabilities, so that the average of a draw is right after a few visits.
 */

/* The tree stops growing at this size. */
#define MAX_NODES (1u << 20)
#define MAX_DEPTH 200

/* How much the search explores moves that it has rarely tried. */
#define EXPLORATION 1.0f

/* A move that is better by this many points is e times as likely to be searched. */
#define TEMPERATURE 4.0f

/* Drawing is one move among many tokens, and there are many ways to go on, so it gets more than its share. */
#define DRAW_SHARE 12.0f

/* The lead in points that earns half of the reward. */
#define LEAD_SCALE 30.0f

/* The part of the reward that comes from a playout. The rest is expected, which is more exact, but has the same error in
 * similar positions. */
#define PLAYOUT_SHARE 0.5f

/* How many visits the first rating of a move counts for. */
#define GUESS_VISITS 1.0f

/* With two seats, a few simulations that rate all moves are as strong as many playouts, which the limits count in. This
 * many playouts are worth one simulation, twice as many are worth four, and so on. */
#define PLAYOUTS 400

typedef struct
{
  BglMove move;
  float   reward;    /* sum of the rewards of the seat that chose the move */
  float   prior;     /* its share of the total weight, or the probability of a rhomb */
  guint32 visits;
  guint32 first;     /* the children are next to each other */
  guint16 n_children;
  guint8  expanded;
  float   guess;     /* the reward that the seat expected at first */
} Node;

typedef struct
{
  const BglSearchLimits *limits;
  guint64                max_simulations;
  BglRandom              random;
  Node                  *nodes;
  guint                  n_nodes;
  guint                  n_allocated;
  guint                  depth;
  guint32                path[MAX_DEPTH];
  guint8                 chooser[MAX_DEPTH]; /* the seat that chose this node; 0 for chance */
} Search;

/* From -1 to 1. */
static float
get_reward (float lead)
{
  return lead / (LEAD_SCALE + fabsf (lead));
}

static guint32
add_nodes (Search        *search,
           const BglMove *moves,
           guint          n)
{
  guint32 first = search->n_nodes;

  if (search->n_nodes + n > MAX_NODES)
    return 0;

  while (search->n_nodes + n > search->n_allocated)
    {
      search->n_allocated = MAX (search->n_allocated * 2, 8192);
      search->nodes = g_renew (Node, search->nodes, search->n_allocated);
    }

  for (guint i = 0; i < n; i++)
    search->nodes[first + i] = (Node) { .move = moves[i] };
  search->n_nodes += n;

  return first;
}

static gboolean
expand_draw (Search            *search,
             guint32            index,
             const BonoboState *state)
{
  BglMove moves[BONOBO_RHOMBI];
  float weights[BONOBO_RHOMBI];
  guint n = bonobo_bot.list_chance (state, moves, weights);
  guint32 first = add_nodes (search, moves, n);

  if (first == 0)
    return FALSE;

  for (guint i = 0; i < n; i++)
    search->nodes[first + i].prior = weights[i];
  search->nodes[index].first = first;
  search->nodes[index].n_children = (guint16) n;
  search->nodes[index].expanded = TRUE;

  return TRUE;
}

/* Rates all moves. Returns the expected lead after the best one. */
static float
expand (Search            *search,
        guint32            index,
        const BonoboState *state)
{
  BglMove moves[BONOBO_PLACES];
  float leads[BONOBO_PLACES];
  guint n = bonobo_list_moves (state, moves);
  guint32 first = add_nodes (search, moves, n);
  float best = -G_MAXFLOAT, total = 0;

  for (guint i = 0; i < n; i++)
    {
      BonoboState after = *state;

      bonobo_apply (&after, moves[i], NULL);
      leads[i] = bonobo_expect_lead (&after);
      if (after.turn != state->turn)
        leads[i] = -leads[i];
      best = MAX (best, leads[i]);
    }

  if (first == 0)
    return best;

  for (guint i = 0; i < n; i++)
    {
      search->nodes[first + i].guess = get_reward (leads[i]);
      search->nodes[first + i].prior = expf ((leads[i] - best) / TEMPERATURE);
      if (bonobo_move_unpack (moves[i]).kind == BONOBO_DRAW)
        search->nodes[first + i].prior *= DRAW_SHARE;
      total += search->nodes[first + i].prior;
    }
  for (guint i = 0; i < n; i++)
    search->nodes[first + i].prior /= total;

  search->nodes[index].first = first;
  search->nodes[index].n_children = (guint16) n;
  search->nodes[index].expanded = TRUE;

  return best;
}

/* The rhomb that has been drawn too rarely. */
static guint32
select_rhomb (const Search *search,
              guint32       index)
{
  const Node *parent = &search->nodes[index];
  guint32 best = parent->first;
  float best_deficit = -G_MAXFLOAT;

  for (guint32 i = parent->first; i < parent->first + parent->n_children; i++)
    {
      float deficit = search->nodes[i].prior * (float) (parent->visits + 1) - (float) search->nodes[i].visits;

      if (deficit > best_deficit)
        {
          best_deficit = deficit;
          best = i;
        }
    }

  return best;
}

static guint32
select_move (const Search *search,
             guint32       index)
{
  const Node *parent = &search->nodes[index];
  float urgency = EXPLORATION * sqrtf ((float) parent->visits + 1);
  guint32 best = parent->first;
  float best_value = -G_MAXFLOAT;

  for (guint32 i = parent->first; i < parent->first + parent->n_children; i++)
    {
      const Node *node = &search->nodes[i];
      float value = (GUESS_VISITS * node->guess + node->reward) / (GUESS_VISITS + (float) node->visits) +
                    urgency * node->prior / (float) (1 + node->visits);

      if (value > best_value)
        {
          best_value = value;
          best = i;
        }
    }

  return best;
}

/* Plays the game to its end. Returns the lead of the seat. */
static float
play_out (Search      *search,
          BonoboState *state,
          guint        seat)
{
  while (state->phase != BONOBO_OVER)
    bonobo_apply (state,
                  state->phase == BONOBO_DRAWING ? bonobo_bot.draw_chance (state, &search->random)
                                                 : bonobo_bot.draw_playout (state, &search->random),
                  NULL);

  return (float) (state->scores[seat - 1] - state->scores[2 - seat]);
}

static void
simulate (Search            *search,
          const BonoboState *root)
{
  BonoboState state = *root;
  guint32 index = 0;
  float lead;     /* of the seat */
  float reward;
  guint seat;

  search->depth = 0;
  for (;;)
    {
      Node *node = &search->nodes[index];

      seat = state.turn;
      if (state.phase == BONOBO_OVER || search->depth == MAX_DEPTH)
        {
          lead = bonobo_expect_lead (&state);
          break;
        }

      if (state.phase == BONOBO_DRAWING)
        {
          if (!node->expanded && !expand_draw (search, index, &state))
            {
              lead = bonobo_expect_lead (&state);
              break;
            }
          index = select_rhomb (search, index);
        }
      else
        {
          if (!node->expanded)
            {
              lead = expand (search, index, &state);
              break;
            }
          index = select_move (search, index);
        }

      search->path[search->depth] = index;
      search->chooser[search->depth] = state.phase == BONOBO_DRAWING ? 0 : (guint8) seat;
      search->depth++;
      bonobo_apply (&state, search->nodes[index].move, NULL);
    }

  reward = get_reward (lead);
  if (state.phase != BONOBO_OVER)
    reward = (1 - PLAYOUT_SHARE) * reward + PLAYOUT_SHARE * get_reward (play_out (search, &state, seat));

  search->nodes[0].visits++;
  for (guint i = 0; i < search->depth; i++)
    {
      Node *node = &search->nodes[search->path[i]];

      node->visits++;
      node->reward += search->chooser[i] == seat ? reward : -reward;
    }
}

static gboolean
must_stop (const Search *search,
           guint64       n_done)
{
  if (n_done >= search->max_simulations || g_cancellable_is_cancelled (search->limits->cancellable))
    return TRUE;

  return search->limits->deadline > 0 && n_done % 4 == 3 && g_get_monotonic_time () >= search->limits->deadline;
}

static BglMove
get_best (const Search    *search,
          BglSearchReport *report)
{
  const Node *root = &search->nodes[0];
  const Node *best = NULL;

  for (guint32 i = root->first; i < root->first + root->n_children; i++)
    {
      const Node *node = &search->nodes[i];

      if (best == NULL || node->visits > best->visits ||
          (node->visits == best->visits && node->reward + node->guess > best->reward + best->guess))
        best = node;
    }

  report->visits = best->visits;

  return best->move;
}

BglMove
bonobo_search (gconstpointer          data,
               const BglSearchLimits *limits,
               BglSearchReport       *report)
{
  const BonoboState *state = data;
  g_autofree Search *search = NULL;
  const BglMove none = BGL_MOVE_NONE;
  BglMove move = BGL_MOVE_NONE;

  if (state->n_seats != 2 || bonobo_bot.get_method (state) == BGL_METHOD_SOLVE)
    return BGL_MOVE_NONE;

  search = g_new0 (Search, 1);
  search->limits = limits;
  search->max_simulations = MAX ((guint64) limits->nodes * limits->nodes / (PLAYOUTS * PLAYOUTS), 1);
  bgl_random_init (&search->random, limits->seed);
  add_nodes (search, &none, 1);
  expand (search, 0, state);
  if (search->nodes[0].n_children == 1)
    move = search->nodes[1].move;

  if (move == BGL_MOVE_NONE)
    {
      for (; !must_stop (search, report->nodes); report->nodes++)
        simulate (search, state);
      move = g_cancellable_is_cancelled (limits->cancellable) ? BGL_MOVE_NONE : get_best (search, report);
    }

  g_free (search->nodes);

  return move;
}
