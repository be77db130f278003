/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-book.h"

G_BEGIN_DECLS

/* Reads one page. What the rulebook does not use of Mallard is an error with its name, so that no
 * text gets lost unseen. */
BglPage *bgl_mallard_parse (const char  *id,
                            const char  *text,
                            gssize       length,
                            GError     **error);
void     bgl_page_free     (BglPage     *page);

G_END_DECLS
