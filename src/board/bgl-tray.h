/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-die.h"

G_BEGIN_DECLS

#define BGL_TYPE_TRAY (bgl_tray_get_type ())

G_DECLARE_FINAL_TYPE (BglTray, bgl_tray, BGL, TRAY, GtkWidget)

/*
 * The part of a table where dice lie. It rolls them and gives each of them a place, so that they never overlap. The places
 * depend only on a number, so that a roll always looks the same. The order of the children does not change, because the
 * keyboard and screen readers follow it.
 *
 * Signals:
 *   settled ()  the last die has come to rest
 *
 * CSS node: "tray". Accessible role: group.
 */
GtkWidget *bgl_tray_new         (void);

void       bgl_tray_add         (BglTray *self,
                                 BglDie  *die);
guint      bgl_tray_get_n_dice  (BglTray *self);
BglDie    *bgl_tray_get_die     (BglTray *self,
                                 guint    index);

/* Gives the visible dice new places. With 0, they are in order and not rotated. */
void       bgl_tray_scatter     (BglTray *self,
                                 guint64  seed);
/* How much of that height that many dice use, if they are as large as the width and the height allow. */
int        bgl_tray_fit         (guint    n_dice,
                                 int      width,
                                 int      height);
/* Throws the visible dice from the lower edge. The last one comes to rest after that many milliseconds.
 * BglTray::settled is always emitted, immediately if the duration is 0. */
void       bgl_tray_roll        (BglTray *self,
                                 guint    duration);
gboolean   bgl_tray_get_rolling (BglTray *self);
/* Ends the roll immediately. */
void       bgl_tray_skip        (BglTray *self);

G_END_DECLS
