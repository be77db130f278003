/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-sketch.h"

G_BEGIN_DECLS

/* White ink with a dark edge is visible on light and dark boards. On paper, the ink is dark and its edge is white. */
#define INK        1.0, 1.0, 1.0
#define EDGE       0.08, 0.08, 0.12

typedef enum
{
  SHAPE_ARROW,
  SHAPE_RING,
  SHAPE_GOAL,
  SHAPE_ORIGIN,
  SHAPE_CROSS,
} ShapeKind;

typedef struct
{
  ShapeKind       kind;
  graphene_rect_t place;
  graphene_rect_t from;   /* only for arrows */
  char           *tag;
} Shape;

struct _BglSketch
{
  GArray *shapes;
  GArray *clear;   /* graphene_rect_t */
};

/* bgl-sketch-tags.c */
/* The common area of two rectangles, in square pixels. */
double bgl_sketch_get_overlap (const graphene_rect_t *a,
                               const graphene_rect_t *b);
void   bgl_sketch_draw_tag    (GtkWidget             *widget,
                               GtkSnapshot           *snapshot,
                               const Shape           *shape,
                               const graphene_rect_t *bounds);

G_END_DECLS
