/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-search.h"

#include "bango-solver.h"
#include "game-utils.h"

/* Positions in which one move alone wins in so many moves, and what the search makes of them. They come from games of weak
 * bots; the solver, which tries everything, has selected them. */

typedef struct
{
  const char *position;
  const char *move;
  guint       moves;
} Tactic;

static const Tactic tactics[] = {
  { "-2,-2 ...Y/...Y/YRYR/.RY/..RY/YRRRRY/Y...R/Y stock 7 8 turn 2", "-1,2", 2 },
  { "-3,-4 ......R/......Y/..YR.RYR/...RYYYYR/.RYYRYYYR/YRRRRYRY/.....R.Y/.......R stock 1 1 turn 1", "1,-2", 2 },
  { "-4,-4 .Y/.RRY/..RR.YR/.YRRRRYY/RYYYYRY/..RYRYY/....Y turn 2", "-3,-3>-2,-4", 2 },
  { "-3,-3 ......R/YRRRRYY/..RY.RY/.RYYRYY/...RY/...RY stock 6 6 turn 1", "4,-2", 3 },
  { "-3,-3 ..RR/.R.R/.YYYR/...YRR/RYYYYRY/..RY.Y/...R.YR stock 5 5 turn 1", "-3,-1", 3 },
  { "-2,-3 .RRY/..YYR/.RYRYYYYR/.RYRRRRY/..YR...Y/.YRYY/.RY.R/YR stock 0 1 turn 2", "-1,-2", 2 },
  { "-3,-4 .....Y/.....RR/...RYRR/RYYYYR/.YRYRR/..RYRY/..YY/..YR stock 4 4 turn 1", "-2,2", 3 },
  { "-3,-3 ...R..R/...Y.YY/.RYYYYR/R.RYRRY/RYYYYR/.RYRRRRY stock 2 2 turn 1", "1,-2", 2 },
  { "-5,-5 .......Y/......YR/......YR/.....YR/...RYRR/.RYYYYRR/YRRRRYRY/..R.R.YY/....Y..Y stock 1 1 turn 1", "2,4", 2 },
  { "-2,-2 .RR.Y/.RYYYYR/.RYRYY/.YYRRR/RRYYYYR/..R/..R stock 3 3 turn 1", "2,-3", 2 },
  { "-3,-2 ..Y..R/YRRRRY/..RYRRR/..RYYYYR/..RYYY.R/..YY/..YR stock 3 3 turn 1", "-2,4", 2 },
  { "-2,-5 .....Y/.....R/.....RY/..Y..R/..YYRRRRY/..YRYY/RRRRYY/.Y stock 5 5 turn 1", "-3,1", 3 },
  { "-2,-2 ...Y/YRRRR/..YR/..YR/..YR/RYYYYR/R.R.Y/....Y stock 6 6 turn 1", "3,-1", 3 },
  { "-2,-2 ....Y/..YYYRR/..YRR/.YRR/RY stock 10 10 turn 1", "-1,-1", 3 },
  { "-4,-2 ...R.R/...YRR/RYYYYR/.Y.RYRR/.Y...Y stock 8 8 turn 1", "1,-3", 3 },
  { "-4,-3 ....YYY/.....YR/....YRR/..RYYRY/YRRRRY/...R/..YR/...R/...Y stock 5 5 turn 1", "3,-2", 3 },
  { "-5,-3 ....YY/..Y.RRY/YRRRRYY/..RY.YR/.RR..Y/YRRRYY/..YY.R stock 2 3 turn 2", "-4,0", 2 },
  { "-4,-2 ...YR.R/...RYYR/RYYYYR/..RYYRY/..YYYRR/.RYRRR/.Y.R.Y turn 1", "-2,3>-3,2", 2 },
  { "-5,-3 ......R/...YRYRRRRY/..RYYRYY/.RYYYYR/.YYRR.Y/RR stock 3 3 turn 1", "-2,-3", 2 },
  { "-5,-4 .......Y/.......Y/......YY/....YRYR/...YRYR/YRRRRY/....RR/....R/....Y stock 6 6 turn 1", "0,-2", 3 },
  { "-4,-4 ...R.Y/...YRR/..YYRR/RYYYYR/....YRR/...RYY/....Y/...RR stock 5 5 turn 1", "0,-4", 2 },
  { "-4,-5 .....R/.....Y/.....Y/.R.YRYR/YRRRRYY/RY.RYR/.RYYR/.YYY/.R stock 3 3 turn 1", "-4,2", 2 },
  { "-3,-3 .RYYR/YRRRRYY/..RYYYYR/.YRYRR/.YRR/..Y stock 4 4 turn 1", "3,-3", 3 },
  { "-2,-4 ...YY/.R.R/YRRRRY/.RYR/.YYRR/..RY.Y/RYYYYR/..Y stock 3 4 turn 2", "-1,-4", 2 },
  { "-3,-2 ...RY.YR/RYYYRR.Y/...YRYRR/...RRRY/.YR.R.Y/.YRRYYY/..YRY turn 2", "4,0>3,-1", 2 },
  { "-3,-1 ....R/..RYR/RYYYYR/.YYRR/.Y/.R stock 9 9 turn 1", "-3,3", 3 },
  { "-2,-4 ..RR.Y/...YYR/.YRYYYYR/..YRRY/YRYRY/..YR/..Y/..R turn 1", "1,-3>4,-3", 2 },
  { "-3,-3 ..R/..Y.Y/..YRY/..YYRR/YR.YRY/YRRRRY/..RRY/.YR.Y stock 3 4 turn 2", "-1,5", 2 },
  { "-3,-5 ..YY/...R/YRRRRY/...RY/R.YYRY/YYRYRY/.YRYRR/.Y.R.Y/.R stock 1 2 turn 2", "-2,-2", 2 },
  { "-1,-5 ..R/..RY/Y.R/YRRY/RYYRR/.YR/YYYR/.Y/.R stock 6 6 turn 1", "1,-6", 3 },
  { "-2,-3 ..RY/...Y/.RYYYYR/YYYRRY/RR.YY turn 1", "0,-1>-3,0", 2 },
  { "-4,-3 YR/RR.Y/RYRRRY/RRY.YRR/..Y.YRR/....YYR/.....RY turn 2", "0,-1>-4,1", 2 },
  { "-3,-3 ..R/RYR/YYYR/.YYYRY/.R.YRY/....YY/.....R turn 1", "-1,0>2,-1", 2 },
  { "-4,-1 ..YR/RYRRY/.YYYR/.RYR/.RYY/..YYYR/..R.YR turn 1", "-3,0>-4,1", 2 },
  { "-2,-4 .R/.YR/RYRR/RYYYR/.YYR/.RYY/.RYYYYR/..R..R turn 1", "3,2>2,3", 2 },
  { "-3,-2 .RYYY/RYRRRY/R..YRRY/R.YYYRY/R.YY.R/..YYR/..RRYY/.....R turn 1", "-2,-1>-2,1", 2 },
  { "-4,-3 RYYYYRR/...RYY/....RRYY/..R.YRYR/..RRYYYR/...YY.R/..YR turn 1", "-1,2>0,3", 2 },
  { "-3,-4 .RYY/YRRRY/.Y.RRY/.Y.YR/....R turn 2", "-1,-3>1,1", 2 },
};

