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
 * Signals, each following from one event; all arguments are uints, a colour is a BangkokColour:
 *   round-began (round, seat)
 *   goal-rolled (die, goal)
 *   value-placed (colour, value, row)
 *   pool-rolled (colour)
 *   die-taken (seat, colour, value)
 *   die-laid (seat, colour, value, group, dice, sum)
 *   exact (seat, group, points)
 *   closest (seat, group, distance, points)
 *   colours (seat, colours, points)
 *   trio (seat, value, points)
 *   sequence (seat, from, to, points)
 *   numbers (seat, row, dice, place, points)
 *   majority (seat, row, colour, dice, place, points)
 *   round-scored (round, seat, points, total)
 *   over (winners)
 */
const BangkokState *bangkok_game_get_state (BangkokGame *self);

G_END_DECLS
