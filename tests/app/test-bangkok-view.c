/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-fixture.h"

#include "board/bgl-spot.h"

static void
get_middle (Fixture          *f,
            GtkWidget        *widget,
            graphene_point_t *middle)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, f->view, &bounds));
  graphene_rect_get_center (&bounds, middle);
}

static void
drag (Fixture   *f,
      GtkWidget *from,
      GtkWidget *to)
{
  graphene_point_t start, end;

  get_middle (f, from, &start);
  get_middle (f, to, &end);
  bgl_test_drag (f->view, start.x, start.y, end.x, end.y);
}

/* Without letting go. */
static void
drag_on (Fixture   *f,
         GtkWidget *to)
{
  graphene_point_t end;

  get_middle (f, to, &end);
  bgl_test_point (f->view, end.x, end.y);
}

static void
point_at (GtkWidget *widget)
{
  bgl_test_point (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

static gboolean
is_focused (GtkWidget *widget)
{
  return gtk_widget_has_focus (widget);
}

static void
test_new_destroy (void)
{
  g_autoptr (BglTable) table = bgl_test_table (MIDDLE);
  GtkWidget *view = g_object_ref_sink (g_object_new (BANGKOK_TYPE_VIEW, "table", table, NULL));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_ROLE_GROUP);
  g_assert_finalize_object (view);
}

static void
test_labels (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, MIDDLE, 760, 560);

  view_fixture_assert_label (fixture_get_die (&f, BANGKOK_RED, 5), "Red 5 in the pool, 2 of them.");
  view_fixture_assert_label (fixture_get_die (&f, BANGKOK_GREEN, 1), "Green 1 in the pool.");
  view_fixture_assert_label (fixture_get_place (&f, 1, 1), "Group 1: Red 4 + Green 5 = 9, hits the goal.");
  view_fixture_assert_label (fixture_get_place (&f, 1, 2), "Group 2: Red 2, 7 below the goal.");
  view_fixture_assert_label (fixture_get_place (&f, 2, 1), "Boris, group 1: Green 6, 3 below the goal.");
  view_fixture_assert_label (fixture_get_place (&f, 1, BANGKOK_APART), "Place for a new group.");
  g_assert_null (bangkok_view_get_place_spot (BANGKOK_VIEW (f.view), 2, BANGKOK_APART));
  g_assert_null (bangkok_view_get_pool_spot (BANGKOK_VIEW (f.view), BANGKOK_GREEN, 5));

  view_fixture_close (&f);
}

static gboolean
is_on_die (Fixture *f)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (f->window));

  return BGL_IS_SPOT (focus) && strstr (bgl_spot_get_label (BGL_SPOT (focus)), "in the pool") != NULL;
}

static void
focus_any_die (Fixture *f)
{
  for (guint i = 0; i < BANGKOK_COLORS * BANGKOK_SIDES; i++)
    {
      GtkWidget *die = bangkok_view_get_pool_spot (BANGKOK_VIEW (f->view), i / BANGKOK_SIDES, i % BANGKOK_SIDES + 1);

      if (die != NULL && gtk_widget_grab_focus (die))
        return;
    }
}

/* Every die is reached and laid with arrow keys and Enter alone, up to the next round. */
/* Screen readers read a spot as soon as it has the focus. */
static void
focused_cb (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus != NULL && BGL_IS_SPOT (focus))
    g_assert_nonnull (bgl_spot_get_label (BGL_SPOT (focus)));
}

