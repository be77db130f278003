/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-bot.h"
#include "engine/bgl-rules.h"

G_BEGIN_DECLS

/* The smallest game that has everything the engine asks for: chance makes a heap, the players take one or two of it in turn,
 * and whoever takes the last one wins. */
extern const BglRules nim_rules;

G_END_DECLS
