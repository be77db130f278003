/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/bgl-analysis.h"
#include "engine/bgl-table.h"

G_BEGIN_DECLS

#define BGL_TYPE_REPLAY_PAGE (bgl_replay_page_get_type ())

G_DECLARE_FINAL_TYPE (BglReplayPage, bgl_replay_page, BGL, REPLAY_PAGE, AdwBin)

/*
 * Shows a played game move by move. It never changes that game: continuing from a move starts a new one.
 *
 * Actions of its own: replay.first, replay.previous, replay.next, replay.last, replay.run
 * (plays by itself), replay.branch, replay.copy, replay.export, replay.analyze, replay.stop-analysis, replay.best
 * (shows a better move, or the one that was made).
 *
 * Signals:
 *   branched (BglTable *table)  a new table that continues from the visible move
 */
GtkWidget *bgl_replay_page_new       (BglTable      *table);
BglTable  *bgl_replay_page_get_table (BglReplayPage *self);

/* The file of the game. Its analysis is kept beside it. */
void         bgl_replay_page_set_record_file (BglReplayPage *self,
                                              GFile         *file);
/* Shows the analysis that was made before, or analyzes the game. Hiding the page stops that. */
void         bgl_replay_page_analyze         (BglReplayPage *self);
/* What is known of the analysis so far (transfer none), or NULL. */
BglAnalysis *bgl_replay_page_get_analysis    (BglReplayPage *self);

G_END_DECLS
