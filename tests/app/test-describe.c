/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

#include "app/bgl-notice-overlay.h"
#include "app/bgl-table-page.h"
#include "board/bgl-spot.h"
#include "board/bgl-table-keys.h"
#include "engine/bgl-registry.h"

/* The keys that describe a board. */

#define TAGS(game) "[Bungalow \"1\"]\n[Game \"" game "\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n\n"

static gboolean
is_overlay (GtkWidget     *widget,
            gconstpointer  data)
{
  return BGL_IS_NOTICE_OVERLAY (widget);
}

static BglTablePage *
sit_down (Fixture    *fixture,
          const char *record)
{
  BglTablePage *page;

  fixture_sit_down (fixture, record);
  page = bgl_window_get_page (fixture->window);
  bgl_view_skip_animations (bgl_table_page_get_view (page));
  gtk_widget_grab_focus (GTK_WIDGET (page));
  bgl_test_settle ();

  return page;
}

/* What a text says, with plain spaces in cells. */
static void
assert_text (const char *found,
             const char *text)
{
  g_auto (GStrv) parts = g_strsplit (found != NULL ? found : "", "\u00a0", -1);
  g_autofree char *plain = g_strjoinv (" ", parts);

  g_assert_cmpstr (plain, ==, text);
}

static void
assert_key (BglTablePage *page,
            const char   *key,
            const char   *text)
{
  BglNoticeOverlay *overlay = BGL_NOTICE_OVERLAY (bgl_test_find (GTK_WIDGET (page), is_overlay, NULL));

  bgl_notice_overlay_dismiss (overlay);
  bgl_test_key (key);
  assert_text (bgl_notice_overlay_get_text (overlay), text);
}

