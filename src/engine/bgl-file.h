/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Writes to a file that a person has chosen. The new content is written to a temporary file, which replaces the old
 * file once it is completely on disk. Pipes, devices, and folders are refused. */
gboolean bgl_file_replace (GFile       *file,
                           const char  *data,
                           gsize        length,
                           GError     **error);

G_END_DECLS
