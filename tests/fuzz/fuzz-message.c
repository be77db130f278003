/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "net/bgl-session.h"
#include "net/bgl-verify.h"

#include "fuzz.h"

/*
 * Any bytes as an invitation, as a message of the broker, as the share of the host, and as that of a player. The input
 * is both shares, separated by an empty line. What is accepted leads to a legal game, and the same text again is nothing
 * new.
 */

static void
check_session (BglSession *session)
{
  g_autoptr (BglRecord) record = bgl_session_to_record (session);
  g_autoptr (BglGame) game = NULL;
  g_autofree char *text = NULL;

  if (record == NULL)
    return;

  game = bgl_record_replay (record, NULL);
  g_assert_nonnull (game);
  text = bgl_verify_format (session);
  g_assert_true (g_utf8_validate (text, -1, NULL));
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  guint8 game[BGL_HASH_SIZE] = { 0 };
  guint8 private_keys[2][BGL_HASH_SIZE] = { { 1 }, { 2 } };
  static guint8 public_keys[2][BGL_HASH_SIZE];
  static BglTableKeys keys;
  g_autoptr (BglSession) session = NULL;
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (BglInvitation) invitation = bgl_invitation_parse (text, NULL);
  g_autoptr (BglSession) verified = bgl_verify_parse (text, strlen (text), NULL);
  const char *second = strstr (text, "\n\n");
  const char *parts[2] = { text, second != NULL ? second + 2 : "" };
  gsize sizes[2] = { second != NULL ? (gsize) (second + 1 - text) : strlen (text), strlen (parts[1]) };

  if (keys.topic == NULL)
    {
      bgl_table_keys_init (&keys, "ABCD-EFGH-JKMN-PQRS-TVWX");
      for (guint i = 0; i < 2; i++)
        bgl_public_key (private_keys[i], public_keys[i]);
    }
  if (invitation != NULL && invitation->broker != NULL)
    {
      g_autofree char *link = bgl_invitation_to_string (invitation);
      g_autoptr (BglInvitation) again = bgl_invitation_parse (link, NULL);

      g_assert_nonnull (again);
      g_assert_cmpstr (again->code, ==, invitation->code);
    }

  session = bgl_session_new (game, private_keys[1], public_keys[1], NULL);
  bgl_session_open (session, &keys, "bungalow/1/x", data, size);
  for (guint i = 0; i < 2; i++)
    {
      BglReceived received = bgl_session_receive (session, public_keys[i], parts[i], sizes[i], NULL);

      if (received == BGL_RECEIVED_NEW)
        g_assert_cmpint (bgl_session_receive (session, public_keys[i], parts[i], sizes[i], NULL), ==, BGL_RECEIVED_OLD);
    }
  check_session (session);
  bgl_session_act (session, 0);
  bgl_session_act (session, BGL_PATIENCE_PRESENT);
  check_session (session);

  return 0;
}
