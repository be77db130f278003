/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Asks the session whether a screen reader is running. The answer comes later, so call this before it is needed. */
void     bgl_screen_reader_watch  (void);
/* Returns FALSE as long as the answer is unknown. */
gboolean bgl_screen_reader_get_on (void);

G_END_DECLS
