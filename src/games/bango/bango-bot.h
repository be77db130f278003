/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-bot.h"

G_BEGIN_DECLS

extern const BglBot bango_bot;

/* bango-explain.c */
void bango_explain_move (gconstpointer          state,
                         const BglSearchReport *report,
                         BglHint               *hint);

G_END_DECLS
