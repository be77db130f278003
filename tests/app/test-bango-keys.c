/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-fixture.h"

/* Bango with keys alone. */

/* A whole game by key presses, from the first Tab to the five. */
static void
test_game_by_keys (void)
{
  static const int moves[][2] = {
    { 0, 1 }, { 2, 0 }, { 0, 2 }, { 3, 0 }, { 0, 3 }, { 2, -1 }, { 0, 4 },
  };
  Fixture f = { 0 };
  int x, y;

  fixture_open_bango (&f, PEOPLE "\n");
  bgl_test_key ("Tab");
  if (!fixture_find_focus (&f, &x, &y))
    bgl_test_key ("Tab");

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      fixture_go_to (&f, moves[i][0], moves[i][1]);
      bgl_test_key (i % 2 == 0 ? "Return" : "space");
      g_assert_cmpuint (bgl_game_get_ply (f.game), ==, i + 1);
      fixture_assert_focus (&f, moves[i][0], moves[i][1]);
    }

  g_assert_true (bgl_game_is_over (f.game));
  g_assert_null (f.refused);
  fixture_assert_cell (&f, 0, 4, "Cell (0, 4): yellow tile. Last move. Part of the winning row.");
  fixture_assert_cell (&f, 0, 2, "Cell (0, 2): yellow tile. Part of the winning row.");
  fixture_assert_cell (&f, 0, 5, "Cell (0, 5): empty.");

  /* After the end keys do no harm. */
  bgl_test_key ("Return");
  g_assert_null (f.refused);
  view_fixture_close (&f);
}

/* Tab goes into the board, and the next one out of it. */
static void
test_tab (void)
{
  g_autoptr (BglTable) table = bgl_test_table (PEOPLE "\n");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *before = gtk_button_new_with_label ("Before");
  GtkWidget *view = g_object_new (BANGO_TYPE_VIEW, "table", table, NULL);
  GtkWidget *after = gtk_button_new_with_label ("After");
  GtkWidget *window;

  gtk_box_append (GTK_BOX (box), before);
  gtk_box_append (GTK_BOX (box), view);
  gtk_box_append (GTK_BOX (box), after);
  window = bgl_test_show (box, 500, 500);

  gtk_widget_grab_focus (before);
  bgl_test_key ("Tab");
  g_assert_nonnull (gtk_widget_get_focus_child (view));
  bgl_test_key ("Right");
  g_assert_true (gtk_widget_has_focus (bango_view_get_spot (BANGO_VIEW (view), 1, 0)));
  bgl_test_key ("Tab");
  g_assert_true (gtk_widget_has_focus (after));
  bgl_test_key ("Shift_L+Tab");
  g_assert_true (gtk_widget_has_focus (bango_view_get_spot (BANGO_VIEW (view), 1, 0)));

  /* At the edge of the board an arrow goes no further, and a corner is one key away. */
  bgl_test_key ("Up");
  bgl_test_key ("Up");
  g_assert_true (gtk_widget_has_focus (bango_view_get_spot (BANGO_VIEW (view), 1, -1)));
  bgl_test_key ("Page_Down");
  g_assert_true (gtk_widget_has_focus (bango_view_get_spot (BANGO_VIEW (view), 2, 0)));

  bgl_test_key ("Shift_L+Tab");
  g_assert_true (gtk_widget_has_focus (before));

  bgl_test_close (window, view);
}

static void
test_lift_by_keys (void)
{
  Fixture f = { 0 };

  fixture_open_bango (&f, CUT);
  gtk_widget_grab_focus (f.view);
  fixture_go_to (&f, 4, 0);
  bgl_test_key ("Return");
  fixture_assert_cell (&f, 4, 0, "Cell (4, 0): red tile. Lifted. To put it back, press Enter here or press Escape.");
  fixture_assert_cell (&f, 5, 0, "Cell (5, 0): yellow tile. Will be cut off.");
  fixture_assert_cell (&f, 5, 2, "Cell (5, 2): empty. You can set the tile down here.");
  fixture_assert_cell (&f, 8, 0, "Cell (8, 0): empty.");
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);

  /* Escape puts it back, and so does a second Enter. */
  bgl_test_key ("Escape");
  fixture_assert_cell (&f, 4, 0, "Cell (4, 0): red tile. If you lift it, 7 tiles are cut off.");
  bgl_test_key ("Return");
  bgl_test_key ("Return");
  fixture_assert_cell (&f, 4, 0, "Cell (4, 0): red tile. If you lift it, 7 tiles are cut off.");

  bgl_test_key ("Return");
  fixture_go_to (&f, 5, 2);
  bgl_test_key ("Return");
  view_fixture_assert_last_move (&f, 1, "2: 4,0>5,2");
  fixture_assert_focus (&f, 5, 2);
  fixture_assert_cell (&f, 5, 2, "Cell (5, 2): red tile. Last move.");
  g_assert_null (fixture_get_cell (&f, 7, 2));

  /* Now it is yellow's turn, and Escape has nothing to cancel. */
  g_assert_false (bgl_view_cancel (BGL_VIEW (f.view)));
  view_fixture_close (&f);
}

