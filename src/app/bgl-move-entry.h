/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-table.h"

G_BEGIN_DECLS

#define BGL_TYPE_MOVE_ENTRY (bgl_move_entry_get_type ())

G_DECLARE_FINAL_TYPE (BglMoveEntry, bgl_move_entry, BGL, MOVE_ENTRY, GtkWidget)

/*
 * A card over the board in which people type a move as records write it. It lists the possible moves that continue
 * what has been typed, each with its sentence. Enter plays the typed move or the selected one with bgl_table_play ().
 * If the move is refused, the text stays there to be corrected.
 *
 * Signals:
 *   closed                   the card was closed while it had the keyboard focus
 *   refused (GError *error)  the text is not a move; see BglTable::refused for illegal moves
 *
 * CSS node: "move-entry". Accessible role: group.
 */

/* Whether somebody at this machine can type a move now. Real-time games have only calls and a few buttons. */
gboolean   bgl_move_entry_is_allowed (BglTable     *table);
void       bgl_move_entry_open       (BglMoveEntry *self,
                                      BglTable     *table);
void       bgl_move_entry_close      (BglMoveEntry *self);

G_END_DECLS
