/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-art.h"

#include <math.h>

/* Large enough that the repetition is not noticed, and small enough to be drawn while a page opens. */
#define WOOD_WIDTH   1440
#define WOOD_HEIGHT  672
#define BOARD_HEIGHT 84

/* The colors of a lacquered tile. Yellow has a dark mark and red a light one, so that the tiles differ in lightness
 * in two ways. */
typedef struct
{
  guint32 face;
  guint32 lit;     /* the part of the face that light falls on */
  guint32 side;    /* the edge of the wood that shows below the face */
  guint32 grain;
  guint32 rim;     /* the bevel, which makes the tile stand out from any wood */
  guint32 mark;
  guint32 inlay;   /* the lit edge of the mark */
  BglShape shape;
  double   size;   /* of the mark, in cells */
} TileTones;

static const TileTones tile_tones[2] = {
  [BANGO_YELLOW] = {
    .face = 0xf0b429, .lit = 0xf7c64f, .side = 0xa96f0e, .grain = 0xb87a12,
    .rim = 0xfff0c0, .mark = 0x6a3a06, .inlay = 0xffe29a, .shape = BGL_SHAPE_SUN, .size = 0.24,
  },
  [BANGO_RED] = {
    .face = 0xc9342a, .lit = 0xd94c3e, .side = 0x741712, .grain = 0x8a1d17,
    .rim = 0xffdccf, .mark = 0xffeed6, .inlay = 0x7d1813, .shape = BGL_SHAPE_RING, .size = 0.225,
  },
};

static const BangoTones table_tones[] = {
  [BGL_COLOR_SCHEME_LIGHT] = {
    .table = 0x7c5130, .mark = 0xfff7e8, .glow = 0xffd98a, .cut = 0xfff6ea,
    .part = { 0x7fd4ff, 0xffb3d1, 0xb5f09a, 0xe2c3ff },
  },
  [BGL_COLOR_SCHEME_DARK] = {
    .table = 0x3e2819, .mark = 0xf2dcbd, .glow = 0xffcf73, .cut = 0xfff0de,
    .part = { 0x69bdf0, 0xf09abf, 0x9ad97f, 0xcbaaf0 },
  },
  [BGL_COLOR_SCHEME_HIGH_CONTRAST] = {
    .table = 0x161210, .mark = 0x6fd3ff, .glow = 0xffffff, .cut = 0xffffff,
    .part = { 0x8fd8ff, 0xffb3d1, 0xb5f09a, 0xe2c3ff },
  },
  [BGL_COLOR_SCHEME_PAPER] = {
    .table = 0xffffff, .mark = 0x5a3d22, .glow = 0xb35c00, .cut = 0xfff6ea,
    .part = { 0x1c6ea4, 0xa8326b, 0x3d7a1f, 0x6a3fa0 },
  },
};

static const BglPlanks table_planks[] = {
  [BGL_COLOR_SCHEME_LIGHT] = {
    .wood = 0x7c5130, .dark = 0x482812, .light = 0xb28352, .height = BOARD_HEIGHT, .grain = 30,
  },
  [BGL_COLOR_SCHEME_DARK] = {
    .wood = 0x3e2819, .dark = 0x1f1209, .light = 0x70502f, .height = BOARD_HEIGHT, .grain = 30,
  },
  [BGL_COLOR_SCHEME_HIGH_CONTRAST] = {
    .wood = 0x161210, .dark = 0x000000, .light = 0x2e2723, .height = BOARD_HEIGHT, .grain = 0,
  },
};

const BangoTones *
bango_art_get_tones (BglColorScheme scheme)
{
  return &table_tones[scheme];
}

double
bango_art_get_corner (double cell)
{
  return cell / 6;
}

double
bango_art_get_gap (double cell)
{
  return cell * 0.04;
}

/* The height of the wood's edge that shows below the face. */
static double
get_thickness (double cell)
{
  return cell * 0.065;
}

