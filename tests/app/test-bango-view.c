/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "view-fixture.h"

#include "games/bango/bango-game.h"
#include "games/bango/bango-view.h"

typedef ViewFixture Fixture;

#define TAGS "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n"
#define PEOPLE TAGS "[Seat2 \"Boris\"]\n"
#define POSITION(position) PEOPLE "[Position \"" position "\"]\n\n"

/* Red to move; lifting 4,0 cuts off the seven tiles on the right. */
#define CUT POSITION ("0,0 YRYRRYYR/..Y.Y..Y/..RRY..R/...YR.RY/....RY stock 0 0 turn 2")
/* Red to move; lifting 5,1 leaves two parts of eleven tiles. */
#define EQUAL POSITION ("0,0 RYRY...YRYR/YRYRYRYRYRY/R.Y.....Y.R stock 0 0 turn 2")
/* Red to move; lifting 4,0 leaves yellow with four tiles. */
#define FAMINE POSITION ("0,0 RRYRRYY/RRRY/YY stock 0 0 turn 2")

static void
open_quiet_view (Fixture    *f,
                 const char *record)
{
  view_fixture_open (f, BANGO_TYPE_VIEW, record, 640, 520);
}

static void
open_view (Fixture    *f,
           const char *record)
{
  open_quiet_view (f, record);
  bgl_table_start (f->table);
}

static GtkWidget *
get_spot (Fixture *f,
          int      x,
          int      y)
{
  return bango_view_get_spot (BANGO_VIEW (f->view), x, y);
}

