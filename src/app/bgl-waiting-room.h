/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bgl-far-game.h"

G_BEGIN_DECLS

#define BGL_TYPE_WAITING_ROOM (bgl_waiting_room_get_type ())

G_DECLARE_FINAL_TYPE (BglWaitingRoom, bgl_waiting_room, BGL, WAITING_ROOM, AdwBin)

/*
 * A table at a distance before its game begins: the invitation, and who has come.
 *
 * Signals:
 *   given-up ()  the person here does not want this table anymore
 *
 * CSS node: widget. Accessible role: group.
 */
GtkWidget  *bgl_waiting_room_new      (BglFarGame     *game);

BglFarGame *bgl_waiting_room_get_game (BglWaitingRoom *self);
void        bgl_waiting_room_set_title_buttons (BglWaitingRoom *self,
                                                gboolean        show);

G_END_DECLS
