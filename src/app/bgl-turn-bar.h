/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-view.h"
#include "engine/bgl-log.h"

G_BEGIN_DECLS

#define BGL_TYPE_TURN_BAR (bgl_turn_bar_get_type ())

G_DECLARE_FINAL_TYPE (BglTurnBar, bgl_turn_bar, BGL, TURN_BAR, GtkWidget)

GtkWidget  *bgl_turn_bar_new         (void);

/* Says the present state of the table; the log's last line comes first. */
void        bgl_turn_bar_update      (BglTurnBar *self,
                                      BglView    *view,
                                      BglLog     *log);
/* Says something else until the next update, aloud too. */
void        bgl_turn_bar_say         (BglTurnBar *self,
                                      const char *text);

const char *bgl_turn_bar_get_heading (BglTurnBar *self);
const char *bgl_turn_bar_get_story   (BglTurnBar *self);

G_END_DECLS
