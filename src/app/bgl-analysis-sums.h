/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-analysis.h"
#include "engine/bgl-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Creates a table that says where the result of each seat comes from: chance at the start, luck, own moves, and those of
 * the others. */
GtkWidget *bgl_analysis_sums_new  (BglTable    *table,
                                   BglAnalysis *analysis);

/* Creates cards for a game in real time: the times of each seat, and the situations that cost most. */
GtkWidget *bgl_analysis_calls_new (BglTable    *table,
                                   BglAnalysis *analysis);

G_END_DECLS
