/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-analysis.h"
#include "engine/bgl-log.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BGL_TYPE_ANALYSIS_PANE (bgl_analysis_pane_get_type ())

G_DECLARE_FINAL_TYPE (BglAnalysisPane, bgl_analysis_pane, BGL, ANALYSIS_PANE, AdwBin)

/*
 * The part of an analysis beside the board: its progress, what decided the game, the largest errors, and the luckiest
 * rolls. Buttons activate replay.analyze and replay.stop-analysis.
 *
 * Signals:
 *   ply-activated (guint ply)  the user wants to see this ply
 */
GtkWidget *bgl_analysis_pane_new        (BglTable        *table,
                                         BglLog          *log);
/* What is known now; the analysis may be NULL. The fraction is that of a running analysis, or -1. */
void       bgl_analysis_pane_update     (BglAnalysisPane *self,
                                         BglAnalysis     *analysis,
                                         double           fraction);
/* Shows why there is no analysis. */
void       bgl_analysis_pane_fail       (BglAnalysisPane *self,
                                         const char      *reason);

G_END_DECLS
