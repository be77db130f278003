/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-json.h"

static GVariant *read_value (const char **text);

/* Skips white space and then the character, if it is there. */
static gboolean
accept (const char **text,
        char         c)
{
  while (g_ascii_isspace (**text))
    (*text)++;

  if (**text != c)
    return FALSE;

  (*text)++;
  return TRUE;
}

static char *
read_string (const char **text)
{
  const char *end = *text;
  char *string;

  while (*end != '"')
    {
      g_assert_cmpint (*end, !=, '\0');
      g_assert_cmpint (*end, !=, '\\');
      end++;
    }

  string = g_strndup (*text, end - *text);
  *text = end + 1;

  return string;
}

static GVariant *
read_object (const char **text)
{
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (NULL);

  while (!accept (text, '}'))
    {
      g_autofree char *key = NULL;

      g_assert_true (accept (text, '"'));
      key = read_string (text);
      g_assert_true (accept (text, ':'));
      g_variant_dict_insert_value (&dict, key, read_value (text));
      accept (text, ',');
    }

  return g_variant_dict_end (&dict);
}

static GVariant *
read_array (const char **text)
{
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  while (!accept (text, ']'))
    {
      g_variant_builder_add (&builder, "v", read_value (text));
      accept (text, ',');
    }

  return g_variant_builder_end (&builder);
}

static GVariant *
read_value (const char **text)
{
  g_autofree char *string = NULL;
  char *end;
  double number;

  if (accept (text, '{'))
    return read_object (text);

  if (accept (text, '['))
    return read_array (text);

  if (accept (text, '"'))
    {
      string = read_string (text);
      return g_variant_new_string (string);
    }

  if (g_str_has_prefix (*text, "true"))
    {
      *text += strlen ("true");
      return g_variant_new_boolean (TRUE);
    }

  if (g_str_has_prefix (*text, "false"))
    {
      *text += strlen ("false");
      return g_variant_new_boolean (FALSE);
    }

  number = g_ascii_strtod (*text, &end);
  g_assert_true (end != *text);
  *text = end;

  return g_variant_new_double (number);
}

GVariant *
bonobo_json_load (const char *path)
{
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  const char *text;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  text = contents;

  return g_variant_ref_sink (read_value (&text));
}
