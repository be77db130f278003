/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-solver.h"
#include "make-puzzles.h"
#include "games/bango/bango-private.h"

#define WEAK_NODES  500
#define LOOK_NODES  1500
#define MIN_TILES   7
#define MAX_PLY     60
#define QUIET_TRIES 20

/* What a position consists of, apart from red tiles. */
#define VALID "Y./-,0123456789 turn"

/* Writes the position with its middle near 0,0, so that boards do not show where the game began. */
static void
write_position (const BangoState *state,
                GString          *text)
{
  int left = G_MAXINT, right = G_MININT, top = G_MAXINT, bottom = G_MININT;
  int x0, y0;

  for (guint64 rest = state->alive; rest != 0; rest &= rest - 1)
    {
      BangoCell cell = state->tile[__builtin_ctzll (rest)];

      left = MIN (left, cell.x);
      right = MAX (right, cell.x);
      top = MIN (top, cell.y);
      bottom = MAX (bottom, cell.y);
    }

  x0 = -(right - left) / 2;
  y0 = -(bottom - top) / 2;
  g_string_append_printf (text, "%d,%d ", x0, y0);

  for (int y = top; y <= bottom; y++)
    {
      guint n_empty = 0;

      if (y > top)
        g_string_append_c (text, '/');
      for (int x = left; x <= right; x++)
        {
          BangoColor color;

          if (!bango_state_get_tile (state, (BangoCell) { x, y }, &color))
            {
              n_empty++;
              continue;
            }
          for (; n_empty > 0; n_empty--)
            g_string_append_c (text, '.');
          g_string_append_c (text, color == BANGO_YELLOW ? 'Y' : 'R');
        }
    }

  if (!state->second_round)
    g_string_append_printf (text, " stock %u %u", state->stock[0], state->stock[1]);
  g_string_append_printf (text, " turn %u", state->turn);
}

/* How many moves win at once. */
static guint
count_wins (const BangoState *state)
{
  g_autofree BglMove *moves = g_new (BglMove, BANGO_MAX_MOVES);
  g_autofree BangoState *after = g_new (BangoState, 1);
  guint n = bango_list_moves (state, moves);
  BangoOutcome win = bango_state_get_side (state, state->turn) == BANGO_YELLOW ? BANGO_YELLOW_WON : BANGO_RED_WON;
  guint n_wins = 0;

  for (guint i = 0; i < n; i++)
    {
      *after = *state;
      bango_rules.apply (after, moves[i], NULL);
      n_wins += after->outcome == win;
    }

  return n_wins;
}

/* Finds the defense that leaves the fewest ways to win. Before the last two moves, there must be only one. */
static BglMove
find_defense (const BangoState *state,
              guint             n_own,
              BglRandom        *random)
{
  g_autofree BglMove *moves = g_new (BglMove, BANGO_MAX_MOVES);
  g_autofree BangoState *after = g_new (BangoState, 1);
  g_autofree BangoBoard *board = g_new (BangoBoard, 1);
  guint n = bango_list_moves (state, moves);
  guint fewest = G_MAXUINT, n_equal = 0;
  BglMove best = BGL_MOVE_NONE;

  for (guint i = 0; i < n; i++)
    {
      guint n_wins;
      BangoStep step;

      *after = *state;
      bango_rules.apply (after, moves[i], NULL);
      if (after->outcome != BANGO_RUNNING)
        continue;

      if (n_own == 1)
        n_wins = count_wins (after);
      else
        {
          bango_board_init (board, after);
          if (bango_solver_wins (board, n_own - 1) || bango_solver_find_wins (board, n_own, &step) != 1)
            continue;
          n_wins = 1;
        }

      if (n_wins < fewest)
        n_equal = 0;
      if (n_wins <= fewest && bgl_random_below (random, ++n_equal) == 0)
        best = moves[i];
      fewest = MIN (fewest, n_wins);
    }

  return best;
}

static void
write_move (const BangoState *state,
            BglMove           move,
            GString          *line)
{
  bango_rules.format_move (state, move, line);
}

/* Writes the moves, and returns FALSE if the way to win is not the only one. */
static gboolean
write_solution (const BangoState *start,
                guint             n_own,
                BglRandom        *random,
                GString          *line)
{
  g_autofree BangoState *state = g_memdup2 (start, sizeof *start);
  g_autofree BangoBoard *board = g_new (BangoBoard, 1);
  BangoStep step;

  for (; n_own > 1; n_own--)
    {
      BglMove move;

      bango_board_init (board, state);
      if (bango_solver_wins (board, n_own - 1) || bango_solver_find_wins (board, n_own, &step) != 1)
        return FALSE;

      move = bango_board_get_move (board, step);
      write_move (state, move, line);
      g_string_append (line, "; ");
      bango_rules.apply (state, move, NULL);

      move = find_defense (state, n_own - 1, random);
      if (move == BGL_MOVE_NONE)
        return FALSE;
      write_move (state, move, line);
      g_string_append (line, "; ");
      bango_rules.apply (state, move, NULL);
    }

  bango_board_init (board, state);
  if (!bango_board_find_win (board, bango_board_get_side (board), &step))
    return FALSE;
  write_move (state, bango_board_get_move (board, step), line);

  return TRUE;
}

