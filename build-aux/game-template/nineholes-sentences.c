/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "nineholes-rules.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-seat.h"

/* Texts for people. */

const BglRuleInfo nineholes_rule_infos[] = {
  { "nineholes-three", N_("Three in a row"),
    N_("The first player with three pieces in a horizontal, vertical, or diagonal row wins.") },
  { "nineholes-first", N_("Starting player"), N_("Choose the starting player at random.") },
  { "nineholes-turns", N_("Taking turns"), N_("Players take turns. You may act only on your own turn.") },
  { "nineholes-place", N_("Placing pieces"), N_("Place your three pieces one by one on empty cells.") },
  { "nineholes-move", N_("Moving pieces"),
    N_("After your pieces have been placed, move one of them to any empty cell.") },
  { "nineholes-limit", N_("Draws"), N_("After 40 moves of pieces without a row, the game is a draw.") },
  { NULL },
};

char *
nineholes_describe_event (gconstpointer      data,
                          const BglEvent    *event,
                          const char *const *names)
{
  const int *args = event->args;
  g_autofree char *cell = NULL;
  g_autofree char *from = NULL;

  switch ((NineholesEventType) event->type)
    {
    case NINEHOLES_EVENT_PLACED:
      cell = bgl_grid_name_cell (&nineholes_grid, (guint) args[1]);
      /* Translators: the name of a player and a cell */
      return BGL_SENTENCE (names[args[0] - 1], _("%s places a piece on %s."), _("You place a piece on %s."), cell);

    case NINEHOLES_EVENT_MOVED:
      cell = bgl_grid_name_cell (&nineholes_grid, (guint) args[1]);
      from = bgl_grid_name_cell (&nineholes_grid, (guint) args[2]);
      /* Translators: the name of a player and two cells */
      return BGL_SENTENCE (names[args[0] - 1], _("%s moves a piece from %s to %s."),
                           _("You move a piece from %s to %s."), from, cell);

    case NINEHOLES_EVENT_WON:
      /* Translators: the name of a player */
      return BGL_SENTENCE (names[args[0] - 1], _("%s has three in a row and wins."),
                           _("You have three in a row and win."));

    case NINEHOLES_EVENT_DRAWN:
      return g_strdup (_("Nobody has three in a row after 40 moves, so the game is a draw."));

    default:
      return NULL;
    }
}

char *
nineholes_describe_move (gconstpointer data,
                         BglMove       move)
{
  const NineholesMove parts = nineholes_move_unpack (move);
  g_autofree char *to = bgl_grid_name_cell (&nineholes_grid, parts.to);
  g_autofree char *from = NULL;

  if (parts.from == NINEHOLES_CELLS)
    /* Translators: the label of a button; %s is a cell */
    return g_strdup_printf (_("Place a piece on %s"), to);

  from = bgl_grid_name_cell (&nineholes_grid, parts.from);
  /* Translators: the label of a button, with two cells */
  return g_strdup_printf (_("Move the piece from %s to %s"), from, to);
}

char *
nineholes_describe_seat (gconstpointer data,
                         guint         seat)
{
  const NineholesState *state = data;

  /* Translators: how many pieces a player has in stock. Keep it short: it is shown on a narrow card. */
  return g_strdup_printf (_("%u in stock"), state->stock[seat - 1]);
}

char *
nineholes_describe_turn (gconstpointer data)
{
  const NineholesState *state = data;

  if (nineholes_rules.get_turn (state) == BGL_TURN_OVER)
    return g_strdup (_("The game is over."));
  if (state->stock[state->turn - 1] > 0)
    return g_strdup (_("Place a piece on an empty cell. Three in a row win."));

  return g_strdup (_("Move one of your pieces to an empty cell. Three in a row win."));
}
