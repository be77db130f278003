/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-fixture.h"

#include "board/bgl-compat.h"
#include "board/bgl-screen-reader.h"
#include "games/bongo/bongo-dice.h"
#include "games/bongo/bongo-practice-page.h"
#include "games/bongo/bongo-settings.h"

#include "listener.h"

/* What somebody who does not see the dice of Bongo hears at its table. */

static void
assert_spoken (Listener   *listener,
               const char *text)
{
  g_autofree char *spoken = listener_take (listener);

  g_assert_cmpstr (spoken, ==, text);
}

static gboolean
is_rolling (gpointer data)
{
  return bongo_view_get_stage (BONGO_VIEW (((Fixture *) data)->view)) == BONGO_STAGE_ROLLING;
}

static void
press (const char *key)
{
  bgl_test_send_key (key, TRUE);
  bgl_test_send_key (key, FALSE);
}

/* A key that comes too early or too late is answered, and is no call. */
static void
test_early (void)
{
  Fixture f = { 0 };
  g_autoptr (Listener) listener = NULL;

  fixture_open_bongo (&f, 800, "Anna Boris", NULL, GNU);
  listener = listener_new ();
  bgl_test_key ("w");
  assert_spoken (listener, "Anna: Too early. The dice have not been rolled yet.\n");

  /* The dice roll until they are stopped. */
  bgl_test_animate (TRUE);
  bgl_view_set_tempo (1000);
  press ("space");
  bgl_test_wait (is_rolling, &f);
  bgl_test_key ("i");
  g_assert_cmpstr (bongo_view_get_banner (BONGO_VIEW (f.view)), ==, "Boris: Too early. The dice are still rolling.");
  assert_spoken (listener, "Boris: Too early. The dice are still rolling.\n");
  bgl_view_set_tempo (1);
  bgl_test_animate (FALSE);
  bgl_view_skip_animations (BGL_VIEW (f.view));
  bgl_test_wait (fixture_is_open, &f);
  bgl_test_settle ();
  g_assert_cmpstr (bongo_view_get_banner (BONGO_VIEW (f.view)), ==, "Round 1");
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 2);

  bgl_test_key ("w");
  bgl_test_wait (fixture_is_shown, &f);
  g_free (listener_take (listener));
  bgl_test_key ("i");
  assert_spoken (listener, "Boris: Too late. The round is over.\n");
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 3);
  view_fixture_close (&f);
}

static gboolean
is_listening (gpointer data)
{
  return bongo_view_get_stage (BONGO_VIEW (((Fixture *) data)->view)) == BONGO_STAGE_LISTENING;
}

static void
cue_cb (BongoView  *view,
        const char *sound,
        GString    *cues)
{
  g_string_append (cues, sound);
}

static void
set_waiting (const char *nick,
             int         rate)
{
  g_settings_set_string (bongo_settings_get (), BONGO_SETTING_ANNOUNCEMENT, nick);
  g_settings_set_int (bongo_settings_get (), BONGO_SETTING_SPEECH_RATE, rate);
}

