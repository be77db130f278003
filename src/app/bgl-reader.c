/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-reader-private.h"

#include "rulebook/bgl-link.h"

#include "bgl-settings.h"
#include "bgl-sidebar-layout.h"
#include "board/bgl-compat.h"
#include "board/bgl-names.h"

/* Below this width, the buttons whose function the contents also have are hidden. */
#define COMPACT    460
#define NARROWEST  340

G_DEFINE_FINAL_TYPE (BglReader, bgl_reader, ADW_TYPE_BIN)

static void section_changed_cb (BglReader *self);

/* Contents */

const BglPage *
bgl_reader_get_book_page (BglReader *self)
{
  return bgl_book_find_page (bgl_book_get (bgl_reader_get_language (self), NULL), self->page_id);
}

void
bgl_reader_update_contents (BglReader *self)
{
  const BglPage *page = bgl_reader_get_book_page (self);

  bgl_contents_set_page (self->contents, page);
  bgl_contents_set_page (self->sidebar, page);
  gtk_label_set_text (self->title, page->title);
  section_changed_cb (self);
}

int
bgl_reader_get_section_index (BglReader *self)
{
  const BglPage *page = self->page_id != NULL ? bgl_reader_get_book_page (self) : NULL;
  const char *section = bgl_reader_page_get_section (self->page);

  for (guint i = 0; page != NULL && i < page->sections->len; i++)
    if (g_strcmp0 (((const BglSection *) page->sections->pdata[i])->id, section) == 0)
      return (int) i;

  return 0;
}

static void
section_changed_cb (BglReader *self)
{
  GSettings *settings = bgl_settings_get ();
  g_autoptr (GVariant) old = NULL;
  GVariantDict places;
  const BglPage *page;
  int index;

  if (self->page_id == NULL || bgl_reader_page_get_section (self->page) == NULL)
    return;

  page = bgl_reader_get_book_page (self);
  index = bgl_reader_get_section_index (self);
  gtk_label_set_text (self->contents_label, ((const BglSection *) page->sections->pdata[index])->title);
  bgl_contents_set_current (self->contents, (guint) index);
  bgl_contents_set_current (self->sidebar, (guint) index);

  old = g_settings_get_value (settings, BGL_SETTING_BOOK_PLACES);
  g_variant_dict_init (&places, old);
  g_variant_dict_insert (&places, self->page_id, "s", bgl_reader_page_get_section (self->page));
  g_settings_set_value (settings, BGL_SETTING_BOOK_PLACES, g_variant_dict_end (&places));

  bgl_reader_update_actions (self);
}

static void
chosen_cb (BglReader  *self,
           const char *section)
{
  gtk_popover_popdown (self->contents_popover);
  bgl_reader_open (self, self->page_id, section);
  /* Focus the page, so that arrow keys scroll it. */
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

/* Navigation */

/* Announces the new place. While the page has the focus, only its name changes, which is not spoken. */
void
bgl_reader_announce_place (BglReader *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->page)))
    bgl_compat_announce (GTK_WIDGET (self), gtk_label_get_text (self->contents_label));
}

static void
show_place (BglReader  *self,
            const char *page,
            const char *section)
{
  if (g_strcmp0 (self->page_id, page) != 0)
    {
      g_free (self->page_id);
      self->page_id = g_strdup (page);
      bgl_reader_update_page (self);
    }

  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->page));
  bgl_reader_page_go_to (self->page, section);
  bgl_reader_update_actions (self);
  bgl_reader_announce_place (self);
}

static void
place_free (BglReaderPlace *place)
{
  g_free (place->page);
  g_free (place->section);
  g_free (place->visited);
  g_free (place);
}

void
bgl_reader_show_history (BglReader *self)
{
  const BglReaderPlace *place = self->history->pdata[self->position];

  bgl_reader_visit_language (self, place->visited);
  show_place (self, place->page, place->section);
}

static char *
get_left_place (const char *page)
{
  g_autoptr (GVariant) places = g_settings_get_value (bgl_settings_get (), BGL_SETTING_BOOK_PLACES);
  char *section = NULL;

  g_variant_lookup (places, page, "s", &section);

  return section;
}

gboolean
bgl_reader_go_back (BglReader *self)
{
  g_return_val_if_fail (BGL_IS_READER (self), FALSE);

  if (self->position == 0)
    return FALSE;

  self->position--;
  bgl_reader_show_history (self);

  return TRUE;
}

void
bgl_reader_forget_history (BglReader *self)
{
  g_return_if_fail (BGL_IS_READER (self));

  g_ptr_array_set_size (self->history, 0);
  self->position = 0;
  bgl_reader_visit_language (self, NULL);
  bgl_reader_update_actions (self);
}

