/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-art.h"

#include <math.h>

#include "board/bgl-game-ui.h"

/* Draws the tokens, which are sunbathers on towels. */

typedef struct
{
  BglColorScheme scheme;
  guint    seat;
  int      edge;
  gboolean raised;
} Picture;

static guint32
get_seat_color (guint seat)
{
  const char *color = bgl_game_ui_get_seat_color (NULL, seat);

  return (guint32) g_ascii_strtoull (color + 1, NULL, 16);
}

/* Draws a person who lies on their back, seen from above, with the arms behind the head. */
static void
draw_sunbather (cairo_t *cr,
                double   radius,
                guint32  suit)
{
  const double r = radius;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);

  bgl_art_set_source (cr, 0xf2c196, 1);
  cairo_set_line_width (cr, r * 0.20);
  cairo_move_to (cr, -r * 0.18, -r * 0.16);
  cairo_line_to (cr, -r * 0.44, -r * 0.36);
  cairo_line_to (cr, -r * 0.12, -r * 0.58);
  cairo_move_to (cr, r * 0.18, -r * 0.16);
  cairo_line_to (cr, r * 0.44, -r * 0.36);
  cairo_line_to (cr, r * 0.12, -r * 0.58);
  cairo_move_to (cr, -r * 0.12, r * 0.30);
  cairo_line_to (cr, -r * 0.20, r * 0.72);
  cairo_move_to (cr, r * 0.12, r * 0.30);
  cairo_line_to (cr, r * 0.20, r * 0.72);
  cairo_stroke (cr);

  bgl_art_set_source (cr, suit, 1);
  bgl_art_rounded_rect (cr, -r * 0.25, -r * 0.24, r * 0.50, r * 0.62, r * 0.2);
  cairo_fill (cr);

  /* A straw hat over the face. */
  cairo_arc (cr, 0, -r * 0.46, r * 0.29, 0, 2 * G_PI);
  bgl_art_set_source (cr, 0xe9c46a, 1);
  cairo_fill (cr);
  cairo_arc (cr, 0, -r * 0.46, r * 0.16, 0, 2 * G_PI);
  bgl_art_set_source (cr, 0xfbe3a4, 1);
  cairo_fill (cr);
}

void
bonobo_art_draw_token (cairo_t        *cr,
                       double          x,
                       double          y,
                       double          edge,
                       guint           seat,
                       BglColorScheme  scheme)
{
  const BglShape shape = bgl_shape_from_name (bgl_game_ui_get_seat_shape (NULL, seat));
  const guint32 color = get_seat_color (seat);
  const double radius = edge * BONOBO_TOKEN_RADIUS;
  const double rim = MAX (radius * 0.16, 1.5);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);

  /* The towel has the shape that identifies its seat. */
  bgl_art_shape (cr, shape, 0, 0, radius - rim / 2);
  cairo_set_line_width (cr, rim * 2);
  bgl_art_set_source (cr, bgl_art_mix (color, 0x0a1a22, 0.62), 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, rim);
  bgl_art_set_source (cr, 0xffffff, 1);
  cairo_stroke_preserve (cr);
  bgl_art_set_source (cr, color, 1);
  cairo_fill_preserve (cr);

  cairo_save (cr);
  cairo_clip (cr);
  cairo_move_to (cr, -2 * radius, -2 * radius);
  cairo_line_to (cr, radius * 1.2, -2 * radius);
  cairo_line_to (cr, -2 * radius, radius * 1.2);
  cairo_close_path (cr);
  bgl_art_set_source (cr, 0xffffff, 0.20);
  cairo_fill (cr);
  cairo_restore (cr);

  if (shape == BGL_SHAPE_TRIANGLE)
    cairo_translate (cr, 0, radius * 0.10);
  draw_sunbather (cr, radius * (shape == BGL_SHAPE_CIRCLE || shape == BGL_SHAPE_SQUARE ? 0.98 : 0.84),
                  bgl_art_mix (color, 0x0a1a22, 0.68));
  cairo_restore (cr);
}

static void
draw_token_picture (cairo_t       *cr,
                    double         width,
                    double         height,
                    gconstpointer  data)
{
  const Picture *picture = data;

  bonobo_art_draw_token (cr, width / 2, height / 2, picture->edge, picture->seat, picture->scheme);
}

static void
draw_token_shadow_picture (cairo_t       *cr,
                           double         width,
                           double         height,
                           gconstpointer  data)
{
  const Picture *picture = data;
  const double radius = picture->edge * BONOBO_TOKEN_RADIUS;

  bgl_art_soft_shadow (cr, width / 2 - radius + picture->edge * (picture->raised ? 0.05 : 0.015),
                       height / 2 - radius + picture->edge * (picture->raised ? 0.14 : 0.04),
                       2 * radius, 2 * radius, radius,
                       picture->edge * (picture->raised ? 0.10 : 0.06), picture->raised ? 0.34 : 0.46);
}

static int
get_token_size (int edge)
{
  return 2 * (int) ceil (edge * 0.52);
}

GdkTexture *
bonobo_art_get_token (guint          seat,
                      BglColorScheme scheme,
                      int            edge,
                      int            scale)
{
  const Picture picture = { .seat = seat, .scheme = scheme, .edge = edge };
  const int size = get_token_size (edge);

  return bgl_art_get_texture (size, size, scale, draw_token_picture, &picture,
                              "bonobo-token %u %d %d", seat, scheme, edge);
}

GdkTexture *
bonobo_art_get_token_shadow (gboolean raised,
                             int      edge,
                             int      scale)
{
  const Picture picture = { .raised = raised, .edge = edge };
  const int size = get_token_size (edge);

  return bgl_art_get_texture (size, size, scale, draw_token_shadow_picture, &picture,
                              "bonobo-token-shadow %d %d", raised, edge);
}

void
bonobo_art_draw_marker (cairo_t *cr,
                        double   x,
                        double   y,
                        double   size,
                        guint    seat)
{
  const char *color = bgl_game_ui_get_seat_color (NULL, seat);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  bgl_art_shape (cr, bgl_shape_from_name (bgl_game_ui_get_seat_shape (NULL, seat)), x, y, size);
  cairo_set_line_width (cr, size * 0.6);
  bgl_art_set_source (cr, 0x062a30, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, size / 3);
  bgl_art_set_source (cr, 0xffffff, 1);
  cairo_stroke_preserve (cr);
  bgl_art_set_source (cr, (guint32) g_ascii_strtoull (color + 1, NULL, 16), 1);
  cairo_fill (cr);
}
