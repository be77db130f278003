/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-seat.h"

#include "bgl-dice.h"
#include "bgl-session-private.h"

/* Before the game: the host lays out the table and gives away the seats. */

static gboolean
is_bot_seat (BglSession *self,
             guint       seat)
{
  return bgl_seat_get_tag_level (bgl_record_get_seat (self->table, seat)) != NULL;
}

/* The table is a record without moves. The host is the first member, and plays the seats of bots. */
static void
read_table (BglSession     *self,
            const BglEntry *entry)
{
  g_autoptr (BglRecord) table = bgl_record_parse (entry->text, -1, NULL);
  g_autoptr (BglGame) game = NULL;

  if (table == NULL || bgl_record_get_n_steps (table) > 0 || bgl_record_get_tag (table, "Result") != NULL)
    return;
  game = bgl_record_begin (table, NULL);
  if (game == NULL)
    return;

  self->table = g_steal_pointer (&table);
  self->opening = g_steal_pointer (&game);
  self->n_members = 1;
  memcpy (self->members[0].fingerprint, self->host->fingerprint, BGL_FINGERPRINT_SIZE);
  for (guint seat = bgl_record_get_n_seats (self->table); seat >= 1; seat--)
    if (is_bot_seat (self, seat))
      {
        self->holders[seat] = 1;
        self->members[0].seat = seat;
      }
}

