/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-store-private.h"

#include <stdio.h>

#include "bgl-saver.h"

/* The result of a scan, created by the worker. */
typedef struct
{
  GPtrArray *entries;
  GPtrArray *strays;
  GPtrArray *damaged;   /* sentences */
} Found;

static void
found_free (Found *found)
{
  g_ptr_array_unref (found->entries);
  g_ptr_array_unref (found->strays);
  g_ptr_array_unref (found->damaged);
  g_free (found);
}

typedef struct
{
  GFile   *file;
  guint64  modified;
} Candidate;

static void
candidate_free (Candidate *candidate)
{
  g_object_unref (candidate->file);
  g_free (candidate);
}

static int
compare_newest_first (gconstpointer a,
                      gconstpointer b)
{
  const Candidate *first = *(const Candidate *const *) a;
  const Candidate *second = *(const Candidate *const *) b;

  return (second->modified > first->modified) - (second->modified < first->modified);
}

/* The tolerance for the clocks of other machines. */
#define MAX_AHEAD (5 * 60 * G_USEC_PER_SEC)

/* When a game was played, or 0 if unknown. A file that was written while the clock was ahead must not stay the
 * newest one for years. For such a file, the date in its name counts, unless that is in the future, too. */
static guint64
get_time (GFileInfo *info)
{
  guint64 now = (guint64) g_get_real_time ();
  guint64 modified =
    g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED) * G_USEC_PER_SEC +
    g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC);
  const char *name = strchr (g_file_info_get_name (info), '-');
  int year, month, day, hour, minute, second;
  g_autoptr (GDateTime) date = NULL;

  if (modified <= now + MAX_AHEAD)
    return modified;

  if (name != NULL && sscanf (name, "-%4d-%2d-%2d-%2d%2d%2d", &year, &month, &day, &hour, &minute, &second) == 6)
    date = g_date_time_new_local (year, month, day, hour, minute, second);
  if (date == NULL || g_date_time_to_unix (date) <= 0)
    return 0;

  modified = (guint64) g_date_time_to_unix (date) * G_USEC_PER_SEC;

  return modified <= now ? modified : 0;
}

/* Whether bgl_store_set_aside () has renamed the file. */
static gboolean
is_set_aside (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_str_has_suffix (name, BGL_STORE_DAMAGED) && strstr (name, BGL_STORE_SUFFIX) != NULL;
}

static GPtrArray *
list_records (GFile         *folder,
              GCancellable  *cancellable,
              GError       **error)
{
  g_autoptr (GPtrArray) candidates = g_ptr_array_new_with_free_func ((GDestroyNotify) candidate_free);
  g_autoptr (GError) local = NULL;
  g_autoptr (GFileEnumerator) entries =
    g_file_enumerate_children (folder,
                               G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE ","
                               G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC,
                               G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, cancellable, &local);

  /* If there is no folder, nothing has been played yet. */
  if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return g_steal_pointer (&candidates);

  while (local == NULL)
    {
      GFileInfo *info;
      GFile *file;
      Candidate *candidate;

      if (!g_file_enumerator_iterate (entries, &info, &file, cancellable, &local) || info == NULL)
        break;
      /* Folders, pipes, devices, and links are not games, whatever their names are. */
      if (!(g_str_has_suffix (g_file_info_get_name (info), BGL_STORE_SUFFIX) || is_set_aside (file)) ||
          g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
        continue;

      candidate = g_new0 (Candidate, 1);
      candidate->file = g_object_ref (file);
      candidate->modified = get_time (info);
      g_ptr_array_add (candidates, candidate);
    }

  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return NULL;
    }

  g_ptr_array_sort (candidates, compare_newest_first);

  return g_steal_pointer (&candidates);
}

static gboolean
is_same_file (gconstpointer a,
              gconstpointer b)
{
  return g_file_equal (G_FILE (a), G_FILE (b));
}

