/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-fixture.h"

/* What the table of Bango says and marks beside the tiles themselves. */

static void
assert_step (Fixture    *f,
             const char *step)
{
  g_assert_cmpstr (bgl_view_get_step (BGL_VIEW (f->view)), ==, step);
}

/* Where no tile is looked at. */
static void
look_away (Fixture *f)
{
  bgl_test_point (f->view, 2, 2);
}

static void
test_steps (void)
{
  const char *const crosses = "The 7 tiles marked with a cross leave the game. Set your tile down beside the tiles that "
                              "stay. To keep all tiles, put yours back.";
  const char *const preview = "If you lift this tile, the 7 tiles marked with a cross leave the game.";
  Fixture f = { 0 };

  fixture_open_bango (&f, CUT);
  look_away (&f);
  assert_step (&f, NULL);
  fixture_point_cell (&f, 4, 0);
  assert_step (&f, preview);
  fixture_click_cell (&f, 4, 0);
  look_away (&f);
  assert_step (&f, crosses);
  bgl_test_key ("Escape");
  look_away (&f);
  assert_step (&f, NULL);

  /* A tile that cuts off nothing. */
  fixture_click_cell (&f, 2, 2);
  assert_step (&f, "Set the tile down on an empty cell beside another tile. "
                   "To lift a different tile, put this one back first.");

  /* Another one instead, and down. */
  fixture_click_cell (&f, 4, 0);
  assert_step (&f, crosses);
  fixture_click_cell (&f, 5, 2);
  view_fixture_assert_last_move (&f, 1, "2: 4,0>5,2");
  look_away (&f);
  assert_step (&f, NULL);
  view_fixture_close (&f);
}

static void
test_steps_of_questions (void)
{
  Fixture f = { 0 };

  fixture_open_bango (&f, EQUAL);
  fixture_point_cell (&f, 5, 1);
  assert_step (&f, "If you lift this tile, the largest parts are equal, and you choose which one stays.");
  fixture_click_cell (&f, 5, 1);
  assert_step (&f, "The largest parts are equal. Choose the one that stays. Tiles marked with a cross leave the game.");
  g_assert_true (bgl_view_cancel (BGL_VIEW (f.view)));
  look_away (&f);
  assert_step (&f, NULL);
  view_fixture_close (&f);

  fixture_open_bango (&f, FAMINE);
  fixture_click_cell (&f, 4, 0);
  assert_step (&f, "The tiles marked with a cross would leave the game, and a player with fewer than five tiles loses. "
                   "Cut them off, or put your tile back.");
  g_assert_true (bgl_view_cancel (BGL_VIEW (f.view)));
  look_away (&f);
  assert_step (&f, NULL);
  view_fixture_close (&f);
}

static gboolean
is_label (GtkWidget     *widget,
          gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0;
}

/* The question before the last lift says whether the player who lifts wins or loses. */
static void
test_end_of_questions (void)
{
  static const struct { const char *record; const char *question; } lifts[] = {
    { FAMINE, "Lifting this tile ends the game. Fewer than five yellow tiles are left, so you win." },
    { POSITION ("0,0 YYYYRRR/YRR stock 0 0 turn 2"),
      "Lifting this tile ends the game. Fewer than five red tiles are left, so you lose." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lifts); i++)
    {
      Fixture f = { 0 };

      fixture_open_bango (&f, lifts[i].record);
      fixture_click_cell (&f, 4, 0);
      g_assert_nonnull (bgl_test_find (f.view, is_label, lifts[i].question));
      view_fixture_close (&f);
    }
}

