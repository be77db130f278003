/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

#include "bgl-dice.h"
#include "bgl-session-private.h"

/* The dice of others may come to rest later than those of the host, in milliseconds. */
#define DEADLINE_GRACE 3000

static char *
escape (const char *text)
{
  return g_uri_escape_string (text, ",:@+*/()", TRUE);
}

gboolean
bgl_session_commit_up_to (BglSession *self,
                          guint       index)
{
  gboolean wrote = FALSE;

  for (guint i = self->own->commits->len; i <= index; i++)
    {
      guint8 nonce[BGL_HASH_SIZE];
      guint8 commit[BGL_HASH_SIZE];
      g_autofree char *hex = NULL;

      bgl_dice_make_nonce (nonce, self->private_key, self->game_id, i);
      bgl_dice_commit (commit, nonce, self->game_id, i, self->own->public_key);
      hex = bgl_format_hex (commit, sizeof commit);
      if (!bgl_share_append (self->own, "commit %u %s", i, hex))
        break;
      wrote = TRUE;
    }

  return wrote;
}

/* Before the game */

static gboolean
lay_out_table (BglSession *self)
{
  g_autofree char *text = bgl_record_to_string (self->wished_table);
  g_autofree char *escaped = escape (text);

  if (!bgl_share_append (self->own, "table %s 2", escaped))
    return FALSE;

  self->has_host = TRUE;
  memcpy (self->host_fingerprint, self->own->fingerprint, sizeof self->host_fingerprint);
  self->host = self->own;

  return TRUE;
}

static gboolean
claim_seat (BglSession *self)
{
  g_autofree char *name = bgl_text_shorten (self->wished_name != NULL ? self->wished_name : "", BGL_TEXT_NAME);
  g_autofree char *escaped = escape (name);

  return bgl_share_append (self->own, "claim %u %s", self->wished_seat, escaped);
}

static gboolean
is_free (BglSession *self,
         guint       seat)
{
  BglMember *holder = self->holders[seat] > 0 ? &self->members[self->holders[seat] - 1] : NULL;

  return holder == NULL ||
         (!bgl_session_is_bot (self, seat) && holder->share != NULL && bgl_session_has_left (holder->share));
}

/* The seat that a claim gets: the one that it asks for, or else the first free one; 0 if all are taken. */
static guint
find_free_seat (BglSession *self,
                guint       wished)
{
  guint n_seats = bgl_record_get_n_seats (self->table);

  if (wished >= 1 && wished <= n_seats && is_free (self, wished))
    return wished;
  for (guint seat = 1; seat <= n_seats; seat++)
    if (is_free (self, seat))
      return seat;

  return 0;
}

/* Gives seats to those who have claimed one, in the order in which their claims arrived. */
static gboolean
bind_seats (BglSession *self)
{
  for (guint i = 0; i < self->shares->len; i++)
    {
      BglShare *share = g_ptr_array_index (self->shares, i);
      const BglEntry *claim = bgl_share_find_last (share, BGL_ENTRY_CLAIM);
      BglMember *member = bgl_session_find_member (self, share->fingerprint);
      g_autofree char *hex = bgl_format_hex (share->fingerprint, sizeof share->fingerprint);
      guint seat;

      if (claim == NULL || bgl_share_get_commit (share, 0) == NULL || bgl_session_has_left (share) ||
          (member != NULL ? bgl_session_is_person (self, (guint) (member - self->members))
                          : self->n_members == BGL_MAX_MEMBERS))
        continue;

      seat = find_free_seat (self, claim->seat);
      if (seat > 0)
        return bgl_share_append (self->own, "bind %u %s", seat, hex);
    }

  return FALSE;
}

static gboolean
start_game (BglSession *self)
{
  guint8 digest[BGL_HASH_SIZE];
  g_autofree char *hex = NULL;
  guint all = 1;

  for (guint seat = 1; seat <= bgl_record_get_n_seats (self->table); seat++)
    if (is_free (self, seat))
      return FALSE;
    else
      all |= 1u << (self->holders[seat] - 1);
  if (!bgl_session_digest (self, all, 0, digest))
    return FALSE;

  hex = bgl_format_hex (digest, sizeof digest);

  return bgl_share_append (self->own, "start %u %s", all, hex);
}

