/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

#include "app/bgl-move-entry.h"
#include "app/bgl-table-page.h"
#include "engine/bgl-registry.h"

/* Moves that are typed at a table. */

#define BOT "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"bot:beginner\"]\n\n"
#define BEACH "[Bungalow \"1\"]\n[Game \"bonobo\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n\n"
#define BONGO "[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n\n"

static gboolean
has_type (GtkWidget     *widget,
          gconstpointer  type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, GPOINTER_TO_SIZE (type));
}

static GtkWidget *
find (Fixture *fixture,
      GType    type)
{
  GtkWidget *card = bgl_test_find (GTK_WIDGET (bgl_window_get_page (fixture->window)), has_type,
                                   GSIZE_TO_POINTER (BGL_TYPE_MOVE_ENTRY));

  g_assert_nonnull (card);

  return bgl_test_find (card, has_type, GSIZE_TO_POINTER (type));
}

static gboolean
is_open (Fixture *fixture)
{
  return gtk_widget_get_mapped (find (fixture, BGL_TYPE_MOVE_ENTRY));
}

static const char *
get_text (Fixture *fixture)
{
  return gtk_editable_get_text (GTK_EDITABLE (find (fixture, GTK_TYPE_ENTRY)));
}

static guint
count_rows (Fixture *fixture)
{
  GtkListView *list = GTK_LIST_VIEW (find (fixture, GTK_TYPE_LIST_VIEW));

  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (list)));
}

static gboolean
is_on_board (Fixture *fixture)
{
  GtkWidget *view = GTK_WIDGET (bgl_table_page_get_view (bgl_window_get_page (fixture->window)));
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));

  return focus != NULL && (focus == view || gtk_widget_is_ancestor (focus, view));
}

static BglGame *
sit_down (Fixture    *fixture,
          const char *record)
{
  BglGame *game = bgl_table_get_game (fixture_sit_down (fixture, record));

  gtk_widget_grab_focus (GTK_WIDGET (bgl_window_get_page (fixture->window)));
  bgl_test_settle ();

  return game;
}

/* Names of keys, separated by spaces. */
static void
type (const char *names)
{
  g_auto (GStrv) keys = g_strsplit (names, " ", -1);

  for (guint i = 0; keys[i] != NULL; i++)
    bgl_test_key (keys[i]);
}

static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  BglGame *game = sit_down (fixture, PEOPLE);

  g_assert_true (is_on_board (fixture));
  g_assert_false (is_open (fixture));
  bgl_test_key ("m");
  g_assert_true (is_open (fixture));
  g_assert_false (is_on_board (fixture));
  g_assert_cmpuint (count_rows (fixture), ==, 6);

  /* The letters of the board are text here. */
  type ("s l m");
  g_assert_cmpstr (get_text (fixture), ==, "slm");
  g_assert_cmpuint (count_rows (fixture), ==, 0);
  type ("BackSpace BackSpace BackSpace");
  type ("0 comma 1");
  g_assert_cmpuint (count_rows (fixture), ==, 1);
  bgl_test_key ("Return");

  g_assert_cmpuint (bgl_game_get_ply (game), ==, 1);
  g_assert_false (is_open (fixture));
  g_assert_true (is_on_board (fixture));

  /* It starts empty the next time. */
  bgl_test_key ("m");
  g_assert_cmpstr (get_text (fixture), ==, "");
  bgl_test_key ("Escape");
  g_assert_false (is_open (fixture));
  g_assert_true (is_on_board (fixture));
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 1);
}

static void
test_list (Fixture       *fixture,
           gconstpointer  data)
{
  BglGame *game = sit_down (fixture, PEOPLE);
  g_autofree BglMove *moves = NULL;
  GtkSingleSelection *selection;
  BglMove played;
  guint n_moves;

  moves = bgl_game_list_moves (game, &n_moves);
  bgl_test_key ("m");
  selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (GTK_LIST_VIEW (find (fixture, GTK_TYPE_LIST_VIEW))));
  g_assert_true (fixture_is_said ((char *) "6 moves"));
  type ("Down Down");
  g_assert_cmpuint (gtk_single_selection_get_selected (selection), ==, 1);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gtk_root_get_focus (GTK_ROOT (fixture->window))),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "1,-1: Place a tile at (1, −1)");

  /* Up leaves the list at its start, and what is typed in the list goes to the entry. */
  type ("Up Up");
  g_assert_true (GTK_IS_EDITABLE (gtk_root_get_focus (GTK_ROOT (fixture->window))));
  type ("Down 1");
  g_assert_cmpstr (get_text (fixture), ==, "1");
  bgl_test_key ("BackSpace");
  g_assert_cmpuint (count_rows (fixture), ==, n_moves);

  type ("Down Down Return");
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 1);
  played = bgl_game_get_move (game, 0);
  g_assert_true (played == moves[1]);
  g_assert_false (is_open (fixture));
  g_assert_true (is_on_board (fixture));
}

