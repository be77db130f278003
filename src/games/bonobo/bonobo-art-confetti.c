/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-art.h"

#include <math.h>

/* The confetti for the winner. Each piece fits into a square with sides of length 1 around 0, 0. */

static void
draw_shell (cairo_t *cr,
            guint32  color)
{
  const int ribs = 5;

  cairo_move_to (cr, -0.12, 0.40);
  cairo_curve_to (cr, -0.62, 0.12, -0.46, -0.44, 0, -0.44);
  cairo_curve_to (cr, 0.46, -0.44, 0.62, 0.12, 0.12, 0.40);
  cairo_close_path (cr);
  bgl_art_set_source (cr, color, 1);
  cairo_fill (cr);

  cairo_set_line_width (cr, 0.045);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (int i = 0; i < ribs; i++)
    {
      const double angle = -G_PI_2 + (i - (ribs - 1) / 2.0) * 0.42;

      cairo_move_to (cr, 0.05 * cos (angle), 0.32 + 0.05 * sin (angle));
      cairo_line_to (cr, 0.62 * cos (angle) * 0.95, 0.32 + 0.66 * sin (angle));
    }
  bgl_art_set_source (cr, bgl_art_mix (color, 0xffffff, 0.6), 1);
  cairo_stroke (cr);

  bgl_art_rounded_rect (cr, -0.19, 0.32, 0.38, 0.13, 0.05);
  bgl_art_set_source (cr, bgl_art_mix (color, 0x3a1a10, 0.25), 1);
  cairo_fill (cr);
}

static void
draw_leaf (cairo_t *cr,
           guint32  color)
{
  const int cuts = 4;

  cairo_move_to (cr, -0.46, 0.30);
  cairo_curve_to (cr, -0.40, -0.28, 0.10, -0.46, 0.46, -0.34);
  cairo_curve_to (cr, 0.40, 0.16, -0.06, 0.44, -0.46, 0.30);
  cairo_close_path (cr);
  bgl_art_set_source (cr, color, 1);
  cairo_fill (cr);

  cairo_set_line_width (cr, 0.05);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, -0.46, 0.34);
  cairo_curve_to (cr, -0.14, 0.16, 0.20, -0.16, 0.42, -0.31);
  bgl_art_set_source (cr, bgl_art_mix (color, 0xffffff, 0.5), 1);
  cairo_stroke (cr);

  /* Slits between the leaflets. */
  cairo_set_line_width (cr, 0.03);
  for (int i = 0; i < cuts; i++)
    {
      const double x = -0.24 + 0.15 * i, y = 0.20 - 0.125 * i;

      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x - 0.04, y - 0.20);
      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x + 0.17, y + 0.08);
    }
  bgl_art_set_source (cr, bgl_art_mix (color, 0x10301a, 0.35), 1);
  cairo_stroke (cr);
}

static void
draw_banana (cairo_t *cr)
{
  cairo_move_to (cr, -0.44, -0.26);
  cairo_curve_to (cr, -0.40, 0.20, 0.04, 0.46, 0.44, 0.20);
  cairo_line_to (cr, 0.42, 0.10);
  cairo_curve_to (cr, 0.08, 0.16, -0.20, -0.02, -0.30, -0.32);
  cairo_close_path (cr);
  bgl_art_set_source (cr, 0xf7c934, 1);
  cairo_fill (cr);

  cairo_move_to (cr, -0.37, -0.06);
  cairo_curve_to (cr, -0.26, 0.20, 0.06, 0.36, 0.44, 0.18);
  cairo_curve_to (cr, 0.04, 0.46, -0.38, 0.24, -0.42, -0.10);
  cairo_close_path (cr);
  bgl_art_set_source (cr, 0xd99a1a, 1);
  cairo_fill (cr);

  bgl_art_rounded_rect (cr, -0.47, -0.40, 0.17, 0.14, 0.04);
  bgl_art_set_source (cr, 0x6b4a16, 1);
  cairo_fill (cr);
}

static void
draw_starfish (cairo_t *cr,
               guint32  color)
{
  const int arms = 5;

  for (int i = 0; i < 2 * arms; i++)
    {
      const double angle = -G_PI_2 + i * G_PI / arms;
      const double radius = i % 2 == 0 ? 0.38 : 0.17;

      if (i == 0)
        cairo_move_to (cr, radius * cos (angle), radius * sin (angle));
      else
        cairo_line_to (cr, radius * cos (angle), radius * sin (angle));
    }
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 0.16);
  bgl_art_set_source (cr, color, 1);
  cairo_stroke_preserve (cr);
  cairo_fill (cr);

  bgl_art_set_source (cr, bgl_art_mix (color, 0xffffff, 0.65), 1);
  for (int i = 0; i < arms; i++)
    {
      const double angle = -G_PI_2 + i * 2 * G_PI / arms;

      cairo_arc (cr, 0.22 * cos (angle), 0.22 * sin (angle), 0.04, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

void
bonobo_art_draw_confetti (cairo_t *cr,
                          double   size,
                          guint    kind)
{
  static const guint32 shells[] = { 0xf2a08f, 0xe7c9a4, 0xc7a3d6 };
  static const guint32 leaves[] = { 0x3f9d5b, 0x6fb24a };
  static const guint32 stars[] = { 0xe8663d, 0xf0a22e };

  cairo_save (cr);
  cairo_scale (cr, size, size);
  switch (kind % 4)
    {
    case 0:
      draw_shell (cr, shells[kind / 4 % G_N_ELEMENTS (shells)]);
      break;
    case 1:
      draw_leaf (cr, leaves[kind / 4 % G_N_ELEMENTS (leaves)]);
      break;
    case 2:
      draw_banana (cr);
      break;
    default:
      draw_starfish (cr, stars[kind / 4 % G_N_ELEMENTS (stars)]);
      break;
    }
  cairo_restore (cr);
}
