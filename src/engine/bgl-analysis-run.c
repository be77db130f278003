/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>
#include <sys/resource.h>

#include "bgl-analysis-private.h"

/* The threads of an analysis. Each takes the next position, from the last to the first, until all are done. */

/* Threads of the analysis give way to everything else. */
#define NICENESS 10

#define MAX_JOBS 64

typedef struct
{
  BglAnalysis     *analysis;  /* only for the thread that runs the others */
  BglAnalysis     *original;  /* what is known at first, which the threads read */
  BglAnalysisTask  task;
  guint            n_jobs;
  int              next;      /* atomic: positions that no thread has taken yet */
  GAsyncQueue     *finished;  /* Part */
} Work;

/* What a thread has found out about a position and the move that was made there. */
typedef struct
{
  guint               index;
  gboolean            is_last;   /* no move was made there */
  gboolean            stopped;   /* because it was canceled, or because nothing is left to do */
  BglAnalysisPly      ply;
  BglAnalysisPosition position;
} Part;

static void
work_free (Work *work)
{
  bgl_analysis_unref (work->analysis);
  bgl_analysis_unref (work->original);
  g_free (work->task.states);
  g_free (work->task.found);
  g_mutex_clear (&work->task.lock);
  g_cond_clear (&work->task.changed);
  g_clear_object (&work->task.cancellable);
  g_async_queue_unref (work->finished);
  g_free (work);
}

/* Everything that is needed from the record, so that threads do not use it. */
static Work *
work_new (BglRecord                *record,
          const BglAnalysisParams  *params,
          GCancellable             *cancellable,
          GError                  **error)
{
  static const BglAnalysisParams defaults = { 0 };
  g_autoptr (BglGame) game = bgl_record_replay (record, error);
  g_autoptr (BglGame) replay = NULL;
  const BglRules *rules;
  Work *work;

  if (game == NULL)
    return NULL;
  if (params == NULL)
    params = &defaults;

  rules = bgl_game_get_rules (game);
  work = g_new0 (Work, 1);
  work->analysis = bgl_analysis_new (game);
  work->original = bgl_analysis_copy (work->analysis);
  work->n_jobs = CLAMP (params->jobs > 0 ? params->jobs : g_get_num_processors (), 1, MAX_JOBS);
  work->next = (int) bgl_game_get_n_moves (game) + 1;
  work->finished = g_async_queue_new_full (g_free);
  work->task = (BglAnalysisTask) {
    .rules = rules,
    .n_seats = bgl_game_get_n_seats (game),
    .n_plies = bgl_game_get_n_moves (game),
    .seed = params->seed,
    .effort = params->effort,
    .cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL,
  };

  g_mutex_init (&work->task.lock);
  g_cond_init (&work->task.changed);

  if (rules->get_time != NULL)
    {
      bgl_analysis_judge_calls (work->analysis, game, record);
      return work;
    }

  work->task.found = g_new0 (BglAnalysisFound, work->task.n_plies + 1);
  work->task.states = g_malloc ((work->task.n_plies + 1) * rules->state_size);
  replay = bgl_game_new_at (game, 0);
  for (guint i = 0; i <= work->task.n_plies; i++)
    {
      memcpy (work->task.states + i * rules->state_size, bgl_game_get_state (replay), rules->state_size);
      if (i < work->task.n_plies)
        bgl_game_play (replay, bgl_game_get_move (game, i), NULL);
    }
  if (work->task.effort == 0)
    work->task.effort = bgl_analysis_get_effort (&work->task);

  return work;
}

static gpointer
work_thread (gpointer data)
{
  Work *work = data;
  gboolean stopped = FALSE;

  /* On Linux, this concerns only the calling thread. */
  setpriority (PRIO_PROCESS, 0, NICENESS);

  while (!stopped)
    {
      int index = g_atomic_int_add (&work->next, -1) - 1;
      Part *part = g_new0 (Part, 1);

      stopped = index < 0;
      if (!stopped)
        {
          part->index = (guint) index;
          part->position = work->original->positions[index];
          part->is_last = part->index == work->task.n_plies;
          if (!part->is_last)
            part->ply = work->original->plies[index];
          stopped = !bgl_analysis_estimate (&work->task, part->index, &part->position,
                                            part->is_last ? NULL : &part->ply);
        }

      /* The part then belongs to the other thread. */
      part->stopped = stopped;
      g_async_queue_push (work->finished, part);
    }

  return NULL;
}

typedef void (*ReportFunc) (BglAnalysis *partial,
                            double       fraction,
                            gpointer     user_data);

