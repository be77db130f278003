/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-link.h"

/* In bytes. The ids of pages and sections are much shorter. */
#define MAX_PLACE 128

/* Whether the text has the form of an id of a Mallard page or section. */
static gboolean
is_place (const char *text)
{
  for (; *text != '\0'; text++)
    if (!g_ascii_isalnum (*text) && *text != '-' && *text != '_' && *text != '.')
      return FALSE;

  return TRUE;
}

gboolean
bgl_link_parse (const char  *uri,
                char       **page,
                char       **section)
{
  g_auto (GStrv) parts = NULL;
  const char *place;

  g_return_val_if_fail (uri != NULL, FALSE);
  g_return_val_if_fail (page != NULL && section != NULL, FALSE);

  if (!g_str_has_prefix (uri, BGL_LINK_PREFIX))
    return FALSE;

  place = uri + strlen (BGL_LINK_PREFIX);
  while (*place == '/')
    place++;
  if (*place == '\0' || strlen (place) > MAX_PLACE)
    return FALSE;

  parts = g_strsplit (place, "/", 2);
  if (!is_place (parts[0]) || (parts[1] != NULL && !is_place (parts[1])))
    return FALSE;

  *page = g_strdup (parts[0]);
  *section = parts[1] != NULL && *parts[1] != '\0' ? g_strdup (parts[1]) : NULL;

  return TRUE;
}
