/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-inside.h"
#include "view-fixture.h"

#include "../games/bonobo-test.h"

#include "app/bgl-table-page.h"
#include "engine/bgl-game.h"
#include "games/bonobo/bonobo-view-private.h"
#include "rulebook/bgl-book.h"

typedef ViewFixture Fixture;

#define GAME "bonobo"

/* Laid on A1-B2, the spring closes Anna's spot b1 and makes the toilet A2 active. */
#define CLOSING POSITION ("B1-C2=wet-dog A3-A4=pool b1=1 a1=2 hand=spring")
/* The toilet A2 is active. */
#define TOILET POSITION ("B1-C2=wet-dog A3-A4=pool A1-B2=spring c3=1")

static void
open_view (Fixture    *f,
           const char *record)
{
  view_fixture_open (f, BONOBO_TYPE_VIEW, record, 800, 720);
  bgl_table_start (f->table);
}

static const BonoboState *
get_state (Fixture *f)
{
  return bgl_game_get_state (f->game);
}

static guint
find_place (const char *name)
{
  guint triangles[2];

  g_assert_true (bonobo_parse_pair (name, -1, triangles));
  return bonobo_find_place (triangles[0], triangles[1]);
}

static GtkWidget *
get_spot (Fixture    *f,
          const char *name)
{
  return bonobo_view_get_spot (BONOBO_VIEW (f->view), bonobo_find_spot (name, -1));
}

static GtkWidget *
get_place (Fixture    *f,
           const char *name)
{
  return bonobo_view_get_place (BONOBO_VIEW (f->view), find_place (name));
}

static void
assert_focus (Fixture    *f,
              const char *spot)
{
  g_assert_true (gtk_widget_has_focus (get_spot (f, spot)));
}

static void
click_spot (Fixture    *f,
            const char *name)
{
  graphene_point_t point;

  bonobo_view_point_spot (BONOBO_VIEW (f->view), bonobo_find_spot (name, -1), &point);
  bgl_test_click (f->view, point.x, point.y);
}

static void
point_place (Fixture    *f,
             const char *name)
{
  graphene_point_t point;

  bonobo_view_point_place (BONOBO_VIEW (f->view), find_place (name), &point);
  bgl_test_point (f->view, point.x, point.y);
}

static void
drag_to_place (Fixture    *f,
               const char *name)
{
  graphene_point_t from, to;

  bonobo_view_point_hand (BONOBO_VIEW (f->view), &from);
  bonobo_view_point_place (BONOBO_VIEW (f->view), find_place (name), &to);
  bgl_test_drag (f->view, from.x, from.y, to.x, to.y);
}

static gboolean
is_laying (gpointer data)
{
  return get_state (data)->phase == BONOBO_LAYING;
}

static gboolean
is_shown (gpointer data)
{
  Fixture *f = data;

  return !bgl_view_get_busy (BGL_VIEW (f->view));
}

static void
test_labels (void)
{
  Fixture f = { 0 };

  open_view (&f, TOILET);
  view_fixture_assert_label (get_spot (&f, "d4"),
                             "Spot d4: empty. 6 triangles around it are free. You can place a token here.");
  view_fixture_assert_label (get_spot (&f, "c3"),
                             "Spot c3: Anna’s token. 6 triangles around it are free. "
                             "1 of them is a sunshade.");
  view_fixture_assert_label (get_spot (&f, "b2"),
                             "Spot b2: empty. 3 triangles around it are free. 1 of them is a toilet. "
                             "The toilet A2 is active. The numbers there add up to 11. "
                             "The spot is barred because it touches an active toilet.");
  view_fixture_assert_label (get_spot (&f, "b1"),
                             "Spot b1: empty. All the triangles around it are covered. "
                             "The numbers there add up to 1.");
  view_fixture_assert_label (bonobo_view_get_stack (BONOBO_VIEW (f.view)),
                             "Stack: 25 rhombi are face down. You can draw a rhomb.");
  view_fixture_close (&f);

  /* The label of each place says what would follow. */
  open_view (&f, CLOSING);
  view_fixture_assert_label (get_place (&f, "A1-B2"),
                             "A1, Dune, and B2, Dune. Anna would score 1 point on b1. "
                             "The toilet A2 would become active. "
                             "Boris’s token on a1 would be driven away.");
  view_fixture_assert_label (get_spot (&f, "d4"),
                             "Spot d4: empty. 6 triangles around it are free.");
  view_fixture_close (&f);
}

