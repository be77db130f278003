/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-analysis-bar.h"
#include "bgl-analysis-pane.h"
#include "bgl-log-view.h"
#include "bgl-notice-overlay.h"
#include "bgl-replay-page.h"
#include "bgl-story-pane.h"
#include "bgl-table-layout.h"
#include "board/bgl-view.h"

G_BEGIN_DECLS

/*
 * CSS nodes: replay-page, with a .replay-bar. Accessible role: group, labeled with the game's name.
 */
struct _BglReplayPage
{
  AdwBin           parent_instance;

  BglTable        *table;
  BglView         *view;
  BglLog          *log;
  GFile           *file;          /* of the record, or NULL */
  guint            run_id;

  BglAnalysis     *analysis;      /* what is known of it so far, or NULL */
  GCancellable    *analyzing;     /* while it runs */
  double           fraction;
  gboolean         resume;        /* it was canceled because the page was hidden */
  BglAnalysisPane *analysis_pane; /* created when first needed */
  guint            best_of;       /* the number of the move for which a better one is shown, or 0 */

  GtkLabel        *title;         /* in two lines if the window is narrow */
  BglTableLayout  *layout;
  BglNoticeOverlay *board;
  BglStoryPane    *story;
  BglAnalysisBar  *analysis_bar;
  GtkWidget       *scale_row;
  GtkScale        *scale;
  GtkAdjustment   *adjustment;
  GtkLabel        *place;
  GtkButton       *run;
};

/* bgl-replay-page.c */

/* Shows a position that was chosen by hand, which stops the automatic replay. */
void bgl_replay_page_go_to            (BglReplayPage  *self,
                                       guint           ply);
/* The same, and closes the sheet that covers the board in a narrow window. */
void bgl_replay_page_go_to_and_look   (BglReplayPage  *self,
                                       guint           ply);

/* bgl-replay-page-analysis.c */

void bgl_replay_page_install_analysis (GtkWidgetClass *widget_class);
/* The ply on the board has changed. */
void bgl_replay_page_update_analysis  (BglReplayPage  *self);
/* The page was hidden or shown again. */
void bgl_replay_page_pause_analysis   (BglReplayPage  *self);
void bgl_replay_page_resume_analysis  (BglReplayPage  *self);
/* For dispose (). */
void bgl_replay_page_clear_analysis   (BglReplayPage  *self);

G_END_DECLS
