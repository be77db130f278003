/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Writes a file that a person has chosen: beside the old one, which is replaced only when the new one is on
 * disk as a whole. Pipes, devices and folders are refused. */
gboolean bgl_file_replace (GFile       *file,
                           const char  *data,
                           gsize        length,
                           GError     **error);

G_END_DECLS
