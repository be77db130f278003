/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-search.h"

G_BEGIN_DECLS

/* Shared by the searches of this folder only. */

/* The moves of the seat to act, with weights. Others may have moves too, such as a partner's
 * cough, that are no decision of this seat. */
guint    bgl_search_list_choices (const BglRules        *rules,
                                  gconstpointer          state,
                                  gboolean               use_knowledge,
                                  BglMove               *moves,
                                  float                 *weights);
/* Whether there is nothing left to find out by playing on. */
gboolean bgl_search_is_settled   (const BglRules        *rules,
                                  gconstpointer          state);
/* Goes through all candidates, for two seats. BGL_MOVE_NONE when cancelled, and when the limits do not allow to solve the
 * state. */
BglMove  bgl_search_look_ahead   (const BglRules        *rules,
                                  gconstpointer          state,
                                  BglMethod              method,
                                  const BglSearchLimits *limits,
                                  BglSearchReport       *report);

G_END_DECLS
