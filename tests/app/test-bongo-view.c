/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-fixture.h"

#include "games/bongo/bongo-art.h"
#include "games/bongo/bongo-settings.h"

#include <math.h>

static void
test_new (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "Anna bot:easy", NULL, GNU);
  g_assert_cmpint (bongo_view_get_stage (BONGO_VIEW (f.view)), ==, BONGO_STAGE_REST);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (f.view)))));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bongo_view_get_reasons (BONGO_VIEW (f.view)))));
  view_fixture_close (&f);
}

static BongoCallerState
get_caller_state (Fixture   *f,
                  guint      seat,
                  BongoWord  word)
{
  return bongo_caller_get_state (BONGO_CALLER (fixture_get_caller (f, seat, word)));
}

/* Roll, call the right word with its key, see the trophy and the reasons. */
static void
test_round (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "Anna Boris", NULL, GNU);
  fixture_roll (&f);
  g_assert_cmpint (get_caller_state (&f, 1, BONGO_GNU), ==, BONGO_CALLER_OPEN);
  g_assert_cmpint (get_caller_state (&f, 2, BONGO_NOTHING), ==, BONGO_CALLER_OPEN);

  bgl_test_key ("i");
  bgl_test_wait (fixture_is_shown, &f);

  g_assert_cmpuint (fixture_get_bongo (&f)->winner, ==, 2);
  g_assert_cmpuint (fixture_get_bongo (&f)->trophies[1][BONGO_GNU], ==, 1);
  g_assert_cmpuint (bongo_reasons_get_n_steps (bongo_view_get_reasons (BONGO_VIEW (f.view))), ==, 3);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (bongo_view_get_reasons (BONGO_VIEW (f.view)))));
  view_fixture_assert_label (GTK_WIDGET (bongo_place_get_rack (bongo_view_get_place (BONGO_VIEW (f.view), 2))),
                             "Boris: bongo 0, gnu 1, rhino 0. Two of each win, or 10 of one animal.");
  view_fixture_assert_label (GTK_WIDGET (bongo_place_get_rack (bongo_view_get_supply (BONGO_VIEW (f.view)))),
                             "Supply: bongo 10, gnu 9, rhino 10.");
  g_assert_cmpint (bgl_die_get_mark (bgl_tray_get_die (bongo_view_get_tray (BONGO_VIEW (f.view)), 2)), ==, BGL_DIE_LIT);

  /* The winner rolls next, with the same key for everybody. */
  fixture_roll (&f);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bongo_view_get_reasons (BONGO_VIEW (f.view)))));
  view_fixture_close (&f);
}

static gboolean
was_refused (gpointer data)
{
  return ((Fixture *) data)->refused != NULL;
}

/* A wrong call shows what was lost, and the word cannot be called again. */
static void
test_wrong (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "Anna Boris", "3/1/0 0/0/0", GNU);
  fixture_roll (&f);
  bgl_test_key ("q");
  bgl_test_wait (fixture_is_called, &f);

  g_assert_cmpint (bongo_view_get_stage (BONGO_VIEW (f.view)), ==, BONGO_STAGE_OPEN);
  g_assert_cmpuint (fixture_get_bongo (&f)->trophies[0][BONGO_BONGO], ==, 0);
  g_assert_cmpstr (bongo_view_get_banner (BONGO_VIEW (f.view)), ==, "Anna: “bongo” is wrong and costs 3 trophies.");
  g_assert_cmpint (get_caller_state (&f, 1, BONGO_BONGO), ==, BONGO_CALLER_WRONG);
  g_assert_cmpint (get_caller_state (&f, 1, BONGO_GNU), ==, BONGO_CALLER_OPEN);
  g_assert_cmpint (get_caller_state (&f, 2, BONGO_BONGO), ==, BONGO_CALLER_OPEN);
  view_fixture_assert_label (fixture_get_caller (&f, 1, BONGO_BONGO),
                             "Bongo, already called");
  /* The answer is not given away. */
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bongo_view_get_reasons (BONGO_VIEW (f.view)))));
  g_assert_cmpint (bgl_die_get_mark (bgl_tray_get_die (bongo_view_get_tray (BONGO_VIEW (f.view)), 2)), ==, BGL_DIE_PLAIN);

  bgl_test_key ("w");
  bgl_test_wait (was_refused, &f);
  g_assert_cmpstr (f.refused, ==, "bongo-breath");
  g_assert_cmpint (fixture_get_bongo (&f)->phase, ==, BONGO_PHASE_CALLS);
  view_fixture_close (&f);
}