static void
assert_label (Fixture    *f,
              int         x,
              int         y,
              const char *label)
{
  g_assert_nonnull (get_spot (f, x, y));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_spot (f, x, y)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

static void
assert_focus (Fixture *f,
              int      x,
              int      y)
{
  g_assert_nonnull (get_spot (f, x, y));
  g_assert_true (gtk_widget_has_focus (get_spot (f, x, y)));
}

/* Pointer */

static void
point_cell (Fixture *f,
            int      x,
            int      y)
{
  graphene_point_t place;

  bango_view_get_place (BANGO_VIEW (f->view), x, y, &place);
  bgl_test_point (f->view, place.x, place.y);
}

static void
click_cell (Fixture *f,
            int      x,
            int      y)
{
  point_cell (f, x, y);
  bgl_test_press ();
  bgl_test_release ();
}

static void
drag_cell (Fixture *f,
           int      x,
           int      y,
           int      to_x,
           int      to_y)
{
  graphene_point_t from, to;

  bango_view_get_place (BANGO_VIEW (f->view), x, y, &from);
  bango_view_get_place (BANGO_VIEW (f->view), to_x, to_y, &to);
  bgl_test_drag (f->view, from.x, from.y, to.x, to.y);
}

/* Keyboard */

static gboolean
get_focus (Fixture *f,
           int     *x,
           int     *y)
{
  for (*y = -20; *y <= 20; (*y)++)
    for (*x = -20; *x <= 20; (*x)++)
      if (get_spot (f, *x, *y) != NULL && gtk_widget_has_focus (get_spot (f, *x, *y)))
        return TRUE;

  return FALSE;
}

static const struct
{
  const char *key;
  int         dx, dy;
} arrows[] = {
  { "Up", 0, -1 }, { "Right", 1, 0 }, { "Down", 0, 1 }, { "Left", -1, 0 },
};

#define SPAN 41

/* Goes to the cell with arrow keys alone, over cells that have a spot, by the shortest way. */
static void
go_to (Fixture *f,
       int      x,
       int      y)
{
  int distance[SPAN][SPAN];
  int at_x, at_y;
  gboolean changed = TRUE;

  memset (distance, 0x7f, sizeof distance);
  g_assert_nonnull (get_spot (f, x, y));
  distance[y + SPAN / 2][x + SPAN / 2] = 0;
  while (changed)
    {
      changed = FALSE;
      for (int j = 1; j < SPAN - 1; j++)
        for (int i = 1; i < SPAN - 1; i++)
          for (guint k = 0; k < G_N_ELEMENTS (arrows); k++)
            {
              int next = distance[j + arrows[k].dy][i + arrows[k].dx];

              if (get_spot (f, i - SPAN / 2, j - SPAN / 2) != NULL && next + 1 < distance[j][i])
                {
                  distance[j][i] = next + 1;
                  changed = TRUE;
                }
            }
    }

  g_assert_true (get_focus (f, &at_x, &at_y));
  while (at_x != x || at_y != y)
    {
      guint best = 0;

      for (guint k = 1; k < G_N_ELEMENTS (arrows); k++)
        if (distance[at_y + arrows[k].dy + SPAN / 2][at_x + arrows[k].dx + SPAN / 2] <
            distance[at_y + arrows[best].dy + SPAN / 2][at_x + arrows[best].dx + SPAN / 2])
          best = k;

      at_x += arrows[best].dx;
      at_y += arrows[best].dy;
      bgl_test_key (arrows[best].key);
      assert_focus (f, at_x, at_y);
    }
}

static void
test_new_destroy (void)
{
  g_autoptr (BglTable) table = bgl_test_table (CUT);
  GtkWidget *view = g_object_ref_sink (g_object_new (BANGO_TYPE_VIEW, "table", table, NULL));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (view),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Table of Bango");
  g_assert_finalize_object (view);
}

static void
test_labels (void)
{
  Fixture f = { 0 };

  open_view (&f, PEOPLE "\n");
  assert_label (&f, 0, 0, "Cell 0, 0: yellow tile.");
  assert_label (&f, 1, 0, "Cell 1, 0: red tile.");
  assert_label (&f, 0, -1, "Cell 0, −1: empty. You can lay a tile here.");
  g_assert_null (get_spot (&f, 2, 1));

  g_assert_true (bgl_game_play_text (f.game, 1, "2,0", NULL));
  assert_label (&f, 2, 0, "Cell 2, 0: yellow tile. Last move.");
  assert_label (&f, 2, 1, "Cell 2, 1: empty. You can lay a tile here.");

  /* Going back shows the position afresh. */
  bgl_table_undo (f.table);
  assert_label (&f, 2, 0, "Cell 2, 0: empty. You can lay a tile here.");
  g_assert_null (get_spot (&f, 2, 1));
  view_fixture_close (&f);
}

static void
test_labels_second_round (void)
{
  Fixture f = { 0 };

  open_view (&f, CUT);
  assert_label (&f, 4, 0, "Cell 4, 0: red tile. Can be lifted; cuts off 7 tiles.");
  assert_label (&f, 4, 4, "Cell 4, 4: red tile. Can be lifted; cuts off 1 tile.");
  assert_label (&f, 2, 2, "Cell 2, 2: red tile. Can be lifted.");
  assert_label (&f, 0, 0, "Cell 0, 0: yellow tile.");
  assert_label (&f, 8, 0, "Cell 8, 0: empty.");
  view_fixture_close (&f);

  open_view (&f, EQUAL);
  assert_label (&f, 5, 1, "Cell 5, 1: red tile. Can be lifted; leaves 2 equal parts to choose from.");
  view_fixture_close (&f);

  open_view (&f, FAMINE);
  assert_label (&f, 4, 0, "Cell 4, 0: red tile. Can be lifted; ends the game.");
  assert_label (&f, 1, 1, "Cell 1, 1: red tile. Cannot be lifted: no side is free.");
  view_fixture_close (&f);
}

/* A whole game by key presses, from the first Tab to the five. */
static void
test_game_by_keys (void)
{
  static const int moves[][2] = {
    { 0, 1 }, { 2, 0 }, { 0, 2 }, { 3, 0 }, { 0, 3 }, { 2, -1 }, { 0, 4 },
  };
  Fixture f = { 0 };
  int x, y;

  open_view (&f, PEOPLE "\n");
  bgl_test_key ("Tab");
  if (!get_focus (&f, &x, &y))
    bgl_test_key ("Tab");

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      go_to (&f, moves[i][0], moves[i][1]);
      bgl_test_key (i % 2 == 0 ? "Return" : "space");
      g_assert_cmpuint (bgl_game_get_ply (f.game), ==, i + 1);
      assert_focus (&f, moves[i][0], moves[i][1]);
    }

  g_assert_true (bgl_game_is_over (f.game));
  g_assert_null (f.refused);
  assert_label (&f, 0, 4, "Cell 0, 4: yellow tile. Last move. Part of the winning row.");
  assert_label (&f, 0, 2, "Cell 0, 2: yellow tile. Part of the winning row.");
  assert_label (&f, 0, 5, "Cell 0, 5: empty.");

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

  open_view (&f, CUT);
  gtk_widget_grab_focus (f.view);
  go_to (&f, 4, 0);
  bgl_test_key ("Return");
  assert_label (&f, 4, 0, "Cell 4, 0: red tile. Lifted. Press Enter here or Escape to put it back.");
  assert_label (&f, 5, 0, "Cell 5, 0: yellow tile. Will be cut off.");
  assert_label (&f, 5, 2, "Cell 5, 2: empty. You can set the tile down here.");
  assert_label (&f, 8, 0, "Cell 8, 0: empty.");
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);

  /* Escape puts it back, and so does a second Enter. */
  bgl_test_key ("Escape");
  assert_label (&f, 4, 0, "Cell 4, 0: red tile. Can be lifted; cuts off 7 tiles.");
  bgl_test_key ("Return");
  bgl_test_key ("Return");
  assert_label (&f, 4, 0, "Cell 4, 0: red tile. Can be lifted; cuts off 7 tiles.");

  bgl_test_key ("Return");
  go_to (&f, 5, 2);
  bgl_test_key ("Return");
  view_fixture_assert_last_move (&f, 1, "2: 4,0>5,2");
  assert_focus (&f, 5, 2);
  assert_label (&f, 5, 2, "Cell 5, 2: red tile. Last move.");
  g_assert_null (get_spot (&f, 7, 2));

  /* Now it is yellow's turn, and Escape has nothing to cancel. */
  g_assert_false (bgl_view_cancel (BGL_VIEW (f.view)));
  view_fixture_close (&f);
}

