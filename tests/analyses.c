/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "engine/bgl-analysis.h"
#include "engine/bgl-bot.h"
#include "engine/bgl-registry.h"
#include "engine/bgl-search.h"
#include "measure.h"

/*
 * Measures how good the analysis of games is. Bots play games, which are analyzed with two seeds. Then, the worst legal
 * move is made at one position of a game between bots without lapses, and must be found as the largest error.
 */

#define TOLERANCE 1e-6
#define JOBS      2

/* The worst move is made at one of this many random positions. Each move is tried in this many playouts, or by a search of
 * this size if the game has one that knows the chances. */
#define POSITIONS 8
#define PLAYOUTS  200
#define NODES     4000

/* The difference between the best and the worst move must be so large, in winning chance, also if both are tried again
 * this many times as often. Otherwise, the game is already decided, or chance has made the move look bad. */
#define LEAST_GAP 0.25
#define AGAIN     10

typedef struct
{
  guint   n_games;
  guint   n_wrong_sums;
  guint   n_moves;
  guint   n_graded;       /* moves with a grade in at least one of both analyses */
  guint   n_same;
  guint   n_planted;
  guint   n_found;
  GArray *seconds;        /* double, on the clock, of each analysis */
  GArray *work;           /* double, of the processors */
} Tally;

