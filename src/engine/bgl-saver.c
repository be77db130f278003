/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-saver.h"

#include "bgl-save-file.h"

/* The pause before a failed save is retried grows from the first to the last value, in seconds. */
#define FIRST_PAUSE 2
#define LAST_PAUSE  60

struct _BglSaver
{
  GObject      parent_instance;

  GFile       *file;
  char        *text;
  GError      *error;      /* only used on the main thread */
  gboolean     opened;     /* an existing file has been looked for */
  gboolean     rewrite;    /* the content on disk cannot be trusted, so write a new file */
  gboolean     stored;     /* the newest text has been written */
  guint        pause;
  guint        retry_id;

  /* The following members are shared with the worker, and guarded by the mutex. */
  BglSaveFile *disk;       /* NULL before the first write */
  guint        written;    /* the number of writes */
  guint        synced;     /* the number of the last write that is on disk */
  gboolean     running;
  GError      *failure;    /* set by the worker, and taken by the main thread */
};

/* One mutex for all savers, because there is rarely more than one. */
static GMutex mutex;
static GCond done;
static guint n_running;

enum
{
  PROP_0,
  PROP_ERROR,
  N_PROPS
};

enum
{
  SIGNAL_DIVERTED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglSaver, bgl_saver, G_TYPE_OBJECT)

static void store (BglSaver *self);

static GListStore *
get_unsaved (void)
{
  static GListStore *unsaved;

  if (unsaved == NULL)
    unsaved = g_list_store_new (BGL_TYPE_SAVER);

  return unsaved;
}

GListModel *
bgl_saver_get_unsaved (void)
{
  return G_LIST_MODEL (get_unsaved ());
}

static void
bgl_saver_finalize (GObject *object)
{
  BglSaver *self = BGL_SAVER (object);

  g_clear_pointer (&self->disk, bgl_save_file_unref);
  g_clear_object (&self->file);
  g_clear_error (&self->error);
  g_clear_error (&self->failure);
  g_free (self->text);

  G_OBJECT_CLASS (bgl_saver_parent_class)->finalize (object);
}

static void
bgl_saver_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  BglSaver *self = BGL_SAVER (object);

  switch (prop_id)
    {
    case PROP_ERROR:
      g_value_set_boxed (value, self->error);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_saver_class_init (BglSaverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = bgl_saver_finalize;
  object_class->get_property = bgl_saver_get_property;

  props[PROP_ERROR] = g_param_spec_boxed ("error", NULL, NULL, G_TYPE_ERROR,
                                          G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_DIVERTED] =
    g_signal_new ("diverted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bgl_saver_init (BglSaver *self)
{
  self->pause = FIRST_PAUSE;
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

const GError *
bgl_saver_get_error (BglSaver *self)
{
  g_return_val_if_fail (BGL_IS_SAVER (self), NULL);

  return self->error;
}

const char *
bgl_saver_get_text (BglSaver *self)
{
  g_return_val_if_fail (BGL_IS_SAVER (self), NULL);

  return self->text;
}

/* Whether another program has the file open or has changed it. */
static gboolean
is_conflict (const GError *error)
{
  return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_BUSY) ||
         g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

/* Continues in a new file, because another program uses this one: NAME-2, NAME-3 … */
static void
divert (BglSaver *self)
{
  const char *path = g_file_peek_path (self->file);
  const char *dot = strrchr (path, '.');
  int stem = dot != NULL && strchr (dot, '/') == NULL ? (int) (dot - path) : (int) strlen (path);
  g_autofree char *other = NULL;

  for (guint i = 2; other == NULL; i++)
    {
      g_autofree char *name = g_strdup_printf ("%.*s-%u%s", stem, path, i, path + stem);

      if (!g_file_test (name, G_FILE_TEST_EXISTS) && !g_file_test (name, G_FILE_TEST_IS_SYMLINK))
        other = g_steal_pointer (&name);
    }
  g_object_unref (self->file);
  self->file = g_file_new_for_path (other);

  g_mutex_lock (&mutex);
  if (self->disk != NULL)
    bgl_save_file_drop (self->disk);
  g_clear_pointer (&self->disk, bgl_save_file_unref);
  self->synced = self->written;
  g_mutex_unlock (&mutex);

  self->rewrite = FALSE;
  g_signal_emit (self, signals[SIGNAL_DIVERTED], 0);
}

/* Errors */

static gboolean
retry_cb (gpointer user_data)
{
  BglSaver *self = user_data;

  self->retry_id = 0;
  store (self);

  return G_SOURCE_REMOVE;
}

/* Takes ownership of the error. NULL means that everything is on disk. */
static void
set_error (BglSaver *self,
           GError   *error)
{
  GListStore *unsaved = get_unsaved ();
  g_autoptr (BglSaver) keep_alive = g_object_ref (self);
  gboolean was_saved = self->error == NULL;
  guint position;

  if (was_saved && error == NULL)
    return;

  g_clear_error (&self->error);
  self->error = error;

  if (error == NULL)
    {
      g_clear_handle_id (&self->retry_id, g_source_remove);
      self->pause = FIRST_PAUSE;
    }
  else if (self->retry_id == 0)
    {
      self->retry_id = g_timeout_add_seconds (self->pause, retry_cb, self);
      self->pause = MIN (self->pause * 2, LAST_PAUSE);
    }

  /* The list keeps the saver alive until the text is saved. */
  if (was_saved)
    g_list_store_append (unsaved, self);
  else if (error == NULL && g_list_store_find (unsaved, self, &position))
    g_list_store_remove (unsaved, position);

  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ERROR]);
}

void
bgl_saver_discard (BglSaver *self)
{
  g_return_if_fail (BGL_IS_SAVER (self));

  set_error (self, NULL);
}

/* The worker */

static void
sync_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  BglSaver *self = source;

  g_mutex_lock (&mutex);
  while (self->synced != self->written && self->failure == NULL)
    {
      g_autoptr (BglSaveFile) disk = bgl_save_file_ref (self->disk);
      g_autoptr (GError) error = NULL;
      guint written = self->written;
      gboolean synced;

      g_mutex_unlock (&mutex);
      synced = bgl_save_file_sync (disk, &error);
      g_mutex_lock (&mutex);

      if (synced)
        self->synced = written;
      else if (disk == self->disk)
        self->failure = g_steal_pointer (&error);
    }

  self->running = FALSE;
  n_running--;
  g_cond_broadcast (&done);
  g_mutex_unlock (&mutex);

  g_task_return_boolean (task, TRUE);
}

/* Handles the result of the worker on the main thread. */
static void
take_result (BglSaver *self)
{
  GError *failure;
  gboolean saved;

  g_mutex_lock (&mutex);
  failure = g_steal_pointer (&self->failure);
  saved = self->stored && self->synced == self->written;
  g_mutex_unlock (&mutex);

  if (is_conflict (failure))
    {
      g_error_free (failure);
      divert (self);
      store (self);
    }
  else if (failure != NULL)
    {
      /* After a failed sync, the content on disk is unknown. */
      self->rewrite = TRUE;
      set_error (self, failure);
    }
  else if (saved)
    {
      set_error (self, NULL);
    }
}

static void
synced_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  take_result (BGL_SAVER (source));
}

