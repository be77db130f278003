/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "net/bgl-phrase.h"
#include "net/bgl-verify.h"

#include "table-fixture.h"

/* What people at a table do besides moving: taking back, leaving, replacing each other, and talking. */

static guint
get_ply (TableFixture *table,
         guint         player)
{
  return bgl_game_get_ply (bgl_session_get_game (table->sessions[player]));
}

static void
begin (TableFixture *table,
       guint         n_players)
{
  table_fixture_init (table, n_players);
  table_fixture_settle (table);
  table_fixture_move (table);
  table_fixture_move (table);
}

static void
answer (TableFixture *table,
        guint         player,
        gboolean      accept)
{
  BglProposal proposal;

  g_assert_true (bgl_session_get_proposal (table->sessions[player], 0, &proposal));
  g_assert_true (proposal.asks_you);
  g_assert_true (bgl_session_answer (table->sessions[player], proposal.member, proposal.number, accept));
  table_fixture_settle (table);
  g_assert_false (bgl_session_answer (table->sessions[player], proposal.member, proposal.number, accept));
}

static const guint8 *
get_fingerprint (TableFixture *table,
                 guint         player)
{
  return bgl_session_get_own (table->sessions[player])->fingerprint;
}

static void
set_away (TableFixture *table,
          guint         player,
          gboolean      away)
{
  for (guint i = 0; i < table->n_players; i++)
    if (i != player)
      bgl_session_set_present (table->sessions[i], get_fingerprint (table, player), !away);
}

/* Everybody has to agree, whoever is to move. */
static void
test_take_back (void)
{
  TableFixture table;
  BglProposal proposal;

  begin (&table, 3);
  g_assert_false (bgl_session_can_propose_back (table.sessions[2]));
  g_assert_true (bgl_session_propose_back (table.sessions[0]));
  g_assert_false (bgl_session_propose_back (table.sessions[0]));
  table_fixture_settle (&table);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (bgl_session_get_proposal (table.sessions[i], 0, &proposal));
      g_assert_false (bgl_session_get_proposal (table.sessions[i], 1, &proposal));
      g_assert_true (bgl_session_get_proposal (table.sessions[i], 0, &proposal));
      g_assert_cmpint (proposal.kind, ==, BGL_PROPOSAL_BACK);
      g_assert_cmpuint (proposal.ply, ==, 0);
      g_assert_cmpuint (proposal.seat, ==, 1);
      g_assert_cmpint (proposal.own, ==, i == 0);
      g_assert_cmpint (proposal.asks_you, ==, i > 0);
      g_assert_cmpuint (proposal.waiting, ==, 6);
    }
  g_assert_cmpuint (table_fixture_count (&table, 1, BGL_NEWS_PROPOSED), ==, 1);

  answer (&table, 1, TRUE);
  g_assert_cmpuint (get_ply (&table, 0), ==, 2);
  answer (&table, 2, TRUE);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (get_ply (&table, i), ==, 0);
  g_assert_cmpuint (table_fixture_count (&table, 0, BGL_NEWS_LAPSED), ==, 0);
  table_fixture_finish (&table);
  table_fixture_clear (&table);
}

static void
test_decline (void)
{
  TableFixture table;

  begin (&table, 2);
  g_assert_true (bgl_session_propose_back (table.sessions[1]));
  table_fixture_settle (&table);
  answer (&table, 0, FALSE);
  g_assert_cmpuint (get_ply (&table, 1), ==, 2);
  g_assert_cmpuint (table_fixture_count (&table, 1, BGL_NEWS_DECLINED), ==, 1);

  /* One may ask again, and a move is an answer, too. */
  g_assert_true (bgl_session_propose_back (table.sessions[1]));
  table_fixture_settle (&table);
  table_fixture_move (&table);
  g_assert_cmpuint (table_fixture_count (&table, 1, BGL_NEWS_LAPSED), ==, 1);
  g_assert_cmpuint (get_ply (&table, 1), ==, 3);
  table_fixture_finish (&table);
  table_fixture_clear (&table);
}

/* Bots agree at once. */
static void
test_agreeable (void)
{
  TableFixture table;

  begin (&table, 2);
  bgl_session_set_agreeable (table.sessions[0]);
  g_assert_true (bgl_session_propose_back (table.sessions[1]));
  table_fixture_settle (&table);
  g_assert_cmpuint (get_ply (&table, 1), ==, 1);
  table_fixture_finish (&table);
  table_fixture_clear (&table);
}

