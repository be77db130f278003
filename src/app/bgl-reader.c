/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-reader-private.h"

#include <glib/gi18n-lib.h>

#include "bgl-settings.h"
#include "engine/bgl-registry.h"

/* A column narrower than this breaks too many lines to be read with pleasure. */
#define MIN_COLUMN 300
/* Below this the buttons that the contents can replace make room. */
#define COMPACT    460
#define NARROWEST  340

static const int zooms[] = { 80, 90, 100, 115, 130, 150, 175, 200 };

#define NORMAL_ZOOM 2

G_DEFINE_FINAL_TYPE (BglReader, bgl_reader, ADW_TYPE_BIN)

static void update_contents    (BglReader *self);
static void section_changed_cb (BglReader *self);
static void update_actions     (BglReader *self);

/* Languages */

GStrv
bgl_reader_list_shown (BglReader *self)
{
  const char *single[] = { self->language, NULL };

  return g_strdupv (self->narrow ? (char **) single : self->languages);
}

static void
update_toggles (BglReader *self)
{
  g_auto (GStrv) shown = bgl_reader_list_shown (self);

  for (GtkWidget *toggle = gtk_widget_get_first_child (GTK_WIDGET (self->language_box)); toggle != NULL;
       toggle = gtk_widget_get_next_sibling (toggle))
    {
      const char *language = gtk_widget_get_name (toggle);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle),
                                    g_strv_contains ((const char *const *) shown, language));
    }
}

static void
update_page (BglReader *self)
{
  g_auto (GStrv) shown = bgl_reader_list_shown (self);

  update_toggles (self);
  if (self->page_id == NULL)
    return;

  bgl_reader_page_show (self->page, self->page_id, (const char *const *) shown);
  update_contents (self);
}

static void
save_languages (BglReader *self)
{
  g_settings_set_strv (bgl_settings_get (), BGL_SETTING_BOOK_LANGUAGES,
                       (const char *const *) self->languages);
}

const char *const *
bgl_reader_get_languages (BglReader *self)
{
  g_return_val_if_fail (BGL_IS_READER (self), NULL);

  return (const char *const *) self->languages;
}

void
bgl_reader_set_languages (BglReader         *self,
                          const char *const *languages)
{
  g_autoptr (GStrvBuilder) known = g_strv_builder_new ();
  const char *const *all = bgl_book_list_languages ();

  g_return_if_fail (BGL_IS_READER (self));
  g_return_if_fail (languages != NULL);

  /* Columns stand in one order, whatever the order of the clicks. */
  for (guint i = 0; all[i] != NULL; i++)
    if (g_strv_contains (languages, all[i]))
      g_strv_builder_add (known, all[i]);

  g_strfreev (self->languages);
  self->languages = g_strv_builder_end (known);
  if (self->languages[0] == NULL)
    {
      const char *fallback[] = { bgl_book_get_default_language (), NULL };

      g_strfreev (self->languages);
      self->languages = g_strdupv ((char **) fallback);
    }

  if (self->language == NULL || !g_strv_contains ((const char *const *) self->languages, self->language))
    {
      g_free (self->language);
      self->language = g_strdup (self->languages[0]);
    }

  update_page (self);
}

void
bgl_reader_set_language (BglReader  *self,
                         const char *language)
{
  g_return_if_fail (BGL_IS_READER (self));
  g_return_if_fail (language != NULL);

  if (bgl_book_get_language_name (language) == NULL)
    return;

  g_free (self->language);
  self->language = g_strdup (language);

  if (!g_strv_contains ((const char *const *) self->languages, language))
    {
      const char *single[] = { language, NULL };

      bgl_reader_set_languages (self, single);
    }
  else
    {
      update_page (self);
    }
}

/* A click adds a column or takes it away; where there is one only, it changes the language. */
static void
toggle_language (BglReader  *self,
                 const char *language)
{
  g_autoptr (GStrvBuilder) languages = g_strv_builder_new ();
  g_auto (GStrv) changed = NULL;
  gboolean had = FALSE;

  for (guint i = 0; self->languages[i] != NULL; i++)
    if (g_str_equal (self->languages[i], language))
      had = TRUE;
    else
      g_strv_builder_add (languages, self->languages[i]);

  if (self->narrow)
    {
      bgl_reader_set_language (self, language);
      save_languages (self);
      return;
    }

  if (!had)
    g_strv_builder_add (languages, language);
  changed = g_strv_builder_end (languages);

  /* The last column stays. */
  if (changed[0] != NULL)
    {
      g_free (self->language);
      self->language = g_strdup (had ? changed[0] : language);
      bgl_reader_set_languages (self, (const char *const *) changed);
      save_languages (self);
    }

  update_toggles (self);
}

