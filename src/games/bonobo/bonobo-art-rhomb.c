/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-art.h"

#include <math.h>

#include "bonobo-pictures.h"
#include "bonobo-private.h"

/* Draws rhombi and their numbers. */

#define ROOT_3 1.7320508075688772
/* How much the background is lightened on paper. */
#define PAPER  0.8

/* The content of a picture. Unused members are 0. */
typedef struct
{
  BglColorScheme   scheme;
  BonoboTurn turn;
  guint      rhomb;
  int        number;
  int        edge;
  gboolean   raised;
} Picture;

static double
get_angle (BonoboTurn turn)
{
  static const double angles[] = {
    [BONOBO_UPRIGHT] = G_PI_2, [BONOBO_RISING] = -G_PI / 6, [BONOBO_FALLING] = G_PI / 6,
  };

  return angles[turn];
}

/* Adds a rhomb around 0, 0 with its tips on the x axis, and with corners rounded by the radius. */
static void
add_rhomb (cairo_t *cr,
           double   edge,
           double   inset,
           double   radius)
{
  /* The inset moves the sides, so the corners move by more. */
  const double half = edge * ROOT_3 / 2 - 2 * inset;
  const double blunt = edge / 2 - 2 * inset / ROOT_3;
  const double points[4][2] = { { half, 0 }, { 0, blunt }, { -half, 0 }, { 0, -blunt } };

  cairo_new_sub_path (cr);
  for (int i = 0; i < 4; i++)
    {
      const double *before = points[(i + 3) % 4], *corner = points[i], *after = points[(i + 1) % 4];
      /* The same radius cuts off more of a tip than of a blunt corner. */
      const double share = MIN (radius * (i % 2 == 0 ? ROOT_3 : 1 / ROOT_3) / edge, 0.45);

      cairo_line_to (cr, corner[0] + (before[0] - corner[0]) * share,
                     corner[1] + (before[1] - corner[1]) * share);
      cairo_curve_to (cr,
                      corner[0] + (before[0] - corner[0]) * share * 0.4,
                      corner[1] + (before[1] - corner[1]) * share * 0.4,
                      corner[0] + (after[0] - corner[0]) * share * 0.4,
                      corner[1] + (after[1] - corner[1]) * share * 0.4,
                      corner[0] + (after[0] - corner[0]) * share,
                      corner[1] + (after[1] - corner[1]) * share);
    }
  cairo_close_path (cr);
}

static void
add_turned_rhomb (cairo_t    *cr,
                  BonoboTurn  turn,
                  double      edge,
                  double      inset)
{
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  cairo_rotate (cr, get_angle (turn));
  add_rhomb (cr, edge, inset, edge * 0.09);
  cairo_set_matrix (cr, &matrix);
}

