/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-hanging-layout.h"

#include "board/bgl-arrange.h"

#define SPACING 10
#define LEADING 0.6 /* the greatest fraction of the width for all children but the last */

/* The greatest width of each child before the last one. Children that need less than their share leave the rest to
 * the others. */
static int
find_limit (GtkWidget *widget,
            int        width)
{
  GtkWidget *last = gtk_widget_get_last_child (widget);
  int limit = 0;

  for (GtkWidget *round = gtk_widget_get_first_child (widget); round != last; round = gtk_widget_get_next_sibling (round))
    {
      int room = (int) (width * LEADING), n_wide = 0;

      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != last;
           child = gtk_widget_get_next_sibling (child))
        {
          int wanted = bgl_arrange_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);

          if (wanted > limit)
            n_wide++;
          else
            room -= wanted;
        }
      if (n_wide == 0)
        break;
      limit = room / n_wide;
    }

  return limit;
}

static int
get_width (GtkWidget *child,
           int        limit,
           int        rest)
{
  int least, wanted;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);

  return MAX (gtk_widget_get_next_sibling (child) == NULL ? rest : MIN (wanted, limit), least);
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
  int limit = orientation == GTK_ORIENTATION_VERTICAL ? find_limit (widget, for_size) : 0;
  int x = 0;

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int width = get_width (child, limit, orientation == GTK_ORIENTATION_VERTICAL ? for_size - x : 0);

      if (orientation == GTK_ORIENTATION_VERTICAL)
        *minimum = MAX (*minimum, bgl_arrange_measure (child, orientation, for_size < 0 ? -1 : width, FALSE));
      x += width + SPACING;
    }

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (x - SPACING, 0);
  *natural = *minimum;
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
{
  int limit = find_limit (widget, width);
  int x = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_width = get_width (child, limit, width - x);

      bgl_arrange_place (widget, child, x, 0, child_width, height);
      x += child_width + SPACING;
    }
}

GtkLayoutManager *
bgl_hanging_layout_new (void)
{
  return gtk_custom_layout_new (bgl_arrange_by_width, measure, allocate);
}
