/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-art.h"

#include "engine/bgl-random.h"

static const BongoTones table_tones[] = {
  [BGL_COLOR_SCHEME_LIGHT] = {
    .cloth = 0xd9a24e, .ink = 0x3a1f08, .dim = 0xb9822f, .glow = 0xfffbe8, .cut = 0xa3160f,
  },
  [BGL_COLOR_SCHEME_DARK] = {
    .cloth = 0x4d3418, .ink = 0xf8e4bf, .dim = 0x7a5628, .glow = 0xffc76b, .cut = 0xff6a5c,
  },
  [BGL_COLOR_SCHEME_HIGH_CONTRAST] = {
    .cloth = 0x15100a, .ink = 0xffffff, .dim = 0x8a8175, .glow = 0xffe27a, .cut = 0xff6a5c,
  },
  [BGL_COLOR_SCHEME_PAPER] = {
    .cloth = 0xffffff, .ink = 0x3a1f08, .dim = 0xb9a98b, .glow = 0xb35c00, .cut = 0xa3160f,
  },
};

typedef struct
{
  guint32 body;
  guint32 lit;
  guint32 edge;   /* the sides below the face */
  guint32 sign;   /* the sign of this kind of die, behind the animal */
} DieTones;

static const DieTones die_tones[] = {
  [BONGO_DIE_FILM] = { .body = 0xf7c52d, .lit = 0xffd858, .edge = 0xb07f0c, .sign = 0x3a2a08 },
  [BONGO_DIE_ANIMAL] = { .body = 0xf7f0e0, .lit = 0xfffdf6, .edge = 0xb9a98b, .sign = 0x9b8a6b },
  [BONGO_DIE_POACHER] = { .body = 0xba2a22, .lit = 0xca3e33, .edge = 0x6d120d, .sign = 0xfff4dc },
  [BONGO_DIE_GUARD] = { .body = 0x1f7a4b, .lit = 0x2d8d5b, .edge = 0x0d4328, .sign = 0xfff4dc },
};

const BongoTones *
bongo_art_get_tones (BglColorScheme scheme)
{
  return &table_tones[scheme];
}

guint32
bongo_art_get_edge (BongoDieKind kind)
{
  return die_tones[kind].edge;
}

/* Dice */

/* A 35 mm film cartridge: a spool between two caps, a label, and the end of the film. */
static void
draw_film_roll (cairo_t *cr,
                double   x,
                double   y,
                double   size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 100, size / 100);

  cairo_rectangle (cr, 30, 3, 12, 10);
  bgl_art_set_source (cr, 0x2b2118, 1);
  cairo_fill (cr);
  bgl_art_rounded_rect (cr, 64, 26, 34, 56, 5);
  bgl_art_set_source (cr, 0x5a3b22, 1);
  cairo_fill (cr);
  for (int i = 0; i < 4; i++)
    {
      cairo_rectangle (cr, 84, 31 + i * 12.5, 8, 7);
      bgl_art_set_source (cr, 0xf7c52d, 1);
      cairo_fill (cr);
    }
  bgl_art_rounded_rect (cr, 10, 20, 54, 68, 4);
  bgl_art_set_source (cr, 0xd2452c, 1);
  cairo_fill (cr);
  cairo_rectangle (cr, 10, 38, 54, 17);
  bgl_art_set_source (cr, 0xfff4dc, 1);
  cairo_fill (cr);
  bgl_art_rounded_rect (cr, 5, 10, 64, 14, 5);
  bgl_art_rounded_rect (cr, 5, 82, 64, 14, 5);
  bgl_art_set_source (cr, 0x2b2118, 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_film (cairo_t *cr,
           guint    number,
           double   x,
           double   y,
           double   size)
{
  static const struct { double x, y, size; } rolls[3][3] = {
    { { 0.17, 0.155, 0.69 } },
    { { 0.10, 0.10, 0.435 }, { 0.475, 0.465, 0.435 } },
    { { 0.30, 0.075, 0.41 }, { 0.07, 0.505, 0.41 }, { 0.53, 0.505, 0.41 } },
  };

  for (guint i = 0; i < number; i++)
    draw_film_roll (cr, x + rolls[number - 1][i].x * size, y + rolls[number - 1][i].y * size,
                    rolls[number - 1][i].size * size);
}

/* Draws a ring behind the animal, and four marks at the edges. */
static void
draw_target (cairo_t        *cr,
             const DieTones *tones,
             double          x,
             double          y,
             double          size)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, size * 0.05);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + size * 0.5, y + size * 0.5, size * 0.4, 0, 2 * G_PI);
  bgl_art_set_source (cr, bgl_art_mix (tones->body, tones->sign, 0.4), 1);
  cairo_stroke (cr);
  cairo_set_line_width (cr, size * 0.11);
  for (int i = 0; i < 4; i++)
    {
      double dx = i == 0 ? -1 : i == 1 ? 1 : 0;
      double dy = i == 2 ? -1 : i == 3 ? 1 : 0;

      cairo_move_to (cr, x + size * (0.5 + dx * 0.36), y + size * (0.5 + dy * 0.36));
      cairo_line_to (cr, x + size * (0.5 + dx * 0.49), y + size * (0.5 + dy * 0.49));
    }
  bgl_art_set_source (cr, tones->sign, 1);
  cairo_stroke (cr);
}

