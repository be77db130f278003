/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-analysis-bar.h"
#include "app/bgl-analysis-list.h"
#include "app/bgl-analysis-pane.h"
#include "app/bgl-analyst.h"
#include "app/bgl-replay-page.h"
#include "app/bgl-statistics-view.h"
#include "app/bgl-times-plot.h"
#include "board/bgl-view.h"
#include "engine/bgl-analysis-private.h"
#include "engine/bgl-store.h"

#include "test-utils.h"

/* What happened in a game: the plot, the page with the analysis, and its file. */

#define HEAD "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"bot:hard\"]\n"
#define WON  "[Result \"1\"]\n\n1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 0,3\n2: 1,3\n1: 0,4\n"
#define PLIES 7

#define BONGO \
  "[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n\n" \
  "1: roll\n*: film 1 2 animals bongo rhino rhino rhino bongo\n2: call gnu @800\n1: call rhino @1046\n"

/* Seat 2 blunders here: there was a better place. */
#define BLUNDER 6

static void
ply_cb (GtkWidget *plot,
        guint      ply,
        guint     *shown)
{
  *shown = ply;
  bgl_chances_plot_set_ply (BGL_CHANCES_PLOT (plot), ply, ply == 3 ? "Mistake: −12 points." : NULL);
}

static BglChancesPlot *
create_plot (BglTable *table)
{
  BglChancesPlot *plot = g_object_new (BGL_TYPE_CHANCES_PLOT, NULL);

  bgl_chances_plot_set_table (plot, table);
  for (guint ply = 2; ply <= PLIES; ply++)
    {
      const double chance = 0.5 + 0.05 * ply;
      const BglChancePoint point = {
        .known = TRUE,
        .chances = { chance, 1 - chance },
        .mark = ply == 3 ? BGL_CHANCE_MARK_MISTAKE : ply == 6 ? BGL_CHANCE_MARK_LUCKY : BGL_CHANCE_MARK_NONE,
        .seat = 1,
      };

      bgl_chances_plot_set_point (plot, ply, &point);
    }

  return plot;
}

static void
test_plot (void)
{
  g_autoptr (BglTable) table = bgl_test_table (HEAD WON);
  BglChancesPlot *plot = create_plot (table);
  GtkWidget *widget = GTK_WIDGET (plot);
  GtkWidget *window = bgl_test_show_part (widget, 600, 150);
  g_autofree char *text = NULL;
  guint shown = 0;

  g_signal_connect (plot, "ply-activated", G_CALLBACK (ply_cb), &shown);

  /* The plies are at equal distances, inside the plot. */
  for (guint ply = 1; ply <= PLIES; ply++)
    g_assert_cmpfloat_with_epsilon (bgl_chances_plot_get_x (plot, ply) - bgl_chances_plot_get_x (plot, ply - 1),
                                    bgl_chances_plot_get_x (plot, 1) - bgl_chances_plot_get_x (plot, 0), 0.01);
  g_assert_cmpfloat (bgl_chances_plot_get_x (plot, 0), >, 0);
  g_assert_cmpfloat (bgl_chances_plot_get_x (plot, PLIES), <, gtk_widget_get_width (widget));

  for (guint ply = 1; ply <= PLIES; ply++)
    {
      bgl_test_click (widget, bgl_chances_plot_get_x (plot, ply) + 3, 40);
      g_assert_cmpuint (shown, ==, ply);
    }
  bgl_test_click (widget, 2, 40);
  g_assert_cmpuint (shown, ==, 0);
  bgl_test_drag (widget, bgl_chances_plot_get_x (plot, 1), 40, bgl_chances_plot_get_x (plot, 5), 60);
  bgl_test_release ();
  g_assert_cmpuint (shown, ==, 5);

  /* The plot has the focus after a click. */
  g_assert_true (gtk_widget_has_focus (widget));
  bgl_test_key ("Left");
  g_assert_cmpuint (shown, ==, 4);
  bgl_test_key ("Home");
  g_assert_cmpuint (shown, ==, 0);
  bgl_test_key ("Down");
  g_assert_cmpuint (shown, ==, 3);
  bgl_test_key ("Down");
  g_assert_cmpuint (shown, ==, 6);
  bgl_test_key ("Down");
  g_assert_cmpuint (shown, ==, 6);
  bgl_test_key ("Up");
  g_assert_cmpuint (shown, ==, 3);

  /* What is spoken about it. */
  g_assert_cmpstr (bgl_chances_plot_get_text (plot), ==, "Move 3. Anna 65%, Bot 2 (hard) 35%. Mistake: −12 points.");
  text = bgl_chances_plot_describe (plot, 1);
  g_assert_null (text);
  bgl_test_key ("Home");
  g_assert_cmpstr (bgl_chances_plot_get_text (plot), ==, "Start of the game. Not analyzed yet.");

  bgl_test_close (window, widget);
}

