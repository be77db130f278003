/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-search.h"

G_BEGIN_DECLS

/* Only for the searches in this folder. */

/* Lists the moves of the seat to act, with weights. Moves of other seats that are also legal, such as a partner's
 * cough, are left out, because this seat does not decide on them. */
guint    bgl_search_list_choices (const BglRules        *rules,
                                  gconstpointer          state,
                                  gboolean               use_knowledge,
                                  BglMove               *moves,
                                  float                 *weights);
/* Whether playing on would not change the result. */
gboolean bgl_search_is_settled   (const BglRules        *rules,
                                  gconstpointer          state);
/* The shares of the win in simulations, added up for each seat. */
typedef struct
{
  guint  n_seats;
  guint  n;
  double sum[BGL_MAX_SEATS];
  double squares[BGL_MAX_SEATS];
} BglSearchEstimate;

/* Runs Monte Carlo tree search with simulations that all go on to the end of the game, and adds them to the estimate.
 * It may be the turn of chance. Returns the best move, or BGL_MOVE_NONE if it was canceled or if it is not the turn of a
 * seat. */
BglMove  bgl_search_estimate     (const BglRules        *rules,
                                  gconstpointer          state,
                                  const BglSearchLimits *limits,
                                  BglSearchEstimate     *estimate);
/* Searches all candidates, for two seats. Returns BGL_MOVE_NONE if it was canceled, or if the limits do not allow it
 * to solve the state. */
BglMove  bgl_search_look_ahead   (const BglRules        *rules,
                                  gconstpointer          state,
                                  BglMethod              method,
                                  const BglSearchLimits *limits,
                                  BglSearchReport       *report);

G_END_DECLS
