/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-art.h"

/* Pictures that are kept as textures. */

/* Enough for the table and the pieces of one game, at twice the resolution and at the few sizes that occur while a
 * window is resized. If there are more, the least recently used pictures are dropped. */
#define CACHE_BYTES (64 * 1024 * 1024)

typedef struct
{
  char       *key;
  GdkTexture *texture;
  gsize       bytes;
  GList       link;
} Picture;

static GHashTable *pictures;
static GQueue      recent = G_QUEUE_INIT;
static gsize       cached_bytes;

static void
picture_free (Picture *picture)
{
  g_queue_unlink (&recent, &picture->link);
  cached_bytes -= picture->bytes;
  g_object_unref (picture->texture);
  g_free (picture->key);
  g_free (picture);
}

static GdkTexture *
draw_texture (int           width,
              int           height,
              int           scale,
              BglArtFunc    func,
              gconstpointer data)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GBytes) bytes = NULL;
  gsize stride = cairo_image_surface_get_stride (surface);

  cairo_scale (cr, scale, scale);
  func (cr, width, height, data);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      stride * height * scale,
                                      (GDestroyNotify) cairo_surface_destroy,
                                      surface);

  return gdk_memory_texture_new (width * scale, height * scale,
                                 GDK_MEMORY_DEFAULT, bytes, stride);
}

static char *
make_key (const char *key,
          int         width,
          int         height,
          int         scale)
{
  return g_strdup_printf ("%s %d×%d@%d", key, width, height, scale);
}

/* Finds a cached picture, and marks it as the most recently used. */
static GdkTexture *
find_picture (const char *full_key)
{
  Picture *picture = pictures != NULL ? g_hash_table_lookup (pictures, full_key) : NULL;

  if (picture == NULL)
    return NULL;

  g_queue_unlink (&recent, &picture->link);
  g_queue_push_head_link (&recent, &picture->link);

  return picture->texture;
}

/* Takes ownership of the key and the texture. */
static GdkTexture *
keep_picture (char       *full_key,
              GdkTexture *texture)
{
  Picture *picture = g_new0 (Picture, 1);

  if (pictures == NULL)
    pictures = g_hash_table_new_full (g_str_hash, g_str_equal,
                                      NULL, (GDestroyNotify) picture_free);

  picture->key = full_key;
  picture->texture = texture;
  picture->bytes = 4 * (gsize) gdk_texture_get_width (texture) * gdk_texture_get_height (texture);
  picture->link.data = picture;
  cached_bytes += picture->bytes;
  g_hash_table_replace (pictures, picture->key, picture);
  g_queue_push_head_link (&recent, &picture->link);

  while (cached_bytes > CACHE_BYTES && recent.length > 1)
    {
      Picture *oldest = g_queue_peek_tail (&recent);

      g_hash_table_remove (pictures, oldest->key);
    }

  return texture;
}

GdkTexture *
bgl_art_get_texture (int            width,
                     int            height,
                     int            scale,
                     BglArtFunc     func,
                     gconstpointer  data,
                     const char    *key,
                     ...)
{
  g_autofree char *name = NULL;
  g_autofree char *full_key = NULL;
  GdkTexture *texture;
  va_list args;

  g_return_val_if_fail (key != NULL, NULL);
  g_return_val_if_fail (width > 0 && height > 0 && scale > 0, NULL);
  g_return_val_if_fail (func != NULL, NULL);

  va_start (args, key);
  name = g_strdup_vprintf (key, args);
  va_end (args);
  full_key = make_key (name, width, height, scale);
  texture = find_picture (full_key);
  if (texture != NULL)
    return texture;

  return keep_picture (g_steal_pointer (&full_key), draw_texture (width, height, scale, func, data));
}

/* Drawing in a thread */

typedef struct
{
  GWeakRef   widget;
  char      *key;
  int        width, height, scale;
  BglArtFunc func;
  gpointer   data;
} Job;

/* Set on a widget for which a picture is being drawn. */
#define JOB_KEY "bgl-art-job"

static void
job_free (Job *job)
{
  g_weak_ref_clear (&job->widget);
  g_free (job->key);
  g_free (job->data);
  g_free (job);
}

static void
job_run (GTask        *task,
         gpointer      source,
         gpointer      task_data,
         GCancellable *cancellable)
{
  Job *job = task_data;

  g_task_return_pointer (task, draw_texture (job->width, job->height, job->scale, job->func, job->data),
                         g_object_unref);
}

static void
job_done_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&job->widget);

  keep_picture (g_steal_pointer (&job->key), g_task_propagate_pointer (G_TASK (result), NULL));
  if (widget == NULL)
    return;

  g_object_set_data (G_OBJECT (widget), JOB_KEY, NULL);
  gtk_widget_queue_draw (widget);
}

GdkTexture *
bgl_art_get_texture_for (GtkWidget     *widget,
                         GdkTexture    *old,
                         const char    *key,
                         int            width,
                         int            height,
                         int            scale,
                         BglArtFunc     func,
                         gconstpointer  data,
                         gsize          data_size)
{
  g_autofree char *full_key = NULL;
  g_autoptr (GTask) task = NULL;
  GdkTexture *texture;
  Job *job;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  if (old == NULL)
    return bgl_art_get_texture (width, height, scale, func, data, "%s", key);

  full_key = make_key (key, width, height, scale);
  texture = find_picture (full_key);
  if (texture != NULL)
    return texture;

  /* Draw only one picture at a time. While a window is resized, every frame asks for a new size, and only the last
   * one is needed. */
  if (g_object_get_data (G_OBJECT (widget), JOB_KEY) != NULL)
    return old;

  job = g_new0 (Job, 1);
  g_weak_ref_init (&job->widget, widget);
  job->key = g_steal_pointer (&full_key);
  job->width = width;
  job->height = height;
  job->scale = scale;
  job->func = func;
  job->data = g_memdup2 (data, data_size);

  task = g_task_new (NULL, NULL, job_done_cb, NULL);
  g_task_set_task_data (task, job, (GDestroyNotify) job_free);
  g_object_set_data (G_OBJECT (widget), JOB_KEY, GINT_TO_POINTER (TRUE));
  g_task_run_in_thread (task, job_run);

  return old;
}

gsize
bgl_art_get_cache_size (void)
{
  return cached_bytes;
}
