/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-private.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-seat.h"

/* The texts about rules, moves and events that people read. */

const BglRuleInfo bango_rule_infos[] = {
  { "bango-setup", N_("Setup"),
    N_("One yellow and one red tile are side by side in the middle of the table. The other 16 tiles of each "
       "color are the stocks.") },
  { "bango-first", N_("Starting player"),
    N_("The starting player of the first game is chosen at random.") },
  { "bango-turns", N_("Taking turns"),
    N_("Players take turns. You may act only when it is your turn.") },
  { "bango-touch", N_("Phase 1: placing tiles"),
    N_("Place a tile from your stock on an empty cell that shares a side with a tile on the table. A shared "
       "corner is not enough.") },
  { "bango-five", N_("Five in a row"),
    N_("You win as soon as you have five or more tiles in a row without a gap, horizontally, vertically, or "
       "diagonally.") },
  { "bango-second-round", N_("Phase 2: moving tiles"),
    N_("When both stocks are empty, players no longer place tiles. On your turn, lift one of your tiles and "
       "set it down elsewhere.") },
  { "bango-own", N_("Your own tiles"),
    N_("You may lift only tiles of your own color.") },
  { "bango-lift", N_("A free side"),
    N_("You may lift a tile only if at least one of its four sides is free. Neighbors of either color block "
       "a side.") },
  { "bango-cut", N_("Cutting off tiles"),
    N_("If lifting a tile splits the others into parts, only the largest part stays. All other tiles leave "
       "the game before the lifted tile is set down. Tiles that touch only at a corner are not connected.") },
  { "bango-equal-cut", N_("Equal parts"),
    N_("If two or more parts are tied for largest, the player who lifted the tile chooses which one stays.") },
  { "bango-famine", N_("Too few tiles"),
    N_("A player or team left with fewer than five tiles, including the lifted one, loses at once. If both "
       "have fewer than five, the game is a draw.") },
  { "bango-elsewhere", N_("Setting a tile down"),
    N_("Set the lifted tile down on an empty cell that shares a side with a tile still on the table. You may "
       "not put it back where it was.") },
  { "bango-pass", N_("Passing"),
    N_("You pass if you cannot lift any tile. Otherwise, you may not pass.") },
  { "bango-repetition", N_("Draws"),
    N_("In phase 2, the game is a draw when the same position occurs for the third time on the same player’s "
       "turn, or after 120 turns in a row in which no tiles were cut off.") },
  { "bango-next-game", N_("The next game"),
    N_("The loser starts the next game. After a draw, the player who did not start the last game starts the "
       "next one.") },
  { "bango-teams", N_("Four players"),
    N_("Partners sit opposite each other, share a color, and start with eight tiles each. They win and lose "
       "together.") },
  { "bango-silence", N_("Silence at the table"),
    N_("Partners may not talk about the game. If coughing was agreed on, your partner may cough once on each "
       "of your turns to warn you.") },
  { NULL },
};

