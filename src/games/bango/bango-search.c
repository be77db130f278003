/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <string.h>

#include "bango-board.h"
#include "bango-search.h"

/* Principal variation search with iterative deepening. */

#define WIN        30000
#define SURE_WIN   (WIN - 1000) /* scores beyond this are forced wins */
#define INFINITE   32000
#define MAX_DEPTH  40

/* How many checks may extend the search beyond the nominal depth. */
#define MAX_CHECKS 6
/* The most fours in a forcing line, and the most positions that the search for such a line may visit. */
#define MAX_FOURS  10
#define MAX_FORCED 200

/* A move of at least this worth makes two fours at once or an open four. At most MAX_DOUBLES moves are tried beyond
 * the depth. */
#define DOUBLE_WORTH 150
#define MAX_DOUBLES  4

/* The range of the noise that full doubt adds to an evaluation. It is large enough to drown out any evaluation. */
#define MAX_BLUR   6000

/* A score of this size means a chance of 73% to win, while tiles are placed and while they are moved. Found by a
 * logistic regression on games between bots without lapses. */
#define CHANCE_SCALE_PLACING 180.0
#define CHANCE_SCALE_MOVING  155.0

/* The share of winning answers that a bot with full doubt overlooks. */
#define MAX_OVERLOOKED 0.8f

/* An entry of the transposition table, 16 bytes. */
typedef struct
{
  guint64   key;
  BangoStep step;
  gint16    score;
  gint8     depth;
  guint8    bound;
} Entry;

enum
{
  BOUND_NONE,
  BOUND_LOWER,
  BOUND_UPPER,
  BOUND_EXACT,
};

typedef struct
{
  const BglSearchLimits *limits;
  BangoBoard             board;
  guint64                salt;       /* differs from seed to seed */
  guint                  blur;       /* the range of the random noise that is added to evaluations */
  guint                  max_checks;
  guint                  max_fours;
  guint                  n_nodes;
  guint                  n_forced;   /* positions visited while looking for a forcing line */
  gboolean               stopped;
  Entry                 *table;
  guint64                mask;
  BangoStep              killers[BANGO_MAX_PLY][2];
  guint16                history[2][2][BANGO_AREA]; /* by side, lifted or set down, and cell */
  BangoChoice            choices[BANGO_MAX_PLY][BANGO_MAX_MOVES];
} Search;

static void
count_node (Search *search)
{
  search->n_nodes++;

  if (search->n_nodes >= search->limits->nodes)
    search->stopped = TRUE;
  else if (search->n_nodes % 256 == 0 &&
           (g_cancellable_is_cancelled (search->limits->cancellable) ||
            (search->limits->deadline > 0 && g_get_monotonic_time () >= search->limits->deadline)))
    search->stopped = TRUE;
}

/* Doubt adds noise to the evaluation, always the same for a position. A little noise remains even without doubt, so
 * that the choice between equal moves varies. */
static int
evaluate (const Search *search)
{
  guint64 noise = bgl_random_mix (bango_board_get_key (&search->board) ^ search->salt) % search->blur;
  int score = bango_board_evaluate (&search->board) + (int) noise - (int) (search->blur / 2);

  return CLAMP (score, -SURE_WIN + 1, SURE_WIN - 1);
}

/* Whether a tile of the side on the cell makes a four, or touches the missing cell of a four that no tile touched
 * before. */
static gboolean
makes_threat (const BangoBoard *board,
              guint             cell,
              BangoColor        side)
{
  for (guint i = 0; i < 4; i++)
    if (bango_board_get_line (board, cell, i, side) >= BANGO_LINE_FOUR)
      return TRUE;

  for (guint i = 0; i < board->fives[side].n; i++)
    {
      guint fifth = board->fives[side].cell[i];
      guint distance = (fifth - cell) & (BANGO_AREA - 1);

      if (board->spot[fifth].beside == 0 &&
          (distance == 1 || distance == BANGO_AREA - 1 || distance == BANGO_GRID || distance == BANGO_AREA - BANGO_GRID))
        return TRUE;
    }

  return FALSE;
}

