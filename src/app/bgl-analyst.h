/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-saved-game.h"

G_BEGIN_DECLS

#define BGL_TYPE_ANALYST (bgl_analyst_get_type ())

G_DECLARE_FINAL_TYPE (BglAnalyst, bgl_analyst, BGL, ANALYST, GObject)

/*
 * Analyzes saved games one after the other in the background, and keeps each analysis beside its game.
 *
 * Signals:
 *   changed ()   there is progress, or it has begun or ended
 */
BglAnalyst *bgl_analyst_new          (void);
/* Begins with these BglSavedGame (transfer none), unless it is running already. */
void        bgl_analyst_start        (BglAnalyst *self,
                                      GPtrArray  *games);
void        bgl_analyst_stop         (BglAnalyst *self);
gboolean    bgl_analyst_get_running  (BglAnalyst *self);
/* The part of the work that is done, from 0 to 1. */
double      bgl_analyst_get_fraction (BglAnalyst *self);

/* Sets the effort of all analyses that windows start; see BglAnalysisParams. 0, the default, is right for people. */
void        bgl_analyst_set_effort   (guint       effort);
guint       bgl_analyst_get_effort   (void);

G_END_DECLS
