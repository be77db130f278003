/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-art.h"

#include <math.h>

/* The cover picture: the table on the veranda in low sun, with a five that was just completed. The five fits into
 * 400 by 240 units, and wood and tiles continue around it. */
#define SHEET_WIDTH  400.0
#define SHEET_HEIGHT 240.0
#define CELL         57.0
#define TURN         (26 * G_PI / 180)   /* of the tiles, which makes the diagonal almost horizontal */

/* Cells around the middle one; the five goes from the lower left to the upper right. */
static const struct
{
  int         x, y;
  BangoColor color;
} lid_tiles[] = {
  { -2, 2, BANGO_YELLOW }, { -1, 1, BANGO_YELLOW }, { 0, 0, BANGO_YELLOW },
  { 1, -1, BANGO_YELLOW }, { 2, -2, BANGO_YELLOW },
  { -1, 2, BANGO_RED }, { 0, 1, BANGO_RED }, { 1, 0, BANGO_RED }, { 2, -1, BANGO_RED },
  { -1, 0, BANGO_RED }, { 0, -1, BANGO_YELLOW }, { 1, -2, BANGO_RED },
  { 0, 2, BANGO_YELLOW }, { 1, 1, BANGO_YELLOW }, { 2, 1, BANGO_RED }, { 3, -1, BANGO_RED },
  { -2, 0, BANGO_YELLOW }, { -2, -1, BANGO_RED }, { 0, -2, BANGO_RED }, { -3, 2, BANGO_RED },
  { -3, 1, BANGO_YELLOW }, { 3, -2, BANGO_YELLOW }, { 3, 0, BANGO_YELLOW }, { -1, 3, BANGO_YELLOW },
  { 0, 3, BANGO_RED }, { 1, 3, BANGO_YELLOW }, { 0, -3, BANGO_YELLOW }, { -1, -3, BANGO_RED },
};

#define N_FIVE 5

static void
draw_boards (cairo_t  *cr,
             double    width,
             double    height,
             gboolean  dark)
{
  const BglPlanks planks = {
    .wood = dark ? 0x462b19 : 0x84562e,
    .dark = dark ? 0x1e1007 : 0x4a2911,
    .light = dark ? 0x7d5733 : 0xc39257,
    .height = 48,
    .grain = 7,
  };

  /* What is behind the cover must not show between the boards. */
  bgl_art_set_source (cr, planks.dark, 1);
  cairo_paint (cr);
  bgl_art_planks (cr, width, height, &planks, 8);
}

/* A picture that is painted many times. Drawing each rotated tile directly would clip and fill along slanted edges,
 * which takes ten times as long. */
typedef struct
{
  cairo_surface_t *surface;
  double           pixel;   /* of the surface, in user space */
} Stamp;

static void
stamp_init (Stamp   *stamp,
            cairo_t *cr,
            double   size)
{
  double x = 1, y = 0;
  int pixels;

  cairo_user_to_device_distance (cr, &x, &y);
  pixels = MAX ((int) ceil (size * hypot (x, y)), 1);
  stamp->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
  stamp->pixel = size / pixels;
}

static void
stamp_paint (const Stamp    *stamp,
             cairo_t        *cr,
             double          x,
             double          y,
             cairo_filter_t  filter)
{
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  cairo_translate (cr, x, y);
  cairo_scale (cr, stamp->pixel, stamp->pixel);
  cairo_set_source_surface (cr, stamp->surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), filter);
  cairo_paint (cr);
  cairo_set_matrix (cr, &matrix);
}

static void
draw_shadows (cairo_t *cr)
{
  const double margin = 8;
  const double gap = bango_art_get_gap (CELL);
  const double size = CELL - 2 * gap;
  cairo_t *picture;
  Stamp stamp;

  stamp_init (&stamp, cr, CELL + 2 * margin);
  picture = cairo_create (stamp.surface);
  cairo_scale (picture, 1 / stamp.pixel, 1 / stamp.pixel);
  bgl_art_soft_shadow (picture, margin + gap, margin + gap, size, size,
                       bango_art_get_corner (CELL), 5, 0.6);
  cairo_destroy (picture);

  for (guint i = 0; i < G_N_ELEMENTS (lid_tiles); i++)
    stamp_paint (&stamp, cr, lid_tiles[i].x * CELL - margin + 5, lid_tiles[i].y * CELL - margin + 2,
                 CAIRO_FILTER_NEAREST);
  cairo_surface_destroy (stamp.surface);
}

