/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a key does at every table of a game in real time, as the shortcuts window calls it. NULL for a key that such a
 * game can use itself. */
const char *bgl_table_keys_get_title (guint keyval);

G_END_DECLS
