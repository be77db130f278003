/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-private.h"

#include "engine/bgl-i18n.h"

const BglRuleInfo bangkok_rule_infos[] = {
  {
    "bangkok-rounds", N_("Rounds"),
    N_("There are as many rounds as players. Play goes to the right, and the player to the right of the previous starting player starts the next round."),
  },
  {
    "bangkok-goal", N_("The goal"),
    N_("Roll one die and add six. The result is the goal of the round, from 7 to 12."),
  },
  {
    "bangkok-values", N_("The values board"),
    N_("Roll one die of each color. First, one die of each value takes the row with that number. Each other die goes to the nearest empty row with a higher number, or else with a lower number."),
  },
  {
    "bangkok-pool", N_("The pool"),
    N_("Roll the other seven dice of each color into the middle for all to see. Their values never change."),
  },
  {
    "bangkok-pick", N_("Taking a die"),
    N_("On your turn, take one die from the pool."),
  },
  {
    "bangkok-group", N_("New or existing group"),
    N_("Start a new group with the die, or add it to one of your own groups. Your choice is final, and you cannot join two groups."),
  },
  {
    "bangkok-exact", N_("Exact sums"),
    N_("Each group that adds up to exactly the goal scores 4 points."),
  },
  {
    "bangkok-closest", N_("Closest sums"),
    N_("Of all groups that miss the goal, those closest to it score 2 points each."),
  },
  {
    "bangkok-colours", N_("Fewest colors"),
    N_("Each player with the fewest colors gets 6 points."),
  },
  {
    "bangkok-trio", N_("Trio"),
    N_("Three or more dice of one value in at least three colors score 8 points, once per player."),
  },
  {
    "bangkok-sequence", N_("Sequences"),
    N_("Three, four, five, or six dice with consecutive values score 2, 4, 6, or 8 points. Score the longest sequence first."),
  },
  {
    "bangkok-numbers", N_("Numbers"),
    N_("For each value, rank the players by how many dice of that value they have. The row with that number pays them."),
  },
  {
    "bangkok-majority", N_("Majorities"),
    N_("For each die on the values board, rank the players by how many dice of its color they have. The row of that die pays them."),
  },
  {
    "bangkok-ties", N_("Ties"),
    N_("Tied players all get the points for the last of the places that they share. A player with no dice of the value or color is not ranked."),
  },
  {
    "bangkok-winner", N_("Winning"),
    N_("After the last round, the player with the most points wins. Tied players share the win."),
  },
  { NULL }
};

static const BglOptionChoice closest_choices[] = {
  /* Translators: choices of the option “Closest Sums”. */
  { "apart", N_("In every round"),
    N_("The closest groups always score, even if other groups hit the goal.") },
  { "no-exact", N_("Only without exact sums"),
    N_("The closest groups score only if no group hits the goal.") },
  { "owners", N_("Exact sums count as closest"),
    N_("Each player who hits the goal gets 2 more points, but only once. The closest groups score only if nobody hits the goal.") },
  { NULL }
};

static const BglOptionChoice trios_choices[] = {
  /* Translators: choices of the option “Trios”. */
  { "once", N_("Once per player"), N_("A player gets the points for at most one trio per round.") },
  { "each", N_("Once per value"), N_("A player gets the points for each value that makes a trio.") },
  { NULL }
};

const BglOptionInfo bangkok_option_infos[] = {
  {
    .name = "first",
    .kind = BGL_OPTION_SEAT,
    .label = N_("Starting Player"),
    .sentence = N_("This player starts the first round."),
    .rule = "bangkok-rounds",
    .value = 1,
  },
  {
    .name = "closest",
    .kind = BGL_OPTION_CHOICE,
    .label = N_("Closest Sums"),
    .sentence = N_("Choose when the groups closest to the goal score 2 points."),
    .rule = "bangkok-closest",
    .value = BANGKOK_CLOSEST_APART,
    .choices = closest_choices,
  },
  {
    .name = "trios",
    .kind = BGL_OPTION_CHOICE,
    .label = N_("Trios"),
    .sentence = N_("Choose how often a player can get the 8 points for a trio."),
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
    { "colour", BANGKOK_ARG_COLOR }, { "dice", BANGKOK_ARG_DICE } } },
  [BANGKOK_EVENT_DIE_TAKEN] = { "die-taken", {
    { "seat", BGL_ARG_SEAT }, { "die", BANGKOK_ARG_DIE } } },
  [BANGKOK_EVENT_DIE_LAID] = { "die-laid", {
    { "seat", BGL_ARG_SEAT }, { "die", BANGKOK_ARG_DIE }, { "group", BGL_ARG_INT },
    { "dice", BGL_ARG_INT }, { "sum", BGL_ARG_INT } } },
  [BANGKOK_EVENT_EXACT] = { "exact", {
    { "seat", BGL_ARG_SEAT }, { "group", BGL_ARG_INT }, { "points", BGL_ARG_INT } }, .explained = TRUE },
  [BANGKOK_EVENT_CLOSEST] = { "closest", {
    { "seat", BGL_ARG_SEAT }, { "group", BGL_ARG_INT }, { "distance", BGL_ARG_INT },
    { "points", BGL_ARG_INT } }, .explained = TRUE },
  [BANGKOK_EVENT_COLORS] = { "colours", {
    { "seat", BGL_ARG_SEAT }, { "colours", BGL_ARG_INT }, { "points", BGL_ARG_INT } }, .explained = TRUE },
  [BANGKOK_EVENT_TRIO] = { "trio", {
    { "seat", BGL_ARG_SEAT }, { "value", BGL_ARG_INT }, { "points", BGL_ARG_INT } }, .explained = TRUE },
  [BANGKOK_EVENT_SEQUENCE] = { "sequence", {
    { "seat", BGL_ARG_SEAT }, { "from", BGL_ARG_INT }, { "to", BGL_ARG_INT },
    { "points", BGL_ARG_INT } }, .explained = TRUE },
  [BANGKOK_EVENT_NUMBERS] = { "numbers", {
    { "seat", BGL_ARG_SEAT }, { "row", BGL_ARG_INT }, { "dice", BGL_ARG_INT },
    { "place", BGL_ARG_INT }, { "points", BGL_ARG_INT } }, .explained = TRUE },
  [BANGKOK_EVENT_MAJORITY] = { "majority", {
    { "seat", BGL_ARG_SEAT }, { "row", BGL_ARG_INT }, { "colour", BANGKOK_ARG_COLOR },
    { "dice", BGL_ARG_INT }, { "place", BGL_ARG_INT }, { "points", BGL_ARG_INT } }, .explained = TRUE },
  [BANGKOK_EVENT_ROUND_SCORED] = { "round-scored", {
    { "round", BGL_ARG_INT }, { "seat", BGL_ARG_SEAT }, { "points", BGL_ARG_INT },
    { "total", BGL_ARG_INT } } },
  [BANGKOK_EVENT_GAME_OVER] = { "game-over", {
    { "winners", BANGKOK_ARG_SEATS } } },
  { NULL }
};
