/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-art.h"

#include "engine/bgl-random.h"

/*
 * The cover picture: the savanna at dusk. The sun sets behind a bongo that looks out of the long grass, a gnu and a
 * rhino come from the sides, and the dice lie in front.
 */

typedef struct
{
  guint32 sky[4];    /* from the zenith to the horizon */
  guint32 sun;
  guint32 far_hill;
  guint32 hill;
  guint32 tree;
  guint32 grass[3];  /* from far to near */
} Dusk;

static const Dusk dusks[2] = {
  { { 0x4a2a63, 0xb5445a, 0xef8045, 0xffd27a }, 0xfff0b8, 0xa7495a, 0x6e2f4a, 0x3a1a33,
    { 0xa5541f, 0x6f3315, 0x3b1a0c } },
  { { 0x1a1536, 0x4a2357, 0xa8414f, 0xe98a4a }, 0xffd98c, 0x5e2a4e, 0x3a1a3b, 0x1c0e26,
    { 0x6a3318, 0x3f1c10, 0x1f0d08 } },
};

static void
draw_sky (cairo_t    *cr,
          double      width,
          double      height,
          const Dusk *dusk)
{
  cairo_pattern_t *sky = cairo_pattern_create_linear (0, 0, 0, height * 0.74);

  for (int i = 0; i < 4; i++)
    bgl_art_add_stop (sky, i / 3.0, dusk->sky[i], 1);
  cairo_set_source (cr, sky);
  cairo_paint (cr);
  cairo_pattern_destroy (sky);
}

static void
draw_sun (cairo_t    *cr,
          double      x,
          double      y,
          double      radius,
          const Dusk *dusk)
{
  cairo_pattern_t *glow = cairo_pattern_create_radial (x, y, radius * 0.8, x, y, radius * 1.7);

  bgl_art_add_stop (glow, 0, dusk->sky[3], 0.7);
  bgl_art_add_stop (glow, 1, dusk->sky[2], 0);
  cairo_set_source (cr, glow);
  cairo_paint (cr);
  cairo_pattern_destroy (glow);

  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  bgl_art_set_source (cr, dusk->sun, 1);
  cairo_fill (cr);
}

static void
draw_hills (cairo_t    *cr,
            double      width,
            double      height,
            const Dusk *dusk)
{
  cairo_move_to (cr, 0, height * 0.66);
  cairo_curve_to (cr, width * 0.14, height * 0.58, width * 0.24, height * 0.60, width * 0.36, height * 0.65);
  cairo_curve_to (cr, width * 0.52, height * 0.69, width * 0.68, height * 0.57, width * 0.82, height * 0.60);
  cairo_curve_to (cr, width * 0.92, height * 0.62, width * 0.97, height * 0.66, width, height * 0.65);
  cairo_line_to (cr, width, height);
  cairo_line_to (cr, 0, height);
  cairo_close_path (cr);
  bgl_art_set_source (cr, dusk->far_hill, 1);
  cairo_fill (cr);

  cairo_move_to (cr, 0, height * 0.72);
  cairo_curve_to (cr, width * 0.3, height * 0.67, width * 0.7, height * 0.75, width, height * 0.69);
  cairo_line_to (cr, width, height);
  cairo_line_to (cr, 0, height);
  cairo_close_path (cr);
  bgl_art_set_source (cr, dusk->hill, 1);
  cairo_fill (cr);
}