/* The arrows follow the six directions of the grid. */
static void
test_directions (void)
{
  static const struct
  {
    const char *key;
    const char *spot;
  } steps[] = {
    { "Right", "d5" }, { "Left", "d4" }, { "Home", "c3" }, { "Next", "d4" }, { "Prior", "c4" },
    { "End", "d4" }, { "Next", "e4" }, { "Home", "d4" }, { "End", "e3" }, { "Prior", "d4" },
    /* Two rows up and down again, without drifting to a side. */
    { "Up", NULL }, { "Up", "b3" }, { "Down", NULL }, { "Down", "d4" },
    { "Left", "d3" }, { "Left", "d2" }, { "Left", "d1" }, { "Left", "d1" },
  };
  Fixture f = { 0 };

  open_view (&f, PEOPLE "\n");
  gtk_widget_grab_focus (f.view);
  assert_focus (&f, "d4");
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      bgl_test_key (steps[i].key);
      if (steps[i].spot != NULL)
        assert_focus (&f, steps[i].spot);
    }
  view_fixture_close (&f);
}

static void
test_turn_by_keys (void)
{
  Fixture f = { 0 };
  BonoboView *view;
  guint place;

  open_view (&f, PEOPLE "\n");
  view = BONOBO_VIEW (f.view);
  gtk_widget_grab_focus (f.view);
  bgl_test_key ("Right");
  bgl_test_key ("Return");
  view_fixture_assert_last_move (&f, 1, "1: token d5");

  /* The stack is the next stop, and “d” draws from anywhere on the board. */
  bgl_test_key ("Tab");
  g_assert_true (gtk_widget_has_focus (bonobo_view_get_stack (view)));
  bgl_test_key ("Shift_L+Tab");
  assert_focus (&f, "d5");
  bgl_test_key ("d");
  bgl_test_wait (is_laying, &f);
  bgl_test_settle ();

  /* The rhomb lies where the focus is, and follows it. */
  place = bonobo_view_get_target (view);
  g_assert_cmpuint (place, !=, BONOBO_NONE);
  g_assert_true (gtk_widget_has_focus (bonobo_view_get_place (view, place)));
  bgl_test_key ("Left");
  g_assert_cmpuint (bonobo_view_get_target (view), !=, place);
  place = bonobo_view_get_target (view);
  bgl_test_key ("Return");
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 4);
  g_assert_false (bonobo_state_can_lay_at (get_state (&f), place));
  g_assert_nonnull (gtk_widget_get_focus_child (f.view));
  view_fixture_close (&f);
}

static void
test_pointer (void)
{
  Fixture f = { 0 };
  BonoboView *view;

  open_view (&f, PEOPLE "\n");
  view = BONOBO_VIEW (f.view);
  click_spot (&f, "b2");
  view_fixture_assert_last_move (&f, 1, "1: token b2");
  bgl_test_click_widget (bonobo_view_get_stack (view));
  bgl_test_wait (is_laying, &f);
  bgl_test_settle ();

  g_assert_null (bgl_view_get_step (BGL_VIEW (view)));
  point_place (&f, "D5-D6");
  g_assert_cmpuint (bonobo_view_get_target (view), ==, find_place ("D5-D6"));
  g_assert_cmpstr (bgl_view_get_step (BGL_VIEW (view)), ==, "Here, the rhomb closes no spot with a token.");
  bgl_test_press ();
  bgl_test_release ();
  view_fixture_assert_last_move (&f, 4, "2: lay D5-D6");
  g_assert_null (bgl_view_get_step (BGL_VIEW (view)));
  view_fixture_close (&f);
}

static void
test_drag (void)
{
  Fixture f = { 0 };

  open_view (&f, CLOSING);

  point_place (&f, "A1-B2");
  g_assert_cmpstr (bgl_view_get_step (BGL_VIEW (f.view)), ==,
                   "Anna would score 1 point on b1. The toilet A2 would become active. "
                   "Boris’s token on a1 would be driven away.");

  /* Dropped in the water, or canceled, it stays in the hand. */
  drag_to_place (&f, "D5-D6");
  bgl_test_point (f.view, 4, 300);
  bgl_test_release ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  drag_to_place (&f, "D5-D6");
  bgl_test_key ("Escape");
  bgl_test_release ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  g_assert_null (f.refused);

  drag_to_place (&f, "B1-C2");
  bgl_test_release ();
  g_assert_cmpstr (f.refused, ==, "bonobo-rhomb");

  drag_to_place (&f, "D5-D6");
  g_assert_cmpuint (bonobo_view_get_target (BONOBO_VIEW (f.view)), ==, find_place ("D5-D6"));
  bgl_test_release ();
  view_fixture_assert_last_move (&f, 1, "1: lay D5-D6");
  view_fixture_close (&f);
}

