/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-saver.h"

struct _BglSaver
{
  GObject  parent_instance;

  GFile   *file;

  /* Shared with the worker. */
  GMutex   mutex;
  GCond    done;
  char    *pending;  /* the newest text, not yet taken by the worker */
  gboolean running;
  GError  *error;    /* of the last text written */
};

enum
{
  SIGNAL_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (BglSaver, bgl_saver, G_TYPE_OBJECT)

static void
bgl_saver_finalize (GObject *object)
{
  BglSaver *self = BGL_SAVER (object);

  g_clear_object (&self->file);
  g_clear_error (&self->error);
  g_free (self->pending);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->done);

  G_OBJECT_CLASS (bgl_saver_parent_class)->finalize (object);
}

static void
bgl_saver_class_init (BglSaverClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bgl_saver_finalize;

  signals[SIGNAL_FAILED] =
    g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
bgl_saver_init (BglSaver *self)
{
  g_mutex_init (&self->mutex);
  g_cond_init (&self->done);
}

BglSaver *
bgl_saver_new (GFile *file)
{
  BglSaver *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_object_new (BGL_TYPE_SAVER, NULL);
  self->file = g_object_ref (file);

  return self;
}

GFile *
bgl_saver_get_file (BglSaver *self)
{
  g_return_val_if_fail (BGL_IS_SAVER (self), NULL);

  return self->file;
}

static gboolean
write_text (GFile       *file,
            const char  *text,
            GError     **error)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GError) local = NULL;

  if (folder != NULL && !g_file_make_directory_with_parents (folder, NULL, &local) &&
      !g_error_matches (local, G_IO_ERROR, G_IO_ERROR_EXISTS))
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }

  return g_file_set_contents_full (g_file_peek_path (file), text, -1,
                                   G_FILE_SET_CONTENTS_CONSISTENT, 0666, error);
}

static void
write_thread (GTask        *task,
              gpointer      source,
              gpointer      task_data,
              GCancellable *cancellable)
{
  BglSaver *self = source;
  GError *error = NULL;

  g_mutex_lock (&self->mutex);

  while (self->pending != NULL)
    {
      g_autofree char *text = g_steal_pointer (&self->pending);

      g_mutex_unlock (&self->mutex);
      g_clear_error (&error);
      write_text (self->file, text, &error);
      g_mutex_lock (&self->mutex);
    }

  g_clear_error (&self->error);
  self->error = error != NULL ? g_error_copy (error) : NULL;
  self->running = FALSE;
  g_cond_broadcast (&self->done);
  g_mutex_unlock (&self->mutex);

  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    g_signal_emit (source, signals[SIGNAL_FAILED], 0, error);
}

void
bgl_saver_write (BglSaver   *self,
                 const char *text)
{
  gboolean start;

  g_return_if_fail (BGL_IS_SAVER (self));
  g_return_if_fail (text != NULL);

  g_mutex_lock (&self->mutex);
  g_free (self->pending);
  self->pending = g_strdup (text);
  start = !self->running;
  self->running = TRUE;
  g_mutex_unlock (&self->mutex);

  if (start)
    {
      g_autoptr (GTask) task = g_task_new (self, NULL, written_cb, NULL);

      g_task_run_in_thread (task, write_thread);
    }
}

gboolean
bgl_saver_flush (BglSaver  *self,
                 GError   **error)
{
  gboolean written;

  g_return_val_if_fail (BGL_IS_SAVER (self), FALSE);

  g_mutex_lock (&self->mutex);
  while (self->running)
    g_cond_wait (&self->done, &self->mutex);
  written = self->error == NULL;
  if (!written && error != NULL)
    *error = g_error_copy (self->error);
  g_mutex_unlock (&self->mutex);

  return written;
}
