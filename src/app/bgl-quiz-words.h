/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The text of the result of a quiz. */

/* A sentence about that many right answers (transfer none). */
const char *bgl_quiz_words_praise (guint n_right);
/* A sentence about the level of the next quiz, compared with the level of this one. Free with g_free (). */
char       *bgl_quiz_words_next   (guint level,
                                   guint next);

G_END_DECLS