/* A win in two or three moves. In phase 2, proving three takes too long. */
static gboolean
try_position (const BangoState *state,
              BglRandom        *random,
              GString          *line)
{
  BglSearchLimits limits = { .nodes = LOOK_NODES, .depth = 5, .use_knowledge = TRUE, .seed = bgl_random_next (random) };
  BglSearchReport report = { 0 };
  BglOptions options;
  g_autoptr (BglGame) game = NULL;
  g_autoptr (GString) text = g_string_new ("1 2 | ");
  gsize start;

  bgl_search_run (&bango_rules, state, &limits, &report);
  if (report.win_in != 3 && (report.win_in != 5 || state->second_round))
    return FALSE;

  /* Starts from the position alone, because the puzzle knows no earlier ones. */
  start = text->len;
  write_position (state, text);
  bgl_options_init (&options, bango_rules.options);
  game = bgl_game_new (&bango_rules, 2, &options, text->str + start, NULL);
  g_assert (game != NULL);

  g_string_append (text, " | ");
  if (!write_solution (bgl_game_get_state (game), (guint) (report.win_in + 1) / 2, random, text))
    return FALSE;

  g_string_assign (line, text->str);

  return TRUE;
}

/* A random move after which nobody can win at once, if one is found soon. Games of such moves reach phase 2. */
static BglMove
make_quiet_move (const BangoState *state,
                 BglRandom        *random)
{
  g_autofree BangoState *after = g_new (BangoState, 1);
  g_autofree BangoBoard *board = g_new (BangoBoard, 1);
  BglMove move = BGL_MOVE_NONE;

  for (guint i = 0; i < QUIET_TRIES; i++)
    {
      BangoStep step;

      *after = *state;
      move = bango_rules.draw_move (state, random);
      bango_rules.apply (after, move, NULL);
      if (after->outcome != BANGO_RUNNING)
        continue;

      bango_board_init (board, after);
      if (!bango_board_find_win (board, BANGO_YELLOW, &step) && !bango_board_find_win (board, BANGO_RED, &step))
        break;
    }

  return move;
}

/* Keeps one puzzle of each game, because the others would be similar. */
gboolean
make_bango (BglRandom *random,
            GString   *line)
{
  gboolean late = bgl_random_below (random, 2) == 0;
  guint from = late ? 2 * BANGO_TILES : MIN_TILES + bgl_random_below (random, 12);
  BglOptions options;
  g_autoptr (BglGame) game = NULL;

  bgl_options_init (&options, bango_rules.options);
  game = bgl_game_new (&bango_rules, 2, &options, NULL, NULL);

  while (!bgl_game_is_over (game) && bgl_game_get_ply (game) < MAX_PLY)
    {
      const BangoState *state = bgl_game_get_state (game);

      if (bgl_game_get_ply (game) >= from && try_position (state, random, line))
        return TRUE;

      bgl_game_play (game, late && !state->second_round ? make_quiet_move (state, random)
                           : make_weak_move (&bango_rules, state, WEAK_NODES, random), NULL);
    }

  return FALSE;
}

/* One of the eight ways to turn and mirror the cells. */
static BangoCell
turn_cell (BangoCell cell,
           guint     way)
{
  if (way & 1)
    cell.x = -cell.x;
  if (way & 2)
    cell.y = -cell.y;

  return way & 4 ? (BangoCell) { cell.y, cell.x } : cell;
}

static char *
draw_turned (const BangoState *state,
             guint             way)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree BangoState *turned = g_memdup2 (state, sizeof *state);

  memset (turned->grid, 0, sizeof turned->grid);
  for (guint64 rest = state->alive; rest != 0; rest &= rest - 1)
    {
      guint tile = __builtin_ctzll (rest);
      BangoCell cell = turn_cell (state->tile[tile], way);
      guint index = bango_cell_index (cell);

      turned->tile[tile] = cell;
      turned->at[tile] = (guint16) index;
      turned->grid[index] = bango_color_bit (bango_tile_color (tile)) | tile;
    }

  turned->turn = 1;
  turned->second_round = TRUE;
  write_position (turned, text);
  if (bango_state_get_side (state, state->turn) == BANGO_RED)
    g_strcanon (g_strdelimit (g_strdelimit (text->str, "Y", '?'), "R", 'Y'), VALID, 'R');

  return g_strdup (text->str);
}

char *
make_bango_key (const BglPuzzle *puzzle)
{
  g_autoptr (BglGame) game = bgl_puzzle_begin (puzzle);
  char *least = NULL;

  for (guint way = 0; way < 8; way++)
    {
      char *text = draw_turned (bgl_game_get_state (game), way);

      if (least == NULL || strcmp (text, least) < 0)
        {
          g_free (least);
          least = text;
        }
      else
        g_free (text);
    }

  return least;
}
