/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-bot.h"
#include "bangkok-private.h"
#include "bangkok-score.h"
#include "engine/bgl-i18n.h"

/* The seat whose turn it is has at most six dice, so it has at most six groups and can start a new one. The pool has
 * at most thirty different dice. */
#define MAX_MOVES (BANGKOK_COLORS * BANGKOK_SIDES * BANGKOK_DICE)

static gboolean
bangkok_setup (gpointer           data,
               guint              n_seats,
               const BglOptions  *options,
               const char        *position,
               GError           **error)
{
  BangkokState *state = data;

  memset (state, 0, sizeof *state);
  state->n_seats = n_seats;
  state->first = options->value[BANGKOK_OPTION_FIRST];
  state->closest = options->value[BANGKOK_OPTION_CLOSEST];
  state->trios = options->value[BANGKOK_OPTION_TRIOS];
  state->phase = BANGKOK_PHASE_GOAL;

  return position == NULL || bangkok_position_read (state, position, error);
}

static int
bangkok_get_turn (gconstpointer data)
{
  const BangkokState *state = data;

  switch ((BangkokPhase) state->phase)
    {
    case BANGKOK_PHASE_PICK:
      return state->turn;
    case BANGKOK_PHASE_OVER:
      return BGL_TURN_OVER;
    case BANGKOK_PHASE_GOAL:
    case BANGKOK_PHASE_VALUES:
    case BANGKOK_PHASE_POOL:
    default:
      return BGL_TURN_CHANCE;
    }
}

static void
apply_goal (BangkokState      *state,
            const BangkokMove *parts,
            BglEvents         *events)
{
  bangkok_state_clear_table (state);
  state->round++;
  state->goal = parts->value + 6;
  state->phase = BANGKOK_PHASE_VALUES;

  bgl_events_add (events, BANGKOK_EVENT_ROUND_BEGAN, "bangkok-rounds", 2,
                  state->round, bangkok_state_get_first (state, state->round));
  bgl_events_add (events, BANGKOK_EVENT_GOAL_ROLLED, "bangkok-goal", 2,
                  parts->value, state->goal);
}

static void
apply_values (BangkokState      *state,
              const BangkokMove *parts,
              BglEvents         *events)
{
  bangkok_place_values (parts->values, parts->n, state->rows);
  state->phase = BANGKOK_PHASE_POOL;

  for (guint i = 0; i < parts->n; i++)
    bgl_events_add (events, BANGKOK_EVENT_VALUE_PLACED, "bangkok-values", 2,
                    bangkok_die_pack (i, parts->values[i]), state->rows[i]);
}

static void
apply_pool (BangkokState      *state,
            const BangkokMove *parts,
            BglEvents         *events)
{
  for (guint i = 0; i < BANGKOK_DICE; i++)
    state->pool[parts->color][parts->values[i]]++;

  state->pool[parts->color][0] = BANGKOK_DICE;
  state->n_pool += BANGKOK_DICE;
  state->n_rolled++;

  if (state->n_rolled == state->n_seats)
    {
      state->phase = BANGKOK_PHASE_PICK;
      state->turn = bangkok_state_get_first (state, state->round);
    }

  bgl_events_add (events, BANGKOK_EVENT_POOL_ROLLED, "bangkok-pool", 2,
                  parts->color, bangkok_dice_pack (state->pool[parts->color]));
}

static guint
bangkok_get_winners (gconstpointer data)
{
  const BangkokState *state = data;
  guint best = 0, winners = 0;

  for (guint i = 0; i < state->n_seats; i++)
    best = MAX (best, state->scores[i]);

  for (guint i = 0; i < state->n_seats; i++)
    if (state->scores[i] == best)
      winners |= 1 << i;

  return winners;
}

static void
end_round (BangkokState *state,
           BglEvents    *events)
{
  BangkokScore score;

  bangkok_score_with_events (state, &score, events);
  state->turn = 0;

  for (guint i = 0; i < state->n_seats; i++)
    {
      state->scores[i] += score.totals[i];
      bgl_events_add (events, BANGKOK_EVENT_ROUND_SCORED, "bangkok-rounds", 4,
                      state->round, i + 1, score.totals[i], state->scores[i]);
    }

  if (state->round < state->n_seats)
    {
      state->phase = BANGKOK_PHASE_GOAL;
      return;
    }

  state->phase = BANGKOK_PHASE_OVER;
  bgl_events_add (events, BANGKOK_EVENT_GAME_OVER, "bangkok-winner", 1,
                  bangkok_get_winners (state));
}

