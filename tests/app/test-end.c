/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-celebration.h"
#include "app/bgl-end-panel.h"
#include "app/bgl-seat-card.h"
#include "app/bgl-story-pane.h"
#include "app/bgl-table-page.h"
#include "engine/bgl-log.h"
#include "engine/bgl-registry.h"

#include "test-utils.h"
#include "window-fixture.h"

/* The end of a game: who came where, what is offered, what falls from above, and giving up. */

#define BANGO(seats) "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n" seats "\n"
#define FOUR_YELLOW  "1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 0,3\n2: 1,3\n"
#define ALONE        "[Seat2 \"bot:beginner\"]\n"
#define BOT_FIRST    "[Seat1 \"bot:beginner\"]\n"

#define BANGKOK_END \
  "[Bungalow \"1\"]\n[Game \"bangkok\"]\n[Seats \"2\"]\n" \
  "[Position \"round 2; scores 9 10; goal 9; values r4 g5; 1 r4; pool g5; turn 2\"]\n\n"

static gboolean
is_a (GtkWidget     *widget,
      gconstpointer  data)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, GPOINTER_TO_SIZE (data));
}

static gpointer
find (gpointer page,
      GType    type)
{
  return bgl_test_find (page, is_a, GSIZE_TO_POINTER (type));
}

static gboolean
says (GtkWidget     *widget,
      gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static gboolean
play (BglTable   *table,
      guint       seat,
      const char *text)
{
  g_assert_true (bgl_game_play_text (bgl_table_get_game (table), seat, text, NULL));
  bgl_test_settle ();

  return TRUE;
}

/* The cards in the order in which they are read. */
static char *
read_seats (GtkWidget *page)
{
  GtkWidget *layout = GTK_WIDGET (bgl_table_page_get_layout (BGL_TABLE_PAGE (page)));
  GString *text = g_string_new (NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (layout); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (BGL_IS_SEAT_CARD (child))
      {
        BglSeat *seat = bgl_seat_card_get_seat (BGL_SEAT_CARD (child));
        g_autofree char *name = g_strdup_printf ("%u. %s", bgl_seat_get_place (seat), bgl_seat_get_label (seat));

        g_string_append_printf (text, "%s%u", text->len > 0 ? " " : "", bgl_seat_get_number (seat));
        if (bgl_seat_get_place (seat) > 0)
          g_assert_nonnull (bgl_test_find (child, says, name));
      }

  return g_string_free (text, FALSE);
}

static void
test_ranking (void)
{
  g_autoptr (BglTable) table = bgl_test_table (BANGKOK_END);
  GtkWidget *page = bgl_table_page_new (table);
  GtkWidget *window = bgl_test_show (page, 1000, 720);
  g_autofree char *before = read_seats (page);
  g_autofree char *over = NULL;
  g_autofree char *back = NULL;

  g_assert_cmpstr (before, ==, "1 2");
  play (table, 2, "g5");
  over = read_seats (page);
  g_assert_cmpstr (over, ==, "2 1");

  bgl_game_undo (bgl_table_get_game (table));
  bgl_test_settle ();
  back = read_seats (page);
  g_assert_cmpstr (back, ==, "1 2");

  bgl_test_close (window, page);
}

/* The keyboard is where the next thing is done; while somebody plays, it is at the board. */
static void
test_focus (Fixture       *fixture,
            gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, BANGO ("") FOUR_YELLOW);
  GtkWidget *page = GTK_WIDGET (bgl_window_get_page (fixture->window));
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *focus;

  bgl_test_settle ();
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window),
                                         GTK_WIDGET (bgl_table_page_get_view (BGL_TABLE_PAGE (page)))));

  play (table, 1, "0,4");
  focus = gtk_window_get_focus (window);
  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)), ==, "win.again");

  /* Also for one who comes back from looking at the game. */
  fixture_activate (fixture, "replay", NULL);
  bgl_test_settle ();
  fixture_activate (fixture, "back", NULL);
  bgl_test_settle ();
  g_assert_true (gtk_window_get_focus (window) == focus);

  /* Whoever takes the last move back is at the board again. */
  fixture_activate (fixture, "undo", NULL);
  bgl_test_settle ();
  g_assert_nonnull (gtk_window_get_focus (window));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window),
                                         GTK_WIDGET (bgl_table_page_get_view (BGL_TABLE_PAGE (page)))));

  /* Whoever is in the log stays there. */
  gtk_widget_child_focus (find (page, BGL_TYPE_LOG_VIEW), GTK_DIR_TAB_FORWARD);
  focus = gtk_window_get_focus (window);
  g_assert_true (gtk_widget_is_ancestor (focus, find (page, BGL_TYPE_STORY_PANE)));
  fixture_activate (fixture, "redo", NULL);
  bgl_test_settle ();
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window), find (page, BGL_TYPE_STORY_PANE)));
}

