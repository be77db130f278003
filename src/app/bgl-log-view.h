/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-log.h"

G_BEGIN_DECLS

#define BGL_TYPE_LOG_VIEW (bgl_log_view_get_type ())

G_DECLARE_FINAL_TYPE (BglLogView, bgl_log_view, BGL, LOG_VIEW, GtkWidget)

/*
 * The story of a game as a list of moves.
 *
 * Signals:
 *   move-activated (guint ply)  the user wants to see the position after that move
 */

void bgl_log_view_set_log (BglLogView *self,
                           BglLog     *log);

G_END_DECLS
