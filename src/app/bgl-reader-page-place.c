/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-reader-page-private.h"

#include "bgl-example-view.h"

/* Which part of a page is in sight, and what has to be built for it. */

static void
get_extent (BglReaderPage *self,
            guint          index,
            double        *top,
            double        *bottom)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  *top = *bottom = 0;
  /* The margin of the first one belongs to it. */
  if (gtk_widget_compute_bounds (self->sections->pdata[index], GTK_WIDGET (self->box), &bounds))
    {
      *top = index > 0 ? bounds.origin.y : 0;
      *bottom = bounds.origin.y + bounds.size.height;
    }
}

/* Boards that are in sight, and one that will be with the next turn of the wheel: more of them would take longer than
 * a frame. Returns whether there was one. */
static gboolean
wake_examples (BglReaderPage *self)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  gboolean woken = FALSE;

  for (guint i = 0; i < self->examples->len; i++)
    {
      GtkWidget *example = self->examples->pdata[i];
      graphene_rect_t bounds;
      gboolean near, seen;

      if (bgl_example_view_is_awake (BGL_EXAMPLE_VIEW (example)) || !gtk_widget_get_mapped (example) ||
          !gtk_widget_compute_bounds (example, GTK_WIDGET (self), &bounds))
        continue;

      seen = bounds.origin.y < height && bounds.origin.y + bounds.size.height > 0;
      near = bounds.origin.y < height * 1.5f && bounds.origin.y + bounds.size.height > -height * 0.5f;
      if (seen || (near && !woken))
        {
          bgl_example_view_wake (BGL_EXAMPLE_VIEW (example));
          woken = TRUE;
        }
    }

  return woken;
}

/* The section whose heading was last passed. */
static void
find_current (BglReaderPage *self)
{
  double value = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));
  guint index = 0;

  for (guint i = 1; i < self->sections->len; i++)
    {
      double top, bottom;

      get_extent (self, i, &top, &bottom);
      if (top <= value + 40)
        index = i;
    }

  if (bgl_reader_page_get_nth (self, 0, index)->id == self->current)
    return;

  self->current = bgl_reader_page_get_nth (self, 0, index)->id;
  g_signal_emit_by_name (self, "section-changed");
}

/* What stays where it is while other sections get their real heights: the section at the upper edge and how
 * much of it is above that, or the end of the page. */
static void
find_anchor (BglReaderPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double value = gtk_adjustment_get_value (adjustment);
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  self->anchored_to_end = value > 0 && value >= end - 1;
  for (guint i = 0; i < self->sections->len; i++)
    {
      double top, bottom;

      get_extent (self, i, &top, &bottom);
      if (i > 0 && top > value)
        break;
      self->anchor = i;
      self->anchor_offset = value - top;
    }
}

int
bgl_reader_page_get_sheet_width (BglReaderPage *self)
{
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (self->scroller);

  return (int) gtk_adjustment_get_upper (across) - 2 * BGL_READER_PAGE_MARGIN;
}

