/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-analysis-pane.h"

#include "bgl-analysis-list.h"
#include "bgl-analysis-sums.h"
#include "bgl-analysis-words.h"
#include "engine/bgl-i18n.h"

#define MOST      5     /* moves in a list */
#define LEAST_LUCK 0.03 /* less does not matter */

/*
 * CSS nodes: analysis-pane. Accessible role: group.
 */
struct _BglAnalysisPane
{
  AdwBin           parent_instance;

  BglTable        *table;
  BglLog          *log;
  BglAnalysis     *summed;    /* the complete analysis that the sums show, or NULL */
  BglAnalysisList *errors;
  BglAnalysisList *luck;

  GtkWidget       *progress_box;
  GtkProgressBar  *progress;
  GtkWidget       *progress_label;
  GtkWidget       *stopped_box;
  GtkLabel        *reason;
  AdwBin          *sums;
  GtkBox          *lists;
};

G_DEFINE_FINAL_TYPE (BglAnalysisPane, bgl_analysis_pane, ADW_TYPE_BIN)

enum
{
  SIGNAL_PLY_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
activate_cb (BglAnalysisPane *self,
             guint            ply)
{
  g_signal_emit (self, signals[SIGNAL_PLY_ACTIVATED], 0, ply);
}

static char *
describe_cb (guint    ply,
             gpointer user_data)
{
  BglAnalysisPane *self = user_data;
  g_autofree char *move = bgl_analysis_words_move (self->table, self->log, ply - 1);

  /* Translators: the number of a move, and a sentence about it. */
  return g_strdup_printf (C_("list", "%u. %s"), ply, move);
}

static void
update_lists (BglAnalysisPane *self,
              BglAnalysis     *analysis)
{
  for (guint i = 0; i < bgl_analysis_get_n_plies (analysis); i++)
    {
      const BglAnalysisPly *ply = bgl_analysis_get_ply (analysis, i);
      guint seat = 0;
      double luck = bgl_analysis_words_find_luck (analysis, i, &seat);
      g_autofree char *figure = bgl_analysis_words_figure (ply->seat == 0 ? luck : -ply->loss);

      if (!ply->done)
        continue;
      if (ply->grade != BGL_GRADE_NONE)
        bgl_analysis_list_add (self->errors, i + 1, ply->loss, figure, ply->seat,
                               bgl_analysis_words_find_mark (analysis, i, &seat), describe_cb, self);
      if (ABS (luck) >= LEAST_LUCK)
        bgl_analysis_list_add (self->luck, i + 1, ABS (luck), figure, seat,
                               luck > 0 ? BGL_CHANCE_MARK_LUCKY : BGL_CHANCE_MARK_UNLUCKY, describe_cb, self);
    }
}

static void
update_sums (BglAnalysisPane *self,
             BglAnalysis     *analysis)
{
  BglAnalysis *complete = analysis != NULL && bgl_analysis_is_complete (analysis) ? analysis : NULL;

  if (complete == self->summed)
    return;

  g_clear_pointer (&self->summed, bgl_analysis_unref);
  if (complete != NULL)
    {
      self->summed = bgl_analysis_ref (complete);
      adw_bin_set_child (self->sums, bgl_analysis_is_timed (complete) ? bgl_analysis_calls_new (self->table, complete)
                                                                      : bgl_analysis_sums_new (self->table, complete));
    }
  else
    {
      adw_bin_set_child (self->sums, NULL);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->sums), complete != NULL);
}

static void
bgl_analysis_pane_dispose (GObject *object)
{
  BglAnalysisPane *self = BGL_ANALYSIS_PANE (object);

  g_clear_pointer (&self->summed, bgl_analysis_unref);
  g_clear_object (&self->table);
  g_clear_object (&self->log);

  G_OBJECT_CLASS (bgl_analysis_pane_parent_class)->dispose (object);
}

static void
bgl_analysis_pane_class_init (BglAnalysisPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bgl_analysis_pane_dispose;

  signals[SIGNAL_PLY_ACTIVATED] =
    g_signal_new ("ply-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-analysis-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, BglAnalysisPane, progress_box);
  gtk_widget_class_bind_template_child (widget_class, BglAnalysisPane, progress);
  gtk_widget_class_bind_template_child (widget_class, BglAnalysisPane, progress_label);
  gtk_widget_class_bind_template_child (widget_class, BglAnalysisPane, stopped_box);
  gtk_widget_class_bind_template_child (widget_class, BglAnalysisPane, reason);
  gtk_widget_class_bind_template_child (widget_class, BglAnalysisPane, sums);
  gtk_widget_class_bind_template_child (widget_class, BglAnalysisPane, lists);

  gtk_widget_class_set_css_name (widget_class, "analysis-pane");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_analysis_pane_init (BglAnalysisPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static BglAnalysisList *
add_list (BglAnalysisPane *self,
          const char      *title)
{
  GtkWidget *list = bgl_analysis_list_new (self->table, title, MOST);

  g_signal_connect_object (list, "ply-activated", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->lists, list);

  return BGL_ANALYSIS_LIST (list);
}

GtkWidget *
bgl_analysis_pane_new (BglTable *table,
                       BglLog   *log)
{
  BglAnalysisPane *self;

  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);
  g_return_val_if_fail (BGL_IS_LOG (log), NULL);

  self = g_object_new (BGL_TYPE_ANALYSIS_PANE, NULL);
  self->table = g_object_ref (table);
  self->log = g_object_ref (log);
  self->errors = add_list (self, _("Largest errors"));
  /* Translators: the dice or draws that changed most in a game. */
  self->luck = add_list (self, _("Good and bad luck"));

  return GTK_WIDGET (self);
}

void
bgl_analysis_pane_update (BglAnalysisPane *self,
                          BglAnalysis     *analysis,
                          double           fraction)
{
  const gboolean complete = analysis != NULL && bgl_analysis_is_complete (analysis);

  g_return_if_fail (BGL_IS_ANALYSIS_PANE (self));

  gtk_widget_set_visible (self->progress_box, fraction >= 0);
  gtk_widget_set_visible (self->stopped_box, fraction < 0 && !complete);
  gtk_progress_bar_set_fraction (self->progress, MAX (fraction, 0));
  gtk_label_set_text (self->reason, _("The analysis was stopped."));
  update_sums (self, analysis);
  if (analysis != NULL && !bgl_analysis_is_timed (analysis))
    update_lists (self, analysis);
}

void
bgl_analysis_pane_fail (BglAnalysisPane *self,
                        const char      *reason)
{
  g_return_if_fail (BGL_IS_ANALYSIS_PANE (self));
  g_return_if_fail (reason != NULL);

  bgl_analysis_pane_update (self, NULL, -1);
  gtk_label_set_text (self->reason, reason);
}