static void
start_sync (BglSaver *self)
{
  gboolean start;

  g_mutex_lock (&mutex);
  self->written++;
  start = !self->running;
  self->running = TRUE;
  n_running += start;
  g_mutex_unlock (&mutex);

  if (start)
    {
      g_autoptr (GTask) task = g_task_new (self, NULL, synced_cb, NULL);

      g_task_run_in_thread (task, sync_thread);
    }
}

void
bgl_saver_wait (void)
{
  g_mutex_lock (&mutex);
  while (n_running > 0)
    g_cond_wait (&done, &mutex);
  g_mutex_unlock (&mutex);
}

/* Writing */

static gboolean
write_new_file (BglSaver  *self,
                GError   **error)
{
  BglSaveFile *disk = bgl_save_file_create (g_file_peek_path (self->file), self->text, self->disk, error);

  if (disk == NULL)
    return FALSE;

  g_mutex_lock (&mutex);
  if (self->disk != NULL)
    bgl_save_file_unref (self->disk);
  self->disk = disk;
  g_mutex_unlock (&mutex);
  self->rewrite = FALSE;

  return TRUE;
}

static gboolean
write_text (BglSaver  *self,
            GError   **error)
{
  g_autoptr (GError) local = NULL;

  if (!self->opened)
    {
      self->disk = bgl_save_file_open (g_file_peek_path (self->file), &local);
      self->opened = self->disk != NULL || g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ||
                     g_error_matches (local, G_IO_ERROR, G_IO_ERROR_BUSY);
    }
  else if (self->disk != NULL)
    {
      bgl_save_file_check (self->disk, &local);
    }

  if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      self->rewrite = TRUE;
    }
  else if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }

  if (self->rewrite || self->disk == NULL || !bgl_save_file_fits (self->disk, self->text))
    return write_new_file (self, error);

  return bgl_save_file_update (self->disk, self->text, error);
}

static void
store (BglSaver *self)
{
  GError *error = NULL;

  /* If the worker has failed in the meantime, write a new file. */
  g_mutex_lock (&mutex);
  self->rewrite |= self->failure != NULL;
  g_clear_error (&self->failure);
  g_mutex_unlock (&mutex);

  while (!(self->stored = write_text (self, &error)) && is_conflict (error))
    {
      g_clear_error (&error);
      divert (self);
    }

  if (self->stored)
    start_sync (self);
  else
    set_error (self, error);
}

void
bgl_saver_write (BglSaver   *self,
                 const char *text)
{
  g_return_if_fail (BGL_IS_SAVER (self));
  g_return_if_fail (text != NULL);

  g_free (self->text);
  self->text = g_strdup (text);
  store (self);
}

static void
wait_for_worker (BglSaver *self)
{
  g_mutex_lock (&mutex);
  while (self->running)
    g_cond_wait (&done, &mutex);
  g_mutex_unlock (&mutex);

  take_result (self);
}

gboolean
bgl_saver_flush (BglSaver  *self,
                 GError   **error)
{
  g_return_val_if_fail (BGL_IS_SAVER (self), FALSE);

  wait_for_worker (self);
  if (self->error != NULL)
    store (self);
  /* If the text went to another file, it has been written but not yet synced. */
  wait_for_worker (self);

  if (self->error != NULL && error != NULL)
    *error = g_error_copy (self->error);

  return self->error == NULL;
}

void
bgl_saver_close (BglSaver *self)
{
  g_return_if_fail (BGL_IS_SAVER (self));

  if (!bgl_saver_flush (self, NULL))
    return;

  g_mutex_lock (&mutex);
  g_clear_pointer (&self->disk, bgl_save_file_unref);
  g_mutex_unlock (&mutex);
  self->opened = FALSE;
}
