/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-analyst.h"

#include "engine/bgl-analysis.h"

static guint the_effort;

struct _BglAnalyst
{
  GObject       parent_instance;

  GPtrArray    *games;        /* BglSavedGame, or NULL if it is not running */
  guint         index;        /* of the game that is being analyzed */
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (BglAnalyst, bgl_analyst, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void analyze_next (BglAnalyst *self);

static void
bgl_analyst_dispose (GObject *object)
{
  BglAnalyst *self = BGL_ANALYST (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->games, g_ptr_array_unref);

  G_OBJECT_CLASS (bgl_analyst_parent_class)->dispose (object);
}

static void
bgl_analyst_class_init (BglAnalystClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bgl_analyst_dispose;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bgl_analyst_init (BglAnalyst *self)
{
}

BglAnalyst *
bgl_analyst_new (void)
{
  return g_object_new (BGL_TYPE_ANALYST, NULL);
}

/* Reading, analyzing, and writing one game. The worker of bgl_analysis_run () has a thread for each processor. */
static void
game_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  const BglAnalysisParams params = { .effort = bgl_analyst_get_effort () };
  GFile *file = task_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BglRecord) record = bgl_record_load (file, &error);
  g_autoptr (BglAnalysis) analysis = NULL;

  if (record != NULL)
    analysis = bgl_analysis_run (record, &params, cancellable, NULL, NULL, &error);
  if (analysis != NULL && bgl_analysis_save (analysis, file, record, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
game_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  BglAnalyst *self = user_data;
  g_autoptr (GError) error = NULL;

  /* A game that cannot be read or written is left out. Canceled: the analyst may be gone. */
  if (!g_task_propagate_boolean (G_TASK (result), &error) &&
      g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self->index++;
  analyze_next (self);
}

static void
analyze_next (BglAnalyst *self)
{
  if (self->index < self->games->len)
    {
      g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, game_cb, self);

      g_task_set_task_data (task, g_object_ref (bgl_saved_game_get_file (self->games->pdata[self->index])),
                            g_object_unref);
      g_task_run_in_thread (task, game_thread);
    }
  else
    {
      g_clear_object (&self->cancellable);
      g_clear_pointer (&self->games, g_ptr_array_unref);
    }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
bgl_analyst_start (BglAnalyst *self,
                   GPtrArray  *games)
{
  g_return_if_fail (BGL_IS_ANALYST (self));
  g_return_if_fail (games != NULL);

  if (self->games != NULL)
    return;

  self->games = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < games->len; i++)
    g_ptr_array_add (self->games, g_object_ref (games->pdata[i]));
  self->index = 0;
  self->cancellable = g_cancellable_new ();
  analyze_next (self);
}

void
bgl_analyst_stop (BglAnalyst *self)
{
  g_return_if_fail (BGL_IS_ANALYST (self));

  if (self->games == NULL)
    return;

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

gboolean
bgl_analyst_get_running (BglAnalyst *self)
{
  g_return_val_if_fail (BGL_IS_ANALYST (self), FALSE);

  return self->games != NULL;
}

double
bgl_analyst_get_fraction (BglAnalyst *self)
{
  g_return_val_if_fail (BGL_IS_ANALYST (self), 0);

  return self->games != NULL ? (double) self->index / self->games->len : 0;
}

void
bgl_analyst_set_effort (guint effort)
{
  g_atomic_int_set (&the_effort, effort);
}

guint
bgl_analyst_get_effort (void)
{
  return (guint) g_atomic_int_get (&the_effort);
}
