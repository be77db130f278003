/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <unistd.h>

#include "engine/bgl-bot.h"
#include "engine/bgl-registry.h"
#include "engine/bgl-text.h"

#include "cli.h"

gboolean
cli_parse (int            *argc,
           char         ***argv,
           const char     *parameters,
           GOptionEntry   *entries)
{
  g_autoptr (GOptionContext) context = g_option_context_new (parameters);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (g_option_context_parse (context, argc, argv, &error))
    return TRUE;

  cli_usage ("%s", error->message);
  return FALSE;
}

int
cli_usage (const char *format,
           ...)
{
  g_autofree char *sentence = NULL;
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);

  /* It may quote what was given; a terminal would obey its control characters. */
  message = bgl_text_shorten (sentence, BGL_TEXT_MESSAGE);
  g_printerr ("bungalow-cli: %s\n", message);

  return CLI_USAGE;
}

int
cli_fail (const GError *error)
{
  if (error->domain != BGL_RULE_ERROR)
    return cli_usage ("%s", error->message);

  if (bgl_rule_error_get_line (error) > 0)
    g_printerr ("line %u: ", bgl_rule_error_get_line (error));
  g_printerr ("refused (%s): %s\n", bgl_rule_error_get_rule (error), error->message);

  return CLI_NO;
}

const BglRules *
cli_find_game (const char *id)
{
  const BglRules *rules = id != NULL ? bgl_registry_find (id) : NULL;
  g_autoptr (GString) known = NULL;
  guint n_games;

  if (rules != NULL)
    return rules;

  known = g_string_new (NULL);
  bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    g_string_append_printf (known, " %s", bgl_registry_list (NULL)[i]->id);

  if (id == NULL)
    cli_usage ("name a game:%s", known->str);
  else
    cli_usage ("there is no game “%s”; there are:%s", id, known->str);

  return NULL;
}

gboolean
cli_find_level (const char *nick,
                guint      *level)
{
  BglLevel found;

  if (!bgl_level_from_nick (nick, &found))
    {
      cli_usage ("there is no level “%s”; there are: beginner easy medium hard expert", nick);
      return FALSE;
    }

  *level = found;
  return TRUE;
}

static gboolean
read_standard_input (char   **text,
                     gsize   *length,
                     GError **error)
{
  g_autoptr (GIOChannel) channel = g_io_channel_unix_new (STDIN_FILENO);

  /* Bytes, as they come: the record's reader finds out whether they are UTF-8. */
  g_io_channel_set_encoding (channel, NULL, NULL);

  return g_io_channel_read_to_end (channel, text, length, error) == G_IO_STATUS_NORMAL;
}

BglRecord *
cli_read_record (const char  *filename,
                 GError     **error)
{
  g_autofree char *text = NULL;
  g_autoptr (GFile) file = NULL;
  BglRecord *record;
  gsize length;

  if (filename == NULL || g_str_equal (filename, "-"))
    return read_standard_input (&text, &length, error) ? bgl_record_parse (text, (gssize) length, error) : NULL;

  file = g_file_new_for_commandline_arg (filename);
  record = bgl_record_load (file, error);

  /* A refused record has a line; a file that cannot be read has a name alone. */
  if (record == NULL && (*error)->domain != BGL_RULE_ERROR)
    {
      g_autofree char *shown = bgl_text_shorten (filename, BGL_TEXT_QUOTE);

      g_prefix_error (error, "%s: ", shown);
    }

  return record;
}