static void
language_clicked_cb (BglReader *self,
                     GtkWidget *toggle)
{
  toggle_language (self, gtk_widget_get_name (toggle));
}

static void
add_toggles (BglReader *self)
{
  for (const char *const *language = bgl_book_list_languages (); *language != NULL; language++)
    {
      g_autofree char *label = g_ascii_strup (*language, -1);
      GtkWidget *toggle = gtk_toggle_button_new_with_label (label);

      gtk_widget_set_name (toggle, *language);
      gtk_widget_set_tooltip_text (toggle, bgl_book_get_language_name (*language));
      gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      bgl_book_get_language_name (*language), -1);
      g_signal_connect_object (toggle, "clicked", G_CALLBACK (language_clicked_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_box_append (self->language_box, toggle);
    }
}

/* Contents */

static GtkWidget *
create_contents_row (const BglSection *section)
{
  GtkWidget *label = gtk_label_new (section->title);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  gtk_widget_set_margin_start (label, section->level > 1 ? 12 : 0);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_widget_set_name (row, section->id != NULL ? section->id : "");

  return row;
}

static const BglPage *
get_page_of_language (BglReader *self)
{
  return bgl_book_find_page (bgl_book_get (self->language, NULL), self->page_id);
}

static void
update_contents (BglReader *self)
{
  const BglPage *page = get_page_of_language (self);
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->contents, 0)) != NULL)
    gtk_list_box_remove (self->contents, GTK_WIDGET (row));

  for (guint i = 0; i < page->sections->len; i++)
    gtk_list_box_append (self->contents, create_contents_row (page->sections->pdata[i]));

  adw_window_title_set_title (self->title, page->title);
  section_changed_cb (self);
}

static int
find_section_index (BglReader *self)
{
  const BglPage *page = self->page_id != NULL ? get_page_of_language (self) : NULL;
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

  page = get_page_of_language (self);
  index = find_section_index (self);
  gtk_label_set_text (self->contents_label, ((const BglSection *) page->sections->pdata[index])->title);
  gtk_list_box_select_row (self->contents, gtk_list_box_get_row_at_index (self->contents, index));

  old = g_settings_get_value (settings, BGL_SETTING_BOOK_PLACES);
  g_variant_dict_init (&places, old);
  g_variant_dict_insert (&places, self->page_id, "s", bgl_reader_page_get_section (self->page));
  g_settings_set_value (settings, BGL_SETTING_BOOK_PLACES, g_variant_dict_end (&places));

  update_actions (self);
}

static void
contents_activated_cb (BglReader     *self,
                       GtkListBoxRow *row)
{
  gtk_popover_popdown (self->contents_popover);
  bgl_reader_open (self, self->page_id, gtk_widget_get_name (GTK_WIDGET (row)));
}

/* Going places */

static void
show_place (BglReader  *self,
            const char *page,
            const char *section)
{
  if (g_strcmp0 (self->page_id, page) != 0)
    {
      g_free (self->page_id);
      self->page_id = g_strdup (page);
      update_page (self);
    }

  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->page));
  bgl_reader_page_go_to (self->page, section);
  update_actions (self);
}

static void
split_uri (const char  *uri,
           char       **page,
           char       **section)
{
  g_auto (GStrv) parts = g_strsplit (uri + strlen ("bungalow:"), "/", 2);

  *page = g_strdup (parts[0] != NULL ? parts[0] : "");
  *section = parts[0] != NULL && parts[1] != NULL && *parts[1] != '\0' ? g_strdup (parts[1]) : NULL;
}

