/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-art.h"

#include <math.h>

#include "engine/bgl-random.h"

void
bgl_art_set_source (cairo_t *cr,
                    guint32  color,
                    double   alpha)
{
  cairo_set_source_rgba (cr,
                         ((color >> 16) & 255) / 255.0,
                         ((color >> 8) & 255) / 255.0,
                         (color & 255) / 255.0,
                         alpha);
}

void
bgl_art_add_stop (cairo_pattern_t *pattern,
                  double           offset,
                  guint32          color,
                  double           alpha)
{
  cairo_pattern_add_color_stop_rgba (pattern, offset,
                                     ((color >> 16) & 255) / 255.0,
                                     ((color >> 8) & 255) / 255.0,
                                     (color & 255) / 255.0,
                                     alpha);
}

guint32
bgl_art_mix (guint32 first,
             guint32 second,
             double  amount)
{
  guint32 mixed = 0;

  amount = CLAMP (amount, 0.0, 1.0);
  for (int shift = 0; shift <= 16; shift += 8)
    {
      double a = (first >> shift) & 255;
      double b = (second >> shift) & 255;

      mixed |= (guint32) (a + (b - a) * amount + 0.5) << shift;
    }

  return mixed;
}

GdkRGBA
bgl_art_rgba (guint32 color,
              double  alpha)
{
  return (GdkRGBA) {
    ((color >> 16) & 255) / 255.f,
    ((color >> 8) & 255) / 255.f,
    (color & 255) / 255.f,
    (float) alpha,
  };
}

void
bgl_art_rounded_rect (cairo_t *cr,
                      double   x,
                      double   y,
                      double   width,
                      double   height,
                      double   radius)
{
  radius = MIN (radius, MIN (width, height) / 2);

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

void
bgl_art_soft_shadow (cairo_t *cr,
                     double   x,
                     double   y,
                     double   width,
                     double   height,
                     double   radius,
                     double   blur,
                     double   alpha)
{
  /* Cairo has no blur, so draw nested rectangles, each of which adds a part of the opacity. */
  const int steps = CLAMP ((int) (2 * blur), 4, 16);

  cairo_set_source_rgba (cr, 0, 0, 0, 1 - pow (1 - alpha, 1.0 / steps));
  for (int i = 0; i < steps; i++)
    {
      double grow = blur * (1 - 2 * (i + 0.5) / steps);

      if (width + 2 * grow <= 0 || height + 2 * grow <= 0)
        break;

      bgl_art_rounded_rect (cr, x - grow, y - grow, width + 2 * grow, height + 2 * grow,
                            MAX (radius + grow, 0));
      cairo_fill (cr);
    }
}

static const char *const shape_names[] = {
  [BGL_SHAPE_CIRCLE] = "circle",
  [BGL_SHAPE_TRIANGLE] = "triangle",
  [BGL_SHAPE_SQUARE] = "square",
  [BGL_SHAPE_DIAMOND] = "diamond",
  [BGL_SHAPE_STAR] = "star",
  [BGL_SHAPE_SUN] = "sun",
  [BGL_SHAPE_RING] = "ring",
  NULL,
};

gboolean
bgl_shape_is_name (const char *name)
{
  return name != NULL && g_strv_contains (shape_names, name);
}

BglShape
bgl_shape_from_name (const char *name)
{
  for (guint i = 0; shape_names[i] != NULL; i++)
    if (g_strcmp0 (shape_names[i], name) == 0)
      return i;

  g_return_val_if_reached (BGL_SHAPE_CIRCLE);
}

/* Adds a polygon whose corners are on two circles in turn. */
static void
add_star (cairo_t *cr,
          double   x,
          double   y,
          double   outer,
          double   inner,
          int      points,
          double   angle)
{
  cairo_new_sub_path (cr);
  for (int i = 0; i < 2 * points; i++)
    {
      double radius = i % 2 == 0 ? outer : inner;
      double a = angle + i * G_PI / points;

      cairo_line_to (cr, x + radius * cos (a), y + radius * sin (a));
    }
  cairo_close_path (cr);
}

/* Adds a disc with separate rays. The rays have blunt ends, so that they are visible at small sizes. */
static void
add_sun (cairo_t *cr,
         double   x,
         double   y,
         double   radius)
{
  const int rays = 8;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius * 0.52, 0, 2 * G_PI);
  for (int i = 0; i < rays; i++)
    {
      double a = i * 2 * G_PI / rays;
      double near = radius * 0.70, far = radius * 1.16;
      double near_half = 0.28, far_half = 0.035;

      cairo_new_sub_path (cr);
      cairo_line_to (cr, x + near * cos (a - near_half), y + near * sin (a - near_half));
      cairo_line_to (cr, x + far * cos (a - far_half), y + far * sin (a - far_half));
      cairo_line_to (cr, x + far * cos (a + far_half), y + far * sin (a + far_half));
      cairo_line_to (cr, x + near * cos (a + near_half), y + near * sin (a + near_half));
      cairo_close_path (cr);
    }
}

