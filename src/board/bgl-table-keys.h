/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The title in the shortcuts window of a key that every table of a game in real time uses. NULL if the game can use
 * the key itself. */
const char *bgl_table_keys_get_title (guint keyval);

G_END_DECLS
