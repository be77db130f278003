/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-art.h"

/*
 * Draws the three heads. They differ in outline first: the bongo is tall with upright horns, the gnu is broad with
 * horns like handlebars and a beard, and the rhino looks to the side. All are drawn on a grid of 100 by 100, with light
 * from the top left.
 */

typedef struct
{
  guint32 base;
  guint32 lit;    /* the lit parts */
  guint32 deep;   /* horns, muzzle, the side away from the light */
  guint32 mark;   /* stripes, beard, the rhino's horns */
  guint32 shade;  /* the side of the rhino's horns away from the light */
  guint32 eye;
} Tones;

static const Tones natural[BONGO_ANIMALS] = {
  [BONGO_BONGO] = { .base = 0xa8441a, .lit = 0xc65c27, .deep = 0x3d1a0c, .mark = 0xfff3dc, .eye = 0x1d0c05 },
  [BONGO_GNU] = { .base = 0x49525f, .lit = 0x657080, .deep = 0x20252e, .mark = 0xb08d55, .eye = 0xf3e6c8 },
  [BONGO_RHINO] = { .base = 0x7d8894, .lit = 0x9fabb6, .deep = 0x4c5560, .mark = 0x6a4f36, .shade = 0x40301f, .eye = 0x1b2026 },
};

/* Symmetrical shapes are defined by their left half and drawn twice. */
static void
mirror (cairo_t *cr)
{
  cairo_translate (cr, 100, 0);
  cairo_scale (cr, -1, 1);
}

static void
fill (cairo_t *cr,
      guint32  tone)
{
  bgl_art_set_source (cr, tone, 1);
  cairo_fill (cr);
}

/* Bongo */

static void
bongo_horn (cairo_t *cr)
{
  cairo_move_to (cr, 48.5, 37);
  cairo_curve_to (cr, 45, 30, 33, 28, 31, 18);
  cairo_curve_to (cr, 29.5, 10, 38, 7, 40, -1);
  cairo_curve_to (cr, 45, 8, 39, 12, 40.5, 18);
  cairo_curve_to (cr, 42, 25, 50, 26, 52, 35);
  cairo_close_path (cr);
}

static void
bongo_ear (cairo_t *cr)
{
  cairo_move_to (cr, 39, 45);
  cairo_curve_to (cr, 30, 34, 17, 31, 8, 34);
  cairo_curve_to (cr, 9, 46, 20, 56, 37, 54);
  cairo_close_path (cr);
}

static void
bongo_face (cairo_t *cr)
{
  cairo_move_to (cr, 50, 31);
  cairo_curve_to (cr, 40, 31, 34, 37, 34.5, 47);
  cairo_curve_to (cr, 35, 60, 40, 70, 40.5, 82);
  cairo_curve_to (cr, 41, 95, 45, 99, 50, 99);
  cairo_curve_to (cr, 55, 99, 59, 95, 59.5, 82);
  cairo_curve_to (cr, 60, 70, 65, 60, 65.5, 47);
  cairo_curve_to (cr, 66, 37, 60, 31, 50, 31);
  cairo_close_path (cr);
}

static void
draw_bongo_half (cairo_t     *cr,
                 const Tones *tones)
{
  bongo_horn (cr);
  fill (cr, tones->deep);
  /* The ivory tips. */
  cairo_save (cr);
  bongo_horn (cr);
  cairo_clip (cr);
  cairo_rectangle (cr, 25, -4, 30, 10.5);
  fill (cr, tones->mark);
  cairo_restore (cr);

  bongo_ear (cr);
  fill (cr, tones->base);
  cairo_move_to (cr, 36, 46.5);
  cairo_curve_to (cr, 29, 39, 21, 36, 13, 37);
  cairo_curve_to (cr, 16, 44, 24, 50, 35, 50.5);
  cairo_close_path (cr);
  fill (cr, tones->mark);
}