static gboolean
prepare (BglSession *self)
{
  if (self->wished_table != NULL && self->own->entries->len == 0)
    return lay_out_table (self);
  if (self->wants_seat && bgl_share_find_first (self->own, BGL_ENTRY_CLAIM) == NULL)
    return claim_seat (self);
  /* One commitment more than is needed, so that a roll can be left out. */
  if ((self->wants_seat || bgl_session_is_host (self)) && bgl_session_commit_up_to (self, 1))
    return TRUE;
  if (!bgl_session_is_host (self) || self->table == NULL)
    return FALSE;

  return bind_seats (self) || start_game (self);
}

/* Dice */

static gboolean
reveal (BglSession *self)
{
  guint8 nonce[BGL_HASH_SIZE];
  g_autofree char *hex = NULL;
  guint number = 0;

  while (number < self->n_members && self->members[number].share != self->own)
    number++;
  if (number == self->n_members || (number > 0 && self->members[number].seat == 0))
    return FALSE;

  /* Who is not committed for this roll can be for the next one. */
  if ((self->frozen & (1u << number)) == 0)
    return bgl_session_commit_up_to (self, self->n_rolls + 1);
  if (self->unready || bgl_share_get_nonce (self->own, self->n_rolls) != NULL)
    return FALSE;

  bgl_dice_make_nonce (nonce, self->private_key, self->game_id, self->n_rolls);
  hex = bgl_format_hex (nonce, sizeof nonce);

  return bgl_share_append (self->own, "reveal %u %s", self->n_rolls, hex) &&
         bgl_session_commit_up_to (self, self->n_rolls + 2);
}

/* As the host, closes a roll when all nonces are there, or when the others have had their time. */
static gboolean
close_roll (BglSession *self,
            gint64      now)
{
  guint8 digest[BGL_HASH_SIZE];
  g_autofree char *hex = NULL;
  guint mask = 0, next = 0;

  for (guint i = 0; i < self->n_members; i++)
    {
      const BglMember *member = &self->members[i];
      gint64 patience = member->share == NULL || bgl_session_has_left (member->share) ? 0
                        : bgl_session_is_absent (self, member) ? BGL_PATIENCE_ABSENT
                        : BGL_PATIENCE_PRESENT;

      if ((i == 0 || member->seat > 0) && bgl_share_get_commit (member->share, self->n_rolls + 1) != NULL)
        next |= 1u << i;
      if ((self->frozen & (1u << i)) == 0)
        continue;
      if (bgl_session_has_nonce (self, member, self->n_rolls))
        mask |= 1u << i;
      else if (now - self->waiting_since < patience)
        return FALSE;
    }

  if (!bgl_session_digest (self, next, self->n_rolls + 1, digest))
    return FALSE;
  hex = bgl_format_hex (digest, sizeof digest);

  return bgl_share_append (self->own, "roll %u %u %u %u %s", self->n_events, self->n_rolls, mask, next, hex);
}

/* Calls */

/* The earliest call that is legal now. Of two that are equally fast, that of the lower seat comes first. */
static BglMove
find_call (BglSession *self,
           guint      *seat,
           guint      *index)
{
  const BglRules *rules = bgl_game_get_rules (self->game);
  BglMove earliest = BGL_MOVE_NONE;
  BglMove move;

  for (guint s = 1; s <= bgl_game_get_n_seats (self->game); s++)
    for (guint i = self->called[s]; bgl_session_get_call (self, s, i, &move); i++)
      if (move != BGL_MOVE_NONE && bgl_rules_check (rules, bgl_game_get_state (self->game), move, NULL) &&
          (earliest == BGL_MOVE_NONE || rules->get_time (move) < rules->get_time (earliest)))
        {
          earliest = move;
          *seat = s;
          *index = i;
        }

  return earliest;
}

/* As the host, orders the next call after the window, or lets the deadline pass. */
static gboolean
order_call (BglSession *self,
            gint64      now)
{
  const BglRules *rules = bgl_game_get_rules (self->game);
  guint seat = 0, index = 0;
  BglMove last;
  guint deadline;

  if (find_call (self, &seat, &index) != BGL_MOVE_NONE)
    {
      if (self->called_since < 0)
        self->called_since = now;
      return now - self->called_since >= BGL_CALL_WINDOW &&
             bgl_share_append (self->own, "order %u %u %u", self->n_events, seat, index);
    }

  self->called_since = -1;
  deadline = rules->get_deadline (bgl_game_get_state (self->game), &last);

  return deadline > 0 && now - self->waiting_since >= (gint64) deadline + DEADLINE_GRACE &&
         bgl_share_append (self->own, "order %u 0 0", self->n_events);
}

