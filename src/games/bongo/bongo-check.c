/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "bongo-private.h"

/* What may be done, and which rule says no. */

static gboolean
check_dice (const BongoState *state,
            const BongoDice  *dice,
            GError          **error)
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
                       _("The dice of this level cannot fall like that."));

  return TRUE;
}

static gboolean
check_call (const BongoState *state,
            const BongoMove  *move,
            GError          **error)
{
  const guint8 bit = 1 << (move->seat - 1);
  guint64 open_time;
  guint64 time;

  if (state->phase != BONGO_PHASE_CALLS)
    return bgl_refuse (error, "bongo-call", _("Calls are open only while the dice lie and nobody was right."));

  if (state->out & bit)
    return bgl_refuse (error, "bongo-one-call", _("After a wrong call you are out until the next roll."));

  open_time = bongo_state_get_open_time (state, move->seat);
  time = move->timed ? move->time : open_time;

  if (time < state->last_time)
    return bgl_refuse (error, "bongo-first", _("A later call has already been heard."));

  if (state->clock > 0 && time > state->clock * 1000u)
    return bgl_refuse (error, "bongo-call", _("The clock of this round has run out."));

  if (state->called[move->seat - 1] & 1 << move->word)
    return bgl_refuse (error, "bongo-goes-on", _("You have called that word in this round, and it was wrong."));

  if (time < open_time)
    return bgl_refuse (error, "bongo-breath",
                       ngettext ("After a wrong call you wait for %d second.",
                                 "After a wrong call you wait for %d seconds.",
                                 state->breath),
                       state->breath);

  return TRUE;
}

static gboolean
check_take (const BongoState *state,
            const BongoMove  *move,
            GError          **error)
{
  guint givers;

  if (state->phase != BONGO_PHASE_CHOICE)
    return bgl_refuse (error, "bongo-prize", _("There is no trophy to choose now."));

  if (move->seat != state->winner)
    return bgl_refuse (error, state->answer == BONGO_NOTHING ? "bongo-choice" : "bongo-empty",
                       _("The winner of the round chooses."));

  if (move->word == BONGO_NOTHING)
    return bgl_refuse (error, "bongo-choice", _("The winner of the round takes the trophy of an animal."));

  if (state->answer != BONGO_NOTHING && move->word != state->answer)
    return bgl_refuse (error, "bongo-prize", _("The prize is a trophy of the animal that was the answer."));

  givers = bongo_state_get_givers (state, move->seat, move->word);

  if (move->giver == 0)
    {
      if ((givers & (givers - 1)) != 0)
        return bgl_refuse (error, "bongo-empty",
                           _("Several opponents have the most of this animal: choose the one who gives a trophy."));
    }
  else if (givers == 0)
    {
      return bgl_refuse (error, "bongo-empty", _("The supply still has a trophy of this animal."));
    }
  else if (!(givers & 1 << (move->giver - 1)))
    {
      return bgl_refuse (error, "bongo-empty",
                         _("The trophy comes from the opponent with the most of this animal."));
    }

  return TRUE;
}

gboolean
bongo_check (gconstpointer data,
             BglMove       move,
             GError      **error)
{
  const BongoState *state = data;
  BongoMove parts = bongo_move_unpack (move);
  gboolean by_chance = parts.kind == BONGO_DICE || parts.kind == BONGO_SILENCE;

  if (by_chance != (parts.seat == 0))
    return bgl_refuse (error, BGL_RULE_RECORD_CHANCE, by_chance
                       ? _("How the dice fall and when the clock runs out is left to chance.")
                       : _("Chance neither rolls nor calls nor takes."));

  if (parts.seat > state->n_seats)
    return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX, _("There is no seat %u."), parts.seat);

  switch (parts.kind)
    {
    case BONGO_ROLL:
      if (state->phase != BONGO_PHASE_ROLL)
        return bgl_refuse (error, "bongo-roll", _("The dice are rolled when a new round begins."));

      if (parts.seat != state->roller)
        return bgl_refuse (error, "bongo-roll", _("The winner of the last round rolls."));

      return TRUE;

    case BONGO_CALL:
      return check_call (state, &parts, error);

    case BONGO_TAKE:
      return check_take (state, &parts, error);

    case BONGO_DICE:
      if (state->phase != BONGO_PHASE_DICE)
        return bgl_refuse (error, BGL_RULE_RECORD_CHANCE, _("Nobody has rolled the dice."));

      return check_dice (state, &parts.dice, error);

    case BONGO_SILENCE:
      if (state->phase != BONGO_PHASE_CALLS || state->clock == 0)
        return bgl_refuse (error, BGL_RULE_RECORD_CHANCE, _("No clock is running."));

      return TRUE;

    default:
      return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX, _("This is not a move of Bongo."));
    }
}
