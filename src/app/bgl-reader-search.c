/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-text.h"

#include "bgl-reader-private.h"

/* More than anybody looks through. */
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

static void
add_hit (BglReader    *self,
         const BglHit *hit,
         const char   *language,
         const char   *query)
{
  const BglBlock *block = hit->block >= 0 ? hit->section->blocks->pdata[hit->block] : NULL;
  g_autofree char *uri = g_strdup_printf ("bungalow:%s/%s", hit->page->id, hit->section->id);
  g_autofree char *title = g_markup_printf_escaped ("%s — %s", hit->section->title, hit->page->title);
  g_autofree char *badge = g_ascii_strup (language, -1);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label = gtk_label_new (badge);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (block != NULL)
    {
      g_autofree char *snippet = make_snippet (block->text, query);

      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), snippet);
      adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
    }
  gtk_widget_add_css_class (label, "dim-label");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "uri", g_steal_pointer (&uri), g_free);
  g_object_set_data (G_OBJECT (row), "language", (gpointer) language);
  gtk_list_box_append (self->hits, row);
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

  if (*query == '\0')
    {
      gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->page));
      bgl_reader_page_set_marked (self->page, NULL);
      return 0;
    }

  for (const char *const *language = bgl_book_list_languages (); *language != NULL; language++)
    {
      g_autoptr (GArray) hits = bgl_book_search (bgl_book_get (*language, NULL), query);

      for (guint i = 0; i < hits->len; i++, n++)
        if (n < MAX_HITS)
          add_hit (self, &g_array_index (hits, BglHit, i), *language, query);
    }

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

  /* The search of the desktop hands over whatever was typed there. */
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
  g_auto (GStrv) shown = bgl_reader_list_shown (self);
  g_autofree char *uri = g_strdup (g_object_get_data (G_OBJECT (row), "uri"));

  if (!g_strv_contains ((const char *const *) shown, language))
    bgl_reader_set_language (self, language);

  bgl_reader_page_set_marked (self->page, gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
  bgl_reader_open_uri (self, uri);
}
