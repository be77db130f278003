/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-analysis-private.h"

/* What a thread does with a position. Judging a move needs the position after it, which another thread may still
 * estimate. */

static void
publish (BglAnalysisTask        *task,
         guint                   index,
         const BglAnalysisFound *found)
{
  g_mutex_lock (&task->lock);
  task->found[index] = *found;
  g_cond_broadcast (&task->changed);
  g_mutex_unlock (&task->lock);
}

/* Waits for the thread that estimates the position. Returns FALSE if that was canceled. */
static gboolean
await (BglAnalysisTask *task,
       guint            index,
       BglChances      *chances)
{
  gboolean stopped;

  g_mutex_lock (&task->lock);
  while (!task->found[index].done)
    g_cond_wait (&task->changed, &task->lock);
  *chances = task->found[index].chances;
  stopped = task->found[index].stopped;
  g_mutex_unlock (&task->lock);

  return !stopped;
}

static void
set_position (const BglAnalysisTask *task,
              const BglChances      *chances,
              BglAnalysisPosition   *position)
{
  for (guint seat = 1; seat <= task->n_seats; seat++)
    {
      position->chance[seat - 1] = bgl_chances_get_mean (chances, seat);
      position->error[seat - 1] = bgl_chances_get_error (chances, seat);
    }
  position->known = TRUE;
}

gboolean
bgl_analysis_estimate (BglAnalysisTask     *task,
                       guint                index,
                       BglAnalysisPosition *position,
                       BglAnalysisPly      *ply)
{
  BglAnalysisFound found = { .done = TRUE };
  BglChances after;

  if (position->known)
    memcpy (found.chances.sum, position->chance, sizeof found.chances.sum);
  else
    found.stopped = !bgl_chances_search (&found.chances, task, bgl_analysis_get_state (task, index),
                                         bgl_analysis_get_seed (task, BGL_SEED_POSITION, index, 0),
                                         BGL_ANALYSIS_SEARCHES, &found);
  publish (task, index, &found);
  if (found.stopped)
    return FALSE;
  set_position (task, &found.chances, position);

  if (ply == NULL)
    return TRUE;

  return await (task, index + 1, &after) &&
         (!bgl_analysis_is_decision (task, index, ply) || bgl_analysis_judge (task, index, &after, ply));
}
