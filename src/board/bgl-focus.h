/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * For containers whose grab_focus () gives the focus to one of their children. GTK also calls it when Shift+Tab leaves
 * the container, which would trap the focus there. Therefore such a class sets its focus () to bgl_focus_move (), and
 * its grab_focus () returns FALSE while bgl_focus_is_moving ().
 */
gboolean bgl_focus_move      (GtkWidget        *widget,
                              GtkDirectionType  direction);
gboolean bgl_focus_is_moving (GtkWidget        *widget);

/* The focus () of containers that are a single stop for the Tab key. The arrow keys move between their children. */
gboolean bgl_focus_move_past (GtkWidget        *widget,
                              GtkDirectionType  direction);

/* Gives the focus to the widget itself, not to a child. The widget must be focusable. */
gboolean bgl_focus_take      (GtkWidget        *widget);

/* Gives the focus to the child that the widget prefers, or to its first child. */
gboolean bgl_focus_give      (GtkWidget        *widget);

G_END_DECLS
