/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-table.h"

G_BEGIN_DECLS

/* The points of all rounds of a game, a row for each player and a column for each round. */
GtkWidget *bangkok_summary_new (BglTable *table);

G_END_DECLS
