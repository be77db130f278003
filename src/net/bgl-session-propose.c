/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-seat.h"

#include "bgl-session-private.h"

/* After a change of a seat, the roll that may have been revealed is left out. */
#define SKIPPED_ROLLS 1

/* Proposals */

const BglEntry *
bgl_session_find_answer (BglShare *share,
                         guint     member,
                         guint     number)
{
  for (guint i = 0; i < share->entries->len; i++)
    {
      const BglEntry *entry = bgl_share_get_entry (share, i);

      if ((entry->kind == BGL_ENTRY_ACCEPT || entry->kind == BGL_ENTRY_DECLINE) && entry->member == member &&
          entry->index == number)
        return entry;
    }

  return NULL;
}

static gboolean
is_back (const BglEntry *proposal)
{
  return g_str_equal (proposal->text, BGL_PROPOSE_BACK);
}

static gboolean
is_bot (const BglEntry *proposal)
{
  return g_str_has_prefix (proposal->text, BGL_PROPOSE_BOT);
}

/* Whether the member has to agree: everybody who plays for themselves, except for those whom it is about. */
static gboolean
is_asked (BglSession     *self,
          guint           member,
          guint           number,
          const BglEntry *proposal)
{
  return number != member && bgl_session_is_person (self, number) &&
         (is_back (proposal) || self->holders[proposal->seat] != number + 1);
}

int
bgl_session_find_back (BglSession *self,
                       guint       seat)
{
  const BglRules *rules = bgl_game_get_rules (self->game);

  for (int ply = (int) bgl_game_get_ply (self->game) - 1; ply >= 0; ply--)
    {
      BglMove move = bgl_game_get_move (self->game, (guint) ply);

      if (bgl_move_get_seat (move) != seat)
        continue;
      if (rules->get_time != NULL && rules->get_time (move) > 0)
        while (ply > 0 && (bgl_move_get_seat (bgl_game_get_move (self->game, (guint) ply)) == BGL_TURN_CHANCE ||
                           rules->get_time (bgl_game_get_move (self->game, (guint) ply)) > 0))
          ply--;
      return ply;
    }

  return -1;
}

/* Whether a proposal to go back is about the position that there is now. */
static gboolean
fits_back (BglSession     *self,
           guint           member,
           const BglEntry *proposal)
{
  BglMember *proposer = &self->members[member];

  return bgl_session_is_person (self, member) && proposal->seat == proposer->seat &&
         proposal->slot == self->n_events && bgl_game_get_turn (self->game) > 0 && bgl_session_has_followed (self, proposer) &&
         proposal >= bgl_share_get_entry (proposer->share, 0) + proposer->first &&
         bgl_session_find_back (self, proposal->seat) >= 0;
}

/* The host must stay, and somebody who plays for themselves cannot get a second seat. */
static gboolean
fits_change (BglSession     *self,
             const BglEntry *proposal)
{
  guint seat = proposal->seat;
  BglMember *newcomer = is_bot (proposal) ? NULL : bgl_session_find_member (self, proposal->hash);

  if (seat > bgl_game_get_n_seats (self->game) || (self->holders[seat] == 1 && !bgl_session_is_bot (self, seat)))
    return FALSE;
  if (is_bot (proposal))
    return !bgl_session_is_bot (self, seat);

  return newcomer != NULL ? !bgl_session_is_person (self, (guint) (newcomer - self->members))
                          : self->n_members < BGL_MAX_MEMBERS;
}

