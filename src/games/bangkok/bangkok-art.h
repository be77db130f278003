/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-art.h"
#include "board/bgl-color-scheme.h"

#include "bangkok-rules.h"

G_BEGIN_DECLS

/* The tones that the view needs beside the pictures. */
typedef struct
{
  guint32 mat;      /* the middle tone of the cloth */
  guint32 panel;    /* what is printed on it: boards and the places of players */
  guint32 line;     /* around panels */
  guint32 text;
  guint32 dim;      /* words that may stand back */
  guint32 glow;     /* lantern light: what is good, whose turn it is */
  guint32 tray;     /* under the dice of a group */
} BangkokTones;

const BangkokTones *bangkok_art_get_tones  (BglColorScheme      scheme);

double              bangkok_art_get_corner (double        size);

/* A die that fills size × size. */
GdkTexture         *bangkok_art_get_die    (guint         colour,
                                            guint         value,
                                            int           size,
                                            int           scale);
/* A die that lies on the mat, turned by that many degrees, with its shadow; the die is in the middle
 * of a picture that is larger than it. */
GdkTexture         *bangkok_art_get_lying  (guint         colour,
                                            guint         value,
                                            int           angle,
                                            int           size,
                                            int           scale);
/* What it throws on the mat, twice as wide and high, the die in the middle. */
GdkTexture         *bangkok_art_get_shadow (gboolean      raised,
                                            int           size,
                                            int           scale);
/* Lantern light around a die, twice as wide and high. */
GdkTexture         *bangkok_art_get_halo   (int           size,
                                            int           scale);
/* The mark of a seat: with a light rim for the mat, with a dark one for paper. */
GdkTexture         *bangkok_art_get_marker (guint         colour,
                                            int           size,
                                            int           scale);
GdkTexture         *bangkok_art_get_badge  (guint         colour,
                                            int           size,
                                            int           scale);
/* The cloth, to be repeated. */
GdkTexture         *bangkok_art_get_mat    (BglColorScheme scheme,
                                            int            scale);

/* For pictures that are drawn whole: a die without its shadow, its corner at x, y. */
void                bangkok_art_draw_die   (cairo_t      *cr,
                                            double        x,
                                            double        y,
                                            double        size,
                                            guint         colour,
                                            guint         value);
/* The mark of a seat around x, y, with the dark rim that it has on paper. */
void                bangkok_art_draw_marker (cairo_t     *cr,
                                             double       x,
                                             double       y,
                                             double       size,
                                             guint        colour);
/* A piece for the chapter on components, by its name. FALSE for an unknown one. */
gboolean            bangkok_art_draw_piece (cairo_t      *cr,
                                            double        size,
                                            const char   *name);
/* A lantern of that height that hangs from x, y. */
void                bangkok_art_draw_lantern (cairo_t    *cr,
                                              double      x,
                                              double      y,
                                              double      height,
                                              guint       colour);
/* A piece of confetti around the origin, in a square of that size: dice and paper lanterns. */
void                bangkok_art_draw_confetti (cairo_t   *cr,
                                               double     size,
                                               guint      kind);
/* The lid of the box. */
void                bangkok_art_draw_cover (cairo_t      *cr,
                                            double        width,
                                            double        height,
                                            gboolean      dark);

G_END_DECLS
