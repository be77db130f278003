/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-analysis.h"

G_BEGIN_DECLS

/* Only for the files of the analysis. bgl-analysis.c has the results, bgl-analysis-run.c the threads,
 * bgl-analysis-estimate.c the estimates, bgl-analysis-calls.c the games in real time, and bgl-analysis-file.c the
 * cache. */

/* The estimate for a position. */
typedef struct
{
  gboolean known;
  double   chance[BGL_MAX_SEATS];
  double   error[BGL_MAX_SEATS];
} BglAnalysisPosition;

typedef struct
{
  guint            index;   /* in the table of the rules */
  BglAnalysisCalls calls[BGL_MAX_SEATS];
} BglAnalysisSituation;

struct _BglAnalysis
{
  const BglRules      *rules;
  guint                n_seats;
  gboolean             over;
  guint                n_plies;
  BglAnalysisPly      *plies;
  BglAnalysisPosition *positions;   /* one more than plies */
  BglAnalysisSum       sums[BGL_MAX_SEATS];
  GArray              *situations;  /* BglAnalysisSituation; NULL if the game is not in real time */
  BglAnalysisCalls     all_calls[BGL_MAX_SEATS];
};

/* An analysis of the moves of the game in which only the result is known (transfer full). */
BglAnalysis *bgl_analysis_new            (BglGame             *game);
BglAnalysis *bgl_analysis_copy           (BglAnalysis         *self);
/* Sets the chances of the plies from those of the positions, and the sums if all are known. */
void         bgl_analysis_update         (BglAnalysis         *self);
/* The grade of a loss. */
BglGrade     bgl_analysis_grade          (double               loss,
                                          double               standard_error);
/* The shares of the winners, or of all seats for no winners. */
void         bgl_analysis_share          (guint                n_seats,
                                          guint                winners,
                                          double              *shares);

/* Fills in everything about the calls of a game in real time. The record has the handicaps. */
void         bgl_analysis_judge_calls    (BglAnalysis         *self,
                                          BglGame             *game,
                                          BglRecord           *record);

typedef struct _BglAnalysisFound BglAnalysisFound;

/* What the estimates of a game need. Only the last members change while threads use it. */
typedef struct
{
  const BglRules   *rules;
  guint             n_seats;
  guint             n_plies;
  guint8           *states;      /* that of each position, one after the other */
  guint64           seed;
  guint             effort;      /* simulations of each search */
  GCancellable     *cancellable;

  GMutex            lock;
  GCond             changed;
  BglAnalysisFound *found;       /* what the threads know about each position */
} BglAnalysisTask;

/* Free with g_free (). */
BglAnalysisFound *bgl_analysis_found_new (guint              n_positions);
/* The default, which takes about the same time for each game. */
guint             bgl_analysis_get_effort (const BglAnalysisTask *task);
/* Estimates the position with that index, and judges the move that was made there, which is NULL for the last position.
 * The chances of a known position do not change. Thread-safe, if all positions with higher indexes are done or being
 * estimated by other threads. Returns FALSE if it was canceled. */
gboolean          bgl_analysis_estimate  (BglAnalysisTask     *task,
                                          guint                index,
                                          BglAnalysisPosition *position,
                                          BglAnalysisPly      *ply);

G_END_DECLS
