/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The number of moves that Page Up and Page Down skip. */
#define BGL_STEPS_PAGE 5

/*
 * The keys that go back and forth in a game: Left and Right, Page Up and Page Down, Home and End. A page handles them
 * in the capture phase, so that they work wherever its focus is. An open menu still handles its own keys.
 */

/* Sets the target of the key, from a ply in a game with that many plies. Returns FALSE for other keys. */
gboolean bgl_steps_find (guint  key,
                         guint  ply,
                         guint  last,
                         guint *target);

G_END_DECLS
