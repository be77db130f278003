/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-private.h"

/* The payload has the kind in the lowest three bits, followed by the fields that this kind needs. */
#define KIND_BITS   3
#define WORD_SHIFT  3
#define TIMED_SHIFT 5
#define GIVER_SHIFT 5
#define TIME_SHIFT  8
#define DICE_SHIFT  3

static guint
pack_die (guint8 die)
{
  return die == BONGO_NO_DIE ? 3 : die;
}

static guint8
unpack_die (guint64 *bits)
{
  guint8 die = *bits & 3;

  *bits >>= 2;

  return die == 3 ? BONGO_NO_DIE : die;
}

BglMove
bongo_move_pack (const BongoMove *parts)
{
  guint64 payload = parts->kind;

  switch (parts->kind)
    {
    case BONGO_CALL:
      payload |= (guint64) parts->word << WORD_SHIFT;
      if (parts->timed)
        payload |= 1 << TIMED_SHIFT | (guint64) parts->time << TIME_SHIFT;
      break;

    case BONGO_TAKE:
      payload |= (guint64) parts->word << WORD_SHIFT | (guint64) parts->giver << GIVER_SHIFT;
      break;

    case BONGO_DICE:
      {
        const BongoDice *dice = &parts->dice;
        guint64 bits = pack_die (dice->guard);

        bits = bits << 2 | pack_die (dice->poachers[1]);
        bits = bits << 2 | pack_die (dice->poachers[0]);
        for (int i = BONGO_WHITE - 1; i >= 0; i--)
          bits = bits << 2 | pack_die (dice->animals[i]);
        bits = bits << 2 | dice->film[1];
        bits = bits << 2 | dice->film[0];
        payload |= bits << DICE_SHIFT;
      }
      break;

    case BONGO_ROLL:
    case BONGO_SILENCE:
    default:
      break;
    }

  return bgl_move_new (parts->seat, payload);
}

BongoMove
bongo_move_unpack (BglMove move)
{
  guint64 payload = bgl_move_get_payload (move);
  BongoMove parts = {
    .seat = bgl_move_get_seat (move),
    .kind = payload & ((1 << KIND_BITS) - 1),
  };

  switch (parts.kind)
    {
    case BONGO_CALL:
      parts.word = payload >> WORD_SHIFT & 3;
      parts.timed = payload >> TIMED_SHIFT & 1;
      parts.time = (guint32) (payload >> TIME_SHIFT);
      break;

    case BONGO_TAKE:
      parts.word = payload >> WORD_SHIFT & 3;
      parts.giver = payload >> GIVER_SHIFT & 15;
      break;

    case BONGO_DICE:
      {
        guint64 bits = payload >> DICE_SHIFT;

        for (guint i = 0; i < 2; i++, bits >>= 2)
          parts.dice.film[i] = bits & 3;
        for (guint i = 0; i < BONGO_WHITE; i++)
          parts.dice.animals[i] = unpack_die (&bits);
        for (guint i = 0; i < 2; i++)
          parts.dice.poachers[i] = unpack_die (&bits);
        parts.dice.guard = unpack_die (&bits);
      }
      break;

    case BONGO_ROLL:
    case BONGO_SILENCE:
    default:
      break;
    }

  return parts;
}

BglMove
bongo_move_call (guint     seat,
                 BongoWord word,
                 guint32   time)
{
  return bongo_move_pack (&(BongoMove) { .seat = seat, .kind = BONGO_CALL, .word = word,
                                         .timed = TRUE, .time = time });
}

int
bongo_pack_film (const guint8 *film)
{
  return film[0] << 2 | film[1];
}

int
bongo_pack_animals (const guint8 *animals,
                    guint         n_animals)
{
  int packed = 1;

  for (guint i = 0; i < n_animals && animals[i] != BONGO_NO_DIE; i++)
    packed = packed << 2 | animals[i];

  return packed;
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

guint
bongo_list_moves (gconstpointer  data,
                  BglMove       *moves)
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
bongo_dice_draw (BongoDice  *dice,
                 BongoLevel  level,
                 BglRandom  *random)
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

BglMove
bongo_draw_chance (gconstpointer  data,
                   BglRandom     *random)
{
  const BongoState *state = data;
  BongoMove parts = { .kind = BONGO_DICE };

  g_return_val_if_fail (state->phase == BONGO_PHASE_DICE, BGL_MOVE_NONE);

  bongo_dice_draw (&parts.dice, state->level, random);

  return bongo_move_pack (&parts);
}

/* Players who call at random would lose trophies faster than they win them, and games would hardly ever end. So three
 * out of four calls give the right answer. */
BglMove
bongo_draw_move (gconstpointer  data,
                 BglRandom     *random)
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

guint
bongo_get_time (BglMove move)
{
  BongoMove parts = bongo_move_unpack (move);

  return parts.kind == BONGO_CALL ? parts.time : 0;
}

BglMove
bongo_set_time (BglMove move,
                guint   milliseconds)
{
  BongoMove parts = bongo_move_unpack (move);

  g_return_val_if_fail (parts.kind == BONGO_CALL, move);

  return bongo_move_call (parts.seat, parts.word, milliseconds);
}
