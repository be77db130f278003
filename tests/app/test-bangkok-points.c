/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "test-utils.h"

#include "engine/bgl-game.h"
#include "games/bangkok/bangkok-rules.h"
#include "games/bangkok/bangkok-points.h"

/* The worked example of a whole round, before its last pick. Red is the orange of the rules. */
#define EXAMPLE \
  "[Bungalow \"1\"]\n[Game \"bangkok\"]\n[Seats \"4\"]\n" \
  "[Position \"goal 9; values r2 g3 y4 b5; 1 y3+g6 r3+g6 g1+r4 y5; 2 b3+b6 g6 b6 g5+g4 y4; " \
  "3 y4+r4 r6+y3 g1+r5+y3; 4 r6+r3 b1+y4+b4 b2; pool b5\"]\n\n"

static const char *const names[] = { "Anna", "Boris", "Chloé", "Dmitri", NULL };

static const BangkokState *
get_state (BglTable *table)
{
  return bgl_game_get_state (bgl_table_get_game (table));
}

static BangkokPoints *
score_example (BglTable **table)
{
  *table = bgl_test_table (EXAMPLE "4: b5+3\n");

  return bangkok_points_new (get_state (*table));
}

static void
test_lit (void)
{
  /* The dice of each hand in the order in which they are written, the first as the lowest bit. */
  static const struct
  {
    BangkokCategory category;
    guint8          dice[4];
    guint8          rows;
  } expected[] = {
    { BANGKOK_EXACT, { 0x0f, 0x33, 0x7c, 0x1f }, 0 },
    { BANGKOK_CLOSEST, { 0, 0, 0x03, 0 }, 0 },
    { BANGKOK_FEWEST, { 0x7f, 0x7f, 0x7f, 0x7f }, 0 },
    { BANGKOK_TRIO, { 0, 0, 0, 0 }, 0 },
    /* Of two equal dice the first lies in the run. */
    { BANGKOK_SEQUENCE, { 0x63, 0x33, 0x2d, 0x6f }, 0 },
    /* A color that pays its owner nothing stays dark: the yellow dice of seats 2 and 4. */
    { BANGKOK_MAJORITY, { 0x7f, 0x3f, 0x7f, 0x77 }, 0x1e },
  };
  g_autoptr (BglTable) table = NULL;
  g_autoptr (BangkokPoints) points = score_example (&table);

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      BangkokLit lit;

      bangkok_points_light (points, expected[i].category, &lit);
      for (guint seat = 0; seat < 4; seat++)
        g_assert_cmphex (lit.dice[seat], ==, expected[i].dice[seat]);
      g_assert_cmphex (lit.rows, ==, expected[i].rows);
    }
}

/* Whoever has points in a category has dice that shine for them, and a reason; nobody else has. */
static void
test_lit_for_points (void)
{
  g_autoptr (BglTable) table = NULL;
  g_autoptr (BangkokPoints) points = score_example (&table);
  const BangkokScore *score = bangkok_points_get_score (points);

  for (guint category = 0; category < BANGKOK_CATEGORIES; category++)
    for (guint seat = 1; seat <= 4; seat++)
      {
        g_autofree char *reason = bangkok_points_explain (points, category, seat, names);
        BangkokLit lit;

        bangkok_points_light (points, category, &lit);
        g_assert_cmpint (lit.dice[seat - 1] != 0, ==, score->points[category][seat - 1] > 0);
        g_assert_cmpint (reason != NULL, ==, score->points[category][seat - 1] > 0);
      }
}

