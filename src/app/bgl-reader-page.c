/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-reader-page-private.h"

#include "bgl-example-view.h"
#include "bgl-section-layout.h"
#include "bgl-sheet-layout.h"

#define COLUMN_WIDTH 680 /* about 80 characters, beyond which lines are hard to follow */
#define SHEET_MARGIN 18
#define SHEET_END    48

enum
{
  SIGNAL_SECTION_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglReaderPage, bgl_reader_page, GTK_TYPE_WIDGET)

/* Going places */

static int
find_index (BglReaderPage *self,
            const char    *section)
{
  for (guint i = 0; self->pages->len > 0 && i < self->sections->len; i++)
    if (g_strcmp0 (bgl_reader_page_get_nth (self, 0, i)->id, section) == 0)
      return (int) i;

  return -1;
}

GtkWidget *
bgl_reader_page_find_section (BglReaderPage *self,
                              const char    *section)
{
  int index;

  g_return_val_if_fail (BGL_IS_READER_PAGE (self), NULL);
  g_return_val_if_fail (section != NULL, NULL);

  index = find_index (self, section);

  return index >= 0 ? self->sections->pdata[index] : NULL;
}

static BglSectionLayout *
get_layout (BglReaderPage *self,
            guint          index)
{
  return BGL_SECTION_LAYOUT (gtk_widget_get_layout_manager (self->sections->pdata[index]));
}

static void
get_extent (BglReaderPage *self,
            guint          index,
            double        *top,
            double        *bottom)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  *top = *bottom = 0;
  /* The margin of the first one belongs to it. */
  if (gtk_widget_compute_bounds (self->sections->pdata[index], GTK_WIDGET (self->clamp), &bounds))
    {
      *top = index > 0 ? bounds.origin.y : 0;
      *bottom = bounds.origin.y + bounds.size.height;
    }
}

/* Boards that are in sight, or will be with the next turn of the wheel. */
static void
wake_examples (BglReaderPage *self)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  for (guint i = 0; i < self->examples->len; i++)
    {
      GtkWidget *example = self->examples->pdata[i];
      graphene_rect_t bounds;

      if (gtk_widget_get_mapped (example) &&
          gtk_widget_compute_bounds (example, GTK_WIDGET (self), &bounds) &&
          bounds.origin.y < height * 1.5f && bounds.origin.y + bounds.size.height > -height * 0.5f)
        bgl_example_view_wake (BGL_EXAMPLE_VIEW (example));
    }
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
  g_signal_emit (self, signals[SIGNAL_SECTION_CHANGED], 0);
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

static int
get_sheet_width (BglReaderPage *self)
{
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (self->scroller);

  return (int) MIN (gtk_adjustment_get_upper (across), adw_clamp_get_maximum_size (self->clamp)) - 2 * SHEET_MARGIN;
}

/* Keeps what is being read where it is, with the heights that the sections are about to have. This must be
 * done before they are given out, or the page would jump for a frame. */
static void
keep_place (BglReaderPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  int width = get_sheet_width (self);
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
  /* A place that changes while sizes are given out may not reach the child. */
  gtk_widget_queue_allocate (gtk_scrolled_window_get_child (self->scroller));
}

/* Rows for what is in sight, and for another half of a screenful on either side. */
static void
fill_near (BglReaderPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double value = gtk_adjustment_get_value (adjustment);
  double page = gtk_adjustment_get_page_size (adjustment);

  for (guint i = 0; i < self->sections->len; i++)
    {
      double top, bottom;
      gboolean near;

      get_extent (self, i, &top, &bottom);
      near = i == self->anchor || (bottom > value - page / 2 && top < value + page * 3 / 2 && bottom > 0);
      if (near && gtk_widget_get_first_child (self->sections->pdata[i]) == NULL)
        bgl_reader_page_fill_section (self, i);
      bgl_section_layout_set_near (get_layout (self, i), near);
    }
}

