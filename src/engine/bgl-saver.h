/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define BGL_TYPE_SAVER (bgl_saver_get_type ())

G_DECLARE_FINAL_TYPE (BglSaver, bgl_saver, BGL, SAVER, GObject)

/*
 * Keeps a text in a file. When bgl_saver_write () returns, the text survives the end of the process; a worker then
 * waits until it is on disk. If writing fails, the saver tries again automatically, even if it is no longer referenced
 * elsewhere. A file that another program changed or has open is left alone, and the text goes to a new file beside it.
 *
 * Signals:
 *   diverted ()  the saver uses another file from now on
 *
 * Properties: error (what went wrong, or NULL).
 */
BglSaver     *bgl_saver_new         (GFile       *file);
GFile        *bgl_saver_get_file    (BglSaver    *self);
const GError *bgl_saver_get_error   (BglSaver    *self);
/* The newest text, or NULL before the first one. */
const char   *bgl_saver_get_text    (BglSaver    *self);
void          bgl_saver_write       (BglSaver    *self,
                                     const char  *text);
/* Waits until the newest text is on disk. If it could not be written before, tries once more. */
gboolean      bgl_saver_flush       (BglSaver    *self,
                                     GError     **error);
/* Does the same as bgl_saver_flush (), and then unlocks the file for other processes. */
void          bgl_saver_close       (BglSaver    *self);

/* All savers whose newest text could not be written, the oldest one first (transfer none). */
GListModel   *bgl_saver_get_unsaved (void);
/* Stops retrying, because the text may be lost or has been saved elsewhere. */
void          bgl_saver_discard     (BglSaver    *self);
/* Waits until no worker is busy. Thread-safe. */
void          bgl_saver_wait        (void);

G_END_DECLS
