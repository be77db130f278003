/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <stdlib.h>
#include <time.h>

#include "engine/bgl-game.h"
#include "engine/bgl-registry.h"
#include "engine/bgl-search.h"

/*
 * Measures how long a thinking bot goes without looking whether it was cancelled. The linker puts the
 * function below in the place of g_cancellable_is_cancelled (), so every look is seen. Processor time counts,
 * because a machine that is busy with something else says nothing about the bot.
 */

gboolean __real_g_cancellable_is_cancelled (GCancellable *cancellable);
gboolean __wrap_g_cancellable_is_cancelled (GCancellable *cancellable);

static gint64 last_look;
static gint64 longest;
static guint64 n_uis;
static gint64 total;

/* Processor time of this thread in nanoseconds. */
static gint64
get_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return time.tv_sec * (gint64) 1000000000 + time.tv_nsec;
}

static void
look (void)
{
  gint64 now = get_time ();

  longest = MAX (longest, now - last_look);
  total += now - last_look;
  n_uis++;
  last_look = now;
}

gboolean
__wrap_g_cancellable_is_cancelled (GCancellable *cancellable)
{
  look ();

  return __real_g_cancellable_is_cancelled (cancellable);
}

/* The bot thinks at every decision of a game that is played at random. */
static void
measure_game (const BglRules *rules,
              guint           n_seats,
              guint64         seed,
              guint           milliseconds)
{
  g_autoptr (BglGame) game = bgl_game_new (rules, n_seats, NULL, NULL, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  BglRandom random;
  int turn;

  bgl_random_init (&random, seed);
  while ((turn = bgl_game_get_turn (game)) != BGL_TURN_OVER)
    {
      gconstpointer state = bgl_game_get_state (game);
      BglMove move;

      if (turn > 0 && bgl_random_below (&random, 4) == 0)
        {
          BglSearchLimits limits = {
            .nodes = G_MAXUINT,
            .use_knowledge = bgl_random_below (&random, 8) > 0,
            .seed = bgl_random_next (&random),
            .deadline = g_get_monotonic_time () + milliseconds * 1000,
            .cancellable = cancellable,
          };

          last_look = get_time ();
          bgl_search_run (rules, state, &limits, NULL);
          look ();
        }

      move = turn == BGL_TURN_CHANCE ? rules->draw_chance (state, &random) : rules->draw_move (state, &random);
      bgl_game_play (game, move, NULL);
    }
}

int
main (int    argc,
      char **argv)
{
  guint n_rounds = argc > 1 ? (guint) atoi (argv[1]) : 2;
  guint milliseconds = argc > 2 ? (guint) atoi (argv[2]) : 50;
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);
  gboolean failed = FALSE;

  for (guint i = 0; i < n_games; i++)
    {
      longest = total = 0;
      n_uis = 0;
      for (guint round = 0; round < n_rounds; round++)
        for (guint n = 0; games[i]->seat_counts[n] != 0; n++)
          measure_game (games[i], games[i]->seat_counts[n], round + 1, milliseconds);

      g_print ("%-8s %9" G_GUINT64_FORMAT " looks, on average every %.3f ms, at most after %.1f ms\n",
               games[i]->id, n_uis, (double) total / (double) n_uis / 1e6, (double) longest / 1e6);
      failed |= longest > 50 * (gint64) 1000000;
    }

  return failed;
}