/* Gestures that name a move which the rules do not allow are answered with their rule. */
static void
test_refused (void)
{
  static const struct
  {
    const char *record;
    const char *spot;    /* NULL for the stack */
    const char *rule;
  } gestures[] = {
    { TOILET, "a1", "bonobo-barred" },
    { TOILET, "b2", "bonobo-barred" },
    { TOILET, "b1", "bonobo-token" },
    { TOILET, "c3", "bonobo-token" },
    { POSITION (BONOBO_FOUR_TOKENS), "b2", "bonobo-token" },
    { POSITION (BONOBO_ONLY_TOKENS), NULL, "bonobo-draw" },
    { CLOSING, NULL, "bonobo-draw" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (gestures); i++)
    {
      Fixture f = { 0 };

      open_view (&f, gestures[i].record);
      if (gestures[i].spot != NULL)
        click_spot (&f, gestures[i].spot);
      else
        bgl_test_click_widget (bonobo_view_get_stack (BONOBO_VIEW (f.view)));
      g_assert_cmpstr (f.refused, ==, gestures[i].rule);
      g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
      view_fixture_close (&f);
    }
}

static void
test_pass (void)
{
  Fixture f = { 0 };

  open_view (&f, POSITION (BONOBO_ONLY_TOKENS " turn=2"));
  gtk_widget_grab_focus (f.view);
  bgl_test_key ("Return");
  view_fixture_assert_last_move (&f, 1, "2: pass");
  g_assert_nonnull (gtk_widget_get_focus_child (f.view));
  view_fixture_close (&f);
}

static void
test_not_my_turn (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BONOBO_TYPE_VIEW, TAGS "[Seat2 \"bot:beginner\"]\n[Option-first \"2\"]\n\n", 800, 720);
  click_spot (&f, "b2");
  bgl_test_click_widget (bonobo_view_get_stack (BONOBO_VIEW (f.view)));
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  g_assert_null (f.refused);

  /* When the game runs, the rule about turns answers the pointer and the keys. */
  bgl_table_set_held (f.table, BGL_HOLD_STORY, TRUE);
  bgl_table_start (f.table);
  click_spot (&f, "b2");
  g_assert_cmpstr (f.refused, ==, "bonobo-turn");
  g_clear_pointer (&f.refused, g_free);
  bgl_test_key ("d");
  g_assert_cmpstr (f.refused, ==, "bonobo-turn");
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  view_fixture_close (&f);
}

/* A hint may be any move, also one that the rules do not allow. */
static void
test_hint (void)
{
  Fixture f = { 0 };
  guint far[2];

  open_view (&f, TOILET);
  bgl_view_show_move (BGL_VIEW (f.view), bonobo_move_set_token (1, bonobo_find_spot ("d4", -1)));
  view_fixture_assert_label (get_spot (&f, "d4"),
                             "Spot d4: empty. 6 triangles around it are free. You can place a token here. "
                             "Suggested: place a token here.");
  bgl_view_show_move (BGL_VIEW (f.view), bonobo_move_draw (1));
  view_fixture_assert_label (bonobo_view_get_stack (BONOBO_VIEW (f.view)),
                             "Stack: 25 rhombi are face down. You can draw a rhomb. Suggested: draw a rhomb.");
  view_fixture_close (&f);

  open_view (&f, CLOSING);
  gtk_widget_grab_focus (f.view);
  bgl_view_show_move (BGL_VIEW (f.view), bonobo_move_lay_at (1, find_place ("D5-D6")));
  g_assert_true (gtk_widget_has_focus (get_place (&f, "D5-D6")));
  g_assert_true (bonobo_parse_pair ("A1-F7", -1, far));
  bgl_view_show_move (BGL_VIEW (f.view), bonobo_move_lay (1, far[0], far[1]));
  bgl_view_show_move (BGL_VIEW (f.view), bonobo_move_set_token (2, bonobo_find_spot ("b1", -1)));
  bgl_test_settle ();
  view_fixture_close (&f);
}

