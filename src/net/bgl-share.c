/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-bot.h"

#include "bgl-phrase.h"
#include "bgl-share.h"

#define MAX_NUMBER  1000000
#define MAX_SEAT    8

static void
entry_clear (BglEntry *entry)
{
  g_free (entry->text);
}

void
bgl_fingerprint (const guint8 *public_key,
                 guint8       *fingerprint)
{
  guint8 hash[BGL_HASH_SIZE];

  bgl_hash (hash, public_key, (gsize) BGL_HASH_SIZE, NULL);
  memcpy (fingerprint, hash, BGL_FINGERPRINT_SIZE);
}

BglShare *
bgl_share_new (const guint8 *game,
               const guint8 *public_key)
{
  static const char label[] = "bungalow share 1";
  BglShare *self = g_new0 (BglShare, 1);

  memcpy (self->public_key, public_key, sizeof self->public_key);
  bgl_fingerprint (public_key, self->fingerprint);
  self->text = g_string_new (NULL);
  self->entries = g_array_new (FALSE, FALSE, sizeof (BglEntry));
  g_array_set_clear_func (self->entries, (GDestroyNotify) entry_clear);
  self->commits = g_array_new (FALSE, FALSE, BGL_HASH_SIZE);
  bgl_hash (self->head, label, sizeof label, game, (gsize) BGL_HASH_SIZE, public_key, (gsize) BGL_HASH_SIZE, NULL);

  return self;
}

void
bgl_share_free (BglShare *self)
{
  g_string_free (self->text, TRUE);
  g_array_unref (self->entries);
  g_array_unref (self->commits);
  g_free (self);
}

/* Parsing */

static gboolean
read_number (const char *word,
             guint       max,
             guint      *number)
{
  guint64 value;

  /* "007" would be a second way to write the same number. */
  if (word[0] == '0' && word[1] != '\0')
    return FALSE;
  if (!g_ascii_string_to_unsigned (word, 10, 0, max, &value, NULL))
    return FALSE;

  *number = (guint) value;
  return TRUE;
}

static gboolean
read_text (const char  *word,
           char       **text)
{
  *text = g_uri_unescape_string (word, NULL);

  return *text != NULL;
}

#define MEMBERS ((1u << BGL_MAX_MEMBERS) - 1)

/* Back to an earlier move, a bot with its level, or another person. */
static gboolean
read_proposal (BglEntry   *entry,
               const char *word)
{
  BglLevel level;

  entry->text = g_strdup (word);

  return g_str_equal (word, BGL_PROPOSE_BACK) ||
         (g_str_has_prefix (word, BGL_PROPOSE_BOT) &&
          bgl_level_from_nick (word + strlen (BGL_PROPOSE_BOT), &level)) ||
         bgl_parse_hex (word, entry->hash, BGL_FINGERPRINT_SIZE);
}

#define IS(name, count) (g_str_equal (keyword, name) && n == (count))
#define KIND(value)     (entry->kind = (value), TRUE)

/* Lines about people instead of moves. */
static gboolean
parse_words_of_people (BglEntry    *entry,
                       char       **words,
                       const char  *keyword,
                       guint        n)
{
  if (IS ("propose", 3))
    return KIND (BGL_ENTRY_PROPOSE) && read_number (words[0], MAX_NUMBER, &entry->slot) &&
           read_number (words[1], MAX_SEAT, &entry->seat) && entry->seat > 0 && read_proposal (entry, words[2]);
  if (IS ("accept", 2) || IS ("decline", 2))
    return KIND (*keyword == 'a' ? BGL_ENTRY_ACCEPT : BGL_ENTRY_DECLINE) &&
           read_number (words[0], BGL_MAX_MEMBERS - 1, &entry->member) &&
           read_number (words[1], MAX_NUMBER, &entry->index);
  if (IS ("back", 3))
    return KIND (BGL_ENTRY_BACK) && read_number (words[0], MAX_NUMBER, &entry->slot) &&
           read_number (words[1], BGL_MAX_MEMBERS - 1, &entry->member) &&
           read_number (words[2], MAX_NUMBER, &entry->index);
  if (IS ("seat", 5))
    return KIND (BGL_ENTRY_SEAT) && read_number (words[0], MAX_NUMBER, &entry->slot) &&
           read_number (words[1], MAX_NUMBER, &entry->index) && read_number (words[2], MEMBERS, &entry->mask) &&
           read_number (words[3], MEMBERS, &entry->next) && bgl_parse_hex (words[4], entry->hash, BGL_HASH_SIZE);
  if (IS ("follow", 1))
    return KIND (BGL_ENTRY_FOLLOW) && read_number (words[0], MAX_NUMBER, &entry->slot);
  if (IS ("over", 1))
    return KIND (BGL_ENTRY_OVER) && read_number (words[0], MAX_NUMBER, &entry->slot);
  if (IS ("leave", 0))
    return KIND (BGL_ENTRY_LEAVE);
  if (IS ("say", 2))
    return KIND (BGL_ENTRY_SAY) && read_number (words[0], MAX_NUMBER, &entry->slot) &&
           bgl_phrase_from_nick (words[1], &entry->index);
  if (IS ("again", 2))
    return KIND (BGL_ENTRY_AGAIN) && bgl_parse_hex (words[0], entry->hash, BGL_FINGERPRINT_SIZE) &&
           read_text (words[1], &entry->text);

  return FALSE;
}

