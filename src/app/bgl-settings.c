/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-settings.h"

#include "rulebook/bgl-quiz.h"

/* The id of the schema does not depend on the application id of the build. */
#define SCHEMA_ID "io.github.bungalow_games.Bungalow"

/* In the order of the enumerations in the schema. */
static const double tempos[] = { 0, 0.5, 1, 2 };
static const guint paces[] = { 400, 1200, 2400 };

GSettings *
bgl_settings_get (void)
{
  static GSettings *settings;

  if (g_once_init_enter (&settings))
    g_once_init_leave (&settings, g_settings_new (SCHEMA_ID));

  return settings;
}

double
bgl_settings_get_tempo (void)
{
  int speed = g_settings_get_enum (bgl_settings_get (), BGL_SETTING_ANIMATION_SPEED);

  g_assert (speed >= 0 && speed < (int) G_N_ELEMENTS (tempos));

  return tempos[speed];
}

guint
bgl_settings_get_pace (void)
{
  int pace = g_settings_get_enum (bgl_settings_get (), BGL_SETTING_BOT_PACE);

  g_assert (pace >= 0 && pace < (int) G_N_ELEMENTS (paces));

  return paces[pace];
}

BglSpeech
bgl_settings_get_speech (void)
{
  return g_settings_get_enum (bgl_settings_get (), BGL_SETTING_SPEECH);
}

char *
bgl_settings_get_table (const BglRules *rules)
{
  g_autoptr (GVariant) tables = NULL;
  char *text = NULL;

  g_return_val_if_fail (rules != NULL, NULL);

  tables = g_settings_get_value (bgl_settings_get (), BGL_SETTING_TABLES);
  g_variant_lookup (tables, rules->id, "s", &text);

  return text;
}

void
bgl_settings_set_table (const BglRules *rules,
                        const char     *text)
{
  g_autoptr (GVariant) tables = NULL;
  GVariantBuilder builder;
  GVariantIter iter;
  const char *key, *value;

  g_return_if_fail (rules != NULL);
  g_return_if_fail (text != NULL);

  tables = g_settings_get_value (bgl_settings_get (), BGL_SETTING_TABLES);

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, tables);
  while (g_variant_iter_next (&iter, "{&s&s}", &key, &value))
    if (strcmp (key, rules->id) != 0)
      g_variant_builder_add (&builder, "{ss}", key, value);
  g_variant_builder_add (&builder, "{ss}", rules->id, text);

  g_settings_set_value (bgl_settings_get (), BGL_SETTING_TABLES, g_variant_builder_end (&builder));
}

guint
bgl_settings_get_quiz_level (const BglRules *rules)
{
  g_autoptr (GVariant) levels = NULL;
  guint32 level = 1;

  g_return_val_if_fail (rules != NULL, 1);

  levels = g_settings_get_value (bgl_settings_get (), BGL_SETTING_QUIZ_LEVELS);
  g_variant_lookup (levels, rules->id, "u", &level);

  /* The stored value may be out of range. */
  return CLAMP (level, 1, BGL_QUIZ_LEVELS);
}

void
bgl_settings_set_quiz_level (const BglRules *rules,
                             guint           level)
{
  g_autoptr (GVariant) levels = NULL;
  GVariantBuilder builder;
  GVariantIter iter;
  const char *game;
  guint32 old;

  g_return_if_fail (rules != NULL);
  g_return_if_fail (level >= 1 && level <= BGL_QUIZ_LEVELS);

  levels = g_settings_get_value (bgl_settings_get (), BGL_SETTING_QUIZ_LEVELS);
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{su}"));
  g_variant_iter_init (&iter, levels);
  while (g_variant_iter_next (&iter, "{&su}", &game, &old))
    if (strcmp (game, rules->id) != 0)
      g_variant_builder_add (&builder, "{su}", game, old);
  g_variant_builder_add (&builder, "{su}", rules->id, (guint32) level);

  g_settings_set_value (bgl_settings_get (), BGL_SETTING_QUIZ_LEVELS, g_variant_builder_end (&builder));
}