static void
test_choice_by_keys (void)
{
  Fixture f = { 0 };

  open_view (&f, EQUAL);
  gtk_widget_grab_focus (f.view);
  go_to (&f, 5, 1);
  bgl_test_key ("Return");
  assert_label (&f, 0, 0, "Cell 0, 0: red tile. Part A. Press Enter to keep it.");
  assert_label (&f, 10, 0, "Cell 10, 0: red tile. Part B. Press Enter to keep it.");

  /* The question has the focus on part A; Escape takes it all back. */
  g_assert_false (gtk_widget_has_focus (get_spot (&f, 5, 1)));
  bgl_test_key ("Escape");
  assert_focus (&f, 5, 1);
  assert_label (&f, 0, 0, "Cell 0, 0: red tile. Can be lifted.");

  /* By button. */
  bgl_test_key ("Return");
  bgl_test_key ("Tab");
  bgl_test_key ("Return");
  assert_focus (&f, 5, 1);
  assert_label (&f, 0, 0, "Cell 0, 0: red tile. Will be cut off.");
  assert_label (&f, 6, 0, "Cell 6, 0: empty. You can set the tile down here.");
  go_to (&f, 6, 0);
  bgl_test_key ("Return");
  view_fixture_assert_last_move (&f, 1, "2: 5,1>6,0 keep 6,1");
  g_assert_null (get_spot (&f, 0, 0));

  /* By a tile of the part. */
  bgl_table_undo (f.table);
  go_to (&f, 5, 1);
  bgl_test_key ("Return");
  bgl_test_key ("Shift_L+Tab");
  assert_focus (&f, 5, 1);
  go_to (&f, 3, 1);
  bgl_test_key ("Return");
  assert_label (&f, 10, 0, "Cell 10, 0: red tile. Will be cut off.");
  go_to (&f, 4, 2);
  bgl_test_key ("Return");
  view_fixture_assert_last_move (&f, 1, "2: 5,1>4,2 keep 4,1");
  g_assert_null (f.refused);
  view_fixture_close (&f);
}

static void
test_famine (void)
{
  Fixture f = { 0 };

  open_view (&f, FAMINE);
  gtk_widget_grab_focus (f.view);
  go_to (&f, 4, 0);
  bgl_test_key ("Return");
  g_assert_false (bgl_game_is_over (f.game));

  /* Put back first, then cut. */
  bgl_test_key ("Tab");
  bgl_test_key ("Return");
  assert_focus (&f, 4, 0);
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

  open_view (&f, POSITION ("0,0 .R./RYR/.R. stock 0 0 turn 1"));
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

  open_view (&f, "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"4\"]\n[Option-coughing \"yes\"]\n\n");
  gtk_widget_grab_focus (f.view);
  bgl_test_key ("Tab");
  bgl_test_key ("Return");
  view_fixture_assert_last_move (&f, 1, "3: cough");
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, 1);
  view_fixture_close (&f);
}

