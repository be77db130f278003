/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "bgl-file.h"
#include "bgl-i18n.h"

#define MODE 0666

static gboolean
replace_path (const char  *path,
              const char  *data,
              gsize        length,
              GError     **error)
{
  /* Keep a symbolic link, and replace the file that it points to. */
  g_autofree char *resolved = realpath (path, NULL);
  const char *target = resolved != NULL ? resolved : path;
  struct stat info;
  int mode = MODE;

  if (g_stat (target, &info) == 0)
    {
      if (!S_ISREG (info.st_mode))
        {
          g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                               _("This is not a regular file."));
          return FALSE;
        }
      mode = (int) (info.st_mode & 0777);
    }

  return g_file_set_contents_full (target, data, (gssize) length,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, mode, error);
}

gboolean
bgl_file_replace (GFile       *file,
                  const char  *data,
                  gsize        length,
                  GError     **error)
{
  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (data != NULL, FALSE);

  if (g_file_peek_path (file) != NULL)
    return replace_path (g_file_peek_path (file), data, length, error);

  return g_file_replace_contents (file, data, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, error);
}
