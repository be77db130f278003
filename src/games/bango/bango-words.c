/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "bango-private.h"

/* Bango in words, for people. */

const BglRuleInfo bango_rule_infos[] = {
  { "bango-setup", N_("Setting up"),
    N_("A yellow and a red tile lie side by side in the middle of the table, and each side "
       "has 16 more in stock.") },
  { "bango-first", N_("Who begins"),
    N_("The first player of the first game is drawn by lot.") },
  { "bango-turns", N_("Taking turns"),
    N_("Players act one after another, and nobody plays out of turn.") },
  { "bango-touch", N_("First round: laying a tile"),
    N_("A tile from the stock goes to an empty cell that shares a side with a tile on the "
       "table. Touching at a corner is not enough.") },
  { "bango-five", N_("Five in a row"),
    N_("Five or more tiles of one colour in a row, a column or a diagonal, without a gap, win "
       "at once.") },
  { "bango-second-round", N_("The second round"),
    N_("When both stocks are empty, tiles are no longer laid: a turn is to lift one tile and "
       "to set it down elsewhere.") },
  { "bango-own", N_("Your own tiles"),
    N_("You may lift only tiles of your own colour.") },
  { "bango-lift", N_("A free side"),
    N_("A tile can be lifted only if at least one of its four sides is free. Tiles of either "
       "colour block a side.") },
  { "bango-cut", N_("Cutting off"),
    N_("If a lift makes the tiles come apart, only the largest part stays, and all others "
       "leave the game before the tile is set down. Corners do not connect.") },
  { "bango-equal-cut", N_("Parts of equal size"),
    N_("If several parts share the largest size, whoever lifted the tile chooses which of "
       "them stays.") },
  { "bango-famine", N_("Too few tiles"),
    N_("A side that has fewer than five tiles after a lift, with the lifted tile counted, "
       "loses at once; if both sides have, the game is drawn.") },
  { "bango-elsewhere", N_("Setting down"),
    N_("A lifted tile goes to an empty cell that shares a side with a tile still on the "
       "table, but not back to where it was.") },
  { "bango-pass", N_("Passing"),
    N_("A side passes when it cannot lift any tile, and only then.") },
  { "bango-repetition", N_("Going round in circles"),
    N_("The game is drawn when the same position comes up for the third time with the same "
       "side to move, or after 120 turns without a cut in the second round.") },
  { "bango-next-game", N_("The next game"),
    N_("The loser begins the next game; after a draw, the side that did not begin the last "
       "one does.") },
  { "bango-teams", N_("Four players"),
    N_("Partners sit opposite each other, share a colour and have eight tiles each; they win "
       "and lose together.") },
  { "bango-silence", N_("Silence at the table"),
    N_("Partners do not talk. Where coughing was agreed on, the partner of the player to move "
       "may cough once in a turn as a warning.") },
  { NULL },
};

char *
bango_cell_describe (BangoCell cell)
{
  /* Translators: the name of a cell, its column and its row: “2, −1”. The first and the third
   * %s are a minus sign or nothing. */
  return g_strdup_printf (_("%s%d, %s%d"),
                          cell.x < 0 ? "−" : "", ABS (cell.x),
                          cell.y < 0 ? "−" : "", ABS (cell.y));
}