/* Draws an umbrella thorn: a leaning trunk that forks, and two flat crowns. */
static void
draw_acacia (cairo_t *cr,
             double   x,
             double   bottom,
             double   size,
             guint32  tone)
{
  cairo_save (cr);
  cairo_translate (cr, x, bottom);
  cairo_scale (cr, size, size);
  bgl_art_set_source (cr, tone, 1);

  cairo_move_to (cr, -0.045, 0);
  cairo_curve_to (cr, -0.02, -0.30, 0.00, -0.42, -0.16, -0.74);
  cairo_line_to (cr, -0.12, -0.75);
  cairo_curve_to (cr, -0.04, -0.60, 0.00, -0.52, 0.015, -0.44);
  cairo_curve_to (cr, 0.05, -0.58, 0.12, -0.68, 0.22, -0.76);
  cairo_line_to (cr, 0.26, -0.74);
  cairo_curve_to (cr, 0.12, -0.60, 0.06, -0.40, 0.045, 0);
  cairo_close_path (cr);
  cairo_fill (cr);

  cairo_move_to (cr, -0.52, -0.72);
  cairo_curve_to (cr, -0.44, -0.86, -0.20, -0.94, 0.02, -0.92);
  cairo_curve_to (cr, 0.26, -0.96, 0.50, -0.86, 0.58, -0.72);
  cairo_curve_to (cr, 0.36, -0.68, 0.20, -0.72, 0.02, -0.70);
  cairo_curve_to (cr, -0.16, -0.70, -0.36, -0.66, -0.52, -0.72);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_grass (cairo_t *cr,
            double   width,
            double   bottom,
            double   tall,
            double   step,
            guint32  tone,
            guint64  seed)
{
  BglRandom random;

  bgl_random_init (&random, seed);
  bgl_art_set_source (cr, tone, 1);
  cairo_rectangle (cr, 0, bottom - tall * 0.22, width, tall);
  for (double x = -step; x < width + step; x += step)
    {
      double root = x + bgl_random_unit (&random) * step;
      double rise = tall * (0.40 + 0.60 * bgl_random_unit (&random));
      double bend = (bgl_random_unit (&random) - 0.35) * rise * 0.5;

      cairo_move_to (cr, root - step * 0.5, bottom);
      cairo_curve_to (cr, root - step * 0.4, bottom - rise * 0.5, root + bend * 0.3, bottom - rise * 0.8,
                      root + bend, bottom - rise);
      cairo_curve_to (cr, root + bend * 0.6 + step * 0.4, bottom - rise * 0.6, root + step * 0.5, bottom - rise * 0.4,
                      root + step * 0.6, bottom);
      cairo_close_path (cr);
    }
  cairo_fill (cr);
}

static void
draw_lying_die (cairo_t      *cr,
                BongoDieKind  kind,
                guint         face,
                double        x,
                double        y,
                double        size,
                double        angle)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  bgl_art_soft_shadow (cr, -size / 2 + size * 0.05, -size / 2 + size * 0.10, size, size, size / 6, size * 0.12, 0.5);
  bongo_art_draw_die (cr, kind, face, -size / 2, -size / 2, size, BGL_COLOR_SCHEME_LIGHT);
  cairo_restore (cr);
}

void
bongo_art_draw_cover (cairo_t  *cr,
                      double    width,
                      double    height,
                      gboolean  dark)
{
  const Dusk *dusk = &dusks[dark ? 1 : 0];
  /* On a wide cover, show more land at the sides. The main elements are sized by the height. */
  const double unit = MIN (height, width / 1.15);
  const double middle = width / 2;
  const double head = unit * 0.60;

  draw_sky (cr, width, height, dusk);
  draw_sun (cr, middle, height * 0.46, unit * 0.315, dusk);
  draw_hills (cr, width, height, dusk);
  draw_acacia (cr, middle - unit * 0.62, height * 0.74, unit * 0.50, dusk->tree);
  draw_acacia (cr, middle + unit * 0.78, height * 0.715, unit * 0.28, dusk->tree);
  draw_acacia (cr, middle - unit * 1.15, height * 0.715, unit * 0.24, dusk->tree);
  draw_grass (cr, width, height * 0.86, unit * 0.20, unit * 0.011, dusk->grass[0], 5);

  bongo_art_draw_animal (cr, BONGO_RHINO, middle + unit * 0.20, height * 0.475, unit * 0.44, BONGO_COAT_NATURAL, 0);
  bongo_art_draw_animal (cr, BONGO_GNU, middle - unit * 0.63, height * 0.44, unit * 0.43, BONGO_COAT_NATURAL, 0);
  draw_grass (cr, width, height * 0.98, unit * 0.26, unit * 0.013, dusk->grass[1], 9);
  bongo_art_draw_animal (cr, BONGO_BONGO, middle - head / 2, height * 0.205, head, BONGO_COAT_NATURAL, 0);
  draw_grass (cr, width, height + unit * 0.02, unit * 0.24, unit * 0.015, dusk->grass[2], 14);

  draw_lying_die (cr, BONGO_DIE_FILM, 2, middle - unit * 0.34, height * 0.885, unit * 0.145, -0.16);
  draw_lying_die (cr, BONGO_DIE_ANIMAL, BONGO_GNU, middle - unit * 0.155, height * 0.905, unit * 0.145, 0.09);
  draw_lying_die (cr, BONGO_DIE_POACHER, BONGO_RHINO, middle + unit * 0.155, height * 0.905, unit * 0.145, -0.10);
  draw_lying_die (cr, BONGO_DIE_GUARD, BONGO_BONGO, middle + unit * 0.34, height * 0.885, unit * 0.145, 0.17);
}