static void
assert_move (BglGame    *game,
             BglMove     move,
             const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  bango_rules.format_move (bgl_game_get_state (game), move, text);
  g_assert_cmpstr (text->str, ==, expected);
}

/* The table of positions is right. */
static void
test_solved (void)
{
  g_autofree BangoBoard *board = g_new (BangoBoard, 1);

  for (guint i = 0; i < G_N_ELEMENTS (tactics); i++)
    {
      const Tactic *tactic = &tactics[i];
      g_autoptr (BglGame) game = game_test_new (&bango_rules, 2, NULL, tactic->position);
      BangoStep step;

      bango_board_init (board, bgl_game_get_state (game));
      g_assert_false (bango_solver_wins (board, tactic->moves - 1));
      g_assert_cmpuint (bango_solver_find_wins (board, tactic->moves, &step), ==, 1);
      assert_move (game, bango_board_get_move (board, step), tactic->move);
    }
}

/* The search finds the move and knows that it wins. */
static void
test_found (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (tactics); i++)
    {
      const Tactic *tactic = &tactics[i];
      g_autoptr (BglGame) game = game_test_new (&bango_rules, 2, NULL, tactic->position);
      BglSearchLimits limits = { .nodes = 50000, .use_knowledge = TRUE, .seed = i };
      BglSearchReport report;
      BglMove move = bgl_search_run (&bango_rules, bgl_game_get_state (game), &limits, &report);

      g_test_message ("%s: depth %u, %" G_GUINT64_FORMAT " positions", tactic->position, report.depth, report.nodes);
      assert_move (game, move, tactic->move);
      g_assert_cmpint (report.win_in, >, 0);
    }
}

