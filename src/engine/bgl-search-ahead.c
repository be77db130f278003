/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-search-private.h"

/* Alpha-beta search for two seats: one seat wins what the other loses, and outcomes of chance are weighted by their
 * probabilities. */

/* The maximum depth of a line. */
#define MAX_DEPTH 32

/* A position costs about as much as a move of a playout. */
#define NODES_PER_SIMULATION 6

/* The number of entries in the transposition table. */
#define TABLE_SIZE (1u << 18)

typedef enum
{
  BOUND_NONE,
  BOUND_LOWER,
  BOUND_UPPER,
  BOUND_EXACT,
} Bound;

/* An entry of the transposition table. */
typedef struct
{
  guint64 key;
  float   reward;
  guint8  depth;   /* moves ahead */
  guint8  bound;
  guint8  whole;   /* whether no line was cut off */
} Entry;

/* One position of the line that is being searched. */
typedef struct
{
  gpointer state;
  BglMove *moves;
  float   *weights;
} Level;

typedef struct
{
  const BglRules        *rules;
  const BglSearchLimits *limits;
  guint                  seat;     /* the seat whose rewards count */
  guint64                n_nodes;
  guint64                max_nodes;
  gint64                 deadline;
  gboolean               stopped;
  Entry                 *table;    /* or NULL */
  guint                  horizon;
  gboolean               cut_off;  /* whether a line went beyond the horizon */
  Level                  levels[MAX_DEPTH + 1];
} Ahead;

static void
count_node (Ahead *ahead)
{
  ahead->n_nodes++;
  if (ahead->n_nodes >= ahead->max_nodes ||
      (ahead->n_nodes % 64 == 0 &&
       (g_cancellable_is_cancelled (ahead->limits->cancellable) ||
        (ahead->deadline > 0 && g_get_monotonic_time () >= ahead->deadline))))
    ahead->stopped = TRUE;
}

/* Swaps the move with the most weight to the index at, and returns it. */
static BglMove
pick_next (Level *level,
           guint  n,
           guint  at)
{
  guint best = at;
  BglMove move;

  for (guint i = at + 1; i < n; i++)
    if (level->weights[i] > level->weights[best])
      best = i;

  move = level->moves[best];
  level->moves[best] = level->moves[at];
  level->weights[best] = level->weights[at];
  level->moves[at] = move;

  return move;
}

static float search_level (Ahead *ahead, guint depth, float alpha, float beta);

/* Returns the reward of the move. The position after the move is at the next level. */
static float
search_move (Ahead   *ahead,
             guint    depth,
             BglMove  move,
             float    alpha,
             float    beta)
{
  memcpy (ahead->levels[depth + 1].state, ahead->levels[depth].state, ahead->rules->state_size);
  ahead->rules->apply (ahead->levels[depth + 1].state, move, NULL);

  return search_level (ahead, depth + 1, alpha, beta);
}

static float
search_chance (Ahead *ahead,
               guint  depth)
{
  Level *level = &ahead->levels[depth];
  guint n = ahead->rules->bot->list_chance (level->state, level->moves, level->weights);
  float sum = 0;

  for (guint i = 0; i < n && !ahead->stopped; i++)
    sum += level->weights[i] * search_move (ahead, depth, level->moves[i], 0, 1);

  return sum;
}

/* Plays the moves with the most weight on the state of the level. */
static void
follow_weights (Ahead *ahead,
                Level *level)
{
  while (!bgl_search_is_settled (ahead->rules, level->state) && ahead->rules->get_turn (level->state) > 0)
    {
      guint n = bgl_search_list_choices (ahead->rules, level->state, TRUE, level->moves, level->weights);

      ahead->rules->apply (level->state, pick_next (level, n, 0), NULL);
    }
}

/* Continues with the moves of the most weight beyond the horizon, and returns the reward at the end. */
static float
estimate (Ahead *ahead,
          Level *level)
{
  float rewards[BGL_MAX_SEATS] = { 0 };

  if (!bgl_search_is_settled (ahead->rules, level->state))
    {
      ahead->cut_off = TRUE;
      follow_weights (ahead, level);
    }

  ahead->rules->get_rewards (level->state, rewards);

  return rewards[ahead->seat - 1];
}

static float
search_choices (Ahead *ahead,
                guint  depth,
                float  alpha,
                float  beta)
{
  Level *level = &ahead->levels[depth];
  guint n = bgl_search_list_choices (ahead->rules, level->state, TRUE, level->moves, level->weights);
  gboolean own = (guint) ahead->rules->get_turn (level->state) == ahead->seat;
  float best = own ? -1 : 2;

  for (guint i = 0; i < n && alpha < beta && !ahead->stopped; i++)
    {
      float reward = search_move (ahead, depth, pick_next (level, n, i), alpha, beta);

      if (own)
        alpha = MAX (alpha, best = MAX (best, reward));
      else
        beta = MIN (beta, best = MIN (best, reward));
    }

  return best;
}

