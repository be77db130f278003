/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-game.h"

#include "bangkok-rules.h"

G_BEGIN_DECLS

#define BANGKOK_TYPE_GAME (bangkok_game_get_type ())

G_DECLARE_FINAL_TYPE (BangkokGame, bangkok_game, BANGKOK, GAME, BglGame)

/*
 * The model of a game of Bangkok.
 *
 * Signals, one for each type of event, with the name and the arguments of the event. A colour is a BangkokColour, and a
 * die is a number for bangkok_die_get_colour () and bangkok_die_get_value ():
 *   round-began (int round, uint seat)
 *   goal-rolled (int die, int goal)
 *   value-placed (uint die, int row)
 *   pool-rolled (uint colour, uint dice)
 *   die-taken (uint seat, uint die)
 *   die-laid (uint seat, uint die, int group, int dice, int sum)
 *   exact (uint seat, int group, int points)
 *   closest (uint seat, int group, int distance, int points)
 *   colours (uint seat, int colours, int points)
 *   trio (uint seat, int value, int points)
 *   sequence (uint seat, int from, int to, int points)
 *   numbers (uint seat, int row, int dice, int place, int points)
 *   majority (uint seat, int row, uint colour, int dice, int place, int points)
 *   round-scored (int round, uint seat, int points, int total)
 *   game-over (uint winners)
 */
/* (transfer none) */
const BangkokState *bangkok_game_get_state (BangkokGame *self);

G_END_DECLS
