/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <locale.h>
#include <string.h>

#include "engine/bgl-record.h"
#include "engine/bgl-game.h"
#include "games/bongo/bongo-rules.h"

#include "game-utils.h"

/* Every rule of Bongo by records: what they lead to, what is refused and why. */

/* Rolls by their answers. */
#define GNU     "*: film 3 3 animals gnu gnu gnu rhino bongo\n"
#define NOTHING "*: film 2 2 animals rhino rhino rhino bongo gnu\n"
#define RHINO   "*: film 2 3 animals rhino gnu gnu bongo bongo\n"

static BglRecord *
parse (const char *tags,
       const char *moves)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"bongo\"]\n%s\n%s", tags, moves);
  BglRecord *record = bgl_record_parse (text, -1, &error);

  g_assert_no_error (error);

  return record;
}

static BglGame *
replay (const char *tags,
        const char *moves)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BglRecord) record = parse (tags, moves);
  BglGame *game = bgl_record_replay (record, &error);

  g_assert_no_error (error);

  return game;
}

static void
assert_standing (BglGame    *game,
                 int         turn,
                 const char *trophies)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_cmpint (bgl_game_get_turn (game), ==, turn);
  bongo_rules.format_standing (bgl_game_get_state (game), text);
  g_string_truncate (text, text->len - 1);
  g_assert_cmpstr (text->str, ==, trophies);
}

/* What each move of the record leads to, in tables: all its moves are legal. */
typedef struct
{
  const char *tags;
  const char *moves;
  int         turn;
  const char *trophies;
} Standing;

#define TWO   "[Seats \"2\"]\n"
#define THREE "[Seats \"3\"]\n"

