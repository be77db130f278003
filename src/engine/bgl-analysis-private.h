/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-analysis.h"

G_BEGIN_DECLS

/* Only for the files of the analysis. bgl-analysis.c has the results, bgl-analysis-run.c starts the threads,
 * bgl-analysis-estimate.c is what they do, bgl-analysis-chances.c estimates positions, bgl-analysis-judge.c compares
 * moves, bgl-analysis-calls.c is about games in real time, and bgl-analysis-file.c has the cache. */

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

/* Searches for a position. */
#define BGL_ANALYSIS_SEARCHES 8

/* What the searches of a position say. */
typedef struct
{
  guint   n;                        /* searches; 0 for the result of a game, which is exact */
  guint   n_simulations;
  double  sum[BGL_MAX_SEATS];
  double  squares[BGL_MAX_SEATS];
} BglChances;

/* What is known about a position, for all threads. */
typedef struct
{
  gboolean   done;
  gboolean   stopped;
  BglChances chances;
  guint      n_moves;
  BglMove    moves[BGL_ANALYSIS_SEARCHES]; /* what the searches would do, and how many of them */
  guint      votes[BGL_ANALYSIS_SEARCHES];
} BglAnalysisFound;

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
  BglAnalysisFound *found;       /* one for each position */
} BglAnalysisTask;

/* What the random numbers of a search are for. */
typedef enum
{
  BGL_SEED_POSITION,
  BGL_SEED_SUGGESTION,
  BGL_SEED_CANDIDATE,
  BGL_SEED_CONFIRMATION,
} BglSeedPurpose;

static inline guint64
bgl_analysis_get_seed (const BglAnalysisTask *task,
                       BglSeedPurpose         purpose,
                       guint                  index,
                       guint                  round)
{
  return bgl_random_mix (bgl_random_mix (bgl_random_mix (task->seed + purpose) + index) + round);
}

static inline gconstpointer
bgl_analysis_get_state (const BglAnalysisTask *task,
                        guint                  index)
{
  return task->states + index * task->rules->state_size;
}

/* The default number of simulations, which takes about the same time for each game. */
guint    bgl_analysis_get_effort     (const BglAnalysisTask *task);
/* Whether the game has a search that knows the chances. */
gboolean bgl_analysis_has_own_search (const BglAnalysisTask *task);

/* Adds that many searches of the state to the chances. If found is not NULL, also adds what they would do. Returns
 * FALSE if it was canceled. */
gboolean bgl_chances_search          (BglChances            *self,
                                      const BglAnalysisTask *task,
                                      gconstpointer          state,
                                      guint64                seed,
                                      guint                  n_searches,
                                      BglAnalysisFound      *found);
double   bgl_chances_get_mean        (const BglChances      *self,
                                      guint                  seat);
double   bgl_chances_get_error       (const BglChances      *self,
                                      guint                  seat);

/* Whether the seat that made the move at the position with that index could choose between several. */
gboolean bgl_analysis_is_decision    (const BglAnalysisTask *task,
                                      guint                  index,
                                      const BglAnalysisPly  *ply);
/* Judges this move. The chances are those after it. Returns FALSE if it was canceled. */
gboolean bgl_analysis_judge          (const BglAnalysisTask *task,
                                      guint                  index,
                                      const BglChances      *after,
                                      BglAnalysisPly        *ply);

/* Estimates the position with that index, and judges the move that was made there, which is NULL for the last position.
 * The chances of a known position do not change. Thread-safe, if all positions with higher indexes are done or being
 * estimated by other threads. Returns FALSE if it was canceled. */
gboolean bgl_analysis_estimate       (BglAnalysisTask       *task,
                                      guint                  index,
                                      BglAnalysisPosition   *position,
                                      BglAnalysisPly        *ply);

G_END_DECLS
