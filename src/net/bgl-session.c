/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-session-private.h"

/* How many participants without a seat there may be. */
#define MAX_STRANGERS 16
/* How many absent ones are remembered, members or not. */
#define MAX_ABSENT 64

#define PREFIX_SIZE (BGL_HASH_SIZE + BGL_SIGNATURE_SIZE)

BglSession *
bgl_session_new (const guint8 *game,
                 const guint8 *private_key,
                 const guint8 *public_key,
                 const guint8 *host)
{
  BglSession *self = g_new0 (BglSession, 1);

  memcpy (self->game_id, game, sizeof self->game_id);
  self->shares = g_ptr_array_new_with_free_func ((GDestroyNotify) bgl_share_free);
  self->refused = g_hash_table_new (NULL, NULL);
  self->news = g_array_new (FALSE, FALSE, sizeof (BglNews));
  self->played = g_array_new (FALSE, FALSE, sizeof (BglPlayed));
  self->absent = g_array_new (FALSE, FALSE, BGL_FINGERPRINT_SIZE);
  self->called_since = self->now = self->told_up_to = -1;
  self->said = G_MININT64 / 2;

  if (private_key != NULL)
    {
      memcpy (self->private_key, private_key, sizeof self->private_key);
      self->own = bgl_share_new (game, public_key);
      g_ptr_array_add (self->shares, self->own);
    }

  if (host != NULL)
    {
      self->has_host = TRUE;
      memcpy (self->host_fingerprint, host, sizeof self->host_fingerprint);
      self->host = bgl_session_find_share (self, host);
    }

  return self;
}

void
bgl_session_free (BglSession *self)
{
  g_ptr_array_unref (self->shares);
  g_hash_table_unref (self->refused);
  g_array_unref (self->news);
  g_array_unref (self->absent);
  g_array_unref (self->played);
  g_clear_object (&self->wished_table);
  g_clear_object (&self->table);
  g_clear_object (&self->opening);
  g_clear_object (&self->game);
  g_free (self->wished_name);
  g_free (self);
}

void
bgl_session_host (BglSession *self,
                  BglRecord  *table)
{
  g_return_if_fail (self->own != NULL);

  g_set_object (&self->wished_table, table);
}

void
bgl_session_claim (BglSession *self,
                   guint       seat,
                   const char *name)
{
  g_return_if_fail (self->own != NULL);

  self->wants_seat = TRUE;
  self->wished_seat = seat;
  g_free (self->wished_name);
  self->wished_name = g_strdup (name);
}

void
bgl_session_set_agreeable (BglSession *self)
{
  self->agreeable = TRUE;
}

/* News */

void
bgl_session_add_news (BglSession  *self,
                      BglNewsKind  kind,
                      guint        seat,
                      BglReceived  received)
{
  BglNews news = { .kind = kind, .seat = seat, .received = received };

  if (self->told_up_to >= 0 && (self->game == NULL || self->n_events < (guint) self->told_up_to))
    return;

  g_array_append_val (self->news, news);
}

gboolean
bgl_session_take_news (BglSession *self,
                       BglNews    *news)
{
  if (self->news->len == 0)
    return FALSE;

  *news = g_array_index (self->news, BglNews, 0);
  g_array_remove_index (self->news, 0);

  return TRUE;
}

/* Reports each reason once for each writer, so that a flood of messages is not a flood of reports. */
static BglReceived
refuse (BglSession  *self,
        BglShare    *share,
        BglReceived  received)
{
  guint told = share != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (self->refused, share)) : self->told;

  if ((told & (1u << received)) == 0)
    bgl_session_add_news (self, BGL_NEWS_REFUSED, share != NULL ? bgl_session_find_seat (self, share->fingerprint) : 0,
                          received);

  told |= 1u << received;
  if (share != NULL)
    g_hash_table_insert (self->refused, share, GUINT_TO_POINTER (told));
  else
    self->told = told;

  return received;
}

/* Shares */

BglShare *
bgl_session_find_share (BglSession   *self,
                        const guint8 *fingerprint)
{
  for (guint i = 0; i < self->shares->len; i++)
    {
      BglShare *share = g_ptr_array_index (self->shares, i);

      if (memcmp (share->fingerprint, fingerprint, BGL_FINGERPRINT_SIZE) == 0)
        return share;
    }

  return NULL;
}

BglMember *
bgl_session_find_member (BglSession   *self,
                         const guint8 *fingerprint)
{
  for (guint i = 0; i < self->n_members; i++)
    if (memcmp (self->members[i].fingerprint, fingerprint, BGL_FINGERPRINT_SIZE) == 0)
      return &self->members[i];

  return NULL;
}

static gboolean
is_host_fingerprint (BglSession   *self,
                     const guint8 *fingerprint)
{
  return self->has_host && memcmp (self->host_fingerprint, fingerprint, BGL_FINGERPRINT_SIZE) == 0;
}