static const Standing standings[] = {
  /* bongo-roll: by lot, then the winner. */
  { TWO, "", 1, "trophies 0/0/0 0/0/0 supply 10/10/10" },
  { TWO "[Option-first \"2\"]\n", "", 2, "trophies 0/0/0 0/0/0 supply 10/10/10" },
  { TWO, "1: roll\n", BGL_TURN_CHANCE, "trophies 0/0/0 0/0/0 supply 10/10/10" },
  { TWO, "1: roll\n" GNU, BGL_TURN_ANY, "trophies 0/0/0 0/0/0 supply 10/10/10" },
  /* bongo-call, bongo-first, bongo-prize: the roller may call too. */
  { TWO, "1: roll\n" GNU "2: call gnu @1834\n", 2, "trophies 0/0/0 0/1/0 supply 10/9/10" },
  { TWO, "1: roll\n" GNU "1: call gnu @0\n", 1, "trophies 0/1/0 0/0/0 supply 10/9/10" },
  /* bongo-choice. */
  { TWO, "1: roll\n" NOTHING "2: call nothing @900\n", 2, "trophies 0/0/0 0/0/0 supply 10/10/10" },
  { TWO, "1: roll\n" NOTHING "2: call nothing @900\n2: take bongo\n", 2,
    "trophies 0/0/0 1/0/0 supply 9/10/10" },
  /* bongo-wrong-animal: the page's first example, and A may still call gnu. */
  { TWO "[Position \"3/1/0 0/0/0\"]\n", "1: roll\n" GNU "1: call bongo @1000\n", BGL_TURN_ANY,
    "trophies 0/1/0 0/0/0 supply 10/9/10" },
  { TWO "[Position \"3/1/0 0/0/0\"]\n", "1: roll\n" GNU "1: call bongo @1000\n1: call gnu @3000\n", 1,
    "trophies 0/2/0 0/0/0 supply 10/8/10" },
  /* bongo-wrong-nothing: the second. */
  { TWO "[Position \"2/2/1 1/1/1\"]\n", "1: roll\n" GNU "1: call nothing @1000\n", BGL_TURN_ANY,
    "trophies 0/0/0 1/1/1 supply 9/9/9" },
  /* bongo-empty: the third; A chooses B or C. */
  { THREE "[Position \"0/0/2 0/0/4 0/0/4\"]\n", "1: roll\n" RHINO "1: call rhino @700\n", 1,
    "trophies 0/0/2 0/0/4 0/0/4 supply 10/10/0" },
  { THREE "[Position \"0/0/2 0/0/4 0/0/4\"]\n", "1: roll\n" RHINO "1: call rhino @700\n1: take rhino from 3\n",
    1, "trophies 0/0/3 0/0/4 0/0/3 supply 10/10/0" },
  /* Without equals it comes by itself. */
  { THREE "[Position \"0/0/2 0/0/5 0/0/3\"]\n", "1: roll\n" RHINO "1: call rhino @700\n", 1,
    "trophies 0/0/3 0/0/4 0/0/3 supply 10/10/0" },
  /* The winner's own trophies do not matter: the opponent with the most gives. */
  { THREE "[Position \"0/0/6 0/0/1 0/0/3\"]\n", "1: roll\n" RHINO "1: call rhino @700\n", 1,
    "trophies 0/0/7 0/0/1 0/0/2 supply 10/10/0" },
  /* A choice may fall on an exhausted animal. */
  { THREE "[Position \"0/0/2 0/0/5 0/0/3\"]\n",
    "1: roll\n" NOTHING "1: call nothing @700\n1: take rhino\n", 1,
    "trophies 0/0/3 0/0/4 0/0/3 supply 10/10/0" },
  { THREE "[Position \"0/0/2 0/0/5 0/0/3\"]\n",
    "1: roll\n" NOTHING "1: call nothing @700\n1: take rhino from 2\n", 1,
    "trophies 0/0/3 0/0/4 0/0/3 supply 10/10/0" },
  { THREE "[Position \"0/0/2 0/0/4 0/0/4\"]\n",
    "1: roll\n" NOTHING "1: call nothing @700\n1: take rhino from 2\n", 1,
    "trophies 0/0/3 0/0/3 0/0/4 supply 10/10/0" },
  /* bongo-goes-on: others may call the same word, and the same player others. */
  { TWO, "1: roll\n" GNU "1: call rhino @500\n2: call rhino @500\n1: call bongo @2500\n2: call gnu @2500\n",
    2, "trophies 0/0/0 0/1/0 supply 10/9/10" },
  /* bongo-breath: exactly two seconds are enough, and each has a breath of one's own. */
  { TWO, "1: roll\n" GNU "1: call rhino @500\n1: call gnu @2500\n", 1, "trophies 0/1/0 0/0/0 supply 10/9/10" },
  { TWO "[Option-breath \"0\"]\n", "1: roll\n" GNU "1: call rhino @500\n1: call gnu @500\n", 1,
    "trophies 0/1/0 0/0/0 supply 10/9/10" },
  { TWO "[Option-breath \"10\"]\n", "1: roll\n" GNU "1: call rhino @500\n1: call gnu @10500\n", 1,
    "trophies 0/1/0 0/0/0 supply 10/9/10" },
  /* bongo-one-call: when all are out the same player rolls again, and all are in again. */
  { TWO "[Option-one-call \"yes\"]\n[Option-first \"2\"]\n",
    "2: roll\n" GNU "1: call rhino @500\n2: call bongo @600\n", 2, "trophies 0/0/0 0/0/0 supply 10/10/10" },
  { TWO "[Option-one-call \"yes\"]\n", "1: roll\n" GNU "1: call rhino @500\n2: call bongo @600\n"
    "1: roll\n" GNU "1: call gnu @500\n", 1, "trophies 0/1/0 0/0/0 supply 10/9/10" },
  /* The clock: nobody scores, the same player rolls again. */
  { TWO "[Option-clock \"5\"]\n", "1: roll\n" GNU "2: call rhino @500\n*: silence\n", 1,
    "trophies 0/0/0 0/0/0 supply 10/10/10" },
  { TWO "[Option-clock \"5\"]\n", "1: roll\n" GNU "2: call gnu @5000\n", 2,
    "trophies 0/0/0 0/1/0 supply 10/9/10" },
  /* bongo-win-pairs: the page's last example. */
  { TWO "[Position \"2/2/1 0/0/0\"]\n", "1: roll\n" NOTHING "1: call nothing @700\n1: take rhino\n",
    BGL_TURN_OVER, "trophies 2/2/2 0/0/0 supply 8/8/8" },
  { TWO "[Position \"2/1/2 0/0/0\"]\n", "1: roll\n" GNU "1: call gnu @700\n",
    BGL_TURN_OVER, "trophies 2/2/2 0/0/0 supply 8/8/8" },
  /* Not for whoever only lost one to the winner. */
  { TWO "[Position \"2/1/2 0/9/0\"]\n", "1: roll\n" GNU "1: call gnu @700\n",
    BGL_TURN_OVER, "trophies 2/2/2 0/8/0 supply 8/0/8" },
  /* bongo-win-colour. */
  { TWO "[Position \"0/9/0 0/0/0\"]\n", "1: roll\n" GNU "1: call gnu @700\n",
    BGL_TURN_OVER, "trophies 0/10/0 0/0/0 supply 10/0/10" },
  { TWO "[Position \"0/8/0 0/0/0\"]\n", "1: roll\n" GNU "1: call gnu @700\n",
    1, "trophies 0/9/0 0/0/0 supply 10/1/10" },
  { TWO "[Option-colour \"6\"]\n[Position \"0/5/0 0/0/0\"]\n", "1: roll\n" GNU "1: call gnu @700\n",
    BGL_TURN_OVER, "trophies 0/6/0 0/0/0 supply 10/4/10" },
  /* bongo-levels. */
  { TWO "[Option-level \"poachers\"]\n",
    "1: roll\n*: film 2 2 animals rhino rhino rhino bongo bongo poachers gnu bongo\n1: call gnu @3000\n",
    1, "trophies 0/1/0 0/0/0 supply 10/9/10" },
  { TWO "[Option-level \"guards\"]\n",
    "1: roll\n*: film 2 2 animals rhino rhino rhino bongo bongo poachers rhino rhino guard rhino\n"
    "1: call bongo @3000\n", 1, "trophies 1/0/0 0/0/0 supply 9/10/10" },
  /* A call without a time counts as soon as it may. */
  { TWO, "1: roll\n" GNU "1: call rhino @500\n2: call bongo\n2: call gnu @2500\n", 2,
    "trophies 0/0/0 0/1/0 supply 10/9/10" },
  { TWO, "1: roll\n" GNU "1: call rhino @500\n1: call gnu\n", 1, "trophies 0/1/0 0/0/0 supply 10/9/10" },
};

