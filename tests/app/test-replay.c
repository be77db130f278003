/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-replay-page.h"
#include "board/bgl-game-ui.h"
#include "board/bgl-view.h"

#include "test-utils.h"

#define HEAD "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"bot:hard\"]\n"
#define WON  "[Result \"1\"]\n\n1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 0,3\n2: 1,3\n1: 0,4\n"

typedef struct
{
  BglTable  *table;
  BglGame   *game;
  GtkWidget *page;
  GtkWidget *window;
} Fixture;

static void
open_replay (Fixture  *fixture,
             BglTable *table)
{
  fixture->table = table;
  fixture->game = bgl_table_get_game (table);
  fixture->page = bgl_replay_page_new (table);
  fixture->window = bgl_test_show (fixture->page, 900, 700);
}

static void
close_replay (Fixture *fixture)
{
  bgl_test_close (fixture->window, fixture->page);
  g_assert_finalize_object (fixture->table);
}

static void
branched_cb (BglReplayPage  *page,
             BglTable       *table,
             BglTable      **branch)
{
  *branch = g_object_ref (table);
}

static gboolean
is_at_end (gpointer data)
{
  return bgl_game_is_over (bgl_table_get_game (bgl_replay_page_get_table (data)));
}

static void
test_steps (void)
{
  Fixture f;
  g_autoptr (BglTable) branch = NULL;

  open_replay (&f, bgl_test_table (HEAD WON));
  g_signal_connect (f.page, "branched", G_CALLBACK (branched_cb), &branch);

  gtk_widget_activate_action (f.page, "replay.first", NULL);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 0);
  gtk_widget_activate_action (f.page, "replay.next", NULL);
  gtk_widget_activate_action (f.page, "replay.next", NULL);
  gtk_widget_activate_action (f.page, "replay.previous", NULL);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 1);
  g_assert_cmpuint (bgl_game_get_n_moves (f.game), ==, 7);

  /* The branch has what was on show, and the game has still everything. */
  gtk_widget_activate_action (f.page, "replay.branch", NULL);
  g_assert_nonnull (branch);
  g_assert_cmpuint (bgl_game_get_n_moves (bgl_table_get_game (branch)), ==, 1);
  g_assert_cmpstr (bgl_seat_get_name (bgl_table_get_seat (branch, 1)), ==, "Anna");
  g_assert_cmpuint (bgl_game_get_n_moves (f.game), ==, 7);

  gtk_widget_activate_action (f.page, "replay.copy", NULL);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 1);

  gtk_widget_activate_action (f.page, "replay.last", NULL);
  gtk_widget_activate_action (f.page, "replay.previous", NULL);
  gtk_widget_activate_action (f.page, "replay.run", NULL);
  bgl_test_wait (is_at_end, f.page);

  close_replay (&f);
}

static gboolean
is_focusable (GtkWidget     *widget,
              gconstpointer  data)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), data) && gtk_widget_is_sensitive (widget) &&
         gtk_widget_get_can_focus (widget) &&
         gtk_widget_get_mapped (widget);
}

static void
assert_key (Fixture    *fixture,
            const char *key,
            guint       ply)
{
  bgl_test_key (key);
  g_assert_cmpuint (bgl_game_get_ply (fixture->game), ==, ply);
}

/* The keys step wherever the focus is: on a button of the header, on a line of the log, on the slider. */
static void
test_keys (void)
{
  static const char *const places[] = { "GtkButton", "GtkToggleButton", "GtkListView", "GtkScale" };
  Fixture f;

  open_replay (&f, bgl_test_table (HEAD WON));

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      GtkWidget *place = bgl_test_find (f.page, is_focusable, places[i]);

      g_test_message ("with the focus on a %s", places[i]);
      g_assert_nonnull (place);
      g_assert_true (gtk_widget_grab_focus (place) || gtk_widget_child_focus (place, GTK_DIR_TAB_FORWARD));

      assert_key (&f, "Home", 0);
      assert_key (&f, "Right", 1);
      assert_key (&f, "Right", 2);
      assert_key (&f, "Left", 1);
      assert_key (&f, "Next", 6);
      assert_key (&f, "Prior", 1);
      assert_key (&f, "Prior", 0);
      assert_key (&f, "Left", 0);
      assert_key (&f, "End", 7);
      assert_key (&f, "Right", 7);

      /* Home stops what Space has started, and the last Space stops it as well. */
      assert_key (&f, "Left", 6);
      bgl_test_key ("space");
      bgl_test_wait (is_at_end, f.page);
    }

  close_replay (&f);
}