static void
test_round_by_keyboard (void)
{
  Fixture f = { 0 };
  guint n_shown;

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, ROUND, 760, 560);
  g_signal_connect (f.window, "notify::focus-widget", G_CALLBACK (focused_cb), NULL);
  bgl_table_start (f.table);
  gtk_widget_grab_focus (f.view);

  for (guint i = 0; i < 2 * BANGKOK_DICE; i++)
    {
      const guint seat = i % 2 + 1;
      const guint ply = bgl_game_get_ply (f.game);

      g_assert_cmpint (bgl_game_get_turn (f.game), ==, seat);
      g_assert_true (is_on_die (&f));
      bgl_test_key (i % 2 == 0 ? "Right" : "Left");
      /* At the edge of the pool it goes on to what lies beside. */
      if (!is_on_die (&f))
        focus_any_die (&f);
      g_assert_true (is_on_die (&f));
      bgl_test_key ("Return");
      g_assert_true (is_focused (fixture_get_place (&f, seat, BANGKOK_APART)));

      if (i >= 8)
        {
          bgl_test_key ("Left");
          g_assert_false (is_focused (fixture_get_place (&f, seat, BANGKOK_APART)));
        }
      bgl_test_key ("Return");
      g_assert_cmpuint (bgl_game_get_ply (f.game), ==, ply + 1);
    }

  /* The round is scored, and the next one waits. */
  g_assert_true (bangkok_view_get_scoring (BANGKOK_VIEW (f.view), &n_shown));
  g_assert_cmpuint (n_shown, ==, N_SHOWN);
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, BGL_TURN_CHANCE);
  bgl_test_key ("Return");
  g_assert_false (bangkok_view_get_scoring (BANGKOK_VIEW (f.view), NULL));
  g_assert_cmpuint (((const BangkokState *) bgl_game_get_state (f.game))->round, ==, 2);
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, 2);
  g_assert_true (is_on_die (&f));

  view_fixture_close (&f);
}

static void
test_cancel (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, MIDDLE, 760, 560);
  gtk_widget_grab_focus (fixture_get_die (&f, BANGKOK_GREEN, 3));

  bgl_test_key ("Return");
  view_fixture_assert_label (fixture_get_die (&f, BANGKOK_GREEN, 3),
                             "Green 3 in the pool. Selected. To put it back, press Enter here or press Escape.");
  bgl_test_key ("Escape");
  g_assert_true (is_focused (fixture_get_die (&f, BANGKOK_GREEN, 3)));
  view_fixture_assert_label (fixture_get_die (&f, BANGKOK_GREEN, 3), "Green 3 in the pool.");
  g_assert_false (bgl_view_cancel (BGL_VIEW (f.view)));
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);

  view_fixture_close (&f);
}

static void
test_click (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, MIDDLE, 760, 560);

  bgl_test_click_widget (fixture_get_die (&f, BANGKOK_RED, 5));
  bgl_test_click_widget (fixture_get_place (&f, 1, 2));
  view_fixture_assert_last_move (&f, 1, "1: r5+2");
  /* The arrow keys continue in the pool. */
  g_assert_true (is_on_die (&f));

  /* A second click puts it back. */
  bgl_test_click_widget (fixture_get_die (&f, BANGKOK_RED, 5));
  bgl_test_click_widget (fixture_get_die (&f, BANGKOK_RED, 5));
  g_assert_false (bgl_view_cancel (BGL_VIEW (f.view)));
  bgl_test_click_widget (fixture_get_die (&f, BANGKOK_RED, 5));
  bgl_test_click_widget (fixture_get_place (&f, 2, BANGKOK_APART));
  view_fixture_assert_last_move (&f, 2, "2: r5");
  g_assert_null (f.refused);

  view_fixture_close (&f);
}

static gboolean
is_red_five (GtkWidget     *widget,
             gconstpointer  data)
{
  return BGL_IS_SPOT (widget) && gtk_widget_get_mapped (widget) && widget != data &&
         g_str_has_prefix (bgl_spot_get_label (BGL_SPOT (widget)), "Red 5 in the pool");
}

/* Of two equal dice, the one that was touched goes away, and the other one stays. */
static void
test_equal_dice (void)
{
  static const gboolean seconds[] = { FALSE, TRUE };

  for (guint i = 0; i < G_N_ELEMENTS (seconds); i++)
    {
      Fixture f = { 0 };
      GtkWidget *dice[2];
      graphene_point_t places[2], left;

      view_fixture_open (&f, BANGKOK_TYPE_VIEW, MIDDLE, 760, 560);
      dice[0] = fixture_get_die (&f, BANGKOK_RED, 5);
      dice[1] = bgl_test_find (f.view, is_red_five, dice[0]);
      g_assert_nonnull (dice[1]);
      for (guint j = 0; j < 2; j++)
        get_middle (&f, dice[j], &places[j]);

      bgl_test_click_widget (dice[seconds[i]]);
      bgl_test_click_widget (fixture_get_place (&f, 1, 2));
      view_fixture_assert_last_move (&f, 1, "1: r5+2");
      get_middle (&f, fixture_get_die (&f, BANGKOK_RED, 5), &left);
      g_assert_true (graphene_point_near (&left, &places[!seconds[i]], 1));
      view_fixture_close (&f);
    }
}