const BglEntry *
bgl_session_find_open (BglSession *self,
                       guint       member,
                       guint      *number)
{
  BglShare *share = self->members[member].share;
  guint n = share != NULL ? bgl_share_count (share, BGL_ENTRY_PROPOSE) : 0;
  const BglEntry *proposal;

  if (n == 0 || self->game == NULL || bgl_game_is_over (self->game))
    return NULL;

  *number = n - 1;
  proposal = bgl_share_get_proposal (share, n - 1);
  if (is_back (proposal) ? !fits_back (self, member, proposal)
                         : member > 0 || n - 1 < self->n_changes || !fits_change (self, proposal))
    return NULL;

  for (guint i = 0; i < self->n_members; i++)
    if (self->members[i].share != NULL && (i == member || is_asked (self, member, i, proposal)))
      {
        const BglEntry *answer = bgl_session_find_answer (self->members[i].share, member, n - 1);

        if (answer != NULL && answer->kind == BGL_ENTRY_DECLINE)
          return NULL;
      }

  return proposal;
}

int
bgl_session_find_own_number (BglSession *self)
{
  for (guint i = 0; i < self->n_members; i++)
    if (self->own != NULL && self->members[i].share == self->own)
      return (int) i;

  return -1;
}

static void
describe (BglSession     *self,
          guint           member,
          guint           number,
          const BglEntry *entry,
          BglProposal    *proposal)
{
  int own = bgl_session_find_own_number (self);
  BglShare *newcomer = bgl_session_find_share (self, entry->hash);

  *proposal = (BglProposal) {
    .kind = is_back (entry) ? BGL_PROPOSAL_BACK : is_bot (entry) ? BGL_PROPOSAL_BOT : BGL_PROPOSAL_PERSON,
    .member = member,
    .number = number,
    .from = self->members[member].seat,
    .seat = entry->seat,
    .name = "",
    .own = own == (int) member,
  };
  if (proposal->kind == BGL_PROPOSAL_BACK)
    proposal->ply = (guint) bgl_session_find_back (self, entry->seat);
  else if (proposal->kind == BGL_PROPOSAL_BOT)
    bgl_level_from_nick (entry->text + strlen (BGL_PROPOSE_BOT), &proposal->level);
  else if (newcomer != NULL && bgl_share_find_last (newcomer, BGL_ENTRY_CLAIM) != NULL)
    proposal->name = bgl_share_find_last (newcomer, BGL_ENTRY_CLAIM)->text;

  for (guint i = 0; i < self->n_members; i++)
    if (is_asked (self, member, i, entry) && bgl_session_find_answer (self->members[i].share, member, number) == NULL)
      {
        proposal->waiting |= 1u << (self->members[i].seat - 1);
        proposal->asks_you |= own == (int) i;
      }
}

gboolean
bgl_session_get_proposal (BglSession  *self,
                          guint        index,
                          BglProposal *proposal)
{
  for (guint i = 0; i < self->n_members; i++)
    {
      guint number;
      const BglEntry *entry = bgl_session_find_open (self, i, &number);

      if (entry != NULL && index-- == 0)
        {
          describe (self, i, number, entry, proposal);
          return TRUE;
        }
    }

  return FALSE;
}

/* Events */

/* Whether these members have agreed. */
static BglOutcome
check_consent (BglSession *self,
               guint       mask,
               guint       member,
               guint       number)
{
  for (guint i = 0; i < self->n_members; i++)
    {
      const BglEntry *answer;

      if ((mask & (1u << i)) == 0)
        continue;
      answer = self->members[i].share != NULL ? bgl_session_find_answer (self->members[i].share, member, number) : NULL;
      if (answer == NULL)
        return BGL_OUTCOME_WAITING;
      if (answer->kind == BGL_ENTRY_DECLINE)
        return BGL_OUTCOME_SKIPPED;
    }

  return mask >> self->n_members == 0 ? BGL_OUTCOME_PLAYED : BGL_OUTCOME_SKIPPED;
}

