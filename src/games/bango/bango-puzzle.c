/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-private.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-puzzle.h"

/* Puzzles about forced wins. */

static char *
bango_describe_goal (gconstpointer data,
                     guint         n_own)
{
  const BangoState *state = data;

  if (bango_state_get_side (state, state->turn) == BANGO_YELLOW)
    return g_strdup_printf (ngettext ("You play yellow. Win in %u move, whatever red does.",
                                      "You play yellow. Win in %u moves, whatever red does.", n_own), n_own);

  return g_strdup_printf (ngettext ("You play red. Win in %u move, whatever yellow does.",
                                    "You play red. Win in %u moves, whatever yellow does.", n_own), n_own);
}

const BglPuzzleSource bango_puzzles = {
  .describe_goal = bango_describe_goal,
};
