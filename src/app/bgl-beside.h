/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_BESIDE (bgl_beside_get_type ())

G_DECLARE_FINAL_TYPE (BglBeside, bgl_beside, BGL, BESIDE, GtkWidget)

/*
 * Two children: the main one, and another that is beside it if there is room, and covers it otherwise.
 * Properties: main, aside, open (whether the other one is shown), cover (whether it covers the main one even if there is
 * room), split (whether both are shown).
 */
GtkWidget *bgl_beside_get_main  (BglBeside *self);
GtkWidget *bgl_beside_get_aside (BglBeside *self);
void       bgl_beside_set_aside (BglBeside *self,
                                 GtkWidget *aside);
gboolean   bgl_beside_get_open  (BglBeside *self);
void       bgl_beside_set_open  (BglBeside *self,
                                 gboolean   open);
gboolean   bgl_beside_get_split (BglBeside *self);
void       bgl_beside_set_cover (BglBeside *self,
                                 gboolean   cover);

G_END_DECLS
