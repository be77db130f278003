/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bgl-record.h"

G_BEGIN_DECLS

/*
 * What happened in a game: the chance of winning of every seat at every position, what each decision cost, and how
 * lucky each roll or draw was. All chances are between 0 and 1, and those of a position add up to 1: partners share the
 * chance of their side, winners share a win, and all seats share a draw.
 *
 * There is one estimate for each position, and that of a finished game is its result. So for each seat, the chance at
 * the start, its luck, its own moves, and the moves of the others add up to the result.
 *
 * Games in real time have no chances. For them, there are the times and errors of the calls by situation.
 */
typedef struct _BglAnalysis BglAnalysis;

/* Bugs and improvements that change the numbers also change the version, so that no old analysis is read. */
#define BGL_ANALYSIS_VERSION 1

typedef enum
{
  BGL_GRADE_NONE,
  BGL_GRADE_INACCURACY, /* costs at least 5 points of winning chance, that is 0.05 */
  BGL_GRADE_MISTAKE,    /* 10 points */
  BGL_GRADE_BLUNDER,    /* 15 points */
} BglGrade;

#define BGL_N_GRADES 4

/* A move of the record, with the position before and after it. */
typedef struct
{
  BglMove  move;
  guint    seat;                        /* who made it; 0 for chance */
  gboolean done;                        /* whether it has been analyzed; the numbers below are 0 before */

  double   before[BGL_MAX_SEATS];       /* the chance of each seat; the same numbers as after the ply before */
  double   after[BGL_MAX_SEATS];
  double   before_error[BGL_MAX_SEATS]; /* standard errors; 0 if the result is certain */
  double   after_error[BGL_MAX_SEATS];

  /* Of a decision, for the seat that made it; partners lose together, so this is the chance of their side. The position
   * after the move is compared with the one after the best move, so that the loss may differ a little from the
   * difference between before and after. */
  BglMove  best;                        /* the best move that was found, also if it is the one that was made;
                                         * BGL_MOVE_NONE if there was nothing to choose */
  double   loss;                        /* what the best move would have gained, at least 0 */
  double   loss_error;                  /* its standard error */
  BglGrade grade;                       /* only if the loss is larger than two standard errors */

  /* Of a call in real time. */
  guint    time;                        /* in milliseconds since the calls were opened; 0 for other moves */
  gboolean wrong;                       /* a false start: the call was wrong or too early */
} BglAnalysisPly;

/* Where the result of a seat comes from. start + luck + own + others = result, exactly. */
typedef struct
{
  double start;      /* the chance before the first move */
  double luck;       /* the sum of all rolls and draws */
  double own;        /* the sum of all decisions of the seat */
  double others;     /* the sum of all decisions of the other seats, partners included */
  double result;     /* at the end; the chance at the last position if the game is unfinished */
  double luck_error; /* standard errors of the sums */
  double own_error;
  double others_error;
  double loss;       /* the sum of the losses of its decisions */
  guint  n_moves;    /* its decisions between several moves */
  guint  n_grades[BGL_N_GRADES];
} BglAnalysisSum;

/* The calls of a seat in one situation of a game in real time. A round can be of several situations. */
typedef struct
{
  guint  n_rounds;
  guint  n_right;    /* rounds that the seat won by the first right call */
  guint  n_wrong;    /* false starts */
  guint  n_lost;     /* rounds that another seat won */
  guint  median;     /* time of the right calls in milliseconds, or 0 */
  int    points;     /* by which the score of the seat changed in these rounds */
} BglAnalysisCalls;

#define BGL_TYPE_ANALYSIS (bgl_analysis_get_type ())

GType        bgl_analysis_get_type (void);
BglAnalysis *bgl_analysis_ref      (BglAnalysis *self);
void         bgl_analysis_unref    (BglAnalysis *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglAnalysis, bgl_analysis_unref)

typedef struct
{
  guint64 seed;    /* the same seed and effort give the same analysis */
  guint   jobs;    /* threads; 0 for one for each processor */
  guint   effort;  /* simulations of each search; 0 for a default that takes a few seconds */
} BglAnalysisParams;

