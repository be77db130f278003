/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-view.h"
#include "engine/bgl-log.h"

G_BEGIN_DECLS

#define BGL_TYPE_TURN_BAR (bgl_turn_bar_get_type ())

G_DECLARE_FINAL_TYPE (BglTurnBar, bgl_turn_bar, BGL, TURN_BAR, GtkWidget)

GtkWidget  *bgl_turn_bar_new         (void);

/* Says the state of the position on show; the log's sentence about it comes first. */
void        bgl_turn_bar_update      (BglTurnBar *self,
                                      BglView    *view,
                                      BglLog     *log);
/* Says something else until the next update, aloud too. */
void        bgl_turn_bar_say         (BglTurnBar *self,
                                      const char *text);
/* The same for a few seconds at most. */
void        bgl_turn_bar_say_briefly (BglTurnBar *self,
                                      const char *text);
/* Takes back what was said for a few seconds. */
void        bgl_turn_bar_unsay       (BglTurnBar *self);

const char *bgl_turn_bar_get_heading (BglTurnBar *self);
const char *bgl_turn_bar_get_story   (BglTurnBar *self);

G_END_DECLS
