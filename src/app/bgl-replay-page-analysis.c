/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-replay-page-private.h"

#include "bgl-analysis-words.h"
#include "bgl-analyst.h"
#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

/* The analysis of the game: it runs in threads, shows what it knows so far, and is kept beside the file of the game. */

static BglGame *
get_game (BglReplayPage *self)
{
  return bgl_table_get_game (self->table);
}

/* What the page shows */

static void
update_points (BglReplayPage *self)
{
  BglChancesPlot *plot = bgl_analysis_bar_get_plot (self->analysis_bar);

  for (guint ply = 0; ply <= bgl_analysis_get_n_plies (self->analysis); ply++)
    {
      BglChancePoint point = { .seat = 1 };

      for (guint seat = 1; seat <= bgl_analysis_get_n_seats (self->analysis); seat++)
        point.chances[seat - 1] = bgl_analysis_get_chance (self->analysis, ply, seat, NULL);
      point.known = point.chances[0] >= 0;
      if (ply > 0)
        point.mark = bgl_analysis_words_find_mark (self->analysis, ply - 1, &point.seat);
      bgl_chances_plot_set_point (plot, ply, &point);
    }
}

static char *
describe_best (BglReplayPage *self)
{
  g_autofree char *best = bgl_analysis_words_best (self->table, self->analysis, self->best_of - 1);

  /* Translators: the number of a move, and another move in words, such as “Place a tile at (2, 0)”. The last sentence
   * names a button. */
  return g_strdup_printf (_("Better than move %u: %s. Choose Continue to play on from here."), self->best_of, best);
}

static char *
describe_ply (BglReplayPage *self,
              guint          ply)
{
  if (self->best_of != 0)
    return describe_best (self);
  if (ply == 0)
    return g_strdup ("");

  return bgl_analysis_words_verdict (self->table, self->log, self->analysis, ply - 1);
}

/* In real time, the slider has the number of the move. */
static char *
describe_call (BglReplayPage *self,
               guint          ply)
{
  const BglAnalysisPly *call = ply > 0 ? bgl_analysis_get_ply (self->analysis, ply - 1) : NULL;

  if (call == NULL || call->time == 0)
    return g_strdup ("");
  if (call->wrong)
    return g_strdup_printf (_("False start after %.2f s"), call->time / 1000.0);

  return g_strdup_printf (_("Right call after %.2f s"), call->time / 1000.0);
}

static char *
describe_place (BglReplayPage *self,
                guint          ply)
{
  g_autofree char *place = NULL;
  g_autofree char *chances = NULL;

  if (bgl_analysis_is_timed (self->analysis))
    return describe_call (self, ply);

  place = g_strdup_printf (_("%u of %u"), ply, bgl_game_get_n_moves (get_game (self)));
  chances = bgl_chances_plot_describe (bgl_analysis_bar_get_plot (self->analysis_bar), ply);

  return g_strjoin (" · ", place, chances != NULL ? chances : _("Not analyzed yet"), NULL);
}

static BglAnalysisBarButton
find_button (BglReplayPage *self,
             guint          ply)
{
  g_autofree char *best = NULL;

  if (self->best_of != 0)
    return BGL_ANALYSIS_BAR_SHOW_PLAYED;
  if (ply == 0)
    return BGL_ANALYSIS_BAR_NO_BEST;

  best = bgl_analysis_words_best (self->table, self->analysis, ply - 1);

  return best != NULL ? BGL_ANALYSIS_BAR_SHOW_BEST : BGL_ANALYSIS_BAR_NO_BEST;
}

void
bgl_replay_page_update_analysis (BglReplayPage *self)
{
  guint ply = bgl_game_get_ply (get_game (self));
  g_autofree char *text = NULL;
  g_autofree char *place = NULL;

  if (self->best_of != 0 && ply != self->best_of - 1)
    self->best_of = 0;
  if (self->analysis == NULL)
    return;

  text = describe_ply (self, ply);
  place = describe_place (self, ply);
  bgl_chances_plot_set_ply (bgl_analysis_bar_get_plot (self->analysis_bar), ply, text);
  bgl_analysis_bar_say (self->analysis_bar, place, text);
  bgl_analysis_bar_set_button (self->analysis_bar, find_button (self, ply));
}

static void
update_pane (BglReplayPage *self)
{
  bgl_analysis_pane_update (self->analysis_pane, self->analysis, self->analyzing != NULL ? self->fraction : -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.stop-analysis", self->analyzing != NULL);
}

static void
set_analysis (BglReplayPage *self,
              BglAnalysis   *analysis)
{
  gboolean timed = bgl_analysis_is_timed (analysis);
  gboolean had_focus = gtk_widget_has_focus (GTK_WIDGET (self->scale));

  g_clear_pointer (&self->analysis, bgl_analysis_unref);
  self->analysis = bgl_analysis_ref (analysis);
  /* The plot takes the place of the slider. */
  gtk_widget_set_visible (GTK_WIDGET (bgl_analysis_bar_get_plot (self->analysis_bar)), !timed);
  gtk_widget_set_visible (self->scale_row, timed);
  gtk_widget_set_visible (GTK_WIDGET (self->analysis_bar), TRUE);
  if (had_focus && !timed)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  if (!timed)
    update_points (self);
  bgl_replay_page_update_analysis (self);
  update_pane (self);
}

/* Running */

typedef struct
{
  BglAnalysis *analysis;
  GFile       *file;
  BglRecord   *record;
} Save;

static void
save_free (gpointer data)
{
  Save *save = data;

  bgl_analysis_unref (save->analysis);
  g_object_unref (save->file);
  g_object_unref (save->record);
  g_free (save);
}

/* The file only spares the next analysis, so nobody needs to know if it cannot be written. */
static void
save_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  Save *save = data;

  bgl_analysis_save (save->analysis, save->file, save->record, NULL);
  g_task_return_boolean (task, TRUE);
}

