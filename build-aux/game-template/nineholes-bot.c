/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "nineholes-rules.h"

/* The engine plays random games from the position and prefers moves that often won. The levels differ only in the
 * number of these games. bgl-bot.h describes how a game can make the search stronger. */
const BglBot nineholes_bot = {
  .strength = { { .nodes = 10 }, { .nodes = 40 }, { .nodes = 150 }, { .nodes = 600 }, { .nodes = 3000 } },
};
