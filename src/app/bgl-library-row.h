/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/bgl-saved-game.h"

G_BEGIN_DECLS

#define BGL_TYPE_LIBRARY_ROW (bgl_library_row_get_type ())

G_DECLARE_FINAL_TYPE (BglLibraryRow, bgl_library_row, BGL, LIBRARY_ROW, AdwBin)

/* A game on the list of played games, or a file that is not a game. The item is the list item that contains the row.
 * Its buttons activate library.delete, library.export and library.put-back with the position of the item. */
GtkWidget *bgl_library_row_new       (GtkListItem   *item);
void       bgl_library_row_set_entry (BglLibraryRow *self,
                                      BglSavedGame  *entry);
/* The title and the facts as one text. Free with g_free (). */
char      *bgl_library_row_describe  (BglLibraryRow *self);

G_END_DECLS