static void
draw_bongo (cairo_t     *cr,
            const Tones *tones)
{
  /* Draw the bongo a little too broad, because otherwise it would look smaller than the other two. */
  cairo_translate (cr, 50, 0);
  cairo_scale (cr, 1.12, 1);
  cairo_translate (cr, -50, 0);

  draw_bongo_half (cr, tones);
  cairo_save (cr);
  mirror (cr);
  draw_bongo_half (cr, tones);
  cairo_restore (cr);

  cairo_save (cr);
  bongo_face (cr);
  cairo_clip (cr);
  bgl_art_set_source (cr, tones->base, 1);
  cairo_paint (cr);
  cairo_rectangle (cr, 30, 28, 20, 75);
  fill (cr, tones->lit);

  /* The face has a broad chevron between the eyes, a second band, and white lips. */
  cairo_move_to (cr, 33, 50);
  cairo_line_to (cr, 50, 58.5);
  cairo_line_to (cr, 67, 50);
  cairo_line_to (cr, 67, 57);
  cairo_line_to (cr, 50, 66);
  cairo_line_to (cr, 33, 57);
  cairo_close_path (cr);
  cairo_move_to (cr, 34, 69.5);
  cairo_line_to (cr, 46.5, 74);
  cairo_line_to (cr, 46.5, 79);
  cairo_line_to (cr, 34, 75);
  cairo_close_path (cr);
  cairo_move_to (cr, 66, 69.5);
  cairo_line_to (cr, 53.5, 74);
  cairo_line_to (cr, 53.5, 79);
  cairo_line_to (cr, 66, 75);
  cairo_close_path (cr);
  fill (cr, tones->mark);

  cairo_rectangle (cr, 30, 85, 40, 20);
  fill (cr, tones->deep);
  cairo_restore (cr);

  for (int side = -1; side <= 1; side += 2)
    {
      cairo_save (cr);
      cairo_translate (cr, 50 + side * 10.5, 47);
      cairo_rotate (cr, side * 0.35);
      cairo_scale (cr, 1, 0.78);
      cairo_arc (cr, 0, 0, 3.6, 0, 2 * G_PI);
      cairo_restore (cr);
      fill (cr, tones->eye);
    }
}

/* Gnu */

static void
gnu_horn (cairo_t *cr)
{
  cairo_move_to (cr, 50, 14);
  cairo_curve_to (cr, 42, 17, 36, 26, 27, 30);
  cairo_curve_to (cr, 18, 33, 12, 26, 13, 18);
  cairo_curve_to (cr, 13.5, 12, 17, 8, 20, 4);
  cairo_curve_to (cr, 8, 6, 0, 16, 2, 28);
  cairo_curve_to (cr, 4, 42, 20, 47, 32, 42);
  cairo_curve_to (cr, 42, 38, 46, 32, 52, 31);
  cairo_close_path (cr);
}

static void
gnu_ear (cairo_t *cr)
{
  cairo_move_to (cr, 33, 41);
  cairo_curve_to (cr, 24, 43, 14, 48, 10, 56);
  cairo_curve_to (cr, 18, 59, 29, 57, 36, 49);
  cairo_close_path (cr);
}

static void
gnu_face (cairo_t *cr)
{
  cairo_move_to (cr, 50, 22);
  cairo_curve_to (cr, 36, 22, 29, 32, 30, 44);
  cairo_curve_to (cr, 31, 56, 35, 62, 34, 70);
  cairo_curve_to (cr, 33, 80, 40, 87, 50, 87);
  cairo_curve_to (cr, 60, 87, 67, 80, 66, 70);
  cairo_curve_to (cr, 65, 62, 69, 56, 70, 44);
  cairo_curve_to (cr, 71, 32, 64, 22, 50, 22);
  cairo_close_path (cr);
}

static void
gnu_beard (cairo_t *cr)
{
  cairo_move_to (cr, 32, 66);
  cairo_line_to (cr, 27, 84);
  cairo_line_to (cr, 34, 82);
  cairo_line_to (cr, 35, 96);
  cairo_line_to (cr, 43, 89);
  cairo_line_to (cr, 50, 101);
  cairo_line_to (cr, 57, 89);
  cairo_line_to (cr, 65, 96);
  cairo_line_to (cr, 66, 82);
  cairo_line_to (cr, 73, 84);
  cairo_line_to (cr, 68, 66);
  cairo_close_path (cr);
}

static void
draw_gnu_half (cairo_t     *cr,
               const Tones *tones)
{
  gnu_ear (cr);
  fill (cr, tones->base);
  gnu_horn (cr);
  fill (cr, tones->deep);
}

