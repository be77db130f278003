/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-private.h"

#include "engine/bgl-i18n.h"

const char bangkok_letters[BANGKOK_COLORS + 1] = "rgbyv";

int
bangkok_color_from_letter (char letter)
{
  for (guint i = 0; i < BANGKOK_COLORS; i++)
    if (bangkok_letters[i] == letter)
      return i;

  return -1;
}

GStrv
bangkok_split_words (const char *text)
{
  GStrv words = g_strsplit_set (text, " \t", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] != '\0')
        words[n++] = words[i];
      else
        g_free (words[i]);
    }

  words[n] = NULL;
  return words;
}

/* Reads a whole number with nothing after it. Larger numbers become the limit. */
static gboolean
read_number (const char *text,
             guint       limit,
             guint      *number)
{
  guint value = 0;

  if (*text == '\0')
    return FALSE;

  for (; *text != '\0'; text++)
    {
      if (!g_ascii_isdigit (*text))
        return FALSE;
      value = MIN (value * 10 + g_ascii_digit_value (*text), limit);
    }

  *number = value;
  return TRUE;
}

static gboolean
read_value (const char *text,
            guint      *value)
{
  if (!read_number (text, BANGKOK_NO_SIDE, value))
    return FALSE;

  if (*value == 0)
    *value = BANGKOK_NO_SIDE;

  return TRUE;
}

static gboolean
read_die (const char *text,
          guint      *color,
          guint      *value)
{
  int found = bangkok_color_from_letter (text[0]);

  if (found < 0)
    return FALSE;

  *color = found;
  return read_value (text + 1, value);
}

/* "r5", "r5+2" */
static gboolean
read_pick (const char  *text,
           BangkokMove *parts)
{
  g_auto (GStrv) words = g_strsplit (text, "+", 2);

  parts->kind = BANGKOK_PICK;
  parts->group = BANGKOK_APART;

  if (words[0] == NULL || !read_die (words[0], &parts->color, &parts->value))
    return FALSE;

  if (words[1] == NULL)
    return TRUE;

  if (!read_number (words[1], BANGKOK_NO_GROUP, &parts->group))
    return FALSE;

  /* Groups are numbered from 1; the number 0 means a new group. */
  if (parts->group == BANGKOK_APART)
    parts->group = BANGKOK_NO_GROUP;

  return TRUE;
}

/* "r3 g3 b5". Reads as many dice as fit, so that the check can see that there are too many. */
static gboolean
read_values (char        **words,
             BangkokMove  *parts)
{
  parts->kind = BANGKOK_VALUES;

  for (; *words != NULL; words++)
    {
      guint color, value;

      if (!read_die (*words, &color, &value))
        return FALSE;

      if (parts->n < BANGKOK_MAX_LIST)
        {
          parts->colors[parts->n] = color;
          parts->values[parts->n++] = value;
        }
    }

  return parts->n > 0;
}

/* "r 1 1 3 4 4 6 6" */
static gboolean
read_pool (char        **words,
           BangkokMove  *parts)
{
  int color;

  parts->kind = BANGKOK_POOL;

  if (*words == NULL || strlen (*words) != 1 || (color = bangkok_color_from_letter (**words)) < 0)
    return FALSE;

  parts->color = color;

  while (*++words != NULL)
    {
      guint value;

      if (!read_value (*words, &value))
        return FALSE;

      if (parts->n < BANGKOK_MAX_LIST)
        parts->values[parts->n++] = value;
    }

  return TRUE;
}

static gboolean
read_roll (const char  *text,
           BangkokMove *parts)
{
  g_auto (GStrv) words = bangkok_split_words (text);

  if (g_strcmp0 (words[0], "goal") == 0)
    {
      parts->kind = BANGKOK_GOAL;
      return g_strv_length (words) == 2 && read_value (words[1], &parts->value);
    }

  if (g_strcmp0 (words[0], "values") == 0)
    return read_values (words + 1, parts);

  return g_strcmp0 (words[0], "pool") == 0 && read_pool (words + 1, parts);
}

gboolean
bangkok_parse_move (gconstpointer   state,
                    guint           seat,
                    const char     *text,
                    BglMove        *move,
                    GError        **error)
{
  BangkokMove parts = { .seat = seat };

  if (seat == 0)
    {
      if (!read_roll (text, &parts))
        return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                                  _("“%s” is not a valid Bangkok roll."), text);
    }
  else if (!read_pick (text, &parts))
    {
      return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                                _("“%s” does not name a die to take, such as r5 or r5+2."), text);
    }

  *move = bangkok_move_pack (&parts);
  return TRUE;
}

void
bangkok_format_move (gconstpointer  state,
                     BglMove        move,
                     GString       *text)
{
  BangkokMove parts = bangkok_move_unpack (move);

  switch (parts.kind)
    {
    case BANGKOK_PICK:
      g_string_append_printf (text, "%c%u", bangkok_letters[parts.color], parts.value);
      if (parts.group != BANGKOK_APART)
        g_string_append_printf (text, "+%u", parts.group);
      break;

    case BANGKOK_GOAL:
      g_string_append_printf (text, "goal %u", parts.value);
      break;

    case BANGKOK_VALUES:
      g_string_append (text, "values");
      for (guint i = 0; i < parts.n; i++)
        g_string_append_printf (text, " %c%u", bangkok_letters[parts.colors[i]], parts.values[i]);
      break;

    case BANGKOK_POOL:
      g_string_append_printf (text, "pool %c", bangkok_letters[parts.color]);
      for (guint i = 0; i < parts.n; i++)
        g_string_append_printf (text, " %u", parts.values[i]);
      break;

    default:
      g_assert_not_reached ();
    }
}

void
bangkok_format_arg (guint    kind,
                    int      value,
                    GString *text)
{
  const char *comma = "";

  switch (kind)
    {
    case BANGKOK_ARG_COLOR:
      g_string_append_c (text, bangkok_letters[value]);
      break;

    case BANGKOK_ARG_DIE:
      g_string_append_printf (text, "%c%u", bangkok_letters[bangkok_die_get_color (value)],
                              bangkok_die_get_value (value));
      break;

    case BANGKOK_ARG_DICE:
      for (guint side = 1; side <= BANGKOK_SIDES; side++)
        for (guint i = 0; i < bangkok_dice_get_count (value, side); i++, comma = ",")
          g_string_append_printf (text, "%s%u", comma, side);
      break;

    case BANGKOK_ARG_SEATS:
      for (guint i = 0; i < BANGKOK_SEATS; i++)
        if (value & 1 << i)
          {
            g_string_append_printf (text, "%s%u", comma, i + 1);
            comma = ",";
          }
      break;

    default:
      g_assert_not_reached ();
    }
}