static void
save_analysis (BglReplayPage *self)
{
  g_autoptr (GTask) task = NULL;
  Save *save;

  if (self->file == NULL)
    return;

  save = g_new0 (Save, 1);
  save->analysis = bgl_analysis_ref (self->analysis);
  save->file = g_object_ref (self->file);
  save->record = bgl_table_to_record (self->table);
  task = g_task_new (NULL, NULL, NULL, NULL);
  g_task_set_task_data (task, save, save_free);
  g_task_run_in_thread (task, save_thread);
}

static void
progress_cb (BglAnalysis *partial,
             double       fraction,
             gpointer     user_data)
{
  BglReplayPage *self = user_data;

  /* The end is reported twice. */
  if (bgl_analysis_is_complete (partial))
    return;

  self->fraction = fraction;
  set_analysis (self, partial);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  BglReplayPage *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BglAnalysis) analysis = bgl_analysis_run_finish (result, &error);

  /* Canceled: the page may be gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->analyzing);
  if (analysis == NULL)
    {
      bgl_analysis_pane_fail (self->analysis_pane, error->message);
      return;
    }

  set_analysis (self, analysis);
  save_analysis (self);
}

static void
stop (BglReplayPage *self)
{
  g_cancellable_cancel (self->analyzing);
  g_clear_object (&self->analyzing);
}

static void
create_pane (BglReplayPage *self)
{
  GtkWidget *pane;

  if (self->analysis_pane != NULL)
    return;

  pane = bgl_analysis_pane_new (self->table, self->log);
  self->analysis_pane = BGL_ANALYSIS_PANE (pane);
  g_signal_connect_object (pane, "ply-activated", G_CALLBACK (bgl_replay_page_go_to_and_look), self, G_CONNECT_SWAPPED);
  bgl_story_pane_set_summary (self->story, pane);
  /* Translators: what happened in a game: who made errors, and who was lucky. */
  bgl_story_pane_set_summary_title (self->story, _("Analysis"));

  bgl_chances_plot_set_table (bgl_analysis_bar_get_plot (self->analysis_bar), self->table);
  g_signal_connect_object (bgl_analysis_bar_get_plot (self->analysis_bar), "ply-activated",
                           G_CALLBACK (bgl_replay_page_go_to), self, G_CONNECT_SWAPPED);
}

void
bgl_replay_page_analyze (BglReplayPage *self)
{
  const BglAnalysisParams params = { .effort = bgl_analyst_get_effort () };
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (BglAnalysis) cached = NULL;

  g_return_if_fail (BGL_IS_REPLAY_PAGE (self));

  create_pane (self);
  bgl_story_pane_show_summary (self->story);
  if (!bgl_table_layout_get_narrow (self->layout))
    bgl_table_layout_set_log_visible (self->layout, TRUE);
  if (self->analyzing != NULL || (self->analysis != NULL && bgl_analysis_is_complete (self->analysis)))
    return;

  record = bgl_table_to_record (self->table);
  cached = self->file != NULL ? bgl_analysis_load (self->file, record) : NULL;
  if (cached != NULL)
    {
      set_analysis (self, cached);
      return;
    }

  self->analyzing = g_cancellable_new ();
  self->fraction = 0;
  update_pane (self);
  bgl_analysis_run_async (record, &params, self->analyzing, progress_cb, self, done_cb, self);
}

BglAnalysis *
bgl_replay_page_get_analysis (BglReplayPage *self)
{
  g_return_val_if_fail (BGL_IS_REPLAY_PAGE (self), NULL);

  return self->analysis;
}

void
bgl_replay_page_pause_analysis (BglReplayPage *self)
{
  if (self->analyzing == NULL)
    return;

  stop (self);
  self->resume = TRUE;
  update_pane (self);
}

void
bgl_replay_page_resume_analysis (BglReplayPage *self)
{
  if (self->resume)
    bgl_replay_page_analyze (self);
  self->resume = FALSE;
}

void
bgl_replay_page_clear_analysis (BglReplayPage *self)
{
  stop (self);
  g_clear_pointer (&self->analysis, bgl_analysis_unref);
}

/* Actions */

static void
analyze_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  bgl_replay_page_analyze (BGL_REPLAY_PAGE (widget));
}

static void
stop_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BglReplayPage *self = BGL_REPLAY_PAGE (widget);

  if (self->analyzing == NULL)
    return;

  stop (self);
  update_pane (self);
}

/* Goes back before the move and shows the better one, or returns to the move that was made. */
static void
best_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BglReplayPage *self = BGL_REPLAY_PAGE (widget);
  guint ply = bgl_game_get_ply (get_game (self));

  if (self->best_of != 0)
    {
      bgl_replay_page_go_to (self, self->best_of);
      return;
    }
  if (self->analysis == NULL || find_button (self, ply) != BGL_ANALYSIS_BAR_SHOW_BEST)
    return;

  self->best_of = ply;
  bgl_replay_page_go_to (self, ply - 1);
  bgl_view_show_move (self->view, bgl_analysis_get_ply (self->analysis, ply - 1)->best);
}

void
bgl_replay_page_install_analysis (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "replay.analyze", NULL, analyze_cb);
  gtk_widget_class_install_action (widget_class, "replay.stop-analysis", NULL, stop_cb);
  gtk_widget_class_install_action (widget_class, "replay.best", NULL, best_cb);
}