/* The words of a line after its keyword. Returns FALSE if there are too few, too many, or wrong ones. */
static gboolean
parse_words (BglEntry    *entry,
             char       **words,
             const char  *keyword,
             guint        n)
{
  /* The first version had no number. */
  entry->index = 1;
  if (IS ("table", 1) || IS ("table", 2))
    return KIND (BGL_ENTRY_TABLE) && read_text (words[0], &entry->text) &&
           (n == 1 || read_number (words[1], MAX_NUMBER, &entry->index));
  if (IS ("claim", 2))
    return KIND (BGL_ENTRY_CLAIM) && read_number (words[0], MAX_SEAT, &entry->seat) &&
           read_text (words[1], &entry->text);
  if (IS ("bind", 2))
    return KIND (BGL_ENTRY_BIND) && read_number (words[0], MAX_SEAT, &entry->seat) && entry->seat > 0 &&
           bgl_parse_hex (words[1], entry->hash, BGL_FINGERPRINT_SIZE);
  if (IS ("start", 2))
    return KIND (BGL_ENTRY_START) && read_number (words[0], MEMBERS, &entry->next) &&
           bgl_parse_hex (words[1], entry->hash, BGL_HASH_SIZE);
  if (IS ("commit", 2))
    return KIND (BGL_ENTRY_COMMIT) && read_number (words[0], MAX_NUMBER, &entry->index) &&
           bgl_parse_hex (words[1], entry->hash, BGL_HASH_SIZE);
  if (IS ("reveal", 2))
    return KIND (BGL_ENTRY_REVEAL) && read_number (words[0], MAX_NUMBER, &entry->index) &&
           bgl_parse_hex (words[1], entry->hash, BGL_HASH_SIZE);
  if (IS ("roll", 5))
    return KIND (BGL_ENTRY_ROLL) && read_number (words[0], MAX_NUMBER, &entry->slot) &&
           read_number (words[1], MAX_NUMBER, &entry->index) && read_number (words[2], MEMBERS, &entry->mask) &&
           read_number (words[3], MEMBERS, &entry->next) && bgl_parse_hex (words[4], entry->hash, BGL_HASH_SIZE);
  if (IS ("move", 3) || IS ("call", 3))
    return KIND (*keyword == 'm' ? BGL_ENTRY_MOVE : BGL_ENTRY_CALL) &&
           read_number (words[0], MAX_NUMBER, &entry->slot) && read_number (words[1], MAX_SEAT, &entry->seat) &&
           entry->seat > 0 && read_text (words[2], &entry->text);
  if (IS ("order", 3))
    return KIND (BGL_ENTRY_ORDER) && read_number (words[0], MAX_NUMBER, &entry->slot) &&
           read_number (words[1], MAX_SEAT, &entry->seat) && read_number (words[2], MAX_NUMBER, &entry->index);

  return parse_words_of_people (entry, words, keyword, n);
}

#undef IS
#undef KIND

static gboolean
parse_line (BglEntry   *entry,
            const char *line,
            gsize       length)
{
  g_autofree char *copy = g_strndup (line, length);
  char *words[6] = { copy };
  guint n = 1;

  if (strlen (copy) != length)
    return FALSE;

  for (char *c = copy; *c != '\0'; c++)
    if (g_ascii_iscntrl (*c))
      {
        return FALSE;
      }
    else if (*c == ' ')
      {
        if (n == G_N_ELEMENTS (words))
          return FALSE;
        *c = '\0';
        words[n++] = c + 1;
      }

  return parse_words (entry, words + 1, words[0], n - 1);
}

