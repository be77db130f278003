/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-analysis-bar.h"

#include "board/bgl-arrange.h"
#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"

#define GAP    6
#define MARGIN 12
#define NARROW 520 /* below this width, a text needs more lines */

/*
 * CSS nodes: analysis-bar with a chances-plot, a scrolledwindow with labels, and a button. Accessible role: group.
 */
struct _BglAnalysisBar
{
  GtkWidget       parent_instance;

  BglChancesPlot *plot;
  GtkWidget      *words;
  GtkLabel       *heading;
  GtkLabel       *text;
  GtkWidget      *best;
};

G_DEFINE_FINAL_TYPE (BglAnalysisBar, bgl_analysis_bar, GTK_TYPE_WIDGET)

static int
get_line_height (BglAnalysisBar *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self->text));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int height = PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics));

  pango_font_metrics_unref (metrics);

  return height;
}

/* The lines that usual texts need, with their heading. A longer text can be scrolled. */
static int
get_words_height (BglAnalysisBar *self,
                  int             width,
                  gboolean        natural)
{
  const int lines = width >= 0 && width < NARROW ? (natural ? 5 : 3) : (natural ? 3 : 2);

  return lines * get_line_height (self);
}

static int
get_plot_height (BglAnalysisBar *self,
                 gboolean        natural)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self->plot)))
    return 0;

  return bgl_arrange_measure (GTK_WIDGET (self->plot), GTK_ORIENTATION_VERTICAL, -1, natural) + GAP;
}

static void
bgl_analysis_bar_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  BglAnalysisBar *self = BGL_ANALYSIS_BAR (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int plot = bgl_arrange_measure (GTK_WIDGET (self->plot), orientation, -1, FALSE);
      int words = bgl_arrange_measure (self->words, orientation, -1, FALSE) + 2 * MARGIN +
                  bgl_arrange_measure (self->best, orientation, -1, FALSE) + GAP;

      *minimum = *natural = MAX (plot, words);
    }
  else
    {
      int best = bgl_arrange_measure (self->best, orientation, -1, FALSE);

      *minimum = get_plot_height (self, FALSE) + MAX (get_words_height (self, for_size, FALSE), best) + GAP;
      *natural = get_plot_height (self, TRUE) + MAX (get_words_height (self, for_size, TRUE), best) + GAP;
    }

  *minimum_baseline = *natural_baseline = -1;
}

/* If there is not enough room, the text keeps its height, and the plot becomes lower. */
static void
bgl_analysis_bar_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  BglAnalysisBar *self = BGL_ANALYSIS_BAR (widget);
  int words = MAX (get_words_height (self, width, TRUE),
                   bgl_arrange_measure (self->best, GTK_ORIENTATION_VERTICAL, -1, FALSE)) + GAP;
  int plot = CLAMP (height - words, get_plot_height (self, FALSE), get_plot_height (self, TRUE));
  int best_width = gtk_widget_get_visible (self->best)
                     ? bgl_arrange_measure (self->best, GTK_ORIENTATION_HORIZONTAL, -1, TRUE) : 0;
  int best_height = bgl_arrange_measure (self->best, GTK_ORIENTATION_VERTICAL, -1, TRUE);
  int words_width = width - 2 * MARGIN - (best_width > 0 ? best_width + GAP : 0);

  bgl_arrange_place (widget, GTK_WIDGET (self->plot), 0, 0, width, MAX (plot - GAP, 0));
  bgl_arrange_place (widget, self->words, MARGIN, plot, words_width, MAX (height - plot - GAP, 1));
  bgl_arrange_place (widget, self->best, width - MARGIN - best_width, plot, best_width, best_height);
}

static void
bgl_analysis_bar_dispose (GObject *object)
{
  bgl_arrange_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bgl_analysis_bar_parent_class)->dispose (object);
}

static void
bgl_analysis_bar_class_init (BglAnalysisBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bgl_analysis_bar_dispose;

  widget_class->measure = bgl_analysis_bar_measure;
  widget_class->size_allocate = bgl_analysis_bar_size_allocate;
  widget_class->get_request_mode = bgl_arrange_by_width;

  g_type_ensure (BGL_TYPE_CHANCES_PLOT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-analysis-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, BglAnalysisBar, plot);
  gtk_widget_class_bind_template_child (widget_class, BglAnalysisBar, words);
  gtk_widget_class_bind_template_child (widget_class, BglAnalysisBar, heading);
  gtk_widget_class_bind_template_child (widget_class, BglAnalysisBar, text);
  gtk_widget_class_bind_template_child (widget_class, BglAnalysisBar, best);

  gtk_widget_class_set_css_name (widget_class, "analysis-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_analysis_bar_init (BglAnalysisBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bgl_analysis_bar_set_button (self, BGL_ANALYSIS_BAR_NO_BEST);
}

BglChancesPlot *
bgl_analysis_bar_get_plot (BglAnalysisBar *self)
{
  g_return_val_if_fail (BGL_IS_ANALYSIS_BAR (self), NULL);

  return self->plot;
}

void
bgl_analysis_bar_say (BglAnalysisBar *self,
                      const char     *heading,
                      const char     *text)
{
  g_return_if_fail (BGL_IS_ANALYSIS_BAR (self));

  gtk_label_set_text (self->heading, heading);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), *heading != '\0');
  gtk_label_set_text (self->text, text);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->words)), 0);
}

const char *
bgl_analysis_bar_get_text (BglAnalysisBar *self)
{
  g_return_val_if_fail (BGL_IS_ANALYSIS_BAR (self), NULL);

  return gtk_label_get_text (self->text);
}

void
bgl_analysis_bar_set_button (BglAnalysisBar      *self,
                             BglAnalysisBarButton button)
{
  g_return_if_fail (BGL_IS_ANALYSIS_BAR (self));

  gtk_widget_set_visible (self->best, button != BGL_ANALYSIS_BAR_NO_BEST);
  gtk_button_set_label (GTK_BUTTON (self->best),
                        button == BGL_ANALYSIS_BAR_SHOW_PLAYED
                          /* Translators: a button that shows the move that was really made. */
                          ? _("_Played Move")
                          /* Translators: a button that shows the best move on the board. */
                          : _("_Best Move"));
}
