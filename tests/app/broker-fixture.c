/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "broker-fixture.h"

#include <signal.h>
#include <sys/prctl.h>

#include "app/bgl-distance-settings.h"
#include "app/bgl-settings.h"

#define PASSWORD "secret"
#define SKIPPED  77

static GSubprocess *broker;
static guint port;

/* The broker must not outlive a test that crashes. */
static void
end_with_parent (gpointer data)
{
  prctl (PR_SET_PDEATHSIG, SIGTERM);
}

gboolean
broker_fixture_start (void)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autofree char *number = g_strdup_printf ("%u", port);
  g_autoptr (GDataInputStream) lines = NULL;
  g_autofree char *url = NULL;
  g_autoptr (BglBroker) address = NULL;
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_set_child_setup (launcher, end_with_parent, NULL, NULL);
  g_subprocess_launcher_setenv (launcher, "BUNGALOW_BROKER_PASSWORD", PASSWORD, TRUE);
  broker = port == 0 ? g_subprocess_launcher_spawn (launcher, &error, BROKER_SCRIPT, NULL)
                     : g_subprocess_launcher_spawn (launcher, &error, BROKER_SCRIPT, "--port", number, NULL);
  g_assert_no_error (error);

  lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (broker));
  url = g_data_input_stream_read_line (lines, NULL, NULL, &error);
  g_assert_no_error (error);
  if (url == NULL)
    {
      g_assert_true (g_subprocess_wait (broker, NULL, NULL));
      g_assert_cmpint (g_subprocess_get_exit_status (broker), ==, SKIPPED);
      g_clear_object (&broker);
      return FALSE;
    }

  address = bgl_broker_parse (url, &error);
  g_assert_no_error (error);
  port = address->port;
  g_assert_true (bgl_distance_settings_set_broker (url, "", "", &error));
  g_assert_no_error (error);

  return TRUE;
}

void
broker_fixture_stop (void)
{
  if (broker == NULL)
    return;

  g_subprocess_send_signal (broker, SIGTERM);
  g_assert_true (g_subprocess_wait (broker, NULL, NULL));
  g_clear_object (&broker);
}

void
broker_fixture_set_up (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "bungalow", "distance", NULL);

  bgl_test_remove_folder (folder);
  bgl_distance_settings_set_name ("Anna");
  fixture_set_up (fixture, data);
}

void
broker_fixture_tear_down (Fixture       *fixture,
                          gconstpointer  data)
{
  fixture_tear_down (fixture, data);
}

static char *
get_path (Fixture *fixture)
{
  return g_build_filename (fixture->path, "other.state", NULL);
}

/* Takes the game. */
static BglFarGame *
begin (BglFarGame *game,
       GError     *error)
{
  g_assert_no_error (error);
  bgl_far_game_connect (game);

  return game;
}

BglFarGame *
broker_fixture_join (Fixture    *fixture,
                     const char *invitation,
                     const char *name)
{
  g_autofree char *path = get_path (fixture);
  g_autoptr (GError) error = NULL;

  return begin (bgl_far_game_join (path, invitation, name, NULL, &error), error);
}

BglFarGame *
broker_fixture_host (Fixture    *fixture,
                     const char *record,
                     const char *name)
{
  g_autofree char *path = get_path (fixture);
  g_autoptr (BglRecord) table = bgl_record_parse (record, -1, NULL);
  g_autoptr (GError) error = NULL;

  return begin (bgl_far_game_host (path, table, 1, name, bgl_distance_settings_get_broker (), &error), error);
}

BglFarGame *
broker_fixture_resume (Fixture *fixture)
{
  g_autofree char *path = get_path (fixture);
  g_autoptr (GError) error = NULL;

  return begin (bgl_far_game_load (path, &error), error);
}

void
broker_fixture_play (BglTable *table)
{
  static BglRandom random;
  BglGame *game = bgl_table_get_game (table);
  int turn = bgl_game_get_turn (game);

  if (bgl_table_is_waiting (table) && turn > 0)
    g_assert_true (bgl_table_play (table, bgl_game_get_rules (game)->draw_move (bgl_game_get_state (game), &random),
                                   NULL));
  else if (bgl_table_is_waiting (table) && turn == BGL_TURN_ANY && bgl_table_get_calls_open (table))
    {
      const BglRules *rules = bgl_game_get_rules (game);
      const gint64 now = g_get_monotonic_time ();
      BglMove move;

      /* Faster calls are refused. */
      for (guint seat = 1; seat <= bgl_game_get_n_seats (game) && bgl_table_get_call_time (table, now) > 200; seat++)
        if (bgl_seat_is_here (bgl_table_get_seat (table, seat)) &&
            rules->bot->advise (bgl_game_get_state (game), seat, &move))
          bgl_table_call (table, move, now);
    }
}
