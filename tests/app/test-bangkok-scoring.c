/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-fixture.h"

/* The end of a round, and who may see the points. */

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

  return bangkok_view_get_scoring (BANGKOK_VIEW (f->view), &n_shown) && n_shown >= 1;
}

/* Even on a slow machine, the story is not over before the test looks at it. */
static void
count_slowly (void)
{
  bgl_test_animate (TRUE);
  bgl_view_set_tempo (4);
}

static void
test_scoring (void)
{
  Fixture f = { 0 };
  BangkokSheet *sheet;
  guint n_shown;

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, LAST, 760, 560);
  sheet = bangkok_view_get_sheet (BANGKOK_VIEW (f.view));
  count_slowly ();
  bgl_table_start (f.table);
  gtk_widget_grab_focus (f.view);
  finish_round (&f);

  /* Category by category, in their order… */
  bgl_test_wait (has_begun, &f);
  bangkok_view_get_scoring (BANGKOK_VIEW (f.view), &n_shown);
  g_assert_cmpuint (n_shown, <, N_SHOWN);
  g_assert_nonnull (bangkok_sheet_get_figure (sheet, BANGKOK_EXACT, 1));
  g_assert_null (bangkok_sheet_get_figure (sheet, BANGKOK_MAJORITY, 1));
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, BGL_TURN_CHANCE);
  /* and nobody around it knows more… */
  g_assert_true (bgl_view_get_busy (BGL_VIEW (f.view)));
  g_assert_cmpint (bgl_view_get_score (BGL_VIEW (f.view), 1), <,
                   ((const BangkokState *) bgl_game_get_state (f.game))->scores[0]);

  /* …unless a key brings the rest at once… */
  bgl_test_key ("space");
  g_assert_true (bangkok_view_get_scoring (BANGKOK_VIEW (f.view), &n_shown));
  g_assert_cmpuint (n_shown, ==, N_SHOWN);
  g_assert_nonnull (bangkok_sheet_get_figure (sheet, BANGKOK_MAJORITY, 1));
  g_assert_false (bgl_view_get_busy (BGL_VIEW (f.view)));

  /* …and the next round begins when it is asked for. */
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, BGL_TURN_CHANCE);
  bgl_test_key ("space");
  g_assert_false (bangkok_view_get_scoring (BANGKOK_VIEW (f.view), NULL));
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, 2);

  view_fixture_close (&f);
}

static void
test_scoring_click (void)
{
  Fixture f = { 0 };
  guint n_shown;

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, LAST, 360, 480);
  count_slowly ();
  finish_round (&f);
  bgl_test_wait (has_begun, &f);
  bgl_test_click (f.view, 40, 40);
  g_assert_true (bangkok_view_get_scoring (BANGKOK_VIEW (f.view), &n_shown));
  g_assert_cmpuint (n_shown, ==, N_SHOWN);

  /* What happens meanwhile is shown at once. */
  g_assert_true (bgl_game_play_text (f.game, 0, "goal 6", NULL));
  g_assert_false (bangkok_view_get_scoring (BANGKOK_VIEW (f.view), NULL));
  bgl_game_seek (f.game, 0);
  g_assert_false (bangkok_view_get_scoring (BANGKOK_VIEW (f.view), NULL));
  view_fixture_assert_label (fixture_get_die (&f, BANGKOK_GREEN, 4),
                             "Green 4 in the pool.");

  view_fixture_close (&f);
}

static void
show_rule_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  *(gboolean *) user_data = TRUE;
}

/* A press anywhere brings the rest, and does nothing else. So does Enter, wherever the focus is. Other keys also do what
 * they always do. */
