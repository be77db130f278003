/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-analysis-words.h"

#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

#define LUCK   0.10  /* from this on, luck is marked */
#define CERTAIN 1.96 /* standard errors */

static int
to_points (double chance)
{
  return (int) (chance < 0 ? chance * 100 - 0.5 : chance * 100 + 0.5);
}

char *
bgl_analysis_words_figure (double chance)
{
  const int points = to_points (chance);
  g_autofree char *number = bgl_words_number (points);

  return points > 0 ? g_strconcat ("+", number, NULL) : g_steal_pointer (&number);
}

char *
bgl_analysis_words_points (double chance)
{
  const int points = to_points (chance);
  g_autofree char *figure = bgl_analysis_words_figure (chance);

  /* Translators: points of winning chance, of which there are 100; with a sign: “−12 points”. */
  return g_strdup_printf (ngettext ("%s point", "%s points", (gulong) ABS (points)), figure);
}

char *
bgl_analysis_words_error (double standard_error)
{
  return g_strdup_printf ("±%d", to_points (standard_error * CERTAIN));
}

double
bgl_analysis_words_find_luck (BglAnalysis *analysis,
                              guint        index,
                              guint       *seat)
{
  const BglAnalysisPly *ply = bgl_analysis_get_ply (analysis, index);
  double most = 0;

  if (ply->seat != 0 || !ply->done || bgl_analysis_is_timed (analysis))
    return 0;

  for (guint i = 0; i < bgl_analysis_get_n_seats (analysis); i++)
    {
      double luck = ply->after[i] - ply->before[i];

      /* What one wins, another one loses: then the lucky one is named. */
      if (ABS (luck) > ABS (most) + 1e-6 || (luck > 0 && luck > ABS (most) - 1e-6))
        {
          most = luck;
          *seat = i + 1;
        }
    }

  return most;
}

BglChanceMarkKind
bgl_analysis_words_find_mark (BglAnalysis *analysis,
                              guint        index,
                              guint       *seat)
{
  const BglAnalysisPly *ply = bgl_analysis_get_ply (analysis, index);
  double luck = bgl_analysis_words_find_luck (analysis, index, seat);

  if (luck >= LUCK)
    return BGL_CHANCE_MARK_LUCKY;
  if (luck <= -LUCK)
    return BGL_CHANCE_MARK_UNLUCKY;

  *seat = ply->seat;
  switch (ply->grade)
    {
    case BGL_GRADE_INACCURACY:
      return BGL_CHANCE_MARK_INACCURACY;
    case BGL_GRADE_MISTAKE:
      return BGL_CHANCE_MARK_MISTAKE;
    case BGL_GRADE_BLUNDER:
      return BGL_CHANCE_MARK_BLUNDER;
    case BGL_GRADE_NONE:
    default:
      return BGL_CHANCE_MARK_NONE;
    }
}

char *
bgl_analysis_words_move (BglTable *table,
                         BglLog   *log,
                         guint     index)
{
  BglGame *game = bgl_table_get_game (table);
  g_autoptr (BglGame) before = NULL;
  g_autofree char *words = NULL;
  BglMove move = bgl_game_get_move (game, index);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      g_autoptr (BglLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), i);

      if (bgl_log_line_get_ply (line) == index + 1 && bgl_log_line_is_first (line))
        return g_strdup (bgl_log_line_get_text (line));
    }

  before = bgl_game_new_at (game, index);
  words = bgl_rules_describe_move (bgl_game_get_rules (game), bgl_game_get_state (before), move);
  if (words == NULL || bgl_move_get_seat (move) == 0)
    return words != NULL ? g_steal_pointer (&words) : g_strdup_printf (_("Move %u"), index + 1);

  /* Translators: a name, and a move in words, such as “Place a tile at (2, 0)”. */
  return g_strdup_printf (C_("move", "%s: %s."),
                          bgl_seat_get_label (bgl_table_get_seat (table, bgl_move_get_seat (move))), words);
}

char *
bgl_analysis_words_best (BglTable    *table,
                         BglAnalysis *analysis,
                         guint        index)
{
  const BglAnalysisPly *ply = bgl_analysis_get_ply (analysis, index);
  g_autoptr (BglGame) before = NULL;

  if (!ply->done || ply->best == BGL_MOVE_NONE || ply->best == ply->move)
    return NULL;

  before = bgl_game_new_at (bgl_table_get_game (table), index);

  return bgl_rules_describe_move (bgl_analysis_get_rules (analysis), bgl_game_get_state (before), ply->best);
}

static char *
describe_loss (const BglAnalysisPly *ply)
{
  g_autofree char *points = bgl_analysis_words_points (-ply->loss);

  switch (ply->grade)
    {
    case BGL_GRADE_INACCURACY:
      /* Translators: a small error in a game; %s is “−7 points”. */
      return g_strdup_printf (_("Inaccuracy: %s."), points);
    case BGL_GRADE_MISTAKE:
      /* Translators: an error in a game; %s is “−12 points”. */
      return g_strdup_printf (_("Mistake: %s."), points);
    case BGL_GRADE_BLUNDER:
      /* Translators: a big error in a game; %s is “−30 points”. */
      return g_strdup_printf (_("Blunder: %s."), points);
    case BGL_GRADE_NONE:
    default:
      break;
    }

  if (ply->best == BGL_MOVE_NONE)
    return NULL;
  if (ply->best == ply->move)
    return g_strdup (_("This is the best move."));
  if (to_points (ply->loss) == 0)
    return g_strdup (_("This is as good as the best move."));

  /* Translators: a move that is not worse than the best one for sure; %s is “−3 points”. */
  return g_strdup_printf (_("Not an error: %s."), points);
}

static char *
describe_luck (BglTable    *table,
               BglAnalysis *analysis,
               guint        index)
{
  guint seat = 1;
  double luck = bgl_analysis_words_find_luck (analysis, index, &seat);
  g_autofree char *points = bgl_analysis_words_points (luck);
  const char *name = bgl_seat_get_label (bgl_table_get_seat (table, seat));

  if (to_points (luck) == 0)
    return g_strdup (_("This changes nothing."));
  if (luck > 0)
    /* Translators: about a roll or a draw; the second %s is “+12 points”. */
    return BGL_SENTENCE (name, _("Lucky for %s: %s."), _("Lucky for you: %s."), points);

  /* Translators: about a roll or a draw; the second %s is “−12 points”. */
  return BGL_SENTENCE (name, _("Unlucky for %s: %s."), _("Unlucky for you: %s."), points);
}

char *
bgl_analysis_words_verdict (BglTable    *table,
                            BglLog      *log,
                            BglAnalysis *analysis,
                            guint        index)
{
  const BglAnalysisPly *ply = bgl_analysis_get_ply (analysis, index);
  g_autofree char *move = bgl_analysis_words_move (table, log, index);
  g_autofree char *what = NULL;
  GString *text = g_string_new (move);

  if (!ply->done || bgl_analysis_is_timed (analysis))
    return g_string_free (text, FALSE);

  what = ply->seat == 0 ? describe_luck (table, analysis, index) : describe_loss (ply);
  if (what != NULL)
    bgl_words_add_sentence (text, what);
  if (ply->grade != BGL_GRADE_NONE)
    {
      g_autofree char *best = bgl_analysis_words_best (table, analysis, index);

      if (best != NULL)
        {
          /* Translators: %s is a move in words, such as “Place a tile at (2, 0)”. */
          g_autofree char *sentence = g_strdup_printf (_("Best move: %s."), best);

          bgl_words_add_sentence (text, sentence);
        }
    }

  return g_string_free (text, FALSE);
}