char *
bango_cell_describe (BangoCell cell)
{
  /* Translators: the name of a cell, its column and its row: “(2, −1)”, with a no-break space. Each %s is a
   * minus sign or nothing. */
  return g_strdup_printf (_("(%s%d, %s%d)"),
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
                         _("Chance plays no part in Bango."));
    case BANGO_FAULT_COUGH_TWO_SEATS:
      return bgl_refuse (error, "bango-silence",
                         _("In a two-player game, nobody has a partner to warn."));
    case BANGO_FAULT_COUGH_NOT_AGREED:
      return bgl_refuse (error, "bango-silence",
                         _("Coughing is not allowed in this game."));
    case BANGO_FAULT_COUGH_NOT_PARTNER:
      return bgl_refuse (error, "bango-silence",
                         _("Only the partner of the player whose turn it is may cough."));
    case BANGO_FAULT_COUGH_TWICE:
      return bgl_refuse (error, "bango-silence",
                         _("Only one cough is allowed per turn."));
    case BANGO_FAULT_TURN:
      return bgl_refuse (error, "bango-turns", _("It is another player’s turn."));
    case BANGO_FAULT_LIFT_TOO_EARLY:
      return bgl_refuse (error, "bango-second-round",
                         _("Tiles cannot be lifted in phase 1. Place a tile from your stock."));
    case BANGO_FAULT_LAY_TOO_LATE:
      return bgl_refuse (error, "bango-second-round",
                         _("The stocks are empty. Lift one of your tiles and set it down elsewhere."));
    case BANGO_FAULT_PASS_TOO_EARLY:
      return bgl_refuse (error, "bango-pass",
                         _("You may not pass in phase 1. Place a tile from your stock."));
    case BANGO_FAULT_PASS_NEEDLESS:
      return bgl_refuse (error, "bango-pass",
                         _("You can lift a tile, so you may not pass."));
    case BANGO_FAULT_LAY_OCCUPIED:
      return bgl_refuse (error, "bango-touch",
                         /* Translators: %s is a cell, such as “(2, −1)” */
                         _("There is already a tile at %s."), to);
    case BANGO_FAULT_LAY_CORNER:
      return bgl_refuse (error, "bango-touch",
                         /* Translators: %s is a cell */
                         _("A tile at %s would touch the others only at a corner. It must share a side with "
                           "one of them."),
                         to);
    case BANGO_FAULT_LAY_APART:
      return bgl_refuse (error, "bango-touch",
                         /* Translators: %s is a cell */
                         _("A tile at %s would not touch any other tile. It must share a side with one of "
                           "them."), to);
    case BANGO_FAULT_OWN_EMPTY:
      return bgl_refuse (error, "bango-own",
                         /* Translators: %s is a cell */
                         _("There is no tile to lift at %s."), from);
    case BANGO_FAULT_OWN_OTHER:
      return bgl_refuse (error, "bango-own",
                         /* Translators: %s is a cell */
                         _("The tile at %s is not yours."), from);
    case BANGO_FAULT_LIFT:
      return bgl_refuse (error, "bango-lift",
                         /* Translators: %s is a cell */
                         _("The tile at %s is shut in on all four sides, so it cannot be lifted."),
                         from);
    case BANGO_FAULT_KEEP_NEEDLESS:
      return bgl_refuse (error, "bango-equal-cut",
                         /* Translators: %s is a cell */
                         _("Lifting the tile at %s leaves no equal parts to choose from."),
                         from);
    case BANGO_FAULT_KEEP_MISSING:
      return bgl_refuse (error, "bango-equal-cut",
                         /* Translators: %s is a cell */
                         _("Lifting the tile at %s leaves equal parts. Choose which one stays."),
                         from);
    case BANGO_FAULT_KEEP_WRONG:
      return bgl_refuse (error, "bango-equal-cut",
                         /* Translators: %s is a cell */
                         _("The chosen cell is not in any of the parts that are left when the tile at %s is "
                           "lifted."),
                         from);
    case BANGO_FAULT_KEEP_SMALL:
      return bgl_refuse (error, "bango-equal-cut",
                         /* Translators: %s is a cell */
                         _("The chosen part is not one of the largest that are left when the tile at %s is "
                           "lifted."),
                         from);
    case BANGO_FAULT_NO_FAMINE:
      return bgl_refuse (error, "bango-elsewhere",
                         /* Translators: %s is a cell */
                         _("Both players still have at least five tiles, so the tile from %s must be set "
                           "down."),
                         from);
    case BANGO_FAULT_FAMINE:
      return bgl_refuse (error, "bango-famine",
                         /* Translators: %s is a cell */
                         _("Lifting the tile at %s leaves a player with fewer than five tiles, so the game "
                           "ends before the tile is set down."),
                         from);
    case BANGO_FAULT_SET_DOWN_BACK:
      return bgl_refuse (error, "bango-elsewhere",
                         /* Translators: %s is a cell */
                         _("You may not put the tile back at %s, where it was."), to);
    case BANGO_FAULT_SET_DOWN_OCCUPIED:
      return bgl_refuse (error, "bango-elsewhere",
                         /* Translators: %s is a cell */
                         _("The tile cannot be set down at %s because there is already a tile there."), to);
    case BANGO_FAULT_SET_DOWN_CORNER:
      return bgl_refuse (error, "bango-elsewhere",
                         /* Translators: %s is a cell */
                         _("The tile cannot be set down at %s because it would touch the remaining tiles "
                           "only at a corner."),
                         to);
    case BANGO_FAULT_SET_DOWN_APART:
      return bgl_refuse (error, "bango-elsewhere",
                         /* Translators: %s is a cell */
                         _("The tile cannot be set down at %s because it would not touch any of the "
                           "remaining tiles."),
                         to);
    case BANGO_FAULT_MALFORMED:
    case BANGO_FAULT_NONE:
    default:
      return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX, _("This is not a valid Bango move."));
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
    /* Translators: a number of tiles, at least five, and the cells of the first and the last tile */
    return g_strdup_printf (ngettext ("There is %d yellow tile in a row, from %s to %s.",
                                      "There are %d yellow tiles in a row, from %s to %s.", n),
                            n, from, to);

  /* Translators: a number of tiles, at least five, and the cells of the first and the last tile */
  return g_strdup_printf (ngettext ("There is %d red tile in a row, from %s to %s.",
                                    "There are %d red tiles in a row, from %s to %s.", n),
                          n, from, to);
}