static void
draw_shield (cairo_t *cr,
             double   x,
             double   y,
             double   radius)
{
  cairo_move_to (cr, x, y - radius);
  cairo_curve_to (cr, x + radius * 0.4, y - radius * 0.75, x + radius * 0.7, y - radius * 0.7,
                  x + radius * 0.9, y - radius * 0.7);
  cairo_curve_to (cr, x + radius * 0.95, y + radius * 0.2, x + radius * 0.5, y + radius * 0.75,
                  x, y + radius);
  cairo_curve_to (cr, x - radius * 0.5, y + radius * 0.75, x - radius * 0.95, y + radius * 0.2,
                  x - radius * 0.9, y - radius * 0.7);
  cairo_curve_to (cr, x - radius * 0.7, y - radius * 0.7, x - radius * 0.4, y - radius * 0.75,
                  x, y - radius);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* Poachers and guards differ in shape and in light and shade, not only in color: a poacher’s die is a dark target with a
 * light animal, a guard’s die is a light shield with a dark animal. */
static void
draw_sign (cairo_t      *cr,
           BongoDieKind  kind,
           double        x,
           double        y,
           double        size)
{
  const DieTones *tones = &die_tones[kind];

  if (kind == BONGO_DIE_POACHER)
    {
      draw_target (cr, tones, x, y, size);
      return;
    }

  bgl_art_set_source (cr, tones->sign, 1);
  draw_shield (cr, x + size * 0.5, y + size * 0.5, size * 0.47);
}

void
bongo_art_draw_die (cairo_t        *cr,
                    BongoDieKind    kind,
                    guint           face,
                    double          x,
                    double          y,
                    double          size,
                    BglColorScheme  scheme)
{
  const DieTones *tones = &die_tones[kind];
  const double corner = size / 6;
  const double line = MAX (size / 40, 1);
  cairo_pattern_t *bevel;

  cairo_save (cr);
  bgl_art_rounded_rect (cr, x, y, size, size, corner);
  cairo_clip (cr);
  bgl_art_set_source (cr, tones->body, 1);
  cairo_paint (cr);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + size * 0.86, y);
  cairo_curve_to (cr, x + size * 0.62, y + size * 0.34, x + size * 0.36, y + size * 0.60, x, y + size * 0.84);
  cairo_close_path (cr);
  bgl_art_set_source (cr, tones->lit, 1);
  cairo_fill (cr);
  cairo_restore (cr);

  if (kind == BONGO_DIE_FILM)
    {
      draw_film (cr, face, x, y, size);
    }
  else if (kind == BONGO_DIE_ANIMAL)
    {
      bongo_art_draw_animal (cr, face, x + size * 0.09, y + size * 0.085, size * 0.82, BONGO_COAT_NATURAL, 0);
    }
  else
    {
      const gboolean guard = kind == BONGO_DIE_GUARD;
      const double part = guard ? 0.62 : 0.66;

      draw_sign (cr, kind, x, y, size);
      bongo_art_draw_animal (cr, face, x + size * (1 - part) / 2, y + size * ((1 - part) / 2 - (guard ? 0.02 : 0)), size * part,
                             guard ? BONGO_COAT_INK : BONGO_COAT_PRINT, tones->body);
    }

  /* The rounded edge, with light from the top left and shade on the sides below. */
  bevel = cairo_pattern_create_linear (x, y, x + size * 0.7, y + size);
  bgl_art_add_stop (bevel, 0.0, 0xffffff, 0.8);
  bgl_art_add_stop (bevel, 0.45, 0xffffff, 0.1);
  bgl_art_add_stop (bevel, 0.55, tones->edge, 0.25);
  bgl_art_add_stop (bevel, 1.0, tones->edge, 0.95);
  cairo_set_source (cr, bevel);
  cairo_pattern_destroy (bevel);
  cairo_set_line_width (cr, 2 * line);
  bgl_art_rounded_rect (cr, x + line, y + line, size - 2 * line, size - 2 * line, corner - line);
  cairo_stroke (cr);

  if (scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST)
    {
      bgl_art_set_source (cr, 0xffffff, 1);
      cairo_set_line_width (cr, MAX (size / 24, 1.5));
      bgl_art_rounded_rect (cr, x + size / 48, y + size / 48, size - size / 24, size - size / 24, corner - size / 48);
      cairo_stroke (cr);
    }
}

