/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bgl-look.h"

G_BEGIN_DECLS

/* All keys of the application and of the games; the list ends with a NULL title. */
const BglShortcutInfo *bgl_shortcuts_list     (void);

/* The title of what a key does at a table without a modifier, in the language of the user; NULL for nothing. */
const char            *bgl_shortcuts_get_title_at_table (guint keyval);

/* A page that shows them. */
GtkWidget             *bgl_shortcuts_page_new (void);

G_END_DECLS
