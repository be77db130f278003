/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-sketch-private.h"

#include <math.h>

#include "bgl-color-scheme.h"

#define NO         0.88, 0.11, 0.14
#define LINE       3.0
#define EDGE_LINE  6.0
#define HEAD       13.0  /* length of the head of an arrow */
#define MIN_RADIUS 9.0
#define LONG       1.15  /* places with a lower aspect ratio get a circle */
#define ORIGIN_LINE  2.0
#define ORIGIN_INSET 8.0  /* a place is somewhat larger than the piece on it */

#define BOW_SAMPLES 40

static void
shape_clear (Shape *shape)
{
  g_free (shape->tag);
}

BglSketch *
bgl_sketch_new (void)
{
  BglSketch *self = g_new0 (BglSketch, 1);

  self->shapes = g_array_new (FALSE, TRUE, sizeof (Shape));
  g_array_set_clear_func (self->shapes, (GDestroyNotify) shape_clear);
  self->clear = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));

  return self;
}

void
bgl_sketch_free (BglSketch *self)
{
  g_array_unref (self->shapes);
  g_array_unref (self->clear);
  g_free (self);
}

static void
add (BglSketch             *self,
     ShapeKind              kind,
     const graphene_rect_t *from,
     const graphene_rect_t *place,
     const char            *tag)
{
  Shape shape = { .kind = kind, .place = *place, .tag = g_strdup (tag) };

  if (from != NULL)
    shape.from = *from;
  g_array_append_val (self->shapes, shape);
}

void
bgl_sketch_add_arrow (BglSketch             *self,
                      const graphene_rect_t *from,
                      const graphene_rect_t *to)
{
  add (self, SHAPE_ARROW, from, to, NULL);
}

void
bgl_sketch_add_ring (BglSketch             *self,
                     const graphene_rect_t *place,
                     const char            *tag)
{
  add (self, SHAPE_RING, NULL, place, tag);
}

void
bgl_sketch_add_goal (BglSketch             *self,
                     const graphene_rect_t *place)
{
  add (self, SHAPE_GOAL, NULL, place, NULL);
}

void
bgl_sketch_add_origin (BglSketch             *self,
                       const graphene_rect_t *place)
{
  add (self, SHAPE_ORIGIN, NULL, place, NULL);
}

void
bgl_sketch_add_cross (BglSketch             *self,
                      const graphene_rect_t *place)
{
  add (self, SHAPE_CROSS, NULL, place, NULL);
}

void
bgl_sketch_keep_clear (BglSketch             *self,
                       const graphene_rect_t *place)
{
  g_array_append_val (self->clear, *place);
}

guint
bgl_sketch_get_size (BglSketch *self)
{
  return self->shapes->len;
}

void
bgl_sketch_refuse (BglSketch *self)
{
  for (guint i = 0; i < self->shapes->len; i++)
    {
      Shape *shape = &g_array_index (self->shapes, Shape, i);

      if (shape->kind == SHAPE_GOAL)
        shape->kind = SHAPE_CROSS;
    }
}

/* Drawing */

static void
stroke (cairo_t  *cr,
        gboolean  no)
{
  const gboolean paper = bgl_color_scheme_get () == BGL_COLOR_SCHEME_PAPER;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, EDGE_LINE);
  if (no || paper)
    cairo_set_source_rgb (cr, INK);
  else
    cairo_set_source_rgba (cr, EDGE, 0.75);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, LINE);
  if (no)
    cairo_set_source_rgb (cr, NO);
  else if (paper)
    cairo_set_source_rgb (cr, EDGE);
  else
    cairo_set_source_rgb (cr, INK);
  cairo_stroke (cr);
}

static double
get_radius (const graphene_rect_t *place)
{
  return MAX (MIN (place->size.width, place->size.height) / 2, MIN_RADIUS);
}

