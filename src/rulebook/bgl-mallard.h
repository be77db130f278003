/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-book.h"

G_BEGIN_DECLS

/* Parses one page. An element of Mallard that the rulebook does not support is an error with the name of the
 * element, so that no text is lost unnoticed. */
BglPage *bgl_mallard_parse (const char  *id,
                            const char  *text,
                            gssize       length,
                            GError     **error);
void     bgl_page_free     (BglPage     *page);

G_END_DECLS