/* Partners win together, so they have one line. */
static void
test_partners (void)
{
  g_autoptr (BglTable) table = bgl_test_table ("[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"4\"]\n[Seat1 \"Anna\"]\n"
                                               "[Seat2 \"Boris\"]\n[Seat3 \"Clara\"]\n[Seat4 \"Denis\"]\n\n");
  BglChancesPlot *plot = g_object_ref_sink (g_object_new (BGL_TYPE_CHANCES_PLOT, NULL));
  const BglChancePoint point = { .known = TRUE, .chances = { 0.3, 0.2, 0.3, 0.2 } };
  g_autofree char *text = NULL;

  bgl_chances_plot_set_table (plot, table);
  bgl_chances_plot_set_point (plot, 0, &point);
  text = bgl_chances_plot_describe (plot, 0);
  g_assert_cmpstr (text, ==, "Anna and Clara 60%, Boris and Denis 40%");

  g_assert_finalize_object (plot);
}

/* The page */

typedef struct
{
  char       *folder;
  GFile      *file;
  BglTable   *table;
  BglGame    *game;
  BglReplayPage *page;
  GtkWidget  *window;
} Fixture;

static void
open_page (Fixture    *fixture,
           const char *record)
{
  fixture->table = bgl_test_table (record);
  fixture->game = bgl_table_get_game (fixture->table);
  fixture->page = BGL_REPLAY_PAGE (bgl_replay_page_new (fixture->table));
  bgl_replay_page_set_record_file (fixture->page, fixture->file);
  fixture->window = bgl_test_show (GTK_WIDGET (fixture->page), 1000, 720);
}

static void
close_page (Fixture *fixture)
{
  bgl_test_close (fixture->window, GTK_WIDGET (fixture->page));
  bgl_test_unref (fixture->table);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *path = NULL;

  fixture->folder = g_dir_make_tmp ("bungalow-analysis-XXXXXX", NULL);
  path = g_build_filename (fixture->folder, "game.bungalow", NULL);
  fixture->file = g_file_new_for_path (path);
  bgl_test_write_file (fixture->folder, "game.bungalow", HEAD WON);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  bgl_test_remove_folder (fixture->folder);
  g_clear_object (&fixture->file);
  g_free (fixture->folder);
}

static void
analyze (Fixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "replay.analyze", NULL);
}

static gboolean
is_complete (gpointer data)
{
  BglAnalysis *analysis = bgl_replay_page_get_analysis (((Fixture *) data)->page);

  return analysis != NULL && bgl_analysis_is_complete (analysis);
}

static gboolean
is_begun (gpointer data)
{
  return bgl_replay_page_get_analysis (((Fixture *) data)->page) != NULL;
}

static gboolean
has_file (gpointer data)
{
  g_autoptr (GFile) file = bgl_analysis_get_file (((Fixture *) data)->file);

  return g_file_query_exists (file, NULL);
}

/* An analysis of the game in which a move was a blunder, in the file where the page looks for it. */
static void
write_analysis (Fixture *fixture)
{
  const BglAnalysisParams params = { .seed = 1, .jobs = 1, .effort = 4 };
  g_autoptr (BglRecord) record = bgl_record_parse (HEAD WON, -1, NULL);
  g_autoptr (BglAnalysis) analysis = bgl_analysis_run (record, &params, NULL, NULL, NULL, NULL);
  g_autoptr (BglGame) game = bgl_record_replay (record, NULL);
  g_autoptr (BglGame) before = bgl_game_new_at (game, BLUNDER - 1);
  BglAnalysisPly *ply;

  for (guint i = 0; i < PLIES; i++)
    {
      analysis->plies[i].best = analysis->plies[i].move;
      analysis->plies[i].loss = analysis->plies[i].loss_error = 0;
    }
  ply = &analysis->plies[BLUNDER - 1];
  ply->loss = 0.3;
  ply->loss_error = 0.01;
  g_assert_true (bgl_game_parse_move (before, 2, "0,4", &ply->best, NULL));
  g_assert_true (bgl_analysis_save (analysis, fixture->file, record, NULL));
}