static void
draw_gnu (cairo_t     *cr,
          const Tones *tones)
{
  gnu_beard (cr);
  fill (cr, tones->mark);

  cairo_save (cr);
  draw_gnu_half (cr, tones);
  mirror (cr);
  draw_gnu_half (cr, tones);
  cairo_restore (cr);

  cairo_save (cr);
  gnu_face (cr);
  cairo_clip (cr);
  bgl_art_set_source (cr, tones->base, 1);
  cairo_paint (cr);
  cairo_rectangle (cr, 25, 20, 25, 70);
  fill (cr, tones->lit);
  /* The dark blaze down the nose, and the muzzle. */
  cairo_move_to (cr, 42, 20);
  cairo_line_to (cr, 58, 20);
  cairo_line_to (cr, 55, 66);
  cairo_line_to (cr, 45, 66);
  cairo_close_path (cr);
  fill (cr, tones->deep);
  cairo_save (cr);
  cairo_translate (cr, 50, 80);
  cairo_scale (cr, 1, 0.82);
  cairo_arc (cr, 0, 0, 19, 0, 2 * G_PI);
  cairo_restore (cr);
  fill (cr, tones->deep);
  cairo_restore (cr);

  /* The fringe of hair between the horns. */
  cairo_move_to (cr, 38, 22);
  cairo_line_to (cr, 43, 9);
  cairo_line_to (cr, 46.5, 15);
  cairo_line_to (cr, 50, 5);
  cairo_line_to (cr, 53.5, 15);
  cairo_line_to (cr, 57, 9);
  cairo_line_to (cr, 62, 22);
  cairo_curve_to (cr, 58, 30, 42, 30, 38, 22);
  cairo_close_path (cr);
  fill (cr, tones->deep);

  for (int side = -1; side <= 1; side += 2)
    {
      cairo_arc (cr, 50 + side * 12.5, 49, 3.4, 0, 2 * G_PI);
      fill (cr, tones->eye);
      cairo_save (cr);
      cairo_translate (cr, 50 + side * 7.5, 79);
      cairo_rotate (cr, side * -0.5);
      cairo_scale (cr, 1, 0.6);
      cairo_arc (cr, 0, 0, 3.4, 0, 2 * G_PI);
      cairo_restore (cr);
      fill (cr, tones->lit);
    }
}

/* Rhino */

static void
rhino_head (cairo_t *cr)
{
  cairo_move_to (cr, 99, 44);
  cairo_curve_to (cr, 94, 36, 86, 32, 78, 33);
  cairo_curve_to (cr, 68, 33, 62, 38, 55, 44);
  cairo_curve_to (cr, 47, 50, 40, 50, 33, 52);
  cairo_curve_to (cr, 24, 54, 16, 56, 10, 62);
  cairo_curve_to (cr, 5, 67, 3, 76, 7, 83);
  cairo_curve_to (cr, 10, 88, 16, 87, 21, 86);
  cairo_curve_to (cr, 27, 91, 38, 93, 48, 91);
  cairo_curve_to (cr, 56, 90, 60, 93, 63, 99);
  cairo_curve_to (cr, 78, 96, 90, 88, 99, 74);
  cairo_close_path (cr);
}

static void
rhino_ear (cairo_t *cr,
           double   x,
           double   y)
{
  cairo_move_to (cr, x, y);
  cairo_curve_to (cr, x - 5, y - 12, x - 1, y - 20, x + 4, y - 24);
  cairo_curve_to (cr, x + 12, y - 18, x + 14, y - 8, x + 12, y + 1);
  cairo_close_path (cr);
}