/* Where a low window leaves little room, the reason gives way to the board. */
static void
test_low (void)
{
  g_autoptr (BglTable) table = bgl_test_table (BANGO (ALONE) FOUR_YELLOW "1: 0,4\n");
  GtkWidget *page = bgl_table_page_new (table);
  GtkWidget *window = bgl_test_show (page, 360, 640);
  BglEndPanel *panel = find (page, BGL_TYPE_END_PANEL);
  GtkWidget *reason = bgl_test_find (GTK_WIDGET (panel), says, bgl_end_panel_get_reason (panel));
  int minimum, natural;

  g_assert_true (gtk_widget_get_child_visible (reason));
  gtk_widget_measure (GTK_WIDGET (panel), GTK_ORIENTATION_VERTICAL, 360, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, <, natural);
  gtk_widget_allocate (GTK_WIDGET (panel), 360, minimum, -1, NULL);
  g_assert_false (gtk_widget_get_child_visible (reason));

  bgl_test_close (window, page);
}

/* Confetti falls for a person who has just won, and for nobody else. */
static void
test_celebration (void)
{
  static const struct
  {
    const char *record;
    const char *move;
    gboolean    animate;
    gboolean    falls;
  } cases[] = {
    { BANGO (ALONE) FOUR_YELLOW, "0,4", TRUE, TRUE },
    { BANGO ("") FOUR_YELLOW, "0,4", TRUE, TRUE },
    { BANGO (BOT_FIRST) FOUR_YELLOW, "0,4", TRUE, FALSE },
    { BANGO (ALONE) FOUR_YELLOW, "resign", TRUE, FALSE },
    { BANGO (ALONE) FOUR_YELLOW, "0,4", FALSE, FALSE },
    { BANGO (ALONE) FOUR_YELLOW "1: 0,4\n", NULL, TRUE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BglTable) table = bgl_test_table (cases[i].record);
      GtkWidget *page, *window;
      BglCelebration *celebration;

      bgl_test_animate (cases[i].animate);
      page = bgl_table_page_new (table);
      /* Slow enough to be seen on any machine. */
      bgl_view_set_tempo (100);
      window = bgl_test_show (page, 1000, 720);
      celebration = find (page, BGL_TYPE_CELEBRATION);
      g_assert_false (bgl_celebration_is_playing (celebration));
      g_assert_false (gtk_widget_get_can_target (GTK_WIDGET (celebration)));

      if (cases[i].move != NULL)
        play (table, 1, cases[i].move);
      bgl_view_skip_animations (bgl_table_page_get_view (BGL_TABLE_PAGE (page)));
      bgl_test_settle ();
      g_assert_true (bgl_game_is_over (bgl_table_get_game (table)));
      g_assert_cmpint (bgl_celebration_is_playing (celebration), ==, cases[i].falls);

      /* Whoever takes the last move back has not won, and the same end is no second victory. */
      if (cases[i].falls)
        {
          bgl_game_undo (bgl_table_get_game (table));
          bgl_test_settle ();
          g_assert_false (bgl_celebration_is_playing (celebration));
          bgl_game_redo (bgl_table_get_game (table));
          bgl_view_skip_animations (bgl_table_page_get_view (BGL_TABLE_PAGE (page)));
          bgl_test_settle ();
          g_assert_false (bgl_celebration_is_playing (celebration));
        }

      bgl_test_close (window, page);
    }

  bgl_view_set_tempo (1);
  bgl_test_animate (FALSE);
}

