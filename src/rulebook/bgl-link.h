/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BGL_LINK_PREFIX "bungalow:"

/*
 * Parses a link to a place in the rulebook: "bungalow:GAME", "bungalow:GAME/RULE-ID", or either with the
 * slashes that GIO adds to a URI. Web pages can contain such links, too, so anything that cannot be a place is refused.
 * The section is NULL if the link has none. Both are only set if the link is valid. Free them with g_free ().
 */
gboolean bgl_link_parse (const char  *uri,
                         char       **page,
                         char       **section);

G_END_DECLS