static void
test_drag (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, MIDDLE, 760, 560);

  /* Onto the other player's dice: refused, with the rule. */
  drag (&f, fixture_get_die (&f, BANGKOK_RED, 5), fixture_get_place (&f, 2, 1));
  bgl_test_release ();
  g_assert_cmpstr (f.refused, ==, "bangkok-group");
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);

  /* Beside everything: back it goes. */
  drag (&f, fixture_get_die (&f, BANGKOK_RED, 5), fixture_get_die (&f, BANGKOK_GREEN, 1));
  bgl_test_release ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  g_assert_false (bgl_view_cancel (BGL_VIEW (f.view)));

  /* Escape ends a drag, and the next click finds its die. */
  drag (&f, fixture_get_die (&f, BANGKOK_RED, 5), fixture_get_place (&f, 1, 2));
  bgl_test_key ("Escape");
  bgl_test_release ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  bgl_test_click_widget (fixture_get_die (&f, BANGKOK_RED, 6));
  g_assert_true (g_str_has_prefix (bangkok_view_get_words (BANGKOK_VIEW (f.view)), "Red 6 is selected"));
  bgl_test_key ("Escape");

  drag (&f, fixture_get_die (&f, BANGKOK_RED, 5), fixture_get_place (&f, 1, 2));
  g_assert_cmpstr (bangkok_view_get_words (BANGKOK_VIEW (f.view)), ==,
                   "2 + 5 = 7, 2 below the goal.\n"
                   "18 → 20 points: Closest +2. Others: Boris −2.");
  bgl_test_release ();
  view_fixture_assert_last_move (&f, 1, "1: r5+2");

  view_fixture_close (&f);
}

/* In a low window the own dice lie beyond the edge. */
static void
test_drag_scrolls (void)
{
  Fixture f = { 0 };
  GtkWidget *scroller;
  GtkAdjustment *adjustment;
  graphene_point_t start;

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, MIDDLE, 360, 240);
  scroller = gtk_widget_get_first_child (f.view);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, 240);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);

  get_middle (&f, fixture_get_die (&f, BANGKOK_RED, 6), &start);
  bgl_test_drag (f.view, start.x, start.y, start.x, 236);
  for (guint i = 0; i < 12; i++)
    bgl_test_point (f.view, start.x, i % 2 == 0 ? 238 : 236);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 60);
  drag_on (&f, fixture_get_place (&f, 1, 2));
  bgl_test_release ();
  view_fixture_assert_last_move (&f, 1, "1: r6+2");

  view_fixture_close (&f);
}

static void
test_preview (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, MIDDLE, 360, 480);

  bgl_test_click_widget (fixture_get_die (&f, BANGKOK_RED, 6));
  g_assert_cmpstr (bangkok_view_get_words (BANGKOK_VIEW (f.view)), ==, "Red 6 is selected. Start a new group or add it to a group.");
  point_at (fixture_get_place (&f, 1, 1));
  g_assert_true (g_str_has_prefix (bangkok_view_get_words (BANGKOK_VIEW (f.view)), "4 + 5 + 6 = 15, 6 above the goal. "));
  point_at (fixture_get_place (&f, 1, BANGKOK_APART));
  g_assert_true (g_str_has_prefix (bangkok_view_get_words (BANGKOK_VIEW (f.view)), "6, 3 below the goal. "));
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);

  view_fixture_close (&f);
}

static void
test_out_of_turn (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW,
                     TAGS "[Seat2 \"bot:easy\"]\n[Position \"goal 9; values r2 g3; pool r5 g1; turn 2\"]\n\n", 760, 560);

  /* The bot does not move meanwhile. */
  bgl_table_set_held (f.table, BGL_HOLD_STORY, TRUE);
  bgl_table_start (f.table);
  bgl_test_click_widget (fixture_get_die (&f, BANGKOK_RED, 5));
  g_assert_cmpstr (f.refused, ==, "bangkok-pick");
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);

  view_fixture_close (&f);
}