static double
get_work (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);

  return (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

static BglAnalysis *
analyze (Tally   *tally,
         BglGame *game,
         guint64  seed)
{
  g_autoptr (BglRecord) record = bgl_record_new_from_game (game);
  BglAnalysisParams params = { .seed = seed, .jobs = JOBS };
  double work = get_work ();
  gint64 start = g_get_monotonic_time ();
  BglAnalysis *analysis = bgl_analysis_run (record, &params, NULL, NULL, NULL, NULL);
  double seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;

  work = get_work () - work;
  g_array_append_val (tally->seconds, seconds);
  g_array_append_val (tally->work, work);

  return analysis;
}

/* Adds the move of a bot or of chance to the game. */
static void
play_one (BglGame        *game,
          const BglLevel *levels,
          guint64         seed,
          BglRandom      *random)
{
  const BglRules *rules = bgl_game_get_rules (game);
  gconstpointer state = bgl_game_get_state (game);
  int turn = bgl_game_get_turn (game);
  guint64 own = bgl_bot_get_seed (seed, bgl_game_get_ply (game));
  BglMove move;

  if (turn == BGL_TURN_CHANCE)
    {
      move = rules->draw_chance (state, random);
    }
  else if (levels != NULL)
    {
      move = bgl_bot_choose (rules, state, levels[turn - 1], own, 0, NULL);
    }
  else
    {
      BglSearchLimits limits;

      bgl_bot_get_limits (rules, BGL_LEVEL_HARD, own, 0, NULL, &limits);
      move = bgl_search_run (rules, state, &limits, NULL);
    }

  if (!bgl_game_play (game, move, NULL))
    g_error ("A bot made a move that is not legal.");
}

static void
check_sums (Tally       *tally,
            BglAnalysis *analysis,
            BglGame     *game)
{
  guint winners = bgl_game_get_winners (game);
  guint n_seats = bgl_game_get_n_seats (game);

  for (guint seat = 1; seat <= n_seats; seat++)
    {
      const BglAnalysisSum *sum = bgl_analysis_get_sum (analysis, seat);
      double share = winners == 0 ? 1.0 / n_seats
                     : (winners >> (seat - 1) & 1) != 0 ? 1.0 / __builtin_popcount (winners) : 0;

      tally->n_wrong_sums += fabs (sum->start + sum->luck + sum->own + sum->others - share) > TOLERANCE;
    }
}

static void
compare_grades (Tally       *tally,
                BglAnalysis *first,
                BglAnalysis *second)
{
  for (guint i = 0; i < bgl_analysis_get_n_plies (first); i++)
    {
      const BglAnalysisPly *a = bgl_analysis_get_ply (first, i), *b = bgl_analysis_get_ply (second, i);

      if (a->best == BGL_MOVE_NONE)
        continue;

      tally->n_moves++;
      tally->n_same += a->grade == b->grade;
      tally->n_graded += a->grade != BGL_GRADE_NONE || b->grade != BGL_GRADE_NONE;
      if (a->grade != b->grade)
        g_print ("    ply %u: %s (%.1f ± %.1f) or %s (%.1f ± %.1f)\n", i + 1, bgl_grade_get_nick (a->grade),
                 100 * a->loss, 100 * a->loss_error, bgl_grade_get_nick (b->grade), 100 * b->loss,
                 100 * b->loss_error);
    }
}

/* What the seat can expect of the winning chance in this state, by playouts or by the search of the game. */
static double
try_state (const BglRules *rules,
           gconstpointer   state,
           guint           n_seats,
           guint           seat,
           guint64         seed,
           guint           times)
{
  g_autofree gpointer copy = g_malloc (rules->state_size);
  BglSearchLimits limits = { .nodes = NODES * times, .use_knowledge = TRUE, .seed = seed };
  double chances[BGL_MAX_SEATS], sum = 0;
  BglMove best;

  if (!bgl_rules_is_over (rules, state) && rules->bot->get_chances != NULL)
    return rules->bot->get_chances (state, &limits, chances, &best) ? chances[seat - 1] : 0;

  for (guint i = 0; i < PLAYOUTS * times; i++)
    {
      BglRandom random;
      guint winners;

      bgl_random_init (&random, seed + i);
      memcpy (copy, state, rules->state_size);
      while (!bgl_rules_is_over (rules, copy))
        rules->apply (copy, rules->get_turn (copy) == BGL_TURN_CHANCE ? rules->draw_chance (copy, &random)
                            : rules->bot->draw_playout != NULL        ? rules->bot->draw_playout (copy, &random)
                                                                      : rules->draw_move (copy, &random), NULL);

      winners = rules->get_winners (copy);
      if (winners == 0)
        sum += 1.0 / n_seats;
      else if ((winners >> (seat - 1) & 1) != 0)
        sum += 1.0 / __builtin_popcount (winners);
    }

  return sum / (PLAYOUTS * times);
}

static double
try_move (BglGame *game,
          BglMove  move,
          guint64  seed,
          guint    times)
{
  const BglRules *rules = bgl_game_get_rules (game);
  g_autofree gpointer after = g_memdup2 (bgl_game_get_state (game), rules->state_size);

  rules->apply (after, move, NULL);

  return try_state (rules, after, bgl_game_get_n_seats (game), bgl_move_get_seat (move), seed, times);
}

/* Finds the worst legal move. Returns how much worse it is than the best one. */
static double
find_worst (BglGame *game,
            guint64  seed,
            BglMove *worst)
{
  int turn = bgl_game_get_turn (game);
  guint n;
  g_autofree BglMove *moves = bgl_game_list_moves (game, &n);
  BglMove best = BGL_MOVE_NONE;
  double least = 2, most = -1;

  for (guint i = 0; i < n; i++)
    {
      double chance;

      if ((int) bgl_move_get_seat (moves[i]) != turn)
        continue;

      chance = try_move (game, moves[i], seed, 1);
      if (chance > most)
        {
          most = chance;
          best = moves[i];
        }
      if (chance < least)
        {
          least = chance;
          *worst = moves[i];
        }
    }

  if (most - least < LEAST_GAP)
    return 0;

  return try_move (game, best, seed + 1, AGAIN) - try_move (game, *worst, seed + 1, AGAIN);
}

/* Returns a game (transfer full) in which one move is the worst one, and the index of this move. */
static BglGame *
plant (const BglRules *rules,
       guint           n_seats,
       guint64         seed,
       guint          *index)
{
  g_autoptr (BglGame) game = bgl_game_new (rules, n_seats, NULL, NULL, NULL);
  BglGame *planted;
  BglMove worst = BGL_MOVE_NONE;
  BglRandom random;

  bgl_random_init (&random, seed);
  while (!bgl_game_is_over (game))
    play_one (game, NULL, seed, &random);

  for (guint i = 0; i < POSITIONS && worst == BGL_MOVE_NONE; i++)
    {
      guint ply = bgl_random_below (&random, bgl_game_get_n_moves (game));
      g_autoptr (BglGame) part = bgl_game_new_at (game, ply);
      BglMove move = BGL_MOVE_NONE;

      if (bgl_game_get_turn (part) > 0 && find_worst (part, seed + ply, &move) >= LEAST_GAP)
        {
          worst = move;
          *index = ply;
        }
    }

  if (worst == BGL_MOVE_NONE)
    return NULL;

  planted = bgl_game_new_at (game, *index);
  bgl_game_play (planted, worst, NULL);
  while (!bgl_game_is_over (planted))
    play_one (planted, NULL, seed + 1, &random);

  return planted;
}

static guint
find_largest (BglAnalysis *analysis)
{
  guint largest = 0;

  for (guint i = 1; i < bgl_analysis_get_n_plies (analysis); i++)
    if (bgl_analysis_get_ply (analysis, i)->loss > bgl_analysis_get_ply (analysis, largest)->loss)
      largest = i;

  return largest;
}

static void
measure_planted (Tally          *tally,
                 const BglRules *rules,
                 guint           n_seats,
                 guint64         seed)
{
  g_autoptr (BglGame) game = NULL;
  g_autoptr (BglAnalysis) analysis = NULL;
  guint index = 0, largest;

  for (guint attempt = 0; game == NULL; attempt++)
    game = plant (rules, n_seats, seed + 1000 * attempt, &index);

  analysis = analyze (tally, game, seed);
  largest = find_largest (analysis);
  check_sums (tally, analysis, game);
  tally->n_planted++;
  tally->n_found += largest == index;
  g_print ("  planted at ply %u of %u: loss %.1f ± %.1f; largest at ply %u: loss %.1f ± %.1f%s\n", index + 1,
           bgl_analysis_get_n_plies (analysis), 100 * bgl_analysis_get_ply (analysis, index)->loss,
           100 * bgl_analysis_get_ply (analysis, index)->loss_error, largest + 1,
           100 * bgl_analysis_get_ply (analysis, largest)->loss,
           100 * bgl_analysis_get_ply (analysis, largest)->loss_error, largest == index ? "" : "  MISSED");
}

static void
measure_game (Tally          *tally,
              const BglRules *rules,
              guint           n_seats,
              guint64         seed)
{
  g_autoptr (BglGame) game = bgl_game_new (rules, n_seats, NULL, NULL, NULL);
  g_autoptr (BglAnalysis) first = NULL;
  g_autoptr (BglAnalysis) second = NULL;
  BglLevel levels[BGL_MAX_SEATS];
  BglRandom random;

  bgl_random_init (&random, seed);
  for (guint i = 0; i < n_seats; i++)
    levels[i] = bgl_random_below (&random, BGL_LEVEL_EXPERT);
  while (!bgl_game_is_over (game))
    play_one (game, levels, seed, &random);

  first = analyze (tally, game, seed);
  second = analyze (tally, game, seed + 1);
  check_sums (tally, first, game);
  check_sums (tally, second, game);
  tally->n_games++;
  g_print ("%s, %u seats, seed %u: %u moves, %.1f s, processors %.1f s\n", rules->id, n_seats, (guint) seed,
           bgl_game_get_n_moves (game), g_array_index (tally->seconds, double, tally->seconds->len - 2),
           g_array_index (tally->work, double, tally->work->len - 2));
  compare_grades (tally, first, second);
}

static gboolean
print_row (const char *name,
           Tally      *tally)
{
  gboolean good = tally->n_wrong_sums == 0 && 10 * tally->n_found >= 9 * tally->n_planted &&
                  10 * tally->n_same >= 9 * tally->n_moves && measure_get_part (tally->work, 1) <= 20.0 * JOBS;

  g_print ("| %s | %u | %u | %u of %u | %.1f %% of %u (%u graded) | %.1f s | %.1f s | %.1f s | %.1f s |\n", name,
           tally->n_games, tally->n_wrong_sums, tally->n_found, tally->n_planted,
           100.0 * tally->n_same / MAX (tally->n_moves, 1), tally->n_moves, tally->n_graded,
           measure_get_part (tally->work, 0.5), measure_get_part (tally->work, 1),
           measure_get_part (tally->seconds, 0.5), measure_get_part (tally->seconds, 1));

  return good;
}

int
main (int    argc,
      char **argv)
{
  guint n_games = argc > 1 ? (guint) atoi (argv[1]) : 50;
  guint64 seed = argc > 2 ? (guint64) atoi (argv[2]) : 1;
  guint n_all, n_rules = 0;
  const BglRules *const *all = bgl_registry_list (&n_all);
  g_autofree const BglRules **rules = g_new (const BglRules *, n_all);
  g_autofree Tally *tallies = NULL;
  gboolean good = TRUE;

  /* Games in real time have no winning chances. */
  for (guint i = 0; i < n_all; i++)
    if (all[i]->get_time == NULL && (argc <= 3 || g_strv_contains ((const char *const *) argv + 3, all[i]->id)))
      rules[n_rules++] = all[i];
  if (n_rules == 0 || n_games == 0)
    return 2;

  setvbuf (stdout, NULL, _IOLBF, 0);
  tallies = g_new0 (Tally, n_rules);
  for (guint i = 0; i < n_rules; i++)
    {
      tallies[i].seconds = g_array_new (FALSE, FALSE, sizeof (double));
      tallies[i].work = g_array_new (FALSE, FALSE, sizeof (double));
    }

  for (guint i = 0; i < n_games; i++)
    {
      const BglRules *own = rules[i % n_rules];
      guint n_counts = 0;

      while (own->seat_counts[n_counts] != 0)
        n_counts++;
      measure_game (&tallies[i % n_rules], own, own->seat_counts[i / n_rules % n_counts], seed + i);
      measure_planted (&tallies[i % n_rules], own, own->seat_counts[i / n_rules % n_counts], seed + i);
    }

  g_print ("\n| game | games | wrong sums | worst move found | same grades | processors, median | longest | "
           "clock, median | longest |\n|---|---|---|---|---|---|---|---|---|\n");
  for (guint i = 0; i < n_rules; i++)
    {
      good &= print_row (rules[i]->id, &tallies[i]);
      g_array_unref (tallies[i].seconds);
      g_array_unref (tallies[i].work);
    }

  return !good;
}
