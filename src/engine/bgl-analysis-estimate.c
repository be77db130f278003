/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <string.h>

#include "bgl-analysis-private.h"
#include "bgl-bot.h"
#include "bgl-search-private.h"

#define PLAYOUTS   200
#define MAX_LENGTH 2000

static void
play_out (const BglAnalysisTask *task,
          gpointer               state,
          BglRandom             *random,
          double                *shares)
{
  const BglRules *rules = task->rules;

  for (guint i = 0; i < MAX_LENGTH && !bgl_rules_is_over (rules, state); i++)
    rules->apply (state,
                  rules->get_turn (state) == BGL_TURN_CHANCE ? rules->draw_chance (state, random)
                  : rules->bot != NULL && rules->bot->draw_playout != NULL ? rules->bot->draw_playout (state, random)
                                                                           : rules->draw_move (state, random),
                  NULL);
  bgl_analysis_share (task->n_seats, bgl_rules_is_over (rules, state) ? rules->get_winners (state) : 0, shares);
}

gboolean
bgl_analysis_estimate (const BglAnalysisTask *task,
                       guint                  index,
                       BglAnalysisPly        *ply,
                       BglAnalysisPosition   *position)
{
  const BglRules *rules = task->rules;
  g_autofree guint8 *state = g_malloc (rules->state_size);
  guint n = task->effort > 0 ? task->effort : PLAYOUTS;
  double sum[BGL_MAX_SEATS] = { 0 }, squares[BGL_MAX_SEATS] = { 0 };

  for (guint i = 0; i < n && !position->known; i++)
    {
      double shares[BGL_MAX_SEATS];
      BglRandom random;

      if (g_cancellable_is_cancelled (task->cancellable))
        return FALSE;

      bgl_random_init (&random, task->seed + i);
      memcpy (state, task->states + index * rules->state_size, rules->state_size);
      play_out (task, state, &random, shares);
      for (guint seat = 0; seat < task->n_seats; seat++)
        {
          sum[seat] += shares[seat];
          squares[seat] += shares[seat] * shares[seat];
        }
    }

  for (guint seat = 0; seat < task->n_seats && !position->known; seat++)
    {
      double mean = sum[seat] / n;

      position->chance[seat] = mean;
      position->error[seat] = sqrt (MAX (squares[seat] / n - mean * mean, 0) / n);
    }
  position->known = TRUE;

  if (ply != NULL && ply->seat > 0 && !bgl_move_is_resign (ply->move))
    ply->best = ply->move;

  return TRUE;
}
