/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "net/bgl-dice.h"
#include "net/bgl-verify.h"

#include "nim.h"
#include "table-fixture.h"

/* RFC 8032, test 2, so that the keys are those of everybody else. */
static void
test_signature (void)
{
  guint8 private_key[BGL_HASH_SIZE], public_key[BGL_HASH_SIZE], signature[BGL_SIGNATURE_SIZE];
  g_autofree char *public_hex = NULL;
  g_autofree char *hex = NULL;

  g_assert_true (bgl_parse_hex ("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb", private_key, 32));
  bgl_public_key (private_key, public_key);
  public_hex = bgl_format_hex (public_key, sizeof public_key);
  g_assert_cmpstr (public_hex, ==, "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c");
  bgl_sign (private_key, "\x72", 1, signature);
  hex = bgl_format_hex (signature, sizeof signature);
  g_assert_cmpstr (hex, ==, "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                            "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00");
  g_assert_true (bgl_check_signature (public_key, "\x72", 1, signature));
  g_assert_false (bgl_check_signature (public_key, "\x73", 1, signature));
}

static void
test_hash (void)
{
  guint8 hash[BGL_HASH_SIZE], whole[BGL_HASH_SIZE];
  g_autofree char *hex = NULL;
  g_autofree char *spaces = g_strnfill (100, ' ');
  g_autofree char *long_broker = g_strdup_printf ("mqtt://a:%s@c", spaces);
  g_autofree char *large = g_strnfill (1000, 'a');

  bgl_hash (hash, "ab", (gsize) 2, "c", (gsize) 1, NULL);
  hex = bgl_format_hex (hash, sizeof hash);
  g_assert_cmpstr (hex, ==, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");

  /* More than the buffer. */
  bgl_hash (hash, large, (gsize) 300, large, (gsize) 300, large, (gsize) 400, NULL);
  bgl_hash (whole, large, (gsize) 1000, NULL);
  g_assert_cmpmem (hash, sizeof hash, whole, sizeof whole);
}

static void
test_hex (void)
{
  guint8 bytes[2];

  g_assert_true (bgl_parse_hex ("01af", bytes, 2));
  g_assert_cmpuint (bytes[0], ==, 0x01);
  g_assert_cmpuint (bytes[1], ==, 0xaf);
  g_assert_false (bgl_parse_hex ("01a", bytes, 2));
  g_assert_false (bgl_parse_hex ("01af0", bytes, 2));
  g_assert_false (bgl_parse_hex ("01AF", bytes, 2));
  g_assert_false (bgl_parse_hex ("01ag", bytes, 2));
}

static void
test_broker (void)
{
  static const struct { const char *url; const char *host; guint port; gboolean tls; } good[] = {
    { "mqtt://localhost", "localhost", 1883, FALSE },
    { "mqtts://localhost/", "localhost", 8883, TRUE },
    { "mqtts://a:b%40@example.org:99", "example.org", 99, TRUE },
    { "mqtt://[::1]:5", "::1", 5, FALSE },
  };
  static const char *const bad[] = {
    "", "localhost", "http://localhost", "mqtt://", "mqtt://:5", "mqtt://a:99999", "mqtt://a:0", "mqtt://a/b",
    "mqtt://a?b", "mqtt://a#b", "mqtt://\xc3\xa4",
  };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (BglBroker) broker = bgl_broker_parse (good[i].url, NULL);
      g_autofree char *url = NULL;
      g_autoptr (BglBroker) again = NULL;

      g_assert_nonnull (broker);
      g_assert_cmpstr (broker->host, ==, good[i].host);
      g_assert_cmpuint (broker->port, ==, good[i].port);
      g_assert_cmpint (broker->tls, ==, good[i].tls);
      url = bgl_broker_to_string (broker);
      again = bgl_broker_parse (url, NULL);
      g_assert_nonnull (again);
      g_assert_cmpstr (again->password, ==, broker->password);
    }

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (bgl_broker_parse (bad[i], &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
    }
}

#define HOST "00112233445566778899aabbccddeeff"
#define CODE "ABCD-EFGH-JKMN-PQRS-TVWX"

static void
test_invitation (void)
{
  static const char *const bad[] = {
    "", "x", CODE "Y", "ABCD-EFGH-JKMN-PQRS-TVW", "ABCD-EFGH-JKMN-PQRS-TVWU",
    "bungalow:join?broker=mqtt://a&host=" HOST,
    "bungalow:join?broker=mqtt://a&host=" HOST "#", "bungalow:join?host=" HOST "#" CODE,
    "bungalow:join?broker=mqtt://a#" CODE,
    "bungalow:join?broker=mqtt://a&host=00#" CODE, "bungalow:join?broker=mqtt://a&broker=mqtt://a&host=" HOST "#" CODE,
    "bungalow:join?broker=mqtt://a&host=" HOST "&more=1#" CODE, "bungalow:join?#" CODE,
    "bungalow:join?broker&host#" CODE,
    "bungalow:join?broker=mqtt://a%20b&host=" HOST "#" CODE, "bungalow:join?broker=mqtt://a%0Ab&host=" HOST "#" CODE,
    "bungalow:join?broker=http://a&host=" HOST "#" CODE, "bungalow:join?broker=mqtt://a&host=" HOST "#" CODE "#",
  };
  guint8 host[BGL_FINGERPRINT_SIZE] = { 1, 2, 3 };
  g_autoptr (BglInvitation) made = bgl_invitation_new (bgl_broker_parse ("mqtts://a:b%26%23@c:1", NULL), host);
  g_autoptr (BglInvitation) other = bgl_invitation_new (bgl_broker_parse ("mqtt://c", NULL), host);
  g_autofree char *link = bgl_invitation_to_string (made);
  g_autoptr (BglInvitation) read = bgl_invitation_parse (link, NULL);
  g_autoptr (BglInvitation) typed = bgl_invitation_parse ("abcd efgh jkmn pqrs tvwo", NULL);
  g_autofree char *spaces = g_strnfill (100, ' ');
  g_autofree char *long_broker = g_strdup_printf ("mqtt://a:%s@c", spaces);
  g_autofree char *large = g_strnfill (BGL_MAX_INVITATION + 1, 'A');
  BglTableKeys keys, other_keys;

  g_assert_nonnull (read);
  g_assert_cmpstr (read->code, ==, made->code);
  g_assert_cmpstr (read->broker->password, ==, "b&#");
  g_assert_cmpmem (read->host, sizeof read->host, host, sizeof host);
  g_assert_cmpstr (made->code, !=, other->code);
  g_assert_cmpuint (strlen (made->code), ==, 24);

  g_assert_nonnull (typed);
  g_assert_cmpstr (typed->code, ==, "ABCD-EFGH-JKMN-PQRS-TVW0");
  g_assert_null (typed->broker);

  g_assert_null (bgl_invitation_parse (large, NULL));
  g_assert_null (bgl_broker_parse (long_broker, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (bgl_invitation_parse (bad[i], &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
    }

  /* The topic says nothing about the code, and another code has nothing in common. */
  bgl_table_keys_init (&keys, made->code);
  bgl_table_keys_init (&other_keys, other->code);
  g_assert_true (g_str_has_prefix (keys.topic, "bungalow/1/"));
  g_assert_cmpuint (strlen (keys.topic), ==, strlen ("bungalow/1/") + 32);
  g_assert_cmpstr (keys.topic, !=, other_keys.topic);
  g_assert_true (memcmp (keys.key, keys.game, sizeof keys.key) != 0);
  bgl_table_keys_clear (&keys);
  bgl_table_keys_clear (&other_keys);
}

/* All outcomes are equally likely: the sum of squares is that of a fair die, for fixed seeds. */
static void
test_dice (void)
{
  const guint n = 20000, n_sides = 5;
  g_autoptr (BglGame) game = bgl_game_new (&nim_rules, 2, NULL, "1", NULL);
  guint8 zero[BGL_HASH_SIZE] = { 0 };
  guint counts[10] = { 0 };
  double distance = 0;

  g_assert_true (bgl_game_play_text (game, 1, "1", NULL));
  g_assert_cmpint (bgl_game_get_turn (game), ==, BGL_TURN_CHANCE);

  for (guint i = 0; i < n; i++)
    {
      guint8 seed[BGL_HASH_SIZE], again[BGL_HASH_SIZE];
      BglMove move;

      bgl_dice_begin (seed, zero, i);
      bgl_dice_add (seed, 0, zero);
      bgl_dice_begin (again, zero, i);
      bgl_dice_add (again, 0, zero);
      move = bgl_dice_draw (seed, &nim_rules, bgl_game_get_state (game));
      g_assert_true (move == bgl_dice_draw (again, &nim_rules, bgl_game_get_state (game)));
      counts[bgl_move_get_payload (move)]++;
    }
  for (guint side = 5; side <= 9; side++)
    distance += ((double) counts[side] - (double) n / n_sides) * ((double) counts[side] - (double) n / n_sides) /
                ((double) n / n_sides);

  /* The 99.9th percentile of χ² with four degrees of freedom. */
  g_assert_cmpfloat (distance, <, 18.5);
}

static guint64
next_cb (gpointer data)
{
  static const guint32 numbers[] = { G_MAXUINT32, G_MAXUINT32 - 3, G_MAXUINT32 - 4, 7 };
  guint *index = data;

  return (guint64) numbers[(*index)++] << 32;
}

/* 2³² is not a multiple of six: its last four numbers are drawn again. */
static void
test_rejection (void)
{
  guint index = 0;
  BglRandom random;

  bgl_random_init_source (&random, next_cb, &index);
  g_assert_cmpuint (bgl_random_below (&random, 6), ==, (G_MAXUINT32 - 4) % 6);
  g_assert_cmpuint (index, ==, 3);
  g_assert_cmpuint (bgl_random_below (&random, 6), ==, 1);
}

/* Every nonce changes the outcome, and so do the member and the number of the roll. */
static void
test_nonces (void)
{
  guint8 zero[BGL_HASH_SIZE] = { 0 };
  guint8 seeds[4][BGL_HASH_SIZE], nonce[BGL_HASH_SIZE], commits[3][BGL_HASH_SIZE];

  bgl_dice_make_nonce (nonce, zero, zero, 0);
  for (guint i = 0; i < 4; i++)
    {
      bgl_dice_begin (seeds[i], zero, i == 3);
      bgl_dice_add (seeds[i], i == 2, i == 1 ? nonce : zero);
    }
  for (guint i = 0; i < 4; i++)
    for (guint j = 0; j < i; j++)
      g_assert_true (memcmp (seeds[i], seeds[j], BGL_HASH_SIZE) != 0);

  /* A copied commitment is not valid for another key or another roll. */
  bgl_dice_commit (commits[0], nonce, zero, 0, zero);
  bgl_dice_commit (commits[1], nonce, zero, 1, zero);
  bgl_dice_commit (commits[2], nonce, zero, 0, nonce);
  g_assert_true (memcmp (commits[0], commits[1], BGL_HASH_SIZE) != 0);
  g_assert_true (memcmp (commits[0], commits[2], BGL_HASH_SIZE) != 0);
}

/* A finished record proves itself, and any change of a move, a die, or a proof is noticed. */
static void
test_verify (void)
{
  TableFixture table;
  g_autofree char *text = NULL;
  g_autoptr (BglSession) session = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_changed = 0;

  table_fixture_init (&table, 2);
  table_fixture_finish (&table);
  text = bgl_verify_format (table.sessions[1]);
  session = bgl_verify_parse (text, strlen (text), NULL);
  g_assert_nonnull (session);
  g_assert_true (bgl_game_is_over (bgl_session_get_game (session)));
  g_assert_nonnull (strstr (text, "[Seat2 \"Anna\"]"));

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    for (char *c = lines[i]; *c != '\0'; c++)
      if (g_ascii_isdigit (*c) && (g_ascii_isdigit (*lines[i]) || *lines[i] == '*' || *lines[i] == '#'))
        {
          char kept = *c;
          g_autofree char *changed = NULL;
          g_autoptr (GError) error = NULL;

          *c = kept == '9' ? '8' : kept + 1;
          changed = g_strjoinv ("\n", lines);
          g_assert_null (bgl_verify_parse (changed, strlen (changed), &error));
          g_assert_nonnull (error);
          *c = kept;
          n_changed++;
        }
  g_assert_cmpuint (n_changed, >, 500);

  /* A record without proofs. */
  *strstr (text, "# distance") = '\0';
  g_assert_null (bgl_verify_parse (text, strlen (text), NULL));
  table_fixture_clear (&table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/protocol/signature", test_signature);
  g_test_add_func ("/protocol/hash", test_hash);
  g_test_add_func ("/protocol/hex", test_hex);
  g_test_add_func ("/protocol/broker", test_broker);
  g_test_add_func ("/protocol/invitation", test_invitation);
  g_test_add_func ("/protocol/dice", test_dice);
  g_test_add_func ("/protocol/rejection", test_rejection);
  g_test_add_func ("/protocol/nonces", test_nonces);
  g_test_add_func ("/protocol/verify", test_verify);

  return g_test_run ();
}
