/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Reads JSON as far as board.json needs it. Objects become a{sv}, arrays av, strings s, numbers
 * d, true and false b. Aborts the test on anything else. The result is not floating. */
GVariant *bonobo_json_load (const char *path);

G_END_DECLS
