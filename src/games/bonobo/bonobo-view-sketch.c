/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-view-private.h"

/* The positions of spots and triangles, for the marks that an example draws over the island. */

#define SPOT_SIZE     0.54 /* in edges */
#define TRIANGLE_SIZE 0.60
#define PLACE_SIZE    0.90
/* A mark fits between the numbers around it, which are farther away if there is a token. */
#define MARK_TOKEN    0.50
#define MARK_SPOT     0.30
#define MARK_COVERED  0.30
/* The size of a number's plate with some margin, and how far a label may be from its mark. */
#define PLATE_WIDTH   0.32
#define PLATE_HEIGHT  0.22
#define LABEL_REACH   1.4

static graphene_rect_t
get_around (BonoboView             *self,
            const graphene_point_t *point,
            double                  edges)
{
  const float size = (float) (edges * self->room.edge);

  return GRAPHENE_RECT_INIT (point->x - size / 2, point->y - size / 2, size, size);
}

void
bonobo_view_trace_move (BglView        *view,
                        BglMove         move,
                        const BglEvent *events,
                        guint           n_events,
                        BglSketch      *sketch)
{
  BonoboView *self = BONOBO_VIEW (view);
  const BonoboMove parts = bonobo_move_unpack (move);
  /* Pictures on paper show only the surroundings of the move, where rings with names are enough for a move that was
   * made. */
  const gboolean marked = self->scheme == BGL_COLOR_SCHEME_PAPER && bgl_sketch_get_size (sketch) > 0 && n_events > 0;
  graphene_point_t point, hand;
  graphene_rect_t from, to;

  if (parts.kind == BONOBO_SET_TOKEN)
    {
      bonobo_view_point_spot (self, parts.spot, &point);
      to = get_around (self, &point, SPOT_SIZE);
      if (!marked)
        bgl_sketch_add_goal (sketch, &to);
    }
  else if (parts.kind == BONOBO_LAY && !marked)
    {
      graphene_point_t second;

      bonobo_view_point_triangle (self, parts.triangles[0], &point);
      bonobo_view_point_triangle (self, parts.triangles[1], &second);
      graphene_point_interpolate (&point, &second, 0.5, &point);
      bonobo_view_point_hand (self, &hand);
      from = get_around (self, &hand, SPOT_SIZE);
      to = get_around (self, &point, PLACE_SIZE);
      bgl_sketch_add_arrow (sketch, &from, &to);
      bgl_sketch_add_goal (sketch, &to);
    }

  for (guint i = 0; i < n_events; i++)
    if (events[i].type == BONOBO_EVENT_TOKEN_DRIVEN)
      {
        bonobo_view_point_spot (self, (guint) events[i].args[1], &point);
        to = get_around (self, &point, SPOT_SIZE);
        bgl_sketch_add_cross (sketch, &to);
      }
}

/* Keeps labels away from the numbers that the example explains. */
static void
keep_numbers_clear (BonoboView             *self,
                    const graphene_point_t *middle,
                    BglSketch              *sketch)
{
  const BonoboState *state = bonobo_view_get_state (self);

  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    for (guint corner = 0; corner < BONOBO_CORNERS && state->place[i] != BONOBO_NONE; corner++)
      {
        const float width = (float) (PLATE_WIDTH * self->room.edge);
        const float height = (float) (PLATE_HEIGHT * self->room.edge);
        graphene_point_t point;
        int number;

        bonobo_view_get_corner (self, state, i, state->place[i], corner, &number, &point);
        if (graphene_point_distance (&point, middle, NULL, NULL) < LABEL_REACH * self->room.edge)
          bgl_sketch_keep_clear (sketch, &GRAPHENE_RECT_INIT (point.x - width / 2, point.y - height / 2, width, height));
      }
}

gboolean
bonobo_view_mark_place (BglView    *view,
                        const char *place,
                        BglSketch  *sketch)
{
  BonoboView *self = BONOBO_VIEW (view);
  const guint spot = bonobo_find_spot (place, -1);
  const guint triangle = spot == BONOBO_NONE ? bonobo_find_triangle (place, -1) : BONOBO_NONE;
  const BonoboState *state = bonobo_view_get_state (self);
  graphene_point_t point;
  graphene_rect_t bounds;
  double size;

  if (spot != BONOBO_NONE)
    {
      bonobo_view_point_spot (self, spot, &point);
      size = (bonobo_state_get_occupied (state) & BONOBO_BIT (spot)) != 0 ? MARK_TOKEN : MARK_SPOT;
    }
  else if (triangle != BONOBO_NONE)
    {
      bonobo_view_point_triangle (self, triangle, &point);
      size = (state->free & BONOBO_BIT (triangle)) == 0 ? MARK_COVERED : TRIANGLE_SIZE;
    }
  else
    {
      return FALSE;
    }

  bounds = get_around (self, &point, size);
  bgl_sketch_add_ring (sketch, &bounds, place);
  keep_numbers_clear (self, &point, sketch);

  return TRUE;
}
