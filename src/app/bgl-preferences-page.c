/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-preferences-page.h"

#include "bgl-settings.h"

/*
 * What people can set once for all games.
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
  GtkSwitch          *confirm_new_game;
  GtkSwitch          *undo_draws;
  GtkSwitch          *sounds;
  GtkAdjustment      *volume;
  GtkSwitch          *notify_turn;
};

G_DEFINE_FINAL_TYPE (BglPreferencesPage, bgl_preferences_page, ADW_TYPE_PREFERENCES_PAGE)

/* The rows list the values in the order of the schema's enumerations. */
static gboolean
get_nick_index (GValue   *value,
                GVariant *variant,
                gpointer  user_data)
{
  const char *const *nicks = user_data;

  for (guint i = 0; nicks[i] != NULL; i++)
    if (g_strcmp0 (nicks[i], g_variant_get_string (variant, NULL)) == 0)
      {
        g_value_set_uint (value, i);
        return TRUE;
      }

  return FALSE;
}

static GVariant *
set_nick_index (const GValue       *value,
                const GVariantType *type,
                gpointer            user_data)
{
  const char *const *nicks = user_data;
  guint index = g_value_get_uint (value);

  return index < g_strv_length ((char **) nicks) ? g_variant_new_string (nicks[index]) : NULL;
}

static void
bind_combo (AdwComboRow       *row,
            const char        *key,
            const char *const *nicks)
{
  g_settings_bind_with_mapping (bgl_settings_get (), key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_nick_index, set_nick_index, (gpointer) nicks, NULL);
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
  gtk_widget_class_bind_template_child (widget_class, BglPreferencesPage, confirm_new_game);
  gtk_widget_class_bind_template_child (widget_class, BglPreferencesPage, undo_draws);
  gtk_widget_class_bind_template_child (widget_class, BglPreferencesPage, sounds);
  gtk_widget_class_bind_template_child (widget_class, BglPreferencesPage, volume);
  gtk_widget_class_bind_template_child (widget_class, BglPreferencesPage, notify_turn);
}

static void
bgl_preferences_page_init (BglPreferencesPage *self)
{
  static const char *const schemes[] = { "desktop", "light", "dark", NULL };
  static const char *const speeds[] = { "off", "fast", "normal", "slow", NULL };
  static const char *const paces[] = { "fast", "normal", "slow", NULL };

  gtk_widget_init_template (GTK_WIDGET (self));

  bind_combo (self->color_scheme, BGL_SETTING_COLOR_SCHEME, schemes);
  bind_combo (self->animation_speed, BGL_SETTING_ANIMATION_SPEED, speeds);
  bind_combo (self->bot_pace, BGL_SETTING_BOT_PACE, paces);
  g_settings_bind (bgl_settings_get (), BGL_SETTING_SHOW_LEGAL_PLACES,
                   self->show_legal_places, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (bgl_settings_get (), BGL_SETTING_CONFIRM_NEW_GAME,
                   self->confirm_new_game, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (bgl_settings_get (), BGL_SETTING_UNDO_DRAWS, self->undo_draws, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (bgl_settings_get (), BGL_SETTING_SOUNDS, self->sounds, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (bgl_settings_get (), BGL_SETTING_VOLUME, self->volume, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (bgl_settings_get (), BGL_SETTING_NOTIFY_TURN, self->notify_turn, "active", G_SETTINGS_BIND_DEFAULT);
}

GtkWidget *
bgl_preferences_page_new (void)
{
  return g_object_new (BGL_TYPE_PREFERENCES_PAGE, NULL);
}
