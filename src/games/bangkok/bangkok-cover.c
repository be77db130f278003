/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-art.h"

#include <math.h>

/* The cover picture: a night market, with strings of lanterns over roofs and awnings, and a handful of dice on the
 * mat in front of them. Drawn in 400 by 240 units and scaled to fill the area. */
#define SHEET_WIDTH  400.0
#define SHEET_HEIGHT 240.0

static const struct
{
  double x, y, height;
  guint  color;
} lanterns[] = {
  { 30, 26, 46, BANGKOK_VIOLET }, { 84, 37, 56, BANGKOK_RED }, { 143, 42, 66, BANGKOK_YELLOW },
  { 257, 42, 66, BANGKOK_RED }, { 316, 37, 56, BANGKOK_YELLOW }, { 370, 26, 46, BANGKOK_GREEN },
};

static const struct
{
  double x, y, size, angle;
  guint  color, value;
} dice[] = {
  { 92, 166, 52, -11, BANGKOK_GREEN, 3 },
  { 306, 162, 52, 9, BANGKOK_VIOLET, 6 },
  { 148, 176, 60, 7, BANGKOK_YELLOW, 5 },
  { 250, 178, 60, -8, BANGKOK_BLUE, 2 },
  { 199, 190, 66, -3, BANGKOK_RED, 4 },
};

static void
draw_sky (cairo_t  *cr,
          gboolean  dark)
{
  cairo_pattern_t *sky = cairo_pattern_create_linear (0, 0, 0, SHEET_HEIGHT);
  cairo_pattern_t *glow = cairo_pattern_create_radial (200, 150, 10, 200, 150, 210);

  bgl_art_add_stop (sky, 0, dark ? 0x0f0c2e : 0x1d1850, 1);
  bgl_art_add_stop (sky, 0.62, dark ? 0x3a1d5c : 0x5a2a86, 1);
  bgl_art_add_stop (sky, 1, dark ? 0x5c2a4e : 0x8f3f72, 1);
  cairo_set_source (cr, sky);
  cairo_paint (cr);
  cairo_pattern_destroy (sky);

  bgl_art_add_stop (glow, 0, 0xffb347, dark ? 0.34 : 0.45);
  bgl_art_add_stop (glow, 1, 0xffb347, 0);
  cairo_set_source (cr, glow);
  cairo_paint (cr);
  cairo_pattern_destroy (glow);
}