/* One person among bots sees all that they have done. */
static void
test_moves_since_mine (void)
{
  Fixture f = { 0 };

  fixture_open_quiet_bango (&f, "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"4\"]\n[Seat1 \"Anna\"]\n"
                                "[Seat2 \"bot:easy\"]\n[Seat3 \"bot:easy\"]\n[Seat4 \"bot:easy\"]\n\n");
  g_assert_true (bgl_game_play_text (f.game, 1, "2,0", NULL));
  fixture_assert_cell (&f, 2, 0, "Cell (2, 0): yellow tile. Last move.");
  g_assert_true (bgl_game_play_text (f.game, 2, "3,0", NULL));
  fixture_assert_cell (&f, 2, 0, "Cell (2, 0): yellow tile.");
  fixture_assert_cell (&f, 3, 0, "Cell (3, 0): red tile. Last move.");
  g_assert_true (bgl_game_play_text (f.game, 3, "4,0", NULL));
  g_assert_true (bgl_game_play_text (f.game, 4, "5,0", NULL));
  fixture_assert_cell (&f, 3, 0, "Cell (3, 0): red tile. Move 1 of the last 3.");
  fixture_assert_cell (&f, 4, 0, "Cell (4, 0): yellow tile. Move 2 of the last 3.");
  fixture_assert_cell (&f, 5, 0, "Cell (5, 0): red tile. Move 3 of the last 3.");

  /* My own move is the only recent one until somebody answers it. */
  g_assert_true (bgl_game_play_text (f.game, 1, "6,0", NULL));
  fixture_assert_cell (&f, 5, 0, "Cell (5, 0): red tile.");
  fixture_assert_cell (&f, 6, 0, "Cell (6, 0): yellow tile. Last move.");

  bgl_game_seek (f.game, 4);
  fixture_assert_cell (&f, 3, 0, "Cell (3, 0): red tile. Move 1 of the last 3.");
  view_fixture_close (&f);
}

/* What was cut off can be seen, and read, until the next move. */
static void
test_cut_off (void)
{
  Fixture f = { 0 };
  graphene_point_t gone;

  fixture_open_bango (&f, CUT);
  g_assert_true (bgl_game_play_text (f.game, 2, "4,0>5,1", NULL));
  fixture_assert_cell (&f, 5, 1, "Cell (5, 1): red tile. Last move.");
  fixture_assert_cell (&f, 5, 0, "Cell (5, 0): empty. A tile was cut off here.");
  fixture_assert_cell (&f, 4, 0, "Cell (4, 0): empty. A tile was lifted from here.");
  g_assert_null (fixture_get_cell (&f, 7, 2));
  bgl_test_settle ();
  bango_view_get_place (BANGO_VIEW (f.view), 7, 3, &gone);
  g_assert_cmpfloat (gone.x, <, gtk_widget_get_width (f.view));

  g_assert_true (bgl_game_play_text (f.game, 1, "0,0>4,0", NULL));
  fixture_assert_cell (&f, 5, 0, "Cell (5, 0): empty.");

  /* Taken back, it is as it was. */
  bgl_table_undo (f.table);
  fixture_assert_cell (&f, 5, 0, "Cell (5, 0): empty. A tile was cut off here.");
  bgl_table_undo (f.table);
  fixture_assert_cell (&f, 5, 0, "Cell (5, 0): yellow tile.");
  view_fixture_close (&f);
}

/* A hint stays while it is followed: Enter lifts its tile, Enter sets it down. */
static void
test_hint_by_keys (void)
{
  const BangoMove shift = { .seat = 2, .kind = BANGO_SHIFT, .from = { 4, 0 }, .to = { 5, 2 } };
  Fixture f = { 0 };

  fixture_open_bango (&f, CUT);
  gtk_widget_grab_focus (f.view);
  bgl_view_show_move (BGL_VIEW (f.view), bango_move_pack (&shift));
  fixture_assert_focus (&f, 4, 0);
  bgl_test_key ("Return");
  fixture_assert_focus (&f, 5, 2);
  fixture_assert_cell (&f, 5, 2, "Cell (5, 2): empty. You can set the tile down here. "
                                 "Suggested: set the lifted tile down here.");
  bgl_test_key ("Return");
  view_fixture_assert_last_move (&f, 1, "2: 4,0>5,2");
  view_fixture_close (&f);
}

