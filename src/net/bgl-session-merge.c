/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-seat.h"

#include "bgl-dice.h"
#include "bgl-session-private.h"

/* The version of the lines that may follow a table. */
#define MAX_VERSION 2

/* Members */

/* What was reported about a member stays reported. */
gboolean
bgl_session_add_member (BglSession   *self,
                        const guint8 *fingerprint)
{
  BglMember *member = &self->members[self->n_members];

  if (self->n_members == BGL_MAX_MEMBERS)
    return FALSE;

  *member = (BglMember) { .followed = self->epoch == 0, .heard = G_MININT64 / 2 };
  for (guint i = 0; i < self->n_former; i++)
    if (memcmp (self->former[i].fingerprint, fingerprint, BGL_FINGERPRINT_SIZE) == 0)
      {
        member->was_illegal = self->former[i].was_illegal;
        member->was_fast = self->former[i].was_fast;
        member->n_told = self->former[i].n_told;
        member->heard = self->former[i].heard;
      }
  memcpy (member->fingerprint, fingerprint, BGL_FINGERPRINT_SIZE);
  member->share = bgl_session_find_share (self, fingerprint);
  self->n_members++;

  return TRUE;
}

/* A member is known by the seat where they play for themselves, and the host without one by that of a bot. */
static void
name_members (BglSession *self)
{
  for (guint i = 0; i < self->n_members; i++)
    self->members[i].seat = 0;
  for (guint pass = 0; pass < 2; pass++)
    for (guint seat = bgl_record_get_n_seats (self->table); seat >= 1; seat--)
      if (self->holders[seat] > 0 && bgl_session_is_bot (self, seat) == (pass == 0))
        self->members[self->holders[seat] - 1].seat = seat;
}

void
bgl_session_seat_member (BglSession *self,
                         guint       seat,
                         guint       number,
                         const char *bot)
{
  self->holders[seat] = number + 1;
  self->bots = bot != NULL ? self->bots | (1u << (seat - 1)) : self->bots & ~(1u << (seat - 1));
  self->bot_tags[seat] = bot;
  name_members (self);
}

gboolean
bgl_session_is_bot (BglSession *self,
                    guint       seat)
{
  return (self->bots & (1u << (seat - 1))) != 0;
}

gboolean
bgl_session_is_person (BglSession *self,
                       guint       number)
{
  guint seat = self->members[number].seat;

  return seat > 0 && !bgl_session_is_bot (self, seat);
}

/* Before the game: the host lays out the table and gives away the seats. */

/* The table is a record without moves. The host is the first member, and plays the seats of bots. */
static void
read_table (BglSession     *self,
            const BglEntry *entry)
{
  g_autoptr (BglRecord) table = bgl_record_parse (entry->text, -1, NULL);
  g_autoptr (BglGame) game = NULL;

  if (entry->index > MAX_VERSION)
    bgl_session_add_news (self, BGL_NEWS_VERSION, 0, BGL_RECEIVED_NEW);
  if (entry->index > MAX_VERSION || table == NULL || bgl_record_get_n_steps (table) > 0 || bgl_record_get_tag (table, "Result") != NULL)
    return;
  game = bgl_record_begin (table, NULL);
  if (game == NULL)
    return;

  self->table = g_steal_pointer (&table);
  self->opening = g_steal_pointer (&game);
  bgl_session_add_member (self, self->host->fingerprint);
  for (guint seat = 1; seat <= bgl_record_get_n_seats (self->table); seat++)
    {
      const char *tag = bgl_record_get_seat (self->table, seat);

      if (bgl_seat_get_tag_level (tag) != NULL)
        bgl_session_seat_member (self, seat, 0, tag);
    }
}

/* The host alone decides who gets a seat, so that two claims for it have the same result everywhere. Before the game, it
 * may also give away the seat of somebody who has left. */
static void
read_binding (BglSession     *self,
              const BglEntry *entry)
{
  BglMember *member;

  if (entry->seat > bgl_record_get_n_seats (self->table) || bgl_session_is_bot (self, entry->seat))
    return;

  /* A participant has one seat; only the host has those of bots, too. */
  member = bgl_session_find_member (self, entry->hash);
  if (member != NULL && bgl_session_is_person (self, (guint) (member - self->members)))
    return;
  if (member == NULL && !bgl_session_add_member (self, entry->hash))
    return;

  member = bgl_session_find_member (self, entry->hash);
  bgl_session_seat_member (self, entry->seat, (guint) (member - self->members), NULL);
  bgl_session_add_news (self, BGL_NEWS_SEATED, entry->seat, BGL_RECEIVED_NEW);
}

