/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bongo-bot.h"
#include "bongo-practice.h"
#include "bongo-private.h"
#include "engine/bgl-i18n.h"

static gboolean
bongo_setup (gpointer           data,
             guint              n_seats,
             const BglOptions  *options,
             const char        *position,
             GError           **error)
{
  BongoState *state = data;

  memset (state, 0, sizeof *state);
  state->n_seats = n_seats;
  state->roller = options->value[BONGO_OPTION_FIRST];
  state->level = options->value[BONGO_OPTION_LEVEL];
  state->color = options->value[BONGO_OPTION_COLOR] == 0 ? BONGO_TROPHIES : 6;
  state->breath = options->value[BONGO_OPTION_BREATH];
  state->one_call = options->value[BONGO_OPTION_ONE_CALL];
  state->clock = options->value[BONGO_OPTION_CLOCK];
  state->phase = BONGO_PHASE_ROLL;

  if (position != NULL &&
      !bongo_parse_position (position, n_seats, state->color, state->trophies, error))
    return FALSE;

  for (guint animal = 0; animal < BONGO_ANIMALS; animal++)
    {
      state->supply[animal] = BONGO_TROPHIES;
      for (guint i = 0; i < n_seats; i++)
        state->supply[animal] -= state->trophies[i][animal];
    }

  return TRUE;
}

static int
bongo_get_turn (gconstpointer data)
{
  const BongoState *state = data;

  switch ((BongoPhase) state->phase)
    {
    case BONGO_PHASE_ROLL:
      return state->roller;
    case BONGO_PHASE_DICE:
      return BGL_TURN_CHANCE;
    case BONGO_PHASE_CALLS:
      return BGL_TURN_ANY;
    case BONGO_PHASE_CHOICE:
      return state->winner;
    case BONGO_PHASE_OVER:
    default:
      return BGL_TURN_OVER;
    }
}

/* Emit the reasoning only after the round is over, because it gives the answer away. */
static void
add_reasoning (const BongoState *state,
               BglEvents        *events)
{
  BongoAnswer answer;

  if (events == NULL)
    return;

  bongo_answer (&state->dice, state->level, &answer);

  for (guint i = 0; i < answer.n_steps; i++)
    {
      const BongoStep *step = &answer.steps[i];
      const guint type = BONGO_EVENT_STEP + step->kind;

      bgl_events_add (events, type, step->rule, bgl_event_info_get_n_args (&bongo_event_infos[type]),
                      step->args[0], step->args[1], step->args[2]);
    }
}

static void
check_victory (BongoState *state,
               BglEvents  *events)
{
  const guint8 *trophies = state->trophies[state->winner - 1];
  gboolean pairs = TRUE;

  for (guint animal = 0; animal < BONGO_ANIMALS; animal++)
    pairs = pairs && trophies[animal] >= BONGO_PAIR;

  if (pairs)
    {
      state->phase = BONGO_PHASE_OVER;
      bgl_events_add (events, BONGO_EVENT_GAME_WON, "bongo-win-pairs", 2,
                      state->winner, BONGO_NOTHING);
      return;
    }

  for (guint animal = 0; animal < BONGO_ANIMALS; animal++)
    if (trophies[animal] >= state->color)
      {
        state->phase = BONGO_PHASE_OVER;
        bgl_events_add (events, BONGO_EVENT_GAME_WON, "bongo-win-colour", 2,
                        state->winner, animal);
        return;
      }
}

/* The giver matters only if there are several to choose from. */
static void
take_trophy (BongoState *state,
             BongoWord   animal,
             guint       giver,
             BglEvents  *events)
{
  guint givers = bongo_state_get_givers (state, state->winner, animal);
  const char *rule = "bongo-empty";

  if (givers == 0)
    {
      giver = 0;
      rule = state->answer == BONGO_NOTHING ? "bongo-choice" : "bongo-prize";
      state->supply[animal]--;
    }
  else
    {
      if (giver == 0)
        giver = g_bit_nth_lsf (givers, -1) + 1;
      state->trophies[giver - 1][animal]--;
    }

  state->trophies[state->winner - 1][animal]++;
  bgl_events_add (events, BONGO_EVENT_TROPHY_TAKEN, rule, 3, state->winner, animal, giver);

  state->phase = BONGO_PHASE_ROLL;
  state->roller = state->winner;
  check_victory (state, events);
}

static void
lose_trophies (BongoState *state,
               guint       seat,
               BongoWord   animal,
               const char *rule,
               BglEvents  *events)
{
  guint8 *trophies = &state->trophies[seat - 1][animal];

  if (*trophies == 0)
    return;

  bgl_events_add (events, BONGO_EVENT_TROPHIES_LOST, rule, 3, seat, animal, *trophies);
  state->supply[animal] += *trophies;
  *trophies = 0;
}

