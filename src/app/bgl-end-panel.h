/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-celebration.h"
#include "bgl-story-pane.h"
#include "bgl-table-layout.h"
#include "board/bgl-view.h"

G_BEGIN_DECLS

#define BGL_TYPE_END_PANEL (bgl_end_panel_get_type ())

G_DECLARE_FINAL_TYPE (BglEndPanel, bgl_end_panel, BGL, END_PANEL, GtkWidget)

/* Sets the widgets around the panel that change when the game ends (transfer none). Call this once, before the first
 * update. */
void        bgl_end_panel_attach      (BglEndPanel    *self,
                                       BglView        *view,
                                       BglTableLayout *layout,
                                       BglStoryPane   *story,
                                       BglCelebration *celebration);
/* Updates the panel. Returns TRUE if the game is over and the board has finished showing it. */
gboolean    bgl_end_panel_update      (BglEndPanel *self);
/* Takes the focus, unless it is in the rulebook or in the log, so that reading is not interrupted. */
void        bgl_end_panel_take_focus  (BglEndPanel *self,
                                       GtkWidget   *page);
/* Shows and announces another text until the next update. */
void        bgl_end_panel_say         (BglEndPanel *self,
                                       const char  *text);

const char *bgl_end_panel_get_heading (BglEndPanel *self);
const char *bgl_end_panel_get_reason  (BglEndPanel *self);

G_END_DECLS
