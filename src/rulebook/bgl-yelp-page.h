/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Converts a Mallard page for a help browser, which cannot play examples: each example becomes a board drawn with
 * letters. Free with g_free (). */
char *bgl_yelp_page_convert (const char  *page,
                             GError     **error);

G_END_DECLS
