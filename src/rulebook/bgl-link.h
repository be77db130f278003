/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BGL_LINK_PREFIX "bungalow:"

/*
 * A link to a place of the rulebook: "bungalow:chess", "bungalow:chess/chess-castling", or either with the slashes
 * that GIO gives to an address. Web pages can send links, too: whatever cannot be the name of a place is
 * refused. The section is NULL where the link has none; both are only set if the link is good.
 */
gboolean bgl_link_parse (const char  *uri,
                         char       **page,
                         char       **section);

G_END_DECLS
