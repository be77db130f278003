/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-shelf-grid.h"

#include "bgl-arrange.h"

#define TWO_COLUMNS 660
#define WIDEST      960 /* the shelf gives no more */
#define SPACING     18

/*
 * Cards two by two, one by one when narrow. A card that would stand alone in its row takes
 * the whole row, so that a shelf with one game, or three, has no hole.
 *
 * CSS node: shelf-grid. Accessible role: list.
 */
struct _BglShelfGrid
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (BglShelfGrid, bgl_shelf_grid, GTK_TYPE_WIDGET)

/* Goes through the rows, and gives the cards their places if they are to be given. */
static int
lay_out (GtkWidget *widget,
         int        width,
         gboolean   allocate)
{
  GtkWidget *card = gtk_widget_get_first_child (widget);
  int y = 0;

  while (card != NULL)
    {
      GtkWidget *partner = width >= TWO_COLUMNS ? gtk_widget_get_next_sibling (card) : NULL;
      int card_width = partner != NULL ? (width - SPACING) / 2 : width;
      int height = bgl_arrange_measure (card, GTK_ORIENTATION_VERTICAL, card_width, TRUE);

      if (partner != NULL)
        height = MAX (height, bgl_arrange_measure (partner, GTK_ORIENTATION_VERTICAL, card_width, TRUE));
      if (y > 0)
        y += SPACING;

      if (allocate)
        {
          bgl_arrange_place (widget, card, 0, y, card_width, height);
          if (partner != NULL)
            bgl_arrange_place (widget, partner, width - card_width, y, card_width, height);
        }

      y += height;
      card = gtk_widget_get_next_sibling (partner != NULL ? partner : card);
    }

  return y;
}

static void
bgl_shelf_grid_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = *natural = 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      for (GtkWidget *card = gtk_widget_get_first_child (widget);
           card != NULL;
           card = gtk_widget_get_next_sibling (card))
        {
          int card_min, card_nat;

          gtk_widget_measure (card, orientation, -1, &card_min, &card_nat, NULL, NULL);
          *minimum = MAX (*minimum, card_min);
          *natural = MAX (*natural, 2 * card_nat + SPACING);
        }
    }
  else
    {
      /* Covers grow with their width, and toolkits ask for widths that no screen has: the
       * least height must be enough there, too. */
      *minimum = *natural = lay_out (widget, for_size < 0 ? WIDEST : MIN (for_size, WIDEST), FALSE);
    }

  *minimum_baseline = *natural_baseline = -1;
}

static void
bgl_shelf_grid_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  lay_out (widget, width, TRUE);
}

static GtkSizeRequestMode
bgl_shelf_grid_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bgl_shelf_grid_dispose (GObject *object)
{
  bgl_arrange_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bgl_shelf_grid_parent_class)->dispose (object);
}

static void
bgl_shelf_grid_class_init (BglShelfGridClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_shelf_grid_dispose;

  widget_class->measure = bgl_shelf_grid_measure;
  widget_class->size_allocate = bgl_shelf_grid_size_allocate;
  widget_class->get_request_mode = bgl_shelf_grid_get_request_mode;

  gtk_widget_class_set_css_name (widget_class, "shelf-grid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
bgl_shelf_grid_init (BglShelfGrid *self)
{
}

GtkWidget *
bgl_shelf_grid_new (void)
{
  return g_object_new (BGL_TYPE_SHELF_GRID, NULL);
}

void
bgl_shelf_grid_add (BglShelfGrid *self,
                    GtkWidget    *card)
{
  g_return_if_fail (BGL_IS_SHELF_GRID (self));
  g_return_if_fail (GTK_IS_WIDGET (card));

  gtk_widget_insert_before (card, GTK_WIDGET (self), NULL);
}
