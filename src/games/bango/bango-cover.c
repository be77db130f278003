/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-art.h"

void
bango_art_draw_cover (cairo_t *cr,
                      double   width,
                      double   height,
                      gboolean dark)
{
  cairo_save (cr);
  bgl_art_planks (cr, width, height, &(BglPlanks) { .wood = 0x7a5138, .dark = 0x4a2c1b, .light = 0xa97a58, .height = 84, .grain = 30 }, 4);
  cairo_restore (cr);
}
