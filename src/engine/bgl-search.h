/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bgl-bot.h"

G_BEGIN_DECLS

struct _BglSearchLimits
{
  guint         nodes;        /* positions, or simulations of a Monte-Carlo search */
  guint         depth;        /* moves ahead, for a depth-limited search; 0 for no limit */
  /* If FALSE, the search uses only the rules: all moves have the same weight, and playouts are random. */
  gboolean      use_knowledge;
  float         doubt;        /* how much the evaluation of the game is distrusted, from 0 to 1 */
  guint64       seed;
  gint64        deadline;     /* monotonic time in microseconds; 0 for none */
  GCancellable *cancellable;
};

/* Results of a search besides the move. */
struct _BglSearchReport
{
  guint64 nodes;   /* positions or simulations that were actually searched */
  guint   visits;  /* simulations that began with the move, for Monte Carlo searches */
  guint   depth;   /* moves ahead, for depth-limited searches */
  int     win_in;  /* moves of all players to a forced win; negative for a forced loss, 0 for neither */
};

/*
 * Runs the search of the game, or Monte Carlo tree search on the rules. It works for any number of seats: each seat
 * maximizes its own reward (max^n), and outcomes of chance have their probabilities. Returns BGL_MOVE_NONE if it was
 * canceled, or if the rules list no move. The report may be NULL.
 */
BglMove bgl_search_run (const BglRules        *rules,
                        gconstpointer          state,
                        const BglSearchLimits *limits,
                        BglSearchReport       *report);

/* Plays random moves on the state until the end, without allocating memory. Returns the number of moves. */
guint   bgl_search_playout (const BglRules *rules,
                            gpointer        state,
                            guint           max_moves,
                            BglRandom      *random);

G_END_DECLS
