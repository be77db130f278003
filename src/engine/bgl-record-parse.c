/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-bot.h"
#include "bgl-i18n.h"
#include "bgl-record-private.h"
#include "bgl-registry.h"
#include "bgl-text.h"

/* Limits that no game comes close to. A larger file would only cost time and memory. */
#define MAX_LINE  16384  /* bytes */
#define MAX_TAGS  512
#define MAX_NAME  64     /* of a tag, in characters */
#define MAX_MOVES 100000

static void
skip_spaces (const char **text)
{
  while (**text == ' ' || **text == '\t')
    (*text)++;
}

static gboolean
is_line_end (const char *text)
{
  return *text == '\0' || *text == '#';
}

/* [Name "value"], with \" and \\ inside the quotes. */
static gboolean
parse_tag (BglRecord   *self,
           const char  *text,
           guint        line,
           GError     **error)
{
  g_autoptr (GString) name = g_string_new (NULL);
  g_autoptr (GString) value = g_string_new (NULL);

  text++;
  while (g_ascii_isalnum (*text) || *text == '-')
    g_string_append_c (name, *text++);
  skip_spaces (&text);

  if (name->len == 0 || *text++ != '"')
    return bgl_refuse_record (error, line, BGL_RULE_RECORD_SYNTAX,
                              _("A tag must be written as [Name \"value\"]."));

  if (name->len > MAX_NAME)
    return bgl_refuse_record (error, line, BGL_RULE_RECORD_SYNTAX,
                              _("The name of a tag can have at most %u characters."), MAX_NAME);

  while (*text != '"' && *text != '\0')
    {
      if (*text == '\\' && (text[1] == '"' || text[1] == '\\'))
        text++;
      g_string_append_c (value, *text++);
    }

  if (*text++ != '"')
    return bgl_refuse_record (error, line, BGL_RULE_RECORD_SYNTAX,
                              _("The value of the tag “%s” has no closing quotation mark."), name->str);

  skip_spaces (&text);
  if (*text++ != ']')
    return bgl_refuse_record (error, line, BGL_RULE_RECORD_SYNTAX,
                              _("The tag “%s” has no closing bracket."), name->str);

  skip_spaces (&text);
  if (!is_line_end (text))
    return bgl_refuse_record (error, line, BGL_RULE_RECORD_SYNTAX,
                              _("Unexpected text after the tag “%s”."), name->str);

  if (self->tags->len == MAX_TAGS)
    return bgl_refuse_record (error, line, BGL_RULE_RECORD_SYNTAX,
                              _("A game file can have at most %u tags."), MAX_TAGS);

  if (bgl_record_find_tag (self, name->str) != NULL)
    return bgl_refuse_record (error, line, BGL_RULE_RECORD_SYNTAX,
                              _("The tag “%s” appears twice."), name->str);

  bgl_record_append_tag (self, name->str, value->str, line);
  return TRUE;
}

/* "N: move" or "*: move". */
static gboolean
parse_line (BglRecord   *self,
            const char  *text,
            guint        number,
            GError     **error)
{
  BglRecordLine line = { .line = number };
  const char *end = strchr (text, '#');
  const char *colon = strchr (text, ':');
  g_autofree char *seat = NULL;
  gint64 value = 0;

  if (self->lines->len == MAX_MOVES)
    return bgl_refuse_record (error, number, BGL_RULE_RECORD_SYNTAX,
                              _("A game file can have at most %u moves."), MAX_MOVES);

  if (end == NULL)
    end = text + strlen (text);

  if (colon == NULL || colon > end)
    return bgl_refuse_record (error, number, BGL_RULE_RECORD_SYNTAX,
                              _("A move must begin with its seat, as in “1: 2,0”, or with “*:” for chance."));

  seat = g_strstrip (g_strndup (text, colon - text));

  if (!g_str_equal (seat, "*") &&
      !g_ascii_string_to_signed (seat, 10, 1, self->n_seats, &value, NULL))
    {
      g_autofree char *shown = bgl_text_shorten (seat, BGL_TEXT_QUOTE);

      return bgl_refuse_record (error, number, BGL_RULE_RECORD_SYNTAX,
                                _("There is no seat “%s” at this table."), shown);
    }

  line.seat = (guint) value;
  line.text = g_strstrip (g_strndup (colon + 1, end - colon - 1));
  g_array_append_val (self->lines, line);

  return TRUE;
}

static gboolean
check_required_tag (BglRecord   *self,
                    const char  *name,
                    guint        last_line,
                    BglRecordTag        **tag,
                    GError     **error)
{
  *tag = bgl_record_find_tag (self, name);

  if (*tag == NULL)
    return bgl_refuse_record (error, MAX (last_line, 1), BGL_RULE_RECORD_SYNTAX,
                              _("The tag “%s” is missing."), name);

  return TRUE;
}