/* Points, toilet and what the seats show, step by step. */
static void
test_story (void)
{
  Fixture f = { 0 };
  BonoboView *view;
  const char *rule;

  open_view (&f, CLOSING);
  view = BONOBO_VIEW (f.view);
  bgl_test_animate (TRUE);
  g_assert_true (bgl_game_play_text (f.game, 1, "lay A1-B2", NULL));
  g_assert_true (bgl_view_get_busy (BGL_VIEW (view)));
  g_assert_cmpuint (bgl_table_get_held (f.table), !=, 0);
  g_assert_cmpint (bgl_seat_get_score (bgl_table_get_seat (f.table, 1)), ==, 1);
  g_assert_cmpint (bgl_view_get_score (BGL_VIEW (view), 1), ==, 0);

  bgl_test_wait (is_shown, &f);
  g_assert_cmpuint (bgl_table_get_held (f.table), ==, 0);
  g_assert_cmpint (bgl_view_get_score (BGL_VIEW (view), 1), ==, 1);
  g_assert_cmpstr (bonobo_view_get_caption (view, &rule), ==,
                   "The toilet A2 drives away Boris’s token on a1, which scores nothing.");
  g_assert_cmpstr (rule, ==, "bonobo-toilet");

  /* Taken back in the middle of it. */
  bgl_game_seek (f.game, 0);
  g_assert_true (bgl_game_play_text (f.game, 1, "lay A1-B2", NULL));
  g_assert_true (bgl_view_get_busy (BGL_VIEW (view)));
  bgl_game_seek (f.game, 0);
  g_assert_true (is_shown (&f));
  g_assert_null (bonobo_view_get_caption (view, NULL));

  /* Closed while things still move. */
  g_assert_true (bgl_game_play_text (f.game, 1, "lay A1-B2", NULL));
  view_fixture_close (&f);
}

static gboolean
is_caption (GtkWidget     *widget,
            gconstpointer  data)
{
  return BGL_IS_CAPTION (widget);
}

static double paused_at;

static gboolean
moves_on (gpointer story)
{
  return bgl_story_get_now (story) > paused_at;
}

/* While the pointer is on the caption, nothing moves. */
static void
test_caption_pauses (void)
{
  const GActionEntry show_rule = { .name = "show-rule", .parameter_type = "s" };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  Fixture f = { 0 };
  BglStory *story;
  GtkWidget *caption;

  open_view (&f, POSITION (BONOBO_LAST_TOKEN));
  /* Without its action, the caption is not sensitive. */
  g_action_map_add_action_entries (G_ACTION_MAP (actions), &show_rule, 1, NULL);
  gtk_widget_insert_action_group (f.window, "win", G_ACTION_GROUP (actions));
  story = bgl_view_get_story (BGL_VIEW (f.view));
  bgl_test_animate (TRUE);
  bgl_view_set_tempo (20);
  g_assert_true (bgl_game_play_text (f.game, 1, "token d3", NULL));
  while (bonobo_view_get_caption (BONOBO_VIEW (f.view), NULL) == NULL)
    g_main_context_iteration (NULL, TRUE);
  bgl_test_settle ();

  caption = bgl_test_find (f.view, is_caption, NULL);
  bgl_test_point (caption, 20, 10);
  paused_at = bgl_story_get_now (story);
  bgl_test_settle ();
  g_assert_cmpfloat (bgl_story_get_now (story), ==, paused_at);
  bgl_test_point (f.view, 4, 300);
  bgl_test_wait (moves_on, story);
  g_assert_true (bgl_story_is_playing (story));
  view_fixture_close (&f);
}

