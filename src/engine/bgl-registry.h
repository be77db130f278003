/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-rules.h"

G_BEGIN_DECLS

/* All games, in the order of the list in src/games/meson.build. */
const BglRules *const *bgl_registry_list (guint      *n_games);
const BglRules        *bgl_registry_find (const char *id);

G_END_DECLS
