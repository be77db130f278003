/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bongo-bot.h"
#include "bongo-private.h"
#include "engine/bgl-i18n.h"

static guint
bongo_get_time (BglMove move)
{
  BongoMove parts = bongo_move_unpack (move);

  return parts.kind == BONGO_CALL ? parts.time : 0;
}

static BglMove
bongo_set_time (BglMove move,
                guint   milliseconds)
{
  BongoMove parts = bongo_move_unpack (move);

  g_return_val_if_fail (parts.kind == BONGO_CALL, move);

  return bongo_move_call (parts.seat, parts.word, milliseconds);
}

gboolean
bongo_state_has_dice (const BongoState *state)
{
  return state->dice.film[0] != 0;
}

gboolean
bongo_state_may_call (const BongoState *state,
                      guint             seat,
                      BongoWord         word)
{
  return state->phase == BONGO_PHASE_CALLS &&
         !(state->out & 1 << (seat - 1)) &&
         !(state->called[seat - 1] & 1 << word) &&
         (state->clock == 0 || bongo_state_get_open_time (state, seat) <= state->clock * 1000u);
}

guint64
bongo_state_get_open_time (const BongoState *state,
                           guint             seat)
{
  guint64 time = state->last_time;

  for (guint i = state->n_calls; i > 0; i--)
    if (state->calls[i - 1].seat == seat)
      {
        time = MAX (time, state->calls[i - 1].time + (guint64) state->breath * 1000);
        break;
      }

  return time;
}

guint
bongo_state_get_givers (const BongoState *state,
                        guint             seat,
                        BongoWord         animal)
{
  guint most = 1;
  guint givers = 0;

  if (state->supply[animal] > 0)
    return 0;

  for (guint i = 0; i < state->n_seats; i++)
    {
      guint n = state->trophies[i][animal];

      if (i + 1 == seat || n < most)
        continue;

      if (n > most)
        givers = 0;

      most = n;
      givers |= 1 << i;
    }

  return givers;
}

