/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-i18n.h"

#include "bongo-private.h"

/* Moves in the notation of records, and events and the standing in that of the command line. */

GStrv
bongo_split (const char *text)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = g_strsplit_set (text, " \t", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_strv_builder_add (builder, parts[i]);

  return g_strv_builder_end (builder);
}

gboolean
bongo_read_number (const char *text,
                   guint       maximum,
                   guint      *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, 0, maximum, &value, NULL))
    return FALSE;

  *number = (guint) value;

  return TRUE;
}

static gboolean
parse_call (const char *const *words,
            guint              n_words,
            BongoMove         *move)
{
  guint time = 0;

  if (n_words < 2 || n_words > 3 || !bongo_word_from_nick (words[1], &move->word))
    return FALSE;

  if (n_words == 3)
    {
      /* Events store times as signed 32-bit numbers, which is enough for a round of 24 days. */
      if (words[2][0] != '@' || !bongo_read_number (words[2] + 1, G_MAXINT32, &time))
        return FALSE;

      move->timed = TRUE;
      move->time = time;
    }

  return TRUE;
}

static gboolean
parse_take (const BongoState  *state,
            const char *const *words,
            guint              n_words,
            BongoMove         *move)
{
  if ((n_words != 2 && n_words != 4) || !bongo_word_from_nick (words[1], &move->word))
    return FALSE;

  return n_words == 2 ||
         (g_str_equal (words[2], "from") &&
          bongo_read_number (words[3], state->n_seats, &move->giver) &&
          move->giver > 0);
}

/* Reads animals up to the next word that is not an animal, and returns their number. Animals beyond the end of the
 * array are counted but not stored. */
static guint
parse_animals (const char *const **words,
               guint8             *animals,
               guint               n_animals)
{
  guint n = 0;
  BongoWord word;

  for (; **words != NULL && bongo_word_from_nick (**words, &word) && word != BONGO_NOTHING; (*words)++, n++)
    if (n < n_animals)
      animals[n] = word;

  return n;
}

/* A roll that can be parsed but is impossible, such as one with four white dice, gets a film die of 0. The check
 * refuses it. */
static gboolean
parse_dice (const char *const *words,
            BongoMove         *move)
{
  BongoDice *dice = &move->dice;
  gboolean possible = TRUE;
  guint n;

  memset (dice, BONGO_NO_DIE, sizeof *dice);

  for (words++, n = 0; *words != NULL && g_ascii_isdigit (**words); words++, n++)
    {
      guint number;

      if (!bongo_read_number (*words, G_MAXUINT, &number))
        return FALSE;

      possible = possible && n < 2 && number >= 1 && number <= 3;
      if (possible)
        dice->film[n] = number;
    }
  possible = possible && n == 2;

  if (*words == NULL || !g_str_equal (*words++, "animals"))
    return FALSE;
  possible = parse_animals (&words, dice->animals, BONGO_WHITE) == BONGO_WHITE && possible;

  if (*words != NULL && g_str_equal (*words, "poachers"))
    {
      words++;
      possible = parse_animals (&words, dice->poachers, 2) == 2 && possible;
    }

  if (*words != NULL && g_str_equal (*words, "guard"))
    {
      words++;
      possible = parse_animals (&words, &dice->guard, 1) == 1 && possible;
    }

  if (!possible)
    dice->film[0] = dice->film[1] = 0;

  return *words == NULL;
}

gboolean
bongo_parse_move (gconstpointer   state,
                  guint           seat,
                  const char     *text,
                  BglMove        *move,
                  GError        **error)
{
  g_auto (GStrv) words = bongo_split (text);
  const char *const *read_words = (const char *const *) words;
  guint n_words = g_strv_length (words);
  BongoMove parts = { .seat = seat };
  gboolean readable = FALSE;

  if (n_words == 1 && g_str_equal (words[0], "roll"))
    {
      parts.kind = BONGO_ROLL;
      readable = TRUE;
    }
  else if (n_words == 1 && g_str_equal (words[0], "silence"))
    {
      parts.kind = BONGO_SILENCE;
      readable = TRUE;
    }
  else if (n_words > 0 && g_str_equal (words[0], "call"))
    {
      parts.kind = BONGO_CALL;
      readable = parse_call (read_words, n_words, &parts);
    }
  else if (n_words > 0 && g_str_equal (words[0], "take"))
    {
      parts.kind = BONGO_TAKE;
      readable = parse_take (state, read_words, n_words, &parts);
    }
  else if (n_words > 0 && g_str_equal (words[0], "film"))
    {
      parts.kind = BONGO_DICE;
      readable = parse_dice (read_words, &parts);
    }

  if (!readable)
    return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX, _("“%s” is not a Bongo move."), text);

  *move = bongo_move_pack (&parts);

  return TRUE;
}

