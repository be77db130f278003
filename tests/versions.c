/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <locale.h>
#include <math.h>

#include "engine/bgl-bot.h"
#include "engine/bgl-dealer.h"
#include "engine/bgl-game.h"
#include "engine/bgl-record.h"
#include "engine/bgl-registry.h"

/*
 * Lets the bots of two builds play against each other, two seats. Each build runs as "bungalow-cli suggest", so builds
 * of different versions can meet as long as both read the records of this one. measure-versions starts this program.
 */

/* The quantile of the normal distribution for a confidence interval of 95 %. */
#define CONFIDENCE 1.96

typedef struct
{
  const BglRules *rules;
  const char     *programs[2]; /* bungalow-cli of each build */
  const char     *levels[2];
  int             milliseconds;
  gint64          seed;
} Versions;

/* Asks a build for its move. */
static char *
ask (const Versions *versions,
     guint           player,
     BglGame        *game,
     gint64          seed,
     GError        **error)
{
  g_autoptr (BglRecord) record = bgl_record_new_from_game (game);
  g_autofree char *text = bgl_record_to_string (record);
  g_autofree char *seed_text = g_strdup_printf ("%" G_GINT64_FORMAT, seed);
  g_autofree char *limit = g_strdup_printf ("%d", versions->milliseconds);
  g_autofree char *output = NULL;
  g_autoptr (GSubprocess) process = NULL;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, error,
                              versions->programs[player], "suggest", "--level", versions->levels[player],
                              "--seed", seed_text, "--ms", limit, NULL);
  if (process == NULL || !g_subprocess_communicate_utf8 (process, text, NULL, &output, NULL, error))
    return NULL;

  if (!g_subprocess_get_successful (process))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "%s found no move:\n%s", versions->programs[player], text);
      return NULL;
    }

  return g_strdup (g_strstrip (output));
}

/* Plays a move that is written as in a record, "1: MOVE". */
static gboolean
play_text (BglGame    *game,
           const char *text,
           GError    **error)
{
  const char *colon = strstr (text, ": ");

  if (colon == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "“%s” is not a move", text);
      return FALSE;
    }

  return bgl_game_play_text (game, (guint) bgl_game_get_turn (game), colon + 2, error);
}

/* Plays one game. The first build has seat 1 in games with an even index, and both games of a pair have the same dice.
 * Returns its share of the win, or -1. */
static double
play_game (const Versions *versions,
           guint           index,
           int            *lead,
           GError        **error)
{
  g_autoptr (BglDealer) dealer = bgl_dealer_new ((guint64) versions->seed ^ bgl_random_mix (index / 2 + 1));
  g_autoptr (BglGame) game = bgl_game_new (versions->rules, 2, NULL, NULL, error);
  guint own_seat = index % 2 + 1;
  int scores[BGL_MAX_SEATS] = { 0 };
  guint winners;
  int turn;

  while (game != NULL && (turn = bgl_game_get_turn (game)) != BGL_TURN_OVER)
    {
      g_autofree char *text = NULL;

      if (turn == BGL_TURN_CHANCE)
        {
          if (!bgl_game_play (game, bgl_dealer_deal (dealer, game), error))
            return -1;
          continue;
        }

      if (turn == BGL_TURN_ANY)
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "In this game, players act at the same time");
          return -1;
        }

      text = ask (versions, (guint) turn != own_seat, game, versions->seed + index * 1000 + bgl_game_get_ply (game), error);
      if (text == NULL || !play_text (game, text, error))
        return -1;
    }

  if (game == NULL)
    return -1;

  versions->rules->get_scores (bgl_game_get_state (game), scores);
  *lead = scores[own_seat - 1] - scores[2 - own_seat];
  winners = bgl_game_get_winners (game);
  if (winners == 0 || winners == 3)
    return 0.5;

  return winners == 1u << (own_seat - 1) ? 1 : 0;
}

static void
print_result (const char *label,
              double      sum,
              double      squares,
              guint       n,
              double      unit)
{
  double mean = sum / n;
  double variance = n > 1 ? (squares - n * mean * mean) / (n - 1) : 0;

  g_print ("%s %.1f ± %.1f", label, unit * mean, unit * CONFIDENCE * sqrt (MAX (variance, 0) / n));
}

int
main (int    argc,
      char **argv)
{
  Versions versions = { .milliseconds = 200, .seed = 1 };
  g_autofree char *level = NULL, *other_level = NULL;
  int n_games = 200, first = 0;
  GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "Number of games", "N" },
    { "skip", 0, 0, G_OPTION_ARG_INT, &first, "Number of games that another run plays", "N" },
    { "ms", 0, 0, G_OPTION_ARG_INT, &versions.milliseconds, "Time for each move", "MS" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &versions.seed, "Random seed", "S" },
    { "level", 0, 0, G_OPTION_ARG_STRING, &level, "Level of the bots", "LEVEL" },
    { "other-level", 0, 0, G_OPTION_ARG_STRING, &other_level, "Level of the second build", "LEVEL" },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("PROGRAM-A PROGRAM-B GAME");
  g_autoptr (GError) error = NULL;
  double sum = 0, squares = 0, leads = 0, lead_squares = 0;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc != 4 || n_games < 1 || first < 0)
    {
      g_autofree char *help = g_option_context_get_help (context, TRUE, NULL);

      g_printerr ("%s\n%s", error != NULL ? error->message : "", help);
      return 2;
    }

  versions.programs[0] = argv[1];
  versions.programs[1] = argv[2];
  versions.levels[0] = level != NULL ? level : "expert";
  versions.levels[1] = other_level != NULL ? other_level : versions.levels[0];
  versions.rules = bgl_registry_find (argv[3]);
  if (versions.rules == NULL)
    {
      g_printerr ("There is no game “%s”.\n", argv[3]);
      return 2;
    }

  for (guint i = 0; i < (guint) n_games; i++)
    {
      int lead = 0;
      double points = play_game (&versions, (guint) first + i, &lead, &error);

      if (points < 0)
        {
          g_printerr ("Game %u: %s\n", first + i + 1, error->message);
          return 2;
        }

      sum += points;
      squares += points * points;
      leads += lead;
      lead_squares += (double) lead * lead;
      if (i % 10 != 9 && i + 1 != (guint) n_games)
        continue;

      g_print ("%s, games %u, %d ms, seed %" G_GINT64_FORMAT ": ", argv[3], i + 1, versions.milliseconds, versions.seed);
      print_result ("points of the first build in percent", sum, squares, i + 1, 100);
      print_result (", its lead", leads, lead_squares, i + 1, 1);
      g_print ("\n");
    }

  return 0;
}
