/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-reader-page-private.h"

#include "bgl-columns-layout.h"
#include "bgl-sheet-layout.h"
#include "board/bgl-names.h"

#define SHEET_END 48

enum
{
  SIGNAL_SECTION_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglReaderPage, bgl_reader_page, GTK_TYPE_WIDGET)

/* Navigation */

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

static void
forget_rows (BglReaderPage *self)
{
  GtkWidget *child;

  if (self->settle_id != 0)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->settle_id);
      self->settle_id = 0;
    }

  /* Move the focus first, because GTK would look for it in removed rows. */
  bgl_reader_page_leave_rows (self);
  g_ptr_array_set_size (self->sections, 0);
  g_array_set_size (self->progress, 0);
  g_array_set_size (self->tops, 0);
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

      gtk_widget_set_layout_manager (box, bgl_section_layout_new (estimate_cb, self,
                                                                  !bgl_reader_page_has_example (self, i)));
      /* The rows of a section are mapped once it has all of them. */
      gtk_widget_set_child_visible (box, FALSE);
      gtk_box_append (self->box, box);
      g_ptr_array_add (self->sections, box);
    }
  g_array_set_size (self->progress, self->sections->len);
  bgl_reader_page_update_columns (self);
  gtk_widget_set_margin_top (self->sections->pdata[0], BGL_READER_PAGE_MARGIN);
  gtk_widget_set_margin_bottom (self->sections->pdata[self->sections->len - 1], SHEET_END);

  self->opens = TRUE;
  index = self->current != NULL ? find_index (self, self->current) : -1;
  bgl_reader_page_show_from (self, (guint) MAX (index, 0));
}

void
bgl_reader_page_refit (BglReaderPage *self)
{
  g_return_if_fail (BGL_IS_READER_PAGE (self));

  for (guint i = 0; i < self->sections->len; i++)
    bgl_section_layout_doze (bgl_reader_page_get_layout (self, i));
  bgl_reader_page_settle (self);
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

  /* Switching the language keeps the section. */
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
      if (g_str_equal (languages[i], bgl_book_choose_language (languages)))
        self->main = i;
    }

  make_rows (self);
}

/* The page has the focus as a whole, so its accessible name contains the section being read. */
static void
update_name (BglReaderPage *self)
{
  const BglPage *page = self->pages->len > 0 ? self->pages->pdata[self->main] : NULL;
  int index = self->current != NULL ? find_index (self, self->current) : -1;
  const BglSection *section = index >= 0 ? bgl_reader_page_get_nth (self, self->main, (guint) index) : NULL;
  g_autofree char *both = NULL;

  if (page == NULL)
    return;

  if (section != NULL && !g_str_equal (section->title, page->title))
    both = g_strdup_printf ("%s, %s", page->title, section->title);
  bgl_names_set (GTK_WIDGET (self->scroller), both != NULL ? both : page->title);
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

  bgl_reader_page_show_from (self, (guint) index);
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
  for (guint i = 0; i <= block && row != NULL; i++)
    row = gtk_widget_get_next_sibling (row);
  if (row != NULL && bgl_reader_page_get_sheet_width (self) > 0)
    top = bgl_section_layout_get_offset (bgl_reader_page_get_layout (self, self->anchor), bgl_reader_page_get_sheet_width (self), row);

  /* If the block fits on the screen below the heading, the heading stays at the upper edge. */
  if (top > page * 0.6)
    self->anchor_offset = top - page * 0.25;
  bgl_reader_page_keep_place (self);
  bgl_reader_page_settle (self);
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
  guint anchor;
  double offset;

  g_return_if_fail (BGL_IS_READER_PAGE (self));

  anchor = self->anchor;
  offset = self->anchor_offset;
  if (g_strcmp0 (self->marked, query) == 0)
    return;

  g_free (self->marked);
  self->marked = g_strdup (query);
  if (self->pages->len == 0)
    return;

  make_rows (self);
  bgl_reader_page_return_to (self, anchor, offset);
}

void
bgl_reader_page_set_side_by_side (BglReaderPage *self,
                                  gboolean       side_by_side)
{
  g_return_if_fail (BGL_IS_READER_PAGE (self));

  if (self->stacked == !side_by_side)
    return;

  self->stacked = !side_by_side;
  if (self->pages->len > 1)
    make_rows (self);
}

gboolean
bgl_reader_page_fits_columns (BglReaderPage *self)
{
  g_return_val_if_fail (BGL_IS_READER_PAGE (self), FALSE);

  return self->pages->len < 2 ||
         bgl_columns_layout_fits ((int) self->pages->len, bgl_reader_page_get_sheet_width (self));
}

/* The widget */

static gboolean
bgl_reader_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BGL_READER_PAGE (widget)->scroller));
}

/* The text size of the rulebook or of the desktop may have changed. */
static void
bgl_reader_page_css_changed (GtkWidget         *widget,
                             GtkCssStyleChange *change)
{
  BglReaderPage *self = BGL_READER_PAGE (widget);
  int before = self->column_width;

  GTK_WIDGET_CLASS (bgl_reader_page_parent_class)->css_changed (widget, change);

  if (self->pages->len == 0)
    return;

  bgl_reader_page_update_columns (self);
  if (self->column_width != before)
    bgl_reader_page_refit (self);
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

  g_clear_handle_id (&self->section_id, g_source_remove);
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
  g_array_unref (self->progress);
  g_array_unref (self->tops);

  G_OBJECT_CLASS (bgl_reader_page_parent_class)->finalize (object);
}

static void
bgl_reader_page_class_init (BglReaderPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_reader_page_dispose;
  object_class->finalize = bgl_reader_page_finalize;

  widget_class->css_changed = bgl_reader_page_css_changed;
  widget_class->focus = bgl_reader_page_focus;
  widget_class->grab_focus = bgl_reader_page_grab_focus;

  signals[SIGNAL_SECTION_CHANGED] =
    g_signal_new ("section-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, copy_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Insert, GDK_CONTROL_MASK, copy_cb, NULL);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "reader-page");
}

static void
bgl_reader_page_init (BglReaderPage *self)
{
  self->pages = g_ptr_array_new ();
  self->sections = g_ptr_array_new ();
  self->progress = g_array_new (FALSE, TRUE, sizeof (BglProgress));
  self->tops = g_array_new (FALSE, FALSE, sizeof (double));

  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->box), bgl_sheet_layout_new ());
  gtk_widget_set_margin_start (GTK_WIDGET (self->box), BGL_READER_PAGE_MARGIN);
  gtk_widget_set_margin_end (GTK_WIDGET (self->box), BGL_READER_PAGE_MARGIN);

  /* Screen readers speak the role of the widget with the focus, which is the scrolled window. */
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_DOCUMENT, NULL);
  /* The width comes only from outside: a section that asked for more width would be laid out again, move out of
   * sight and so give the width back, forever. */
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_EXTERNAL, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->box));
  gtk_widget_set_parent (GTK_WIDGET (self->scroller), GTK_WIDGET (self));
  g_signal_connect (self, "section-changed", G_CALLBACK (update_name), NULL);
  bgl_reader_page_init_place (self);
  bgl_reader_page_init_keys (self);
}