static void
test_hint (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, MIDDLE, 760, 560);

  bgl_view_show_move (BGL_VIEW (f.view), bangkok_move_new_pick (1, BANGKOK_GREEN, 1, 2));
  view_fixture_assert_label (fixture_get_die (&f, BANGKOK_GREEN, 1),
                             "Green 1 in the pool. Suggested: take this die and add it to group 2.");
  g_assert_true (bgl_view_cancel (BGL_VIEW (f.view)));
  view_fixture_assert_label (fixture_get_die (&f, BANGKOK_GREEN, 1), "Green 1 in the pool.");

  view_fixture_close (&f);
}

/* Hint, Return, Return is the suggested move, wherever the pointer rests. */
static void
test_hint_by_keyboard (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, MIDDLE, 760, 560);
  gtk_widget_grab_focus (f.view);
  point_at (fixture_get_place (&f, 1, 1));

  bgl_view_show_move (BGL_VIEW (f.view), bangkok_move_new_pick (1, BANGKOK_GREEN, 1, 2));
  g_assert_true (is_focused (fixture_get_die (&f, BANGKOK_GREEN, 1)));
  bgl_test_key ("Return");
  g_assert_true (is_focused (fixture_get_place (&f, 1, 2)));
  g_assert_nonnull (strstr (bgl_spot_get_label (BGL_SPOT (fixture_get_place (&f, 1, 2))), "Suggested"));
  g_assert_true (g_str_has_prefix (bangkok_view_get_words (BANGKOK_VIEW (f.view)), "2 + 1 = 3, "));
  bgl_test_key ("Return");
  view_fixture_assert_last_move (&f, 1, "1: g1+2");
  g_assert_null (strstr (bgl_spot_get_label (BGL_SPOT (fixture_get_place (&f, 1, 2))), "Suggested"));

  view_fixture_close (&f);
}

/* It is still there when the die was picked by hand, and gone with another die. */
static void
test_hint_by_pointer (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, MIDDLE, 760, 560);

  bgl_view_show_move (BGL_VIEW (f.view), bangkok_move_new_pick (1, BANGKOK_GREEN, 1, 2));
  bgl_test_click_widget (fixture_get_die (&f, BANGKOK_GREEN, 1));
  g_assert_nonnull (strstr (bgl_spot_get_label (BGL_SPOT (fixture_get_place (&f, 1, 2))), "Suggested"));
  bgl_test_click_widget (fixture_get_die (&f, BANGKOK_RED, 6));
  g_assert_null (strstr (bgl_spot_get_label (BGL_SPOT (fixture_get_place (&f, 1, 2))), "Suggested"));

  view_fixture_close (&f);
}

static void
unset_focus_visible (Fixture *f)
{
  gtk_window_set_focus_visible (GTK_WINDOW (f->window), FALSE);
}

/* The device that was used last says what is looked at: a pointer at rest does not. */
static void
test_preview_by_keyboard (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, MIDDLE, 760, 560);
  point_at (fixture_get_place (&f, 1, 1));
  gtk_widget_grab_focus (fixture_get_die (&f, BANGKOK_RED, 6));
  unset_focus_visible (&f);

  bgl_test_key ("Return");
  g_assert_true (g_str_has_prefix (bangkok_view_get_words (BANGKOK_VIEW (f.view)), "6, 3 below the goal."));
  bgl_test_key ("Left");
  g_assert_true (g_str_has_prefix (bangkok_view_get_words (BANGKOK_VIEW (f.view)), "2 + 6 = 8, "));

  /* The table moves under the pointer. */
  gtk_widget_set_margin_top (f.view, 30);
  bgl_test_settle ();
  g_assert_true (g_str_has_prefix (bangkok_view_get_words (BANGKOK_VIEW (f.view)), "2 + 6 = 8, "));

  bgl_test_point (f.view, 5, 5);
  point_at (fixture_get_place (&f, 1, 1));
  g_assert_true (g_str_has_prefix (bangkok_view_get_words (BANGKOK_VIEW (f.view)), "4 + 5 + 6 = 15, "));

  view_fixture_close (&f);
}

static gboolean
is_in_sight (Fixture *f,
             guint    seat)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (fixture_get_place (f, seat, 1), f->view, &bounds));

  return bounds.origin.y >= 0 && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (f->view);
}

