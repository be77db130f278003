/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Binds an enumeration key to the property "selected" of a row. The nicks are in the order of the items of the row,
 * end with NULL, and must be static. */
void bgl_choice_bind (GSettings         *settings,
                      const char        *key,
                      const char *const *nicks,
                      GObject           *row);

G_END_DECLS
