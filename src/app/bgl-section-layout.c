/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-section-layout.h"

#include "bgl-columns-layout.h"
#include "board/bgl-arrange.h"

#define GAP         40   /* between the text and the rows beside it */
#define LEAST_ASIDE 360
#define ASIDE_GAP   16   /* between two rows beside the text */
#define LEAST_FOLD  190  /* the least height of text that is split into two columns */
#define MOST_FOLD   620  /* the greatest height of each of them, so that it can be seen as a whole */

struct _BglSectionLayout
{
  GtkLayoutManager   parent_instance;

  BglSectionEstimate estimate;
  gpointer           user_data;
  gboolean           folds;    /* may split text into two columns, because nothing is beside it */
  int                n_columns;
  int                column;   /* the greatest width of a column */
  int                aside;    /* the greatest width of rows beside the text, or 0 */
  int                above;    /* how much of the section is above the window */
  int                page;     /* the height of the window */
  int                text_end; /* the end of the text, and that of the rows beside it */
  int                aside_end;
  int                shift;    /* how far the text is moved down to follow the window */
  gboolean           complete; /* all rows exist */
  gboolean           near;
  int                width;    /* the last allocated width */
  int                exact;    /* the width for which the rows are laid out, or -1 */
};

G_DEFINE_FINAL_TYPE (BglSectionLayout, bgl_section_layout, GTK_TYPE_LAYOUT_MANAGER)

static gboolean
is_awake (BglSectionLayout *self,
          int               width)
{
  return self->complete && (self->near || width == self->exact);
}

void
bgl_section_layout_divide (BglSectionLayout *self,
                           int               width,
                           int              *text,
                           int              *aside)
{
  g_return_if_fail (BGL_IS_SECTION_LAYOUT (self));

  *text = self->n_columns > 0 ? bgl_columns_layout_get_width (self->n_columns, self->column, width) : width;
  *aside = self->aside > 0 ? MIN (width - *text - GAP, self->aside) : 0;
  if (*aside < LEAST_ASIDE)
    *aside = 0;
}

/* The width of a row: beside the text, spanning both, or in the text, which may have two columns. */
static int
get_row_width (BglSectionLayout *self,
               GtkWidget        *row,
               int               text,
               int               aside)
{
  if (aside > 0 && gtk_widget_has_css_class (row, BGL_SECTION_ASIDE))
    return aside;
  if (aside > 0 && gtk_widget_has_css_class (row, BGL_SECTION_SPAN))
    return text + GAP + aside;

  return aside > 0 && self->folds ? MIN (text, (text + aside) / 2) : text;
}

void
bgl_section_layout_measure_row (BglSectionLayout *self,
                                GtkWidget        *row,
                                int               width)
{
  int text, aside;

  g_return_if_fail (BGL_IS_SECTION_LAYOUT (self));

  bgl_section_layout_divide (self, width, &text, &aside);
  bgl_arrange_measure (row, GTK_ORIENTATION_VERTICAL, get_row_width (self, row, text, aside), FALSE);
}

int
bgl_section_layout_fold (int height)
{
  return height < LEAST_FOLD || height > 2 * MOST_FOLD ? height : (height + 1) / 2;
}

/* The space above the text of a row, which its style sets. */
static int
get_space (GtkWidget *row,
           int        width)
{
  return bgl_arrange_measure (row, GTK_ORIENTATION_VERTICAL, width, FALSE) -
         bgl_arrange_measure (gtk_widget_get_first_child (row), GTK_ORIENTATION_VERTICAL, width, FALSE);
}

/* Returns the row that begins the second column so that both columns are about equally high, or NULL for one column.
 * Sets how far to move it down, so that the first lines of both columns are aligned. */
static GtkWidget *
find_fold (BglSectionLayout *self,
           GtkWidget        *section,
           int               text,
           int               aside,
           int              *down)
{
  GtkWidget *heading = gtk_widget_get_first_child (section);
  GtkWidget *fold = NULL;
  int height = 0, upper = 0, best = MOST_FOLD + 1, space = 0;

  if (!self->folds || aside == 0 || heading == NULL)
    return NULL;

  for (int pass = 0; pass < 2; pass++)
    for (GtkWidget *row = gtk_widget_get_next_sibling (heading); row != NULL; row = gtk_widget_get_next_sibling (row))
      {
        int width = get_row_width (self, row, text, aside);
        int row_height;

        if (gtk_widget_has_css_class (row, BGL_SECTION_SPAN))
          continue;

        row_height = bgl_arrange_measure (row, GTK_ORIENTATION_VERTICAL, width, FALSE);
        if (pass == 0)
          {
            height += row_height;
            continue;
          }

        if (upper == 0)
          {
            space = get_space (row, width);
          }
        else if (!gtk_widget_has_css_class (row, BGL_SECTION_KEEP) && MAX (upper, height - upper) < best)
          {
            best = MAX (upper, height - upper);
            fold = row;
            *down = space - get_space (row, width);
          }
        upper += row_height;
      }

  return height >= LEAST_FOLD ? fold : NULL;
}

typedef void (*RowFunc) (GtkWidget          *section,
                         GtkWidget          *row,
                         const GdkRectangle *area);

/* Returns the height of all rows, or the upper edge of the row until. A row beside the text begins where its text
 * begins: below the heading, or below the text of the previous row beside it. */
