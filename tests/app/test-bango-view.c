/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-fixture.h"

static void
test_new_destroy (void)
{
  g_autoptr (BglTable) table = bgl_test_table (CUT);
  GtkWidget *view = g_object_ref_sink (g_object_new (BANGO_TYPE_VIEW, "table", table, NULL));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (view),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Bango table");
  g_assert_finalize_object (view);
}

static void
test_labels (void)
{
  Fixture f = { 0 };

  fixture_open_bango (&f, PEOPLE "\n");
  fixture_assert_cell (&f, 0, 0, "Cell (0, 0): yellow tile.");
  fixture_assert_cell (&f, 1, 0, "Cell (1, 0): red tile.");
  fixture_assert_cell (&f, 0, -1, "Cell (0, −1): empty. You can place a tile here.");
  g_assert_null (fixture_get_cell (&f, 2, 1));

  g_assert_true (bgl_game_play_text (f.game, 1, "2,0", NULL));
  fixture_assert_cell (&f, 2, 0, "Cell (2, 0): yellow tile. Last move.");
  fixture_assert_cell (&f, 2, 1, "Cell (2, 1): empty. You can place a tile here.");

  /* Going back shows the position afresh. */
  bgl_table_undo (f.table);
  fixture_assert_cell (&f, 2, 0, "Cell (2, 0): empty. You can place a tile here.");
  g_assert_null (fixture_get_cell (&f, 2, 1));
  view_fixture_close (&f);
}

static void
test_labels_second_round (void)
{
  Fixture f = { 0 };

  fixture_open_bango (&f, CUT);
  fixture_assert_cell (&f, 4, 0, "Cell (4, 0): red tile. If you lift it, 7 tiles are cut off.");
  fixture_assert_cell (&f, 4, 4, "Cell (4, 4): red tile. If you lift it, 1 tile is cut off.");
  fixture_assert_cell (&f, 2, 2, "Cell (2, 2): red tile. You can lift it.");
  fixture_assert_cell (&f, 0, 0, "Cell (0, 0): yellow tile.");
  fixture_assert_cell (&f, 8, 0, "Cell (8, 0): empty.");
  view_fixture_close (&f);

  fixture_open_bango (&f, EQUAL);
  fixture_assert_cell (&f, 5, 1, "Cell (5, 1): red tile. If you lift it, you choose from 2 equal parts.");
  view_fixture_close (&f);

  fixture_open_bango (&f, FAMINE);
  fixture_assert_cell (&f, 4, 0, "Cell (4, 0): red tile. If you lift it, the game ends.");
  fixture_assert_cell (&f, 1, 1, "Cell (1, 1): red tile. It is shut in, so you cannot lift it.");
  view_fixture_close (&f);
}

static void
test_hint (void)
{
  Fixture f = { 0 };
  const BangoMove lay = { .seat = 1, .kind = BANGO_LAY, .to = { 2, 0 } };
  const BangoMove shift = { .seat = 2, .kind = BANGO_SHIFT, .from = { 4, 0 }, .to = { 5, 2 } };

  fixture_open_bango (&f, PEOPLE "\n");
  bgl_view_show_move (BGL_VIEW (f.view), bango_move_pack (&lay));
  fixture_assert_cell (&f, 2, 0, "Cell (2, 0): empty. You can place a tile here. Suggested: place a tile here.");
  g_assert_true (bgl_game_play_text (f.game, 1, "0,1", NULL));
  fixture_assert_cell (&f, 2, 0, "Cell (2, 0): empty. You can place a tile here.");
  view_fixture_close (&f);

  fixture_open_bango (&f, CUT);
  bgl_view_show_move (BGL_VIEW (f.view), bango_move_pack (&shift));
  fixture_assert_cell (&f, 4, 0, "Cell (4, 0): red tile. If you lift it, 7 tiles are cut off. Suggested: lift this tile.");
  fixture_assert_cell (&f, 5, 2, "Cell (5, 2): empty. Suggested: set the lifted tile down here.");
  view_fixture_close (&f);
}

/* Where a cut takes the ground away under the focus, it goes to the nearest cell that is left, which is beside the new
 * tile. */
static void
test_focus_after_cut (void)
{
  Fixture f = { 0 };

  fixture_open_bango (&f, CUT);
  gtk_widget_grab_focus (f.view);
  fixture_go_to (&f, 7, 2);
  g_assert_true (bgl_game_play_text (f.game, 2, "4,0>5,2", NULL));
  g_assert_null (fixture_get_cell (&f, 7, 2));
  fixture_assert_focus (&f, 6, 2);
  view_fixture_close (&f);
}

static gboolean
is_at_rest (gpointer data)
{
  Fixture *f = data;
  graphene_point_t a, b;

  /* The spots stand where the cells are once nothing glides anymore. */
  bango_view_get_place (BANGO_VIEW (f->view), 0, 0, &a);
  bango_view_get_place (BANGO_VIEW (f->view), 1, 0, &b);

  return b.x - a.x == (int) (b.x - a.x);
}

/* With animations on, moves can be made faster than they are shown. */
static void
test_animations (void)
{
  Fixture f = { 0 };

  fixture_open_bango (&f, CUT);
  bgl_test_animate (TRUE);
  fixture_click_cell (&f, 4, 0);
  fixture_click_cell (&f, 5, 2);
  view_fixture_assert_last_move (&f, 1, "2: 4,0>5,2");
  fixture_click_cell (&f, 0, 0);
  fixture_click_cell (&f, 0, -1);
  g_assert_cmpuint (bgl_game_get_ply (f.game), >=, 1);
  bgl_view_skip_animations (BGL_VIEW (f.view));
  bgl_test_wait (is_at_rest, &f);
  bgl_table_undo (f.table);
  fixture_assert_cell (&f, 4, 0, "Cell (4, 0): red tile. If you lift it, 7 tiles are cut off.");

  /* Closed while things still move. */
  g_assert_true (bgl_game_play_text (f.game, 2, "4,0>5,2", NULL));
  view_fixture_close (&f);

  fixture_open_bango (&f, PEOPLE "\n");
  bgl_test_animate (TRUE);
  g_assert_cmpuint (bgl_view_get_duration (BGL_VIEW (f.view), 180), ==, 180);
  bgl_view_set_tempo (0.5);
  g_assert_cmpuint (bgl_view_get_duration (BGL_VIEW (f.view), 180), ==, 90);
  bgl_view_set_tempo (0);
  g_assert_cmpuint (bgl_view_get_duration (BGL_VIEW (f.view), 180), ==, 0);
  bgl_view_set_tempo (1);
  bgl_test_animate (FALSE);
  g_assert_cmpuint (bgl_view_get_duration (BGL_VIEW (f.view), 180), ==, 0);
  view_fixture_close (&f);
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bango-view/new-destroy", test_new_destroy);
  g_test_add_func ("/bango-view/labels", test_labels);
  g_test_add_func ("/bango-view/labels-second-round", test_labels_second_round);
  g_test_add_func ("/bango-view/hint", test_hint);
  g_test_add_func ("/bango-view/focus-after-cut", test_focus_after_cut);
  g_test_add_func ("/bango-view/animations", test_animations);

  return g_test_run ();
}