static void
test_scoring_skip (void)
{
  Fixture f = { 0 };
  BangkokSheet *sheet;
  gboolean rule_shown = FALSE;
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("show-rule", G_VARIANT_TYPE_STRING);
  guint n_shown;

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, LAST, 760, 560);
  sheet = bangkok_view_get_sheet (BANGKOK_VIEW (f.view));
  g_signal_connect (action, "activate", G_CALLBACK (show_rule_cb), &rule_shown);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (f.window, "win", G_ACTION_GROUP (group));
  count_slowly ();
  finish_round (&f);

  bgl_test_wait (has_begun, &f);
  bgl_test_click_widget (bangkok_sheet_get_spot (sheet, BANGKOK_EXACT, 1));
  bangkok_view_get_scoring (BANGKOK_VIEW (f.view), &n_shown);
  g_assert_cmpuint (n_shown, ==, N_SHOWN);
  g_assert_false (rule_shown);

  bgl_game_seek (f.game, 1);
  bgl_game_seek (f.game, 2);
  bgl_test_wait (has_begun, &f);
  gtk_widget_grab_focus (bangkok_sheet_get_spot (sheet, BANGKOK_EXACT, 1));
  bgl_test_key ("Return");
  bangkok_view_get_scoring (BANGKOK_VIEW (f.view), &n_shown);
  g_assert_cmpuint (n_shown, ==, N_SHOWN);
  g_assert_false (rule_shown);

  bgl_game_seek (f.game, 1);
  bgl_game_seek (f.game, 2);
  bgl_test_wait (has_begun, &f);
  gtk_widget_grab_focus (bangkok_sheet_get_spot (sheet, BANGKOK_EXACT, 1));
  bgl_test_key ("Down");
  bangkok_view_get_scoring (BANGKOK_VIEW (f.view), &n_shown);
  g_assert_cmpuint (n_shown, ==, N_SHOWN);
  g_assert_true (gtk_widget_has_focus (bangkok_sheet_get_spot (sheet, BANGKOK_CLOSEST, 1)));
  bgl_test_key ("Return");
  g_assert_true (rule_shown);

  view_fixture_close (&f);
}

#define BOTS \
  "[Bungalow \"1\"]\n[Game \"bangkok\"]\n[Seats \"2\"]\n[Seat1 \"bot:beginner\"]\n[Seat2 \"bot:beginner\"]\n" \
  "[Position \"goal 9; values r2 g3; 1 r4+g5 r2; 2 g6+r3 g1; pool g4 r6; turn 1\"]\n\n"

static gboolean
has_gone_on (gpointer data)
{
  Fixture *f = data;

  return ((const BangkokState *) bgl_game_get_state (f->game))->round == 2;
}

static gboolean
is_free (gpointer table)
{
  return bgl_table_get_held (table) == 0;
}

/* Bots alone wait a little, so that one can look at their points, after a skip and when their game is resumed as well.
 * The button ends this. */
static void
test_bots (void)
{
  Fixture f = { 0 };
  guint n_shown;

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, BOTS, 760, 560);
  count_slowly ();
  finish_round (&f);
  bgl_test_wait (has_begun, &f);
  bgl_view_skip_animations (BGL_VIEW (f.view));
  g_assert_true (bangkok_view_get_scoring (BANGKOK_VIEW (f.view), &n_shown));
  g_assert_cmpuint (n_shown, ==, N_SHOWN);
  g_assert_cmpuint (bgl_table_get_held (f.table), ==, BGL_HOLD_PERSON);
  bgl_table_start (f.table);
  bgl_test_wait (has_gone_on, &f);
  view_fixture_close (&f);

  for (guint asked = FALSE; asked <= TRUE; asked++)
    {
      g_autoptr (BglTable) table = bgl_test_table (BOTS "1: g4\n2: r6\n");
      GtkWidget *view = g_object_ref_sink (g_object_new (BANGKOK_TYPE_VIEW, "table", table, NULL));

      g_assert_cmpuint (bgl_table_get_held (table), ==, BGL_HOLD_PERSON);
      if (asked)
        {
          g_signal_emit_by_name (bangkok_view_get_sheet (BANGKOK_VIEW (view)), "go-on");
          g_assert_cmpuint (bgl_table_get_held (table), ==, 0);
        }
      else
        bgl_test_wait (is_free, table);
      g_assert_finalize_object (view);
    }
}

/* Undo while the points are counted, and a start from elsewhere. */
static void
test_scoring_undo (void)
{
  Fixture f = { 0 };
  gboolean running;

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, LAST, 760, 560);
  bgl_table_start (f.table);
  finish_round (&f);
  bgl_test_settle ();
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, BGL_TURN_CHANCE);

  bgl_table_start (f.table);
  bgl_test_settle ();
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, BGL_TURN_CHANCE);

  bgl_table_undo (f.table);
  g_assert_false (bangkok_view_get_scoring (BANGKOK_VIEW (f.view), NULL));
  g_object_get (f.table, "running", &running, NULL);
  g_assert_true (running);
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, 2);

  view_fixture_close (&f);
}