/* Strangers are everybody whom the host has not given a seat, as far as is known here. There is room for a few of them,
 * who may get a seat later. */
static gboolean
may_write (BglSession   *self,
           const guint8 *fingerprint,
           BglShare     *share)
{
  guint n_strangers = 0;

  if ((share != NULL && share == self->own) || is_host_fingerprint (self, fingerprint) ||
      bgl_session_find_member (self, fingerprint) != NULL)
    return TRUE;

  for (guint i = 0; share == NULL && i < self->shares->len; i++)
    {
      BglShare *other = g_ptr_array_index (self->shares, i);

      n_strangers += other != self->own && other != self->host && bgl_session_find_member (self, other->fingerprint) == NULL;
    }

  return n_strangers < MAX_STRANGERS;
}

/* Reports what the new lines of others say to people. Of several phrases, only the last one matters. */
static void
notice (BglSession *self,
        BglShare   *share,
        guint       n_known)
{
  int phrase = -1;

  if (share == self->own)
    return;

  for (guint i = n_known; i < share->entries->len; i++)
    {
      const BglEntry *entry = bgl_share_get_entry (share, i);

      if (entry->kind == BGL_ENTRY_SAY)
        phrase = (int) entry->index;
      else if (entry->kind == BGL_ENTRY_LEAVE)
        bgl_session_add_news (self, share == self->host ? BGL_NEWS_GIVEN_UP : BGL_NEWS_LEFT,
                              bgl_session_find_seat (self, share->fingerprint), BGL_RECEIVED_NEW);
      else if (entry->kind == BGL_ENTRY_AGAIN && share == self->host)
        bgl_session_add_news (self, BGL_NEWS_AGAIN, 0, BGL_RECEIVED_NEW);
      else if (entry->kind == BGL_ENTRY_CLAIM && self->game != NULL &&
               bgl_session_find_seat (self, share->fingerprint) == 0)
        bgl_session_add_news (self, BGL_NEWS_CLAIMED, 0, BGL_RECEIVED_NEW);
    }

  if (phrase >= 0)
    bgl_session_hear (self, share, (guint) phrase);
}

BglReceived
bgl_session_receive (BglSession   *self,
                     const guint8 *public_key,
                     const char   *text,
                     gsize         size,
                     const guint8 *signature)
{
  g_autoptr (BglShare) added = NULL;
  BglShare *share = NULL;
  BglReceived received;
  guint n_known;

  for (guint i = 0; share == NULL && i < self->shares->len; i++)
    {
      BglShare *other = g_ptr_array_index (self->shares, i);

      if (memcmp (other->public_key, public_key, BGL_HASH_SIZE) == 0)
        share = other;
    }
  if (share == NULL)
    share = added = bgl_share_new (self->game_id, public_key);

  if (!may_write (self, share->fingerprint, added == NULL ? share : NULL))
    return refuse (self, added == NULL ? share : NULL, BGL_RECEIVED_STRANGER);

  n_known = share->entries->len;
  received = bgl_share_extend (share, text, size, signature);
  if (received == BGL_RECEIVED_OLD)
    return received;
  if (received != BGL_RECEIVED_NEW)
    return refuse (self, added != NULL ? NULL : share, received);

  if (added != NULL)
    g_ptr_array_add (self->shares, g_steal_pointer (&added));
  if (!self->has_host && bgl_share_find_first (share, BGL_ENTRY_TABLE) != NULL)
    {
      self->has_host = TRUE;
      memcpy (self->host_fingerprint, share->fingerprint, sizeof self->host_fingerprint);
    }
  if (is_host_fingerprint (self, share->fingerprint))
    self->host = share;

  bgl_session_merge (self);
  notice (self, share, n_known);

  return received;
}

BglReceived
bgl_session_open (BglSession         *self,
                  const BglTableKeys *keys,
                  const char         *topic,
                  gconstpointer       message,
                  gsize               size)
{
  g_autoptr (GBytes) data = NULL;
  g_autofree char *hex = NULL;
  g_autofree char *expected = NULL;
  guint8 fingerprint[BGL_FINGERPRINT_SIZE];
  const guint8 *bytes;
  gsize data_size;

  if (size > BGL_MAX_SHARE + PREFIX_SIZE + BGL_SEAL_OVERHEAD)
    return refuse (self, NULL, BGL_RECEIVED_LARGE);

  data = bgl_unseal (keys->key, topic, message, size);
  if (data == NULL)
    return refuse (self, NULL, BGL_RECEIVED_SEAL);

  bytes = g_bytes_get_data (data, &data_size);
  if (data_size < PREFIX_SIZE)
    return refuse (self, NULL, BGL_RECEIVED_SYNTAX);

  /* Each writer has a topic of their own. */
  bgl_fingerprint (bytes, fingerprint);
  hex = bgl_format_hex (fingerprint, sizeof fingerprint);
  expected = g_strdup_printf ("%s/share/%s", keys->topic, hex);
  if (!g_str_equal (topic, expected))
    return refuse (self, NULL, BGL_RECEIVED_SIGNATURE);

  return bgl_session_receive (self, bytes, (const char *) bytes + PREFIX_SIZE, data_size - PREFIX_SIZE,
                              bytes + BGL_HASH_SIZE);
}

