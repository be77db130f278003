/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-game.h"
#include "games/bangkok/bangkok-rules.h"

/* Positions for three seats: whether they can be read, and whose turn it is then. */
static const struct
{
  const char *position;
  gboolean    good;
  int         turn;
} positions[] = {
  { "", TRUE, BGL_TURN_CHANCE },
  { "round 3", TRUE, BGL_TURN_CHANCE },
  { "round 2; scores 10 20 30", TRUE, BGL_TURN_CHANCE },
  { "goal 12", TRUE, BGL_TURN_CHANCE },
  { "goal 12; values r1 g2 b3", TRUE, BGL_TURN_CHANCE },
  { "goal 12; values b1 g2 r3; pool r1", TRUE, 1 },
  { "pool r1;values r1 g2 b3;goal 12;round 2", TRUE, 2 },
  { "goal 12; values r1 g2 b3; pool r1; 1 r3; 2 g3+g3", TRUE, 3 },
  { "goal 12; values r1 g2 b3; pool r1; turn 3", TRUE, 3 },
  { "goal 12; values r1 g2 b3; pool r1; 3 r1 r1 r1 r1 r1 r1", TRUE, 1 },
  { "goal 12; values r1 g2 b3; pool g1; 3 r1 r1 r1 r1 r1 r1 r1", TRUE, 1 },

  { "round 0", FALSE },
  { "round 4", FALSE },
  { "round", FALSE },
  { "round 1 2", FALSE },
  { "round 1; round 1", FALSE },
  { "scores 1 2", FALSE },
  { "scores 1 2 -3", FALSE },
  { "goal 6", FALSE },
  { "goal 13", FALSE },
  { "values r1 g2 b3", FALSE },
  { "goal 12; values r1 g1 b3", FALSE },
  { "goal 12; values r1 r2 b3", FALSE },
  { "goal 12; values r1 g2", FALSE },
  { "goal 12; values r1 g2 y3", FALSE },
  { "goal 12; values r1 g2 b7", FALSE },
  { "goal 12; pool r1", FALSE },
  { "goal 12; values r1 g2 b3; pool", FALSE },
  { "goal 12; values r1 g2 b3; pool y1", FALSE },
  { "goal 12; values r1 g2 b3; pool r0", FALSE },
  { "goal 12; values r1 g2 b3; 1 r1", FALSE },
  { "goal 12; values r1 g2 b3; turn 1", FALSE },
  { "goal 12; values r1 g2 b3; pool r1; turn 4", FALSE },
  { "goal 12; values r1 g2 b3; pool r1; 4 r1", FALSE },
  { "goal 12; values r1 g2 b3; pool r1; 1", FALSE },
  { "goal 12; values r1 g2 b3; pool r1; 1 r1+", FALSE },
  { "goal 12; values r1 g2 b3; pool r1; 1 r1; 1 r1", FALSE },
  { "goal 12; values r1 g2 b3; pool r1 r1 r1 r1 r1 r1 r1 r1", FALSE },
  { "goal 12; values r1 g2 b3; pool r1; 1 r1+r1+r1+r1 r1+r1 r1", FALSE },
  { "goal 12; values r1 g2 b3; pool g1; turn 3; 3 r1 r1 r1 r1 r1 r1 r1", FALSE },
  { "goal 12; values r1 g2 b3; pool g1; 3 r1 r1 r1 r1 r1 r1 r1 b1", FALSE },
  { "goal 12;; values r1 g2 b3", FALSE },
  { "nonsense", FALSE },
};

static void
test_positions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BglGame) game =
        bgl_game_new (&bangkok_rules, 3, NULL, positions[i].position, &error);

      g_test_message ("%s", positions[i].position);
      if (positions[i].good)
        {
          g_assert_no_error (error);
          g_assert_cmpint (bgl_game_get_turn (game), ==, positions[i].turn);
        }
      else
        {
          g_assert_null (game);
          g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, BGL_RULE_RECORD_SYNTAX);
        }
    }
}

/* Everything that a position says is where it belongs. */
static void
test_contents (void)
{
  BglOptions options;
  BangkokState state;
  const BangkokHand *hand = &state.hands[1];

  bgl_options_init (&options, bangkok_rules.options);
  options.value[0] = 3;
  g_assert_true (bangkok_rules.setup (&state, 3, &options,
                                      "round 2; scores 5 60 700; goal 11; values b6 r2 g4; "
                                      "pool b1 r6 b1; 2 g3+r3 b5", NULL));

  g_assert_cmpuint (state.round, ==, 2);
  g_assert_cmpuint (bangkok_state_get_first (&state, 2), ==, 1);
  g_assert_cmpuint (state.turn, ==, 1);
  g_assert_cmpuint (state.goal, ==, 11);
  g_assert_cmpuint (state.scores[0], ==, 5);
  g_assert_cmpuint (state.scores[1], ==, 60);
  g_assert_cmpuint (state.scores[2], ==, 700);
  g_assert_cmpuint (state.rows[BANGKOK_RED], ==, 2);
  g_assert_cmpuint (state.rows[BANGKOK_GREEN], ==, 4);
  g_assert_cmpuint (state.rows[BANGKOK_BLUE], ==, 6);
  g_assert_cmpuint (state.n_pool, ==, 3);
  g_assert_cmpuint (state.pool[BANGKOK_BLUE][1], ==, 2);
  g_assert_cmpuint (state.pool[BANGKOK_RED][6], ==, 1);
  g_assert_cmpuint (hand->n_dice, ==, 3);
  g_assert_cmpuint (hand->n_groups, ==, 2);
  g_assert_cmpuint (hand->sum[0], ==, 6);
  g_assert_cmpuint (hand->sum[1], ==, 5);
  g_assert_cmpuint (hand->dice[1].color, ==, BANGKOK_RED);
  g_assert_cmpuint (hand->dice[1].group, ==, 1);
  g_assert_cmpuint (hand->values[3], ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bangkok/position/read", test_positions);
  g_test_add_func ("/bangkok/position/contents", test_contents);

  return g_test_run ();
}
