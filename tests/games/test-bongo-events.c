/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <locale.h>

#include "engine/bgl-record.h"
#include "engine/bgl-game.h"
#include "games/bongo/bongo-rules.h"

/* The events, sentences, and signals of games of Bongo. */

/* Rolls by their answers; THIRD is bongo. */
#define GNU     "*: film 3 3 animals gnu gnu gnu rhino bongo\n"
#define THIRD   "*: film 1 3 animals rhino rhino gnu gnu bongo\n"
#define NOTHING "*: film 2 2 animals rhino rhino rhino bongo gnu\n"

#define TWO     "[Seats \"2\"]\n"

static BglGame *
replay (const char *tags,
        const char *moves)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"bongo\"]\n%s\n%s", tags, moves);
  g_autoptr (BglRecord) record = bgl_record_parse (text, -1, &error);
  BglGame *game;

  g_assert_no_error (error);
  game = bgl_record_replay (record, &error);
  g_assert_no_error (error);

  return game;
}

/* The events of the last move of a record, as the command line prints them. */
static const struct
{
  const char *tags;
  const char *moves;
  const char *events;
} tales[] = {
  { TWO, "1: roll\n", "thrown seat=1 rule=bongo-roll\n" },
  { TWO, "1: roll\n" GNU,
    "rolled film=3,3 animals=gnu,gnu,gnu,rhino,bongo poachers=- guard=- rule=bongo-levels\n" },
  { TWO "[Option-level \"guards\"]\n",
    "1: roll\n*: film 1 2 animals bongo bongo gnu rhino rhino poachers gnu bongo guard rhino\n",
    "rolled film=1,2 animals=bongo,bongo,gnu,rhino,rhino poachers=gnu,bongo guard=rhino rule=bongo-levels\n" },
  { TWO, "1: roll\n" GNU "2: call gnu @1834\n",
    "called seat=2 word=gnu result=right time=1834 rule=bongo-call\n"
    "number film-1=3 film-2=3 wanted=3 rule=bongo-number\n"
    "counts bongo=1 gnu=3 rhino=1 rule=bongo-animal\n"
    "answer-animal word=gnu wanted=3 rule=bongo-animal\n"
    "round-won seat=2 rule=bongo-first\n"
    "trophy-taken seat=2 animal=gnu from=supply rule=bongo-prize\n" },
  { TWO "[Position \"3/1/0 0/0/0\"]\n", "1: roll\n" GNU "1: call bongo @1000\n",
    "called seat=1 word=bongo result=wrong time=1000 rule=bongo-wrong-animal\n"
    "trophies-lost seat=1 animal=bongo count=3 rule=bongo-wrong-animal\n"
    "goes-on seat=1 word=bongo rule=bongo-goes-on\n"
    "waits seat=1 until=3000 rule=bongo-breath\n" },
  { TWO "[Position \"2/0/1 0/0/0\"]\n[Option-breath \"0\"]\n", "1: roll\n" GNU "1: call nothing @1000\n",
    "called seat=1 word=nothing result=wrong time=1000 rule=bongo-wrong-nothing\n"
    "trophies-lost seat=1 animal=bongo count=2 rule=bongo-wrong-nothing\n"
    "trophies-lost seat=1 animal=rhino count=1 rule=bongo-wrong-nothing\n"
    "goes-on seat=1 word=nothing rule=bongo-goes-on\n" },
  { TWO, "1: roll\n" NOTHING "1: call nothing @5\n",
    "called seat=1 word=nothing result=right time=5 rule=bongo-call\n"
    "number film-1=2 film-2=2 wanted=2 rule=bongo-number\n"
    "counts bongo=1 gnu=1 rhino=3 rule=bongo-animal\n"
    "answer-nothing wanted=2 rule=bongo-nothing\n"
    "round-won seat=1 rule=bongo-first\n"
    "choice-due seat=1 rule=bongo-choice\n" },
  { TWO "[Position \"2/2/1 0/0/0\"]\n", "1: roll\n" NOTHING "1: call nothing @5\n1: take rhino\n",
    "trophy-taken seat=1 animal=rhino from=supply rule=bongo-choice\n"
    "game-won seat=1 animal=nothing rule=bongo-win-pairs\n" },
  { TWO "[Option-level \"guards\"]\n[Position \"0/9/0 0/1/0\"]\n",
    "1: roll\n*: film 2 2 animals rhino rhino rhino bongo bongo poachers rhino rhino guard gnu\n"
    "1: call gnu @5\n",
    "called seat=1 word=gnu result=right time=5 rule=bongo-call\n"
    "number film-1=2 film-2=2 wanted=2 rule=bongo-number\n"
    "victim red-1=rhino red-2=rhino animal=rhino rule=bongo-poachers\n"
    "unguarded green=gnu animal=rhino rule=bongo-guards\n"
    "poached animal=rhino rule=bongo-poachers\n"
    "counts bongo=2 gnu=0 rhino=2 rule=bongo-animal\n"
    "answer-third word=gnu match-1=bongo match-2=rhino rule=bongo-third\n"
    "round-won seat=1 rule=bongo-first\n"
    "trophy-taken seat=1 animal=gnu from=2 rule=bongo-empty\n"
    "game-won seat=1 animal=gnu rule=bongo-win-colour\n" },
  { TWO "[Option-one-call \"yes\"]\n", "1: roll\n" THIRD "1: call gnu @1\n",
    "called seat=1 word=gnu result=wrong time=1 rule=bongo-wrong-animal\n"
    "out seat=1 rule=bongo-one-call\n"
    "goes-on seat=1 word=gnu rule=bongo-goes-on\n" },
  { TWO "[Option-one-call \"yes\"]\n", "1: roll\n" THIRD "1: call gnu @1\n2: call gnu @1\n",
    "called seat=2 word=gnu result=wrong time=1 rule=bongo-wrong-animal\n"
    "out seat=2 rule=bongo-one-call\n"
    "number film-1=1 film-2=3 wanted=2 rule=bongo-number\n"
    "counts bongo=1 gnu=2 rhino=2 rule=bongo-animal\n"
    "answer-third word=bongo match-1=gnu match-2=rhino rule=bongo-third\n"
    "round-void rule=bongo-one-call\n" },
  { TWO "[Option-clock \"9\"]\n[Option-level \"poachers\"]\n",
    "1: roll\n*: film 1 1 animals bongo bongo bongo bongo bongo poachers gnu gnu\n*: silence\n",
    "number film-1=1 film-2=1 wanted=1 rule=bongo-number\n"
    "victim red-1=gnu red-2=gnu animal=gnu rule=bongo-poachers\n"
    "absent animal=gnu rule=bongo-absent\n"
    "counts bongo=5 gnu=0 rhino=0 rule=bongo-animal\n"
    "answer-nothing wanted=1 rule=bongo-nothing\n"
    "round-void rule=bongo-call\n" },
};

