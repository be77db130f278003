/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

#include "cli-talk.h"
#include "cli.h"

/* What people at a distance do besides moving, and what they read about it. */

void
cli_say (const char *format,
         ...)
{
  g_autofree char *sentence = NULL;
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  message = bgl_text_shorten (sentence, BGL_TEXT_MESSAGE);
  g_printerr ("%s\n", message);
}

static void
tell_proposal (BglDistance *distance)
{
  BglProposal proposal;

  for (guint i = 0; bgl_session_get_proposal (bgl_distance_get_session (distance), i, &proposal); i++)
    if (proposal.asks_you && proposal.kind == BGL_PROPOSAL_BACK)
      cli_say (_("Seat %u would like to take back the last move. Type /yes or /no."), proposal.seat);
    else if (proposal.asks_you && proposal.kind == BGL_PROPOSAL_BOT)
      cli_say (_("The host would like a bot to play on for seat %u. Type /yes or /no."), proposal.seat);
    else if (proposal.asks_you)
      cli_say (_("The host would like to give seat %u to somebody else. Type /yes or /no."), proposal.seat);
}

void
cli_tell_news (BglDistance *distance,
               guint        kind,
               guint        seat,
               guint        received,
               gpointer     user_data)
{
  static const char *const reasons[BGL_N_RECEIVED] = {
    [BGL_RECEIVED_LARGE] = "size",
    [BGL_RECEIVED_SEAL] = "key",
    [BGL_RECEIVED_SIGNATURE] = "signature",
    [BGL_RECEIVED_SYNTAX] = "syntax",
    [BGL_RECEIVED_FORK] = "contradiction",
    [BGL_RECEIVED_STRANGER] = "stranger",
  };

  switch ((BglNewsKind) kind)
    {
    case BGL_NEWS_SEATED:
      cli_say (_("Seat %u is taken."), seat);
      break;
    case BGL_NEWS_STARTED:
      cli_say (_("The game begins."));
      break;
    case BGL_NEWS_FORFEITED:
      /* Translators: all players determine the dice together, but this one did not respond. */
      cli_say (_("Seat %u did not respond in time and had no part in the dice."), seat);
      break;
    case BGL_NEWS_REFUSED:
      /* Translators: the reason is a word that is not translated. */
      cli_say (_("A message was refused (%s)."), reasons[received]);
      break;
    case BGL_NEWS_ILLEGAL:
      cli_say (_("Seat %u sent a move that is not allowed. It was ignored."), seat);
      break;
    case BGL_NEWS_TOO_FAST:
      cli_say (_("Seat %u sent a call that is too fast to be true. It was ignored."), seat);
      break;
    case BGL_NEWS_VERSION:
      /* The table fails for this reason. */
      break;
    case BGL_NEWS_PROPOSED:
      tell_proposal (distance);
      break;
    case BGL_NEWS_DECLINED:
      cli_say (_("Seat %u does not agree."), seat);
      break;
    case BGL_NEWS_LAPSED:
      cli_say (_("It is too late for that."));
      break;
    case BGL_NEWS_TAKEN_BACK:
      cli_say (_("Seat %u takes back the last move."), seat);
      break;
    case BGL_NEWS_LEFT:
      cli_say (_("Seat %u has left the table."), seat);
      break;
    case BGL_NEWS_GIVEN_UP:
      cli_say (_("The host has left, and the game is over."));
      break;
    case BGL_NEWS_CLAIMED:
      cli_say (_("Somebody with the invitation would like to play."));
      break;
    case BGL_NEWS_REPLACED:
      cli_say (_("Seat %u has another player."), seat);
      if (bgl_distance_can_take_seat (distance))
        cli_say (_("A bot plays for you. Type /take to play again."));
      break;
    case BGL_NEWS_SAID:
      /* Translators: somebody at that seat says a short phrase, such as “Hello!” */
      cli_say (_("Seat %u: %s"), seat, bgl_phrase_get_label ((BglPhrase) received));
      break;
    case BGL_NEWS_AGAIN:
      {
        g_autofree char *next = bgl_distance_get_next (distance);

        if (next != NULL)
          cli_say (_("The host invites you to another game: %s"), next);
        break;
      }
    default:
      g_assert_not_reached ();
    }
}

static void
answer (BglDistance *distance,
        gboolean     accept)
{
  BglProposal proposal;

  for (guint i = 0; bgl_session_get_proposal (bgl_distance_get_session (distance), i, &proposal); i++)
    if (accept ? proposal.asks_you : proposal.asks_you || proposal.own)
      {
        bgl_distance_answer (distance, &proposal, accept);
        return;
      }

  cli_say (_("There is nothing to answer."));
}

/* Gives the seat to a bot, or else to the first one who would like to have it. */
static void
replace (BglDistance *distance,
         const char  *seat,
         const char  *nick)
{
  BglSession *session = bgl_distance_get_session (distance);
  BglRecord *table = bgl_session_get_table (session);
  BglClaimant claimant;
  guint64 number;
  guint level;

  if (table == NULL || seat == NULL ||
      !g_ascii_string_to_unsigned (seat, 10, 1, bgl_record_get_n_seats (table), &number, NULL))
    cli_say (_("Name a seat by its number."));
  else if (nick != NULL)
    {
      if (!bgl_distance_can_replace (distance, (guint) number))
        cli_say (_("Only the host can give away a seat, and only if its player is away or has left."));
      else if (cli_find_level (nick, &level))
        bgl_distance_replace (distance, (guint) number, (BglLevel) level);
    }
  else if (bgl_session_get_claimant (session, 0, &claimant))
    bgl_distance_hand_over (distance, (guint) number, &claimant);
  else
    cli_say (_("Nobody else would like to play."));
}

static void
say_phrase (BglDistance *distance,
            const char  *nick)
{
  guint phrase;

  if (nick == NULL || !bgl_phrase_from_nick (nick, &phrase))
    {
      g_autoptr (GString) nicks = g_string_new (NULL);

      for (guint i = 0; i < BGL_N_PHRASES; i++)
        g_string_append_printf (nicks, "%s%s", i > 0 ? ", " : "", bgl_phrase_get_nick ((BglPhrase) i));
      cli_say (_("You can say: %s."), nicks->str);
    }
  else if (!bgl_distance_say (distance, (BglPhrase) phrase))
    cli_say (_("Wait a moment before you say something again."));
}

void
cli_command (BglDistance *distance,
             const char  *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 3);
  const char *first = words[0] != NULL ? words[1] : NULL;

  if (g_str_equal (line, "back"))
    {
      if (bgl_distance_can_propose_back (distance))
        bgl_distance_propose_back (distance);
      else
        cli_say (_("There is nothing to take back."));
    }
  else if (g_str_equal (line, "yes") || g_str_equal (line, "no"))
    answer (distance, *line == 'y');
  else if (g_str_equal (line, "leave"))
    bgl_distance_leave (distance);
  else if (g_str_equal (line, "take"))
    bgl_distance_take_seat (distance);
  else if (g_strcmp0 (words[0], "bot") == 0)
    replace (distance, first, first != NULL && words[2] != NULL ? words[2] : "medium");
  else if (g_strcmp0 (words[0], "give") == 0)
    replace (distance, first, NULL);
  else if (g_strcmp0 (words[0], "say") == 0)
    say_phrase (distance, first);
  else
    cli_say (_("Commands: %s."), "/back, /yes, /no, /say PHRASE, /leave, /bot SEAT LEVEL, /give SEAT, /take");
}