static void
test_click (void)
{
  Fixture f = { 0 };

  open_view (&f, PEOPLE "\n");
  click_cell (&f, 0, 1);
  view_fixture_assert_last_move (&f, 1, "1: 0,1");
  view_fixture_close (&f);

  open_view (&f, CUT);
  click_cell (&f, 4, 0);
  click_cell (&f, 4, 0);
  assert_label (&f, 5, 0, "Cell 5, 0: yellow tile.");
  click_cell (&f, 4, 0);
  click_cell (&f, 5, 2);
  view_fixture_assert_last_move (&f, 1, "2: 4,0>5,2");
  view_fixture_close (&f);

  /* A cell beside one of the equal parts says that this part stays. */
  open_view (&f, EQUAL);
  click_cell (&f, 5, 1);
  bgl_test_settle ();
  click_cell (&f, -1, 0);
  view_fixture_assert_last_move (&f, 1, "2: 5,1>-1,0 keep 4,1");
  view_fixture_close (&f);
}

static void
test_drag (void)
{
  Fixture f = { 0 };

  /* From the stock, wherever it began. */
  open_view (&f, PEOPLE "\n");
  drag_cell (&f, -1, 0, 0, 1);
  bgl_test_release ();
  view_fixture_assert_last_move (&f, 1, "1: 0,1");
  view_fixture_close (&f);

  open_view (&f, CUT);
  drag_cell (&f, 4, 0, 5, 2);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  assert_label (&f, 6, 0, "Cell 6, 0: yellow tile. Will be cut off.");

  /* Escape in the middle of it: the tile is back, and letting go does nothing. */
  bgl_test_key ("Escape");
  bgl_test_release ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  assert_label (&f, 6, 0, "Cell 6, 0: yellow tile.");

  /* Dropped where it was taken up, it is back as well. */
  drag_cell (&f, 4, 0, 5, 2);
  point_cell (&f, 4, 0);
  bgl_test_release ();
  g_assert_null (f.refused);
  assert_label (&f, 6, 0, "Cell 6, 0: yellow tile.");

  drag_cell (&f, 4, 0, 0, 0);
  bgl_test_release ();
  g_assert_cmpstr (f.refused, ==, "bango-elsewhere");
  assert_label (&f, 6, 0, "Cell 6, 0: yellow tile.");

  drag_cell (&f, 4, 0, 5, 2);
  bgl_test_release ();
  view_fixture_assert_last_move (&f, 1, "2: 4,0>5,2");
  view_fixture_close (&f);

  /* Dropped beside both of two equal parts: the question comes after, and the tile stays. */
  open_view (&f, POSITION ("0,0 RYRYRYYRYYRYRYR/.....YR.RY stock 0 0 turn 2"));
  drag_cell (&f, 7, 0, 7, 1);
  bgl_test_release ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  bgl_test_key ("Return");
  view_fixture_assert_last_move (&f, 1, "2: 7,0>7,1 keep 6,0");
  view_fixture_close (&f);
}

/* Gestures that name a move which the rules do not allow are answered with their rule, by the
 * page unless a question on the board says it already. */
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
      g_autoptr (GError) error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, "No.");
      Fixture f = { 0 };

      open_view (&f, gestures[i].record);
      if (gestures[i].lift_x != gestures[i].x || gestures[i].lift_y != gestures[i].y)
        click_cell (&f, gestures[i].lift_x, gestures[i].lift_y);
      click_cell (&f, gestures[i].x, gestures[i].y);
      g_assert_cmpstr (f.refused, ==, gestures[i].rule);
      g_assert_cmpint (bgl_view_show_refusal (BGL_VIEW (f.view), error), ==,
                       g_str_equal (gestures[i].rule, "bango-famine"));
      g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
      view_fixture_close (&f);
    }
}

static void
test_not_my_turn (void)
{
  Fixture f = { 0 };

  open_quiet_view (&f, TAGS "[Seat2 \"bot:beginner\"]\n[Option-first \"2\"]\n\n");
  assert_label (&f, 0, 1, "Cell 0, 1: empty.");
  click_cell (&f, 0, 1);
  drag_cell (&f, 0, 1, 2, 0);
  bgl_test_release ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  g_assert_null (f.refused);
  view_fixture_close (&f);

  open_view (&f, PEOPLE "\n");
  bgl_view_set_interactive (BGL_VIEW (f.view), FALSE);
  assert_label (&f, 0, 1, "Cell 0, 1: empty.");
  click_cell (&f, 0, 1);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  g_assert_null (f.refused);
  view_fixture_close (&f);
}

