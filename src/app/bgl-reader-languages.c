/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-reader-private.h"

#include "bgl-settings.h"

/* Which languages are read: in columns side by side, or below each other where there is no room for that. */

GStrv
bgl_reader_list_shown (BglReader *self)
{
  const char *single[] = { self->visited, NULL };

  return g_strdupv (self->visited != NULL ? (char **) single : self->languages);
}

const char *
bgl_reader_get_language (BglReader *self)
{
  const char *preferred = bgl_book_get_default_language ();

  if (self->visited != NULL)
    return self->visited;

  return g_strv_contains ((const char *const *) self->languages, preferred) ? preferred : self->languages[0];
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

void
bgl_reader_update_page (BglReader *self)
{
  g_auto (GStrv) shown = bgl_reader_list_shown (self);

  update_toggles (self);
  if (self->page_id == NULL)
    return;

  bgl_reader_page_show (self->page, self->page_id, (const char *const *) shown);
  bgl_reader_update_contents (self);
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

  g_clear_pointer (&self->visited, g_free);
  bgl_reader_update_page (self);
}

void
bgl_reader_visit_language (BglReader  *self,
                           const char *language)
{
  if (g_strcmp0 (self->visited, language) == 0)
    return;

  g_free (self->visited);
  self->visited = g_strdup (language);
  bgl_reader_update_page (self);
}

void
bgl_reader_set_language (BglReader  *self,
                         const char *language)
{
  g_return_if_fail (BGL_IS_READER (self));
  g_return_if_fail (language != NULL);

  if (bgl_book_get_language_name (language) == NULL)
    return;

  bgl_reader_visit_language (self, g_strv_contains ((const char *const *) self->languages, language) ? NULL : language);
}

/* A click adds a language or takes it away, at every width; the last one stays. */
void
bgl_reader_toggle_language (BglReader  *self,
                            const char *language)
{
  g_auto (GStrv) shown = bgl_reader_list_shown (self);
  g_autoptr (GStrvBuilder) languages = g_strv_builder_new ();
  g_auto (GStrv) changed = NULL;
  gboolean had = FALSE;

  for (guint i = 0; shown[i] != NULL; i++)
    if (g_str_equal (shown[i], language))
      had = TRUE;
    else
      g_strv_builder_add (languages, shown[i]);
  if (!had)
    g_strv_builder_add (languages, language);
  changed = g_strv_builder_end (languages);

  if (changed[0] != NULL)
    {
      bgl_reader_set_languages (self, (const char *const *) changed);
      save_languages (self);
    }

  update_toggles (self);
}

static void
language_clicked_cb (BglReader *self,
                     GtkWidget *toggle)
{
  bgl_reader_toggle_language (self, gtk_widget_get_name (toggle));
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

/* Somebody chose them elsewhere. */
static void
languages_changed_cb (BglReader *self)
{
  g_auto (GStrv) languages = g_settings_get_strv (bgl_settings_get (), BGL_SETTING_BOOK_LANGUAGES);

  if (!g_strv_equal ((const char *const *) languages, (const char *const *) self->languages))
    bgl_reader_set_languages (self, (const char *const *) languages);
}

void
bgl_reader_init_languages (BglReader *self)
{
  GSettings *settings = bgl_settings_get ();
  g_auto (GStrv) languages = g_settings_get_strv (settings, BGL_SETTING_BOOK_LANGUAGES);

  add_toggles (self);
  bgl_reader_set_languages (self, (const char *const *) languages);
  g_signal_connect_object (settings, "changed::" BGL_SETTING_BOOK_LANGUAGES, G_CALLBACK (languages_changed_cb), self,
                           G_CONNECT_SWAPPED);
}
