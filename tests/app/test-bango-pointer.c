/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-fixture.h"

/* Bango with the pointer alone. */

static void
test_click (void)
{
  Fixture f = { 0 };

  fixture_open_bango (&f, PEOPLE "\n");
  fixture_click_cell (&f, 0, 1);
  view_fixture_assert_last_move (&f, 1, "1: 0,1");
  view_fixture_close (&f);

  fixture_open_bango (&f, CUT);
  fixture_click_cell (&f, 4, 0);
  fixture_click_cell (&f, 4, 0);
  fixture_assert_cell (&f, 5, 0, "Cell (5, 0): yellow tile.");
  fixture_click_cell (&f, 4, 0);
  fixture_click_cell (&f, 5, 2);
  view_fixture_assert_last_move (&f, 1, "2: 4,0>5,2");
  view_fixture_close (&f);

  /* A cell beside one of the equal parts says that this part stays. */
  fixture_open_bango (&f, EQUAL);
  fixture_click_cell (&f, 5, 1);
  bgl_test_settle ();
  fixture_click_cell (&f, -1, 0);
  view_fixture_assert_last_move (&f, 1, "2: 5,1>-1,0 keep 4,1");
  view_fixture_close (&f);
}

static void
test_drag (void)
{
  Fixture f = { 0 };

  /* From the stock, wherever it began. */
  fixture_open_bango (&f, PEOPLE "\n");
  fixture_drag_cell (&f, -1, 0, 0, 1);
  bgl_test_release ();
  view_fixture_assert_last_move (&f, 1, "1: 0,1");
  view_fixture_close (&f);

  fixture_open_bango (&f, CUT);
  fixture_drag_cell (&f, 4, 0, 5, 2);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  fixture_assert_cell (&f, 6, 0, "Cell (6, 0): yellow tile. Will be cut off.");

  /* Escape in the middle of it: the tile is back, and letting go does nothing. */
  bgl_test_key ("Escape");
  bgl_test_release ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  fixture_assert_cell (&f, 6, 0, "Cell (6, 0): yellow tile.");

  /* Dropped where it was taken up, it is back as well. */
  fixture_drag_cell (&f, 4, 0, 5, 2);
  fixture_point_cell (&f, 4, 0);
  bgl_test_release ();
  g_assert_null (f.refused);
  fixture_assert_cell (&f, 6, 0, "Cell (6, 0): yellow tile.");

  fixture_drag_cell (&f, 4, 0, 0, 0);
  bgl_test_release ();
  g_assert_cmpstr (f.refused, ==, "bango-elsewhere");
  fixture_assert_cell (&f, 6, 0, "Cell (6, 0): yellow tile.");

  fixture_drag_cell (&f, 4, 0, 5, 2);
  bgl_test_release ();
  view_fixture_assert_last_move (&f, 1, "2: 4,0>5,2");
  view_fixture_close (&f);

  /* Dropped beside both of two equal parts: the question comes after, and the tile stays. */
  fixture_open_bango (&f, POSITION ("0,0 RYRYRYYRYYRYRYR/.....YR.RY stock 0 0 turn 2"));
  fixture_drag_cell (&f, 7, 0, 7, 1);
  bgl_test_release ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  bgl_test_key ("Return");
  view_fixture_assert_last_move (&f, 1, "2: 7,0>7,1 keep 6,0");
  view_fixture_close (&f);
}

/* Gestures that name a move which the rules do not allow are answered with their rule. */
static void
test_refused (void)
{
  static const struct
  {
    const char *record;
    int         lift_x, lift_y;   /* lifted first where that is not the same cell */
    int         x, y;
    const char *rule;
  } gestures[] = {
    { PEOPLE "\n", 0, 0, 0, 0, "bango-touch" },
    { PEOPLE "\n", 2, 1, 2, 1, "bango-touch" },
    { CUT, 0, 0, 0, 0, "bango-own" },
    { CUT, 8, 0, 8, 0, "bango-second-round" },
    { FAMINE, 1, 1, 1, 1, "bango-lift" },
    { CUT, 4, 0, 2, 0, "bango-elsewhere" },
    { CUT, 4, 0, 8, 0, "bango-elsewhere" },
    { FAMINE, 4, 0, 0, -1, "bango-famine" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (gestures); i++)
    {
      Fixture f = { 0 };

      fixture_open_bango (&f, gestures[i].record);
      if (gestures[i].lift_x != gestures[i].x || gestures[i].lift_y != gestures[i].y)
        fixture_click_cell (&f, gestures[i].lift_x, gestures[i].lift_y);
      fixture_click_cell (&f, gestures[i].x, gestures[i].y);
      g_assert_cmpstr (f.refused, ==, gestures[i].rule);
      g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
      view_fixture_close (&f);
    }
}

static void
test_not_my_turn (void)
{
  Fixture f = { 0 };

  fixture_open_quiet_bango (&f, TAGS "[Seat2 \"bot:beginner\"]\n[Option-first \"2\"]\n\n");
  fixture_assert_cell (&f, 0, 1, "Cell (0, 1): empty.");
  fixture_click_cell (&f, 0, 1);
  fixture_drag_cell (&f, 0, 1, 2, 0);
  bgl_test_release ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  g_assert_null (f.refused);
  view_fixture_close (&f);

  fixture_open_bango (&f, PEOPLE "\n");
  bgl_view_set_interactive (BGL_VIEW (f.view), FALSE);
  fixture_assert_cell (&f, 0, 1, "Cell (0, 1): empty.");
  fixture_click_cell (&f, 0, 1);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  g_assert_null (f.refused);
  view_fixture_close (&f);
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bango-pointer/click", test_click);
  g_test_add_func ("/bango-pointer/drag", test_drag);
  g_test_add_func ("/bango-pointer/refused", test_refused);
  g_test_add_func ("/bango-pointer/not-my-turn", test_not_my_turn);

  return g_test_run ();
}