/* The dice are read out before anybody may call. Then there is a sound and a word, at once if somebody is ready. */
static void
test_go (void)
{
  static const char *const keys[] = { "Return", "space", NULL };
  Fixture f = { 0 };
  g_autoptr (Listener) listener = NULL;
  g_autoptr (GString) cues = g_string_new (NULL);

  set_waiting ("always", 600);
  fixture_open_bongo (&f, 800, "Anna Boris", NULL, GNU);
  g_signal_connect (f.view, "cue", G_CALLBACK (cue_cb), cues);
  listener = listener_new ();
  for (guint i = 0; i < 3; i++)
    {
      /* The first time, nobody is ready before the dice have been read out. */
      g_settings_set_int (bongo_settings_get (), BONGO_SETTING_SPEECH_RATE, i == 0 ? 600 : 80);
      press ("Return");
      bgl_test_wait (is_listening, &f);
      assert_spoken (listener, "Film: 3, 3. White: gnu, gnu, gnu, rhino, bongo.\n");
      if (i > 0)
        {
          bgl_test_key ("w");
          assert_spoken (listener, "Anna: Too early. Wait for “go,” or press Space.\n");
          g_assert_false (bgl_table_get_calls_open (f.table));
          press (keys[i - 1]);
        }
      bgl_test_wait (fixture_is_open, &f);
      assert_spoken (listener, "Go\n");
      g_assert_cmpstr (cues->str, ==, "go");
      g_string_truncate (cues, 0);
      bgl_test_key ("w");
      bgl_test_wait (fixture_is_shown, &f);
      g_assert_cmpuint (fixture_get_bongo (&f)->trophies[0][BONGO_GNU], ==, i + 1);
    }
  view_fixture_close (&f);
  set_waiting ("automatic", 160);
}

static gboolean
is_practicing (gpointer data)
{
  return bongo_practice_page_is_open (data);
}

static void
played_cb (BglSound   *sound,
           const char *name,
           GString    *heard)
{
  g_string_append (heard, name);
}

/* In practice too, there is a sound with the word. */
static void
test_practice (void)
{
  GtkWidget *page = bongo_practice_page_new ();
  GtkWidget *window = bgl_test_show (page, 600, 600);
  g_autoptr (Listener) listener = listener_new ();
  g_autoptr (GString) heard = g_string_new (NULL);
  g_autofree char *spoken = NULL;

  set_waiting ("always", 600);
  g_signal_connect (bongo_practice_page_get_sound (BONGO_PRACTICE_PAGE (page)), "played", G_CALLBACK (played_cb), heard);
  gtk_widget_activate_action (page, "practice.start", "i", BONGO_LEVEL_BASIC);
  bgl_test_wait (is_practicing, page);
  spoken = listener_take (listener);
  g_assert_true (g_str_has_prefix (spoken, "Film: "));
  g_assert_true (g_str_has_suffix (spoken, ".\nGo\n"));
  g_assert_cmpstr (heard->str, ==, "go");
  bgl_test_close (window, page);
  set_waiting ("automatic", 160);
}

/* Bots are as patient as people, and their time begins with the word. */
static void
test_bots_wait (void)
{
  Fixture f = { 0 };

  set_waiting ("always", 80);
  fixture_open_bongo (&f, 800, "Anna bot:expert", NULL, GNU);
  press ("space");
  bgl_test_wait (is_listening, &f);
  for (guint i = 0; i < 50; i++)
    {
      g_usleep (50 * 1000);
      bgl_test_settle ();
    }
  g_assert_true (is_listening (&f));
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 2);
  press ("space");
  bgl_test_wait (fixture_is_shown, &f);
  g_assert_cmpuint (fixture_get_bongo (&f)->winner, ==, 2);
  view_fixture_close (&f);
  set_waiting ("automatic", 160);
}

static void
set_cb (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, &error);

  g_assert_no_error (error);
}

/* As a screen reader does when it starts and stops. */
static void
run_screen_reader (gboolean on)
{
  g_autoptr (GDBusConnection) session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);

  g_dbus_connection_call (session, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                          g_variant_new ("(ssv)", "org.a11y.Status", "ScreenReaderEnabled", g_variant_new_boolean (on)),
                          NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, set_cb, NULL);
}

static gboolean
waits (gpointer data)
{
  return bongo_dice_get_speech_time ("Gnu") > 0;
}

static gboolean
waits_for_nothing (gpointer data)
{
  return !waits (data);
}

