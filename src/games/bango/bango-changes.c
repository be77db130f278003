/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "bango-private.h"
#include "engine/bgl-i18n.h"
#include "rulebook/bgl-change.h"

/* The values that the reader can change in an example of Bango: every cell of the table, and the cells around it. */

/* The same marks as on the tiles: a sun and a ring. */
static const char *
get_cell_name (const char *value)
{
  return *value == 'Y' ? "☀" : *value == 'R' ? "◯" : "·";
}

/* Adds one empty cell on each side: "0,0 YR" becomes "-1,-1 ..../.YR./....". */
static char *
make_room (const char *position)
{
  g_auto (GStrv) words = g_strsplit (position, " ", 3);
  g_auto (GStrv) corner = g_strsplit (words[0] != NULL ? words[0] : "", ",", 2);
  g_auto (GStrv) rows = NULL;
  g_autofree char *margin = NULL;
  GString *room;
  gsize width = 0;

  if (words[0] == NULL || words[1] == NULL || g_strv_length (corner) != 2)
    return g_strdup (position);

  rows = g_strsplit (words[1], "/", -1);
  for (guint i = 0; rows[i] != NULL; i++)
    width = MAX (width, strlen (rows[i]));
  margin = g_strnfill (width + 2, '.');

  room = g_string_new (NULL);
  g_string_printf (room, "%d,%d %s/", atoi (corner[0]) - 1, atoi (corner[1]) - 1, margin);
  for (guint i = 0; rows[i] != NULL; i++)
    g_string_append_printf (room, ".%s%.*s/", rows[i], (int) (width + 1 - strlen (rows[i])), margin);
  g_string_append (room, margin);
  if (words[2] != NULL)
    g_string_append_printf (room, " %s", words[2]);

  return g_string_free (room, FALSE);
}

static const char *const cells[] = { ".", "Y", "R", NULL };

static const BglWordSet sets[] = {
  /* These letters occur alone only in rows, not in the other words of the tag. */
  { N_("Cell"), "(?<![a-z])([YR.])(?![a-z])", NULL, cells, get_cell_name },
  { NULL },
};

static char *
describe_group (const char *before)
{
  /* Translators: a caption above the tiles of an example that the reader can change. */
  return g_strdup (_("Tiles on the table"));
}

const BglChanges bango_changes = {
  .sets = sets,
  .describe_group = describe_group,
  .make_room = make_room,
};