/* Like search_choices (), but looks the state up in the table first. */
static float
search_known (Ahead *ahead,
              guint  depth,
              float  alpha,
              float  beta)
{
  guint64 key = ahead->rules->bot->get_key (ahead->levels[depth].state);
  Entry *entry = &ahead->table[key % TABLE_SIZE];
  guint8 left = (guint8) (ahead->horizon - depth);
  gboolean cut_off = ahead->cut_off;
  float reward;

  if (entry->key == key && (entry->whole || entry->depth == left) &&
      (entry->bound == BOUND_EXACT || (entry->bound == BOUND_LOWER && entry->reward >= beta) ||
       (entry->bound == BOUND_UPPER && entry->reward <= alpha)))
    {
      ahead->cut_off |= !entry->whole;
      return entry->reward;
    }

  ahead->cut_off = FALSE;
  reward = search_choices (ahead, depth, alpha, beta);

  if (!ahead->stopped)
    *entry = (Entry) {
      .key = key,
      .reward = reward,
      .depth = left,
      .bound = reward <= alpha ? BOUND_UPPER : reward >= beta ? BOUND_LOWER : BOUND_EXACT,
      .whole = !ahead->cut_off,
    };
  ahead->cut_off |= cut_off;

  return reward;
}

static float
search_level (Ahead *ahead,
              guint  depth,
              float  alpha,
              float  beta)
{
  Level *level = &ahead->levels[depth];

  count_node (ahead);
  if (ahead->stopped)
    return 0;

  if (depth >= ahead->horizon || bgl_search_is_settled (ahead->rules, level->state))
    return estimate (ahead, level);
  if (ahead->rules->get_turn (level->state) == BGL_TURN_CHANCE)
    return search_chance (ahead, depth);

  return ahead->table != NULL && depth + 2 <= ahead->horizon ? search_known (ahead, depth, alpha, beta)
                                                             : search_choices (ahead, depth, alpha, beta);
}

/* Runs one iteration, and moves the best move of the root to the front. */
static void
search_root (Ahead   *ahead,
             BglMove *moves,
             guint    n)
{
  float best = -1;

  for (guint i = 0; i < n; i++)
    {
      BglMove move = moves[i];
      float reward = search_move (ahead, 0, move, best, 2);

      if (ahead->stopped)
        return;

      if (reward > best)
        {
          best = reward;
          memmove (moves + 1, moves, i * sizeof *moves);
          moves[0] = move;
        }
    }
}

static void
deepen (Ahead           *ahead,
        BglMove         *moves,
        guint            n,
        BglSearchReport *report)
{
  guint max_depth = ahead->limits->depth > 0 ? MIN (ahead->limits->depth, MAX_DEPTH) : MAX_DEPTH;

  for (ahead->horizon = 1; ahead->horizon <= max_depth && n > 1; ahead->horizon++)
    {
      ahead->cut_off = FALSE;
      search_root (ahead, moves, n);
      if (ahead->stopped)
        return;

      report->depth = ahead->horizon;
      if (!ahead->cut_off)
        return;
    }
}

BglMove
bgl_search_look_ahead (const BglRules        *rules,
                       gconstpointer          state,
                       BglMethod              method,
                       const BglSearchLimits *limits,
                       BglSearchReport       *report)
{
  g_autofree Ahead *ahead = g_new0 (Ahead, 1);
  g_autofree guint8 *states = g_malloc ((MAX_DEPTH + 1) * rules->state_size);
  g_autofree BglMove *moves = g_new (BglMove, (MAX_DEPTH + 1) * rules->max_moves);
  g_autofree float *weights = g_new (float, (MAX_DEPTH + 1) * rules->max_moves);
  g_autofree BglMove *choices = g_new (BglMove, rules->max_moves);
  g_autofree Entry *table = NULL;
  gint64 now = g_get_monotonic_time ();
  guint n;

  ahead->rules = rules;
  ahead->limits = limits;
  ahead->seat = (guint) rules->get_turn (state);
  ahead->max_nodes = (guint64) limits->nodes * NODES_PER_SIMULATION;
  ahead->deadline = limits->deadline;

  /* Leave some time for playouts, in case the state cannot be solved. */
  if (method == BGL_METHOD_SOLVE && limits->deadline > 0)
    ahead->deadline = now + (limits->deadline - now) / 3;

  for (guint i = 0; i <= MAX_DEPTH; i++)
    ahead->levels[i] = (Level) {
      states + i * rules->state_size, moves + i * rules->max_moves, weights + i * rules->max_moves
    };
  memcpy (states, state, rules->state_size);

  n = bgl_search_list_choices (rules, state, TRUE, moves, weights);
  for (guint i = 0; i < n; i++)
    choices[i] = pick_next (&ahead->levels[0], n, i);

  if (method == BGL_METHOD_DEEPEN)
    {
      table = g_new0 (Entry, TABLE_SIZE);
      ahead->table = table;
      deepen (ahead, choices, n, report);
    }
  else
    {
      ahead->horizon = MAX_DEPTH;
      search_root (ahead, choices, n);
    }

  report->nodes = ahead->n_nodes;
  if (n == 0 || g_cancellable_is_cancelled (limits->cancellable) ||
      (method == BGL_METHOD_SOLVE && (ahead->stopped || ahead->cut_off)))
    return BGL_MOVE_NONE;

  return choices[0];
}
