/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>
#include <time.h>

#include "engine/bgl-i18n.h"
#include "engine/bgl-registry.h"
#include "engine/bgl-search.h"

#include "cli.h"

/* Long enough for a reproducible result, and short enough to wait for. */
#define DURATION  2.0
#define MAX_MOVES 100000

/* Reading the clock takes as long as several moves, so do it rarely. */
#define BATCH     64

/* Uses CPU time instead of wall-clock time, so that other processes do not change the result. */
static double
get_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

static void
bench_game (const BglRules *rules)
{
  g_autoptr (BglGame) game = bgl_game_new (rules, rules->seat_counts[0], NULL, NULL, NULL);
  g_autofree gpointer state = g_malloc (rules->state_size);
  double start = get_seconds ();
  double elapsed;
  guint64 playouts = 0, moves = 0;
  BglRandom random;

  bgl_random_init (&random, 1);

  do
    {
      for (guint i = 0; i < BATCH; i++)
        {
          memcpy (state, bgl_game_get_state (game), rules->state_size);
          moves += bgl_search_playout (rules, state, MAX_MOVES, &random);
        }
      playouts += BATCH;
      elapsed = get_seconds () - start;
    }
  while (elapsed < DURATION);

  g_print ("%s %.0f %.0f\n", rules->id, (double) playouts / elapsed, (double) moves / elapsed);
}

int
cli_bench (int    argc,
           char **argv)
{
  GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  guint n_games;

  if (!cli_parse (&argc, &argv, NULL, entries))
    return CLI_USAGE;
  if (argc > 1)
    return cli_usage (_("“bench” takes no arguments."));

  bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    bench_game (bgl_registry_list (NULL)[i]);

  return CLI_YES;
}
