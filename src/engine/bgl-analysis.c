/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <string.h>

#include "bgl-analysis-private.h"
#include "bgl-i18n.h"

/* A loss is graded only if it is larger than this many standard errors. */
#define CERTAINTY 2.0

static const struct
{
  const char *nick;
  const char *label;
  double      loss;  /* the smallest one, in winning chance */
} grades[BGL_N_GRADES] = {
  /* Translators: how bad a move was; this one was not bad. */
  [BGL_GRADE_NONE] = { "none", NC_("grade", "no error"), 0 },
  /* Translators: how bad a move was; a small error. */
  [BGL_GRADE_INACCURACY] = { "inaccuracy", NC_("grade", "inaccuracy"), 0.05 },
  /* Translators: how bad a move was. */
  [BGL_GRADE_MISTAKE] = { "mistake", NC_("grade", "mistake"), 0.10 },
  /* Translators: how bad a move was; a big error. */
  [BGL_GRADE_BLUNDER] = { "blunder", NC_("grade", "blunder"), 0.15 },
};

G_DEFINE_BOXED_TYPE (BglAnalysis, bgl_analysis, bgl_analysis_ref, bgl_analysis_unref)

static void
bgl_analysis_clear (BglAnalysis *self)
{
  g_free (self->plies);
  g_free (self->positions);
  g_clear_pointer (&self->situations, g_array_unref);
}

BglAnalysis *
bgl_analysis_ref (BglAnalysis *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

void
bgl_analysis_unref (BglAnalysis *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, (GDestroyNotify) bgl_analysis_clear);
}

void
bgl_analysis_share (guint   n_seats,
                    guint   winners,
                    double *shares)
{
  guint all = (1u << n_seats) - 1;

  winners = (winners & all) != 0 ? winners & all : all;
  for (guint i = 0; i < n_seats; i++)
    shares[i] = (winners >> i & 1) != 0 ? 1.0 / __builtin_popcount (winners) : 0;
}

BglAnalysis *
bgl_analysis_new (BglGame *game)
{
  BglAnalysis *self = g_atomic_rc_box_new0 (BglAnalysis);
  const BglRules *rules = bgl_game_get_rules (game);

  self->rules = rules;
  self->n_seats = bgl_game_get_n_seats (game);
  self->over = bgl_game_is_over (game);
  self->n_plies = bgl_game_get_n_moves (game);
  self->plies = g_new0 (BglAnalysisPly, self->n_plies);
  self->positions = g_new0 (BglAnalysisPosition, self->n_plies + 1);

  for (guint i = 0; i < self->n_plies; i++)
    {
      self->plies[i].move = bgl_game_get_move (game, i);
      self->plies[i].seat = bgl_move_get_seat (self->plies[i].move);
    }

  if (rules->get_time != NULL)
    {
      self->situations = g_array_new (FALSE, TRUE, sizeof (BglAnalysisSituation));
    }
  else if (self->over)
    {
      BglAnalysisPosition *last = &self->positions[self->n_plies];

      bgl_analysis_share (self->n_seats, bgl_game_get_winners (game), last->chance);
      last->known = TRUE;
    }

  return self;
}

BglAnalysis *
bgl_analysis_copy (BglAnalysis *self)
{
  BglAnalysis *copy = g_atomic_rc_box_dup (sizeof *self, self);

  copy->plies = g_memdup2 (self->plies, self->n_plies * sizeof *self->plies);
  copy->positions = g_memdup2 (self->positions, (self->n_plies + 1) * sizeof *self->positions);
  if (self->situations != NULL)
    copy->situations = g_array_copy (self->situations);

  return copy;
}

/* Sums */

/* The errors of neighboring positions are independent, but a position between two plies of the same kind cancels
 * out. */
static double
add_errors (BglAnalysis *self,
            guint        seat,
            gboolean   (*counts) (const BglAnalysisPly *ply,
                                  guint                 seat))
{
  double sum = 0;

  for (guint i = 0; i <= self->n_plies; i++)
    {
      gboolean before = i > 0 && counts (&self->plies[i - 1], seat);
      gboolean after = i < self->n_plies && counts (&self->plies[i], seat);
      double error = self->positions[i].error[seat - 1];

      if (before != after)
        sum += error * error;
    }

  return sqrt (sum);
}

static gboolean
is_luck (const BglAnalysisPly *ply,
         guint                 seat)
{
  return ply->seat == 0;
}

static gboolean
is_own (const BglAnalysisPly *ply,
        guint                 seat)
{
  return ply->seat == seat;
}

static gboolean
is_others (const BglAnalysisPly *ply,
           guint                 seat)
{
  return ply->seat != 0 && ply->seat != seat;
}

static void
sum_up (BglAnalysis *self,
        guint        seat)
{
  BglAnalysisSum *sum = &self->sums[seat - 1];

  *sum = (BglAnalysisSum) {
    .start = self->positions[0].chance[seat - 1],
    .result = self->positions[self->n_plies].chance[seat - 1],
    .luck_error = add_errors (self, seat, is_luck),
    .own_error = add_errors (self, seat, is_own),
    .others_error = add_errors (self, seat, is_others),
  };

  for (guint i = 0; i < self->n_plies; i++)
    {
      const BglAnalysisPly *ply = &self->plies[i];
      double change = ply->after[seat - 1] - ply->before[seat - 1];

      if (is_luck (ply, seat))
        sum->luck += change;
      else if (is_own (ply, seat))
        sum->own += change;
      else
        sum->others += change;

      if (is_own (ply, seat) && ply->best != BGL_MOVE_NONE)
        {
          sum->n_moves++;
          sum->loss += ply->loss;
          sum->n_grades[ply->grade]++;
        }
    }
}

