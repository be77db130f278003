/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <unistd.h>

#include "engine/bgl-bot.h"
#include "engine/bgl-calls.h"
#include "engine/bgl-dealer.h"
#include "engine/bgl-i18n.h"

#include "cli.h"

/* A player besides the levels, only for measurements. */
#define LEARNER BGL_N_LEVELS

typedef struct
{
  const BglRules *rules;
  guint           n_players;
  guint           levels[BGL_MAX_SEATS];
  guint64         seed;
  guint           milliseconds; /* for each move, or 0 for the limits of the level */
  guint           n_games;
  gboolean        progress;
  gint64          last_progress;
  GMutex          lock;         /* guards the members below */
  guint           n_played;
  double          points[BGL_MAX_SEATS];
} Match;

/* The quantile of the normal distribution for a confidence interval of 95 %. */
#define CONFIDENCE 1.96

/* How often the progress line is updated, in microseconds. */
#define PROGRESS_INTERVAL 200000

/* One game of the match. The players rotate through the seats from game to game, and each deal is played once in
 * every rotation. */
typedef struct
{
  guint  index;
  guint  n_moves;
  char  *failure;               /* why the game could not be finished, or NULL */
  double points[BGL_MAX_SEATS]; /* by player: 1 for a win, shared among the winners */
  int    scores[BGL_MAX_SEATS];
} Played;

static const char *
get_nick (guint level)
{
  return level == LEARNER ? "learner" : bgl_level_get_nick (level);
}

static guint
player_at (const Match  *match,
           const Played *played,
           guint         seat)
{
  return (seat - 1 + played->index) % match->n_players;
}

static void
count_points (const Match *match,
              Played      *played,
              BglGame     *game)
{
  guint winners = bgl_game_get_winners (game);
  int scores[BGL_MAX_SEATS] = { 0 };
  guint n_winners = 0;

  /* If nobody wins, all players share the point. */
  if (winners == 0)
    winners = (1u << match->n_players) - 1;
  for (guint seat = 1; seat <= match->n_players; seat++)
    n_winners += (winners >> (seat - 1)) & 1;

  match->rules->get_scores (bgl_game_get_state (game), scores);

  for (guint seat = 1; seat <= match->n_players; seat++)
    {
      guint player = player_at (match, played, seat);

      played->scores[player] = scores[seat - 1];
      if (winners & (1u << (seat - 1)))
        played->points[player] = 1.0 / n_winners;
    }
}

/* Overwrites the same line each time. */
static void
show_progress (Match        *match,
               const Played *played)
{
  g_autofree char *line = NULL;
  gint64 now = g_get_monotonic_time ();

  g_mutex_lock (&match->lock);

  match->n_played++;
  for (guint i = 0; i < match->n_players; i++)
    match->points[i] += played->points[i];

  if (match->progress && (now - match->last_progress > PROGRESS_INTERVAL || match->n_played == match->n_games))
    {
      /* Translators: the number of games that have been played, the number of all games, and the points that the first
       * bot has made in them. */
      line = g_strdup_printf (_("Games played: %u of %u. Points for bot 1: %.1f"), match->n_played, match->n_games,
                              match->points[0]);
      g_printerr ("\r%s\033[K%s", line, match->n_played == match->n_games ? "\n" : "");
      match->last_progress = now;
    }

  g_mutex_unlock (&match->lock);
}

static BglMove
choose (const Match   *match,
        gconstpointer  state,
        guint          level,
        guint64        seed)
{
  BglRandom random;

  if (level != LEARNER)
    return bgl_bot_choose (match->rules, state, level, seed, match->milliseconds, NULL);

  bgl_random_init (&random, seed);

  return cli_learner_choose (match->rules, state, &random);
}

static void
play_game (gpointer data,
           gpointer user_data)
{
  Played *played = data;
  Match *match = user_data;
  guint64 deal = match->seed ^ bgl_random_mix (played->index / match->n_players + 1);
  g_autoptr (BglDealer) dealer = bgl_dealer_new (deal);
  g_autoptr (BglGame) game = bgl_game_new (match->rules, match->n_players, NULL, NULL, NULL);
  BglCaller callers[BGL_MAX_SEATS];
  int turn;

  for (guint seat = 1; seat <= match->n_players; seat++)
    callers[seat - 1] = (BglCaller) { .is_bot = TRUE,
                                      .level = match->levels[player_at (match, played, seat)] };

  while ((turn = bgl_game_get_turn (game)) != BGL_TURN_OVER)
    {
      g_autoptr (GError) error = NULL;
      BglMove move;

      if (turn == BGL_TURN_CHANCE)
        {
          move = bgl_dealer_deal (dealer, game);
        }
      else if (turn == BGL_TURN_ANY)
        {
          move = bgl_calls_next (game, callers, match->seed ^ bgl_random_mix (played->index));
        }
      else
        {
          guint64 seed = bgl_bot_get_seed (match->seed ^ bgl_random_mix (played->index + 7), bgl_game_get_ply (game));

          move = choose (match, bgl_game_get_state (game),
                         match->levels[player_at (match, played, (guint) turn)], seed);
        }

      if (!bgl_game_play (game, move, &error))
        {
          played->failure = g_strdup_printf (_("Game %u, move %u: %s"), played->index + 1,
                                             bgl_game_get_ply (game) + 1, error->message);
          return;
        }
    }

  played->n_moves = bgl_game_get_ply (game);
  count_points (match, played, game);
  show_progress (match, played);
}

