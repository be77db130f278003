/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-search.h"

G_BEGIN_DECLS

extern const BglBot bonobo_bot;

/* The search for two seats. It leaves other positions, and the last moves of a game, to the common searches. */
BglMove bonobo_search (gconstpointer          state,
                       const BglSearchLimits *limits,
                       BglSearchReport       *report);

/* Explains a move for a hint. */
void bonobo_explain_move (gconstpointer          state,
                          const BglSearchReport *report,
                          BglHint               *hint);

G_END_DECLS
