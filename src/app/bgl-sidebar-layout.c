/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-sidebar-layout.h"

#include "board/bgl-arrange.h"

#define LEAST_WIDTH 880
#define NARROWEST   240
#define WIDEST      320

gboolean
bgl_sidebar_layout_fits (int width)
{
  return width >= LEAST_WIDTH;
}

static int
get_sidebar_width (int width)
{
  return bgl_sidebar_layout_fits (width) ? CLAMP (width / 5, NARROWEST, WIDEST) : 0;
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
  GtkWidget *main_child = gtk_widget_get_last_child (widget);

  /* The sidebar is not measured, because it scrolls. */
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size -= get_sidebar_width (for_size);
  gtk_widget_measure (main_child, orientation, for_size, minimum, natural, NULL, NULL);
  *minimum_baseline = *natural_baseline = -1;
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
{
  GtkWidget *sidebar = gtk_widget_get_first_child (widget);
  int x = get_sidebar_width (width);

  gtk_widget_set_child_visible (sidebar, x > 0);
  if (x > 0)
    {
      bgl_arrange_measure (sidebar, GTK_ORIENTATION_HORIZONTAL, -1, FALSE);
      bgl_arrange_place (widget, sidebar, 0, 0, x, height);
    }
  bgl_arrange_place (widget, gtk_widget_get_last_child (widget), x, 0, width - x, height);
}

GtkLayoutManager *
bgl_sidebar_layout_new (void)
{
  return gtk_custom_layout_new (bgl_arrange_by_width, measure, allocate);
}
