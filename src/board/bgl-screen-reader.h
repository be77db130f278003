/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Asks the session whether a screen reader runs. The answer comes later, so ask before it is needed. */
void     bgl_screen_reader_watch  (void);
/* FALSE as long as this is not known. */
gboolean bgl_screen_reader_get_on (void);

G_END_DECLS
