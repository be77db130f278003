/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How many characters of an untrusted text are shown: for the name of a player, for something that a message quotes,
 * and for a whole message. */
#define BGL_TEXT_NAME    40
#define BGL_TEXT_QUOTE   60
#define BGL_TEXT_MESSAGE 600

/*
 * Makes an untrusted text safe for a label or a terminal, whatever bytes it contains. The result is valid UTF-8 in one
 * line, without control characters and without characters that change the direction of the surrounding text. If it is
 * longer than max characters, it ends in “…”. GTK takes minutes to wrap a word of a few thousand letters, so every text
 * from a file, a link, or a command line must go through this function first. Free with g_free ().
 */
char *bgl_text_shorten        (const char *text,
                               guint       max) G_GNUC_MALLOC;

/* Formats a number with that many digits after the decimal mark of the current language. Free with g_free (). */
char *bgl_text_format_decimal (double      number,
                               guint       n_digits) G_GNUC_MALLOC;

/* The sentences at the beginning that together have at most that many characters, but at least the first one. Free with
 * g_free (). */
char *bgl_text_get_lead       (const char *text,
                               guint       n_chars) G_GNUC_MALLOC;

G_END_DECLS
