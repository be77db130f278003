/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gio/gio.h>

/*
 * For builds with ThreadSanitizer. GLib comes from the distribution without it, and locks with futexes of its own,
 * so that the sanitizer does not see that one thread waits for another. The linker puts these functions in the
 * place of GLib's wherever our own code calls them; they say what GLib guarantees: what was written before the
 * first of two calls is seen after the second.
 */

void __tsan_acquire (void *address);
void __tsan_release (void *address);

#define WRAP(type, name, params) \
  type __real_##name params;     \
  type __wrap_##name params;     \
  type __wrap_##name params

/* Locks */

WRAP (void, g_mutex_lock, (GMutex *mutex))
{
  __real_g_mutex_lock (mutex);
  __tsan_acquire (mutex);
}

WRAP (gboolean, g_mutex_trylock, (GMutex *mutex))
{
  gboolean locked = __real_g_mutex_trylock (mutex);

  if (locked)
    __tsan_acquire (mutex);

  return locked;
}

WRAP (void, g_mutex_unlock, (GMutex *mutex))
{
  __tsan_release (mutex);
  __real_g_mutex_unlock (mutex);
}

WRAP (void, g_cond_wait, (GCond *cond, GMutex *mutex))
{
  __tsan_release (mutex);
  __real_g_cond_wait (cond, mutex);
  __tsan_acquire (mutex);
}

WRAP (gboolean, g_cond_wait_until, (GCond *cond, GMutex *mutex, gint64 end_time))
{
  gboolean signaled;

  __tsan_release (mutex);
  signaled = __real_g_cond_wait_until (cond, mutex, end_time);
  __tsan_acquire (mutex);

  return signaled;
}

/* What is done once: whoever comes later sees it. */

WRAP (gboolean, g_once_init_enter, (volatile void *location))
{
  gboolean first = __real_g_once_init_enter (location);

  __tsan_acquire ((void *) location);

  return first;
}

WRAP (void, g_once_init_leave, (volatile void *location, gsize result))
{
  __tsan_release ((void *) location);
  __real_g_once_init_leave (location, result);
}

/* References: the thread that drops the last one sees what the others did before. */

WRAP (void, g_object_unref, (gpointer object))
{
  __tsan_release (object);
  __tsan_acquire (object);
  __real_g_object_unref (object);
}

WRAP (gboolean, g_atomic_ref_count_dec, (gatomicrefcount *count))
{
  gboolean last;

  __tsan_release (count);
  last = __real_g_atomic_ref_count_dec (count);
  if (last)
    __tsan_acquire (count);

  return last;
}

/* Tasks: from who starts one to the worker, and from the worker to who takes the result. The worker's function is
 * kept beside the task. */

#define FUNC_KEY "tsan-func"

static void
run_thread (GTask        *task,
            gpointer      source,
            gpointer      task_data,
            GCancellable *cancellable)
{
  GTaskThreadFunc func;

  __tsan_acquire (task);
  func = (GTaskThreadFunc) g_object_get_data (G_OBJECT (task), FUNC_KEY);
  func (task, source, task_data, cancellable);
  __tsan_release (task);
}

WRAP (void, g_task_run_in_thread, (GTask *task, GTaskThreadFunc func))
{
  g_object_set_data (G_OBJECT (task), FUNC_KEY, (gpointer) func);
  __tsan_release (task);
  __real_g_task_run_in_thread (task, run_thread);
}

WRAP (void, g_task_return_pointer, (GTask *task, gpointer result, GDestroyNotify destroy))
{
  __tsan_release (task);
  __real_g_task_return_pointer (task, result, destroy);
}

WRAP (void, g_task_return_boolean, (GTask *task, gboolean result))
{
  __tsan_release (task);
  __real_g_task_return_boolean (task, result);
}

WRAP (void, g_task_return_error, (GTask *task, GError *error))
{
  __tsan_release (task);
  __real_g_task_return_error (task, error);
}

WRAP (gpointer, g_task_propagate_pointer, (GTask *task, GError **error))
{
  __tsan_acquire (task);

  return __real_g_task_propagate_pointer (task, error);
}

WRAP (gboolean, g_task_propagate_boolean, (GTask *task, GError **error))
{
  __tsan_acquire (task);

  return __real_g_task_propagate_boolean (task, error);
}
