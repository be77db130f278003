/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-bot.h"
#include "bango-search.h"

const BglBot bango_bot = {
  .strength = {
    { .nodes = 1000, .depth = 1, .doubt = 100, .use_knowledge = TRUE },
    { .nodes = 1000, .depth = 1, .doubt = 20, .use_knowledge = TRUE },
    { .nodes = 4000, .depth = 2, .use_knowledge = TRUE },
    { .nodes = 20000, .depth = 4, .use_knowledge = TRUE },
    { .nodes = 400000, .use_knowledge = TRUE },
  },
  .search = bango_search,
};
