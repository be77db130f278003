/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/bgl-options.h"

G_BEGIN_DECLS

/*
 * A row for an option of a game: a list for words and seats, a switch for yes and no, a spin button for a number, or a
 * number for each seat. Each has a button that shows the option's rule with the action new-game.show-rule.
 */
GtkWidget           *bgl_option_row_new       (const BglOptionInfo *info);

const BglOptionInfo *bgl_option_row_get_info  (GtkWidget           *row);
/* The value as it is written in a record, or NULL for a random one. Free with g_free (). */
char                *bgl_option_row_get_value (GtkWidget           *row);
void                 bgl_option_row_set_value (GtkWidget           *row,
                                               const char          *value);
/* The players at the table, for options that are a seat or have a number for each seat. */
void                 bgl_option_row_set_names (GtkWidget           *row,
                                               const char *const   *names);

/* Creates a spin button for a row. The wheel does not change its value, but scrolls the page. */
GtkWidget           *bgl_option_row_create_number (int             minimum,
                                                   int             maximum,
                                                   int             step);

G_END_DECLS
