/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-section-layout.h"

#include "bgl-arrange.h"

struct _BglSectionLayout
{
  GtkLayoutManager   parent_instance;

  BglSectionEstimate estimate;
  gpointer           user_data;
  gboolean           near;
  int                width;    /* that it was given last */
  int                exact;    /* the width for which its rows are laid out, or -1 */
};

G_DEFINE_FINAL_TYPE (BglSectionLayout, bgl_section_layout, GTK_TYPE_LAYOUT_MANAGER)

static gboolean
is_awake (BglSectionLayout *self,
          GtkWidget        *widget,
          int               width)
{
  return gtk_widget_get_first_child (widget) != NULL && (self->near || width == self->exact);
}

static GtkSizeRequestMode
bgl_section_layout_get_request_mode (GtkLayoutManager *manager,
                                     GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bgl_section_layout_measure (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  BglSectionLayout *self = BGL_SECTION_LAYOUT (manager);
  gboolean vertical = orientation == GTK_ORIENTATION_VERTICAL;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;

  if (vertical && !is_awake (self, widget, for_size))
    {
      *minimum = *natural = for_size > 0 ? self->estimate (widget, for_size, self->user_data) : 0;
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least = bgl_arrange_measure (child, orientation, for_size, FALSE);

      *minimum = vertical ? *minimum + least : MAX (*minimum, least);
    }
  *natural = *minimum;
}

static void
bgl_section_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  BglSectionLayout *self = BGL_SECTION_LAYOUT (manager);
  gboolean awake = is_awake (self, widget, width);
  int y = 0;

  self->width = width;
  self->exact = awake ? width : -1;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gtk_widget_set_child_visible (child, awake);
      if (awake)
        {
          int least = bgl_arrange_measure (child, GTK_ORIENTATION_VERTICAL, width, FALSE);

          bgl_arrange_place (widget, child, 0, y, width, least);
          y += least;
        }
    }
}

static void
bgl_section_layout_class_init (BglSectionLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = bgl_section_layout_get_request_mode;
  layout_class->measure = bgl_section_layout_measure;
  layout_class->allocate = bgl_section_layout_allocate;
}

static void
bgl_section_layout_init (BglSectionLayout *self)
{
  self->exact = -1;
}

GtkLayoutManager *
bgl_section_layout_new (BglSectionEstimate estimate,
                        gpointer           user_data)
{
  BglSectionLayout *self = g_object_new (BGL_TYPE_SECTION_LAYOUT, NULL);

  self->estimate = estimate;
  self->user_data = user_data;

  return GTK_LAYOUT_MANAGER (self);
}

gboolean
bgl_section_layout_is_exact (BglSectionLayout *self)
{
  g_return_val_if_fail (BGL_IS_SECTION_LAYOUT (self), FALSE);

  return self->exact > 0 && self->exact == self->width;
}

void
bgl_section_layout_set_near (BglSectionLayout *self,
                             gboolean          near)
{
  g_return_if_fail (BGL_IS_SECTION_LAYOUT (self));

  if (self->near == near)
    return;

  self->near = near;
  if (near && !bgl_section_layout_is_exact (self))
    gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
bgl_section_layout_wake (BglSectionLayout *self)
{
  g_return_if_fail (BGL_IS_SECTION_LAYOUT (self));

  self->exact = self->width;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
bgl_section_layout_doze (BglSectionLayout *self)
{
  g_return_if_fail (BGL_IS_SECTION_LAYOUT (self));

  self->exact = -1;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
