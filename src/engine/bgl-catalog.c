/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-catalog.h"

#include <string.h>

#include "bgl-plural.h"

#define MAGIC        0x950412de
#define HEADER_SIZE  20
#define PLURAL_FORMS "Plural-Forms:"
#define CONTENT_TYPE "Content-Type:"
#define CHARSET      "CHARSET=UTF-8"

struct _BglCatalog
{
  GBytes       *bytes;
  const guint8 *data;
  gsize         size;
  gboolean      swapped;     /* written on a machine of the other byte order */
  guint32       n_entries;
  guint32       keys;        /* offset of the table of keys */
  guint32       texts;       /* offset of the table of translations */
  BglPlural     plural;
};

static guint32
read_word (const BglCatalog *self,
           gsize             offset)
{
  guint32 word;

  memcpy (&word, self->data + offset, sizeof word);

  return self->swapped ? GUINT32_SWAP_LE_BE (word) : word;
}

/* Returns a string of a table. The string ends with a zero that is not included in the length, and may contain other
 * zeros. */
static const char *
get_string (const BglCatalog *self,
            guint32           table,
            guint32           index,
            gsize            *length)
{
  const gsize entry = table + (gsize) index * 8;

  *length = read_word (self, entry);

  return (const char *) self->data + read_word (self, entry + 4);
}

/* Checking */

static gboolean
check_table (const BglCatalog *self,
             guint32           table)
{
  return table % 4 == 0 && table >= HEADER_SIZE && (guint64) table + (guint64) self->n_entries * 8 <= self->size;
}

/* Zeros separate the plural forms, so each form is checked by itself. */
static gboolean
check_text (const char *text,
            gsize       length)
{
  const char *end = text + length;

  for (const char *part = text; part <= end; part += strlen (part) + 1)
    if (!g_utf8_validate (part, -1, NULL))
      return FALSE;

  return TRUE;
}

static gboolean
check_string (const BglCatalog *self,
              guint32           table,
              guint32           index)
{
  const gsize entry = table + (gsize) index * 8;
  const guint64 length = read_word (self, entry);
  const guint64 offset = read_word (self, entry + 4);

  return offset + length < self->size && self->data[offset + length] == '\0' &&
         check_text ((const char *) self->data + offset, length);
}

static gboolean
check (const BglCatalog *self)
{
  gsize length;

  if (!check_table (self, self->keys) || !check_table (self, self->texts))
    return FALSE;

  for (guint32 i = 0; i < self->n_entries; i++)
    {
      if (!check_string (self, self->keys, i) || !check_string (self, self->texts, i))
        return FALSE;
      /* The keys must be sorted for binary search. */
      if (i > 0 && strcmp (get_string (self, self->keys, i - 1, &length), get_string (self, self->keys, i, &length)) >= 0)
        return FALSE;
    }

  return TRUE;
}

/* Returns what follows the name in the line of the header that begins with it, or NULL. */
static char *
find_field (const char *header,
            const char *name)
{
  g_auto (GStrv) lines = g_strsplit (header, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_ascii_strncasecmp (lines[i], name, strlen (name)) == 0)
      return g_strdup (lines[i] + strlen (name));

  return NULL;
}

/* A catalog without a header is assumed to be UTF-8 with the plural forms of English. */
static gboolean
read_header (BglCatalog *self)
{
  const char *header = bgl_catalog_find (self, "");
  g_autofree char *type = NULL;
  g_autofree char *forms = NULL;
  g_autofree char *charset = NULL;

  if (header == NULL)
    return TRUE;

  type = find_field (header, CONTENT_TYPE);
  charset = type != NULL ? g_ascii_strup (type, -1) : NULL;
  if (charset != NULL && strstr (charset, CHARSET) == NULL)
    return FALSE;

  forms = find_field (header, PLURAL_FORMS);

  return forms == NULL || bgl_plural_parse (&self->plural, forms);
}

static gboolean
read_all (BglCatalog *self)
{
  guint32 magic;

  if (self->size < HEADER_SIZE)
    return FALSE;

  memcpy (&magic, self->data, sizeof magic);
  self->swapped = magic == GUINT32_SWAP_LE_BE (MAGIC);
  /* The upper half is the major revision of the format. Revision 1 only adds strings for systems with another C
   * library. */
  if ((!self->swapped && magic != MAGIC) || read_word (self, 4) >> 16 > 1)
    return FALSE;

  self->n_entries = read_word (self, 8);
  self->keys = read_word (self, 12);
  self->texts = read_word (self, 16);

  return check (self) && read_header (self);
}

/* The catalog */

BglCatalog *
bgl_catalog_new_empty (void)
{
  BglCatalog *self = g_new0 (BglCatalog, 1);

  bgl_plural_init (&self->plural);

  return self;
}

BglCatalog *
bgl_catalog_new (GBytes  *bytes,
                 GError **error)
{
  g_autoptr (BglCatalog) self = NULL;

  g_return_val_if_fail (bytes != NULL, NULL);

  self = bgl_catalog_new_empty ();
  self->bytes = g_bytes_ref (bytes);
  self->data = g_bytes_get_data (bytes, &self->size);
  if (!read_all (self))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "This is not a catalog of translations.");
      return NULL;
    }

  return g_steal_pointer (&self);
}

void
bgl_catalog_free (BglCatalog *self)
{
  g_clear_pointer (&self->bytes, g_bytes_unref);
  bgl_plural_clear (&self->plural);
  g_free (self);
}

static const char *
find (const BglCatalog *self,
      const char       *key,
      gsize            *length)
{
  guint32 first = 0, end = self->n_entries;

  while (first < end)
    {
      const guint32 middle = first + (end - first) / 2;
      const int order = strcmp (key, get_string (self, self->keys, middle, length));

      if (order == 0)
        {
          const char *text = get_string (self, self->texts, middle, length);

          return *text != '\0' ? text : NULL;
        }
      if (order < 0)
        end = middle;
      else
        first = middle + 1;
    }

  return NULL;
}

const char *
bgl_catalog_find (const BglCatalog *self,
                  const char       *key)
{
  gsize length;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (key != NULL, NULL);

  return find (self, key, &length);
}

const char *
bgl_catalog_find_plural (const BglCatalog *self,
                         const char       *key,
                         gulong            n)
{
  const char *text, *form;
  gsize length;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (key != NULL, NULL);

  text = form = find (self, key, &length);
  if (text == NULL)
    return NULL;

  /* If a translation has too few forms, its first form is used. */
  for (guint i = bgl_plural_choose (&self->plural, n); i > 0; i--)
    {
      form += strlen (form) + 1;
      if (form > text + length)
        return text;
    }

  return form;
}