gboolean
bgl_entry_is_event (const BglEntry *entry)
{
  return entry->kind == BGL_ENTRY_MOVE || entry->kind == BGL_ENTRY_ROLL || entry->kind == BGL_ENTRY_ORDER ||
         entry->kind == BGL_ENTRY_BACK || entry->kind == BGL_ENTRY_SEAT;
}

/* Whether the entry may follow those before it: no roll is committed to twice, and the sequence numbers never go back,
 * except when another player has taken a seat. Calls belong to a round and may come while it goes on. */
static gboolean
is_in_order (const BglEntry *entry,
             guint           n_entries,
             guint           last_slot,
             guint           n_commits)
{
  switch (entry->kind)
    {
    case BGL_ENTRY_TABLE:
      return n_entries == 0;
    case BGL_ENTRY_COMMIT:
      return entry->index == n_commits;
    case BGL_ENTRY_REVEAL:
      return entry->index < n_commits;
    case BGL_ENTRY_MOVE:
    case BGL_ENTRY_ROLL:
    case BGL_ENTRY_ORDER:
    case BGL_ENTRY_BACK:
    case BGL_ENTRY_SEAT:
      return entry->slot >= last_slot;
    case BGL_ENTRY_PROPOSE:
    case BGL_ENTRY_ACCEPT:
    case BGL_ENTRY_DECLINE:
    case BGL_ENTRY_FOLLOW:
    case BGL_ENTRY_LEAVE:
    case BGL_ENTRY_SAY:
    case BGL_ENTRY_AGAIN:
    case BGL_ENTRY_CLAIM:
    case BGL_ENTRY_BIND:
    case BGL_ENTRY_START:
    case BGL_ENTRY_CALL:
    case BGL_ENTRY_OVER:
    default:
      return TRUE;
    }
}

static void
hash_line (guint8       *head,
           const guint8 *before,
           const char   *line,
           gsize         length)
{
  bgl_hash (head, before, (gsize) BGL_HASH_SIZE, line, length, NULL);
}

BglReceived
bgl_share_extend (BglShare     *self,
                  const char   *text,
                  gsize         size,
                  const guint8 *signature)
{
  g_autoptr (GArray) added = NULL;
  guint8 head[BGL_HASH_SIZE];
  guint last_slot = self->last_slot;
  guint n_commits = self->commits->len;
  const char *end = text + size;

  if (size > BGL_MAX_SHARE)
    return BGL_RECEIVED_LARGE;
  if (memcmp (text, self->text->str, MIN (size, self->text->len)) != 0)
    return BGL_RECEIVED_FORK;
  if (size <= self->text->len)
    return BGL_RECEIVED_OLD;
  if (end[-1] != '\n' || !g_utf8_validate (text + self->text->len, (gssize) (size - self->text->len), NULL))
    return BGL_RECEIVED_SYNTAX;

  added = g_array_new (FALSE, FALSE, sizeof (BglEntry));
  g_array_set_clear_func (added, (GDestroyNotify) entry_clear);
  memcpy (head, self->head, sizeof head);

  for (const char *line = text + self->text->len; line < end; )
    {
      const char *line_end = memchr (line, '\n', (gsize) (end - line));
      gsize length = (gsize) (line_end - line);
      BglEntry entry = { 0 };
      gboolean valid = length <= BGL_MAX_ENTRY && parse_line (&entry, line, length) &&
                       is_in_order (&entry, self->entries->len + added->len, last_slot, n_commits);

      g_array_append_val (added, entry);
      if (!valid)
        return BGL_RECEIVED_SYNTAX;

      n_commits += entry.kind == BGL_ENTRY_COMMIT;
      if (bgl_entry_is_event (&entry) || entry.kind == BGL_ENTRY_FOLLOW)
        last_slot = entry.slot;
      hash_line (head, head, line, length);
      line = line_end + 1;
    }

  if (signature != NULL && !bgl_check_signature (self->public_key, head, sizeof head, signature))
    return BGL_RECEIVED_SIGNATURE;

  for (guint i = 0; i < added->len; i++)
    if (g_array_index (added, BglEntry, i).kind == BGL_ENTRY_COMMIT)
      g_array_append_vals (self->commits, g_array_index (added, BglEntry, i).hash, 1);
  g_array_append_vals (self->entries, added->data, added->len);
  /* The entries now belong to the share. */
  g_array_set_clear_func (added, NULL);

  g_string_append_len (self->text, text + self->text->len, (gssize) (size - self->text->len));
  memcpy (self->head, head, sizeof head);
  self->last_slot = last_slot;
  if (signature != NULL)
    memcpy (self->signature, signature, sizeof self->signature);

  return BGL_RECEIVED_NEW;
}

