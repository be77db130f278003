/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "games/nineholes/nineholes-rules.h"

#include "game-utils.h"

/* For each rule, positions in which it allows a move, and some in which it refuses one. */
static const GameCase cases[] = {
  { "three/row", 2, NULL, "11./22./... turn 1", NULL, "1: c3", NULL,
    "piece-placed seat=1 cell=c3 rule=nineholes-place;won seat=1 rule=nineholes-three" },
  { "three/column", 2, NULL, "12./12./... turn 2", NULL, "2: b1", NULL,
    "piece-placed seat=2 cell=b1 rule=nineholes-place;won seat=2 rule=nineholes-three" },
  { "three/diagonal", 2, NULL, "1.2/.1./2.. turn 1", NULL, "1: c1", NULL,
    "piece-placed seat=1 cell=c1 rule=nineholes-place;won seat=1 rule=nineholes-three" },
  { "three/over", 2, NULL, "11./22./... turn 1", "1: c3", "2: c2", BGL_RULE_RECORD_OVER },
  { "first/second", 2, "first=2", NULL, NULL, "2: a1" },
  { "first/not-first", 2, "first=2", NULL, NULL, "1: a1", "nineholes-turns" },
  { "turns/back", 2, NULL, NULL, "1: a1; 2: b1", "1: c1" },
  { "turns/twice", 2, NULL, NULL, "1: a1", "1: b1", "nineholes-turns", NULL, "It is another player’s turn." },
  { "turns/chance", 2, NULL, NULL, NULL, "*: a1", BGL_RULE_RECORD_CHANCE },
  { "place/empty", 2, NULL, NULL, NULL, "1: b2", NULL, "piece-placed seat=1 cell=b2 rule=nineholes-place" },
  { "place/taken", 2, NULL, NULL, "1: b2", "2: b2", "nineholes-place" },
  { "place/first", 2, NULL, NULL, "1: b2; 2: a1", "1: b2-c2", "nineholes-place" },
  { "move/far", 2, NULL, "12./.21/2.1", NULL, "1: a3-a2", NULL,
    "piece-moved seat=1 cell=a2 from=a3 rule=nineholes-move" },
  { "move/taken", 2, NULL, "12./.21/2.1", NULL, "1: a3-b3", "nineholes-move" },
  { "move/other", 2, NULL, "12./.21/2.1", NULL, "1: b3-a2", "nineholes-move" },
  { "move/nothing", 2, NULL, "12./.21/2.1", NULL, "1: c3-a2", "nineholes-move" },
  { "move/no-stock", 2, NULL, "12./.21/2.1", NULL, "1: a2", "nineholes-move" },
  { "limit/last", 2, NULL, "12./.21/2.1 turn 2 left 1", NULL, "2: b3-a2", NULL,
    "piece-moved seat=2 cell=a2 from=b3 rule=nineholes-move;drawn rule=nineholes-limit" },
  { "limit/not-yet", 2, NULL, "12./.21/2.1 turn 2 left 2", "2: b3-a2", "1: a3-b1" },
};

static void
test_positions (void)
{
  static const char *const wrong[] = {
    "", "...", ".../.../..3", ".../.../....", "111/1../...", ".../.../... turn", ".../.../... turn 3",
    ".../.../... left 41", ".../.../... right 1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BglGame) game = bgl_game_new (&nineholes_rules, 2, NULL, wrong[i], &error);

      g_assert_null (game);
      g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, BGL_RULE_RECORD_SYNTAX);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  game_test_add_complete (&nineholes_rules);
  game_test_add_cases (&nineholes_rules, cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/nineholes/positions", test_positions);

  return g_test_run ();
}