/* The next section that waits for its turn, those below what is being read first; or -1. */
static int
find_waiting (BglReaderPage *self)
{
  for (guint n = 0; n < self->sections->len; n++)
    {
      guint i = (self->anchor + n) % self->sections->len;

      if (!bgl_section_layout_is_exact (get_layout (self, i)))
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
  int waiting;

  /* What was changed has its place only after a frame. */
  if (self->n_frames++ < 1)
    return G_SOURCE_CONTINUE;

  fill_near (self);
  wake_examples (self);
  waiting = find_waiting (self);
  if (waiting >= 0)
    {
      if (gtk_widget_get_first_child (self->sections->pdata[waiting]) == NULL)
        bgl_reader_page_fill_section (self, (guint) waiting);
      bgl_section_layout_wake (get_layout (self, (guint) waiting));
      keep_place (self);
      return G_SOURCE_CONTINUE;
    }

  self->settle_id = 0;

  return G_SOURCE_REMOVE;
}

static void
settle (BglReaderPage *self)
{
  self->n_frames = 0;
  if (self->settle_id == 0)
    self->settle_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), settle_cb, NULL, NULL);
}

static void
show_from (BglReaderPage *self,
           guint          index)
{
  self->anchor = index;
  self->anchor_offset = 0;
  self->anchored_to_end = FALSE;
  self->current = bgl_reader_page_get_nth (self, 0, index)->id;
  fill_near (self);
  keep_place (self);
  settle (self);
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
  keep_place (self);
  find_current (self);
  settle (self);
}

static void
bounds_changed_cb (BglReaderPage *self)
{
  if (self->sections->len == 0 || self->keeps_place)
    return;

  keep_place (self);
  settle (self);
}

static void
forget_rows (BglReaderPage *self)
{
  GtkWidget *child;

  if (self->settle_id != 0)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->settle_id);
      self->settle_id = 0;
    }

  /* GTK would look for the focus in what is gone. */
  bgl_reader_page_leave_rows (self);
  g_ptr_array_set_size (self->sections, 0);
  g_ptr_array_set_size (self->examples, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
}

static int
estimate_cb (GtkWidget *section,
             int        width,
             gpointer   user_data)
{
  BglReaderPage *self = user_data;
  guint index;

  return g_ptr_array_find (self->sections, section, &index) ? bgl_reader_page_estimate_section (self, index, width) : 0;
}

static void
make_rows (BglReaderPage *self)
{
  const BglPage *page = self->pages->pdata[0];
  int index;

  forget_rows (self);

  for (guint i = 0; i < page->sections->len; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      gtk_widget_set_layout_manager (box, bgl_section_layout_new (estimate_cb, self));
      gtk_box_append (self->box, box);
      g_ptr_array_add (self->sections, box);
    }
  gtk_widget_set_margin_top (self->sections->pdata[0], SHEET_MARGIN);
  gtk_widget_set_margin_bottom (self->sections->pdata[self->sections->len - 1], SHEET_END);

  index = self->current != NULL ? find_index (self, self->current) : -1;
  show_from (self, (guint) MAX (index, 0));
}

void
bgl_reader_page_refit (BglReaderPage *self)
{
  g_return_if_fail (BGL_IS_READER_PAGE (self));

  for (guint i = 0; i < self->sections->len; i++)
    bgl_section_layout_doze (get_layout (self, i));
  settle (self);
}

void
bgl_reader_page_show (BglReaderPage     *self,
                      const char        *page,
                      const char *const *languages)
{
  g_return_if_fail (BGL_IS_READER_PAGE (self));
  g_return_if_fail (page != NULL);
  g_return_if_fail (languages != NULL && languages[0] != NULL);

  if (g_strcmp0 (self->page_id, page) == 0 && self->languages != NULL &&
      g_strv_equal ((const char *const *) self->languages, languages))
    return;

  /* The other language is read on at the same place. */
  if (g_strcmp0 (self->page_id, page) != 0)
    self->current = NULL;

  g_free (self->page_id);
  self->page_id = g_strdup (page);
  g_strfreev (self->languages);
  self->languages = g_strdupv ((char **) languages);

  g_ptr_array_set_size (self->pages, 0);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      BglBook *book = bgl_book_get (languages[i], NULL);

      g_ptr_array_add (self->pages, (gpointer) bgl_book_find_page (book, page));
    }

  adw_clamp_set_maximum_size (self->clamp, (int) self->pages->len * COLUMN_WIDTH);
  adw_clamp_set_tightening_threshold (self->clamp, (int) self->pages->len * COLUMN_WIDTH);
  make_rows (self);
}

void
bgl_reader_page_go_to (BglReaderPage *self,
                       const char    *section)
{
  int index;

  g_return_if_fail (BGL_IS_READER_PAGE (self));
  g_return_if_fail (section != NULL);

  index = find_index (self, section);
  if (index < 0)
    return;

  show_from (self, (guint) index);
  g_signal_emit (self, signals[SIGNAL_SECTION_CHANGED], 0);
}

