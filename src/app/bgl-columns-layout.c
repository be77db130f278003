/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-columns-layout.h"

#include "bgl-arrange.h"

#define MIN_WIDTH 90
#define SPACING   30

static int
count_columns (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_should_layout (child);

  return MAX (n, 1);
}

static int
get_column_width (GtkWidget *widget,
                  int        width)
{
  int n = count_columns (widget);

  return MAX ((width - (n - 1) * SPACING) / n, 1);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
  int n = count_columns (widget);
  int width;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = *natural = n * MIN_WIDTH + (n - 1) * SPACING;
      return;
    }

  width = for_size < 0 ? MIN_WIDTH : get_column_width (widget, for_size);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int height, wanted;

      if (!gtk_widget_should_layout (child))
        continue;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &height, &wanted, NULL, NULL);
      *minimum = MAX (*minimum, height);
      *natural = MAX (*natural, wanted);
    }
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
{
  int column_width = get_column_width (widget, width);
  int x = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_should_layout (child))
        continue;

      bgl_arrange_place (widget, child, x, 0, column_width, height);
      x += column_width + SPACING;
    }
}

GtkLayoutManager *
bgl_columns_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure, allocate);
}
