/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-bot.h"
#include "bonobo-private.h"
#include "engine/bgl-i18n.h"

static int
bonobo_get_turn (gconstpointer data)
{
  const BonoboState *state = data;

  switch (state->phase)
    {
    case BONOBO_DRAWING:
      return BGL_TURN_CHANCE;
    case BONOBO_OVER:
      return BGL_TURN_OVER;
    default:
      return state->turn;
    }
}

/* Scores and winners */

static void
bonobo_get_scores (gconstpointer  data,
                   int           *scores)
{
  const BonoboState *state = data;

  for (guint i = 0; i < state->n_seats; i++)
    scores[i] = state->scores[i];
}

/* bonobo-winner: the highest score wins, and tied seats share the win. */
guint
bonobo_get_winners (gconstpointer data)
{
  const BonoboState *state = data;
  int best = G_MININT;
  guint winners = 0;

  for (guint i = 0; i < state->n_seats; i++)
    best = MAX (best, state->scores[i]);

  for (guint i = 0; i < state->n_seats; i++)
    if (state->scores[i] == best)
      winners |= 1u << i;

  return winners;
}

/* bonobo-series */
static void
bonobo_prepare_next (gconstpointer  data,
                     guint          winners,
                     BglOptions    *options)
{
  const BonoboState *state = data;

  options->value[BONOBO_OPTION_FIRST] = state->first % state->n_seats + 1;
  for (guint i = 0; i < state->n_seats; i++)
    options->scores[i] = state->scores[i];
}

static const guint8 seat_counts[] = { 2, 3, 4, 0 };

static const BglOptionInfo options[] =
{
  [BONOBO_OPTION_FIRST] = {
    .name = "first",
    .kind = BGL_OPTION_SEAT,
    .label = N_("Starting Player"),
    .sentence = N_("The youngest player takes the first turn. Choose who that is."),
    .rule = "bonobo-first",
    /* Translators: before the name of a player */
    .said = N_("The youngest"),
    .value = 1,
  },
  [BONOBO_OPTION_CARRY] = {
    .name = "carry",
    .kind = BGL_OPTION_SCORES,
    .label = N_("Starting Scores"),
    .sentence = N_("If you play several games in a row, scores carry over from game to game. Enter the scores from the previous games here."),
    .rule = "bonobo-series",
  },
  { NULL }
};

const BglRules bonobo_rules =
{
  .id = "bonobo",
  .name = N_("Bonobo Beach"),
  .tagline = N_("Grab the best spots before the neighbors arrive"),
  .aim = N_("Score the most points by placing your tokens where the rhombi around them show high numbers."),
  .designers = "Roland Goslar, Tobias Goslar",
  .age = 8,
  .minutes = { 20, 20 },
  /* Translators: what the number on a player’s card counts, in one short word. */
  .score_label = N_("Points"),
  .seat_counts = seat_counts,
  .state_size = sizeof (BonoboState),
  .max_moves = BONOBO_PLACES,
  .rules = bonobo_rule_infos,
  .options = options,
  .events = bonobo_event_infos,
  .bot = &bonobo_bot,
  .quiz = &bonobo_quiz,
  .changes = &bonobo_changes,
  .puzzles = &bonobo_puzzles,
  .setup = bonobo_setup,
  .get_turn = bonobo_get_turn,
  .list_moves = bonobo_list_moves,
  .check = bonobo_check,
  .apply = bonobo_apply,
  .chance_reveals = TRUE,
  .draw_chance = bonobo_draw_chance,
  .draw_move = bonobo_draw_move,
  .parse_move = bonobo_parse_move,
  .format_move = bonobo_format_move,
  .format_arg = bonobo_format_arg,
  .get_scores = bonobo_get_scores,
  .get_winners = bonobo_get_winners,
  .get_rewards = bonobo_get_rewards,
  .prepare_next = bonobo_prepare_next,
  .describe_event = bonobo_describe_event,
  .describe_move = bonobo_describe_move,
  .describe_seat = bonobo_describe_seat,
  .describe_turn = bonobo_describe_turn,
  .describe_phase = bonobo_describe_phase,
  .is_place = bonobo_is_place,
  .parts = bonobo_parts,
  .format_board = bonobo_format_board,
  .get_turn_rule = bonobo_get_turn_rule,
  .list_tips = bonobo_list_tips,
};
