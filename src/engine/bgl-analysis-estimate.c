/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <string.h>

#include "bgl-analysis-private.h"
#include "bgl-bot.h"
#include "bgl-search-private.h"

/*
 * The chances of a position are the average of several searches with different random numbers. The simulations of these
 * searches go on to the end of the game, unless the game has a search of its own that knows the chances. How much the
 * searches differ shows how exact the average is.
 *
 * To find out what a move has lost, the position after it is compared with the positions after the moves that searches
 * suggest, each estimated in the same way. The position before the move is not used, because a search that sees it looks
 * one move less far ahead. The best suggestion is estimated again with new random numbers, because the highest of several
 * estimates is too high on average.
 */

/* Searches for a position. */
#define SEARCHES 8

/* The number of moves in all simulations of a game, which takes a few seconds, and the simulations of a search that
 * follow from it. The comparison of moves needs about as many again. */
#define MOVES           16000000
#define MIN_SIMULATIONS 100
#define MAX_SIMULATIONS 2000

/* A game does not last longer than this many moves after its last position. */
#define MAX_LENGTH 1000

/* The moves that most of these searches would make are tried in a few more searches each. */
#define MAX_MOVES  3
#define TRYOUTS    2

/* A search of the game itself needs more nodes. */
#define NODES_PER_SIMULATION 20

/* How often a comparison is repeated, at most, if the grade is uncertain. */
#define MAX_ROUNDS 3

/* Losses below this are not examined further, and a grade is certain if it is this many standard errors away from
 * another one. */
#define LEAST_LOSS 0.05
#define GRADE_STEP 0.05
#define MAX_LOSS   0.20
#define CERTAINTY  2.0

/* The first number mixed into a seed says what the seed is for. */
enum
{
  SEED_POSITION,
  SEED_SUGGESTION,
  SEED_CANDIDATE,
  SEED_CONFIRMATION,
};

/* What the searches of a position say. */
typedef struct
{
  guint   n;                        /* searches; 0 for the result of a game, which is exact */
  guint   n_simulations;
  double  sum[BGL_MAX_SEATS];
  double  squares[BGL_MAX_SEATS];
} Chances;

/* What is known about a position, for all threads. */
struct _BglAnalysisFound
{
  gboolean done;
  gboolean stopped;
  Chances  chances;
  guint    n_moves;
  BglMove  moves[SEARCHES];         /* what the searches would do, and how many of them */
  guint    votes[SEARCHES];
};

BglAnalysisFound *
bgl_analysis_found_new (guint n_positions)
{
  return g_new0 (BglAnalysisFound, n_positions);
}

static guint64
get_seed (const BglAnalysisTask *task,
          guint                  purpose,
          guint                  index,
          guint                  round)
{
  return bgl_random_mix (bgl_random_mix (bgl_random_mix (task->seed + purpose) + index) + round);
}

static gconstpointer
get_state (const BglAnalysisTask *task,
           guint                  index)
{
  return task->states + index * task->rules->state_size;
}

/* A simulation lasts about as long as the rest of the game. For an unfinished game, a random one shows how long that
 * is. */
guint
bgl_analysis_get_effort (const BglAnalysisTask *task)
{
  g_autofree gpointer state = g_memdup2 (get_state (task, task->n_plies), task->rules->state_size);
  guint64 n_positions = task->n_plies + 1;
  guint64 n_moves;
  BglRandom random;

  bgl_random_init (&random, task->seed);
  n_moves = n_positions * (n_positions + 1) / 2 +
            n_positions * bgl_search_playout (task->rules, state, MAX_LENGTH, &random);

  return (guint) CLAMP (MOVES / (SEARCHES * n_moves), MIN_SIMULATIONS, MAX_SIMULATIONS);
}

static double
get_mean (const Chances *chances,
          guint          seat)
{
  return chances->n > 0 ? chances->sum[seat - 1] / chances->n : chances->sum[seat - 1];
}

