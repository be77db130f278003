/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Sets the tooltip of a widget, or removes it if the text is NULL. Does nothing if it is unchanged. */
void bgl_tooltip_set (GtkWidget  *widget,
                      const char *text);

G_END_DECLS
