/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-private.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-seat.h"

/* Events, moves, seats, and turns as text for people. */

static char *
describe_call (const int         *args,
               const char *const *names)
{
  const char *name = names[args[0] - 1];
  const char *word = bongo_word_get_label (args[1]);
  g_autofree char *time = bongo_time_describe ((guint) args[3], 2);

  /* A time of 0 means that the round is played without time. */
  if (args[3] == 0)
    /* Translators: a player, and the word called */
    return args[2]
           ? BGL_SENTENCE (name, _("%s calls “%s.” This is right."), _("You call “%s.” This is right."), word)
           : BGL_SENTENCE (name, _("%s calls “%s.” This is wrong."), _("You call “%s.” This is wrong."), word);

  /* Translators: a player, the word called, and the time it took, as in “1.83 s” */
  return args[2]
         ? BGL_SENTENCE (name, _("%s calls “%s” after %s. This is right."),
                         _("You call “%s” after %s. This is right."), word, time)
         : BGL_SENTENCE (name, _("%s calls “%s” after %s. This is wrong."),
                         _("You call “%s” after %s. This is wrong."), word, time);
}

char *
bongo_describe_event (gconstpointer      state,
                      const BglEvent    *event,
                      const char *const *names)
{
  const int *args = event->args;

  if (event->type < BONGO_STEP_KINDS)
    {
      BongoStep step = { event->type, event->rule, { args[0], args[1], args[2] } };

      return bongo_step_describe (&step);
    }

  switch ((BongoEventType) event->type)
    {
    case BONGO_EVENT_THROWN:
      /* Translators: a player */
      return BGL_SENTENCE (names[args[0] - 1], _("%s rolls the dice."), _("You roll the dice."));

    case BONGO_EVENT_CALLED:
      return describe_call (args, names);

    case BONGO_EVENT_TROPHIES_LOST:
      /* Translators: a player, how many trophies, and the animal on them */
      return BGL_SENTENCE (names[args[0] - 1],
                           ngettext ("%s returns %d trophy to the supply: %s.",
                                     "%s returns %d trophies to the supply: %s.",
                                     args[2]),
                           ngettext ("You return %d trophy to the supply: %s.",
                                     "You return %d trophies to the supply: %s.",
                                     args[2]),
                           args[2], bongo_word_get_label (args[1]));

    case BONGO_EVENT_OUT:
      /* Translators: a player */
      return BGL_SENTENCE (names[args[0] - 1], _("%s is out for the rest of the round."),
                           _("You are out for the rest of the round."));

    case BONGO_EVENT_ROUND_WON:
      /* Translators: a player */
      return BGL_SENTENCE (names[args[0] - 1], _("%s wins the round."), _("You win the round."));

    case BONGO_EVENT_TROPHY_TAKEN:
      if (args[2] == 0)
        /* Translators: a player and an animal */
        return BGL_SENTENCE (names[args[0] - 1], _("%s takes a trophy from the supply: %s."),
                             _("You take a trophy from the supply: %s."), bongo_word_get_label (args[1]));

      if (bgl_label_is_you (names[args[2] - 1]))
        /* Translators: another player, who takes, and an animal */
        return g_strdup_printf (_("%s takes a trophy from you: %s."), names[args[0] - 1], bongo_word_get_label (args[1]));

      /* Translators: the player who takes, the player who gives, and an animal */
      return BGL_SENTENCE (names[args[0] - 1], _("%s takes a trophy from %s: %s."), _("You take a trophy from %s: %s."),
                           names[args[2] - 1], bongo_word_get_label (args[1]));

    case BONGO_EVENT_ROUND_VOID:
      return g_strdup (_("Nobody wins the round."));

    case BONGO_EVENT_GAME_WON:
      if (args[1] == BONGO_NOTHING)
        /* Translators: a player */
        return BGL_SENTENCE (names[args[0] - 1], _("%s has two trophies of each animal and wins the game."),
                             _("You have two trophies of each animal and win the game."));

      /* Translators: a player and an animal */
      return BGL_SENTENCE (names[args[0] - 1], _("%s has enough trophies of one animal (%s) and wins the game."),
                           _("You have enough trophies of one animal (%s) and win the game."),
                           bongo_word_get_label (args[1]));

    case BONGO_EVENT_ROLLED:
      /* No sentence, because the roll must not be announced while the dice are still tumbling. */
    case BONGO_EVENT_WAITS:
    case BONGO_EVENT_GOES_ON:
    case BONGO_EVENT_CHOICE_DUE:
      return NULL;

    case BONGO_EVENT_STEP:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
bongo_describe_move (gconstpointer data,
                     BglMove       move)
{
  const BongoState *state = data;
  BongoMove parts = bongo_move_unpack (move);

  switch (parts.kind)
    {
    case BONGO_ROLL:
      /* Translators: a move, as the words of a button */
      return g_strdup (_("Roll the dice"));

    case BONGO_CALL:
      if (parts.timed)
        {
          g_autofree char *time = bongo_time_describe (parts.time, 2);

          /* Translators: a move, as the words of a button: the time after which a word is called, as in “1.83 s”, and the
           * word */
          return g_strdup_printf (_("Call after %s: %s"), time, bongo_word_get_label (parts.word));
        }

      /* Translators: a move, as the words of a button */
      return g_strdup_printf (_("Call: %s"), bongo_word_get_label (parts.word));

    case BONGO_TAKE:
      if (parts.word >= BONGO_ANIMALS || parts.giver > state->n_seats)
        return NULL;
      if (parts.giver > 0)
        /* Translators: a move, as the words of a button: an animal, and the number of a player */
        return g_strdup_printf (_("Take a trophy (%s) from player %u"), bongo_word_get_label (parts.word), parts.giver);

      /* Translators: a move, as the words of a button: an animal */
      return g_strdup_printf (_("Take a trophy: %s"), bongo_word_get_label (parts.word));

    case BONGO_DICE:
    case BONGO_SILENCE:
    default:
      return NULL;
    }
}

char *
bongo_describe_seat (gconstpointer data,
                     guint         seat)
{
  const BongoState *state = data;
  const guint8 *trophies = state->trophies[seat - 1];

  /* Translators: the trophies that a player has */
  return g_strdup_printf (_("Bongo %d, gnu %d, rhino %d"),
                          trophies[BONGO_BONGO], trophies[BONGO_GNU], trophies[BONGO_RHINO]);
}

char *
bongo_describe_turn (gconstpointer data)
{
  const BongoState *state = data;

  switch ((BongoPhase) state->phase)
    {
    case BONGO_PHASE_ROLL:
      return g_strdup (_("Roll the dice. The first right call wins a trophy."));

    case BONGO_PHASE_DICE:
      return g_strdup (_("The dice are rolling."));

    case BONGO_PHASE_CALLS:
      return g_strdup (_("Be the first to call the right word, and win a trophy. A wrong call costs trophies."));

    case BONGO_PHASE_CHOICE:
      return state->answer == BONGO_NOTHING
             /* Translators: how many trophies of one animal win */
             ? g_strdup_printf (_("Choose a trophy. To win the game, you need two of each animal or %u of one."), state->color)
             : g_strdup (_("Choose whose trophy to take."));

    case BONGO_PHASE_OVER:
    default:
      return g_strdup (_("The game is over."));
    }
}

/* Whether a seat can win the game with its next trophy. */
static gboolean
can_somebody_win (const BongoState *state)
{
  for (guint i = 0; i < state->n_seats; i++)
    {
      guint missing = 0;

      for (BongoWord animal = 0; animal < BONGO_ANIMALS; animal++)
        {
          guint n = state->trophies[i][animal];

          missing += n < BONGO_PAIR ? BONGO_PAIR - n : 0;
          if (n + 1 == state->color)
            return TRUE;
        }
      if (missing == 1)
        return TRUE;
    }

  return FALSE;
}

char *
bongo_describe_phase (gconstpointer   data,
                      char          **detail)
{
  const BongoState *state = data;

  if (state->round == 0)
    return NULL;

  if (can_somebody_win (state))
    *detail = g_strdup (_("One more trophy can win the game."));
  else if (state->round == 1 && state->level == BONGO_LEVEL_POACHERS)
    *detail = g_strdup (_("The red dice are the poachers. One white die with their victim does not count."));
  else if (state->round == 1 && state->level == BONGO_LEVEL_GUARDS)
    *detail = g_strdup (_("If the green die shows the poachers’ victim, all the white dice count."));

  /* Translators: the number of a round */
  return g_strdup_printf (_("Round %u"), state->round);
}