static void
test_choice_by_keys (void)
{
  Fixture f = { 0 };

  fixture_open_bango (&f, EQUAL);
  gtk_widget_grab_focus (f.view);
  fixture_go_to (&f, 5, 1);
  bgl_test_key ("Return");
  fixture_assert_cell (&f, 0, 0, "Cell (0, 0): red tile. Part A. Press Enter to keep it.");
  fixture_assert_cell (&f, 10, 0, "Cell (10, 0): red tile. Part B. Press Enter to keep it.");

  /* The question has the focus on part A; Escape takes it all back. */
  g_assert_false (gtk_widget_has_focus (fixture_get_cell (&f, 5, 1)));
  bgl_test_key ("Escape");
  fixture_assert_focus (&f, 5, 1);
  fixture_assert_cell (&f, 0, 0, "Cell (0, 0): red tile. You can lift it.");

  /* By button. */
  bgl_test_key ("Return");
  bgl_test_key ("Tab");
  bgl_test_key ("Return");
  fixture_assert_focus (&f, 5, 1);
  fixture_assert_cell (&f, 0, 0, "Cell (0, 0): red tile. Will be cut off.");
  fixture_assert_cell (&f, 6, 0, "Cell (6, 0): empty. You can set the tile down here.");
  fixture_go_to (&f, 6, 0);
  bgl_test_key ("Return");
  view_fixture_assert_last_move (&f, 1, "2: 5,1>6,0 keep 6,1");
  g_assert_null (fixture_get_cell (&f, 0, 0));

  /* By a tile of the part. */
  bgl_table_undo (f.table);
  fixture_go_to (&f, 5, 1);
  bgl_test_key ("Return");
  bgl_test_key ("Shift_L+Tab");
  fixture_assert_focus (&f, 5, 1);
  fixture_go_to (&f, 3, 1);
  bgl_test_key ("Return");
  fixture_assert_cell (&f, 10, 0, "Cell (10, 0): red tile. Will be cut off.");
  fixture_go_to (&f, 4, 2);
  bgl_test_key ("Return");
  view_fixture_assert_last_move (&f, 1, "2: 5,1>4,2 keep 4,1");
  g_assert_null (f.refused);
  view_fixture_close (&f);
}

static void
test_famine (void)
{
  Fixture f = { 0 };

  fixture_open_bango (&f, FAMINE);
  gtk_widget_grab_focus (f.view);
  fixture_go_to (&f, 4, 0);
  bgl_test_key ("Return");
  g_assert_false (bgl_game_is_over (f.game));

  /* Put back first, then cut. */
  bgl_test_key ("Tab");
  bgl_test_key ("Return");
  fixture_assert_focus (&f, 4, 0);
  bgl_test_key ("Return");
  bgl_test_key ("Return");
  view_fixture_assert_last_move (&f, 1, "2: 4,0>-");
  g_assert_true (bgl_game_is_over (f.game));
  view_fixture_close (&f);
}

static void
test_pass (void)
{
  Fixture f = { 0 };

  fixture_open_bango (&f, POSITION ("0,0 .R./RYR/.R. stock 0 0 turn 1"));
  gtk_widget_grab_focus (f.view);
  bgl_test_key ("Tab");
  bgl_test_key ("Return");
  view_fixture_assert_last_move (&f, 1, "1: pass");
  view_fixture_close (&f);
}

static void
test_cough (void)
{
  Fixture f = { 0 };

  fixture_open_bango (&f, "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"4\"]\n[Option-coughing \"yes\"]\n\n");
  gtk_widget_grab_focus (f.view);
  bgl_test_key ("Tab");
  bgl_test_key ("Return");
  view_fixture_assert_last_move (&f, 1, "3: cough");
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, 1);
  view_fixture_close (&f);
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bango-keys/game-by-keys", test_game_by_keys);
  g_test_add_func ("/bango-keys/tab", test_tab);
  g_test_add_func ("/bango-keys/lift-by-keys", test_lift_by_keys);
  g_test_add_func ("/bango-keys/choice-by-keys", test_choice_by_keys);
  g_test_add_func ("/bango-keys/famine", test_famine);
  g_test_add_func ("/bango-keys/pass", test_pass);
  g_test_add_func ("/bango-keys/cough", test_cough);

  return g_test_run ();
}
