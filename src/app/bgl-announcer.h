/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-table-helper.h"
#include "board/bgl-view.h"
#include "engine/bgl-log.h"

G_BEGIN_DECLS

#define BGL_TYPE_ANNOUNCER (bgl_announcer_get_type ())

G_DECLARE_FINAL_TYPE (BglAnnouncer, bgl_announcer, BGL, ANNOUNCER, GObject)

/*
 * Has a screen reader speak what happens at a table: each new sentence of the log, then whose turn it is and what can
 * be done, and at the end the result. The settings say how much of it is spoken. What happens while the board is not
 * on the screen, or shows an earlier position, is spoken afterward.
 *
 * The announcer (transfer full) must not outlive the view.
 */
BglAnnouncer *bgl_announcer_new    (BglView      *view,
                                    BglLog       *log);
/* What it speaks instead of the advice of the game. It must not be released before the announcer. */
void          bgl_announcer_set_helper (BglAnnouncer   *self,
                                        BglTableHelper *helper);
/* Speaks whose turn it is, or the result, if that has changed. Call this after the log has been updated. */
void          bgl_announcer_update (BglAnnouncer *self);
/* Speaks a text that the user asked for. */
void          bgl_announcer_say    (BglAnnouncer *self,
                                    const char   *text);

G_END_DECLS
