/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-settings.h"
#include "app/bgl-table-page-private.h"
#include "board/bgl-board.h"
#include "engine/bgl-registry.h"

#include "listener.h"
#include "window-fixture.h"

/* The table helper: what it says, when, and in which games. */

#define BANGO_CUT \
  "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n" \
  "[Position \"0,0 RYYRYYRYY/YYRRYR\"]\n\n"

/* The last rhomb closes f5. */
#define LAST_RHOMB \
  "[Bungalow \"1\"]\n[Game \"bonobo\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n[Position \"" \
  "A1-A2=surf-shack A3-B4=sandcastle A4-A5=school-trip A6-A7=lost-ball B1-B2=massage-hut " \
  "B5-B6=crab B7-C8=ice-cream-cart B8-B9=palm-grove C1-D1=pedal-boats C3-C4=shark-fin " \
  "C5-D5=jellyfish C7-D7=mosquitoes C9-C10=lemonade-stand D3-D4=volleyball-net D6-E5=rubbish-heap " \
  "D8-E7=spring D10-D11=seagulls E1-E2=hammock E3-E4=wet-dog E6-F5=beach-library E8-E9=steel-band " \
  "F1-F2=bodybuilder F3-F4=seashells c2=2 c3=2 c4=2 d6=2 score=0,1 f5=1 hand=coconut-bar" \
  "\"]\n\n"

static void
reset (void)
{
  g_settings_reset (bgl_settings_get (), BGL_SETTING_HELPED_GAMES);
  g_settings_reset (bgl_settings_get (), BGL_SETTING_TABLE_HELPER);
  bgl_test_set_newcomer (FALSE);
}

/* As if this game had never been played, but without the card that explains its aim. */
static void
renew (const char *game)
{
  reset ();
  bgl_settings_renew_helper (bgl_registry_find (game));
}

static BglTablePage *
get_page (Fixture *fixture)
{
  return bgl_window_get_page (fixture->window);
}

static const char *
get_text (Fixture *fixture)
{
  return bgl_table_helper_get_text (get_page (fixture)->helper);
}

static const char *
get_rule (Fixture *fixture)
{
  const BglRuleInfo *rule = bgl_table_helper_get_rule (get_page (fixture)->helper);

  return rule != NULL ? rule->id : NULL;
}

static gboolean
is_helping (Fixture *fixture)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (fixture->window), "helper");
  const gboolean on = bgl_table_page_get_helping (get_page (fixture));

  g_assert_cmpint (g_variant_get_boolean (state), ==, on);

  return on;
}

/* At every turn of a person in a whole game: a sentence with a rule, which is on the screen, and is not the one of the
 * turn before unless there is no other. */

typedef struct
{
  Fixture *fixture;
  char    *last;
  guint    ply;          /* at the last turn */
  guint    n_turns;
  guint    n_explained;
} Game;

