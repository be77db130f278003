/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bgl-saved-game.h"

G_BEGIN_DECLS

#define BGL_TYPE_STORE (bgl_store_get_type ())

G_DECLARE_FINAL_TYPE (BglStore, bgl_store, BGL, STORE, GObject)

/*
 * The folder of saved games, with one .bungalow file for each game. A file that is not a record is renamed to end in
 * ".damaged", which can be undone. A record that needs another version of the program is left alone. Files are deleted
 * only if a person asked for it.
 */
BglStore *bgl_store_new            (GFile        *folder);
/* $XDG_DATA_HOME/bungalow/games */
BglStore *bgl_store_new_default    (void);

/* Returns a new file whose name does not exist yet (transfer full): "GAME-2026-11-16-0926.bungalow". */
GFile    *bgl_store_new_file       (BglStore     *self,
                                    const char   *game);

/* Reads all saved games of the folder on a worker thread. */
void      bgl_store_scan_async     (BglStore     *self,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer      user_data);
gboolean  bgl_store_scan_finish    (BglStore     *self,
                                    GAsyncResult *result,
                                    GError      **error);
/* After a scan: a list of BglSavedGame, newest first (transfer none). It is always the same object. */
GListModel *bgl_store_get_entries  (BglStore     *self);
/* A list like that of bgl_store_get_entries (), of the files that are not games (transfer none). Their kind says
 * why. */
GListModel *bgl_store_get_strays   (BglStore     *self);
/* Hiding removes a game from its list, and showing adds it again. Only bgl_store_delete () deletes the file of a
 * hidden game. */
void      bgl_store_hide           (BglStore     *self,
                                    BglSavedGame *entry);
void      bgl_store_show           (BglStore     *self,
                                    BglSavedGame *entry);
gboolean  bgl_store_delete         (BglStore     *self,
                                    BglSavedGame *entry,
                                    GError      **error);
/* Undoes bgl_store_set_aside (). The file is not set aside again, whatever it contains. Returns the new entry
 * (transfer full). */
BglSavedGame *bgl_store_put_back       (BglStore     *self,
                                        BglSavedGame *entry,
                                        GError      **error);
/* Writes a valid record to a new file in the folder, and adds it to the list. Returns the new entry (transfer full). */
BglSavedGame *bgl_store_import         (BglStore  *self,
                                        BglRecord *record,
                                        GError   **error);

/* After a scan: the newest unfinished game to continue (transfer none), or NULL. */
GFile    *bgl_store_get_unfinished (BglStore     *self,
                                    const char   *game);
/* After a scan: sentences about the files that the scan has set aside (transfer none). */
const char *const *bgl_store_get_damaged (BglStore *self);

/* Reads and replays a record file (transfer full). A damaged file is set aside, and the error says so. */
BglRecord *bgl_store_load          (BglStore     *self,
                                    GFile        *file,
                                    GError      **error);
/* Whether the file is in the folder. The file does not have to exist. */
gboolean  bgl_store_owns           (BglStore     *self,
                                    GFile        *file);
/* Renames a file of the folder so that it is no longer used, without deleting it. Returns the new file (transfer
 * full). */
GFile    *bgl_store_set_aside      (BglStore     *self,
                                    GFile        *file,
                                    GError      **error);

G_END_DECLS
