/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

#include "bongo-private.h"

/* Positions in the notation of records. */

static gboolean
parse_trophies (const char *text,
                guint8     *trophies)
{
  g_auto (GStrv) counts = g_strsplit (text, "/", -1);

  if (g_strv_length (counts) != BONGO_ANIMALS)
    return FALSE;

  for (guint animal = 0; animal < BONGO_ANIMALS; animal++)
    {
      guint count;

      if (!bongo_read_number (counts[animal], BONGO_TROPHIES, &count))
        return FALSE;

      trophies[animal] = count;
    }

  return TRUE;
}

/* The game ends as soon as a player holds enough trophies, so no position can have that many. */
static gboolean
has_won (const guint8 *trophies,
         guint         color)
{
  gboolean pairs = TRUE;

  for (guint animal = 0; animal < BONGO_ANIMALS; animal++)
    {
      if (trophies[animal] >= color)
        return TRUE;

      pairs = pairs && trophies[animal] >= BONGO_PAIR;
    }

  return pairs;
}

gboolean
bongo_parse_position (const char  *text,
                      guint        n_seats,
                      guint        color,
                      guint8       trophies[][BONGO_ANIMALS],
                      GError     **error)
{
  g_auto (GStrv) seats = bongo_split (text);

  if (g_strv_length (seats) != n_seats)
    return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX,
                       _("A position such as “2/0/1 0/3/0” lists the trophies of each seat."));

  for (guint i = 0; i < n_seats; i++)
    {
      if (!parse_trophies (seats[i], trophies[i]))
        {
          g_autofree char *shown = bgl_text_shorten (seats[i], BGL_TEXT_QUOTE);

          return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX,
                             _("“%s” does not say how many trophies of each animal a seat has."), shown);
        }

      if (has_won (trophies[i], color))
        return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX,
                           _("A seat with “%s” would already have won."), seats[i]);
    }

  for (guint animal = 0; animal < BONGO_ANIMALS; animal++)
    {
      guint sum = 0;

      for (guint i = 0; i < n_seats; i++)
        sum += trophies[i][animal];

      if (sum > BONGO_TROPHIES)
        return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX,
                           _("There are only %d trophies of each animal."), BONGO_TROPHIES);
    }

  return TRUE;
}
