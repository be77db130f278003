/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-browse-bar.h"
#include "app/bgl-log-view.h"

#include "window-fixture.h"

#define MOVES PEOPLE "1: 2,0\n2: 3,0\n1: 2,1\n2: 3,1\n"
#define BOT \
  "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"bot:beginner\"]\n\n1: 2,0\n2: 3,0\n1: 2,1\n"

static gboolean
is_type (GtkWidget     *widget,
         gconstpointer  type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), GPOINTER_TO_SIZE (type));
}

static GtkWidget *
find_type (Fixture *fixture,
           GType    type)
{
  GtkWidget *page = GTK_WIDGET (bgl_window_get_page (fixture->window));

  return bgl_test_find (page, is_type, GSIZE_TO_POINTER (type));
}

static gboolean
has_text (GtkWidget     *widget,
          gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

/* The line of the log that contains the text. */
static GtkWidget *
find_line (Fixture    *fixture,
           const char *text)
{
  GtkWidget *label = bgl_test_find (find_type (fixture, BGL_TYPE_LOG_VIEW), has_text, text);

  g_assert_nonnull (label);

  return gtk_widget_get_parent (label);
}

static void
assert_shown (Fixture *fixture,
              guint    ply,
              guint    live)
{
  BglTable *table = fixture_get_table (fixture);
  BglView *view = bgl_table_page_get_view (bgl_window_get_page (fixture->window));
  gboolean browsing = ply != live;

  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, ply);
  g_assert_cmpuint (bgl_table_get_live_ply (table), ==, live);
  g_assert_cmpint (bgl_table_get_browsing (table), ==, browsing);
  g_assert_cmpint (bgl_view_get_interactive (view), ==, !browsing);
  g_assert_cmpint (gtk_widget_get_mapped (find_type (fixture, BGL_TYPE_BROWSE_BAR)), ==, browsing);
}

/* A line leads to its position; the bar says where one is, and leads back. */
static void
test_lines (Fixture       *fixture,
            gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, MOVES);
  GtkWidget *line;

  assert_shown (fixture, 4, 4);
  g_assert_true (gtk_widget_has_css_class (find_line (fixture, "3, 1"), "current"));

  line = find_line (fixture, "3, 0");
  bgl_test_click (line, 20, 8);
  assert_shown (fixture, 2, 4);
  g_assert_true (fixture_is_said ((char *) "Viewing move 2 of 4"));
  g_assert_true (gtk_widget_has_css_class (find_line (fixture, "3, 0"), "current"));
  g_assert_false (gtk_widget_has_css_class (find_line (fixture, "3, 1"), "current"));
  g_assert_false (fixture_is_enabled (fixture, "undo"));
  g_assert_false (fixture_is_enabled (fixture, "redo"));
  g_assert_false (fixture_is_enabled (fixture, "hint"));
  g_assert_nonnull (strstr (bgl_table_page_get_story (bgl_window_get_page (fixture->window)), "3, 0"));

  bgl_test_click (find_line (fixture, "2, 1"), 20, 8);
  assert_shown (fixture, 3, 4);

  /* The line of the live position is the game itself. */
  bgl_test_click (find_line (fixture, "3, 1"), 20, 8);
  assert_shown (fixture, 4, 4);
  g_assert_true (fixture_is_enabled (fixture, "undo"));

  bgl_test_click (find_line (fixture, "3, 0"), 20, 8);
  gtk_widget_activate_action (find_type (fixture, BGL_TYPE_BROWSE_BAR), "browse.previous", NULL);
  assert_shown (fixture, 1, 4);
  gtk_widget_activate_action (find_type (fixture, BGL_TYPE_BROWSE_BAR), "browse.next", NULL);
  assert_shown (fixture, 2, 4);
  gtk_widget_activate_action (find_type (fixture, BGL_TYPE_BROWSE_BAR), "browse.return", NULL);
  bgl_test_settle ();
  assert_shown (fixture, 4, 4);

  /* A button that was pressed by a key acts a moment later, when the game may be back already. */
  gtk_widget_activate_action (find_type (fixture, BGL_TYPE_BROWSE_BAR), "browse.next", NULL);
  gtk_widget_activate_action (find_type (fixture, BGL_TYPE_BROWSE_BAR), "browse.return", NULL);
  assert_shown (fixture, 4, 4);

  /* The history is what it was. */
  fixture_activate (fixture, "undo", NULL);
  fixture_activate (fixture, "redo", NULL);
  assert_shown (fixture, 4, 4);
  g_assert_true (fixture_play (table, 1, "2,2"));
}

