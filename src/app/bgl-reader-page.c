/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-reader-page-private.h"

#include "bgl-example-view.h"
#include "bgl-sheet-layout.h"

#define COLUMN_WIDTH 680 /* about 80 characters, beyond which lines are hard to follow */

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

static double
get_top (BglReaderPage *self,
         guint          index)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (self->sections->pdata[index], GTK_WIDGET (self->clamp), &bounds))
    return 0;

  return bounds.origin.y;
}

static void
show_section (BglReaderPage *self,
              guint          index)
{
  GtkWidget *box = self->sections->pdata[index];

  if (gtk_widget_get_first_child (box) == NULL)
    bgl_reader_page_fill_section (self, index);
  gtk_widget_set_visible (box, TRUE);
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

/* Moves the place without anybody turning the wheel. */
static void
move_to (BglReaderPage *self,
         double         value)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  gtk_adjustment_set_value (adjustment, value);
  self->expected = gtk_adjustment_get_value (adjustment);
}

/* The section whose heading was last passed. */
static void
find_current (BglReaderPage *self)
{
  double value = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));
  guint index = self->first;

  for (guint i = self->first + 1; i <= self->last; i++)
    if (get_top (self, i) <= value + 40)
      index = i;

  if (bgl_reader_page_get_nth (self, 0, index)->id == self->current)
    return;

  self->current = bgl_reader_page_get_nth (self, 0, index)->id;
  g_signal_emit (self, signals[SIGNAL_SECTION_CHANGED], 0);
}

/* Boards that grew when they came, and sizes that were given out late, may have pushed the section that
 * was asked for: unless the reader has gone elsewhere meanwhile, it is put at the top in the end. */
static void
straighten (BglReaderPage *self)
{
  int index = self->current != NULL ? find_index (self, self->current) : -1;
  double value = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));

  /* The first one has the margin of the sheet above it. */
  if (self->chosen && index >= 0 && ABS (value - self->expected) < 1)
    move_to (self, index > 0 ? get_top (self, (guint) index) : 0);
  else
    find_current (self);
  self->chosen = FALSE;
  /* A place that changed while sizes were given out may not have reached the child. */
  gtk_widget_queue_allocate (gtk_scrolled_window_get_child (self->scroller));
}

/* A page has hundreds of paragraphs, too many to lay out in one frame. So only what is in sight
 * and a screenful on either side is there, and it grows by one section a frame. */
static gboolean
settle_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  BglReaderPage *self = BGL_READER_PAGE (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double value = gtk_adjustment_get_value (adjustment);
  double page = gtk_adjustment_get_page_size (adjustment);

  /* What was changed has its place only after a frame. */
  if (self->n_frames++ < 1)
    return G_SOURCE_CONTINUE;
  self->n_frames = 0;
  wake_examples (self);

  if (self->last + 1 < self->sections->len &&
      gtk_adjustment_get_upper (adjustment) < value + 2 * page)
    {
      show_section (self, ++self->last);
      return G_SOURCE_CONTINUE;
    }

  if (self->first > 0 && value < page)
    {
      self->pushed_from = gtk_adjustment_get_upper (adjustment);
      show_section (self, --self->first);
      return G_SOURCE_CONTINUE;
    }

  straighten (self);
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
  for (guint i = 0; i < self->sections->len; i++)
    gtk_widget_set_visible (self->sections->pdata[i], FALSE);

  self->first = self->last = index;
  self->pushed_from = 0;
  self->current = bgl_reader_page_get_nth (self, 0, index)->id;
  self->width = gtk_widget_get_width (GTK_WIDGET (self));
  show_section (self, index);
  move_to (self, 0);
  self->chosen = TRUE;
  settle (self);
}

/* While it is still growing, the place has been chosen and does not follow from the scrolling. */
static void
scrolled_cb (BglReaderPage *self)
{
  if (self->sections->len == 0 || self->settle_id != 0)
    return;

  settle (self);
  find_current (self);
}

static gboolean
restart_cb (gpointer user_data)
{
  BglReaderPage *self = user_data;
  int index = self->current != NULL ? find_index (self, self->current) : -1;

  self->restart_id = 0;
  if (index >= 0)
    show_from (self, (guint) index);

  return G_SOURCE_REMOVE;
}

/* A section above what is being read pushes it down, so the place moves along with it; and as
 * another width breaks other lines, what is being read is put at the top again. This comes while
 * sizes are given out, before the page gets its own: nobody sees it jump. */
static void
bounds_changed_cb (BglReaderPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double growth = gtk_adjustment_get_upper (adjustment) - self->pushed_from;
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  if (self->pushed_from > 0 && growth > 0)
    {
      self->pushed_from = 0;
      move_to (self, gtk_adjustment_get_value (adjustment) + growth);
    }

  if (width != self->width && self->width > 0 && self->restart_id == 0)
    self->restart_id = g_idle_add (restart_cb, self);
  self->width = width;
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

  g_clear_handle_id (&self->restart_id, g_source_remove);
  g_ptr_array_set_size (self->sections, 0);
  g_ptr_array_set_size (self->examples, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
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

      gtk_widget_set_layout_manager (box, bgl_sheet_layout_new ());
      gtk_widget_set_visible (box, FALSE);
      gtk_box_append (self->box, box);
      g_ptr_array_add (self->sections, box);
    }

  index = self->current != NULL ? find_index (self, self->current) : -1;
  show_from (self, (guint) MAX (index, 0));
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

  signals[SIGNAL_SECTION_CHANGED] =
    g_signal_new ("section-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

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
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "sheet");
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
}

GtkWidget *
bgl_reader_page_new (void)
{
  return g_object_new (BGL_TYPE_READER_PAGE, NULL);
}
