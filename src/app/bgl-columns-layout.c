/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-columns-layout.h"

#include "board/bgl-arrange.h"

#define MIN_WIDTH  90
#define MIN_COLUMN 265
#define SPACING    30
#define GAP        8   /* between languages below each other */

gboolean
bgl_columns_layout_fits (int n_columns,
                         int width)
{
  return n_columns == 1 || (width - (n_columns - 1) * SPACING) / n_columns >= MIN_COLUMN;
}

int
bgl_columns_layout_get_width (int n_columns,
                              int column,
                              int width)
{
  if (!bgl_columns_layout_fits (n_columns, width))
    n_columns = 1;

  return MIN (n_columns * column + (n_columns - 1) * SPACING, width);
}

static int
count_columns (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_should_layout (child);

  return MAX (n, 1);
}

/* Columns that would be too narrow to read comfortably are placed below each other. */
static gboolean
is_stacked (GtkWidget *widget,
            int        width)
{
  int n = count_columns (widget);

  return n == 1 || !bgl_columns_layout_fits (n, width);
}

static int
get_column_width (GtkWidget *widget,
                  int        width,
                  gboolean   stacked)
{
  int n = stacked ? 1 : count_columns (widget);

  return MAX ((width - (n - 1) * SPACING) / n, 1);
}

static void
measure_height (GtkWidget *widget,
                int        width,
                gboolean   stacked,
                int       *minimum,
                int       *natural)
{
  width = get_column_width (widget, width, stacked);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int height, wanted;

      if (!gtk_widget_should_layout (child))
        continue;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &height, &wanted, NULL, NULL);
      *minimum = stacked ? *minimum + height + (*minimum > 0 ? GAP : 0) : MAX (*minimum, height);
      *natural = stacked ? *natural + wanted + (*natural > 0 ? GAP : 0) : MAX (*natural, wanted);
    }
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
  int width = for_size < 0 ? MIN_WIDTH : for_size;

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : 0;
  *minimum_baseline = *natural_baseline = -1;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    measure_height (widget, width, is_stacked (widget, width), minimum, natural);
}

static void
measure_stacked (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : 0;
  *minimum_baseline = *natural_baseline = -1;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    measure_height (widget, for_size < 0 ? MIN_WIDTH : for_size, TRUE, minimum, natural);
}

static void
allocate_stacked (GtkWidget *widget,
                  int        width,
                  int        height,
                  int        baseline)
{
  int y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least;

      if (!gtk_widget_should_layout (child))
        continue;

      least = bgl_arrange_measure (child, GTK_ORIENTATION_VERTICAL, width, FALSE);
      bgl_arrange_place (widget, child, 0, y, width, least);
      y += least + GAP;
    }
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
{
  int column_width = get_column_width (widget, width, FALSE);
  int x = 0;

  if (is_stacked (widget, width))
    {
      allocate_stacked (widget, width, height, baseline);
      return;
    }

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
  return gtk_custom_layout_new (bgl_arrange_by_width, measure, allocate);
}

GtkLayoutManager *
bgl_columns_layout_new_stacked (void)
{
  return gtk_custom_layout_new (bgl_arrange_by_width, measure_stacked, allocate_stacked);
}