static guint
count_named (GtkWidget *widget)
{
  guint n = BGL_IS_SPOT (widget) && bgl_spot_get_named (BGL_SPOT (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_named (child);

  return n;
}

/* What is described is pointed out on the board, until the text is gone or somebody moves. */
static void
test_named (Fixture       *fixture,
            gconstpointer  data)
{
  static const struct
  {
    const char *key;
    guint       n;
  } steps[] = { { "y", 4 }, { "e", 4 }, { "c", 12 }, { "h", 2 }, { "r", 6 } };
  BglTablePage *page = sit_down (fixture, TAGS ("bango") "1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 2,0\n2: 1,3\n");
  GtkWidget *view = GTK_WIDGET (bgl_table_page_get_view (page));

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      bgl_test_key (steps[i].key);
      g_assert_cmpuint (count_named (view), ==, steps[i].n);
    }
  bgl_notice_overlay_dismiss (BGL_NOTICE_OVERLAY (bgl_test_find (GTK_WIDGET (page), is_overlay, NULL)));
  g_assert_cmpuint (count_named (view), ==, 0);
  bgl_test_key ("y");
  g_assert_true (fixture_play (fixture_get_table (fixture), 1, "2,1"));
  bgl_test_settle ();
  g_assert_cmpuint (count_named (view), ==, 0);
}

static void
test_bango (Fixture       *fixture,
            gconstpointer  data)
{
  BglTablePage *page = sit_down (fixture, TAGS ("bango") "1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 2,0\n2: 1,3\n");

  assert_key (page, "y", "4 yellow tiles: (0, 0), (0, 1), (0, 2), and (2, 0).");
  assert_key (page, "e", "4 red tiles: (1, 0), (1, 1), (1, 2), and (1, 3).");
  assert_key (page, "c", "You can place a tile at 12 cells: (0, −1), (1, −1), (2, −1), (−1, 0), (3, 0), (−1, 1), "
                         "(2, 1), (−1, 2), (2, 2), (0, 3), (2, 3), and (1, 4).");
  assert_key (page, "h", "Cells where the red player would make five in a row: (1, −1) and (1, 4).");
  assert_key (page, "r", "Row from (0, 0) to (2, 0): here: yellow, red, and yellow. Column from (0, 0) to (0, 2): "
                         "here: yellow, yellow, and yellow. Diagonal from (0, 0) to (1, 1): here: yellow and red.");
  /* No place of this game has a value of its own. */
  assert_key (page, "v", "");
  g_assert_false (fixture_is_enabled (fixture, "describe-worth"));
  assert_key (page, "s", "Anna: Tiles 17, 13 in stock. Boris: Tiles 17, 13 in stock. Anna’s turn. Line up five "
                         "of your tiles horizontally, vertically, or diagonally, or leave your opponent with "
                         "fewer than five tiles.");
}

/* The second round: a tile that is lifted, and a win that is not on the board yet. */
static void
test_bango_moving (Fixture       *fixture,
                   gconstpointer  data)
{
  BglTablePage *page = sit_down (fixture, "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n"
                                          "[Seat2 \"Boris\"]\n[Position \"0,0 RRRR/YYYYRYY turn 1\"]\n\n");

  assert_key (page, "c", "You can lift the tiles at 6 cells: (0, 1), (1, 1), (2, 1), (3, 1), (5, 1), and (6, 1).");
  assert_key (page, "h", "Cells where the red player would make five in a row: (−1, 0) and (4, 0). Your opponent "
                         "could win with this move: Lift the tile at (4, 1).");
  bgl_test_key ("Down");
  bgl_test_key ("Return");
  assert_key (page, "c", "You can set the tile down at 15 cells: (0, −1), (1, −1), (2, −1), (3, −1), (−1, 0), (4, 0), (5, 0), "
                         "(6, 0), (7, 1), (1, 2), (2, 2), (3, 2), (4, 2), (5, 2), and (6, 2).");
}

static void
test_bonobo (Fixture       *fixture,
             gconstpointer  data)
{
  BglTablePage *page = sit_down (fixture, TAGS ("bonobo") "1: token b2\n2: draw\n*: rhomb pool\n2: lay A1-A2\n");

  assert_key (page, "y", "Your tokens: b2: 4 so far. 3 in hand.");
  assert_key (page, "e", "The others have no tokens on the island.");
  assert_key (page, "c", "You can place a token on 35 spots: a2, a3, a4, b1, b3, b4, b5, c1, c2, c3, c4, c5, c6, "
                         "d1, d2, d3, d4, d5, d6, d7, e1, e2, e3, e4, e5, e6, f1, f2, f3, f4, f5, g1, g2, g3, and "
                         "g4. You can draw a rhomb.");
  assert_key (page, "h", "No toilet can drive your tokens away.");
  assert_key (page, "r", "Row: d1 empty, d2 empty, d3 empty, d4 empty, d5 empty, d6 empty, and d7 empty. Diagonal "
                         "down to the right: a1 empty, b2 your token, c3 empty, d4 empty, e4 empty, f4 empty, and "
                         "g4 empty. Diagonal up to the right: g1 empty, f2 empty, e3 empty, d4 empty, c4 empty, "
                         "b4 empty, and a4 empty.");
  assert_key (page, "v", "d4: no numbers yet. A token scores when 6 more triangles are covered.");
  assert_key (page, "s", "Anna: Points 0, 3 in hand. Boris: Points 0, 4 in hand. Anna’s turn. Place a token to "
                         "collect the numbers around it, or draw a rhomb to add numbers. Stack: 27 rhombi are "
                         "face down. You can draw a rhomb.");
}

static void
test_bangkok (Fixture       *fixture,
              gconstpointer  data)
{
  BglTablePage *page = sit_down (fixture, TAGS ("bangkok") "*: goal 4\n*: values r3 g3\n*: pool r 1 1 3 4 4 6 6\n"
                                          "*: pool g 1 2 3 4 5 6 6\n1: r4\n2: g6\n1: r6+1\n2: r1\n");

  assert_key (page, "y", "Group 1: Red 4 + Red 6 = 10, hits the goal.");
  assert_key (page, "e", "Boris, group 1: Green 6, 4 below the goal. Boris, group 2: Red 1, 9 below the goal. "
                         "New since your last move: Red 1.");
  assert_key (page, "c", "In the pool: Red 1, Red 3, Red 4, Red 6, Green 1, Green 2, Green 3, Green 4, Green 5, "
                         "and Green 6.");
  assert_key (page, "h", "");
  assert_key (page, "r", "");
  assert_key (page, "v", "Your points with Red 1: new group +3, group 1 +1.");

  /* The menu takes the focus, but the place stays the same. */
  bgl_notice_overlay_dismiss (BGL_NOTICE_OVERLAY (bgl_test_find (GTK_WIDGET (page), is_overlay, NULL)));
  gtk_root_set_focus (GTK_ROOT (fixture->window), NULL);
  fixture_activate (fixture, "describe-worth", NULL);
  g_assert_true (fixture_is_said ((char *) "Your points with Red 1: new group +3, group 1 +1."));
  gtk_widget_grab_focus (GTK_WIDGET (page));
  assert_key (page, "s", "Anna: Points 0, +17 so far. Boris: Points 0, +13 so far. Anna’s turn. Goal 10. Round 1 "
                         "of 2. Values board, row 3: Red 3. Pays 4, 2, 1. Values board, row 4: Green 4. Pays 3, "
                         "1. Group 1: Red 4 + Red 6 = 10, hits the goal.");
}

/* Every game has all commands that its look lists, and says which keys they take. */
static void
test_commands (Fixture       *fixture,
               gconstpointer  data)
{
  static const guint keyvals[BGL_N_SCANS] = { GDK_KEY_r, GDK_KEY_y, GDK_KEY_e, GDK_KEY_c, GDK_KEY_h, GDK_KEY_v };
  const BglRules *const *rules;
  guint n_games;

  rules = bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      const BglGameUi *ui = bgl_game_ui_find (rules[i]->id);
      g_autofree char *record = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n"
                                                 "[Seat2 \"Boris\"]\n\n", rules[i]->id);

      sit_down (fixture, record);
      for (BglScan scan = 0; scan < BGL_N_SCANS; scan++)
        {
          const gboolean has_scan = ui->scans[scan] != NULL;

          g_assert_true (fixture_is_enabled (fixture, bgl_table_page_get_command (scan)) == has_scan);
          g_assert_true (bgl_table_page_uses_key (ui, keyvals[scan]) == has_scan);
        }
      g_assert_true (bgl_table_page_uses_key (ui, GDK_KEY_S));
      g_assert_true (bgl_table_page_uses_key (ui, GDK_KEY_l));
      g_assert_true (bgl_table_page_uses_key (ui, GDK_KEY_m) == (rules[i]->get_time == NULL));
      g_assert_true (bgl_table_page_uses_key (ui, GDK_KEY_p) == (rules[i]->get_time != NULL));
      g_assert_false (bgl_table_page_uses_key (ui, GDK_KEY_q));
      for (guint key = GDK_KEY_a; rules[i]->get_time != NULL && key <= GDK_KEY_z; key++)
        g_assert_true (bgl_table_page_uses_key (ui, key) ==
                       (bgl_table_keys_get_title (key) != NULL));
    }

  bgl_window_show_shelf (fixture->window);
  for (BglScan scan = 0; scan < BGL_N_SCANS; scan++)
    g_assert_false (fixture_is_enabled (fixture, bgl_table_page_get_command (scan)));
}