void
bgl_analysis_update (BglAnalysis *self)
{
  for (guint i = 0; i < self->n_plies; i++)
    {
      BglAnalysisPly *ply = &self->plies[i];
      const BglAnalysisPosition *before = &self->positions[i];
      const BglAnalysisPosition *after = &self->positions[i + 1];

      ply->done = before->known && after->known;
      if (!ply->done)
        continue;

      memcpy (ply->before, before->chance, sizeof ply->before);
      memcpy (ply->after, after->chance, sizeof ply->after);
      memcpy (ply->before_error, before->error, sizeof ply->before_error);
      memcpy (ply->after_error, after->error, sizeof ply->after_error);
    }

  if (self->situations == NULL && bgl_analysis_is_complete (self))
    for (guint seat = 1; seat <= self->n_seats; seat++)
      sum_up (self, seat);
}

/* Accessors */

const BglRules *
bgl_analysis_get_rules (BglAnalysis *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->rules;
}

guint
bgl_analysis_get_n_seats (BglAnalysis *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_seats;
}

guint
bgl_analysis_get_n_plies (BglAnalysis *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_plies;
}

const BglAnalysisPly *
bgl_analysis_get_ply (BglAnalysis *self,
                      guint        index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->n_plies, NULL);

  return &self->plies[index];
}

gboolean
bgl_analysis_is_complete (BglAnalysis *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i <= self->n_plies && self->situations == NULL; i++)
    if (!self->positions[i].known)
      return FALSE;

  return TRUE;
}

gboolean
bgl_analysis_is_over (BglAnalysis *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->over;
}

gboolean
bgl_analysis_is_timed (BglAnalysis *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->situations != NULL;
}

double
bgl_analysis_get_chance (BglAnalysis *self,
                         guint        ply,
                         guint        seat,
                         double      *standard_error)
{
  const BglAnalysisPosition *position;

  g_return_val_if_fail (self != NULL, -1);
  g_return_val_if_fail (ply <= self->n_plies, -1);
  g_return_val_if_fail (seat >= 1 && seat <= self->n_seats, -1);

  position = &self->positions[ply];
  if (standard_error != NULL)
    *standard_error = position->known ? position->error[seat - 1] : 0;

  return position->known ? position->chance[seat - 1] : -1;
}

const BglAnalysisSum *
bgl_analysis_get_sum (BglAnalysis *self,
                      guint        seat)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (seat >= 1 && seat <= self->n_seats, NULL);

  return &self->sums[seat - 1];
}

guint
bgl_analysis_get_n_situations (BglAnalysis *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->situations != NULL ? self->situations->len : 0;
}

static const BglAnalysisSituation *
get_situation (BglAnalysis *self,
               guint        index)
{
  return &g_array_index (self->situations, BglAnalysisSituation, index);
}

const char *
bgl_analysis_get_situation_label (BglAnalysis *self,
                                  guint        index)
{
  g_return_val_if_fail (index < bgl_analysis_get_n_situations (self), NULL);

  return _(self->rules->situations[get_situation (self, index)->index].label);
}

const char *
bgl_analysis_get_situation_rule (BglAnalysis *self,
                                 guint        index)
{
  g_return_val_if_fail (index < bgl_analysis_get_n_situations (self), NULL);

  return self->rules->situations[get_situation (self, index)->index].rule;
}

const BglAnalysisCalls *
bgl_analysis_get_calls (BglAnalysis *self,
                        guint        index,
                        guint        seat)
{
  g_return_val_if_fail (index < bgl_analysis_get_n_situations (self), NULL);
  g_return_val_if_fail (seat >= 1 && seat <= self->n_seats, NULL);

  return &get_situation (self, index)->calls[seat - 1];
}

const BglAnalysisCalls *
bgl_analysis_get_all_calls (BglAnalysis *self,
                            guint        seat)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (seat >= 1 && seat <= self->n_seats, NULL);

  return &self->all_calls[seat - 1];
}

/* Grades */

BglGrade
bgl_analysis_grade (double loss,
                    double standard_error)
{
  BglGrade grade = BGL_GRADE_NONE;

  if (loss <= CERTAINTY * standard_error)
    return grade;

  for (guint i = 0; i < BGL_N_GRADES; i++)
    if (loss >= grades[i].loss)
      grade = i;

  return grade;
}

const char *
bgl_grade_get_nick (BglGrade grade)
{
  g_return_val_if_fail (grade < BGL_N_GRADES, NULL);

  return grades[grade].nick;
}

const char *
bgl_grade_get_label (BglGrade grade)
{
  g_return_val_if_fail (grade < BGL_N_GRADES, NULL);

  return bgl_pgettext2 ("grade", grades[grade].label);
}
