/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-record.h"

int LLVMFuzzerTestOneInput (const guint8 *data,
                            gsize         size);

static void
assert_refusal (GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == BGL_RULE_ERROR);
  g_assert_nonnull (bgl_rule_error_get_rule (error));
  g_assert_cmpuint (strlen (error->message), >, 0);
}

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
  g_autoptr (BglGame) game = NULL;
  g_autoptr (BglGame) replayed = NULL;
  g_autofree char *text = NULL;
  g_autofree char *copied_text = NULL;

  if (!record)
    {
      assert_refusal (error);
      return 0;
    }

  text = bgl_record_to_string (record);
  copy = bgl_record_parse (text, -1, &error);
  g_assert_no_error (error);
  copied_text = bgl_record_to_string (copy);
  g_assert_cmpstr (text, ==, copied_text);

  game = bgl_record_replay (record, &error);
  if (!game)
    {
      assert_refusal (error);
      return 0;
    }

  played = bgl_record_new_from_game (game);
  replayed = bgl_record_replay (played, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bgl_game_get_ply (replayed), ==, bgl_game_get_ply (game));

  return 0;
}
