/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "nineholes-art.h"

/* The board with a row of three, larger than the cover, so that it looks like a detail of a photo. */
#define TURN (-15 * G_PI / 180)

static const int players[9] = { -1, 1, 0, 1, 0, -1, 0, -1, 1 };

void
nineholes_art_draw_cover (cairo_t  *cr,
                          double    width,
                          double    height,
                          gboolean  dark)
{
  const BglColorScheme scheme = dark ? BGL_COLOR_SCHEME_DARK : BGL_COLOR_SCHEME_LIGHT;
  const double size = 1.15 * MAX (width * 0.6, height);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  bgl_art_set_source (cr, nineholes_art_get_tones (scheme)->ground, 1);
  cairo_paint (cr);

  cairo_translate (cr, width / 2, height / 2);
  cairo_rotate (cr, TURN);
  cairo_translate (cr, -size / 2, -size / 2);
  nineholes_art_draw_board (cr, size, scheme);
  for (int i = 0; i < 9; i++)
    if (players[i] >= 0)
      {
        cairo_save (cr);
        cairo_translate (cr, i % 3 * size / 3, i / 3 * size / 3);
        nineholes_art_draw_piece (cr, size / 3, players[i]);
        cairo_restore (cr);
      }
  cairo_restore (cr);
}