static void
test_hint_by_pointer (void)
{
  const BangoMove shift = { .seat = 2, .kind = BANGO_SHIFT, .from = { 4, 0 }, .to = { 5, 2 } };
  Fixture f = { 0 };

  fixture_open_bango (&f, CUT);
  bgl_view_show_move (BGL_VIEW (f.view), bango_move_pack (&shift));
  fixture_click_cell (&f, 4, 0);
  fixture_assert_cell (&f, 5, 2, "Cell (5, 2): empty. You can set the tile down here. "
                                 "Suggested: set the lifted tile down here.");

  /* Another tile is another idea. */
  fixture_click_cell (&f, 2, 2);
  fixture_assert_cell (&f, 5, 2, "Cell (5, 2): empty. You can set the tile down here.");
  view_fixture_close (&f);
}

/* Back and forth while a tile is lifted, a question is asked, or things still move. */
static void
test_back_and_forth (void)
{
  const BangoMove shift = { .seat = 2, .kind = BANGO_SHIFT, .from = { 4, 0 }, .to = { 5, 2 } };
  Fixture f = { 0 };

  fixture_open_bango (&f, CUT);
  bgl_test_animate (TRUE);
  for (guint turn = 0; turn < 3; turn++)
    {
      g_assert_true (bgl_game_play_text (f.game, 2, "4,0>5,2", NULL));
      g_assert_true (bgl_game_play_text (f.game, 1, "0,0>4,0", NULL));
      g_assert_true (bgl_game_play_text (f.game, 2, "5,2>5,3", NULL));
      if (turn > 0)
        bgl_test_settle ();
      bgl_table_undo (f.table);
      bgl_table_undo (f.table);
      bgl_table_undo (f.table);
      g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);

      /* With a tile in the air. */
      fixture_click_cell (&f, 4, 0);
      g_assert_nonnull (bgl_view_get_step (BGL_VIEW (f.view)));
      if (turn > 1)
        bgl_view_show_move (BGL_VIEW (f.view), bango_move_pack (&shift));
      bgl_table_redo (f.table);
      look_away (&f);
      assert_step (&f, NULL);
      bgl_table_redo (f.table);
      bgl_table_redo (f.table);
      fixture_assert_cell (&f, 5, 3, "Cell (5, 3): red tile. Last move.");
      fixture_assert_cell (&f, 5, 2, "Cell (5, 2): empty. A tile was lifted from here.");
      bgl_game_seek (f.game, 1);
      fixture_assert_cell (&f, 5, 2, "Cell (5, 2): red tile. Last move.");
      bgl_game_seek (f.game, 3);
      bgl_test_settle ();
      bgl_game_seek (f.game, 0);
      bgl_test_settle ();
      look_away (&f);
      assert_step (&f, NULL);
      fixture_assert_cell (&f, 5, 2, "Cell (5, 2): empty.");
      fixture_assert_cell (&f, 4, 0, "Cell (4, 0): red tile. If you lift it, 7 tiles are cut off.");
    }
  view_fixture_close (&f);
  bgl_test_animate (FALSE);
}

/* A drag is over when the position changes under it. */
static void
test_undo_in_drag (void)
{
  Fixture f = { 0 };

  fixture_open_bango (&f, CUT);
  g_assert_true (bgl_game_play_text (f.game, 2, "4,0>5,2", NULL));
  fixture_drag_cell (&f, 0, 0, 4, 0);
  g_assert_nonnull (bgl_view_get_step (BGL_VIEW (f.view)));
  bgl_table_undo (f.table);
  bgl_test_release ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  look_away (&f);
  assert_step (&f, NULL);
  fixture_assert_cell (&f, 0, 0, "Cell (0, 0): yellow tile.");
  view_fixture_close (&f);
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bango-marks/steps", test_steps);
  g_test_add_func ("/bango-marks/steps-of-questions", test_steps_of_questions);
  g_test_add_func ("/bango-marks/end-of-questions", test_end_of_questions);
  g_test_add_func ("/bango-marks/moves-since-mine", test_moves_since_mine);
  g_test_add_func ("/bango-marks/cut-off", test_cut_off);
  g_test_add_func ("/bango-marks/hint-by-keys", test_hint_by_keys);
  g_test_add_func ("/bango-marks/hint-by-pointer", test_hint_by_pointer);
  g_test_add_func ("/bango-marks/back-and-forth", test_back_and_forth);
  g_test_add_func ("/bango-marks/undo-in-drag", test_undo_in_drag);

  return g_test_run ();
}