/* On a small screen one key, or the bar at its lower edge, leads to the others' dice and back. */
static void
test_others (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, MIDDLE, 360, 330);
  gtk_widget_grab_focus (f.view);
  g_assert_true (is_in_sight (&f, 1));
  g_assert_false (is_in_sight (&f, 2));

  bgl_test_key ("o");
  g_assert_true (is_in_sight (&f, 2));
  bgl_test_key ("o");
  g_assert_true (is_in_sight (&f, 1));
  g_assert_false (is_in_sight (&f, 2));

  bgl_test_click (f.view, 180, 330 - 8);
  g_assert_true (is_in_sight (&f, 2));
  bgl_test_click (f.view, 180, 330 - 8);
  g_assert_true (is_in_sight (&f, 1));
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);

  view_fixture_close (&f);
}

/* All moves since one's own are marked, until one moves again. */
static void
test_recent (void)
{
  Fixture f = { 0 };
  BglTable *table = bgl_test_table ("[Bungalow \"1\"]\n[Game \"bangkok\"]\n[Seats \"3\"]\n[Seat1 \"Anna\"]\n"
                                    "[Seat2 \"bot:easy\"]\n[Seat3 \"bot:easy\"]\n"
                                    "[Position \"goal 9; values r2 g3 b4; 1 r4; 2 g6; 3 b5; pool r5 r1 g1 g3 b6 b1; "
                                    "turn 1\"]\n\n1: r5\n2: g3+1\n3: b1\n");

  view_fixture_open_table (&f, BANGKOK_TYPE_VIEW, table, 690, 590);
  g_assert_true (g_str_has_suffix (bgl_spot_get_label (BGL_SPOT (fixture_get_place (&f, 2, 1))),
                                   "New since your last move: Green 3."));
  g_assert_false (g_str_has_suffix (bgl_spot_get_label (BGL_SPOT (fixture_get_place (&f, 3, 1))),
                                    "New since your last move: Blue 5."));
  g_assert_true (g_str_has_suffix (bgl_spot_get_label (BGL_SPOT (fixture_get_place (&f, 3, 2))),
                                   "New since your last move: Blue 1."));

  bgl_game_seek (f.game, 2);
  g_assert_true (g_str_has_suffix (bgl_spot_get_label (BGL_SPOT (fixture_get_place (&f, 2, 1))),
                                   "New since your last move: Green 3."));
  bgl_game_seek (f.game, 3);
  g_assert_true (bgl_game_play_text (f.game, 1, "r1", NULL));
  g_assert_null (strstr (bgl_spot_get_label (BGL_SPOT (fixture_get_place (&f, 2, 1))), "New"));

  view_fixture_close (&f);
}

/* What there is to do changes with each step of a move. */
static void
test_step (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, MIDDLE, 760, 560);
  g_assert_null (bgl_view_get_step (BGL_VIEW (f.view)));

  bgl_test_click_widget (fixture_get_die (&f, BANGKOK_RED, 5));
  g_assert_cmpstr (bgl_view_get_step (BGL_VIEW (f.view)), ==,
                   "Place the die. Your points: new group +0, group 1 −4, group 2 +2.");
  bgl_test_key ("Escape");
  g_assert_null (bgl_view_get_step (BGL_VIEW (f.view)));

  view_fixture_close (&f);
}

