/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <locale.h>
#include <string.h>

#include "engine/bgl-record.h"
#include "engine/bgl-game.h"
#include "games/bongo/bongo-rules.h"

/* Random games: at every step the position is sound, goes back and forth, and survives as text. */

#define MAX_MOVES 20000

static void
assert_sound (const BongoState *state)
{
  for (guint animal = 0; animal < BONGO_ANIMALS; animal++)
    {
      guint sum = state->supply[animal];

      for (guint i = 0; i < state->n_seats; i++)
        sum += state->trophies[i][animal];

      g_assert_cmpuint (sum, ==, BONGO_TROPHIES);
    }
}

/* All listed moves are legal, distinct and readable. */
static void
assert_moves (BglGame *game)
{
  g_autofree BglMove *moves = NULL;
  guint n_moves;

  moves = bgl_game_list_moves (game, &n_moves);
  g_assert_cmpuint (n_moves, <=, bongo_rules.max_moves);

  for (guint i = 0; i < n_moves; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      gconstpointer state = bgl_game_get_state (game);
      BglMove again;

      g_assert_true (bgl_rules_check (&bongo_rules, state, moves[i], NULL));
      bongo_rules.format_move (state, moves[i], text);
      g_assert_true (bongo_rules.parse_move (state, bgl_move_get_seat (moves[i]), text->str, &again, NULL));
      g_assert_cmpuint (again, ==, moves[i]);

      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (moves[i], !=, moves[j]);
    }
}

static void
assert_record (BglGame *game)
{
  g_autoptr (BglRecord) record = bgl_record_new_from_game (game);
  g_autofree char *text = bgl_record_to_string (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (BglRecord) again = bgl_record_parse (text, -1, &error);
  g_autoptr (BglGame) replayed = NULL;

  g_assert_no_error (error);
  replayed = bgl_record_replay (again, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (bgl_game_get_state (game), sizeof (BongoState),
                   bgl_game_get_state (replayed), sizeof (BongoState));
}

static guint
play_random_game (guint             n_seats,
                  const BglOptions *options,
                  guint64           seed)
{
  g_autoptr (BglGame) game = bgl_game_new (&bongo_rules, n_seats, options, NULL, NULL);
  BglRandom random;
  int scores[BGL_MAX_SEATS];
  float rewards[BGL_MAX_SEATS];

  bgl_random_init (&random, seed);

  while (!bgl_game_is_over (game))
    {
      BongoState before, after;
      BglMove move;
      float sum = 0;

      memcpy (&before, bgl_game_get_state (game), sizeof before);
      assert_sound (&before);
      assert_moves (game);

      move = bgl_game_get_turn (game) == BGL_TURN_CHANCE
             ? bongo_rules.draw_chance (&before, &random)
             : bongo_rules.draw_move (&before, &random);
      g_assert_true (bgl_game_play (game, move, NULL));
      memcpy (&after, bgl_game_get_state (game), sizeof after);

      bgl_game_undo (game);
      g_assert_cmpmem (bgl_game_get_state (game), sizeof before, &before, sizeof before);
      bgl_game_redo (game);
      g_assert_cmpmem (bgl_game_get_state (game), sizeof after, &after, sizeof after);

      bongo_rules.get_rewards (&after, rewards);
      for (guint i = 0; i < n_seats; i++)
        sum += rewards[i];
      g_assert_cmpfloat_with_epsilon (sum, 1, 1e-5);

      assert_record (game);
      g_assert_cmpuint (bgl_game_get_ply (game), <, MAX_MOVES);
    }

  bongo_rules.get_scores (bgl_game_get_state (game), scores);
  for (guint i = 0; i < n_seats; i++)
    if (bongo_rules.get_winners (bgl_game_get_state (game)) & 1 << i)
      g_assert_cmpint (scores[i], >=, 6);

  return bgl_game_get_ply (game);
}

static void
test_games (void)
{
  static const char *const colors[] = { "10", "6" };
  static const char *const clocks[] = { "0", "3", "20" };
  guint64 seed = 0;

  for (guint n_seats = 2; n_seats <= 8; n_seats++)
    for (guint level = 0; level < BONGO_LEVELS; level++)
      {
        BglOptions options;

        bgl_options_init (&options, bongo_rules.options);
        options.value[BONGO_OPTION_LEVEL] = level;
        options.value[BONGO_OPTION_FIRST] = 1 + seed % n_seats;
        options.value[BONGO_OPTION_BREATH] = seed % 4;
        options.value[BONGO_OPTION_ONE_CALL] = seed % 2;
        bgl_options_set (&options, bongo_rules.options, n_seats, "colour", colors[seed % 2], NULL);
        bgl_options_set (&options, bongo_rules.options, n_seats, "clock", clocks[seed % 3], NULL);

        seed++;
        g_test_message ("%u seats, level %u: %u moves", n_seats, level,
                        play_random_game (n_seats, &options, seed));
      }
}

/* The dice are fair: each face of each die comes equally often. */
static void
test_dice (void)
{
  BongoState state = { .level = BONGO_LEVEL_GUARDS, .phase = BONGO_PHASE_DICE };
  guint faces[10][3] = { 0 };
  const guint n_rolls = 9000;
  BglRandom random;

  bgl_random_init (&random, 5);

  for (guint i = 0; i < n_rolls; i++)
    {
      BongoDice dice = bongo_move_unpack (bongo_rules.draw_chance (&state, &random)).dice;

      for (guint j = 0; j < 2; j++)
        {
          faces[j][dice.film[j] - 1]++;
          faces[7 + j][dice.poachers[j]]++;
        }
      for (guint j = 0; j < BONGO_WHITE; j++)
        faces[2 + j][dice.animals[j]]++;
      faces[9][dice.guard]++;
    }

  for (guint i = 0; i < 10; i++)
    for (guint j = 0; j < 3; j++)
      g_assert_cmpfloat_with_epsilon (faces[i][j], n_rolls / 3.0, 5 * 45);
}

static void
test_packing (void)
{
  BglRandom random;

  bgl_random_init (&random, 11);

  for (guint i = 0; i < 1000; i++)
    {
      guint seat = 1 + bgl_random_below (&random, 8);
      BongoWord word = bgl_random_below (&random, 4);
      guint32 time = (guint32) bgl_random_next (&random);
      BglMove call = bongo_move_call (seat, word, time);
      BongoMove parts = bongo_move_unpack (call);

      g_assert_cmpuint (parts.seat, ==, seat);
      g_assert_cmpuint (parts.word, ==, word);
      g_assert_cmpuint (parts.time, ==, time);
      g_assert_true (parts.timed);
      g_assert_cmpuint (bongo_move_pack (&parts), ==, call);
      g_assert_cmpuint (bongo_rules.get_time (call), ==, time);
      g_assert_cmpuint (bongo_rules.get_time (bongo_rules.set_time (call, 77)), ==, 77);
    }
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bongo/random/games", test_games);
  g_test_add_func ("/bongo/random/dice", test_dice);
  g_test_add_func ("/bongo/random/packing", test_packing);

  return g_test_run ();
}