gboolean
bgl_session_digest (BglSession *self,
                    guint       mask,
                    guint       index,
                    guint8     *digest)
{
  memset (digest, 0, BGL_HASH_SIZE);
  for (guint i = 0; i < self->n_members; i++)
    if (mask & (1u << i))
      {
        const guint8 *commit = self->members[i].share != NULL ? bgl_share_get_commit (self->members[i].share, index)
                                                              : NULL;

        if (commit == NULL)
          return FALSE;
        bgl_dice_add (digest, i, commit);
      }

  return TRUE;
}

/* Returns FALSE if something has to arrive first. */
static gboolean
read_start (BglSession     *self,
            const BglEntry *entry)
{
  guint8 digest[BGL_HASH_SIZE];

  for (guint seat = 1; seat <= bgl_record_get_n_seats (self->table); seat++)
    if (self->holders[seat] == 0)
      return TRUE;
  for (guint i = 0; i < self->n_members; i++)
    if (self->members[i].share == NULL && self->members[i].seat > 0)
      return FALSE;

  if ((entry->next & 1) == 0 || entry->next >> self->n_members != 0)
    return TRUE;
  if (!bgl_session_digest (self, entry->next, 0, digest))
    return FALSE;
  if (memcmp (digest, entry->hash, sizeof digest) != 0)
    return TRUE;

  self->frozen = entry->next;
  self->game = g_steal_pointer (&self->opening);
  bgl_session_add_news (self, BGL_NEWS_STARTED, 0, BGL_RECEIVED_NEW);

  return TRUE;
}

static void
find_shares (BglSession *self)
{
  for (guint i = 0; i < self->n_members; i++)
    if (self->members[i].share == NULL)
      self->members[i].share = bgl_session_find_share (self, self->members[i].fingerprint);
}

static void
prepare (BglSession *self)
{
  find_shares (self);
  while (self->game == NULL && self->n_read < self->host->entries->len)
    {
      const BglEntry *entry = bgl_share_get_entry (self->host, self->n_read);

      if (entry->kind == BGL_ENTRY_TABLE)
        read_table (self, entry);
      else if (entry->kind == BGL_ENTRY_BIND && self->table != NULL)
        read_binding (self, entry);
      find_shares (self);
      if (entry->kind == BGL_ENTRY_START && self->table != NULL && !read_start (self, entry))
        return;
      self->n_read++;
    }
}

/* The game */

/* After another player has taken a seat, only what is written in knowledge of that counts. */
gboolean
bgl_session_has_followed (BglSession *self,
                          BglMember  *member)
{
  for (guint i = member->share->entries->len; i > 0 && !member->followed; i--)
    {
      const BglEntry *entry = bgl_share_get_entry (member->share, i - 1);

      if (entry->kind == BGL_ENTRY_FOLLOW && entry->slot + 1 == self->epoch)
        {
          member->followed = TRUE;
          member->first = member->cursor = i;
        }
    }

  return member->followed;
}

const BglEntry *
bgl_session_peek (BglSession *self,
                  BglMember  *member)
{
  if (!bgl_session_has_followed (self, member))
    return NULL;

  for (; member->cursor < member->share->entries->len; member->cursor++)
    {
      const BglEntry *entry = bgl_share_get_entry (member->share, member->cursor);

      if (bgl_entry_is_event (entry) && entry->slot >= self->n_events)
        return entry->slot == self->n_events ? entry : NULL;
    }

  return NULL;
}

gboolean
bgl_session_has_decided (BglSession *self)
{
  const BglEntry *entry = bgl_session_peek (self, &self->members[0]);
  BglMember *own = self->own != NULL ? bgl_session_find_member (self, self->own->fingerprint) : NULL;

  if (entry != NULL && (entry->kind == BGL_ENTRY_SEAT || own == &self->members[0]))
    return TRUE;

  return own != NULL && own != &self->members[0] && bgl_session_peek (self, own) != NULL;
}

static BglOutcome
play_move (BglSession     *self,
           BglMember      *member,
           const BglEntry *entry,
           guint           turn)
{
  if (entry->kind == BGL_ENTRY_MOVE && entry->seat == turn && bgl_game_play_text (self->game, turn, entry->text, NULL))
    return BGL_OUTCOME_PLAYED;

  if (!member->was_illegal)
    bgl_session_add_news (self, BGL_NEWS_ILLEGAL, member->seat, BGL_RECEIVED_NEW);
  member->was_illegal = TRUE;

  return BGL_OUTCOME_SKIPPED;
}