static void
test_hint (void)
{
  Fixture f = { 0 };
  const BangoMove lay = { .seat = 1, .kind = BANGO_LAY, .to = { 2, 0 } };
  const BangoMove shift = { .seat = 2, .kind = BANGO_SHIFT, .from = { 4, 0 }, .to = { 5, 2 } };

  open_view (&f, PEOPLE "\n");
  bgl_view_show_move (BGL_VIEW (f.view), bango_move_pack (&lay));
  assert_label (&f, 2, 0, "Cell 2, 0: empty. You can lay a tile here. Suggested: lay a tile here.");
  g_assert_true (bgl_game_play_text (f.game, 1, "0,1", NULL));
  assert_label (&f, 2, 0, "Cell 2, 0: empty. You can lay a tile here.");
  view_fixture_close (&f);

  open_view (&f, CUT);
  bgl_view_show_move (BGL_VIEW (f.view), bango_move_pack (&shift));
  assert_label (&f, 4, 0, "Cell 4, 0: red tile. Can be lifted; cuts off 7 tiles. Suggested: lift this tile.");
  assert_label (&f, 5, 2, "Cell 5, 2: empty. Suggested: set the lifted tile down here.");
  view_fixture_close (&f);
}

/* Where a cut takes the ground away under the focus, it goes to what is left. */
static void
test_focus_after_cut (void)
{
  Fixture f = { 0 };
  int x, y;

  open_view (&f, CUT);
  gtk_widget_grab_focus (f.view);
  go_to (&f, 7, 2);
  g_assert_true (bgl_game_play_text (f.game, 2, "4,0>5,2", NULL));
  g_assert_null (get_spot (&f, 7, 2));
  g_assert_true (get_focus (&f, &x, &y));
  view_fixture_close (&f);
}

static gboolean
is_at_rest (gpointer data)
{
  Fixture *f = data;
  graphene_point_t a, b;

  /* The spots stand where the cells are once nothing glides any more. */
  bango_view_get_place (BANGO_VIEW (f->view), 0, 0, &a);
  bango_view_get_place (BANGO_VIEW (f->view), 1, 0, &b);

  return b.x - a.x == (int) (b.x - a.x);
}

/* With animations on, moves can be made faster than they are shown. */
static void
test_animations (void)
{
  Fixture f = { 0 };

  open_view (&f, CUT);
  bgl_test_animate (TRUE);
  click_cell (&f, 4, 0);
  click_cell (&f, 5, 2);
  view_fixture_assert_last_move (&f, 1, "2: 4,0>5,2");
  click_cell (&f, 0, 0);
  click_cell (&f, 0, -1);
  g_assert_cmpuint (bgl_game_get_ply (f.game), >=, 1);
  bgl_view_skip_animations (BGL_VIEW (f.view));
  bgl_test_wait (is_at_rest, &f);
  bgl_table_undo (f.table);
  assert_label (&f, 4, 0, "Cell 4, 0: red tile. Can be lifted; cuts off 7 tiles.");

  /* Closed while things still move. */
  g_assert_true (bgl_game_play_text (f.game, 2, "4,0>5,2", NULL));
  view_fixture_close (&f);

  open_view (&f, PEOPLE "\n");
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
  g_test_add_func ("/bango-view/game-by-keys", test_game_by_keys);
  g_test_add_func ("/bango-view/tab", test_tab);
  g_test_add_func ("/bango-view/lift-by-keys", test_lift_by_keys);
  g_test_add_func ("/bango-view/choice-by-keys", test_choice_by_keys);
  g_test_add_func ("/bango-view/famine", test_famine);
  g_test_add_func ("/bango-view/pass", test_pass);
  g_test_add_func ("/bango-view/cough", test_cough);
  g_test_add_func ("/bango-view/click", test_click);
  g_test_add_func ("/bango-view/drag", test_drag);
  g_test_add_func ("/bango-view/refused", test_refused);
  g_test_add_func ("/bango-view/not-my-turn", test_not_my_turn);
  g_test_add_func ("/bango-view/hint", test_hint);
  g_test_add_func ("/bango-view/focus-after-cut", test_focus_after_cut);
  g_test_add_func ("/bango-view/animations", test_animations);

  return g_test_run ();
}