/* The button goes away with the click, and the next click is for the dice again. */
static void
test_next_round_click (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, LAST, 760, 560);
  bgl_table_start (f.table);
  finish_round (&f);
  bgl_test_settle ();

  bgl_test_click_widget (gtk_widget_get_last_child (GTK_WIDGET (bangkok_view_get_sheet (BANGKOK_VIEW (f.view)))));
  g_assert_false (bangkok_view_get_scoring (BANGKOK_VIEW (f.view), NULL));
  g_assert_cmpint (bgl_game_get_turn (f.game), ==, 2);

  for (guint value = 1; value <= BANGKOK_SIDES; value++)
    {
      GtkWidget *die = bangkok_view_get_pool_spot (BANGKOK_VIEW (f.view), BANGKOK_RED, value);

      if (die != NULL)
        {
          bgl_test_click_widget (die);
          break;
        }
    }
  g_assert_nonnull (strstr (bangkok_view_get_words (BANGKOK_VIEW (f.view)), "is selected"));

  view_fixture_close (&f);
}

#define FIVE \
  "[Bungalow \"1\"]\n[Game \"bangkok\"]\n[Seats \"5\"]\n[Position \"round 2; goal 9; values r2 g3 b5 y4 v1; " \
  "1 y3+g6 r3+g6 g1+r4 v1; 2 b3+b6 g6 b6 v4 b5 r2; 3 y4+y2 g3+y3 g1+r5 g4; 4 r6+r3 b1+y4+b4 b2 y1; " \
  "5 v6+v3 v2+r1 y5 v4; pool v5; turn 5\"]\n\n"

/* On a narrow table everybody's dice come together while they are counted. */
static void
test_counting_narrow (void)
{
  Fixture f = { 0 };
  BangkokSheet *sheet;
  const BangkokState *state;
  guint n_shown;

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, FIVE, 360, 375);
  sheet = bangkok_view_get_sheet (BANGKOK_VIEW (f.view));
  state = bgl_game_get_state (f.game);
  count_slowly ();
  g_assert_true (bgl_game_play_text (f.game, 5, "v5", NULL));
  bgl_test_wait (has_begun, &f);

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (sheet)));
  bangkok_view_get_scoring (BANGKOK_VIEW (f.view), &n_shown);
  g_assert_true (g_str_has_prefix (bangkok_view_get_words (BANGKOK_VIEW (f.view)),
                                   bangkok_category_get_label (n_shown - 1)));
  for (guint seat = 1; seat <= 5; seat++)
    for (guint group = 1; group <= state->hands[seat - 1].n_groups; group++)
      {
        graphene_rect_t bounds;

        g_assert_true (gtk_widget_compute_bounds (fixture_get_place (&f, seat, group), f.view, &bounds));
        g_assert_cmpfloat (bounds.origin.y, >=, 0);
        g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 375);
        g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 360);
      }

  /* At the end the whole table of points is there. */
  bgl_view_skip_animations (BGL_VIEW (f.view));
  bgl_test_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (sheet)));
  g_assert_nonnull (bangkok_sheet_get_figure (sheet, BANGKOK_MAJORITY, 5));

  view_fixture_close (&f);
}

/* The quiz asks for the points that the table would otherwise show. */
static void
test_quiz (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BANGKOK_TYPE_VIEW, MIDDLE, 760, 560);
  g_assert_nonnull (strstr (bangkok_view_get_words (BANGKOK_VIEW (f.view)), "points"));

  bgl_view_set_hints (BGL_VIEW (f.view), FALSE);
  bgl_view_set_interactive (BGL_VIEW (f.view), FALSE);
  g_assert_cmpstr (bangkok_view_get_words (BANGKOK_VIEW (f.view)), ==, "Anna");
  gtk_widget_grab_focus (f.view);
  bgl_test_key ("t");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bangkok_view_get_sheet (BANGKOK_VIEW (f.view)))));

  /* A game that is looked at again may be asked. */
  bgl_view_set_hints (BGL_VIEW (f.view), TRUE);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (bangkok_view_get_sheet (BANGKOK_VIEW (f.view)))));

  view_fixture_close (&f);
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bangkok-scoring/steps", test_scoring);
  g_test_add_func ("/bangkok-scoring/click", test_scoring_click);
  g_test_add_func ("/bangkok-scoring/skip", test_scoring_skip);
  g_test_add_func ("/bangkok-scoring/bots", test_bots);
  g_test_add_func ("/bangkok-scoring/undo", test_scoring_undo);
  g_test_add_func ("/bangkok-scoring/next-round-click", test_next_round_click);
  g_test_add_func ("/bangkok-scoring/counting-narrow", test_counting_narrow);
  g_test_add_func ("/bangkok-scoring/quiz", test_quiz);

  return g_test_run ();
}