static gboolean
bongo_setup (gpointer          data,
             guint             n_seats,
             const BglOptions *options,
             const char       *position,
             GError          **error)
{
  BongoState *state = data;

  memset (state, 0, sizeof *state);
  state->n_seats = n_seats;
  state->roller = options->value[BONGO_OPTION_FIRST];
  state->level = options->value[BONGO_OPTION_LEVEL];
  state->colour = options->value[BONGO_OPTION_COLOUR] == 0 ? BONGO_TROPHIES : 6;
  state->breath = options->value[BONGO_OPTION_BREATH];
  state->one_call = options->value[BONGO_OPTION_ONE_CALL];
  state->clock = options->value[BONGO_OPTION_CLOCK];
  state->phase = BONGO_PHASE_ROLL;

  if (position != NULL &&
      !bongo_parse_position (position, n_seats, state->colour, state->trophies, error))
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

static guint
list_takes (const BongoState *state,
            BglMove          *moves)
{
  guint n_moves = 0;

  for (BongoWord animal = 0; animal < BONGO_ANIMALS; animal++)
    {
      BongoMove parts = { .seat = state->winner, .kind = BONGO_TAKE, .word = animal };
      guint givers;

      if (state->answer != BONGO_NOTHING && state->answer != animal)
        continue;

      givers = bongo_state_get_givers (state, state->winner, animal);

      /* Name the giver only if there is a choice. */
      if ((givers & (givers - 1)) == 0)
        {
          moves[n_moves++] = bongo_move_pack (&parts);
          continue;
        }

      for (parts.giver = 1; parts.giver <= state->n_seats; parts.giver++)
        if (givers & 1 << (parts.giver - 1))
          moves[n_moves++] = bongo_move_pack (&parts);
    }

  return n_moves;
}

static guint
bongo_list_moves (gconstpointer data,
                  BglMove      *moves)
{
  const BongoState *state = data;
  BongoMove parts = { .seat = state->roller, .kind = BONGO_ROLL };
  guint n_moves = 0;

  switch ((BongoPhase) state->phase)
    {
    case BONGO_PHASE_ROLL:
      moves[n_moves++] = bongo_move_pack (&parts);
      return n_moves;

    case BONGO_PHASE_CALLS:
      parts.kind = BONGO_CALL;
      for (parts.seat = 1; parts.seat <= state->n_seats; parts.seat++)
        for (parts.word = 0; parts.word < BONGO_WORDS; parts.word++)
          if (bongo_state_may_call (state, parts.seat, parts.word))
            moves[n_moves++] = bongo_move_pack (&parts);
      return n_moves;

    case BONGO_PHASE_CHOICE:
      return list_takes (state, moves);

    case BONGO_PHASE_DICE:
    case BONGO_PHASE_OVER:
    default:
      return 0;
    }
}

void
bongo_dice_draw (BongoDice *dice,
                 BongoLevel level,
                 BglRandom *random)
{
  for (guint i = 0; i < 2; i++)
    dice->film[i] = 1 + bgl_random_below (random, 3);

  for (guint i = 0; i < BONGO_WHITE; i++)
    dice->animals[i] = bgl_random_below (random, BONGO_ANIMALS);

  for (guint i = 0; i < 2; i++)
    dice->poachers[i] = level >= BONGO_LEVEL_POACHERS
                        ? bgl_random_below (random, BONGO_ANIMALS)
                        : BONGO_NO_DIE;

  dice->guard = level == BONGO_LEVEL_GUARDS
                ? bgl_random_below (random, BONGO_ANIMALS)
                : BONGO_NO_DIE;
}

static BglMove
bongo_draw_chance (gconstpointer data,
                   BglRandom    *random)
{
  const BongoState *state = data;
  BongoMove parts = { .kind = BONGO_DICE };

  g_return_val_if_fail (state->phase == BONGO_PHASE_DICE, BGL_MOVE_NONE);

  bongo_dice_draw (&parts.dice, state->level, random);

  return bongo_move_pack (&parts);
}

/* Players who call at random would lose trophies faster than they win them, and games would hardly ever end. So three
 * out of four calls give the right answer. */
static BglMove
bongo_draw_move (gconstpointer data,
                 BglRandom    *random)
{
  const BongoState *state = data;
  BglMove moves[BONGO_MAX_CALLS];
  guint n_moves;
  guint64 time;
  BongoMove parts;

  if (state->phase == BONGO_PHASE_DICE)
    return bongo_draw_chance (state, random);

  n_moves = bongo_list_moves (state, moves);

  if (n_moves == 0)
    {
      g_return_val_if_fail (state->phase == BONGO_PHASE_CALLS && state->clock > 0, BGL_MOVE_NONE);

      return bgl_move_new (0, BONGO_SILENCE);
    }

  parts = bongo_move_unpack (moves[bgl_random_below (random, n_moves)]);

  if (parts.kind != BONGO_CALL)
    return bongo_move_pack (&parts);

  if (bgl_random_below (random, 4) != 0)
    parts.word = state->answer;

  time = bongo_state_get_open_time (state, parts.seat) + bgl_random_below (random, 1000);
  if (state->clock > 0)
    time = MIN (time, state->clock * 1000u);

  return bongo_move_call (parts.seat, parts.word, (guint32) MIN (time, G_MAXINT32));
}

/* When the time limit is reached, a chance move ends the round. */
static guint
bongo_get_deadline (gconstpointer data,
                    BglMove      *move)
{
  const BongoState *state = data;

  if (state->phase != BONGO_PHASE_CALLS || state->clock == 0)
    return 0;

  *move = bgl_move_new (0, BONGO_SILENCE);

  return state->clock * 1000;
}

static void
bongo_get_scores (gconstpointer data,
                  int          *scores)
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
bongo_get_rewards (gconstpointer data,
                   float        *rewards)
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
          spare = MAX (spare, trophies[animal] / (float) state->colour);
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
bongo_prepare_next (gconstpointer data,
                    guint         winners,
                    BglOptions   *options)
{
  const BongoState *state = data;

  options->value[BONGO_OPTION_FIRST] = state->winner;
}

static const guint8 seat_counts[] = { 2, 3, 4, 5, 6, 7, 8, 0 };

static const char *
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
  .get_time = bongo_get_time,
  .set_time = bongo_set_time,
  .get_deadline = bongo_get_deadline,
};
