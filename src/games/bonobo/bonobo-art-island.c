/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-art.h"

#include <math.h>

#include "bonobo-sketch.h"

/* Draws the sea and the island. */

#define ROOT_3 1.7320508075688772

/* The size in pixels after which the pattern of light repeats, and the number of its bright cells. */
#define SEA_SIZE  288
#define SEA_CELLS 34

static const BonoboStroke toilet[] = {
  { 0x1f4f74, 0, "M10 28 L50 6 L90 28 L90 36 L10 36Z" },
  { 0x3f86b8, 0, "M10 28 L50 6 L50 36 L10 36Z" },
  { 0xf6fbfd, 0, "R18 34 64 60 3" },
  { 0x2f6f9e, 0, "R28 42 44 52 4" },
  { 0xf6fbfd, 0, "M50 70 C40 62 36 57 40 53 C44 50 48 52 50 56 C52 52 56 50 60 53 C64 57 60 62 50 70Z" },
  { 0xf3c33c, 0, "O65 76 4 4" },
  { 0, 0, NULL }
};

typedef struct
{
  BglColorScheme scheme;
  int      edge;
} Picture;

/* Sea */

/* Returns how near a point is to the border between two cells around scattered centers. Waves focus the light on
 * such borders. Distances wrap around the edges, so that the pattern can be repeated. */
static double
get_border (double        x,
            double        y,
            const double (*cells)[2])
{
  double first = HUGE_VAL, second = HUGE_VAL;

  for (int i = 0; i < SEA_CELLS; i++)
    {
      double dx = fabs (x - cells[i][0]), dy = fabs (y - cells[i][1]);
      double distance;

      dx = MIN (dx, 1 - dx);
      dy = MIN (dy, 1 - dy);
      distance = dx * dx + dy * dy;

      if (distance < first)
        {
          second = first;
          first = distance;
        }
      else if (distance < second)
        second = distance;
    }

  return sqrt (second) - sqrt (first);
}

static void
draw_sea_picture (cairo_t       *cr,
                  double         width,
                  double         height,
                  gconstpointer  data)
{
  const Picture *picture = data;
  const int size = (int) width;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, size, size);
  unsigned char *pixels = cairo_image_surface_get_data (surface);
  const int stride = cairo_image_surface_get_stride (surface);
  double cells[SEA_CELLS][2];
  BglRandom random;

  bgl_random_init (&random, 4);
  for (int i = 0; i < SEA_CELLS; i++)
    {
      cells[i][0] = bgl_random_unit (&random);
      cells[i][1] = bgl_random_unit (&random);
    }

  for (int j = 0; j < size; j++)
    for (int i = 0; i < size; i++)
      {
        double u = (double) i / size, v = (double) j / size;
        double x = u + 0.022 * sin (2 * G_PI * (2 * v + 0.1)) + 0.012 * sin (2 * G_PI * (5 * v + u));
        double y = v + 0.022 * sin (2 * G_PI * (2 * u + 0.4)) + 0.012 * sin (2 * G_PI * (5 * u - v));
        double border = get_border (x - floor (x), y - floor (y),
                                    (const double (*)[2]) cells);

        pixels[j * stride + i] = (unsigned char) (255 * CLAMP ((0.028 - border) / 0.012, 0, 1));
      }

  cairo_surface_mark_dirty (surface);
  bgl_art_set_source (cr, bonobo_art_get_tones (picture->scheme)->foam,
                      picture->scheme == BGL_COLOR_SCHEME_LIGHT ? 0.20 : 0.07);
  cairo_mask_surface (cr, surface, 0, 0);
  cairo_surface_destroy (surface);
}

/* Island */

/* Adds the coast around 0, 0: the hexagon of the spots, enlarged and made irregular. */
static void
add_coast (cairo_t *cr,
           double   edge,
           double   out,
           double   swing)
{
  enum { N = 48 };
  double points[N][2];

  for (int i = 0; i < N; i++)
    {
      const double angle = 2 * G_PI * i / N;
      /* A hexagon is nearer to its center in the middle of a side than at a corner. */
      const double sector = fmod (angle, G_PI / 3) - G_PI / 6;
      const double corner = 3 * ROOT_3 / 2 / cos (sector);
      /* Round off the corners a little, as the sea would. */
      const double radius = (corner * 0.78 + 2.86 * 0.22 + out) * edge +
                            swing * edge * (sin (3 * angle + 0.7) + 0.6 * sin (7 * angle + 2.1) +
                                            0.4 * sin (11 * angle));

      points[i][0] = radius * cos (angle);
      points[i][1] = radius * sin (angle);
    }

  for (int i = 0; i < N; i++)
    {
      const double *p0 = points[(i + N - 1) % N], *p1 = points[i];
      const double *p2 = points[(i + 1) % N], *p3 = points[(i + 2) % N];

      if (i == 0)
        cairo_move_to (cr, p1[0], p1[1]);
      cairo_curve_to (cr,
                      p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6,
                      p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6,
                      p2[0], p2[1]);
    }
  cairo_close_path (cr);
}

