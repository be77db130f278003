/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Sets the accent color of each game, for the light and the dark style, for all widgets inside one that has the
 * style class of the game, such as .bango. */
void bgl_accents_install (GdkDisplay *display);

G_END_DECLS
