/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Sets the tooltip of a widget, or none with NULL, if that is a change. */
void bgl_tooltip_set (GtkWidget  *widget,
                      const char *text);

G_END_DECLS