static void
show_history (BglReader *self)
{
  g_autofree char *page = NULL;
  g_autofree char *section = NULL;

  split_uri (self->history->pdata[self->position], &page, &section);
  show_place (self, page, section);
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
bgl_reader_open (BglReader  *self,
                 const char *page,
                 const char *section)
{
  g_autofree char *left = NULL;
  const BglPage *found;
  const BglPage *home = NULL;
  BglBook *book;

  g_return_val_if_fail (BGL_IS_READER (self), FALSE);
  g_return_val_if_fail (page != NULL, FALSE);

  book = bgl_book_get (self->language, NULL);
  found = bgl_book_find_page (book, page);
  if (found == NULL)
    return FALSE;

  if (section == NULL)
    section = left = get_left_place (page);
  if (section == NULL)
    section = page;
  if (bgl_book_find_section (book, section, &home) == NULL || home != found)
    return FALSE;

  /* What was ahead is another story now. */
  if (self->history->len > 0)
    g_ptr_array_set_size (self->history, (int) self->position + 1);
  g_ptr_array_add (self->history, g_strdup_printf ("bungalow:%s/%s", page, section));
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

  return bgl_book_find_section (bgl_book_get (self->language, NULL), section, &page) != NULL &&
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

  if (!g_str_has_prefix (uri, "bungalow:"))
    return FALSE;

  split_uri (uri, &page, &section);

  return bgl_reader_open (self, page, section != NULL ? section : page);
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

/* Commands */

static void
set_zoom (BglReader *self,
          int        zoom)
{
  g_autofree char *old = g_strdup_printf ("zoom-%d", zooms[self->zoom]);
  g_autofree char *new = NULL;

  zoom = CLAMP (zoom, 0, (int) G_N_ELEMENTS (zooms) - 1);
  new = g_strdup_printf ("zoom-%d", zooms[zoom]);
  gtk_widget_remove_css_class (GTK_WIDGET (self), old);
  gtk_widget_add_css_class (GTK_WIDGET (self), new);
  self->zoom = zoom;
  g_settings_set_int (bgl_settings_get (), BGL_SETTING_BOOK_ZOOM, zooms[zoom]);
  update_actions (self);
}

static void
zoom_in_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  set_zoom (BGL_READER (widget), BGL_READER (widget)->zoom + 1);
}

static void
zoom_out_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  set_zoom (BGL_READER (widget), BGL_READER (widget)->zoom - 1);
}

static void
zoom_normal_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  set_zoom (BGL_READER (widget), NORMAL_ZOOM);
}

static void
follow_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  bgl_reader_open_uri (BGL_READER (widget), g_variant_get_string (parameter, NULL));
}

static void
back_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BglReader *self = BGL_READER (widget);

  self->position--;
  show_history (self);
}

static void
forward_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  BglReader *self = BGL_READER (widget);

  self->position++;
  show_history (self);
}

static void
step (BglReader *self,
      int        by)
{
  const BglPage *page = get_page_of_language (self);
  const BglSection *section = page->sections->pdata[find_section_index (self) + by];

  bgl_reader_page_go_to (self->page, section->id);
}

static void
previous_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  step (BGL_READER (widget), -1);
}

static void
next_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  step (BGL_READER (widget), 1);
}

static void
search_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  BglReader *self = BGL_READER (widget);

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

static void
language_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  toggle_language (BGL_READER (widget), g_variant_get_string (parameter, NULL));
}

static void
quiz_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  gtk_widget_activate_action (widget, "win.quiz", "s", BGL_READER (widget)->page_id);
}

static void
update_actions (BglReader *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const BglPage *page = self->page_id != NULL ? get_page_of_language (self) : NULL;
  int index = find_section_index (self);
  gboolean is_game = page != NULL && bgl_registry_find (page->id) != NULL;

  gtk_widget_action_set_enabled (widget, "reader.back", self->position > 0);
  gtk_widget_action_set_enabled (widget, "reader.forward", self->position + 1 < self->history->len);
  gtk_widget_action_set_enabled (widget, "reader.previous", page != NULL && index > 0);
  gtk_widget_action_set_enabled (widget, "reader.next",
                                 page != NULL && index + 1 < (int) page->sections->len);
  gtk_widget_action_set_enabled (widget, "reader.zoom-in", self->zoom + 1 < (int) G_N_ELEMENTS (zooms));
  gtk_widget_action_set_enabled (widget, "reader.zoom-out", self->zoom > 0);
  gtk_widget_action_set_enabled (widget, "reader.quiz", is_game);
}

/* The widget */

static gboolean
narrow_cb (gpointer user_data)
{
  BglReader *self = user_data;

  self->narrow_id = 0;
  gtk_widget_set_visible (self->step_box, !self->compact);
  update_page (self);

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

  /* What does not fit is put away as soon as it is known how little room there is. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (*minimum, NARROWEST);
}

/* Rows cannot be made while sizes are given out, so the change waits for the next idle moment. */
static void
bgl_reader_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  BglReader *self = BGL_READER (widget);
  gboolean narrow = width < MIN_COLUMN * (int) g_strv_length (self->languages);
  gboolean compact = width < COMPACT;

  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, MAX (width, least), height }, baseline);

  if (narrow != self->narrow || compact != self->compact)
    {
      self->narrow = narrow;
      self->compact = compact;
      if (self->narrow_id == 0)
        self->narrow_id = g_idle_add (narrow_cb, self);
    }
}

