/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-track.h"

#include <math.h>

#include "board/bgl-motion.h"

#define PAD      26   /* from the ends of the widget to the ends of the line */
#define MARKER_Y 12
#define LINE_Y   28
#define MARKER   7.5  /* radius */
#define SPREAD   18   /* between markers that would cover each other */
#define LABEL    11   /* font size, if text is not scaled */
#define STRETCH  320  /* the duration of a change of scale, in milliseconds */

/* The range that is shown from the beginning of a game. */
#define LEAST_LOW  -10
#define LEAST_HIGH  30

struct _BonoboTrack
{
  GtkWidget     parent_instance;

  BglColorScheme      scheme;
  guint         n_seats;
  double        scores[BONOBO_MAX_SEATS];
  double        low, high;
  double        from[2], to[2];   /* of low and high, during the animation */
  AdwAnimation *stretch;
};

G_DEFINE_FINAL_TYPE (BonoboTrack, bonobo_track, GTK_TYPE_WIDGET)

static void
stretch_cb (double   value,
            gpointer data)
{
  BonoboTrack *self = data;

  self->low = self->from[0] + (self->to[0] - self->from[0]) * value;
  self->high = self->from[1] + (self->to[1] - self->from[1]) * value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Rounds the range to tens, so that there are numbers at its ends. */
static void
fit (BonoboTrack *self,
     double       low,
     double       high)
{
  low = MIN (LEAST_LOW, 10 * floor (low / 10));
  high = MAX (LEAST_HIGH, 10 * ceil (high / 10));

  if (self->to[0] == low && self->to[1] == high)
    return;

  self->from[0] = self->low;
  self->from[1] = self->high;
  self->to[0] = low;
  self->to[1] = high;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    bgl_motion_play (self->stretch, 0, 1, STRETCH);
  else
    {
      adw_animation_reset (self->stretch);
      stretch_cb (1, self);
    }
}

static double
get_label_size (BonoboTrack *self)
{
  return LABEL * bgl_art_get_text_scale (GTK_WIDGET (self));
}

static double
get_label_y (BonoboTrack *self)
{
  return LINE_Y + 6 + 0.5 * get_label_size (self);
}

static double
get_x (BonoboTrack *self,
       double       score)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * PAD;

  return PAD + width * (score - self->low) / (self->high - self->low);
}

/* The distance between ticks. All ticks have numbers, so they are at round numbers that are far enough apart. */
static int
get_step (BonoboTrack *self)
{
  static const int steps[] = { 5, 10, 20, 50, 100, 200, 500 };
  const double room = 34 * get_label_size (self) / LABEL * (self->high - self->low) /
                      MAX (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * PAD, 1);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i] >= room)
      return steps[i];

  return 1000;
}

/* Sets the color of the line, its numbers, and the stems. */
static void
set_ink (BonoboTrack *self,
         cairo_t     *cr,
         double       alpha)
{
  bgl_art_set_source (cr, self->scheme == BGL_COLOR_SCHEME_PAPER ? 0x17454d : 0xffffff, alpha);
}

static void
draw_line (BonoboTrack *self,
           cairo_t     *cr)
{
  const double size = get_label_size (self);
  const int step = get_step (self);
  const int first = (int) ceil (self->low / step) * step;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 2.5);

  /* The line is dotted below zero. */
  set_ink (self, cr, 0.9);
  cairo_move_to (cr, get_x (self, 0), LINE_Y);
  cairo_line_to (cr, get_x (self, self->high), LINE_Y);
  cairo_stroke (cr);
  cairo_set_dash (cr, (double[]) { 1, 5 }, 2, 0);
  cairo_move_to (cr, get_x (self, 0), LINE_Y);
  cairo_line_to (cr, get_x (self, self->low), LINE_Y);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);

  for (int score = first; score <= self->high; score += step)
    {
      const double x = get_x (self, score);
      g_autofree char *text = g_strdup_printf ("%s%d", score < 0 ? "−" : "", ABS (score));

      cairo_move_to (cr, x, LINE_Y - (score == 0 ? 5 : 3));
      cairo_line_to (cr, x, LINE_Y + (score == 0 ? 5 : 3));
      set_ink (self, cr, score == 0 ? 1 : 0.9);
      cairo_set_line_width (cr, score == 0 ? 3 : 2);
      cairo_stroke (cr);
      bgl_art_draw_text (cr, x, get_label_y (self), size, text);
    }
}

/* Draws a line from a marker to its score, because markers that were moved apart are not exactly above their
 * numbers. */