static void
trace_frame (cairo_t *cr,
             double   x,
             double   y,
             double   width,
             double   height,
             double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* Draws the dashed outline of a piece that has moved away. It has one thin color, because an edge would fill the
 * gaps. */
static void
draw_origin (cairo_t               *cr,
             const graphene_rect_t *place)
{
  const double dashes[] = { 5, 4 };
  const double size = 2 * get_radius (place) - ORIGIN_INSET;
  const double x = place->origin.x + place->size.width / 2 - size / 2;
  const double y = place->origin.y + place->size.height / 2 - size / 2;

  cairo_save (cr);
  trace_frame (cr, x, y, size, size, size / 5);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, ORIGIN_LINE);
  if (bgl_color_scheme_get () == BGL_COLOR_SCHEME_PAPER)
    cairo_set_source_rgba (cr, EDGE, 0.85);
  else
    cairo_set_source_rgba (cr, INK, 0.85);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* A circle around square places, and a rounded rectangle around long ones. */
static void
trace_ring (cairo_t               *cr,
            const graphene_rect_t *place)
{
  const double inset = LINE / 2;
  const double width = MAX (place->size.width, 2 * MIN_RADIUS) - 2 * inset;
  const double height = MAX (place->size.height, 2 * MIN_RADIUS) - 2 * inset;
  const double x = place->origin.x + place->size.width / 2 - width / 2;
  const double y = place->origin.y + place->size.height / 2 - height / 2;
  const gboolean is_long = width > height * LONG || height > width * LONG;
  const double radius = is_long ? MIN (10, MIN (width, height) / 2) : MIN (width, height) / 2;

  trace_frame (cr, x, y, width, height, radius);
}

/* Four corners, like the mark that boards use for a move. */
static void
trace_goal (cairo_t               *cr,
            const graphene_rect_t *place)
{
  const double reach = get_radius (place) - LINE / 2;
  const double arm = reach * 0.55;
  const double x = place->origin.x + place->size.width / 2;
  const double y = place->origin.y + place->size.height / 2;

  for (int i = 0; i < 4; i++)
    {
      const double right = i % 2 == 0 ? -1 : 1;
      const double down = i / 2 == 0 ? -1 : 1;

      cairo_move_to (cr, x + right * reach, y + down * (reach - arm));
      cairo_line_to (cr, x + right * reach, y + down * reach);
      cairo_line_to (cr, x + right * (reach - arm), y + down * reach);
    }
}

static void
trace_cross (cairo_t               *cr,
             const graphene_rect_t *place)
{
  const double reach = get_radius (place) * 0.6;
  const double x = place->origin.x + place->size.width / 2;
  const double y = place->origin.y + place->size.height / 2;

  cairo_move_to (cr, x - reach, y - reach);
  cairo_line_to (cr, x + reach, y + reach);
  cairo_move_to (cr, x + reach, y - reach);
  cairo_line_to (cr, x - reach, y + reach);
}

/* The line of an arrow: a curve from its start to its tip, with the middle as its control point. */
typedef struct
{
  double x0, y0, x1, y1;
  double middle_x, middle_y;
  double angle;              /* direction at the tip */
} Bow;

static Bow
get_bow (const graphene_rect_t *from,
         const graphene_rect_t *to,
         double                 height)
{
  Bow bow = {
    .x0 = from->origin.x + from->size.width / 2,
    .y0 = from->origin.y + from->size.height / 2,
    .x1 = to->origin.x + to->size.width / 2,
    .y1 = to->origin.y + to->size.height / 2,
  };
  const double dx = bow.x1 - bow.x0;
  const double dy = bow.y1 - bow.y0;
  const double length = hypot (dx, dy);
  const double start = get_radius (from) * 0.8;
  double angle;

  /* A positive height bends the line upward, whatever its direction. */
  bow.middle_x = (bow.x0 + bow.x1) / 2 + dy / length * height * (dx >= 0 ? 1 : -1);
  bow.middle_y = (bow.y0 + bow.y1) / 2 - fabs (dx) / length * height;

  /* Start the line outside of the moving piece, and end it before the center of the target. */
  angle = atan2 (bow.middle_y - bow.y0, bow.middle_x - bow.x0);
  if (length > 3 * start)
    {
      bow.x0 += cos (angle) * start;
      bow.y0 += sin (angle) * start;
    }
  bow.angle = atan2 (bow.y1 - bow.middle_y, bow.x1 - bow.middle_x);
  bow.x1 -= cos (bow.angle) * get_radius (to) * 0.45;
  bow.y1 -= sin (bow.angle) * get_radius (to) * 0.45;

  return bow;
}

static guint
count_hits (BglSketch *self,
            const Bow *bow)
{
  guint n_hits = 0;

  for (int i = 0; i <= BOW_SAMPLES; i++)
    {
      const double t = (double) i / BOW_SAMPLES;
      const double x = (1 - t) * (1 - t) * bow->x0 + 2 * t * (1 - t) * bow->middle_x + t * t * bow->x1;
      const double y = (1 - t) * (1 - t) * bow->y0 + 2 * t * (1 - t) * bow->middle_y + t * t * bow->y1;

      for (guint j = 0; j < self->clear->len; j++)
        {
          graphene_rect_t clear;

          graphene_rect_inset_r (&g_array_index (self->clear, graphene_rect_t, j), (float) -EDGE_LINE / 2,
                                 (float) -EDGE_LINE / 2, &clear);
          if (graphene_rect_contains_point (&clear, &GRAPHENE_POINT_INIT ((float) x, (float) y)))
            n_hits++;
        }
    }

  return n_hits;
}

/* Draws a slightly curved arrow, so that it does not cover what is between its ends. If it would cover something
 * that must stay clear, another curvature is used. */
static void
trace_arrow (BglSketch             *self,
             cairo_t               *cr,
             const graphene_rect_t *from,
             const graphene_rect_t *to)
{
  static const double heights[] = { 1, 2, 3, -1, -2, -3, 4, 5, 0 };
  const double length = hypot (to->origin.x + to->size.width / 2 - from->origin.x - from->size.width / 2,
                               to->origin.y + to->size.height / 2 - from->origin.y - from->size.height / 2);
  const double height = CLAMP (length * 0.18, 0, 46);
  guint least = G_MAXUINT;
  Bow bow = { 0 };

  if (length < 2 * HEAD)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (heights) && least > 0; i++)
    {
      const Bow other = get_bow (from, to, height * heights[i]);
      const guint n_hits = count_hits (self, &other);

      if (n_hits < least)
        {
          least = n_hits;
          bow = other;
        }
    }

  cairo_move_to (cr, bow.x0, bow.y0);
  cairo_curve_to (cr, (bow.x0 + 2 * bow.middle_x) / 3, (bow.y0 + 2 * bow.middle_y) / 3,
                  (bow.x1 + 2 * bow.middle_x) / 3, (bow.y1 + 2 * bow.middle_y) / 3, bow.x1, bow.y1);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, bow.x1, bow.y1);
      cairo_line_to (cr, bow.x1 - cos (bow.angle + side * 0.5) * HEAD, bow.y1 - sin (bow.angle + side * 0.5) * HEAD);
    }
}

