/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-art.h"

#include <math.h>

/* Dice that look like hard candy. The colors differ in lightness as well as in hue, and the pips of each color have
 * their own shape, so that people with color blindness can distinguish the dice. */
typedef struct
{
  guint32  face;
  guint32  lit;    /* the part of the face that light falls on */
  guint32  side;   /* the edge of the die that shows below the face */
  guint32  pip;
  BglShape sign;
} DieTones;

static const DieTones die_tones[BANGKOK_COLORS] = {
  [BANGKOK_RED] = { 0xc92f2a, 0xdd4b42, 0x7c1513, 0xfff3e4, BGL_SHAPE_CIRCLE },
  [BANGKOK_GREEN] = { 0x3fb984, 0x62cf9d, 0x1c7450, 0x06291b, BGL_SHAPE_TRIANGLE },
  [BANGKOK_BLUE] = { 0x2458c6, 0x3c72dd, 0x12307a, 0xf2f6ff, BGL_SHAPE_SQUARE },
  [BANGKOK_YELLOW] = { 0xf6c933, 0xffdc67, 0xb5830c, 0x3d2a02, BGL_SHAPE_DIAMOND },
  [BANGKOK_VIOLET] = { 0xc98be0, 0xdaa8ec, 0x7f4597, 0x2c0b3a, BGL_SHAPE_STAR },
};

static const BangkokTones table_tones[] = {
  [BGL_COLOR_SCHEME_LIGHT] = {
    .mat = 0x2f2a6b, .panel = 0x241f57, .line = 0x6d64b8, .text = 0xfff4de, .dim = 0xcfc6ef,
    .glow = 0xffc65c, .tray = 0x3d377f,
  },
  [BGL_COLOR_SCHEME_DARK] = {
    .mat = 0x1d1945, .panel = 0x161237, .line = 0x574e98, .text = 0xf8ecd6, .dim = 0xbdb3e2,
    .glow = 0xffbf4d, .tray = 0x2a2560,
  },
  [BGL_COLOR_SCHEME_HIGH_CONTRAST] = {
    .mat = 0x0b0920, .panel = 0x000000, .line = 0xd9d2ff, .text = 0xffffff, .dim = 0xffffff,
    .glow = 0xffd75e, .tray = 0x1c1844,
  },
  [BGL_COLOR_SCHEME_PAPER] = {
    .mat = 0xffffff, .panel = 0xffffff, .line = 0x8d86b8, .text = 0x2a1d3a, .dim = 0x5d5478,
    .glow = 0xb35c00, .tray = 0xf0edf8,
  },
};

#define MAT_WIDTH  480
#define MAT_HEIGHT 480

const BangkokTones *
bangkok_art_get_tones (BglColorScheme scheme)
{
  return &table_tones[scheme];
}

double
bangkok_art_get_corner (double size)
{
  return size / 5;
}

/* Dice */

static void
draw_pips (cairo_t        *cr,
           double          size,
           const DieTones *tones,
           guint           value)
{
  /* A bit mask of the seven pip positions for each value: the corners from the top left, the middles of the sides,
   * and the center. */
  static const struct { gint8 x, y; } places[] = {
    { -1, -1 }, { 1, 1 }, { 1, -1 }, { -1, 1 }, { -1, 0 }, { 1, 0 }, { 0, 0 },
  };
  static const guint8 taken[BANGKOK_SIDES + 1] = { 0, 0x40, 0x03, 0x43, 0x0f, 0x4f, 0x3f };
  const double step = size * 0.245;
  /* A single pip may be larger. */
  const double radius = size * (value == 1 ? 0.13 : 0.1);

  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (taken[value] & 1u << i)
      bgl_art_shape (cr, tones->sign,
                     size / 2 + places[i].x * step, size * 0.477 + places[i].y * step, radius);
  bgl_art_set_source (cr, tones->pip, 1);
  cairo_fill (cr);
}

