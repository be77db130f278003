/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bangkok-view-private.h"

G_BEGIN_DECLS

/* The context that all layers of the table are drawn with. */
typedef struct
{
  BangkokView        *self;
  GtkSnapshot        *snapshot;
  const BangkokTones *tones;
  int                 scale;
} BangkokCanvas;

void bangkok_canvas_init    (BangkokCanvas         *canvas,
                             BangkokView           *self,
                             GtkSnapshot           *snapshot);

/* Draws a die with its shadow. A rise of 0 means that it lies on the mat, and 1 that it is lifted. */
void bangkok_canvas_die     (const BangkokCanvas   *canvas,
                             guint                  color,
                             guint                  value,
                             const BangkokPose     *pose,
                             double                 rise,
                             double                 opacity);
/* Draws the dice of a seat. If dice are lit, the others are dimmed. */
void bangkok_canvas_hand    (const BangkokCanvas   *canvas,
                             guint                  seat,
                             const BangkokLit      *lit);
/* Draws lantern light below a die. */
void bangkok_canvas_halo    (const BangkokCanvas   *canvas,
                             const BangkokPose     *pose);

void bangkok_canvas_fill    (const BangkokCanvas   *canvas,
                             const graphene_rect_t *bounds,
                             double                 corner,
                             guint32                color,
                             double                 alpha);
void bangkok_canvas_outline (const BangkokCanvas   *canvas,
                             const graphene_rect_t *bounds,
                             double                 corner,
                             double                 width,
                             guint32                color,
                             double                 alpha);
/* The corner radius of a board that is printed on the mat. */
#define BANGKOK_PANEL_CORNER 12

void bangkok_canvas_panel   (const BangkokCanvas   *canvas,
                             const graphene_rect_t *bounds);

/* Draws a line of text, centered vertically, with an ellipsis if it is too long. The size is relative to the table's
 * small text. */
void bangkok_canvas_text    (const BangkokCanvas   *canvas,
                             const char            *text,
                             const graphene_rect_t *bounds,
                             double                 align,
                             double                 size,
                             gboolean               bold,
                             guint32                color);
void bangkok_canvas_markup  (const BangkokCanvas   *canvas,
                             const char            *markup,
                             const graphene_rect_t *bounds,
                             double                 align,
                             double                 size,
                             guint32                color);

G_END_DECLS
