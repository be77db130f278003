/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-hanging-layout.h"

#include "bgl-arrange.h"

#define SPACING 10

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
get_width (GtkWidget *child,
           int        rest)
{
  gboolean last = gtk_widget_get_next_sibling (child) == NULL;
  int width = bgl_arrange_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, !last);

  return last ? MAX (rest, width) : width;
}

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  int x = 0;

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int width = get_width (child, orientation == GTK_ORIENTATION_VERTICAL ? for_size - x : 0);

      if (orientation == GTK_ORIENTATION_VERTICAL)
        *minimum = MAX (*minimum, bgl_arrange_measure (child, orientation, for_size < 0 ? -1 : width, FALSE));
      x += width + SPACING;
    }

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (x - SPACING, 0);
  *natural = *minimum;
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
{
  int x = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_width = get_width (child, width - x);

      bgl_arrange_place (widget, child, x, 0, child_width, height);
      x += child_width + SPACING;
    }
}

GtkLayoutManager *
bgl_hanging_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure, allocate);
}