static char *
tell_last (BglGame *game)
{
  GString *text = g_string_new (NULL);
  const BglEvent *events;
  guint n_events;

  events = bgl_game_get_events (game, bgl_game_get_ply (game) - 1, &n_events);
  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *line = bgl_rules_format_event (&bongo_rules, &events[i]);

      g_string_append_printf (text, "%s\n", line);
    }

  return g_string_free (text, FALSE);
}

static void
test_events (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (tales); i++)
    {
      g_autoptr (BglGame) game = replay (tales[i].tags, tales[i].moves);
      g_autofree char *text = tell_last (game);

      g_assert_cmpstr (text, ==, tales[i].events);
    }
}

static void
test_sentences (void)
{
  static const char *const names[] = { "Anna", "Ben", NULL };
  static const struct
  {
    const char *tags;
    const char *moves;
    const char *sentences;
  } cases[] = {
    { TWO, "1: roll\n", "Anna rolls the dice.\n" },
    { TWO, "1: roll\n" GNU, "" },
    { TWO "[Position \"3/1/0 0/0/0\"]\n", "1: roll\n" GNU "1: call bongo @1834\n",
      "Anna calls “bongo” after 1.83 s. This is wrong.\nAnna returns 3 trophies to the supply: bongo.\n" },
    { TWO "[Position \"3/1/0 0/0/0\"]\n", "1: roll\n" THIRD "1: call gnu @50\n",
      "Anna calls “gnu” after 0.05 s. This is wrong.\nAnna returns 1 trophy to the supply: gnu.\n" },
    { TWO "[Position \"0/9/0 0/1/0\"]\n", "1: roll\n" GNU "1: call gnu @700\n",
      "Anna calls “gnu” after 0.70 s. This is right.\n"
      "Both film dice show 3, so this is the target number.\n"
      "White dice that count: bongo 1, gnu 3, rhino 1.\n"
      "Only the gnu appears exactly 3 times, so it is the answer.\n"
      "Anna wins the round.\n"
      "Anna takes a trophy from Ben: gnu.\n"
      "Anna has enough trophies of one animal (gnu) and wins the game.\n" },
    { TWO "[Position \"0/0/0 2/1/2\"]\n", "1: roll\n" NOTHING "2: call nothing @1\n2: take gnu\n",
      "Ben takes a trophy from the supply: gnu.\n"
      "Ben has two trophies of each animal and wins the game.\n" },
    { TWO "[Option-one-call \"yes\"]\n", "1: roll\n" GNU "1: call rhino @1\n",
      "Anna calls “rhino” after 0.00 s. This is wrong.\nAnna is out for the rest of the round.\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BglGame) game = replay (cases[i].tags, cases[i].moves);
      g_autoptr (GString) text = g_string_new (NULL);
      const BglEvent *events;
      guint n_events;

      events = bgl_game_get_events (game, bgl_game_get_ply (game) - 1, &n_events);
      for (guint j = 0; j < n_events; j++)
        {
          g_autofree char *sentence =
            bongo_rules.describe_event (bgl_game_get_state (game), &events[j], names);

          if (sentence != NULL)
            g_string_append_printf (text, "%s\n", sentence);
        }

      g_assert_cmpstr (text->str, ==, cases[i].sentences);
    }

  {
    g_autoptr (BglGame) game = replay (TWO "[Position \"3/1/0 0/0/0\"]\n", "");
    g_autofree char *seat = bongo_rules.describe_seat (bgl_game_get_state (game), 1);
    g_autofree char *turn = bongo_rules.describe_turn (bgl_game_get_state (game));

    g_assert_cmpstr (seat, ==, "Bongo 3, gnu 1, rhino 0");
    g_assert_cmpstr (turn, ==, "Roll the dice. The first right call wins a trophy.");
  }
}

static void
signal_cb (GString *story)
{
  g_string_append_c (story, '*');
}

static void
called_cb (BglGame *game,
           guint    seat,
           guint    word,
           guint    right,
           int      time,
           GString *story)
{
  g_string_append_printf (story, "%u %s %s %d;", seat, bongo_word_get_nick (word),
                          right ? "right" : "wrong", time);
}

static void
taken_cb (BglGame *game,
          guint    seat,
          guint    animal,
          guint    giver,
          GString *story)
{
  const BongoState *state = bgl_game_get_state (game);

  g_string_append_printf (story, "%u takes %s from %u, has %u;", seat, bongo_word_get_nick (animal),
                          giver, state->trophies[seat - 1][animal]);
}

static void
test_signals (void)
{
  static const char *const names[] = {
    "thrown", "rolled", "trophies-lost", "waits", "out", "goes-on", "answer-animal", "answer-nothing", "round-won",
    "choice-due", "round-void", "game-won",
  };
  g_autoptr (BglGame) game = replay (TWO "[Position \"1/1/2 0/9/0\"]\n[Option-clock \"60\"]\n", "");
  GString *counts[G_N_ELEMENTS (names)];
  g_autoptr (GString) story = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      counts[i] = g_string_new (NULL);
      g_signal_connect_swapped (game, names[i], G_CALLBACK (signal_cb), counts[i]);
    }
  g_signal_connect (game, "called", G_CALLBACK (called_cb), story);
  g_signal_connect (game, "trophy-taken", G_CALLBACK (taken_cb), story);

  g_assert_true (bgl_game_play_text (game, 1, "roll", NULL));
  g_assert_true (bgl_game_play_text (game, 0, "film 3 3 animals gnu gnu gnu rhino bongo", NULL));
  g_assert_true (bgl_game_play_text (game, 0, "silence", NULL));
  g_assert_true (bgl_game_play_text (game, 1, "roll", NULL));
  g_assert_true (bgl_game_play_text (game, 0, "film 2 2 animals rhino rhino rhino bongo gnu", NULL));
  g_assert_true (bgl_game_play_text (game, 2, "call gnu @10", NULL));
  g_assert_true (bgl_game_play_text (game, 1, "call nothing @20", NULL));
  g_assert_true (bgl_game_play_text (game, 1, "take bongo", NULL));
  g_assert_true (bgl_game_play_text (game, 1, "roll", NULL));
  g_assert_true (bgl_game_play_text (game, 0, "film 3 3 animals gnu gnu gnu rhino bongo", NULL));
  g_assert_true (bgl_game_play_text (game, 1, "call gnu @30", NULL));

  g_assert_cmpstr (story->str, ==,
                   "2 gnu wrong 10;1 nothing right 20;1 takes bongo from 0, has 2;"
                   "1 gnu right 30;1 takes gnu from 0, has 2;");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      static const char *const expected[G_N_ELEMENTS (names)] = {
        "***", "***", "*", "*", "", "*", "**", "*", "**", "*", "*", "*",
      };

      g_assert_cmpstr (counts[i]->str, ==, expected[i]);
      g_string_free (counts[i], TRUE);
    }
}

