/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gio/gunixinputstream.h>
#include <unistd.h>

#include "engine/bgl-bot.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-registry.h"
#include "engine/bgl-text.h"

#include "cli.h"

#define MAX_RECORD (4 * 1024 * 1024)

gboolean
cli_parse (int            *argc,
           char         ***argv,
           const char     *parameters,
           GOptionEntry   *entries)
{
  g_autoptr (GOptionContext) context = g_option_context_new (parameters);
  g_autofree char *program = g_strdup_printf ("bungalow-cli %s", (*argv)[0]);
  g_autoptr (GError) error = NULL;

  /* The program name is the first word of the help. */
  g_set_prgname (program);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
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

  /* The message may quote the arguments, whose control characters a terminal would obey. */
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
    /* Translators: the line of a file, the id of a rule, and a sentence. */
    g_printerr (_("line %u: refused (%s): %s\n"), bgl_rule_error_get_line (error), bgl_rule_error_get_rule (error),
                error->message);
  else
    /* Translators: the id of a rule, and a sentence. */
    g_printerr (_("refused (%s): %s\n"), bgl_rule_error_get_rule (error), error->message);

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
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", bgl_registry_list (NULL)[i]->id);

  if (id == NULL)
    cli_usage (_("Name a game: %s."), known->str);
  else
    /* Translators: a word that is not the name of a game, and a list of those that are. */
    cli_usage (_("There is no game “%s”. Available games: %s."), id, known->str);

  return NULL;
}

gboolean
cli_find_level (const char *nick,
                guint      *level)
{
  BglLevel found;

  if (!bgl_level_from_nick (nick, &found))
    {
      /* Translators: a word that is not the name of a level, and a list of those that are. */
      cli_usage (_("There is no level “%s”. Available levels: %s."), nick, "beginner, easy, medium, hard, expert");
      return FALSE;
    }

  *level = found;
  return TRUE;
}

/* Reads plain bytes. The parser of records checks whether they are UTF-8. */
static GString *
read_standard_input (GError **error)
{
  g_autoptr (GInputStream) stream = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  g_autoptr (GString) text = g_string_new (NULL);
  char chunk[16 * 1024];
  gssize length;

  while ((length = g_input_stream_read (stream, chunk, sizeof chunk, NULL, error)) > 0)
    {
      g_string_append_len (text, chunk, length);
      /* The limit is that of a file, because the input may never end. */
      if (text->len > MAX_RECORD)
        {
          g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                               _("The input is too large for a game file."));
          return NULL;
        }
    }

  return length == 0 ? g_steal_pointer (&text) : NULL;
}

BglRecord *
cli_read_record (const char  *filename,
                 GError     **error)
{
  g_autoptr (GFile) file = NULL;
  BglRecord *record;

  if (filename == NULL || g_str_equal (filename, "-"))
    {
      g_autoptr (GString) text = read_standard_input (error);

      return text != NULL ? bgl_record_parse (text->str, (gssize) text->len, error) : NULL;
    }

  file = g_file_new_for_commandline_arg (filename);
  record = bgl_record_load (file, error);

  /* A refused record has a line number. A file that cannot be read has only a name. */
  if (record == NULL && (*error)->domain != BGL_RULE_ERROR)
    {
      g_autofree char *shown = bgl_text_shorten (filename, BGL_TEXT_QUOTE);

      g_prefix_error (error, "%s: ", shown);
    }

  return record;
}
