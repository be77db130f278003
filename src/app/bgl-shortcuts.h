/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "board/bgl-game-ui.h"

G_BEGIN_DECLS

/* All keys of the application and of the games; the list ends with a NULL title. */
const BglShortcutInfo *bgl_shortcuts_list     (void);

/* A page that shows them. */
GtkWidget             *bgl_shortcuts_page_new (void);

G_END_DECLS
