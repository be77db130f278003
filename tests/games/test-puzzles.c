/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-attempt.h"
#include "engine/bgl-registry.h"

#include "games/bango/bango-rules.h"
#include "puzzle-proof.h"

/* The suite proves each of this many stored puzzles: tests/measure-puzzles proves them all. */
#define STRIDE 12

/* Every game with puzzles has enough of them. */
#define MIN_STORED 200

#define BANGO_POSITION "-3,-4 .RY/YRRY/RRYRR/RYYYR/YYRYRYR/RY..YRR/...RYY/....Y/....Y/....R turn 2"
#define BANGO_LINE     "2 2 | " BANGO_POSITION " | -3,1>-2,-5; 1,4>-2,-6; -3,-2>-3,-5"

static guint
count_grade (GPtrArray *puzzles,
             guint      grade)
{
  guint n = 0;

  for (guint i = 0; i < puzzles->len; i++)
    n += ((const BglPuzzle *) g_ptr_array_index (puzzles, i))->grade == grade;

  return n;
}

/* The stored puzzles can be read, there are enough of each grade, and no two are the same. */
static void
test_stored (gconstpointer data)
{
  const BglRules *rules = data;
  GPtrArray *puzzles = bgl_puzzles_get (rules);
  g_autoptr (GHashTable) ids = g_hash_table_new (NULL, NULL);

  g_assert_true (bgl_puzzles_exist (rules));
  g_assert_cmpuint (puzzles->len, >=, MIN_STORED);
  for (guint grade = 1; grade <= BGL_PUZZLE_GRADES; grade++)
    g_assert_cmpuint (count_grade (puzzles, grade), >=, MIN_STORED / 4);

  for (guint i = 0; i < puzzles->len; i++)
    {
      const BglPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      g_autofree char *goal = bgl_puzzle_describe_goal (puzzle);

      g_assert_true (g_hash_table_add (ids, GUINT_TO_POINTER (puzzle->id)));
      g_assert_true (g_str_has_suffix (goal, ".") || g_str_has_suffix (goal, "?"));
    }
}

static void
test_proved (gconstpointer data)
{
  GPtrArray *puzzles = bgl_puzzles_get (data);

  for (guint i = 0; i < puzzles->len; i += STRIDE)
    {
      const BglPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      g_autofree char *fault = puzzle_disprove (puzzle);

      g_test_message ("%s", puzzle->position);
      g_assert_cmpstr (fault, ==, NULL);
    }
}

/* A solution that is wrong, or that is not the only one, is noticed. */
static void
test_disproved (void)
{
  static const char *const lines[] = {
    "1 2 | " BANGO_POSITION " | -3,1>-2,-5",
    "1 2 | 0,0 YYYY/RRR stock 13 13 turn 1 | 0,-1; 3,1; 4,0",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BglPuzzle) puzzle = bgl_puzzle_parse (&bango_rules, lines[i], &error);
      g_autofree char *fault = NULL;

      g_assert_no_error (error);
      fault = puzzle_disprove (puzzle);
      g_test_message ("%s", fault);
      g_assert_nonnull (fault);
    }
}

/* So is another move in place of the right one. */
static void
test_replaced (gconstpointer data)
{
  g_autoptr (BglPuzzle) puzzle = bgl_puzzle_copy (g_ptr_array_index (bgl_puzzles_get (data), 0));
  g_autoptr (BglGame) game = bgl_puzzle_begin (puzzle);
  guint n;
  g_autofree BglMove *moves = bgl_game_list_moves (game, &n);
  BglMove right = puzzle->moves[0];

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *fault = NULL;

      puzzle->moves[0] = moves[i];
      fault = moves[i] != right ? puzzle_disprove (puzzle) : NULL;
      g_assert_true ((fault != NULL) == (moves[i] != right));
      /* All of them would take long. */
      if (fault != NULL && i > 2)
        break;
    }
}