static void
apply_wrong_call (BongoState *state,
                  guint       seat,
                  BongoWord   word,
                  guint32     time,
                  BglEvents  *events)
{
  const char *rule = word == BONGO_NOTHING ? "bongo-wrong-nothing" : "bongo-wrong-animal";

  bgl_events_add (events, BONGO_EVENT_CALLED, rule, 4, seat, word, FALSE, time);

  for (BongoWord animal = 0; animal < BONGO_ANIMALS; animal++)
    if (word == BONGO_NOTHING || word == animal)
      lose_trophies (state, seat, animal, rule, events);

  state->calls[state->n_calls++] = (BongoCall) { time, seat, word };
  state->called[seat - 1] |= 1 << word;

  if (!state->one_call)
    {
      bgl_events_add (events, BONGO_EVENT_GOES_ON, "bongo-goes-on", 2, seat, word);
      if (state->breath > 0)
        bgl_events_add (events, BONGO_EVENT_WAITS, "bongo-breath", 2, seat,
                        (int) MIN (time + state->breath * G_GUINT64_CONSTANT (1000), G_MAXINT));
      return;
    }

  state->out |= 1 << (seat - 1);
  bgl_events_add (events, BONGO_EVENT_OUT, "bongo-one-call", 1, seat);

  if (state->out == (1 << state->n_seats) - 1)
    {
      state->phase = BONGO_PHASE_ROLL;
      add_reasoning (state, events);
      bgl_events_add (events, BONGO_EVENT_ROUND_VOID, "bongo-one-call", 0);
    }
  else
    {
      bgl_events_add (events, BONGO_EVENT_GOES_ON, "bongo-goes-on", 2, seat, word);
    }
}

static void
apply_call (BongoState      *state,
            const BongoMove *move,
            BglEvents       *events)
{
  guint32 time = move->timed ? move->time : bongo_state_get_open_time (state, move->seat);
  guint givers;

  state->last_time = time;

  if (move->word != state->answer)
    {
      apply_wrong_call (state, move->seat, move->word, time, events);
      return;
    }

  bgl_events_add (events, BONGO_EVENT_CALLED, "bongo-call", 4, move->seat, move->word, TRUE, time);
  add_reasoning (state, events);
  bgl_events_add (events, BONGO_EVENT_ROUND_WON, "bongo-first", 1, move->seat);
  state->winner = move->seat;
  state->phase = BONGO_PHASE_CHOICE;

  if (state->answer == BONGO_NOTHING)
    {
      bgl_events_add (events, BONGO_EVENT_CHOICE_DUE, "bongo-choice", 1, move->seat);
      return;
    }

  givers = bongo_state_get_givers (state, move->seat, state->answer);

  if ((givers & (givers - 1)) != 0)
    bgl_events_add (events, BONGO_EVENT_CHOICE_DUE, "bongo-empty", 1, move->seat);
  else
    take_trophy (state, state->answer, 0, events);
}

static void
bongo_apply (gpointer   data,
             BglMove    move,
             BglEvents *events)
{
  BongoState *state = data;
  BongoMove parts = bongo_move_unpack (move);

  switch (parts.kind)
    {
    case BONGO_ROLL:
      state->phase = BONGO_PHASE_DICE;
      state->round++;
      state->winner = 0;
      state->answer = 0;
      state->out = 0;
      state->n_calls = 0;
      state->last_time = 0;
      memset (&state->dice, 0, sizeof state->dice);
      memset (state->called, 0, sizeof state->called);
      memset (state->calls, 0, sizeof state->calls);
      bgl_events_add (events, BONGO_EVENT_THROWN, "bongo-roll", 1, parts.seat);
      break;

    case BONGO_CALL:
      apply_call (state, &parts, events);
      break;

    case BONGO_TAKE:
      take_trophy (state, parts.word, parts.giver, events);
      break;

    case BONGO_DICE:
      state->phase = BONGO_PHASE_CALLS;
      state->dice = parts.dice;
      state->answer = bongo_answer_get_word (&state->dice, state->level);
      if (events != NULL)
        bgl_events_add (events, BONGO_EVENT_ROLLED, "bongo-levels", 4,
                        bongo_pack_film (state->dice.film),
                        bongo_pack_animals (state->dice.animals, BONGO_WHITE),
                        bongo_pack_animals (state->dice.poachers, 2),
                        bongo_pack_animals (&state->dice.guard, 1));
      break;

    case BONGO_SILENCE:
      state->phase = BONGO_PHASE_ROLL;
      add_reasoning (state, events);
      bgl_events_add (events, BONGO_EVENT_ROUND_VOID, "bongo-call", 0);
      break;

    default:
      g_assert_not_reached ();
    }
}

/* When the time limit is reached, a chance move ends the round. */
static guint
bongo_get_deadline (gconstpointer  data,
                    BglMove       *move)
{
  const BongoState *state = data;

  if (state->phase != BONGO_PHASE_CALLS || state->clock == 0)
    return 0;

  *move = bgl_move_new (0, BONGO_SILENCE);

  return state->clock * 1000;
}

