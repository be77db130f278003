/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "bangkok-private.h"

const BglRuleInfo bangkok_rule_infos[] = {
  {
    "bangkok-rounds", N_("Rounds"),
    N_("There are as many rounds as players. Play goes to the right, and the player to the right of whoever began a round begins the next one."),
  },
  {
    "bangkok-goal", N_("The goal"),
    N_("One die plus six is the goal of the round: 7 to 12."),
  },
  {
    "bangkok-values", N_("The values board"),
    N_("One die of each colour is rolled and lies on the row of its value. Where a row is taken, the die moves to the nearest empty row below, or else above."),
  },
  {
    "bangkok-pool", N_("The pool"),
    N_("The other seven dice of each colour are rolled and lie open in the middle. Their values never change."),
  },
  {
    "bangkok-pick", N_("Taking a die"),
    N_("In turn, each player takes one die from the pool."),
  },
  {
    "bangkok-group", N_("Apart or to a group"),
    N_("The die is at once laid apart or put to one of the player’s own groups. That is final, and two groups are never joined."),
  },
  {
    "bangkok-exact", N_("Exact sums"),
    N_("Every group that sums to the goal is worth 4 points."),
  },
  {
    "bangkok-closest", N_("Closest sums"),
    N_("Of all groups that miss the goal, those that come closest are worth 2 points each."),
  },
  {
    "bangkok-colours", N_("Fewest colours"),
    N_("Every player whose dice show the fewest colours gets 6 points."),
  },
  {
    "bangkok-trio", N_("Trio"),
    N_("Three or more dice of one value in at least three colours are worth 8 points, once for each player."),
  },
  {
    "bangkok-sequence", N_("Sequences"),
    N_("Runs of three, four, five or six consecutive values are worth 2, 4, 6 or 8 points. The longest run is always taken out first."),
  },
  {
    "bangkok-numbers", N_("Numbers"),
    N_("For each value the players are ranked by how many dice of it they have, and its row of the values board pays them."),
  },
  {
    "bangkok-majority", N_("Majorities"),
    N_("For each die on the values board the players are ranked by how many dice of its colour they have, and its row pays them."),
  },
  {
    "bangkok-ties", N_("Ties in a ranking"),
    N_("Players who tie are all paid for the last of the places that they share. Whoever has no such die is not ranked."),
  },
  {
    "bangkok-winner", N_("Winning"),
    N_("After the last round the highest total wins. Players with equal totals share the win."),
  },
  { NULL }
};

static const BglOptionChoice closest_choices[] = {
  /* Translators: choices of the option “Closest sums”. */
  { "apart", N_("Beside exact sums"),
    N_("The closest groups score in every round, also beside groups that hit the goal.") },
  { "no-exact", N_("Only when nobody is exact"),
    N_("The closest groups score only in a round in which no group hits the goal.") },
  { "owners", N_("Exact players count as closest"),
    N_("Every player with a group that hits the goal scores 2 points, once. If nobody has one, the closest groups score.") },
  { NULL }
};

static const BglOptionChoice trios_choices[] = {
  /* Translators: choices of the option “Trios”. */
  { "once", N_("Once for each player"), N_("A player scores at most one trio in a round.") },
  { "each", N_("For each value"), N_("A player scores a trio for each value that makes one.") },
  { NULL }
};

const BglOptionInfo bangkok_option_infos[] = {
  {
    .name = "first",
    .kind = BGL_OPTION_SEAT,
    .label = N_("Who begins"),
    .sentence = N_("This player begins the first round."),
    .rule = "bangkok-rounds",
    .value = 1,
  },
  {
    .name = "closest",
    .kind = BGL_OPTION_CHOICE,
    .label = N_("Closest sums"),
    .sentence = N_("When the groups that come closest to the goal score 2 points."),
    .rule = "bangkok-closest",
    .value = BANGKOK_CLOSEST_APART,
    .choices = closest_choices,
  },
  {
    .name = "trios",
    .kind = BGL_OPTION_CHOICE,
    .label = N_("Trios"),
    .sentence = N_("How often a player can score the 8 points for a trio."),
    .rule = "bangkok-trio",
    .value = BANGKOK_TRIOS_ONCE,
    .choices = trios_choices,
  },
  { NULL }
};

