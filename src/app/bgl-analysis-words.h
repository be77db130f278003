/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-chance-mark.h"
#include "engine/bgl-analysis.h"
#include "engine/bgl-log.h"

G_BEGIN_DECLS

/* What an analysis says, in words. Chances are written in points, of which there are 100. Free texts with g_free (). */

/* "+12" or "−12"; "0" if it rounds to that. */
char             *bgl_analysis_words_figure  (double           chance);
/* "+12 points" */
char             *bgl_analysis_words_points  (double           chance);
/* "±3", at a confidence of 95%. */
char             *bgl_analysis_words_error   (double           standard_error);

/* What stands out at the move with that index, and the seat that this is about. */
BglChanceMarkKind bgl_analysis_words_find_mark (BglAnalysis   *analysis,
                                              guint            index,
                                              guint           *seat);
/* How lucky a move of chance was for the seat that it matters most to. Returns 0 for other moves. */
double            bgl_analysis_words_find_luck (BglAnalysis   *analysis,
                                              guint            index,
                                              guint           *seat);

/* The move with that index as the log tells it: "Anna places a tile at (2, 0)." */
char             *bgl_analysis_words_move    (BglTable        *table,
                                              BglLog          *log,
                                              guint            index);
/* The best move instead of the one that was made: "Place a tile at (1, 1)". NULL if there was no better one. */
char             *bgl_analysis_words_best    (BglTable        *table,
                                              BglAnalysis     *analysis,
                                              guint            index);
/* The move, what it cost, and what would have been best; or the roll, and who was lucky. */
char             *bgl_analysis_words_verdict (BglTable        *table,
                                              BglLog          *log,
                                              BglAnalysis     *analysis,
                                              guint            index);

G_END_DECLS