/* The host alone decides who gets a seat, so that two claims for it have the same result everywhere. */
static void
read_binding (BglSession     *self,
              const BglEntry *entry)
{
  guint number;

  if (entry->seat > bgl_record_get_n_seats (self->table) || self->holders[entry->seat] != 0)
    return;

  for (number = 0; number < self->n_members; number++)
    if (memcmp (self->members[number].fingerprint, entry->hash, BGL_FINGERPRINT_SIZE) == 0)
      break;

  /* A participant has one seat; only the host has those of bots, too. */
  if (number > 0 && number < self->n_members)
    return;

  if (number == self->n_members)
    {
      memcpy (self->members[number].fingerprint, entry->hash, BGL_FINGERPRINT_SIZE);
      self->n_members++;
    }
  self->members[number].seat = entry->seat;
  self->holders[entry->seat] = number + 1;
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
    if (self->members[i].share == NULL)
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

/* Finds the next line of a member for this sequence number, and skips those before it. */
static const BglEntry *
peek (BglMember *member,
      guint      slot)
{
  for (; member->cursor < member->share->entries->len; member->cursor++)
    {
      const BglEntry *entry = bgl_share_get_entry (member->share, member->cursor);

      if (entry->kind != BGL_ENTRY_MOVE && entry->kind != BGL_ENTRY_ROLL && entry->kind != BGL_ENTRY_ORDER)
        continue;
      if (entry->slot >= slot)
        return entry->slot == slot ? entry : NULL;
    }

  return NULL;
}

gboolean
bgl_session_has_decided (BglSession *self)
{
  return peek (&self->members[0], bgl_game_get_ply (self->game)) != NULL;
}

typedef enum
{
  PLAYED,
  SKIPPED, /* the line is not valid, and never will be */
  WAITING, /* something has to arrive first */
} Outcome;

static Outcome
play_move (BglSession     *self,
           BglMember      *member,
           const BglEntry *entry,
           guint           turn)
{
  if (entry->kind == BGL_ENTRY_MOVE && entry->seat == turn && bgl_game_play_text (self->game, turn, entry->text, NULL))
    return PLAYED;

  if (!member->was_illegal)
    bgl_session_add_news (self, BGL_NEWS_ILLEGAL, member->seat, BGL_RECEIVED_NEW);
  member->was_illegal = TRUE;

  return SKIPPED;
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
static Outcome
play_roll (BglSession     *self,
           const BglEntry *entry)
{
  guint8 seed[BGL_HASH_SIZE];
  guint8 digest[BGL_HASH_SIZE];

  if (entry->kind != BGL_ENTRY_ROLL || entry->index != self->n_rolls ||
      (entry->mask & 1) == 0 || (entry->mask & ~self->frozen) != 0 ||
      (entry->next & 1) == 0 || entry->next >> self->n_members != 0)
    return SKIPPED;

  bgl_dice_begin (seed, self->game_id, self->n_rolls);
  for (guint i = 0; i < self->n_members; i++)
    if (entry->mask & (1u << i))
      {
        const guint8 *nonce = bgl_share_get_nonce (self->members[i].share, self->n_rolls);

        if (nonce == NULL)
          return WAITING;
        if (!bgl_session_has_nonce (self, &self->members[i], self->n_rolls))
          return SKIPPED;
        bgl_dice_add (seed, i, nonce);
      }

  if (!bgl_session_digest (self, entry->next, self->n_rolls + 1, digest))
    return WAITING;
  if (memcmp (digest, entry->hash, sizeof digest) != 0)
    return SKIPPED;

  if (!bgl_game_play (self->game, bgl_dice_draw (seed, bgl_game_get_rules (self->game),
                                                 bgl_game_get_state (self->game)), NULL))
    return SKIPPED;

  for (guint i = 0; i < self->n_members; i++)
    if ((self->frozen & ~entry->mask) & (1u << i))
      bgl_session_add_news (self, BGL_NEWS_FORFEITED, self->members[i].seat, BGL_RECEIVED_NEW);
  self->n_rolls++;
  self->frozen = entry->next;

  return PLAYED;
}

gboolean
bgl_session_get_call (BglSession *self,
                      guint       seat,
                      guint       index,
                      BglMove    *move)
{
  const BglRules *rules = bgl_game_get_rules (self->game);
  BglMember *member = &self->members[self->holders[seat] - 1];

  for (guint i = 0; i < member->share->entries->len; i++)
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
static Outcome
play_order (BglSession     *self,
            const BglEntry *entry)
{
  const BglRules *rules = bgl_game_get_rules (self->game);
  BglMove move = BGL_MOVE_NONE;

  if (entry->kind != BGL_ENTRY_ORDER || entry->seat > bgl_game_get_n_seats (self->game))
    return SKIPPED;

  if (entry->seat == BGL_TURN_CHANCE)
    {
      if (rules->get_deadline (bgl_game_get_state (self->game), &move) == 0)
        return SKIPPED;
    }
  else
    {
      if (entry->index < self->called[entry->seat])
        return SKIPPED;
      if (!bgl_session_get_call (self, entry->seat, entry->index, &move))
        return WAITING;
    }

  if (move == BGL_MOVE_NONE || !bgl_game_play (self->game, move, NULL))
    return SKIPPED;

  if (entry->seat != BGL_TURN_CHANCE)
    self->called[entry->seat] = entry->index + 1;

  return PLAYED;
}

static void
follow_round (BglSession *self,
              int         turn)
{
  if (turn == BGL_TURN_ANY && !self->in_round)
    {
      self->round = bgl_game_get_ply (self->game);
      memset (self->called, 0, sizeof self->called);
    }
  self->in_round = turn == BGL_TURN_ANY;
}

void
bgl_session_merge (BglSession *self)
{
  if (self->host == NULL)
    return;

  prepare (self);
  while (self->game != NULL)
    {
      int turn = bgl_game_get_turn (self->game);
      BglMember *writer = &self->members[turn > 0 ? self->holders[turn] - 1 : 0];
      const BglEntry *entry;
      Outcome outcome;

      follow_round (self, turn);
      if (turn == BGL_TURN_OVER)
        return;

      entry = peek (writer, bgl_game_get_ply (self->game));
      if (entry == NULL)
        return;

      outcome = turn > 0 ? play_move (self, writer, entry, (guint) turn)
                : turn == BGL_TURN_CHANCE ? play_roll (self, entry)
                : play_order (self, entry);
      if (outcome == WAITING)
        return;
      writer->cursor++;
    }
}
