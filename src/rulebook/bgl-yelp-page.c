/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-example.h"
#include "bgl-yelp-page.h"

#define OPEN  "<code mime=\"application/x-bungalow-example\""
#define CLOSE "</code>"

/* Replaces the entities of the characters that must be escaped in an example. */
static char *
unescape (const char *text,
          gsize       length)
{
  GString *plain = g_string_new_len (text, (gssize) length);

  g_string_replace (plain, "&lt;", "<", 0);
  g_string_replace (plain, "&gt;", ">", 0);
  g_string_replace (plain, "&quot;", "\"", 0);
  g_string_replace (plain, "&amp;", "&", 0);

  return g_string_free (plain, FALSE);
}

static gboolean
append_board (GString     *out,
              const char  *script,
              gsize        length,
              GError     **error)
{
  g_autofree char *plain = unescape (script, length);
  g_autoptr (BglExample) example = bgl_example_parse (plain, error);
  g_autofree char *board = NULL;
  g_autofree char *escaped = NULL;

  if (example == NULL)
    return FALSE;

  board = bgl_example_format_board (example);
  escaped = g_markup_escape_text (board, -1);
  g_string_append_printf (out, "<screen>%s</screen>", escaped);

  return TRUE;
}

char *
bgl_yelp_page_convert (const char  *page,
                       GError     **error)
{
  g_autoptr (GString) out = g_string_new (NULL);
  const char *rest = page;
  const char *open;

  g_return_val_if_fail (page != NULL, NULL);

  while ((open = strstr (rest, OPEN)) != NULL)
    {
      const char *script = strchr (open, '>');
      const char *close = script != NULL ? strstr (script, CLOSE) : NULL;

      if (close == NULL)
        break;

      g_string_append_len (out, rest, open - rest);
      script++;
      if (!append_board (out, script, (gsize) (close - script), error))
        return NULL;
      rest = close + strlen (CLOSE);
    }
  g_string_append (out, rest);

  return g_string_free (g_steal_pointer (&out), FALSE);
}