static guint
bongo_get_situations (gconstpointer data)
{
  const BongoState *state = data;
  BongoAnswer answer;

  bongo_answer (&state->dice, state->level, &answer);

  return bongo_situation_of (&answer);
}

static void
bongo_get_scores (gconstpointer  data,
                  int           *scores)
{
  const BongoState *state = data;

  for (guint i = 0; i < state->n_seats; i++)
    {
      scores[i] = 0;
      for (guint animal = 0; animal < BONGO_ANIMALS; animal++)
        scores[i] += state->trophies[i][animal];
    }
}

static guint
bongo_get_winners (gconstpointer data)
{
  const BongoState *state = data;

  return 1 << (state->winner - 1);
}

/* Six trophies make the three pairs. Rate a seat by how many of them it has, or by its best animal if that is closer
 * to a win. The cube makes the last trophies worth more than the first ones, because a leader needs fewer further
 * rounds in which something can go wrong. */
static void
bongo_get_rewards (gconstpointer  data,
                   float         *rewards)
{
  const BongoState *state = data;
  float sum = 0;

  for (guint i = 0; i < state->n_seats; i++)
    {
      const guint8 *trophies = state->trophies[i];
      float progress = 0;
      float spare = 0;

      if (state->phase == BONGO_PHASE_OVER)
        {
          rewards[i] = i + 1 == state->winner;
          continue;
        }

      for (guint animal = 0; animal < BONGO_ANIMALS; animal++)
        {
          progress += MIN (trophies[animal], BONGO_PAIR) / 6.f;
          spare = MAX (spare, trophies[animal] / (float) state->color);
        }

      progress = 0.2f + MAX (progress, spare);
      rewards[i] = progress * progress * progress;
      sum += rewards[i];
    }

  if (state->phase != BONGO_PHASE_OVER)
    for (guint i = 0; i < state->n_seats; i++)
      rewards[i] /= sum;
}

/* bongo-roll: the winner of the last round also rolls first in the next game. */
static void
bongo_prepare_next (gconstpointer  data,
                    guint          winners,
                    BglOptions    *options)
{
  const BongoState *state = data;

  options->value[BONGO_OPTION_FIRST] = state->winner;
}

static const guint8 seat_counts[] = { 2, 3, 4, 5, 6, 7, 8, 0 };

const char *
bongo_get_turn_rule (gconstpointer data)
{
  const BongoState *state = data;

  switch ((BongoPhase) state->phase)
    {
    case BONGO_PHASE_CALLS:
      return "bongo-call";
    case BONGO_PHASE_CHOICE:
      return state->answer == BONGO_NOTHING ? "bongo-choice" : "bongo-empty";
    case BONGO_PHASE_ROLL:
    case BONGO_PHASE_DICE:
    case BONGO_PHASE_OVER:
    default:
      return "bongo-roll";
    }
}

const BglRules bongo_rules =
{
  .id = "bongo",
  /* Translators: the name of a game */
  .name = N_("Bongo"),
  .tagline = N_("Everybody looks at the same dice. Who will call the answer first?"),
  .aim = N_("Be the first to call the right answer, and collect two trophies of each animal."),
  .designers = "Bruno Faidutti, Harald Bilz, Philippe des Pallières",
  .age = 8,
  .minutes = { 10, 20 },
  /* Translators: what the number on a player’s card counts, in one short word. */
  .score_label = N_("Trophies"),
  .seat_counts = seat_counts,

  .state_size = sizeof (BongoState),
  .max_moves = BONGO_MAX_CALLS,

  .rules = bongo_rule_infos,
  .options = bongo_option_infos,
  .events = bongo_event_infos,
  .bot = &bongo_bot,
  .changes = &bongo_changes,
  .parts = bongo_parts,
  .quiz = &bongo_quiz,

  .setup = bongo_setup,
  .get_turn = bongo_get_turn,
  .list_moves = bongo_list_moves,
  .check = bongo_check,
  .apply = bongo_apply,
  .draw_chance = bongo_draw_chance,
  .draw_move = bongo_draw_move,
  .parse_move = bongo_parse_move,
  .format_move = bongo_format_move,
  .format_arg = bongo_format_arg,
  .get_scores = bongo_get_scores,
  .get_winners = bongo_get_winners,
  .get_rewards = bongo_get_rewards,
  .format_standing = bongo_format_standing,
  .prepare_next = bongo_prepare_next,
  .describe_event = bongo_describe_event,
  .describe_seat = bongo_describe_seat,
  .describe_turn = bongo_describe_turn,
  .describe_phase = bongo_describe_phase,
  .is_place = bongo_is_place,
  .format_board = bongo_format_board,
  .describe_move = bongo_describe_move,
  .get_turn_rule = bongo_get_turn_rule,
  .list_tips = bongo_list_tips,
  .get_time = bongo_get_time,
  .set_time = bongo_set_time,
  .get_deadline = bongo_get_deadline,
  .situations = bongo_situations,
  .get_situations = bongo_get_situations,
};