/* Damaged lines are refused, with their number. */
static void
test_damaged (void)
{
  static const char *const lines[] = {
    "2 2 | 0,0 YR/RY stock 15 15",
    "| |",
    "0 2 | 0,0 YR/RY stock 15 15 turn 1 | 2,0",
    "4 2 | 0,0 YR/RY stock 15 15 turn 1 | 2,0",
    "1 3 | 0,0 YR/RY stock 15 15 turn 1 | 2,0",
    "1 99999999999999999999 | 0,0 YR/RY stock 15 15 turn 1 | 2,0",
    "1 | 0,0 YR/RY stock 15 15 turn 1 | 2,0",
    "1 2 wind=3 | 0,0 YR/RY stock 15 15 turn 1 | 2,0",
    "1 2 first | 0,0 YR/RY stock 15 15 turn 1 | 2,0",
    "1 2 | nonsense | 2,0",
    "1 2 | 0,0 YR/RY stock 15 15 turn 1 | ",
    "1 2 | 0,0 YR/RY stock 15 15 turn 1 | 0,0",
    "1 2 | 0,0 YR/RY stock 15 15 turn 1 | \xd1\x82",
    "1 2 | 0,0 YR/RY stock 15 15 turn 1 | 2,0; 3,0",
    "1 2 | 0,0 YYYYR/RRRR stock 12 12 turn 1 | -1,0; 9,9; 8,8",
    "1 2 | 0,0 YR/RY stock 15 15 turn 1 | 2,0 | 3,0",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = g_strdup_printf ("# A comment\n\n%s\n%s\n", BANGO_LINE, lines[i]);
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", lines[i]);
      g_assert_null (bgl_puzzles_parse (&bango_rules, text, &error));
      g_assert_true (error->domain == BGL_RULE_ERROR);
      g_assert_cmpuint (bgl_rule_error_get_line (error), ==, 4);
    }
}

/* Whatever a file contains, reading it ends with puzzles or with an error. */
static void
test_noise (void)
{
  BglRandom random;

  bgl_random_init (&random, 1);
  for (guint i = 0; i < 3000; i++)
    {
      g_autofree char *line = g_strdup (BANGO_LINE);
      g_autoptr (GError) error = NULL;
      g_autoptr (BglPuzzle) puzzle = NULL;

      for (guint j = 0; j <= i % 3; j++)
        line[bgl_random_below (&random, (guint) strlen (line))] = (char) (32 + bgl_random_below (&random, 95));
      puzzle = bgl_puzzle_parse (&bango_rules, line, &error);
      g_assert_true ((puzzle != NULL) == (error == NULL));
    }
}

/* Puzzles that are known come last, the oldest first. */
static void
test_draw (void)
{
  GPtrArray *puzzles = bgl_puzzles_get (&bango_rules);
  g_autoptr (GArray) known = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint n = count_grade (puzzles, 1);
  BglRandom random;

  bgl_random_init (&random, 7);
  for (guint i = 0; i < 2 * n; i++)
    {
      g_autoptr (BglPuzzle) puzzle = bgl_puzzles_draw (&bango_rules, 1, (const guint32 *) known->data, known->len,
                                                       &random);

      g_assert_cmpuint (puzzle->grade, ==, 1);
      if (i < n)
        for (guint j = 0; j < known->len; j++)
          g_assert_cmpuint (g_array_index (known, guint32, j), !=, puzzle->id);
      else
        g_assert_cmpuint (g_array_index (known, guint32, i - n), ==, puzzle->id);
      g_array_append_val (known, puzzle->id);
    }
}

/* The puzzle of a day is the same for everybody, and all of them come before the first one comes again. */
static void
test_daily (gconstpointer data)
{
  GPtrArray *puzzles = bgl_puzzles_get (data);
  g_autoptr (GHashTable) ids = g_hash_table_new (NULL, NULL);
  guint start = (738000 / puzzles->len) * puzzles->len;

  for (guint i = 0; i < puzzles->len; i++)
    {
      g_autoptr (BglPuzzle) puzzle = bgl_puzzles_get_daily (data, start + i);
      g_autoptr (BglPuzzle) again = bgl_puzzles_get_daily (data, start + i);

      g_assert_cmpuint (puzzle->id, ==, again->id);
      g_assert_true (g_hash_table_add (ids, GUINT_TO_POINTER (puzzle->id)));
    }
}

/* Attempts */

static void
advance (BglAttempt *attempt)
{
  while (bgl_attempt_get_state (attempt) == BGL_ATTEMPT_PREPARING)
    bgl_attempt_advance (attempt);
}

/* With the moves of the solution, and with the solution shown. */
static void
test_attempts (gconstpointer data)
{
  GPtrArray *puzzles = bgl_puzzles_get (data);

  for (guint i = 0; i < puzzles->len; i++)
    {
      const BglPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      g_autoptr (BglAttempt) attempt = bgl_attempt_new (puzzle);
      g_autoptr (BglAttempt) shown = bgl_attempt_new (puzzle);
      guint n_own = 0;

      for (advance (attempt); bgl_attempt_get_state (attempt) == BGL_ATTEMPT_WAITING; advance (attempt), n_own++)
        {
          BglTable *table = bgl_attempt_get_table (attempt);

          g_assert_true (bgl_table_play (table, puzzle->moves[bgl_game_get_ply (bgl_table_get_game (table))], NULL));
        }
      g_assert_cmpint (bgl_attempt_get_state (attempt), ==, BGL_ATTEMPT_SOLVED);
      g_assert_true (bgl_attempt_is_clean (attempt));
      g_assert_true (g_str_has_prefix (bgl_attempt_get_reaction (attempt), "Solved."));
      g_assert_cmpuint (n_own, ==, puzzle->n_own);

      advance (shown);
      bgl_attempt_show_solution (shown);
      advance (shown);
      g_assert_cmpint (bgl_attempt_get_state (shown), ==, BGL_ATTEMPT_SHOWN);
      g_assert_false (bgl_attempt_is_clean (shown));
      g_assert_true (g_str_has_prefix (bgl_attempt_get_reaction (shown), "The solution: "));
    }
}