/* Looks for a series of fours that the other side must answer one by one, until there are two at once. Returns its
 * length, or 0 for none. In phase 1, there is only one cell that answers a four, so the search misses no answer. */
static guint
force_five (Search *search,
            guint   depth)
{
  BangoBoard *board = &search->board;
  BangoColor side = bango_board_get_side (board);
  guint threat[2];
  guint n_threats = bango_board_find_fifths (board, !side, threat);
  guint16 cells[BANGO_FRONTIER];
  guint n_cells = 0;

  /* Both sides must have tiles left to place. */
  if (depth == 0 || n_threats > 1 || board->state.stock[side] < 2 || board->state.stock[!side] < 2)
    return 0;

  for (guint i = 0; i < board->frontier.n; i++)
    {
      guint cell = board->frontier.cell[i];

      if ((n_threats == 0 || cell == threat[0]) && makes_threat (board, cell, side))
        cells[n_cells++] = (guint16) cell;
    }

  for (guint i = 0; i < n_cells && !search->stopped && search->n_forced < MAX_FORCED; i++)
    {
      BangoUndo undo, answer;
      guint fifths[2], fives[2];
      guint n_fifths;
      guint length = 0;

      bango_board_make (board, bango_step_new (BANGO_LAY, 0, cells[i], BANGO_DIRECTION_NONE), &undo);
      search->n_forced++;
      count_node (search);
      n_fifths = bango_board_find_fifths (board, side, fifths);

      if (n_fifths > 0 && bango_board_find_fifths (board, !side, fives) == 0)
        {
          length = n_fifths > 1 ? 3 : 0;
          if (length == 0)
            {
              bango_board_make (board, bango_step_new (BANGO_LAY, 0, fifths[0], BANGO_DIRECTION_NONE), &answer);
              if (bango_board_find_fifths (board, side, fifths) > 0)
                length = 3;
              else if ((length = force_five (search, depth - 1)) > 0)
                length += 2;
              bango_board_undo (board, &answer);
            }
        }

      bango_board_undo (board, &undo);
      if (length > 0)
        return length;
    }

  return 0;
}

/* Swaps the best of the remaining choices into position at. */
static void
pick_next (BangoChoice *choices,
           guint        n,
           guint        at)
{
  guint best = at;
  BangoChoice swap;

  for (guint i = at + 1; i < n; i++)
    if (choices[i].worth > choices[best].worth)
      best = i;

  swap = choices[at];
  choices[at] = choices[best];
  choices[best] = swap;
}

/* Lists the moves of the position, and adds what the search has learned to their worth. */
static guint
list_choices (Search    *search,
              guint      ply,
              BangoStep  known,
              BangoStep  threat)
{
  BangoChoice *choices = search->choices[ply];
  BangoColor side = bango_board_get_side (&search->board);
  guint n = bango_board_list (&search->board, choices);

  for (guint i = 0; i < n; i++)
    {
      BangoStep step = choices[i].step;

      if (bango_step_get_kind (step) == BANGO_STARVE)
        continue;

      if (step == known)
        choices[i].worth += 1 << 24;
      else if (threat != BANGO_STEP_NONE && bango_step_get_to (step) == bango_step_get_to (threat))
        choices[i].worth += 1 << 16;
      else if (step == search->killers[ply][0] || step == search->killers[ply][1])
        choices[i].worth += 150;

      choices[i].worth += search->history[side][0][bango_step_get_from (step)] / 64 +
                          search->history[side][1][bango_step_get_to (step)] / 32;
    }

  return n;
}

static void
reward (Search    *search,
        guint      ply,
        BangoStep  step,
        int        depth)
{
  BangoColor side = bango_board_get_side (&search->board);
  guint16 *counters[2] = {
    &search->history[side][0][bango_step_get_from (step)],
    &search->history[side][1][bango_step_get_to (step)],
  };

  if (search->killers[ply][0] != step)
    {
      search->killers[ply][1] = search->killers[ply][0];
      search->killers[ply][0] = step;
    }

  for (guint i = 0; i < 2; i++)
    *counters[i] = (guint16) MIN (*counters[i] + depth * depth, 2048);
}

