/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-art.h"

#include <math.h>

#include "bonobo-sketch.h"

/* The cover picture: noon on a reef island. A bonobo lies in a deck chair beside a sunshade, and two rhombi lie in
 * the sand. Drawn in 400 by 240 units and scaled to the area, which may cut off the upper and the lower rim. */
#define SHEET_WIDTH  400.0
#define SHEET_HEIGHT 240.0
#define RIM          10.0
#define HORIZON      104.0

/* Sketches are drawn in the units of the sheet. */
#define SKETCH 100.0

static const BonoboStroke islet[] = {
  { 0xf1dca4, 0, "M300 105 C316 95 352 93 392 105Z" },
  { 0x3f9a6c, 0, "M312 101 C320 90 338 88 350 96 C362 86 380 92 386 103Z" },
  { 0x2b7d57, 0, "M346 101 C352 94 366 92 386 103Z" },
  { 0x8a5f35, 3, "M338 98 C338 88 341 80 346 73" },
  { 0x2b7d57, 5, "M346 73 C339 67 331 68 326 74" },
  { 0x3f9a6c, 5, "M346 73 C345 65 339 60 332 60" },
  { 0x3f9a6c, 5, "M346 73 C351 65 359 63 365 67" },
  { 0x2b7d57, 5, "M346 73 C354 71 360 75 363 81" },
  { 0, 0, NULL }
};

static const BonoboStroke waves[] = {
  { 0x7fdcd6, 2, "M20 121 C28 117 36 117 44 121 M70 113 C76 110 82 110 88 113 M262 118 C270 114 278 114 286 118" },
  { 0x7fdcd6, 2, "M322 128 C332 123 342 123 352 128 M118 126 C126 122 134 122 142 126 M372 116 C378 113 384 113 390 116" },
  { 0, 0, NULL }
};

/* Objects on the sand cast their shadows to the right. */
static const BonoboStroke shadows[] = {
  { 0xe0be7e, 0, "O204 224 140 11" },
  { 0, 0, NULL }
};

static const BonoboStroke dunes[] = {
  { 0xe6c88c, 0, "M262 176 C290 168 306 138 334 138 C362 138 376 168 412 178 L412 200 L262 200Z" },
  { 0xfff7dd, 0, "M262 176 C290 168 306 138 334 138 C322 150 338 160 324 172 C318 178 316 188 320 200 L262 200Z" },
  { 0x8f9e55, 3, "M372 170 L366 154 M376 170 L377 150 M380 171 L388 156" },
  { 0, 0, NULL }
};

static const BonoboStroke pole[] = {
  { 0xa8682f, 6, "M213 22 L234 226" },
  { 0xd79a58, 2, "M212 22 L233 226" },
  { 0, 0, NULL }
};

/* Alternating red and white, with the right side away from the light. */
static const BonoboStroke canopy[] = {
  { 0xe2504f, 0, "M208 16 C168 18 128 44 112 100 C124 92 138 92 150 98 C158 62 176 32 208 16Z" },
  { 0xfff6e6, 0, "M208 16 C176 32 158 62 150 98 C162 89 180 87 194 93 C194 62 198 36 208 16Z" },
  { 0xe2504f, 0, "M208 16 C198 36 194 62 194 93 C208 83 226 81 240 86 C234 56 222 32 208 16Z" },
  { 0xe9dcc4, 0, "M208 16 C222 32 234 56 240 86 C252 77 268 74 281 79 C268 48 240 24 208 16Z" },
  { 0xbe3b41, 0, "M208 16 C240 24 268 48 281 79 C291 71 304 68 315 72 C296 34 252 12 208 16Z" },
  { 0xf3b927, 0, "O208 17 5 5" },
  { 0, 0, NULL }
};

static const BonoboStroke chair_back[] = {
  { 0x8a5426, 6, "M66 140 L186 228 M92 228 L276 182" },
  { 0xb87a3f, 3, "M65 139 L185 227" },
  { 0x1f6fa8, 0, "M56 146 C76 186 124 218 184 214 C224 210 254 200 274 190 L272 180 C250 190 222 200 184 203 C134 206 94 180 74 136Z" },
  { 0x3d9ad6, 0, "M62 143 C82 182 128 212 184 209 C224 205 252 195 273 186 L272 180 C250 190 222 200 184 203 C134 206 94 180 74 136Z" },
  { 0, 0, NULL }
};

