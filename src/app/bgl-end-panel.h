/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-table.h"

G_BEGIN_DECLS

#define BGL_TYPE_END_PANEL (bgl_end_panel_get_type ())

G_DECLARE_FINAL_TYPE (BglEndPanel, bgl_end_panel, BGL, END_PANEL, GtkWidget)

GtkWidget  *bgl_end_panel_new         (void);

/* The game must be over. */
void        bgl_end_panel_update      (BglEndPanel *self,
                                       BglTable    *table);
/* Says something else until the next update, aloud too. */
void        bgl_end_panel_say         (BglEndPanel *self,
                                       const char  *text);

const char *bgl_end_panel_get_heading (BglEndPanel *self);
const char *bgl_end_panel_get_reason  (BglEndPanel *self);

G_END_DECLS