/* Every game's own pieces can be drawn, as many kinds as anybody asks for. */
static void
test_confetti (void)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  bgl_test_animate (TRUE);
  for (guint i = 0; i < n_uis; i++)
    {
      GtkWidget *celebration = g_object_new (BGL_TYPE_CELEBRATION, NULL);
      GtkWidget *window;

      bgl_celebration_set_ui (BGL_CELEBRATION (celebration), uis[i]);
      window = bgl_test_show (celebration, 360, 300);
      bgl_celebration_start (BGL_CELEBRATION (celebration));
      g_assert_true (bgl_celebration_is_playing (BGL_CELEBRATION (celebration)));
      bgl_test_settle ();
      bgl_celebration_stop (BGL_CELEBRATION (celebration));
      g_assert_false (bgl_celebration_is_playing (BGL_CELEBRATION (celebration)));
      bgl_test_close (window, celebration);
    }
  bgl_test_animate (FALSE);
}

/* The summary stands before the log as long as the game is over. */
static void
test_summary (void)
{
  GtkWidget *pane = g_object_new (BGL_TYPE_STORY_PANE, NULL);
  GtkWidget *window = bgl_test_show (pane, 300, 400);
  GtkWidget *log = GTK_WIDGET (bgl_story_pane_get_log_view (BGL_STORY_PANE (pane)));
  GtkWidget *summary = gtk_label_new ("Round 1");

  g_assert_true (gtk_widget_get_mapped (log));

  bgl_story_pane_set_summary (BGL_STORY_PANE (pane), summary);
  bgl_test_settle ();
  g_assert_true (gtk_widget_get_mapped (summary));
  g_assert_false (gtk_widget_get_mapped (log));

  bgl_story_pane_set_summary (BGL_STORY_PANE (pane), NULL);
  bgl_test_settle ();
  g_assert_null (bgl_story_pane_get_summary (BGL_STORY_PANE (pane)));
  g_assert_true (gtk_widget_get_mapped (log));

  bgl_test_close (window, pane);
}

static void
play_to_the_end (BglGame *game)
{
  const BglRules *rules = bgl_game_get_rules (game);
  BglRandom random;

  bgl_random_init (&random, 7);
  while (!bgl_game_is_over (game))
    {
      BglMove move = bgl_game_get_turn (game) == BGL_TURN_CHANCE
                     ? rules->draw_chance (bgl_game_get_state (game), &random)
                     : rules->draw_move (bgl_game_get_state (game), &random);

      g_assert_true (bgl_game_play (game, move, NULL));
    }
}

static gboolean
is_summary_button (GtkWidget     *widget,
                   gconstpointer  data)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), "_Summary") == 0;
}

/* The column is as wide as the board leaves it, and shows all of the switch between summary and moves. */
static void
assert_has_room (GtkWidget *story)
{
  int least;

  gtk_widget_measure (gtk_widget_get_first_child (story), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, gtk_widget_get_width (story));
}

