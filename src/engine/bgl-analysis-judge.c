/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <string.h>

#include "bgl-analysis-private.h"
#include "bgl-search-private.h"

/*
 * To find out what a move has lost, the position after it is compared with the positions after the moves that searches
 * suggest, each estimated in the same way. The position before the move is not used, because a search that sees it
 * looks one move less far ahead. The best suggestion is estimated again with new random numbers, because the highest of
 * several estimates is too high on average.
 */

/* The moves that most of the searches of a position would make are tried in a few more searches each. */
#define MAX_MOVES  3
#define TRYOUTS    2

/* How often a comparison is repeated, at most, if the grade is uncertain. */
#define MAX_ROUNDS 3

/* Losses below this are not examined further, and a grade is certain if it is this many standard errors away from
 * another one. */
#define LEAST_LOSS 0.05
#define GRADE_STEP 0.05
#define MAX_LOSS   0.20
#define CERTAINTY  2.0

/* The number of moves that the seat could choose from. */
static guint
count_choices (const BglAnalysisTask *task,
               gconstpointer          state,
               guint                  seat)
{
  g_autofree BglMove *moves = g_new (BglMove, task->rules->max_moves);
  guint n = task->rules->list_moves (state, moves), n_own = 0;

  for (guint i = 0; i < n; i++)
    n_own += bgl_move_get_seat (moves[i]) == seat;

  return n_own;
}

/* The number of seats that share a win, with the seat itself. A loss is that of the whole side. */
static guint
count_partners (const BglAnalysisTask *task,
                gconstpointer          state,
                guint                  seat)
{
  guint n = 0;

  for (guint other = 1; other <= task->n_seats; other++)
    n += bgl_rules_get_side (task->rules, state, other) == bgl_rules_get_side (task->rules, state, seat);

  return n;
}

/* Whether more simulations could change the grade. */
static gboolean
is_uncertain (double loss,
              double error)
{
  double reach = CERTAINTY * error;
  double nearest = CLAMP (floor (loss / GRADE_STEP + 0.5) * GRADE_STEP, LEAST_LOSS, 3 * GRADE_STEP);

  return error > 0 && loss + reach > LEAST_LOSS && loss < MAX_LOSS && fabs (loss - nearest) < reach;
}

/* Makes the move on a copy of the state (transfer full). */
static gpointer
make_move (const BglAnalysisTask *task,
           gconstpointer          state,
           BglMove                move)
{
  gpointer after = g_memdup2 (state, task->rules->state_size);

  task->rules->apply (after, move, NULL);

  return after;
}

/* What the search of the game for its bots would do, or BGL_MOVE_NONE if it has none for this position. */
static BglMove
ask_bot (const BglAnalysisTask *task,
         guint                  index)
{
  const BglBot *bot = task->rules->bot;
  BglSearchReport report = { 0 };
  BglSearchLimits limits;

  if (bot == NULL || bot->search == NULL || bgl_analysis_has_own_search (task))
    return BGL_MOVE_NONE;

  bgl_bot_get_limits (task->rules, BGL_LEVEL_HARD, bgl_analysis_get_seed (task, BGL_SEED_SUGGESTION, index, 0), 0,
                      task->cancellable, &limits);

  return bot->search (bgl_analysis_get_state (task, index), &limits, &report);
}

/* Lists the moves with the most votes, and the one that a bot would make, without the played one. */
static gboolean
list_others (const BglAnalysisTask *task,
             guint                  index,
             BglMove                played,
             BglMove               *moves,
             guint                 *n_moves)
{
  BglAnalysisFound found = task->found[index];
  BglMove move = ask_bot (task, index);

  *n_moves = 0;
  if (g_cancellable_is_cancelled (task->cancellable))
    return FALSE;

  for (guint i = 0; i < MAX_MOVES; i++)
    {
      guint most = 0;

      if (move != played && move != BGL_MOVE_NONE)
        moves[(*n_moves)++] = move;
      for (guint j = 0; j < found.n_moves; j++)
        {
          if (found.moves[j] == move)
            found.votes[j] = 0;
          if (found.votes[j] > found.votes[most])
            most = j;
        }

      if (found.n_moves == 0 || found.votes[most] == 0)
        break;
      move = found.moves[most];
    }

  return TRUE;
}

