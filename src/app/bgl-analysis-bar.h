/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-chances-plot.h"

G_BEGIN_DECLS

#define BGL_TYPE_ANALYSIS_BAR (bgl_analysis_bar_get_type ())

G_DECLARE_FINAL_TYPE (BglAnalysisBar, bgl_analysis_bar, BGL, ANALYSIS_BAR, GtkWidget)

/* The part of an analysis below the board: the plot, and what is to say about the move on the board. Its height
 * depends only on its width, so that the board does not move with the text. */

/* The plot is hidden for games without chances. */
BglChancesPlot *bgl_analysis_bar_get_plot  (BglAnalysisBar *self);
/* The heading and a text. */
void            bgl_analysis_bar_say       (BglAnalysisBar *self,
                                            const char     *heading,
                                            const char     *text);
const char     *bgl_analysis_bar_get_text  (BglAnalysisBar *self);
/* What the button for the best move does: nothing, so that it is hidden; show the best move; or go back. */
typedef enum
{
  BGL_ANALYSIS_BAR_NO_BEST,
  BGL_ANALYSIS_BAR_SHOW_BEST,
  BGL_ANALYSIS_BAR_SHOW_PLAYED,
} BglAnalysisBarButton;

void            bgl_analysis_bar_set_button (BglAnalysisBar      *self,
                                             BglAnalysisBarButton button);

G_END_DECLS
