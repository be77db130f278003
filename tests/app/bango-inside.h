/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/bango/bango-view-private.h"

/* What only tests look at. */

/* The child for a cell, or NULL if the cell has no tile and no tile beside it. */
static inline GtkWidget *
bango_view_get_spot (BangoView *self,
                     int        x,
                     int        y)
{
  return bgl_board_get_spot (BGL_BOARD (self), bango_view_get_number ((BangoCell) { x, y }));
}

/* The center of a cell, with or without a child there, in the view's coordinates. */
static inline void
bango_view_get_place (BangoView        *self,
                      int               x,
                      int               y,
                      graphene_point_t *place)
{
  graphene_point_init (place,
                       (float) (self->camera.x + (x + 0.5) * self->camera.cell),
                       (float) (self->camera.y + (y + 0.5) * self->camera.cell));
}
