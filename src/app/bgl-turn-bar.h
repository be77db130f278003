/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-table-helper.h"
#include "board/bgl-view.h"
#include "engine/bgl-log.h"

G_BEGIN_DECLS

#define BGL_TYPE_TURN_BAR (bgl_turn_bar_get_type ())

G_DECLARE_FINAL_TYPE (BglTurnBar, bgl_turn_bar, BGL, TURN_BAR, GtkWidget)

/* Shows the state of the visible position, after the last sentence of the log. */
void        bgl_turn_bar_update      (BglTurnBar *self,
                                      BglView    *view,
                                      BglLog     *log);
/* What it shows instead of the advice of the game, if it has something to say. It is not owned. */
void        bgl_turn_bar_set_helper  (BglTurnBar     *self,
                                      BglTableHelper *helper);
/* Shows and announces another text until the next update. */
void        bgl_turn_bar_say         (BglTurnBar *self,
                                      const char *text);
/* Adds a button that shows the rule of the text, until the text changes. NULL for none. */
void        bgl_turn_bar_set_rule    (BglTurnBar *self,
                                      const BglRuleInfo *rule);
/* Shows and announces a notice for a few seconds, or until it is removed, with a button that activates an action with a
 * target. The label, the action, and the target are NULL for no button. A floating target is consumed. A notice stays
 * while the pointer is over the bar, or while the button has the focus. */
void        bgl_turn_bar_notify      (BglTurnBar *self,
                                      const char *text,
                                      const char *button,
                                      const char *action,
                                      GVariant   *target);
/* Removes the notice. Returns FALSE if there was none. */
gboolean    bgl_turn_bar_unsay       (BglTurnBar *self);
/* The target of the notice’s button (transfer none), or NULL. */
GVariant   *bgl_turn_bar_get_target  (BglTurnBar *self);

const char *bgl_turn_bar_get_heading (BglTurnBar *self);
const char *bgl_turn_bar_get_story   (BglTurnBar *self);

G_END_DECLS
