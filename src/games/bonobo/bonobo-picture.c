/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bonobo-private.h"

/* The island as plain text, for pages without pictures. Free triangles have their names, covered ones the number of
 * their rhomb, and the rhombi are listed below. Spots show the seat of their token. */

#define LABEL   3   /* characters for the name of the row before the map */
#define HALF    4   /* characters for half an edge */
#define EXTENT  6   /* halves of an edge from the center to the coast */
#define COLUMNS (LABEL + (2 * EXTENT + 1) * HALF)
#define ROWS    13  /* rows of spots and of triangles alternate */
#define LINE    60

#define FREE_SPOT   'o'
#define CLOSED_SPOT '.'
#define BARRED_SPOT 'x'

/* If there are more rhombi than this, they are not listed, and the map alone must do. */
#define MOST_LISTED 8

const char *const bonobo_parts[] = { "island", NULL };

gboolean
bonobo_is_place (const char *text)
{
  return bonobo_find_spot (text, -1) != BONOBO_NONE || bonobo_find_triangle (text, -1) != BONOBO_NONE;
}

static char
get_spot_sign (const BonoboState *state,
               guint              spot)
{
  const guint owner = bonobo_state_get_owner (state, spot);

  if (owner > 0)
    return (char) ('0' + owner);
  if ((state->barred & BONOBO_BIT (spot)) != 0)
    return BARRED_SPOT;

  return (state->open & BONOBO_BIT (spot)) != 0 ? FREE_SPOT : CLOSED_SPOT;
}

static void
append_rhombi (const BonoboState *state,
               GString           *text)
{
  guint n_laid = 0, column = 0;

  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    n_laid += state->place[i] != BONOBO_NONE;
  if (n_laid > MOST_LISTED)
    return;

  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    {
      const BonoboPlace *place = state->place[i] != BONOBO_NONE ? &bonobo_places[state->place[i]] : NULL;
      g_autofree char *item = NULL;
      guint length;

      if (place == NULL)
        continue;

      item = g_strdup_printf ("%s-%s %+d", bonobo_triangles[place->triangles[0]].name,
                              bonobo_triangles[place->triangles[1]].name, bonobo_rhombi[i].value);
      length = (guint) strlen (item);
      if (column > 0 && column + 2 + length > LINE)
        {
          g_string_append_c (text, '\n');
          column = 0;
        }
      else if (column > 0)
        {
          g_string_append (text, "  ");
          column += 2;
        }
      g_string_append (text, item);
      column += length;
    }
  if (column > 0)
    g_string_append_c (text, '\n');
}

void
bonobo_format_board (gconstpointer  data,
                     GString       *text)
{
  const BonoboState *state = data;
  char map[ROWS][COLUMNS + 1];

  memset (map, ' ', sizeof map);

  /* Rows of spots are three units apart, the triangles between them one or two units below. */
  for (guint i = 0; i < BONOBO_SPOTS; i++)
    {
      const BonoboSpot *spot = &bonobo_spots[i];
      const int row = 2 * (spot->y + 9) / 3;

      map[row][0] = spot->name[0];
      map[row][LABEL + (spot->x + EXTENT) * HALF] = get_spot_sign (state, i);
    }
  for (guint i = 0; i < BONOBO_TRIANGLES; i++)
    {
      const BonoboTriangle *triangle = &bonobo_triangles[i];
      const int row = 2 * ((triangle->y + 9) / 3) + 1;
      char name[8];
      guint place, rhomb;

      if (bonobo_state_get_cover (state, i, &place, &rhomb))
        g_snprintf (name, sizeof name, "%+d", bonobo_rhombi[rhomb].value);
      else
        g_strlcpy (name, triangle->name, sizeof name);
      map[row][0] = triangle->name[0];
      memcpy (&map[row][LABEL + (triangle->x + EXTENT) * HALF], name, strlen (name));
    }

  for (guint i = 0; i < ROWS; i++)
    {
      map[i][COLUMNS] = '\0';
      g_string_append_printf (text, "%s\n", g_strchomp (map[i]));
    }
  append_rhombi (state, text);
}