const BglEventInfo bangkok_event_infos[] = {
  [BANGKOK_EVENT_ROUND_BEGAN] = { "round-began", {
    { "round", BGL_ARG_INT }, { "seat", BGL_ARG_SEAT } } },
  [BANGKOK_EVENT_GOAL_ROLLED] = { "goal-rolled", {
    { "die", BGL_ARG_INT }, { "goal", BGL_ARG_INT } } },
  [BANGKOK_EVENT_VALUE_PLACED] = { "value-placed", {
    { "die", BANGKOK_ARG_DIE }, { "row", BGL_ARG_INT } } },
  [BANGKOK_EVENT_POOL_ROLLED] = { "pool-rolled", {
    { "colour", BANGKOK_ARG_COLOUR }, { "dice", BANGKOK_ARG_DICE } } },
  [BANGKOK_EVENT_DIE_TAKEN] = { "die-taken", {
    { "seat", BGL_ARG_SEAT }, { "die", BANGKOK_ARG_DIE } } },
  [BANGKOK_EVENT_DIE_LAID] = { "die-laid", {
    { "seat", BGL_ARG_SEAT }, { "die", BANGKOK_ARG_DIE }, { "group", BGL_ARG_INT },
    { "dice", BGL_ARG_INT }, { "sum", BGL_ARG_INT } } },
  [BANGKOK_EVENT_EXACT] = { "exact", {
    { "seat", BGL_ARG_SEAT }, { "group", BGL_ARG_INT }, { "points", BGL_ARG_INT } } },
  [BANGKOK_EVENT_CLOSEST] = { "closest", {
    { "seat", BGL_ARG_SEAT }, { "group", BGL_ARG_INT }, { "distance", BGL_ARG_INT },
    { "points", BGL_ARG_INT } } },
  [BANGKOK_EVENT_COLOURS] = { "colours", {
    { "seat", BGL_ARG_SEAT }, { "colours", BGL_ARG_INT }, { "points", BGL_ARG_INT } } },
  [BANGKOK_EVENT_TRIO] = { "trio", {
    { "seat", BGL_ARG_SEAT }, { "value", BGL_ARG_INT }, { "points", BGL_ARG_INT } } },
  [BANGKOK_EVENT_SEQUENCE] = { "sequence", {
    { "seat", BGL_ARG_SEAT }, { "from", BGL_ARG_INT }, { "to", BGL_ARG_INT },
    { "points", BGL_ARG_INT } } },
  [BANGKOK_EVENT_NUMBERS] = { "numbers", {
    { "seat", BGL_ARG_SEAT }, { "row", BGL_ARG_INT }, { "dice", BGL_ARG_INT },
    { "place", BGL_ARG_INT }, { "points", BGL_ARG_INT } } },
  [BANGKOK_EVENT_MAJORITY] = { "majority", {
    { "seat", BGL_ARG_SEAT }, { "row", BGL_ARG_INT }, { "colour", BANGKOK_ARG_COLOUR },
    { "dice", BGL_ARG_INT }, { "place", BGL_ARG_INT }, { "points", BGL_ARG_INT } } },
  [BANGKOK_EVENT_ROUND_SCORED] = { "round-scored", {
    { "round", BGL_ARG_INT }, { "seat", BGL_ARG_SEAT }, { "points", BGL_ARG_INT },
    { "total", BGL_ARG_INT } } },
  [BANGKOK_EVENT_GAME_OVER] = { "game-over", {
    { "winners", BANGKOK_ARG_SEATS } } },
  { NULL }
};
