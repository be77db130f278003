/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives what stands below a widget of a game's style class, such as .bango, the accent
 * colour of that game, on light and on dark ground. */
void bgl_accents_install (GdkDisplay *display);

G_END_DECLS
