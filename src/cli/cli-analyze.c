/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>
#include <unistd.h>

#include "engine/bgl-analysis.h"
#include "engine/bgl-i18n.h"

#include "cli.h"

#define MAX_NODES 1000000
#define MAX_JOBS  64

/* Lines for programs, which begin like those of “referee --events”. Chances and losses are percentages of winning
 * chance. */

static void
print_numbers (const char   *key,
               const double *numbers,
               guint         n)
{
  g_print (" %s=", key);
  for (guint i = 0; i < n; i++)
    g_print ("%s%.2f", i > 0 ? "," : "", 100 * numbers[i]);
}

/* Without the seat, because it is in the same line. */
static void
print_move (const char *key,
            const char *text)
{
  g_print (" %s=\"%s\"", key, strchr (text, ' ') + 1);
}

static void
print_chances (const BglAnalysisPly *ply,
               guint                 n_seats)
{
  double most = 0, luck[BGL_MAX_SEATS];

  for (guint i = 0; i < n_seats; i++)
    {
      most = MAX (most, ply->after_error[i]);
      luck[i] = ply->after[i] - ply->before[i];
    }

  print_numbers ("chance", ply->after, n_seats);
  print_numbers ("error", &most, 1);
  if (ply->seat == 0)
    print_numbers ("luck", luck, n_seats);
  if (ply->best != BGL_MOVE_NONE)
    g_print (" loss=%.2f loss-error=%.2f grade=%s", 100 * ply->loss, 100 * ply->loss_error,
             bgl_grade_get_nick (ply->grade));
}

/* The game is at the position before the move. */
static void
print_ply (BglAnalysis *analysis,
           BglRecord   *record,
           BglGame     *game,
           guint        index)
{
  const BglAnalysisPly *ply = bgl_analysis_get_ply (analysis, index);
  const BglRules *rules = bgl_analysis_get_rules (analysis);
  g_autofree char *text = bgl_rules_format_move (rules, bgl_game_get_state (game), ply->move);

  g_print ("%u seat=%u", bgl_record_get_step (record, index)->line, ply->seat);
  if (!bgl_analysis_is_timed (analysis))
    print_chances (ply, bgl_analysis_get_n_seats (analysis));
  else if (ply->time > 0)
    g_print (" time=%u call=%s", ply->time, ply->wrong ? "wrong" : "right");

  print_move ("move", text);
  if (ply->best != BGL_MOVE_NONE && ply->best != ply->move)
    {
      g_autofree char *best = bgl_rules_format_move (rules, bgl_game_get_state (game), ply->best);

      print_move ("best", best);
    }
  g_print ("\n");
}

static void
print_sum (BglAnalysis *analysis,
           guint        seat)
{
  const BglAnalysisSum *sum = bgl_analysis_get_sum (analysis, seat);

  g_print ("sum seat=%u start=%.6f luck=%.6f own=%.6f others=%.6f result=%.6f luck-error=%.2f own-error=%.2f "
           "others-error=%.2f moves=%u loss=%.2f",
           seat, 100 * sum->start, 100 * sum->luck, 100 * sum->own, 100 * sum->others, 100 * sum->result,
           100 * sum->luck_error, 100 * sum->own_error, 100 * sum->others_error, sum->n_moves, 100 * sum->loss);
  for (BglGrade grade = BGL_GRADE_INACCURACY; grade < BGL_N_GRADES; grade++)
    g_print (" %s=%u", bgl_grade_get_nick (grade), sum->n_grades[grade]);
  g_print ("\n");
}

static void
print_calls (const char             *rule,
             const BglAnalysisCalls *calls,
             guint                   seat)
{
  g_print ("situation seat=%u rounds=%u right=%u wrong=%u lost=%u median=%u points=%d rule=%s\n", seat,
           calls->n_rounds, calls->n_right, calls->n_wrong, calls->n_lost, calls->median, calls->points, rule);
}

static void
print_all (BglAnalysis *analysis,
           BglRecord   *record)
{
  g_autoptr (BglGame) game = bgl_record_begin (record, NULL);
  guint n_seats = bgl_analysis_get_n_seats (analysis);

  for (guint i = 0; i < bgl_analysis_get_n_plies (analysis); i++)
    {
      print_ply (analysis, record, game, i);
      bgl_record_play (record, game, i, NULL);
    }

  for (guint i = 0; i < bgl_analysis_get_n_situations (analysis); i++)
    for (guint seat = 1; seat <= n_seats; seat++)
      print_calls (bgl_analysis_get_situation_rule (analysis, i), bgl_analysis_get_calls (analysis, i, seat), seat);

  for (guint seat = 1; seat <= n_seats; seat++)
    if (bgl_analysis_is_timed (analysis))
      print_calls ("all", bgl_analysis_get_all_calls (analysis, seat), seat);
    else
      print_sum (analysis, seat);
}

/* Overwrites the same line each time. */
static void
show_progress (BglAnalysis *partial,
               double       fraction,
               gpointer     user_data)
{
  /* Translators: how much of a game has been analyzed. */
  g_autofree char *line = g_strdup_printf (_("Analyzed: %.0f%%"), 100 * fraction);

  g_printerr ("\r%s\033[K", line);
  if (bgl_analysis_is_complete (partial))
    g_printerr ("\n");
}

int
cli_analyze (int    argc,
             char **argv)
{
  gint64 seed = 1;
  int n_jobs = 0;
  int n_nodes = 0;
  GOptionEntry entries[] = {
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("Random seed"), "S" },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &n_jobs, N_("Number of threads"), "N" },
    { "nodes", 0, 0, G_OPTION_ARG_INT, &n_nodes, N_("Number of simulations of each search"), "N" },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (BglAnalysis) analysis = NULL;
  g_autoptr (GError) error = NULL;
  BglAnalysisParams params;

  if (!cli_parse (&argc, &argv, _("[FILE]"), entries))
    return CLI_USAGE;
  if (argc > 2)
    return cli_usage (_("Name only one game file."));
  if (n_jobs < 0 || n_jobs > MAX_JOBS)
    return cli_usage (_("--jobs takes a number from 1 to %d."), MAX_JOBS);
  if (n_nodes < 0 || n_nodes > MAX_NODES)
    return cli_usage (_("--nodes takes a number from 1 to %d."), MAX_NODES);

  record = cli_read_record (argc > 1 ? argv[1] : NULL, &error);
  if (record == NULL)
    return cli_fail (error);
  params = (BglAnalysisParams) { .seed = (guint64) seed, .jobs = (guint) n_jobs, .effort = (guint) n_nodes };
  analysis = bgl_analysis_run (record, &params, NULL, isatty (STDERR_FILENO) ? show_progress : NULL, NULL, &error);
  if (analysis == NULL)
    return cli_fail (error);

  print_all (analysis, record);

  return CLI_YES;
}
