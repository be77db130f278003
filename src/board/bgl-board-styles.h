/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Registers the templates, style sheets, icons, and sounds of the boards. Does nothing if they are already
 * registered. */
void bgl_board_styles_register (void);
/* Makes the icons of the application and of the games available. Widgets that use one call it in their class_init, and
 * not the application at its start, because GTK then reads all icon themes again. */
void bgl_board_styles_add_icons (void);
/* Adds the style sheets of the boards and of every game. Also sets the accent color of each game, for the light and
 * the dark style. It applies to all widgets inside a widget with the style class of the game, which is its id. */
void bgl_board_styles_install  (GdkDisplay *display);

G_END_DECLS
