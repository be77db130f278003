/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-times-plot.h"

#include <adwaita.h>

#include "board/bgl-art.h"
#include "board/bgl-color-scheme.h"
#include "board/bgl-game-ui.h"
#include "engine/bgl-i18n.h"

#define HEIGHT 150
#define MIN_WIDTH 200
#define GAP 6        /* between labels and the plot, and above it */
#define MAX_DOTS 200 /* more dots cannot be told apart */
#define DOT 3.5      /* radius */

/*
 * CSS nodes: times-plot. Accessible role: img, labeled with a description of the plot.
 */
struct _BglTimesPlot
{
  GtkWidget  parent_instance;

  GArray    *times;    /* guint, those that are shown: milliseconds, or thousandths of points */
  gboolean   points;   /* points instead of seconds, joined by a line */
  guint      median;
  guint      step;     /* between grid lines, and the height of the plot, in milliseconds */
  guint      top;
  GdkRGBA    accents[2];
};

G_DEFINE_FINAL_TYPE (BglTimesPlot, bgl_times_plot, GTK_TYPE_WIDGET)

/* Chooses two to four grid lines at round values. */
static guint
choose_step (guint longest)
{
  static const guint steps[] = { 250, 500, 1000, 2000, 5000, 10000, 20000, 30000 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (longest <= steps[i] * 4)
      return steps[i];

  return (longest / 4 / 60000 + 1) * 60000;
}

static char *
format_value (BglTimesPlot *self,
              guint         value)
{
  const int decimals = self->step % 1000 == 0 ? 0 : self->step % 500 == 0 ? 1 : 2;

  if (self->points)
    return g_strdup_printf ("%.*f", decimals, value / 1000.0);

  /* Translators: seconds, such as “1.25 s”. The asterisk stands for the number of decimals. */
  return g_strdup_printf (_("%.*f s"), decimals, value / 1000.0);
}

char *
bgl_times_plot_describe (const BglPace *pace)
{
  g_autofree char *calls = NULL;
  g_autofree char *median = NULL;
  g_autofree char *best = NULL;

  g_return_val_if_fail (pace != NULL, NULL);

  calls = g_strdup_printf (ngettext ("%u right call", "%u right calls", pace->times->len), pace->times->len);
  /* Translators: the median of times, in seconds. */
  median = g_strdup_printf (_("median %.2f s"), pace->median / 1000.0);
  /* Translators: the best time, in seconds. */
  best = g_strdup_printf (_("best %.2f s"), pace->best / 1000.0);

  return g_strjoin (" · ", calls, median, best, NULL);
}

#define LAST 5 /* games */

char *
bgl_times_plot_describe_skill (const BglSkill *skill)
{
  guint n = skill->games->len;
  g_autofree char *games = g_strdup_printf (ngettext ("%u game", "%u games", n), n);
  /* Translators: the points of winning chance that somebody loses per move, on average. */
  g_autofree char *error = g_strdup_printf (_("%.1f points per move"), bgl_skill_get_error (skill, 0) * 100);
  g_autofree char *last = NULL;

  if (n <= LAST)
    return g_strjoin (" · ", games, error, NULL);

  /* Translators: points per move in the last five games. */
  last = g_strdup_printf (_("last five games %.1f"), bgl_skill_get_error (skill, n - LAST) * 100);

  return g_strjoin (" · ", games, error, last, NULL);
}

/* Drawing */

static double
get_y (BglTimesPlot *self,
       double        height,
       guint         time)
{
  double room = height - 2 * GAP;

  return GAP + room - room * MIN (time, self->top) / self->top;
}

static void
snapshot_line (GtkSnapshot   *snapshot,
               double         x,
               double         y,
               double         width,
               const GdkRGBA *color,
               double         thickness)
{
  gtk_snapshot_append_color (snapshot, color,
                             &GRAPHENE_RECT_INIT ((float) x, (float) (floor (y) - floor (thickness / 2)), (float) width,
                                                  (float) thickness));
}

static double
measure_labels (BglTimesPlot *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  int widest = 0;

  for (guint time = 0; time <= self->top; time += self->step)
    {
      g_autofree char *text = format_value (self, time);
      int width;

      pango_layout_set_text (layout, text, -1);
      pango_layout_get_pixel_size (layout, &width, NULL);
      widest = MAX (widest, width);
    }

  return widest;
}

static void
snapshot_scale (BglTimesPlot  *self,
                GtkSnapshot   *snapshot,
                double         left,
                double         width,
                double         height,
                const GdkRGBA *ink,
                const GdkRGBA *faint)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);

  for (guint time = 0; time <= self->top; time += self->step)
    {
      g_autofree char *text = format_value (self, time);
      double y = get_y (self, height, time);
      int text_width, text_height;

      snapshot_line (snapshot, left, y, width - left, faint, 1);
      pango_layout_set_text (layout, text, -1);
      pango_layout_get_pixel_size (layout, &text_width, &text_height);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) floor (left - GAP - text_width),
                                                              (float) CLAMP (floor (y - text_height / 2.0), 0,
                                                                             height - text_height)));
      gtk_snapshot_append_layout (snapshot, layout, ink);
      gtk_snapshot_restore (snapshot);
    }
}