/* The summary stands in the column; where there is none, a button opens the sheet with it. */
static void
test_summaries (void)
{
  static const int sizes[][2] = { { 1000, 720 }, { 360, 640 } };
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis; i++)
    for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
      {
        g_autoptr (BglGame) game = bgl_game_new (uis[i]->rules, 2, NULL, NULL, NULL);
        g_autoptr (BglTable) table = bgl_table_new_for_people (game);
        GtkWidget *page = bgl_table_page_new (table);
        GtkWidget *window = bgl_test_show (page, sizes[size][0], sizes[size][1]);
        GtkWidget *button = bgl_test_find (page, is_summary_button, NULL);
        BglStoryPane *story = find (page, BGL_TYPE_STORY_PANE);
        gboolean has_summary = uis[i]->create_summary != NULL;

        play_to_the_end (game);
        bgl_view_skip_animations (bgl_table_page_get_view (BGL_TABLE_PAGE (page)));
        bgl_test_settle ();
        g_assert_cmpint (bgl_story_pane_get_summary (story) != NULL, ==, has_summary);
        g_assert_cmpint (gtk_widget_get_mapped (button), ==, has_summary && size == 1);
        if (has_summary && size == 0)
          assert_has_room (GTK_WIDGET (story));
        if (has_summary && size == 1)
          {
            bgl_test_click_widget (button);
            bgl_test_settle ();
            g_assert_true (gtk_widget_get_mapped (bgl_story_pane_get_summary (story)));
          }

        bgl_table_undo (table);
        bgl_test_settle ();
        g_assert_null (bgl_story_pane_get_summary (story));
        bgl_test_close (window, page);
      }
}

/* Resigning */

static void
test_resign (Fixture       *fixture,
             gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, BANGO (ALONE) "1: 0,1\n2: 1,1\n");
  BglGame *game = bgl_table_get_game (table);
  BglTablePage *page = bgl_window_get_page (fixture->window);

  fixture_activate (fixture, "resign", NULL);
  fixture_dismiss ("Resign?");
  g_assert_false (bgl_game_is_over (game));

  fixture_activate (fixture, "resign", NULL);
  fixture_accept ("Resign?");
  g_assert_true (bgl_game_is_over (game));
  bgl_test_settle ();
  g_assert_cmpstr (bgl_table_page_get_heading (page), ==, "Bot 2 (beginner) wins");
  g_assert_true (fixture_is_said ((char *) "You resign."));
  g_assert_false (fixture_is_enabled (fixture, "resign"));
  g_assert_true (fixture_is_enabled (fixture, "again"));
  g_assert_true (fixture_is_enabled (fixture, "replay"));
  g_assert_false (bgl_table_page_get_can_hint (page));

  fixture_activate (fixture, "undo", NULL);
  g_assert_cmpint (bgl_game_get_turn (game), ==, 1);
  g_assert_true (fixture_is_enabled (fixture, "resign"));

  /* Nobody gives up a position that is only looked at: the moves after it would be lost. */
  bgl_table_browse (table, 0);
  g_assert_false (fixture_is_enabled (fixture, "resign"));
  g_assert_false (bgl_table_can_resign (table));
  bgl_table_end_browsing (table);
  g_assert_true (fixture_is_enabled (fixture, "resign"));
}

/* Where there are not two sides, nobody resigns, and nobody does so for a bot. */
static void
test_no_resigning (Fixture       *fixture,
                   gconstpointer  data)
{
  static const char *const records[] = {
    "[Bungalow \"1\"]\n[Game \"bonobo\"]\n[Seats \"3\"]\n\n",
    "[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"2\"]\n\n",
    BANGO (BOT_FIRST ALONE),
  };

  g_assert_false (fixture_is_enabled (fixture, "resign"));
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      fixture_sit_down (fixture, records[i]);
      g_assert_false (fixture_is_enabled (fixture, "resign"));
    }

  fixture_sit_down (fixture, "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"4\"]\n\n");
  g_assert_true (fixture_is_enabled (fixture, "resign"));
}

