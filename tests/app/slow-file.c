/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "slow-file.h"

struct _SlowFile
{
  GObject   parent_instance;

  char     *name;
  GMutex    mutex;
  GCond     cond;
  gboolean  released;
};

static void slow_file_iface_init (GFileIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SlowFile, slow_file, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_FILE, slow_file_iface_init))

static char *
slow_file_get_basename (GFile *file)
{
  return g_strdup (SLOW_FILE (file)->name);
}

static char *
slow_file_get_path (GFile *file)
{
  return NULL;
}

static gboolean
slow_file_is_native (GFile *file)
{
  return FALSE;
}

static GFileInfo *
slow_file_query_info (GFile                *file,
                      const char           *attributes,
                      GFileQueryInfoFlags   flags,
                      GCancellable         *cancellable,
                      GError              **error)
{
  GFileInfo *info = g_file_info_new ();

  g_file_info_set_file_type (info, G_FILE_TYPE_REGULAR);

  return info;
}

static GFileInputStream *
slow_file_read (GFile         *file,
                GCancellable  *cancellable,
                GError       **error)
{
  SlowFile *self = SLOW_FILE (file);

  g_mutex_lock (&self->mutex);
  while (!self->released)
    g_cond_wait (&self->cond, &self->mutex);
  g_mutex_unlock (&self->mutex);

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_HOST_UNREACHABLE, "The server went away.");

  return NULL;
}

static void
slow_file_iface_init (GFileIface *iface)
{
  iface->get_basename = slow_file_get_basename;
  iface->get_path = slow_file_get_path;
  iface->is_native = slow_file_is_native;
  iface->query_info = slow_file_query_info;
  iface->read_fn = slow_file_read;
}

static void
slow_file_finalize (GObject *object)
{
  SlowFile *self = SLOW_FILE (object);

  g_free (self->name);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);

  G_OBJECT_CLASS (slow_file_parent_class)->finalize (object);
}

static void
slow_file_class_init (SlowFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = slow_file_finalize;
}

static void
slow_file_init (SlowFile *self)
{
  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);
}

GFile *
slow_file_new (const char *name)
{
  SlowFile *self = g_object_new (SLOW_TYPE_FILE, NULL);

  self->name = g_strdup (name);

  return G_FILE (self);
}

void
slow_file_release (SlowFile *self)
{
  g_mutex_lock (&self->mutex);
  self->released = TRUE;
  g_cond_broadcast (&self->cond);
  g_mutex_unlock (&self->mutex);
}
