/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "table-fixture.h"

/*
 * What somebody can do who knows the broker, who knows the invitation, or who even has a seat. Everything is refused
 * and reported once, and the game goes on.
 */

static const char *
get_text (TableFixture *table,
          guint         player)
{
  return bgl_session_get_own (table->sessions[player])->text->str;
}

/* Checks that exactly one refusal was reported, and that the game can be finished. */
static void
assert_one_report (TableFixture *table,
                   guint         player,
                   BglNewsKind   kind)
{
  g_assert_cmpuint (table_fixture_count (table, player, kind), ==, 1);
  table_fixture_finish (table);
  table_fixture_clear (table);
}

static void
begin (TableFixture *table)
{
  table_fixture_init (table, 2);
  table_fixture_settle (table);
  table_fixture_move (table);
  table_fixture_count (table, 0, BGL_NEWS_REFUSED);
  table_fixture_count (table, 1, BGL_NEWS_REFUSED);
}

static void
test_wrong_key (void)
{
  TableFixture table;
  BglTableKeys other;
  BglShare *share;
  g_autoptr (GBytes) message = NULL;
  g_autofree char *topic = NULL;

  begin (&table);
  share = bgl_session_get_own (table.sessions[0]);
  bgl_table_keys_init (&other, "ABCD-EFGH-JKMN-PQRS-TVWZ");
  message = bgl_share_seal (share, &other);
  topic = bgl_share_get_topic (share, &table.keys);
  for (guint i = 0; i < 10000; i++)
    g_assert_cmpint (bgl_session_open (table.sessions[1], &table.keys, topic, g_bytes_get_data (message, NULL),
                                       g_bytes_get_size (message)), ==, BGL_RECEIVED_SEAL);
  bgl_table_keys_clear (&other);
  assert_one_report (&table, 1, BGL_NEWS_REFUSED);
}

/* Every bit of a message counts, and so does its topic. */
static void
test_damaged (void)
{
  TableFixture table;
  g_autofree char *topic = NULL;
  g_autofree char *other_topic = NULL;
  g_autofree guint8 *copy = NULL;
  g_autoptr (GBytes) message = NULL;
  gsize size;

  begin (&table);
  message = bgl_share_seal (bgl_session_get_own (table.sessions[0]), &table.keys);
  topic = bgl_share_get_topic (bgl_session_get_own (table.sessions[0]), &table.keys);
  other_topic = bgl_share_get_topic (bgl_session_get_own (table.sessions[1]), &table.keys);
  size = g_bytes_get_size (message);
  copy = g_memdup2 (g_bytes_get_data (message, NULL), size);

  for (gsize i = 0; i < size; i++)
    {
      copy[i] ^= 1;
      g_assert_cmpint (bgl_session_open (table.sessions[1], &table.keys, topic, copy, size), ==, BGL_RECEIVED_SEAL);
      copy[i] ^= 1;
    }
  for (gsize i = 0; i < size; i++)
    g_assert_cmpint (bgl_session_open (table.sessions[1], &table.keys, topic, copy, i), ==, BGL_RECEIVED_SEAL);
  g_assert_cmpint (bgl_session_open (table.sessions[1], &table.keys, other_topic, copy, size), ==, BGL_RECEIVED_SEAL);
  g_assert_cmpint (bgl_session_open (table.sessions[1], &table.keys, topic, copy, size), ==, BGL_RECEIVED_OLD);
  assert_one_report (&table, 1, BGL_NEWS_REFUSED);
}

/* An invited stranger seals a message in the name of the host. */
static void
test_forged (void)
{
  TableFixture table;
  g_autoptr (BglShare) share = NULL;
  g_autofree char *text = NULL;
  g_autofree char *topic = NULL;
  g_autoptr (GBytes) message = NULL;

  begin (&table);
  share = bgl_share_new (table.keys.game, table.public_keys[0]);
  text = g_strconcat (get_text (&table, 0), "move 1 1 2\n", NULL);
  g_assert_cmpint (bgl_share_extend (share, text, strlen (text), NULL), ==, BGL_RECEIVED_NEW);
  bgl_share_sign (share, table.private_keys[2]);
  message = bgl_share_seal (share, &table.keys);
  topic = bgl_share_get_topic (share, &table.keys);
  for (guint i = 0; i < 100; i++)
    g_assert_cmpint (bgl_session_open (table.sessions[1], &table.keys, topic, g_bytes_get_data (message, NULL),
                                       g_bytes_get_size (message)), ==, BGL_RECEIVED_SIGNATURE);
  assert_one_report (&table, 1, BGL_NEWS_REFUSED);
}

