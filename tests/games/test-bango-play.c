/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <string.h>

#include "engine/bgl-record.h"
#include "engine/bgl-game.h"
#include "games/bango/bango-rules.h"

#include "bango-naive.h"
#include "game-utils.h"

/* Whole games at random, with everything checked at every step. */

typedef struct
{
  const char *name;
  guint       seats;
  guint       first;
  gboolean    coughing;
  const char *position; /* NULL for the opening */
  BangoCell   yellow;   /* where its yellow tile lies */
  guint       games;
} Series;

static const Series all_series[] = {
  { "two-seats", 2, 1, FALSE, NULL, { 0, 0 }, 120 },
  { "two-seats-second-first", 2, 2, FALSE, NULL, { 0, 0 }, 40 },
  { "four-seats", 4, 3, TRUE, NULL, { 0, 0 }, 60 },
  { "position", 2, 1, FALSE, "10,-10 YR stock 16 16", { 10, -10 }, 40 },
};

static BglGame *
new_game (const Series *series)
{
  g_autofree char *options = g_strdup_printf ("first=%u coughing=%s", series->first, series->coughing ? "yes" : "no");

  return game_test_new (&bango_rules, series->seats, options, series->position);
}

static gboolean
contains (const BglMove *moves,
          guint          n,
          BglMove        move)
{
  for (guint i = 0; i < n; i++)
    if (moves[i] == move)
      return TRUE;

  return FALSE;
}

static void
assert_same_tiles (const BangoState *state,
                   Naive            *naive)
{
  g_assert_cmpuint (naive_count (naive, 'Y'), ==, state->on_table[BANGO_YELLOW]);
  g_assert_cmpuint (naive_count (naive, 'R'), ==, state->on_table[BANGO_RED]);

  for (int y = 0; y < NAIVE_SIZE; y++)
    for (int x = 0; x < NAIVE_SIZE; x++)
      {
        BangoCell cell = { x - NAIVE_MIDDLE, y - NAIVE_MIDDLE };
        BangoColor color;
        char expected = ' ';

        if (bango_state_get_tile (state, cell, &color))
          expected = color == BANGO_YELLOW ? 'Y' : 'R';

        g_assert_cmpint (naive->cell[y][x], ==, expected);
      }
}

static void
assert_round_trip (const BangoState *state,
                   BglMove           move)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  BglMove back;

  bango_rules.format_move (state, move, text);
  bango_rules.parse_move (state, bgl_move_get_seat (move), text->str, &back, &error);
  g_assert_no_error (error);
  g_assert_cmphex (back, ==, move);
}

/* Moves of all kinds around the tiles are legal exactly when they are listed. */
static void
assert_others_refused (const BangoState *state,
                       const BglMove    *moves,
                       guint             n,
                       BglRandom        *random)
{
  for (guint i = 0; i < 40; i++)
    {
      BangoCell middle = state->tile[__builtin_ctzll (state->alive)];
      BangoMove parts = {
        .seat = bgl_random_below (random, state->n_seats + 1),
        .kind = bgl_random_below (random, BANGO_COUGH + 1),
        .from = { middle.x + (int) bgl_random_below (random, 9) - 4,
                  middle.y + (int) bgl_random_below (random, 9) - 4 },
        .to = { middle.x + (int) bgl_random_below (random, 13) - 6,
                middle.y + (int) bgl_random_below (random, 13) - 6 },
        .keep = bgl_random_below (random, 4) == 0 ? bgl_random_below (random, 8) : 0,
      };
      BglMove move;
      g_autoptr (GError) error = NULL;

      /* Mostly moves that come close to being legal. */
      if (i % 4 != 0)
        {
          parts.seat = state->turn;
          parts.kind = state->second_round ? BANGO_SHIFT : BANGO_LAY;
        }

      move = bango_move_pack (&parts);

      if (contains (moves, n, move))
        {
          g_assert_true (bango_rules.check (state, move, &error));
          g_assert_no_error (error);
        }
      else
        {
          const char *rule;

          g_assert_false (bango_rules.check (state, move, NULL));
          g_assert_false (bango_rules.check (state, move, &error));
          rule = bgl_rule_error_get_rule (error);
          g_assert_true (g_str_equal (rule, BGL_RULE_RECORD_CHANCE) ||
                         bgl_rules_find_rule (&bango_rules, rule) != NULL);
        }
    }
}

