/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "nineholes-rules.h"

#include "engine/bgl-i18n.h"

const BglGrid nineholes_grid = { .columns = 3, .rows = 3 };

static const guint8 rows[][3] = {
  { 0, 1, 2 }, { 3, 4, 5 }, { 6, 7, 8 }, { 0, 3, 6 }, { 1, 4, 7 }, { 2, 5, 8 }, { 0, 4, 8 }, { 2, 4, 6 },
};

BglMove
nineholes_move_pack (const NineholesMove *parts)
{
  return bgl_move_new (parts->seat, parts->from << 4 | parts->to);
}

NineholesMove
nineholes_move_unpack (BglMove move)
{
  const guint64 payload = bgl_move_get_payload (move);

  return (NineholesMove) { bgl_move_get_seat (move), (guint) (payload >> 4), (guint) (payload & 15) };
}

/* The state */

static gboolean
nineholes_setup (gpointer           data,
                 guint              n_seats,
                 const BglOptions  *options,
                 const char        *position,
                 GError           **error)
{
  NineholesState *state = data;

  *state = (NineholesState) {
    .stock = { NINEHOLES_PIECES, NINEHOLES_PIECES },
    .left = NINEHOLES_LIMIT,
    .turn = (guint8) options->value[0],
  };

  return position == NULL || nineholes_read_position (state, position, error);
}

static int
nineholes_get_turn (gconstpointer data)
{
  const NineholesState *state = data;

  return state->winner > 0 || state->left == 0 ? BGL_TURN_OVER : state->turn;
}

static gboolean
has_row (const NineholesState *state,
         guint                 seat)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (state->cell[rows[i][0]] == seat && state->cell[rows[i][1]] == seat && state->cell[rows[i][2]] == seat)
      return TRUE;

  return FALSE;
}

/* Moves */

static guint
nineholes_list_moves (gconstpointer  data,
                      BglMove       *moves)
{
  const NineholesState *state = data;
  NineholesMove move = { .seat = state->turn };
  guint n_moves = 0;

  if (nineholes_get_turn (state) == BGL_TURN_OVER)
    return 0;

  for (move.from = 0; move.from <= NINEHOLES_CELLS; move.from++)
    for (move.to = 0; move.to < NINEHOLES_CELLS; move.to++)
      if (bgl_rules_check (&nineholes_rules, state, nineholes_move_pack (&move), NULL))
        moves[n_moves++] = nineholes_move_pack (&move);

  return n_moves;
}

static BglMove
nineholes_draw_move (gconstpointer  data,
                     BglRandom     *random)
{
  BglMove moves[NINEHOLES_CELLS * NINEHOLES_PIECES];

  return moves[bgl_random_below (random, nineholes_list_moves (data, moves))];
}

static gboolean
nineholes_check (gconstpointer   data,
                 BglMove         packed,
                 GError        **error)
{
  const NineholesState *state = data;
  const NineholesMove move = nineholes_move_unpack (packed);
  const gboolean places = move.from == NINEHOLES_CELLS;

  if (move.seat == 0)
    return bgl_refuse (error, BGL_RULE_RECORD_CHANCE, _("There are no dice and no cards in this game."));
  if (move.from > NINEHOLES_CELLS || move.to >= NINEHOLES_CELLS || nineholes_move_pack (&move) != packed)
    return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX, _("This is not a move."));
  if (move.seat != state->turn)
    return bgl_refuse (error, "nineholes-turns", _("It is another player’s turn."));

  if (places && state->stock[move.seat - 1] == 0)
    return bgl_refuse (error, "nineholes-move", _("All of your pieces are on the board. Move one of them."));
  if (!places && state->stock[move.seat - 1] > 0)
    return bgl_refuse (error, "nineholes-place", _("You still have pieces in stock. Place one of them."));
  if (!places && state->cell[move.from] != move.seat)
    return bgl_refuse (error, "nineholes-move", _("You can move only your own pieces."));
  if (state->cell[move.to] != 0)
    return bgl_refuse (error, places ? "nineholes-place" : "nineholes-move",
                       _("There is already a piece on this cell."));

  return TRUE;
}

