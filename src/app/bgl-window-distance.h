/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-window.h"

G_BEGIN_DECLS

/*
 * Tables at a distance in the window. In a build without them, bgl-without-distance.c has these functions, and nothing of this
 * is shown.
 */

/* Adds what the window needs. Nothing is connected or read yet. */
void     bgl_window_init_distance     (BglWindow  *self);
void     bgl_window_dispose_distance  (BglWindow  *self);
/* Reads the tables, and shows them on the shelf. */
void     bgl_window_load_distance     (BglWindow  *self);
/* The user has chosen a table in the new-game dialog. */
void     bgl_window_invite            (BglWindow  *self,
                                       BglRecord  *record,
                                       guint       seat,
                                       const char *name,
                                       guint       way);
/* Whether the link is an invitation. If so, asks the user about it; nothing is connected before they agree. */
gboolean bgl_window_open_invitation   (BglWindow  *self,
                                       const char *uri);
/* For the waiting room, which is a subpage. The rules are NULL until the table of the host has arrived. */
const BglRules *bgl_window_get_room_rules (BglWindow *self);
void     bgl_window_set_room_buttons  (BglWindow  *self,
                                       gboolean    show);
/* Checks the proofs of a game that was played at a distance, and says what it found. Other games have none. */
void     bgl_window_check_proofs      (BglWindow  *self,
                                       GFile      *file);
/* At a distance, the others are asked before a move is taken back. */
gboolean bgl_window_can_propose_back  (BglWindow  *self);
void     bgl_window_propose_back      (BglWindow  *self);
/* Shows what there is to know about the table of the visible page. */
void     bgl_window_update_distance   (BglWindow  *self);

G_END_DECLS