gboolean
bango_refuse (GError          **error,
              BangoFault        fault,
              const BangoMove  *move)
{
  g_autofree char *from = bango_cell_describe (move->from);
  g_autofree char *to = bango_cell_describe (move->to);

  switch (fault)
    {
    case BANGO_FAULT_CHANCE:
      return bgl_refuse (error, BGL_RULE_RECORD_CHANCE,
                         _("Nothing in Bango is left to chance."));
    case BANGO_FAULT_COUGH_TWO_SEATS:
      return bgl_refuse (error, "bango-silence",
                         _("With two players nobody has a partner to cough for."));
    case BANGO_FAULT_COUGH_NOT_AGREED:
      return bgl_refuse (error, "bango-silence",
                         _("Coughing was not agreed on for this game."));
    case BANGO_FAULT_COUGH_NOT_PARTNER:
      return bgl_refuse (error, "bango-silence",
                         _("Only the partner of the player to move may cough."));
    case BANGO_FAULT_COUGH_TWICE:
      return bgl_refuse (error, "bango-silence",
                         _("There has been a cough in this turn already; one is all there is."));
    case BANGO_FAULT_TURN:
      return bgl_refuse (error, "bango-turns", _("It is somebody else’s turn."));
    case BANGO_FAULT_LIFT_TOO_EARLY:
      return bgl_refuse (error, "bango-second-round",
                         _("Tiles are lifted in the second round; until the stocks are empty, "
                           "lay a tile from your stock."));
    case BANGO_FAULT_LAY_TOO_LATE:
      return bgl_refuse (error, "bango-second-round",
                         _("The stocks are empty: lift one of your tiles and set it down "
                           "elsewhere."));
    case BANGO_FAULT_PASS_TOO_EARLY:
      return bgl_refuse (error, "bango-pass",
                         _("Nobody passes in the first round: lay a tile from your stock."));
    case BANGO_FAULT_PASS_NEEDLESS:
      return bgl_refuse (error, "bango-pass",
                         _("You can lift a tile, so you may not pass."));
    case BANGO_FAULT_LAY_OCCUPIED:
      return bgl_refuse (error, "bango-touch",
                         /* Translators: %s is a cell, such as “2, −1” */
                         _("The cell %s already holds a tile."), to);
    case BANGO_FAULT_LAY_CORNER:
      return bgl_refuse (error, "bango-touch",
                         /* Translators: %s is a cell */
                         _("The cell %s touches a tile only at a corner; a side must be shared."),
                         to);
    case BANGO_FAULT_LAY_APART:
      return bgl_refuse (error, "bango-touch",
                         /* Translators: %s is a cell */
                         _("The cell %s lies apart from all tiles; a side must be shared."), to);
    case BANGO_FAULT_OWN_EMPTY:
      return bgl_refuse (error, "bango-own",
                         /* Translators: %s is a cell */
                         _("The cell %s holds no tile to lift."), from);
    case BANGO_FAULT_OWN_OTHER:
      return bgl_refuse (error, "bango-own",
                         /* Translators: %s is a cell */
                         _("The tile at %s is not of your colour."), from);
    case BANGO_FAULT_LIFT:
      return bgl_refuse (error, "bango-lift",
                         /* Translators: %s is a cell */
                         _("The tile at %s is shut in on all four sides and cannot be lifted."),
                         from);
    case BANGO_FAULT_KEEP_NEEDLESS:
      return bgl_refuse (error, "bango-equal-cut",
                         /* Translators: %s is a cell */
                         _("Lifting the tile at %s leaves nothing to choose: there are no "
                           "equal parts."),
                         from);
    case BANGO_FAULT_KEEP_MISSING:
      return bgl_refuse (error, "bango-equal-cut",
                         /* Translators: %s is a cell */
                         _("Lifting the tile at %s leaves parts of equal size: choose which of "
                           "them stays."),
                         from);
    case BANGO_FAULT_KEEP_WRONG:
      return bgl_refuse (error, "bango-equal-cut",
                         /* Translators: %s is a cell */
                         _("The chosen place belongs to no part that lifting the tile at %s "
                           "leaves."),
                         from);
    case BANGO_FAULT_KEEP_SMALL:
      return bgl_refuse (error, "bango-equal-cut",
                         /* Translators: %s is a cell */
                         _("The chosen part is not one of the largest that lifting the tile at "
                           "%s leaves."),
                         from);
    case BANGO_FAULT_NO_FAMINE:
      return bgl_refuse (error, "bango-elsewhere",
                         /* Translators: %s is a cell */
                         _("Both sides still have five tiles or more, so the tile from %s must "
                           "be set down."),
                         from);
    case BANGO_FAULT_FAMINE:
      return bgl_refuse (error, "bango-famine",
                         /* Translators: %s is a cell */
                         _("Lifting the tile at %s leaves a side with fewer than five tiles: "
                           "the game ends before it is set down."),
                         from);
    case BANGO_FAULT_SET_DOWN_BACK:
      return bgl_refuse (error, "bango-elsewhere",
                         /* Translators: %s is a cell */
                         _("The tile may not go back to %s, where it was."), to);
    case BANGO_FAULT_SET_DOWN_OCCUPIED:
      return bgl_refuse (error, "bango-elsewhere",
                         /* Translators: %s is a cell */
                         _("The tile cannot be set down at %s: another tile lies there."), to);
    case BANGO_FAULT_SET_DOWN_CORNER:
      return bgl_refuse (error, "bango-elsewhere",
                         /* Translators: %s is a cell */
                         _("The tile cannot be set down at %s: it would touch what is left only "
                           "at a corner."),
                         to);
    case BANGO_FAULT_SET_DOWN_APART:
      return bgl_refuse (error, "bango-elsewhere",
                         /* Translators: %s is a cell */
                         _("The tile cannot be set down at %s: it would lie apart from what is "
                           "left."),
                         to);
    case BANGO_FAULT_MALFORMED:
    case BANGO_FAULT_NONE:
    default:
      return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX, _("This is not a move of Bango."));
    }
}