static void
test_reasons (void)
{
  static const struct
  {
    BangkokCategory category;
    guint           seat;
    const char     *reason;
  } expected[] = {
    { BANGKOK_EXACT, 1, "Anna: 4 points for group 1, which hits the goal.\nAnna: 4 points for group 2, which hits the goal." },
    { BANGKOK_CLOSEST, 3, "Chloé: 2 points for group 1, which is closest to the goal (off by 1)." },
    { BANGKOK_FEWEST, 2, "Boris: 6 points for the fewest colors (3)." },
    { BANGKOK_TRIO, 2, NULL },
    { BANGKOK_SEQUENCE, 4, "Dmitri: 8 points for the sequence 1–6." },
    { BANGKOK_MAJORITY, 4,
      "Dmitri: 1 point for red in row 2 (dice: 2, place 3).\n"
      "Dmitri: 2 points for blue in row 5 (dice: 4, place 1)." },
  };
  g_autoptr (BglTable) table = NULL;
  g_autoptr (BangkokPoints) points = score_example (&table);

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *reason =
        bangkok_points_explain (points, expected[i].category, expected[i].seat, names);

      g_assert_cmpstr (reason, ==, expected[i].reason);
    }
}

static void
assert_change (const BangkokState *state,
               guint               group,
               int                 sum,
               const int           gain[BANGKOK_CATEGORIES],
               const int           totals[4])
{
  BangkokChange change;

  bangkok_change_init (&change, state, bangkok_move_new_pick (4, BANGKOK_BLUE, 5, group));
  g_assert_cmpint (change.sum, ==, sum);
  for (guint i = 0; i < BANGKOK_CATEGORIES; i++)
    g_assert_cmpint (change.gain[i], ==, gain[i]);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (change.totals[i], ==, totals[i]);
}

static void
test_changes (void)
{
  g_autoptr (BglTable) table = bgl_test_table (EXAMPLE);
  const BangkokState *state = get_state (table);

  /* The run gets longer, and blue is no longer shared with seat 2. */
  assert_change (state, 3, 7, (int[]) { 0, 0, 0, 0, 4, 0, 1 }, (int[]) { 0, 0, 0, 5 });
  assert_change (state, BANGKOK_APART, 5, (int[]) { 0, 0, 0, 0, 4, 0, 1 }, (int[]) { 0, 0, 0, 5 });
  /* The group loses the goal that it hit. */
  assert_change (state, 2, 14, (int[]) { -4, 0, 0, 0, 4, 0, 1 }, (int[]) { 0, 0, 0, 1 });
}

/* What is foretold of a pick is what it brings, for every legal pick of a game. */
static void
test_changes_come_true (void)
{
  BglRandom random;
  BglOptions options;
  BangkokState state;

  bgl_random_init (&random, 5);
  bgl_options_init (&options, bangkok_rules.options);
  g_assert_true (bangkok_rules.setup (&state, 3, &options, NULL, NULL));

  while (state.phase != BANGKOK_PHASE_OVER)
    {
      const BglMove move = bangkok_rules.draw_move (&state, &random);

      if (state.phase == BANGKOK_PHASE_PICK)
        {
          g_autoptr (BangkokPoints) before = bangkok_points_new (&state);
          g_autoptr (BangkokPoints) after = NULL;
          const guint seat = bgl_move_get_seat (move) - 1;
          const BangkokScore *old_score = bangkok_points_get_score (before);
          const BangkokScore *new_score;
          BangkokChange change;

          bangkok_change_init (&change, &state, move);
          bangkok_rules.apply (&state, move, NULL);
          after = bangkok_points_new (&state);
          new_score = bangkok_points_get_score (after);
          for (guint i = 0; i < BANGKOK_CATEGORIES; i++)
            g_assert_cmpint (old_score->points[i][seat] + change.gain[i], ==, new_score->points[i][seat]);
          for (guint i = 0; i < 3; i++)
            g_assert_cmpint (old_score->totals[i] + change.totals[i], ==, new_score->totals[i]);
        }
      else
        bangkok_rules.apply (&state, move, NULL);
    }
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bangkok-points/lit", test_lit);
  g_test_add_func ("/bangkok-points/lit-for-points", test_lit_for_points);
  g_test_add_func ("/bangkok-points/reasons", test_reasons);
  g_test_add_func ("/bangkok-points/changes", test_changes);
  g_test_add_func ("/bangkok-points/changes-come-true", test_changes_come_true);

  return g_test_run ();
}