/* Called on the thread that started the analysis, after a ply was analyzed. The analysis is a copy of what is known so
 * far, and can be kept. Plies are done from the last to the first. The fraction is that of the whole work. */
typedef void (*BglAnalysisProgress) (BglAnalysis *partial,
                                     double       fraction,
                                     gpointer     user_data);

/* Analyzes the moves of a record, which does not change. A record whose moves are refused gets the error of
 * bgl_record_replay (). The parameters may be NULL for the defaults. (transfer full) */
BglAnalysis *bgl_analysis_run      (BglRecord               *record,
                                    const BglAnalysisParams *params,
                                    GCancellable            *cancellable,
                                    BglAnalysisProgress      progress,
                                    gpointer                 user_data,
                                    GError                 **error);
/* The same on worker threads with a low priority. The progress function is called from the main context of the caller,
 * and no longer once the cancellable is canceled or the callback was called. Canceling takes effect within a few
 * milliseconds. */
void         bgl_analysis_run_async (BglRecord               *record,
                                     const BglAnalysisParams *params,
                                     GCancellable            *cancellable,
                                     BglAnalysisProgress      progress,
                                     gpointer                 progress_data,
                                     GAsyncReadyCallback      callback,
                                     gpointer                 user_data);
BglAnalysis *bgl_analysis_run_finish (GAsyncResult *result,
                                      GError      **error);

const BglRules       *bgl_analysis_get_rules    (BglAnalysis *self);
guint                 bgl_analysis_get_n_seats  (BglAnalysis *self);
guint                 bgl_analysis_get_n_plies  (BglAnalysis *self);
const BglAnalysisPly *bgl_analysis_get_ply      (BglAnalysis *self,
                                                 guint        index);
/* Whether every ply is done. The sums of a partial analysis are not meaningful. */
gboolean              bgl_analysis_is_complete  (BglAnalysis *self);
/* Whether the record has the end of the game. */
gboolean              bgl_analysis_is_over      (BglAnalysis *self);
/* Whether the game is in real time. Then there are no chances and sums, but times and situations. */
gboolean              bgl_analysis_is_timed     (BglAnalysis *self);
/* The chance of a seat after that many plies, from 0 to the number of plies. Its standard error may be NULL. Returns
 * -1 while it is not known. */
double                bgl_analysis_get_chance   (BglAnalysis *self,
                                                 guint        ply,
                                                 guint        seat,
                                                 double      *standard_error);
const BglAnalysisSum *bgl_analysis_get_sum      (BglAnalysis *self,
                                                 guint        seat);

/* The situations of a game in real time that occurred, those first that cost most. The label is translated, and the
 * rule is its ID. */
guint                   bgl_analysis_get_n_situations   (BglAnalysis *self);
const char             *bgl_analysis_get_situation_label (BglAnalysis *self,
                                                          guint        index);
const char             *bgl_analysis_get_situation_rule (BglAnalysis *self,
                                                         guint        index);
const BglAnalysisCalls *bgl_analysis_get_calls          (BglAnalysis *self,
                                                         guint        index,
                                                         guint        seat);
/* The calls of a seat in all rounds. */
const BglAnalysisCalls *bgl_analysis_get_all_calls      (BglAnalysis *self,
                                                         guint        seat);

/* "inaccuracy", not translated. */
const char             *bgl_grade_get_nick  (BglGrade grade);
/* The translated name. */
const char             *bgl_grade_get_label (BglGrade grade);

/*
 * The cache: a small text file beside the file of the record. It is valid only for the same moves and the same version
 * of the analysis. Anything else is ignored, whatever it contains. The store deletes it together with the game.
 */
/* (transfer full) */
GFile       *bgl_analysis_get_file (GFile       *record_file);
/* Returns NULL if there is no valid analysis of these moves. A game in real time needs no file. (transfer full) */
BglAnalysis *bgl_analysis_load     (GFile       *record_file,
                                    BglRecord   *record);
/* Only a complete analysis can be saved. A game in real time needs no file, and none is written. */
gboolean     bgl_analysis_save     (BglAnalysis *self,
                                    GFile       *record_file,
                                    BglRecord   *record,
                                    GError     **error);

G_END_DECLS
