/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/bgl-statistics.h"

G_BEGIN_DECLS

#define BGL_TYPE_STATISTICS_VIEW (bgl_statistics_view_get_type ())

G_DECLARE_FINAL_TYPE (BglStatisticsView, bgl_statistics_view, BGL, STATISTICS_VIEW, AdwBin)

/* The results of people against each other and against bots, for each game, how fast they called, and how well they
 * played in the games that have been analyzed. These are read when the view is shown, and it can analyze the others. */
void  bgl_statistics_view_update      (BglStatisticsView *self,
                                       GListModel        *entries);
guint bgl_statistics_view_get_n_rows  (BglStatisticsView *self);
guint bgl_statistics_view_get_n_plots (BglStatisticsView *self);
/* The number of cards about how well somebody plays. */
guint bgl_statistics_view_get_n_skills (BglStatisticsView *self);

G_END_DECLS