static gboolean
quit_cb (gpointer loop)
{
  g_main_loop_quit (loop);

  return G_SOURCE_REMOVE;
}

static void
answered_cb (BglAttempt *attempt,
             GMainLoop  *loop)
{
  if (bgl_attempt_get_reaction (attempt) != NULL && strstr (bgl_attempt_get_reaction (attempt), "answer") != NULL)
    g_main_loop_quit (loop);
}

/* A refused move is explained by its rule, and a wrong one by the answer to it. It can be taken back. */
static void
test_wrong (void)
{
  g_autoptr (BglPuzzle) puzzle = bgl_puzzle_copy (g_ptr_array_index (bgl_puzzles_get (&bango_rules), 0));
  g_autoptr (BglAttempt) attempt = bgl_attempt_new (puzzle);
  BglTable *table = bgl_attempt_get_table (attempt);
  BglGame *game = bgl_table_get_game (table);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  guint n;
  g_autofree BglMove *moves = bgl_game_list_moves (game, &n);
  BglMove wrong = moves[0] != puzzle->moves[0] ? moves[0] : moves[1];
  guint timeout;

  g_assert_false (bgl_table_play_text (table, puzzle->seat, "400,400", NULL));
  g_assert_cmpint (bgl_attempt_get_state (attempt), ==, BGL_ATTEMPT_WAITING);
  g_assert_true (bgl_attempt_is_critical (attempt));
  g_assert_nonnull (strstr (bgl_attempt_get_reaction (attempt), "<a href=\"bungalow:bango/bango-"));
  g_assert_true (bgl_attempt_is_clean (attempt));

  g_signal_connect (attempt, "changed", G_CALLBACK (answered_cb), loop);
  g_assert_true (bgl_table_play (table, wrong, NULL));
  g_assert_cmpint (bgl_attempt_get_state (attempt), ==, BGL_ATTEMPT_WRONG);
  g_assert_true (bgl_attempt_is_critical (attempt));
  g_assert_false (bgl_attempt_is_clean (attempt));
  timeout = g_timeout_add_seconds (60, quit_cb, loop);
  g_main_loop_run (loop);
  g_source_remove (timeout);
  g_assert_nonnull (strstr (bgl_attempt_get_reaction (attempt), "The best answer to it: "));

  bgl_attempt_try_again (attempt);
  g_assert_cmpint (bgl_attempt_get_state (attempt), ==, BGL_ATTEMPT_WAITING);
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 0);
  g_assert_null (bgl_attempt_get_reaction (attempt));

  /* A search that is no longer needed changes nothing. */
  g_assert_true (bgl_table_play (table, wrong, NULL));
  bgl_attempt_show_solution (attempt);
  advance (attempt);
  g_assert_cmpint (bgl_attempt_get_state (attempt), ==, BGL_ATTEMPT_SHOWN);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_true (g_str_has_prefix (bgl_attempt_get_reaction (attempt), "The solution: "));
}

int
main (int    argc,
      char **argv)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < n_games; i++)
    {
      static const struct
      {
        const char    *name;
        GTestDataFunc  func;
      } tests[] = {
        { "stored", test_stored },
        { "proved", test_proved },
        { "replaced", test_replaced },
        { "daily", test_daily },
        { "attempts", test_attempts },
      };

      if (games[i]->puzzles == NULL)
        continue;

      for (guint j = 0; j < G_N_ELEMENTS (tests); j++)
        {
          g_autofree char *path = g_strdup_printf ("/puzzles/%s/%s", games[i]->id, tests[j].name);

          g_test_add_data_func (path, games[i], tests[j].func);
        }
    }

  g_test_add_func ("/puzzles/disproved", test_disproved);
  g_test_add_func ("/puzzles/damaged", test_damaged);
  g_test_add_func ("/puzzles/noise", test_noise);
  g_test_add_func ("/puzzles/draw", test_draw);
  g_test_add_func ("/puzzles/wrong", test_wrong);

  return g_test_run ();
}