void
bangkok_art_draw_die (cairo_t *cr,
                      double   x,
                      double   y,
                      double   size,
                      guint    color,
                      guint    value)
{
  const DieTones *tones = &die_tones[color];
  const double gap = size * 0.03;
  const double thickness = size * 0.055;
  const double width = size - 2 * gap;
  const double height = width - thickness;
  const double corner = bangkok_art_get_corner (size);

  cairo_save (cr);
  cairo_translate (cr, x, y);

  bgl_art_rounded_rect (cr, gap, gap + thickness, width, height, corner);
  bgl_art_set_source (cr, tones->side, 1);
  cairo_fill (cr);

  cairo_save (cr);
  bgl_art_rounded_rect (cr, gap, gap, width, height, corner);
  cairo_clip (cr);
  bgl_art_set_source (cr, tones->face, 1);
  cairo_paint (cr);

  /* The second color: the candy is clearer in the top left, where the light shines through it. */
  cairo_arc (cr, size * 0.30, size * 0.22, size * 0.62, 0, 2 * G_PI);
  bgl_art_set_source (cr, tones->lit, 1);
  cairo_fill (cr);
  cairo_restore (cr);

  /* The lantern's reflection along the upper edge. */
  if (size >= 18)
    {
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_line_width (cr, MAX (size * 0.04, 1));
      cairo_move_to (cr, gap + corner * 0.42, gap + corner * 1.5);
      cairo_curve_to (cr, gap + corner * 0.42, gap + corner * 0.75,
                      gap + corner * 0.75, gap + corner * 0.42,
                      gap + corner * 1.9, gap + corner * 0.42);
      bgl_art_set_source (cr, 0xffffff, 0.55);
      cairo_stroke (cr);
    }

  draw_pips (cr, size, tones, value);
  cairo_restore (cr);
}

typedef struct
{
  guint    color;
  guint    value;
  int      angle;
  int      size;
  gboolean raised;
  BglColorScheme scheme;
} Picture;

static void
draw_die_cb (cairo_t       *cr,
             double         width,
             double         height,
             gconstpointer  data)
{
  const Picture *picture = data;

  bangkok_art_draw_die (cr, 0, 0, width, picture->color, picture->value);
}

GdkTexture *
bangkok_art_get_die (guint color,
                     guint value,
                     int   size,
                     int   scale)
{
  const Picture picture = { .color = color, .value = value };

  g_return_val_if_fail (color < BANGKOK_COLORS, NULL);
  g_return_val_if_fail (value >= 1 && value <= BANGKOK_SIDES, NULL);

  return bgl_art_get_texture (size, size, scale, draw_die_cb, &picture, "bangkok die %u %u", color, value);
}

static void
draw_lying_cb (cairo_t       *cr,
               double         width,
               double         height,
               gconstpointer  data)
{
  const Picture *picture = data;
  const double size = picture->size;

  cairo_translate (cr, width / 2, height / 2);

  /* The light comes from the same direction, no matter how the die is rotated. */
  cairo_save (cr);
  cairo_translate (cr, size * 0.03, size * 0.05);
  cairo_rotate (cr, picture->angle * G_PI / 180);
  bgl_art_soft_shadow (cr, -size * 0.47, -size * 0.47, size * 0.94, size * 0.94,
                       bangkok_art_get_corner (size), size * 0.09, 0.55);
  cairo_restore (cr);

  cairo_rotate (cr, picture->angle * G_PI / 180);
  bangkok_art_draw_die (cr, -size / 2, -size / 2, size, picture->color, picture->value);
}

GdkTexture *
bangkok_art_get_lying (guint color,
                       guint value,
                       int   angle,
                       int   size,
                       int   scale)
{
  const Picture picture = { .color = color, .value = value, .angle = angle, .size = size };
  /* Has the same parity as the size, so that a die that is not rotated is aligned to whole pixels. */
  const int extent = size + 2 * (size / 5 + 2);

  g_return_val_if_fail (color < BANGKOK_COLORS, NULL);
  g_return_val_if_fail (value >= 1 && value <= BANGKOK_SIDES, NULL);

  return bgl_art_get_texture (extent, extent, scale, draw_lying_cb, &picture,
                              "bangkok lying %u %u %d", color, value, angle);
}

