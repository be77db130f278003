/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-fixture.h"

#include <string.h>

/* Bongo never plays on alone: what waits for a person, and what going back and forth shows. */

static gboolean
is_asking (gpointer data)
{
  Fixture *f = data;

  return gtk_widget_get_visible (GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (f->view))));
}

static gboolean
is_bot_to_roll (gpointer data)
{
  const BongoState *state = fixture_get_bongo (data);

  return state->phase == BONGO_PHASE_ROLL && state->roller == 2;
}

static gboolean
is_die_visible (Fixture *f)
{
  return gtk_widget_get_visible (GTK_WIDGET (bgl_tray_get_die (bongo_view_get_tray (BONGO_VIEW (f->view)), 0)));
}

/* Long enough for whatever would happen by itself: each round of the loop lets timers without a delay run. */
static void
let_time_pass (void)
{
  for (guint i = 0; i < 10; i++)
    {
      bgl_test_settle ();
      g_usleep (10 * 1000);
    }
}

/* A bot has the first roll: it waits until somebody is ready. */
static void
test_ready (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "bot:easy Anna", NULL, GNU);
  let_time_pass ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  g_assert_true (is_asking (&f));

  fixture_roll (&f);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 2);
  view_fixture_close (&f);
}

/* Where only bots sit, nobody could be ready. */
static void
test_bots (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "bot:easy bot:easy", NULL, GNU);
  bgl_test_wait (fixture_is_open, &f);
  g_assert_false (is_asking (&f));
  view_fixture_close (&f);
}

/* Nobody at this machine called: the next roll waits, however long that takes. */
static void
test_absent (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "Anna bot:expert", NULL, GNU);
  fixture_roll (&f);
  bgl_test_wait (is_bot_to_roll, &f);
  let_time_pass ();
  g_assert_cmpint (fixture_get_bongo (&f)->phase, ==, BONGO_PHASE_ROLL);
  g_assert_true (is_asking (&f));
  fixture_roll (&f);
  view_fixture_close (&f);
}

/* A round that is taken back is rolled anew, and one that is done again shows its dice. */
static void
test_undo (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "Anna Boris", NULL, GNU);
  fixture_roll (&f);
  bgl_test_key ("w");
  bgl_test_wait (fixture_is_shown, &f);
  g_assert_true (is_die_visible (&f));

  bgl_table_undo (f.table);
  bgl_test_settle ();
  g_assert_cmpint (fixture_get_bongo (&f)->phase, ==, BONGO_PHASE_ROLL);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  g_assert_false (is_die_visible (&f));

  bgl_table_redo (f.table);
  bgl_test_settle ();
  g_assert_true (fixture_is_shown (&f));
  g_assert_true (is_die_visible (&f));
  g_assert_cmpint (bgl_die_get_mark (bgl_tray_get_die (bongo_view_get_tray (BONGO_VIEW (f.view)), 2)), ==, BGL_DIE_LIT);
  g_assert_cmpuint (fixture_get_bongo (&f)->trophies[0][BONGO_GNU], ==, 1);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (bongo_view_get_reasons (BONGO_VIEW (f.view)))));
  view_fixture_close (&f);
}

/* A bot's roll that is taken back waits for a person, so that it can still be done again. */
static void
test_undo_bot (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "bot:easy Anna", NULL, GNU);
  fixture_roll (&f);
  bgl_test_key ("w");
  bgl_test_wait (fixture_is_shown, &f);

  bgl_table_undo (f.table);
  let_time_pass ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  g_assert_true (is_asking (&f));
  g_assert_true (bgl_table_can_redo (f.table));
  fixture_roll (&f);
  view_fixture_close (&f);
}

/* A bot that won a round which is done again does not roll at once either. */
static void
test_redo_bot (void)
{
  Fixture f = { 0 };
  guint ply;

  fixture_open_bongo (&f, 800, "Anna bot:expert", NULL, GNU);
  fixture_roll (&f);
  bgl_test_key ("q");
  bgl_test_wait (is_bot_to_roll, &f);
  ply = bgl_game_get_ply (f.game);

  bgl_table_undo (f.table);
  bgl_table_set_pace (f.table, 60 * 1000);
  bgl_table_redo (f.table);
  let_time_pass ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, ply);
  g_assert_true (is_die_visible (&f));
  view_fixture_close (&f);
}

