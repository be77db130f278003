/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-bot.h"
#include "engine/bgl-search.h"
#include "games/bango/bango-rules.h"

/* How the bots of Bango play: not too badly, not too well, and always by the rules. */

static void
set_up (BangoState *state,
        guint       seats,
        const char *position)
{
  g_autoptr (GError) error = NULL;
  BglOptions options;

  bgl_options_init (&options, bango_rules.options);

  if (seats == 4)
    bgl_options_set (&options, bango_rules.options, seats, "coughing", "yes", &error);
  g_assert_no_error (error);

  bango_rules.setup (state, seats, &options, position, &error);
  g_assert_no_error (error);
}

static BangoOutcome
get_win (const BangoState *state)
{
  return bango_state_get_side (state, state->turn) == BANGO_YELLOW ? BANGO_YELLOW_WON
                                                                   : BANGO_RED_WON;
}

/* A move that wins at once, or BGL_MOVE_NONE. */
static BglMove
find_win (const BangoState *state)
{
  g_autofree BglMove *moves = g_new (BglMove, bango_rules.max_moves);
  guint n = bango_rules.list_moves (state, moves);

  for (guint i = 0; i < n; i++)
    {
      BangoState after = *state;

      bango_rules.apply (&after, moves[i], NULL);

      if (after.outcome == get_win (state))
        return moves[i];
    }

  return BGL_MOVE_NONE;
}

typedef struct
{
  const char *name;
  const char *position;
  BglLevel    lowest;
  BglLevel    highest;
} Case;

static const Case wins[] = {
  { "lay", "0,0 YYYY/RRR stock 5 5", BGL_LEVEL_EASY, BGL_LEVEL_EXPERT },
  { "lay-diagonal", "0,0 YR/.YR/..YRR/....R/...RY stock 3 3", BGL_LEVEL_EASY, BGL_LEVEL_EXPERT },
  { "move", "0,0 YYYYR/RRRRY", BGL_LEVEL_EASY, BGL_LEVEL_EXPERT },
  { "move-gap", "0,0 YY.YYR/RRYRRY", BGL_LEVEL_EASY, BGL_LEVEL_EXPERT },
  { "famine", "0,0 RRYRRYY/RRRY/YY turn 2", BGL_LEVEL_EASY, BGL_LEVEL_EXPERT },
};

static const Case threats[] = {
  { "lay", "0,0 RYYYY/RRR stock 5 5 turn 2", BGL_LEVEL_MEDIUM, BGL_LEVEL_EXPERT },
  { "lay-gap", "0,0 YY.YY/RRRYR stock 5 5 turn 2", BGL_LEVEL_MEDIUM, BGL_LEVEL_EXPERT },
  { "move", "0,0 YYRYY/RRRRY/Y.Y.R", BGL_LEVEL_MEDIUM, BGL_LEVEL_HARD },
};

/* What a level decides if it does not overlook anything. */
static BglMove
decide (const BangoState *state,
        BglLevel          level,
        guint64           seed)
{
  BglSearchLimits limits;

  bgl_bot_get_limits (&bango_rules, level, seed, 0, NULL, &limits);

  return bgl_search_run (&bango_rules, state, &limits, NULL);
}

static void
test_win (gconstpointer data)
{
  const Case *c = data;

  for (BglLevel level = c->lowest; level <= c->highest; level++)
    for (guint64 seed = 0; seed < 5; seed++)
      {
        BangoState state;
        BangoOutcome win;

        set_up (&state, 2, c->position);
        g_assert_cmphex (find_win (&state), !=, BGL_MOVE_NONE);
        win = get_win (&state);

        bango_rules.apply (&state, decide (&state, level, seed), NULL);
        g_assert_cmpint (state.outcome, ==, win);
      }
}

static void
test_threat (gconstpointer data)
{
  const Case *c = data;

  for (BglLevel level = c->lowest; level <= c->highest; level++)
    for (guint64 seed = 0; seed < 5; seed++)
      {
        BangoState state;

        set_up (&state, 2, c->position);
        g_assert_cmphex (find_win (&state), ==, BGL_MOVE_NONE);

        bango_rules.apply (&state, decide (&state, level, seed), NULL);
        g_assert_cmphex (find_win (&state), ==, BGL_MOVE_NONE);
      }
}

/* Yellow has two open fours, so every move of red loses, except one that makes a position occur for the third time. */
static void
test_repetition (void)
{
  g_autofree BglMove *moves = g_new (BglMove, bango_rules.max_moves);
  BangoState start;
  guint n;

  set_up (&start, 2, "0,0 YYYY/RYRR/RRYR/YYYY turn 2");
  g_assert_cmphex (find_win (&start), ==, BGL_MOVE_NONE);
  n = bango_rules.list_moves (&start, moves);

  for (guint i = 0; i < n; i++)
    {
      BangoState after = start;

      bango_rules.apply (&after, moves[i], NULL);
      g_assert_cmphex (find_win (&after), !=, BGL_MOVE_NONE);
    }

  /* Each of ten moves takes its turn as the one that repeats a position. */
  for (guint i = 0; i < n; i += n / 10)
    {
      BangoState state = start, after = start;

      bango_rules.apply (&after, moves[i], NULL);
      if (after.quiet == 0) /* tiles were cut off, so the position is new */
        continue;

      state.seen[4] = state.seen[0];
      state.seen[3] = state.seen[1] = after.seen[1];
      state.quiet = 4;

      for (BglLevel level = BGL_LEVEL_HARD; level <= BGL_LEVEL_EXPERT; level++)
        {
          after = state;
          bango_rules.apply (&after, decide (&state, level, i), NULL);
          g_assert_cmpint (after.outcome, ==, BANGO_DRAWN);
        }
    }
}

