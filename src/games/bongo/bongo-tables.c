/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "bongo-private.h"

const BglRuleInfo bongo_rule_infos[] =
{
  { "bongo-levels",
    N_("Three levels"),
    N_("The basic level has white and yellow dice, poachers add the red dice, guards the green one.") },
  { "bongo-roll",
    N_("Who rolls"),
    N_("One player rolls all the dice of the level: first the one drawn by lot, then the winner of the last round.") },
  { "bongo-number",
    N_("The number wanted"),
    N_("Film dice that agree give the number wanted; if they differ, it is the one of 1, 2 and 3 that neither shows.") },
  { "bongo-animal",
    N_("One animal"),
    N_("An animal that alone shows exactly as often as wanted on the white dice is the answer.") },
  { "bongo-third",
    N_("The third animal"),
    N_("When two animals match the number wanted, the third one is the answer, even if it does not show at all.") },
  { "bongo-nothing",
    N_("Nothing"),
    N_("When no animal matches the number wanted, the answer is “nothing”.") },
  { "bongo-poachers",
    N_("The poachers"),
    N_("The animal on both red dice, or the third animal if they differ, is the victim: one white die with it does not count.") },
  { "bongo-absent",
    N_("An absent victim"),
    N_("When no white die shows the victim, the poachers change nothing.") },
  { "bongo-guards",
    N_("The guard"),
    N_("When the green die shows the victim, the poachers change nothing and all white dice count.") },
  { "bongo-call",
    N_("Calling"),
    N_("Once the dice lie, any player, the roller too, calls bongo, gnu, rhino or nothing.") },
  { "bongo-first",
    N_("The first right call"),
    N_("The first right call wins the round; what counts is the moment of the key press or touch itself.") },
  { "bongo-prize",
    N_("The prize"),
    N_("The round’s winner takes one trophy of the answer from the supply.") },
  { "bongo-choice",
    N_("A free choice"),
    N_("When the answer was “nothing”, the round’s winner takes a trophy of any animal.") },
  { "bongo-empty",
    N_("An empty supply"),
    N_("A trophy that the supply lacks comes from the opponent with the most of that animal; the winner chooses between equals.") },
  { "bongo-wrong-animal",
    N_("A wrong animal"),
    N_("Whoever calls a wrong animal puts all trophies of that animal back.") },
  { "bongo-wrong-nothing",
    N_("A wrong “nothing”"),
    N_("Whoever calls a wrong “nothing” puts every trophy back.") },
  { "bongo-goes-on",
    N_("The round goes on"),
    N_("After a wrong call the dice stay until somebody is right; nobody calls the same word twice in a round.") },
  { "bongo-breath",
    N_("Taking a breath"),
    N_("After a wrong call a player waits for a moment before calling again.") },
  { "bongo-one-call",
    N_("One call each"),
    N_("With this option a wrong caller is out for the rest of the round; when all are out, nobody scores and the same player rolls again.") },
  { "bongo-win-pairs",
    N_("Winning with pairs"),
    N_("A round’s winner with at least two trophies of each animal wins the game.") },
  { "bongo-win-colour",
    N_("Winning with one animal"),
    N_("A round’s winner with all ten trophies of one animal, or with six if so agreed, wins the game.") },
  { NULL }
};

static const BglOptionChoice level_choices[] =
{
  /* Translators: a level of the game: which dice are used */
  { "basic", N_("Basic"), N_("The white and the yellow dice. Begin with these.") },
  { "poachers", N_("Poachers"), N_("The two red dice too. They can take away an animal.") },
  { "guards", N_("Guards"), N_("The red dice and the green die too. It can protect an animal.") },
  { NULL }
};

static const BglOptionChoice colour_choices[] =
{
  { "10", N_("Ten trophies"), N_("All trophies of the animal are needed.") },
  { "6", N_("Six trophies"), N_("The game is shorter.") },
  { NULL }
};

static const BglOptionChoice one_call_choices[] =
{
  { "no", N_("No"), N_("A player who called wrong may call again after the breath.") },
  { "yes", N_("Yes"), N_("A player who called wrong is out for the rest of the round.") },
  { NULL }
};

/* In the order of BongoOption. */
const BglOptionInfo bongo_option_infos[] =
{
  {
    .name = "first", .kind = BGL_OPTION_SEAT, .rule = "bongo-roll", .value = 1,
    .label = N_("Who begins"),
    .sentence = N_("This player makes the first roll."),
  },
  {
    .name = "level", .kind = BGL_OPTION_CHOICE, .rule = "bongo-levels",
    .label = N_("Dice"),
    .sentence = N_("Which dice are rolled."),
    .choices = level_choices,
  },
  {
    .name = "colour", .kind = BGL_OPTION_CHOICE, .rule = "bongo-win-colour",
    .label = N_("One animal wins with"),
    .sentence = N_("The player who wins a round and has this many trophies of one animal wins the game."),
    .choices = colour_choices,
  },
  {
    .name = "breath", .kind = BGL_OPTION_NUMBER, .rule = "bongo-breath", .value = 2,
    .minimum = 0, .maximum = 10,
    .label = N_("Breath"),
    .sentence = N_("How long a player has to wait after a wrong call before calling again."),
    /* Translators: nobody has to wait after a wrong call */
    .zero = N_("None"),
  },
  {
    .name = "one-call", .kind = BGL_OPTION_CHOICE, .rule = "bongo-one-call",
    .label = N_("One call each"),
    .sentence = N_("Whether a player may call again after a wrong call."),
    .choices = one_call_choices,
  },
  {
    .name = "clock", .kind = BGL_OPTION_NUMBER, .rule = "bongo-call", .value = 0,
    .minimum = 0, .maximum = 120,
    .label = N_("Clock"),
    .sentence = N_("After this time the answer is shown and nobody scores."),
    /* Translators: there is no limit of time */
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
  { "answer-animal", { { "word", BONGO_ARG_WORD }, { "wanted", BGL_ARG_INT } } },
  { "answer-third", { { "word", BONGO_ARG_WORD }, { "match-1", BONGO_ARG_WORD }, { "match-2", BONGO_ARG_WORD } } },
  { "answer-nothing", { { "wanted", BGL_ARG_INT } } },

  { "thrown", { { "seat", BGL_ARG_SEAT } } },
  { "rolled", { { "film", BONGO_ARG_FILM }, { "animals", BONGO_ARG_DICE },
                { "poachers", BONGO_ARG_DICE }, { "guard", BONGO_ARG_DICE } } },
  { "called", { { "seat", BGL_ARG_SEAT }, { "word", BONGO_ARG_WORD },
                { "result", BONGO_ARG_RIGHT }, { "time", BGL_ARG_INT } } },
  { "trophies-lost", { { "seat", BGL_ARG_SEAT }, { "animal", BONGO_ARG_WORD }, { "count", BGL_ARG_INT } } },
  { "waits", { { "seat", BGL_ARG_SEAT }, { "until", BGL_ARG_INT } } },
  { "out", { { "seat", BGL_ARG_SEAT } } },
  { "goes-on", { { "seat", BGL_ARG_SEAT }, { "word", BONGO_ARG_WORD } } },
  { "round-won", { { "seat", BGL_ARG_SEAT } } },
  { "choice-due", { { "seat", BGL_ARG_SEAT } } },
  { "trophy-taken", { { "seat", BGL_ARG_SEAT }, { "animal", BONGO_ARG_WORD }, { "from", BONGO_ARG_GIVER } } },
  { "round-void", { { NULL } } },
  { "game-won", { { "seat", BGL_ARG_SEAT }, { "animal", BONGO_ARG_WORD } } },
  { NULL }
};
