/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Moves the keyboard focus over a board by geometry: to the nearest focusable child that lies
 * in the wanted direction, straight ahead before aside. It asks nothing of the board but
 * where its children are, so squares, triangles and loosely lying dice all work.
 */

/* The child that lies next to the point in the direction (dx, dy), or NULL. The point is in
 * the board's coordinates; the child "from" is left out. */
GtkWidget *bgl_mover_find (GtkWidget              *board,
                           GtkWidget              *from,
                           const graphene_point_t *point,
                           double                  dx,
                           double                  dy);
/* The focusable child whose middle is nearest to the point, or NULL. */
GtkWidget *bgl_mover_find_nearest (GtkWidget              *board,
                                   const graphene_point_t *point);
/* Goes from the child that has the focus; FALSE when none has it. At the edge of the board
 * the focus stays where it is. */
gboolean   bgl_mover_move (GtkWidget *board,
                           double     dx,
                           double     dy);
/* Binds the arrow keys and, for the four diagonals, Home, Page Up, End and Page Down: the
 * corners of the numeric keypad. */
void       bgl_mover_bind_keys (GtkWidgetClass *board_class);

G_END_DECLS
