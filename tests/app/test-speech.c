/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-settings.h"
#include "app/bgl-table-page.h"
#include "board/bgl-words.h"
#include "engine/bgl-log.h"
#include "engine/bgl-registry.h"
#include "games/bongo/bongo-settings.h"

#include "listener.h"
#include "window-fixture.h"

/* What a screen reader hears while a game is played. */

#define BOT     "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"bot:beginner\"]\n\n"

#define BONGO   "[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n\n"

/* Whoever lays the last rhomb closes f5. */
#define LAST_RHOMB \
  "[Bungalow \"1\"]\n[Game \"bonobo\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n[Position \"" \
  "A1-A2=surf-shack A3-B4=sandcastle A4-A5=school-trip A6-A7=lost-ball B1-B2=massage-hut " \
  "B5-B6=crab B7-C8=ice-cream-cart B8-B9=palm-grove C1-D1=pedal-boats C3-C4=shark-fin " \
  "C5-D5=jellyfish C7-D7=mosquitoes C9-C10=lemonade-stand D3-D4=volleyball-net D6-E5=rubbish-heap " \
  "D8-E7=spring D10-D11=seagulls E1-E2=hammock E3-E4=wet-dog E6-F5=beach-library E8-E9=steel-band " \
  "F1-F2=bodybuilder F3-F4=seashells c2=2 c3=2 c4=2 d6=2 score=0,1 f5=1 hand=coconut-bar" \
  "\"]\n\n"

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
      assert_spoken (listener, "Anna: Tiles 17, 15 in stock. Boris: Tiles 17, 15 in stock. Anna’s turn. Line up five of "
                               "your tiles horizontally, vertically, or diagonally, or leave your opponent with fewer "
                               "than five tiles.\n");
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
  assert_spoken (listener, "Viewing move 1 of 2.\nAnna places a tile at (0, 1).\n");
}

static gboolean
is_persons_turn (gpointer table)
{
  return bgl_table_is_waiting (table);
}

/* The last sentence of the log, after one move of a person and one of a bot, which differs from run to run. */
static char *
get_bots_sentence (BglTable *table)
{
  g_autoptr (BglLog) log = bgl_log_new (table);
  g_autoptr (BglLogLine) line = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, 2);
  line = g_list_model_get_item (G_LIST_MODEL (log), 1);
  return g_strdup (bgl_log_line_get_text (line));
}

static void
test_less (Fixture       *fixture,
           gconstpointer  data)
{
  static const char *const steps[] = { "mine", "short" };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      BglTable *table = fixture_sit_down (fixture, BOT);
      g_autoptr (Listener) listener = listener_new ();
      g_autofree char *sentence = NULL, *expected = NULL;

      bgl_table_set_pace (table, 0);
      set_speech (steps[i]);
      g_assert_true (fixture_play (table, 1, "0,1"));
      bgl_test_wait (is_persons_turn, table);
      sentence = get_bots_sentence (table);
      expected = g_strdup_printf ("Anna places a tile at (0, 1).\n%s%sYour turn\n", i == 1 ? sentence : "",
                                  i == 1 ? "\n" : "");
      assert_spoken (listener, expected);
    }

  set_speech ("all");
}

static gboolean
is_open (gpointer table)
{
  return bgl_table_get_calls_open (table);
}

/* The log does not contain the dice as long as somebody may call. */
static void
test_dice (Fixture       *fixture,
           gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, BONGO "1: roll\n*: film 3 3 animals gnu gnu gnu rhino bongo\n");
  g_autoptr (Listener) listener = listener_new ();
  g_autofree char *spoken = NULL;

  bgl_test_key ("space");
  bgl_test_wait (is_open, table);
  spoken = listener_take (listener);
  g_assert_nonnull (strstr (spoken, "Film: 3, 3. White: gnu, gnu, gnu, rhino, bongo.\n"));
  bgl_test_key ("l");
  assert_spoken (listener, "Film: 3, 3. White: gnu, gnu, gnu, rhino, bongo.\n");
  bgl_test_key ("l");
  assert_spoken (listener, "Anna rolls the dice.\n");
  bgl_test_key ("l");
  assert_spoken (listener, "The game begins.\n");
}