/* Nobody can go back without the others, and nobody can agree for them. */
static void
test_forged_consent (void)
{
  TableFixture table;
  BglShare *own;

  begin (&table, 3);
  own = bgl_session_get_own (table.sessions[2]);
  table_fixture_move (&table);
  table_fixture_move (&table);
  table_fixture_move (&table);
  /* Seat 3 is to move again after its own moves: it could be both the one who proposes and the one who goes back. */
  g_assert_cmpint (bgl_game_get_turn (bgl_session_get_game (table.sessions[0])), ==, 3);
  bgl_share_append (own, "propose %u 3 back", get_ply (&table, 0));
  bgl_share_append (own, "accept 2 0");
  bgl_share_append (own, "back %u 2 0", get_ply (&table, 0));
  table_fixture_settle (&table);
  g_assert_cmpuint (get_ply (&table, 0), ==, 5);
  g_assert_cmpuint (get_ply (&table, 1), ==, 5);

  /* The game waits for the others. A decline frees it. */
  answer (&table, 0, FALSE);
  g_assert_cmpuint (get_ply (&table, 1), ==, 5);
  table_fixture_finish (&table);
  table_fixture_clear (&table);
}

/* Dice that were rolled are rolled again, with other nonces. */
static void
test_dice_again (void)
{
  TableFixture table;
  guint ply;

  begin (&table, 2);
  while (bgl_share_count (bgl_session_get_own (table.sessions[0]), BGL_ENTRY_ROLL) == 0)
    table_fixture_move (&table);
  ply = get_ply (&table, 0);

  for (guint i = 0; i < 2; i++)
    bgl_session_set_agreeable (table.sessions[i]);
  while (get_ply (&table, 0) >= ply)
    {
      g_assert_true (bgl_session_propose_back (table.sessions[0]));
      table_fixture_settle (&table);
    }
  g_assert_cmpuint (get_ply (&table, 0), <, ply - 1);
  table_fixture_finish (&table);
  for (guint i = 0; i < 2; i++)
    {
      BglShare *own = bgl_session_get_own (table.sessions[i]);

      g_assert_nonnull (bgl_share_get_nonce (own, 0));
      g_assert_nonnull (bgl_share_get_nonce (own, 1));
      g_assert_true (memcmp (bgl_share_get_nonce (own, 0), bgl_share_get_nonce (own, 1), BGL_HASH_SIZE) != 0);
    }
  table_fixture_clear (&table);
}

/* Somebody is away: with the consent of the others a bot plays on, until they are back. */
static void
test_replace (void)
{
  TableFixture table;
  g_autofree char *text = NULL;
  g_autoptr (BglSession) verified = NULL;

  begin (&table, 3);
  g_assert_false (bgl_session_can_replace (table.sessions[0], 2));
  while (bgl_game_get_turn (bgl_session_get_game (table.sessions[0])) != 2)
    table_fixture_move (&table);
  set_away (&table, 1, TRUE);
  g_assert_cmpint (bgl_session_get_sitter (table.sessions[0], 2), ==, BGL_SITTER_AWAY);
  g_assert_false (bgl_session_can_replace (table.sessions[2], 2));
  g_assert_false (bgl_session_can_replace (table.sessions[0], 1));
  g_assert_true (bgl_session_replace (table.sessions[0], 2, BGL_LEVEL_HARD));
  table_fixture_settle_without (&table, 1);
  g_assert_cmpint (bgl_session_get_sitter (table.sessions[2], 2), ==, BGL_SITTER_AWAY);

  {
    BglProposal proposal;

    g_assert_true (bgl_session_get_proposal (table.sessions[2], 0, &proposal));
    g_assert_cmpint (proposal.kind, ==, BGL_PROPOSAL_BOT);
    g_assert_cmpint (proposal.level, ==, BGL_LEVEL_HARD);
    g_assert_cmpuint (proposal.waiting, ==, 4);
    g_assert_true (bgl_session_answer (table.sessions[2], proposal.member, proposal.number, TRUE));
  }
  table_fixture_settle_without (&table, 1);
  g_assert_cmpint (bgl_session_get_sitter (table.sessions[2], 2), ==, BGL_SITTER_BOT);
  g_assert_true (bgl_session_is_own_seat (table.sessions[0], 2));
  g_assert_true (bgl_session_can_play (table.sessions[0]));
  g_assert_cmpuint (table_fixture_count (&table, 2, BGL_NEWS_REPLACED), ==, 1);

  /* Meanwhile, they have moved, which is void. They see that, and take their seat again. */
  g_assert_true (bgl_session_can_play (table.sessions[1]));
  g_assert_true (bgl_session_play (table.sessions[1], bgl_move_new (2, 1), NULL));
  table_fixture_settle (&table);
  set_away (&table, 1, FALSE);
  g_assert_true (bgl_session_can_take_seat (table.sessions[1]));
  g_assert_false (bgl_session_can_take_seat (table.sessions[2]));
  g_assert_true (bgl_session_take_seat (table.sessions[1]));
  table_fixture_settle (&table);
  g_assert_cmpint (bgl_session_get_sitter (table.sessions[1], 2), ==, BGL_SITTER_YOU);
  g_assert_cmpint (bgl_session_get_sitter (table.sessions[0], 2), ==, BGL_SITTER_HERE);
  g_assert_true (bgl_session_can_play (table.sessions[1]));

  table_fixture_finish (&table);
  text = bgl_verify_format (table.sessions[2]);
  verified = bgl_verify_parse (text, strlen (text), NULL);
  g_assert_nonnull (verified);
  table_fixture_clear (&table);
}

