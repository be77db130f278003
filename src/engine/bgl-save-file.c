/* SPDX-License-Identifier: GPL-3.0-or-later */

/* For renameat2 (). */
#define _GNU_SOURCE

#include "config.h"

#include "bgl-save-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* Larger than any record that can be read. */
#define MAX_SIZE (8 * 1024 * 1024)

/* Tells whether a file has been changed or replaced. */
typedef struct
{
  gboolean        exists;
  dev_t           device;
  ino_t           inode;
  off_t           size;
  struct timespec modified;
} Identity;

struct _BglSaveFile
{
  gatomicrefcount  count;

  char            *path;
  int              fd;
  GString         *text;     /* the content of the file */
  gboolean         torn;     /* the file may contain more than the text, from a write that failed */
  Identity         written;  /* the identity after the last write */

  /* Only for a part file. It is either moved to the path of the save by the thread that syncs, or deleted. */
  GMutex           mutex;    /* guards part, the path of the part file */
  char            *part;
  Identity         before;   /* the file that it replaces */
};

static gboolean
fail (GError **error)
{
  int number = errno;

  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), g_strerror (number));

  return FALSE;
}

static Identity
make_identity (const struct stat *info)
{
  return (Identity) {
    .exists = TRUE,
    .device = info->st_dev,
    .inode = info->st_ino,
    .size = info->st_size,
    .modified = info->st_mtim,
  };
}

static gboolean
is_same (const Identity *a,
         const Identity *b)
{
  if (!a->exists || !b->exists)
    return a->exists == b->exists;

  return a->device == b->device && a->inode == b->inode && a->size == b->size &&
         a->modified.tv_sec == b->modified.tv_sec && a->modified.tv_nsec == b->modified.tv_nsec;
}

/* Returns FALSE if the path cannot be accessed. A missing file is not an error. */
static gboolean
identify (const char  *path,
          Identity    *identity,
          GError     **error)
{
  struct stat info;

  if (lstat (path, &info) == 0)
    *identity = make_identity (&info);
  else if (errno == ENOENT)
    *identity = (Identity) { .exists = FALSE };
  else
    return fail (error);

  return TRUE;
}

static void
remember (BglSaveFile *self)
{
  struct stat info;

  if (fstat (self->fd, &info) == 0)
    self->written = make_identity (&info);
}

