/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the result of a quiz says. */

/* For so many right answers. */
const char *bgl_quiz_words_praise (guint n_right);
/* What the answers change for the next quiz: from one level to another. */
char       *bgl_quiz_words_next   (guint level,
                                   guint next);

G_END_DECLS
