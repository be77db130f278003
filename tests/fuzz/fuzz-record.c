/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-record.h"
#include "engine/bgl-table.h"

#include "fuzz.h"

/*
 * Any bytes at all are either refused with a reason or a record: one that is the same when it is
 * written and read again, and whose game, if the rules accept it, is a record that they accept.
 */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BglRecord) record = bgl_record_parse ((const char *) data, size, &error);
  g_autoptr (BglRecord) copy = NULL;
  g_autoptr (BglRecord) played = NULL;
  g_autoptr (BglTable) table = NULL;
  g_autoptr (BglGame) replayed = NULL;
  g_autofree char *text = NULL;
  g_autofree char *copied_text = NULL;

  if (record == NULL)
    {
      fuzz_assert_refusal (error);
      return 0;
    }

  text = bgl_record_to_string (record);
  copy = bgl_record_parse (text, -1, &error);
  g_assert_no_error (error);
  copied_text = bgl_record_to_string (copy);
  g_assert_cmpstr (text, ==, copied_text);

  table = bgl_table_new_from_record (record, &error);
  if (table == NULL)
    {
      fuzz_assert_refusal (error);
      return 0;
    }

  played = bgl_table_to_record (table);
  replayed = bgl_record_replay (played, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bgl_game_get_ply (replayed), ==, bgl_game_get_ply (bgl_table_get_game (table)));

  return 0;
}
