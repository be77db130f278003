/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-reader-page-private.h"

#include "bgl-example-view.h"

/* Which part of a page is visible, and which rows have to be built for it. */

/* How far the page is built ahead of the reader and behind, in window heights. A fast wheel scrolls by one of them
 * in eight frames. */
#define AHEAD  3.0
#define BEHIND 1.0
/* How long a frame may build, in microseconds. A row that was begun in this time is finished, and then everything is
 * laid out and painted. */
#define BUDGET 4000

typedef enum
{
  WORK_NONE,   /* there is nothing left to do */
  WORK_LATER,  /* the rest waits for the next frame */
  WORK_LITTLE, /* there may be time for more */
  WORK_MUCH,   /* the rest of the frame is needed to lay it out and to paint it */
} Work;

/* The upper and lower edge of a section, with the heights that the sections will have in the next allocation. */
static void
get_extent (BglReaderPage *self,
            guint          index,
            double        *top,
            double        *bottom)
{
  *top = *bottom = 0;
  if (index + 1 < self->tops->len)
    {
      *top = g_array_index (self->tops, double, index);
      *bottom = g_array_index (self->tops, double, index + 1);
    }
}

/* Whether a part of the page is visible, or becomes visible when scrolling by that many window heights. */
static gboolean
is_within (BglReaderPage *self,
           double         top,
           double         bottom,
           double         behind,
           double         ahead)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double page = gtk_adjustment_get_page_size (adjustment);

  return bottom > self->place - behind * page && top < self->place + page + ahead * page;
}

static gboolean
section_changed_cb (gpointer user_data)
{
  BglReaderPage *self = user_data;

  self->section_id = 0;
  g_signal_emit_by_name (self, "section-changed");

  return G_SOURCE_REMOVE;
}

/* Finds the current section: the last one whose heading is above a point near the upper edge. The last sections
 * cannot be scrolled to the upper edge, so the point moves to the lower edge while the end of the page is
 * approached. */
static void
find_current (BglReaderPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double value = gtk_adjustment_get_value (adjustment);
  double page = gtk_adjustment_get_page_size (adjustment);
  double end = gtk_adjustment_get_upper (adjustment) - page;
  double way = MIN (page, end);
  double point = value + 40;
  guint index = 0;

  if (way > 0)
    point += MAX (page - 40, 0) * CLAMP (1 - (end - value) / way, 0, 1);

  for (guint i = 1; i < self->sections->len; i++)
    {
      double top, bottom;

      get_extent (self, i, &top, &bottom);
      if (top <= point)
        index = i;
    }

  if (bgl_reader_page_get_nth (self, 0, index)->id == self->current)
    return;

  self->current = bgl_reader_page_get_nth (self, 0, index)->id;
  /* Wait until idle, because the page also scrolls during allocation, when its size must not change. */
  if (self->section_id == 0)
    self->section_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, section_changed_cb, self, NULL);
}

/* Finds what must stay in place while other sections get their real heights: the section at the upper edge with its
 * offset, or the end of the page. */
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

/* Tells each section where the visible part begins, with the heights that the sections will have in the next
 * allocation. */
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

/* Keeps the text that is being read in place, with the heights that the sections will have. This must be done before
 * their allocation, or the page would jump for a frame. */
