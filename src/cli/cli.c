/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <unistd.h>

#include "engine/bgl-bot.h"
#include "engine/bgl-registry.h"

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
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);

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

BglRecord *
cli_read_record (const char  *filename,
                 GError     **error)
{
  g_autoptr (GInputStream) input = NULL;
  g_autoptr (GOutputStream) text = g_memory_output_stream_new_resizable ();

  if (filename == NULL || g_str_equal (filename, "-"))
    {
      input = g_unix_input_stream_new (STDIN_FILENO, FALSE);
    }
  else
    {
      g_autoptr (GFile) file = g_file_new_for_commandline_arg (filename);

      input = G_INPUT_STREAM (g_file_read (file, NULL, error));
      if (input == NULL)
        return NULL;
    }

  if (g_output_stream_splice (text, input, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL, error) < 0)
    return NULL;

  {
    g_autoptr (GBytes) bytes =
      g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (text));
    gsize length;
    const char *data = g_bytes_get_data (bytes, &length);

    return bgl_record_parse (data != NULL ? data : "", (gssize) length, error);
  }
}