static const BonoboStroke body[] = {
  /* the stretched leg */
  { 0x2a2228, 22, "M182 190 L238 182" },
  { 0x2a2228, 17, "M238 182 L286 172" },
  { 0x8d6a5b, 0, "M280 158 C292 150 302 156 300 168 C299 178 290 184 280 180Z" },
  /* the torso, with its lit side */
  { 0x372d33, 46, "M112 160 C126 178 150 188 182 188" },
  { 0x4a3d43, 30, "M114 156 C128 172 152 181 182 181" },
  /* the bent leg */
  { 0x372d33, 25, "M184 186 L228 148" },
  { 0x4a3d43, 13, "M184 181 L226 145" },
  { 0x372d33, 18, "M230 148 L254 188" },
  { 0xa9826f, 0, "M246 186 C252 178 264 180 274 188 C280 194 276 200 266 200 L250 199 C243 197 242 191 246 186Z" },
  /* bathing trunks */
  { 0xf3b927, 0, "M160 170 C172 172 188 168 198 162 L214 180 C204 196 186 206 164 204 C154 196 154 180 160 170Z" },
  { 0xd8951b, 0, "M158 190 C174 196 196 192 210 176 L214 180 C204 196 186 206 164 204 C160 200 158 196 158 190Z" },
  { 0, 0, NULL }
};

static const BonoboStroke arm_behind[] = {
  { 0x2a2228, 15, "M118 156 L140 118" },
  { 0x2a2228, 13, "M140 118 L108 106" },
  { 0, 0, NULL }
};

static const BonoboStroke arm[] = {
  { 0x2a2228, 15, "M118 162 L146 180" },
  { 0x2a2228, 13, "M146 180 L166 152" },
  { 0x7a4a22, 0, "O172 142 15 14" },
  { 0x99622f, 0, "M158 138 C160 130 168 127 175 128 C168 134 164 144 166 154 C160 152 157 145 158 138Z" },
  { 0xfdf6e6, 0, "O172 131 10 4" },
  { 0xe2504f, 3, "M173 131 L184 106 L192 103" },
  { 0x8d6a5b, 11, "M163 149 L170 151" },
  { 0, 0, NULL }
};

static const BonoboStroke head[] = {
  /* fur, parted in the middle and sticking out at the sides */
  { 0x372d33, 0, "M86 96 C62 94 48 108 50 130 C40 136 42 150 54 156 C64 172 102 174 116 156 C130 152 134 136 124 128 C126 108 110 94 86 96Z" },
  { 0xa9826f, 0, "O53 138 7 9" },
  { 0xa9826f, 0, "O121 138 7 9" },
  { 0x8d6a5b, 0, "O53 139 4 6" },
  { 0x8d6a5b, 0, "O121 139 4 6" },
  /* face: brow and muzzle */
  { 0xb98f78, 0, "M87 116 C76 108 62 114 62 130 C60 140 62 150 70 156 C80 166 96 166 106 156 C113 150 114 140 112 130 C112 114 98 108 87 116Z" },
  { 0xdcb79c, 0, "O87 152 22 15" },
  { 0x5b4038, 3, "M74 154 C82 163 94 163 101 153" },
  { 0x5b4038, 0, "O83 144 2 2 O92 144 2 2" },
  /* sunglasses */
  { 0x17232b, 4, "M58 126 L116 126" },
  { 0x17232b, 0, "R62 121 24 17 7" },
  { 0x17232b, 0, "R90 121 24 17 7" },
  { 0x4fd0cf, 0, "M66 124 L76 124 L67 134Z M94 124 L104 124 L95 134Z" },
  /* straw hat */
  { 0xd9a94a, 0, "M40 112 C44 98 130 96 136 108 C138 116 120 110 88 112 C58 114 42 122 40 112Z" },
  { 0xf2d27c, 0, "M40 110 C46 98 128 96 136 107 C124 104 108 103 88 105 C66 106 48 108 40 110Z" },
  { 0xf2d27c, 0, "M58 101 C56 74 68 66 88 66 C108 66 118 76 118 100 C98 104 76 104 58 101Z" },
  { 0xd9a94a, 0, "M94 66 C110 68 118 78 118 100 C112 102 106 103 100 103 C108 90 106 76 94 66Z" },
  { 0xc8403f, 0, "M58 101 C57 96 57 92 58 88 C78 93 100 93 118 88 C118 92 118 96 118 100 C98 104 76 104 58 101Z" },
  { 0, 0, NULL }
};

static const BonoboStroke shells[] = {
  { 0xf2a0a8, 0, "M22 216 C18 206 26 200 33 204 C40 200 48 206 44 216 C40 222 26 222 22 216Z" },
  { 0xd9727f, 2, "M28 206 L31 218 M33 204 L33 219 M38 206 L35 218" },
  { 0, 0, NULL }
};

static void
draw_sketch (cairo_t            *cr,
             const BonoboStroke *sketch)
{
  bonobo_sketch_draw (cr, sketch, 0, 0, SKETCH);
}

