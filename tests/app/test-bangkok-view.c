/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "test-utils.h"

#include "app/bgl-spot.h"
#include "games/bangkok/bangkok-game.h"
#include "games/bangkok/bangkok-view.h"

/* A table, its view in a window, and what it refused last. */
typedef struct
{
  BglTable    *table;
  BglGame     *game;
  BangkokView *view;
  GtkWidget   *window;
  char        *refused;
} Fixture;

#define TAGS "[Bungalow \"1\"]\n[Game \"bangkok\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n"
#define PEOPLE TAGS "[Seat2 \"Boris\"]\n"
#define POSITION(position) PEOPLE "[Position \"" position "\"]\n\n"

#define MIDDLE POSITION ("goal 9; values r2 g3; 1 r4+g5 r2; 2 g6 g1 g2; pool r5 r5 g1 g3 r6 r1; turn 1")
#define LAST   POSITION ("goal 9; values r2 g3; 1 r4+g5 r2; 2 g6+r3 g1; pool g4 r6; turn 1")
#define ROUND  PEOPLE "\n" \
  "*: goal 3\n*: values r2 g5\n*: pool r 1 1 2 3 4 5 6\n*: pool g 2 2 3 4 4 6 6\n"

#define N_SHOWN (BANGKOK_CATEGORIES + 1)

static void
refused_cb (Fixture *f,
            GError  *error)
{
  g_free (f->refused);
  f->refused = g_strdup (bgl_rule_error_get_rule (error));
}

static void
open_view (Fixture    *f,
           const char *record,
           int         width,
           int         height)
{
  f->table = bgl_test_table (record);
  f->game = bgl_table_get_game (f->table);
  g_signal_connect_swapped (f->table, "refused", G_CALLBACK (refused_cb), f);

  f->view = g_object_new (BANGKOK_TYPE_VIEW, "table", f->table, NULL);
  f->window = bgl_test_show (GTK_WIDGET (f->view), width, height);
}

static void
close_view (Fixture *f)
{
  bgl_test_animate (FALSE);
  bgl_test_close (f->window, GTK_WIDGET (f->view));
  g_assert_finalize_object (f->table);
  g_clear_pointer (&f->refused, g_free);
}

static GtkWidget *
get_die (Fixture *f,
         guint    colour,
         guint    value)
{
  GtkWidget *spot = bangkok_view_get_pool_spot (f->view, colour, value);

  g_assert_nonnull (spot);
  return spot;
}

static GtkWidget *
get_place (Fixture *f,
           guint    seat,
           guint    group)
{
  GtkWidget *spot = bangkok_view_get_place_spot (f->view, seat, group);

  g_assert_nonnull (spot);
  return spot;
}

static void
assert_label (GtkWidget  *spot,
              const char *label)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

static void
assert_last_move (Fixture    *f,
                  const char *text)
{
  g_autofree char *last = bgl_game_format_move (f->game, bgl_game_get_ply (f->game) - 1);

  g_assert_cmpstr (last, ==, text);
}

static void
get_middle (Fixture          *f,
            GtkWidget        *widget,
            graphene_point_t *middle)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (f->view), &bounds));
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
  bgl_test_drag (GTK_WIDGET (f->view), start.x, start.y, end.x, end.y);
}

/* Without letting go. */
static void
drag_on (Fixture   *f,
         GtkWidget *to)
{
  graphene_point_t end;

  get_middle (f, to, &end);
  bgl_test_point (GTK_WIDGET (f->view), end.x, end.y);
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

  open_view (&f, MIDDLE, 760, 560);

  assert_label (get_die (&f, BANGKOK_RED, 5), "Red 5 in the pool, 2 of them.");
  assert_label (get_die (&f, BANGKOK_GREEN, 1), "Green 1 in the pool.");
  assert_label (get_place (&f, 1, 1), "Group 1: Red 4 + Green 5 = 9, hits the goal.");
  assert_label (get_place (&f, 1, 2), "Group 2: Red 2, 7 below the goal.");
  assert_label (get_place (&f, 2, 1), "Boris, group 1: Green 6, 3 below the goal.");
  assert_label (get_place (&f, 1, BANGKOK_APART), "Place for a die laid apart.");
  g_assert_null (bangkok_view_get_place_spot (f.view, 2, BANGKOK_APART));
  g_assert_null (bangkok_view_get_pool_spot (f.view, BANGKOK_GREEN, 5));

  close_view (&f);
}

static gboolean
is_on_die (Fixture *f)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (f->window));

  return BGL_IS_SPOT (focus) && strstr (bgl_spot_get_label (BGL_SPOT (focus)), "in the pool") != NULL;
}