BglOutcome
bgl_session_play_back (BglSession     *self,
                       const BglEntry *entry)
{
  BglShare *share = entry->member < self->n_members ? self->members[entry->member].share : NULL;
  const BglEntry *proposal = share != NULL ? bgl_share_get_proposal (share, entry->index) : NULL;
  BglGame *earlier;
  BglOutcome outcome;
  guint mask = 0;

  if (entry->member >= self->n_members)
    return BGL_OUTCOME_SKIPPED;
  /* The proposer may not have followed as far as is known here. */
  if (proposal == NULL || !bgl_session_has_followed (self, &self->members[entry->member]))
    return BGL_OUTCOME_WAITING;
  if (!is_back (proposal) || !fits_back (self, entry->member, proposal))
    return BGL_OUTCOME_SKIPPED;

  for (guint i = 0; i < self->n_members; i++)
    if (is_asked (self, entry->member, i, proposal))
      mask |= 1u << i;
  outcome = check_consent (self, mask, entry->member, entry->index);
  if (outcome != BGL_OUTCOME_PLAYED)
    return outcome;

  earlier = bgl_game_new_at (self->game, (guint) bgl_session_find_back (self, proposal->seat));
  g_object_unref (self->game);
  self->game = earlier;
  bgl_session_add_news (self, BGL_NEWS_TAKEN_BACK, proposal->seat, BGL_RECEIVED_NEW);
  if (share == self->own)
    self->n_ended = MAX (self->n_ended, entry->index + 1);

  return BGL_OUTCOME_PLAYED;
}

/* When the host may change the player of a seat: when nobody else has to write the next event, so that no move of
 * somebody who is there gets lost. */
static gboolean
may_change (BglSession *self,
            int         turn,
            guint       seat)
{
  return turn == (int) seat || turn == BGL_TURN_CHANCE || (turn > 0 && self->holders[turn] == 1);
}

/* All lines that follow are about the game with the new player. A nonce that was revealed before could be known, so the
 * next roll is another one. */
BglOutcome
bgl_session_play_seat (BglSession     *self,
                       const BglEntry *entry,
                       int             turn)
{
  const BglEntry *proposal = bgl_share_get_proposal (self->host, entry->index);
  guint8 digest[BGL_HASH_SIZE];
  BglMember *newcomer;
  BglOutcome outcome;
  gboolean bot;

  if (proposal == NULL || is_back (proposal) || !fits_change (self, proposal) ||
      !may_change (self, turn, proposal->seat) || (entry->next & 1) == 0)
    return BGL_OUTCOME_SKIPPED;
  outcome = check_consent (self, entry->mask, 0, entry->index);
  if (outcome != BGL_OUTCOME_PLAYED)
    return outcome;

  bot = is_bot (proposal);
  newcomer = bot ? &self->members[0] : bgl_session_find_member (self, proposal->hash);
  if (newcomer == NULL && bgl_session_find_share (self, proposal->hash) == NULL)
    return BGL_OUTCOME_WAITING;
  if (entry->next >> (self->n_members + (newcomer == NULL)) != 0)
    return BGL_OUTCOME_SKIPPED;
  /* A newcomer is not committed yet. */
  if (newcomer == NULL && (entry->next >> self->n_members) != 0)
    return BGL_OUTCOME_SKIPPED;
  if (!bgl_session_digest (self, entry->next, self->n_rolls + SKIPPED_ROLLS, digest))
    return BGL_OUTCOME_WAITING;
  if (memcmp (digest, entry->hash, sizeof digest) != 0)
    return BGL_OUTCOME_SKIPPED;

  if (newcomer == NULL)
    {
      bgl_session_add_member (self, proposal->hash);
      newcomer = &self->members[self->n_members - 1];
    }
  if (!bgl_session_is_bot (self, proposal->seat))
    self->owners[proposal->seat] = self->holders[proposal->seat];
  bgl_session_seat_member (self, proposal->seat, (guint) (newcomer - self->members), bot ? proposal->text : NULL);
  self->n_rolls += SKIPPED_ROLLS;
  self->frozen = entry->next;
  self->n_changes = entry->index + 1;
  self->epoch = entry->slot + 1;
  for (guint i = 1; i < self->n_members; i++)
    self->members[i].followed = FALSE;
  self->members[0].first = self->members[0].cursor + 1;
  bgl_session_add_news (self, BGL_NEWS_REPLACED, proposal->seat, BGL_RECEIVED_NEW);
  if (bgl_session_is_host (self))
    self->n_ended = MAX (self->n_ended, entry->index + 1);

  return BGL_OUTCOME_PLAYED;
}