/* While a move is typed, the number of possible moves is spoken whenever it changes. */
static void
test_typing (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (Listener) listener = NULL;

  fixture_sit_down (fixture, PEOPLE);
  gtk_widget_grab_focus (GTK_WIDGET (bgl_window_get_page (fixture->window)));
  bgl_test_settle ();
  listener = listener_new ();

  bgl_test_key ("m");
  assert_spoken (listener, "6 moves\n");
  bgl_test_key ("0");
  assert_spoken (listener, "2 moves\n");
  bgl_test_key ("comma");
  assert_spoken (listener, "");
  bgl_test_key ("1");
  assert_spoken (listener, "1 move: Place a tile at (0, 1)\n");
  bgl_test_key ("1");
  assert_spoken (listener, "No possible move begins with this text.\n");
  bgl_test_key ("BackSpace");
  assert_spoken (listener, "1 move: Place a tile at (0, 1)\n");
  bgl_test_key ("Return");
  assert_spoken (listener, "Anna places a tile at (0, 1).\nBoris’s turn\n");
}

/* The descriptions that the keys of the board give are spoken. */
static void
test_describe (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (Listener) listener = NULL;

  fixture_sit_down (fixture, PEOPLE "1: 0,1\n2: 1,1\n");
  gtk_widget_grab_focus (GTK_WIDGET (bgl_window_get_page (fixture->window)));
  bgl_test_settle ();
  listener = listener_new ();

  for (guint i = 0; i < 2; i++)
    {
      bgl_test_key ("y");
      assert_spoken (listener, "2 yellow tiles: (0, 0) and (0, 1).\n");
    }
}

/* Whole games */

static void
play (Fixture *fixture,
      BglMove  move)
{
  bgl_table_play (fixture_get_table (fixture), move, NULL);
}

static gboolean
go_on (gpointer fixture)
{
  return fixture_go_on (fixture, play);
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

static gboolean
play_round (gpointer fixture)
{
  BglTable *table = fixture_get_table (fixture);
  BglView *view = bgl_table_page_get_view (bgl_window_get_page (((Fixture *) fixture)->window));

  if ((bgl_table_get_held (table) & BGL_HOLD_PERSON) != 0 && !bgl_view_get_busy (view))
    return TRUE;

  return fixture_go_on (fixture, play);
}

/* Where nothing goes on by itself, one hears what to press. */
static void
test_round (Fixture       *fixture,
            gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, "[Bungalow \"1\"]\n[Game \"bangkok\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n"
                                               "[Seat2 \"Boris\"]\n\n");
  g_autoptr (Listener) listener = listener_new ();
  g_autofree char *spoken = NULL;

  bgl_table_set_pace (table, 0);
  bgl_test_wait (play_round, fixture);
  spoken = listener_take (listener);
  g_assert_nonnull (strstr (spoken, "Ready?\nRound 1 has been scored. Press “Next Round” to roll new dice.\n"));
}

typedef struct
{
  Listener *listener;
  GString  *all;
} Hearing;

static gboolean
has_heard_phase (gpointer data)
{
  Hearing *hearing = data;
  g_autofree char *spoken = listener_take (hearing->listener);

  g_string_append (hearing->all, spoken);

  return strstr (hearing->all->str, "The Last Tokens") != NULL && strstr (hearing->all->str, "on f5") != NULL;
}

/* A new phase is announced after what leads to it, even if the board takes its time to show that. */
static void
test_phase (Fixture       *fixture,
            gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, LAST_RHOMB);
  g_autoptr (Listener) listener = listener_new ();
  g_autoptr (GString) all = g_string_new (NULL);
  Hearing hearing = { .listener = listener, .all = all };

  bgl_test_animate (TRUE);
  g_assert_true (fixture_play (table, 1, "lay F6-F7"));
  bgl_test_wait (has_heard_phase, &hearing);
  bgl_test_animate (FALSE);
  g_test_message ("%s", all->str);
  g_assert_true (strstr (all->str, "on f5") < strstr (all->str, "The Last Tokens"));
}

/* What to do is not said again when the focus leaves the board. */
static void
test_advice (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (Listener) listener = NULL;
  BglView *view;

  fixture_sit_down (fixture, LAST_RHOMB);
  gtk_widget_grab_focus (GTK_WIDGET (bgl_window_get_page (fixture->window)));
  bgl_test_settle ();
  listener = listener_new ();

  /* The focus is on the only place, which has an effect. */
  bgl_test_key ("Tab");
  bgl_test_key ("Shift_L+Tab");
  g_free (listener_take (listener));
  view = bgl_table_page_get_view (bgl_window_get_page (fixture->window));
  g_assert_nonnull (bgl_view_get_step (view));
  bgl_test_key ("m");
  assert_spoken (listener, "1 move: Lay the rhomb on F6 and F7\n");
}

/* Bongo by ear */

static guint
count_words (const char *text,
             const char *word)
{
  guint n = 0;

  for (const char *place = strstr (text, word); place != NULL; place = strstr (place + 1, word))
    n++;

  return n;
}

