/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "net/bgl-distance.h"

G_BEGIN_DECLS

/* Prints a sentence for people. */
void cli_say       (const char  *format,
                    ...) G_GNUC_PRINTF (1, 2);
/* Handles BglDistance::news. */
void cli_tell_news (BglDistance *distance,
                    guint        kind,
                    guint        seat,
                    guint        received,
                    gpointer     user_data);
/* Does what a line after a slash says. */
void cli_command   (BglDistance *distance,
                    const char  *line);

G_END_DECLS