static gboolean
check_seat_tag (BglRecord   *self,
                const BglRecordTag   *tag,
                GError     **error)
{
  const char *digits = tag->name + strlen ("Seat");
  gint64 seat;

  if (!g_ascii_string_to_signed (digits, 10, G_MININT, G_MAXINT, &seat, NULL))
    return TRUE;

  if (seat < 1 || seat > self->n_seats)
    return bgl_refuse_record (error, tag->line, BGL_RULE_RECORD_SYNTAX,
                              _("There is no seat “%s” at this table."), digits);

  if (g_str_has_prefix (tag->value, "bot:") &&
      !bgl_level_from_nick (tag->value + strlen ("bot:"), NULL))
    {
      g_autofree char *shown = bgl_text_shorten (tag->value + strlen ("bot:"), BGL_TEXT_QUOTE);

      return bgl_refuse_record (error, tag->line, BGL_RULE_RECORD_SYNTAX, _("There is no bot level “%s”."), shown);
    }

  return TRUE;
}

gboolean
bgl_record_check_tags (BglRecord *self,
                       guint      last_line,
                       GError   **error)
{
  BglOptions options;
  gint64 n_seats;
  BglRecordTag *tag;
  g_autofree char *shown = NULL;

  if (!check_required_tag (self, "Bungalow", last_line, &tag, error))
    return FALSE;
  if (!g_str_equal (tag->value, "1"))
    {
      shown = bgl_text_shorten (tag->value, BGL_TEXT_QUOTE);
      return bgl_refuse_version (error, tag->line,
                                 _("This game file has version “%s”. Only version 1 can be read."), shown);
    }

  if (!check_required_tag (self, "Game", last_line, &tag, error))
    return FALSE;
  self->rules = bgl_registry_find (tag->value);
  if (self->rules == NULL)
    {
      shown = bgl_text_shorten (tag->value, BGL_TEXT_QUOTE);
      return bgl_refuse_version (error, tag->line, _("There is no game called “%s”."), shown);
    }

  if (!check_required_tag (self, "Seats", last_line, &tag, error))
    return FALSE;
  if (!g_ascii_string_to_signed (tag->value, 10, 1, BGL_MAX_SEATS, &n_seats, NULL) ||
      !bgl_rules_allows_seats (self->rules, (guint) n_seats))
    {
      shown = bgl_text_shorten (tag->value, BGL_TEXT_QUOTE);
      return bgl_refuse_record (error, tag->line, BGL_RULE_RECORD_SYNTAX,
                                _("This game cannot have “%s” seats."), shown);
    }
  self->n_seats = (guint) n_seats;

  bgl_options_init (&options, self->rules->options);

  for (guint i = 0; i < self->tags->len; i++)
    {
      tag = &g_array_index (self->tags, BglRecordTag, i);

      if (g_str_has_prefix (tag->name, "Seat") && !check_seat_tag (self, tag, error))
        return FALSE;

      if (g_str_has_prefix (tag->name, "Option-") &&
          !bgl_options_set (&options, self->rules->options, self->n_seats,
                            tag->name + strlen ("Option-"), tag->value, error))
        {
          if (error != NULL)
            bgl_rule_error_set_line (*error, tag->line);
          return FALSE;
        }
    }

  return TRUE;
}

static guint
count_lines (const char *start,
             const char *end)
{
  guint n = 1;

  for (const char *c = start; c < end; c++)
    n += *c == '\n';

  return n;
}

BglRecord *
bgl_record_parse (const char  *text,
                  gssize       length,
                  GError     **error)
{
  g_autoptr (BglRecord) self = bgl_record_new ();
  g_auto (GStrv) lines = NULL;
  const char *invalid;
  gboolean in_tags = TRUE;
  guint last_tag = 0;

  g_return_val_if_fail (text != NULL, NULL);

  if (!g_utf8_validate (text, length, &invalid))
    {
      bgl_refuse_record (error, count_lines (text, invalid), BGL_RULE_RECORD_SYNTAX,
                         _("This is not UTF-8 text."));
      return NULL;
    }

  if (length < 0)
    length = strlen (text);
  /* Skip a byte order mark. The text need not end with a zero. */
  if (length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    {
      text += 3;
      length -= 3;
    }

  {
    g_autofree char *copy = g_strndup (text, length);

    lines = g_strsplit (copy, "\n", -1);
  }

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *line = g_strstrip (lines[i]);

      if (strlen (line) > MAX_LINE)
        {
          bgl_refuse_record (error, i + 1, BGL_RULE_RECORD_SYNTAX,
                             _("A line of a game file can have at most %u bytes."), MAX_LINE);
          return NULL;
        }

      if (is_line_end (line))
        continue;

      if (in_tags && *line == '[')
        {
          if (!parse_tag (self, line, i + 1, error))
            return NULL;
          last_tag = i + 1;
          continue;
        }

      if (in_tags && !bgl_record_check_tags (self, last_tag, error))
        return NULL;
      in_tags = FALSE;

      if (*line == '[')
        {
          bgl_refuse_record (error, i + 1, BGL_RULE_RECORD_SYNTAX,
                             _("There is a tag among the moves."));
          return NULL;
        }

      if (!parse_line (self, line, i + 1, error))
        return NULL;
    }

  if (in_tags && !bgl_record_check_tags (self, last_tag, error))
    return NULL;

  return g_steal_pointer (&self);
}
