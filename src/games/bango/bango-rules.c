/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bango-bot.h"
#include "bango-private.h"
#include "engine/bgl-i18n.h"

/* The turns of Bango: setting up, applying moves, and finding the winner. */

#define STOCK (BANGO_TILES - 1)

enum
{
  OPTION_FIRST,
  OPTION_COUGHING,
};

static const BglOptionChoice coughing_choices[] = {
  { "no", N_("Not allowed"), N_("Partners may not signal each other.") },
  { "yes", N_("Once per turn"), N_("On each turn, the active player’s partner may cough once.") },
  { NULL },
};

static const BglOptionInfo option_infos[] = {
  [OPTION_FIRST] = {
    .name = "first",
    .kind = BGL_OPTION_SEAT,
    .label = N_("Starting Player"),
    .sentence = N_("This player places the first tile."),
    .rule = "bango-first",
    .value = 1,
  },
  [OPTION_COUGHING] = {
    .name = "coughing",
    .kind = BGL_OPTION_CHOICE,
    .label = N_("Coughing"),
    .sentence = N_("A cough warns the partner and has no other meaning."),
    .rule = "bango-silence",
    .choices = coughing_choices,
    .only_seats = 4,
  },
  { NULL },
};

static gboolean
bango_setup (gpointer           data,
             guint              n_seats,
             const BglOptions  *options,
             const char        *position,
             GError           **error)
{
  BangoState *state = data;

  memset (state, 0, sizeof *state);
  state->n_seats = n_seats;
  state->first = options->value[OPTION_FIRST];
  state->turn = state->first;
  state->coughing = n_seats == 4 && options->value[OPTION_COUGHING] != 0;

  if (position != NULL)
    {
      if (!bango_position_read (state, position, error))
        return FALSE;
    }
  else
    {
      bango_state_put (state, 0, (BangoCell) { 0, 0 });
      bango_state_put (state, BANGO_TILES, (BangoCell) { 1, 0 });
      state->stock[BANGO_YELLOW] = STOCK;
      state->stock[BANGO_RED] = STOCK;
    }

  if (state->stock[BANGO_YELLOW] + state->stock[BANGO_RED] == 0)
    {
      bango_state_forget (state);
      state->seen[0] = bango_state_get_hash (state);
    }

  return TRUE;
}

static int
bango_get_turn (gconstpointer data)
{
  const BangoState *state = data;

  return state->outcome == BANGO_RUNNING ? state->turn : BGL_TURN_OVER;
}

static void
finish (BangoState   *state,
        BangoOutcome  outcome,
        const char   *rule,
        BglEvents    *events)
{
  state->outcome = outcome;

  if (events != NULL)
    bgl_events_add (events, BANGO_EVENT_GAME_OVER, rule, 1, outcome);
}

/* Looks for five in a row through the tile that was just set down. */
static gboolean
finish_with_five (BangoState *state,
                  BangoCell   cell,
                  BglEvents  *events)
{
  BangoColor color = bango_state_get_side (state, state->turn);

  if (!bango_state_has_five (state, bango_cell_index (cell), color))
    return FALSE;

  if (events != NULL)
    {
      BangoCell five[2 * BANGO_TILES];
      guint n = bango_state_find_five (state, cell, five);

      bgl_events_add (events, BANGO_EVENT_FIVE, "bango-five", 3, color,
                      bango_cell_pack (five[0]), bango_cell_pack (five[n - 1]));
    }

  finish (state, color == BANGO_YELLOW ? BANGO_YELLOW_WON : BANGO_RED_WON, "bango-five", events);

  return TRUE;
}

static void
next_seat (BangoState *state)
{
  state->turn = state->turn < state->n_seats ? state->turn + 1 : 1;
  state->coughed = FALSE;
}

/* Remembers the position after a turn, and ends the game if bango-repetition says so. Teams alternate, so only every
 * other earlier position can be the same. */
static void
remember (BangoState *state,
          gboolean    cut,
          BglEvents  *events)
{
  guint64 hash = bango_state_get_hash (state);
  guint times = 1;

  if (cut)
    {
      bango_state_forget (state);
      state->seen[0] = hash;
      return;
    }

  state->quiet++;
  state->seen[state->quiet] = hash;

  for (int i = state->quiet - 2; i >= 0; i -= 2)
    times += state->seen[i] == hash;

  if (times < 3 && state->quiet < BANGO_QUIET)
    return;

  if (events != NULL)
    bgl_events_add (events, BANGO_EVENT_REPETITION, "bango-repetition", 1, times < 3 ? 0 : 3);

  finish (state, BANGO_DRAWN, "bango-repetition", events);
}

