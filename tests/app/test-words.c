/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "test-utils.h"

#include "board/bgl-words.h"
#include "engine/bgl-registry.h"

#define BANGO(seats) "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n" seats "\n"
#define TWO_PEOPLE   BANGO ("[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n")
#define ONE_PERSON   BANGO ("[Seat1 \"Anna\"]\n[Seat2 \"bot:easy\"]\n")

/* Yellow lays a row of five downwards at x = 0, red one at x = 2, one behind. */
#define YELLOW_WINS  "1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 0,3\n2: 1,3\n1: 0,4\n"

static void
test_players (void)
{
  static const struct
  {
    guint8      counts[6];
    const char *words;
  } cases[] = {
    { { 1 }, "1 player" },
    { { 2 }, "2 players" },
    { { 2, 4 }, "2 or 4 players" },
    { { 2, 3 }, "2–3 players" },
    { { 2, 3, 4, 5 }, "2–5 players" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BglRules rules = { .seat_counts = cases[i].counts };
      g_autofree char *words = bgl_words_players (&rules);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

static void
test_facts (void)
{
  g_autofree char *facts = bgl_words_facts (bgl_registry_find ("bango"));

  g_assert_cmpstr (facts, ==, "2 or 4 players · 15 minutes · ages 7 and up");
}

static void
test_list (void)
{
  const char *names[] = { "Anna", "Boris", "Clara", NULL };
  g_autofree char *three = bgl_words_list (names);
  g_autofree char *two = bgl_words_list (names + 1);
  g_autofree char *one = bgl_words_list (names + 2);
  g_autofree char *none = bgl_words_list (names + 3);

  g_assert_cmpstr (three, ==, "Anna, Boris, and Clara");
  g_assert_cmpstr (two, ==, "Boris and Clara");
  g_assert_cmpstr (one, ==, "Clara");
  g_assert_cmpstr (none, ==, "");
}

static void
test_number (void)
{
  g_autofree char *minus = bgl_words_number (-12);
  g_autofree char *plus = bgl_words_number (12);

  g_assert_cmpstr (minus, ==, "−12");
  g_assert_cmpstr (plus, ==, "12");
}

static void
test_turn (void)
{
  g_autoptr (BglTable) people = bgl_test_table (TWO_PEOPLE);
  g_autoptr (BglTable) person = bgl_test_table (ONE_PERSON);
  g_autoptr (BglTable) bot = bgl_test_table (ONE_PERSON "1: 0,1\n");
  g_autofree char *people_words = bgl_words_turn (people);
  g_autofree char *person_words = bgl_words_turn (person);
  g_autofree char *bot_words = bgl_words_turn (bot);

  g_assert_cmpstr (people_words, ==, "Anna’s turn");
  g_assert_cmpstr (person_words, ==, "Your turn");
  g_assert_cmpstr (bot_words, ==, "Bot 2 (easy) is thinking");
}

static void
test_result (void)
{
  g_autoptr (BglTable) people = bgl_test_table (TWO_PEOPLE YELLOW_WINS);
  g_autoptr (BglTable) person = bgl_test_table (ONE_PERSON YELLOW_WINS);
  g_autofree char *people_words = bgl_words_result (people);
  g_autofree char *person_words = bgl_words_result (person);
  g_autofree char *turn = bgl_words_turn (people);
  g_autofree char *reason = NULL;
  const char *rule;

  g_assert_cmpstr (people_words, ==, "Anna wins");
  g_assert_cmpstr (person_words, ==, "You win");
  g_assert_null (turn);

  reason = bgl_words_reason (people, &rule);
  g_assert_cmpstr (rule, ==, "bango-five");
  g_assert_nonnull (strstr (reason, "row"));
}

/* Who plays alone is addressed, alone or with partners; everything else is in the third person. */
static void
test_you (void)
{
  static const struct
  {
    const char *record;
    const char *result;
    const char *reason;
  } cases[] = {
    { BANGO ("[Seat2 \"bot:easy\"]\n") "1: resign\n", "Bot 2 (easy) wins", "You resign." },
    { BANGO ("[Seat1 \"bot:easy\"]\n") "1: resign\n", "You win", "Bot 1 (easy) resigns." },
    { BANGO ("") "1: resign\n", "Player 2 wins", "Player 1 resigns." },
    { "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"4\"]\n[Seat1 \"bot:easy\"]\n[Seat3 \"bot:easy\"]\n"
      "[Seat4 \"bot:hard\"]\n\n1: resign\n", "You and Bot 4 (hard) win", "Bot 1 (easy) resigns." },
    { "[Bungalow \"1\"]\n[Game \"bangkok\"]\n[Seats \"2\"]\n[Seat1 \"bot:easy\"]\n"
      "[Position \"round 2; scores 9 10; goal 9; values r4 g5; 1 r4; pool g5; turn 2\"]\n\n2: g5\n",
      "You win", "You win the game with 22 points." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BglTable) table = bgl_test_table (cases[i].record);
      g_autofree char *result = bgl_words_result (table);
      const char *rule;
      g_autofree char *reason = bgl_words_reason (table, &rule);

      g_assert_cmpstr (result, ==, cases[i].result);
      g_assert_cmpstr (reason, ==, cases[i].reason);
    }
}

static void
test_bot (void)
{
  g_autoptr (BglTable) table = bgl_test_table (BANGO ("[Seat2 \"bot:easy\"]\n"));
  g_autofree char *standing = bgl_words_standing (table);

  g_assert_nonnull (strstr (standing, "You: Tiles 17, 16 in stock."));
}

static void
test_standing (void)
{
  g_autoptr (BglTable) table = bgl_test_table (TWO_PEOPLE "1: 0,1\n");
  g_autofree char *words = bgl_words_standing (table);

  g_assert_nonnull (strstr (words, "Anna: Tiles 17, 15 in stock."));
  g_assert_nonnull (strstr (words, "Boris: Tiles 17, 16 in stock."));
  g_assert_true (g_str_has_suffix (words, "Boris’s turn"));
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/words/players", test_players);
  g_test_add_func ("/words/facts", test_facts);
  g_test_add_func ("/words/list", test_list);
  g_test_add_func ("/words/number", test_number);
  g_test_add_func ("/words/turn", test_turn);
  g_test_add_func ("/words/result", test_result);
  g_test_add_func ("/words/you", test_you);
  g_test_add_func ("/words/bot", test_bot);
  g_test_add_func ("/words/standing", test_standing);

  return g_test_run ();
}
