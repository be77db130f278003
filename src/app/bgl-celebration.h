/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "board/bgl-game-ui.h"

G_BEGIN_DECLS

#define BGL_TYPE_CELEBRATION (bgl_celebration_get_type ())

G_DECLARE_FINAL_TYPE (BglCelebration, bgl_celebration, BGL, CELEBRATION, GtkWidget)

/* Confetti that falls over a board for a moment, for an overlay. It takes no input. */

/* Sets the game whose pieces fall. */
void       bgl_celebration_set_ui   (BglCelebration  *self,
                                     const BglGameUi *ui);

/* Does nothing if animations are off on the desktop or in the preferences. */
void       bgl_celebration_start      (BglCelebration *self);
/* Removes the confetti immediately. */
void       bgl_celebration_stop       (BglCelebration *self);
gboolean   bgl_celebration_is_playing (BglCelebration *self);

G_END_DECLS
