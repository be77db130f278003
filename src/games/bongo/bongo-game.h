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
 * Signals, one for each type of event, with the name and the arguments of the event. Words and animals are a BongoWord.
 * First the steps of the reasoning, as bongo_answer () returns them:
 *   number (int film_1, int film_2, int wanted)
 *   victim (uint red_1, uint red_2, uint animal)
 *   guarded (uint animal)
 *   unguarded (uint green, uint animal)
 *   absent (uint animal)
 *   poached (uint animal)
 *   counts (int bongo, int gnu, int rhino)
 *   answer-animal (uint word, int wanted)
 *   answer-third (uint word, uint match_1, uint match_2)
 *   answer-nothing (int wanted)
 * and then the others:
 *   thrown (uint seat)
 *   rolled (uint film, uint animals, uint poachers, uint guard)
 *   called (uint seat, uint word, uint right, int time)
 *   trophies-lost (uint seat, uint animal, int count)
 *   waits (uint seat, int until)
 *   out (uint seat)
 *   goes-on (uint seat, uint word)
 *   round-won (uint seat)
 *   choice-due (uint seat)
 *   trophy-taken (uint seat, uint animal, uint giver)
 *   round-void ()
 *   game-won (uint seat, uint animal)
 */
/* (transfer none) */
const BongoState *bongo_game_get_state (BongoGame *self);

G_END_DECLS
