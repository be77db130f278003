/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-fixture.h"

/* Undo, redo and the replay at any moment, with dice under way and points being counted. */

/* However slow the machine is, what moves is still under way when the test goes on. */
static void
animate_slowly (void)
{
  bgl_test_animate (TRUE);
  bgl_view_set_tempo (4);
}

static void
play (Fixture    *f,
      guint       seat,
      const char *text)
{
  g_autoptr (GError) error = NULL;

  bgl_game_play_text (f->game, seat, text, &error);
  g_assert_no_error (error);
}

static void
finish_round (Fixture *f)
{
  play (f, 1, "g4");
  play (f, 2, "r6");
}

static void
begin_round (Fixture *f)
{
  play (f, 0, "goal 6");
  play (f, 0, "values r3 g3");
  play (f, 0, "pool r 1 1 2 3 4 5 6");
  play (f, 0, "pool g 2 2 3 4 4 6 6");
}

static gboolean
is_scoring (Fixture *f)
{
  return bangkok_view_get_scoring (BANGKOK_VIEW (f->view), NULL);
}

/* A die still flies to a hand that the next round empties. */
static void
test_next_round_in_flight (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, LAST, 760, 560);
  animate_slowly ();
  finish_round (&f);
  bgl_test_settle ();
  play (&f, 0, "goal 6");
  bgl_test_settle ();
  g_assert_false (is_scoring (&f));

  view_fixture_close (&f);
}

/* Redo plays the end of a round and the beginning of the next one in a row. */
static void
test_redo_across_rounds (void)
{
  Fixture f = { 0 };
  guint ply;

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, LAST, 760, 560);
  animate_slowly ();
  finish_round (&f);
  begin_round (&f);
  bgl_test_settle ();
  ply = bgl_game_get_ply (f.game);

  bgl_table_undo (f.table);
  bgl_test_settle ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 1);
  bgl_table_redo (f.table);
  bgl_test_settle ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, ply);
  g_assert_false (is_scoring (&f));
  g_assert_false (bgl_view_get_busy (BGL_VIEW (f.view)));

  /* Several at once, with nothing drawn in between. */
  bgl_table_undo (f.table);
  bgl_table_undo (f.table);
  bgl_table_redo (f.table);
  bgl_table_redo (f.table);
  bgl_test_settle ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, ply);

  view_fixture_close (&f);
}

/* The points that were on show when a move was taken back are shown again with it, and the next
 * round waits again. */
static void
test_redo_end_of_round (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, LAST, 760, 560);
  bgl_table_start (f.table);
  finish_round (&f);
  bgl_test_settle ();
  g_assert_true (is_scoring (&f));

  bgl_table_undo (f.table);
  bgl_test_settle ();
  g_assert_false (is_scoring (&f));
  bgl_table_redo (f.table);
  bgl_test_settle ();
  g_assert_true (is_scoring (&f));
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, BGL_TURN_CHANCE);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 2);

  view_fixture_close (&f);
}

/* A game that is continued, or returned to, between two rounds shows the points and waits as well. */
static void
test_jump_to_end_of_round (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, LAST "1: g4\n2: r6\n", 760, 560);
  bgl_table_start (f.table);
  bgl_test_settle ();
  g_assert_true (is_scoring (&f));
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, BGL_TURN_CHANCE);

  bgl_game_seek (f.game, 0);
  bgl_test_settle ();
  g_assert_false (is_scoring (&f));
  bgl_game_seek (f.game, 2);
  bgl_test_settle ();
  g_assert_true (is_scoring (&f));
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, BGL_TURN_CHANCE);

  g_signal_emit_by_name (bangkok_view_get_sheet (BANGKOK_VIEW (f.view)), "go-on");
  bgl_test_settle ();
  g_assert_false (is_scoring (&f));
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, 2);

  view_fixture_close (&f);
}

/* Whoever resigns takes no die, and no next round is offered. */
static void
test_resign (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, ROUND, 760, 560);
  bgl_table_start (f.table);
  play (&f, 1, "resign");
  bgl_test_settle ();
  g_assert_true (bgl_game_is_over (f.game));
  g_assert_false (is_scoring (&f));
  bgl_game_undo (f.game);
  bgl_test_settle ();
  g_assert_false (bgl_game_is_over (f.game));
  view_fixture_close (&f);
}

/* Every step of two rounds, forwards and backwards, while the dice of earlier steps are under way. */
static void
test_steps (void)
{
  Fixture f = { 0 };
  guint n_moves;

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, LAST, 760, 560);
  bgl_view_set_interactive (BGL_VIEW (f.view), FALSE);
  animate_slowly ();
  finish_round (&f);
  begin_round (&f);
  for (guint i = 0; i < 2 * BANGKOK_DICE; i++)
    {
      g_autofree BglMove *moves = NULL;
      guint n;

      moves = bgl_game_list_moves (f.game, &n);
      g_assert_true (bgl_game_play (f.game, moves[n - 1], NULL));
    }
  n_moves = bgl_game_get_n_moves (f.game);
  g_assert_true (bgl_game_is_over (f.game));

  /* Draw after each of the first steps, later after several at once. */
  for (guint ply = n_moves; ply > 3; ply -= 3)
    {
      bgl_game_seek (f.game, ply - 3);
      bgl_test_settle ();
    }
  for (guint ply = 0; ply <= n_moves; ply++)
    {
      bgl_game_seek (f.game, ply);
      if (ply < 8 || ply % 5 == 0)
        bgl_test_settle ();
    }

  /* A jump ends the story of an earlier step. */
  bgl_game_seek (f.game, 1);
  bgl_game_seek (f.game, 2);
  bgl_test_settle ();
  g_assert_true (is_scoring (&f));
  bgl_game_seek (f.game, n_moves);
  bgl_test_settle ();
  g_assert_false (is_scoring (&f));
  g_assert_false (bgl_view_get_busy (BGL_VIEW (f.view)));
  g_assert_cmpstr (bangkok_sheet_get_figure (bangkok_view_get_sheet (BANGKOK_VIEW (f.view)), BANGKOK_MAJORITY, 1),
                   !=, NULL);

  view_fixture_close (&f);
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bangkok-history/next-round-in-flight", test_next_round_in_flight);
  g_test_add_func ("/bangkok-history/redo-across-rounds", test_redo_across_rounds);
  g_test_add_func ("/bangkok-history/redo-end-of-round", test_redo_end_of_round);
  g_test_add_func ("/bangkok-history/jump-to-end-of-round", test_jump_to_end_of_round);
  g_test_add_func ("/bangkok-history/resign", test_resign);
  g_test_add_func ("/bangkok-history/steps", test_steps);

  return g_test_run ();
}
