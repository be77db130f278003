/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-log-view.h"

G_BEGIN_DECLS

#define BGL_TYPE_STORY_PANE (bgl_story_pane_get_type ())

G_DECLARE_FINAL_TYPE (BglStoryPane, bgl_story_pane, BGL, STORY_PANE, GtkWidget)

BglLogView *bgl_story_pane_get_log_view (BglStoryPane *self);

/* Adds the summary of a finished game before the log, and shows it. If it is NULL, there is only the log. */
void        bgl_story_pane_set_summary  (BglStoryPane *self,
                                         GtkWidget    *summary);
GtkWidget  *bgl_story_pane_get_summary  (BglStoryPane *self);
/* The name of the page with the summary, if it is another one. */
void        bgl_story_pane_set_summary_title (BglStoryPane *self,
                                              const char   *title);
void        bgl_story_pane_show_summary (BglStoryPane *self);

G_END_DECLS
