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
 * Signals, one for each type of event and with its name and arguments; a cell is what bango_cell_unpack () takes:
 *   tile-laid (uint seat, uint cell)
 *   tile-lifted (uint seat, uint cell)
 *   tile-removed (uint colour, uint cell)
 *   group-removed (uint seat, int tiles, int yellow, int red)
 *   tile-set-down (uint seat, uint cell, uint from)
 *   passed (uint seat)
 *   coughed (uint seat)
 *   second-round ()
 *   five (uint colour, uint from, uint to)
 *   famine (uint colour, int tiles)
 *   repetition (int times)
 *   game-over (uint outcome)
 */
/* (transfer none) */
const BangoState *bango_game_get_state (BangoGame *self);

G_END_DECLS
