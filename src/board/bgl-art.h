/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Drawing functions that all tables share. Vector graphics are drawn with cairo once for each size and cached as
 * textures, so that a frame only has to place them.
 */

/* Draws a picture that fills width × height. */
typedef void (*BglArtFunc) (cairo_t      *cr,
                            double        width,
                            double        height,
                            gconstpointer data);

/* Returns the picture as a texture of width × height logical pixels at that scale (transfer none), and draws it if
 * it is not cached. The key, which is formatted like that of printf (), must identify the picture, including everything
 * in the data. */
GdkTexture *bgl_art_get_texture   (int                    width,
                                   int                    height,
                                   int                    scale,
                                   BglArtFunc             func,
                                   gconstpointer          data,
                                   const char            *key,
                                   ...) G_GNUC_PRINTF (6, 7);

/* Like bgl_art_get_texture () (transfer none), but for large pictures, so that resizing a widget does not block its
 * frames. While the picture is drawn in a thread, this returns the old one, which the caller stretches. The widget
 * is redrawn when the new one is ready. If there is no old picture, the new one is drawn immediately. The function
 * and its data, which has that many bytes, must be thread-safe: no text, and nothing that changes. */
GdkTexture *bgl_art_get_texture_for (GtkWidget            *widget,
                                   GdkTexture            *old,
                                   const char            *key,
                                   int                    width,
                                   int                    height,
                                   int                    scale,
                                   BglArtFunc             func,
                                   gconstpointer          data,
                                   gsize                  data_size);

/* Colors are in the format 0xrrggbb. */
void        bgl_art_set_source    (cairo_t               *cr,
                                   guint32                color,
                                   double                 alpha);
void        bgl_art_add_stop      (cairo_pattern_t       *pattern,
                                   double                 offset,
                                   guint32                color,
                                   double                 alpha);
/* Mixes two colors: an amount of 0 gives the first one, 1 the second. */
guint32     bgl_art_mix           (guint32                first,
                                   guint32                second,
                                   double                 amount);
GdkRGBA     bgl_art_rgba          (guint32                color,
                                   double                 alpha);

void        bgl_art_rounded_rect  (cairo_t               *cr,
                                   double                 x,
                                   double                 y,
                                   double                 width,
                                   double                 height,
                                   double                 radius);
/* Draws a shadow of the rounded rectangle that fades out over the blur on each side. */
void        bgl_art_soft_shadow   (cairo_t               *cr,
                                   double                 x,
                                   double                 y,
                                   double                 width,
                                   double                 height,
                                   double                 radius,
                                   double                 blur,
                                   double                 alpha);

/* The shapes that identify seats and tiles. */
typedef enum
{
  BGL_SHAPE_CIRCLE,
  BGL_SHAPE_TRIANGLE,
  BGL_SHAPE_SQUARE,
  BGL_SHAPE_DIAMOND,
  BGL_SHAPE_STAR,
  BGL_SHAPE_SUN,
  BGL_SHAPE_RING,
} BglShape;

gboolean    bgl_shape_is_name     (const char            *name);
BglShape    bgl_shape_from_name   (const char            *name);
/* Adds the outline of a shape that looks as large as a circle of that radius. Fill it with the
 * even-odd rule: the ring has a hole. */
void        bgl_art_shape         (cairo_t               *cr,
                                   BglShape               shape,
                                   double                 x,
                                   double                 y,
                                   double                 radius);

/* A cross over a piece that leaves the game or does not count. Each stroke has a wider one of another color below
 * it, so that it is visible on any background. */
typedef struct
{
  double  arm;          /* from the center to each end, along both axes */
  double  line;         /* the width of the strokes */
  guint32 color;
  double  under_line;
  guint32 under_color;
  double  under_alpha;
} BglCross;

void        bgl_art_cross         (cairo_t               *cr,
                                   double                 x,
                                   double                 y,
                                   const BglCross        *cross);

/* A wooden surface of parallel boards. */
typedef struct
{
  guint32 wood;    /* the middle tone */
  guint32 dark;    /* grain and joints */
  guint32 light;   /* grain and edges */
  double  height;  /* the height of a board */
  guint   grain;   /* strokes per board */
} BglPlanks;

/* Fills the rectangle. If its height is a multiple of that of a board, its edges match, so that the picture can be
 * tiled. */
void        bgl_art_planks        (cairo_t               *cr,
                                   double                 width,
                                   double                 height,
                                   const BglPlanks       *planks,
                                   guint64                seed);

/* Draws the focus ring of boards: a light ring inside a dark one, so that it is visible on any background. */
void        bgl_art_snapshot_ring (GtkSnapshot           *snapshot,
                                   const graphene_rect_t *bounds,
                                   double                 radius);

/* The size of all cached pictures in bytes. It stays below a fixed limit. */
gsize bgl_art_get_cache_size (void);

/* The factor by which the user wants text to be larger than usual, from 1 to 2. For letters and numbers that boards
 * draw. */
double      bgl_art_get_text_scale (GtkWidget            *widget);

/* Draws a few bold letters centered at the point. The size is the height of a line. */
void        bgl_art_draw_text     (cairo_t               *cr,
                                   double                 x,
                                   double                 y,
                                   double                 size,
                                   const char            *text);

G_END_DECLS