/* Every die is reached and laid with arrow keys and Enter alone, up to the next round. */
static void
test_round_by_keyboard (void)
{
  Fixture f = { 0 };
  guint n_shown;

  open_view (&f, ROUND, 760, 560);
  bgl_table_start (f.table);
  gtk_widget_grab_focus (GTK_WIDGET (f.view));

  for (guint i = 0; i < 2 * BANGKOK_DICE; i++)
    {
      const guint seat = i % 2 + 1;
      const guint ply = bgl_game_get_ply (f.game);

      g_assert_cmpint (bgl_game_get_turn (f.game), ==, seat);
      g_assert_true (is_on_die (&f));
      bgl_test_key (i % 2 == 0 ? "Right" : "Left");
      /* At the edge of the pool it goes on to what lies beside. */
      if (!is_on_die (&f))
        gtk_widget_grab_focus (GTK_WIDGET (f.view));
      g_assert_true (is_on_die (&f));
      bgl_test_key ("Return");
      g_assert_true (is_focused (get_place (&f, seat, BANGKOK_APART)));

      if (i >= 8)
        {
          bgl_test_key ("Left");
          g_assert_false (is_focused (get_place (&f, seat, BANGKOK_APART)));
        }
      bgl_test_key ("Return");
      g_assert_cmpuint (bgl_game_get_ply (f.game), ==, ply + 1);
    }

  /* The round is scored, and the next one waits. */
  g_assert_true (bangkok_view_get_scoring (f.view, &n_shown));
  g_assert_cmpuint (n_shown, ==, N_SHOWN);
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, BGL_TURN_CHANCE);
  bgl_test_key ("Return");
  g_assert_false (bangkok_view_get_scoring (f.view, NULL));
  g_assert_cmpuint (bangkok_game_get_state (BANGKOK_GAME (f.game))->round, ==, 2);
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, 2);
  g_assert_true (is_on_die (&f));

  close_view (&f);
}

static void
test_cancel (void)
{
  Fixture f = { 0 };

  open_view (&f, MIDDLE, 760, 560);
  gtk_widget_grab_focus (get_die (&f, BANGKOK_GREEN, 3));

  bgl_test_key ("Return");
  assert_label (get_die (&f, BANGKOK_GREEN, 3),
                "Green 3 in the pool. Picked. Press Enter here or Escape to put it back.");
  bgl_test_key ("Escape");
  g_assert_true (is_focused (get_die (&f, BANGKOK_GREEN, 3)));
  assert_label (get_die (&f, BANGKOK_GREEN, 3), "Green 3 in the pool.");
  g_assert_false (bgl_view_cancel (BGL_VIEW (f.view)));
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);

  close_view (&f);
}

static void
test_click (void)
{
  Fixture f = { 0 };

  open_view (&f, MIDDLE, 760, 560);

  bgl_test_click_widget (get_die (&f, BANGKOK_RED, 5));
  bgl_test_click_widget (get_place (&f, 1, 2));
  assert_last_move (&f, "1: r5+2");

  /* A second click puts it back. */
  bgl_test_click_widget (get_die (&f, BANGKOK_RED, 5));
  bgl_test_click_widget (get_die (&f, BANGKOK_RED, 5));
  g_assert_false (bgl_view_cancel (BGL_VIEW (f.view)));
  bgl_test_click_widget (get_die (&f, BANGKOK_RED, 5));
  bgl_test_click_widget (get_place (&f, 2, BANGKOK_APART));
  assert_last_move (&f, "2: r5");
  g_assert_null (f.refused);

  close_view (&f);
}

static void
test_drag (void)
{
  Fixture f = { 0 };

  open_view (&f, MIDDLE, 760, 560);

  /* Onto the other player's dice: refused, with the rule. */
  drag (&f, get_die (&f, BANGKOK_RED, 5), get_place (&f, 2, 1));
  bgl_test_release ();
  g_assert_cmpstr (f.refused, ==, "bangkok-group");
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);

  /* Beside everything: back it goes. */
  drag (&f, get_die (&f, BANGKOK_RED, 5), get_die (&f, BANGKOK_GREEN, 1));
  bgl_test_release ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  g_assert_false (bgl_view_cancel (BGL_VIEW (f.view)));

  drag (&f, get_die (&f, BANGKOK_RED, 5), get_place (&f, 1, 2));
  g_assert_cmpstr (bangkok_view_get_words (f.view), ==,
                   "2 + 5 = 7, 2 below the goal.\n"
                   "18 → 20 points: Closest +2. Others: Boris −2.");
  bgl_test_release ();
  assert_last_move (&f, "1: r5+2");

  close_view (&f);
}

