/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-private.h"

#include "engine/bgl-i18n.h"

const BglRuleInfo bongo_rule_infos[] =
{
  { "bongo-levels",
    N_("Three levels"),
    N_("The Basic level uses the white and yellow dice. Poachers adds the red dice, and Guards also adds the green die.") },
  { "bongo-roll",
    N_("Rolling the dice"),
    N_("One player rolls all the dice of the level at once. The first roll goes to a random player, and each later roll to the winner of the last round.") },
  { "bongo-number",
    N_("Target number"),
    N_("If both film dice show the same number, it is the target number. If not, the target number is the one from 1 to 3 that neither shows.") },
  { "bongo-animal",
    N_("One animal fits"),
    N_("If only one animal appears on the white dice exactly as many times as the target number says, it is the answer.") },
  { "bongo-third",
    N_("Two animals fit"),
    N_("If two animals fit the target number, the answer is the third animal, no matter how often it appears.") },
  { "bongo-nothing",
    N_("No animal fits"),
    N_("If no animal fits the target number, “nothing” is the answer.") },
  { "bongo-poachers",
    N_("The poachers"),
    N_("The victim is the animal on both red dice or, if they differ, the animal that neither shows. One white die with the victim does not count.") },
  { "bongo-absent",
    N_("Victim not on the white dice"),
    N_("If no white die shows the victim, the poachers have no effect.") },
  { "bongo-guards",
    N_("The guard"),
    N_("If the green die shows the victim, the poachers have no effect and all the white dice count.") },
  { "bongo-call",
    N_("Calling"),
    N_("As soon as the dice have come to rest, any player may call “bongo,” “gnu,” “rhino,” or “nothing,” even the player who rolled.") },
  { "bongo-first",
    N_("The first right call"),
    N_("The first player to make the right call wins the round. What counts is the moment when you press the key, click, or tap.") },
  { "bongo-prize",
    N_("Taking a trophy"),
    N_("If the answer was an animal, the winner of the round takes one trophy of that animal from the supply.") },
  { "bongo-choice",
    N_("Any trophy after “nothing”"),
    N_("If the answer was “nothing,” the winner of the round takes a trophy of any animal.") },
  { "bongo-empty",
    N_("Empty supply"),
    N_("If the supply has no more trophies of an animal, the winner of the round takes one from the opponent who holds the most of them. If there is a tie, the winner chooses.") },
  { "bongo-wrong-animal",
    N_("Wrong animal"),
    N_("If you call a wrong animal, you return all your trophies of that animal to the supply.") },
  { "bongo-wrong-nothing",
    N_("Wrong “nothing”"),
    N_("If you call “nothing” but an animal is the answer, you return all your trophies to the supply.") },
  { "bongo-goes-on",
    N_("The round goes on"),
    N_("After a wrong call, the round goes on with the same dice until somebody makes the right call. You may not call the same word twice in a round.") },
  { "bongo-breath",
    N_("Waiting after a wrong call"),
    N_("After a wrong call, you must wait a moment before you call again.") },
  { "bongo-one-call",
    N_("One call each"),
    N_("With this option, a player who makes a wrong call is out for the rest of the round. If all players are out, nobody takes a trophy, and the same player rolls again.") },
  { "bongo-win-pairs",
    N_("Two of each animal"),
    N_("If you win a round and then hold at least two trophies of each animal, you win the game.") },
  { "bongo-win-colour",
    N_("Ten of one animal"),
    N_("If you win a round and then hold all ten trophies of one animal, you win the game. You may agree that six are enough.") },
  { NULL }
};

static const BglOptionChoice level_choices[] =
{
  /* Translators: a level of the game: which dice are used */
  { "basic", N_("Basic"), N_("Uses only the white and yellow dice. Start with this level.") },
  { "poachers", N_("Poachers"), N_("Adds the two red dice, which can take away an animal.") },
  { "guards", N_("Guards"), N_("Adds the red dice and the green die, which can protect an animal.") },
  { NULL }
};

static const BglOptionChoice color_choices[] =
{
  { "10", N_("Ten trophies"), N_("You need all the trophies of one animal.") },
  { "6", N_("Six trophies"), N_("The game is shorter.") },
  { NULL }
};

static const BglOptionChoice one_call_choices[] =
{
  { "no", N_("No"), N_("After a wrong call, a player may call again once the wait is over.") },
  { "yes", N_("Yes"), N_("After a wrong call, a player is out for the rest of the round.") },
  { NULL }
};