/* After “nothing”, the keyboard is at the choice. */
static void
test_choice (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "Anna Boris", NULL, NOTHING);
  fixture_roll (&f);
  bgl_test_key ("r");
  bgl_test_wait (fixture_is_shown, &f);
  g_assert_cmpint (fixture_get_bongo (&f)->phase, ==, BONGO_PHASE_CHOICE);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (f.view)))));

  /* The keyboard is at the first answer, however often it is brought there. */
  g_assert_true (gtk_widget_grab_focus (f.view));
  view_fixture_assert_label (gtk_root_get_focus (GTK_ROOT (f.window)), "Bongo, you have 0, supply 10");
  bgl_test_key ("Tab");
  bgl_test_key ("Return");
  bgl_test_wait (fixture_is_taken, &f);
  g_assert_cmpuint (fixture_get_bongo (&f)->trophies[0][BONGO_GNU], ==, 1);
  view_fixture_close (&f);
}

static float
get_left_edge (Fixture   *f,
               GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, f->view, &bounds));

  return bounds.origin.x;
}

/* The column with the answer is as wide as the question below it, also after the question has changed. */
static void
test_column (void)
{
  Fixture f = { 0 };
  GtkWidget *reasons, *steps;
  float beside_choice, beside_button;

  fixture_open_bongo (&f, 1000, "Anna Boris", NULL, NOTHING);
  reasons = GTK_WIDGET (bongo_view_get_reasons (BONGO_VIEW (f.view)));
  fixture_roll (&f);
  bgl_test_key ("r");
  bgl_test_wait (fixture_is_shown, &f);
  bgl_test_settle ();
  steps = gtk_widget_get_last_child (reasons);
  beside_choice = get_left_edge (&f, steps);

  bgl_test_key ("Return");
  bgl_test_wait (fixture_is_taken, &f);
  bgl_test_settle ();
  beside_button = get_left_edge (&f, steps);
  g_assert_cmpfloat (beside_button, <, beside_choice);
  gtk_widget_queue_allocate (reasons);
  bgl_test_settle ();
  g_assert_cmpfloat (get_left_edge (&f, steps), ==, beside_button);
  view_fixture_close (&f);
}

/* Where the supply is empty, the winner chooses between those who have the most. */
static void
test_giver (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "Anna Boris Clara", "0/2/0 0/4/0 0/4/0", GNU);
  fixture_roll (&f);
  bgl_test_key ("w");
  bgl_test_wait (fixture_is_shown, &f);
  g_assert_cmpint (fixture_get_bongo (&f)->phase, ==, BONGO_PHASE_CHOICE);
  view_fixture_assert_label (gtk_root_get_focus (GTK_ROOT (f.window)), "Boris, has 4");
  bgl_test_key ("Tab");
  bgl_test_key ("Return");
  bgl_test_wait (fixture_is_taken, &f);
  g_assert_cmpuint (fixture_get_bongo (&f)->trophies[0][BONGO_GNU], ==, 3);
  g_assert_cmpuint (fixture_get_bongo (&f)->trophies[2][BONGO_GNU], ==, 3);
  view_fixture_close (&f);
}

static gboolean
is_held (gpointer data)
{
  return bgl_table_get_held (((Fixture *) data)->table) != 0;
}

static gboolean
is_free (gpointer data)
{
  return !is_held (data);
}

/* A bot that won waits until everybody has read, or wants to go on. */
static void
test_hold (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "Anna bot:expert", NULL, GNU);
  bgl_table_set_pace (f.table, 60 * 1000);
  fixture_roll (&f);
  bgl_test_wait (is_held, &f);
  g_assert_cmpuint (fixture_get_bongo (&f)->winner, ==, 2);
  g_assert_cmpint (fixture_get_bongo (&f)->phase, ==, BONGO_PHASE_ROLL);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (f.view)))));

  /* At once, for soon the bot may have won again. */
  bgl_table_set_pace (f.table, 0);
  bgl_test_send_key ("space", TRUE);
  bgl_test_send_key ("space", FALSE);
  bgl_test_wait (is_free, &f);
  bgl_test_wait (fixture_is_open, &f);
  view_fixture_close (&f);
}

static gboolean
is_bot_to_roll (gpointer data)
{
  const BongoState *state = fixture_get_bongo (data);

  return state->phase == BONGO_PHASE_ROLL && state->roller == 2;
}

static gboolean
is_next_round (gpointer data)
{
  return fixture_get_bongo (data)->round == 2;
}