gboolean
bgl_reader_open (BglReader  *self,
                 const char *page,
                 const char *section)
{
  g_autofree char *left = NULL;
  const BglPage *found;
  const BglPage *home = NULL;
  BglReaderPlace *place;
  BglBook *book;

  g_return_val_if_fail (BGL_IS_READER (self), FALSE);
  g_return_val_if_fail (page != NULL, FALSE);

  book = bgl_book_get (bgl_reader_get_language (self), NULL);
  found = bgl_book_find_page (book, page);
  if (found == NULL)
    return FALSE;

  if (section == NULL)
    section = left = get_left_place (page);
  /* The remembered place may not exist in this version. */
  if (section == NULL ||
      (left != NULL && (bgl_book_find_section (book, left, &home) == NULL || home != found)))
    section = page;
  if (bgl_book_find_section (book, section, &home) == NULL || home != found)
    return FALSE;

  /* Drop the places ahead of the current one. */
  if (self->history->len > 0)
    g_ptr_array_set_size (self->history, (int) self->position + 1);
  place = g_new0 (BglReaderPlace, 1);
  place->page = g_strdup (page);
  place->section = g_strdup (section);
  place->visited = g_strdup (self->visited);
  g_ptr_array_add (self->history, place);
  self->position = self->history->len - 1;
  show_place (self, page, section);

  return TRUE;
}

gboolean
bgl_reader_open_section (BglReader  *self,
                         const char *section)
{
  const BglPage *page = NULL;

  g_return_val_if_fail (BGL_IS_READER (self), FALSE);
  g_return_val_if_fail (section != NULL, FALSE);

  return bgl_book_find_section (bgl_book_get (bgl_reader_get_language (self), NULL), section, &page) != NULL &&
         bgl_reader_open (self, page->id, section);
}

gboolean
bgl_reader_open_uri (BglReader  *self,
                     const char *uri)
{
  g_autofree char *page = NULL;
  g_autofree char *section = NULL;

  g_return_val_if_fail (BGL_IS_READER (self), FALSE);
  g_return_val_if_fail (uri != NULL, FALSE);

  if (!bgl_link_parse (uri, &page, &section))
    return FALSE;

  return bgl_reader_open (self, page, section != NULL ? section : page);
}

void
bgl_reader_set_beside (BglReader *self,
                       gboolean   beside)
{
  g_return_if_fail (BGL_IS_READER (self));

  self->beside = beside;
  gtk_button_set_icon_name (self->close_button, beside ? "window-close-symbolic" : "go-home-symbolic");
}

const char *
bgl_reader_get_page_id (BglReader *self)
{
  g_return_val_if_fail (BGL_IS_READER (self), NULL);

  return self->page_id;
}

const char *
bgl_reader_get_section (BglReader *self)
{
  g_return_val_if_fail (BGL_IS_READER (self), NULL);

  return bgl_reader_page_get_section (self->page);
}

BglReaderPage *
bgl_reader_get_page (BglReader *self)
{
  g_return_val_if_fail (BGL_IS_READER (self), NULL);

  return self->page;
}

/* The widget */

/* These boxes are in the header bar if it is wide enough, otherwise in the toolbar. */
static void
move_box (BglReader *self,
          GtkWidget *box,
          gboolean   to_header)
{
  g_object_ref (box);
  if (to_header)
    gtk_box_remove (self->toolbar, box);
  else
    adw_header_bar_remove (self->header, box);

  if (!to_header && box == self->history_box)
    gtk_box_prepend (self->toolbar, box);
  else if (!to_header)
    gtk_box_append (self->toolbar, box);
  else if (box == self->history_box)
    adw_header_bar_pack_start (self->header, box);
  else
    adw_header_bar_pack_end (self->header, box);
  g_object_unref (box);
}

static gboolean
arrange_cb (gpointer user_data)
{
  BglReader *self = user_data;
  gboolean wide = bgl_sidebar_layout_fits (self->width);

  self->arrange_id = 0;
  gtk_widget_set_visible (self->step_box, self->width >= COMPACT);
  /* The language menu remains when its buttons are hidden. */
  for (GtkWidget *toggle = gtk_widget_get_first_child (GTK_WIDGET (self->language_box));
       GTK_IS_TOGGLE_BUTTON (toggle);
       toggle = gtk_widget_get_next_sibling (toggle))
    gtk_widget_set_visible (toggle, self->width >= COMPACT);
  if (wide == gtk_widget_get_visible (GTK_WIDGET (self->toolbar)))
    {
      move_box (self, self->history_box, wide);
      move_box (self, GTK_WIDGET (self->language_box), wide);
      gtk_popover_popdown (self->contents_popover);
      gtk_widget_set_visible (GTK_WIDGET (self->toolbar), !wide);
    }
  bgl_reader_update_languages (self);
  bgl_reader_update_actions (self);

  return G_SOURCE_REMOVE;
}

static void
bgl_reader_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  gtk_widget_measure (child, orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);

  /* A smaller width is possible, because whatever does not fit is hidden after the allocation. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (*minimum, NARROWEST);
}

/* Widgets cannot be hidden during allocation, so the change waits until idle. */
static void
bgl_reader_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  BglReader *self = BGL_READER (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, MAX (width, least), height }, baseline);

  if (width != self->width)
    {
      self->width = width;
      if (self->arrange_id == 0)
        self->arrange_id = g_idle_add (arrange_cb, self);
    }
}