static gboolean
is_of_type (GtkWidget     *widget,
            gconstpointer  type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), GPOINTER_TO_SIZE (type)) && gtk_widget_get_mapped (widget);
}

static gpointer
find (Fixture *fixture,
      GType    type)
{
  return bgl_test_find (GTK_WIDGET (fixture->page), is_of_type, GSIZE_TO_POINTER (type));
}

static gboolean
says (GtkWidget     *widget,
      gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static GtkWidget *
find_text (Fixture    *fixture,
           const char *text)
{
  return bgl_test_find (GTK_WIDGET (fixture->page), says, text);
}

static void
test_run (Fixture       *fixture,
          gconstpointer  data)
{
  g_autofree char *contents = NULL;

  open_page (fixture, HEAD WON);
  g_assert_null (bgl_replay_page_get_analysis (fixture->page));
  g_assert_null (find (fixture, BGL_TYPE_CHANCES_PLOT));

  analyze (fixture);
  bgl_test_wait (is_complete, fixture);
  bgl_test_settle ();
  g_assert_nonnull (find (fixture, BGL_TYPE_CHANCES_PLOT));
  g_assert_nonnull (find_text (fixture, "What decided the game"));
  g_assert_nonnull (find_text (fixture, "Anna 100%, Bot 2 (hard) 0%"));
  g_assert_null (find (fixture, GTK_TYPE_PROGRESS_BAR));
  /* The plot takes the place of the slider, and gets the focus in its place. */
  g_assert_null (find (fixture, GTK_TYPE_SCALE));
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (fixture->page)));
  g_assert_true (gtk_widget_has_focus (find (fixture, BGL_TYPE_CHANCES_PLOT)));

  /* It is kept beside the game, which does not change. */
  bgl_test_wait (has_file, fixture);
  g_assert_true (g_file_load_contents (fixture->file, NULL, &contents, NULL, NULL, NULL));
  g_assert_cmpstr (contents, ==, HEAD WON);
  close_page (fixture);

  open_page (fixture, HEAD WON);
  analyze (fixture);
  g_assert_true (is_complete (fixture));
  close_page (fixture);
}

static void
test_stop (Fixture       *fixture,
           gconstpointer  data)
{
  open_page (fixture, HEAD WON);
  analyze (fixture);
  bgl_test_settle ();
  if (!is_complete (fixture))
    {
      GtkWidget *stop = find_text (fixture, "Stop");

      g_assert_nonnull (stop);
      gtk_widget_activate_action (GTK_WIDGET (fixture->page), "replay.stop-analysis", NULL);
      bgl_test_settle ();
      g_assert_nonnull (find_text (fixture, "stopped"));
      g_assert_null (find (fixture, GTK_TYPE_PROGRESS_BAR));
      g_assert_false (has_file (fixture));
    }

  /* It can begin again. */
  analyze (fixture);
  bgl_test_wait (is_complete, fixture);
  close_page (fixture);
}

/* Nothing is left of a page that was closed while its game was being analyzed. */
static void
test_leave (Fixture       *fixture,
            gconstpointer  data)
{
  open_page (fixture, HEAD WON);
  analyze (fixture);
  close_page (fixture);

  open_page (fixture, HEAD WON);
  analyze (fixture);
  bgl_test_wait (is_begun, fixture);
  close_page (fixture);
}

/* A page that is hidden stops, and continues when it is shown again. */
static void
test_hide (Fixture       *fixture,
           gconstpointer  data)
{
  open_page (fixture, HEAD WON);
  analyze (fixture);
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), FALSE);
  g_assert_false (is_complete (fixture));
  gtk_widget_set_visible (GTK_WIDGET (fixture->page), TRUE);
  bgl_test_wait (is_complete, fixture);
  close_page (fixture);
}

static void
branched_cb (BglReplayPage  *page,
             BglTable       *table,
             BglTable      **branch)
{
  *branch = g_object_ref (table);
}