/* What somebody calls who has heard nothing but the dice of the basic level. */
static const char *
find_key (const char *spoken)
{
  static const char *const animals[] = { " bongo", " gnu", " rhino" };
  static const char *const keys[] = { "q", "w", "e", "r" };
  const char *dice = g_strrstr (spoken, "Film: ");
  g_autofree char *sentence = NULL;
  guint first, second, target, n_matches = 0, matches = 0, answer = 3;

  g_assert_nonnull (dice);
  /* Two film dice, and a word for each white die. */
  g_assert_cmpint (sscanf (dice, "Film: %u, %u. White:", &first, &second), ==, 2);
  sentence = g_strndup (dice, strcspn (dice, "\n"));
  target = first == second ? first : 6 - first - second;
  for (guint i = 0; i < 3; i++)
    if (count_words (sentence, animals[i]) == target)
      {
        n_matches++;
        matches |= 1u << i;
      }
  for (guint i = 0; i < 3; i++)
    if ((n_matches == 1 && matches == 1u << i) || (n_matches == 2 && (matches | 1u << i) == 7 && (matches & 1u << i) == 0))
      answer = i;

  return keys[answer];
}

typedef struct
{
  Listener *listener;
  GString  *all;
  gsize     heard;   /* of the whole text, what has been acted upon */
  BglTable *table;
} Ear;

/* Presses what the sentences since the last press ask for, and nothing else. */
static gboolean
play_by_ear (gpointer data)
{
  Ear *ear = data;
  g_autofree char *spoken = listener_take (ear->listener);
  const char *news;
  const char *key = NULL;

  g_string_append (ear->all, spoken);
  news = ear->all->str + ear->heard;
  if (strstr (news, " wins\n") != NULL || strstr (news, "You win\n") != NULL)
    return TRUE;

  if (g_str_has_suffix (news, "Go\n"))
    key = find_key (news);
  else if (strstr (news, "To win the game, you need two of each animal") != NULL)
    key = "Return";
  else if (strstr (news, "Your turn") != NULL || strstr (news, "roll the dice when you are ready") != NULL ||
           strstr (news, "for the next roll") != NULL)
    key = "space";
  if (key != NULL)
    {
      ear->heard = ear->all->len;
      bgl_test_key (key);
    }

  return bgl_game_is_over (bgl_table_get_game (ear->table));
}

/* Whoever only listens knows at each point which key to press, and wins. */
static void
test_by_ear (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GString) all = g_string_new (NULL);
  g_autoptr (Listener) listener = listener_new ();
  Ear ear = { .listener = listener, .all = all };

  g_settings_set_string (bongo_settings_get (), BONGO_SETTING_ANNOUNCEMENT, "always");
  g_settings_set_int (bongo_settings_get (), BONGO_SETTING_SPEECH_RATE, 600);
  ear.table = fixture_sit_down (fixture, "[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n"
                                         "[Seat2 \"bot:beginner\"]\n[Option-colour \"6\"]\n\n");
  /* The bot shall be slow on any machine. */
  bgl_seat_set_handicap (bgl_table_get_seat (ear.table, 2), BGL_MAX_HANDICAP);
  bgl_test_wait (play_by_ear, &ear);
  g_free (listener_take (listener));
  g_test_message ("%s", all->str);
  g_assert_true (bgl_game_is_over (bgl_table_get_game (ear.table)));
  g_assert_cmpuint (count_words (all->str, "Your keys: bongo Q, gnu W, rhino E, nothing R."), ==, 1);
  g_assert_cmpuint (count_words (all->str, "Anna calls"), >=, 4);
  g_assert_cmpuint (count_words (all->str, "This is wrong"), ==, 0);

  g_settings_reset (bongo_settings_get (), BONGO_SETTING_ANNOUNCEMENT);
  g_settings_reset (bongo_settings_get (), BONGO_SETTING_SPEECH_RATE);
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
  FIXTURE_ADD ("/speech/dice", test_dice);
  FIXTURE_ADD ("/speech/by-ear", test_by_ear);
  FIXTURE_ADD ("/speech/round", test_round);
  FIXTURE_ADD ("/speech/phase", test_phase);
  FIXTURE_ADD ("/speech/advice", test_advice);
  FIXTURE_ADD ("/speech/typing", test_typing);
  FIXTURE_ADD ("/speech/describe", test_describe);
  rules = bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strconcat ("/speech/whole-game/", rules[i]->id, NULL);

      g_test_add (path, Fixture, rules[i]->id, fixture_set_up, test_whole_game, fixture_tear_down);
    }

  return g_test_run ();
}
