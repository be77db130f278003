/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-store-private.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bgl-save-file.h"

/* The number of random characters that g_file_set_contents (), which earlier versions used, appends to the name
 * after a dot. */
#define N_RANDOM 6

static BglRecord *
parse (const char  *text,
       gsize        size,
       gboolean     replay,
       GError     **error)
{
  g_autoptr (BglRecord) record = bgl_record_parse (text, (gssize) size, error);
  g_autoptr (BglGame) game = NULL;

  if (record == NULL || !replay)
    return g_steal_pointer (&record);

  game = bgl_record_replay (record, error);

  return game != NULL ? g_steal_pointer (&record) : NULL;
}

BglRecord *
bgl_store_read (GFile     *file,
                gboolean   replay,
                GError   **error)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) local = NULL;
  g_autoptr (BglRecord) record = NULL;
  gsize size;

  text = bgl_record_read (file, &size, error);
  if (text == NULL)
    return NULL;

  record = parse (text, size, replay, &local);
  if (record == NULL && size > 0 && text[size - 1] != '\n' &&
      !g_error_matches (local, BGL_RULE_ERROR, BGL_RULE_ERROR_VERSION))
    {
      while (size > 0 && text[size - 1] != '\n')
        size--;
      record = parse (text, size, replay, NULL);
    }

  if (record == NULL)
    g_propagate_error (error, g_steal_pointer (&local));

  return g_steal_pointer (&record);
}

/* A file that was left behind beside a save. */
typedef struct
{
  char     *path;
  int       fd;        /* locked */
  gboolean  due;       /* whether it is complete and was meant to replace this save */
  guint     sequence;
  int       n_moves;   /* -1 if it cannot be read */
  gboolean  foreign;   /* written by another version of the program */
} Leftover;

static void
leftover_free (Leftover *leftover)
{
  if (leftover->fd >= 0)
    close (leftover->fd);
  g_free (leftover->path);
  g_free (leftover);
}

static int
count_moves (const char *path,
             gboolean   *foreign)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (BglRecord) record = bgl_store_read (file, TRUE, &error);

  *foreign = g_error_matches (error, BGL_RULE_ERROR, BGL_RULE_ERROR_VERSION);

  return record != NULL ? (int) bgl_record_get_n_steps (record) : -1;
}

static gboolean
is_random (const char *name,
           const char *save)
{
  gsize length = strlen (save);
  gboolean has_digit = FALSE;

  if (!g_str_has_prefix (name, save) || name[length] != '.' || strlen (name + length + 1) != N_RANDOM)
    return FALSE;

  for (const char *c = name + length + 1; *c != '\0'; c++)
    {
      if (!g_ascii_isalnum (*c))
        return FALSE;
      has_digit |= g_ascii_isdigit (*c);
    }

  /* Without a digit, this could be a word, such as "backup". */
  return has_digit;
}

/* Returns the name of the save to which a leftover file belongs (transfer full), or NULL for any other file. */
static char *
get_save (const char *name)
{
  const char *end = g_strrstr (name, BGL_STORE_SUFFIX ".");
  g_autofree char *save = NULL;
  guint sequence;
  gsize n_bytes;
  guint64 inode;

  if (end == NULL)
    return NULL;

  save = g_strndup (name, end + strlen (BGL_STORE_SUFFIX) - name);

  return bgl_save_file_parse_part (name, save, &sequence, &n_bytes, &inode) || is_random (name, save)
         ? g_steal_pointer (&save) : NULL;
}

