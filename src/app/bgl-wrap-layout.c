/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-wrap-layout.h"

#include "board/bgl-arrange.h"

struct _BglWrapLayout
{
  GtkLayoutManager parent_instance;

  int              spacing;
  int              most;      /* the preferred maximum width */
};

G_DEFINE_FINAL_TYPE (BglWrapLayout, bgl_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
bgl_wrap_layout_get_request_mode (GtkLayoutManager *manager,
                                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Computes the lines, and places the children if requested. Returns the height. */
static int
run (BglWrapLayout *self,
     GtkWidget     *widget,
     int            width,
     gboolean       place)
{
  int x = 0, y = 0, line = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int child_width, child_height;

      if (!gtk_widget_should_layout (child))
        continue;

      child_width = MIN (bgl_arrange_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, TRUE), MAX (width, 1));
      child_height = bgl_arrange_measure (child, GTK_ORIENTATION_VERTICAL, child_width, TRUE);
      if (x > 0 && x + child_width > width)
        {
          y += line + self->spacing;
          x = line = 0;
        }
      if (place)
        bgl_arrange_place (widget, child, x, y, child_width, child_height);
      x += child_width + self->spacing;
      line = MAX (line, child_height);
    }

  return y + line;
}

static void
bgl_wrap_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  BglWrapLayout *self = BGL_WRAP_LAYOUT (manager);
  int widest = 0, all = 0;

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    {
      *minimum = *natural = run (self, widget, for_size, FALSE);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;

      gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
      widest = MAX (widest, orientation == GTK_ORIENTATION_HORIZONTAL ? child_minimum : child_natural);
      all += child_natural + (all > 0 ? self->spacing : 0);
    }

  *minimum = widest;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (MIN (all, self->most), widest) : widest;
}

static void
bgl_wrap_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  run (BGL_WRAP_LAYOUT (manager), widget, width, TRUE);
}

static void
bgl_wrap_layout_class_init (BglWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = bgl_wrap_layout_get_request_mode;
  layout_class->measure = bgl_wrap_layout_measure;
  layout_class->allocate = bgl_wrap_layout_allocate;
}

static void
bgl_wrap_layout_init (BglWrapLayout *self)
{
}

GtkLayoutManager *
bgl_wrap_layout_new (int spacing)
{
  BglWrapLayout *self = g_object_new (BGL_TYPE_WRAP_LAYOUT, NULL);

  self->spacing = spacing;
  self->most = G_MAXINT;

  return GTK_LAYOUT_MANAGER (self);
}

void
bgl_wrap_layout_set_most (BglWrapLayout *self,
                          int            most)
{
  g_return_if_fail (BGL_IS_WRAP_LAYOUT (self));

  self->most = most;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
