/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-private.h"

#include "engine/bgl-i18n.h"

/* Checks moves and names the rule that refuses them. */

static gboolean
check_dice (const BongoState  *state,
            const BongoDice   *dice,
            GError           **error)
{
  gboolean possible = dice->film[0] != 0 && dice->film[1] != 0;

  for (guint i = 0; i < BONGO_WHITE; i++)
    possible = possible && dice->animals[i] != BONGO_NO_DIE;

  for (guint i = 0; i < 2; i++)
    possible = possible &&
               (dice->poachers[i] != BONGO_NO_DIE) == (state->level >= BONGO_LEVEL_POACHERS);

  possible = possible && (dice->guard != BONGO_NO_DIE) == (state->level == BONGO_LEVEL_GUARDS);

  if (!possible)
    return bgl_refuse (error, BGL_RULE_RECORD_CHANCE,
                       _("This roll is not possible with the dice of this level."));

  return TRUE;
}

static gboolean
check_call (const BongoState  *state,
            const BongoMove   *move,
            GError           **error)
{
  const guint8 bit = 1 << (move->seat - 1);
  guint64 open_time;
  guint64 time;

  if (state->phase != BONGO_PHASE_CALLS)
    return bgl_refuse (error, "bongo-call", _("You can call only after a roll and before somebody makes the right call."));

  if (state->out & bit)
    return bgl_refuse (error, "bongo-one-call", _("You made a wrong call, so you are out for the rest of the round."));

  open_time = bongo_state_get_open_time (state, move->seat);
  time = move->timed ? move->time : open_time;

  if (time < state->last_time)
    return bgl_refuse (error, "bongo-first", _("A later call has already been made in this round."));

  if (state->clock > 0 && time > state->clock * 1000u)
    return bgl_refuse (error, "bongo-call", _("Time is up for this round."));

  if (state->called[move->seat - 1] & 1 << move->word)
    return bgl_refuse (error, "bongo-goes-on", _("You have already called this word in this round, and it was wrong."));

  if (time < open_time)
    return bgl_refuse (error, "bongo-breath",
                       ngettext ("After a wrong call, you must wait %d second.",
                                 "After a wrong call, you must wait %d seconds.",
                                 state->breath),
                       state->breath);

  return TRUE;
}

static gboolean
check_take (const BongoState  *state,
            const BongoMove   *move,
            GError           **error)
{
  guint givers;

  if (state->phase != BONGO_PHASE_CHOICE)
    return bgl_refuse (error, "bongo-prize", _("There is no trophy to choose now."));

  if (move->seat != state->winner)
    return bgl_refuse (error, state->answer == BONGO_NOTHING ? "bongo-choice" : "bongo-empty",
                       _("Only the winner of the round may choose."));

  if (move->word == BONGO_NOTHING)
    return bgl_refuse (error, "bongo-choice", _("You can take only a bongo, gnu, or rhino trophy."));

  if (state->answer != BONGO_NOTHING && move->word != state->answer)
    return bgl_refuse (error, "bongo-prize", _("You must take a trophy of the animal that was the answer."));

  givers = bongo_state_get_givers (state, move->seat, move->word);

  if (move->giver == 0)
    {
      if ((givers & (givers - 1)) != 0)
        return bgl_refuse (error, "bongo-empty",
                           _("Several opponents are tied for the most trophies of this animal. Choose one of them."));
    }
  else if (givers == 0)
    {
      return bgl_refuse (error, "bongo-empty", _("The supply still has trophies of this animal, so you take one from there."));
    }
  else if (!(givers & 1 << (move->giver - 1)))
    {
      return bgl_refuse (error, "bongo-empty",
                         _("You must take the trophy from the opponent who holds the most trophies of this animal."));
    }

  return TRUE;
}

gboolean
bongo_check (gconstpointer   data,
             BglMove         move,
             GError        **error)
{
  const BongoState *state = data;
  BongoMove parts = bongo_move_unpack (move);
  gboolean by_chance = parts.kind == BONGO_DICE || parts.kind == BONGO_SILENCE;

  if (by_chance != (parts.seat == 0))
    return bgl_refuse (error, BGL_RULE_RECORD_CHANCE, by_chance
                       ? _("Players cannot decide how the dice fall or when time runs out.")
                       : _("Only players can roll, call, and take trophies."));

  if (parts.seat > state->n_seats)
    return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX, _("There is no seat %u."), parts.seat);

  switch (parts.kind)
    {
    case BONGO_ROLL:
      if (state->phase != BONGO_PHASE_ROLL)
        return bgl_refuse (error, "bongo-roll", _("The dice are rolled only at the start of a round."));

      if (parts.seat != state->roller)
        return bgl_refuse (error, "bongo-roll", _("It is another player’s turn to roll."));

      return TRUE;

    case BONGO_CALL:
      return check_call (state, &parts, error);

    case BONGO_TAKE:
      return check_take (state, &parts, error);

    case BONGO_DICE:
      if (state->phase != BONGO_PHASE_DICE)
        return bgl_refuse (error, BGL_RULE_RECORD_CHANCE, _("Nobody has rolled the dice yet."));

      return check_dice (state, &parts.dice, error);

    case BONGO_SILENCE:
      if (state->phase != BONGO_PHASE_CALLS || state->clock == 0)
        return bgl_refuse (error, BGL_RULE_RECORD_CHANCE, _("Time cannot run out now."));

      return TRUE;

    default:
      return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX, _("This is not a Bongo move."));
    }
}
