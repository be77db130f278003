/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-arrange.h"

int
bgl_arrange_measure (GtkWidget      *child,
                     GtkOrientation  orientation,
                     int             for_size,
                     gboolean        natural)
{
  int least, wanted;

  gtk_widget_measure (child, orientation, for_size, &least, &wanted, NULL, NULL);

  return natural ? wanted : least;
}

void
bgl_arrange_place (GtkWidget *widget,
                   GtkWidget *child,
                   int        x,
                   int        y,
                   int        width,
                   int        height)
{
  if (!gtk_widget_should_layout (child))
    return;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (widget) - x - width;

  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, MAX (width, 0), MAX (height, 0) }, -1);
}

void
bgl_arrange_clear (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

GtkSizeRequestMode
bgl_arrange_by_width (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}