void
bonobo_art_add_triangle (cairo_t  *cr,
                         gboolean  up,
                         double    edge,
                         double    inset,
                         double    radius)
{
  const double side = up ? 1 : -1;
  const double reach = edge / ROOT_3 - 2 * inset;
  double points[3][2];

  for (int i = 0; i < 3; i++)
    {
      points[i][0] = reach * cos (-G_PI_2 + i * 2 * G_PI / 3);
      points[i][1] = side * reach * sin (-G_PI_2 + i * 2 * G_PI / 3);
    }

  cairo_new_sub_path (cr);
  for (int i = 0; i < 3; i++)
    {
      const double *before = points[(i + 2) % 3], *corner = points[i], *after = points[(i + 1) % 3];
      const double share = MIN (radius * ROOT_3 / edge, 0.5);

      cairo_line_to (cr, corner[0] + (before[0] - corner[0]) * share,
                     corner[1] + (before[1] - corner[1]) * share);
      cairo_curve_to (cr, corner[0], corner[1], corner[0], corner[1],
                      corner[0] + (after[0] - corner[0]) * share,
                      corner[1] + (after[1] - corner[1]) * share);
    }
  cairo_close_path (cr);
}

/* Draws a crescent of sand: the side toward the light, and the side in its own shade. */
static void
draw_dune (cairo_t           *cr,
           double             edge,
           guint              number,
           const BonoboTones *tones)
{
  const double s = edge * (0.92 + 0.04 * (number * 7 % 5));
  const double flip = number * 5 % 3 == 0 ? -1 : 1;

  cairo_save (cr);
  cairo_translate (cr, 0, edge * 0.06);
  cairo_scale (cr, s * flip, s);

  cairo_move_to (cr, -0.29, 0.10);
  cairo_curve_to (cr, -0.14, 0.02, -0.10, -0.16, 0.03, -0.17);
  cairo_curve_to (cr, 0.15, -0.17, 0.17, 0.04, 0.30, 0.10);
  cairo_curve_to (cr, 0.16, 0.16, -0.12, 0.16, -0.29, 0.10);
  cairo_close_path (cr);
  bgl_art_set_source (cr, tones->lee, 1);
  cairo_fill (cr);

  cairo_move_to (cr, -0.29, 0.10);
  cairo_curve_to (cr, -0.14, 0.02, -0.10, -0.16, 0.03, -0.17);
  cairo_curve_to (cr, -0.02, -0.08, 0.07, -0.02, 0.00, 0.05);
  cairo_curve_to (cr, -0.03, 0.08, -0.05, 0.11, -0.03, 0.143);
  cairo_curve_to (cr, -0.13, 0.14, -0.22, 0.125, -0.29, 0.10);
  cairo_close_path (cr);
  bgl_art_set_source (cr, bgl_art_mix (tones->dune, 0xffffff, tones->veil_alpha > 0 ? 0.14 : 0.62), 1);
  cairo_fill (cr);

  if (number % 4 == 1)
    {
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_line_width (cr, 0.018);
      cairo_move_to (cr, 0.17, 0.10);
      cairo_line_to (cr, 0.14, 0.02);
      cairo_move_to (cr, 0.185, 0.10);
      cairo_line_to (cr, 0.19, -0.01);
      cairo_move_to (cr, 0.20, 0.10);
      cairo_line_to (cr, 0.24, 0.03);
      bgl_art_set_source (cr, tones->tuft, 1);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/* Draws a sunshade from above, a little to the side of its shadow. */
static void
draw_parasol (cairo_t *cr,
              double   edge)
{
  const double radius = edge * 0.205;
  const int panels = 8;

  cairo_arc (cr, edge * 0.035, edge * 0.06, radius, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, 0.20, 0.10, 0.05, 0.30);
  cairo_fill (cr);

  for (int i = 0; i < panels; i++)
    {
      const double from = (i - 0.5) * 2 * G_PI / panels, to = (i + 0.5) * 2 * G_PI / panels;
      const double bow = radius * 0.93;

      cairo_move_to (cr, 0, 0);
      cairo_line_to (cr, radius * cos (from), radius * sin (from));
      cairo_curve_to (cr, bow * cos (from + 0.25), bow * sin (from + 0.25),
                      bow * cos (to - 0.25), bow * sin (to - 0.25),
                      radius * cos (to), radius * sin (to));
      cairo_close_path (cr);
      bgl_art_set_source (cr, i % 2 == 0 ? 0xe2504f : 0xffffff, 1);
      cairo_fill_preserve (cr);
      /* Darken the lower right half, which is turned away from the light. */
      bgl_art_set_source (cr, 0x5a1020, i < 4 ? 0.16 : 0);
      cairo_fill (cr);
    }

  cairo_arc (cr, 0, 0, radius * 0.13, 0, 2 * G_PI);
  bgl_art_set_source (cr, 0xf3b927, 1);
  cairo_fill (cr);
}

void
bonobo_art_draw_triangle (cairo_t        *cr,
                          double          edge,
                          guint           number,
                          BglColorScheme  scheme)
{
  const BonoboTriangle *triangle = &bonobo_triangles[number];
  const BonoboTones *tones = bonobo_art_get_tones (scheme);
  const guint32 grounds[] = {
    [BONOBO_DUNE] = tones->dune, [BONOBO_TOILET] = tones->toilet, [BONOBO_SHADE] = tones->shade,
  };
  /* The center of the space between the three corners. */
  const double y = triangle->up ? edge * 0.03 : -edge * 0.03;

  bonobo_art_add_triangle (cr, triangle->up, edge, edge * 0.016, edge * 0.06);
  bgl_art_set_source (cr, grounds[triangle->kind], 1);
  cairo_fill (cr);

  cairo_save (cr);
  cairo_translate (cr, 0, y);
  switch (triangle->kind)
    {
    case BONOBO_TOILET:
      bonobo_sketch_draw (cr, toilet, -edge * 0.19, -edge * 0.20, edge * 0.38);
      break;
    case BONOBO_SHADE:
      draw_parasol (cr, edge);
      break;
    case BONOBO_DUNE:
    default:
      draw_dune (cr, edge, number, tones);
      break;
    }
  cairo_restore (cr);

  if (tones->veil_alpha > 0 && triangle->kind != BONOBO_DUNE)
    {
      bonobo_art_add_triangle (cr, triangle->up, edge, edge * 0.016, edge * 0.06);
      bgl_art_set_source (cr, tones->veil, tones->veil_alpha);
      cairo_fill (cr);
    }
}

static void
draw_beach (cairo_t        *cr,
            double          edge,
            BglColorScheme  scheme)
{
  const BonoboTones *tones = bonobo_art_get_tones (scheme);
  const int steps = 10;

  /* The water gets lighter toward the shore, in so many steps that they are not noticeable. */
  for (int i = 0; i < steps; i++)
    {
      add_coast (cr, edge, 0.30 + 0.34 * (1 - (double) i / steps), 0.030);
      bgl_art_set_source (cr, bgl_art_mix (tones->reef, tones->shallow, (double) i / (steps - 1)), 0.24);
      cairo_fill (cr);
    }

  add_coast (cr, edge, 0.34, 0.024);
  cairo_set_line_width (cr, MAX (edge * 0.035, 1.5));
  bgl_art_set_source (cr, tones->foam, 0.85);
  cairo_stroke (cr);
  add_coast (cr, edge, 0.31, 0.022);
  bgl_art_set_source (cr, tones->wet, 1);
  cairo_fill (cr);
  add_coast (cr, edge, 0.24, 0.020);
  bgl_art_set_source (cr, tones->sand, 1);
  cairo_fill (cr);
}

void
bonobo_art_draw_island (cairo_t        *cr,
                        double          x,
                        double          y,
                        double          edge,
                        BglColorScheme  scheme)
{
  const BonoboTones *tones = bonobo_art_get_tones (scheme);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  draw_beach (cr, edge, scheme);

  for (guint i = 0; i < BONOBO_TRIANGLES; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, bonobo_triangles[i].x * BONOBO_UNIT_X * edge,
                       bonobo_triangles[i].y * BONOBO_UNIT_Y * edge);
      bonobo_art_draw_triangle (cr, edge, i, scheme);
      cairo_restore (cr);
    }

  for (guint i = 0; i < BONOBO_SPOTS; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, bonobo_spots[i].x * BONOBO_UNIT_X * edge, bonobo_spots[i].y * BONOBO_UNIT_Y * edge,
                 edge * 0.055, 0, 2 * G_PI);
    }
  bgl_art_set_source (cr, tones->pebble, 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_island_picture (cairo_t       *cr,
                     double         width,
                     double         height,
                     gconstpointer  data)
{
  const Picture *picture = data;

  bonobo_art_draw_island (cr, width / 2, height / 2, picture->edge, picture->scheme);
}

GdkTexture *
bonobo_art_get_sea (BglColorScheme scheme,
                    int            scale)
{
  const Picture picture = { .scheme = scheme };

  return bgl_art_get_texture (SEA_SIZE, SEA_SIZE, scale, draw_sea_picture, &picture, "bonobo-sea %d", scheme);
}

void
bonobo_art_get_island_size (int  edge,
                            int *width,
                            int *height)
{
  /* The shallow water extends beyond the beach. */
  *width = 2 * (int) ceil (edge * (BONOBO_ISLAND_WIDTH / 2 + 0.45));
  *height = 2 * (int) ceil (edge * (BONOBO_ISLAND_HEIGHT / 2 + 0.45));
}

GdkTexture *
bonobo_art_get_island (GtkWidget      *widget,
                       GdkTexture     *old,
                       BglColorScheme  scheme,
                       int             edge,
                       int             scale)
{
  const Picture picture = { .scheme = scheme, .edge = edge };
  int width, height;
  char key[48];

  bonobo_art_get_island_size (edge, &width, &height);
  g_snprintf (key, sizeof key, "bonobo-island %d %d", scheme, edge);
  return bgl_art_get_texture_for (widget, old, key, width, height, scale,
                                  draw_island_picture, &picture, sizeof picture);
}
