/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-sheet-layout.h"

#include "board/bgl-arrange.h"

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, wanted;

      if (!gtk_widget_should_layout (child))
        continue;

      gtk_widget_measure (child, orientation, for_size, &least, &wanted, NULL, NULL);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        {
          *minimum += least;
          *natural += wanted;
        }
      else
        {
          *minimum = MAX (*minimum, least);
          *natural = MAX (*natural, wanted);
        }
    }
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
{
  int y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least = bgl_arrange_measure (child, GTK_ORIENTATION_VERTICAL, width, FALSE);

      bgl_arrange_place (widget, child, 0, y, width, least);
      y += least;
    }
}

GtkLayoutManager *
bgl_sheet_layout_new (void)
{
  return gtk_custom_layout_new (bgl_arrange_by_width, measure, allocate);
}