/* How much the searches differ, but at least the error of that many games that are won or lost, because a few searches
 * may agree by accident. */
static double
get_error (const Chances *chances,
           guint          seat)
{
  double mean = get_mean (chances, seat);
  double between = 0, within = 0;

  if (chances->n > 1)
    between = MAX (chances->squares[seat - 1] / chances->n - mean * mean, 0) / (chances->n - 1);
  if (chances->n_simulations > 0)
    within = MAX (mean * (1 - mean), 0) / chances->n_simulations;

  return sqrt (MAX (between, within));
}

static gboolean
has_own_search (const BglAnalysisTask *task)
{
  return task->rules->bot != NULL && task->rules->bot->get_chances != NULL;
}

/* Runs one search, and adds its result to the chances. The best move is BGL_MOVE_NONE if the search does not tell.
 * Returns FALSE if it was canceled. */
static gboolean
search_once (const BglAnalysisTask *task,
             gconstpointer          state,
             guint64                seed,
             Chances               *chances,
             BglMove               *best)
{
  BglSearchLimits limits = {
    .nodes = task->effort, .use_knowledge = TRUE, .seed = seed, .cancellable = task->cancellable,
  };
  double found[BGL_MAX_SEATS] = { 0 };

  if (has_own_search (task))
    {
      limits.nodes *= NODES_PER_SIMULATION;
      if (!task->rules->bot->get_chances (state, &limits, found, best))
        return FALSE;
    }
  else
    {
      BglSearchEstimate estimate = { .n_seats = task->n_seats };

      *best = bgl_search_estimate (task->rules, state, &limits, &estimate);
      for (guint i = 0; i < task->n_seats && estimate.n > 0; i++)
        found[i] = estimate.sum[i] / estimate.n;
      chances->n_simulations += estimate.n;
    }

  chances->n++;
  for (guint i = 0; i < task->n_seats; i++)
    {
      chances->sum[i] += found[i];
      chances->squares[i] += found[i] * found[i];
    }

  return !g_cancellable_is_cancelled (task->cancellable);
}

/* Adds a vote for the move, or the move if it has none yet. */
static void
add_vote (BglAnalysisFound *found,
          BglMove           move)
{
  for (guint i = 0; i < found->n_moves; i++)
    if (found->moves[i] == move)
      {
        found->votes[i]++;
        return;
      }

  if (move != BGL_MOVE_NONE)
    {
      found->moves[found->n_moves] = move;
      found->votes[found->n_moves++] = 1;
    }
}

/* Adds that many searches to the chances. If found is not NULL, also adds what they would do. */
static gboolean
evaluate (const BglAnalysisTask *task,
          gconstpointer          state,
          guint64                seed,
          guint                  n_searches,
          Chances               *chances,
          BglAnalysisFound      *found)
{
  if (bgl_rules_is_over (task->rules, state))
    {
      *chances = (Chances) { 0 };
      bgl_analysis_share (task->n_seats, task->rules->get_winners (state), chances->sum);
      return TRUE;
    }

  for (guint i = 0; i < n_searches; i++)
    {
      BglMove best = BGL_MOVE_NONE;

      if (!search_once (task, state, seed + i, chances, &best))
        return FALSE;
      if (found != NULL)
        add_vote (found, best);
    }

  return TRUE;
}