void
bgl_reader_page_keep_place (BglReaderPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  int width = bgl_reader_page_get_sheet_width (self);
  double page = gtk_adjustment_get_page_size (adjustment);
  double length = 0;
  double value;

  /* Without a width, there are no positions yet. */
  g_array_set_size (self->tops, 0);
  if (width <= 0)
    return;

  for (guint i = 0; i < self->sections->len; i++)
    {
      int height;

      g_array_append_val (self->tops, length);
      gtk_widget_measure (self->sections->pdata[i], GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
      length += height;
    }
  g_array_append_val (self->tops, length);
  value = g_array_index (self->tops, double, self->anchor) + self->anchor_offset;

  self->keeps_place = TRUE;
  self->length = MAX (length, page);
  gtk_adjustment_set_upper (adjustment, self->length);
  gtk_adjustment_set_value (adjustment, self->anchored_to_end ? length - page : value);
  self->place = gtk_adjustment_get_value (adjustment);
  self->keeps_place = FALSE;
  follow (self, width, page);
  /* A scroll position that changes during allocation may not reach the child. */
  gtk_widget_queue_allocate (gtk_scrolled_window_get_child (self->scroller));
}

/* Sections near the visible part have their real heights at every width. */
static void
update_near (BglReaderPage *self)
{
  for (guint i = 0; i < self->sections->len; i++)
    {
      double top, bottom;

      get_extent (self, i, &top, &bottom);
      bgl_section_layout_set_near (bgl_reader_page_get_layout (self, i),
                                   i == self->anchor || is_within (self, top, bottom, 0.5, 0.5));
    }
}

static gint64
get_frame (BglReaderPage *self)
{
  return gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
}

/* Creates the first missing board of a section that will soon be visible. */
static gboolean
wake_board (BglReaderPage *self,
            guint          index)
{
  int width = bgl_reader_page_get_sheet_width (self);
  double section_top, section_bottom;

  get_extent (self, index, &section_top, &section_bottom);
  for (GtkWidget *row = gtk_widget_get_first_child (self->sections->pdata[index]); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      BglExampleView *example = bgl_reader_page_get_example (row);
      double top;

      if (example == NULL || bgl_example_view_is_awake (example))
        continue;

      top = section_top + bgl_section_layout_get_offset (bgl_reader_page_get_layout (self, index), width, row);
      if (is_within (self, top, top + gtk_widget_get_height (row), BEHIND, AHEAD))
        {
          bgl_example_view_wake (example);
          return TRUE;
        }
    }

  return FALSE;
}

/* Measures the next row. Measuring all rows of a section at once would take longer than a frame. GTK discards the
 * sizes of new rows when it computes their style, at the end of the frame in which they were created. */
static Work
measure_row (BglReaderPage *self,
             guint          index)
{
  BglProgress *progress = &g_array_index (self->progress, BglProgress, index);
  BglSectionLayout *layout = bgl_reader_page_get_layout (self, index);

  if (progress->frame == get_frame (self))
    return WORK_LATER;

  progress->measured = progress->measured != NULL ? gtk_widget_get_next_sibling (progress->measured)
                                                  : gtk_widget_get_first_child (self->sections->pdata[index]);
  bgl_section_layout_measure_row (layout, progress->measured, bgl_reader_page_get_sheet_width (self));
  if (gtk_widget_get_next_sibling (progress->measured) == NULL)
    bgl_section_layout_complete (layout);

  return WORK_LITTLE;
}

/* Continues building a section: first its rows, then their layout, then its boards if they will soon be visible. */
static Work
build_section (BglReaderPage *self,
               guint          index,
               gboolean       with_boards)
{
  BglSectionLayout *layout = bgl_reader_page_get_layout (self, index);

  if (!bgl_reader_page_has_all_rows (self, index))
    {
      g_array_index (self->progress, BglProgress, index).frame = get_frame (self);
      return bgl_reader_page_add_rows (self, index) ? WORK_MUCH : WORK_LITTLE;
    }

  if (!bgl_section_layout_is_complete (layout))
    return measure_row (self, index);

  if (!bgl_section_layout_is_exact (layout))
    {
      bgl_section_layout_wake (layout);
      return WORK_MUCH;
    }

  return with_boards && wake_board (self, index) ? WORK_MUCH : WORK_NONE;
}

/* Builds the next part: first what is being read and what follows, then what is shortly above, then the rest. */
static Work
build_next (BglReaderPage *self)
{
  Work rest = WORK_NONE;

  for (guint round = 0; round < 2; round++)
    for (guint n = 0; n < self->sections->len; n++)
      {
        guint below = self->sections->len - self->anchor;
        guint i = n < below ? self->anchor + n : self->sections->len - 1 - n;
        gboolean soon;
        double top, bottom;
        Work work;

        get_extent (self, i, &top, &bottom);
        soon = i == self->anchor || is_within (self, top, bottom, BEHIND, AHEAD);
        if (round == 0 && !soon)
          continue;

        work = build_section (self, i, soon);
        if (work == WORK_LATER)
          rest = work;
        else if (work != WORK_NONE)
          return work;
      }

  return rest;
}

static void
complete_section (BglReaderPage *self,
                  guint          index)
{
  BglSectionLayout *layout = bgl_reader_page_get_layout (self, index);

  while (!bgl_reader_page_has_all_rows (self, index))
    bgl_reader_page_add_rows (self, index);
  if (!bgl_section_layout_is_complete (layout))
    bgl_section_layout_complete (layout);
}

/* Creates all visible rows, however long it takes. */
static void
build_visible (BglReaderPage *self)
{
  for (guint i = self->anchor; i < self->sections->len; i++)
    {
      double top, bottom;

      get_extent (self, i, &top, &bottom);
      if (i > self->anchor && !is_within (self, top, bottom, 0, 0))
        break;

      complete_section (self, i);
    }
  update_near (self);
}

/* Creates the first board while the page opens, so that scrolling does not stop for it. It takes longer than a
 * frame, because its classes and pictures are loaded. */
static void
build_first_board (BglReaderPage *self)
{
  for (guint i = self->anchor; i < self->sections->len; i++)
    {
      double top, bottom;

      get_extent (self, i, &top, &bottom);
      if (!is_within (self, top, bottom, 0, AHEAD))
        return;

      complete_section (self, i);
      for (GtkWidget *row = gtk_widget_get_first_child (self->sections->pdata[i]); row != NULL;
           row = gtk_widget_get_next_sibling (row))
        if (bgl_reader_page_get_example (row) != NULL)
          {
            bgl_example_view_wake (bgl_reader_page_get_example (row));
            return;
          }
    }
}

/* A page has hundreds of paragraphs, too many to lay out in one frame, so each frame builds a few rows or a board. */
static gboolean
settle_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  BglReaderPage *self = BGL_READER_PAGE (widget);
  gint64 began = g_get_monotonic_time ();
  Work work;

  /* Rows cannot be built without a width. */
  if (bgl_reader_page_get_sheet_width (self) <= 0)
    return G_SOURCE_CONTINUE;

  if (self->opens)
    build_first_board (self);
  self->opens = FALSE;
  build_visible (self);
  do
    work = build_next (self);
  while (work == WORK_LITTLE && g_get_monotonic_time () - began < BUDGET);
  bgl_reader_page_keep_place (self);

  if (work != WORK_NONE)
    return G_SOURCE_CONTINUE;

  self->settle_id = 0;

  return G_SOURCE_REMOVE;
}

void
bgl_reader_page_settle (BglReaderPage *self)
{
  if (self->settle_id == 0)
    self->settle_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), settle_cb, NULL, NULL);
}

void
bgl_reader_page_return_to (BglReaderPage *self,
                           guint          anchor,
                           double         offset)
{
  self->anchor = anchor;
  self->anchor_offset = offset;
  self->anchored_to_end = FALSE;
  bgl_reader_page_keep_place (self);
  build_visible (self);
  bgl_reader_page_keep_place (self);
  bgl_reader_page_settle (self);
}

void
bgl_reader_page_show_from (BglReaderPage *self,
                           guint          index)
{
  self->current = bgl_reader_page_get_nth (self, 0, index)->id;
  bgl_reader_page_return_to (self, index, 0);
}

/* After scrolling, the rows that become visible are built for the same frame. A position that only changed because
 * the length of the page changed does not count as scrolling. */
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
  build_visible (self);
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
