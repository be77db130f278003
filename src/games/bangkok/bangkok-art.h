/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-art.h"
#include "board/bgl-color-scheme.h"

#include "bangkok-rules.h"

G_BEGIN_DECLS

/* The colors that the view needs in addition to the textures. */
typedef struct
{
  guint32 mat;      /* the middle tone of the cloth */
  guint32 panel;    /* the boards and the places of players that are printed on the cloth */
  guint32 line;     /* around panels */
  guint32 text;
  guint32 dim;      /* text of secondary importance */
  guint32 glow;     /* lantern light, for hints, scoring dice, and the current player */
  guint32 tray;     /* under the dice of a group */
} BangkokTones;

const BangkokTones *bangkok_art_get_tones  (BglColorScheme      scheme);

double              bangkok_art_get_corner (double        size);

/* A die that fills size × size. (transfer none) */
GdkTexture         *bangkok_art_get_die    (guint         color,
                                            guint         value,
                                            int           size,
                                            int           scale);
/* A die that lies on the mat with its shadow, rotated by that many degrees. The die is in the center of a picture
 * that is larger than the die. (transfer none) */
GdkTexture         *bangkok_art_get_lying  (guint         color,
                                            guint         value,
                                            int           angle,
                                            int           size,
                                            int           scale);
/* The shadow of a die on the mat. The picture is twice as wide and high as the die, which is in the center.
 * (transfer none) */
GdkTexture         *bangkok_art_get_shadow (gboolean      raised,
                                            int           size,
                                            int           scale);
/* Lantern light around a die, in a picture that is twice as wide and high. (transfer none) */
GdkTexture         *bangkok_art_get_halo   (int           size,
                                            int           scale);
/* The mark of a seat: the marker has a light rim for the mat, and the badge a dark one for paper. (transfer none) */
GdkTexture         *bangkok_art_get_marker (guint         color,
                                            int           size,
                                            int           scale);
GdkTexture         *bangkok_art_get_badge  (guint         color,
                                            int           size,
                                            int           scale);
/* A tile of the cloth, to be repeated. (transfer none) */
GdkTexture         *bangkok_art_get_mat    (BglColorScheme scheme,
                                            int            scale);

/* Draws a die without its shadow, for pictures that are drawn with cairo as a whole. The corner of the die is at x,
 * y. */
void                bangkok_art_draw_die   (cairo_t      *cr,
                                            double        x,
                                            double        y,
                                            double        size,
                                            guint         color,
                                            guint         value);
/* Draws the mark of a seat around x, y, with the dark rim that it has on paper. */
void                bangkok_art_draw_marker (cairo_t     *cr,
                                             double       x,
                                             double       y,
                                             double       size,
                                             guint        color);
/* Draws a piece by its name, for the chapter on components. Returns FALSE if the name is unknown. */
gboolean            bangkok_art_draw_piece (cairo_t      *cr,
                                            double        size,
                                            const char   *name);
/* Draws a lantern of that height, which hangs from x, y. */
void                bangkok_art_draw_lantern (cairo_t    *cr,
                                              double      x,
                                              double      y,
                                              double      height,
                                              guint       color);
/* Draws a piece of confetti (a die or a paper lantern) around the origin, in a square of that size. */
void                bangkok_art_draw_confetti (cairo_t   *cr,
                                               double     size,
                                               guint      kind);
/* Draws the cover picture, which looks like the lid of the game's box. */
void                bangkok_art_draw_cover (cairo_t      *cr,
                                            double        width,
                                            double        height,
                                            gboolean      dark);

G_END_DECLS
