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

/* The table helper */

/* The number of games with the helper. */
#define N_HELPED 2

/* The names of the files of games that were played, or NULL if the helper was never used. */
static char **
get_helped (const BglRules *rules)
{
  g_autoptr (GVariant) games = g_settings_get_value (bgl_settings_get (), BGL_SETTING_HELPED_GAMES);
  char **names = NULL;

  g_variant_lookup (games, rules->id, "^as", &names);

  return names;
}

/* Sets the value for one game in a dictionary, or removes it if the value is NULL. Consumes a floating value. */
static void
set_entry (const char     *key,
           const BglRules *rules,
           GVariant       *value)
{
  g_autoptr (GVariant) old = g_settings_get_value (bgl_settings_get (), key);
  GVariantBuilder builder;
  GVariantIter iter;
  GVariant *entry;

  g_variant_builder_init (&builder, g_variant_get_type (old));
  g_variant_iter_init (&iter, old);
  while ((entry = g_variant_iter_next_value (&iter)) != NULL)
    {
      g_autoptr (GVariant) game = g_variant_get_child_value (entry, 0);

      if (strcmp (g_variant_get_string (game, NULL), rules->id) != 0)
        g_variant_builder_add_value (&builder, entry);
      g_variant_unref (entry);
    }
  if (value != NULL)
    g_variant_builder_add_value (&builder, g_variant_new_dict_entry (g_variant_new_string (rules->id), value));

  g_settings_set_value (bgl_settings_get (), key, g_variant_builder_end (&builder));
}

/* Whether the game was played to its end at a time when there was no helper yet. */
static gboolean
was_played_before (const BglRules *rules)
{
  g_auto (GStrv) games = g_settings_get_strv (bgl_settings_get (), BGL_SETTING_FINISHED_GAMES);

  return g_strv_contains ((const char *const *) games, rules->id);
}

gboolean
bgl_settings_get_helper (const BglRules *rules,
                         const char     *name)
{
  g_autoptr (GVariant) choices = NULL;
  g_auto (GStrv) names = NULL;
  guint n_others;
  gboolean on;

  g_return_val_if_fail (rules != NULL, FALSE);

  choices = g_settings_get_value (bgl_settings_get (), BGL_SETTING_TABLE_HELPER);
  if (g_variant_lookup (choices, rules->id, "b", &on))
    return on;

  names = get_helped (rules);
  if (names == NULL)
    return !was_played_before (rules);

  n_others = g_strv_length (names);
  if (name != NULL && g_strv_contains ((const char *const *) names, name))
    n_others--;

  return n_others < N_HELPED;
}

void
bgl_settings_set_helper (const BglRules *rules,
                         gboolean        on)
{
  g_return_if_fail (rules != NULL);

  set_entry (BGL_SETTING_TABLE_HELPER, rules, g_variant_new_boolean (on));
}

void
bgl_settings_add_helped (const BglRules *rules,
                         const char     *name)
{
  g_auto (GStrv) names = NULL;
  g_autoptr (GStrvBuilder) builder = NULL;
  g_auto (GStrv) more = NULL;

  g_return_if_fail (rules != NULL);
  g_return_if_fail (name != NULL);

  names = get_helped (rules);
  if (names == NULL && was_played_before (rules))
    return;
  if (names != NULL && (g_strv_length (names) >= N_HELPED || g_strv_contains ((const char *const *) names, name)))
    return;

  builder = g_strv_builder_new ();
  if (names != NULL)
    g_strv_builder_addv (builder, (const char **) names);
  g_strv_builder_add (builder, name);
  more = g_strv_builder_end (builder);
  set_entry (BGL_SETTING_HELPED_GAMES, rules, g_variant_new_strv ((const char *const *) more, -1));
}

void
bgl_settings_renew_helper (const BglRules *rules)
{
  g_return_if_fail (rules != NULL);

  set_entry (BGL_SETTING_TABLE_HELPER, rules, NULL);
  set_entry (BGL_SETTING_HELPED_GAMES, rules, g_variant_new_strv (NULL, 0));
}
