/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Moves the keyboard focus over a board by geometry, to the nearest focusable child in a direction. Children straight
 * ahead are preferred to those at the side. Only the positions of the children matter, so this works for squares,
 * triangles, and scattered dice.
 */

/* Moves the focus from the child that has it. Returns FALSE if none has it. At the edge of the board, the focus
 * stays where it is. */
gboolean   bgl_mover_move (GtkWidget *board,
                           double     dx,
                           double     dy);
/* Binds the arrow keys, and for the diagonals, Home, Page Up, End, and Page Down, which are at the corners of the
 * numeric keypad. The callback gets the direction as a variant "(ii)", as bgl_mover_move_cb () does. */
void       bgl_mover_bind_keys (GtkWidgetClass  *board_class,
                                GtkShortcutFunc  callback);
/* Calls bgl_mover_move (). */
gboolean   bgl_mover_move_cb   (GtkWidget       *board,
                                GVariant        *args,
                                gpointer         user_data);

G_END_DECLS