gboolean
bgl_session_has_nonce (BglSession      *self,
                       const BglMember *member,
                       guint            index)
{
  const guint8 *nonce = bgl_share_get_nonce (member->share, index);
  guint8 commit[BGL_HASH_SIZE];

  if (nonce == NULL)
    return FALSE;

  bgl_dice_commit (commit, nonce, self->game_id, index, member->share->public_key);

  return memcmp (commit, bgl_share_get_commit (member->share, index), sizeof commit) == 0;
}

/* The host closes a roll: it says whose nonces count, and who is committed for the next roll. Both are fixed before
 * anybody reveals a nonce for the next roll. */
static BglOutcome
play_roll (BglSession     *self,
           const BglEntry *entry)
{
  guint8 seed[BGL_HASH_SIZE];
  guint8 digest[BGL_HASH_SIZE];

  if (entry->kind != BGL_ENTRY_ROLL || entry->index != self->n_rolls ||
      (entry->mask & 1) == 0 || (entry->mask & ~self->frozen) != 0 ||
      (entry->next & 1) == 0 || entry->next >> self->n_members != 0)
    return BGL_OUTCOME_SKIPPED;

  bgl_dice_begin (seed, self->game_id, self->n_rolls);
  for (guint i = 0; i < self->n_members; i++)
    if (entry->mask & (1u << i))
      {
        const guint8 *nonce = bgl_share_get_nonce (self->members[i].share, self->n_rolls);

        if (nonce == NULL)
          return BGL_OUTCOME_WAITING;
        if (!bgl_session_has_nonce (self, &self->members[i], self->n_rolls))
          return BGL_OUTCOME_SKIPPED;
        bgl_dice_add (seed, i, nonce);
      }

  if (!bgl_session_digest (self, entry->next, self->n_rolls + 1, digest))
    return BGL_OUTCOME_WAITING;
  if (memcmp (digest, entry->hash, sizeof digest) != 0)
    return BGL_OUTCOME_SKIPPED;

  if (!bgl_game_play (self->game, bgl_dice_draw (seed, bgl_game_get_rules (self->game),
                                                 bgl_game_get_state (self->game)), NULL))
    return BGL_OUTCOME_SKIPPED;

  for (guint i = 0; i < self->n_members; i++)
    if (((self->frozen & ~entry->mask) & (1u << i)) != 0 && self->members[i].seat > 0)
      bgl_session_add_news (self, BGL_NEWS_FORFEITED, self->members[i].seat, BGL_RECEIVED_NEW);
  self->n_rolls++;
  self->frozen = entry->next;

  return BGL_OUTCOME_PLAYED;
}

gboolean
bgl_session_get_call (BglSession *self,
                      guint       seat,
                      guint       index,
                      BglMove    *move)
{
  const BglRules *rules = bgl_game_get_rules (self->game);
  BglMember *member = &self->members[self->holders[seat] - 1];

  if (!bgl_session_has_followed (self, member))
    return FALSE;

  for (guint i = member->first; i < member->share->entries->len; i++)
    {
      const BglEntry *entry = bgl_share_get_entry (member->share, i);

      if (entry->kind != BGL_ENTRY_CALL || entry->slot != self->round || entry->seat != seat || index-- > 0)
        continue;

      if (!bgl_game_parse_move (self->game, seat, entry->text, move, NULL))
        *move = BGL_MOVE_NONE;
      if (*move != BGL_MOVE_NONE && rules->get_time (*move) < BGL_FASTEST_CALL)
        {
          if (!member->was_fast)
            bgl_session_add_news (self, BGL_NEWS_TOO_FAST, seat, BGL_RECEIVED_NEW);
          member->was_fast = TRUE;
          *move = BGL_MOVE_NONE;
        }
      return TRUE;
    }

  return FALSE;
}

