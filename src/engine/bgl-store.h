/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bgl-saved-game.h"

G_BEGIN_DECLS

#define BGL_TYPE_STORE (bgl_store_get_type ())

G_DECLARE_FINAL_TYPE (BglStore, bgl_store, BGL, STORE, GObject)

/*
 * The folder of played games, with one .bungalow file for each game. A file that is not a record at all is
 * renamed to end in ".damaged", which can be undone; a record that needs another version of the program
 * stays as it is. Nothing is deleted but what a person asked to delete.
 */
BglStore *bgl_store_new            (GFile        *folder);
/* $XDG_DATA_HOME/bungalow/games */
BglStore *bgl_store_new_default    (void);

/* A file name that is not taken yet: "chess-2026-11-16-0926.bungalow". */
GFile    *bgl_store_new_file       (BglStore     *self,
                                    const char   *game);

/* Looks for the newest unfinished game of each kind on a worker. */
void      bgl_store_scan_async     (BglStore     *self,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer      user_data);
gboolean  bgl_store_scan_finish    (BglStore     *self,
                                    GAsyncResult *result,
                                    GError      **error);
/* After a scan: a list of BglSavedGame, newest first. It stays the same object. */
GListModel *bgl_store_get_entries  (BglStore     *self);
/* The same of the files that are there and no games: their kind says why. */
GListModel *bgl_store_get_strays   (BglStore     *self);
/* Takes a game off the list, and puts it back; its file is only deleted by the third. */
void      bgl_store_hide           (BglStore     *self,
                                    BglSavedGame *entry);
void      bgl_store_show           (BglStore     *self,
                                    BglSavedGame *entry);
gboolean  bgl_store_delete         (BglStore     *self,
                                    BglSavedGame *entry,
                                    GError      **error);
/* Undoes setting aside; the file stays in its place from now on, whatever is in it. Returns what it is there. */
BglSavedGame *bgl_store_put_back       (BglStore     *self,
                                        BglSavedGame *entry,
                                        GError      **error);
/* Writes a good record from elsewhere into the folder; the entry is on the list at once. */
BglSavedGame *bgl_store_import         (BglStore  *self,
                                        BglRecord *record,
                                        GError   **error);

/* After a scan: the file to continue, or NULL. */
GFile    *bgl_store_get_unfinished (BglStore     *self,
                                    const char   *game);
/* After a scan: sentences about files that it has set aside. */
const char *const *bgl_store_get_damaged (BglStore *self);

/* Reads and replays a record file; a damaged one is set aside and the error says so. */
BglRecord *bgl_store_load          (BglStore     *self,
                                    GFile        *file,
                                    GError      **error);
/* Whether the file is in the folder. The file does not have to exist. */
gboolean  bgl_store_owns           (BglStore     *self,
                                    GFile        *file);
/* Moves a file of the folder out of the way, keeping it; returns the new place. */
GFile    *bgl_store_set_aside      (BglStore     *self,
                                    GFile        *file,
                                    GError      **error);

G_END_DECLS
