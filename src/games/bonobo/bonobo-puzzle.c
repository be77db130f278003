/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-private.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-puzzle.h"

/* Puzzles about the last moves of a game. */

static char *
bonobo_describe_goal (gconstpointer data,
                      guint         n_own)
{
  const BonoboState *state = data;

  if (state->phase == BONOBO_LAYING)
    return g_strdup (_("The game is almost over. You win in only one place for your rhomb, whatever happens next. Where "
                       "do you lay it?"));

  return g_strdup (_("The game is almost over. Only one move wins, whatever happens next. Do you draw, or on which spot "
                     "do you place a token?"));
}

const BglPuzzleSource bonobo_puzzles = {
  .describe_goal = bonobo_describe_goal,
};