gboolean
bgl_session_follow (BglSession *self)
{
  int own = bgl_session_find_own_number (self);

  if (self->game == NULL || own <= 0 || bgl_session_has_followed (self, &self->members[own]) ||
      !bgl_share_append (self->own, "follow %u", self->epoch - 1))
    return FALSE;

  bgl_session_commit_up_to (self, self->n_rolls + 1);

  return TRUE;
}

/* What is written by itself */

static gboolean
agree (BglSession *self)
{
  BglProposal proposal;

  for (guint i = 0; self->agreeable && bgl_session_get_proposal (self, i, &proposal); i++)
    if (proposal.asks_you)
      return bgl_share_append (self->own, "accept %u %u", proposal.member, proposal.number);

  return FALSE;
}

/* When everybody has agreed, the member who would write the next event goes back instead. */
static gboolean
go_back (BglSession *self)
{
  int turn = bgl_game_get_turn (self->game);
  BglProposal proposal;

  if (turn <= 0 || !bgl_session_is_own_seat (self, (guint) turn) || bgl_session_has_decided (self))
    return FALSE;

  for (guint i = 0; bgl_session_get_proposal (self, i, &proposal); i++)
    if (proposal.kind == BGL_PROPOSAL_BACK && proposal.waiting == 0)
      return bgl_share_append (self->own, "back %u %u %u", self->n_events, proposal.member, proposal.number);

  return FALSE;
}

/* Whether a proposal to change a seat has everybody’s consent who is there. */
static gboolean
has_consent (BglSession     *self,
             guint           number,
             const BglEntry *proposal,
             guint          *mask)
{
  BglMember *newcomer = is_bot (proposal) ? NULL : bgl_session_find_member (self, proposal->hash);
  guint owner = self->owners[proposal->seat];

  *mask = 0;
  /* Nobody needs to be asked whether somebody may have their seat back. */
  if (newcomer != NULL && owner == (guint) (newcomer - self->members) + 1)
    return TRUE;

  for (guint i = 1; i < self->n_members; i++)
    if (is_asked (self, 0, i, proposal))
      {
        if (bgl_session_find_answer (self->members[i].share, 0, number) != NULL)
          *mask |= 1u << i;
        else if (!bgl_session_is_absent (self, &self->members[i]) && !bgl_session_has_left (self->members[i].share))
          return FALSE;
      }

  return TRUE;
}

static gboolean
change_seat (BglSession *self)
{
  guint number, mask, next = 0;
  const BglEntry *proposal = bgl_session_find_open (self, 0, &number);
  BglMember *holder;
  guint8 digest[BGL_HASH_SIZE];
  g_autofree char *hex = NULL;

  if (proposal == NULL || is_back (proposal))
    return FALSE;

  holder = &self->members[self->holders[proposal->seat] - 1];
  if (!bgl_session_is_bot (self, proposal->seat) && !bgl_session_is_absent (self, holder) &&
      !bgl_session_has_left (holder->share))
    return bgl_share_append (self->own, "decline 0 %u", number);
  if (!may_change (self, bgl_game_get_turn (self->game), proposal->seat) ||
      !has_consent (self, number, proposal, &mask) ||
      (!is_bot (proposal) && bgl_session_find_share (self, proposal->hash) == NULL))
    return FALSE;
  if (bgl_session_commit_up_to (self, self->n_rolls + SKIPPED_ROLLS))
    return TRUE;

  for (guint i = 0; i < self->n_members; i++)
    if ((i == 0 || (bgl_session_is_person (self, i) && &self->members[i] != holder)) &&
        bgl_share_get_commit (self->members[i].share, self->n_rolls + SKIPPED_ROLLS) != NULL)
      next |= 1u << i;
  if (!bgl_session_digest (self, next, self->n_rolls + SKIPPED_ROLLS, digest))
    return FALSE;
  hex = bgl_format_hex (digest, sizeof digest);

  return bgl_share_append (self->own, "seat %u %u %u %u %s", self->n_events, number, mask, next, hex);
}