/* The legal moves are described only to a person whose turn it is. */
static void
test_turn (Fixture       *fixture,
           gconstpointer  data)
{
  BglTablePage *page = sit_down (fixture, TAGS ("bango") "1: 0,1\n2: 1,1\n");

  bgl_table_browse (bgl_table_page_get_table (page), 1);
  bgl_test_settle ();
  bgl_table_page_describe (page, BGL_SCAN_MOVES);
  g_assert_true (fixture_is_said ((char *) "Boris’s turn"));
  bgl_table_page_describe (page, BGL_SCAN_OWN);
  g_assert_true (fixture_is_said ((char *) "1 red tile: "));
}

static void
test_bongo (Fixture       *fixture,
            gconstpointer  data)
{
  BglTablePage *page = sit_down (fixture, TAGS ("bongo"));

  /* Nothing covers the dice. */
  assert_key (page, "s", "");
  g_assert_cmpstr (bgl_table_page_get_story (page), ==,
                   "Anna: Trophies 0, Bongo 0, gnu 0, rhino 0. Boris: Trophies 0, Bongo 0, gnu 0, rhino 0. Anna’s turn. "
                   "Be the first to call the right answer, and collect two trophies of each animal.");
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  FIXTURE_ADD ("/describe/named", test_named);
  FIXTURE_ADD ("/describe/commands", test_commands);
  FIXTURE_ADD ("/describe/turn", test_turn);
  FIXTURE_ADD ("/describe/bango/placing", test_bango);
  FIXTURE_ADD ("/describe/bango/moving", test_bango_moving);
  FIXTURE_ADD ("/describe/bonobo", test_bonobo);
  FIXTURE_ADD ("/describe/bangkok", test_bangkok);
  FIXTURE_ADD ("/describe/bongo", test_bongo);

  return g_test_run ();
}