/* Runs the threads, and calls the function after each position. Returns FALSE if the work was canceled. */
static gboolean
run (Work       *work,
     ReportFunc  report,
     gpointer    user_data)
{
  BglAnalysis *analysis = work->analysis;
  GThread *threads[MAX_JOBS];
  guint n_running = work->n_jobs, n_done = 0;

  if (bgl_analysis_is_timed (analysis))
    return !g_cancellable_is_cancelled (work->task.cancellable);

  for (guint i = 0; i < work->n_jobs; i++)
    threads[i] = g_thread_new ("analysis", work_thread, work);

  while (n_running > 0)
    {
      g_autofree Part *part = g_async_queue_pop (work->finished);

      if (part->stopped)
        {
          n_running--;
          continue;
        }

      analysis->positions[part->index] = part->position;
      if (!part->is_last)
        analysis->plies[part->index] = part->ply;
      bgl_analysis_update (analysis);

      n_done++;
      if (report != NULL)
        report (analysis, (double) n_done / (analysis->n_plies + 1), user_data);
    }

  for (guint i = 0; i < work->n_jobs; i++)
    g_thread_join (threads[i]);

  return n_done == analysis->n_plies + 1;
}

typedef struct
{
  BglAnalysisProgress progress;
  gpointer            user_data;
} Listener;

static void
report_directly (BglAnalysis *partial,
                 double       fraction,
                 gpointer     user_data)
{
  const Listener *listener = user_data;
  g_autoptr (BglAnalysis) copy = bgl_analysis_copy (partial);

  listener->progress (copy, fraction, listener->user_data);
}

BglAnalysis *
bgl_analysis_run (BglRecord                *record,
                  const BglAnalysisParams  *params,
                  GCancellable             *cancellable,
                  BglAnalysisProgress       progress,
                  gpointer                  user_data,
                  GError                  **error)
{
  Listener listener = { progress, user_data };
  BglAnalysis *analysis = NULL;
  Work *work;

  g_return_val_if_fail (BGL_IS_RECORD (record), NULL);

  work = work_new (record, params, cancellable, error);
  if (work == NULL)
    return NULL;

  if (run (work, progress != NULL ? report_directly : NULL, &listener))
    analysis = bgl_analysis_ref (work->analysis);
  else
    g_cancellable_set_error_if_cancelled (cancellable, error);
  work_free (work);

  return analysis;
}

/* In the background */

/* What the worker knows, on its way to the thread that started it. */
typedef struct
{
  GTask       *task;
  BglAnalysis *partial;
  double       fraction;
} Report;

static void
report_free (Report *report)
{
  g_object_unref (report->task);
  bgl_analysis_unref (report->partial);
  g_free (report);
}

typedef struct
{
  Work     *work;
  Listener  listener;
} Request;

static void
request_free (Request *request)
{
  work_free (request->work);
  g_free (request);
}

static gboolean
report_cb (gpointer user_data)
{
  Report *report = user_data;
  const Request *request = g_task_get_task_data (report->task);

  if (!g_task_get_completed (report->task) && !g_cancellable_is_cancelled (g_task_get_cancellable (report->task)))
    request->listener.progress (report->partial, report->fraction, request->listener.user_data);

  return G_SOURCE_REMOVE;
}

static void
report_later (BglAnalysis *partial,
              double       fraction,
              gpointer     user_data)
{
  Report *report = g_new0 (Report, 1);

  report->task = g_object_ref (user_data);
  report->partial = bgl_analysis_copy (partial);
  report->fraction = fraction;
  g_main_context_invoke_full (g_task_get_context (user_data), G_PRIORITY_DEFAULT, report_cb, report,
                              (GDestroyNotify) report_free);
}

static void
run_thread (GTask        *task,
            gpointer      source,
            gpointer      task_data,
            GCancellable *cancellable)
{
  Request *request = task_data;

  if (run (request->work, request->listener.progress != NULL ? report_later : NULL, task))
    g_task_return_pointer (task, bgl_analysis_ref (request->work->analysis), (GDestroyNotify) bgl_analysis_unref);
  else
    g_task_return_error_if_cancelled (task);
}

void
bgl_analysis_run_async (BglRecord               *record,
                        const BglAnalysisParams *params,
                        GCancellable            *cancellable,
                        BglAnalysisProgress      progress,
                        gpointer                 progress_data,
                        GAsyncReadyCallback      callback,
                        gpointer                 user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  g_autoptr (GError) error = NULL;
  Request *request;
  Work *work;

  g_return_if_fail (BGL_IS_RECORD (record));

  g_task_set_source_tag (task, bgl_analysis_run_async);
  work = work_new (record, params, cancellable, &error);
  if (work == NULL)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }

  request = g_new0 (Request, 1);
  request->work = work;
  request->listener = (Listener) { progress, progress_data };
  g_task_set_task_data (task, request, (GDestroyNotify) request_free);
  /* The threads may have to wait for a processor before they notice. */
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, run_thread);
}

BglAnalysis *
bgl_analysis_run_finish (GAsyncResult  *result,
                         GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
