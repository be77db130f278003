/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-i18n.h"
#include "bgl-text.h"

#define ELLIPSIS    0x2026
#define REPLACEMENT 0xfffd

/* Embeddings, overrides, and isolates change the direction of the text that follows. */
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
  gsize last = 0;   /* offset of the last character before the limit */
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

char *
bgl_text_format_decimal (double number,
                         guint  n_digits)
{
  g_autofree char *format = NULL;
  g_auto (GStrv) parts = NULL;
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  /* The locale of the user may have another decimal mark than the current language. */
  if (bgl_catalog_get_current () == NULL)
    return g_strdup_printf ("%.*f", (int) n_digits, number);

  format = g_strdup_printf ("%%.%uf", n_digits);
  parts = g_strsplit (g_ascii_formatd (digits, sizeof digits, format, number), ".", -1);

  /* Translators: the decimal mark of numbers, as in “1.83”. */
  return g_strjoinv (C_("decimal mark", "."), parts);
}

char *
bgl_text_get_lead (const char *text,
                   guint       n_chars)
{
  const char *end = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  for (const char *dot = strstr (text, ". "); dot != NULL; dot = strstr (dot + 1, ". "))
    if (end == NULL || g_utf8_pointer_to_offset (text, dot + 1) <= (glong) n_chars)
      end = dot + 1;
  if (end == NULL || g_utf8_strlen (text, -1) <= (glong) n_chars)
    return g_strdup (text);

  return g_strndup (text, (gsize) (end - text));
}
