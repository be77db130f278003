/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-columns-layout.h"

#define MIN_WIDTH 90

struct _BglColumnsLayout
{
  GtkLayoutManager parent_instance;

  int              spacing;
};

G_DEFINE_FINAL_TYPE (BglColumnsLayout, bgl_columns_layout, GTK_TYPE_LAYOUT_MANAGER)

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
get_column_width (BglColumnsLayout *self,
                  GtkWidget        *widget,
                  int               width)
{
  int n = count_columns (widget);

  return MAX ((width - (n - 1) * self->spacing) / n, 1);
}

static GtkSizeRequestMode
bgl_columns_layout_get_request_mode (GtkLayoutManager *manager,
                                     GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bgl_columns_layout_measure (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  BglColumnsLayout *self = BGL_COLUMNS_LAYOUT (manager);
  int n = count_columns (widget);
  int width;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = *natural = n * MIN_WIDTH + (n - 1) * self->spacing;
      return;
    }

  width = for_size < 0 ? MIN_WIDTH : get_column_width (self, widget, for_size);

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
bgl_columns_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  BglColumnsLayout *self = BGL_COLUMNS_LAYOUT (manager);
  int column_width = get_column_width (self, widget, width);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = mirrored ? width - column_width : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_should_layout (child))
        continue;

      gtk_widget_size_allocate (child, &(GtkAllocation) { x, 0, column_width, height }, -1);
      x += (mirrored ? -1 : 1) * (column_width + self->spacing);
    }
}

static void
bgl_columns_layout_class_init (BglColumnsLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = bgl_columns_layout_get_request_mode;
  layout_class->measure = bgl_columns_layout_measure;
  layout_class->allocate = bgl_columns_layout_allocate;
}

static void
bgl_columns_layout_init (BglColumnsLayout *self)
{
}

GtkLayoutManager *
bgl_columns_layout_new (int spacing)
{
  BglColumnsLayout *self = g_object_new (BGL_TYPE_COLUMNS_LAYOUT, NULL);

  self->spacing = spacing;

  return GTK_LAYOUT_MANAGER (self);
}