/* Sets where the visible part begins in each section, with the heights that the sections are about to have. */
static void
follow (BglReaderPage *self,
        int            width,
        double         page)
{
  double above = self->place;

  for (guint i = 0; i < self->sections->len; i++)
    {
      int height;

      bgl_section_layout_follow (bgl_reader_page_get_layout (self, i), (int) above, (int) page);
      gtk_widget_measure (self->sections->pdata[i], GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
      above -= height;
    }
}

/* Keeps what is being read where it is, with the heights that the sections are about to have. This must be
 * done before they are given out, or the page would jump for a frame. */
void
bgl_reader_page_keep_place (BglReaderPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  int width = bgl_reader_page_get_sheet_width (self);
  double page = gtk_adjustment_get_page_size (adjustment);
  double value = self->anchor_offset;
  double length = 0;

  /* Nothing has a size yet. */
  if (width <= 0)
    return;

  for (guint i = 0; i < self->sections->len; i++)
    {
      int height;

      gtk_widget_measure (self->sections->pdata[i], GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
      length += height;
      if (i < self->anchor)
        value += height;
    }

  self->keeps_place = TRUE;
  self->length = MAX (length, page);
  gtk_adjustment_set_upper (adjustment, self->length);
  gtk_adjustment_set_value (adjustment, self->anchored_to_end ? length - page : value);
  self->place = gtk_adjustment_get_value (adjustment);
  self->keeps_place = FALSE;
  follow (self, width, page);
  /* A place that changes while sizes are given out may not reach the child. */
  gtk_widget_queue_allocate (gtk_scrolled_window_get_child (self->scroller));
}

/* Rows for what is in sight, and for one section in another half of a screenful on either side. Returns whether there
 * was one to fill. */
static gboolean
fill_near (BglReaderPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double value = gtk_adjustment_get_value (adjustment);
  double page = gtk_adjustment_get_page_size (adjustment);
  gboolean filled = FALSE;

  for (guint i = 0; i < self->sections->len; i++)
    {
      double top, bottom;
      gboolean near, seen;

      get_extent (self, i, &top, &bottom);
      seen = i == self->anchor || (bottom > value && top < value + page && bottom > 0);
      near = seen || (bottom > value - page / 2 && top < value + page * 3 / 2 && bottom > 0);
      if (near && gtk_widget_get_first_child (self->sections->pdata[i]) == NULL)
        {
          if (seen || !filled)
            bgl_reader_page_fill_section (self, i);
          /* Its lines are broken in the next frame. */
          near = seen;
          filled = TRUE;
        }
      bgl_section_layout_set_near (bgl_reader_page_get_layout (self, i), near);
    }

  return filled;
}

/* The next section that waits for its turn, those below what is being read first; or -1. */
static int
find_waiting (BglReaderPage *self)
{
  for (guint n = 0; n < self->sections->len; n++)
    {
      guint i = (self->anchor + n) % self->sections->len;

      if (!bgl_section_layout_is_exact (bgl_reader_page_get_layout (self, i)))
        return (int) i;
    }

  return -1;
}

/* A page has hundreds of paragraphs, too many to lay out in one frame: the rest comes section by section. */
static gboolean
settle_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  BglReaderPage *self = BGL_READER_PAGE (widget);
  gboolean filled, woken;
  int waiting;

  /* What was changed has its place only after a frame. */
  if (self->n_frames++ < 1)
    return G_SOURCE_CONTINUE;

  filled = fill_near (self);
  woken = wake_examples (self);
  if (filled || woken)
    {
      bgl_reader_page_keep_place (self);
      return G_SOURCE_CONTINUE;
    }

  waiting = find_waiting (self);
  if (waiting >= 0)
    {
      if (gtk_widget_get_first_child (self->sections->pdata[waiting]) == NULL)
        bgl_reader_page_fill_section (self, (guint) waiting);
      else
        bgl_section_layout_wake (bgl_reader_page_get_layout (self, (guint) waiting));
      bgl_reader_page_keep_place (self);
      return G_SOURCE_CONTINUE;
    }

  self->settle_id = 0;

  return G_SOURCE_REMOVE;
}

void
bgl_reader_page_settle (BglReaderPage *self)
{
  self->n_frames = 0;
  if (self->settle_id == 0)
    self->settle_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), settle_cb, NULL, NULL);
}

void
bgl_reader_page_show_from (BglReaderPage *self,
                           guint          index)
{
  self->anchor = index;
  self->anchor_offset = 0;
  self->anchored_to_end = FALSE;
  self->current = bgl_reader_page_get_nth (self, 0, index)->id;
  fill_near (self);
  bgl_reader_page_keep_place (self);
  bgl_reader_page_settle (self);
}

/* After scrolling, what comes into sight is built for the same frame. A position that only changed because the page
 * became shorter or longer does not count as scrolling. */
static void
scrolled_cb (BglReaderPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double value = gtk_adjustment_get_value (adjustment);

  if (self->sections->len == 0 || self->keeps_place || ABS (value - self->place) < 0.01 ||
      ABS (gtk_adjustment_get_upper (adjustment) - self->length) > 0.5)
    return;

  self->place = value;
  find_anchor (self);
  fill_near (self);
  bgl_reader_page_keep_place (self);
  find_current (self);
  bgl_reader_page_settle (self);
}

static void
bounds_changed_cb (BglReaderPage *self)
{
  if (self->sections->len == 0 || self->keeps_place)
    return;

  bgl_reader_page_keep_place (self);
  bgl_reader_page_settle (self);
}

void
bgl_reader_page_init_place (BglReaderPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (bounds_changed_cb), self, G_CONNECT_SWAPPED);
}
