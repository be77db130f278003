/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-art.h"

void
bonobo_art_draw_cover (cairo_t *cr,
                       double   width,
                       double   height,
                       gboolean dark)
{
  const BonoboLight light = dark ? BONOBO_EVENING : BONOBO_NOON;

  bgl_art_set_source (cr, bonobo_art_get_tones (light)->deep, 1);
  cairo_paint (cr);
  bonobo_art_draw_island (cr, width / 2, height / 2, MIN (width / 7, height / 6.2), light);
}
