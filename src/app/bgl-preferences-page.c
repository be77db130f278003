/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-preferences-page.h"

#include "rulebook/bgl-book.h"

#include "bgl-distance-group.h"
#include "bgl-settings.h"
#include "board/bgl-choice.h"
#include "board/bgl-game-ui.h"
#include "board/bgl-names.h"

/*
 * Preferences for all games.
 *
 * CSS node: preferencespage. Accessible role: that of the parent class.
 */
struct _BglPreferencesPage
{
  AdwPreferencesPage  parent_instance;

  AdwComboRow        *color_scheme;
  AdwComboRow        *animation_speed;
  AdwComboRow        *bot_pace;
  GtkSwitch          *show_legal_places;
  GtkSwitch          *undo_draws;
  GtkSwitch          *sounds;
  GtkAdjustment      *volume;
  GtkSwitch          *notify_turn;
  AdwComboRow        *speech;
  AdwPreferencesGroup *book_languages;
};

G_DEFINE_FINAL_TYPE (BglPreferencesPage, bgl_preferences_page, ADW_TYPE_PREFERENCES_PAGE)

/* Adds the preferences of single games after the shared ones. */
static void
add_games (BglPreferencesPage *self)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis; i++)
    if (uis[i]->create_preferences != NULL)
      adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), ADW_PREFERENCES_GROUP (uis[i]->create_preferences ()));
}

/* The languages of the rulebook are one setting with a switch for each language. If the setting is empty, the
 * language of the desktop is used. The last switch cannot be turned off, because the rulebook needs a language. */

static GStrv
get_languages (void)
{
  GStrv languages = g_settings_get_strv (bgl_settings_get (), BGL_SETTING_BOOK_LANGUAGES);
  const char *fallback[] = { bgl_book_get_default_language (), NULL };

  if (languages[0] != NULL)
    return languages;

  g_strfreev (languages);

  return g_strdupv ((char **) fallback);
}

static gboolean
get_language (GValue   *value,
              GVariant *variant,
              gpointer  user_data)
{
  g_auto (GStrv) languages = get_languages ();

  g_value_set_boolean (value, g_strv_contains ((const char *const *) languages, user_data));

  return TRUE;
}

static gboolean
get_can_change (GValue   *value,
                GVariant *variant,
                gpointer  user_data)
{
  g_auto (GStrv) languages = get_languages ();

  g_value_set_boolean (value, !g_strv_contains ((const char *const *) languages, user_data) || languages[1] != NULL);

  return TRUE;
}

static GVariant *
set_language (const GValue       *value,
              const GVariantType *type,
              gpointer            user_data)
{
  const char *const *all = bgl_book_list_languages ();
  g_auto (GStrv) before = get_languages ();
  g_autoptr (GStrvBuilder) after = g_strv_builder_new ();
  g_auto (GStrv) languages = NULL;

  for (guint i = 0; all[i] != NULL; i++)
    if (g_str_equal (all[i], user_data) ? g_value_get_boolean (value)
                                        : g_strv_contains ((const char *const *) before, all[i]))
      g_strv_builder_add (after, all[i]);
  languages = g_strv_builder_end (after);

  return g_variant_new_strv ((const char *const *) languages, -1);
}

static void
add_languages (BglPreferencesPage *self)
{
  const char *const *all = bgl_book_list_languages ();

  for (guint i = 0; all[i] != NULL; i++)
    {
      const char *name = bgl_book_get_language_name (all[i]);
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *toggle = gtk_switch_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
      gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
      gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
      adw_preferences_group_add (self->book_languages, row);
      g_settings_bind_with_mapping (bgl_settings_get (), BGL_SETTING_BOOK_LANGUAGES, toggle, "active",
                                    G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY, get_language,
                                    set_language, (gpointer) all[i], NULL);
      g_settings_bind_with_mapping (bgl_settings_get (), BGL_SETTING_BOOK_LANGUAGES, row, "sensitive",
                                    G_SETTINGS_BIND_GET, get_can_change, NULL, (gpointer) all[i], NULL);
    }
}

static void
add_distance (BglPreferencesPage *self)
{
  GtkWidget *group = bgl_distance_group_new ();

  if (group != NULL)
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), ADW_PREFERENCES_GROUP (group));
}

static void
bgl_preferences_page_class_init (BglPreferencesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-preferences-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BglPreferencesPage, color_scheme);
  gtk_widget_class_bind_template_child (widget_class, BglPreferencesPage, animation_speed);
  gtk_widget_class_bind_template_child (widget_class, BglPreferencesPage, bot_pace);
  gtk_widget_class_bind_template_child (widget_class, BglPreferencesPage, show_legal_places);
  gtk_widget_class_bind_template_child (widget_class, BglPreferencesPage, undo_draws);
  gtk_widget_class_bind_template_child (widget_class, BglPreferencesPage, sounds);
  gtk_widget_class_bind_template_child (widget_class, BglPreferencesPage, volume);
  gtk_widget_class_bind_template_child (widget_class, BglPreferencesPage, notify_turn);
  gtk_widget_class_bind_template_child (widget_class, BglPreferencesPage, speech);
  gtk_widget_class_bind_template_child (widget_class, BglPreferencesPage, book_languages);
}

static void
bgl_preferences_page_init (BglPreferencesPage *self)
{
  static const char *const schemes[] = { "desktop", "light", "dark", NULL };
  static const char *const speeds[] = { "off", "fast", "normal", "slow", NULL };
  static const char *const paces[] = { "fast", "normal", "slow", NULL };
  static const char *const speech[] = { "all", "short", "mine", NULL };

  gtk_widget_init_template (GTK_WIDGET (self));

  bgl_choice_bind (bgl_settings_get (), BGL_SETTING_COLOR_SCHEME, schemes, G_OBJECT (self->color_scheme));
  bgl_choice_bind (bgl_settings_get (), BGL_SETTING_ANIMATION_SPEED, speeds, G_OBJECT (self->animation_speed));
  bgl_choice_bind (bgl_settings_get (), BGL_SETTING_BOT_PACE, paces, G_OBJECT (self->bot_pace));
  bgl_choice_bind (bgl_settings_get (), BGL_SETTING_SPEECH, speech, G_OBJECT (self->speech));
  g_settings_bind (bgl_settings_get (), BGL_SETTING_SHOW_LEGAL_PLACES,
                   self->show_legal_places, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (bgl_settings_get (), BGL_SETTING_UNDO_DRAWS, self->undo_draws, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (bgl_settings_get (), BGL_SETTING_SOUNDS, self->sounds, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (bgl_settings_get (), BGL_SETTING_VOLUME, self->volume, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (bgl_settings_get (), BGL_SETTING_NOTIFY_TURN, self->notify_turn, "active", G_SETTINGS_BIND_DEFAULT);
  add_languages (self);
  add_distance (self);
  add_games (self);
  bgl_names_follow (GTK_WIDGET (self));
}

GtkWidget *
bgl_preferences_page_new (void)
{
  return g_object_new (BGL_TYPE_PREFERENCES_PAGE, NULL);
}