static void
test_blunder (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (BglTable) branch = NULL;
  BglAnalysisBar *bar;
  BglChancesPlot *plot;
  GtkWidget *row;

  write_analysis (fixture);
  open_page (fixture, HEAD WON);
  g_signal_connect (fixture->page, "branched", G_CALLBACK (branched_cb), &branch);
  analyze (fixture);
  bgl_test_settle ();
  bar = find (fixture, BGL_TYPE_ANALYSIS_BAR);
  plot = find (fixture, BGL_TYPE_CHANCES_PLOT);

  /* A click on the plot goes to a move. */
  bgl_test_click (GTK_WIDGET (plot), bgl_chances_plot_get_x (plot, 2), 30);
  g_assert_cmpuint (bgl_game_get_ply (fixture->game), ==, 2);
  g_assert_cmpstr (bgl_analysis_bar_get_text (bar), ==, "Bot 2 (hard) places a tile at (1, 1). This is the best move.");
  g_assert_null (find_text (fixture, "Best Move"));
  bgl_test_key ("Right");
  g_assert_cmpuint (bgl_game_get_ply (fixture->game), ==, 3);

  /* So does a click on the list of errors. */
  row = find_text (fixture, "6. Bot 2 (hard) places a tile at (1, 3).");
  g_assert_nonnull (row);
  g_assert_cmpuint (bgl_analysis_list_get_n_rows (find (fixture, BGL_TYPE_ANALYSIS_LIST)), ==, 1);
  bgl_test_click_widget (row);
  g_assert_cmpuint (bgl_game_get_ply (fixture->game), ==, BLUNDER);
  g_assert_cmpstr (bgl_analysis_bar_get_text (bar), ==,
                   "Bot 2 (hard) places a tile at (1, 3). Blunder: −30 points. Best move: Place a tile at (0, 4).");

  /* The best move is shown on the board before the error, and it can be played from there. */
  bgl_test_click_widget (find_text (fixture, "Best Move"));
  g_assert_cmpuint (bgl_game_get_ply (fixture->game), ==, BLUNDER - 1);
  g_assert_nonnull (strstr (bgl_analysis_bar_get_text (bar), "Better than move 6: Place a tile at (0, 4)."));
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "replay.branch", NULL);
  g_assert_nonnull (branch);
  g_assert_cmpuint (bgl_game_get_n_moves (bgl_table_get_game (branch)), ==, BLUNDER - 1);

  /* The same button goes back. Any step forgets the better move. */
  bgl_test_click_widget (find_text (fixture, "Played Move"));
  g_assert_cmpuint (bgl_game_get_ply (fixture->game), ==, BLUNDER);
  g_assert_nonnull (find_text (fixture, "Best Move"));
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "replay.best", NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "replay.previous", NULL);
  g_assert_cmpuint (bgl_game_get_ply (fixture->game), ==, BLUNDER - 2);
  bgl_test_settle ();
  g_assert_null (find_text (fixture, "Played Move"));

  close_page (fixture);
}

/* In a narrow window, the plot is below the board, and the rest is in the sheet. */
static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  write_analysis (fixture);
  open_page (fixture, HEAD WON);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  bgl_test_settle ();
  analyze (fixture);
  bgl_test_settle ();
  g_assert_cmpint (gtk_widget_get_width (fixture->window), ==, 360);
  g_assert_nonnull (find (fixture, BGL_TYPE_CHANCES_PLOT));
  g_assert_null (find (fixture, BGL_TYPE_ANALYSIS_PANE));
  close_page (fixture);
}

/* Real time has no chances, but times and situations. */
static void
test_real_time (Fixture       *fixture,
                gconstpointer  data)
{
  open_page (fixture, BONGO);
  analyze (fixture);
  bgl_test_wait (is_complete, fixture);
  bgl_test_settle ();
  g_assert_null (find (fixture, BGL_TYPE_CHANCES_PLOT));
  g_assert_nonnull (find (fixture, GTK_TYPE_SCALE));
  g_assert_nonnull (find (fixture, BGL_TYPE_TIMES_PLOT));
  g_assert_nonnull (find_text (fixture, "right call"));
  close_page (fixture);
}

/* Statistics of analyzed games */

static void
scan_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_assert_true (bgl_store_scan_finish (BGL_STORE (source), result, NULL));
  *(gboolean *) user_data = TRUE;
}

static gboolean
is_set (gpointer data)
{
  return *(gboolean *) data;
}

static gboolean
has_skill (gpointer view)
{
  return bgl_statistics_view_get_n_skills (view) > 0;
}

typedef struct
{
  GtkWidget  *view;
  const char *text;
} Saying;

static gboolean
is_said (gpointer data)
{
  const Saying *saying = data;

  return bgl_test_find (saying->view, says, saying->text) != NULL;
}

static gboolean
is_toggle (GtkWidget     *widget,
           gconstpointer  data)
{
  return GTK_IS_TOGGLE_BUTTON (widget) && gtk_widget_get_mapped (widget);
}

static gboolean
is_plot (GtkWidget     *widget,
         gconstpointer  data)
{
  return BGL_IS_TIMES_PLOT (widget) && gtk_widget_get_mapped (widget);
}

