/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define BGL_TYPE_SAVER (bgl_saver_get_type ())

G_DECLARE_FINAL_TYPE (BglSaver, bgl_saver, BGL, SAVER, GObject)

/*
 * Writes a text to a file on a worker, atomically: either the old text is there or the new
 * one. A text that is overtaken by a newer one before its turn is never written.
 *
 * Signals:
 *   failed (GError *error)  on the main context of whoever made it
 */
BglSaver *bgl_saver_new   (GFile       *file);
GFile    *bgl_saver_get_file (BglSaver *self);
void      bgl_saver_write (BglSaver    *self,
                           const char  *text);
/* Waits until the newest text is on disk, or could not be written. */
gboolean  bgl_saver_flush (BglSaver    *self,
                           GError     **error);

G_END_DECLS