/* If a person has called, the bot that won gives time to read, also without animations, and then rolls by itself. */
static void
test_reading (void)
{
  Fixture f = { 0 };
  BglStory *story;

  fixture_open_bongo (&f, 800, "Anna bot:expert", NULL, GNU);
  story = bgl_view_get_story (BGL_VIEW (f.view));
  bgl_table_set_pace (f.table, 20);
  /* So that the bot does not call in between. */
  bgl_seat_set_handicap (bgl_table_get_seat (f.table, 2), BGL_MAX_HANDICAP);
  fixture_roll (&f);
  bgl_test_send_key ("q", TRUE);
  bgl_test_send_key ("q", FALSE);
  bgl_test_wait (is_bot_to_roll, &f);
  g_assert_cmpuint (bgl_table_get_held (f.table), ==, BGL_HOLD_PERSON);
  g_assert_true (bgl_story_is_playing (story));
  g_assert_false (bgl_view_get_busy (BGL_VIEW (f.view)));
  g_assert_cmpstr (bgl_view_get_step (BGL_VIEW (f.view)), ==, "The next roll starts in a moment.");
  bgl_test_wait (is_next_round, &f);
  view_fixture_close (&f);
}

/* Trophies fly one after the other, and nobody waits for them. */
static void
test_flights (void)
{
  Fixture f = { 0 };
  BglStory *story;

  fixture_open_bongo (&f, 800, "Anna Boris", "3/1/0 0/0/0", GNU);
  story = bgl_view_get_story (BGL_VIEW (f.view));
  fixture_roll (&f);
  g_assert_false (bgl_story_is_playing (story));

  /* They fly until something else happens. */
  bgl_test_animate (TRUE);
  bgl_view_set_tempo (1000);
  bgl_test_key ("q");
  bgl_test_wait (fixture_is_called, &f);
  g_assert_cmpuint (bgl_story_get_n_steps (story), ==, 3);
  g_assert_false (bgl_view_get_busy (BGL_VIEW (f.view)));
  g_assert_cmpuint (bgl_table_get_held (f.table), ==, 0);
  g_assert_true (fixture_is_open (&f));
  bgl_test_key ("i");
  bgl_test_wait (fixture_is_shown, &f);
  g_assert_cmpuint (bgl_story_get_n_steps (story), ==, 1);
  bgl_table_undo (f.table);
  g_assert_false (bgl_story_is_playing (story));

  bgl_view_set_tempo (1);
  bgl_test_animate (FALSE);
  view_fixture_close (&f);
}

static gboolean
is_paused (gpointer data)
{
  return bongo_view_get_stage (BONGO_VIEW (((Fixture *) data)->view)) == BONGO_STAGE_PAUSED;
}

/* A round that is left and come back to is covered until everybody is ready. */
static void
test_pause (void)
{
  Fixture f = { 0 };
  GtkWidget *die;

  fixture_open_bongo (&f, 800, "Anna Boris", NULL, GNU);
  fixture_roll (&f);
  die = GTK_WIDGET (bgl_tray_get_die (bongo_view_get_tray (BONGO_VIEW (f.view)), 0));
  g_assert_true (gtk_widget_get_visible (die));

  bgl_table_stop (f.table);
  bgl_table_start (f.table);
  bgl_test_wait (is_paused, &f);
  g_assert_false (gtk_widget_get_visible (die));
  bgl_test_key ("w");
  g_assert_cmpint (fixture_get_bongo (&f)->phase, ==, BONGO_PHASE_CALLS);

  fixture_roll (&f);
  g_assert_true (gtk_widget_get_visible (die));
  bgl_test_key ("w");
  bgl_test_wait (fixture_is_shown, &f);
  view_fixture_close (&f);
}

static void
hint_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (BglHint) hint = bgl_table_hint_finish (BGL_TABLE (source), result, NULL);

  g_assert_nonnull (hint);
  bgl_view_show_move (user_data, hint->move);
}

static gboolean
is_hinted (gpointer data)
{
  return bgl_view_get_step (data) != NULL;
}

/* A hint marks the word and says why it is the answer; the next move takes it away. */
static void
test_hint (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "Anna Boris", NULL, GNU);
  fixture_roll (&f);
  bgl_table_hint_async (f.table, NULL, hint_cb, f.view);
  bgl_test_wait (is_hinted, f.view);
  g_assert_true (bongo_caller_get_hinted (BONGO_CALLER (fixture_get_caller (&f, 1, BONGO_GNU))));
  g_assert_false (bongo_caller_get_hinted (BONGO_CALLER (fixture_get_caller (&f, 1, BONGO_NOTHING))));
  view_fixture_assert_label (fixture_get_caller (&f, 1, BONGO_GNU), "Gnu, hint");
  g_assert_cmpstr (bgl_view_get_step (BGL_VIEW (f.view)), ==,
                   "Only the gnu appears exactly 3 times, so it is the answer.");

  bgl_test_key ("w");
  bgl_test_wait (fixture_is_shown, &f);
  g_assert_false (bongo_caller_get_hinted (BONGO_CALLER (fixture_get_caller (&f, 1, BONGO_GNU))));
  g_assert_null (bgl_view_get_step (BGL_VIEW (f.view)));
  view_fixture_close (&f);
}