static gboolean
is_spoken_label (GtkWidget     *widget,
                 gconstpointer  data)
{
  return GTK_IS_LABEL (widget) &&
         gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) != GTK_ACCESSIBLE_ROLE_PRESENTATION;
}

/* Orca counts the rows of a list that exist, and speaks labels inside of a row in addition to its name. */
static void
test_roles (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *list;

  sit_down (fixture, PEOPLE);
  bgl_test_key ("m");
  list = find (fixture, GTK_TYPE_LIST_VIEW);
  g_assert_true (gtk_widget_get_mapped (list));
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (list)), ==, GTK_ACCESSIBLE_ROLE_GROUP);
  g_assert_nonnull (bgl_test_find (list, has_type, GSIZE_TO_POINTER (GTK_TYPE_LABEL)));
  g_assert_null (bgl_test_find (list, is_spoken_label, NULL));
}

/* A refused move says why, leads to its rule, and stays there to be corrected. */
static void
test_refusal (Fixture       *fixture,
              gconstpointer  data)
{
  BglGame *game = sit_down (fixture, PEOPLE);
  BglTablePage *page = bgl_window_get_page (fixture->window);

  type ("m 9 comma 9 Return");
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 0);
  g_assert_true (is_open (fixture));
  g_assert_cmpstr (get_text (fixture), ==, "9,9");
  g_assert_cmpstr (bgl_table_page_get_refusal (page), ==, "bango-touch");
  g_assert_true (fixture_is_said ((char *) "would not touch any other tile."));

  type ("BackSpace x Return");
  g_assert_true (is_open (fixture));
  g_assert_cmpstr (bgl_table_page_get_refusal (page), ==, "record-moves");
  g_assert_true (fixture_is_said ((char *) "“9,x” is not a valid Bango move."));
  g_assert_true (bgl_window_show_rule (fixture->window, bgl_table_page_get_refusal (page)));
  bgl_window_close_reader (fixture->window);
  bgl_test_settle ();

  gtk_editable_set_text (GTK_EDITABLE (find (fixture, GTK_TYPE_ENTRY)), "(0 ; −1)");
  gtk_widget_grab_focus (find (fixture, GTK_TYPE_ENTRY));
  bgl_test_key ("Return");
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 1);
}

/* What is typed is read as in a game file, which limits the length of a move and knows how to resign. */
static void
test_record (Fixture       *fixture,
             gconstpointer  data)
{
  BglGame *game = sit_down (fixture, PEOPLE);
  g_autofree char *endless = g_strnfill (1000, '1');

  bgl_test_key ("m");
  gtk_editable_set_text (GTK_EDITABLE (find (fixture, GTK_TYPE_ENTRY)), endless);
  bgl_test_key ("Return");
  g_assert_true (fixture_is_said ((char *) "is too long to be a move."));
  g_assert_true (is_open (fixture));

  gtk_editable_set_text (GTK_EDITABLE (find (fixture, GTK_TYPE_ENTRY)), "resign");
  bgl_test_key ("Return");
  g_assert_cmpuint (bgl_game_get_resigned (game), ==, 1);
  g_assert_false (is_open (fixture));
}

/* Words that all moves of a kind begin with need not be typed. */
static void
test_words (Fixture       *fixture,
            gconstpointer  data)
{
  BglGame *game = sit_down (fixture, BEACH);
  BglTablePage *page = bgl_window_get_page (fixture->window);

  type ("m b 2 Return");
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 1);

  /* The rules say why there cannot be another token. */
  bgl_view_skip_animations (bgl_table_page_get_view (page));
  type ("m b 2 Return");
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 1);
  g_assert_cmpstr (get_text (fixture), ==, "b2");
  g_assert_cmpstr (bgl_table_page_get_refusal (page), ==, "bonobo-token");

  /* One possible move is enough: “draw”. */
  gtk_editable_set_text (GTK_EDITABLE (find (fixture, GTK_TYPE_ENTRY)), "dr");
  gtk_widget_grab_focus (find (fixture, GTK_TYPE_ENTRY));
  bgl_test_key ("Return");
  g_assert_cmpuint (bgl_game_get_ply (game), >, 1);
}