static void
draw_back (cairo_t *cr,
           double   edge)
{
  bgl_art_set_source (cr, 0x0f7f86, 1);
  cairo_paint (cr);
  bgl_art_set_source (cr, 0x16959b, 1);
  cairo_set_line_width (cr, edge * 0.05);
  for (int i = -6; i <= 6; i++)
    {
      const double y = i * edge * 0.17;

      cairo_move_to (cr, -edge, y);
      for (int j = -6; j < 6; j++)
        cairo_curve_to (cr, (j + 0.33) * edge / 6, y - edge * 0.09, (j + 0.67) * edge / 6, y + edge * 0.09,
                        (j + 1) * edge / 6, y);
      cairo_stroke (cr);
    }

  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  bgl_art_shape (cr, BGL_SHAPE_SUN, 0, 0, edge * 0.20);
  bgl_art_set_source (cr, 0xffd35c, 1);
  cairo_fill (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
}

void
bonobo_art_draw_rhomb (cairo_t        *cr,
                       double          x,
                       double          y,
                       double          edge,
                       guint           rhomb,
                       BonoboTurn      turn,
                       BglColorScheme  scheme)
{
  const BonoboTones *tones = bonobo_art_get_tones (scheme);
  const gboolean bad = rhomb != BONOBO_NONE && bonobo_rhombi[rhomb].value < 0;
  const double line = MAX (edge * 0.035, 1.2);
  const double size = edge * 0.62;

  cairo_save (cr);
  cairo_translate (cr, x, y);

  cairo_save (cr);
  add_turned_rhomb (cr, turn, edge, edge * 0.012);
  cairo_clip (cr);
  if (rhomb == BONOBO_NONE)
    draw_back (cr, edge);
  else
    {
      const BonoboPicture *picture = bonobo_picture_get (rhomb);

      bgl_art_set_source (cr, picture->ground, 1);
      cairo_paint (cr);
      /* The second color, for the part that the light from the top left does not reach. */
      cairo_move_to (cr, edge, -edge * 0.55);
      cairo_curve_to (cr, edge * 0.4, edge * 0.1, 0, edge * 0.35, -edge * 0.6, edge);
      cairo_line_to (cr, edge, edge);
      cairo_close_path (cr);
      bgl_art_set_source (cr, picture->shade, 1);
      cairo_fill (cr);
      if (scheme == BGL_COLOR_SCHEME_PAPER)
        {
          bgl_art_set_source (cr, 0xffffff, PAPER);
          cairo_paint (cr);
        }
      bonobo_sketch_draw (cr, picture->sketch, -size / 2, -size / 2, size);
    }
  bgl_art_set_source (cr, tones->veil, tones->veil_alpha);
  cairo_paint (cr);
  cairo_restore (cr);

  /* The rim is light for good rhombi and dark for bad ones. */
  add_turned_rhomb (cr, turn, edge, edge * 0.012 + line / 2);
  cairo_set_line_width (cr, line);
  bgl_art_set_source (cr, !bad ? 0xffffff : scheme == BGL_COLOR_SCHEME_PAPER ? 0x6f7a84 : 0x33404a,
                      scheme == BGL_COLOR_SCHEME_DARK && !bad ? 0.72 : 1);
  cairo_stroke (cr);
  if (scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST)
    {
      add_turned_rhomb (cr, turn, edge, edge * 0.012);
      cairo_set_line_width (cr, line / 2);
      bgl_art_set_source (cr, bad ? 0xffffff : 0x000000, 1);
      cairo_stroke (cr);
    }

  cairo_restore (cr);
}

static void
draw_rhomb_picture (cairo_t       *cr,
                    double         width,
                    double         height,
                    gconstpointer  data)
{
  const Picture *picture = data;

  bonobo_art_draw_rhomb (cr, width / 2, height / 2, picture->edge,
                         picture->rhomb, picture->turn, picture->scheme);
}

static void
draw_rhomb_shadow_picture (cairo_t       *cr,
                           double         width,
                           double         height,
                           gconstpointer  data)
{
  const Picture *picture = data;
  const double edge = picture->edge;
  const double blur = edge * (picture->raised ? 0.13 : 0.045);
  const int steps = 8;

  cairo_translate (cr, width / 2 + edge * (picture->raised ? 0.07 : 0.015),
                   height / 2 + edge * (picture->raised ? 0.13 : 0.035));
  cairo_set_source_rgba (cr, 0.10, 0.07, 0.02, picture->raised ? 0.055 : 0.07);
  for (int i = 0; i < steps; i++)
    {
      add_turned_rhomb (cr, picture->turn, edge, blur * (2 * (i + 0.5) / steps - 1));
      cairo_fill (cr);
    }
}

static void
draw_frame_picture (cairo_t       *cr,
                    double         width,
                    double         height,
                    gconstpointer  data)
{
  const Picture *picture = data;
  const BonoboTones *tones = bonobo_art_get_tones (picture->scheme);
  const double line = MAX (picture->edge * 0.05, 2);

  cairo_translate (cr, width / 2, height / 2);
  add_turned_rhomb (cr, picture->turn, picture->edge, 0);
  cairo_set_line_width (cr, line * 2);
  bgl_art_set_source (cr, tones->mark_edge, 0.55);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, line);
  bgl_art_set_source (cr, tones->glow, 1);
  cairo_stroke (cr);
}

/* Large enough for the longer half of a rhomb, its shadow, and the blur. */
static int
get_rhomb_size (int edge)
{
  return 2 * (int) ceil (edge * 1.1);
}