static int
find_absent (BglSession   *self,
             const guint8 *fingerprint)
{
  for (guint i = 0; i < self->absent->len; i++)
    if (memcmp (self->absent->data + i * BGL_FINGERPRINT_SIZE, fingerprint, BGL_FINGERPRINT_SIZE) == 0)
      return (int) i;

  return -1;
}

/* Who is absent may be known before they are a member. */
gboolean
bgl_session_set_present (BglSession   *self,
                         const guint8 *fingerprint,
                         gboolean      present)
{
  int index = find_absent (self, fingerprint);

  if (present == (index < 0))
    return FALSE;
  if (present)
    g_array_remove_index_fast (self->absent, (guint) index);
  else if (self->absent->len < MAX_ABSENT)
    g_array_append_vals (self->absent, fingerprint, 1);

  return TRUE;
}

gboolean
bgl_session_is_absent (BglSession      *self,
                       const BglMember *member)
{
  return find_absent (self, member->fingerprint) >= 0;
}

gboolean
bgl_session_has_left (BglShare *share)
{
  for (guint i = share->entries->len; i > 0; i--)
    {
      BglEntryKind kind = bgl_share_get_entry (share, i - 1)->kind;

      if (kind == BGL_ENTRY_LEAVE || kind == BGL_ENTRY_CLAIM)
        return kind == BGL_ENTRY_LEAVE;
    }

  return FALSE;
}

/* What there is */

BglShare *
bgl_session_get_own (BglSession *self)
{
  return self->own;
}

GPtrArray *
bgl_session_get_shares (BglSession *self)
{
  return self->shares;
}

BglGame *
bgl_session_get_game (BglSession *self)
{
  return self->game;
}

gboolean
bgl_session_is_host (BglSession *self)
{
  return self->own != NULL && self->own == self->host;
}

gboolean
bgl_session_is_own_seat (BglSession *self,
                         guint       seat)
{
  return self->own != NULL && self->holders[seat] > 0 &&
         self->members[self->holders[seat] - 1].share == self->own;
}

gboolean
bgl_session_has_seen_end (BglSession *self,
                          BglShare   *share)
{
  const BglEntry *entry = bgl_share_find_last (share, BGL_ENTRY_OVER);

  return entry != NULL && entry->slot == self->n_events;
}

gboolean
bgl_session_is_settled (BglSession *self)
{
  if (self->game == NULL || !bgl_game_is_over (self->game))
    return FALSE;

  /* Who has left, or has lost their seat, may never see the end. */
  for (guint i = 0; i < self->n_members; i++)
    if ((i == 0 || (bgl_session_is_person (self, i) && !bgl_session_has_left (self->members[i].share))) &&
        !bgl_session_has_seen_end (self, self->members[i].share))
      return FALSE;

  return TRUE;
}

gboolean
bgl_session_invite (BglSession   *self,
                    const guint8 *host,
                    const char   *code)
{
  g_autofree char *hex = bgl_format_hex (host, BGL_FINGERPRINT_SIZE);

  return bgl_session_is_host (self) && bgl_share_append (self->own, "again %s %s", hex, code);
}

gboolean
bgl_session_get_next (BglSession    *self,
                      const guint8 **host,
                      const char   **code)
{
  const BglEntry *entry = self->host != NULL ? bgl_share_find_last (self->host, BGL_ENTRY_AGAIN) : NULL;

  if (entry == NULL)
    return FALSE;

  *host = entry->hash;
  *code = entry->text;
  return TRUE;
}

guint
bgl_session_get_n_changes (BglSession *self)
{
  return self->n_changes;
}

BglRecord *
bgl_session_get_table (BglSession *self)
{
  return self->table;
}

guint
bgl_session_find_seat (BglSession   *self,
                       const guint8 *fingerprint)
{
  BglMember *member = bgl_session_find_member (self, fingerprint);

  return member != NULL ? member->seat : 0;
}

BglRecord *
bgl_session_to_record (BglSession *self)
{
  BglRecord *record;

  if (self->game == NULL)
    return NULL;

  record = bgl_record_new_from_game (self->game);
  for (guint seat = 1; seat <= bgl_game_get_n_seats (self->game); seat++)
    {
      g_autofree char *tag = g_strdup_printf ("Seat%u", seat);
      const char *name = self->bot_tags[seat] != NULL ? self->bot_tags[seat] : bgl_session_get_name (self, seat);

      if (*name != '\0')
        bgl_record_set_tag (record, tag, name);
    }
  bgl_record_add_tags (record, self->table);

  return record;
}