static char *
describe_famine (const BglEvent *event)
{
  int n = event->args[1];

  if (event->args[0] == BANGO_YELLOW)
    return g_strdup_printf (ngettext ("Only %d yellow tile is left, fewer than five.",
                                      "Only %d yellow tiles are left, fewer than five.", n),
                            n);

  return g_strdup_printf (ngettext ("Only %d red tile is left, fewer than five.",
                                    "Only %d red tiles are left, fewer than five.", n),
                          n);
}

static char *
describe_outcome (const BangoState  *state,
                  BangoOutcome       outcome,
                  const char *const *names)
{
  guint winner = outcome == BANGO_YELLOW_WON ? 0 : 1;

  if (outcome == BANGO_DRAWN)
    return g_strdup (_("The game is a draw."));

  if (state->n_seats == 4)
    {
      const guint you = bgl_label_is_you (names[winner + 2]) ? winner + 2 : winner;

      /* Translators: the names of two partners */
      return BGL_SENTENCE (names[you], _("%s and %s win the game."), _("You and %s win the game."),
                           names[you == winner ? winner + 2 : winner]);
    }

  /* Translators: the name of a player */
  return BGL_SENTENCE (names[winner], _("%s wins the game."), _("You win the game."));
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
      return BGL_SENTENCE (names[args[0] - 1], _("%s places a tile at %s."), _("You place a tile at %s."), cell);

    case BANGO_EVENT_GROUP_REMOVED:
      /* Translators: the name of a player, the number of all tiles, of yellow tiles and of red tiles */
      return BGL_SENTENCE (names[args[0] - 1],
                           ngettext ("%s cuts off %d tile, which leaves the game "
                                     "(yellow: %d, red: %d).",
                                     "%s cuts off %d tiles, which leave the game "
                                     "(yellow: %d, red: %d).",
                                     args[1]),
                           ngettext ("You cut off %d tile, which leaves the game "
                                     "(yellow: %d, red: %d).",
                                     "You cut off %d tiles, which leave the game "
                                     "(yellow: %d, red: %d).",
                                     args[1]),
                           args[1], args[2], args[3]);

    case BANGO_EVENT_TILE_SET_DOWN:
      cell = bango_cell_describe (bango_cell_unpack (args[1]));
      from = bango_cell_describe (bango_cell_unpack (args[2]));
      /* Translators: the name of a player and two cells */
      return BGL_SENTENCE (names[args[0] - 1], _("%s moves a tile from %s to %s."),
                           _("You move a tile from %s to %s."), from, cell);

    case BANGO_EVENT_PASSED:
      /* Translators: the name of a player */
      return BGL_SENTENCE (names[args[0] - 1], _("%s cannot lift any tile and passes."),
                           _("You cannot lift any tile, so you pass."));

    case BANGO_EVENT_COUGHED:
      /* Translators: the name of a player */
      return BGL_SENTENCE (names[args[0] - 1], _("%s coughs."), _("You cough."));

    case BANGO_EVENT_SECOND_ROUND:
      return g_strdup (_("The stocks are empty. Phase 2 begins."));

    case BANGO_EVENT_FIVE:
      return describe_row (event);

    case BANGO_EVENT_FAMINE:
      return describe_famine (event);

    case BANGO_EVENT_REPETITION:
      if (args[0] == 3)
        return g_strdup (_("The same position has occurred for the third time."));
      return g_strdup_printf (ngettext ("No tiles have been cut off for %d turn.",
                                        "No tiles have been cut off for %d turns.", BANGO_QUIET),
                              BANGO_QUIET);

    case BANGO_EVENT_GAME_OVER:
      return describe_outcome (data, args[0], names);

    /* The log describes these events together with others: when the tile is set down, and when all tiles of the
     * group are gone. */
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
      /* Translators: the label of a button; %s is a cell */
      return g_strdup_printf (_("Place a tile at %s"), to);

    case BANGO_SHIFT:
      if (kept != NULL)
        /* Translators: the label of a button, with three cells */
        return g_strdup_printf (_("Move the tile from %s to %s and keep the part at %s"), from, to, kept);
      /* Translators: the label of a button, with two cells */
      return g_strdup_printf (_("Move the tile from %s to %s"), from, to);

    case BANGO_STARVE:
      if (kept != NULL)
        /* Translators: the label of a button, with two cells */
        return g_strdup_printf (_("Lift the tile at %s and keep the part at %s"), from, kept);
      /* Translators: the label of a button; %s is a cell */
      return g_strdup_printf (_("Lift the tile at %s"), from);

    case BANGO_COUGH:
      /* Translators: the label of a button */
      return g_strdup (_("Cough"));

    case BANGO_PASS:
    default:
      /* Translators: the label of a button */
      return g_strdup (C_("move", "Pass"));
    }
}