static void
snapshot_dots (BglTimesPlot  *self,
               GtkSnapshot   *snapshot,
               double         left,
               double         width,
               double         height,
               const GdkRGBA *color)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  double first = left + 2 * DOT;
  double room = width - first - 2 * DOT;

  gdk_cairo_set_source_rgba (cr, color);
  for (guint joins = self->points ? 0 : 1; joins < 2; joins++)
    for (guint i = 0; i < self->times->len; i++)
      {
        double share = self->times->len > 1 ? i / (self->times->len - 1.0) : 0.5;
        double x = first + room * share, y = get_y (self, height, g_array_index (self->times, guint, i));

        if (joins == 0)
          {
            cairo_line_to (cr, x, y);
            if (i + 1 == self->times->len)
              cairo_stroke (cr);
            continue;
          }
        cairo_arc (cr, x, y, DOT, 0, 2 * G_PI);
        cairo_fill (cr);
      }
  cairo_destroy (cr);
}

static void
bgl_times_plot_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  BglTimesPlot *self = BGL_TIMES_PLOT (widget);
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (manager);
  gboolean high_contrast = adw_style_manager_get_high_contrast (manager);
  guint32 paper_ink = dark ? 0xffffff : 0x000000;
  GdkRGBA ink = bgl_art_rgba (paper_ink, high_contrast ? 1 : 0.7);
  GdkRGBA faint = bgl_art_rgba (paper_ink, high_contrast ? 0.5 : 0.12);
  GdkRGBA dots = self->accents[dark];
  double left = measure_labels (self) + GAP;
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);

  dots.alpha = high_contrast ? 1 : 0.8f;

  /* Time runs to the right even in right-to-left languages, as on a clock. */
  snapshot_scale (self, snapshot, left, width, height, &ink, &faint);
  snapshot_line (snapshot, left, get_y (self, height, self->median), width - left, &self->accents[dark], 2);
  snapshot_dots (self, snapshot, left, width, height, &dots);
}

static void
bgl_times_plot_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : HEIGHT;
}

/* The widget */

static void
bgl_times_plot_finalize (GObject *object)
{
  g_array_unref (BGL_TIMES_PLOT (object)->times);

  G_OBJECT_CLASS (bgl_times_plot_parent_class)->finalize (object);
}

static void
bgl_times_plot_class_init (BglTimesPlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bgl_times_plot_finalize;

  widget_class->snapshot = bgl_times_plot_snapshot;
  widget_class->measure = bgl_times_plot_measure;

  gtk_widget_class_set_css_name (widget_class, "times-plot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bgl_times_plot_init (BglTimesPlot *self)
{
  self->times = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_add_css_class (GTK_WIDGET (self), "caption");
  bgl_color_scheme_connect (self, G_CALLBACK (gtk_widget_queue_draw));
}

/* Shows the values, with a line at the median. */
static void
fill (BglTimesPlot   *self,
      const BglRules *rules,
      GArray         *values,
      guint           median,
      const char     *label)
{
  const BglGameUi *ui = bgl_game_ui_find (rules->id);
  guint shown = MIN (values->len, MAX_DOTS);
  guint longest = 0;

  g_array_append_vals (self->times, &g_array_index (values, guint, values->len - shown), shown);
  self->median = median;

  /* Limit the scale to three medians, so that a single long break does not flatten the plot. */
  for (guint i = 0; i < shown; i++)
    longest = MAX (longest, g_array_index (self->times, guint, i));
  longest = MIN (longest, MAX (3 * median, 1000));
  /* Differences below a point mean nothing. */
  if (self->points)
    longest = MAX (longest, 1000);
  self->step = choose_step (longest);
  self->top = MAX ((longest + self->step - 1) / self->step, 1) * self->step;

  for (guint dark = 0; dark < 2; dark++)
    gdk_rgba_parse (&self->accents[dark], ui->accent[dark]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

GtkWidget *
bgl_times_plot_new (const BglPace *pace)
{
  BglTimesPlot *self;
  g_autofree char *label = NULL;

  g_return_val_if_fail (pace != NULL && pace->times->len > 0, NULL);

  self = g_object_new (BGL_TYPE_TIMES_PLOT, NULL);
  label = bgl_times_plot_describe (pace);
  fill (self, pace->rules, pace->times, pace->median, label);

  return GTK_WIDGET (self);
}

static int
compare_values (gconstpointer a,
                gconstpointer b)
{
  guint first = *(const guint *) a;
  guint second = *(const guint *) b;

  return (first > second) - (first < second);
}

GtkWidget *
bgl_times_plot_new_for_skill (const BglSkill *skill)
{
  BglTimesPlot *self;
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) sorted = NULL;
  g_autofree char *label = NULL;

  g_return_val_if_fail (skill != NULL && skill->games->len > 0, NULL);

  for (guint i = 0; i < skill->games->len; i++)
    {
      guint value = (guint) (((const BglSkillGame *) skill->games->pdata[i])->error * 100000 + 0.5);

      g_array_append_val (values, value);
    }
  sorted = g_array_copy (values);
  g_array_sort (sorted, compare_values);

  self = g_object_new (BGL_TYPE_TIMES_PLOT, NULL);
  self->points = TRUE;
  label = bgl_times_plot_describe_skill (skill);
  fill (self, skill->rules, values, g_array_index (sorted, guint, sorted->len / 2), label);

  return GTK_WIDGET (self);
}