void
bgl_reader_page_go_to_block (BglReaderPage *self,
                             guint          block)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double page = gtk_adjustment_get_page_size (adjustment);
  double top = 0;
  GtkWidget *row;

  g_return_if_fail (BGL_IS_READER_PAGE (self));

  /* The heading comes first, then a row for each block. */
  row = gtk_widget_get_first_child (self->sections->pdata[self->anchor]);
  for (guint i = 0; i <= block && row != NULL; i++, row = gtk_widget_get_next_sibling (row))
    {
      int height;

      gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, MAX (get_sheet_width (self), -1), &height, NULL, NULL, NULL);
      top += height;
    }

  /* Where there is room for it below the heading, the heading is worth more. */
  if (top > page * 0.6)
    self->anchor_offset = top - page * 0.25;
  keep_place (self);
  settle (self);
}

const char *
bgl_reader_page_get_section (BglReaderPage *self)
{
  g_return_val_if_fail (BGL_IS_READER_PAGE (self), NULL);

  return self->current;
}

void
bgl_reader_page_set_marked (BglReaderPage *self,
                            const char    *query)
{
  g_return_if_fail (BGL_IS_READER_PAGE (self));

  if (g_strcmp0 (self->marked, query) == 0)
    return;

  g_free (self->marked);
  self->marked = g_strdup (query);
  if (self->pages->len > 0)
    make_rows (self);
}

/* The widget */

static gboolean
bgl_reader_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BGL_READER_PAGE (widget)->scroller));
}

static gboolean
copy_cb (GtkWidget *widget,
         GVariant  *arguments,
         gpointer   user_data)
{
  return bgl_reader_page_copy (BGL_READER_PAGE (widget));
}

static void
bgl_reader_page_dispose (GObject *object)
{
  BglReaderPage *self = BGL_READER_PAGE (object);

  if (self->scroller != NULL)
    {
      forget_rows (self);
      gtk_widget_unparent (GTK_WIDGET (self->scroller));
      self->scroller = NULL;
    }

  G_OBJECT_CLASS (bgl_reader_page_parent_class)->dispose (object);
}

static void
bgl_reader_page_finalize (GObject *object)
{
  BglReaderPage *self = BGL_READER_PAGE (object);

  g_free (self->page_id);
  g_free (self->marked);
  g_strfreev (self->languages);
  g_ptr_array_unref (self->pages);
  g_ptr_array_unref (self->sections);
  g_ptr_array_unref (self->examples);

  G_OBJECT_CLASS (bgl_reader_page_parent_class)->finalize (object);
}

static void
bgl_reader_page_class_init (BglReaderPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_reader_page_dispose;
  object_class->finalize = bgl_reader_page_finalize;

  widget_class->focus = bgl_reader_page_focus;
  widget_class->grab_focus = bgl_reader_page_grab_focus;

  signals[SIGNAL_SECTION_CHANGED] =
    g_signal_new ("section-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, copy_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Insert, GDK_CONTROL_MASK, copy_cb, NULL);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "reader-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DOCUMENT);
}

static void
bgl_reader_page_init (BglReaderPage *self)
{
  self->pages = g_ptr_array_new ();
  self->sections = g_ptr_array_new ();
  self->examples = g_ptr_array_new ();

  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->box), bgl_sheet_layout_new ());
  gtk_widget_set_margin_start (GTK_WIDGET (self->box), SHEET_MARGIN);
  gtk_widget_set_margin_end (GTK_WIDGET (self->box), SHEET_MARGIN);
  self->clamp = ADW_CLAMP (adw_clamp_new ());
  adw_clamp_set_child (self->clamp, GTK_WIDGET (self->box));

  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  /* A section that asked for more width would be laid out anew, go out of sight and so give it back,
   * for ever: the width comes from outside alone. */
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_EXTERNAL, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->clamp));
  gtk_widget_set_parent (GTK_WIDGET (self->scroller), GTK_WIDGET (self));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "value-changed",
                           G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "changed",
                           G_CALLBACK (bounds_changed_cb), self, G_CONNECT_SWAPPED);
  bgl_reader_page_init_keys (self);
}

GtkWidget *
bgl_reader_page_new (void)
{
  return g_object_new (BGL_TYPE_READER_PAGE, NULL);
}
