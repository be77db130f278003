/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What a screen reader says of a widget that has the focus. */

/* Names a widget. The text on it, which newer versions of GTK would prefer, is then no part of its name. If that text
 * changes, set the name again. */
void bgl_names_set         (GtkWidget   *widget,
                            const char  *name);

/* Names a list by what it is for and what is selected. */
void bgl_names_set_list    (GtkDropDown *list,
                            const char  *name);

/* Names all rows in a widget, which may be one itself, by their titles, and those with a list also by what is selected.
 * Their subtitles describe them. Status pages, which can be scrolled and so can have the focus, are named by what they
 * say. What is added later is not named. */
void bgl_names_follow      (GtkWidget   *widget);

G_END_DECLS
