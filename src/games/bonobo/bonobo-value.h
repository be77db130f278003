/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bonobo-rules.h"

G_BEGIN_DECLS

/*
 * What a position for two seats is worth: the lead in points that the current seat can expect at the end of the game.
 * It is the lead so far plus the features of the position, each with its own weight. learn-values.c finds the weights.
 */

#define BONOBO_FEATURES 46
/* The game has phases, by how many places are left for rhombi. Each has its own weights. */
#define BONOBO_PHASES   4

/* The second index is 0 for a seat that may choose what to do, and 1 for one that has decided to draw. */
extern const float bonobo_weights[BONOBO_PHASES][2][BONOBO_FEATURES];

guint bonobo_get_phase      (const BonoboState *state);
void  bonobo_count_features (const BonoboState *state,
                             float              features[BONOBO_FEATURES]);
/* The lead of the current seat in points that have been scored. */
int   bonobo_get_lead       (const BonoboState *state);
/* The lead that the current seat can expect. Exact if the game is over. */
float bonobo_expect_lead    (const BonoboState *state);

G_END_DECLS