static void
test_standings (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (standings); i++)
    {
      g_autoptr (BglGame) game = NULL;

      g_test_message ("%s%s", standings[i].tags, standings[i].moves);
      game = replay (standings[i].tags, standings[i].moves);
      assert_standing (game, standings[i].turn, standings[i].trophies);
    }
}

/* Records whose last move is refused, and why. */
static const struct
{
  const char *tags;
  const char *moves;
  const char *rule;
} refusals[] = {
  { TWO, "2: roll\n", "bongo-roll" },
  { TWO, "1: roll\n1: roll\n", "bongo-roll" },
  { TWO, "1: roll\n" GNU "1: roll\n", "bongo-roll" },
  { TWO, "1: roll\n" GNU "2: call gnu @1\n1: roll\n", "bongo-roll" },
  { TWO, "1: roll\n" NOTHING "2: call nothing @1\n2: roll\n", "bongo-roll" },

  { TWO, "*: roll\n", "record-chance" },
  { TWO, GNU, "record-chance" },
  { TWO, "1: roll\n1: film 3 3 animals gnu gnu gnu rhino bongo\n", "record-chance" },
  { TWO, "1: roll\n" GNU GNU, "record-chance" },
  { TWO, "1: roll\n*: film 4 3 animals gnu gnu gnu rhino bongo\n", "record-chance" },
  { TWO, "1: roll\n*: film 3 0 animals gnu gnu gnu rhino bongo\n", "record-chance" },
  { TWO, "1: roll\n*: film 3 animals gnu gnu gnu rhino bongo\n", "record-chance" },
  { TWO, "1: roll\n*: film 3 3 3 animals gnu gnu gnu rhino bongo\n", "record-chance" },
  { TWO, "1: roll\n*: film 3 3 animals gnu gnu gnu rhino\n", "record-chance" },
  { TWO, "1: roll\n*: film 3 3 animals gnu gnu gnu rhino bongo gnu\n", "record-chance" },
  { TWO, "1: roll\n*: film 3 3 animals gnu gnu gnu rhino bongo poachers gnu gnu\n", "record-chance" },
  { TWO "[Option-level \"poachers\"]\n", "1: roll\n" GNU, "record-chance" },
  { TWO "[Option-level \"poachers\"]\n",
    "1: roll\n*: film 3 3 animals gnu gnu gnu rhino bongo poachers gnu\n", "record-chance" },
  { TWO "[Option-level \"poachers\"]\n",
    "1: roll\n*: film 3 3 animals gnu gnu gnu rhino bongo poachers gnu gnu guard gnu\n", "record-chance" },
  { TWO "[Option-level \"guards\"]\n",
    "1: roll\n*: film 3 3 animals gnu gnu gnu rhino bongo poachers gnu gnu\n", "record-chance" },
  { TWO "[Option-level \"guards\"]\n",
    "1: roll\n*: film 3 3 animals gnu gnu gnu rhino bongo poachers gnu gnu guard gnu gnu\n", "record-chance" },
  { TWO, "1: roll\n" GNU "*: silence\n", "record-chance" },
  { TWO "[Option-clock \"5\"]\n", "*: silence\n", "record-chance" },
  { TWO "[Option-clock \"5\"]\n", "1: roll\n*: silence\n", "record-chance" },
  { TWO "[Option-clock \"5\"]\n", "1: roll\n" GNU "1: silence\n", "record-chance" },

  { TWO, "1: call gnu @1\n", "bongo-call" },
  { TWO, "1: roll\n1: call gnu @1\n", "bongo-call" },
  { TWO, "1: roll\n" GNU "1: call gnu @1\n2: call gnu @1\n", "bongo-call" },
  { TWO, "1: roll\n" NOTHING "1: call nothing @1\n2: call nothing @1\n", "bongo-call" },
  { TWO "[Option-clock \"5\"]\n", "1: roll\n" GNU "2: call gnu @5001\n", "bongo-call" },
  { TWO "[Option-clock \"5\"]\n", "1: roll\n" GNU "*: silence\n2: call gnu @5001\n", "bongo-call" },

  { TWO, "1: roll\n" GNU "1: call rhino @1000\n2: call gnu @999\n", "bongo-first" },
  { TWO, "1: roll\n" GNU "1: call rhino @1000\n1: call rhino @4000\n", "bongo-goes-on" },
  { TWO, "1: roll\n" GNU "1: call rhino @1000\n1: call bongo @4000\n1: call rhino @7000\n", "bongo-goes-on" },
  { TWO, "1: roll\n" GNU "1: call rhino @1000\n1: call gnu @2999\n", "bongo-breath" },
  { TWO "[Option-breath \"3\"]\n", "1: roll\n" GNU "1: call rhino @1000\n1: call gnu @3999\n", "bongo-breath" },
  { TWO "[Option-one-call \"yes\"]\n", "1: roll\n" GNU "1: call rhino @1000\n1: call gnu @9000\n",
    "bongo-one-call" },

  { TWO, "1: take gnu\n", "bongo-prize" },
  { TWO, "1: roll\n" GNU "1: take gnu\n", "bongo-prize" },
  { TWO, "1: roll\n" GNU "1: call gnu @1\n1: take gnu\n", "bongo-prize" },
  { TWO, "1: roll\n" NOTHING "1: call nothing @1\n2: take gnu\n", "bongo-choice" },
  { TWO, "1: roll\n" NOTHING "1: call nothing @1\n1: take nothing\n", "bongo-choice" },
  { TWO, "1: roll\n" NOTHING "1: call nothing @1\n1: take gnu from 2\n", "bongo-empty" },
  { THREE "[Position \"0/0/2 0/0/4 0/0/4\"]\n", "1: roll\n" RHINO "1: call rhino @1\n1: take rhino\n",
    "bongo-empty" },
  { THREE "[Position \"0/0/2 0/0/4 0/0/4\"]\n", "1: roll\n" RHINO "1: call rhino @1\n1: take gnu\n",
    "bongo-prize" },
  { THREE "[Position \"0/0/2 0/0/4 0/0/4\"]\n", "1: roll\n" RHINO "1: call rhino @1\n1: take rhino from 1\n",
    "bongo-empty" },
  { THREE "[Position \"0/0/2 0/0/4 0/0/4\"]\n", "1: roll\n" RHINO "1: call rhino @1\n2: take rhino from 3\n",
    "bongo-empty" },
  { THREE "[Position \"0/0/2 0/0/4 0/0/4\"]\n", "1: roll\n" NOTHING "1: call nothing @1\n1: take rhino\n",
    "bongo-empty" },
  { THREE "[Position \"0/0/2 0/0/5 0/0/3\"]\n", "1: roll\n" NOTHING "1: call nothing @1\n1: take rhino from 3\n",
    "bongo-empty" },

  { TWO "[Position \"2/1/2 0/0/0\"]\n", "1: roll\n" GNU "1: call gnu @700\n1: roll\n", "record-over" },

  { TWO, "1: dance\n", "record-syntax" },
  { TWO, "1: roll twice\n", "record-syntax" },
  { TWO, "1: roll\n" GNU "1: call\n", "record-syntax" },
  { TWO, "1: roll\n" GNU "1: call lion @1\n", "record-syntax" },
  { TWO, "1: roll\n" GNU "1: call gnu 1\n", "record-syntax" },
  { TWO, "1: roll\n" GNU "1: call gnu @-1\n", "record-syntax" },
  { TWO, "1: roll\n" GNU "1: call gnu @1.5\n", "record-syntax" },
  { TWO, "1: roll\n" GNU "1: call gnu @99999999999\n", "record-syntax" },
  { TWO, "1: roll\n" GNU "1: call gnu @1 @2\n", "record-syntax" },
  { TWO, "1: roll\n" NOTHING "1: call nothing @1\n1: take\n", "record-syntax" },
  { TWO, "1: roll\n" NOTHING "1: call nothing @1\n1: take gnu from 3\n", "record-syntax" },
  { TWO, "1: roll\n" NOTHING "1: call nothing @1\n1: take gnu from 0\n", "record-syntax" },
  { TWO, "1: roll\n*: film 3 3\n", "record-syntax" },
  { TWO, "1: roll\n*: film x 3 animals gnu gnu gnu rhino bongo\n", "record-syntax" },
  { TWO, "1: roll\n*: film 3 3 animals gnu gnu gnu rhino lion\n", "record-syntax" },
  { TWO, "1: roll\n*: film 3 3 animals gnu gnu gnu rhino nothing\n", "record-syntax" },
};

