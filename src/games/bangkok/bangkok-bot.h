/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-search.h"

G_BEGIN_DECLS

extern const BglBot bangkok_bot;

/* How good the scores are for each seat, depending on who leads and by how much. Between two rounds, this is an
 * estimate. During a round, the dice on the table count as if the round ended now. */
void    bangkok_get_rewards (gconstpointer  state,
                             float         *rewards);

/* The search for two seats. With more seats, it returns BGL_MOVE_NONE. */
BglMove bangkok_search (gconstpointer          state,
                        const BglSearchLimits *limits,
                        BglSearchReport       *report);

/* Explains a move for a hint. */
void bangkok_explain_move (gconstpointer          state,
                           const BglSearchReport *report,
                           BglHint               *hint);

G_END_DECLS
