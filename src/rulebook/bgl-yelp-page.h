/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A Mallard page for a help browser, which cannot play: each example is a board in letters
 * instead of its script. */
char *bgl_yelp_page_convert (const char  *page,
                             GError     **error);

G_END_DECLS