/* Scores of wins count plies from the root, but the table counts them from the position. */
static int
score_to_table (int   score,
                guint ply)
{
  if (score >= SURE_WIN)
    return score + (int) ply;
  if (score <= -SURE_WIN)
    return score - (int) ply;

  return score;
}

static int
score_from_table (int   score,
                  guint ply)
{
  if (score >= SURE_WIN)
    return score - (int) ply;
  if (score <= -SURE_WIN)
    return score + (int) ply;

  return score;
}

/* The score of a move that ends the game by famine before the tile is set down, and that does not win. */
static int
score_famine (Search    *search,
              BangoStep  step,
              guint      ply)
{
  const BangoState *state = &search->board.state;
  BangoCell from = state->tile[state->grid[bango_step_get_from (step)] & BANGO_TILE_INDEX];
  BangoCut cut;

  bango_state_cut (state, from, &cut);

  return bango_state_famine (state, from, &cut, (guint) bango_cut_find_part (&cut, bango_step_get_keep (step))) ==
                 BANGO_DRAWN
             ? 0
             : -WIN + (int) ply + 1;
}

static int search_node (Search *search, int alpha, int beta, int depth, guint ply, guint checks);

/* The score of a move for the side that makes it. */
static int
search_step (Search    *search,
             BangoStep  step,
             guint      index,
             gboolean   check,
             int        alpha,
             int        beta,
             int        depth,
             guint      ply,
             guint      checks)
{
  BangoBoard *board = &search->board;
  BangoUndo undo;
  int reduction = 0;
  int score;

  if (bango_step_get_kind (step) == BANGO_STARVE)
    return score_famine (search, step, ply);

  bango_board_make (board, step, &undo);

  /* The move ordering is more reliable in phase 1. */
  if (depth >= 2 && index >= 3 && !check)
    reduction = board->state.second_round ? 1 + (index >= 12) + (index >= 40)
                                          : 1 + (index >= 8) + (depth >= 4 && index >= 20);

  if (index == 0)
    {
      score = -search_node (search, -beta, -alpha, depth - 1, ply + 1, checks);
    }
  else
    {
      score = -search_node (search, -alpha - 1, -alpha, depth - 1 - reduction, ply + 1, checks);
      if (score > alpha && reduction > 0)
        score = -search_node (search, -alpha - 1, -alpha, depth - 1, ply + 1, checks);
      if (score > alpha && score < beta)
        score = -search_node (search, -beta, -alpha, depth - 1, ply + 1, checks);
    }

  bango_board_undo (board, &undo);

  return score;
}

/* Late moves near the leaves are skipped, unless all moves so far lose. */
static gboolean
is_too_late (const Search *search,
             guint         index,
             int           depth,
             int           best)
{
  guint most = (guint) (search->board.state.second_round ? 14 + 12 * depth : 5 + 3 * depth * depth);

  return depth > 0 && depth < 5 && index >= most && best > -SURE_WIN;
}

/* A bot that looks only at its own move, and is in doubt, also overlooks some of the answers. */
static gboolean
overlooks (const Search *search,
           guint64       key)
{
  return search->max_checks == 0 &&
         (float) (bgl_random_mix (key + search->salt) % 1000) < 1000 * search->limits->doubt * MAX_OVERLOOKED;
}

/* Whether the side could make two fours at once, or an open four. */
static gboolean
has_double (const BangoBoard *board,
            BangoColor        side)
{
  for (guint i = 0; i < board->frontier.n; i++)
    if (bango_spot_get_worth (&board->spot[board->frontier.cell[i]], side) >= DOUBLE_WORTH)
      return TRUE;

  return FALSE;
}