static void
draw_face (cairo_t        *cr,
           double          cell,
           BangoColor      color,
           BglColorScheme  scheme)
{
  const TileTones *tones = &tile_tones[color];
  const double gap = bango_art_get_gap (cell);
  const double corner = bango_art_get_corner (cell);
  const double width = cell - 2 * gap;
  const double height = width - get_thickness (cell);
  cairo_pattern_t *edge;

  bgl_art_rounded_rect (cr, gap, gap + get_thickness (cell), width, height, corner);
  bgl_art_set_source (cr, tones->side, 1);
  cairo_fill (cr);

  cairo_save (cr);
  bgl_art_rounded_rect (cr, gap, gap, width, height, corner);
  cairo_clip (cr);
  bgl_art_set_source (cr, tones->face, 1);
  cairo_paint (cr);

  /* The second color: the lacquer is lighter in the top left, where the light comes from. */
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, cell * 0.82, 0);
  cairo_curve_to (cr, cell * 0.60, cell * 0.34, cell * 0.36, cell * 0.58, 0, cell * 0.80);
  cairo_close_path (cr);
  bgl_art_set_source (cr, tones->lit, 1);
  cairo_fill (cr);

  if (cell >= 40)
    {
      /* The grain is the same on every tile of a color, and mirrored between the two colors. */
      cairo_set_line_width (cr, MAX (cell / 90, 0.6));
      bgl_art_set_source (cr, tones->grain, 0.20);
      for (int i = 0; i < 7; i++)
        {
          double y = gap + height * (0.08 + 0.145 * i + (i % 3) * 0.018);
          double bow = cell * (0.035 - 0.012 * i) * (color == BANGO_RED ? -1 : 1);

          cairo_move_to (cr, 0, y);
          cairo_curve_to (cr, cell * 0.3, y + bow, cell * 0.6, y - bow * 0.6, cell, y + bow * 0.3);
          cairo_stroke (cr);
        }
    }
  cairo_restore (cr);

  /* A very thin bevel. */
  edge = cairo_pattern_create_linear (gap, gap, gap + width * 0.8, gap + height);
  bgl_art_add_stop (edge, 0.0, tones->rim, 1.0);
  bgl_art_add_stop (edge, 1.0, tones->rim, 0.9);
  cairo_set_source (cr, edge);
  cairo_pattern_destroy (edge);
  cairo_set_line_width (cr, MAX (cell / 44, 1));
  bgl_art_rounded_rect (cr, gap + cell / 88, gap + cell / 88,
                        width - cell / 44, height - cell / 44, corner - cell / 88);
  cairo_stroke (cr);

  if (scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST)
    {
      bgl_art_set_source (cr, 0xffffff, 1);
      cairo_set_line_width (cr, MAX (cell / 26, 1.5));
      bgl_art_rounded_rect (cr, gap + cell / 52, gap + cell / 52,
                            width - cell / 26, width - cell / 26, corner - cell / 52);
      cairo_stroke (cr);
    }
}

static void
draw_mark (cairo_t     *cr,
           double       cell,
           BangoColor   color)
{
  const TileTones *tones = &tile_tones[color];
  const double x = cell / 2;
  const double y = (cell - get_thickness (cell)) / 2;
  const double shift = cell / 64;

  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  bgl_art_shape (cr, tones->shape, x + shift, y + shift, cell * tones->size);
  bgl_art_set_source (cr, tones->inlay, 0.75);
  cairo_fill (cr);
  bgl_art_shape (cr, tones->shape, x, y, cell * tones->size);
  bgl_art_set_source (cr, tones->mark, 1);
  cairo_fill (cr);
}

static void
draw_contact (cairo_t  *cr,
              double    x,
              double    y,
              double    cell,
              gboolean  raised)
{
  const double gap = bango_art_get_gap (cell);
  const double corner = bango_art_get_corner (cell);
  const double width = cell - 2 * gap;

  if (raised)
    bgl_art_soft_shadow (cr, x + gap + cell * 0.10, y + gap + cell * 0.20,
                         width, width, corner, cell * 0.16, 0.42);
  else
    bgl_art_soft_shadow (cr, x + gap + cell * 0.025, y + gap + cell * 0.055,
                         width, width, corner, cell * 0.07, 0.5);
}

typedef struct
{
  BangoColor color;
  BglColorScheme    scheme;
  gboolean    raised;
  int         reach;
  int         scale;
} Picture;

static void
draw_tile_picture (cairo_t       *cr,
                   double         width,
                   double         height,
                   gconstpointer  data)
{
  const Picture *picture = data;

  draw_face (cr, width, picture->color, picture->scheme);
  draw_mark (cr, width, picture->color);
}