static void
apply_lay (BangoState      *state,
           const BangoMove *move,
           BglEvents       *events)
{
  BangoColor color = bango_state_get_side (state, move->seat);

  bango_state_put (state, color * BANGO_TILES + state->on_table[color], move->to);
  state->stock[color]--;

  if (events != NULL)
    bgl_events_add (events, BANGO_EVENT_TILE_LAID, "bango-touch", 2,
                    move->seat, bango_cell_pack (move->to));

  if (finish_with_five (state, move->to, events))
    return;

  next_seat (state);

  if (state->stock[BANGO_YELLOW] + state->stock[BANGO_RED] > 0)
    return;

  bango_state_forget (state);
  state->seen[0] = bango_state_get_hash (state);

  if (events != NULL)
    bgl_events_add (events, BANGO_EVENT_SECOND_ROUND, "bango-second-round", 0);
}

static void
remove_tiles (BangoState *state,
              guint64     set,
              guint       seat,
              const char *rule,
              BglEvents  *events)
{
  guint before[2] = { state->on_table[BANGO_YELLOW], state->on_table[BANGO_RED] };

  for (; set != 0; set &= set - 1)
    {
      guint tile = __builtin_ctzll (set);

      bango_state_take (state, tile);

      if (events != NULL)
        bgl_events_add (events, BANGO_EVENT_TILE_REMOVED, rule, 2,
                        tile < BANGO_TILES ? BANGO_YELLOW : BANGO_RED,
                        bango_cell_pack (state->tile[tile]));
    }

  if (events != NULL)
    {
      guint yellow = before[BANGO_YELLOW] - state->on_table[BANGO_YELLOW];
      guint red = before[BANGO_RED] - state->on_table[BANGO_RED];

      bgl_events_add (events, BANGO_EVENT_GROUP_REMOVED, rule, 4,
                      seat, yellow + red, yellow, red);
    }
}

/* The lifted tile counts for its owner but is not set down, so it goes back to the stock. */
static void
apply_famine (BangoState   *state,
              BangoOutcome  outcome,
              BglEvents    *events)
{
  state->stock[bango_state_get_side (state, state->turn)]++;

  for (BangoColor color = BANGO_YELLOW; color <= BANGO_RED && events != NULL; color++)
    {
      int n = state->on_table[color] + state->stock[color];

      if (n < BANGO_FIVE)
        bgl_events_add (events, BANGO_EVENT_FAMINE, "bango-famine", 2, color, n);
    }

  finish (state, outcome, "bango-famine", events);
}

static void
apply_shift (BangoState      *state,
             const BangoMove *move,
             const BangoCut  *cut,
             guint            part,
             BglEvents       *events)
{
  guint tile = state->grid[bango_cell_index (move->from)] & BANGO_TILE_INDEX;
  BangoOutcome outcome = BANGO_RUNNING;

  if (move->kind == BANGO_STARVE)
    outcome = bango_state_famine (state, move->from, cut, part);

  bango_state_take (state, tile);

  if (events != NULL)
    bgl_events_add (events, BANGO_EVENT_TILE_LIFTED, "bango-lift", 2,
                    move->seat, bango_cell_pack (move->from));

  if (cut->n_parts > 1)
    remove_tiles (state, state->alive & ~cut->tiles[part], move->seat,
                  cut->n_largest > 1 ? "bango-equal-cut" : "bango-cut", events);

  if (outcome != BANGO_RUNNING)
    {
      apply_famine (state, outcome, events);
      return;
    }

  bango_state_put (state, tile, move->to);

  if (events != NULL)
    bgl_events_add (events, BANGO_EVENT_TILE_SET_DOWN, "bango-elsewhere", 3, move->seat,
                    bango_cell_pack (move->to), bango_cell_pack (move->from));

  if (finish_with_five (state, move->to, events))
    return;

  next_seat (state);
  remember (state, cut->n_parts > 1, events);
}

static void
apply_pass (BangoState      *state,
            const BangoMove *move,
            BglEvents       *events)
{
  if (events != NULL)
    bgl_events_add (events, BANGO_EVENT_PASSED, "bango-pass", 1, move->seat);

  next_seat (state);
  remember (state, FALSE, events);
}

static void
bango_apply (gpointer   data,
             BglMove    move,
             BglEvents *events)
{
  BangoState *state = data;
  BangoMove parts = bango_move_unpack (move);
  BangoCut cut;

  switch (parts.kind)
    {
    case BANGO_LAY:
      apply_lay (state, &parts, events);
      break;

    case BANGO_SHIFT:
    case BANGO_STARVE:
      bango_state_cut (state, parts.from, &cut);
      apply_shift (state, &parts, &cut, (guint) bango_cut_find_part (&cut, parts.keep), events);
      break;

    case BANGO_PASS:
      apply_pass (state, &parts, events);
      break;

    case BANGO_COUGH:
      state->coughed = TRUE;
      if (events != NULL)
        bgl_events_add (events, BANGO_EVENT_COUGHED, "bango-silence", 1, parts.seat);
      break;

    default:
      g_assert_not_reached ();
    }
}

