/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_SPLIT_VIEW (bgl_split_view_get_type ())

G_DECLARE_FINAL_TYPE (BglSplitView, bgl_split_view, BGL, SPLIT_VIEW, GtkWidget)

/*
 * Two children: the main one, and another that is beside it if there is room, and covers it otherwise.
 * Properties: main, open (whether the other one is shown), split (whether both are shown).
 */

void       bgl_split_view_set_aside (BglSplitView *self,
                                     GtkWidget    *aside);
gboolean   bgl_split_view_get_open  (BglSplitView *self);
void       bgl_split_view_set_open  (BglSplitView *self,
                                     gboolean      open);
gboolean   bgl_split_view_get_split (BglSplitView *self);
/* Whether the other one covers the main one even if there is room. */
void       bgl_split_view_set_cover (BglSplitView *self,
                                     gboolean      cover);

G_END_DECLS
