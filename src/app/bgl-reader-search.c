/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

#include "bgl-reader-private.h"

/* The most hits in the list, which is more than anybody reads. */
#define MAX_HITS 60

/* The text around the first word found, with the words in bold. */
static char *
make_snippet (const char *text,
              const char *query)
{
  g_autoptr (GArray) stretches = bgl_book_match (text, query);
  g_autoptr (GString) snippet = g_string_new (NULL);
  guint at = 0;

  for (guint i = 0; i < stretches->len; i++)
    {
      const BglStretch *stretch = &g_array_index (stretches, BglStretch, i);
      g_autofree char *before = NULL;
      g_autofree char *found = NULL;

      if (stretch->start < at)
        continue;

      before = g_markup_escape_text (text + at, stretch->start - at);
      found = g_markup_escape_text (text + stretch->start, stretch->end - stretch->start);
      g_string_append_printf (snippet, "%s<b>%s</b>", before, found);
      at = stretch->end;
    }

  {
    g_autofree char *rest = g_markup_escape_text (text + at, -1);

    g_string_append (snippet, rest);
  }

  return g_strdup (snippet->str);
}

/* Hits are grouped: the current page, the rest of the book, and other languages. */
typedef enum
{
  GROUP_PAGE,
  GROUP_BOOK,
  GROUP_LANGUAGES,
  N_GROUPS
} Group;

static void
add_hit (BglReader    *self,
         Group         group,
         const BglHit *hit,
         const char   *language,
         const char   *query)
{
  const BglBlock *block = hit->block >= 0 ? hit->section->blocks->pdata[hit->block] : NULL;
  g_autofree char *uri = g_strdup_printf ("bungalow:%s/%s", hit->page->id, hit->section->id);
  g_autofree char *title = NULL;
  GtkWidget *row = adw_action_row_new ();

  if (group == GROUP_PAGE)
    title = g_markup_escape_text (hit->section->title, -1);
  else
    title = g_markup_printf_escaped ("%s — %s", hit->section->title, hit->page->title);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (block != NULL)
    {
      g_autofree char *snippet = make_snippet (block->text, query);

      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), snippet);
      adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
    }
  if (group == GROUP_LANGUAGES)
    {
      GtkWidget *label = gtk_label_new (bgl_book_get_language_name (language));

      gtk_widget_add_css_class (label, "dim-label");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
    }
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "uri", g_steal_pointer (&uri), g_free);
  g_object_set_data (G_OBJECT (row), "language", (gpointer) language);
  g_object_set_data (G_OBJECT (row), "block", GINT_TO_POINTER (hit->block));
  g_object_set_data (G_OBJECT (row), "group", GINT_TO_POINTER (group));
  gtk_list_box_append (self->hits, row);
}

/* Each group is searched separately, so that its best hits come first. */
static guint
add_group (BglReader  *self,
           Group       group,
           const char *query,
           guint       n)
{
  g_auto (GStrv) shown = bgl_reader_list_shown (self);

  for (const char *const *language = bgl_book_list_languages (); *language != NULL; language++)
    {
      gboolean read = g_strv_contains ((const char *const *) shown, *language);
      g_autoptr (GArray) hits = NULL;

      if (read != (group != GROUP_LANGUAGES))
        continue;

      hits = bgl_book_search (bgl_book_get (*language, NULL), query);
      for (guint i = 0; i < hits->len; i++)
        {
          const BglHit *hit = &g_array_index (hits, BglHit, i);
          gboolean here = g_strcmp0 (hit->page->id, self->page_id) == 0;

          if (read && here != (group == GROUP_PAGE))
            continue;
          if (n++ < MAX_HITS)
            add_hit (self, group, hit, *language, query);
        }
    }

  return n;
}

static void
update_header_cb (GtkListBoxRow *row,
                  GtkListBoxRow *before,
                  gpointer       user_data)
{
  BglReader *self = user_data;
  Group group = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "group"));
  const char *words[N_GROUPS] = {
    self->page_id != NULL ? bgl_reader_get_book_page (self)->title : NULL,
    /* Translators: heading above what was found outside of the page that is open. */
    _("Other Pages"),
    /* Translators: heading above what was found in languages that are not being read. */
    _("Other Languages"),
  };
  GtkWidget *label;

  if (before != NULL && GPOINTER_TO_INT (g_object_get_data (G_OBJECT (before), "group")) == (int) group)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }

  label = gtk_label_new (words[group]);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "hits-heading");
  gtk_list_box_row_set_header (row, label);
}

