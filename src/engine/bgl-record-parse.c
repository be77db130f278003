/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-i18n.h"
#include "bgl-record-private.h"
#include "bgl-registry.h"
#include "bgl-seat.h"
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

const char *const bgl_record_keywords[] = {
  [BGL_STEP_REFUSED] = "refused",
  [BGL_STEP_WRONG] = "wrong",
  [BGL_STEP_TRY] = "try",
  [BGL_STEP_ACCEPT_EVENT] = "accept event",
  [BGL_STEP_ACCEPT] = "accept",
  [BGL_STEP_EXPECT_EVENT] = "expect event",
  [BGL_STEP_EXPECT] = "expect",
  [BGL_STEP_PICTURE_NEXT] = "picture next",
  [BGL_STEP_PICTURE] = "picture",
  [BGL_STEP_MARK] = "mark",
  [BGL_STEP_SHOW] = "show",
};

gboolean
bgl_record_has_move (BglStepKind kind)
{
  return kind == BGL_STEP_MOVE || kind == BGL_STEP_REFUSED || kind == BGL_STEP_WRONG || kind == BGL_STEP_ACCEPT;
}

/* Returns what follows the keyword, or NULL if the text does not begin with it. */
static char *
skip_keyword (char       *text,
              const char *keyword)
{
  for (; *keyword != '\0'; keyword++)
    {
      if (*keyword == ' ' ? !g_ascii_isspace (*text) : *text != *keyword)
        return NULL;
      text++;
      while (*keyword == ' ' && g_ascii_isspace (*text))
        text++;
    }

  return *text == '\0' || g_ascii_isspace (*text) ? g_strchug (text) : NULL;
}

static gboolean
parse_seat (BglRecord   *self,
            const char  *text,
            BglStep     *step,
            GError     **error)
{
  g_autofree char *shown = NULL;
  gint64 seat;

  if (g_ascii_string_to_signed (text, 10, 1, self->n_seats, &seat, NULL))
    {
      step->seat = (guint) seat;
      return TRUE;
    }

  shown = bgl_text_shorten (text, BGL_TEXT_QUOTE);

  return bgl_refuse_record (error, step->line, BGL_RULE_RECORD_SYNTAX,
                            _("There is no seat “%s” at this table."), shown);
}

/* "N: move" or "*: move". */
static gboolean
parse_move (BglRecord  *self,
            char       *text,
            BglStep    *step,
            GError    **error)
{
  char *colon = strchr (text, ':');

  if (colon == NULL)
    return bgl_refuse_record (error, step->line, BGL_RULE_RECORD_SYNTAX,
                              _("A move must begin with its seat, as in “1: 2,0”, or with “*:” for chance."));

  *colon = '\0';
  g_strchomp (text);
  step->text = g_strstrip (colon + 1);

  return g_str_equal (text, "*") || parse_seat (self, text, step, error);
}

/* One line after the tags, which is modified. */
static gboolean
parse_step (BglRecord  *self,
            char       *text,
            guint       line,
            gboolean    is_example,
            GError    **error)
{
  BglStep step = { .line = line };
  g_auto (GStrv) words = NULL;

  if (self->steps->len == MAX_MOVES)
    return bgl_refuse_record (error, line, BGL_RULE_RECORD_SYNTAX,
                              _("A game file can have at most %u moves."), MAX_MOVES);

  for (guint kind = BGL_STEP_MOVE + 1; is_example && kind < G_N_ELEMENTS (bgl_record_keywords); kind++)
    {
      char *rest = skip_keyword (text, bgl_record_keywords[kind]);

      if (rest == NULL)
        continue;
      step.kind = kind;
      text = rest;
      break;
    }

  step.text = text;
  if (step.kind == BGL_STEP_REFUSED && g_str_has_suffix (text, ")"))
    step.rule = strrchr (text, '(');

  if ((step.kind == BGL_STEP_REFUSED && step.rule == NULL) ||
      (*text == '\0' && step.kind != BGL_STEP_PICTURE && step.kind != BGL_STEP_PICTURE_NEXT))
    return bgl_refuse_record (error, line, BGL_RULE_RECORD_SYNTAX, _("This line of the example cannot be read."));

  if (step.rule != NULL)
    {
      *step.rule++ = '\0';
      step.rule[strlen (step.rule) - 1] = '\0';
    }
  if (bgl_record_has_move (step.kind) && !parse_move (self, text, &step, error))
    return FALSE;
  if (step.kind == BGL_STEP_TRY && !parse_seat (self, text, &step, error))
    return FALSE;
  if (step.kind >= BGL_STEP_PICTURE_NEXT)
    step.words = words = g_regex_split_simple ("\\s+", text, 0, 0);

  bgl_record_add_step (self, &step);

  return TRUE;
}

