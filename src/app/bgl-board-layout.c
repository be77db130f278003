/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-board-layout.h"

struct _BglBoardLayout
{
  GtkLayoutManager parent_instance;

  const BglLook   *look;
};

G_DEFINE_FINAL_TYPE (BglBoardLayout, bgl_board_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
bgl_board_layout_get_request_mode (GtkLayoutManager *manager,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

int
bgl_board_layout_get_height (const BglLook *look,
                             int            width)
{
  const gboolean narrow = look->narrow_example_height > 0 && (guint) MAX (width, 0) < look->example_size[0];

  return (int) (narrow ? look->narrow_example_height : look->example_size[1]);
}

static void
bgl_board_layout_measure (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  const BglLook *look = BGL_BOARD_LAYOUT (manager)->look;
  GtkWidget *child = gtk_widget_get_first_child (widget);

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = MAX (*minimum, bgl_board_layout_get_height (look, for_size));
      *natural = MAX (*natural, *minimum);
    }
}

static void
bgl_board_layout_allocate (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
bgl_board_layout_class_init (BglBoardLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = bgl_board_layout_get_request_mode;
  layout_class->measure = bgl_board_layout_measure;
  layout_class->allocate = bgl_board_layout_allocate;
}

static void
bgl_board_layout_init (BglBoardLayout *self)
{
}

GtkLayoutManager *
bgl_board_layout_new (const BglLook *look)
{
  BglBoardLayout *self;

  g_return_val_if_fail (look != NULL, NULL);

  self = g_object_new (BGL_TYPE_BOARD_LAYOUT, NULL);
  self->look = look;

  return GTK_LAYOUT_MANAGER (self);
}