/* Adds a file that is not a game, and sets it aside if necessary. */
static void
add_stray (BglStore  *self,
           Found     *found,
           Candidate *candidate,
           GPtrArray *kept,
           GError    *error)
{
  g_autofree char *reason = bgl_store_get_reason (error);
  g_autoptr (GFile) aside = NULL;
  BglSavedGameKind kind = BGL_SAVED_GAME_UNREADABLE;

  if (g_error_matches (error, BGL_RULE_ERROR, BGL_RULE_ERROR_VERSION))
    kind = BGL_SAVED_GAME_FOREIGN;
  else if (error->domain == BGL_RULE_ERROR)
    kind = BGL_SAVED_GAME_DAMAGED;

  if (kind == BGL_SAVED_GAME_DAMAGED &&
      !g_ptr_array_find_with_equal_func (kept, candidate->file, is_same_file, NULL))
    {
      g_autoptr (GError) explained = g_error_copy (error);

      aside = bgl_store_explain (self, candidate->file, &explained);
      if (aside != NULL)
        g_ptr_array_add (found->damaged, g_strdup (explained->message));
    }

  g_ptr_array_add (found->strays, bgl_saved_game_new_stray (aside != NULL ? aside : candidate->file,
                                                            aside != NULL ? BGL_SAVED_GAME_SET_ASIDE : kind,
                                                            reason, (gint64) candidate->modified));
}

static void
scan_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  BglStore *self = source;
  g_autoptr (GPtrArray) candidates = NULL;
  GError *error = NULL;
  Found *found;

  /* Wait until the latest game has been saved. */
  bgl_saver_wait ();
  bgl_store_recover_all (self->folder, cancellable);
  candidates = list_records (self->folder, cancellable, &error);
  if (candidates == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  found = g_new0 (Found, 1);
  found->entries = g_ptr_array_new_with_free_func (g_object_unref);
  found->strays = g_ptr_array_new_with_free_func (g_object_unref);
  found->damaged = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < candidates->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      Candidate *candidate = candidates->pdata[i];
      g_autoptr (GError) local = NULL;
      g_autoptr (BglRecord) record = bgl_store_read (candidate->file, FALSE, &local);

      if (is_set_aside (candidate->file))
        {
          g_autofree char *reason = local != NULL ? bgl_store_get_reason (local) : NULL;

          g_ptr_array_add (found->strays, bgl_saved_game_new_stray (candidate->file, BGL_SAVED_GAME_SET_ASIDE, reason,
                                                                    (gint64) candidate->modified));
        }
      else if (record == NULL)
        {
          add_stray (self, found, candidate, task_data, local);
        }
      else
        {
          g_ptr_array_add (found->entries, bgl_saved_game_new (candidate->file, record,
                                                               (gint64) candidate->modified));
        }
    }

  g_task_return_pointer (task, found, (GDestroyNotify) found_free);
}

static gpointer
ref_file (gconstpointer file,
          gpointer      user_data)
{
  return g_object_ref ((gpointer) file);
}

void
bgl_store_scan_async (BglStore            *self,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  GPtrArray *kept;

  g_return_if_fail (BGL_IS_STORE (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, bgl_store_scan_async);
  /* A copy, because the main thread may change the list. */
  kept = g_ptr_array_copy (self->kept, ref_file, NULL);
  g_task_set_task_data (task, kept, (GDestroyNotify) g_ptr_array_unref);
  g_task_run_in_thread (task, scan_thread);
}

static gboolean
is_same_game (gconstpointer a,
              gconstpointer b)
{
  return g_file_equal (bgl_saved_game_get_file ((BglSavedGame *) a), bgl_saved_game_get_file ((BglSavedGame *) b));
}

static void
leave_out_hidden (BglStore  *self,
                  GPtrArray *entries)
{
  for (guint i = entries->len; i-- > 0;)
    if (g_ptr_array_find_with_equal_func (self->hidden, entries->pdata[i], is_same_game, NULL))
      g_ptr_array_remove_index (entries, i);
}

static void
replace_all (BglStore   *self,
             GListStore *list,
             GPtrArray  *entries)
{
  leave_out_hidden (self, entries);
  g_list_store_splice (list, 0, g_list_model_get_n_items (G_LIST_MODEL (list)), entries->pdata, entries->len);
}

gboolean
bgl_store_scan_finish (BglStore      *self,
                       GAsyncResult  *result,
                       GError       **error)
{
  Found *found;

  g_return_val_if_fail (BGL_IS_STORE (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  found = g_task_propagate_pointer (G_TASK (result), error);
  if (found == NULL)
    return FALSE;

  replace_all (self, self->entries, found->entries);
  replace_all (self, self->strays, found->strays);
  g_strfreev (self->damaged);
  g_ptr_array_add (found->damaged, NULL);
  self->damaged = g_strdupv ((char **) found->damaged->pdata);
  found_free (found);

  return TRUE;
}
