/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-game.h"
#include "engine/bgl-record.h"

G_BEGIN_DECLS

/* Exit statuses that other programs depend on. */
enum
{
  CLI_YES = 0,
  CLI_NO = 1,
  CLI_USAGE = 2,
};

/* A command gets its own arguments, with its name as the first. */
typedef int (*CliCommand) (int    argc,
                           char **argv);

int cli_analyze (int argc, char **argv);
int cli_bench   (int argc, char **argv);
int cli_broker  (int argc, char **argv);
int cli_host    (int argc, char **argv);
int cli_join    (int argc, char **argv);
int cli_match   (int argc, char **argv);
int cli_moves   (int argc, char **argv);
int cli_new     (int argc, char **argv);
int cli_referee (int argc, char **argv);
int cli_rules   (int argc, char **argv);
int cli_suggest (int argc, char **argv);
int cli_verify  (int argc, char **argv);

/* Parses the options of a command. If they are invalid, prints a message and returns FALSE. */
gboolean        cli_parse      (int            *argc,
                                char         ***argv,
                                const char     *parameters,
                                GOptionEntry   *entries);
/* Prints what is wrong with the command line, and returns CLI_USAGE. */
int             cli_usage      (const char     *format,
                                ...) G_GNUC_PRINTF (1, 2);
/* Prints an error, and returns the exit status for it. */
int             cli_fail       (const GError   *error);

const BglRules *cli_find_game  (const char     *id);
gboolean        cli_find_level (const char     *nick,
                                guint          *level);
/* The move of a player who plays at random with one-move foresight: it makes the move after which its position is best
 * at once, and does not let the next player win immediately. */
BglMove         cli_learner_choose (const BglRules *rules,
                                    gconstpointer   state,
                                    BglRandom      *random);
/* Makes a record without moves (transfer full), with the options "NAME=VALUE". Seats that they leave open, such as the
 * starting player, are chosen at random. If an option is not written like this, prints a message and returns NULL. */
BglRecord      *cli_make_record (const BglRules *rules,
                                 int           n_seats,
                                 char        **options,
                                 guint64       seed);
/* Reads a record (transfer full) from a file, or from standard input if the name is NULL or "-". */
BglRecord      *cli_read_record (const char    *filename,
                                 GError       **error);

G_END_DECLS