static int
arrange (BglSectionLayout *self,
         GtkWidget        *section,
         int               width,
         GtkWidget        *until,
         RowFunc           func)
{
  int text, aside, left, y = 0, aside_y = 0, begun = 0, text_end = 0, aside_end = 0;
  gboolean heading = TRUE, folded = FALSE;
  GtkWidget *fold;
  int down = 0;

  bgl_section_layout_divide (self, width, &text, &aside);
  fold = find_fold (self, section, text, aside, &down);
  left = (width - text - (aside > 0 ? GAP + aside : 0)) / 2;

  for (GtkWidget *row = gtk_widget_get_first_child (section); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      gboolean spans = aside > 0 && gtk_widget_has_css_class (row, BGL_SECTION_SPAN);
      gboolean beside;
      GdkRectangle area = { left, y, get_row_width (self, row, text, aside), 0 };

      folded = !spans && (folded || row == fold);
      beside = !folded && aside > 0 && gtk_widget_has_css_class (row, BGL_SECTION_ASIDE);
      if (folded)
        {
          area.x = left + area.width + GAP;
          area.y = row == fold ? begun + down : aside_y;
        }
      else if (beside)
        {
          area.x = left + text + GAP;
          area.y = MAX (aside_y > 0 ? aside_y + ASIDE_GAP : 0, begun);
        }
      else if (spans)
        {
          area.y = MAX (y, aside_y);
        }

      if (row == until)
        return area.y;

      area.height = bgl_arrange_measure (row, GTK_ORIENTATION_VERTICAL, area.width, FALSE);

      if (folded)
        {
          aside_y = area.y + area.height;
        }
      else if (beside)
        {
          aside_y = aside_end = area.y + area.height;
          begun = y;
        }
      else
        {
          y = area.y + area.height;
          if (!spans)
            text_end = y;
          if (heading || spans)
            begun = y;
        }
      heading = FALSE;

      if (func != NULL)
        {
          area.y += beside || spans || folded ? 0 : self->shift;
          func (section, row, &area);
        }
    }

  if (func == NULL && until == NULL)
    {
      self->text_end = text_end;
      self->aside_end = aside_end;
    }

  return MAX (y, aside_y);
}

/* Text that is shorter than the rows beside it stays visible as long as they do, if all of it fits into the window. */
static int
get_shift (BglSectionLayout *self)
{
  if (self->aside_end <= self->text_end || self->text_end > self->page)
    return 0;

  return CLAMP (self->above, 0, self->aside_end - self->text_end);
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

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;

  /* The width comes only from outside. Without a width, there is no height, because laying out all text for an
   * unknown width would take longer than a frame. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size <= 0)
    return;

  *minimum = *natural = is_awake (self, for_size) ? arrange (self, widget, for_size, NULL, NULL)
                                                  : self->estimate (widget, for_size, self->user_data);
}

static void
place_row (GtkWidget          *section,
           GtkWidget          *row,
           const GdkRectangle *area)
{
  bgl_arrange_place (section, row, area->x, area->y, area->width, area->height);
}

static void
bgl_section_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  BglSectionLayout *self = BGL_SECTION_LAYOUT (manager);
  gboolean awake = is_awake (self, width);

  self->width = width;
  self->exact = awake ? width : -1;

  if (gtk_widget_get_child_visible (widget) != awake)
    {
      gtk_widget_set_child_visible (widget, awake);
      /* GTK does not queue this for a widget that has never been drawn. */
      gtk_widget_queue_draw (gtk_widget_get_parent (widget));
    }
  if (awake)
    {
      arrange (self, widget, width, NULL, NULL);
      self->shift = get_shift (self);
      arrange (self, widget, width, NULL, place_row);
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
                        gpointer           user_data,
                        gboolean           folds)
{
  BglSectionLayout *self = g_object_new (BGL_TYPE_SECTION_LAYOUT, NULL);

  self->estimate = estimate;
  self->user_data = user_data;
  self->folds = folds;

  return GTK_LAYOUT_MANAGER (self);
}

void
bgl_section_layout_set_columns (BglSectionLayout *self,
                                int               n_columns,
                                int               column,
                                int               aside)
{
  g_return_if_fail (BGL_IS_SECTION_LAYOUT (self));

  if (self->n_columns == n_columns && self->column == column && self->aside == aside)
    return;

  self->n_columns = n_columns;
  self->column = column;
  self->aside = aside;
  bgl_section_layout_doze (self);
}

void
bgl_section_layout_follow (BglSectionLayout *self,
                           int               above,
                           int               page)
{
  g_return_if_fail (BGL_IS_SECTION_LAYOUT (self));

  self->above = above;
  self->page = page;
  if (bgl_section_layout_is_exact (self) && get_shift (self) != self->shift)
    gtk_widget_queue_allocate (gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self)));
}

int
bgl_section_layout_get_offset (BglSectionLayout *self,
                               int               width,
                               GtkWidget        *row)
{
  g_return_val_if_fail (BGL_IS_SECTION_LAYOUT (self), 0);

  return arrange (self, gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self)), width, row, NULL);
}

gboolean
bgl_section_layout_is_exact (BglSectionLayout *self)
{
  g_return_val_if_fail (BGL_IS_SECTION_LAYOUT (self), FALSE);

  return self->exact > 0 && self->exact == self->width;
}

void
bgl_section_layout_complete (BglSectionLayout *self)
{
  g_return_if_fail (BGL_IS_SECTION_LAYOUT (self));

  self->complete = TRUE;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

gboolean
bgl_section_layout_is_complete (BglSectionLayout *self)
{
  g_return_val_if_fail (BGL_IS_SECTION_LAYOUT (self), FALSE);

  return self->complete;
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