static void
test_statistics (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->folder);
  g_autoptr (BglStore) store = bgl_store_new (folder);
  GtkWidget *view = g_object_new (BGL_TYPE_STATISTICS_VIEW, NULL);
  g_autoptr (GFile) analysis = NULL;
  g_autofree char *text = NULL;
  GtkWidget *window, *button;
  gboolean scanned = FALSE;

  write_analysis (fixture);
  analysis = bgl_analysis_get_file (fixture->file);
  g_assert_true (g_file_load_contents (analysis, NULL, &text, NULL, NULL, NULL));
  bgl_test_write_file (fixture->folder, "same.bungalow", HEAD WON);
  bgl_test_write_file (fixture->folder, "same.bungalow.analysis", text);
  bgl_test_write_file (fixture->folder, "other.bungalow", HEAD WON);
  bgl_store_scan_async (store, NULL, scan_cb, &scanned);
  bgl_test_wait (is_set, &scanned);

  /* Only games with an analysis count. */
  bgl_statistics_view_update (BGL_STATISTICS_VIEW (view), bgl_store_get_entries (store));
  window = bgl_test_show (view, 360, 640);
  bgl_test_wait (has_skill, view);
  bgl_test_settle ();
  g_assert_nonnull (bgl_test_find (view, says, "2 of 3 games analyzed"));
  g_assert_nonnull (bgl_test_find (view, says, "Errors of Anna"));
  g_assert_nonnull (bgl_test_find (view, says, "2 games · "));
  g_assert_nonnull (bgl_test_find (view, says, "Bot (hard) · 2 games"));

  /* The plot has a table behind it. */
  button = bgl_test_find (view, is_toggle, NULL);
  g_assert_nonnull (bgl_test_find (view, is_plot, NULL));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  bgl_test_settle ();
  g_assert_null (bgl_test_find (view, is_plot, NULL));
  g_assert_nonnull (bgl_test_find (view, says, " · Bot (hard)"));

  /* The other game is analyzed on request. */
  gtk_widget_activate (gtk_widget_get_parent (bgl_test_find (view, says, "Analyze All")));
  bgl_test_wait (is_said, (&(Saying) { view, "3 of 3 games analyzed" }));
  bgl_test_settle ();
  button = gtk_widget_get_parent (bgl_test_find (view, says, "Analyze All"));
  g_assert_false (gtk_widget_get_sensitive (button));

  bgl_test_close (window, view);
  bgl_test_unref (g_steal_pointer (&store));
}

/* A view that is closed while games are read and analyzed leaves nothing behind. */
static void
test_leave_statistics (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->folder);
  g_autoptr (BglStore) store = bgl_store_new (folder);
  GtkWidget *view;
  GtkWidget *window;
  gboolean scanned = FALSE;

  bgl_store_scan_async (store, NULL, scan_cb, &scanned);
  bgl_test_wait (is_set, &scanned);
  for (guint i = 0; i < 2; i++)
    {
      view = g_object_new (BGL_TYPE_STATISTICS_VIEW, NULL);
      bgl_statistics_view_update (BGL_STATISTICS_VIEW (view), bgl_store_get_entries (store));
      window = bgl_test_show (view, 800, 640);
      if (i > 0)
        {
          bgl_test_wait (is_said, (&(Saying) { view, "0 of 1 game analyzed" }));
          gtk_widget_activate (gtk_widget_get_parent (bgl_test_find (view, says, "Analyze All")));
        }
      bgl_test_close (window, view);
    }
  bgl_test_unref (g_steal_pointer (&store));
}

static void
add (const char *name,
     void      (*func) (Fixture *, gconstpointer))
{
  g_test_add (name, Fixture, NULL, set_up, func, tear_down);
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);
  /* Enough for the pages; how good an analysis is, is tested elsewhere. */
  bgl_analyst_set_effort (1);

  g_test_add_func ("/analysis/plot", test_plot);
  g_test_add_func ("/analysis/partners", test_partners);
  add ("/analysis/run", test_run);
  add ("/analysis/stop", test_stop);
  add ("/analysis/leave", test_leave);
  add ("/analysis/hide", test_hide);
  add ("/analysis/blunder", test_blunder);
  add ("/analysis/narrow", test_narrow);
  add ("/analysis/real-time", test_real_time);
  add ("/analysis/statistics", test_statistics);
  add ("/analysis/leave-statistics", test_leave_statistics);

  return g_test_run ();
}
