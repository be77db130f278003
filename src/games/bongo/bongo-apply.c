/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bongo-private.h"

/* Applies legal moves and emits their events. */

/* Emit the reasoning only after the round is over, because it gives the answer away. */
static void
tell_answer (const BongoState *state,
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
    if (trophies[animal] >= state->colour)
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
      tell_answer (state, events);
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
  tell_answer (state, events);
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

void
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
      tell_answer (state, events);
      bgl_events_add (events, BONGO_EVENT_ROUND_VOID, "bongo-call", 0);
      break;

    default:
      g_assert_not_reached ();
    }
}
