/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-choice.h"

/* The nicks are in the order of the items of the row. */
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

void
bgl_choice_bind (GSettings         *settings,
                 const char        *key,
                 const char *const *nicks,
                 GObject           *row)
{
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (key != NULL);
  g_return_if_fail (nicks != NULL);

  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_nick_index, set_nick_index, (gpointer) nicks, NULL);
}
