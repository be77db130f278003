/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-reader-private.h"

#include "bgl-settings.h"
#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"

/* The languages of the rulebook: in columns side by side, or below each other if the user prefers that or there is
 * no room. Buttons switch between languages, and a menu shows several of them. */

#define SIDE_BY_SIDE "side-by-side"

GStrv
bgl_reader_list_shown (BglReader *self)
{
  const char *single[] = { self->visited, NULL };

  return g_strdupv (self->visited != NULL ? (char **) single : self->languages);
}

const char *
bgl_reader_get_language (BglReader *self)
{
  return self->visited != NULL ? self->visited : bgl_book_choose_language ((const char *const *) self->languages);
}

static void
set_state (BglReader  *self,
           const char *action,
           gboolean    state)
{
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (self->language_actions, action)),
                             g_variant_new_boolean (state));
}

void
bgl_reader_update_languages (BglReader *self)
{
  g_auto (GStrv) shown = bgl_reader_list_shown (self);
  gboolean side_by_side = g_settings_get_boolean (bgl_settings_get (), BGL_SETTING_BOOK_SIDE_BY_SIDE);
  gboolean fits = bgl_reader_page_fits_columns (self->page);
  GAction *action = g_action_map_lookup_action (self->language_actions, SIDE_BY_SIDE);

  for (GtkWidget *toggle = gtk_widget_get_first_child (GTK_WIDGET (self->language_box));
       GTK_IS_TOGGLE_BUTTON (toggle);
       toggle = gtk_widget_get_next_sibling (toggle))
    {
      const char *language = gtk_widget_get_name (toggle);
      gboolean is_shown = g_strv_contains ((const char *const *) shown, language);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), is_shown);
      set_state (self, language, is_shown);
    }

  /* The menu shows the actual arrangement: a check mark without columns would look like an error. */
  set_state (self, SIDE_BY_SIDE, side_by_side && fits);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), fits && g_strv_length (shown) > 1);
}

void
bgl_reader_update_page (BglReader *self)
{
  g_auto (GStrv) shown = bgl_reader_list_shown (self);

  if (self->page_id != NULL)
    {
      bgl_reader_page_show (self->page, self->page_id, (const char *const *) shown);
      bgl_reader_update_contents (self);
    }
  bgl_reader_update_languages (self);
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

  /* The order of the columns does not depend on the order of the clicks. */
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

/* Adds or removes a language at any width. The last language cannot be removed. */
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

  bgl_reader_update_languages (self);
}

/* A click switches to a language, and a click with Ctrl adds or removes it. */
static void
language_clicked_cb (BglReader *self,
                     GtkWidget *toggle)
{
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (toggle));
  const char *single[] = { gtk_widget_get_name (toggle), NULL };

  if (gdk_device_get_modifier_state (gdk_seat_get_keyboard (seat)) & GDK_CONTROL_MASK)
    {
      bgl_reader_toggle_language (self, single[0]);
      return;
    }

  bgl_reader_set_languages (self, single);
  save_languages (self);
}

static void
language_activated_cb (BglReader *self,
                       GVariant  *parameter,
                       GAction   *action)
{
  bgl_reader_toggle_language (self, g_action_get_name (action));
}

static void
side_by_side_activated_cb (BglReader *self)
{
  GSettings *settings = bgl_settings_get ();

  g_settings_set_boolean (settings, BGL_SETTING_BOOK_SIDE_BY_SIDE,
                          !g_settings_get_boolean (settings, BGL_SETTING_BOOK_SIDE_BY_SIDE));
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
      bgl_names_set (toggle, bgl_book_get_language_name (*language));
      g_signal_connect_object (toggle, "clicked", G_CALLBACK (language_clicked_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_widget_insert_before (toggle, GTK_WIDGET (self->language_box), GTK_WIDGET (self->language_button));
    }
}

static void
add_action (BglReader  *self,
            const char *name,
            GCallback   activated_cb)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new_stateful (name, NULL, g_variant_new_boolean (FALSE));

  g_signal_connect_object (action, "activate", activated_cb, self, G_CONNECT_SWAPPED);
  g_action_map_add_action (self->language_actions, G_ACTION (action));
}

static void
add_menu (BglReader *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) names = g_menu_new ();
  g_autoptr (GMenu) arrangement = g_menu_new ();

  self->language_actions = G_ACTION_MAP (g_simple_action_group_new ());
  for (const char *const *language = bgl_book_list_languages (); *language != NULL; language++)
    {
      g_autofree char *action = g_strconcat ("languages.", *language, NULL);

      add_action (self, *language, G_CALLBACK (language_activated_cb));
      g_menu_append (names, bgl_book_get_language_name (*language), action);
    }
  add_action (self, SIDE_BY_SIDE, G_CALLBACK (side_by_side_activated_cb));
  /* Translators: an item of a menu with a check mark: the languages of the rulebook are in columns, not below each
   * other. */
  g_menu_append (arrangement, _("_Side by Side"), "languages." SIDE_BY_SIDE);

  g_menu_append_section (menu, NULL, G_MENU_MODEL (names));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (arrangement));
  gtk_menu_button_set_menu_model (self->language_button, G_MENU_MODEL (menu));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "languages", G_ACTION_GROUP (self->language_actions));
}

/* The languages were changed elsewhere, for example in the preferences. */
static void
languages_changed_cb (BglReader *self)
{
  g_auto (GStrv) languages = g_settings_get_strv (bgl_settings_get (), BGL_SETTING_BOOK_LANGUAGES);

  if (!g_strv_equal ((const char *const *) languages, (const char *const *) self->languages))
    bgl_reader_set_languages (self, (const char *const *) languages);
}

static void
side_by_side_changed_cb (BglReader *self)
{
  bgl_reader_page_set_side_by_side (self->page, g_settings_get_boolean (bgl_settings_get (), BGL_SETTING_BOOK_SIDE_BY_SIDE));
  bgl_reader_update_languages (self);
}

void
bgl_reader_init_languages (BglReader *self)
{
  GSettings *settings = bgl_settings_get ();
  g_auto (GStrv) languages = g_settings_get_strv (settings, BGL_SETTING_BOOK_LANGUAGES);

  add_menu (self);
  add_toggles (self);
  bgl_reader_set_languages (self, (const char *const *) languages);
  side_by_side_changed_cb (self);
  g_signal_connect_object (settings, "changed::" BGL_SETTING_BOOK_LANGUAGES, G_CALLBACK (languages_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::" BGL_SETTING_BOOK_SIDE_BY_SIDE, G_CALLBACK (side_by_side_changed_cb), self,
                           G_CONNECT_SWAPPED);
}