typedef struct
{
  BongoDieKind kind;
  BglColorScheme     scheme;
  guint        face;
  gboolean     there;
} Picture;

static void
draw_face_picture (cairo_t       *cr,
                   double         width,
                   double         height,
                   gconstpointer  data)
{
  const Picture *picture = data;

  bongo_art_draw_die (cr, picture->kind, picture->face, 0, 0, width, picture->scheme);
}

GdkTexture *
bongo_art_get_face (BongoDieKind   kind,
                    guint          face,
                    BglColorScheme scheme,
                    int            size,
                    int            scale)
{
  const Picture picture = { .kind = kind, .face = face, .scheme = scheme };

  return bgl_art_get_texture (size, size, scale, draw_face_picture, &picture, "bongo-die %d %u %d", kind, face, scheme);
}

/* Trophies and words */

/* A head on a wooden plaque. */
static void
draw_trophy_picture (cairo_t       *cr,
                     double         width,
                     double         height,
                     gconstpointer  data)
{
  const Picture *picture = data;
  const double size = width;
  const double line = MAX (size / 28, 1);
  const BongoTones *tones = &table_tones[picture->scheme];

  cairo_new_path (cr);
  cairo_move_to (cr, size * 0.5, size * 0.985);
  cairo_curve_to (cr, size * 0.15, size * 0.86, size * 0.03, size * 0.60, size * 0.06, size * 0.10);
  cairo_curve_to (cr, size * 0.20, size * 0.14, size * 0.38, size * 0.10, size * 0.50, size * 0.02);
  cairo_curve_to (cr, size * 0.62, size * 0.10, size * 0.80, size * 0.14, size * 0.94, size * 0.10);
  cairo_curve_to (cr, size * 0.97, size * 0.60, size * 0.85, size * 0.86, size * 0.50, size * 0.985);
  cairo_close_path (cr);

  if (!picture->there)
    {
      bgl_art_set_source (cr, tones->ink, picture->scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST ? 0.0 : 0.10);
      cairo_fill_preserve (cr);
      bgl_art_set_source (cr, tones->ink, picture->scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST ? 0.8 : 0.38);
      cairo_set_line_width (cr, line);
      cairo_set_dash (cr, (double[]) { 2.5 * line, 2 * line }, 2, 0);
      cairo_stroke (cr);
      cairo_push_group (cr);
      bongo_art_draw_animal (cr, picture->face, size * 0.19, size * 0.15, size * 0.62,
                             BONGO_COAT_SHADOW, tones->ink);
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, picture->scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST ? 0.6 : 0.32);
      return;
    }

  bgl_art_set_source (cr, 0xf3e3c0, 1);
  cairo_fill_preserve (cr);
  bgl_art_set_source (cr, picture->scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST ? 0xffffff : 0x6b3d17, 1);
  cairo_set_line_width (cr, 2 * line);
  cairo_save (cr);
  cairo_clip_preserve (cr);
  cairo_set_line_width (cr, 4 * line);
  cairo_stroke (cr);
  cairo_restore (cr);
  bongo_art_draw_animal (cr, picture->face, size * 0.19, size * 0.15, size * 0.62, BONGO_COAT_NATURAL, 0);
}

void
bongo_art_draw_trophy (cairo_t        *cr,
                       BongoWord       animal,
                       double          size,
                       BglColorScheme  scheme)
{
  const Picture picture = { .face = animal, .there = TRUE, .scheme = scheme };

  draw_trophy_picture (cr, size, size, &picture);
}

GdkTexture *
bongo_art_get_trophy (BongoWord      animal,
                      gboolean       there,
                      BglColorScheme scheme,
                      int            size,
                      int            scale)
{
  const Picture picture = { .face = animal, .there = there, .scheme = scheme };

  return bgl_art_get_texture (size, size, scale, draw_trophy_picture, &picture,
                              "bongo-trophy %d %d %d", animal, there, scheme);
}

static void
draw_word_picture (cairo_t       *cr,
                   double         width,
                   double         height,
                   gconstpointer  data)
{
  const Picture *picture = data;

  if (picture->face != BONGO_NOTHING)
    {
      bongo_art_draw_animal (cr, picture->face, 0, 0, width, BONGO_COAT_NATURAL, 0);
      return;
    }

  cairo_set_line_width (cr, width * 0.11);
  bgl_art_set_source (cr, 0x6b5a45, 1);
  cairo_arc (cr, width / 2, height / 2, width * 0.34, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, width * 0.17, height * 0.83);
  cairo_line_to (cr, width * 0.83, height * 0.17);
  cairo_stroke (cr);
}

