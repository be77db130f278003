/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-session-private.h"

/* How many participants without a seat there may be. */
#define MAX_STRANGERS 16

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
  self->called_since = -1;

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

/* News */

void
bgl_session_add_news (BglSession  *self,
                      BglNewsKind  kind,
                      guint        seat,
                      BglReceived  received)
{
  BglNews news = { .kind = kind, .seat = seat, .received = received };

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

static BglMember *
find_member (BglSession   *self,
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

/* Strangers are everybody whom the host has not given a seat, as far as is known here. There is room for a few of them
 * before the game. */
static gboolean
may_write (BglSession   *self,
           const guint8 *fingerprint,
           BglShare     *share)
{
  guint n_strangers = 0;

  if ((share != NULL && share == self->own) || is_host_fingerprint (self, fingerprint) ||
      find_member (self, fingerprint) != NULL)
    return TRUE;

  if (self->game != NULL)
    return FALSE;

  for (guint i = 0; share == NULL && i < self->shares->len; i++)
    {
      BglShare *other = g_ptr_array_index (self->shares, i);

      n_strangers += other != self->own && other != self->host && find_member (self, other->fingerprint) == NULL;
    }

  return n_strangers < MAX_STRANGERS;
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

void
bgl_session_set_present (BglSession   *self,
                         const guint8 *fingerprint,
                         gboolean      present)
{
  BglMember *member = find_member (self, fingerprint);

  if (member != NULL)
    member->absent = !present;
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
bgl_session_is_settled (BglSession *self)
{
  if (self->game == NULL || !bgl_game_is_over (self->game))
    return FALSE;

  for (guint i = 0; i < self->n_members; i++)
    if (bgl_share_find_first (self->members[i].share, BGL_ENTRY_OVER) == NULL)
      return FALSE;

  return TRUE;
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
  BglMember *member = find_member (self, fingerprint);

  return member != NULL ? member->seat : 0;
}

BglRecord *
bgl_session_to_record (BglSession *self)
{
  BglRecord *record;

  if (self->game == NULL)
    return NULL;

  record = bgl_record_new_from_game (self->game);
  for (guint i = 0; i < self->n_members; i++)
    {
      const BglEntry *claim = bgl_share_find_first (self->members[i].share, BGL_ENTRY_CLAIM);
      g_autofree char *tag = g_strdup_printf ("Seat%u", self->members[i].seat);

      /* The seat of a host without a seat of their own is that of a bot. */
      if (claim != NULL && *claim->text != '\0')
        bgl_record_set_tag (record, tag, claim->text);
    }
  bgl_record_add_tags (record, self->table);

  return record;
}
