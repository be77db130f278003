/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-celebration.h"
#include "bgl-story-pane.h"
#include "bgl-table-layout.h"
#include "bgl-view.h"

G_BEGIN_DECLS

#define BGL_TYPE_END_PANEL (bgl_end_panel_get_type ())

G_DECLARE_FINAL_TYPE (BglEndPanel, bgl_end_panel, BGL, END_PANEL, GtkWidget)

GtkWidget  *bgl_end_panel_new         (void);

/* What is around the panel and changes with the end of the game: once, before the first update. */
void        bgl_end_panel_attach      (BglEndPanel    *self,
                                       BglView        *view,
                                       BglTableLayout *layout,
                                       BglStoryPane   *story,
                                       BglCelebration *celebration);
/* Looks whether the game is over and the board has told it; TRUE if so. */
gboolean    bgl_end_panel_update      (BglEndPanel *self);
/* Takes the focus from the page that it is part of; whoever reads the rules or the log meanwhile goes on
 * reading. */
void        bgl_end_panel_take_focus  (BglEndPanel *self,
                                       GtkWidget   *page);
/* Says something else until the next update, aloud too. */
void        bgl_end_panel_say         (BglEndPanel *self,
                                       const char  *text);

const char *bgl_end_panel_get_heading (BglEndPanel *self);
const char *bgl_end_panel_get_reason  (BglEndPanel *self);

G_END_DECLS
