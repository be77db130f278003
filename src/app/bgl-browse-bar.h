/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-view.h"

G_BEGIN_DECLS

#define BGL_TYPE_BROWSE_BAR (bgl_browse_bar_get_type ())

G_DECLARE_FINAL_TYPE (BglBrowseBar, bgl_browse_bar, BGL, BROWSE_BAR, GtkWidget)

/* Says which earlier move is on show, and leads back and forth and back to the game. It is there only
 * while somebody looks back. */
GtkWidget *bgl_browse_bar_new      (void);

/* Once. */
void       bgl_browse_bar_set_view (BglBrowseBar    *self,
                                    BglView         *view);
/* A key that any widget of the page has got. Returns whether it led somewhere. */
gboolean   bgl_browse_bar_take_key (BglBrowseBar    *self,
                                    guint            key,
                                    GdkModifierType  modifiers);

G_END_DECLS