/* Only somebody who listens waits, for as long as the rate says. */
static void
test_time (void)
{
  guint slow, fast;

  set_waiting ("automatic", 160);
  run_screen_reader (TRUE);
  bgl_test_wait (waits, NULL);
  run_screen_reader (FALSE);
  bgl_test_wait (waits_for_nothing, NULL);

  set_waiting ("never", 160);
  g_assert_cmpuint (bongo_dice_get_speech_time ("Gnu"), ==, 0);
  set_waiting ("always", 160);
  slow = bongo_dice_get_speech_time ("Film: 3, 3. White: gnu, gnu, gnu, rhino, bongo.");
  set_waiting ("always", 320);
  fast = bongo_dice_get_speech_time ("Film: 3, 3. White: gnu, gnu, gnu, rhino, bongo.");
  g_assert_cmpuint (slow, >, 3000);
  g_assert_cmpuint (slow, <, 5000);
  g_assert_cmpuint (fast, <, slow * 2 / 3);
  set_waiting ("automatic", 160);
}

static gboolean
is_choosing (gpointer data)
{
  return gtk_widget_get_focus_child (((Fixture *) data)->view) ==
         GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (((Fixture *) data)->view)));
}

static gboolean
is_screen_reader_on (gpointer data)
{
  return bgl_screen_reader_get_on ();
}

static gboolean
is_screen_reader_off (gpointer data)
{
  return !bgl_screen_reader_get_on ();
}

static gboolean
has_spoken (gpointer data)
{
  return bgl_compat_get_speaking_time (((Fixture *) data)->view) == 0;
}

static void
win_with_nothing (Fixture    *f,
                  const char *announced)
{
  fixture_open_bongo (f, 800, "Anna Boris", NULL, NOTHING);
  fixture_roll (f);
  bgl_compat_announce (f->view, announced);
  bgl_test_key ("r");
  bgl_test_wait (fixture_is_shown, f);
  bgl_test_settle ();
}

/* A question that takes the focus would cut off what is being spoken. It waits until that is over, or for a key. */
static void
test_question (void)
{
  const char *sentence = "A sentence that takes as long as the test may wait, at least if it is spoken slowly.";
  Fixture f = { 0 };

  set_waiting ("never", 160);
  win_with_nothing (&f, sentence);
  g_assert_true (is_choosing (&f));
  view_fixture_close (&f);

  run_screen_reader (TRUE);
  bgl_test_wait (is_screen_reader_on, NULL);

  win_with_nothing (&f, "Two words");
  bgl_test_wait (is_choosing, &f);
  g_assert_cmpuint (bgl_compat_get_speaking_time (f.view), ==, 0);
  view_fixture_close (&f);

  win_with_nothing (&f, sentence);
  g_assert_false (is_choosing (&f));
  g_assert_cmpuint (bgl_compat_get_speaking_time (f.view), >, 0);
  bgl_test_key ("Return");
  g_assert_true (is_choosing (&f));
  g_assert_cmpint (fixture_get_bongo (&f)->phase, ==, BONGO_PHASE_CHOICE);
  bgl_test_key ("Return");
  bgl_test_wait (fixture_is_taken, &f);
  view_fixture_close (&f);

  /* The focus does not come back to somebody who has left the board. */
  win_with_nothing (&f, "Two words");
  gtk_window_set_focus (GTK_WINDOW (f.window), NULL);
  bgl_test_wait (has_spoken, &f);
  bgl_test_settle ();
  g_assert_false (is_choosing (&f));
  view_fixture_close (&f);

  run_screen_reader (FALSE);
  bgl_test_wait (is_screen_reader_off, NULL);
  set_waiting ("automatic", 160);
}

int
main (int   argc,
      char *argv[])
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bongo-speech/early", test_early);
  g_test_add_func ("/bongo-speech/go", test_go);
  g_test_add_func ("/bongo-speech/practice", test_practice);
  g_test_add_func ("/bongo-speech/bots-wait", test_bots_wait);
  g_test_add_func ("/bongo-speech/time", test_time);
  g_test_add_func ("/bongo-speech/question", test_question);

  return g_test_run ();
}