gboolean
bgl_session_claims_again (BglShare *share)
{
  for (guint i = share->entries->len; i > 0; i--)
    {
      BglEntryKind kind = bgl_share_get_entry (share, i - 1)->kind;

      if (kind == BGL_ENTRY_FOLLOW || kind == BGL_ENTRY_CLAIM)
        return kind == BGL_ENTRY_CLAIM;
    }

  return FALSE;
}

/* Somebody whose seat was given to a bot gets it back. */
static gboolean
give_back (BglSession *self)
{
  guint number;

  for (guint seat = 1; seat <= bgl_game_get_n_seats (self->game); seat++)
    {
      BglMember *owner = self->owners[seat] > 0 ? &self->members[self->owners[seat] - 1] : NULL;
      const BglEntry *proposal = bgl_session_find_open (self, 0, &number);

      if (owner != NULL && bgl_session_is_bot (self, seat) && owner->seat == 0 &&
          bgl_session_has_followed (self, owner) && bgl_session_claims_again (owner->share) && !bgl_session_has_left (owner->share) &&
          (proposal == NULL || is_back (proposal) || is_bot (proposal) ||
           memcmp (proposal->hash, owner->fingerprint, BGL_FINGERPRINT_SIZE) != 0))
        {
          g_autofree char *hex = bgl_format_hex (owner->fingerprint, sizeof owner->fingerprint);

          return bgl_share_append (self->own, "propose %u %u %s", self->n_events, seat, hex);
        }
    }

  return FALSE;
}

gboolean
bgl_session_act_on_proposals (BglSession *self)
{
  if (self->wants_back && bgl_session_can_take_seat (self) && !bgl_session_claims_again (self->own))
    return bgl_session_take_seat (self);
  if (agree (self) || go_back (self))
    return TRUE;

  return bgl_session_is_host (self) && !bgl_session_has_decided (self) && (give_back (self) || change_seat (self));
}

void
bgl_session_tell_proposals (BglSession *self)
{
  int own = bgl_session_find_own_number (self);
  guint n_own = own >= 0 ? bgl_share_count (self->own, BGL_ENTRY_PROPOSE) : 0;
  BglProposal proposal;
  guint number;

  for (guint i = 0; bgl_session_get_proposal (self, i, &proposal); i++)
    if (proposal.asks_you && self->members[proposal.member].n_told <= proposal.number)
      {
        self->members[proposal.member].n_told = proposal.number + 1;
        bgl_session_add_news (self, BGL_NEWS_PROPOSED, proposal.from, BGL_RECEIVED_NEW);
      }

  if (self->n_ended >= n_own || self->game == NULL || bgl_session_find_open (self, (guint) own, &number) != NULL)
    return;

  self->n_ended = n_own;
  for (guint i = 0; i < self->n_members; i++)
    {
      const BglEntry *answer = self->members[i].share != NULL ? bgl_session_find_answer (self->members[i].share, (guint) own,
                                                                             n_own - 1) : NULL;

      if (answer != NULL && answer->kind == BGL_ENTRY_DECLINE)
        {
          if (i != (guint) own)
            bgl_session_add_news (self, BGL_NEWS_DECLINED, self->members[i].seat, BGL_RECEIVED_NEW);
          return;
        }
    }
  bgl_session_add_news (self, BGL_NEWS_LAPSED, 0, BGL_RECEIVED_NEW);
}