static void
apply_pick (BangkokState *state,
            BglMove       move,
            BglEvents    *events)
{
  BangkokHand *hand = &state->hands[state->turn - 1];
  guint color = bangkok_move_get_color (move);
  guint value = bangkok_move_get_value (move);
  guint group;

  state->pool[color][value]--;
  state->pool[color][0]--;
  state->n_pool--;
  group = bangkok_hand_add (hand, color, value, bangkok_move_get_group (move));

  if (events != NULL)
    {
      int die = bangkok_die_pack (color, value);

      bgl_events_add (events, BANGKOK_EVENT_DIE_TAKEN, "bangkok-pick", 2, state->turn, die);
      bgl_events_add (events, BANGKOK_EVENT_DIE_LAID, "bangkok-group", 5, state->turn, die,
                      group, hand->size[group - 1], hand->sum[group - 1]);
    }

  state->turn = state->turn % state->n_seats + 1;

  if (state->n_pool == 0)
    end_round (state, events);
}

static void
bangkok_apply (gpointer   data,
               BglMove    move,
               BglEvents *events)
{
  BangkokMove parts;

  if (bgl_move_get_seat (move) != 0)
    {
      apply_pick (data, move, events);
      return;
    }

  parts = bangkok_move_unpack (move);

  switch (parts.kind)
    {
    case BANGKOK_GOAL:
      apply_goal (data, &parts, events);
      break;
    case BANGKOK_VALUES:
      apply_values (data, &parts, events);
      break;
    case BANGKOK_POOL:
      apply_pool (data, &parts, events);
      break;
    case BANGKOK_PICK:
    default:
      g_assert_not_reached ();
    }
}

static void
bangkok_get_scores (gconstpointer  data,
                    int           *scores)
{
  const BangkokState *state = data;

  for (guint i = 0; i < state->n_seats; i++)
    scores[i] = state->scores[i];
}

/* bangkok-rounds: every game begins with a starting player picked at random. */
static void
bangkok_prepare_next (gconstpointer  data,
                      guint          winners,
                      BglOptions    *options)
{
  const BangkokState *state = data;

  options->value[BANGKOK_OPTION_FIRST] = g_random_int_range (1, state->n_seats + 1);
}

static const guint8 seat_counts[] = { 2, 3, 4, 5, 0 };

const BglRules bangkok_rules = {
  .id = "bangkok",
  .name = N_("Bangkok"),
  .tagline = N_("Draft dice at the night market for sums, sequences, and colors"),
  .aim = N_("Take dice that form sums, sequences, and sets, and score the most points over all rounds."),
  .designers = "Paolo Montrasio",
  .age = 10,
  .minutes = { 15, 75 },
  /* Translators: what the number on a player’s card counts, in one short word. */
  .score_label = N_("Points"),
  .seat_counts = seat_counts,
  .state_size = sizeof (BangkokState),
  .max_moves = MAX_MOVES,
  .rules = bangkok_rule_infos,
  .options = bangkok_option_infos,
  .events = bangkok_event_infos,
  .bot = &bangkok_bot,
  .quiz = &bangkok_quiz,
  .changes = &bangkok_changes,
  .puzzles = &bangkok_puzzles,
  .parts = bangkok_parts,
  .setup = bangkok_setup,
  .get_turn = bangkok_get_turn,
  .list_moves = bangkok_list_moves,
  .check = bangkok_check,
  .apply = bangkok_apply,
  .draw_chance = bangkok_draw_chance,
  .draw_move = bangkok_draw_move,
  .parse_move = bangkok_parse_move,
  .format_move = bangkok_format_move,
  .format_arg = bangkok_format_arg,
  .get_scores = bangkok_get_scores,
  .get_winners = bangkok_get_winners,
  .get_rewards = bangkok_get_rewards,
  .prepare_next = bangkok_prepare_next,
  .describe_event = bangkok_describe_event,
  .describe_move = bangkok_describe_move,
  .describe_seat = bangkok_describe_seat,
  .describe_turn = bangkok_describe_turn,
  .list_tips = bangkok_list_tips,
  .describe_phase = bangkok_describe_phase,
  .is_place = bangkok_is_place,
  .format_board = bangkok_format_board,
};
