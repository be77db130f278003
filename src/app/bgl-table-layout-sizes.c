/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-table-layout-private.h"

#include "board/bgl-arrange.h"

#define SIDE_PART   0.25 /* of the width: most of a window is for the board */
#define SIDE_LEAST  220
#define SIDE_MOST   300
#define SPACING     6
#define MARGIN      12
#define SHEET_PART  0.6 /* of the height: enough to read, while the last moves stay visible */
#define UNLIMITED   (1 << 20) /* wider than any screen */

static int
measure_height (GtkWidget *widget,
                int        width,
                gboolean   natural)
{
  /* A log that is closed for now still needs its place in the column. */
  if (widget == NULL || !gtk_widget_get_visible (widget))
    return 0;

  /* A scrolled window measures the natural height of its child without a width. */
  if (natural && GTK_IS_SCROLLED_WINDOW (widget))
    widget = gtk_viewport_get_child (GTK_VIEWPORT (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (widget))));

  return bgl_arrange_measure (widget, GTK_ORIENTATION_VERTICAL, width, natural);
}

/* The width of the column beside the board. */
static int
get_side (int width)
{
  return CLAMP ((int) (width * SIDE_PART), SIDE_LEAST, SIDE_MOST);
}

/* The number of columns of the strip. It has as many rows as it needs to show the name in every seat, with the seats
 * distributed evenly. */
static guint
get_strip_columns (BglTableLayout *self,
                   int             width)
{
  guint n = self->seats->len;
  guint fitting, rows;
  int least = 1;

  for (guint i = 0; i < n; i++)
    least = MAX (least, bgl_arrange_measure (self->seats->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, FALSE));

  fitting = CLAMP ((width + SPACING) / (least + SPACING), 1, (int) MAX (n, 1));
  rows = (n + fitting - 1) / fitting;

  return rows == 0 ? 1 : (n + rows - 1) / rows;
}

static int
get_seat_width (int   width,
                guint columns)
{
  return MAX ((width - (int) (columns - 1) * SPACING) / (int) columns, 1);
}

static int
get_strip_row_height (BglTableLayout *self,
                      int             width)
{
  int seat_width = get_seat_width (width, get_strip_columns (self, width));
  int height = 0;

  for (guint i = 0; i < self->seats->len; i++)
    height = MAX (height, measure_height (self->seats->pdata[i], seat_width, TRUE));

  return height;
}

static int
get_strip_height (BglTableLayout *self,
                  int             width)
{
  guint columns = get_strip_columns (self, width);
  int rows = (int) ((self->seats->len + columns - 1) / columns);

  if (rows == 0)
    return 0;

  return rows * get_strip_row_height (self, width) + (rows - 1) * SPACING + 2 * SPACING;
}

static void
measure_column (BglTableLayout *self,
                int             width,
                int            *minimum,
                int            *natural)
{
  const int side = get_side (width);
  const int main_width = width - side;
  int seats = 2 * MARGIN;

  for (guint i = 0; i < self->seats->len; i++)
    seats += measure_height (self->seats->pdata[i], side - 2 * MARGIN, TRUE) + SPACING;

  *minimum = MAX (measure_height (self->board, main_width, FALSE) + measure_height (self->status, main_width, FALSE),
                  seats + measure_height (self->log, side, FALSE));
  *natural = MAX (measure_height (self->board, main_width, TRUE) + measure_height (self->status, main_width, TRUE),
                  seats + measure_height (self->log, side, TRUE));
}

/* Many seats are higher in a column than in a strip. If the window is wide enough for both, the lower arrangement
 * determines the minimum height, because GTK expects that more width does not need more height. */
static void
measure_rows (BglTableLayout *self,
              int             width,
              int            *minimum,
              int            *natural)
{
  int strip = get_strip_height (self, width - 2 * MARGIN);

  *minimum = strip + measure_height (self->board, width, FALSE) + measure_height (self->status, width, FALSE);
  *natural = strip + measure_height (self->board, width, TRUE) + measure_height (self->status, width, TRUE);

  if (width >= BGL_TABLE_WIDE && self->column_open && self->log != NULL)
    {
      int least;

      measure_column (self, width, &least, natural);
      *minimum = MIN (*minimum, least);
    }
}