GdkTexture *
bongo_art_get_word (BongoWord      word,
                    BglColorScheme scheme,
                    int            size,
                    int            scale)
{
  const Picture picture = { .face = word, .scheme = scheme };

  return bgl_art_get_texture (size, size, scale, draw_word_picture, &picture, "bongo-word %d", word);
}

static void
draw_cross_picture (cairo_t       *cr,
                    double         width,
                    double         height,
                    gconstpointer  data)
{
  const Picture *picture = data;

  bgl_art_cross (cr, width / 2, width / 2,
                 &(BglCross) { .arm = width * 0.36, .line = width * 0.105,
                               .color = picture->scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST ? 0x000000 : 0xa3160f,
                               .under_line = width * 0.19, .under_color = 0xfffaf0, .under_alpha = 1 });
}

GdkTexture *
bongo_art_get_cross (BglColorScheme scheme,
                     int            size,
                     int            scale)
{
  const Picture picture = { .scheme = scheme };

  return bgl_art_get_texture (size, size, scale, draw_cross_picture, &picture, "bongo-cross %d", scheme);
}

/* The table */

/* Loosely woven cloth: threads that are a little lighter or darker than the cloth, and that match up at the edges of
 * the tile. */
static void
draw_cloth_picture (cairo_t       *cr,
                    double         width,
                    double         height,
                    gconstpointer  data)
{
  const Picture *picture = data;
  const BongoTones *tones = &table_tones[picture->scheme];
  BglRandom random;

  bgl_art_set_source (cr, tones->cloth, 1);
  cairo_paint (cr);
  if (picture->scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST || picture->scheme == BGL_COLOR_SCHEME_PAPER)
    return;

  bgl_random_init (&random, 7);
  for (int i = 0; i < (int) width; i += 2)
    {
      double strength = 0.015 + 0.035 * bgl_random_unit (&random);
      gboolean light = bgl_random_below (&random, 2) == 0;

      bgl_art_set_source (cr, light ? 0xffe9bd : 0x5a3408, strength);
      cairo_rectangle (cr, i, 0, 1, height);
      cairo_fill (cr);
      bgl_art_set_source (cr, light ? 0x5a3408 : 0xffe9bd, strength);
      cairo_rectangle (cr, 0, i, width, 1);
      cairo_fill (cr);
    }
}

GdkTexture *
bongo_art_get_cloth (BglColorScheme scheme,
                     int            scale)
{
  const Picture picture = { .scheme = scheme };

  return bgl_art_get_texture (BONGO_CLOTH_SIZE, BONGO_CLOTH_SIZE, scale, draw_cloth_picture, &picture,
                              "bongo-cloth %d", scheme);
}

static void
draw_blade (cairo_t *cr,
            double   x,
            double   bottom,
            double   height,
            double   bend,
            double   width)
{
  cairo_move_to (cr, x - width / 2, bottom);
  cairo_curve_to (cr, x - width / 2, bottom - height * 0.5, x + bend * 0.3, bottom - height * 0.8, x + bend, bottom - height);
  cairo_curve_to (cr, x + bend * 0.5 + width / 2, bottom - height * 0.7, x + width / 2, bottom - height * 0.4,
                  x + width / 2, bottom);
  cairo_close_path (cr);
}

static void
draw_grass_picture (cairo_t       *cr,
                    double         width,
                    double         height,
                    gconstpointer  data)
{
  static const guint32 tones[][3] = {
    [BGL_COLOR_SCHEME_LIGHT] = { 0xc78f3b, 0xb07a2a, 0x96651f },
    [BGL_COLOR_SCHEME_DARK] = { 0x5c4120, 0x3d2912, 0x2c1d0c },
    [BGL_COLOR_SCHEME_HIGH_CONTRAST] = { 0x15100a, 0x15100a, 0x15100a },
  };
  const Picture *picture = data;
  BglRandom random;

  bgl_random_init (&random, 23);
  for (int layer = 0; layer < 3; layer++)
    for (int i = 0; i < (int) width / 6; i++)
      {
        double x = (i + bgl_random_unit (&random)) * 6;
        double tall = height * (0.95 - 0.22 * layer) * (0.45 + 0.55 * bgl_random_unit (&random));
        double bend = (bgl_random_unit (&random) - 0.4) * tall * 0.6;

        bgl_art_set_source (cr, tones[picture->scheme][layer], 1);
        /* Draw each blade on both sides, so that the picture can be repeated. */
        for (int turn = -1; turn <= 1; turn++)
          draw_blade (cr, x + turn * width, height + 1, tall, bend, 3.4);
        cairo_fill (cr);
      }
}

GdkTexture *
bongo_art_get_grass (BglColorScheme scheme,
                     int            scale)
{
  const Picture picture = { .scheme = scheme };

  return bgl_art_get_texture (BONGO_GRASS_WIDTH, BONGO_GRASS_HEIGHT, scale, draw_grass_picture, &picture,
                              "bongo-grass %d", scheme);
}