/* Each partner has a stock, and partners place tiles alternately. If their number is odd, the partner whose turn comes
 * first has one tile more. */
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
    /* Translators: how many tiles a player has in stock. Keep it short: it is shown on a narrow card. */
    return g_strdup_printf (_("%u in stock"), count_stock (state, seat));

  /* Translators: a player with fewer tiles than this loses. Keep it short: it is shown on a narrow card, beside the
   * number of tiles that the player has. */
  return g_strdup_printf (_("Loses below %u"), BANGO_FIVE);
}

char *
bango_describe_turn (gconstpointer data)
{
  const BangoState *state = data;

  if (state->outcome != BANGO_RUNNING)
    return g_strdup (_("The game is over."));
  if (!state->second_round)
    return g_strdup (_("Place a tile beside another one. Five of your tiles in a row win."));
  if (!bango_state_can_lift_any (state))
    return g_strdup (_("You cannot lift any tile, so you pass."));

  return g_strdup (_("Move one of your tiles to make five in a row or to cut off your opponent’s tiles."));
}

char *
bango_describe_phase (gconstpointer   data,
                      char          **detail)
{
  const BangoState *state = data;

  if (!state->second_round)
    {
      *detail = g_strdup (_("Players take turns placing tiles from their stocks until the stocks are empty."));
      return g_strdup (_("Phase 1: Placing Tiles"));
    }

  *detail = g_strdup (_("On your turn, move one of your tiles on the table. Tiles that are cut off from the "
                        "largest part leave the game."));
  return g_strdup (_("Phase 2: Moving Tiles"));
}
