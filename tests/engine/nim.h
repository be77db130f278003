/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-bot.h"
#include "engine/bgl-rules.h"

G_BEGIN_DECLS

/*
 * The smallest game that has everything the engine asks for, except real time. The players take one or two of a heap of 7
 * in turn, and whoever takes the last one wins it. Then chance makes a second heap. Four players are two teams. Tests that
 * link nim.c know no other game.
 */
extern const BglRules nim_rules;

G_END_DECLS
