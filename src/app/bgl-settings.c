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

/* Numbers of games are stored as a dictionary. */

static guint
get_number (const char     *key,
            const BglRules *rules,
            guint           missing)
{
  g_autoptr (GVariant) numbers = g_settings_get_value (bgl_settings_get (), key);
  guint32 number = missing;

  g_variant_lookup (numbers, rules->id, "u", &number);

  return number;
}

static void
set_number (const char     *key,
            const BglRules *rules,
            guint           number)
{
  g_autoptr (GVariant) numbers = g_settings_get_value (bgl_settings_get (), key);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *game;
  guint32 old;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{su}"));
  g_variant_iter_init (&iter, numbers);
  while (g_variant_iter_next (&iter, "{&su}", &game, &old))
    if (strcmp (game, rules->id) != 0)
      g_variant_builder_add (&builder, "{su}", game, old);
  g_variant_builder_add (&builder, "{su}", rules->id, (guint32) number);

  g_settings_set_value (bgl_settings_get (), key, g_variant_builder_end (&builder));
}

guint
bgl_settings_get_quiz_level (const BglRules *rules)
{
  g_return_val_if_fail (rules != NULL, 1);

  /* The stored value may be out of range. */
  return CLAMP (get_number (BGL_SETTING_QUIZ_LEVELS, rules, 1), 1, BGL_QUIZ_LEVELS);
}

void
bgl_settings_set_quiz_level (const BglRules *rules,
                             guint           level)
{
  g_return_if_fail (rules != NULL);
  g_return_if_fail (level >= 1 && level <= BGL_QUIZ_LEVELS);

  set_number (BGL_SETTING_QUIZ_LEVELS, rules, level);
}

guint
bgl_settings_get_lesson_step (const BglRules *rules)
{
  g_return_val_if_fail (rules != NULL, 0);

  return get_number (BGL_SETTING_LESSON_STEPS, rules, 0);
}

void
bgl_settings_set_lesson_step (const BglRules *rules,
                              guint           step)
{
  g_return_if_fail (rules != NULL);

  if (bgl_settings_get_lesson_step (rules) != step)
    set_number (BGL_SETTING_LESSON_STEPS, rules, step);
}

gboolean
bgl_settings_is_learned (const BglRules *rules)
{
  g_auto (GStrv) games = NULL;

  g_return_val_if_fail (rules != NULL, FALSE);

  games = g_settings_get_strv (bgl_settings_get (), BGL_SETTING_LEARNED_GAMES);

  return g_strv_contains ((const char *const *) games, rules->id);
}

void
bgl_settings_set_learned (const BglRules *rules)
{
  g_auto (GStrv) games = NULL;
  g_autoptr (GStrvBuilder) builder = NULL;
  g_auto (GStrv) more = NULL;

  g_return_if_fail (rules != NULL);

  if (bgl_settings_is_learned (rules))
    return;

  games = g_settings_get_strv (bgl_settings_get (), BGL_SETTING_LEARNED_GAMES);
  builder = g_strv_builder_new ();
  g_strv_builder_addv (builder, (const char **) games);
  g_strv_builder_add (builder, rules->id);
  more = g_strv_builder_end (builder);
  g_settings_set_strv (bgl_settings_get (), BGL_SETTING_LEARNED_GAMES, (const char *const *) more);
}