/* A round that is done again, but is not over, is covered until everybody is ready. */
static void
test_redo_open (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "Anna Boris", NULL, GNU);
  fixture_roll (&f);
  bgl_test_key ("q");
  bgl_test_wait (fixture_is_called, &f);
  bgl_table_undo (f.table);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);

  bgl_table_redo (f.table);
  bgl_test_settle ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 3);
  g_assert_cmpint (bongo_view_get_stage (BONGO_VIEW (f.view)), ==, BONGO_STAGE_PAUSED);
  g_assert_false (is_die_visible (&f));
  g_assert_true (is_asking (&f));
  fixture_roll (&f);
  bgl_test_key ("i");
  bgl_test_wait (fixture_is_shown, &f);
  view_fixture_close (&f);
}

/* A person pauses in the middle of a round: nothing is to be seen, and going on throws the dice again. */
static void
test_person (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "Anna bot:expert", NULL, GNU);
  /* So that the bot does not call in between. */
  bgl_seat_set_handicap (bgl_table_get_seat (f.table, 2), BGL_MAX_HANDICAP);
  fixture_roll (&f);
  bgl_table_set_paused (f.table, BGL_PAUSE_PERSON, TRUE);
  bgl_test_settle ();
  g_assert_cmpint (bongo_view_get_stage (BONGO_VIEW (f.view)), ==, BONGO_STAGE_PAUSED);
  g_assert_false (bgl_table_get_calls_open (f.table));
  g_assert_false (is_die_visible (&f));
  g_assert_true (is_asking (&f));
  bgl_test_key ("w");
  let_time_pass ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 2);

  fixture_roll (&f);
  g_assert_cmpuint (bgl_table_get_paused (f.table), ==, 0);
  g_assert_true (is_die_visible (&f));
  view_fixture_close (&f);
}

/* After a pause that came by itself somebody must be ready first. */
static void
test_automatic (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "Anna bot:expert", NULL, GNU);
  bgl_seat_set_handicap (bgl_table_get_seat (f.table, 2), BGL_MAX_HANDICAP);
  fixture_roll (&f);
  bgl_table_set_paused (f.table, BGL_PAUSE_RULES, TRUE);
  bgl_test_settle ();
  g_assert_false (is_die_visible (&f));
  bgl_test_key ("space");
  bgl_table_set_paused (f.table, BGL_PAUSE_RULES, FALSE);
  let_time_pass ();
  g_assert_cmpint (bongo_view_get_stage (BONGO_VIEW (f.view)), ==, BONGO_STAGE_PAUSED);
  g_assert_true (is_asking (&f));
  fixture_roll (&f);
  view_fixture_close (&f);
}

/* A bot that is to roll waits for a person after a pause, not only for its end. */
static void
test_pause_before_roll (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "bot:easy Anna", NULL, GNU);
  bgl_table_set_paused (f.table, BGL_PAUSE_MENU, TRUE);
  bgl_test_key ("space");
  let_time_pass ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  bgl_table_set_paused (f.table, BGL_PAUSE_MENU, FALSE);
  let_time_pass ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  fixture_roll (&f);
  view_fixture_close (&f);
}

int
main (int   argc,
      char *argv[])
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bongo-pause/ready", test_ready);
  g_test_add_func ("/bongo-pause/bots", test_bots);
  g_test_add_func ("/bongo-pause/absent", test_absent);
  g_test_add_func ("/bongo-pause/undo", test_undo);
  g_test_add_func ("/bongo-pause/undo-bot", test_undo_bot);
  g_test_add_func ("/bongo-pause/redo-bot", test_redo_bot);
  g_test_add_func ("/bongo-pause/redo-open", test_redo_open);
  g_test_add_func ("/bongo-pause/person", test_person);
  g_test_add_func ("/bongo-pause/automatic", test_automatic);
  g_test_add_func ("/bongo-pause/before-roll", test_pause_before_roll);

  return g_test_run ();
}