/* Somebody leaves, and somebody else with the invitation takes over. */
static void
test_hand_over (void)
{
  TableFixture table;
  g_autoptr (BglRecord) record = NULL;
  BglClaimant claimant;

  table_fixture_init_seats (&table, 3, 2);
  table_fixture_settle (&table);
  table_fixture_move (&table);
  g_assert_cmpuint (table_fixture_count (&table, 0, BGL_NEWS_CLAIMED), ==, 0);
  g_assert_true (bgl_session_leave (table.sessions[1]));
  g_assert_false (bgl_session_leave (table.sessions[1]));
  table_fixture_settle (&table);
  g_assert_cmpuint (table_fixture_count (&table, 0, BGL_NEWS_LEFT), ==, 1);
  g_assert_cmpint (bgl_session_get_sitter (table.sessions[0], 2), ==, BGL_SITTER_LEFT);

  g_assert_true (bgl_session_get_claimant (table.sessions[0], 0, &claimant));
  g_assert_cmpmem (claimant.fingerprint, sizeof claimant.fingerprint, get_fingerprint (&table, 2),
                   BGL_FINGERPRINT_SIZE);
  g_assert_cmpstr (claimant.name, ==, "Anna");
  g_assert_true (bgl_session_hand_over (table.sessions[0], 2, claimant.fingerprint));
  table_fixture_settle (&table);
  g_assert_cmpint (bgl_session_get_sitter (table.sessions[2], 2), ==, BGL_SITTER_YOU);
  g_assert_false (bgl_session_is_own_seat (table.sessions[1], 2));
  table_fixture_finish_without (&table, 1);
  g_assert_true (bgl_session_is_settled (table.sessions[0]));
  g_assert_true (bgl_session_is_settled (table.sessions[2]));
  table_fixture_clear (&table);
}

/* A change of a seat that is not in order is ignored. */
static void
test_wrong_change (void)
{
  TableFixture table;
  BglShare *host;

  begin (&table, 2);
  host = bgl_session_get_own (table.sessions[0]);
  bgl_share_append (host, "propose 2 2 bot:easy");
  bgl_share_append (host, "seat 2 0 0 1 %064d", 0);
  table_fixture_settle (&table);
  g_assert_cmpint (bgl_session_get_sitter (table.sessions[1], 2), ==, BGL_SITTER_YOU);
  table_fixture_finish (&table);
  table_fixture_clear (&table);
}

/* Before the game, a seat that was left is free again. */
static void
test_leave_early (void)
{
  TableFixture table;

  table_fixture_init (&table, 3);
  table_fixture_settle_without (&table, 2);
  g_assert_true (bgl_session_leave (table.sessions[1]));
  table_fixture_settle_without (&table, 2);
  bgl_session_claim (table.sessions[2], 2, "Carla");
  table_fixture_settle (&table);
  g_assert_null (bgl_session_get_game (table.sessions[0]));
  g_assert_cmpstr (bgl_session_get_name (table.sessions[0], 2), ==, "Carla");
  table_fixture_clear (&table);
}

