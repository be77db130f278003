/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-distance-private.h"

/* How long bots wait for an answer, and how long leaving may take, in milliseconds. */
#define BOT_PATIENCE 30000
#define LEAVE_PATIENCE 3000

void
bgl_distance_hold (BglDistance *self)
{
  gint64 now = g_get_monotonic_time () / 1000;
  BglProposal proposal;
  guint asked = 0;
  BglGame *game = bgl_session_get_game (self->session);
  int turn = bgl_game_get_turn (game);
  /* After a restart, what was decided before may have to arrive first. */
  gboolean decided = turn > 0 && bgl_session_is_own_seat (self->session, (guint) turn) &&
                     !bgl_session_can_play (self->session);

  for (guint i = 0; asked == 0 && bgl_session_get_proposal (self->session, i, &proposal); i++)
    if (proposal.kind == BGL_PROPOSAL_BACK)
      asked = 1 + proposal.member + proposal.number * BGL_MAX_MEMBERS;

  if (asked != self->asked)
    {
      self->asked = asked;
      self->asked_since = asked != 0 ? now : 0;
    }
  if (self->asked_since > 0 && now - self->asked_since >= BOT_PATIENCE)
    self->asked_since = 0;

  bgl_table_set_held (self->table, BGL_HOLD_PROPOSAL, self->asked_since > 0 || decided);
}

/* Everything that is written takes the same way. */
static gboolean
done (BglDistance *self,
      gboolean     wrote)
{
  if (wrote)
    bgl_distance_update (self);

  return wrote;
}

gboolean
bgl_distance_can_propose_back (BglDistance *self)
{
  g_return_val_if_fail (BGL_IS_DISTANCE (self), FALSE);

  return bgl_session_can_propose_back (self->session);
}

void
bgl_distance_propose_back (BglDistance *self)
{
  g_return_if_fail (BGL_IS_DISTANCE (self));

  done (self, bgl_session_propose_back (self->session));
}

void
bgl_distance_answer (BglDistance       *self,
                     const BglProposal *proposal,
                     gboolean           accept)
{
  g_return_if_fail (BGL_IS_DISTANCE (self));

  done (self, bgl_session_answer (self->session, proposal->member, proposal->number, accept));
}

void
bgl_distance_withdraw (BglDistance       *self,
                       const BglProposal *proposal)
{
  g_return_if_fail (proposal->own);

  bgl_distance_answer (self, proposal, FALSE);
}

void
bgl_distance_leave (BglDistance *self)
{
  g_return_if_fail (BGL_IS_DISTANCE (self));

  done (self, bgl_session_leave (self->session));
  bgl_distance_stop (self, LEAVE_PATIENCE);
}

void
bgl_distance_give_up (BglDistance *self)
{
  g_return_if_fail (BGL_IS_DISTANCE (self));

  self->giving_up = TRUE;
  bgl_distance_leave (self);
}

gboolean
bgl_distance_can_replace (BglDistance *self,
                          guint        seat)
{
  g_return_val_if_fail (BGL_IS_DISTANCE (self), FALSE);

  return bgl_session_can_replace (self->session, seat);
}

void
bgl_distance_replace (BglDistance *self,
                      guint        seat,
                      BglLevel     level)
{
  g_return_if_fail (BGL_IS_DISTANCE (self));

  done (self, bgl_session_replace (self->session, seat, level));
}

void
bgl_distance_hand_over (BglDistance       *self,
                        guint              seat,
                        const BglClaimant *claimant)
{
  g_return_if_fail (BGL_IS_DISTANCE (self));

  done (self, bgl_session_hand_over (self->session, seat, claimant->fingerprint));
}

gboolean
bgl_distance_can_take_seat (BglDistance *self)
{
  g_return_val_if_fail (BGL_IS_DISTANCE (self), FALSE);

  return bgl_session_can_take_seat (self->session);
}

void
bgl_distance_take_seat (BglDistance *self)
{
  g_return_if_fail (BGL_IS_DISTANCE (self));

  done (self, bgl_session_take_seat (self->session));
}

gboolean
bgl_distance_say (BglDistance *self,
                  BglPhrase    phrase)
{
  g_return_val_if_fail (BGL_IS_DISTANCE (self), FALSE);

  return done (self, bgl_session_say (self->session, phrase, g_get_monotonic_time () / 1000));
}

BglBeacon *
bgl_distance_announce (BglDistance  *self,
                       gboolean      open,
                       GError      **error)
{
  BglShare *own;
  const BglEntry *table, *claim;
  g_autoptr (BglRecord) record = NULL;
  const char *host;

  g_return_val_if_fail (BGL_IS_DISTANCE (self), NULL);

  own = bgl_session_get_own (self->session);
  table = own != NULL ? bgl_share_find_first (own, BGL_ENTRY_TABLE) : NULL;
  g_return_val_if_fail (table != NULL, NULL);

  claim = bgl_share_find_last (own, BGL_ENTRY_CLAIM);
  record = bgl_record_parse (table->text, -1, NULL);
  host = self->invitation->broker->host;

  return bgl_beacon_new_announcer (g_hostname_is_ip_address (host) ? host : NULL, self->state.private_key,
                                   bgl_record_get_tag (record, "Game"), claim != NULL ? claim->text : NULL,
                                   open ? self->state.invitation : NULL, error);
}

void
bgl_distance_announce_next (BglDistance *self,
                            const char  *invitation)
{
  g_autoptr (BglInvitation) next = bgl_invitation_parse (invitation, NULL);

  g_return_if_fail (BGL_IS_DISTANCE (self));
  g_return_if_fail (next != NULL && next->has_host);

  done (self, bgl_session_invite (self->session, next->host, next->code));
}

char *
bgl_distance_get_next (BglDistance *self)
{
  const guint8 *host;
  const char *code;
  g_autoptr (BglInvitation) next = NULL;
  g_autofree char *broker = NULL;

  g_return_val_if_fail (BGL_IS_DISTANCE (self), NULL);

  if (!bgl_session_get_next (self->session, &host, &code))
    return NULL;
  /* It is only a code, so that nobody can be led to another broker. */
  next = bgl_invitation_parse (code, NULL);
  if (next == NULL || next->broker != NULL)
    return NULL;

  broker = bgl_broker_to_string (self->invitation->broker);
  next->broker = bgl_broker_parse (broker, NULL);
  next->has_host = TRUE;
  memcpy (next->host, host, sizeof next->host);

  return bgl_invitation_to_string (next);
}