/* The arrows of an open menu belong to the menu. */
static void
test_keys_menu (void)
{
  Fixture f;
  GtkWidget *button;

  open_replay (&f, bgl_test_table (HEAD WON));
  button = bgl_test_find (f.page, is_focusable, "GtkMenuButton");
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  bgl_test_settle ();
  assert_key (&f, "Left", 7);
  assert_key (&f, "Home", 7);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  bgl_test_settle ();

  close_replay (&f);
}

static gboolean
is_line (GtkWidget     *widget,
         gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static gboolean
is_rule_button (GtkWidget     *widget,
                gconstpointer  data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.show-rule") == 0;
}

static void
rule_shown_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  (*(guint *) user_data)++;
}

/* A click on a line of the log leads to its move. Only the button in the line shows the rule. */
static void
test_log (void)
{
  static const GActionEntry entries[] = { { "show-rule", rule_shown_cb, "s" } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  guint n_rules = 0;
  GtkWidget *line;
  Fixture f;

  open_replay (&f, bgl_test_table (HEAD WON));
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), &n_rules);
  gtk_widget_insert_action_group (f.window, "win", G_ACTION_GROUP (actions));
  bgl_test_settle ();

  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 7);
  line = bgl_test_find (f.page, is_line, "1, 1");
  g_assert_nonnull (line);
  bgl_test_click_widget (line);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 2);
  g_assert_cmpuint (n_rules, ==, 0);

  bgl_test_click_widget (bgl_test_find (gtk_widget_get_parent (line), is_rule_button, NULL));
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 2);
  g_assert_cmpuint (n_rules, ==, 1);

  gtk_widget_insert_action_group (f.window, "win", NULL);
  close_replay (&f);
}

static gboolean
is_view (GtkWidget     *widget,
         gconstpointer  data)
{
  return BGL_IS_VIEW (widget);
}

/* A whole game, played without thought. */
static BglTable *
play_through (const char *id)
{
  g_autoptr (BglGame) game = bgl_game_new (bgl_game_ui_find (id)->rules, 2, NULL, NULL, NULL);
  g_autoptr (BglDealer) dealer = bgl_dealer_new (7);

  while (!bgl_game_is_over (game))
    {
      BglMove move;

      if (bgl_game_get_turn (game) == BGL_TURN_CHANCE)
        {
          move = bgl_dealer_deal (dealer, game);
        }
      else
        {
          guint n_moves;
          g_autofree BglMove *moves = bgl_game_list_moves (game, &n_moves);

          move = moves[bgl_game_get_ply (game) % n_moves];
        }
      g_assert_true (bgl_game_play (game, move, NULL));
    }

  return bgl_table_new_for_people (game);
}

/* If a person steps faster than the story plays, each position is shown at once, and no story of an earlier move is
 * left at the end. */
static void
test_quick (gconstpointer data)
{
  Fixture f;
  BglView *view;

  open_replay (&f, play_through (data));
  view = BGL_VIEW (bgl_test_find (f.page, is_view, NULL));
  bgl_test_animate (TRUE);

  gtk_widget_activate_action (f.page, "replay.first", NULL);
  for (guint i = 0; i < bgl_game_get_n_moves (f.game); i++)
    {
      gboolean busy = bgl_view_get_busy (view);

      gtk_widget_activate_action (f.page, "replay.next", NULL);
      if (busy)
        g_assert_false (bgl_view_get_busy (view));
    }
  g_assert_true (bgl_game_is_over (f.game));

  gtk_widget_activate_action (f.page, "replay.previous", NULL);
  g_assert_false (bgl_view_get_busy (view));

  bgl_test_animate (FALSE);
  close_replay (&f);
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/replay/steps", test_steps);
  g_test_add_func ("/replay/keys", test_keys);
  g_test_add_func ("/replay/keys-menu", test_keys_menu);
  g_test_add_func ("/replay/log", test_log);
  g_test_add_data_func ("/replay/quick/bangkok", "bangkok", test_quick);
  g_test_add_data_func ("/replay/quick/bango", "bango", test_quick);
  g_test_add_data_func ("/replay/quick/bonobo", "bonobo", test_quick);

  return g_test_run ();
}
