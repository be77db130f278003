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
 * Actions of its own: library.import, library.delete (u: position), library.export and library.put-back (u)
 * for files that are not games.
 *
 * Signals:
 *   opened (BglSavedGame *entry)  somebody wants to look at a game
 */
GtkWidget *bgl_library_page_new         (BglStore       *store);
/* What is on the list with the present filter. */
GListModel *bgl_library_page_get_shown  (BglLibraryPage *self);
/* One game's id, or NULL for all. */
void       bgl_library_page_set_filter  (BglLibraryPage *self,
                                         const char     *game);
/* Takes a game off the list; it can be brought back for a while. */
void       bgl_library_page_delete      (BglLibraryPage *self,
                                         BglSavedGame   *entry);
void       bgl_library_page_undelete    (BglLibraryPage *self);
/* Copies a game from elsewhere. */
void       bgl_library_page_import      (BglLibraryPage *self,
                                         GFile          *file);

G_END_DECLS
