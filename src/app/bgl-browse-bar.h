/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-log-view.h"
#include "bgl-table-layout.h"
#include "bgl-view.h"

G_BEGIN_DECLS

#define BGL_TYPE_BROWSE_BAR (bgl_browse_bar_get_type ())

G_DECLARE_FINAL_TYPE (BglBrowseBar, bgl_browse_bar, BGL, BROWSE_BAR, GtkWidget)

/* Says which earlier move is on show, and leads back and forth and back to the game. It is there only
 * while somebody looks back. */
GtkWidget *bgl_browse_bar_new      (void);

/* What is around the bar: once. The lines of the log lead to their moves from then on. */
void       bgl_browse_bar_attach   (BglBrowseBar    *self,
                                    BglView         *view,
                                    BglTableLayout  *layout,
                                    BglLogView      *log_view);
/* A key that any widget of the page gets, as a handler of GtkEventControllerKey::key-pressed in the
 * capture phase. Returns whether it leads somewhere. */
gboolean   bgl_browse_bar_take_key (BglBrowseBar    *self,
                                    guint            key,
                                    guint            code,
                                    GdkModifierType  modifiers);

G_END_DECLS