/* In a low window the own dice lie beyond the edge. */
static void
test_drag_scrolls (void)
{
  Fixture f = { 0 };
  GtkWidget *scroller;
  GtkAdjustment *adjustment;
  graphene_point_t start;

  open_view (&f, MIDDLE, 360, 240);
  scroller = gtk_widget_get_first_child (GTK_WIDGET (f.view));
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, 240);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);

  get_middle (&f, get_die (&f, BANGKOK_RED, 6), &start);
  bgl_test_drag (GTK_WIDGET (f.view), start.x, start.y, start.x, 236);
  for (guint i = 0; i < 12; i++)
    bgl_test_point (GTK_WIDGET (f.view), start.x, i % 2 == 0 ? 238 : 236);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 60);
  drag_on (&f, get_place (&f, 1, 2));
  bgl_test_release ();
  assert_last_move (&f, "1: r6+2");

  close_view (&f);
}

static void
test_preview (void)
{
  Fixture f = { 0 };

  open_view (&f, MIDDLE, 360, 480);

  bgl_test_click_widget (get_die (&f, BANGKOK_RED, 6));
  g_assert_cmpstr (bangkok_view_get_words (f.view), ==, "Red 6 is picked. Lay it apart or put it to a group.");
  point_at (get_place (&f, 1, 1));
  g_assert_true (g_str_has_prefix (bangkok_view_get_words (f.view), "4 + 5 + 6 = 15, 6 above the goal. "));
  point_at (get_place (&f, 1, BANGKOK_APART));
  g_assert_true (g_str_has_prefix (bangkok_view_get_words (f.view), "6, 3 below the goal. "));
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);

  close_view (&f);
}

static void
test_out_of_turn (void)
{
  Fixture f = { 0 };

  open_view (&f, TAGS "[Seat2 \"bot:easy\"]\n[Position \"goal 9; values r2 g3; pool r5 g1; turn 2\"]\n\n", 760, 560);

  bgl_test_click_widget (get_die (&f, BANGKOK_RED, 5));
  g_assert_cmpstr (f.refused, ==, "bangkok-pick");
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);

  close_view (&f);
}

static void
test_hint (void)
{
  Fixture f = { 0 };

  open_view (&f, MIDDLE, 760, 560);

  bgl_view_show_move (BGL_VIEW (f.view), bangkok_move_new_pick (1, BANGKOK_GREEN, 1, 2));
  assert_label (get_die (&f, BANGKOK_GREEN, 1),
                "Green 1 in the pool. Suggested: take this die and put it to group 2.");
  g_assert_true (bgl_view_cancel (BGL_VIEW (f.view)));
  assert_label (get_die (&f, BANGKOK_GREEN, 1), "Green 1 in the pool.");

  close_view (&f);
}

static void
test_as_if (void)
{
  Fixture f = { 0 };
  BangkokSheet *sheet;

  open_view (&f, MIDDLE, 760, 560);
  sheet = bangkok_view_get_sheet (f.view);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (sheet)));

  gtk_widget_grab_focus (GTK_WIDGET (f.view));
  bgl_test_key ("t");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (sheet)));
  g_assert_cmpstr (bangkok_sheet_get_figure (sheet, BANGKOK_EXACT, 1), ==, "4");
  g_assert_cmpstr (bangkok_sheet_get_figure (sheet, BANGKOK_EXACT, 2), ==, "0");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (bangkok_sheet_get_spot (sheet, BANGKOK_EXACT, 1)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Anna, Exact: 4. Anna: 4 points, group 1 hits the goal.");

  /* It follows each pick. */
  g_assert_true (bgl_game_play_text (f.game, 1, "r5", NULL));
  g_assert_true (bgl_game_play_text (f.game, 2, "g3+1", NULL));
  g_assert_cmpstr (bangkok_sheet_get_figure (sheet, BANGKOK_EXACT, 2), ==, "4");

  bgl_test_key ("t");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (sheet)));

  close_view (&f);
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

  open_view (&f, MIDDLE, 760, 560);
  g_signal_connect (action, "activate", G_CALLBACK (show_rule_cb), &rule);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (f.window, "win", G_ACTION_GROUP (group));

  gtk_widget_grab_focus (GTK_WIDGET (f.view));
  bgl_test_key ("t");

  spot = bangkok_sheet_get_spot (bangkok_view_get_sheet (f.view), BANGKOK_SEQUENCE, 2);
  gtk_widget_grab_focus (spot);
  bgl_test_key ("Return");
  g_assert_cmpstr (rule, ==, "bangkok-sequence");
  bgl_test_key ("Up");
  bgl_test_key ("Return");
  g_assert_cmpstr (rule, ==, "bangkok-trio");
  bgl_test_click_widget (bangkok_sheet_get_spot (bangkok_view_get_sheet (f.view), BANGKOK_MAJORITY, 1));
  g_assert_cmpstr (rule, ==, "bangkok-majority");

  close_view (&f);
}