/* The story of a move begins with the position before the move, and ends with the one after it. */
static void
test_shown (void)
{
  BglRandom random;
  BonoboState shown;
  Fixture f = { 0 };

  open_view (&f, PEOPLE "\n");
  bgl_table_stop (f.table);
  bgl_test_animate (TRUE);
  bgl_view_set_tempo (100);
  bgl_random_init (&random, 5);

  while (!bgl_game_is_over (f.game))
    {
      const BonoboState before = *get_state (&f);

      g_assert_true (bgl_game_play (f.game, bonobo_rules.draw_move (&before, &random), NULL));
      bonobo_view_get_shown (BONOBO_VIEW (f.view), &shown);
      g_assert_cmpmem (shown.tokens, sizeof shown.tokens, before.tokens, sizeof before.tokens);
      g_assert_cmpmem (shown.scores, sizeof shown.scores, before.scores, sizeof before.scores);
      g_assert_cmpmem (shown.place, sizeof shown.place, before.place, sizeof before.place);
      g_assert_cmphex (shown.active, ==, before.active);
      g_assert_cmphex (shown.barred, ==, before.barred);
      g_assert_cmphex (shown.open, ==, before.open);
      g_assert_cmphex (shown.stack, ==, before.stack);

      bgl_view_skip_animations (BGL_VIEW (f.view));
      bonobo_view_get_shown (BONOBO_VIEW (f.view), &shown);
      g_assert_cmpmem (&shown, sizeof shown, get_state (&f), sizeof shown);
    }
  view_fixture_close (&f);
}

/* Whoever steps on during a story sees what the last move brought about, and nothing older. */
static void
test_step_on (void)
{
  Fixture f = { 0 };
  BonoboView *view;
  BglStory *story;

  open_view (&f, CLOSING);
  view = BONOBO_VIEW (f.view);
  story = bgl_view_get_story (BGL_VIEW (view));
  g_assert_true (bgl_game_play_text (f.game, 1, "lay A1-B2", NULL));
  g_assert_true (bgl_game_play_text (f.game, 2, "token d4", NULL));
  bgl_game_seek (f.game, 0);
  bgl_test_animate (TRUE);
  bgl_view_set_tempo (20);

  bgl_game_redo (f.game);
  g_assert_true (bgl_story_is_playing (story));
  g_assert_cmpint (bgl_view_get_score (BGL_VIEW (view), 1), ==, 0);
  bgl_game_redo (f.game);
  g_assert_true (bgl_story_is_playing (story));
  g_assert_cmpint (bgl_view_get_score (BGL_VIEW (view), 1), ==, 1);
  g_assert_null (bonobo_view_get_caption (view, NULL));

  bgl_game_undo (f.game);
  g_assert_false (bgl_story_is_playing (story));
  g_assert_false (bgl_view_get_busy (BGL_VIEW (view)));
  view_fixture_close (&f);
}

/* A click, or a key, ends the story and does nothing else. */
static void
test_skip (void)
{
  for (guint by_key = 0; by_key < 2; by_key++)
    {
      Fixture f = { 0 };
      const char *rule;

      open_view (&f, POSITION (BONOBO_LAST_TOKEN));
      gtk_widget_grab_focus (f.view);
      /* However slow the machine is, the story is not over before the key comes. */
      bgl_test_animate (TRUE);
      bgl_view_set_tempo (20);
      g_assert_true (bgl_game_play_text (f.game, 1, "token d3", NULL));
      g_assert_true (bgl_game_is_over (f.game));
      g_assert_false (is_shown (&f));
      g_assert_cmpint (bgl_view_get_score (BGL_VIEW (f.view), 2), ==, 0);

      if (by_key)
        bgl_test_key ("space");
      else
        click_spot (&f, "d4");
      g_assert_true (is_shown (&f));
      g_assert_cmpint (bgl_view_get_score (BGL_VIEW (f.view), 2), ==, -26);
      g_assert_nonnull (bonobo_view_get_caption (BONOBO_VIEW (f.view), &rule));
      g_assert_cmpstr (rule, ==, "bonobo-final");
      g_assert_null (f.refused);
      view_fixture_close (&f);
    }
}

static gboolean
says_over (gpointer page)
{
  return g_str_equal (bgl_table_page_get_heading (page), "The game is over");
}

static gboolean
says_winner (gpointer page)
{
  return g_str_equal (bgl_table_page_get_heading (page), "Anna wins");
}

/* Nothing around the board shows the result before the board has shown it. */
static void
test_result_waits (void)
{
  BglTable *table = bgl_test_table (POSITION (BONOBO_LAST_TOKEN));
  GtkWidget *page = bgl_table_page_new (table);
  GtkWidget *window = bgl_test_show (page, 900, 700);
  g_autofree char *story = NULL;

  bgl_test_animate (TRUE);
  bgl_view_set_tempo (20);
  g_assert_true (bgl_game_play_text (bgl_table_get_game (table), 1, "token d3", NULL));
  bgl_test_wait (says_over, page);
  g_assert_true (bgl_view_get_busy (bgl_table_page_get_view (BGL_TABLE_PAGE (page))));
  story = g_strdup (bgl_table_page_get_story (BGL_TABLE_PAGE (page)));
  g_assert_cmpstr (story, ==, "The game begins.");

  bgl_view_skip_animations (bgl_table_page_get_view (BGL_TABLE_PAGE (page)));
  bgl_test_wait (says_winner, page);

  bgl_view_set_tempo (1);
  bgl_test_animate (FALSE);
  bgl_test_close (window, page);
  bgl_test_unref (table);
}

