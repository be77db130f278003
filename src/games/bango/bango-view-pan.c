/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

/* If the table is too large for its window, its cells stay large enough for a finger, and the view shows the part of
 * the table where something happens. The mouse wheel, dragging the empty ground, and moving the focus show other
 * parts. */

#define LEAST_CELL 24
#define NEAR       1.5 /* cells from the center of a cell to the far side of its neighbor */

int
bango_view_get_least_cell (BangoView *self)
{
  /* Examples and printed boards do not scroll. */
  return bgl_view_get_example (BGL_VIEW (self)) || self->scheme == BGL_COLOR_SCHEME_PAPER ? 0 : LEAST_CELL;
}

/* Returns where cell 0 of an axis begins. The cells are centered if all of them fit between start and end, otherwise
 * look is centered as far as possible. */
double
bango_view_place_axis (int    first,
                       int    last,
                       double cell,
                       int    start,
                       int    end,
                       double look)
{
  const double size = (last - first + 1) * cell;

  if (size <= end - start)
    return (int) (start + end - size) / 2 - first * cell;

  return (int) CLAMP ((start + end) / 2.0 - look * cell, end - (last + 1) * cell, start - first * cell);
}

static gboolean
is_larger (BangoView *self)
{
  return gtk_widget_get_overflow (GTK_WIDGET (self)) == GTK_OVERFLOW_HIDDEN;
}

static double
reveal_axis (double look,
             double place,
             double room)
{
  const double most = MAX (room / 2 - NEAR, 0);

  return CLAMP (look, place - most, place + most);
}

void
bango_view_reveal (BangoView *self,
                   BangoCell  cell)
{
  const double size = MAX (self->camera_to.cell, 1);

  self->look_x = reveal_axis (self->look_x, cell.x + 0.5, gtk_widget_get_width (GTK_WIDGET (self)) / size);
  self->look_y = reveal_axis (self->look_y, cell.y + 0.5, gtk_widget_get_height (GTK_WIDGET (self)) / size);
  if (is_larger (self))
    bango_view_fit (self, TRUE);
}

/* Never looks past the end, so that scrolling back has an immediate effect. */
static void
look_at (BangoView *self,
         double     x,
         double     y)
{
  self->look_x = CLAMP (x, self->min_x, self->max_x + 1);
  self->look_y = CLAMP (y, self->min_y, self->max_y + 1);
  bango_view_fit (self, FALSE);
}

static gboolean
scroll_cb (BangoView *self,
           double     dx,
           double     dy)
{
  if (!is_larger (self))
    return GDK_EVENT_PROPAGATE;

  look_at (self, self->look_x + dx, self->look_y + dy);

  return GDK_EVENT_STOP;
}

/* The empty ground consists of the cells that no tile can go to. */
gboolean
bango_view_begin_pan (BangoView *self,
                      double     x,
                      double     y)
{
  self->panning = is_larger (self) && bango_view_find_place (self, bango_view_get_cell_at (self, x, y)) == NULL;
  graphene_point_init (&self->pan_from, (float) x, (float) y);
  self->pan_look_x = self->look_x;
  self->pan_look_y = self->look_y;

  return self->panning;
}

void
bango_view_pan (BangoView *self)
{
  const graphene_point_t *point = bgl_hand_get_point (self->hand);

  if (self->panning)
    look_at (self, self->pan_look_x - (point->x - self->pan_from.x) / self->camera.cell,
             self->pan_look_y - (point->y - self->pan_from.y) / self->camera.cell);
}

void
bango_view_init_pan (BangoView *self)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
}