/* Whatever the search takes for a forced win or loss is one, relocation, cuts and famine included. */
static void
test_sound (void)
{
  g_autofree BangoBoard *board = g_new (BangoBoard, 1);
  guint n_wins = 0, n_losses = 0;

  for (guint seed = 0; seed < 60; seed++)
    {
      g_autoptr (BglGame) game = game_test_new (&bango_rules, 2, NULL, NULL);
      BglRandom random;

      bgl_random_init (&random, seed);
      while (bgl_game_get_turn (game) != BGL_TURN_OVER)
        {
          const BangoState *state = bgl_game_get_state (game);
          BglSearchLimits limits = {
            .nodes = 2000, .depth = 3, .use_knowledge = TRUE, .seed = bgl_random_next (&random)
          };
          BglSearchReport report;
          BglMove move = bgl_search_run (&bango_rules, state, &limits, &report);

          bango_board_init (board, state);
          if (report.win_in > 0 && report.win_in <= 3)
            {
              g_assert_true (bango_solver_wins (board, (report.win_in + 1) / 2));
              n_wins++;
            }
          else if (report.win_in < 0 && report.win_in >= -2)
            {
              g_assert_true (bango_solver_loses (board, 1));
              n_losses++;
            }

          if (bgl_random_below (&random, 3) > 0)
            move = bango_rules.draw_move (state, &random);
          g_assert_true (bgl_game_play (game, move, NULL));
        }
    }

  /* Enough of them to mean something. */
  g_test_message ("%u wins, %u losses", n_wins, n_losses);
  g_assert_cmpuint (n_wins, >, 40);
  g_assert_cmpuint (n_losses, >, 10);
}

/* How the other side would win if it were its turn. */
typedef enum
{
  THREAT_FIVE,    /* five in a row by moving a tile */
  THREAT_CUT,     /* five in a row by moving a tile, which cuts off others */
  THREAT_FAMINE,
  N_THREATS
} Threat;

static gboolean
find_threat (BangoBoard *board,
             Threat     *threat)
{
  BangoStep step;
  BangoCut cut;
  BangoCell from;

  if (!bango_board_find_win (board, !bango_board_get_side (board), &step))
    return FALSE;

  from = board->state.tile[board->state.grid[bango_step_get_from (step)] & BANGO_TILE_INDEX];
  bango_state_cut (&board->state, from, &cut);
  *threat = bango_step_get_kind (step) == BANGO_STARVE ? THREAT_FAMINE : cut.n_parts > 1 ? THREAT_CUT : THREAT_FIVE;

  return TRUE;
}

/* In phase 2, the search meets every threat that can be met. A search that ignores moved tiles, cuts, or famine loses
 * at once in some of these positions. */
static void
test_threats (void)
{
  g_autofree BangoBoard *board = g_new (BangoBoard, 1);
  guint n_met[N_THREATS] = { 0 };

  for (guint seed = 0; seed < 400; seed++)
    {
      g_autoptr (BglGame) game = game_test_new (&bango_rules, 2, NULL, NULL);
      BglRandom random;

      bgl_random_init (&random, seed);
      while (bgl_game_get_turn (game) != BGL_TURN_OVER)
        {
          const BangoState *state = bgl_game_get_state (game);
          BglSearchLimits limits = { .nodes = 4000, .depth = 2, .use_knowledge = TRUE, .seed = seed };
          BglSearchReport report;
          Threat threat;

          bango_board_init (board, state);
          if (state->second_round && find_threat (board, &threat) && n_met[threat] < 12 &&
              !bango_solver_wins (board, 1) && !bango_solver_loses (board, 1))
            {
              BangoState after = *state;
              BangoStep step;

              bango_rules.apply (&after, bgl_search_run (&bango_rules, state, &limits, &report), NULL);
              bango_board_init (board, &after);
              g_assert_false (after.outcome == BANGO_RUNNING &&
                              bango_board_find_win (board, bango_board_get_side (board), &step));
              n_met[threat]++;
            }

          g_assert_true (bgl_game_play (game, bango_rules.draw_move (state, &random), NULL));
        }
    }

  g_test_message ("%u fives, %u with a cut, %u famines", n_met[THREAT_FIVE], n_met[THREAT_CUT], n_met[THREAT_FAMINE]);
  for (guint i = 0; i < N_THREATS; i++)
    g_assert_cmpuint (n_met[i], >=, 4);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bango/tactics/solved", test_solved);
  g_test_add_func ("/bango/tactics/found", test_found);
  g_test_add_func ("/bango/tactics/sound", test_sound);
  g_test_add_func ("/bango/tactics/threats", test_threats);

  return g_test_run ();
}
