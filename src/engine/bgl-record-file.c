/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

#include "bgl-i18n.h"
#include "bgl-record.h"

#define MAX_MEGABYTES 4
#define MAX_SIZE      (MAX_MEGABYTES * 1024 * 1024)

static gboolean
refuse_kind (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                       _("This is not a regular file."));
  return FALSE;
}

/* A pipe would block when it is opened, and a device never ends. The type is checked on the open file, because the
 * path could change in between. */
static GInputStream *
open_path (const char  *path,
           GError     **error)
{
  int fd = g_open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
  struct stat info;

  if (fd < 0)
    {
      int number = errno;

      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), g_strerror (number));
      return NULL;
    }

  if (fstat (fd, &info) < 0 || !S_ISREG (info.st_mode))
    {
      g_close (fd, NULL);
      refuse_kind (error);
      return NULL;
    }

  return g_unix_input_stream_new (fd, TRUE);
}

static GInputStream *
open_remote (GFile   *file,
             GError **error)
{
  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) != G_FILE_TYPE_REGULAR)
    {
      refuse_kind (error);
      return NULL;
    }

  return G_INPUT_STREAM (g_file_read (file, NULL, error));
}

char *
bgl_record_read (GFile   *file,
                 gsize   *size,
                 GError **error)
{
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  char chunk[16 * 1024];
  gssize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (size != NULL, NULL);

  stream = g_file_peek_path (file) != NULL ? open_path (g_file_peek_path (file), error)
                                           : open_remote (file, error);
  if (stream == NULL)
    return NULL;

  while ((length = g_input_stream_read (stream, chunk, sizeof chunk, NULL, error)) > 0 && text->len <= MAX_SIZE)
    g_string_append_len (text, chunk, length);
  if (length < 0)
    return NULL;

  if (text->len > MAX_SIZE)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                   /* Translators: %u is a number of megabytes. */
                   ngettext ("This file is larger than %u megabyte, which is too large for a game.",
                             "This file is larger than %u megabytes, which is too large for a game.", MAX_MEGABYTES),
                   MAX_MEGABYTES);
      return NULL;
    }

  *size = text->len;

  return g_string_free (g_steal_pointer (&text), FALSE);
}

BglRecord *
bgl_record_load (GFile   *file,
                 GError **error)
{
  g_autofree char *text = NULL;
  gsize size;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  text = bgl_record_read (file, &size, error);

  return text != NULL ? bgl_record_parse (text, (gssize) size, error) : NULL;
}