/* Down moves the focus from the entry to the hits, and Up moves it back from the first hit. */
static gboolean
entry_key_cb (BglReader       *self,
              guint            keyval,
              guint            keycode,
              GdkModifierType  modifiers)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->hits, MAX (self->hit, 0));

  if ((keyval != GDK_KEY_Down && keyval != GDK_KEY_KP_Down) ||
      (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0 || row == NULL)
    return FALSE;

  gtk_stack_set_visible_child_name (self->stack, "hits");

  return gtk_widget_grab_focus (GTK_WIDGET (row));
}

static gboolean
keynav_failed_cb (BglReader        *self,
                  GtkDirectionType  direction)
{
  return direction == GTK_DIR_UP && gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

/* After the search, return the focus to the page, so that keys scroll it. */
static void
search_mode_cb (BglReader *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if (!gtk_search_bar_get_search_mode (self->search_bar) && focus != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

void
bgl_reader_init_search (BglReader *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (entry_key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->search_entry), keys);
  g_signal_connect_object (self->hits, "keynav-failed", G_CALLBACK (keynav_failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search_bar, "notify::search-mode-enabled", G_CALLBACK (search_mode_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  gtk_list_box_set_header_func (self->hits, update_header_cb, self, NULL);
  g_signal_connect (self->search_entry, "map", G_CALLBACK (gtk_widget_grab_focus), NULL);
}

guint
bgl_reader_search (BglReader  *self,
                   const char *query)
{
  GtkListBoxRow *row;
  guint n = 0;

  g_return_val_if_fail (BGL_IS_READER (self), 0);
  g_return_val_if_fail (query != NULL, 0);

  while ((row = gtk_list_box_get_row_at_index (self->hits, 0)) != NULL)
    gtk_list_box_remove (self->hits, GTK_WIDGET (row));
  self->hit = -1;

  if (*query == '\0')
    {
      gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->page));
      bgl_reader_page_set_marked (self->page, NULL);
      return 0;
    }

  for (Group group = GROUP_PAGE; group < N_GROUPS; group++)
    n = add_group (self, group, query, n);

  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "hits" : "nothing");

  return n;
}

void
bgl_reader_find (BglReader  *self,
                 const char *query)
{
  g_autofree char *text = NULL;

  g_return_if_fail (BGL_IS_READER (self));
  g_return_if_fail (query != NULL);

  /* The desktop search passes on whatever the user typed, so the length must be limited. */
  text = bgl_text_shorten (query, BGL_TEXT_QUOTE);
  gtk_widget_activate_action (GTK_WIDGET (self), "reader.search", NULL);
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), text);
  bgl_reader_search (self, text);
}

void
bgl_reader_search_changed_cb (BglReader *self)
{
  bgl_reader_search (self, gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
}

void
bgl_reader_hit_activated_cb (BglReader     *self,
                             GtkListBoxRow *row)
{
  const char *language = g_object_get_data (G_OBJECT (row), "language");
  const char *uri = g_object_get_data (G_OBJECT (row), "uri");
  int block = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "block"));

  self->hit = gtk_list_box_row_get_index (row);
  bgl_reader_set_language (self, language);
  bgl_reader_page_set_marked (self->page, gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
  bgl_reader_open_uri (self, uri);
  if (block >= 0)
    bgl_reader_page_go_to_block (self->page, (guint) block);
}

/* Goes to another hit, and wraps around at the ends of the list. */
void
bgl_reader_step_hit (BglReader *self,
                     int        by)
{
  int n = 0;

  while (gtk_list_box_get_row_at_index (self->hits, n) != NULL)
    n++;
  if (n == 0)
    return;

  self->hit = self->hit < 0 ? (by > 0 ? 0 : n - 1) : (self->hit + by + n) % n;
  bgl_reader_hit_activated_cb (self, gtk_list_box_get_row_at_index (self->hits, self->hit));
}

void
bgl_reader_next_hit_cb (BglReader *self)
{
  bgl_reader_step_hit (self, 1);
}

void
bgl_reader_previous_hit_cb (BglReader *self)
{
  bgl_reader_step_hit (self, -1);
}