/* Returns NULL if the file is in use or cannot be opened. */
static Leftover *
open_leftover (const char *folder,
               const char *name,
               const char *save,
               guint64     save_inode)
{
  Leftover *leftover = g_new0 (Leftover, 1);
  struct stat info;
  gsize n_bytes;
  guint64 inode;

  leftover->path = g_build_filename (folder, name, NULL);
  leftover->fd = open (leftover->path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (leftover->fd < 0 || fstat (leftover->fd, &info) < 0 || !S_ISREG (info.st_mode) ||
      !bgl_save_file_lock (leftover->fd))
    {
      leftover_free (leftover);
      return NULL;
    }

  leftover->n_moves = count_moves (leftover->path, &leftover->foreign);
  leftover->due = bgl_save_file_parse_part (name, save, &leftover->sequence, &n_bytes, &inode) &&
                  (gsize) info.st_size >= n_bytes && inode == save_inode && leftover->n_moves >= 0;

  return leftover;
}

static gboolean
is_better (const Leftover *a,
           const Leftover *b)
{
  if (b == NULL || a->due != b->due)
    return b == NULL || a->due;

  return a->due ? a->sequence > b->sequence : a->n_moves > b->n_moves;
}

/* If the save is in use, the process that uses it handles its part files. */
static gboolean
is_in_use (const char *path)
{
  int fd = open (path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  gboolean in_use = fd >= 0 && !bgl_save_file_lock (fd);

  if (fd >= 0)
    close (fd);

  return in_use;
}

/* Replaces the save with the leftover, or changes nothing. */
static gboolean
take_place (Leftover   *leftover,
            const char *path)
{
  return g_fsync (leftover->fd) == 0 && rename (leftover->path, path) == 0;
}

static void
recover (const char *folder,
         const char *save,
         GPtrArray  *names)
{
  g_autoptr (GPtrArray) leftovers = g_ptr_array_new_with_free_func ((GDestroyNotify) leftover_free);
  g_autofree char *path = g_build_filename (folder, save, NULL);
  Leftover *best = NULL;
  gboolean foreign = FALSE;
  gboolean exists;
  struct stat info;
  int n_moves = -1;

  if (is_in_use (path))
    return;
  exists = lstat (path, &info) == 0;

  for (guint i = 0; i < names->len; i++)
    {
      Leftover *leftover = open_leftover (folder, names->pdata[i], save, exists ? info.st_ino : 0);

      if (leftover == NULL)
        return;
      g_ptr_array_add (leftovers, leftover);
      foreign |= leftover->foreign;
      if (leftover->n_moves >= 0 && is_better (leftover, best))
        best = leftover;
    }

  if (exists)
    {
      gboolean save_foreign;

      n_moves = count_moves (path, &save_foreign);
      foreign |= save_foreign;
    }

  /* Leave files of another version of the program to that version. */
  if (foreign)
    return;

  if (best != NULL && (best->due || best->n_moves > n_moves) && !take_place (best, path))
    return;

  for (guint i = 0; i < leftovers->len; i++)
    {
      Leftover *leftover = leftovers->pdata[i];

      /* If this file replaced the save, it no longer exists under this name. */
      unlink (leftover->path);
    }
}

static GPtrArray *
list_names (const char *folder,
            const char *save)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *own = get_save (name);

      if (own != NULL && (save == NULL || g_str_equal (own, save)))
        g_ptr_array_add (names, g_strdup (name));
    }

  return g_steal_pointer (&names);
}

/* The main thread and the scan may recover the same file. */
static GMutex mutex;

void
bgl_store_recover (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GPtrArray) names = NULL;
  g_autofree char *save = g_file_get_basename (file);

  g_mutex_lock (&mutex);
  names = list_names (g_file_peek_path (folder), save);
  if (names->len > 0)
    recover (g_file_peek_path (folder), save, names);
  g_mutex_unlock (&mutex);
}

void
bgl_store_recover_all (GFile        *folder,
                       GCancellable *cancellable)
{
  g_autoptr (GPtrArray) names = list_names (g_file_peek_path (folder), NULL);
  g_autoptr (GHashTable) saves = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer save;

  for (guint i = 0; i < names->len; i++)
    g_hash_table_add (saves, get_save (names->pdata[i]));

  g_hash_table_iter_init (&iter, saves);
  while (g_hash_table_iter_next (&iter, &save, NULL) && !g_cancellable_is_cancelled (cancellable))
    {
      g_autoptr (GFile) file = g_file_get_child (folder, save);

      bgl_store_recover (file);
    }
}