static char *
describe_row (const BglEvent *event)
{
  BangoCell first = bango_cell_unpack (event->args[1]);
  BangoCell last = bango_cell_unpack (event->args[2]);
  g_autofree char *from = bango_cell_describe (first);
  g_autofree char *to = bango_cell_describe (last);
  int n = MAX (ABS (last.x - first.x), ABS (last.y - first.y)) + 1;

  if (event->args[0] == BANGO_YELLOW)
    /* Translators: a number of tiles, five at least, and the cells of the first and the last */
    return g_strdup_printf (ngettext ("Yellow has %d tile in a row, from %s to %s.",
                                      "Yellow has %d tiles in a row, from %s to %s.", n),
                            n, from, to);

  /* Translators: a number of tiles, five at least, and the cells of the first and the last */
  return g_strdup_printf (ngettext ("Red has %d tile in a row, from %s to %s.",
                                    "Red has %d tiles in a row, from %s to %s.", n),
                          n, from, to);
}

static char *
describe_famine (const BglEvent *event)
{
  int n = event->args[1];

  if (event->args[0] == BANGO_YELLOW)
    return g_strdup_printf (ngettext ("Yellow has only %d tile left, fewer than five.",
                                      "Yellow has only %d tiles left, fewer than five.", n),
                            n);

  return g_strdup_printf (ngettext ("Red has only %d tile left, fewer than five.",
                                    "Red has only %d tiles left, fewer than five.", n),
                          n);
}

static char *
describe_outcome (const BangoState  *state,
                  BangoOutcome       outcome,
                  const char *const *names)
{
  guint winner = outcome == BANGO_YELLOW_WON ? 0 : 1;

  if (outcome == BANGO_DRAWN)
    return g_strdup (_("The game is drawn."));

  if (state->n_seats == 4)
    /* Translators: the names of two partners */
    return g_strdup_printf (_("%s and %s win the game."), names[winner], names[winner + 2]);

  /* Translators: the name of a player */
  return g_strdup_printf (_("%s wins the game."), names[winner]);
}

char *
bango_describe_event (gconstpointer      data,
                      const BglEvent    *event,
                      const char *const *names)
{
  const int *args = event->args;
  g_autofree char *cell = NULL;
  g_autofree char *from = NULL;

  switch ((BangoEventType) event->type)
    {
    case BANGO_EVENT_TILE_LAID:
      cell = bango_cell_describe (bango_cell_unpack (args[1]));
      /* Translators: the name of a player and a cell */
      return g_strdup_printf (_("%s lays a tile at %s."), names[args[0] - 1], cell);

    case BANGO_EVENT_GROUP_REMOVED:
      /* Translators: the name of a player and numbers of tiles: all, yellow and red ones */
      return g_strdup_printf (ngettext ("%s cuts off %d tile, which leaves the game "
                                        "(yellow: %d, red: %d).",
                                        "%s cuts off %d tiles, which leave the game "
                                        "(yellow: %d, red: %d).",
                                        args[1]),
                              names[args[0] - 1], args[1], args[2], args[3]);

    case BANGO_EVENT_TILE_SET_DOWN:
      cell = bango_cell_describe (bango_cell_unpack (args[1]));
      from = bango_cell_describe (bango_cell_unpack (args[2]));
      /* Translators: the name of a player and two cells */
      return g_strdup_printf (_("%s moves the tile from %s to %s."),
                              names[args[0] - 1], from, cell);

    case BANGO_EVENT_PASSED:
      /* Translators: the name of a player */
      return g_strdup_printf (_("%s cannot lift any tile and passes."), names[args[0] - 1]);

    case BANGO_EVENT_COUGHED:
      /* Translators: the name of a player */
      return g_strdup_printf (_("%s coughs."), names[args[0] - 1]);

    case BANGO_EVENT_SECOND_ROUND:
      return g_strdup (_("The stocks are empty: the second round begins."));

    case BANGO_EVENT_FIVE:
      return describe_row (event);

    case BANGO_EVENT_FAMINE:
      return describe_famine (event);

    case BANGO_EVENT_REPETITION:
      if (args[0] == 3)
        return g_strdup (_("The same position has come up for the third time."));
      return g_strdup_printf (ngettext ("There was no cut for %d turn.",
                                        "There was no cut for %d turns.", BANGO_QUIET),
                              BANGO_QUIET);

    case BANGO_EVENT_GAME_OVER:
      return describe_outcome (data, args[0], names);

    /* Told when the tile is set down, and when the whole group has left. */
    case BANGO_EVENT_TILE_LIFTED:
    case BANGO_EVENT_TILE_REMOVED:
    default:
      return NULL;
    }
}