static void
test_refusals (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BglRecord) record = parse (refusals[i].tags, refusals[i].moves);
      g_autoptr (BglGame) game = bgl_record_begin (record, &error);
      guint n_moves = bgl_record_get_n_steps (record);

      g_test_message ("%s%s", refusals[i].tags, refusals[i].moves);
      g_assert_no_error (error);
      for (guint j = 0; j + 1 < n_moves; j++)
        {
          bgl_record_play (record, game, j, &error);
          g_assert_no_error (error);
        }

      g_assert_false (bgl_record_play (record, game, n_moves - 1, &error));
      g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, refusals[i].rule);
      g_assert_cmpuint (strlen (error->message), >, 10);
    }
}

static void
test_bad_tags (void)
{
  static const char *const tags[] = {
    "[Seats \"1\"]\n",
    "[Seats \"9\"]\n",
    TWO "[Option-level \"lions\"]\n",
    TWO "[Option-colour \"7\"]\n",
    TWO "[Option-breath \"11\"]\n",
    TWO "[Option-one-call \"maybe\"]\n",
    TWO "[Option-clock \"121\"]\n",
    TWO "[Option-first \"3\"]\n",
    TWO "[Position \"\"]\n",
    TWO "[Position \"1/1/1\"]\n",
    TWO "[Position \"1/1/1 1/1\"]\n",
    TWO "[Position \"1/1/1 1/1/x\"]\n",
    TWO "[Position \"1/1/1 1/1/11\"]\n",
    TWO "[Position \"6/0/0 5/0/0\"]\n",
    TWO "[Position \"2/2/2 0/0/0\"]\n",
    TWO "[Position \"10/0/0 0/0/0\"]\n",
    TWO "[Option-colour \"6\"]\n[Position \"6/0/0 0/0/0\"]\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (tags); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"bongo\"]\n%s\n", tags[i]);
      g_autoptr (BglRecord) record = bgl_record_parse (text, -1, &error);
      g_autoptr (BglGame) game = record != NULL ? bgl_record_begin (record, &error) : NULL;

      g_test_message ("%s", tags[i]);
      g_assert_null (game);
      g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, "record-syntax");
    }
}