static int
search_node (Search *search,
             int     alpha,
             int     beta,
             int     depth,
             guint   ply,
             guint   checks)
{
  BangoBoard *board = &search->board;
  BangoColor side = bango_board_get_side (board);
  guint64 key = bango_board_get_key (board);
  Entry *entry = &search->table[key & search->mask];
  BangoStep known = BANGO_STEP_NONE, threat = BANGO_STEP_NONE, best_step = BANGO_STEP_NONE;
  int best = -INFINITE, start = alpha;
  guint most = G_MAXUINT;
  gboolean check = FALSE;
  BangoStep win;
  guint n;

  count_node (search);
  if (search->stopped)
    return 0;

  if (board->state.second_round &&
      (board->state.quiet >= BANGO_QUIET || bango_board_count_same (board) > 1))
    return 0;

  if (!overlooks (search, key) && bango_board_find_win (board, side, &win))
    return WIN - (int) ply - 1;
  if (alpha >= WIN - (int) ply - 2)
    return alpha;

  if (entry->key == key && entry->bound != BOUND_NONE)
    {
      int score = score_from_table (entry->score, ply);

      known = entry->step;
      if (entry->depth >= depth && board->state.quiet < BANGO_QUIET - MAX_DEPTH &&
          (entry->bound == BOUND_EXACT || (entry->bound == BOUND_LOWER && score >= beta) ||
           (entry->bound == BOUND_UPPER && score <= alpha)))
        return score;
    }

  if (depth <= 0 && search->max_checks == 0)
    return evaluate (search);

  /* A check: the other side would win if it were its turn. */
  if (board->state.second_round || board->state.stock[!side] > 0)
    check = bango_board_find_win (board, !side, &threat);

  if (check && !board->state.second_round)
    {
      guint cells[2];

      /* One tile cannot stop two fives. */
      if (bango_board_find_fifths (board, !side, cells) > 1)
        return -WIN + (int) ply + 2;
    }

  if (ply >= BANGO_MAX_PLY - 2)
    return evaluate (search);

  if (check && checks < search->max_checks)
    {
      depth = MAX (depth, 0) + 1;
      checks++;
    }
  else if (depth <= 0)
    {
      guint length = 0;

      search->n_forced = 0;
      if (!check && !board->state.second_round)
        length = force_five (search, search->max_fours);
      if (length > 0)
        return WIN - (int) (ply + length);

      best = evaluate (search);
      if (check || !board->state.second_round || best >= beta || depth < 0 || checks >= search->max_checks ||
          !has_double (board, side))
        return best;

      /* Try moves that may decide the game. The evaluation stays the lower bound, because the side is not forced to
       * make any of them. */
      most = MAX_DOUBLES;
      depth = 0;
    }

  if (check && !board->state.second_round)
    {
      search->choices[ply][0] = (BangoChoice) { threat, 0 };
      n = 1;
    }
  else
    {
      n = list_choices (search, ply, known, check ? threat : BANGO_STEP_NONE);
    }

  for (guint i = 0; i < n && best < beta && !search->stopped; i++)
    {
      BangoStep step;
      int score;

      if (i >= most || (most == G_MAXUINT && is_too_late (search, i, depth, best)))
        break;

      pick_next (search->choices[ply], n, i);
      step = search->choices[ply][i].step;
      score = search_step (search, step, i, check, MAX (alpha, best), beta, depth, ply, checks);

      if (search->stopped)
        return 0;

      if (score > best)
        {
          best = score;
          best_step = step;
        }
    }

  if (best >= beta)
    reward (search, ply, best_step, depth);

  *entry = (Entry) {
    .key = key,
    .step = best_step,
    .score = (gint16) score_to_table (best, ply),
    .depth = (gint8) depth,
    .bound = best >= beta ? BOUND_LOWER : best > start ? BOUND_EXACT : BOUND_UPPER,
  };

  return best;
}

/* Runs one iteration: finds the best move of the root, moves it to the front, and returns its score. */
static int
search_root (Search      *search,
             BangoChoice *choices,
             guint        n,
             int          depth)
{
  int best = -INFINITE;

  for (guint i = 0; i < n && !search->stopped; i++)
    {
      BangoChoice choice = choices[i];
      int score = search_step (search, choice.step, i, FALSE, best, INFINITE, depth, 0, 0);

      if (search->stopped || score <= best)
        continue;

      best = score;
      memmove (choices + 1, choices, i * sizeof *choices);
      choices[0] = choice;
    }

  return best;
}

