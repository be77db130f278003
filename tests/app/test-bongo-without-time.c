/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-fixture.h"

#include "games/bongo/bongo-settings.h"

/* Bongo without time: the dice stay until all people have called or passed, and bots come after them. */

static BongoStage
get_stage (Fixture *f)
{
  return bongo_view_get_stage (BONGO_VIEW (f->view));
}

static gboolean
is_asked (gpointer data)
{
  return get_stage (data) == BONGO_STAGE_OPEN;
}

static void
open_table (Fixture    *f,
            const char *seats,
            const char *position)
{
  g_settings_set_boolean (bongo_settings_get (), BONGO_SETTING_WITHOUT_TIME, TRUE);
  fixture_open_bongo (f, 800, seats, position, GNU);
}

static void
close_table (Fixture *f)
{
  view_fixture_close (f);
  g_settings_reset (bongo_settings_get (), BONGO_SETTING_WITHOUT_TIME);
}

static void
roll (Fixture *f)
{
  bgl_test_key ("space");
  bgl_test_wait (is_asked, f);
}

static BongoMove
get_move (Fixture *f,
          guint    ply)
{
  return bongo_move_unpack (bgl_game_get_move (f->game, ply));
}

/* However long it takes, bots keep silent. A right call wins and has no time. */
static void
test_right (void)
{
  Fixture f = { 0 };

  open_table (&f, "Anna bot:expert", NULL);
  roll (&f);
  for (guint i = 0; i < 60; i++)
    {
      g_usleep (50 * 1000);
      bgl_test_settle ();
    }
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 2);
  /* Keys that rolled the dice do not pass. */
  bgl_test_key ("space");
  bgl_test_key ("Return");
  g_assert_cmpint (get_stage (&f), ==, BONGO_STAGE_OPEN);

  bgl_test_key ("w");
  g_assert_cmpint (get_stage (&f), ==, BONGO_STAGE_SHOWN);
  g_assert_cmpuint (fixture_get_bongo (&f)->winner, ==, 1);
  view_fixture_assert_last_move (&f, 3, "1: call gnu");
  close_table (&f);
}

/* After a wrong call the bots have theirs, and the next roll waits for the person. */
static void
test_wrong (void)
{
  Fixture f = { 0 };

  open_table (&f, "Anna bot:expert", "0/0/2 0/0/0");
  roll (&f);
  bgl_test_key ("e");
  g_assert_cmpuint (fixture_get_bongo (&f)->trophies[0][BONGO_RHINO], ==, 0);
  g_assert_false (get_move (&f, 2).timed);
  bgl_test_wait (fixture_is_shown, &f);
  g_assert_cmpuint (fixture_get_bongo (&f)->winner, ==, 2);
  g_assert_true (get_move (&f, bgl_game_get_ply (f.game) - 1).timed);
  g_assert_cmpuint (bgl_table_get_held (f.table), !=, 0);
  roll (&f);
  close_table (&f);
}

/* Somebody who passes loses nothing. */
static void
test_pass (void)
{
  Fixture f = { 0 };
  graphene_rect_t prompt, tray;

  open_table (&f, "Anna bot:expert", "0/0/2 0/0/0");
  roll (&f);
  bgl_test_settle ();
  /* The button covers no die. */
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (f.view))), f.view, &prompt));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (bongo_view_get_tray (BONGO_VIEW (f.view))), f.view, &tray));
  g_assert_cmpfloat (tray.origin.y + tray.size.height, <=, prompt.origin.y);
  g_assert_true (gtk_widget_grab_focus (f.view));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (f.window)) == f.view);
  bgl_test_key ("BackSpace");
  g_assert_cmpint (get_stage (&f), !=, BONGO_STAGE_OPEN);
  bgl_test_wait (fixture_is_shown, &f);
  g_assert_cmpuint (fixture_get_bongo (&f)->winner, ==, 2);
  g_assert_cmpuint (fixture_get_bongo (&f)->trophies[0][BONGO_RHINO], ==, 2);
  close_table (&f);
}

/* Nothing is known before the last person has called. The first right call wins, and later ones cost nothing. */
static void
test_people (void)
{
  Fixture f = { 0 };

  open_table (&f, "Anna Boris", "0/0/0 3/0/0");
  roll (&f);
  bgl_test_key ("w");
  g_assert_cmpint (get_stage (&f), ==, BONGO_STAGE_OPEN);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 2);
  /* One call each. */
  bgl_test_key ("e");
  g_assert_cmpstr (bongo_view_get_banner (BONGO_VIEW (f.view)), ==, "Anna: You have already called.");
  bgl_test_key ("u");
  g_assert_cmpint (get_stage (&f), ==, BONGO_STAGE_SHOWN);
  g_assert_cmpuint (fixture_get_bongo (&f)->winner, ==, 1);
  g_assert_cmpuint (fixture_get_bongo (&f)->trophies[1][BONGO_BONGO], ==, 3);
  close_table (&f);
}

/* If nobody is right, everybody calls again. */
static void
test_again (void)
{
  Fixture f = { 0 };

  open_table (&f, "Anna Boris", NULL);
  roll (&f);
  bgl_test_key ("q");
  bgl_test_key ("o");
  g_assert_cmpint (get_stage (&f), ==, BONGO_STAGE_OPEN);
  g_assert_cmpuint (fixture_get_bongo (&f)->n_calls, ==, 2);
  g_assert_cmpstr (bongo_view_get_banner (BONGO_VIEW (f.view)), ==, "Nobody is right. Call again.");

  bgl_test_key ("q");
  g_assert_cmpstr (bongo_view_get_banner (BONGO_VIEW (f.view)), ==,
                   "Anna: You have already called this word in this round, and it was wrong.");
  bgl_test_key ("i");
  bgl_test_key ("BackSpace");
  g_assert_cmpint (get_stage (&f), ==, BONGO_STAGE_SHOWN);
  g_assert_cmpuint (fixture_get_bongo (&f)->winner, ==, 2);
  close_table (&f);
}

/* A pause takes the answers back with the dice. */
static void
test_pause (void)
{
  Fixture f = { 0 };

  open_table (&f, "Anna Boris", NULL);
  roll (&f);
  bgl_test_key ("q");
  bgl_table_set_paused (f.table, BGL_PAUSE_PERSON, TRUE);
  bgl_test_settle ();
  g_assert_cmpint (get_stage (&f), ==, BONGO_STAGE_PAUSED);
  bgl_test_key ("i");
  roll (&f);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 2);
  bgl_test_key ("i");
  bgl_test_key ("w");
  g_assert_cmpuint (fixture_get_bongo (&f)->winner, ==, 2);
  close_table (&f);
}

int
main (int   argc,
      char *argv[])
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bongo-without-time/right", test_right);
  g_test_add_func ("/bongo-without-time/wrong", test_wrong);
  g_test_add_func ("/bongo-without-time/pass", test_pass);
  g_test_add_func ("/bongo-without-time/people", test_people);
  g_test_add_func ("/bongo-without-time/again", test_again);
  g_test_add_func ("/bongo-without-time/pause", test_pause);

  return g_test_run ();
}