gboolean
bgl_share_append (BglShare   *self,
                  const char *format,
                  ...)
{
  g_autoptr (GString) text = g_string_new_len (self->text->str, (gssize) self->text->len);
  BglReceived received;
  va_list args;

  va_start (args, format);
  g_string_append_vprintf (text, format, args);
  va_end (args);
  g_string_append_c (text, '\n');

  /* One's own lines take the same path as all others. */
  received = bgl_share_extend (self, text->str, text->len, NULL);
  g_assert (received == BGL_RECEIVED_NEW || received == BGL_RECEIVED_LARGE);

  return received == BGL_RECEIVED_NEW;
}

void
bgl_share_sign (BglShare     *self,
                const guint8 *private_key)
{
  bgl_sign (private_key, self->head, sizeof self->head, self->signature);
}

/* Looking things up */

const BglEntry *
bgl_share_get_entry (BglShare *self,
                     guint     index)
{
  return &g_array_index (self->entries, BglEntry, index);
}

const BglEntry *
bgl_share_find_first (BglShare     *self,
                      BglEntryKind  kind)
{
  for (guint i = 0; i < self->entries->len; i++)
    if (bgl_share_get_entry (self, i)->kind == kind)
      return bgl_share_get_entry (self, i);

  return NULL;
}

const BglEntry *
bgl_share_find_last (BglShare     *self,
                     BglEntryKind  kind)
{
  for (guint i = self->entries->len; i > 0; i--)
    if (bgl_share_get_entry (self, i - 1)->kind == kind)
      return bgl_share_get_entry (self, i - 1);

  return NULL;
}

const BglEntry *
bgl_share_get_proposal (BglShare *self,
                        guint     number)
{
  for (guint i = 0; i < self->entries->len; i++)
    if (bgl_share_get_entry (self, i)->kind == BGL_ENTRY_PROPOSE && number-- == 0)
      return bgl_share_get_entry (self, i);

  return NULL;
}

guint
bgl_share_count (BglShare     *self,
                 BglEntryKind  kind)
{
  guint n = 0;

  for (guint i = 0; i < self->entries->len; i++)
    n += bgl_share_get_entry (self, i)->kind == kind;

  return n;
}

const guint8 *
bgl_share_get_commit (BglShare *self,
                      guint     index)
{
  return index < self->commits->len ? (const guint8 *) self->commits->data + index * BGL_HASH_SIZE : NULL;
}

/* The last rolls are asked for most often. If there are several nonces, the first one counts. */
const guint8 *
bgl_share_get_nonce (BglShare *self,
                     guint     index)
{
  const guint8 *nonce = NULL;

  for (guint i = self->entries->len; i > 0; i--)
    {
      const BglEntry *entry = bgl_share_get_entry (self, i - 1);

      if (entry->kind == BGL_ENTRY_REVEAL && entry->index == index)
        nonce = entry->hash;
      /* A nonce follows its commitment. */
      if (entry->kind == BGL_ENTRY_COMMIT && entry->index == index)
        break;
    }

  return nonce;
}

/* Messages */

char *
bgl_share_get_topic (BglShare           *self,
                     const BglTableKeys *keys)
{
  g_autofree char *hex = bgl_format_hex (self->fingerprint, sizeof self->fingerprint);

  return g_strdup_printf ("%s/share/%s", keys->topic, hex);
}

GBytes *
bgl_share_seal (BglShare           *self,
                const BglTableKeys *keys)
{
  g_autoptr (GByteArray) data = g_byte_array_new ();
  g_autofree char *topic = bgl_share_get_topic (self, keys);

  g_byte_array_append (data, self->public_key, sizeof self->public_key);
  g_byte_array_append (data, self->signature, sizeof self->signature);
  g_byte_array_append (data, (const guint8 *) self->text->str, (guint) self->text->len);

  return bgl_seal (keys->key, topic, data->data, data->len);
}
