/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-art.h"

#include <math.h>

/* Draws marks on the island, and the raft beside it. */

typedef struct
{
  BglColorScheme scheme;
  guint    triangle;
  int      edge;
} Picture;

static void
draw_active_picture (cairo_t       *cr,
                     double         width,
                     double         height,
                     gconstpointer  data)
{
  static const char *const signs[] = {
    [BONOBO_DUNE] = "×2", [BONOBO_SHADE] = "−→+", [BONOBO_TOILET] = NULL,
  };
  const Picture *picture = data;
  const BonoboTriangle *triangle = &bonobo_triangles[picture->triangle];
  const BonoboTones *tones = bonobo_art_get_tones (picture->scheme);
  const double edge = picture->edge;
  const double line = MAX (edge * 0.055, 2);
  const gboolean bad = triangle->kind == BONOBO_TOILET;

  cairo_translate (cr, width / 2, height / 2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);

  bonobo_art_add_triangle (cr, triangle->up, edge, edge * 0.016 + line, edge * 0.05);
  bgl_art_set_source (cr, bad ? tones->harm : tones->glow, bad ? 0.16 : 0.34);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, line * 1.7);
  bgl_art_set_source (cr, tones->mark_edge, 0.5);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, line);
  bgl_art_set_source (cr, bad ? tones->harm : tones->glow, 1);
  cairo_stroke (cr);

  if (bad)
    {
      cairo_arc (cr, 0, 0, edge * 0.20, 0, 2 * G_PI);
      cairo_move_to (cr, -edge * 0.141, -edge * 0.141);
      cairo_line_to (cr, edge * 0.141, edge * 0.141);
      cairo_set_line_width (cr, edge * 0.085);
      bgl_art_set_source (cr, 0xffffff, 0.9);
      cairo_stroke_preserve (cr);
      cairo_set_line_width (cr, edge * 0.055);
      bgl_art_set_source (cr, tones->harm, 1);
      cairo_stroke (cr);
    }
  else
    {
      const double half = edge * (triangle->kind == BONOBO_SHADE ? 0.23 : 0.165);
      const double low = edge * 0.11;

      bgl_art_rounded_rect (cr, -half, -low, 2 * half, 2 * low, low);
      bgl_art_set_source (cr, 0x2b1e05, 0.92);
      cairo_fill (cr);
      bgl_art_set_source (cr, tones->glow, 1);
      bgl_art_draw_text (cr, 0, 0, edge * 0.17, signs[triangle->kind]);
    }
}

static void
draw_ring_picture (cairo_t       *cr,
                   double         width,
                   double         height,
                   gconstpointer  data)
{
  const Picture *picture = data;
  const BonoboTones *tones = bonobo_art_get_tones (picture->scheme);
  const double radius = picture->edge * 0.115;

  cairo_arc (cr, width / 2, height / 2, radius, 0, 2 * G_PI);
  bgl_art_set_source (cr, tones->mark, 0.92);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, MAX (picture->edge * 0.032, 1.2));
  bgl_art_set_source (cr, tones->mark_edge, 0.85);
  cairo_stroke (cr);
}

static void
draw_cross_picture (cairo_t       *cr,
                    double         width,
                    double         height,
                    gconstpointer  data)
{
  const Picture *picture = data;
  const double edge = picture->edge;

  bgl_art_cross (cr, width / 2, height / 2,
                 &(BglCross) { .arm = edge * 0.14, .line = edge * 0.07,
                               .color = bonobo_art_get_tones (picture->scheme)->harm,
                               .under_line = edge * 0.115, .under_color = 0xffffff, .under_alpha = 0.95 });
}

static void
draw_raft_picture (cairo_t       *cr,
                   double         width,
                   double         height,
                   gconstpointer  data)
{
  const Picture *picture = data;
  const guint32 woods[] = { 0xb98a52, 0xa97a44, 0xc29459, 0xb08048, 0xbd8e55 };
  const BonoboTones *tones = bonobo_art_get_tones (picture->scheme);
  const double margin = 8;
  const int n = G_N_ELEMENTS (woods);
  const double log_height = (height - 2 * margin) / n;

  bgl_art_soft_shadow (cr, margin + 3, margin + 6, width - 2 * margin, height - 2 * margin, 8, 5, 0.36);

  for (int i = 0; i < n; i++)
    {
      const double in = (i * 3 % 4) * 1.6;
      const double y = margin + i * log_height;

      bgl_art_rounded_rect (cr, margin + in, y, width - 2 * margin - 2 * in, log_height - 0.6, log_height / 3);
      bgl_art_set_source (cr, bgl_art_mix (woods[i], tones->veil, 1.6 * tones->veil_alpha), 1);
      cairo_fill (cr);
      bgl_art_rounded_rect (cr, margin + in, y + log_height * 0.62, width - 2 * margin - 2 * in,
                            log_height * 0.38 - 0.6, log_height / 6);
      bgl_art_set_source (cr, 0x3b220a, 0.20);
      cairo_fill (cr);
    }

  for (int i = 0; i < 2; i++)
    {
      const double x = i == 0 ? margin + width * 0.07 : width - margin - width * 0.07;

      cairo_move_to (cr, x, margin - 1);
      cairo_line_to (cr, x, height - margin + 1);
    }
  cairo_set_line_width (cr, MAX (width * 0.022, 2));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  bgl_art_set_source (cr, bgl_art_mix (0xf1e3bd, tones->veil, 1.6 * tones->veil_alpha), 1);
  cairo_stroke (cr);
}

static GdkTexture *
get_mark (const char    *name,
          BglArtFunc     func,
          const Picture *picture,
          double         reach,
          int            scale)
{
  const int size = 2 * (int) ceil (picture->edge * reach);

  return bgl_art_get_texture (size, size, scale, func, picture,
                              "bonobo-%s %u %d %d", name, picture->triangle, picture->scheme, picture->edge);
}

GdkTexture *
bonobo_art_get_active (guint          triangle,
                       BglColorScheme scheme,
                       int            edge,
                       int            scale)
{
  const Picture picture = { .scheme = scheme, .triangle = triangle, .edge = edge };

  return get_mark ("active", draw_active_picture, &picture, 0.65, scale);
}

GdkTexture *
bonobo_art_get_ring (BglColorScheme scheme,
                     int            edge,
                     int            scale)
{
  const Picture picture = { .scheme = scheme, .edge = edge };

  return get_mark ("ring", draw_ring_picture, &picture, 0.2, scale);
}

GdkTexture *
bonobo_art_get_cross (BglColorScheme scheme,
                      int            edge,
                      int            scale)
{
  const Picture picture = { .scheme = scheme, .edge = edge };

  return get_mark ("cross", draw_cross_picture, &picture, 0.25, scale);
}

GdkTexture *
bonobo_art_get_raft (BglColorScheme scheme,
                     int            width,
                     int            height,
                     int            scale)
{
  const Picture picture = { .scheme = scheme };

  return bgl_art_get_texture (width, height, scale, draw_raft_picture, &picture, "bonobo-raft %d", scheme);
}