/* Somebody signs with their own key, but sends it to the topic of another writer. */
static void
test_foreign_topic (void)
{
  TableFixture table;
  g_autofree char *own_topic = NULL;
  g_autofree char *topic = NULL;
  g_autoptr (GBytes) message = NULL;
  g_autoptr (GBytes) data = NULL;
  g_autoptr (GBytes) moved = NULL;

  begin (&table);
  message = table_fixture_seal (&table, 2, "claim 1 Eve\n", &own_topic);
  data = bgl_unseal (table.keys.key, own_topic, g_bytes_get_data (message, NULL), g_bytes_get_size (message));
  topic = bgl_share_get_topic (bgl_session_get_own (table.sessions[0]), &table.keys);
  moved = bgl_seal (table.keys.key, topic, g_bytes_get_data (data, NULL), g_bytes_get_size (data));
  g_assert_cmpint (bgl_session_open (table.sessions[1], &table.keys, topic, g_bytes_get_data (moved, NULL),
                                     g_bytes_get_size (moved)), ==, BGL_RECEIVED_SIGNATURE);
  assert_one_report (&table, 1, BGL_NEWS_REFUSED);
}

/* Old messages are true, but nothing new. */
static void
test_replayed (void)
{
  TableFixture table;
  g_autofree char *old = NULL;

  begin (&table);
  old = g_strdup (get_text (&table, 0));
  table_fixture_move (&table);
  table_fixture_move (&table);
  table_fixture_count (&table, 1, BGL_NEWS_REFUSED);
  for (guint i = 0; i < 100; i++)
    g_assert_cmpint (table_fixture_send (&table, 0, 1, old), ==, BGL_RECEIVED_OLD);
  g_assert_cmpuint (table_fixture_count (&table, 1, BGL_NEWS_REFUSED), ==, 0);
  table_fixture_finish (&table);
  table_fixture_clear (&table);
}

/* A player takes a move back by writing another one in its place. */
static void
test_contradiction (void)
{
  TableFixture table;
  g_autoptr (GString) text = NULL;

  begin (&table);
  text = g_string_new (get_text (&table, 0));
  g_assert_cmpuint (g_string_replace (text, "move 0 1 1", "move 0 1 2", 0), ==, 1);
  for (guint i = 0; i < 100; i++)
    g_assert_cmpint (table_fixture_send (&table, 0, 1, text->str), ==, BGL_RECEIVED_FORK);
  assert_one_report (&table, 1, BGL_NEWS_REFUSED);
}

static void
test_oversized (void)
{
  TableFixture table;
  g_autofree char *large = g_strnfill (1024 * 1024, 'x');

  begin (&table);
  for (guint i = 0; i < 10; i++)
    g_assert_cmpint (table_fixture_send (&table, 0, 1, large), ==, BGL_RECEIVED_LARGE);
  assert_one_report (&table, 1, BGL_NEWS_REFUSED);
}

static void
test_syntax (void)
{
  static const char *const lines[] = {
    "", "move", "move 1 1", "move 1 1 1 1", "move 01 1 1", "move -1 1 1", "move 1 0 1", "move 1 9 1",
    "move 1000001 1 1", "move 1 1 %zz", "Move 1 1 1", " move 1 1 1", "table x", "commit 5 00", "reveal 99 00", "roll 1 1 1 1 zz",
    "order 1 9 0",
    "claim x y", "bind 0 00000000000000000000000000000000", "move 1 1 1\r", "\xff", "over x", "start 9999 00",
  };
  TableFixture table;

  begin (&table);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = g_strdup_printf ("%s%s\n", get_text (&table, 0), lines[i]);

      g_assert_cmpint (table_fixture_send (&table, 0, 1, text), ==, BGL_RECEIVED_SYNTAX);
    }
  {
    /* The last line has no end. */
    g_autofree char *text = g_strconcat (get_text (&table, 0), "move 1 1 1", NULL);

    g_assert_cmpint (table_fixture_send (&table, 0, 1, text), ==, BGL_RECEIVED_SYNTAX);
  }
  assert_one_report (&table, 1, BGL_NEWS_REFUSED);
}

