/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How many characters of a text from outside are shown: of the name of a player, of something that a
 * message quotes, and of a message as a whole. */
#define BGL_TEXT_NAME    40
#define BGL_TEXT_QUOTE   60
#define BGL_TEXT_MESSAGE 600

/*
 * Makes a text from outside fit for a label or a terminal, whatever bytes it has: valid UTF-8 in one line,
 * without control characters and without characters that change the direction of the text around them. A text
 * of more than max characters ends in “…”. A label takes minutes to wrap a word of a few thousand
 * letters, so everything that comes from a file, a link or a command line goes through here first.
 */
char *bgl_text_shorten        (const char *text,
                               guint       max) G_GNUC_MALLOC;

/* A number with so many digits behind the decimal mark of the language that is spoken. */
char *bgl_text_format_decimal (double      number,
                               guint       n_digits) G_GNUC_MALLOC;

G_END_DECLS
