/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bangkok-private.h"

#include "engine/bgl-i18n.h"

/* The places that examples mark, the parts of the table that they show, and the table as plain text for pages
 * without pictures. Dice are written as in records. */

/* In the order of BangkokPart. */
const char *const bangkok_parts[] = {
  "goal", "values", "pool", "track", "seat1", "seat2", "seat3", "seat4", "seat5", NULL,
};

/* Reads "goal", "row4", "1.2" for the second group of seat 1, or "r5" for all red dice with a 5. */
gboolean
bangkok_spot_read (const char  *text,
                   BangkokSpot *spot)
{
  const int color = bangkok_color_from_letter (text[0]);

  memset (spot, 0, sizeof *spot);
  if (g_str_equal (text, "goal"))
    {
      spot->kind = BANGKOK_SPOT_GOAL;
      return TRUE;
    }
  if (g_str_has_prefix (text, "row") && strlen (text) == 4 && text[3] >= '1' && text[3] < '1' + BANGKOK_ROWS)
    {
      spot->kind = BANGKOK_SPOT_ROW;
      spot->index = (guint) (text[3] - '0');
      return TRUE;
    }
  if (strlen (text) == 3 && text[1] == '.' && text[0] >= '1' && text[0] < '1' + BANGKOK_SEATS &&
      text[2] >= '1' && text[2] < '1' + BANGKOK_DICE)
    {
      spot->kind = BANGKOK_SPOT_GROUP;
      spot->seat = (guint) (text[0] - '0');
      spot->index = (guint) (text[2] - '0');
      return TRUE;
    }
  if (color >= 0 && strlen (text) == 2 && text[1] >= '1' && text[1] < '1' + BANGKOK_SIDES)
    {
      spot->kind = BANGKOK_SPOT_DIE;
      spot->color = (guint) color;
      spot->index = (guint) (text[1] - '0');
      return TRUE;
    }

  return FALSE;
}

gboolean
bangkok_is_place (const char *text)
{
  BangkokSpot spot;

  return bangkok_spot_read (text, &spot);
}

static void
append_values (const BangkokState *state,
               GString            *text)
{
  /* All dice of the values board are rolled at once, so checking the first is enough. */
  if (state->rows[0] == 0)
    return;

  /* Translators: the board with a row for each value, before a list of the rows and their dice. */
  g_string_append (text, C_("Bangkok", "Values board:"));
  for (guint row = 1; row <= BANGKOK_ROWS; row++)
    {
      char letter = '-';

      for (guint color = 0; color < BANGKOK_COLORS; color++)
        if (state->rows[color] == row)
          letter = bangkok_letters[color];
      g_string_append_printf (text, "  %u %c", row, letter);
    }
  g_string_append_c (text, '\n');
}

static void
append_pool (const BangkokState *state,
             GString            *text)
{
  if (state->n_pool == 0)
    return;

  /* Translators: the dice that lie in the middle of the table, before a list of them. */
  g_string_append (text, C_("Bangkok", "Pool:"));
  for (guint color = 0; color < BANGKOK_COLORS; color++)
    for (guint value = 1; value <= BANGKOK_SIDES; value++)
      for (guint i = 0; i < state->pool[color][value]; i++)
        g_string_append_printf (text, " %c%u", bangkok_letters[color], value);
  g_string_append_c (text, '\n');
}

static void
append_hand (const BangkokHand *hand,
             GString           *text)
{
  for (guint group = 1; group <= hand->n_groups; group++)
    {
      const char *before = "  ";

      for (guint i = 0; i < hand->n_dice; i++)
        if (hand->dice[i].group == group)
          {
            g_string_append_printf (text, "%s%c%u", before, bangkok_letters[hand->dice[i].color], hand->dice[i].value);
            before = "+";
          }
      if (hand->size[group - 1] > 1)
        g_string_append_printf (text, "=%u", hand->sum[group - 1]);
    }
}

void
bangkok_format_board (gconstpointer  data,
                      GString       *text)
{
  const BangkokState *state = data;

  if (state->goal > 0)
    /* Translators: the number that groups of dice should sum to. */
    g_string_append_printf (text, C_("Bangkok", "Goal: %u\n"), state->goal);

  append_values (state, text);
  append_pool (state, text);

  for (guint seat = 1; seat <= state->n_seats; seat++)
    if (state->hands[seat - 1].n_dice > 0)
      {
        /* Translators: a player without a name. */
        g_string_append_printf (text, _("Player %u"), seat);
        append_hand (&state->hands[seat - 1], text);
        g_string_append_c (text, '\n');
      }
}