/* The host puts the calls of a round in order. It cannot change them, because their callers signed them. */
static BglOutcome
play_order (BglSession     *self,
            const BglEntry *entry)
{
  const BglRules *rules = bgl_game_get_rules (self->game);
  BglMove move = BGL_MOVE_NONE;

  if (entry->kind != BGL_ENTRY_ORDER || entry->seat > bgl_game_get_n_seats (self->game))
    return BGL_OUTCOME_SKIPPED;

  if (entry->seat == BGL_TURN_CHANCE)
    {
      if (rules->get_deadline (bgl_game_get_state (self->game), &move) == 0)
        return BGL_OUTCOME_SKIPPED;
    }
  else
    {
      if (entry->index < self->called[entry->seat])
        return BGL_OUTCOME_SKIPPED;
      if (!bgl_session_get_call (self, entry->seat, entry->index, &move))
        return BGL_OUTCOME_WAITING;
    }

  if (move == BGL_MOVE_NONE || !bgl_game_play (self->game, move, NULL))
    return BGL_OUTCOME_SKIPPED;

  if (entry->seat != BGL_TURN_CHANCE)
    self->called[entry->seat] = entry->index + 1;

  return BGL_OUTCOME_PLAYED;
}

static void
follow_round (BglSession *self,
              int         turn)
{
  if (turn == BGL_TURN_ANY && !self->in_round)
    {
      self->round = self->n_events;
      memset (self->called, 0, sizeof self->called);
    }
  self->in_round = turn == BGL_TURN_ANY;
}

/* Forgets everything that follows from the shares, because a change of a seat makes events void that were played here. */
static void
start_again (BglSession *self,
             guint       slot)
{
  memcpy (self->former, self->members, sizeof self->former);
  self->n_former = self->n_members;
  self->n_members = 0;
  self->n_read = 0;
  g_clear_object (&self->table);
  g_clear_object (&self->opening);
  g_clear_object (&self->game);
  memset (self->holders, 0, sizeof self->holders);
  memset (self->owners, 0, sizeof self->owners);
  self->bots = 0;
  self->n_events = self->n_rolls = self->epoch = self->n_changes = 0;
  self->in_round = FALSE;
  g_array_set_size (self->played, 0);
  self->told_up_to = (int) slot;
}

static void
look_for_changes (BglSession *self)
{
  for (; self->n_scanned < self->host->entries->len; self->n_scanned++)
    {
      const BglEntry *entry = bgl_share_get_entry (self->host, self->n_scanned);

      if (entry->kind == BGL_ENTRY_SEAT && entry->slot < self->n_events)
        start_again (self, entry->slot);
    }
}

static BglOutcome
play_entry (BglSession     *self,
            BglMember      *writer,
            const BglEntry *entry,
            int             turn)
{
  if (entry->kind == BGL_ENTRY_SEAT)
    return writer == &self->members[0] ? bgl_session_play_seat (self, entry, turn) : BGL_OUTCOME_SKIPPED;
  if (entry->kind == BGL_ENTRY_BACK)
    return turn > 0 ? bgl_session_play_back (self, entry) : BGL_OUTCOME_SKIPPED;

  return turn > 0 ? play_move (self, writer, entry, (guint) turn)
         : turn == BGL_TURN_CHANCE ? play_roll (self, entry)
         : play_order (self, entry);
}

/* The next line that may be an event, and its writer. The host may change the player of a seat when it is their turn. */
static const BglEntry *
find_next (BglSession  *self,
           int          turn,
           BglMember  **writer)
{
  const BglEntry *entry;

  *writer = &self->members[turn > 0 ? self->holders[turn] - 1 : 0];
  while ((entry = bgl_session_peek (self, &self->members[0])) != NULL)
    {
      if (entry->kind == BGL_ENTRY_SEAT || *writer == &self->members[0])
        {
          *writer = &self->members[0];
          return entry;
        }
      self->members[0].cursor++;
    }

  return *writer != &self->members[0] ? bgl_session_peek (self, *writer) : NULL;
}

void
bgl_session_merge (BglSession *self)
{
  if (self->host == NULL)
    return;

  look_for_changes (self);
  prepare (self);
  while (self->game != NULL)
    {
      int turn = bgl_game_get_turn (self->game);
      const BglEntry *entry;
      BglMember *writer;
      BglOutcome outcome;

      follow_round (self, turn);
      entry = turn != BGL_TURN_OVER ? find_next (self, turn, &writer) : NULL;
      outcome = entry != NULL ? play_entry (self, writer, entry, turn) : BGL_OUTCOME_WAITING;
      if (outcome == BGL_OUTCOME_WAITING)
        break;

      if (outcome == BGL_OUTCOME_PLAYED)
        {
          BglPlayed played = { (guint) (writer - self->members), writer->cursor };

          g_array_append_val (self->played, played);
          self->n_events++;
        }
      writer->cursor++;
    }
  self->told_up_to = -1;
}
