/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Accessible names for widgets that can have the focus. */

/* Names a widget. The name replaces the text on the widget, which newer versions of GTK would otherwise use. If that
 * text changes, the name must be set again. */
void bgl_names_set         (GtkWidget   *widget,
                            const char  *name);

/* Names a list by its purpose and the selected item. */
void bgl_names_set_list    (GtkDropDown *list,
                            const char  *name);

/* Names the widget, if it is a row, and all rows in it by their titles, and rows with a list also by the selected
 * item. Their subtitles become descriptions. Status pages, which can have the focus because they scroll, are named
 * by their texts. Widgets that are added later are not named. */
void bgl_names_follow      (GtkWidget   *widget);

G_END_DECLS
