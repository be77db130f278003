/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-table.h"

G_BEGIN_DECLS

/* Statistics of a finished game: the right and wrong calls of each player, the fastest right call, and the average. */
GtkWidget *bongo_summary_new (BglTable *table);

G_END_DECLS