/* What is said below the board is now long, now short; the board keeps its size. */
static void
test_steady_board (void)
{
  BglTable *table = bgl_test_table (PEOPLE "\n");
  BglGame *game = bgl_table_get_game (table);
  GtkWidget *page = bgl_table_page_new (table);
  GtkWidget *window = bgl_test_show (page, 360, 640);
  GtkWidget *view = GTK_WIDGET (bgl_table_page_get_view (BGL_TABLE_PAGE (page)));
  int height;

  g_assert_true (bgl_game_play_text (game, 1, "draw", NULL));
  g_assert_true (bgl_game_play_text (game, BGL_TURN_CHANCE, "rhomb ice-cream-cart", NULL));
  bgl_test_settle ();
  height = gtk_widget_get_height (view);
  g_assert_true (bgl_game_play_text (game, 1, "lay D5-D6", NULL));
  bgl_test_settle ();
  g_assert_cmpint (gtk_widget_get_height (view), ==, height);
  g_assert_true (bgl_game_play_text (game, 2, "draw", NULL));
  bgl_test_settle ();
  g_assert_cmpint (gtk_widget_get_height (view), ==, height);

  bgl_test_close (window, page);
  bgl_test_unref (table);
}

/* Every spot and triangle that the words of an example name is marked with its name on the board, and so is every spot
 * where a token scores. */
static void
check_named (const BglBlock *block,
             const char     *text)
{
  g_autoptr (GRegex) regex = g_regex_new ("\\b[a-gA-F][0-9]{1,2}\\b", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *name = g_match_info_fetch (match, 0);

      if (!g_strv_contains (bgl_example_get_marks (block->example), name))
        g_error ("“%s” does not mark %s", block->title, name);
    }
}

static void
test_named_places (void)
{
  static const char *const languages[] = { "en", "fr", "ru" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      const BglPage *page = bgl_book_find_page (bgl_book_get (languages[i], NULL), GAME);

      for (guint j = 0; j < page->sections->len; j++)
        {
          const BglSection *section = page->sections->pdata[j];

          for (guint k = 0; k < section->blocks->len; k++)
            {
              const BglBlock *block = section->blocks->pdata[k];

              if (block->kind != BGL_BLOCK_EXAMPLE)
                continue;

              check_named (block, block->text);
              for (guint step = 0; step < bgl_example_get_n_steps (block->example); step++)
                {
                  const char *event = bgl_example_get_step (block->example, step)->text;

                  if (event != NULL && (g_str_has_prefix (event, "token-scored") || g_str_has_prefix (event, "token-final")))
                    check_named (block, event);
                }
            }
        }
    }
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bonobo-view/labels", test_labels);
  g_test_add_func ("/bonobo-view/directions", test_directions);
  g_test_add_func ("/bonobo-view/turn-by-keys", test_turn_by_keys);
  g_test_add_func ("/bonobo-view/pointer", test_pointer);
  g_test_add_func ("/bonobo-view/drag", test_drag);
  g_test_add_func ("/bonobo-view/refused", test_refused);
  g_test_add_func ("/bonobo-view/pass", test_pass);
  g_test_add_func ("/bonobo-view/not-my-turn", test_not_my_turn);
  g_test_add_func ("/bonobo-view/hint", test_hint);
  g_test_add_func ("/bonobo-view/story", test_story);
  g_test_add_func ("/bonobo-view/caption-pauses", test_caption_pauses);
  g_test_add_func ("/bonobo-view/shown", test_shown);
  g_test_add_func ("/bonobo-view/step-on", test_step_on);
  g_test_add_func ("/bonobo-view/skip", test_skip);
  g_test_add_func ("/bonobo-view/result-waits", test_result_waits);
  g_test_add_func ("/bonobo-view/steady-board", test_steady_board);
  g_test_add_func ("/bonobo-view/named-places", test_named_places);

  return g_test_run ();
}
