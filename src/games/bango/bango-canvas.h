/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bango-view-private.h"

G_BEGIN_DECLS

/* The strokes with which the table is drawn. Places are in cells, and follow the camera. */
typedef struct
{
  BangoView        *self;
  GtkSnapshot      *snapshot;
  const BangoTones *tones;
  int               cell;    /* of the pictures: the size at rest */
  int               scale;
} BangoCanvas;

/* How something lies that is not just at rest in its cell. */
typedef struct
{
  double lift;     /* in cells */
  double scale;
  double angle;
  double opacity;
} BangoPose;

extern const BangoPose bango_at_rest;

void bango_canvas_init           (BangoCanvas       *canvas,
                                  BangoView         *self,
                                  GtkSnapshot       *snapshot);
/* A picture as many cells wide and high, the middle one at x, y. */
void bango_canvas_append_picture (const BangoCanvas *canvas,
                                  GdkTexture        *texture,
                                  double             x,
                                  double             y,
                                  double             cells,
                                  const BangoPose   *pose);
void bango_canvas_append_tile    (const BangoCanvas *canvas,
                                  BangoColour        colour,
                                  double             x,
                                  double             y,
                                  const BangoPose   *pose);
/* A shadow stays on the table while its tile goes up, and softens. */
void bango_canvas_append_shadow  (const BangoCanvas *canvas,
                                  double             x,
                                  double             y,
                                  double             height,
                                  double             opacity);
/* The outline of a tile in the cell, or around it. */
void bango_canvas_get_face       (const BangoCanvas *canvas,
                                  double             x,
                                  double             y,
                                  double             outset,
                                  GskRoundedRect    *face);
void bango_canvas_append_outline (const BangoCanvas *canvas,
                                  BangoCell          cell,
                                  double             outset,
                                  double             width,
                                  guint32            colour,
                                  double             alpha);
void bango_canvas_append_wash    (const BangoCanvas *canvas,
                                  BangoCell          cell,
                                  guint32            colour,
                                  double             alpha);
/* A disc with a letter or a number. */
void bango_canvas_append_sign    (const BangoCanvas *canvas,
                                  double             x,
                                  double             y,
                                  double             radius,
                                  guint32            colour,
                                  const char        *text);

/* bango-view-marks.c */
void bango_canvas_draw_ghosts    (const BangoCanvas *canvas);
void bango_canvas_draw_recent    (const BangoCanvas *canvas);

G_END_DECLS