gboolean
bgl_table_layout_has_room (BglTableLayout *self,
                           int             width,
                           int             height)
{
  int least, wanted;

  if (width < BGL_TABLE_WIDE)
    return FALSE;

  measure_column (self, width, &least, &wanted);

  return height >= least;
}

void
bgl_table_layout_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  BglTableLayout *self = BGL_TABLE_LAYOUT (widget);
  int least = 0, wanted = 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      /* The narrow arrangement determines the minimum width, so that a wide window can become narrow. */
      for (GtkWidget *child = gtk_widget_get_first_child (widget);
           child != NULL;
           child = gtk_widget_get_next_sibling (child))
        {
          gboolean is_seat = child != self->board && child != self->status && child != self->log;
          int child_min, child_nat;

          gtk_widget_measure (child, orientation, -1, &child_min, &child_nat, NULL, NULL);
          least = MAX (least, child_min + (is_seat ? 2 * MARGIN : 0));
          wanted = MAX (wanted, child_nat + (is_seat ? 2 * MARGIN : 0));
        }
    }
  else
    {
      measure_rows (self, for_size >= 0 ? for_size : UNLIMITED, &least, &wanted);
    }

  *minimum = least;
  *natural = MAX (least, wanted);
  *minimum_baseline = *natural_baseline = -1;
}

static void
allocate (BglTableLayout *self,
          GtkWidget      *child,
          int             x,
          int             y,
          int             width,
          int             height)
{
  if (child != NULL)
    bgl_arrange_place (GTK_WIDGET (self), child, x, y, width, height);
}

/* The status line is below the board in both arrangements. */
static void
allocate_board (BglTableLayout *self,
                int             y,
                int             width,
                int             height)
{
  int status = MIN (measure_height (self->status, width, TRUE),
                    MAX (measure_height (self->status, width, FALSE),
                         height - y - measure_height (self->board, width, FALSE)));

  allocate (self, self->board, 0, y, width, height - y - status);
  allocate (self, self->status, 0, height - status, width, status);
}

static void
allocate_column (BglTableLayout *self,
                 int             width,
                 int             height)
{
  const int side = get_side (width);
  int x = width - side;
  int y = MARGIN;

  allocate_board (self, 0, x, height);

  for (guint i = 0; i < self->seats->len; i++)
    {
      GtkWidget *seat = self->seats->pdata[i];
      int seat_height = measure_height (seat, side - 2 * MARGIN, TRUE);

      allocate (self, seat, x + MARGIN, y, side - 2 * MARGIN, seat_height);
      y += seat_height + SPACING;
    }
  y += MARGIN - SPACING;

  allocate (self, self->log, x, y, side, height - y);
}

static void
allocate_strip (BglTableLayout *self,
                int             width,
                int             height)
{
  int inner = width - 2 * MARGIN;
  guint columns = get_strip_columns (self, inner);
  int seat_width = get_seat_width (inner, columns);
  int seat_height = get_strip_row_height (self, inner);

  for (guint i = 0; i < self->seats->len; i++)
    allocate (self, self->seats->pdata[i],
              MARGIN + (int) (i % columns) * (seat_width + SPACING),
              SPACING + (int) (i / columns) * (seat_height + SPACING),
              seat_width, seat_height);

  allocate_board (self, get_strip_height (self, inner), width, height);

  /* A closed sheet is not allocated: the rows of a long log take longer than everything else. */
  if (self->log != NULL && gtk_widget_get_child_visible (self->log))
    {
      int sheet = MAX ((int) (height * SHEET_PART), measure_height (self->log, width, FALSE));

      self->sheet = (GdkRectangle) { 0, height - (int) (sheet * self->progress), width, sheet };
      allocate (self, self->log, 0, self->sheet.y, width, sheet);
    }
}

void
bgl_table_layout_allocate (BglTableLayout *self,
                           int             width,
                           int             height)
{
  if (bgl_table_layout_has_column (self))
    allocate_column (self, width, height);
  else
    allocate_strip (self, width, height);
}
