/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-game-ui.h"

G_BEGIN_DECLS

/*
 * The pictures of covers that the build draws with draw-covers, so that the shelf only has to load them. There is one for
 * each game, shape, scale, and color scheme.
 */

/* The scales of the pictures are 1 and 2. */
#define BGL_COVER_SCALES 2

/* How much larger than the picture at scale 1 a cover may be, in pixels of the screen. The one at scale 2 is stretched a
 * little then, which nobody sees. */
#define BGL_COVER_MAX_STRETCH (1.15 * BGL_COVER_SCALES)

/* The size is that at scale 1. */
typedef struct
{
  const char *name;
  int         width;
  int         height;
} BglCoverShape;

/* What bgl_cover_art_draw () draws. */
typedef struct
{
  const BglGameUi *ui;
  gboolean         dark;
} BglCoverArt;

/* Returns all shapes (transfer none). */
const BglCoverShape *bgl_cover_art_get_shapes (guint               *n_shapes);

/* Returns the shape that is large enough for a cover of this size, in pixels of the screen, and of which least is cut off
 * (transfer none). If none is large enough, the stretch is more than BGL_COVER_MAX_STRETCH. */
const BglCoverShape *bgl_cover_art_find_shape (int                  width,
                                               int                  height);

/* Returns the factor by which the picture at scale 1 must be stretched to fill a cover of this size. */
double               bgl_cover_art_get_stretch (const BglCoverShape *shape,
                                                int                  width,
                                                int                  height);

/* Returns the name of the file with the pixels, in the format GDK_MEMORY_R8G8B8. Free with g_free (). */
char                *bgl_cover_art_get_name   (const BglCoverArt   *art,
                                               const BglCoverShape *shape,
                                               int                  scale);

/* Draws the cover at any size. A BglArtFunc whose data is a BglCoverArt. */
void                 bgl_cover_art_draw       (cairo_t             *cr,
                                               double               width,
                                               double               height,
                                               gconstpointer        data);

G_END_DECLS