void
bgl_art_shape (cairo_t  *cr,
               BglShape  shape,
               double    x,
               double    y,
               double    radius)
{
  switch (shape)
    {
    case BGL_SHAPE_CIRCLE:
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
      cairo_close_path (cr);
      break;
    case BGL_SHAPE_TRIANGLE:
      /* Lowered, because the center of a triangle is below the center of its bounding box. */
      add_star (cr, x, y + radius * 0.16, radius * 1.22, radius * 0.61, 3, -G_PI_2);
      break;
    case BGL_SHAPE_SQUARE:
      bgl_art_rounded_rect (cr, x - radius * 0.88, y - radius * 0.88,
                            radius * 1.76, radius * 1.76, radius * 0.2);
      break;
    case BGL_SHAPE_DIAMOND:
      add_star (cr, x, y, radius * 1.16, radius * 1.16 * G_SQRT2 / 2, 4, 0);
      break;
    case BGL_SHAPE_STAR:
      add_star (cr, x, y + radius * 0.06, radius * 1.2, radius * 0.54, 5, -G_PI_2);
      break;
    case BGL_SHAPE_SUN:
      add_sun (cr, x, y, radius);
      break;
    case BGL_SHAPE_RING:
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
      cairo_close_path (cr);
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, radius * 0.56, 0, 2 * G_PI);
      cairo_close_path (cr);
      break;
    default:
      g_assert_not_reached ();
    }
}

void
bgl_art_cross (cairo_t        *cr,
               double          x,
               double          y,
               const BglCross *cross)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, x - cross->arm, y - cross->arm);
  cairo_line_to (cr, x + cross->arm, y + cross->arm);
  cairo_move_to (cr, x + cross->arm, y - cross->arm);
  cairo_line_to (cr, x - cross->arm, y + cross->arm);

  cairo_set_line_width (cr, cross->under_line);
  bgl_art_set_source (cr, cross->under_color, cross->under_alpha);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, cross->line);
  bgl_art_set_source (cr, cross->color, 1);
  cairo_stroke (cr);
}

/* Draws the grain of one board from x to x + length: long strokes that curve around a knot beside the board, as in
 * plain-sawn wood. */
static void
draw_grain (cairo_t         *cr,
            double           x,
            double           y,
            double           length,
            const BglPlanks *planks,
            BglRandom       *random)
{
  const double height = planks->height;
  const double swell_x = x + length * (0.15 + 0.7 * bgl_random_unit (random));
  const double swell_y = y + height * (bgl_random_unit (random) * 1.4 - 0.2);
  const double swell = height * (0.10 + 0.16 * bgl_random_unit (random));
  const double reach = length * (0.16 + 0.12 * bgl_random_unit (random));

  for (guint i = 0; i < planks->grain; i++)
    {
      double base = y + height * (i + bgl_random_unit (random)) / planks->grain;
      double side = base < swell_y ? -1 : 1;
      double push = side * swell * exp (-fabs (base - swell_y) / (height * 0.45));
      double drift = height * 0.05 * (bgl_random_unit (random) - 0.5);
      double alpha = 0.05 + 0.20 * pow (bgl_random_unit (random), 2);
      gboolean dark = bgl_random_below (random, 3) != 0;

      cairo_move_to (cr, x, base);
      cairo_curve_to (cr,
                      x + (swell_x - reach - x) * 0.6, base + drift,
                      swell_x - reach * 0.7, base,
                      swell_x - reach * 0.45, base + push * 0.55);
      cairo_curve_to (cr,
                      swell_x - reach * 0.2, base + push * 1.05,
                      swell_x + reach * 0.2, base + push * 1.05,
                      swell_x + reach * 0.45, base + push * 0.55);
      cairo_curve_to (cr,
                      swell_x + reach * 0.7, base,
                      x + length - (x + length - swell_x - reach) * 0.6, base - drift,
                      x + length, base);
      cairo_set_line_width (cr, 0.6 + 1.6 * bgl_random_unit (random));
      bgl_art_set_source (cr, dark ? planks->dark : planks->light, dark ? alpha : alpha * 0.55);
      cairo_stroke (cr);
    }
}

