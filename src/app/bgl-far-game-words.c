/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-far-game-private.h"

#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

/* What a table at a distance says: names, turns, questions, and news. */

/* The name of a seat in a sentence. */
static char *
get_label (BglFarGame *self,
           guint       seat)
{
  g_autofree char *name = seat >= 1 && seat <= bgl_far_game_get_n_seats (self) ? bgl_far_game_get_name (self, seat) : NULL;

  return name != NULL ? g_steal_pointer (&name) : g_strdup_printf (_("Player %u"), seat);
}

char *
bgl_far_game_describe_news (BglFarGame *self,
                            guint       kind,
                            guint       seat,
                            guint       received)
{
  g_autofree char *name = get_label (self, seat);

  switch ((BglNewsKind) kind)
    {
    case BGL_NEWS_SEATED:
      /* Translators: %s is a player at a table at a distance. */
      return g_strdup_printf (_("%s has joined."), name);
    case BGL_NEWS_STARTED:
      return NULL;
    case BGL_NEWS_FORFEITED:
      /* Translators: all players determine the dice together, but this one did not respond. %s is the player. */
      return g_strdup_printf (_("%s did not respond in time and had no part in this roll."), name);
    case BGL_NEWS_REFUSED:
      return g_strdup (_("A message that does not fit the game was ignored."));
    case BGL_NEWS_ILLEGAL:
      /* Translators: %s is a player at a table at a distance. */
      return g_strdup_printf (_("A move of %s is not allowed and was ignored."), name);
    case BGL_NEWS_TOO_FAST:
      /* Translators: %s is a player at a table at a distance. A call is a word that one shouts in the game. */
      return g_strdup_printf (_("A call of %s was too fast to be true and was ignored."), name);
    case BGL_NEWS_VERSION:
      return g_strdup (_("This table needs a newer version of Bungalow."));
    case BGL_NEWS_DECLINED:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s does not agree."), name);
    case BGL_NEWS_LAPSED:
      return g_strdup (_("Your question is no longer open."));
    case BGL_NEWS_TAKEN_BACK:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("A move of %s has been taken back."), name);
    case BGL_NEWS_LEFT:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s has left the table."), name);
    case BGL_NEWS_GIVEN_UP:
      return g_strdup (_("The host has left, so this game cannot continue."));
    case BGL_NEWS_CLAIMED:
      return g_strdup (_("Somebody else would like to have a seat."));
    case BGL_NEWS_REPLACED:
      /* Translators: %s is a player at a table at a distance. */
      return g_strdup_printf (_("%s plays on."), name);
    case BGL_NEWS_SAID:
      /* Translators: a player, and what they say. */
      return received < BGL_N_PHRASES ? g_strdup_printf (_("%s: “%s”"), name, bgl_phrase_get_label (received)) : NULL;
    case BGL_NEWS_AGAIN:
      return g_strdup (_("The host invites you to another game."));
    case BGL_NEWS_PROPOSED:
      /* The bar below the board asks. */
    default:
      return NULL;
    }
}

/* Questions */

static char *
describe_proposal (BglFarGame        *self,
                   const BglProposal *proposal)
{
  g_autofree char *from = proposal->from > 0 ? get_label (self, proposal->from) : g_strdup (_("The host"));
  g_autofree char *seat = get_label (self, proposal->seat);
  g_autofree char *name = NULL;

  switch (proposal->kind)
    {
    case BGL_PROPOSAL_BACK:
      return proposal->own ? g_strdup (_("You ask to take back your move. Waiting for the others…"))
                           /* Translators: %s is a player. */
                           : g_strdup_printf (_("%s would like to take back a move."), from);
    case BGL_PROPOSAL_BOT:
      return proposal->own ? g_strdup (_("Waiting for the others to agree…"))
                           /* Translators: the first %s is a player who asks, the second one is a player who is away. */
                           : g_strdup_printf (_("%s would like a bot to play on for %s."), from, seat);
    case BGL_PROPOSAL_PERSON:
      if (proposal->own)
        return g_strdup (_("Waiting for the others to agree…"));
      name = bgl_text_shorten (proposal->name, BGL_TEXT_NAME);
      /* Translators: a player who asks, somebody without a seat, and a player who is away. */
      return g_strdup_printf (_("%s would like to give %s the seat of %s."), from,
                              *name != '\0' ? name : _("somebody else"), seat);
    default:
      g_assert_not_reached ();
    }
}

gboolean
bgl_far_game_get_question (BglFarGame   *self,
                           BglProposal  *proposal,
                           char        **sentence)
{
  gboolean found = FALSE;

  g_return_val_if_fail (BGL_IS_FAR_GAME (self), FALSE);

  /* A question for the person here comes first. */
  for (guint i = 0; !found && bgl_session_get_proposal (bgl_far_game_get_session (self), i, proposal); i++)
    found = proposal->asks_you;
  for (guint i = 0; !found && bgl_session_get_proposal (bgl_far_game_get_session (self), i, proposal); i++)
    found = proposal->own;

  *sentence = found ? describe_proposal (self, proposal) : NULL;

  return found;
}

/* The others at the table, or everybody if one only watches. */
static char *
list_names (BglFarGame *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint seat = 1; seat <= bgl_far_game_get_n_seats (self); seat++)
    {
      gboolean is_you = bgl_session_get_sitter (bgl_far_game_get_session (self), seat) == BGL_SITTER_YOU;
      char *name = is_you ? NULL : bgl_far_game_get_name (self, seat);

      if (name != NULL)
        g_ptr_array_add (names, name);
    }
  g_ptr_array_add (names, NULL);

  return bgl_words_list ((const char *const *) names->pdata);
}

static char *
describe_turn (BglFarGame *self)
{
  BglGame *game = bgl_session_get_game (bgl_far_game_get_session (self));
  g_autofree char *name = NULL;
  int turn;

  if (game == NULL)
    return g_strdup (_("Waiting for players"));
  if (bgl_far_game_is_your_turn (self))
    return g_strdup (_("Your turn"));

  turn = bgl_game_get_turn (game);
  if (turn == BGL_TURN_OVER)
    return g_strdup (_("The game is over"));
  if (turn == BGL_TURN_ANY)
    return g_strdup (_("Everybody at once"));
  if (turn == BGL_TURN_CHANCE)
    return g_strdup (_("Rolling or drawing"));

  name = get_label (self, (guint) turn);

  return g_strdup_printf (_("%s’s turn"), name);
}

char *
bgl_far_game_describe (BglFarGame *self)
{
  g_autofree char *names = NULL;
  g_autofree char *turn = NULL;

  g_return_val_if_fail (BGL_IS_FAR_GAME (self), NULL);

  names = list_names (self);
  turn = describe_turn (self);
  if (*names == '\0')
    return g_steal_pointer (&turn);

  /* Translators: a game at a distance: the others, and whose turn it is, such as “Anna and Boris · Your turn”. */
  return g_strdup_printf (_("%s · %s"), names, turn);
}