static void
print_table (const Match  *match,
             const Played *games,
             guint         n_games,
             double        seconds)
{
  guint64 n_moves = 0;

  for (guint i = 0; i < n_games; i++)
    n_moves += games[i].n_moves;

  g_print ("%-3s %-9s %7s %7s %6s %8s\n", "no", "level", "points", "95 %", "wins", "score");

  for (guint player = 0; player < match->n_players; player++)
    {
      double sum = 0, squares = 0, score = 0, mean, variance;
      guint wins = 0;

      for (guint i = 0; i < n_games; i++)
        {
          sum += games[i].points[player];
          squares += games[i].points[player] * games[i].points[player];
          score += games[i].scores[player];
          wins += games[i].points[player] > 0.999;
        }

      mean = sum / n_games;
      variance = n_games > 1 ? (squares - n_games * mean * mean) / (n_games - 1) : 0;
      g_print ("%-3u %-9s %7.3f %7.3f %6u %8.1f\n", player + 1,
               get_nick (match->levels[player]), mean,
               CONFIDENCE * sqrt (MAX (variance, 0) / n_games), wins, score / n_games);
    }

  g_print ("games %u  moves %" G_GUINT64_FORMAT "  moves/s %.1f\n", n_games, n_moves,
           (double) n_moves / seconds);
}

static gboolean
read_levels (Match      *match,
             const char *text)
{
  g_auto (GStrv) nicks = g_strsplit (text, ",", -1);

  match->n_players = g_strv_length (nicks);
  if (match->n_players > BGL_MAX_SEATS ||
      !bgl_rules_allows_seats (match->rules, match->n_players))
    {
      cli_usage (ngettext ("This game cannot be played with %u seat.", "This game cannot be played with %u seats.",
                           match->n_players),
                 match->n_players);
      return FALSE;
    }

  for (guint i = 0; i < match->n_players; i++)
    if (g_str_equal (nicks[i], get_nick (LEARNER)) && match->rules->get_time == NULL)
      match->levels[i] = LEARNER;
    else if (!cli_find_level (nicks[i], &match->levels[i]))
      return FALSE;

  return TRUE;
}

int
cli_match (int    argc,
           char **argv)
{
  g_autofree char *seats = NULL;
  int n_games = 10;
  int n_jobs = (int) g_get_num_processors ();
  int milliseconds = 0;
  gint64 seed = 1;
  GOptionEntry entries[] = {
    { "seats", 0, 0, G_OPTION_ARG_STRING, &seats, N_("Levels of the bots"), N_("LEVEL,LEVEL…") },
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, N_("Number of games"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("Random seed"), "S" },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &n_jobs, N_("Number of games to play at the same time"), "N" },
    { "ms", 0, 0, G_OPTION_ARG_INT, &milliseconds, N_("Maximum thinking time, in milliseconds"), "N" },
    G_OPTION_ENTRY_NULL
  };
  g_autofree Played *games = NULL;
  Match match = { 0 };
  GThreadPool *pool;
  gboolean failed = FALSE;
  gint64 start;

  if (!cli_parse (&argc, &argv, _("GAME"), entries))
    return CLI_USAGE;
  if (argc > 2)
    return cli_usage (_("Name only one game."));

  match.rules = cli_find_game (argc > 1 ? argv[1] : NULL);
  if (match.rules == NULL)
    return CLI_USAGE;
  if (seats == NULL)
    return cli_usage (_("Choose the bots with --seats LEVEL,LEVEL…"));
  if (!read_levels (&match, seats))
    return CLI_USAGE;
  if (n_games < 1 || n_games > 1000000)
    return cli_usage (_("--games takes a number from 1 to 1000000."));
  if (n_jobs < 1 || n_jobs > 1024)
    return cli_usage (_("--jobs takes a number from 1 to 1024."));
  if (milliseconds < 0)
    return cli_usage (_("--ms takes a number of milliseconds."));
  match.seed = (guint64) seed;
  match.milliseconds = (guint) milliseconds;
  match.n_games = (guint) n_games;
  match.progress = isatty (STDERR_FILENO);

  /* The moves of bots depend only on their seeds, so games can run in parallel. */
  games = g_new0 (Played, n_games);
  start = g_get_monotonic_time ();
  pool = g_thread_pool_new (play_game, &match, n_jobs, FALSE, NULL);
  for (int i = 0; i < n_games; i++)
    {
      games[i].index = (guint) i;
      g_thread_pool_push (pool, &games[i], NULL);
    }
  g_thread_pool_free (pool, FALSE, TRUE);

  for (int i = 0; i < n_games; i++)
    if (games[i].failure != NULL)
      {
        g_printerr ("bungalow-cli: %s\n", games[i].failure);
        failed = TRUE;
        g_free (games[i].failure);
      }
  if (failed)
    return CLI_NO;

  print_table (&match, games, (guint) n_games,
               (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);

  return CLI_YES;
}