static void
bgl_reader_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bgl_reader_parent_class)->map (widget);

  bgl_reader_add_shortcuts (BGL_READER (widget));
}

static void
bgl_reader_unmap (GtkWidget *widget)
{
  bgl_reader_remove_shortcuts (BGL_READER (widget));

  GTK_WIDGET_CLASS (bgl_reader_parent_class)->unmap (widget);
}

static void
bgl_reader_dispose (GObject *object)
{
  BglReader *self = BGL_READER (object);

  g_clear_handle_id (&self->arrange_id, g_source_remove);

  G_OBJECT_CLASS (bgl_reader_parent_class)->dispose (object);
}

static void
bgl_reader_finalize (GObject *object)
{
  BglReader *self = BGL_READER (object);

  g_strfreev (self->languages);
  g_free (self->visited);
  g_free (self->page_id);
  g_ptr_array_unref (self->history);
  g_object_unref (self->language_actions);

  G_OBJECT_CLASS (bgl_reader_parent_class)->finalize (object);
}

/* The focused widget handles Escape first: a board, a menu, or the search. An open search is closed before the
 * rulebook, wherever the focus is. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  BglReader *self = BGL_READER (widget);

  if (gtk_search_bar_get_search_mode (self->search_bar))
    {
      gtk_search_bar_set_search_mode (self->search_bar, FALSE);
      return TRUE;
    }

  return self->beside && gtk_widget_activate_action (widget, "win.close-rules", NULL);
}

static void
bgl_reader_class_init (BglReaderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_reader_dispose;
  object_class->finalize = bgl_reader_finalize;

  widget_class->map = bgl_reader_map;
  widget_class->unmap = bgl_reader_unmap;
  widget_class->measure = bgl_reader_measure;
  widget_class->size_allocate = bgl_reader_size_allocate;

  g_type_ensure (BGL_TYPE_CONTENTS);
  g_type_ensure (BGL_TYPE_READER_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-reader.ui");
  gtk_widget_class_bind_template_child (widget_class, BglReader, header);
  gtk_widget_class_bind_template_child (widget_class, BglReader, title);
  gtk_widget_class_bind_template_child (widget_class, BglReader, close_button);
  gtk_widget_class_bind_template_child (widget_class, BglReader, search_button);
  gtk_widget_class_bind_template_child (widget_class, BglReader, search_bar);
  gtk_widget_class_bind_template_child (widget_class, BglReader, search_entry);
  gtk_widget_class_bind_template_child (widget_class, BglReader, contents_button);
  gtk_widget_class_bind_template_child (widget_class, BglReader, contents_popover);
  gtk_widget_class_bind_template_child (widget_class, BglReader, contents);
  gtk_widget_class_bind_template_child (widget_class, BglReader, contents_label);
  gtk_widget_class_bind_template_child (widget_class, BglReader, sidebar);
  gtk_widget_class_bind_template_child (widget_class, BglReader, body);
  gtk_widget_class_bind_template_child (widget_class, BglReader, toolbar);
  gtk_widget_class_bind_template_child (widget_class, BglReader, history_box);
  gtk_widget_class_bind_template_child (widget_class, BglReader, language_box);
  gtk_widget_class_bind_template_child (widget_class, BglReader, language_button);
  gtk_widget_class_bind_template_child (widget_class, BglReader, step_box);
  gtk_widget_class_bind_template_child (widget_class, BglReader, stack);
  gtk_widget_class_bind_template_child (widget_class, BglReader, page);
  gtk_widget_class_bind_template_child (widget_class, BglReader, hits);
  gtk_widget_class_bind_template_callback (widget_class, bgl_reader_search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, bgl_reader_hit_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, bgl_reader_next_hit_cb);
  gtk_widget_class_bind_template_callback (widget_class, bgl_reader_previous_hit_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, section_changed_cb);

  bgl_reader_install_actions (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);

  gtk_widget_class_set_css_name (widget_class, "reader");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Scrolls the page when a widget has the focus that does not use the key. */
static gboolean
key_pressed_cb (BglReader       *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  modifiers)
{
  return gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->page) && self->page_id != NULL &&
         bgl_reader_page_scroll_by_key (self->page, keyval, modifiers);
}

static void
bgl_reader_init (BglReader *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->history = g_ptr_array_new_with_free_func ((GDestroyNotify) place_free);
  self->hit = -1;

  /* With the layout manager of AdwBin, GTK would not call bgl_reader_size_allocate (). */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  bgl_names_follow (GTK_WIDGET (self));
  bgl_compat_hush_pages (self->stack);
  bgl_names_set (GTK_WIDGET (self->hits), "");
  gtk_widget_set_layout_manager (self->body, bgl_sidebar_layout_new ());
  bgl_reader_init_search (self);
  bgl_reader_init_languages (self);
  bgl_reader_restore_zoom (self);

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
bgl_reader_new (void)
{
  return g_object_new (BGL_TYPE_READER, NULL);
}