static void
bgl_reader_dispose (GObject *object)
{
  BglReader *self = BGL_READER (object);

  g_clear_handle_id (&self->narrow_id, g_source_remove);

  G_OBJECT_CLASS (bgl_reader_parent_class)->dispose (object);
}

static void
bgl_reader_finalize (GObject *object)
{
  BglReader *self = BGL_READER (object);

  g_strfreev (self->languages);
  g_free (self->language);
  g_free (self->page_id);
  g_ptr_array_unref (self->history);

  G_OBJECT_CLASS (bgl_reader_parent_class)->finalize (object);
}

static void
bgl_reader_class_init (BglReaderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_reader_dispose;
  object_class->finalize = bgl_reader_finalize;

  widget_class->measure = bgl_reader_measure;
  widget_class->size_allocate = bgl_reader_size_allocate;

  g_type_ensure (BGL_TYPE_READER_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-reader.ui");
  gtk_widget_class_bind_template_child (widget_class, BglReader, title);
  gtk_widget_class_bind_template_child (widget_class, BglReader, search_button);
  gtk_widget_class_bind_template_child (widget_class, BglReader, search_bar);
  gtk_widget_class_bind_template_child (widget_class, BglReader, search_entry);
  gtk_widget_class_bind_template_child (widget_class, BglReader, contents_button);
  gtk_widget_class_bind_template_child (widget_class, BglReader, contents_popover);
  gtk_widget_class_bind_template_child (widget_class, BglReader, contents);
  gtk_widget_class_bind_template_child (widget_class, BglReader, contents_label);
  gtk_widget_class_bind_template_child (widget_class, BglReader, language_box);
  gtk_widget_class_bind_template_child (widget_class, BglReader, step_box);
  gtk_widget_class_bind_template_child (widget_class, BglReader, stack);
  gtk_widget_class_bind_template_child (widget_class, BglReader, page);
  gtk_widget_class_bind_template_child (widget_class, BglReader, hits);
  gtk_widget_class_bind_template_callback (widget_class, bgl_reader_search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, bgl_reader_hit_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, contents_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, section_changed_cb);

  gtk_widget_class_install_action (widget_class, "reader.follow", "s", follow_cb);
  gtk_widget_class_install_action (widget_class, "reader.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "reader.forward", NULL, forward_cb);
  gtk_widget_class_install_action (widget_class, "reader.previous", NULL, previous_cb);
  gtk_widget_class_install_action (widget_class, "reader.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "reader.zoom-in", NULL, zoom_in_cb);
  gtk_widget_class_install_action (widget_class, "reader.zoom-out", NULL, zoom_out_cb);
  gtk_widget_class_install_action (widget_class, "reader.zoom-normal", NULL, zoom_normal_cb);
  gtk_widget_class_install_action (widget_class, "reader.search", NULL, search_cb);
  gtk_widget_class_install_action (widget_class, "reader.language", "s", language_cb);
  gtk_widget_class_install_action (widget_class, "reader.quiz", NULL, quiz_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "reader.search", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, GDK_CONTROL_MASK, "reader.previous", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, GDK_CONTROL_MASK, "reader.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_plus, GDK_CONTROL_MASK, "reader.zoom-in", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_equal, GDK_CONTROL_MASK, "reader.zoom-in", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_minus, GDK_CONTROL_MASK, "reader.zoom-out", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0, GDK_CONTROL_MASK, "reader.zoom-normal", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_bracketleft, GDK_CONTROL_MASK, "reader.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_bracketright, GDK_CONTROL_MASK, "reader.forward", NULL);

  gtk_widget_class_set_css_name (widget_class, "reader");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_reader_init (BglReader *self)
{
  GSettings *settings = bgl_settings_get ();
  g_auto (GStrv) languages = g_settings_get_strv (settings, BGL_SETTING_BOOK_LANGUAGES);
  int zoom = g_settings_get_int (settings, BGL_SETTING_BOOK_ZOOM);

  self->history = g_ptr_array_new_with_free_func (g_free);
  self->zoom = NORMAL_ZOOM;

  /* The layout of a bin would not ask bgl_reader_size_allocate (). */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  add_toggles (self);
  bgl_reader_set_languages (self, (const char *const *) languages);

  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    if (zooms[i] == zoom)
      set_zoom (self, (int) i);
}

GtkWidget *
bgl_reader_new (void)
{
  return g_object_new (BGL_TYPE_READER, NULL);
}