GdkTexture *
bonobo_art_get_rhomb (guint          rhomb,
                      BonoboTurn     turn,
                      BglColorScheme scheme,
                      int            edge,
                      int            scale)
{
  const Picture picture = { .rhomb = rhomb, .turn = turn, .scheme = scheme, .edge = edge };
  const int size = get_rhomb_size (edge);

  return bgl_art_get_texture (size, size, scale, draw_rhomb_picture, &picture,
                              "bonobo-rhomb %u %d %d %d", rhomb, turn, scheme, edge);
}

GdkTexture *
bonobo_art_get_rhomb_shadow (BonoboTurn turn,
                             gboolean   raised,
                             int        edge,
                             int        scale)
{
  const Picture picture = { .turn = turn, .raised = raised, .edge = edge };
  const int size = get_rhomb_size (edge);

  return bgl_art_get_texture (size, size, scale, draw_rhomb_shadow_picture, &picture,
                              "bonobo-rhomb-shadow %d %d %d", turn, raised, edge);
}

GdkTexture *
bonobo_art_get_frame (BonoboTurn     turn,
                      BglColorScheme scheme,
                      int            edge,
                      int            scale)
{
  const Picture picture = { .turn = turn, .scheme = scheme, .edge = edge };
  const int size = get_rhomb_size (edge);

  return bgl_art_get_texture (size, size, scale, draw_frame_picture, &picture,
                              "bonobo-frame %d %d %d", turn, scheme, edge);
}

/* Numbers */

static double
get_plate_half (int    number,
                double height)
{
  /* Keep the pointed ends of bad numbers away from their digits. */
  return height * ((ABS (number) < 10 ? 0.66 : ABS (number) < 100 ? 0.92 : 1.18) + (number < 0 ? 0.08 : 0));
}

int
bonobo_art_get_plate_width (int number,
                            int height)
{
  return 2 * (int) ceil (get_plate_half (number, height));
}

void
bonobo_art_draw_plate (cairo_t        *cr,
                       double          x,
                       double          y,
                       double          height,
                       int             number,
                       BglColorScheme  scheme)
{
  const gboolean bad = number < 0;
  const double line = MAX (height * 0.09, 1);
  const double half = get_plate_half (number, height) - line;
  const double low = height / 2 - line;
  g_autofree char *text = number == 0 ? g_strdup ("0") : bonobo_format_number (number);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);

  if (bad)
    {
      /* Bad numbers have a shape that is pointed at both ends. */
      cairo_move_to (cr, -half, 0);
      cairo_line_to (cr, -half + low * 0.45, -low);
      cairo_line_to (cr, half - low * 0.45, -low);
      cairo_line_to (cr, half, 0);
      cairo_line_to (cr, half - low * 0.45, low);
      cairo_line_to (cr, -half + low * 0.45, low);
      cairo_close_path (cr);
    }
  else
    bgl_art_rounded_rect (cr, -half, -low, 2 * half, 2 * low, low);

  bgl_art_set_source (cr, bad ? 0x8f1220 : 0xfffdf2, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, line);
  bgl_art_set_source (cr, bad ? 0xffffff : 0x0c5a4e, scheme == BGL_COLOR_SCHEME_DARK ? 0.85 : 1);
  cairo_stroke (cr);
  bgl_art_set_source (cr, bad ? 0xffffff : 0x0a4d42, 1);
  bgl_art_draw_text (cr, 0, 0, height * 0.80, text);
  cairo_restore (cr);
}

static void
draw_plate_picture (cairo_t       *cr,
                    double         width,
                    double         height,
                    gconstpointer  data)
{
  const Picture *picture = data;

  bonobo_art_draw_plate (cr, width / 2, height / 2, height, picture->number, picture->scheme);
}

GdkTexture *
bonobo_art_get_plate (int            number,
                      BglColorScheme scheme,
                      int            height,
                      int            scale)
{
  const Picture picture = { .number = number, .scheme = scheme };

  return bgl_art_get_texture (bonobo_art_get_plate_width (number, height), height, scale, draw_plate_picture, &picture,
                              "bonobo-plate %d %d", number, scheme);
}
