/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <stdio.h>

#include "engine/bgl-i18n.h"

#include "cli.h"

static const struct
{
  const char *name;
  CliCommand  run;
  const char *usage;
} commands[] = {
  { "new", cli_new, "new GAME [--seats N] [--option NAME=VALUE]… [--seed S]" },
  { "referee", cli_referee, "referee [--events] [FILE]" },
  { "moves", cli_moves, "moves [FILE]" },
  { "suggest", cli_suggest, "suggest --level LEVEL [--seed S] [--ms N] [FILE]" },
  { "analyze", cli_analyze, "analyze [--seed S] [--jobs N] [--nodes N] [FILE]" },
  { "match", cli_match, "match GAME --seats LEVEL,LEVEL… [--games N] [--seed S] [--jobs N] [--ms N]" },
#ifdef HAS_DISTANCE
  { "host", cli_host, "host GAME --broker URL [--seats N] [--bots LEVEL,LEVEL…] [--option NAME=VALUE]… [OPTIONS]" },
  { "join", cli_join, "join INVITATION [--broker URL] [--seat N] [--watch] [OPTIONS]" },
  { "broker", cli_broker, "broker [--address ADDRESS]" },
  { "verify", cli_verify, "verify FILE" },
#endif
  { "rules", cli_rules, "rules [GAME [RULE-ID]] [--language en|fr|ru]" },
  { "bench", cli_bench, "bench" },
};

static char *
format_usage (void)
{
  GString *usage = g_string_new (NULL);

  g_string_append_printf (usage, "%s\n", _("Usage:"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (usage, "  bungalow-cli %s\n", commands[i].usage);

  return g_string_free (usage, FALSE);
}

static int
run (int    argc,
     char **argv)
{
  g_autofree char *usage = format_usage ();

  if (argc > 1 && (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "help")))
    {
      g_print ("%s", usage);
      return CLI_YES;
    }

  if (argc > 1 && g_str_equal (argv[1], "--version"))
    {
      g_print ("bungalow-cli %s\n", PACKAGE_VERSION);
      return CLI_YES;
    }

  for (guint i = 0; argc > 1 && i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (argv[1], commands[i].name))
      return commands[i].run (argc - 1, argv + 1);

  if (argc > 1)
    cli_usage (_("There is no command “%s”."), argv[1]);
  g_printerr ("%s", usage);

  return CLI_USAGE;
}

int
main (int    argc,
      char **argv)
{
  int status;

  bgl_i18n_init ();
  status = run (argc, argv);

  /* If the output goes to a full disk, half a record must not look like a whole one. */
  if (fflush (stdout) != 0 || ferror (stdout))
    {
      g_printerr ("bungalow-cli: %s\n", _("The output could not be written."));
      return CLI_USAGE;
    }

  return status;
}