static void
draw_shadow_picture (cairo_t       *cr,
                     double         width,
                     double         height,
                     gconstpointer  data)
{
  const Picture *picture = data;

  draw_contact (cr, picture->reach, picture->reach, width - 2 * picture->reach, picture->raised);
}

static void
draw_cross_picture (cairo_t       *cr,
                    double         width,
                    double         height,
                    gconstpointer  data)
{
  const Picture *picture = data;

  bgl_art_cross (cr, width / 2, (width - get_thickness (width)) / 2,
                 &(BglCross) { .arm = width * 0.26, .line = width * 0.09, .color = table_tones[picture->scheme].cut,
                               .under_line = width * 0.15, .under_color = 0x1d0f08, .under_alpha = 0.7 });
}

static void
draw_hollow_picture (cairo_t       *cr,
                     double         width,
                     double         height,
                     gconstpointer  data)
{
  const Picture *picture = data;
  const double gap = width * 0.13;
  const double size = width - 2 * gap;
  const double corner = bango_art_get_corner (size);
  const double line = MAX (width / 44, 1);

  if (picture->scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST || picture->scheme == BGL_COLOR_SCHEME_PAPER)
    {
      bgl_art_rounded_rect (cr, gap, gap, size, size, corner);
      bgl_art_set_source (cr,
                          picture->scheme == BGL_COLOR_SCHEME_PAPER
                          ? table_tones[BGL_COLOR_SCHEME_PAPER].mark : 0xffffff,
                          0.9);
      cairo_set_line_width (cr, line);
      cairo_set_dash (cr, (double[]) { 3 * line, 2 * line }, 2, 0);
      cairo_stroke (cr);
      return;
    }

  /* Because light comes from the top left, the upper edge of the hollow is in shadow and the lower edge is lit. */
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  bgl_art_rounded_rect (cr, gap + line / 2, gap + line, size, size, corner);
  bgl_art_rounded_rect (cr, gap, gap, size, size, corner);
  bgl_art_set_source (cr, 0xffe6c4, picture->scheme == BGL_COLOR_SCHEME_LIGHT ? 0.28 : 0.24);
  cairo_fill (cr);
  bgl_art_rounded_rect (cr, gap, gap, size, size, corner);
  cairo_save (cr);
  cairo_clip (cr);
  bgl_art_set_source (cr, 0x120803, picture->scheme == BGL_COLOR_SCHEME_LIGHT ? 0.18 : 0.26);
  cairo_paint (cr);
  bgl_art_rounded_rect (cr, gap - line, gap - line, size + 2 * line, size + 2 * line, corner);
  bgl_art_rounded_rect (cr, gap + line, gap + 1.5 * line, size, size, corner);
  bgl_art_set_source (cr, 0x120803, 0.26);
  cairo_fill (cr);
  cairo_restore (cr);

  /* The dot makes the hollow visible, because its shading alone is hard to see. */
  cairo_arc (cr, width / 2, height / 2, width * 0.07, 0, 2 * G_PI);
  bgl_art_set_source (cr, table_tones[picture->scheme].mark, 0.8);
  cairo_fill (cr);
}

static void
draw_corners_picture (cairo_t       *cr,
                      double         width,
                      double         height,
                      gconstpointer  data)
{
  const Picture *picture = data;
  const double inset = MAX (width / 40, 1);
  const double radius = bango_art_get_corner (width);
  const double arm = width * 0.10;

  for (int i = 0; i < 4; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, width / 2, height / 2);
      cairo_rotate (cr, i * G_PI_2);
      cairo_translate (cr, -width / 2, -height / 2);
      cairo_move_to (cr, inset, inset + radius + arm);
      cairo_arc (cr, inset + radius, inset + radius, radius, G_PI, 3 * G_PI_2);
      cairo_line_to (cr, inset + radius + arm, inset);
      cairo_restore (cr);
    }

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, MAX (width / 16, 2));
  bgl_art_set_source (cr, 0x1d0f08, 0.55);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, MAX (width / 26, 1.5));
  bgl_art_set_source (cr, table_tones[picture->scheme].mark, 1);
  cairo_stroke (cr);
}

