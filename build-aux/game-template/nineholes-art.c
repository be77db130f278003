/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "nineholes-art.h"

static const NineholesTones tones[] = {
  [BGL_COLOR_SCHEME_LIGHT] = { .ground = 0xe9dcc6, .board = 0xb98a56, .line = 0x6b4522, .label = 0x4a3520 },
  [BGL_COLOR_SCHEME_DARK] = { .ground = 0x2b2520, .board = 0x6f4e2f, .line = 0x2f1d0e, .label = 0xe5d3b8 },
  [BGL_COLOR_SCHEME_HIGH_CONTRAST] = { .ground = 0x000000, .board = 0x161210, .line = 0xffffff, .label = 0xffffff },
  [BGL_COLOR_SCHEME_PAPER] = { .ground = 0xffffff, .board = 0xffffff, .line = 0x5a3d22, .label = 0x5a3d22 },
};

/* The colors and shapes that the application uses for the players, and a color that stands out from them. */
static const struct
{
  guint32  face;
  guint32  mark;
  BglShape shape;
} pieces[] = {
  { 0x1d6fa5, 0xffffff, BGL_SHAPE_CIRCLE },
  { 0xf2e3c2, 0x3b2a1a, BGL_SHAPE_SQUARE },
};

const NineholesTones *
nineholes_art_get_tones (BglColorScheme scheme)
{
  return &tones[scheme];
}

void
nineholes_art_draw_board (cairo_t        *cr,
                          double          size,
                          BglColorScheme  scheme)
{
  const double cell = size / 3;

  bgl_art_rounded_rect (cr, 0, 0, size, size, cell / 8);
  bgl_art_set_source (cr, tones[scheme].board, 1);
  cairo_fill (cr);

  for (guint i = 0; i < 9; i++)
    bgl_art_rounded_rect (cr, (i % 3 + 0.04) * cell, (i / 3 + 0.04) * cell, 0.92 * cell, 0.92 * cell, cell / 8);
  bgl_art_set_source (cr, tones[scheme].line, 1);
  cairo_set_line_width (cr, MAX (cell / 40, 1));
  cairo_stroke (cr);
}

void
nineholes_art_draw_piece (cairo_t *cr,
                          double   size,
                          int      player)
{
  const double middle = size / 2;

  bgl_art_shape (cr, BGL_SHAPE_CIRCLE, middle, middle, 0.36 * size);
  bgl_art_set_source (cr, pieces[player].face, 1);
  cairo_fill_preserve (cr);
  bgl_art_set_source (cr, pieces[player].mark, 1);
  cairo_set_line_width (cr, size / 24);
  cairo_stroke (cr);
  bgl_art_shape (cr, pieces[player].shape, middle, middle, 0.12 * size);
  cairo_fill (cr);
}

/* Textures */

static void
draw_board_cb (cairo_t       *cr,
               double         width,
               double         height,
               gconstpointer  data)
{
  nineholes_art_draw_board (cr, width, *(const BglColorScheme *) data);
}

GdkTexture *
nineholes_art_get_board (BglColorScheme scheme,
                         int            size,
                         int            scale)
{

  return bgl_art_get_texture (size, size, scale, draw_board_cb, &scheme, "nineholes-board-%d", scheme);
}

static void
draw_piece_cb (cairo_t       *cr,
               double         width,
               double         height,
               gconstpointer  data)
{
  nineholes_art_draw_piece (cr, width, *(const int *) data);
}

GdkTexture *
nineholes_art_get_piece (int player,
                         int size,
                         int scale)
{

  return bgl_art_get_texture (size, size, scale, draw_piece_cb, &player, "nineholes-piece-%d", player);
}