static void
draw_board (cairo_t         *cr,
            double           x,
            double           y,
            double           length,
            const BglPlanks *planks,
            guint64          seed)
{
  BglRandom random;
  guint32 tone;
  double shade;

  bgl_random_init (&random, seed);
  shade = bgl_random_unit (&random);
  tone = shade < 0.5 ? bgl_art_mix (planks->wood, planks->dark, 0.22 * (1 - 2 * shade))
                     : bgl_art_mix (planks->wood, planks->light, 0.22 * (2 * shade - 1));

  cairo_save (cr);
  cairo_rectangle (cr, x, y, length, planks->height);
  cairo_clip (cr);

  bgl_art_set_source (cr, tone, 1);
  cairo_paint (cr);
  draw_grain (cr, x, y, length, planks, &random);

  /* The light comes from the top left, so the upper and left edges are bright. */
  bgl_art_set_source (cr, planks->light, 0.34);
  cairo_rectangle (cr, x, y, length, 1);
  cairo_rectangle (cr, x, y, 1, planks->height);
  cairo_fill (cr);
  bgl_art_set_source (cr, planks->dark, 0.75);
  cairo_rectangle (cr, x, y + planks->height - 1.5, length, 1.5);
  cairo_rectangle (cr, x + length - 1.5, y, 1.5, planks->height);
  cairo_fill (cr);

  cairo_restore (cr);
}

void
bgl_art_planks (cairo_t         *cr,
                double           width,
                double           height,
                const BglPlanks *planks,
                guint64          seed)
{
  const int rows = (int) ceil (height / planks->height);
  BglRandom random;

  g_return_if_fail (cr != NULL);
  g_return_if_fail (planks != NULL && planks->height > 0);

  bgl_random_init (&random, seed);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);

  for (int row = 0; row < rows; row++)
    {
      /* Joints are offset from row to row, as in real flooring. A board that crosses the right edge continues at the
       * left edge. */
      double joint = width * (((row * 5) % 8) / 8.0 + 0.08 * bgl_random_unit (&random));
      guint64 board_seed = bgl_random_next (&random);

      draw_board (cr, joint, row * planks->height, width, planks, board_seed);
      draw_board (cr, joint - width, row * planks->height, width, planks, board_seed);
    }

  cairo_restore (cr);
}

void
bgl_art_snapshot_ring (GtkSnapshot           *snapshot,
                       const graphene_rect_t *bounds,
                       double                 radius)
{
  static const struct
  {
    float   inset;
    float   width;
    guint32 color;
    double  alpha;
  } rings[] = {
    { 0.f, 4.5f, 0x000000, 0.55 },
    { 1.f, 2.5f, 0xffffff, 1.0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rings); i++)
    {
      GdkRGBA color = bgl_art_rgba (rings[i].color, rings[i].alpha);
      GskRoundedRect outline;
      graphene_rect_t rect;

      graphene_rect_inset_r (bounds, rings[i].inset, rings[i].inset, &rect);
      gsk_rounded_rect_init_from_rect (&outline, &rect, MAX (radius - rings[i].inset, 0));
      gtk_snapshot_append_border (snapshot, &outline,
                                  (float[4]) { rings[i].width, rings[i].width,
                                               rings[i].width, rings[i].width },
                                  (GdkRGBA[4]) { color, color, color, color });
    }
}

double
bgl_art_get_text_scale (GtkWidget *widget)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return CLAMP (dpi / (96.0 * 1024), 1, 2);
}

void
bgl_art_draw_text (cairo_t    *cr,
                   double      x,
                   double      y,
                   double      size,
                   const char *text)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Cantarell,Adwaita Sans,Sans Bold");
  PangoRectangle ink;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_extents (layout, &ink, NULL);
  cairo_move_to (cr,
                 x - (ink.x + ink.width / 2.0) / PANGO_SCALE,
                 y - (ink.y + ink.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  pango_font_description_free (font);
  g_object_unref (layout);
}