static void
test_same_seed (void)
{
  static const char *const positions[] = {
    NULL,
    "0,0 YRY/RYR stock 10 10",
    "0,0 YYRYY/RRRRY/Y.Y.R",
    "0,0 YRYRYRY/RYR.RYR/YRY.YRY turn 2",
  };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    for (BglLevel level = BGL_LEVEL_BEGINNER; level <= BGL_LEVEL_HARD; level++)
      {
        BangoState state;
        BglMove move;

        set_up (&state, 2, positions[i]);
        move = bgl_bot_choose (&bango_rules, &state, level, 42, 0, NULL);
        g_assert_true (bango_rules.check (&state, move, NULL));
        g_assert_cmphex (bgl_bot_choose (&bango_rules, &state, level, 42, 0, NULL), ==, move);
      }
}

/* A move onto the cell on which the other side would make five. */
static BglMove
find_block (const BangoState *state,
            BglRandom        *random)
{
  g_autofree BglMove *moves = g_new (BglMove, bango_rules.max_moves);
  guint n = bango_rules.list_moves (state, moves);
  guint start = bgl_random_below (random, n);
  BangoState other = *state;
  BangoMove threat;
  BglMove win;

  other.turn = state->turn % state->n_seats + 1;
  win = find_win (&other);

  if (win == BGL_MOVE_NONE)
    return BGL_MOVE_NONE;

  threat = bango_move_unpack (win);

  for (guint i = 0; i < n; i++)
    {
      BglMove move = moves[(start + i) % n];
      BangoMove parts = bango_move_unpack (move);

      if (threat.kind != BANGO_STARVE && parts.kind != BANGO_STARVE &&
          parts.to.x == threat.to.x && parts.to.y == threat.to.y)
        return move;
    }

  return BGL_MOVE_NONE;
}

/* Somebody who just learnt the rules: completes a five, stops one, and else plays anywhere. */
static BglMove
learner_choose (const BangoState *state,
                BglRandom        *random)
{
  BglMove move = find_win (state);

  if (move == BGL_MOVE_NONE)
    move = find_block (state, random);
  if (move == BGL_MOVE_NONE)
    move = bango_rules.draw_move (state, random);

  return move;
}

/* The game that is being played. Bots have good and bad days, which depend on it. */
static guint64 current_game;

/* Points of the first of the two, who begins every other game. */
static double
play_match (guint    games,
            BglMove (*first) (const BangoState *state,
                              BglRandom        *random),
            BglMove (*second) (const BangoState *state,
                               BglRandom        *random))
{
  double points = 0;

  for (guint game = 0; game < games; game++)
    {
      guint seat = game % 2 + 1;
      BangoState state;
      BglRandom random;

      bgl_random_init (&random, game);
      current_game = game;
      set_up (&state, 2, NULL);

      while (bango_rules.get_turn (&state) != BGL_TURN_OVER)
        bango_rules.apply (&state, (state.turn == seat ? first : second) (&state, &random), NULL);

      if (state.outcome == BANGO_DRAWN)
        points += 0.5;
      else if ((bango_rules.get_winners (&state) & 1u << (seat - 1)) != 0)
        points += 1;
    }

  g_test_message ("%.1f points in %u games", points, games);

  return points;
}

static BglMove
choose_at (const BangoState *state,
           BglLevel          level,
           BglRandom        *random)
{
  return bgl_bot_choose (&bango_rules, state, level,
                         bgl_bot_get_seed (current_game, (guint) bgl_random_next (random)), 0, NULL);
}

static BglMove
beginner_choose (const BangoState *state,
                 BglRandom        *random)
{
  return choose_at (state, BGL_LEVEL_BEGINNER, random);
}

static BglMove
easy_choose (const BangoState *state,
             BglRandom        *random)
{
  return choose_at (state, BGL_LEVEL_EASY, random);
}

static BglMove
medium_choose (const BangoState *state,
               BglRandom        *random)
{
  return choose_at (state, BGL_LEVEL_MEDIUM, random);
}

/* Neither is much stronger than the other. */
static void
test_learner_meets_beginner (void)
{
  double points = play_match (60, learner_choose, beginner_choose);

  g_assert_cmpfloat (points, >, 18);
  g_assert_cmpfloat (points, <, 42);
}

static void
test_levels (void)
{
  /* Three of four games or more; 60 games may be off by 9. */
  g_assert_cmpfloat (play_match (60, easy_choose, beginner_choose), >, 36);
  g_assert_cmpfloat (play_match (60, medium_choose, easy_choose), >, 36);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (wins); i++)
    {
      g_autofree char *path = g_strconcat ("/bango/bot/win/", wins[i].name, NULL);

      g_test_add_data_func (path, &wins[i], test_win);
    }

  for (guint i = 0; i < G_N_ELEMENTS (threats); i++)
    {
      g_autofree char *path = g_strconcat ("/bango/bot/threat/", threats[i].name, NULL);

      g_test_add_data_func (path, &threats[i], test_threat);
    }

  g_test_add_func ("/bango/bot/repetition", test_repetition);
  g_test_add_func ("/bango/bot/same-seed", test_same_seed);
  g_test_add_func ("/bango/bot/learner-meets-beginner", test_learner_meets_beginner);
  g_test_add_func ("/bango/bot/levels", test_levels);

  return g_test_run ();
}