static void
draw_stem (BonoboTrack *self,
           cairo_t     *cr,
           guint        seat)
{
  graphene_point_t marker, foot;

  bonobo_track_get_marker (self, seat, &marker);
  bonobo_track_get_foot (self, seat, &foot);
  cairo_move_to (cr, marker.x, marker.y);
  cairo_line_to (cr, foot.x, foot.y);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 2);
  set_ink (self, cr, 1);
  cairo_stroke (cr);
  cairo_arc (cr, foot.x, foot.y, 3.5, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_marker (BonoboTrack *self,
             cairo_t     *cr,
             guint        seat)
{
  graphene_point_t point;

  bonobo_track_get_marker (self, seat, &point);
  bonobo_art_draw_marker (cr, point.x, point.y, MARKER, seat);
}

static void
bonobo_track_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  BonoboTrack *self = BONOBO_TRACK (widget);
  const double width = gtk_widget_get_width (widget);
  const double height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  if (self->scheme != BGL_COLOR_SCHEME_PAPER)
    {
      bgl_art_rounded_rect (cr, 0, 0, width, height, 12);
      bgl_art_set_source (cr, self->scheme == BGL_COLOR_SCHEME_LIGHT ? 0x07525b : 0x04222b,
                          self->scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST ? 1 : 0.88);
      cairo_fill (cr);
    }

  draw_line (self, cr);
  for (guint seat = 1; seat <= self->n_seats; seat++)
    draw_stem (self, cr, seat);
  for (guint seat = self->n_seats; seat >= 1; seat--)
    draw_marker (self, cr, seat);
  cairo_destroy (cr);
}

static void
bonobo_track_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  BonoboTrack *self = BONOBO_TRACK (widget);
  const int height = (int) ceil (get_label_y (self) + 0.5 * get_label_size (self) + 4);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 160 : height;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 480 : height;
}

static void
bonobo_track_dispose (GObject *object)
{
  BonoboTrack *self = BONOBO_TRACK (object);

  bgl_motion_clear (&self->stretch);

  G_OBJECT_CLASS (bonobo_track_parent_class)->dispose (object);
}

static void
bonobo_track_class_init (BonoboTrackClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bonobo_track_dispose;

  widget_class->measure = bonobo_track_measure;
  widget_class->snapshot = bonobo_track_snapshot;

  gtk_widget_class_set_css_name (widget_class, "score-track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bonobo_track_init (BonoboTrack *self)
{
  self->low = self->to[0] = LEAST_LOW;
  self->high = self->to[1] = LEAST_HIGH;
  self->stretch = bgl_motion_new (GTK_WIDGET (self), stretch_cb, ADW_EASE_OUT_CUBIC);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
bonobo_track_new (void)
{
  return g_object_new (BONOBO_TYPE_TRACK, NULL);
}

void
bonobo_track_set_light (BonoboTrack    *self,
                        BglColorScheme  scheme)
{
  g_return_if_fail (BONOBO_IS_TRACK (self));

  self->scheme = scheme;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bonobo_track_set_seats (BonoboTrack *self,
                        guint        n_seats)
{
  g_return_if_fail (BONOBO_IS_TRACK (self));
  g_return_if_fail (n_seats <= BONOBO_MAX_SEATS);

  self->n_seats = n_seats;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bonobo_track_set_score (BonoboTrack *self,
                        guint        seat,
                        double       score)
{
  double low = 0, high = 0;

  g_return_if_fail (BONOBO_IS_TRACK (self));
  g_return_if_fail (seat >= 1 && seat <= self->n_seats);

  if (self->scores[seat - 1] == score)
    return;

  self->scores[seat - 1] = score;
  for (guint i = 0; i < self->n_seats; i++)
    {
      low = MIN (low, self->scores[i]);
      high = MAX (high, self->scores[i]);
    }
  if (low < self->to[0] || high > self->to[1] || score == floor (score))
    fit (self, low, high);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bonobo_track_make_room (BonoboTrack *self,
                        int          score)
{
  g_return_if_fail (BONOBO_IS_TRACK (self));

  fit (self, MIN (self->to[0], score), MAX (self->to[1], score));
}

void
bonobo_track_get_marker (BonoboTrack      *self,
                         guint             seat,
                         graphene_point_t *point)
{
  const double last = gtk_widget_get_width (GTK_WIDGET (self)) - MARKER - 4;
  double x[BONOBO_MAX_SEATS];

  g_return_if_fail (BONOBO_IS_TRACK (self));
  g_return_if_fail (seat >= 1 && seat <= self->n_seats);

  for (guint i = 0; i < self->n_seats; i++)
    x[i] = get_x (self, self->scores[i]);

  /* Move overlapping markers apart, in the order of their scores and seats, until all have enough space. */
  for (guint round = 0; round < 12; round++)
    for (guint i = 0; i < self->n_seats; i++)
      for (guint j = i + 1; j < self->n_seats; j++)
        {
          const guint left = self->scores[j] < self->scores[i] ? j : i;
          const guint right = left == i ? j : i;
          const double missing = SPREAD - (x[right] - x[left]);

          if (missing > 0)
            {
              x[left] = MAX (x[left] - missing / 2, MARKER + 4);
              x[right] = MIN (x[right] + missing / 2, last);
            }
        }

  graphene_point_init (point, x[seat - 1], MARKER_Y);
}

void
bonobo_track_get_foot (BonoboTrack      *self,
                       guint             seat,
                       graphene_point_t *point)
{
  g_return_if_fail (BONOBO_IS_TRACK (self));
  g_return_if_fail (seat >= 1 && seat <= self->n_seats);

  graphene_point_init (point, get_x (self, self->scores[seat - 1]), LINE_Y);
}