static void
nineholes_apply (gpointer   data,
                 BglMove    packed,
                 BglEvents *events)
{
  NineholesState *state = data;
  const NineholesMove move = nineholes_move_unpack (packed);

  state->cell[move.to] = (guint8) move.seat;
  if (move.from == NINEHOLES_CELLS)
    {
      state->stock[move.seat - 1]--;
      bgl_events_add (events, NINEHOLES_EVENT_PLACED, "nineholes-place", 2, move.seat, move.to);
    }
  else
    {
      state->cell[move.from] = 0;
      state->left--;
      bgl_events_add (events, NINEHOLES_EVENT_MOVED, "nineholes-move", 3, move.seat, move.to, move.from);
    }

  if (has_row (state, move.seat))
    {
      state->winner = (guint8) move.seat;
      bgl_events_add (events, NINEHOLES_EVENT_WON, "nineholes-three", 1, move.seat);
    }
  else if (state->left == 0)
    bgl_events_add (events, NINEHOLES_EVENT_DRAWN, "nineholes-limit", 0);

  state->turn = (guint8) (3 - move.seat);
}

/* Results */

static void
nineholes_get_scores (gconstpointer  data,
                      int           *scores)
{
  const NineholesState *state = data;

  for (guint i = 0; i < 2; i++)
    scores[i] = NINEHOLES_PIECES - state->stock[i];
}

static guint
nineholes_get_winners (gconstpointer data)
{
  const NineholesState *state = data;

  return state->winner > 0 ? 1u << (state->winner - 1) : 0;
}

static void
nineholes_get_rewards (gconstpointer  data,
                       float         *rewards)
{
  const NineholesState *state = data;

  for (guint i = 0; i < 2; i++)
    rewards[i] = state->winner == 0 ? 0.5f : state->winner == i + 1 ? 1.0f : 0.0f;
}

/* The table */

static const guint8 seat_counts[] = { 2, 0 };

static const BglOptionInfo option_infos[] = {
  {
    .name = "first",
    .kind = BGL_OPTION_SEAT,
    .label = N_("Starting Player"),
    .sentence = N_("This player places the first piece."),
    .rule = "nineholes-first",
    .value = 1,
  },
  { NULL },
};

const BglRules nineholes_rules = {
  .id = "nineholes",
  .name = N_("Nineholes"),
  .tagline = N_("Three in a row on nine cells"),
  .aim = N_("Get your three pieces into a row."),
  .designers = "Unknown",
  .age = 6,
  .minutes = { 5, 5 },
  /* Translators: what the number on a player’s card counts, in one short word. */
  .score_label = N_("Pieces"),
  .seat_counts = seat_counts,
  .state_size = sizeof (NineholesState),
  .max_moves = NINEHOLES_CELLS * NINEHOLES_PIECES,
  .rules = nineholes_rule_infos,
  .options = option_infos,
  .events = nineholes_event_infos,
  .bot = &nineholes_bot,
  .setup = nineholes_setup,
  .get_turn = nineholes_get_turn,
  .list_moves = nineholes_list_moves,
  .check = nineholes_check,
  .apply = nineholes_apply,
  .draw_move = nineholes_draw_move,
  .parse_move = nineholes_parse_move,
  .format_move = nineholes_format_move,
  .format_arg = nineholes_format_arg,
  .get_scores = nineholes_get_scores,
  .get_winners = nineholes_get_winners,
  .get_rewards = nineholes_get_rewards,
  .describe_event = nineholes_describe_event,
  .describe_move = nineholes_describe_move,
  .describe_seat = nineholes_describe_seat,
  .describe_turn = nineholes_describe_turn,
  .is_place = nineholes_is_place,
  .format_board = nineholes_format_board,
};
