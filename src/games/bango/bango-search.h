/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-search.h"

G_BEGIN_DECLS

/* The search of Bango, for two players and for two teams. It treats partners as one player, because they have the
 * same aim and see the same table. */
BglMove bango_search (gconstpointer          state,
                      const BglSearchLimits *limits,
                      BglSearchReport       *report);

/* The chances of winning that the score of this search means, for analyses. */
gboolean bango_get_chances (gconstpointer          state,
                            const BglSearchLimits *limits,
                            double                *chances,
                            BglMove               *best);

G_END_DECLS