static void
bango_play_random (gpointer   data,
                   BglRandom *random)
{
  BangoState *state = data;
  BangoCut cut;
  guint part;
  BangoMove move;

  bango_state_draw (state, random, &move, &cut, &part);
  if (move.kind == BANGO_LAY)
    apply_lay (state, &move, NULL);
  else if (move.kind == BANGO_PASS)
    apply_pass (state, &move, NULL);
  else
    apply_shift (state, &move, &cut, part, NULL);
}

static void
bango_get_scores (gconstpointer  data,
                  int           *scores)
{
  const BangoState *state = data;

  for (guint seat = 1; seat <= state->n_seats; seat++)
    {
      BangoColor color = bango_state_get_side (state, seat);

      scores[seat - 1] = state->on_table[color] + state->stock[color];
    }
}

static guint
bango_get_side (gconstpointer data,
                guint         seat)
{
  return bango_state_get_side (data, seat);
}

static guint
bango_get_winners (gconstpointer data)
{
  const BangoState *state = data;
  guint winners = 0;

  for (guint seat = 1; seat <= state->n_seats; seat++)
    {
      BangoColor color = bango_state_get_side (state, seat);

      if (state->outcome == (color == BANGO_YELLOW ? BANGO_YELLOW_WON : BANGO_RED_WON))
        winners |= 1u << (seat - 1);
    }

  return winners;
}

static void
bango_get_rewards (gconstpointer  data,
                   float         *rewards)
{
  const BangoState *state = data;
  float yellow = 0.5f;

  if (state->outcome == BANGO_YELLOW_WON)
    yellow = 1.0f;
  else if (state->outcome == BANGO_RED_WON)
    yellow = 0.0f;
  else if (state->outcome == BANGO_RUNNING && state->second_round)
    /* More tiles make it easier to get five in a row and harder to fall below five tiles. */
    yellow += 0.02f * (state->on_table[BANGO_YELLOW] - state->on_table[BANGO_RED]);

  for (guint seat = 1; seat <= state->n_seats; seat++)
    rewards[seat - 1] = bango_state_get_side (state, seat) == BANGO_YELLOW ? yellow : 1 - yellow;
}

/* The first seat of the losing team, clockwise after the seat that began, begins the next game. After a draw it is the
 * next seat, which belongs to the other team. */
static void
bango_prepare_next (gconstpointer  data,
                    guint          winners,
                    BglOptions    *options)
{
  const BangoState *state = data;
  guint seat = state->first % state->n_seats + 1;

  if (winners & (1u << (seat - 1)))
    seat = seat % state->n_seats + 1;

  options->value[OPTION_FIRST] = seat;
}

static const guint8 seat_counts[] = { 2, 4, 0 };

const char *
bango_get_turn_rule (gconstpointer data)
{
  const BangoState *state = data;

  if (!state->second_round)
    return "bango-touch";

  return bango_state_can_lift_any (state) ? "bango-second-round" : "bango-pass";
}

const BglRules bango_rules = {
  .id = "bango",
  .name = N_("Bango"),
  .tagline = N_("Five in a row on a table without edges"),
  .aim = N_("Line up five of your tiles horizontally, vertically, or diagonally, or leave your opponent with "
            "fewer than five tiles."),
  .designers = "Steffen Mühlhäuser",
  .age = 7,
  .minutes = { 15, 15 },
  /* Translators: what the number on a player’s card counts, in one short word. */
  .score_label = N_("Tiles"),
  .seat_counts = seat_counts,
  .state_size = sizeof (BangoState),
  .max_moves = BANGO_MAX_MOVES,
  .rules = bango_rule_infos,
  .options = option_infos,
  .events = bango_event_infos,
  .bot = &bango_bot,
  .quiz = &bango_quiz,
  .changes = &bango_changes,
  .puzzles = &bango_puzzles,
  .setup = bango_setup,
  .get_turn = bango_get_turn,
  .list_moves = bango_list_moves,
  .check = bango_check,
  .apply = bango_apply,
  .draw_move = bango_draw_move,
  .play_random = bango_play_random,
  .parse_move = bango_parse_move,
  .format_move = bango_format_move,
  .format_arg = bango_format_arg,
  .get_scores = bango_get_scores,
  .get_side = bango_get_side,
  .get_winners = bango_get_winners,
  .get_rewards = bango_get_rewards,
  .prepare_next = bango_prepare_next,
  .describe_event = bango_describe_event,
  .describe_move = bango_describe_move,
  .describe_seat = bango_describe_seat,
  .describe_turn = bango_describe_turn,
  .describe_phase = bango_describe_phase,
  .is_place = bango_is_place,
  .format_board = bango_format_board,
  .get_turn_rule = bango_get_turn_rule,
  .list_tips = bango_list_tips,
};