double
bgl_sketch_get_covered (BglSketch             *self,
                        const graphene_rect_t *area)
{
  double covered = 0;

  g_return_val_if_fail (self != NULL && area != NULL, 0);

  for (guint i = 0; i < self->shapes->len; i++)
    if (g_array_index (self->shapes, Shape, i).kind != SHAPE_ARROW)
      covered += bgl_sketch_get_overlap (area, &g_array_index (self->shapes, Shape, i).place);
  for (guint i = 0; i < self->clear->len; i++)
    covered += bgl_sketch_get_overlap (area, &g_array_index (self->clear, graphene_rect_t, i));

  return covered;
}

gboolean
bgl_sketch_get_extents (BglSketch       *self,
                        graphene_rect_t *extents)
{
  g_return_val_if_fail (self != NULL && extents != NULL, FALSE);

  for (guint i = 0; i < self->shapes->len; i++)
    {
      const graphene_rect_t *place = &g_array_index (self->shapes, Shape, i).place;

      if (i == 0)
        *extents = *place;
      else
        graphene_rect_union (extents, place, extents);
    }

  return self->shapes->len > 0;
}

/* Draws a line from a ring to a tag that does not fit right beside it. */
static void
draw_leader (cairo_t               *cr,
             const graphene_rect_t *ring,
             const graphene_rect_t *tag)
{
  graphene_point_t from, to;

  if (!bgl_sketch_get_leader (ring, tag, &from, &to))
    return;

  cairo_move_to (cr, from.x, from.y);
  cairo_line_to (cr, to.x, to.y);
  stroke (cr, FALSE);
}

void
bgl_sketch_snapshot (BglSketch   *self,
                     GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  graphene_rect_t bounds =
    GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  g_autoptr (GArray) tags = NULL;
  guint n_leaders = 0, n_tags = 0;
  cairo_t *cr;

  if (self->shapes->len == 0)
    return;

  tags = bgl_sketch_list_tags (self, widget);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  for (guint i = 0; i < self->shapes->len; i++)
    {
      const Shape *shape = &g_array_index (self->shapes, Shape, i);

      if (shape->tag != NULL)
        draw_leader (cr, &shape->place, &g_array_index (tags, graphene_rect_t, n_leaders++));
      switch (shape->kind)
        {
        case SHAPE_ARROW:
          trace_arrow (self, cr, &shape->from, &shape->place);
          break;
        case SHAPE_RING:
          trace_ring (cr, &shape->place);
          break;
        case SHAPE_GOAL:
          trace_goal (cr, &shape->place);
          break;
        case SHAPE_ORIGIN:
          draw_origin (cr, &shape->place);
          continue;
        case SHAPE_CROSS:
        default:
          trace_cross (cr, &shape->place);
        }
      stroke (cr, shape->kind == SHAPE_CROSS);
    }
  cairo_destroy (cr);

  for (guint i = 0; i < self->shapes->len; i++)
    if (g_array_index (self->shapes, Shape, i).tag != NULL)
      bgl_sketch_draw_tag (widget, snapshot, &g_array_index (self->shapes, Shape, i),
                           &g_array_index (tags, graphene_rect_t, n_tags++));
}