char *
bango_describe_move (gconstpointer data,
                     BglMove       move)
{
  BangoMove parts = bango_move_unpack (move);
  g_autofree char *from = bango_cell_describe (parts.from);
  g_autofree char *to = bango_cell_describe (parts.to);
  g_autofree char *kept = NULL;

  if (parts.keep != BANGO_DIRECTION_NONE && parts.keep != BANGO_DIRECTION_WRONG)
    kept = bango_cell_describe (bango_cell_step (parts.from, parts.keep));

  switch (parts.kind)
    {
    case BANGO_LAY:
      /* Translators: the words of a button; %s is a cell */
      return g_strdup_printf (_("Lay a tile at %s"), to);

    case BANGO_SHIFT:
      if (kept != NULL)
        /* Translators: the words of a button; three cells */
        return g_strdup_printf (_("Move the tile from %s to %s and keep the part at %s"), from, to, kept);
      /* Translators: the words of a button; two cells */
      return g_strdup_printf (_("Move the tile from %s to %s"), from, to);

    case BANGO_STARVE:
      if (kept != NULL)
        /* Translators: the words of a button; two cells */
        return g_strdup_printf (_("Lift the tile at %s and keep the part at %s"), from, kept);
      /* Translators: the words of a button; %s is a cell */
      return g_strdup_printf (_("Lift the tile at %s"), from);

    case BANGO_COUGH:
      /* Translators: the words of a button */
      return g_strdup (_("Cough"));

    case BANGO_PASS:
    default:
      /* Translators: the words of a button */
      return g_strdup (C_("move", "Pass"));
    }
}

/* Partners have a stock each, and lay from it in turn: an odd one is of who comes first. */
static guint
count_stock (const BangoState *state,
             guint             seat)
{
  guint n = state->stock[bango_state_get_side (state, seat)];
  guint ahead = (seat + state->n_seats - state->turn) % state->n_seats;

  if (state->n_seats == 2)
    return n;

  return ahead < 2 ? (n + 1) / 2 : n / 2;
}

char *
bango_describe_seat (gconstpointer data,
                     guint         seat)
{
  const BangoState *state = data;

  if (!state->second_round)
    /* Translators: how many tiles a player has; short, because it stands in a narrow card. */
    return g_strdup_printf (_("%u in stock"), count_stock (state, seat));

  /* Translators: the number of tiles below which a player loses; short, because it stands in a narrow
   * card, beside how many tiles the player has. */
  return g_strdup_printf (_("Loses below %u"), BANGO_FIVE);
}

char *
bango_describe_turn (gconstpointer data)
{
  const BangoState *state = data;

  if (state->outcome != BANGO_RUNNING)
    return g_strdup (_("The game is over."));
  if (!state->second_round)
    return g_strdup (_("Lay a tile beside another one: five of your color in a row win."));
  if (!bango_state_can_lift_any (state))
    return g_strdup (_("None of your tiles can be lifted: pass."));

  return g_strdup (_("Move one of your tiles to make five in a row, or to cut off tiles of the other color."));
}

char *
bango_describe_phase (gconstpointer   data,
                      char          **detail)
{
  const BangoState *state = data;

  if (!state->second_round)
    {
      *detail = g_strdup (_("Players take turns to lay a tile from their stock, until the stocks are empty."));
      return g_strdup (_("First Round"));
    }

  *detail = g_strdup (_("No more tiles are laid: a turn now moves one of your tiles, and tiles that come apart "
                        "from the rest leave the game."));
  return g_strdup (_("Second Round"));
}
