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
/* Searches all candidates, for two seats. Returns BGL_MOVE_NONE if it was canceled, or if the limits do not allow it
 * to solve the state. */
BglMove  bgl_search_look_ahead   (const BglRules        *rules,
                                  gconstpointer          state,
                                  BglMethod              method,
                                  const BglSearchLimits *limits,
                                  BglSearchReport       *report);

G_END_DECLS