static gboolean
check_required_tag (BglRecord     *self,
                    const char    *name,
                    guint          last_line,
                    BglRecordTag **tag,
                    GError       **error)
{
  *tag = bgl_record_find_tag (self, name);

  if (*tag == NULL)
    return bgl_refuse_record (error, MAX (last_line, 1), BGL_RULE_RECORD_SYNTAX,
                              _("The tag “%s” is missing."), name);

  return TRUE;
}

static gboolean
check_seat_tag (BglRecord           *self,
                const BglRecordTag  *tag,
                GError             **error)
{
  const char *digits = tag->name + strlen ("Seat");
  const char *level;
  gint64 seat;

  if (!g_ascii_string_to_signed (digits, 10, G_MININT, G_MAXINT, &seat, NULL))
    return TRUE;

  if (seat < 1 || seat > self->n_seats)
    return bgl_refuse_record (error, tag->line, BGL_RULE_RECORD_SYNTAX,
                              _("There is no seat “%s” at this table."), digits);

  level = bgl_seat_get_tag_level (tag->value);
  if (level != NULL && !bgl_level_from_nick (level, NULL))
    {
      g_autofree char *shown = bgl_text_shorten (level, BGL_TEXT_QUOTE);

      return bgl_refuse_record (error, tag->line, BGL_RULE_RECORD_SYNTAX, _("There is no bot level “%s”."), shown);
    }

  return TRUE;
}

gboolean
bgl_record_check_tags (BglRecord  *self,
                       guint       last_line,
                       GError    **error)
{
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

  bgl_options_init (&self->options, self->rules->options);

  for (guint i = 0; i < self->tags->len; i++)
    {
      tag = &g_array_index (self->tags, BglRecordTag, i);

      if (g_str_has_prefix (tag->name, "Seat") && !check_seat_tag (self, tag, error))
        return FALSE;

      if (g_str_has_prefix (tag->name, "Option-") &&
          !bgl_options_set (&self->options, self->rules->options, self->n_seats,
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

static gboolean
finish_tags (BglRecord  *self,
             guint       last_tag,
             gboolean    is_example,
             GError    **error)
{
  if (is_example && bgl_record_find_tag (self, "Bungalow") == NULL)
    bgl_record_append_tag (self, "Bungalow", "1", 0);

  return bgl_record_check_tags (self, last_tag, error);
}

static BglRecord *
parse (const char  *text,
       gssize       length,
       gboolean     is_example,
       GError     **error)
{
  g_autoptr (BglRecord) self = bgl_record_new ();
  g_autofree char *copy = NULL;
  g_auto (GStrv) lines = NULL;
  const char *invalid;
  gboolean in_tags = TRUE;
  guint last_tag = 0;

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

  copy = g_strndup (text, length);
  lines = g_strsplit (copy, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *line = g_strstrip (lines[i]);

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

      if (in_tags && !finish_tags (self, last_tag, is_example, error))
        return NULL;
      in_tags = FALSE;

      if (*line == '[')
        {
          bgl_refuse_record (error, i + 1, BGL_RULE_RECORD_SYNTAX,
                             _("There is a tag among the moves."));
          return NULL;
        }

      line[strcspn (line, "#")] = '\0';
      if (!parse_step (self, g_strchomp (line), i + 1, is_example, error))
        return NULL;
    }

  if (in_tags && !finish_tags (self, last_tag, is_example, error))
    return NULL;

  return g_steal_pointer (&self);
}

BglRecord *
bgl_record_parse (const char  *text,
                  gssize       length,
                  GError     **error)
{
  g_return_val_if_fail (text != NULL, NULL);

  return parse (text, length, FALSE, error);
}

BglRecord *
bgl_record_parse_example (const char  *text,
                          GError     **error)
{
  g_return_val_if_fail (text != NULL, NULL);

  return parse (text, -1, TRUE, error);
}