gboolean
bgl_save_file_lock (int fd)
{
  /* If the file system has no locks, nobody can hold one. */
  return flock (fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

static BglSaveFile *
new_file (const char *path,
          int         fd)
{
  BglSaveFile *self = g_new0 (BglSaveFile, 1);

  g_atomic_ref_count_init (&self->count);
  g_mutex_init (&self->mutex);
  self->path = g_strdup (path);
  self->fd = fd;
  self->text = g_string_new (NULL);

  return self;
}

BglSaveFile *
bgl_save_file_ref (BglSaveFile *self)
{
  g_atomic_ref_count_inc (&self->count);

  return self;
}

void
bgl_save_file_unref (BglSaveFile *self)
{
  if (!g_atomic_ref_count_dec (&self->count))
    return;

  if (self->fd >= 0)
    close (self->fd);
  g_string_free (self->text, TRUE);
  g_mutex_clear (&self->mutex);
  g_free (self->part);
  g_free (self->path);
  g_free (self);
}

static gboolean
read_all (BglSaveFile  *self,
          GError      **error)
{
  char chunk[16 * 1024];
  ssize_t length;

  while ((length = read (self->fd, chunk, sizeof chunk)) != 0)
    {
      if (length < 0 && errno == EINTR)
        continue;
      if (length < 0)
        return fail (error);
      g_string_append_len (self->text, chunk, length);
      if (self->text->len > MAX_SIZE)
        {
          errno = EFBIG;
          return fail (error);
        }
    }

  return TRUE;
}

BglSaveFile *
bgl_save_file_open (const char  *path,
                    GError     **error)
{
  g_autoptr (BglSaveFile) self = NULL;
  struct stat info;
  int fd;

  if (lstat (path, &info) < 0)
    {
      fail (error);
      return NULL;
    }

  fd = open (path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  self = new_file (path, fd);
  if (!S_ISREG (info.st_mode) || (fd >= 0 && (fstat (fd, &info) < 0 || !bgl_save_file_lock (fd))))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, g_strerror (EBUSY));
      return NULL;
    }

  /* A file without write permission can still be replaced. */
  self->written = make_identity (&info);
  if (fd >= 0 && !read_all (self, error))
    return NULL;

  return g_steal_pointer (&self);
}

static gboolean
write_at (int          fd,
          const char  *text,
          gsize        length,
          off_t        offset,
          GError     **error)
{
  while (length > 0)
    {
      ssize_t n = pwrite (fd, text, length, offset);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        {
          errno = n == 0 ? ENOSPC : errno;
          return fail (error);
        }

      text += n;
      length -= (gsize) n;
      offset += n;
    }

  return TRUE;
}

/* The name of a part file says which one is the newest, whether it is complete, and which save it replaces. */
static int
open_part (const char  *path,
           gsize        n_bytes,
           guint64      inode,
           char       **part)
{
  static guint sequence = 0;

  while (TRUE)
    {
      g_autofree char *name = g_strdup_printf ("%s.%u-%" G_GSIZE_FORMAT "-%" G_GUINT64_FORMAT ".part",
                                               path, ++sequence, n_bytes, inode);
      int fd = open (name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);

      if (fd >= 0)
        *part = g_steal_pointer (&name);
      if (fd >= 0 || errno != EEXIST)
        return fd;
    }
}

gboolean
bgl_save_file_parse_part (const char *name,
                          const char *save,
                          guint      *sequence,
                          gsize      *n_bytes,
                          guint64    *inode)
{
  g_autofree char *numbers = NULL;
  g_auto (GStrv) parts = NULL;
  guint64 first, second;
  gsize length = strlen (save);

  if (!g_str_has_prefix (name, save) || name[length] != '.' || !g_str_has_suffix (name + length, ".part"))
    return FALSE;

  numbers = g_strndup (name + length + 1, strlen (name + length + 1) - strlen (".part"));
  parts = g_strsplit (numbers, "-", -1);
  if (g_strv_length (parts) != 3 ||
      !g_ascii_string_to_unsigned (parts[0], 10, 0, G_MAXUINT, &first, NULL) ||
      !g_ascii_string_to_unsigned (parts[1], 10, 0, G_MAXSIZE, &second, NULL) ||
      !g_ascii_string_to_unsigned (parts[2], 10, 0, G_MAXUINT64, inode, NULL))
    return FALSE;

  *sequence = (guint) first;
  *n_bytes = second;

  return TRUE;
}

/* Truncate the part file first, so that it does not look complete if it cannot be deleted. */
static void
drop (BglSaveFile *self)
{
  if (self->part != NULL && (ftruncate (self->fd, 0) < 0 || unlink (self->part) < 0))
    g_debug ("Cannot delete %s: %s", self->part, g_strerror (errno));
  g_clear_pointer (&self->part, g_free);
}

void
bgl_save_file_drop (BglSaveFile *self)
{
  g_mutex_lock (&self->mutex);
  drop (self);
  g_mutex_unlock (&self->mutex);
}

BglSaveFile *
bgl_save_file_create (const char   *path,
                      const char   *text,
                      BglSaveFile  *before,
                      GError      **error)
{
  g_autoptr (BglSaveFile) self = NULL;
  g_autofree char *folder = g_path_get_dirname (path);
  gsize length = strlen (text);

  /* The folder may have been deleted during the game. */
  if (g_mkdir_with_parents (folder, 0777) < 0)
    {
      fail (error);
      return NULL;
    }

  self = new_file (path, -1);
  if (before != NULL)
    {
      g_mutex_lock (&before->mutex);
      self->before = before->part != NULL ? before->before : before->written;
      g_mutex_unlock (&before->mutex);
    }
  self->fd = open_part (path, length, self->before.exists ? self->before.inode : 0, &self->part);
  if (self->fd < 0)
    {
      fail (error);
      return NULL;
    }

  bgl_save_file_lock (self->fd);
  if (!write_at (self->fd, text, length, 0, error))
    {
      drop (self);
      return NULL;
    }

  g_string_append_len (self->text, text, (gssize) length);
  remember (self);
  /* Delete the previous part file, so that nobody can move it to the path of the save anymore. If that has already
   * happened, the new file replaces it. */
  if (before != NULL)
    {
      g_mutex_lock (&before->mutex);
      if (before->part == NULL)
        self->before = before->written;
      drop (before);
      g_mutex_unlock (&before->mutex);
    }

  return g_steal_pointer (&self);
}

gboolean
bgl_save_file_fits (BglSaveFile *self,
                    const char  *text)
{
  const char *moves = strstr (self->text->str, "\n\n");

  return self->fd >= 0 && moves != NULL && g_str_has_suffix (self->text->str, "\n") &&
         strncmp (self->text->str, text, moves + 2 - self->text->str) == 0 &&
         (g_str_has_prefix (text, self->text->str) || g_str_has_prefix (self->text->str, text));
}

/* Writes the first byte last. Until then, the line is a comment, so that a line that is only half written when the
 * process dies is not read as a move. */
static gboolean
append_line (BglSaveFile  *self,
             const char   *line,
             gsize         length,
             GError      **error)
{
  g_autofree char *comment = g_strndup (line, length);

  comment[0] = '#';
  self->torn = TRUE;
  if (!write_at (self->fd, comment, length, (off_t) self->text->len, error) ||
      !write_at (self->fd, line, 1, (off_t) self->text->len, error))
    {
      self->torn = ftruncate (self->fd, (off_t) self->text->len) < 0;
      return FALSE;
    }

  self->torn = FALSE;
  g_string_append_len (self->text, line, (gssize) length);

  return TRUE;
}

static gboolean
update (BglSaveFile  *self,
        const char   *text,
        GError      **error)
{
  gsize length = strlen (text);

  if (self->torn || length < self->text->len)
    {
      gsize kept = MIN (length, self->text->len);

      if (ftruncate (self->fd, (off_t) kept) < 0)
        return fail (error);
      self->torn = FALSE;
      g_string_truncate (self->text, kept);
    }

  while (self->text->len < length)
    {
      const char *line = text + self->text->len;
      const char *end = strchr (line, '\n');

      if (!append_line (self, line, end != NULL ? (gsize) (end + 1 - line) : strlen (line), error))
        return FALSE;
    }

  return TRUE;
}

gboolean
bgl_save_file_update (BglSaveFile  *self,
                      const char   *text,
                      GError      **error)
{
  gboolean updated;

  g_return_val_if_fail (bgl_save_file_fits (self, text), FALSE);

  if (!self->torn && g_str_equal (self->text->str, text))
    return TRUE;

  updated = update (self, text, error);
  remember (self);

  return updated;
}

static gboolean
refuse_change (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, g_strerror (ESTALE));

  return FALSE;
}

