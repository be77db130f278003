/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bango-view-private.h"

G_BEGIN_DECLS

/* Helpers that draw on the table. Positions are in cells and are transformed by the camera. */
typedef struct
{
  BangoView        *self;
  GtkSnapshot      *snapshot;
  const BangoTones *tones;
  int               cell;    /* the size of textures: that of a cell when the camera is at rest */
  int               scale;
} BangoCanvas;

/* How a tile is drawn if it does not just lie in its cell. */
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
/* Draws a picture that is that many cells wide and high, centered on the cell at x, y. */
void bango_canvas_append_picture (const BangoCanvas *canvas,
                                  GdkTexture        *texture,
                                  double             x,
                                  double             y,
                                  double             cells,
                                  const BangoPose   *pose);
void bango_canvas_append_tile    (const BangoCanvas *canvas,
                                  BangoColor         color,
                                  double             x,
                                  double             y,
                                  const BangoPose   *pose);
/* The shadow stays on the table and softens while its tile rises. */
void bango_canvas_append_shadow  (const BangoCanvas *canvas,
                                  double             x,
                                  double             y,
                                  double             height,
                                  double             opacity);
/* The outline of a tile in the cell, enlarged by the outset. */
void bango_canvas_get_face       (const BangoCanvas *canvas,
                                  double             x,
                                  double             y,
                                  double             outset,
                                  GskRoundedRect    *face);
void bango_canvas_append_outline (const BangoCanvas *canvas,
                                  BangoCell          cell,
                                  double             outset,
                                  double             width,
                                  guint32            color,
                                  double             alpha);
void bango_canvas_append_wash    (const BangoCanvas *canvas,
                                  BangoCell          cell,
                                  guint32            color,
                                  double             alpha);
/* A disk with a letter or a number. */
void bango_canvas_append_sign    (const BangoCanvas *canvas,
                                  double             x,
                                  double             y,
                                  double             radius,
                                  guint32            color,
                                  const char        *text);

/* bango-view-marks.c */
void bango_canvas_draw_ghosts    (const BangoCanvas *canvas);
void bango_canvas_draw_recent    (const BangoCanvas *canvas);

G_END_DECLS