static void
finish_round (Fixture *f)
{
  g_assert_true (bgl_game_play_text (f->game, 1, "g4", NULL));
  g_assert_true (bgl_game_play_text (f->game, 2, "r6", NULL));
}

static gboolean
has_begun (gpointer data)
{
  Fixture *f = data;
  guint n_shown;

  return bangkok_view_get_scoring (f->view, &n_shown) && n_shown >= 1;
}

static void
test_scoring (void)
{
  Fixture f = { 0 };
  BangkokSheet *sheet;
  guint n_shown;

  open_view (&f, LAST, 760, 560);
  sheet = bangkok_view_get_sheet (f.view);
  bgl_test_animate (TRUE);
  bgl_table_start (f.table);
  gtk_widget_grab_focus (GTK_WIDGET (f.view));
  finish_round (&f);

  /* Category by category, in their order… */
  bgl_test_wait (has_begun, &f);
  bangkok_view_get_scoring (f.view, &n_shown);
  g_assert_cmpuint (n_shown, <, N_SHOWN);
  g_assert_nonnull (bangkok_sheet_get_figure (sheet, BANGKOK_EXACT, 1));
  g_assert_null (bangkok_sheet_get_figure (sheet, BANGKOK_MAJORITY, 1));
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, BGL_TURN_CHANCE);

  /* …unless a key brings the rest at once… */
  bgl_test_key ("space");
  g_assert_true (bangkok_view_get_scoring (f.view, &n_shown));
  g_assert_cmpuint (n_shown, ==, N_SHOWN);
  g_assert_nonnull (bangkok_sheet_get_figure (sheet, BANGKOK_MAJORITY, 1));

  /* …and the next round begins when it is asked for. */
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, BGL_TURN_CHANCE);
  bgl_test_key ("space");
  g_assert_false (bangkok_view_get_scoring (f.view, NULL));
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, 2);

  close_view (&f);
}

static void
test_scoring_click (void)
{
  Fixture f = { 0 };
  guint n_shown;

  open_view (&f, LAST, 360, 480);
  bgl_test_animate (TRUE);
  finish_round (&f);
  bgl_test_wait (has_begun, &f);
  bgl_test_click (GTK_WIDGET (f.view), 40, 40);
  g_assert_true (bangkok_view_get_scoring (f.view, &n_shown));
  g_assert_cmpuint (n_shown, ==, N_SHOWN);

  /* What happens meanwhile is shown at once. */
  g_assert_true (bgl_game_play_text (f.game, 0, "goal 6", NULL));
  g_assert_false (bangkok_view_get_scoring (f.view, NULL));
  bgl_game_seek (f.game, 0);
  g_assert_false (bangkok_view_get_scoring (f.view, NULL));
  assert_label (get_die (&f, BANGKOK_GREEN, 4), "Green 4 in the pool.");

  close_view (&f);
}

/* Undo while the points are counted, and a start from elsewhere. */
static void
test_scoring_undo (void)
{
  Fixture f = { 0 };
  gboolean running;

  open_view (&f, LAST, 760, 560);
  bgl_table_start (f.table);
  finish_round (&f);
  bgl_test_settle ();
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, BGL_TURN_CHANCE);

  bgl_table_start (f.table);
  bgl_test_settle ();
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, BGL_TURN_CHANCE);

  bgl_table_undo (f.table);
  g_assert_false (bangkok_view_get_scoring (f.view, NULL));
  g_object_get (f.table, "running", &running, NULL);
  g_assert_true (running);
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, 2);

  close_view (&f);
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
  g_test_add_func ("/bangkok-view/drag", test_drag);
  g_test_add_func ("/bangkok-view/drag-scrolls", test_drag_scrolls);
  g_test_add_func ("/bangkok-view/preview", test_preview);
  g_test_add_func ("/bangkok-view/out-of-turn", test_out_of_turn);
  g_test_add_func ("/bangkok-view/hint", test_hint);
  g_test_add_func ("/bangkok-view/as-if", test_as_if);
  g_test_add_func ("/bangkok-view/rules", test_rules);
  g_test_add_func ("/bangkok-view/scoring", test_scoring);
  g_test_add_func ("/bangkok-view/scoring-click", test_scoring_click);
  g_test_add_func ("/bangkok-view/scoring-undo", test_scoring_undo);

  return g_test_run ();
}