static void
draw_shadow_cb (cairo_t       *cr,
                double         width,
                double         height,
                gconstpointer  data)
{
  const Picture *picture = data;
  const double size = width / 2;
  const double drop = picture->raised ? 0.16 : 0.05;

  bgl_art_soft_shadow (cr, size * (0.53 + drop * 0.5), size * (0.53 + drop), size * 0.94, size * 0.94,
                       bangkok_art_get_corner (size), size * (picture->raised ? 0.20 : 0.09),
                       picture->raised ? 0.38 : 0.55);
}

GdkTexture *
bangkok_art_get_shadow (gboolean raised,
                        int      size,
                        int      scale)
{
  const Picture picture = { .raised = raised };

  return bgl_art_get_texture (2 * size, 2 * size, scale, draw_shadow_cb, &picture, "bangkok shadow %d", raised);
}

static void
draw_halo_cb (cairo_t       *cr,
              double         width,
              double         height,
              gconstpointer  data)
{
  const double size = width / 2;
  const double corner = bangkok_art_get_corner (size);
  const int steps = 10;

  for (int i = steps; i > 0; i--)
    {
      double grow = size * 0.40 * i / steps;

      bgl_art_rounded_rect (cr, size / 2 - grow, size / 2 - grow, size + 2 * grow, size + 2 * grow,
                            corner + grow);
      bgl_art_set_source (cr, 0xffc65c, 0.085);
      cairo_fill (cr);
    }
  bgl_art_rounded_rect (cr, size / 2 - size * 0.06, size / 2 - size * 0.06, size * 1.12, size * 1.12,
                        corner + size * 0.06);
  bgl_art_set_source (cr, 0xffdf9a, 1);
  cairo_fill (cr);
}

GdkTexture *
bangkok_art_get_halo (int size,
                      int scale)
{
  return bgl_art_get_texture (2 * size, 2 * size, scale, draw_halo_cb, NULL, "bangkok halo");
}

static void
draw_mark (cairo_t  *cr,
           double    x,
           double    y,
           double    size,
           guint     color,
           gboolean  light)
{
  const DieTones *tones = &die_tones[color];

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  bgl_art_shape (cr, tones->sign, x, y, size * 0.38);
  bgl_art_set_source (cr, tones->face, 1);
  cairo_fill_preserve (cr);
  bgl_art_set_source (cr, light ? 0xfff8ea : tones->side, 1);
  cairo_set_line_width (cr, MAX (size / 12, 1));
  cairo_stroke (cr);
}

void
bangkok_art_draw_marker (cairo_t *cr,
                         double   x,
                         double   y,
                         double   size,
                         guint    color)
{
  draw_mark (cr, x, y, size, color, FALSE);
}

static void
draw_marker_cb (cairo_t       *cr,
                double         width,
                double         height,
                gconstpointer  data)
{
  const Picture *picture = data;

  draw_mark (cr, width / 2, height / 2, width, picture->color, picture->raised);
}

static GdkTexture *
get_mark (guint    color,
          gboolean light,
          int      size,
          int      scale)
{
  const Picture picture = { .color = color, .raised = light };

  g_return_val_if_fail (color < BANGKOK_COLORS, NULL);

  return bgl_art_get_texture (size, size, scale, draw_marker_cb, &picture,
                              "bangkok %s %u", light ? "marker" : "badge", color);
}

GdkTexture *
bangkok_art_get_marker (guint color,
                        int   size,
                        int   scale)
{
  return get_mark (color, TRUE, size, scale);
}

GdkTexture *
bangkok_art_get_badge (guint color,
                       int   size,
                       int   scale)
{
  return get_mark (color, FALSE, size, scale);
}

/* Lanterns */

