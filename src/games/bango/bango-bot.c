/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-bot.h"

const BglBot bango_bot = {
  .simulations = { 12, 120, 800, 4000, 16000 },
};
