/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-book.h"

G_BEGIN_DECLS

/* Formats a page or one of its sections for a terminal, in lines of at most that many characters. Free with g_free
 * (). */
char *bgl_book_format_page    (const BglPage    *page,
                               guint             width);
char *bgl_book_format_section (const BglSection *section,
                               guint             width);

G_END_DECLS
