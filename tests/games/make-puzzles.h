/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-search.h"
#include "puzzle-proof.h"

/* Plays a game with these random numbers, and looks for a puzzle in it. If there is one, writes its line, with grade 1 for
 * now, and returns TRUE. */
typedef gboolean (*MakeFunc) (BglRandom *random,
                              GString   *line);

gboolean make_bango   (BglRandom *random,
                       GString   *line);
gboolean make_bangkok (BglRandom *random,
                       GString   *line);
gboolean make_bonobo  (BglRandom *random,
                       GString   *line);

/* The same text for Bango positions that differ only in direction, place, or color. Free with g_free (). */
char    *make_bango_key (const BglPuzzle *puzzle);

/* The move of a player who errs: a search with few positions, or a random move now and then. */
BglMove  make_weak_move (const BglRules *rules,
                         gconstpointer   state,
                         guint           nodes,
                         BglRandom      *random);