gboolean
bgl_save_file_check (BglSaveFile  *self,
                     GError      **error)
{
  gboolean is_part;
  Identity identity;

  g_mutex_lock (&self->mutex);
  is_part = self->part != NULL;
  g_mutex_unlock (&self->mutex);

  /* If the folder cannot be searched, the open file is still usable. */
  if (is_part || !identify (self->path, &identity, NULL))
    return TRUE;

  if (!identity.exists)
    {
      errno = ENOENT;
      return fail (error);
    }

  return is_same (&identity, &self->written) || refuse_change (error);
}

static gboolean
sync_folder (const char  *path,
             GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  gboolean synced;

  /* The folder may be writable but not readable. */
  if (fd < 0 && errno == EACCES)
    return TRUE;

  synced = fd >= 0 && (g_fsync (fd) == 0 || errno == EINVAL);
  if (!synced)
    fail (error);
  if (fd >= 0)
    close (fd);

  return synced;
}

/* Replaces only the previous file, and no other. */
static gboolean
publish (const char      *part,
         const char      *path,
         const Identity  *before,
         GError         **error)
{
  Identity identity;

  if (!identify (path, &identity, error))
    return FALSE;
  if (identity.exists && !is_same (&identity, before))
    return refuse_change (error);

#ifdef RENAME_NOREPLACE
  if (!identity.exists)
    {
      if (renameat2 (AT_FDCWD, part, AT_FDCWD, path, RENAME_NOREPLACE) == 0)
        return TRUE;
      if (errno == EEXIST)
        return refuse_change (error);
      /* Not every file system supports RENAME_NOREPLACE. */
      if (errno != EINVAL && errno != ENOSYS)
        return fail (error);
    }
#endif

  return rename (part, path) == 0 || fail (error);
}

gboolean
bgl_save_file_sync (BglSaveFile  *self,
                    GError      **error)
{
  gboolean published;

  if (g_fsync (self->fd) < 0)
    return fail (error);

  g_mutex_lock (&self->mutex);
  if (self->part == NULL)
    {
      g_mutex_unlock (&self->mutex);
      return TRUE;
    }

  published = publish (self->part, self->path, &self->before, error);
  if (published)
    g_clear_pointer (&self->part, g_free);
  g_mutex_unlock (&self->mutex);

  return published && sync_folder (self->path, error);
}