/* The newest line is in sight after every move, also when the lines before it are of different heights. */
static void
test_follow (Fixture       *fixture,
             gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n"
                                               "[Seat1 \"Al\"]\n[Seat2 \"Konstantina the Second\"]\n\n");
  BglGame *game = bgl_table_get_game (table);
  GtkWidget *list = bgl_test_find (find_type (fixture, BGL_TYPE_LOG_VIEW), is_type,
                                   GSIZE_TO_POINTER (GTK_TYPE_LIST_VIEW));
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));

  while (bgl_game_get_ply (game) < 28)
    {
      guint n_moves;
      g_autofree BglMove *moves = bgl_game_list_moves (game, &n_moves);

      /* Scattered, so that nobody wins. */
      g_assert_true (bgl_table_play (table, moves[(bgl_game_get_ply (game) * 5 + 3) % n_moves], NULL));
      bgl_test_settle ();
      g_assert_cmpfloat (gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment), >=,
                         gtk_adjustment_get_upper (adjustment) - 1);
    }

  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, 1.5 * gtk_adjustment_get_page_size (adjustment));
}

/* The sign in a line shows the rule and leaves the game where it is. */
static void
test_rule (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *button;

  fixture_sit_down (fixture, MOVES);
  button = gtk_widget_get_last_child (find_line (fixture, "3, 0"));
  g_assert_true (GTK_IS_BUTTON (button));
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (button), "Rule: "));
  bgl_test_click_widget (button);
  assert_shown (fixture, 4, 4);
  g_assert_nonnull (bgl_window_get_reader (fixture->window));
}

/* The keys work again and again, whatever has the focus. */
static void
walk (Fixture *fixture)
{
  bgl_test_key ("Control_L+Right");
  assert_shown (fixture, 4, 4);
  bgl_test_key ("Control_L+Left");
  assert_shown (fixture, 3, 4);
  bgl_test_key ("Control_L+Left");
  assert_shown (fixture, 2, 4);
  bgl_test_key ("Left");
  bgl_test_key ("Left");
  assert_shown (fixture, 0, 4);
  bgl_test_key ("Left");
  assert_shown (fixture, 0, 4);
  bgl_test_key ("Right");
  assert_shown (fixture, 1, 4);
  bgl_test_key ("Escape");
  assert_shown (fixture, 4, 4);
  bgl_test_key ("Control_L+Left");
  bgl_test_key ("Home");
  assert_shown (fixture, 0, 4);
  bgl_test_key ("Control_L+Right");
  assert_shown (fixture, 1, 4);
  bgl_test_key ("End");
  assert_shown (fixture, 4, 4);
}

static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *list;

  fixture_sit_down (fixture, MOVES);
  walk (fixture);

  /* The plain keys of the board are the board's again. */
  bgl_test_key ("Left");
  assert_shown (fixture, 4, 4);

  list = bgl_test_find (find_type (fixture, BGL_TYPE_LOG_VIEW), is_type, GSIZE_TO_POINTER (GTK_TYPE_LIST_VIEW));
  g_assert_true (gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD));
  walk (fixture);

  g_assert_true (gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD));
  bgl_test_key ("Up");
  bgl_test_key ("Return");
  g_assert_true (bgl_table_get_browsing (fixture_get_table (fixture)));
  bgl_test_key ("Escape");
  assert_shown (fixture, 4, 4);
}