/* In the order of BongoOption. */
const BglOptionInfo bongo_option_infos[] =
{
  {
    .name = "first", .kind = BGL_OPTION_SEAT, .rule = "bongo-roll", .value = 1,
    .label = N_("Starting Player"),
    .sentence = N_("This player rolls the dice first."),
  },
  {
    .name = "level", .kind = BGL_OPTION_CHOICE, .rule = "bongo-levels",
    .label = N_("Dice"),
    .sentence = N_("Choose which dice are rolled."),
    .choices = level_choices,
  },
  {
    .name = "colour", .kind = BGL_OPTION_CHOICE, .rule = "bongo-win-colour",
    .label = N_("One Animal Wins With"),
    .sentence = N_("A player who wins a round and then holds this many trophies of one animal wins the game."),
    .choices = color_choices,
  },
  {
    .name = "breath", .kind = BGL_OPTION_NUMBER, .rule = "bongo-breath", .value = 2,
    .minimum = 0, .maximum = 10,
    .label = N_("Wait After a Wrong Call"),
    .sentence = N_("After a wrong call, a player must wait this long before calling again."),
    /* Translators: nobody has to wait after a wrong call */
    .zero = N_("None"),
  },
  {
    .name = "one-call", .kind = BGL_OPTION_CHOICE, .rule = "bongo-one-call",
    .label = N_("One Call Each"),
    .sentence = N_("Choose whether a player may call again after a wrong call."),
    .choices = one_call_choices,
  },
  {
    .name = "clock", .kind = BGL_OPTION_NUMBER, .rule = "bongo-call", .value = 0,
    .minimum = 0, .maximum = 120,
    .label = N_("Time Limit"),
    .sentence = N_("After this time, the answer is shown and nobody takes a trophy."),
    /* Translators: there is no time limit */
    .zero = N_("No limit"),
  },
  { NULL }
};

/* In the order of BongoStepKind, and then of BongoEventType. */
const BglEventInfo bongo_event_infos[] =
{
  { "number", { { "film-1", BGL_ARG_INT }, { "film-2", BGL_ARG_INT }, { "wanted", BGL_ARG_INT } } },
  { "victim", { { "red-1", BONGO_ARG_WORD }, { "red-2", BONGO_ARG_WORD }, { "animal", BONGO_ARG_WORD } } },
  { "guarded", { { "animal", BONGO_ARG_WORD } } },
  { "unguarded", { { "green", BONGO_ARG_WORD }, { "animal", BONGO_ARG_WORD } } },
  { "absent", { { "animal", BONGO_ARG_WORD } } },
  { "poached", { { "animal", BONGO_ARG_WORD } } },
  { "counts", { { "bongo", BGL_ARG_INT }, { "gnu", BGL_ARG_INT }, { "rhino", BGL_ARG_INT } } },
  { "answer-animal", { { "word", BONGO_ARG_WORD }, { "wanted", BGL_ARG_INT } }, .explained = TRUE },
  { "answer-third", { { "word", BONGO_ARG_WORD }, { "match-1", BONGO_ARG_WORD }, { "match-2", BONGO_ARG_WORD } },
    .explained = TRUE },
  { "answer-nothing", { { "wanted", BGL_ARG_INT } }, .explained = TRUE },

  { "thrown", { { "seat", BGL_ARG_SEAT } } },
  { "rolled", { { "film", BONGO_ARG_FILM }, { "animals", BONGO_ARG_DICE },
                { "poachers", BONGO_ARG_DICE }, { "guard", BONGO_ARG_DICE } } },
  { "called", { { "seat", BGL_ARG_SEAT }, { "word", BONGO_ARG_WORD },
                { "result", BONGO_ARG_RIGHT }, { "time", BGL_ARG_INT } } },
  { "trophies-lost", { { "seat", BGL_ARG_SEAT }, { "animal", BONGO_ARG_WORD }, { "count", BGL_ARG_INT } },
    .explained = TRUE },
  { "waits", { { "seat", BGL_ARG_SEAT }, { "until", BGL_ARG_INT } } },
  { "out", { { "seat", BGL_ARG_SEAT } }, .explained = TRUE },
  { "goes-on", { { "seat", BGL_ARG_SEAT }, { "word", BONGO_ARG_WORD } } },
  { "round-won", { { "seat", BGL_ARG_SEAT } } },
  { "choice-due", { { "seat", BGL_ARG_SEAT } } },
  { "trophy-taken", { { "seat", BGL_ARG_SEAT }, { "animal", BONGO_ARG_WORD }, { "from", BONGO_ARG_GIVER } } },
  { "round-void", { { NULL } }, .explained = TRUE },
  { "game-won", { { "seat", BGL_ARG_SEAT }, { "animal", BONGO_ARG_WORD } } },
  { NULL }
};
