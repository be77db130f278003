/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-cover-art.h"

/* In a window of the default size and in a maximized one, a cover is slightly smaller than a picture, which then need
 * not be scaled. The meson.build lists the same names. */
static const BglCoverShape shapes[] = {
  { "strip", 540, 108 },
  { "flat", 474, 158 },
  { "full", 612, 318 },
};

const BglCoverShape *
bgl_cover_art_get_shapes (guint *n_shapes)
{
  g_return_val_if_fail (n_shapes != NULL, NULL);

  *n_shapes = G_N_ELEMENTS (shapes);

  return shapes;
}

/* Returns the part of a picture that remains visible if it fills a cover of this size. */
static double
get_visible_part (const BglCoverShape *shape,
                  int                  width,
                  int                  height)
{
  double own = (double) shape->height / shape->width;
  double ratio = (double) height / width;

  return MIN (own, ratio) / MAX (own, ratio);
}

double
bgl_cover_art_get_stretch (const BglCoverShape *shape,
                           int                  width,
                           int                  height)
{
  g_return_val_if_fail (shape != NULL, 1);

  return MAX ((double) width / shape->width, (double) height / shape->height);
}

static gboolean
is_better (const BglCoverShape *shape,
           const BglCoverShape *other,
           int                  width,
           int                  height)
{
  gboolean large = bgl_cover_art_get_stretch (shape, width, height) <= BGL_COVER_MAX_STRETCH;
  gboolean other_large = bgl_cover_art_get_stretch (other, width, height) <= BGL_COVER_MAX_STRETCH;

  if (large != other_large)
    return large;

  return get_visible_part (shape, width, height) > get_visible_part (other, width, height);
}

const BglCoverShape *
bgl_cover_art_find_shape (int width,
                          int height)
{
  const BglCoverShape *best = &shapes[0];

  g_return_val_if_fail (width > 0 && height > 0, NULL);

  for (guint i = 1; i < G_N_ELEMENTS (shapes); i++)
    if (is_better (&shapes[i], best, width, height))
      best = &shapes[i];

  return best;
}

char *
bgl_cover_art_get_name (const BglCoverArt   *art,
                        const BglCoverShape *shape,
                        int                  scale)
{
  g_return_val_if_fail (art != NULL && art->ui != NULL, NULL);
  g_return_val_if_fail (shape != NULL, NULL);
  g_return_val_if_fail (scale >= 1 && scale <= BGL_COVER_SCALES, NULL);

  return g_strdup_printf ("%s-%s-%d-%s.pixels", art->ui->rules->id, shape->name, scale, art->dark ? "dark" : "light");
}

void
bgl_cover_art_draw (cairo_t       *cr,
                    double         width,
                    double         height,
                    gconstpointer  data)
{
  const BglCoverArt *art = data;

  art->ui->draw_cover (cr, width, height, art->dark);
}
