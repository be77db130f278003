/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-game.h"

#include "bango-rules.h"

G_BEGIN_DECLS

#define BANGO_TYPE_GAME (bango_game_get_type ())

G_DECLARE_FINAL_TYPE (BangoGame, bango_game, BANGO, GAME, BglGame)

/*
 * The model of a game of Bango.
 *
 * Signals, each following from one event; x and y are a cell:
 *   tile-laid (uint seat, int x, int y)
 *   tile-lifted (uint seat, int x, int y)
 *   tile-removed (uint colour, int x, int y)
 *   group-removed (uint seat, uint tiles)
 *   tile-set-down (uint seat, int x, int y, int from_x, int from_y)
 *   passed (uint seat)
 *   coughed (uint seat)
 *   second-round ()
 *   five (uint colour, int x, int y, int to_x, int to_y)
 *   famine (uint colour)
 *   repetition ()
 *   over (uint outcome)
 */
const BangoState *bango_game_get_state (BangoGame *self);

G_END_DECLS