/* A chedi: steps, the bell, and the long ringed spire. */
static void
draw_chedi (cairo_t *cr,
            double   x,
            double   y,
            double   size)
{
  const double half = size * 0.20;

  for (int step = 0; step < 3; step++)
    {
      double width = half * (1.5 - 0.16 * step);

      cairo_rectangle (cr, x - width, y - size * (0.20 + 0.07 * step), 2 * width, size * 0.20);
      cairo_fill (cr);
    }

  cairo_move_to (cr, x - half * 1.15, y - size * 0.36);
  cairo_curve_to (cr, x - half * 0.80, y - size * 0.44, x - half * 0.92, y - size * 0.64,
                  x - half * 0.34, y - size * 0.68);
  cairo_line_to (cr, x - half * 0.34, y - size * 0.74);
  cairo_curve_to (cr, x - half * 0.16, y - size * 0.82, x - half * 0.10, y - size * 0.98, x, y - size * 1.22);
  cairo_curve_to (cr, x + half * 0.10, y - size * 0.98, x + half * 0.16, y - size * 0.82,
                  x + half * 0.34, y - size * 0.74);
  cairo_line_to (cr, x + half * 0.34, y - size * 0.68);
  cairo_curve_to (cr, x + half * 0.92, y - size * 0.64, x + half * 0.80, y - size * 0.44,
                  x + half * 1.15, y - size * 0.36);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* A temple hall seen from its gable end: two steep roofs, one in front of the other, with finials that bend outward
 * at the eaves and upward at the ridge. */
static void
draw_hall (cairo_t *cr,
           double   x,
           double   y,
           double   size)
{
  for (int tier = 0; tier < 2; tier++)
    {
      double half = size * (0.62 - 0.20 * tier);
      double base = y - size * (0.20 + 0.20 * tier);
      double ridge = base - size * (0.52 - 0.08 * tier);

      cairo_move_to (cr, x - half - size * 0.07, base - size * 0.09);
      cairo_curve_to (cr, x - half, base - size * 0.02, x - half * 0.25, base - size * 0.20,
                      x - size * 0.015, ridge);
      cairo_line_to (cr, x, ridge - size * 0.14);
      cairo_line_to (cr, x + size * 0.015, ridge);
      cairo_curve_to (cr, x + half * 0.25, base - size * 0.20, x + half, base - size * 0.02,
                      x + half + size * 0.07, base - size * 0.09);
      cairo_line_to (cr, x + half * 0.86, base + size * 0.02);
      cairo_line_to (cr, x - half * 0.86, base + size * 0.02);
      cairo_close_path (cr);
      cairo_fill (cr);
    }
  cairo_rectangle (cr, x - size * 0.44, y - size * 0.24, size * 0.88, size * 0.24);
  cairo_fill (cr);
}

static void
draw_city (cairo_t  *cr,
           gboolean  dark)
{
  bgl_art_set_source (cr, dark ? 0x2c1850 : 0x45266e, 1);
  draw_chedi (cr, 62, 150, 74);
  draw_chedi (cr, 344, 150, 84);
  draw_hall (cr, 292, 152, 62);
  cairo_rectangle (cr, 0, 144, SHEET_WIDTH, 40);
  cairo_fill (cr);
  bgl_art_set_source (cr, dark ? 0x1a0d36 : 0x2a1750, 1);
  draw_chedi (cr, 128, 156, 96);
  draw_hall (cr, 204, 156, 112);
}

/* Striped cloth over the stalls, with a scalloped edge. */
static void
draw_awning (cairo_t *cr,
             double   x,
             double   y,
             double   width,
             guint32  first,
             guint32  second)
{
  const int stripes = 6;
  const double each = width / stripes;

  for (int i = 0; i < stripes; i++)
    {
      double left = x + i * each;

      cairo_move_to (cr, left + width * 0.04 * (stripes / 2.0 - i) / stripes, y);
      cairo_line_to (cr, left + each + width * 0.04 * (stripes / 2.0 - i - 1) / stripes, y);
      cairo_line_to (cr, left + each, y + 20);
      cairo_arc (cr, left + each / 2, y + 20, each / 2, 0, G_PI);
      cairo_close_path (cr);
      bgl_art_set_source (cr, i % 2 == 0 ? first : second, 1);
      cairo_fill (cr);
    }
}

static void
draw_strings (cairo_t *cr)
{
  cairo_set_line_width (cr, 1.4);
  bgl_art_set_source (cr, 0xe8c98a, 0.85);
  cairo_move_to (cr, -6, 14);
  cairo_curve_to (cr, 60, 46, 140, 46, 200, 30);
  cairo_curve_to (cr, 260, 46, 340, 46, 406, 14);
  cairo_stroke (cr);

  for (guint i = 0; i < G_N_ELEMENTS (lanterns); i++)
    bangkok_art_draw_lantern (cr, lanterns[i].x, lanterns[i].y - 4, lanterns[i].height, lanterns[i].color);
}

static void
draw_counter (cairo_t  *cr,
              gboolean  dark)
{
  cairo_pattern_t *light = cairo_pattern_create_radial (200, 186, 10, 200, 200, 240);

  bgl_art_set_source (cr, dark ? 0x1d1945 : 0x2f2a6b, 1);
  cairo_rectangle (cr, 0, 172, SHEET_WIDTH, SHEET_HEIGHT - 172);
  cairo_fill (cr);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 172, SHEET_WIDTH, SHEET_HEIGHT - 172);
  cairo_clip (cr);
  bgl_art_add_stop (light, 0, 0xffc65c, 0.36);
  bgl_art_add_stop (light, 1, 0xffc65c, 0);
  cairo_set_source (cr, light);
  cairo_paint (cr);
  cairo_set_line_width (cr, 1.2);
  bgl_art_set_source (cr, 0x8f86d8, 0.20);
  for (double x = -80; x < SHEET_WIDTH + 80; x += 26)
    {
      cairo_move_to (cr, x, 172);
      cairo_line_to (cr, x + 68, 240);
      cairo_move_to (cr, x + 68, 172);
      cairo_line_to (cr, x, 240);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
  cairo_pattern_destroy (light);

  bgl_art_set_source (cr, 0xffc65c, 0.9);
  cairo_rectangle (cr, 0, 171, SHEET_WIDTH, 2);
  cairo_fill (cr);
}

static void
draw_dice (cairo_t *cr)
{
  for (guint i = 0; i < G_N_ELEMENTS (dice); i++)
    {
      const double size = dice[i].size;

      cairo_save (cr);
      cairo_translate (cr, dice[i].x, dice[i].y);
      bgl_art_soft_shadow (cr, -size * 0.44, -size * 0.36, size * 0.94, size * 0.92, size / 5, size * 0.12, 0.55);
      cairo_rotate (cr, dice[i].angle * G_PI / 180);
      bangkok_art_draw_die (cr, -size / 2, -size / 2, size, dice[i].color, dice[i].value);
      cairo_restore (cr);
    }
}

void
bangkok_art_draw_cover (cairo_t  *cr,
                        double    width,
                        double    height,
                        gboolean  dark)
{
  const double scale = MAX (width / SHEET_WIDTH, height / SHEET_HEIGHT);

  cairo_save (cr);
  /* If the area is flatter than the sheet, cut off mostly sky and not the dice. */
  cairo_translate (cr, (width - SHEET_WIDTH * scale) / 2, (height - SHEET_HEIGHT * scale) * 0.92);
  cairo_scale (cr, scale, scale);

  draw_sky (cr, dark);
  draw_city (cr, dark);
  draw_awning (cr, -14, 128, 132, dark ? 0xb23a36 : 0xc9453f, dark ? 0xe3d3ba : 0xfff0d8);
  draw_awning (cr, 282, 128, 132, dark ? 0x2a8f68 : 0x34a679, dark ? 0xe3d3ba : 0xfff0d8);
  draw_strings (cr);
  draw_counter (cr, dark);
  draw_dice (cr);

  cairo_restore (cr);
}

void
bangkok_art_draw_confetti (cairo_t *cr,
                           double   size,
                           guint    kind)
{
  const guint color = kind % BANGKOK_COLORS;

  if (kind % 2 == 0)
    bangkok_art_draw_die (cr, -size * 0.36, -size * 0.36, size * 0.72, color, kind % BANGKOK_SIDES + 1);
  else
    /* The lantern is drawn with the glow around it, and its body is in the center. */
    bangkok_art_draw_lantern (cr, 0, -size * 0.31, size * 0.65, color);
}
