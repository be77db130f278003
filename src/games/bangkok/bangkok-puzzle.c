/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-private.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-puzzle.h"

/* Puzzles about the last picks of a game. */

static char *
bangkok_describe_goal (gconstpointer state,
                       guint         n_own)
{
  return g_strdup (_("The last round is almost over. Only one pick wins the game, whatever the others do. Which die do "
                     "you take, and where do you put it?"));
}

const BglPuzzleSource bangkok_puzzles = {
  .describe_goal = bangkok_describe_goal,
};
