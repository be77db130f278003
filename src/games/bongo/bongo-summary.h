/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-table.h"

G_BEGIN_DECLS

/* How everybody called in a game that is over: right and wrong calls, the fastest right one and the average. */
GtkWidget *bongo_summary_new (BglTable *table);

G_END_DECLS
