/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-shelf-grid.h"

#include "bgl-shelf-card.h"
#include "board/bgl-arrange.h"

#define TWO_COLUMNS 660
#define THREE_COLUMNS 900  /* only if two columns would need more than two rows */
#define WIDE        960  /* cards grow beyond this width only if the covers have their full height */
#define WIDEST      1240
#define SPACING     18
/* In narrower windows, the least ratio of height to width of a cover increases, up to SMALL_RATIO at the width
 * SMALL: people have to scroll there anyway, and a thin strip of a picture shows nothing. */
#define SMALL       800
#define SMALL_RATIO 0.40
#define STEPS       256 /* of the search for the size that fits */

/*
 * Cards in two columns, or in one column if the window is narrow. In two columns, a card that would be alone in its row
 * takes the whole row, so that a shelf with one or three games has no gap. If there are more than four games, a wide
 * window has three columns. The covers are as high as the window allows: if it is wide enough, the names and buttons of
 * up to six games are visible without scrolling.
 *
 * CSS node: shelf-grid. Accessible role: list.
 */
struct _BglShelfGrid
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (BglShelfGrid, bgl_shelf_grid, GTK_TYPE_WIDGET)

static int
count_cards (GtkWidget *widget)
{
  int n_cards = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL; card = gtk_widget_get_next_sibling (card))
    n_cards++;

  return n_cards;
}

static int
count_columns (GtkWidget *widget,
               int        width)
{
  if (width < TWO_COLUMNS)
    return 1;

  return width >= THREE_COLUMNS && count_cards (widget) > 4 ? 3 : 2;
}

/* Computes the rows and returns their height. Places the cards at x, unless x is negative. The last row is centered if it
 * is shorter than the others. */
static int
lay_out (GtkWidget *widget,
         int        x,
         int        width,
         double     ratio)
{
  GtkWidget *card = gtk_widget_get_first_child (widget);
  const int n_columns = count_columns (widget, width);
  int n_left = count_cards (widget);
  int y = 0;

  while (n_left > 0)
    {
      const int n_cards = MIN (n_left, n_columns);
      const int card_width = n_cards == 1 && n_columns == 2 ? width : (width - (n_columns - 1) * SPACING) / n_columns;
      const int left = x + (width - n_cards * card_width - (n_cards - 1) * SPACING) / 2;
      GtkWidget *first = card;
      int height = 0;

      for (int i = 0; i < n_cards; i++, card = gtk_widget_get_next_sibling (card))
        height = MAX (height, bgl_shelf_card_measure_height (BGL_SHELF_CARD (card), card_width, ratio));
      if (y > 0)
        y += SPACING;

      for (int i = 0; x >= 0 && i < n_cards; i++, first = gtk_widget_get_next_sibling (first))
        {
          bgl_shelf_card_set_cover_ratio (BGL_SHELF_CARD (first), ratio);
          bgl_arrange_place (widget, first, left + i * (card_width + SPACING), y, card_width, height);
        }

      y += height;
      n_left -= n_cards;
    }

  return y;
}

/* Gets a size from the lowest, step 0, to the highest, STEPS: first the covers grow to their full height, then the
 * cards grow as a whole. In one column, cards always have full covers, because people have to scroll anyway. */
static void
get_size (int     available,
          int     step,
          int    *width,
          double *ratio)
{
  int narrow = MIN (available, WIDE), wide = MIN (available, WIDEST);
  double growth = 2.0 * step / STEPS;
  double lowest = BGL_SHELF_CARD_FLAT + (SMALL_RATIO - BGL_SHELF_CARD_FLAT) *
                                        CLAMP ((WIDE - narrow) / (double) (WIDE - SMALL), 0, 1);

  *width = narrow;
  *ratio = BGL_SHELF_CARD_FULL;
  if (narrow < TWO_COLUMNS)
    return;

  if (growth < 1)
    *ratio = lowest + growth * (BGL_SHELF_CARD_FULL - lowest);
  else
    *width = narrow + (int) ((growth - 1) * (wide - narrow));
}

static int
measure_height (GtkWidget *widget,
                int        available,
                int        step)
{
  int width;
  double ratio;

  get_size (available, step, &width, &ratio);

  return lay_out (widget, -1, width, ratio);
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
      int available = for_size < 0 ? WIDEST : for_size;

      *natural = measure_height (widget, available, STEPS);
      /* Rounding could make the smaller cards higher by a pixel. */
      *minimum = MIN (measure_height (widget, available, 0), *natural);
    }

  *minimum_baseline = *natural_baseline = -1;
}

static void
bgl_shelf_grid_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  int low = 0, high = STEPS;
  int used;
  double ratio;

  while (low < high)
    {
      int middle = (low + high + 1) / 2;

      if (measure_height (widget, width, middle) <= height)
        low = middle;
      else
        high = middle - 1;
    }

  get_size (width, low, &used, &ratio);
  lay_out (widget, (width - used) / 2, used, ratio);
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
  widget_class->get_request_mode = bgl_arrange_by_width;

  gtk_widget_class_set_css_name (widget_class, "shelf-grid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
bgl_shelf_grid_init (BglShelfGrid *self)
{
}

void
bgl_shelf_grid_add (BglShelfGrid *self,
                    GtkWidget    *card)
{
  g_return_if_fail (BGL_IS_SHELF_GRID (self));
  g_return_if_fail (GTK_IS_WIDGET (card));

  gtk_widget_insert_before (card, GTK_WIDGET (self), NULL);
}
