/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-phrase.h"
#include "bgl-session-private.h"

/* How long to wait between two phrases, in milliseconds. */
#define PHRASE_PAUSE 2000

/* What people do */

gboolean
bgl_session_can_propose_back (BglSession *self)
{
  int own = bgl_session_find_own_number (self);
  guint number;

  return self->game != NULL && own >= 0 && bgl_session_is_person (self, (guint) own) &&
         bgl_game_get_turn (self->game) > 0 && !bgl_session_has_decided (self) &&
         bgl_session_find_back (self, self->members[own].seat) >= 0 && bgl_session_find_open (self, (guint) own, &number) == NULL;
}

gboolean
bgl_session_propose_back (BglSession *self)
{
  if (!bgl_session_can_propose_back (self))
    return FALSE;

  bgl_session_follow (self);

  return bgl_share_append (self->own, "propose %u %u " BGL_PROPOSE_BACK, self->n_events,
                           self->members[bgl_session_find_own_number (self)].seat);
}

gboolean
bgl_session_answer (BglSession *self,
                    guint       member,
                    guint       number,
                    gboolean    accept)
{
  if (self->own == NULL || bgl_session_find_answer (self->own, member, number) != NULL)
    return FALSE;

  return bgl_share_append (self->own, "%s %u %u", accept ? "accept" : "decline", member, number);
}

/* The seat of somebody who is away or has left, and that of a bot that replaced somebody. */
static gboolean
is_vacant (BglSession *self,
           guint       seat)
{
  BglMember *holder = &self->members[self->holders[seat] - 1];

  return bgl_session_is_bot (self, seat) ? self->owners[seat] > 0
         : holder != &self->members[0] &&
           (bgl_session_is_absent (self, holder) || bgl_session_has_left (holder->share));
}

gboolean
bgl_session_can_replace (BglSession *self,
                         guint       seat)
{
  return self->game != NULL && bgl_session_is_host (self) && !bgl_game_is_over (self->game) &&
         !bgl_session_is_bot (self, seat) && is_vacant (self, seat);
}

gboolean
bgl_session_replace (BglSession *self,
                     guint       seat,
                     BglLevel    level)
{
  return bgl_session_can_replace (self, seat) &&
         bgl_share_append (self->own, "propose %u %u " BGL_PROPOSE_BOT "%s", self->n_events, seat,
                           bgl_level_get_nick (level));
}

gboolean
bgl_session_get_claimant (BglSession  *self,
                          guint        index,
                          BglClaimant *claimant)
{
  for (guint i = 0; self->game != NULL && i < self->shares->len; i++)
    {
      BglShare *share = g_ptr_array_index (self->shares, i);
      BglMember *member = bgl_session_find_member (self, share->fingerprint);
      const BglEntry *claim = bgl_share_find_last (share, BGL_ENTRY_CLAIM);

      if (claim == NULL || share == self->host || bgl_session_has_left (share) ||
          (member != NULL && bgl_session_is_person (self, (guint) (member - self->members))) || index-- > 0)
        continue;

      memcpy (claimant->fingerprint, share->fingerprint, sizeof claimant->fingerprint);
      claimant->name = claim->text;
      claimant->seat = claim->seat;
      return TRUE;
    }

  return FALSE;
}

gboolean
bgl_session_hand_over (BglSession   *self,
                       guint         seat,
                       const guint8 *fingerprint)
{
  g_autofree char *hex = bgl_format_hex (fingerprint, BGL_FINGERPRINT_SIZE);

  return self->game != NULL && bgl_session_is_host (self) && !bgl_game_is_over (self->game) &&
         is_vacant (self, seat) && bgl_share_append (self->own, "propose %u %u %s", self->n_events, seat, hex);
}

static guint
find_lost_seat (BglSession *self)
{
  int own = bgl_session_find_own_number (self);

  for (guint seat = 1; self->game != NULL && own > 0 && seat <= bgl_game_get_n_seats (self->game); seat++)
    if (self->owners[seat] == (guint) own + 1 && bgl_session_is_bot (self, seat) && self->members[own].seat == 0)
      return seat;

  return 0;
}

gboolean
bgl_session_can_take_seat (BglSession *self)
{
  return find_lost_seat (self) > 0 && !bgl_game_is_over (self->game);
}

gboolean
bgl_session_take_seat (BglSession *self)
{
  g_autofree char *name = NULL;

  if (!bgl_session_can_take_seat (self))
    return FALSE;

  self->wants_back = TRUE;
  bgl_session_follow (self);
  name = g_uri_escape_string (self->wished_name != NULL ? self->wished_name : "", NULL, TRUE);

  return bgl_session_claims_again (self->own) || bgl_share_append (self->own, "claim %u %s", find_lost_seat (self), name);
}

gboolean
bgl_session_leave (BglSession *self)
{
  return self->own != NULL && self->own->entries->len > 0 && !bgl_session_has_left (self->own) &&
         bgl_share_append (self->own, "leave");
}

gboolean
bgl_session_say (BglSession *self,
                 guint       phrase,
                 gint64      now)
{
  if (self->own == NULL || phrase >= BGL_N_PHRASES || now - self->said < PHRASE_PAUSE)
    return FALSE;

  self->said = now;

  return bgl_share_append (self->own, "say %u %s", self->n_events, bgl_phrase_get_nick (phrase));
}

void
bgl_session_hear (BglSession *self,
                  BglShare   *share,
                  guint       phrase)
{
  BglMember *member = bgl_session_find_member (self, share->fingerprint);

  if (member == NULL || member->seat == 0 || self->now < 0 || self->now - member->heard < PHRASE_PAUSE)
    return;

  member->heard = self->now;
  bgl_session_add_news (self, BGL_NEWS_SAID, member->seat, (BglReceived) phrase);
}

BglSitter
bgl_session_get_sitter (BglSession *self,
                        guint       seat)
{
  BglMember *holder = self->table != NULL && self->holders[seat] > 0 ? &self->members[self->holders[seat] - 1] : NULL;

  if (holder == NULL)
    return BGL_SITTER_NONE;
  if (bgl_session_is_bot (self, seat))
    return BGL_SITTER_BOT;
  if (self->own != NULL && holder->share == self->own)
    return BGL_SITTER_YOU;
  if (holder->share != NULL && bgl_session_has_left (holder->share))
    return BGL_SITTER_LEFT;

  return bgl_session_is_absent (self, holder) ? BGL_SITTER_AWAY : BGL_SITTER_HERE;
}

const char *
bgl_session_get_name (BglSession *self,
                      guint       seat)
{
  BglMember *holder = self->table != NULL && self->holders[seat] > 0 ? &self->members[self->holders[seat] - 1] : NULL;
  const BglEntry *claim = holder != NULL && holder->share != NULL && !bgl_session_is_bot (self, seat)
                          ? bgl_share_find_last (holder->share, BGL_ENTRY_CLAIM) : NULL;

  return claim != NULL ? claim->text : "";
}
