/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-settings.h"
#include "app/bgl-table-page.h"
#include "app/bgl-words.h"
#include "engine/bgl-log.h"
#include "engine/bgl-registry.h"

#include "listener.h"
#include "window-fixture.h"

/* What a screen reader hears while a game is played. */

#define BOT     "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"bot:beginner\"]\n\n"

static void
assert_spoken (Listener   *listener,
               const char *text)
{
  g_autofree char *spoken = listener_take (listener);

  g_assert_cmpstr (spoken, ==, text);
}

static void
set_speech (const char *nick)
{
  g_settings_set_string (bgl_settings_get (), BGL_SETTING_SPEECH, nick);
}

static void
test_moves (Fixture       *fixture,
            gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, PEOPLE);
  g_autoptr (Listener) listener = listener_new ();

  fixture_play (table, 1, "0,1");
  /* What can be done was said when the table was opened. */
  assert_spoken (listener, "Anna places a tile at (0, 1).\nBoris’s turn\n");
  fixture_play (table, 2, "1,1");
  assert_spoken (listener, "Boris places a tile at (1, 1).\nAnna’s turn\n");

  fixture_activate (fixture, "undo", NULL);
  assert_spoken (listener, "Undone.\nBoris’s turn\n");
  fixture_activate (fixture, "redo", NULL);
  assert_spoken (listener, "Boris places a tile at (1, 1).\nAnna’s turn\n");

  g_assert_false (fixture_play (table, 1, "9,9"));
  assert_spoken (listener, "A tile at (9, 9) would not touch any other tile. It must share a side with one of them.\n");
}

/* A sentence is spoken as often as it is said. */
static void
test_again (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (Listener) listener = NULL;

  fixture_sit_down (fixture, PEOPLE "1: 0,1\n2: 1,1\n");
  listener = listener_new ();

  for (guint i = 0; i < 3; i++)
    {
      fixture_activate (fixture, "speak-standing", NULL);
      assert_spoken (listener, "Anna: Tiles 17, 15 in stock. Boris: Tiles 17, 15 in stock. Anna’s turn\n");
    }

  fixture_activate (fixture, "speak-last", NULL);
  assert_spoken (listener, "Boris places a tile at (1, 1).\n");
  fixture_activate (fixture, "speak-last", NULL);
  assert_spoken (listener, "Anna places a tile at (0, 1).\n");
  fixture_activate (fixture, "speak-last", NULL);
  assert_spoken (listener, "The game begins.\n");
}

static void
test_end (Fixture       *fixture,
          gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, PEOPLE "1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 0,3\n2: 1,3\n");
  g_autoptr (Listener) listener = listener_new ();

  fixture_play (table, 1, "0,4");
  assert_spoken (listener, "Anna places a tile at (0, 4).\n"
                           "There are 5 yellow tiles in a row, from (0, 0) to (0, 4).\n"
                           "Anna wins the game.\nAnna wins\n");
}

/* An earlier position is not news. */
static void
test_browsing (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (Listener) listener = NULL;

  fixture_sit_down (fixture, PEOPLE "1: 0,1\n2: 1,1\n");
  listener = listener_new ();

  bgl_test_key ("Control_L+Left");
  assert_spoken (listener, "Viewing move 1 of 2\nAnna places a tile at (0, 1).\n");
}

static gboolean
is_persons_turn (gpointer table)
{
  return bgl_table_is_waiting (table);
}

static void
test_less (Fixture       *fixture,
           gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, BOT);
  g_autoptr (Listener) listener = listener_new ();
  g_autofree char *spoken = NULL;

  bgl_table_set_pace (table, 0);
  set_speech ("mine");
  fixture_play (table, 1, "0,1");
  bgl_test_wait (is_persons_turn, table);
  assert_spoken (listener, "Anna places a tile at (0, 1).\nYour turn\n");

  set_speech ("short");
  fixture_play (table, 1, "0,2");
  bgl_test_wait (is_persons_turn, table);
  spoken = listener_take (listener);
  g_assert_true (g_pattern_match_simple ("Anna places a tile at (0, 2).\n* places a tile at (*).\nYour turn\n", spoken));

  set_speech ("all");
}

/* Whole games */

/* The button that goes on, such as after a round of Bangkok. */
static gboolean
goes_on (GtkWidget     *widget,
         gconstpointer  data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, "suggested-action");
}

static gboolean
go_on (gpointer data)
{
  Fixture *fixture = data;
  BglTable *table = fixture_get_table (fixture);
  BglGame *game = bgl_table_get_game (table);
  BglView *view = bgl_table_page_get_view (bgl_window_get_page (fixture->window));
  GtkWidget *button = bgl_test_find (GTK_WIDGET (view), goes_on, NULL);
  static BglRandom random;

  if (bgl_view_get_busy (view))
    bgl_view_skip_animations (view);
  else if (!bgl_table_get_running (table) && button != NULL)
    g_signal_emit_by_name (button, "clicked");
  else if (bgl_table_is_waiting (table))
    bgl_table_play (table, bgl_game_get_rules (game)->draw_move (bgl_game_get_state (game), &random), NULL);

  return bgl_game_is_over (game) && !bgl_view_get_busy (view);
}

static void
test_whole_game (Fixture       *fixture,
                 gconstpointer  id)
{
  const BglRules *rules = bgl_registry_find (id);
  g_autofree char *record = NULL;
  BglTable *table;
  g_autoptr (Listener) listener = NULL;
  g_autoptr (BglLog) log = NULL;
  g_autofree char *spoken = NULL;
  g_autofree char *result = NULL;
  const char *place;

  /* Bots of a game in real time need some seconds for each call. */
  record = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"%s\"]\n\n",
                            rules->id, rules->get_time != NULL ? "Boris" : "bot:beginner");
  listener = listener_new ();
  table = fixture_sit_down (fixture, record);
  bgl_table_set_pace (table, 0);
  bgl_test_wait (go_on, fixture);
  spoken = listener_take (listener);
  g_test_message ("%s", spoken);

  log = bgl_log_new (table);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), >, 8);
  place = spoken;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      g_autoptr (BglLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), i);
      g_autofree char *sentence = g_strconcat (bgl_log_line_get_text (line), "\n", NULL);

      place = strstr (place, sentence);
      if (place == NULL)
        g_test_message ("Not spoken: %s", sentence);
      g_assert_nonnull (place);
      place += strlen (sentence);
    }

  result = bgl_words_result (table);
  g_assert_true (g_str_has_prefix (place, result));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);
  const BglRules *const *rules;
  guint n_games;

  FIXTURE_ADD ("/speech/moves", test_moves);
  FIXTURE_ADD ("/speech/again", test_again);
  FIXTURE_ADD ("/speech/end", test_end);
  FIXTURE_ADD ("/speech/browsing", test_browsing);
  FIXTURE_ADD ("/speech/less", test_less);
  rules = bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strconcat ("/speech/whole-game/", rules[i]->id, NULL);

      g_test_add (path, Fixture, rules[i]->id, fixture_set_up, test_whole_game, fixture_tear_down);
    }

  return g_test_run ();
}