static void
assert_record_round_trip (BglGame *game)
{
  g_autoptr (BglRecord) record = bgl_record_new_from_game (game);
  g_autofree char *text = bgl_record_to_string (record);
  g_autoptr (BglRecord) read = NULL;
  g_autoptr (BglRecord) again = NULL;
  g_autoptr (BglGame) replayed = NULL;
  g_autofree char *text_again = NULL;
  g_autoptr (GError) error = NULL;

  read = bgl_record_parse (text, -1, &error);
  g_assert_no_error (error);
  replayed = bgl_record_replay (read, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (bgl_game_get_state (replayed), sizeof (BangoState),
                   bgl_game_get_state (game), sizeof (BangoState));

  again = bgl_record_new_from_game (replayed);
  text_again = bgl_record_to_string (again);
  g_assert_cmpstr (text_again, ==, text);
}

static void
assert_undo_redo (BglGame          *game,
                  const BangoState *before)
{
  g_autofree BangoState *after = g_memdup2 (bgl_game_get_state (game), sizeof (BangoState));

  bgl_game_undo (game);
  g_assert_cmpmem (bgl_game_get_state (game), sizeof (BangoState), before, sizeof (BangoState));
  bgl_game_redo (game);
  g_assert_cmpmem (bgl_game_get_state (game), sizeof (BangoState), after, sizeof (BangoState));
}

static void
play_game (const Series *series,
           guint64       seed)
{
  g_autoptr (BglGame) game = new_game (series);
  g_autoptr (Naive) naive = naive_new (series->seats, series->first, series->coughing,
                                       series->yellow);
  g_autoptr (GArray) expected = g_array_new (FALSE, FALSE, sizeof (BglMove));
  const BangoState *state = bgl_game_get_state (game);
  BglRandom random;

  bgl_random_init (&random, seed);

  while (!bgl_game_is_over (game))
    {
      g_autofree BangoState *before = g_memdup2 (state, sizeof (BangoState));
      g_autofree BglMove *moves = NULL;
      g_autoptr (GError) error = NULL;
      BglMove move;
      guint n;

      g_assert_cmpint (bgl_game_get_turn (game), ==, naive->turn);
      assert_same_tiles (state, naive);

      moves = bgl_game_list_moves (game, &n);
      g_array_set_size (expected, 0);
      naive_list (naive, expected);
      g_assert_cmpuint (n, <=, bango_rules.max_moves);
      g_assert_cmpmem (moves, n * sizeof (BglMove), expected->data, expected->len * sizeof (BglMove));

      for (guint i = 0; i < n; i++)
        {
          g_assert_true (bango_rules.check (state, moves[i], NULL));

          if (n < 100 || i % 16 == 0)
            assert_round_trip (state, moves[i]);
        }

      assert_others_refused (state, moves, n, &random);

      move = bango_rules.draw_move (state, &random);
      g_assert_true (contains (moves, n, move));
      g_assert_cmpint (bango_move_unpack (move).kind, !=, BANGO_COUGH);

      if (bgl_random_below (&random, 5) == 0)
        move = moves[n - 1 - bgl_random_below (&random, MIN (n, 3))];

      bgl_game_play (game, move, &error);
      g_assert_no_error (error);
      naive_play (naive, move);
      g_assert_cmpint (state->outcome, ==, naive->outcome);

      assert_undo_redo (game, before);
      assert_record_round_trip (game);
    }
}

static void
test_series (gconstpointer data)
{
  const Series *series = data;

  for (guint i = 0; i < series->games; i++)
    play_game (series, i);
}

/* The rules' page says how often random play gets to the second round. */
static void
test_statistics (void)
{
  const guint n_games = 6000;
  BglOptions options;
  BglRandom random;
  guint n_second = 0;
  double share;

  bgl_options_init (&options, bango_rules.options);
  bgl_random_init (&random, 63);

  for (guint i = 0; i < n_games; i++)
    {
      BangoState state;

      g_assert_true (bango_rules.setup (&state, 2, &options, NULL, NULL));

      while (!state.second_round && bango_rules.get_turn (&state) != BGL_TURN_OVER)
        bango_rules.apply (&state, bango_rules.draw_move (&state, &random), NULL);

      n_second += state.second_round;
    }

  share = (double) n_second / n_games;
  g_test_message ("%.3f of the games reach the second round", share);
  g_assert_cmpfloat (fabs (share - 0.63), <, 0.03);
}

/* Every cell of the first round is drawn equally often: chi square is about the number of
 * cells, and far from it only by chance. */
static void
test_uniform (void)
{
  const guint draws_each = 400;
  g_autofree BangoState *state = g_new (BangoState, 1);
  BglOptions options;
  BglRandom random;

  bgl_options_init (&options, bango_rules.options);
  bgl_random_init (&random, 5);
  g_assert_true (bango_rules.setup (state, 2, &options, NULL, NULL));

  for (guint ply = 0; ply < 12; ply++)
    {
      g_autofree BglMove *moves = g_new (BglMove, bango_rules.max_moves);
      guint n = bango_rules.list_moves (state, moves);
      g_autofree guint *drawn = g_new0 (guint, n);
      double chi = 0;

      for (guint i = 0; i < n * draws_each; i++)
        {
          BglMove move = bango_rules.draw_move (state, &random);
          guint at = 0;

          while (moves[at] != move)
            at++;

          drawn[at]++;
        }

      for (guint i = 0; i < n; i++)
        {
          double difference = (double) drawn[i] - draws_each;

          chi += difference * difference / draws_each;
        }

      g_assert_cmpfloat (chi, <, n + 5 * sqrt (2.0 * n));
      bango_rules.apply (state, moves[bgl_random_below (&random, n)], NULL);
    }
}

/* In the second round every legal move has a chance too. */
static void
test_every_move_drawn (void)
{
  g_autofree BangoState *state = g_new (BangoState, 1);
  g_autofree BglMove *moves = g_new (BglMove, bango_rules.max_moves);
  g_autofree gboolean *drawn = g_new0 (gboolean, bango_rules.max_moves);
  BglOptions options;
  BglRandom random;
  guint n;

  bgl_options_init (&options, bango_rules.options);
  bgl_random_init (&random, 9);
  g_assert_true (bango_rules.setup (state, 2, &options,
                                    "0,0 YRYRYRY/RYR.RYR/YRY.YRY turn 2", NULL));
  n = bango_rules.list_moves (state, moves);

  for (guint i = 0; i < 200 * n; i++)
    {
      BglMove move = bango_rules.draw_move (state, &random);
      guint at = 0;

      while (moves[at] != move)
        at++;

      drawn[at] = TRUE;
    }

  for (guint i = 0; i < n; i++)
    g_assert_true (drawn[i]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (all_series); i++)
    {
      g_autofree char *path = g_strconcat ("/bango/play/", all_series[i].name, NULL);

      g_test_add_data_func (path, &all_series[i], test_series);
    }

  g_test_add_func ("/bango/play/statistics", test_statistics);
  g_test_add_func ("/bango/play/uniform", test_uniform);
  g_test_add_func ("/bango/play/every-move-drawn", test_every_move_drawn);

  return g_test_run ();
}