static void
draw_tiles (cairo_t        *cr,
            BglColorScheme  light)
{
  for (BangoColor color = BANGO_YELLOW; color <= BANGO_RED; color++)
    {
      cairo_t *picture;
      Stamp stamp;

      stamp_init (&stamp, cr, CELL);
      picture = cairo_create (stamp.surface);
      bango_art_draw_tile (picture, 0, 0, cairo_image_surface_get_width (stamp.surface),
                           color, light);
      cairo_destroy (picture);

      for (guint i = 0; i < G_N_ELEMENTS (lid_tiles); i++)
        if (lid_tiles[i].color == color)
          stamp_paint (&stamp, cr, lid_tiles[i].x * CELL, lid_tiles[i].y * CELL,
                       CAIRO_FILTER_BILINEAR);
      cairo_surface_destroy (stamp.surface);
    }
}

static void
draw_five_rims (cairo_t *cr)
{
  const double gap = bango_art_get_gap (CELL);
  const double size = CELL - 2 * gap;

  for (int i = 0; i < N_FIVE; i++)
    bgl_art_rounded_rect (cr, lid_tiles[i].x * CELL + gap, lid_tiles[i].y * CELL + gap,
                          size, size, bango_art_get_corner (CELL));
  cairo_set_line_width (cr, 6);
  bgl_art_set_source (cr, 0xffdf94, 0.40);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 2.2);
  bgl_art_set_source (cr, 0xfff3cf, 1);
  cairo_stroke (cr);
}

/* Low sun from the top left, and the shadows of the veranda's posts. */
static void
draw_light (cairo_t  *cr,
            double    width,
            double    height,
            gboolean  dark)
{
  static const double posts[][2] = { { -0.10, 0.085 }, { 0.23, 0.055 }, { 0.345, 0.025 }, { 0.70, 0.10 } };
  const double slant = height * 0.62;
  cairo_pattern_t *dusk = cairo_pattern_create_linear (0, 0, width, height);

  for (guint i = 0; i < G_N_ELEMENTS (posts); i++)
    {
      double left = width * posts[i][0];
      double right = left + width * posts[i][1];

      cairo_move_to (cr, left, 0);
      cairo_line_to (cr, right, 0);
      cairo_line_to (cr, right + slant, height);
      cairo_line_to (cr, left + slant, height);
      cairo_close_path (cr);
    }
  bgl_art_set_source (cr, 0x200b05, dark ? 0.22 : 0.20);
  cairo_fill (cr);

  bgl_art_add_stop (dusk, 0.0, dark ? 0xff9c40 : 0xffe3a0, dark ? 0.22 : 0.26);
  bgl_art_add_stop (dusk, 0.38, dark ? 0xff9c40 : 0xffe3a0, 0.0);
  bgl_art_add_stop (dusk, 0.55, 0x1f0c02, 0.0);
  bgl_art_add_stop (dusk, 1.0, 0x1f0c02, dark ? 0.60 : 0.34);
  cairo_set_source (cr, dusk);
  cairo_paint (cr);
  cairo_pattern_destroy (dusk);
}

void
bango_art_draw_cover (cairo_t  *cr,
                      double    width,
                      double    height,
                      gboolean  dark)
{
  const double scale = MIN (width / SHEET_WIDTH, height / SHEET_HEIGHT);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  cairo_scale (cr, scale, scale);
  width /= scale;
  height /= scale;

  draw_boards (cr, width, height, dark);

  cairo_save (cr);
  cairo_translate (cr, width / 2, height / 2);
  cairo_rotate (cr, TURN);
  cairo_translate (cr, -CELL / 2, -CELL / 2);
  draw_shadows (cr);
  draw_tiles (cr, dark ? BGL_COLOR_SCHEME_DARK : BGL_COLOR_SCHEME_LIGHT);
  draw_five_rims (cr);
  cairo_restore (cr);

  draw_light (cr, width, height, dark);
  cairo_restore (cr);
}