/* No board knows the move: it stays as it is, and nobody can go on playing there. */
static void
test_boards (void)
{
  guint n_games;

  bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      const BglRules *rules = bgl_registry_list (NULL)[i];
      g_autoptr (BglGame) game = bgl_game_new (rules, 2, NULL, NULL, NULL);
      g_autoptr (BglTable) table = bgl_table_new_for_people (game);
      GtkWidget *page, *window;
      BglRandom random;
      guint ply;

      if (rules->get_time != NULL)
        continue;

      page = bgl_table_page_new (table);
      window = bgl_test_show (page, 800, 600);
      bgl_random_init (&random, 7);
      while (bgl_game_get_ply (game) < 9 || bgl_game_get_turn (game) <= 0)
        {
          BglMove move = bgl_game_get_turn (game) == BGL_TURN_CHANCE
                         ? rules->draw_chance (bgl_game_get_state (game), &random)
                         : rules->draw_move (bgl_game_get_state (game), &random);

          g_assert_true (bgl_game_play (game, move, NULL));
        }

      ply = bgl_game_get_ply (game);
      g_assert_true (bgl_table_can_resign (table));
      g_assert_true (bgl_table_play (table, bgl_move_new_resign ((guint) bgl_game_get_turn (game)), NULL));
      bgl_test_settle ();
      g_assert_true (bgl_game_is_over (game));
      g_assert_false (bgl_table_is_waiting (table));
      g_assert_true (fixture_is_said ((char *) " resigns."));

      for (guint step = 0; step < 3; step++)
        {
          bgl_table_undo (table);
          bgl_test_settle ();
          g_assert_cmpuint (bgl_game_get_ply (game), ==, ply);
          bgl_table_redo (table);
          bgl_test_settle ();
          g_assert_true (bgl_game_is_over (game));
        }
      bgl_game_seek (game, 0);
      bgl_test_settle ();
      bgl_game_seek (game, ply + 1);
      bgl_test_settle ();
      g_assert_cmpuint (bgl_game_get_resigned (game), >, 0);

      bgl_test_close (window, page);
    }
}

/* "You" stands alone in every language; sentences are about a third person. */
static void
test_you (void)
{
  static const char *const languages[] = { "en", "fr", "ru" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (BglTable) table = NULL;
      g_autoptr (BglTable) named = NULL;
      g_autoptr (BglTable) people = NULL;
      g_autoptr (BglLog) log = NULL;
      g_autoptr (BglLogLine) line = NULL;
      g_autofree char *name = NULL;
      g_autofree char *tag = NULL;
      BglSeat *seat;

      if (!bgl_test_set_language (languages[i]))
        continue;

      table = bgl_test_table (BANGO (ALONE) "1: 0,1\n");
      seat = bgl_table_get_seat (table, 1);
      g_assert_true (bgl_seat_is_you (seat));
      g_assert_cmpstr (bgl_seat_get_label (seat), !=, bgl_seat_get_name (seat));
      g_assert_cmpstr (bgl_seat_get_short_name (seat), ==, bgl_seat_get_label (seat));
      tag = bgl_seat_to_tag (seat);
      g_assert_null (tag);

      log = bgl_log_new (table);
      line = g_list_model_get_item (G_LIST_MODEL (log), 0);
      g_assert_null (strstr (bgl_log_line_get_text (line), bgl_seat_get_name (seat)));

      /* Records of older versions have the name that nobody typed. */
      name = g_strdup_printf (BANGO ("[Seat1 \"%s\"]\n" ALONE), bgl_seat_get_name (seat));
      g_set_object (&table, NULL);
      table = bgl_test_table (name);
      g_assert_true (bgl_seat_is_you (bgl_table_get_seat (table, 1)));

      named = bgl_test_table (BANGO ("[Seat1 \"Anna\"]\n" ALONE));
      g_assert_cmpstr (bgl_seat_get_label (bgl_table_get_seat (named, 1)), ==, "Anna");
      people = bgl_test_table (BANGO ("[Seat2 \"Boris\"]\n"));
      g_assert_false (bgl_seat_is_you (bgl_table_get_seat (people, 1)));
    }

  bgl_test_set_language ("en");
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  g_test_add_func ("/end/ranking", test_ranking);
  FIXTURE_ADD ("/end/focus", test_focus);
  g_test_add_func ("/end/low", test_low);
  g_test_add_func ("/end/celebration", test_celebration);
  g_test_add_func ("/end/confetti", test_confetti);
  g_test_add_func ("/end/summary", test_summary);
  g_test_add_func ("/end/summaries", test_summaries);
  FIXTURE_ADD ("/end/resign", test_resign);
  FIXTURE_ADD ("/end/no-resigning", test_no_resigning);
  g_test_add_func ("/end/boards", test_boards);
  g_test_add_func ("/end/you", test_you);

  return g_test_run ();
}
