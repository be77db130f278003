/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-text.h"
#include "bonobo-view-private.h"

/* Where spots and triangles are, for what an example draws over the island. */

#define SPOT_SIZE     0.54 /* in edges */
#define TRIANGLE_SIZE 0.60
#define PLACE_SIZE    0.90

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
  graphene_point_t point, hand;
  graphene_rect_t from, to;

  if (parts.kind == BONOBO_SET_TOKEN)
    {
      bonobo_view_point_spot (self, parts.spot, &point);
      to = get_around (self, &point, SPOT_SIZE);
      bgl_sketch_add_goal (sketch, &to);
    }
  else if (parts.kind == BONOBO_LAY)
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

gboolean
bonobo_view_mark_place (BglView    *view,
                        const char *place,
                        BglSketch  *sketch)
{
  BonoboView *self = BONOBO_VIEW (view);
  const guint spot = bonobo_find_spot (place, -1);
  const guint triangle = spot == BONOBO_NONE ? bonobo_find_triangle (place, -1) : BONOBO_NONE;
  graphene_point_t point;
  graphene_rect_t bounds;

  if (spot != BONOBO_NONE)
    bonobo_view_point_spot (self, spot, &point);
  else if (triangle != BONOBO_NONE)
    bonobo_view_point_triangle (self, triangle, &point);
  else
    return FALSE;

  bounds = get_around (self, &point, spot != BONOBO_NONE ? SPOT_SIZE : TRIANGLE_SIZE);
  bgl_sketch_add_ring (sketch, &bounds, place);

  return TRUE;
}
