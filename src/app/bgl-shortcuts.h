/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "board/bgl-game-ui.h"

G_BEGIN_DECLS

/* All shortcuts of the application and of the games. The list ends with a NULL title. */
const BglShortcutInfo *bgl_shortcuts_list     (void);

/* Creates a page that shows these shortcuts. */
GtkWidget             *bgl_shortcuts_page_new (void);

G_END_DECLS
