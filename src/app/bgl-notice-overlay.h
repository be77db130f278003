/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BGL_TYPE_NOTICE_OVERLAY (bgl_notice_overlay_get_type ())

G_DECLARE_FINAL_TYPE (BglNoticeOverlay, bgl_notice_overlay, BGL, NOTICE_OVERLAY, GtkWidget)

/*
 * A child with one notice over its lower edge: a sentence of any length and perhaps one or two buttons. A new
 * notice replaces the old one immediately. AdwToastOverlay cannot do this: before libadwaita 1.3, the animation of a
 * toast that is dismissed while it appears keeps running and accesses freed memory.
 *
 * A notice disappears after a while, but not while it has the pointer or the keyboard focus.
 *
 * Properties: child, seconds (how long a notice stays).
 * Signals:
 *   dismissed    the notice was dismissed or replaced by another, for whatever reason
 *
 * CSS nodes: "noticeoverlay", in it "toast" as in AdwToastOverlay.
 */

GtkWidget  *bgl_notice_overlay_get_child  (BglNoticeOverlay *self);
void        bgl_notice_overlay_set_child  (BglNoticeOverlay *self,
                                           GtkWidget        *child);

/* Shows a notice with a button that activates an action with a target. The label, the action and the target are NULL
 * for no button. A floating target is consumed. */
void        bgl_notice_overlay_show       (BglNoticeOverlay *self,
                                           const char       *text,
                                           const char       *button,
                                           const char       *action,
                                           GVariant         *target);
/* Adds a second button to the visible notice. A floating target is consumed. */
void        bgl_notice_overlay_add_button (BglNoticeOverlay *self,
                                           const char       *button,
                                           const char       *action,
                                           GVariant         *target);
void        bgl_notice_overlay_dismiss    (BglNoticeOverlay *self);

/* The text of the visible notice and the target of its first button (transfer none), or NULL. */
const char *bgl_notice_overlay_get_text   (BglNoticeOverlay *self);
GVariant   *bgl_notice_overlay_get_target (BglNoticeOverlay *self);

G_END_DECLS
