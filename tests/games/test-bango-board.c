/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-bot.h"
#include "games/bango/bango-board.h"

/* What the search keeps up to date move by move is what the rules find from the position alone. */

#define GAMES 40

static void
set_up (BangoState *state,
        guint       seats)
{
  BglOptions options;

  bgl_options_init (&options, bango_rules.options);
  g_assert_true (bango_rules.setup (state, seats, &options, NULL, NULL));
}

/* Games are played partly at random and partly by somebody who builds rows, so that both odd and typical positions
 * come up. */
static void
for_each_position (void (*check) (const BangoState *state,
                                  BglRandom        *random))
{
  for (guint game = 0; game < GAMES; game++)
    {
      BangoState state;
      BglRandom random;

      bgl_random_init (&random, game);
      set_up (&state, game % 4 == 3 ? 4 : 2);

      while (bango_rules.get_turn (&state) != BGL_TURN_OVER)
        {
          BglMove move = bango_rules.draw_move (&state, &random);

          check (&state, &random);
          if (bgl_random_below (&random, 4) < game % 4)
            move = bgl_bot_choose (&bango_rules, &state, BGL_LEVEL_EASY, bgl_random_next (&random), 0, NULL);
          bango_rules.apply (&state, move, NULL);
        }
    }
}

static int
compare_moves (gconstpointer a,
               gconstpointer b)
{
  BglMove one = *(const BglMove *) a;
  BglMove two = *(const BglMove *) b;

  return one < two ? -1 : one > two;
}

static void
check_moves (const BangoState *state,
             BglRandom        *random)
{
  static BangoBoard board;
  static BangoChoice choices[BANGO_MAX_MOVES];
  static BglMove expected[BANGO_MAX_MOVES], listed[BANGO_MAX_MOVES];
  guint n = bango_list_moves (state, expected);

  bango_board_init (&board, state);
  g_assert_cmpuint (bango_board_list (&board, choices), ==, n);

  for (guint i = 0; i < n; i++)
    listed[i] = bango_board_get_move (&board, choices[i].step);
  qsort (expected, n, sizeof *expected, compare_moves);
  qsort (listed, n, sizeof *listed, compare_moves);
  g_assert_cmpmem (listed, n * sizeof *listed, expected, n * sizeof *expected);
}

static void
assert_same_cells (const BangoCells *a,
                   const BangoCells *b)
{
  g_assert_cmpuint (a->n, ==, b->n);
  for (guint i = 0; i < a->n; i++)
    {
      guint place = b->place[a->cell[i]];

      g_assert_cmpuint (place, <, b->n);
      g_assert_cmpuint (b->cell[place], ==, a->cell[i]);
    }
}

static void
assert_same_board (const BangoBoard *a,
                   const BangoBoard *b)
{
  g_assert_cmpmem (a->spot, sizeof a->spot, b->spot, sizeof b->spot);
  assert_same_cells (&a->frontier, &b->frontier);
  assert_same_cells (&a->fives[BANGO_YELLOW], &b->fives[BANGO_YELLOW]);
  assert_same_cells (&a->fives[BANGO_RED], &b->fives[BANGO_RED]);
  g_assert_cmphex (bango_board_get_key (a), ==, bango_board_get_key (b));
  g_assert_cmphex (a->state.alive, ==, b->state.alive);
  g_assert_cmpuint (a->state.turn, ==, b->state.turn);
  g_assert_cmpuint (a->state.quiet, ==, b->state.quiet);
  g_assert_cmpuint (a->state.second_round, ==, b->state.second_round);
  g_assert_cmpmem (a->state.stock, 2, b->state.stock, 2);
  g_assert_cmpmem (a->state.on_table, 2, b->state.on_table, 2);

  if (a->state.second_round)
    {
      g_assert_cmpuint (bango_board_count_same (a), ==, bango_board_count_same (b));
      g_assert_cmphex (bango_state_get_hash (&a->state), ==, bango_state_get_hash (&b->state));
    }
}