/* Finds the best of the moves for the seat. A single one needs no search. */
static gboolean
find_best (const BglAnalysisTask *task,
           guint                  index,
           const BglMove         *moves,
           guint                  n_moves,
           guint                  seat,
           BglMove               *best)
{
  double most = -1;

  *best = n_moves > 0 ? moves[0] : BGL_MOVE_NONE;
  for (guint i = 0; i < n_moves && n_moves > 1; i++)
    {
      g_autofree gpointer after = make_move (task, bgl_analysis_get_state (task, index), moves[i]);
      BglChances chances = { 0 };

      if (!bgl_chances_search (&chances, task, after, bgl_analysis_get_seed (task, BGL_SEED_CANDIDATE, index, 0),
                               TRYOUTS, NULL))
        return FALSE;
      if (bgl_chances_get_mean (&chances, seat) > most)
        {
          most = bgl_chances_get_mean (&chances, seat);
          *best = moves[i];
        }
    }

  return TRUE;
}

/* Compares the played move with another one. The chances are those after the played move. */
static gboolean
compare (const BglAnalysisTask *task,
         guint                  index,
         BglMove                best,
         BglChances            *played,
         BglAnalysisPly        *ply)
{
  g_autofree gpointer after = make_move (task, bgl_analysis_get_state (task, index), best);
  guint n_partners = count_partners (task, bgl_analysis_get_state (task, index), ply->seat);
  BglChances chances = { 0 };

  for (guint round = 0; round < MAX_ROUNDS; round++)
    {
      guint64 seed = bgl_analysis_get_seed (task, BGL_SEED_CONFIRMATION, index, round);

      if (!bgl_chances_search (&chances, task, after, seed, BGL_ANALYSIS_SEARCHES, NULL))
        return FALSE;
      if (round > 0 && played->n > 0 &&
          !bgl_chances_search (played, task, bgl_analysis_get_state (task, index + 1), seed, BGL_ANALYSIS_SEARCHES,
                               NULL))
        return FALSE;

      ply->loss = n_partners * (bgl_chances_get_mean (&chances, ply->seat) - bgl_chances_get_mean (played, ply->seat));
      ply->loss_error = n_partners * hypot (bgl_chances_get_error (&chances, ply->seat),
                                            bgl_chances_get_error (played, ply->seat));
      if (!is_uncertain (ply->loss, ply->loss_error))
        break;
    }

  ply->best = ply->loss > 0 ? best : ply->move;
  ply->loss = MAX (ply->loss, 0);

  return TRUE;
}

gboolean
bgl_analysis_judge (const BglAnalysisTask *task,
                    guint                  index,
                    const BglChances      *after,
                    BglAnalysisPly        *ply)
{
  BglMove moves[MAX_MOVES];
  BglChances played = *after;
  BglMove best;
  guint n_moves;

  if (!list_others (task, index, ply->move, moves, &n_moves) ||
      !find_best (task, index, moves, n_moves, ply->seat, &best))
    return FALSE;

  if (best == BGL_MOVE_NONE)
    ply->best = ply->move;
  else if (!compare (task, index, best, &played, ply))
    return FALSE;

  ply->grade = bgl_analysis_grade (ply->loss, ply->loss_error);

  return TRUE;
}

/* A move out of turn, such as a partner’s cough, is not a decision between moves. */
gboolean
bgl_analysis_is_decision (const BglAnalysisTask *task,
                          guint                  index,
                          const BglAnalysisPly  *ply)
{
  gconstpointer state = bgl_analysis_get_state (task, index);

  return ply->seat > 0 && task->rules->get_turn (state) == (int) ply->seat &&
         (bgl_move_is_resign (ply->move) || count_choices (task, state, ply->seat) > 1);
}
