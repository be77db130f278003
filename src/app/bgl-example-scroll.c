/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-example-view-private.h"

#include <math.h>

/* How much of the card stays visible around a board after scrolling to it, in pixels. */
#define BOARD_MARGIN 12

/* The distance that GtkScrolledWindow scrolls for one step of the wheel or one unit of a touchpad. */
static double
get_step (GtkEventController *controller,
          double              page_size)
{
  GdkScrollUnit unit = gtk_event_controller_scroll_get_unit (GTK_EVENT_CONTROLLER_SCROLL (controller));

  return unit == GDK_SCROLL_UNIT_WHEEL ? pow (page_size, 2.0 / 3.0) : 2.5;
}

/* The wheel always scrolls the page, even if the pointer is over a board. */
static gboolean
scroll_cb (BglExampleView     *self,
           double              dx,
           double              dy,
           GtkEventController *controller)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;

  if (scroller == NULL || (gtk_event_controller_get_current_event_state (controller) & GDK_CONTROL_MASK) != 0)
    return FALSE;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) +
                                        dy * get_step (controller, gtk_adjustment_get_page_size (adjustment)));

  return TRUE;
}

/* Scrolls the page as little as it takes to see all of the board, or its upper part if it is taller than the page. */
static void
scroll_to_board (BglExampleView *self)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;
  double above, below, by = 0;

  if (scroller == NULL || !gtk_widget_compute_bounds (GTK_WIDGET (self->frame_bin), scroller, &bounds))
    return;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  above = bounds.origin.y - BOARD_MARGIN;
  below = bounds.origin.y + bounds.size.height + BOARD_MARGIN - gtk_adjustment_get_page_size (adjustment);
  if (bounds.origin.y < 0)
    by = above;
  else if (below > BOARD_MARGIN)
    by = MIN (above, below);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + by);
}

/* The board has its new size in the second frame. */
static gboolean
board_placed_cb (GtkWidget     *widget,
                 GdkFrameClock *clock,
                 gpointer       user_data)
{
  BglExampleView *self = BGL_EXAMPLE_VIEW (widget);

  if (++self->n_frames < 2)
    return G_SOURCE_CONTINUE;

  self->scroll_id = 0;
  scroll_to_board (self);

  return G_SOURCE_REMOVE;
}

void
bgl_example_view_reveal_board (BglExampleView *self)
{
  self->n_frames = 0;
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), board_placed_cb, NULL, NULL);
}

void
bgl_example_view_init_scrolling (BglExampleView *self)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect_object (scroll, "scroll", G_CALLBACK (scroll_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
}