static gboolean
is_listening (gpointer data)
{
  return bongo_view_get_stage (BONGO_VIEW (((Fixture *) data)->view)) == BONGO_STAGE_LISTENING;
}

/* With the option, the clock starts after the announcement, or when somebody has heard enough. */
static void
test_announcement (void)
{
  Fixture f = { 0 };

  g_settings_set_string (bongo_settings_get (), BONGO_SETTING_ANNOUNCEMENT, "always");
  fixture_open_bongo (&f, 800, "Anna Boris", NULL, GNU);
  bgl_test_send_key ("space", TRUE);
  bgl_test_send_key ("space", FALSE);
  bgl_test_wait (is_listening, &f);
  g_assert_false (bgl_table_get_calls_open (f.table));
  bgl_test_key ("w");
  g_assert_cmpint (fixture_get_bongo (&f)->phase, ==, BONGO_PHASE_CALLS);
  fixture_roll (&f);
  view_fixture_close (&f);
  g_settings_reset (bongo_settings_get (), BONGO_SETTING_ANNOUNCEMENT);
}

static gboolean
is_rolling (gpointer data)
{
  return bgl_tray_get_rolling (bongo_view_get_tray (BONGO_VIEW (((Fixture *) data)->view)));
}

/* A pause while the dice tumble ends the roll: nobody listens to these dice. */
static void
test_announcement_paused (void)
{
  Fixture f = { 0 };

  g_settings_set_string (bongo_settings_get (), BONGO_SETTING_ANNOUNCEMENT, "always");
  fixture_open_bongo (&f, 800, "Anna Boris", NULL, GNU);
  bgl_test_animate (TRUE);
  bgl_test_send_key ("space", TRUE);
  bgl_test_send_key ("space", FALSE);
  bgl_test_wait (is_rolling, &f);
  bgl_table_set_paused (f.table, BGL_PAUSE_PERSON, TRUE);
  g_assert_false (is_rolling (&f));
  g_assert_false (bgl_story_is_playing (bgl_view_get_story (BGL_VIEW (f.view))));

  bgl_table_set_paused (f.table, BGL_PAUSE_PERSON, FALSE);
  bgl_test_animate (FALSE);
  fixture_roll (&f);
  view_fixture_close (&f);
  g_settings_reset (bongo_settings_get (), BONGO_SETTING_ANNOUNCEMENT);
}

static cairo_surface_t *
draw_die (BongoDieKind kind,
          BongoWord    animal)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 32, 32);
  cairo_t *cr = cairo_create (surface);

  bongo_art_draw_die (cr, kind, animal, 0, 0, 32, BGL_COLOR_SCHEME_LIGHT);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* From 0 to 255. */
static double
get_gray (cairo_surface_t *surface,
          int              x,
          int              y)
{
  const guint8 *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);
  guint32 pixel = ((const guint32 *) (gconstpointer) row)[x];

  return 0.30 * (pixel >> 16 & 0xff) + 0.59 * (pixel >> 8 & 0xff) + 0.11 * (pixel & 0xff);
}

/* Red and green dice can be told apart without colors, even if they are small. */
static void
test_gray (void)
{
  for (BongoWord animal = 0; animal < BONGO_ANIMALS; animal++)
    {
      cairo_surface_t *poacher = draw_die (BONGO_DIE_POACHER, animal);
      cairo_surface_t *guard = draw_die (BONGO_DIE_GUARD, animal);
      double difference = 0;

      for (int y = 0; y < 32; y++)
        for (int x = 0; x < 32; x++)
          difference += fabs (get_gray (poacher, x, y) - get_gray (guard, x, y));
      g_test_message ("%.1f", difference / (32 * 32));
      g_assert_cmpfloat (difference / (32 * 32), >, 45);
      cairo_surface_destroy (poacher);
      cairo_surface_destroy (guard);
    }
}

int
main (int   argc,
      char *argv[])
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bongo-view/new", test_new);
  g_test_add_func ("/bongo-view/round", test_round);
  g_test_add_func ("/bongo-view/wrong", test_wrong);
  g_test_add_func ("/bongo-view/choice", test_choice);
  g_test_add_func ("/bongo-view/column", test_column);
  g_test_add_func ("/bongo-view/giver", test_giver);
  g_test_add_func ("/bongo-view/hold", test_hold);
  g_test_add_func ("/bongo-view/reading", test_reading);
  g_test_add_func ("/bongo-view/flights", test_flights);
  g_test_add_func ("/bongo-view/pause", test_pause);
  g_test_add_func ("/bongo-view/hint", test_hint);
  g_test_add_func ("/bongo-view/announcement", test_announcement);
  g_test_add_func ("/bongo-view/announcement-paused", test_announcement_paused);
  g_test_add_func ("/bongo-view/gray", test_gray);

  return g_test_run ();
}
