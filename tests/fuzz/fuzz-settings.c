/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-settings.h"
#include "engine/bgl-record.h"
#include "engine/bgl-registry.h"
#include "engine/bgl-seat.h"
#include "engine/bgl-text.h"
#include "games/bongo/bongo-best.h"
#include "games/bongo/bongo-keys.h"
#include "games/bongo/bongo-settings.h"

#include "fuzz.h"

/* The keys whose values are more than a number or a switch. */
static const char *const keys[] = {
  BGL_SETTING_TABLES, BGL_SETTING_BOOK_LANGUAGES, BGL_SETTING_BOOK_PLACES, BGL_SETTING_LAST_GAME,
  BGL_SETTING_FINISHED_GAMES, NULL,
};
static const char *const bongo_keys[] = { BONGO_SETTING_KEYS, BONGO_SETTING_BEST, NULL };

static GSettings *
find_settings (const char *key)
{
  if (g_strv_contains (keys, key))
    return bgl_settings_get ();

  return g_strv_contains (bongo_keys, key) ? bongo_settings_get () : NULL;
}

static void
read_tables (void)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *text = bgl_settings_get_table (games[i]);
      g_autoptr (BglRecord) record = text != NULL ? bgl_record_parse (text, -1, NULL) : NULL;

      for (guint seat = 1; record != NULL && seat <= bgl_record_get_n_seats (record); seat++)
        {
          g_autoptr (BglSeat) person = bgl_seat_new_from_tag (seat, bgl_record_get_seat (record, seat));

          g_assert_cmpint (g_utf8_strlen (bgl_seat_get_name (person), -1), <=, BGL_TEXT_NAME);
        }
    }
}

static void
read_bongo (void)
{
  for (guint set = 0; set < BONGO_KEY_SETS; set++)
    for (guint word = 0; word < BONGO_WORDS; word++)
      bongo_keys_get (set, word);

  for (guint level = 0; level < BONGO_LEVELS; level++)
    {
      BongoResult result;

      if (bongo_best_get (level, &result))
        {
          g_autofree char *words = bongo_result_describe (&result);

          g_assert_nonnull (words);
        }
    }
}

/* A key, a line end and a value as text: whatever fits the schema can be read. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) parts = g_strsplit (text, "\n", 2);
  g_autoptr (GVariant) old = NULL;
  g_autoptr (GVariant) value = NULL;
  GSettings *settings;

  /* The backends only hand over text in UTF-8. GLib itself complains about escapes of half a character, such as
   * "\\ud800". */
  if (parts[0] == NULL || parts[1] == NULL || (settings = find_settings (parts[0])) == NULL ||
      !g_utf8_validate (parts[1], -1, NULL) || strstr (parts[1], "\\u") != NULL || strstr (parts[1], "\\U") != NULL)
    return 0;

  old = g_settings_get_value (settings, parts[0]);
  value = g_variant_parse (g_variant_get_type (old), parts[1], NULL, NULL, NULL);
  if (value == NULL || !g_settings_set_value (settings, parts[0], value))
    return 0;

  read_tables ();
  read_bongo ();
  g_settings_reset (settings, parts[0]);

  return 0;
}
