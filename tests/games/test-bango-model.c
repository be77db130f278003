/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-game.h"
#include "games/bango/bango-rules.h"

#include "bango-positions.h"
#include "game-utils.h"

/* What Bango says and shows to others: positions as text, words, signals and queries. */

static void
test_positions (void)
{
  g_autoptr (BglGame) game = game_test_new (&bango_rules, 4, "first=3", "  -500,499   Y.R/YRR/  turn 4  stock 3 4 ");
  const BangoState *state = bgl_game_get_state (game);
  BangoColor color;

  g_assert_cmpint (bgl_game_get_turn (game), ==, 4);
  g_assert_cmpuint (state->first, ==, 3);
  g_assert_false (state->second_round);
  g_assert_cmpuint (state->stock[BANGO_YELLOW], ==, 3);
  g_assert_cmpuint (state->stock[BANGO_RED], ==, 4);
  g_assert_true (bango_state_get_tile (state, (BangoCell) { -500, 499 }, &color));
  g_assert_cmpint (color, ==, BANGO_YELLOW);
  g_assert_true (bango_state_get_tile (state, (BangoCell) { -498, 500 }, &color));
  g_assert_cmpint (color, ==, BANGO_RED);
  g_assert_false (bango_state_get_tile (state, (BangoCell) { -499, 499 }, &color));
  g_assert_false (bango_state_get_tile (state, (BangoCell) { -500 + 64, 499 }, &color));
}

static void
test_bad_positions (void)
{
  static const char *const positions[] = {
    "",
    "0,0",
    "YR/RY",
    "0;0 YR",
    "0,0x YR",
    "0,0 YyR",
    "0,0 ...",
    "0,0 Y.R",
    "0,0 Y/.R",
    "0,0 YYYYY",
    "0,0 YR/.YR/..YR/...YR/....Y",
    "0,0 YR stock",
    "0,0 YR stock 3",
    "0,0 YR stock -1 -1",
    "0,0 YR stock 17 17",
    "0,0 YR stock 3 4",
    "0,0 YR stock 4 2",
    "0,0 YR stock 1 1 stock 1 1",
    "0,0 YR turn 0",
    "0,0 YR turn 3",
    "0,0 YR turn",
    "0,0 YR turn 1 turn 1",
    "0,0 YR hello",
    "501,0 YR",
    "0,-501 YR",
    "99999999999999,0 YR",
    "0,0 YYYY/RRRR/YYYY/RRRR/YYYY/RRRR/YYYY/RRRR/YYYY/RRRR",
    "0,0 YR...............................................................YR",
  };
  BglOptions options;

  bgl_options_init (&options, bango_rules.options);

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", positions[i]);
      g_assert_null (bgl_game_new (&bango_rules, 2, &options, positions[i], &error));
      g_assert_true (error->domain == BGL_RULE_ERROR);
      g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, BGL_RULE_RECORD_SYNTAX);
    }
}

static void
test_rule_ids (void)
{
  static const char *const ids[] = {
    "bango-setup", "bango-first", "bango-turns", "bango-touch", "bango-five",
    "bango-second-round", "bango-own", "bango-lift", "bango-cut", "bango-equal-cut",
    "bango-famine", "bango-elsewhere", "bango-pass", "bango-repetition", "bango-next-game",
    "bango-teams", "bango-silence", NULL,
  };

  game_test_assert_rules (&bango_rules, ids);
}

