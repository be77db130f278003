/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SLOW_TYPE_FILE (slow_file_get_type ())

G_DECLARE_FINAL_TYPE (SlowFile, slow_file, SLOW, FILE, GObject)

/* A file on a server that does not answer: a reader waits until it is released, and then hears
 * that it cannot be read. Nothing can cancel that. */
GFile *slow_file_new     (const char *name);
void   slow_file_release (SlowFile   *self);

G_END_DECLS
