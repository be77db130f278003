/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bonobo-view-private.h"

G_BEGIN_DECLS

/* The context for drawing the island. */
typedef struct
{
  BonoboView         *self;
  GtkSnapshot        *snapshot;
  const BonoboTones  *tones;
  int                 edge;
  int                 scale;
  int                 plate;     /* the height of numbers */

  /* The story of a move */
  gboolean            playing;
  const BglStoryStep *step;      /* the current step, or NULL */
  double              progress;
  BonoboState         shown;     /* the state before the current step */
} BonoboCanvas;

void bonobo_canvas_init         (BonoboCanvas           *canvas,
                                 BonoboView             *self,
                                 GtkSnapshot            *snapshot);
/* Draws the picture centered on the point. */
void bonobo_canvas_append       (const BonoboCanvas     *canvas,
                                 GdkTexture             *texture,
                                 const graphene_point_t *point);
/* The same, stretched and faded. */
void bonobo_canvas_append_posed (const BonoboCanvas     *canvas,
                                 GdkTexture             *texture,
                                 const graphene_point_t *point,
                                 double                  stretch_x,
                                 double                  stretch_y,
                                 double                  opacity);
void bonobo_canvas_append_rhomb (const BonoboCanvas     *canvas,
                                 guint                   rhomb,
                                 BonoboTurn              turn,
                                 const graphene_point_t *point);
void bonobo_canvas_append_plate (const BonoboCanvas     *canvas,
                                 int                     number,
                                 const graphene_point_t *point,
                                 double                  size,
                                 double                  opacity);
/* Draws the four numbers of a rhomb, with the positions that they have beside the tokens of the state. */
void bonobo_canvas_append_numbers (const BonoboCanvas   *canvas,
                                   const BonoboState    *state,
                                   guint                 rhomb,
                                   guint                 place);
/* Draws a token. A height of 0 means that it is on the ground, and 1 that it is lifted. */
void bonobo_canvas_append_token (const BonoboCanvas     *canvas,
                                 guint                   seat,
                                 const graphene_point_t *point,
                                 double                  height,
                                 double                  opacity);
void bonobo_canvas_append_text  (const BonoboCanvas     *canvas,
                                 const char             *text,
                                 const graphene_point_t *point,
                                 double                  size,
                                 guint32                 color);

void bonobo_canvas_append_circle (const BonoboCanvas    *canvas,
                                  const graphene_point_t *point,
                                  double                 radius,
                                  guint32                color);

/* bonobo-view-draw-steps.c: draws the motion of the current step. */
void bonobo_canvas_draw_step    (const BonoboCanvas     *canvas);

/* bonobo-view-marks.c */
/* Draws frames around the rhombi that were laid since the player's own last move. */
void bonobo_canvas_draw_recent_rhombi (const BonoboCanvas *canvas);
/* Draws the rhomb in hand at its target or where a hint lays it, and what becomes active there. */
void bonobo_canvas_draw_ghosts  (const BonoboCanvas     *canvas);
/* Marks the spots where a token can be placed, and those that are barred. */
void bonobo_canvas_draw_spots   (const BonoboCanvas     *canvas);
/* Draws recent moves, points, consequences, and hints over the tokens. */
void bonobo_canvas_draw_marks   (const BonoboCanvas     *canvas);
void bonobo_canvas_draw_active  (const BonoboCanvas     *canvas,
                                 guint64                 triangles,
                                 double                  opacity);

/* bonobo-view-worth.c: draws the card about the spot under the pointer or the focus. */
void bonobo_view_draw_worth     (const BonoboCanvas     *canvas);

G_END_DECLS