static void
test_phrases (void)
{
  TableFixture table;
  BglNews news;
  guint n = 0, phrase = 0;

  begin (&table, 2);
  table_fixture_count (&table, 1, BGL_NEWS_SAID);
  g_assert_true (bgl_session_say (table.sessions[0], BGL_PHRASE_HELLO, table.now));
  g_assert_false (bgl_session_say (table.sessions[0], BGL_PHRASE_OOPS, table.now + 1999));

  /* Receivers ignore phrases that come faster. */
  for (guint i = 0; i < 100; i++)
    {
      bgl_share_append (bgl_session_get_own (table.sessions[0]), "say 2 thanks");
      table_fixture_settle (&table);
      table.now += 100;
    }
  while (bgl_session_take_news (table.sessions[1], &news))
    if (news.kind == BGL_NEWS_SAID)
      {
        g_assert_cmpuint (news.seat, ==, 1);
        phrase = (guint) news.received;
        n++;
      }
  g_assert_cmpuint (n, ==, 5);
  g_assert_cmpuint (phrase, ==, BGL_PHRASE_THANKS);
  g_assert_cmpuint (table_fixture_count (&table, 0, BGL_NEWS_SAID), ==, 0);
  for (guint i = 0; i < BGL_N_PHRASES; i++)
    {
      guint read;

      g_assert_true (bgl_phrase_from_nick (bgl_phrase_get_nick ((BglPhrase) i), &read));
      g_assert_cmpuint (read, ==, i);
      g_assert_cmpuint (strlen (bgl_phrase_get_label ((BglPhrase) i)), >, 3);
    }
  table_fixture_finish (&table);
  table_fixture_clear (&table);
}

/* The host invites to another game. */
static void
test_again (void)
{
  TableFixture table;
  const guint8 *host;
  const char *code;

  begin (&table, 2);
  table_fixture_finish (&table);
  g_assert_false (bgl_session_get_next (table.sessions[1], &host, &code));
  g_assert_false (bgl_session_invite (table.sessions[1], get_fingerprint (&table, 1), "ABCD-EFGH-JKMN-PQRS-TVWX"));
  g_assert_true (bgl_session_invite (table.sessions[0], get_fingerprint (&table, 0), "ABCD-EFGH-JKMN-PQRS-TVWX"));
  table_fixture_settle (&table);
  g_assert_true (bgl_session_get_next (table.sessions[1], &host, &code));
  g_assert_cmpstr (code, ==, "ABCD-EFGH-JKMN-PQRS-TVWX");
  g_assert_cmpmem (host, BGL_FINGERPRINT_SIZE, get_fingerprint (&table, 0), BGL_FINGERPRINT_SIZE);
  g_assert_cmpuint (table_fixture_count (&table, 1, BGL_NEWS_AGAIN), ==, 1);
  table_fixture_clear (&table);
}

/* A table of a later version is not understood, and says so once. */
static void
test_version (void)
{
  TableFixture table;
  g_autofree char *text = NULL;

  table_fixture_init (&table, 2);
  bgl_session_act (table.sessions[0], 0);
  {
    g_autoptr (GString) later = g_string_new (bgl_session_get_own (table.sessions[0])->text->str);

    g_string_truncate (later, (gsize) (strchr (later->str, '\n') - later->str) + 1);
    g_string_replace (later, " 2\n", " 3\n", 1);
    g_assert_cmpint (table_fixture_send (&table, 0, 1, later->str), ==, BGL_RECEIVED_NEW);
  }
  g_assert_null (bgl_session_get_table (table.sessions[1]));
  g_assert_cmpuint (table_fixture_count (&table, 1, BGL_NEWS_VERSION), ==, 1);
  table_fixture_clear (&table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/people/take-back", test_take_back);
  g_test_add_func ("/people/decline", test_decline);
  g_test_add_func ("/people/agreeable", test_agreeable);
  g_test_add_func ("/people/forged-consent", test_forged_consent);
  g_test_add_func ("/people/dice-again", test_dice_again);
  g_test_add_func ("/people/replace", test_replace);
  g_test_add_func ("/people/hand-over", test_hand_over);
  g_test_add_func ("/people/wrong-change", test_wrong_change);
  g_test_add_func ("/people/leave-early", test_leave_early);
  g_test_add_func ("/people/phrases", test_phrases);
  g_test_add_func ("/people/again", test_again);
  g_test_add_func ("/people/version", test_version);

  return g_test_run ();
}