/* Every rule of the page is there, in its order, and some test above or in the other programs of
 * this game names it. */
static void
test_rule_ids (void)
{
  static const char *const ids[] = {
    "bongo-levels", "bongo-roll", "bongo-number", "bongo-animal", "bongo-third", "bongo-nothing",
    "bongo-poachers", "bongo-absent", "bongo-guards", "bongo-call", "bongo-first", "bongo-prize",
    "bongo-choice", "bongo-empty", "bongo-wrong-animal", "bongo-wrong-nothing", "bongo-goes-on",
    "bongo-breath", "bongo-one-call", "bongo-win-pairs", "bongo-win-colour", NULL,
  };

  game_test_assert_rules (&bongo_rules, ids);
}

static void
test_moves (void)
{
  static const struct
  {
    const char *tags;
    const char *moves;
    const char *legal;
  } cases[] = {
    { TWO, "", "1: roll" },
    { TWO, "1: roll\n", "" },
    { TWO, "1: roll\n" GNU "1: call rhino @5\n1: call nothing @3000\n2: call nothing @3000\n",
      "1: call bongo;1: call gnu;2: call bongo;2: call gnu;2: call rhino" },
    { TWO "[Option-one-call \"yes\"]\n", "1: roll\n" GNU "1: call rhino @5\n",
      "2: call bongo;2: call gnu;2: call rhino;2: call nothing" },
    /* Whose breath lasts longer than the clock has no call left. */
    { TWO "[Option-clock \"3\"]\n", "1: roll\n" GNU "1: call rhino @1500\n",
      "2: call bongo;2: call gnu;2: call rhino;2: call nothing" },
    { TWO, "1: roll\n" NOTHING "1: call nothing @5\n", "1: take bongo;1: take gnu;1: take rhino" },
    { THREE "[Position \"0/0/2 0/0/4 0/0/4\"]\n", "1: roll\n" NOTHING "1: call nothing @5\n",
      "1: take bongo;1: take gnu;1: take rhino from 2;1: take rhino from 3" },
    { THREE "[Position \"0/0/2 0/0/4 0/0/4\"]\n", "1: roll\n" RHINO "1: call rhino @5\n",
      "1: take rhino from 2;1: take rhino from 3" },
    { TWO "[Position \"2/1/2 0/0/0\"]\n", "1: roll\n" GNU "1: call gnu @700\n", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BglGame) game = replay (cases[i].tags, cases[i].moves);
      g_autofree char *legal = game_test_list_moves (game);

      g_assert_cmpstr (legal, ==, cases[i].legal);
    }
}

static void
test_next_game (void)
{
  g_autoptr (BglGame) game = replay (TWO "[Position \"0/0/0 2/1/2\"]\n", "1: roll\n" GNU "2: call gnu @1\n");
  BglOptions options = *bgl_game_get_options (game);

  g_assert_cmpuint (bongo_rules.get_winners (bgl_game_get_state (game)), ==, 2);
  bongo_rules.prepare_next (bgl_game_get_state (game), bgl_game_get_winners (game), &options);
  g_assert_cmpint (options.value[BONGO_OPTION_FIRST], ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bongo/standings", test_standings);
  g_test_add_func ("/bongo/refusals", test_refusals);
  g_test_add_func ("/bongo/bad-tags", test_bad_tags);
  g_test_add_func ("/bongo/rule-ids", test_rule_ids);
  g_test_add_func ("/bongo/moves", test_moves);
  g_test_add_func ("/bongo/next-game", test_next_game);

  return g_test_run ();
}
