/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-log-view.h"
#include "bgl-table-layout.h"
#include "board/bgl-view.h"

G_BEGIN_DECLS

#define BGL_TYPE_BROWSE_BAR (bgl_browse_bar_get_type ())

G_DECLARE_FINAL_TYPE (BglBrowseBar, bgl_browse_bar, BGL, BROWSE_BAR, GtkWidget)

/* Shows which earlier move is being viewed, with buttons for the previous and the next move and for the current
 * position. It is visible only while an earlier position is viewed. */

/* Connects the bar to the widgets around it. Call this once. Afterward, activating a line of the log shows its move. */
void       bgl_browse_bar_attach   (BglBrowseBar    *self,
                                    BglView         *view,
                                    BglTableLayout  *layout,
                                    BglLogView      *log_view);
/* A handler of GtkEventControllerKey::key-pressed in the capture phase of the page. Returns whether it handled the
 * key. */
gboolean   bgl_browse_bar_take_key (BglBrowseBar    *self,
                                    guint            key,
                                    guint            code,
                                    GdkModifierType  modifiers);

G_END_DECLS
