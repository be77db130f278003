/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-game.h"

#include "bonobo-rules.h"

G_BEGIN_DECLS

#define BONOBO_TYPE_GAME (bonobo_game_get_type ())

G_DECLARE_FINAL_TYPE (BonoboGame, bonobo_game, BONOBO, GAME, BglGame)

/*
 * The model of a game of Bonobo Beach.
 *
 * Signals, one for each type of event, with the name and the arguments of the event. Seats, spots, triangles, places
 * and rhombi are unsigned numbers, points and sums are signed ones:
 *   token-set (uint seat, uint spot)
 *   draw-begun (uint seat)
 *   rhomb-drawn (uint seat, uint rhomb, int value)
 *   rhomb-laid (uint seat, uint rhomb, int value, uint place)
 *   number-counted (uint seat, uint spot, uint rhomb, int number)
 *   token-scored (uint seat, uint spot, int points, int score)
 *   triangle-active (uint triangle, uint kind)
 *   token-driven (uint seat, uint spot, uint triangle)
 *   passed (uint seat)
 *   final-scoring (int tokens)
 *   signs-turned (uint seat, uint spot, uint triangle, int from, int to)
 *   doubled (uint seat, uint spot, uint triangle, int from, int to)
 *   token-final (uint seat, uint spot, int points, int score, int shades, int dunes)
 *   game-over (uint winners)
 */
/* (transfer none) */
const BonoboState *bonobo_game_get_state (BonoboGame *self);

G_END_DECLS