/* Comparing moves */

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

  if (bot == NULL || bot->search == NULL || has_own_search (task))
    return BGL_MOVE_NONE;

  bgl_bot_get_limits (task->rules, BGL_LEVEL_HARD, get_seed (task, SEED_SUGGESTION, index, 0), 0, task->cancellable,
                      &limits);

  return bot->search (get_state (task, index), &limits, &report);
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
      g_autofree gpointer after = make_move (task, get_state (task, index), moves[i]);
      Chances chances = { 0 };

      if (!evaluate (task, after, get_seed (task, SEED_CANDIDATE, index, 0), TRYOUTS, &chances, NULL))
        return FALSE;
      if (get_mean (&chances, seat) > most)
        {
          most = get_mean (&chances, seat);
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
         Chances               *played,
         BglAnalysisPly        *ply)
{
  g_autofree gpointer after = make_move (task, get_state (task, index), best);
  guint n_partners = count_partners (task, get_state (task, index), ply->seat);
  Chances chances = { 0 };

  for (guint round = 0; round < MAX_ROUNDS; round++)
    {
      guint64 seed = get_seed (task, SEED_CONFIRMATION, index, round);

      if (!evaluate (task, after, seed, SEARCHES, &chances, NULL))
        return FALSE;
      if (round > 0 && played->n > 0 &&
          !evaluate (task, get_state (task, index + 1), seed, SEARCHES, played, NULL))
        return FALSE;

      ply->loss = n_partners * (get_mean (&chances, ply->seat) - get_mean (played, ply->seat));
      ply->loss_error = n_partners * hypot (get_error (&chances, ply->seat), get_error (played, ply->seat));
      if (!is_uncertain (ply->loss, ply->loss_error))
        break;
    }

  ply->best = ply->loss > 0 ? best : ply->move;
  ply->loss = MAX (ply->loss, 0);

  return TRUE;
}

/* Judges the move that was made at the position with that index. */
static gboolean
judge (const BglAnalysisTask *task,
       guint                  index,
       const Chances         *after,
       BglAnalysisPly        *ply)
{
  BglMove moves[MAX_MOVES];
  Chances played = *after;
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
static gboolean
is_decision (const BglAnalysisTask *task,
             guint                  index,
             const BglAnalysisPly  *ply)
{
  gconstpointer state = get_state (task, index);

  return ply->seat > 0 && task->rules->get_turn (state) == (int) ply->seat &&
         (bgl_move_is_resign (ply->move) || count_choices (task, state, ply->seat) > 1);
}

/* Threads */

static void
publish (BglAnalysisTask        *task,
         guint                   index,
         const BglAnalysisFound *found)
{
  g_mutex_lock (&task->lock);
  task->found[index] = *found;
  g_cond_broadcast (&task->changed);
  g_mutex_unlock (&task->lock);
}

/* Waits for the thread that estimates the position. Returns FALSE if that was canceled. */
static gboolean
await (BglAnalysisTask *task,
       guint            index,
       Chances         *chances)
{
  gboolean stopped;

  g_mutex_lock (&task->lock);
  while (!task->found[index].done)
    g_cond_wait (&task->changed, &task->lock);
  *chances = task->found[index].chances;
  stopped = task->found[index].stopped;
  g_mutex_unlock (&task->lock);

  return !stopped;
}

static void
set_position (const BglAnalysisTask *task,
              const Chances         *chances,
              BglAnalysisPosition   *position)
{
  for (guint seat = 1; seat <= task->n_seats; seat++)
    {
      position->chance[seat - 1] = get_mean (chances, seat);
      position->error[seat - 1] = get_error (chances, seat);
    }
  position->known = TRUE;
}

gboolean
bgl_analysis_estimate (BglAnalysisTask     *task,
                       guint                index,
                       BglAnalysisPosition *position,
                       BglAnalysisPly      *ply)
{
  BglAnalysisFound found = { .done = TRUE };
  Chances after;

  if (position->known)
    memcpy (found.chances.sum, position->chance, sizeof found.chances.sum);
  else
    found.stopped = !evaluate (task, get_state (task, index), get_seed (task, SEED_POSITION, index, 0), SEARCHES,
                               &found.chances, &found);
  publish (task, index, &found);
  if (found.stopped)
    return FALSE;
  set_position (task, &found.chances, position);

  if (ply == NULL)
    return TRUE;

  return await (task, index + 1, &after) && (!is_decision (task, index, ply) || judge (task, index, &after, ply));
}