static void
draw_sky (cairo_t  *cr,
          gboolean  dark)
{
  cairo_pattern_t *sky = cairo_pattern_create_linear (0, 0, 0, HORIZON);

  bgl_art_add_stop (sky, 0, dark ? 0x1f6fa0 : 0x4fb9e8, 1);
  bgl_art_add_stop (sky, 1, dark ? 0x9fd0d6 : 0xd9f3f5, 1);
  cairo_set_source (cr, sky);
  cairo_paint (cr);
  cairo_pattern_destroy (sky);

  /* The sun in haze. */
  for (int i = 3; i >= 0; i--)
    {
      cairo_arc (cr, 42, 40, 20 + 9 * i, 0, 2 * G_PI);
      bgl_art_set_source (cr, 0xfff3b0, i == 0 ? 1 : dark ? 0.14 : 0.22);
      cairo_fill (cr);
    }
}

static void
draw_sea (cairo_t *cr)
{
  const BonoboTones *tones = bonobo_art_get_tones (BGL_COLOR_SCHEME_LIGHT);
  static const double bands[] = { HORIZON, 113, 124, 136 };

  /* Paler toward the shore, where the reef is. */
  for (guint i = 0; i < G_N_ELEMENTS (bands); i++)
    {
      cairo_rectangle (cr, -SHEET_WIDTH, bands[i], 3 * SHEET_WIDTH, SHEET_HEIGHT);
      bgl_art_set_source (cr, bgl_art_mix (tones->deep, tones->shallow, i / 3.0), 1);
      cairo_fill (cr);
    }
}

/* The shore: foam, then wet and dry sand. */
static void
draw_beach (cairo_t *cr)
{
  const BonoboTones *tones = bonobo_art_get_tones (BGL_COLOR_SCHEME_LIGHT);
  const guint32 colors[] = { tones->foam, tones->wet, tones->sand };
  static const double steps[] = { 0, 5, 13 };

  for (guint i = 0; i < G_N_ELEMENTS (colors); i++)
    {
      const double y = steps[i];

      cairo_move_to (cr, -SHEET_WIDTH, 160 + y);
      cairo_line_to (cr, -20, 158 + y);
      cairo_curve_to (cr, 60, 146 + y, 110, 164 + y, 190, 152 + y);
      cairo_curve_to (cr, 270, 140 + y, 320, 148 + y, 420, 142 + y);
      cairo_line_to (cr, 2 * SHEET_WIDTH, 140 + y);
      cairo_line_to (cr, 2 * SHEET_WIDTH, 2 * SHEET_HEIGHT);
      cairo_line_to (cr, -SHEET_WIDTH, 2 * SHEET_HEIGHT);
      cairo_close_path (cr);
      bgl_art_set_source (cr, colors[i], 1);
      cairo_fill (cr);
    }
}

static void
draw_rhomb (cairo_t    *cr,
            double      x,
            double      y,
            double      angle,
            const char *name)
{
  const double edge = 50;
  guint rhomb = 0;

  while (!g_str_equal (bonobo_rhombi[rhomb].name, name))
    rhomb++;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  bgl_art_soft_shadow (cr, -edge * 0.34, -edge * 0.30, edge * 0.72, edge * 0.72, edge * 0.2, edge * 0.14, 0.30);
  bonobo_art_draw_rhomb (cr, 0, 0, edge, rhomb, BONOBO_RISING, BGL_COLOR_SCHEME_LIGHT);
  bonobo_art_draw_plate (cr, -edge * 0.46, edge * 0.27, edge * 0.28, 2 * bonobo_rhombi[rhomb].value, BGL_COLOR_SCHEME_LIGHT);
  bonobo_art_draw_plate (cr, edge * 0.46, -edge * 0.27, edge * 0.28, 2 * bonobo_rhombi[rhomb].value, BGL_COLOR_SCHEME_LIGHT);
  cairo_restore (cr);
}

void
bonobo_art_draw_cover (cairo_t  *cr,
                       double    width,
                       double    height,
                       gboolean  dark)
{
  const double scale = MAX (width / SHEET_WIDTH, height / (SHEET_HEIGHT - 2 * RIM));
  const BonoboStroke *const things[] = { shadows, pole, canopy, chair_back, arm_behind, body, arm, head, shells };

  cairo_save (cr);
  cairo_translate (cr, (width - SHEET_WIDTH * scale) / 2, (height - SHEET_HEIGHT * scale) / 2);
  cairo_scale (cr, scale, scale);

  draw_sky (cr, dark);
  draw_sea (cr);
  draw_sketch (cr, islet);
  draw_sketch (cr, waves);
  draw_beach (cr);
  draw_sketch (cr, dunes);
  /* Keep clear of the rims. */
  cairo_translate (cr, 8, 8);
  cairo_scale (cr, 0.93, 0.93);
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    draw_sketch (cr, things[i]);
  draw_rhomb (cr, 334, 198, 0.10, "crab");
  draw_rhomb (cr, 382, 184, -0.16, "pool");

  cairo_restore (cr);

  /* Darken the bright scene beside dark windows. */
  if (dark)
    {
      bgl_art_set_source (cr, 0x0b1e38, 0.18);
      cairo_paint (cr);
    }
}