/* Well-formed lines that the rules or the protocol do not allow are skipped by everybody, so that all have the same
 * game. */
static void
test_out_of_turn (void)
{
  TableFixture table;
  BglSession *cheat;
  BglShare *own;

  begin (&table);
  cheat = table.sessions[0];
  own = bgl_session_get_own (cheat);
  /* It is the turn of seat 2, and 0 is not a move. */
  bgl_share_append (own, "move 1 1 1");
  bgl_share_append (own, "move 1 2 1");
  bgl_share_append (own, "move 2 1 9");
  bgl_share_append (own, "roll 2 0 1 1 %064d", 0);
  bgl_share_append (own, "order 2 1 0");
  table_fixture_settle (&table);
  table_fixture_move (&table);
  g_assert_cmpuint (bgl_game_get_ply (bgl_session_get_game (cheat)), ==, 2);
  assert_one_report (&table, 1, BGL_NEWS_ILLEGAL);
}

/* Two want the same seat: the host decides, and both see the same. */
static void
test_second_holder (void)
{
  TableFixture table;

  table_fixture_init (&table, 3);
  bgl_session_claim (table.sessions[2], 2, "Eve");
  table_fixture_settle (&table);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (bgl_session_find_seat (table.sessions[i],
                                             bgl_session_get_own (table.sessions[2])->fingerprint), ==, 3);
  table_fixture_finish (&table);
  table_fixture_clear (&table);
}

/* Those who know the invitation but have no seat cannot fill the memory, before or during the game. */
static void
test_strangers (void)
{
  TableFixture table;
  g_autoptr (BglSession) watcher = NULL;
  BglShare *host;
  guint n_accepted = 0, n_watched = 0;

  table_fixture_init (&table, 2);
  table_fixture_settle_without (&table, 1);
  table_fixture_count (&table, 0, BGL_NEWS_REFUSED);
  host = bgl_session_get_own (table.sessions[0]);
  watcher = bgl_session_new (table.keys.game, NULL, NULL, host->fingerprint);
  g_assert_cmpint (bgl_session_receive (watcher, host->public_key, host->text->str, host->text->len,
                                        host->signature), ==, BGL_RECEIVED_NEW);
  for (guint i = 0; i < 200; i++)
    {
      guint8 private_key[BGL_HASH_SIZE] = { 77, (guint8) i };
      guint8 public_key[BGL_HASH_SIZE];
      g_autoptr (BglShare) share = NULL;

      bgl_public_key (private_key, public_key);
      share = bgl_share_new (table.keys.game, public_key);
      /* Without a commitment, nobody gets a seat. */
      bgl_share_append (share, "claim 2 Eve");
      bgl_share_sign (share, private_key);
      n_accepted += bgl_session_receive (table.sessions[0], public_key, share->text->str, share->text->len,
                                         share->signature) == BGL_RECEIVED_NEW;
      n_watched += bgl_session_receive (watcher, public_key, share->text->str, share->text->len,
                                        share->signature) == BGL_RECEIVED_NEW;
    }
  g_assert_cmpuint (n_accepted, ==, 16);
  g_assert_cmpuint (n_watched, ==, 16);
  g_assert_cmpuint (bgl_session_get_shares (table.sessions[0])->len, ==, 17);
  g_assert_cmpuint (table_fixture_count (&table, 0, BGL_NEWS_REFUSED), ==, 1);
  table_fixture_clear (&table);

  /* During the game, somebody may be waiting for a seat. */
  begin (&table);
  n_accepted = 0;
  for (guint i = 0; i < 200; i++)
    {
      guint8 private_key[BGL_HASH_SIZE] = { 78, (guint8) i };
      guint8 public_key[BGL_HASH_SIZE];

      bgl_public_key (private_key, public_key);
      n_accepted += bgl_session_receive (table.sessions[0], public_key, "claim 1 Eve\n", 12, NULL) ==
                    BGL_RECEIVED_NEW;
    }
  g_assert_cmpuint (n_accepted, ==, 16);
  g_assert_cmpuint (bgl_session_get_shares (table.sessions[0])->len, ==, 18);
  assert_one_report (&table, 0, BGL_NEWS_REFUSED);
}

