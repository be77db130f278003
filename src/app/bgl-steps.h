/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How many moves Page Up and Page Down go at once. */
#define BGL_STEPS_PAGE 5

/*
 * The keys that go back and forth in a game: Left and Right, Page Up and Page Down, Home and End. A page
 * asks in the capture phase, so that they mean the same wherever the focus is in it; those of an open
 * menu belong to the menu.
 */

/* Whether the keys belong to the page just now. */
gboolean bgl_steps_are_free (GtkWidget *page);
/* Where the key leads from that ply of a game with so many; FALSE for other keys. */
gboolean bgl_steps_find     (guint      key,
                             guint      ply,
                             guint      last,
                             guint     *target);

G_END_DECLS
