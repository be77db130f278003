/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-art.h"

#include <math.h>

#include "bonobo-private.h"

/* Draws the pieces for the chapter on components, each in a square. */

#define ROOT_3 1.7320508075688772
/* An outline, which makes a free triangle without neighbors visible. */
#define OUTLINE 0.03

static void
draw_island (cairo_t *cr,
             double   size)
{
  bonobo_art_draw_island (cr, size / 2, size / 2, size / BONOBO_ISLAND_WIDTH, BGL_COLOR_SCHEME_LIGHT);
}

static void
draw_triangle (cairo_t    *cr,
               double      size,
               BonoboKind  kind)
{
  const double edge = size * 0.98;
  guint triangle = 0;

  while (bonobo_triangles[triangle].kind != kind || !bonobo_triangles[triangle].up)
    triangle++;

  cairo_save (cr);
  cairo_translate (cr, size / 2, size / 2);
  bonobo_art_draw_triangle (cr, edge, triangle, BGL_COLOR_SCHEME_LIGHT);
  bonobo_art_add_triangle (cr, TRUE, edge, edge * OUTLINE / 2, edge * 0.06);
  cairo_set_line_width (cr, edge * OUTLINE);
  bgl_art_set_source (cr, bonobo_art_get_tones (BGL_COLOR_SCHEME_LIGHT)->pebble, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Draws a spot with the six triangles around it. */
static void
draw_spot (cairo_t *cr,
           double   size)
{
  const BonoboTones *tones = bonobo_art_get_tones (BGL_COLOR_SCHEME_LIGHT);
  const double edge = size * 0.48;

  cairo_save (cr);
  cairo_translate (cr, size / 2, size / 2);
  for (int i = 0; i < 6; i++)
    {
      cairo_save (cr);
      cairo_rotate (cr, (i + 0.5) * G_PI / 3);
      cairo_translate (cr, edge / ROOT_3, 0);
      cairo_rotate (cr, -G_PI_2);
      bonobo_art_add_triangle (cr, TRUE, edge, edge * 0.03, edge * 0.08);
      cairo_restore (cr);
    }
  bgl_art_set_source (cr, tones->dune, 1);
  cairo_fill_preserve (cr);
  bgl_art_set_source (cr, tones->pebble, 0.7);
  cairo_set_line_width (cr, edge * 0.06);
  cairo_stroke (cr);

  cairo_arc (cr, 0, 0, edge * 0.22, 0, 2 * G_PI);
  bgl_art_set_source (cr, tones->pebble, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, edge * 0.09);
  bgl_art_set_source (cr, 0xffffff, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Draws a section of the score track with two markers. */
static void
draw_track (cairo_t *cr,
            double   size)
{
  const double y = size * 0.64;

  bgl_art_rounded_rect (cr, 0, size * 0.14, size, size * 0.72, size * 0.14);
  bgl_art_set_source (cr, 0x07525b, 1);
  cairo_fill (cr);

  bgl_art_set_source (cr, 0xffffff, 1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, size * 0.045);
  cairo_move_to (cr, size * 0.12, y);
  cairo_line_to (cr, size * 0.88, y);
  for (int i = 0; i < 4; i++)
    {
      const double x = size * (0.14 + 0.24 * i);

      cairo_move_to (cr, x, y - size * 0.07);
      cairo_line_to (cr, x, y + size * 0.07);
    }
  cairo_stroke (cr);
  bonobo_art_draw_marker (cr, size * 0.30, size * 0.38, size * 0.12, 1);
  bonobo_art_draw_marker (cr, size * 0.68, size * 0.38, size * 0.12, 2);
}

/* Draws a rhomb without its numbers, which would cover its picture here. The picture is largest in this orientation. */
static void
draw_rhomb (cairo_t *cr,
            double   size,
            guint    rhomb)
{
  bonobo_art_draw_rhomb (cr, size / 2, size / 2, size / 1.5, rhomb, BONOBO_FALLING, BGL_COLOR_SCHEME_LIGHT);
}

static void
draw_upright (cairo_t *cr,
              double   size,
              guint    rhomb)
{
  bonobo_art_draw_rhomb (cr, size / 2, size / 2, size / ROOT_3, rhomb, BONOBO_UPRIGHT, BGL_COLOR_SCHEME_LIGHT);
}

/* Draws a rhomb with its value in the wide corners and twice the value in the tips. */
static void
draw_numbers (cairo_t *cr,
              double   size)
{
  const double edge = size / ROOT_3;
  const int value = bonobo_rhombi[0].value;

  draw_upright (cr, size, 0);
  for (int i = -1; i <= 1; i += 2)
    {
      bonobo_art_draw_plate (cr, size / 2, size / 2 + i * size * 0.33, size * 0.19, 2 * value, BGL_COLOR_SCHEME_LIGHT);
      bonobo_art_draw_plate (cr, size / 2 + i * edge * 0.33, size / 2, size * 0.19, value, BGL_COLOR_SCHEME_LIGHT);
    }
}

gboolean
bonobo_art_draw_piece (cairo_t    *cr,
                       double      size,
                       const char *name)
{
  static const char *const kinds[BONOBO_KINDS] = {
    [BONOBO_DUNE] = "dune", [BONOBO_TOILET] = "toilet", [BONOBO_SHADE] = "sunshade",
  };
  static const char *const tokens[] = { "token-1", "token-2", "token-3", "token-4" };
  const guint rhomb = bonobo_find_rhomb (name, -1);

  for (guint i = 0; i < BONOBO_KINDS; i++)
    if (g_str_equal (name, kinds[i]))
      {
        draw_triangle (cr, size, (BonoboKind) i);
        return TRUE;
      }
  for (guint i = 0; i < G_N_ELEMENTS (tokens); i++)
    if (g_str_equal (name, tokens[i]))
      {
        bonobo_art_draw_token (cr, size / 2, size / 2, size / (2.45 * BONOBO_TOKEN_RADIUS), i + 1, BGL_COLOR_SCHEME_LIGHT);
        return TRUE;
      }

  if (rhomb != BONOBO_NONE)
    draw_rhomb (cr, size, rhomb);
  else if (g_str_equal (name, "rhomb"))
    draw_numbers (cr, size);
  else if (g_str_equal (name, "back"))
    draw_upright (cr, size, BONOBO_NONE);
  else if (g_str_equal (name, "island"))
    draw_island (cr, size);
  else if (g_str_equal (name, "spot"))
    draw_spot (cr, size);
  else if (g_str_equal (name, "track"))
    draw_track (cr, size);
  else
    return FALSE;

  return TRUE;
}
