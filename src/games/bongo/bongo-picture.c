/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-private.h"

/* The dice that examples mark, and the dice as text for pages without pictures. */

const char *const bongo_parts[] = { "dice", NULL };

const char *const bongo_places[BONGO_MARKS + 1] = { "film", "bongo", "gnu", "rhino", "poachers", "guard", NULL };

gboolean
bongo_is_place (const char *text)
{
  return g_strv_contains (bongo_places, text);
}

void
bongo_format_board (gconstpointer  data,
                    GString       *text)
{
  const BongoState *state = data;
  g_autofree char *dice = NULL;
  g_auto (GStrv) sentences = NULL;

  if (state->dice.film[0] == 0)
    return;

  dice = bongo_dice_describe (&state->dice);
  sentences = g_strsplit (dice, ". ", -1);
  for (guint i = 0; sentences[i] != NULL; i++)
    g_string_append_printf (text, "%s%s\n", sentences[i], g_str_has_suffix (sentences[i], ".") ? "" : ".");
}