static gboolean
is_label (GtkWidget     *widget,
          gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static void
test_summary (void)
{
  g_autoptr (BglTable) table =
    bgl_test_table (POSITION ("round 2; goal 9; values r2 g3; scores 10 12; 1 r4+g5 r2; 2 g6+r3 g1; pool g4 r6; turn 1")
                    "1: g4\n2: r6\n");
  GtkWidget *summary = g_object_ref_sink (bangkok_ui.create_summary (table));
  const BangkokState *state = bgl_game_get_state (bgl_table_get_game (table));

  g_assert_true (bgl_game_is_over (bgl_table_get_game (table)));
  g_assert_nonnull (bgl_test_find (summary, is_label, "Anna"));
  g_assert_nonnull (bgl_test_find (summary, is_label, "Boris"));
  /* The record does not contain the first round, but its points are in the total. */
  g_assert_nonnull (bgl_test_find (summary, is_label, "–"));
  for (guint seat = 0; seat < 2; seat++)
    {
      g_autofree char *total = g_strdup_printf ("%u", state->scores[seat]);

      g_assert_nonnull (bgl_test_find (summary, is_label, total));
    }
  g_assert_finalize_object (summary);
}

static void
test_as_if (void)
{
  Fixture f = { 0 };
  BangkokSheet *sheet;

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, MIDDLE, 760, 560);
  sheet = bangkok_view_get_sheet (BANGKOK_VIEW (f.view));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (sheet)));
  /* It has no cells before it is first seen, because a page of the rulebook has many boards. */
  g_assert_null (bangkok_sheet_get_spot (sheet, BANGKOK_EXACT, 1));

  gtk_widget_grab_focus (f.view);
  bgl_test_key ("t");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (sheet)));
  g_assert_cmpstr (bangkok_sheet_get_figure (sheet, BANGKOK_EXACT, 1), ==, "4");
  g_assert_cmpstr (bangkok_sheet_get_figure (sheet, BANGKOK_EXACT, 2), ==, "0");
  view_fixture_assert_label (bangkok_sheet_get_spot (sheet, BANGKOK_EXACT, 1),
                             "Anna, Exact: 4. Anna: 4 points for group 1, which hits the goal.");

  /* It follows each pick. */
  g_assert_true (bgl_game_play_text (f.game, 1, "r5", NULL));
  g_assert_true (bgl_game_play_text (f.game, 2, "g3+1", NULL));
  g_assert_cmpstr (bangkok_sheet_get_figure (sheet, BANGKOK_EXACT, 2), ==, "4");

  bgl_test_key ("t");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (sheet)));

  view_fixture_close (&f);
}

static void
show_rule_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  char **rule = user_data;

  g_free (*rule);
  *rule = g_variant_dup_string (parameter, NULL);
}

static void
test_rules (void)
{
  Fixture f = { 0 };
  g_autofree char *rule = NULL;
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("show-rule", G_VARIANT_TYPE_STRING);
  GtkWidget *spot;

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, MIDDLE, 760, 560);
  g_signal_connect (action, "activate", G_CALLBACK (show_rule_cb), &rule);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (f.window, "win", G_ACTION_GROUP (group));

  gtk_widget_grab_focus (f.view);
  bgl_test_key ("t");

  spot = bangkok_sheet_get_spot (bangkok_view_get_sheet (BANGKOK_VIEW (f.view)), BANGKOK_SEQUENCE, 2);
  gtk_widget_grab_focus (spot);
  bgl_test_key ("Return");
  g_assert_cmpstr (rule, ==, "bangkok-sequence");
  bgl_test_key ("Up");
  bgl_test_key ("Return");
  g_assert_cmpstr (rule, ==, "bangkok-trio");
  bgl_test_click_widget (bangkok_sheet_get_spot (bangkok_view_get_sheet (BANGKOK_VIEW (f.view)), BANGKOK_MAJORITY, 1));
  g_assert_cmpstr (rule, ==, "bangkok-majority");

  view_fixture_close (&f);
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bangkok-view/new-destroy", test_new_destroy);
  g_test_add_func ("/bangkok-view/labels", test_labels);
  g_test_add_func ("/bangkok-view/round-by-keyboard", test_round_by_keyboard);
  g_test_add_func ("/bangkok-view/cancel", test_cancel);
  g_test_add_func ("/bangkok-view/click", test_click);
  g_test_add_func ("/bangkok-view/equal-dice", test_equal_dice);
  g_test_add_func ("/bangkok-view/drag", test_drag);
  g_test_add_func ("/bangkok-view/drag-scrolls", test_drag_scrolls);
  g_test_add_func ("/bangkok-view/preview", test_preview);
  g_test_add_func ("/bangkok-view/out-of-turn", test_out_of_turn);
  g_test_add_func ("/bangkok-view/hint", test_hint);
  g_test_add_func ("/bangkok-view/hint-by-keyboard", test_hint_by_keyboard);
  g_test_add_func ("/bangkok-view/hint-by-pointer", test_hint_by_pointer);
  g_test_add_func ("/bangkok-view/preview-by-keyboard", test_preview_by_keyboard);
  g_test_add_func ("/bangkok-view/others", test_others);
  g_test_add_func ("/bangkok-view/recent", test_recent);
  g_test_add_func ("/bangkok-view/step", test_step);
  g_test_add_func ("/bangkok-view/summary", test_summary);
  g_test_add_func ("/bangkok-view/as-if", test_as_if);
  g_test_add_func ("/bangkok-view/rules", test_rules);

  return g_test_run ();
}
