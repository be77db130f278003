/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-sheet-layout.h"

struct _BglSheetLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (BglSheetLayout, bgl_sheet_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
bgl_sheet_layout_get_request_mode (GtkLayoutManager *manager,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bgl_sheet_layout_measure (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
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
bgl_sheet_layout_allocate (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  int y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least;

      if (!gtk_widget_should_layout (child))
        continue;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &(GtkAllocation) { 0, y, width, least }, -1);
      y += least;
    }
}

static void
bgl_sheet_layout_class_init (BglSheetLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = bgl_sheet_layout_get_request_mode;
  layout_class->measure = bgl_sheet_layout_measure;
  layout_class->allocate = bgl_sheet_layout_allocate;
}

static void
bgl_sheet_layout_init (BglSheetLayout *self)
{
}

GtkLayoutManager *
bgl_sheet_layout_new (void)
{
  return g_object_new (BGL_TYPE_SHEET_LAYOUT, NULL);
}