static void
append_animals (GString      *text,
                const guint8 *animals,
                guint         n_animals)
{
  for (guint i = 0; i < n_animals; i++)
    g_string_append_printf (text, " %s", bongo_word_get_nick (animals[i]));
}

void
bongo_format_move (gconstpointer  state,
                   BglMove        move,
                   GString       *text)
{
  BongoMove parts = bongo_move_unpack (move);

  switch (parts.kind)
    {
    case BONGO_ROLL:
      g_string_append (text, "roll");
      break;

    case BONGO_CALL:
      g_string_append_printf (text, "call %s", bongo_word_get_nick (parts.word));
      if (parts.timed)
        g_string_append_printf (text, " @%u", parts.time);
      break;

    case BONGO_TAKE:
      g_string_append_printf (text, "take %s", bongo_word_get_nick (parts.word));
      if (parts.giver != 0)
        g_string_append_printf (text, " from %u", parts.giver);
      break;

    case BONGO_DICE:
      g_string_append_printf (text, "film %u %u animals", parts.dice.film[0], parts.dice.film[1]);
      append_animals (text, parts.dice.animals, BONGO_WHITE);
      if (parts.dice.poachers[0] != BONGO_NO_DIE)
        {
          g_string_append (text, " poachers");
          append_animals (text, parts.dice.poachers, 2);
        }
      if (parts.dice.guard != BONGO_NO_DIE)
        {
          g_string_append (text, " guard");
          append_animals (text, &parts.dice.guard, 1);
        }
      break;

    case BONGO_SILENCE:
      g_string_append (text, "silence");
      break;

    default:
      g_return_if_reached ();
    }
}

static void
append_dice (GString *text,
             int      packed)
{
  gboolean first = TRUE;
  int shift;

  if (packed <= 1)
    {
      g_string_append_c (text, '-');
      return;
    }

  for (shift = 0; packed >> shift > 1; shift += 2)
    ;

  while (shift > 0)
    {
      shift -= 2;
      g_string_append_printf (text, "%s%s", first ? "" : ",",
                              bongo_word_get_nick (packed >> shift & 3));
      first = FALSE;
    }
}

void
bongo_format_arg (guint    kind,
                  int      value,
                  GString *text)
{
  switch (kind)
    {
    case BONGO_ARG_WORD:
      g_string_append (text, bongo_word_get_nick (value));
      break;

    case BONGO_ARG_FILM:
      g_string_append_printf (text, "%d,%d", value >> 2, value & 3);
      break;

    case BONGO_ARG_DICE:
      append_dice (text, value);
      break;

    case BONGO_ARG_RIGHT:
      g_string_append (text, value ? "right" : "wrong");
      break;

    case BONGO_ARG_GIVER:
      if (value == 0)
        g_string_append (text, "supply");
      else
        g_string_append_printf (text, "%d", value);
      break;

    default:
      g_return_if_reached ();
    }
}

static void
append_trophies (GString      *text,
                 const guint8 *trophies)
{
  g_string_append_printf (text, " %u/%u/%u", trophies[BONGO_BONGO], trophies[BONGO_GNU],
                          trophies[BONGO_RHINO]);
}

void
bongo_format_standing (gconstpointer  data,
                       GString       *text)
{
  const BongoState *state = data;

  g_string_append (text, "trophies");
  for (guint i = 0; i < state->n_seats; i++)
    append_trophies (text, state->trophies[i]);
  g_string_append (text, " supply");
  append_trophies (text, state->supply);
  g_string_append_c (text, '\n');
}
