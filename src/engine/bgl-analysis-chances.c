/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <string.h>

#include "bgl-analysis-private.h"
#include "bgl-bot.h"
#include "bgl-search-private.h"

/*
 * The chances of a position are the average of several searches with different random numbers. The simulations of these
 * searches go on to the end of the game, unless the game has a search of its own that knows the chances. How much the
 * searches differ shows how exact the average is.
 */

/* The number of moves in all simulations of a game, which takes a few seconds, and the simulations of a search that
 * follow from it. The comparison of moves needs about as many again. */
#define MOVES           16000000
#define MIN_SIMULATIONS 100
#define MAX_SIMULATIONS 2000

/* A game does not last longer than this many moves after its last position. */
#define MAX_LENGTH 1000

/* A search of the game itself needs more nodes. */
#define NODES_PER_SIMULATION 20

/* A simulation lasts about as long as the rest of the game. For an unfinished game, a random one shows how long that
 * is. */
guint
bgl_analysis_get_effort (const BglAnalysisTask *task)
{
  g_autofree gpointer state = g_memdup2 (bgl_analysis_get_state (task, task->n_plies), task->rules->state_size);
  guint64 n_positions = task->n_plies + 1;
  guint64 n_moves;
  BglRandom random;

  bgl_random_init (&random, task->seed);
  n_moves = n_positions * (n_positions + 1) / 2 +
            n_positions * bgl_search_playout (task->rules, state, MAX_LENGTH, &random);

  return (guint) CLAMP (MOVES / (BGL_ANALYSIS_SEARCHES * n_moves), MIN_SIMULATIONS, MAX_SIMULATIONS);
}

double
bgl_chances_get_mean (const BglChances *self,
                      guint             seat)
{
  return self->n > 0 ? self->sum[seat - 1] / self->n : self->sum[seat - 1];
}

/* How much the searches differ, but at least the error of that many games that are won or lost, because a few searches
 * may agree by accident. */
double
bgl_chances_get_error (const BglChances *self,
                       guint             seat)
{
  double mean = bgl_chances_get_mean (self, seat);
  double between = 0, within = 0;

  if (self->n > 1)
    between = MAX (self->squares[seat - 1] / self->n - mean * mean, 0) / (self->n - 1);
  if (self->n_simulations > 0)
    within = MAX (mean * (1 - mean), 0) / self->n_simulations;

  return sqrt (MAX (between, within));
}

gboolean
bgl_analysis_has_own_search (const BglAnalysisTask *task)
{
  return task->rules->bot != NULL && task->rules->bot->get_chances != NULL;
}

/* Runs one search, and adds its result to the chances. The best move is BGL_MOVE_NONE if the search does not tell.
 * Returns FALSE if it was canceled. */
static gboolean
search_once (BglChances            *self,
             const BglAnalysisTask *task,
             gconstpointer          state,
             guint64                seed,
             BglMove               *best)
{
  BglSearchLimits limits = {
    .nodes = task->effort, .use_knowledge = TRUE, .seed = seed, .cancellable = task->cancellable,
  };
  double found[BGL_MAX_SEATS] = { 0 };

  if (bgl_analysis_has_own_search (task))
    {
      limits.nodes *= NODES_PER_SIMULATION;
      if (!task->rules->bot->get_chances (state, &limits, found, best))
        return FALSE;
    }
  else
    {
      BglSearchEstimate estimate = { .n_seats = task->n_seats };

      *best = bgl_search_estimate (task->rules, state, &limits, &estimate);
      for (guint i = 0; i < task->n_seats && estimate.n > 0; i++)
        found[i] = estimate.sum[i] / estimate.n;
      self->n_simulations += estimate.n;
    }

  self->n++;
  for (guint i = 0; i < task->n_seats; i++)
    {
      self->sum[i] += found[i];
      self->squares[i] += found[i] * found[i];
    }

  return !g_cancellable_is_cancelled (task->cancellable);
}

/* Adds a vote for the move, or the move if it has none yet. */
static void
add_vote (BglAnalysisFound *found,
          BglMove           move)
{
  for (guint i = 0; i < found->n_moves; i++)
    if (found->moves[i] == move)
      {
        found->votes[i]++;
        return;
      }

  if (move != BGL_MOVE_NONE)
    {
      found->moves[found->n_moves] = move;
      found->votes[found->n_moves++] = 1;
    }
}

gboolean
bgl_chances_search (BglChances            *self,
                    const BglAnalysisTask *task,
                    gconstpointer          state,
                    guint64                seed,
                    guint                  n_searches,
                    BglAnalysisFound      *found)
{
  if (bgl_rules_is_over (task->rules, state))
    {
      *self = (BglChances) { 0 };
      bgl_analysis_share (task->n_seats, task->rules->get_winners (state), self->sum);
      return TRUE;
    }

  for (guint i = 0; i < n_searches; i++)
    {
      BglMove best = BGL_MOVE_NONE;

      if (!search_once (self, task, state, seed + i, &best))
        return FALSE;
      if (found != NULL)
        add_vote (found, best);
    }

  return TRUE;
}
