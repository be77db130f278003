/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-game.h"

#include "bongo-rules.h"

G_BEGIN_DECLS

#define BONGO_TYPE_GAME (bongo_game_get_type ())

G_DECLARE_FINAL_TYPE (BongoGame, bongo_game, BONGO, GAME, BglGame)

/*
 * The model of a game of Bongo.
 *
 * Signals, each following from one event; words and animals are a BongoWord:
 *   thrown (uint seat)
 *   rolled ()
 *   called (uint seat, uint word, boolean right, uint time)
 *   trophies-lost (uint seat, uint animal, uint count)
 *   waits (uint seat, uint until)
 *   out (uint seat)
 *   goes-on (uint seat, uint word)
 *   answer-shown (uint word)
 *   round-won (uint seat)
 *   choice-due (uint seat)
 *   trophy-taken (uint seat, uint animal, uint giver)
 *   round-void ()
 *   game-won (uint seat, uint animal)
 * Of the steps of the reasoning only the last has a signal, answer-shown:
 * bongo_answer () gives them all.
 */
const BongoState *bongo_game_get_state (BongoGame *self);

G_END_DECLS