static gboolean
write_next (BglSession *self,
            gint64      now)
{
  guint slot;
  int turn;

  if (self->game == NULL)
    return prepare (self);

  if (bgl_session_follow (self))
    return TRUE;

  turn = bgl_game_get_turn (self->game);
  slot = turn == BGL_TURN_ANY ? self->round : self->n_events;
  if (self->waiting_slot != slot + 1)
    {
      self->waiting_slot = slot + 1;
      self->waiting_since = now;
      self->called_since = -1;
    }

  if (turn == BGL_TURN_OVER)
    return !bgl_session_has_seen_end (self, self->own) && bgl_share_append (self->own, "over %u", self->n_events);
  if (bgl_session_act_on_proposals (self))
    return TRUE;
  if (turn == BGL_TURN_CHANCE && reveal (self))
    return TRUE;
  /* What the host decided before a restart still counts, even if the lines that it is about have not come back yet. */
  if (!bgl_session_is_host (self) || bgl_session_has_decided (self))
    return FALSE;
  if (turn == BGL_TURN_CHANCE)
    return close_roll (self, now);

  return turn == BGL_TURN_ANY && order_call (self, now);
}

void
bgl_session_act (BglSession *self,
                 gint64      now)
{
  self->now = now;
  if (self->own == NULL)
    return;

  do
    bgl_session_merge (self);
  while (write_next (self, now));
  bgl_session_tell_proposals (self);
}

void
bgl_session_set_ready (BglSession *self,
                       gboolean    ready)
{
  self->unready = !ready;
}

gboolean
bgl_session_needs_clock (BglSession *self)
{
  int turn = self->game != NULL ? bgl_game_get_turn (self->game) : BGL_TURN_OVER;

  return bgl_session_is_host (self) && (turn == BGL_TURN_CHANCE || turn == BGL_TURN_ANY);
}

/* One's own moves */

static char *
format_move (BglSession *self,
             BglMove     move)
{
  g_autofree char *line = bgl_rules_format_move (bgl_game_get_rules (self->game), bgl_game_get_state (self->game),
                                                 move);

  return escape (strchr (line, ' ') + 1);
}

gboolean
bgl_session_can_play (BglSession *self)
{
  int turn = self->game != NULL ? bgl_game_get_turn (self->game) : BGL_TURN_OVER;

  return turn > 0 && bgl_session_is_own_seat (self, (guint) turn) && !bgl_session_has_decided (self);
}

gboolean
bgl_session_play (BglSession  *self,
                  BglMove      move,
                  GError     **error)
{
  guint seat = bgl_move_get_seat (move);
  guint slot;
  g_autofree char *text = NULL;

  g_return_val_if_fail (self->game != NULL, FALSE);

  bgl_session_follow (self);
  if (seat != (guint) bgl_game_get_turn (self->game) || !bgl_session_can_play (self))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, _("It is somebody else’s turn."));
      return FALSE;
    }
  if (bgl_move_is_resign (move) ? !bgl_game_check_resign (self->game, seat, error)
                                : !bgl_rules_check (bgl_game_get_rules (self->game), bgl_game_get_state (self->game),
                                                    move, error))
    return FALSE;

  text = format_move (self, move);
  slot = self->n_events;
  if (!bgl_share_append (self->own, "move %u %u %s", slot, seat, text))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                           _("This game is too long to continue at a distance."));
      return FALSE;
    }
  bgl_session_merge (self);

  return self->n_events > slot;
}

gboolean
bgl_session_call (BglSession *self,
                  BglMove     move)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (self->game != NULL, FALSE);

  if (!self->in_round || !bgl_session_is_own_seat (self, bgl_move_get_seat (move)))
    return FALSE;

  bgl_session_follow (self);
  text = format_move (self, move);
  /* A bot repeats its call when the position changes before its turn has come. */
  for (guint i = self->own->entries->len; i > 0; i--)
    {
      const BglEntry *entry = bgl_share_get_entry (self->own, i - 1);
      g_autofree char *escaped = entry->kind == BGL_ENTRY_CALL ? escape (entry->text) : NULL;

      if (entry->kind == BGL_ENTRY_CALL && entry->slot < self->round)
        break;
      if (entry->kind == BGL_ENTRY_CALL && entry->seat == bgl_move_get_seat (move) && g_str_equal (escaped, text))
        return FALSE;
    }

  return bgl_share_append (self->own, "call %u %u %s", self->round, bgl_move_get_seat (move), text);
}