/* Returns the score of the best move, which is moved to the front. */
static int
deepen (Search          *search,
        BangoChoice     *choices,
        guint            n,
        BglSearchReport *report)
{
  guint max_depth = search->limits->depth > 0 ? MIN (search->limits->depth, MAX_DEPTH) : MAX_DEPTH;
  int score = 0;

  for (guint depth = 1; depth <= max_depth && !search->stopped && ABS (score) < SURE_WIN; depth++)
    {
      int found = search_root (search, choices, n, (int) depth);

      if (search->stopped)
        break;
      score = found;
      report->depth = depth;
    }

  if (ABS (score) >= SURE_WIN)
    report->win_in = score > 0 ? WIN - score : -WIN - score;

  return score;
}

/* A search for a move only skips the search if there is no choice. */
static BglMove
run (gconstpointer          data,
     const BglSearchLimits *limits,
     BglSearchReport       *report,
     int                   *score)
{
  g_autofree Search *search = g_new (Search, 1);
  g_autofree BangoChoice *choices = g_new (BangoChoice, BANGO_MAX_MOVES);
  g_autofree Entry *table = NULL;
  guint bits = 10;
  BangoStep step;
  guint n;

  memset (search, 0, G_STRUCT_OFFSET (Search, choices));
  search->limits = limits;
  search->salt = bgl_random_mix (limits->seed + 1);
  search->blur = 4 + (guint) (limits->doubt * limits->doubt * MAX_BLUR);
  /* A bot that looks only a few moves ahead does not see long forced lines either. */
  search->max_checks = limits->depth > 0 ? MIN (limits->depth - 1, MAX_CHECKS) : MAX_CHECKS;
  search->max_fours = limits->depth > 0 ? MIN (limits->depth - 1, MAX_FOURS) : MAX_FOURS;
  bango_board_init (&search->board, data);

  if (bango_board_find_win (&search->board, bango_board_get_side (&search->board), &step))
    {
      report->win_in = 1;
      if (score != NULL)
        *score = WIN - 1;
      return bango_board_get_move (&search->board, step);
    }

  while (bits < 19 && 1u << bits < limits->nodes)
    bits++;
  table = g_new0 (Entry, 1u << bits);
  search->table = table;
  search->mask = (1u << bits) - 1;

  n = bango_board_list (&search->board, choices);
  for (guint i = 0; i < n; i++)
    pick_next (choices, n, i);
  if (score != NULL)
    *score = deepen (search, choices, n, report);
  else if (n > 1)
    deepen (search, choices, n, report);
  report->nodes = search->n_nodes;

  return g_cancellable_is_cancelled (limits->cancellable) ? BGL_MOVE_NONE
                                                          : bango_board_get_move (&search->board, choices[0].step);
}

BglMove
bango_search (gconstpointer          state,
              const BglSearchLimits *limits,
              BglSearchReport       *report)
{
  return run (state, limits, report, NULL);
}

/* The logistic function of the score is the share of games that the side to move wins. */
static double
get_chance (const BangoState *state,
            int               score)
{
  if (ABS (score) >= SURE_WIN)
    return score > 0;

  return 1 / (1 + exp (-score / (state->second_round ? CHANCE_SCALE_MOVING : CHANCE_SCALE_PLACING)));
}

gboolean
bango_get_chances (gconstpointer          data,
                   const BglSearchLimits *limits,
                   double                *chances,
                   BglMove               *best)
{
  const BangoState *state = data;
  BangoColor side = bango_state_get_side (state, state->turn);
  BglSearchReport report = { 0 };
  int score = 0;
  double chance;

  *best = run (data, limits, &report, &score);
  if (*best == BGL_MOVE_NONE)
    return FALSE;

  /* Partners share the chance of their side. */
  chance = get_chance (state, score) / (state->n_seats / 2);
  for (guint seat = 1; seat <= state->n_seats; seat++)
    chances[seat - 1] = bango_state_get_side (state, seat) == side ? chance : 2.0 / state->n_seats - chance;

  return TRUE;
}
