/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-private.h"
#include "bango-view-private.h"

/* The positions of cells, for the marks that an example draws over the table. */

static graphene_rect_t
get_bounds (BangoView *self,
            BangoCell  cell)
{
  const BangoCamera *camera = &self->camera;

  return GRAPHENE_RECT_INIT ((float) (camera->x + cell.x * camera->cell), (float) (camera->y + cell.y * camera->cell),
                             (float) camera->cell, (float) camera->cell);
}

void
bango_view_trace_move (BglView        *view,
                       BglMove         move,
                       const BglEvent *events,
                       guint           n_events,
                       BglSketch      *sketch)
{
  BangoView *self = BANGO_VIEW (view);
  const BangoMove parts = bango_move_unpack (move);
  const graphene_rect_t from = get_bounds (self, parts.from);
  const graphene_rect_t to = get_bounds (self, parts.to);

  for (guint i = 0; i < n_events; i++)
    if (events[i].type == BANGO_EVENT_TILE_REMOVED)
      {
        const graphene_rect_t gone = get_bounds (self, bango_cell_unpack (events[i].args[1]));

        bgl_sketch_add_cross (sketch, &gone);
      }

  if (parts.kind == BANGO_SHIFT)
    bgl_sketch_add_arrow (sketch, &from, &to);
  if (parts.kind == BANGO_SHIFT || parts.kind == BANGO_LAY)
    bgl_sketch_add_goal (sketch, &to);
  else if (parts.kind == BANGO_STARVE)
    bgl_sketch_add_goal (sketch, &from);
}

gboolean
bango_view_mark_place (BglView    *view,
                       const char *place,
                       BglSketch  *sketch)
{
  BangoView *self = BANGO_VIEW (view);
  g_autofree char *tag = NULL;
  BangoCell cell;
  graphene_rect_t bounds;
  graphene_rect_t whole =
    GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (view)), (float) gtk_widget_get_height (GTK_WIDGET (view)));

  if (!bango_cell_read (&place, &cell))
    return FALSE;

  bounds = get_bounds (self, cell);
  if (!graphene_rect_contains_rect (&whole, &bounds))
    return FALSE;

  /* Name the cell with a label. On paper, a label would hide the tiles next to it, and the column and row numbers
   * name the cell. */
  if (self->scheme != BGL_COLOR_SCHEME_PAPER)
    tag = bango_cell_describe (cell);
  bgl_sketch_add_ring (sketch, &bounds, tag);

  return TRUE;
}