static gboolean
shows (GtkWidget     *widget,
       gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         g_str_has_suffix (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static Game *game_now;

static void
check_help (Game *game)
{
  BglTablePage *page = get_page (game->fixture);
  BglGame *played = bgl_table_get_game (fixture_get_table (game->fixture));
  g_autoptr (GPtrArray) tips = bgl_rules_list_tips (bgl_game_get_rules (played), bgl_game_get_state (played));
  const char *text = bgl_table_helper_get_text (page->helper);

  g_assert_nonnull (text);
  g_assert_nonnull (bgl_table_helper_get_rule (page->helper));
  if (bgl_view_get_step (page->view) == NULL)
    g_assert_nonnull (bgl_test_find (GTK_WIDGET (page->turn_bar), shows, text));

  if (bgl_table_helper_get_explains (page->helper))
    game->n_explained++;
  else if (tips->len > 1)
    g_assert_cmpstr (text, !=, game->last);
  game->n_turns++;
  g_free (game->last);
  game->last = g_strdup (text);
}

static void
play_move (Fixture *fixture,
           BglMove  move)
{
  BglTable *table = fixture_get_table (fixture);
  BglGame *played = bgl_table_get_game (table);
  const guint ply = bgl_game_get_ply (played);

  bgl_test_settle ();
  /* In real time, a bot may have called in the meantime. */
  if (bgl_game_get_ply (played) != ply)
    return;

  if (ply != game_now->ply)
    check_help (game_now);
  game_now->ply = ply;

  if (bgl_game_get_turn (played) != BGL_TURN_ANY)
    bgl_table_play (table, move, NULL);
  /* Bots call by themselves. */
  else if (bgl_move_get_seat (move) == 1)
    bgl_table_call (table, move, g_get_monotonic_time ());
}

static gboolean
go_on (gpointer data)
{
  /* Enough turns say more than a whole game of Bongo. */
  return fixture_go_on (data, play_move) || game_now->n_turns >= 60;
}

static void
test_turns (Fixture       *fixture,
            gconstpointer  data)
{
  const BglRules *rules = data;
  g_autofree char *record = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"2\"]\n[Seat2 \"bot:beginner\"]\n\n",
                                             rules->id);
  Game game = { .fixture = fixture, .ply = G_MAXUINT };

  renew (rules->id);
  g_settings_set_string (bgl_settings_get (), BGL_SETTING_BOT_PACE, "fast");
  game_now = &game;
  fixture_sit_down (fixture, record);
  g_assert_true (is_helping (fixture));
  bgl_test_wait (go_on, fixture);
  g_assert_cmpuint (game.n_turns, >, 3);
  g_test_message ("%u turns, %u explanations", game.n_turns, game.n_explained);
  g_free (game.last);
  g_settings_reset (bgl_settings_get (), BGL_SETTING_BOT_PACE);
}

/* The same position says the same after an undo and a redo, or a look at an earlier position. */
static void
test_undo (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *text = NULL;
  BglTable *table;

  renew ("bango");
  table = fixture_sit_down (fixture, PEOPLE);
  fixture_play (table, 1, "0,1");
  fixture_play (table, 2, "1,1");
  bgl_test_settle ();
  text = g_strdup (get_text (fixture));

  bgl_table_browse (table, 1);
  bgl_test_settle ();
  g_assert_null (get_text (fixture));
  bgl_table_end_browsing (table);
  bgl_test_settle ();
  g_assert_cmpstr (get_text (fixture), ==, text);
  reset ();
}

/* Two games that were played, and no more. Looking into a game is not playing it, and each game counts once. */
static void
test_two_games (Fixture       *fixture,
                gconstpointer  data)
{
  for (guint i = 0; i < 4; i++)
    {
      BglTable *table;

      if (i == 0)
        renew ("bango");
      table = fixture_sit_down (fixture, PEOPLE);
      g_assert_cmpint (is_helping (fixture), ==, i < 3);

      fixture_play (table, 1, "0,1");
      fixture_play (table, 2, "1,1");
      bgl_test_settle ();
      /* The first one is left at once. */
      if (i == 0)
        continue;

      fixture_play (table, 1, "0,2");
      fixture_play (table, 2, "1,2");
      fixture_play (table, 1, "0,3");
      fixture_play (table, 2, "1,3");
      fixture_play (table, 1, "-1,0");
      fixture_play (table, 2, "2,0");
      bgl_test_settle ();
      fixture_activate (fixture, "undo", NULL);
      fixture_activate (fixture, "redo", NULL);
      g_assert_cmpint (is_helping (fixture), ==, i < 3);

      /* Left and continued, it is still the same game. */
      if (i == 2)
        {
          fixture_activate (fixture, "back", NULL);
          bgl_test_wait (fixture_is_waiting, fixture);
          fixture_activate (fixture, "continue", "bango");
          g_assert_true (is_helping (fixture));

          fixture_close_window (fixture);
          fixture_open_window (fixture);
          bgl_test_wait (fixture_is_waiting, fixture);
          fixture_activate (fixture, "continue", "bango");
          g_assert_true (is_helping (fixture));
        }
    }
  reset ();
}

/* The switch in the menu is remembered for the game, until its lesson starts a first game. */
static void
test_switch (Fixture       *fixture,
             gconstpointer  data)
{
  renew ("bango");
  g_settings_set_boolean (bgl_settings_get (), BGL_SETTING_SHOW_LEGAL_PLACES, FALSE);
  fixture_sit_down (fixture, PEOPLE);
  g_assert_true (is_helping (fixture));
  g_assert_nonnull (get_text (fixture));
  g_assert_true (bgl_view_get_hints (get_page (fixture)->view));

  fixture_activate (fixture, "helper", NULL);
  g_assert_false (is_helping (fixture));
  g_assert_null (get_text (fixture));
  g_assert_false (bgl_view_get_hints (get_page (fixture)->view));
  g_settings_reset (bgl_settings_get (), BGL_SETTING_SHOW_LEGAL_PLACES);
  g_assert_true (bgl_view_get_hints (get_page (fixture)->view));

  fixture_sit_down (fixture, PEOPLE);
  g_assert_false (is_helping (fixture));
  g_assert_true (bgl_settings_get_helper (bgl_registry_find ("bangkok"), NULL) == FALSE);

  fixture_activate (fixture, "first-game", "bango");
  g_assert_true (is_helping (fixture));

  /* People who have played before there was a helper need none. */
  reset ();
  fixture_sit_down (fixture, PEOPLE);
  g_assert_false (is_helping (fixture));
  fixture_activate (fixture, "helper", NULL);
  g_assert_true (is_helping (fixture));
  g_assert_nonnull (get_text (fixture));
  reset ();
}

/* The pieces that can be picked up are pointed out together with the sentence that says so, until one is picked up. */
static guint
count_rings (BglView *view)
{
  guint n = 0;

  for (guint i = 0; i < bgl_board_get_n_spots (BGL_BOARD (view)); i++)
    n += bgl_spot_get_named (BGL_SPOT (bgl_board_get_spot (BGL_BOARD (view), bgl_board_get_nth_spot (BGL_BOARD (view), i))));

  return n;
}

static void
test_cut (Fixture       *fixture,
          gconstpointer  data)
{
  BglTable *table;
  BglView *view;
  guint n_liftable = 0;

  renew ("bango");
  table = fixture_sit_down (fixture, BANGO_CUT);
  view = get_page (fixture)->view;
  g_assert_cmpstr (get_rule (fixture), ==, "bango-second-round");
  for (guint i = 0; i < bgl_board_get_n_spots (BGL_BOARD (view)); i++)
    n_liftable += BGL_BOARD_GET_CLASS (view)->can_hold (BGL_BOARD (view), bgl_board_get_nth_spot (BGL_BOARD (view), i));
  g_assert_cmpuint (count_rings (view), ==, n_liftable);
  g_assert_cmpuint (n_liftable, >, 0);

  for (guint i = 0; i < bgl_board_get_n_spots (BGL_BOARD (view)); i++)
    if (BGL_BOARD_GET_CLASS (view)->can_hold (BGL_BOARD (view), bgl_board_get_nth_spot (BGL_BOARD (view), i)))
      {
        bgl_test_click_widget (bgl_board_get_spot (BGL_BOARD (view), bgl_board_get_nth_spot (BGL_BOARD (view), i)));
        break;
      }
  g_assert_cmpuint (count_rings (view), ==, 0);
  bgl_view_cancel (view);

  /* Red cuts off the two tiles on the right. Then Anna reads why, and a turn later she does not read it again. */
  fixture_play (table, 1, "0,1>0,-1");
  bgl_test_settle ();
  fixture_play (table, 2, "6,0>3,-1");
  bgl_test_settle ();
  if (g_strcmp0 (get_rule (fixture), "bango-cut") == 0 && bgl_table_helper_get_explains (get_page (fixture)->helper))
    g_assert_cmpstr (bgl_table_page_get_story (get_page (fixture)), ==,
                     bgl_table_helper_get_event (get_page (fixture)->helper));
  else
    g_test_fail_printf ("no explanation: %s", get_text (fixture));
  reset ();
}

/* A screen reader says it after what has happened, and only once. */
static void
test_scoring (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (Listener) listener = NULL;
  g_autofree char *spoken = NULL;
  g_autofree char *again = NULL;
  g_autofree char *event = NULL;
  g_autofree char *text = NULL;
  g_autofree BglMove *moves = NULL;
  BglTable *table;
  const char *turn;
  guint n_moves;

  renew ("bonobo");
  table = fixture_sit_down (fixture, LAST_RHOMB);
  listener = listener_new ();
  moves = bgl_game_list_moves (bgl_table_get_game (table), &n_moves);
  bgl_table_play (table, moves[0], NULL);
  bgl_test_settle ();

  g_assert_true (bgl_table_helper_get_explains (get_page (fixture)->helper));
  text = g_strdup (bgl_table_helper_get_text (get_page (fixture)->helper));
  event = g_strdup (bgl_table_helper_get_event (get_page (fixture)->helper));
  spoken = listener_take (listener);
  turn = strstr (spoken, "’s turn");
  g_assert_nonnull (turn);
  g_assert_nonnull (strstr (spoken, event));
  g_assert_nonnull (strstr (turn, text));
  g_assert_null (strstr (strstr (turn, text) + 1, text));

  bgl_table_browse (table, 0);
  bgl_table_end_browsing (table);
  bgl_test_settle ();
  again = listener_take (listener);
  g_assert_null (strstr (again, text));
  reset ();
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strdup_printf ("/table-helper/turns/%s", games[i]->id);

      g_test_add (path, Fixture, games[i], fixture_set_up, test_turns, fixture_tear_down);
    }
  FIXTURE_ADD ("/table-helper/undo", test_undo);
  FIXTURE_ADD ("/table-helper/two-games", test_two_games);
  FIXTURE_ADD ("/table-helper/switch", test_switch);
  FIXTURE_ADD ("/table-helper/cut", test_cut);
  FIXTURE_ADD ("/table-helper/scoring", test_scoring);

  return g_test_run ();
}
