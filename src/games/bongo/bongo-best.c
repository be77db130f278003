/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-best.h"

#include <gio/gio.h>

#include "bongo-rules.h"
#include "bongo-settings.h"
#include "engine/bgl-i18n.h"

static const BglOptionChoice *
get_choice (BongoLevel level)
{
  return &bongo_rules.options[BONGO_OPTION_LEVEL].choices[level];
}

const char *
bongo_level_get_label (BongoLevel level)
{
  g_return_val_if_fail (level < BONGO_LEVELS, NULL);

  return _(get_choice (level)->label);
}

gboolean
bongo_best_get (BongoLevel   level,
                BongoResult *result)
{
  g_autoptr (GVariant) all = g_settings_get_value (bongo_settings_get (), BONGO_SETTING_BEST);

  g_return_val_if_fail (level < BONGO_LEVELS, FALSE);
  g_return_val_if_fail (result != NULL, FALSE);

  *result = (BongoResult) { .n_rolls = BONGO_PRACTICE_ROLLS };

  return g_variant_lookup (all, get_choice (level)->nick, "(uu)", &result->n_errors, &result->average);
}

gboolean
bongo_best_offer (BongoLevel         level,
                  const BongoResult *result)
{
  g_autoptr (GVariant) all = NULL;
  BongoResult best;
  GVariantBuilder builder;
  GVariantIter iter;
  const char *nick;
  guint errors, average;

  g_return_val_if_fail (level < BONGO_LEVELS, FALSE);
  g_return_val_if_fail (result != NULL, FALSE);

  if (bongo_best_get (level, &best) && !bongo_result_is_better (result, &best))
    return FALSE;

  all = g_settings_get_value (bongo_settings_get (), BONGO_SETTING_BEST);
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{s(uu)}"));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{&s(uu)}", &nick, &errors, &average))
    if (!g_str_equal (nick, get_choice (level)->nick))
      g_variant_builder_add (&builder, "{s(uu)}", nick, errors, average);
  g_variant_builder_add (&builder, "{s(uu)}", get_choice (level)->nick, result->n_errors, result->average);
  g_settings_set_value (bongo_settings_get (), BONGO_SETTING_BEST, g_variant_builder_end (&builder));

  return TRUE;
}

char *
bongo_result_describe (const BongoResult *result)
{
  g_autofree char *errors = NULL;
  g_autofree char *time = NULL;

  g_return_val_if_fail (result != NULL, NULL);

  errors = g_strdup_printf (ngettext ("%u error", "%u errors", result->n_errors), result->n_errors);
  if (result->n_errors >= result->n_rolls || result->average == 0)
    return g_steal_pointer (&errors);

  time = bongo_time_describe (result->average, 2);

  /* Translators: the average time, such as “2.31 s”, and a number of errors, such as “1 error” */
  return g_strdup_printf (_("%s on average, %s"), time, errors);
}
