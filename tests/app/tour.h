/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "window-fixture.h"

/*
 * A tour of the application: every page and every dialog, tables of all games at several points, rulebooks with all
 * their boards, and menus.
 */

/* Looks at what is in the windows now. */
typedef void (*TourFunc) (const char *place);

/* Adds a test for each part of the tour, such as "/NAME/table/bango", "/NAME/quiz/bango", and "/NAME/rulebook/bango". All others
 * begin with "/NAME/pages". */
void tour_add (const char *name,
               TourFunc    func);

/* Adds all mapped widgets of that type, in all windows and popovers, to the array. */
void tour_collect (GType      type,
                   GPtrArray *widgets);

/* The classes of the widget and of everything around it. */
char *tour_describe (GtkWidget *widget);
