/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-bot.h"
#include "bango-search.h"

/* The lowest level is about as strong as a person who completes a five, blocks a five, and otherwise plays at random.
 * The other levels play like it now and then. */
const BglBot bango_bot = {
  .strength = {
    { .nodes = 2000, .depth = 1, .doubt = 100, .use_knowledge = TRUE },
    { .nodes = 4000, .depth = 2, .lapses = 1000, .use_knowledge = TRUE },
    { .nodes = 20000, .depth = 4, .lapses = 240, .use_knowledge = TRUE },
    { .nodes = 30000, .lapses = 90, .use_knowledge = TRUE },
    { .nodes = 300000, .use_knowledge = TRUE },
  },
  .moody = TRUE,
  .search = bango_search,
  .explain_move = bango_explain_move,
  .get_chances = bango_get_chances,
};
