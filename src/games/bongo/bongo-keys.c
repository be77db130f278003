/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-keys.h"

#include "bongo-settings.h"
#include "board/bgl-table-keys.h"
#include "engine/bgl-i18n.h"

static void
parse_keys (GVariant *value,
            guint     keys[BONGO_KEY_SETS][BONGO_WORDS])
{
  /* The setting may be too short or name unknown keys if it was edited by hand. */
  for (guint set = 0; set < BONGO_KEY_SETS; set++)
    for (guint word = 0; word < BONGO_WORDS; word++)
      {
        const char *name = NULL;

        keys[set][word] = GDK_KEY_VoidSymbol;
        if (set < g_variant_n_children (value))
          {
            g_autoptr (GVariant) names = g_variant_get_child_value (value, set);

            if (word < g_variant_n_children (names))
              {
                g_variant_get_child (names, word, "&s", &name);
                keys[set][word] = gdk_keyval_to_lower (gdk_keyval_from_name (name));
              }
          }
      }
}

static gboolean
is_used (guint keys[BONGO_KEY_SETS][BONGO_WORDS],
         guint keyval)
{
  for (guint set = 0; set < BONGO_KEY_SETS; set++)
    for (guint word = 0; word < BONGO_WORDS; word++)
      if (keys[set][word] == keyval)
        return TRUE;

  return FALSE;
}

gboolean
bongo_keys_is_reserved (guint keyval)
{
  return bgl_table_keys_get_title (keyval) != NULL;
}

static void
read_keys (guint keys[BONGO_KEY_SETS][BONGO_WORDS])
{
  g_autoptr (GVariant) value = g_settings_get_value (bongo_settings_get (), BONGO_SETTING_KEYS);
  g_autoptr (GVariant) standard = g_settings_get_default_value (bongo_settings_get (), BONGO_SETTING_KEYS);
  guint defaults[BONGO_KEY_SETS][BONGO_WORDS];

  parse_keys (value, keys);
  parse_keys (standard, defaults);

  /* Replace keys that the table needs itself. Older settings may still have one. */
  for (guint set = 0; set < BONGO_KEY_SETS; set++)
    for (guint word = 0; word < BONGO_WORDS; word++)
      if (bongo_keys_is_reserved (keys[set][word]))
        keys[set][word] = is_used (keys, defaults[set][word]) ? GDK_KEY_VoidSymbol : defaults[set][word];
}

guint
bongo_keys_get (guint     set,
                BongoWord word)
{
  guint keys[BONGO_KEY_SETS][BONGO_WORDS];

  g_return_val_if_fail (set < BONGO_KEY_SETS, GDK_KEY_VoidSymbol);
  g_return_val_if_fail (word < BONGO_WORDS, GDK_KEY_VoidSymbol);

  read_keys (keys);

  return keys[set][word];
}

void
bongo_keys_set (guint     set,
                BongoWord word,
                guint     keyval)
{
  guint keys[BONGO_KEY_SETS][BONGO_WORDS];
  GVariantBuilder builder;
  guint old;

  g_return_if_fail (set < BONGO_KEY_SETS);
  g_return_if_fail (word < BONGO_WORDS);
  g_return_if_fail (bongo_keys_is_usable (keyval));

  read_keys (keys);
  old = keys[set][word];
  keyval = gdk_keyval_to_lower (keyval);

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("aas"));
  for (guint i = 0; i < BONGO_KEY_SETS; i++)
    {
      g_variant_builder_open (&builder, G_VARIANT_TYPE ("as"));
      for (guint j = 0; j < BONGO_WORDS; j++)
        {
          guint key = keys[i][j];
          const char *name;

          if (i == set && j == word)
            key = keyval;
          else if (key == keyval)
            key = old;
          name = gdk_keyval_name (key);
          g_variant_builder_add (&builder, "s", name != NULL ? name : "VoidSymbol");
        }
      g_variant_builder_close (&builder);
    }
  g_settings_set_value (bongo_settings_get (), BONGO_SETTING_KEYS, g_variant_builder_end (&builder));
}

void
bongo_keys_reset (void)
{
  g_settings_reset (bongo_settings_get (), BONGO_SETTING_KEYS);
}

gboolean
bongo_keys_find (GdkDisplay *display,
                 guint       keycode,
                 guint      *set,
                 BongoWord  *word)
{
  guint keys[BONGO_KEY_SETS][BONGO_WORDS];
  g_autofree guint *keyvals = NULL;
  int n_keyvals = 0;

  if (!gdk_display_map_keycode (display, keycode, NULL, &keyvals, &n_keyvals))
    return FALSE;

  read_keys (keys);
  for (guint i = 0; i < BONGO_KEY_SETS; i++)
    for (guint j = 0; j < BONGO_WORDS; j++)
      for (int k = 0; k < n_keyvals; k++)
        if (keys[i][j] != GDK_KEY_VoidSymbol && gdk_keyval_to_lower (keyvals[k]) == keys[i][j])
          {
            *set = i;
            *word = j;
            return TRUE;
          }

  return FALSE;
}

gboolean
bongo_keys_is_on_pad (guint keyval)
{
  return keyval >= GDK_KEY_KP_Multiply && keyval <= GDK_KEY_KP_9;
}

gboolean
bongo_keys_is_usable (guint keyval)
{
  gunichar sign = gdk_keyval_to_unicode (keyval);

  return sign != 0 && g_unichar_isgraph (sign);
}

guint
bongo_keys_choose (GdkDisplay *display,
                   guint       keyval,
                   guint       keycode)
{
  g_autofree guint *keyvals = NULL;
  int n_keyvals = 0;

  if (bongo_keys_is_usable (keyval))
    return gdk_keyval_to_lower (keyval);

  if (gdk_display_map_keycode (display, keycode, NULL, &keyvals, &n_keyvals))
    for (int i = 0; i < n_keyvals; i++)
      if (bongo_keys_is_usable (keyvals[i]))
        return gdk_keyval_to_lower (keyvals[i]);

  return GDK_KEY_VoidSymbol;
}

char *
bongo_keys_get_label (guint keyval)
{
  gunichar sign = gdk_keyval_to_unicode (keyval);
  char text[7] = { 0 };

  if (sign == 0)
    return g_strdup ("–");

  g_unichar_to_utf8 (g_unichar_toupper (sign), text);

  return g_strdup (text);
}

char *
bongo_keys_get_name (guint keyval)
{
  gunichar sign = gdk_keyval_to_unicode (keyval);
  char text[7] = { 0 };

  if (sign == 0)
    return g_strdup (_("no key"));

  g_unichar_to_utf8 (g_unichar_toupper (sign), text);
  if (bongo_keys_is_on_pad (keyval))
    /* Translators: spoken; a key of the numeric keypad, such as 4. */
    return g_strdup_printf (_("%s on the numeric keypad"), text);

  /* Translators: spoken; a key, such as Q. */
  return g_strdup_printf (_("key %s"), text);
}