static void
fill_ellipse (cairo_t *cr,
              double   x,
              double   y,
              double   radius_x,
              double   radius_y,
              guint32  color)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius_x, radius_y);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  bgl_art_set_source (cr, color, 1);
  cairo_fill (cr);
}

void
bangkok_art_draw_lantern (cairo_t *cr,
                          double   x,
                          double   y,
                          double   height,
                          guint    color)
{
  const DieTones *tones = &die_tones[color];
  const double string = height * 0.22;
  const double body = height * 0.52;
  const double radius = body * 0.62;
  const double middle = y + string + body / 2;
  const double cap = radius * 0.9;
  cairo_pattern_t *glow;

  glow = cairo_pattern_create_radial (x, middle, radius * 0.4, x, middle, radius * 2.4);
  bgl_art_add_stop (glow, 0, 0xffc65c, 0.34);
  bgl_art_add_stop (glow, 1, 0xffc65c, 0);
  cairo_set_source (cr, glow);
  cairo_arc (cr, x, middle, radius * 2.4, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_pattern_destroy (glow);

  cairo_set_line_width (cr, MAX (height / 60, 0.8));
  bgl_art_set_source (cr, 0xe8c98a, 0.9);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x, y + string);
  cairo_stroke (cr);

  /* The paper body, which is wider than high, with its ribs and the light inside. */
  fill_ellipse (cr, x, middle, radius, body / 2, tones->face);
  fill_ellipse (cr, x, middle, radius * 0.58, body / 2, tones->lit);
  fill_ellipse (cr, x, middle, radius * 0.22, body / 2, bgl_art_mix (tones->lit, 0xfff2c8, 0.55));

  /* The caps at the top and the bottom, and a tassel. */
  bgl_art_set_source (cr, 0x6d4a12, 1);
  bgl_art_rounded_rect (cr, x - cap / 2, middle - body / 2 - height * 0.02, cap, height * 0.055, height * 0.02);
  bgl_art_rounded_rect (cr, x - cap / 2, middle + body / 2 - height * 0.035, cap, height * 0.055, height * 0.02);
  cairo_fill (cr);
  cairo_set_line_width (cr, MAX (height / 28, 1));
  bgl_art_set_source (cr, 0xffc65c, 1);
  cairo_move_to (cr, x, middle + body / 2 + height * 0.02);
  cairo_line_to (cr, x, y + height * 0.96);
  cairo_stroke (cr);
}

/* The mat */

/* A lattice of diamonds, as on a woven mat, in two colors that hardly differ. */
static void
draw_mat_cb (cairo_t       *cr,
             double         width,
             double         height,
             gconstpointer  data)
{
  const Picture *picture = data;
  const BangkokTones *tones = &table_tones[picture->scheme];
  const double step = 48;

  bgl_art_set_source (cr, tones->mat, 1);
  cairo_paint (cr);

  if (picture->scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST || picture->scheme == BGL_COLOR_SCHEME_PAPER)
    return;

  cairo_set_line_width (cr, 1.5);
  bgl_art_set_source (cr, tones->line, 0.13);
  for (double x = -height; x < width + height; x += step)
    {
      cairo_move_to (cr, x, 0);
      cairo_line_to (cr, x + height, height);
      cairo_move_to (cr, x + height, 0);
      cairo_line_to (cr, x, height);
    }
  cairo_stroke (cr);

  bgl_art_set_source (cr, tones->glow, 0.07);
  for (double y = 0; y <= height; y += step)
    for (double x = 0; x <= width; x += step)
      {
        bgl_art_shape (cr, BGL_SHAPE_DIAMOND, x, y, 4);
        bgl_art_shape (cr, BGL_SHAPE_DIAMOND, x + step / 2, y + step / 2, 2.4);
      }
  cairo_fill (cr);
}

GdkTexture *
bangkok_art_get_mat (BglColorScheme scheme,
                     int            scale)
{
  const Picture picture = { .scheme = scheme };

  return bgl_art_get_texture (MAT_WIDTH, MAT_HEIGHT, scale, draw_mat_cb, &picture, "bangkok mat %d", scheme);
}
