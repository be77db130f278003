/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-text.h"

#define ELLIPSIS    0x2026
#define REPLACEMENT 0xfffd

/* Embeddings, overrides and isolates: the rest of the sentence would be read in another order. */
static gboolean
turns_text (gunichar c)
{
  return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

static gboolean
breaks_line (gunichar c)
{
  GUnicodeType type = g_unichar_type (c);

  return type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR ||
         type == G_UNICODE_PARAGRAPH_SEPARATOR;
}

char *
bgl_text_shorten (const char *text,
                  guint       max)
{
  GString *result;
  gsize last = 0;   /* where the character before the limit begins */
  guint n = 0;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (max > 0, NULL);

  result = g_string_new (NULL);

  while (*text != '\0')
    {
      gunichar c = g_utf8_get_char_validated (text, -1);

      if (c == (gunichar) -1 || c == (gunichar) -2)
        {
          c = REPLACEMENT;
          text++;
        }
      else
        {
          text = g_utf8_next_char (text);
        }

      if (turns_text (c))
        continue;
      if (breaks_line (c))
        c = ' ';
      if (c == ' ' && (n == 0 || result->str[result->len - 1] == ' '))
        continue;

      if (n == max)
        {
          g_string_truncate (result, last);
          g_string_append_unichar (result, ELLIPSIS);
          break;
        }

      last = result->len;
      g_string_append_unichar (result, c);
      n++;
    }

  g_strchomp (result->str);

  return g_string_free (result, FALSE);
}