/* Makes and undoes a few moves one after the other. */
static void
check_undo (const BangoState *state,
            BglRandom        *random)
{
  static BangoBoard board, before, fresh;
  static BangoChoice choices[BANGO_MAX_MOVES];
  BangoUndo undo[3];
  BangoState after = *state;
  guint n_made = 0;

  bango_board_init (&board, state);
  before = board;

  while (n_made < G_N_ELEMENTS (undo))
    {
      guint n = bango_board_list (&board, choices);
      BangoStep step = choices[bgl_random_below (random, n)].step;

      bango_rules.apply (&after, bango_board_get_move (&board, step), NULL);
      if (bango_rules.get_turn (&after) == BGL_TURN_OVER)
        break;

      bango_board_make (&board, step, &undo[n_made++]);
      bango_board_init (&fresh, &after);
      assert_same_board (&board, &fresh);
    }

  while (n_made > 0)
    bango_board_undo (&board, &undo[--n_made]);
  assert_same_board (&board, &before);
}

/* Relocation, cuts and famine included, for the player and for the other one as if it were its turn. */
static void
check_win (const BangoState *state,
           BglRandom        *random)
{
  static BangoBoard board;
  static BglMove moves[BANGO_MAX_MOVES];

  bango_board_init (&board, state);

  for (guint seat = 1; seat <= 2; seat++)
    {
      BangoColor color = bango_state_get_side (state, seat);
      BangoOutcome win = color == BANGO_YELLOW ? BANGO_YELLOW_WON : BANGO_RED_WON;
      BangoState asked = *state;
      gboolean expected = FALSE;
      BangoStep step;
      guint n;

      asked.turn = (guint8) seat;
      n = bango_list_moves (&asked, moves);
      for (guint i = 0; i < n && !expected; i++)
        {
          BangoState after = asked;

          bango_rules.apply (&after, moves[i], NULL);
          expected = after.outcome == win;
        }

      g_assert_cmpint (bango_board_find_win (&board, color, &step), ==, expected);
      if (expected)
        {
          board.state.turn = (guint8) seat;
          bango_rules.apply (&asked, bango_board_get_move (&board, step), NULL);
          board.state.turn = state->turn;
          g_assert_cmpint (asked.outcome, ==, win);
        }
    }
}

/* A fingerprint of all evaluations and ratings in random games. If the weights were changed on purpose, measure the
 * levels and write down the new numbers. */
static void
test_evaluation (void)
{
  static BangoBoard board;
  static BangoChoice choices[BANGO_MAX_MOVES];
  guint64 values = 0, ratings = 0;

  for (guint game = 0; game < GAMES; game++)
    {
      BangoState state;
      BglRandom random;

      bgl_random_init (&random, game);
      set_up (&state, 2);

      while (bango_rules.get_turn (&state) != BGL_TURN_OVER)
        {
          BangoStep step;
          guint n;

          bango_board_init (&board, &state);
          bango_board_find_win (&board, BANGO_YELLOW, &step);
          bango_board_find_win (&board, BANGO_RED, &step);
          values = bgl_random_mix (values ^ (guint64) bango_board_evaluate (&board));
          n = bango_board_list (&board, choices);
          for (guint i = 0; i < n; i++)
            ratings = bgl_random_mix (ratings ^ (guint64) choices[i].worth);
          bango_rules.apply (&state, bango_rules.draw_move (&state, &random), NULL);
        }
    }

  g_assert_cmphex (values, ==, G_GUINT64_CONSTANT (0x464e76ed2046eb0b));
  g_assert_cmphex (ratings, ==, G_GUINT64_CONSTANT (0xe0ca2dd90962e9d0));
}

static void
test_positions (gconstpointer check)
{
  for_each_position (check);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/bango/board/moves", check_moves, test_positions);
  g_test_add_data_func ("/bango/board/undo", check_undo, test_positions);
  g_test_add_data_func ("/bango/board/win", check_win, test_positions);
  g_test_add_func ("/bango/board/evaluation", test_evaluation);

  return g_test_run ();
}
