/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Binds a key with an enumeration to the property "selected" of a row. The nicks are in the order of the row's items, and
 * NULL ends them; they must be static. */
void bgl_choice_bind (GSettings         *settings,
                      const char        *key,
                      const char *const *nicks,
                      GObject           *row);

G_END_DECLS