static void
test_words (void)
{
  static const char *const names[] = { "Anna", "Boris", "Chloé", "Dana", NULL };
  static const struct
  {
    guint       seats;
    const char *position;
    const char *move;
    const char *story;
  } stories[] = {
    { 2, NULL, "1: -1,0", "Anna places a tile at (−1, 0)." },
    { 2, FIVE_AGAINST_THREE, "2: 3,0>3,1",
      "Boris cuts off 3 tiles, which leave the game (yellow: 2, red: 1). "
      "Boris moves a tile from (3, 0) to (3, 1)." },
    { 2, HUNGRY, "2: 4,0>-",
      "Boris cuts off 2 tiles, which leave the game (yellow: 2, red: 0). "
      "Only 4 yellow tiles are left, fewer than five. Boris wins the game." },
    { 4, "0,0 YYY.YY/..RRR stock 3 3", "1: 3,0",
      "Anna places a tile at (3, 0). There are 6 yellow tiles in a row, from (0, 0) to (5, 0). "
      "Anna and Chloé win the game." },
    { 2, "0,0 YR stock 0 1 turn 2", "2: 2,0",
      "Boris places a tile at (2, 0). The stocks are empty. Phase 2 begins." },
    { 2, SHUT_IN " turn 2", "2: pass", "Boris cannot lift any tile and passes." },
    { 2, "0,0 Y", "1: 0,0>-",
      "Only 1 yellow tile is left, fewer than five. Only 0 red tiles are left, fewer than five. "
      "The game is a draw." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (stories); i++)
    {
      g_autoptr (BglGame) game = game_test_new (&bango_rules, stories[i].seats, NULL, stories[i].position);
      g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *story = NULL;
      const BglEvent *events;
      guint n;

      game_test_play (game, stories[i].move);
      events = bgl_game_get_events (game, 0, &n);

      for (guint j = 0; j < n; j++)
        {
          char *sentence = bango_rules.describe_event (bgl_game_get_state (game), &events[j],
                                                       names);

          if (sentence != NULL)
            g_ptr_array_add (sentences, sentence);
        }

      g_ptr_array_add (sentences, NULL);
      story = g_strjoinv (" ", (char **) sentences->pdata);
      g_assert_cmpstr (story, ==, stories[i].story);
    }
}

static void
assert_seat (BglGame    *game,
             guint       seat,
             const char *expected)
{
  g_autofree char *text = bango_rules.describe_seat (bgl_game_get_state (game), seat);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_seats (void)
{
  g_autoptr (BglGame) game = game_test_new (&bango_rules, 4, "first=2", NULL);
  g_autoptr (BglGame) second = game_test_new (&bango_rules, 2, NULL, CHEQUERED);
  g_autofree char *lay = NULL;
  g_autofree char *lift = NULL;
  g_autofree char *first_phase = NULL;
  g_autofree char *second_phase = NULL;
  g_autofree char *first_detail = NULL;
  g_autofree char *second_detail = NULL;

  for (guint seat = 1; seat <= 4; seat++)
    assert_seat (game, seat, "8 in stock");

  game_test_play (game, "2: 2,0; 3: -1,0; 4: 3,0");
  assert_seat (game, 1, "8 in stock");
  assert_seat (game, 2, "7 in stock");
  assert_seat (game, 3, "7 in stock");
  assert_seat (game, 4, "7 in stock");
  assert_seat (second, 1, "Loses below 5");

  lay = bango_rules.describe_turn (bgl_game_get_state (game));
  g_assert_cmpstr (lay, ==, "Place a tile beside another one. Five of your tiles in a row win.");
  lift = bango_rules.describe_turn (bgl_game_get_state (second));
  g_assert_cmpstr (lift, ==, "Move one of your tiles to make five in a row or to cut off your opponent’s tiles.");

  first_phase = bango_rules.describe_phase (bgl_game_get_state (game), &first_detail);
  second_phase = bango_rules.describe_phase (bgl_game_get_state (second), &second_detail);
  g_assert_cmpstr (first_phase, ==, "Phase 1: Placing Tiles");
  g_assert_cmpstr (second_phase, ==, "Phase 2: Moving Tiles");
  g_assert_nonnull (first_detail);
  g_assert_nonnull (second_detail);
}

static void
lifted_cb (BglGame *game,
           guint    seat,
           guint    packed,
           GString *story)
{
  const BangoCell cell = bango_cell_unpack ((int) packed);

  g_string_append_printf (story, "lifted %u %d,%d; ", seat, cell.x, cell.y);
}

static void
removed_cb (BglGame *game,
            guint    color,
            guint    packed,
            GString *story)
{
  const BangoCell cell = bango_cell_unpack ((int) packed);

  g_string_append_printf (story, "removed %u %d,%d; ", color, cell.x, cell.y);
}

static void
group_cb (BglGame *game,
          guint    seat,
          int      tiles,
          int      yellow,
          int      red,
          GString *story)
{
  g_string_append_printf (story, "group %u %d=%d+%d; ", seat, tiles, yellow, red);
}

static void
famine_cb (BglGame *game,
           guint    color,
           int      tiles,
           GString *story)
{
  g_string_append_printf (story, "famine %u %d; ", color, tiles);
}

static void
over_cb (BglGame *game,
         guint    outcome,
         GString *story)
{
  g_string_append_printf (story, "over %u", outcome);
}

static void
test_signals (void)
{
  g_autoptr (BglGame) game = game_test_new (&bango_rules, 2, NULL, HUNGRY);
  g_autoptr (GString) story = g_string_new (NULL);

  g_assert_true (BGL_IS_GAME (game));
  g_signal_connect (game, "tile-lifted", G_CALLBACK (lifted_cb), story);
  g_signal_connect (game, "tile-removed", G_CALLBACK (removed_cb), story);
  g_signal_connect (game, "group-removed", G_CALLBACK (group_cb), story);
  g_signal_connect (game, "famine", G_CALLBACK (famine_cb), story);
  g_signal_connect (game, "game-over", G_CALLBACK (over_cb), story);

  game_test_play (game, "2: 4,0>-");
  g_assert_cmpstr (story->str, ==,
                   "lifted 2 4,0; removed 0 5,0; removed 0 6,0; group 2 2=2+0; famine 0 4; over 2");
  g_assert_true (bgl_game_get_state (game) == bgl_game_get_state (game));
}

/* What a view asks before anything is played. */
static void
test_queries (void)
{
  g_autoptr (BglGame) game = game_test_new (&bango_rules, 2, NULL, EQUAL_PARTS);
  const BangoState *state = bgl_game_get_state (game);
  BangoCell five[2 * BANGO_TILES];
  BangoCut cut;

  g_assert_true (bango_state_can_lift (state, (BangoCell) { 3, 0 }));
  g_assert_false (bango_state_can_lift (state, (BangoCell) { 1, 1 }));
  g_assert_false (bango_state_can_lift (state, (BangoCell) { 3, 1 }));

  bango_state_cut (state, (BangoCell) { 3, 0 }, &cut);
  g_assert_cmpuint (cut.n_parts, ==, 2);
  g_assert_cmpuint (cut.n_largest, ==, 2);
  g_assert_cmpuint (cut.size[0], ==, 9);
  g_assert_cmpuint (cut.size[1], ==, 9);
  g_assert_cmpint (cut.direction[0], ==, BANGO_DIRECTION_RIGHT);
  g_assert_cmpint (cut.direction[1], ==, BANGO_DIRECTION_LEFT);
  g_assert_cmpint (bango_state_famine (state, (BangoCell) { 3, 0 }, &cut, 0), ==, BANGO_RUNNING);

  bango_state_cut (state, (BangoCell) { 0, 0 }, &cut);
  g_assert_cmpuint (cut.n_parts, ==, 1);
  g_assert_cmpuint (cut.n_largest, ==, 1);
  g_assert_cmpuint (cut.size[0], ==, 18);
  g_assert_cmpuint (bango_state_find_five (state, (BangoCell) { 0, 0 }, five), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bango-model/positions", test_positions);
  g_test_add_func ("/bango-model/positions/bad", test_bad_positions);
  g_test_add_func ("/bango-model/rule-ids", test_rule_ids);
  g_test_add_func ("/bango-model/words", test_words);
  g_test_add_func ("/bango-model/seats", test_seats);
  g_test_add_func ("/bango-model/signals", test_signals);
  g_test_add_func ("/bango-model/queries", test_queries);

  return g_test_run ();
}