/* Plays until the dice are due, without anybody revealing anything. */
static void
play_to_chance (TableFixture *table)
{
  begin (table);
  while (bgl_game_get_turn (bgl_session_get_game (table->sessions[1])) != BGL_TURN_CHANCE)
    {
      BglGame *game = bgl_session_get_game (table->sessions[0]);
      int turn = bgl_game_get_turn (game);
      guint player = turn == 1 ? 0 : 1;
      BglShare *own = bgl_session_get_own (table->sessions[player]);

      g_assert_true (bgl_session_play (table->sessions[player], bgl_move_new ((guint) turn, 1), NULL));
      g_assert_cmpint (table_fixture_send (table, player, 1 - player, own->text->str), ==, BGL_RECEIVED_NEW);
    }
}

/* Somebody reveals another nonce than the one they are committed to: it does not count. */
static void
test_wrong_nonce (void)
{
  TableFixture table;
  BglShare *own;

  play_to_chance (&table);
  own = bgl_session_get_own (table.sessions[1]);
  bgl_share_append (own, "reveal 0 %064d", 0);
  table_fixture_settle (&table);
  g_assert_cmpint (bgl_game_get_turn (bgl_session_get_game (table.sessions[0])), ==, BGL_TURN_CHANCE);

  table.now += BGL_PATIENCE_PRESENT;
  table_fixture_settle (&table);
  g_assert_cmpint (bgl_game_get_turn (bgl_session_get_game (table.sessions[0])), >, 0);
  g_assert_cmpuint (table_fixture_count (&table, 0, BGL_NEWS_FORFEITED), ==, 1);
  assert_one_report (&table, 1, BGL_NEWS_FORFEITED);
}

/* Somebody who does not respond loses their influence, sooner if they are not even there, and is told so. */
static void
test_forfeit (void)
{
  TableFixture table;

  play_to_chance (&table);
  bgl_session_set_present (table.sessions[0], bgl_session_get_own (table.sessions[1])->fingerprint, FALSE);
  table_fixture_settle_without (&table, 1);
  table.now += BGL_PATIENCE_ABSENT - 1;
  table_fixture_settle_without (&table, 1);
  g_assert_cmpint (bgl_game_get_turn (bgl_session_get_game (table.sessions[0])), ==, BGL_TURN_CHANCE);
  table.now++;
  table_fixture_settle_without (&table, 1);
  g_assert_cmpint (bgl_game_get_turn (bgl_session_get_game (table.sessions[0])), >, 0);
  table_fixture_settle (&table);
  assert_one_report (&table, 1, BGL_NEWS_FORFEITED);
}

/* The host cannot roll alone while the others are there, nor leave itself out. */
static void
test_host_rolls_alone (void)
{
  static const guint masks[] = { 0, 2, 4 };
  TableFixture table;
  BglShare *own;
  guint ply;

  play_to_chance (&table);
  ply = bgl_game_get_ply (bgl_session_get_game (table.sessions[0]));
  own = bgl_session_get_own (table.sessions[0]);
  for (guint i = 0; i < G_N_ELEMENTS (masks); i++)
    bgl_share_append (own, "roll %u 0 %u 1 %064d", ply, masks[i], 0);
  bgl_share_append (own, "roll %u 1 1 1 %064d", ply, 0);
  g_assert_cmpint (table_fixture_send (&table, 0, 1, own->text->str), ==, BGL_RECEIVED_NEW);
  g_assert_cmpint (bgl_game_get_turn (bgl_session_get_game (table.sessions[1])), ==, BGL_TURN_CHANCE);
  table_fixture_finish (&table);
  table_fixture_clear (&table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/attacks/wrong-key", test_wrong_key);
  g_test_add_func ("/attacks/damaged", test_damaged);
  g_test_add_func ("/attacks/forged", test_forged);
  g_test_add_func ("/attacks/foreign-topic", test_foreign_topic);
  g_test_add_func ("/attacks/replayed", test_replayed);
  g_test_add_func ("/attacks/contradiction", test_contradiction);
  g_test_add_func ("/attacks/oversized", test_oversized);
  g_test_add_func ("/attacks/syntax", test_syntax);
  g_test_add_func ("/attacks/out-of-turn", test_out_of_turn);
  g_test_add_func ("/attacks/second-holder", test_second_holder);
  g_test_add_func ("/attacks/strangers", test_strangers);
  g_test_add_func ("/attacks/wrong-nonce", test_wrong_nonce);
  g_test_add_func ("/attacks/forfeit", test_forfeit);
  g_test_add_func ("/attacks/host-rolls-alone", test_host_rolls_alone);

  return g_test_run ();
}