static void
draw_rhino (cairo_t     *cr,
            const Tones *tones)
{
  rhino_ear (cr, 84, 36);
  fill (cr, tones->deep);

  rhino_head (cr);
  fill (cr, tones->base);
  cairo_save (cr);
  rhino_head (cr);
  cairo_clip (cr);
  /* The light falls on the brow and the bridge of the nose. */
  cairo_move_to (cr, 100, 30);
  cairo_line_to (cr, 100, 50);
  cairo_curve_to (cr, 84, 46, 70, 50, 60, 60);
  cairo_curve_to (cr, 46, 70, 26, 64, 12, 76);
  cairo_line_to (cr, 0, 80);
  cairo_line_to (cr, 0, 30);
  cairo_close_path (cr);
  fill (cr, tones->lit);

  /* The folds of the neck and the mouth. */
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  bgl_art_set_source (cr, tones->deep, 1);
  cairo_set_line_width (cr, 3.2);
  cairo_move_to (cr, 80, 46);
  cairo_curve_to (cr, 75, 58, 75, 72, 81, 84);
  cairo_stroke (cr);
  cairo_move_to (cr, 6, 79);
  cairo_curve_to (cr, 14, 79, 20, 78, 27, 80);
  cairo_stroke (cr);
  cairo_restore (cr);

  rhino_ear (cr, 69, 36);
  fill (cr, tones->base);
  cairo_move_to (cr, 72, 33);
  cairo_curve_to (cr, 69, 25, 71, 20, 74, 17);
  cairo_curve_to (cr, 78, 21, 79, 27, 78, 33);
  cairo_close_path (cr);
  fill (cr, tones->deep);

  /* Two horns: the long one on the nose bends back over the short one. */
  cairo_move_to (cr, 11, 63);
  cairo_curve_to (cr, 1, 48, 3, 24, 19, 6);
  cairo_curve_to (cr, 17, 28, 22, 44, 33, 54);
  cairo_curve_to (cr, 26, 55, 17, 58, 11, 63);
  cairo_close_path (cr);
  cairo_move_to (cr, 38, 52);
  cairo_curve_to (cr, 35, 44, 37, 36, 43, 29);
  cairo_curve_to (cr, 43, 37, 48, 43, 54, 45);
  cairo_curve_to (cr, 48, 50, 43, 51, 38, 52);
  cairo_close_path (cr);
  fill (cr, tones->mark);
  cairo_move_to (cr, 33, 54);
  cairo_curve_to (cr, 22, 44, 17, 28, 19, 6);
  cairo_curve_to (cr, 13, 28, 15, 46, 23, 57);
  cairo_close_path (cr);
  cairo_move_to (cr, 54, 45);
  cairo_curve_to (cr, 48, 43, 43, 37, 43, 29);
  cairo_curve_to (cr, 41, 38, 43, 45, 47, 50);
  cairo_close_path (cr);
  fill (cr, tones->shade);

  cairo_arc (cr, 52, 61, 3.8, 0, 2 * G_PI);
  fill (cr, tones->eye);
  cairo_save (cr);
  cairo_translate (cr, 12.5, 71);
  cairo_rotate (cr, -0.7);
  cairo_scale (cr, 1, 0.6);
  cairo_arc (cr, 0, 0, 3.2, 0, 2 * G_PI);
  cairo_restore (cr);
  fill (cr, tones->deep);
}

static void (*const draw_functions[BONGO_ANIMALS]) (cairo_t *, const Tones *) = {
  [BONGO_BONGO] = draw_bongo,
  [BONGO_GNU] = draw_gnu,
  [BONGO_RHINO] = draw_rhino,
};

void
bongo_art_draw_animal (cairo_t   *cr,
                       BongoWord  animal,
                       double     x,
                       double     y,
                       double     size,
                       BongoCoat  coat,
                       guint32    print)
{
  Tones tones;

  g_return_if_fail (animal < BONGO_ANIMALS);

  switch (coat)
    {
    case BONGO_COAT_PRINT:
      /* Draw in one color on a die of another color, so that the die shows through at the lines. */
      tones = (Tones) { .base = 0xfff4dc, .lit = 0xfff4dc, .deep = bgl_art_mix (0xfff4dc, print, 0.16),
                        .mark = 0xfff4dc, .shade = bgl_art_mix (0xfff4dc, print, 0.3), .eye = print };
      if (animal == BONGO_BONGO)
        tones.mark = print;
      else if (animal == BONGO_RHINO)
        tones.deep = bgl_art_mix (0xfff4dc, print, 0.62);
      break;
    case BONGO_COAT_INK:
      tones = (Tones) { .base = print, .lit = print, .deep = bgl_art_mix (print, 0xfff4dc, 0.16),
                        .mark = print, .shade = bgl_art_mix (print, 0xfff4dc, 0.3), .eye = 0xfff4dc };
      if (animal == BONGO_BONGO)
        tones.mark = 0xfff4dc;
      else if (animal == BONGO_RHINO)
        tones.deep = bgl_art_mix (print, 0xfff4dc, 0.62);
      break;
    case BONGO_COAT_SHADOW:
      tones = (Tones) { .base = print, .lit = print, .deep = print, .mark = print, .shade = print, .eye = print };
      break;
    case BONGO_COAT_NATURAL:
    default:
      tones = natural[animal];
      break;
    }

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 100, size / 100);
  draw_functions[animal] (cr, &tones);
  cairo_restore (cr);
}