static gboolean
is_persons_turn (gpointer data)
{
  return bgl_table_is_waiting (fixture_get_table (data));
}

static void
test_turns (Fixture       *fixture,
            gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, BOT);

  g_assert_true (fixture_is_enabled (fixture, "type-move"));
  fixture_play (table, 1, "0,1");
  g_assert_false (fixture_is_enabled (fixture, "type-move"));
  bgl_test_wait (is_persons_turn, fixture);
  bgl_test_settle ();
  g_assert_true (fixture_is_enabled (fixture, "type-move"));

  /* Another position needs other moves. */
  fixture_activate (fixture, "type-move", NULL);
  g_assert_true (is_open (fixture));
  bgl_table_browse (table, 0);
  bgl_test_settle ();
  g_assert_false (is_open (fixture));
  g_assert_false (fixture_is_enabled (fixture, "type-move"));
  bgl_table_end_browsing (table);

  /* Nothing is typed in a game in real time. */
  sit_down (fixture, BONGO);
  g_assert_false (fixture_is_enabled (fixture, "type-move"));
  bgl_test_key ("m");
  g_assert_false (is_open (fixture));

  bgl_window_show_shelf (fixture->window);
  bgl_test_settle ();
  g_assert_false (fixture_is_enabled (fixture, "type-move"));
}

/* A game with typed moves alone */

static void
type_move (Fixture *fixture,
           BglMove  move)
{
  BglGame *game = bgl_table_get_game (fixture_get_table (fixture));
  g_autoptr (GString) text = g_string_new (NULL);
  guint ply = bgl_game_get_ply (game);

  bgl_game_get_rules (game)->format_move (bgl_game_get_state (game), move, text);
  fixture_activate (fixture, "type-move", NULL);
  gtk_editable_set_text (GTK_EDITABLE (find (fixture, GTK_TYPE_ENTRY)), text->str);
  g_assert_cmpuint (count_rows (fixture), >=, 1);
  g_signal_emit_by_name (find (fixture, GTK_TYPE_ENTRY), "activate");
  g_assert_true (bgl_game_get_move (game, ply) == move);
  g_assert_false (is_open (fixture));
}

/* A keyboard with a second layout that has no Latin letters. */
static void
test_layout (Fixture       *fixture,
             gconstpointer  data)
{
  BglGame *game;

  bgl_test_set_layouts ("us,ru", 1);
  game = sit_down (fixture, BEACH);
  bgl_test_key ("m");
  g_assert_true (is_open (fixture));
  type ("c 3");
  g_assert_cmpstr (get_text (fixture), ==, "c3");
  bgl_test_key ("Return");
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 1);
  bgl_test_set_layouts ("us", 0);
}

static gboolean
type_on (gpointer fixture)
{
  return fixture_go_on (fixture, type_move);
}

static void
test_whole_game (Fixture       *fixture,
                 gconstpointer  id)
{
  g_autofree char *record = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"2\"]\n"
                                             "[Seat1 \"Anna\"]\n[Seat2 \"bot:beginner\"]\n\n", (const char *) id);

  bgl_table_set_pace (fixture_sit_down (fixture, record), 0);
  bgl_test_wait (type_on, fixture);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);
  const BglRules *const *rules;
  guint n_games;

  FIXTURE_ADD ("/typing/keys", test_keys);
  FIXTURE_ADD ("/typing/list", test_list);
  FIXTURE_ADD ("/typing/roles", test_roles);
  FIXTURE_ADD ("/typing/refusal", test_refusal);
  FIXTURE_ADD ("/typing/record", test_record);
  FIXTURE_ADD ("/typing/words", test_words);
  FIXTURE_ADD ("/typing/turns", test_turns);
  FIXTURE_ADD ("/typing/layout", test_layout);
  rules = bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    if (rules[i]->get_time == NULL)
      {
        g_autofree char *path = g_strconcat ("/typing/whole-game/", rules[i]->id, NULL);

        g_test_add (path, Fixture, rules[i]->id, fixture_set_up, test_whole_game, fixture_tear_down);
      }

  return g_test_run ();
}
