/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-plural.h"

#include <string.h>

#define MAX_FORMS 16
#define MAX_DEPTH 32

/* Parses and evaluates the formula at the same time. Both sides of an operator are always evaluated, which has no
 * side effects. It takes a little time, so the results for small numbers are cached. */
typedef struct
{
  const char *rest;
  gulong      n;
  guint       depth;
  gboolean    failed;
} Reader;

/* By precedence, lowest first. Operators that begin with another operator come before it. */
static const char *const operators[][5] = {
  { "||" },
  { "&&" },
  { "==", "!=" },
  { "<=", ">=", "<", ">" },
  { "+", "-" },
  { "*", "/", "%" },
};

static gulong read_choice (Reader *reader);

static gboolean
skip (Reader     *reader,
      const char *token)
{
  while (g_ascii_isspace (*reader->rest))
    reader->rest++;

  /* Most tokens differ in the first letter. */
  if (*reader->rest != *token && *token != '\0')
    return FALSE;
  if (!g_str_has_prefix (reader->rest, token))
    return FALSE;

  reader->rest += strlen (token);

  return TRUE;
}

static gulong
fail (Reader *reader)
{
  reader->failed = TRUE;

  return 0;
}

static gulong
read_number (Reader *reader)
{
  gulong number = 0;

  if (!g_ascii_isdigit (*reader->rest))
    return fail (reader);

  for (; g_ascii_isdigit (*reader->rest); reader->rest++)
    number = number * 10 + (gulong) g_ascii_digit_value (*reader->rest);

  return number;
}

static gulong
read_operand (Reader *reader)
{
  gulong value;

  if (reader->failed || ++reader->depth > MAX_DEPTH)
    return fail (reader);

  if (skip (reader, "!"))
    {
      value = !read_operand (reader);
    }
  else if (skip (reader, "("))
    {
      value = read_choice (reader);
      if (!skip (reader, ")"))
        return fail (reader);
    }
  else
    {
      value = skip (reader, "n") ? reader->n : read_number (reader);
    }
  reader->depth--;

  return value;
}

static gulong
compute (Reader     *reader,
         const char *operator,
         gulong      left,
         gulong      right)
{
  switch (operator[0])
    {
    case '|':
      return left || right;
    case '&':
      return left && right;
    case '=':
      return left == right;
    case '!':
      return left != right;
    case '<':
      return operator[1] == '=' ? left <= right : left < right;
    case '>':
      return operator[1] == '=' ? left >= right : left > right;
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return right != 0 ? left / right : fail (reader);
    case '%':
    default:
      return right != 0 ? left % right : fail (reader);
    }
}

static const char *
read_operator (Reader *reader,
               guint   level)
{
  for (guint i = 0; !reader->failed && operators[level][i] != NULL; i++)
    if (skip (reader, operators[level][i]))
      return operators[level][i];

  return NULL;
}

static gulong
read_operation (Reader *reader,
                guint   level)
{
  const char *operator;
  gulong left;

  if (level == G_N_ELEMENTS (operators))
    return read_operand (reader);

  left = read_operation (reader, level + 1);
  while ((operator = read_operator (reader, level)) != NULL)
    left = compute (reader, operator, left, read_operation (reader, level + 1));

  return left;
}

static gulong
read_choice (Reader *reader)
{
  gulong condition, yes, no;

  if (reader->failed || ++reader->depth > MAX_DEPTH)
    return fail (reader);

  condition = read_operation (reader, 0);
  if (!skip (reader, "?"))
    {
      reader->depth--;
      return condition;
    }

  yes = read_choice (reader);
  if (!skip (reader, ":"))
    return fail (reader);
  no = read_choice (reader);
  reader->depth--;

  return condition ? yes : no;
}

static gboolean
choose (const BglPlural *self,
        gulong           n,
        guint8          *form)
{
  Reader reader = { .rest = self->formula, .n = n };
  gulong result = read_choice (&reader);

  skip (&reader, "");
  if (reader.failed || *reader.rest != '\0' || result >= self->n_forms)
    return FALSE;

  *form = (guint8) result;

  return TRUE;
}

void
bgl_plural_init (BglPlural *self)
{
  self->formula = NULL;
  bgl_plural_parse (self, "nplurals=2; plural=n != 1;");
}

void
bgl_plural_clear (BglPlural *self)
{
  g_clear_pointer (&self->formula, g_free);
}

gboolean
bgl_plural_parse (BglPlural  *self,
                  const char *text)
{
  g_auto (BglPlural) parsed = { 0 };
  Reader reader = { .rest = text };
  gulong n_forms;

  g_return_val_if_fail (text != NULL, FALSE);

  if (!skip (&reader, "nplurals") || !skip (&reader, "=") || !skip (&reader, ""))
    return FALSE;
  n_forms = read_number (&reader);
  if (n_forms < 1 || n_forms > MAX_FORMS || !skip (&reader, ";") || !skip (&reader, "plural") || !skip (&reader, "="))
    return FALSE;

  parsed.n_forms = (guint) n_forms;
  parsed.formula = g_strndup (reader.rest, strcspn (reader.rest, ";\n"));
  for (guint n = 0; n < BGL_PLURAL_KEPT; n++)
    if (!choose (&parsed, n, &parsed.forms[n]))
      return FALSE;

  bgl_plural_clear (self);
  *self = parsed;
  parsed.formula = NULL;

  return TRUE;
}

guint
bgl_plural_choose (const BglPlural *self,
                   gulong           n)
{
  guint8 form;

  if (n < BGL_PLURAL_KEPT)
    return self->forms[n];

  return choose (self, n, &form) ? form : 0;
}