/* Moves as the words of a button, and the rule that matters to whoever makes one. */
static void
test_moves (void)
{
  static const struct
  {
    const char *moves;
    const char *move;
    const char *words;
    const char *rule;
  } cases[] = {
    { "", "roll", "Roll the dice", "bongo-roll" },
    { "1: roll\n" GNU, "call gnu @1834", "Call after 1.83 s: gnu", "bongo-call" },
    { "1: roll\n" GNU, "call nothing", "Call: nothing", "bongo-call" },
    { "1: roll\n" NOTHING "1: call nothing @900\n", "take rhino", "Take a trophy: rhino", "bongo-choice" },
    { "1: roll\n" NOTHING "1: call nothing @900\n", "take rhino from 2", "Take a trophy (rhino) from player 2",
      "bongo-choice" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BglGame) game = replay (TWO, cases[i].moves);
      gconstpointer state = bgl_game_get_state (game);
      g_autofree char *words = NULL;
      BglMove move;

      g_assert_true (bongo_rules.parse_move (state, 1, cases[i].move, &move, NULL));
      words = bgl_rules_describe_move (&bongo_rules, state, move);
      g_assert_cmpstr (words, ==, cases[i].words);
      g_assert_cmpstr (bongo_rules.get_turn_rule (state), ==, cases[i].rule);
    }
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bongo/events/emitted", test_events);
  g_test_add_func ("/bongo/events/sentences", test_sentences);
  g_test_add_func ("/bongo/events/signals", test_signals);

  g_test_add_func ("/bongo/moves", test_moves);

  return g_test_run ();
}