/* What is on disk is the live game all the time, so that a crash loses nothing. */
static void
test_disk (Fixture       *fixture,
           gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, MOVES);
  g_autofree char *before = NULL;
  g_autofree char *during = NULL;
  const char *path;

  /* Going back and forth is no move: a table that was only looked at leaves no trace. */
  bgl_test_key ("Control_L+Left");
  bgl_test_key ("Left");
  bgl_test_key ("Right");
  bgl_test_key ("End");
  g_assert_null (bgl_table_get_record_file (table));

  g_assert_true (fixture_play (table, 1, "2,2"));
  g_assert_true (bgl_table_flush (table, NULL));
  path = g_file_peek_path (bgl_table_get_record_file (table));
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  g_assert_true (g_str_has_suffix (before, "1: 2,2\n"));

  bgl_test_key ("Control_L+Left");
  bgl_test_key ("Home");
  bgl_test_key ("Right");
  assert_shown (fixture, 1, 5);
  g_assert_true (bgl_table_flush (table, NULL));
  g_assert_true (g_file_get_contents (path, &during, NULL, NULL));
  g_assert_cmpstr (during, ==, before);
}

/* Who leaves the table while looking back comes back to the live position. */
static void
test_leave (Fixture       *fixture,
            gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, MOVES);

  g_assert_true (fixture_play (table, 1, "2,2"));
  bgl_test_key ("Control_L+Left");
  bgl_test_key ("Left");
  assert_shown (fixture, 3, 5);

  fixture_activate (fixture, "back", NULL);
  g_assert_null (bgl_window_get_page (fixture->window));
  g_assert_false (bgl_table_get_browsing (table));
  bgl_test_wait (fixture_is_waiting, fixture);
  fixture_activate (fixture, "continue", "bango");
  assert_shown (fixture, 5, 5);
  g_assert_true (bgl_table_is_waiting (table));

  /* Another game takes the place of one that is looked back upon. */
  bgl_test_key ("Control_L+Left");
  assert_shown (fixture, 4, 5);
  fixture_sit_down (fixture, MOVES);
  assert_shown (fixture, 4, 4);

  /* And the window may be closed. */
  bgl_test_key ("Control_L+Left");
  assert_shown (fixture, 3, 4);
  fixture_close_window (fixture);
}

static gboolean
is_answered (gpointer table)
{
  return bgl_game_get_ply (bgl_table_get_game (table)) == 4 && !bgl_table_get_thinking (table);
}

/* A bot waits while somebody looks back, and then goes on. */
static void
test_bot (Fixture       *fixture,
          gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, BOT);

  if (bgl_game_get_ply (bgl_table_get_game (table)) == 3)
    {
      bgl_test_key ("Control_L+Left");
      g_assert_false (bgl_table_get_thinking (table));
      bgl_test_key ("Left");
      assert_shown (fixture, 1, 3);
      bgl_test_key ("End");
    }
  bgl_test_wait (is_answered, table);
  assert_shown (fixture, 4, 4);
}

static gboolean
is_story (gpointer data)
{
  Fixture *fixture = data;
  const char *story = bgl_table_page_get_story (bgl_window_get_page (fixture->window));

  return strstr (story, "3, 1") != NULL;
}

/* What is said of a refused move goes with Escape, or by itself after a while. */
static void
test_refusal (Fixture       *fixture,
              gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, MOVES);

  g_assert_true (is_story (fixture));
  g_assert_false (fixture_play (table, 1, "9,9"));
  g_assert_false (is_story (fixture));
  bgl_test_settle ();
  g_assert_false (is_story (fixture));
  bgl_test_key ("Escape");
  g_assert_true (is_story (fixture));

  g_assert_false (fixture_play (table, 1, "9,9"));
  g_assert_false (is_story (fixture));
  bgl_test_wait (is_story, fixture);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  FIXTURE_ADD ("/browsing/lines", test_lines);
  FIXTURE_ADD ("/browsing/follow", test_follow);
  FIXTURE_ADD ("/browsing/rule", test_rule);
  FIXTURE_ADD ("/browsing/keys", test_keys);
  FIXTURE_ADD ("/browsing/disk", test_disk);
  FIXTURE_ADD ("/browsing/leave", test_leave);
  FIXTURE_ADD ("/browsing/bot", test_bot);
  FIXTURE_ADD ("/browsing/refusal", test_refusal);

  return g_test_run ();
}
