/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/bgl-store.h"

G_BEGIN_DECLS

#define BGL_TYPE_LIBRARY_PAGE (bgl_library_page_get_type ())

G_DECLARE_FINAL_TYPE (BglLibraryPage, bgl_library_page, BGL, LIBRARY_PAGE, AdwBin)

/*
 * The list of played games, and their statistics.
 *
 * Actions of its own: library.import, library.analyze and library.delete (u: position), library.export and library.put-back (u)
 * for files that are not games.
 *
 * Signals:
 *   opened (BglSavedGame *entry)    the user wants to open a game
 *   analyzed (BglSavedGame *entry)  the user wants to see what happened in a finished game
 */
GtkWidget *bgl_library_page_new         (BglStore       *store);
/* The entries that match the current filter (transfer none). */
GListModel *bgl_library_page_get_shown  (BglLibraryPage *self);
/* The id of a game, or NULL for all games. */
void       bgl_library_page_set_filter  (BglLibraryPage *self,
                                         const char     *game);
/* Hides a game from the list. It can be restored for a while. */
void       bgl_library_page_delete      (BglLibraryPage *self,
                                         BglSavedGame   *entry);
void       bgl_library_page_undelete    (BglLibraryPage *self);
/* Copies a game from another folder into the library. */
void       bgl_library_page_import      (BglLibraryPage *self,
                                         GFile          *file);

G_END_DECLS