static void
draw_wood_picture (cairo_t       *cr,
                   double         width,
                   double         height,
                   gconstpointer  data)
{
  const Picture *picture = data;

  bgl_art_planks (cr, width, height, &table_planks[picture->scheme], 11);
}

/* Tiles the area with one cached picture of wood, because copying is faster than drawing. While a window is resized,
 * a table is needed in every size. */
static void
draw_table_picture (cairo_t       *cr,
                    double         width,
                    double         height,
                    gconstpointer  data)
{
  const Picture *picture = data;
  GdkTexture *wood;
  cairo_surface_t *surface;
  cairo_pattern_t *light;

  if (picture->scheme == BGL_COLOR_SCHEME_PAPER)
    {
      bgl_art_set_source (cr, table_tones[BGL_COLOR_SCHEME_PAPER].table, 1);
      cairo_paint (cr);
      return;
    }

  wood = bgl_art_get_texture (WOOD_WIDTH, WOOD_HEIGHT, picture->scale, draw_wood_picture, picture,
                              "bango-wood %d", picture->scheme);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                        gdk_texture_get_width (wood),
                                        gdk_texture_get_height (wood));
  gdk_texture_download (wood, cairo_image_surface_get_data (surface),
                        cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  cairo_surface_set_device_scale (surface, picture->scale, picture->scale);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_REPEAT);
  cairo_paint (cr);
  cairo_surface_destroy (surface);

  if (picture->scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST)
    return;

  light = cairo_pattern_create_linear (0, 0, width, height);
  bgl_art_add_stop (light, 0.0, 0xffdb9e, 0.16);
  bgl_art_add_stop (light, 0.45, 0xffdb9e, 0);
  bgl_art_add_stop (light, 0.55, 0x000000, 0);
  bgl_art_add_stop (light, 1.0, 0x000000, 0.30);
  cairo_set_source (cr, light);
  cairo_paint (cr);
  cairo_pattern_destroy (light);
}

GdkTexture *
bango_art_get_tile (BangoColor     color,
                    BglColorScheme scheme,
                    int            cell,
                    int            scale)
{
  const Picture picture = { .color = color, .scheme = scheme };

  return bgl_art_get_texture (cell, cell, scale, draw_tile_picture, &picture, "bango-tile %d %d", color, scheme);
}

int
bango_art_get_shadow_reach (int cell)
{
  return (cell + 1) / 2;
}

GdkTexture *
bango_art_get_shadow (gboolean raised,
                      int      cell,
                      int      scale)
{
  const Picture picture = { .raised = raised, .reach = bango_art_get_shadow_reach (cell) };
  const int size = cell + 2 * picture.reach;

  return bgl_art_get_texture (size, size, scale, draw_shadow_picture, &picture, "bango-shadow %d", raised);
}

GdkTexture *
bango_art_get_cross (BglColorScheme scheme,
                     int            cell,
                     int            scale)
{
  const Picture picture = { .scheme = scheme };

  return bgl_art_get_texture (cell, cell, scale, draw_cross_picture, &picture, "bango-cross %d", scheme);
}

GdkTexture *
bango_art_get_hollow (BglColorScheme scheme,
                      int            cell,
                      int            scale)
{
  const Picture picture = { .scheme = scheme };

  return bgl_art_get_texture (cell, cell, scale, draw_hollow_picture, &picture, "bango-hollow %d", scheme);
}

GdkTexture *
bango_art_get_corners (BglColorScheme scheme,
                       int            cell,
                       int            scale)
{
  const Picture picture = { .scheme = scheme };

  return bgl_art_get_texture (cell, cell, scale, draw_corners_picture, &picture, "bango-corners %d", scheme);
}

GdkTexture *
bango_art_get_table (BglColorScheme scheme,
                     int            width,
                     int            height,
                     int            scale)
{
  const Picture picture = { .scheme = scheme, .scale = scale };

  return bgl_art_get_texture (width, height, scale, draw_table_picture, &picture, "bango-table %d", scheme);
}

void
bango_art_draw_tile (cairo_t        *cr,
                     double          x,
                     double          y,
                     double          cell,
                     BangoColor      color,
                     BglColorScheme  scheme)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  draw_face (cr, cell, color, scheme);
  draw_mark (cr, cell, color);
  cairo_restore (cr);
}
