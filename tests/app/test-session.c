/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-settings.h"
#include "board/bgl-sound.h"

#include "window-fixture.h"

static void
play (BglTable   *table,
      guint       seat,
      const char *text)
{
  g_assert_true (bgl_game_play_text (bgl_table_get_game (table), seat, text, NULL));
}

/* The linker puts these in the place of the functions of GIO. */

static char *notification_id; /* of the notification that is on show, or NULL */

void __wrap_g_application_send_notification     (GApplication  *application,
                                                 const char    *id,
                                                 GNotification *notification);
void __wrap_g_application_withdraw_notification (GApplication  *application,
                                                 const char    *id);

void
__wrap_g_application_send_notification (GApplication  *application,
                                        const char    *id,
                                        GNotification *notification)
{
  g_assert_nonnull (id);
  g_free (notification_id);
  notification_id = g_strdup (id);
}

void
__wrap_g_application_withdraw_notification (GApplication *application,
                                            const char   *id)
{
  if (g_strcmp0 (notification_id, id) == 0)
    g_clear_pointer (&notification_id, g_free);
}

static gboolean
is_inactive (gpointer fixture)
{
  return !gtk_window_is_active (GTK_WINDOW (((Fixture *) fixture)->window));
}

/* A notification says that it is the turn of a person whose window is inactive, unless the setting is off. It is
 * withdrawn when the window is active again. */
static void
test_notification (Fixture       *fixture,
                   gconstpointer  data)
{
  GtkWidget *other;

  fixture_sit_down (fixture, PEOPLE);
  play (fixture_get_table (fixture), 1, "0,1");
  g_assert_null (notification_id);

  other = bgl_test_show (gtk_label_new ("Other"), 200, 200);
  bgl_test_wait (is_inactive, fixture);
  g_settings_set_boolean (bgl_settings_get (), BGL_SETTING_NOTIFY_TURN, FALSE);
  play (fixture_get_table (fixture), 2, "1,1");
  g_assert_null (notification_id);
  g_settings_reset (bgl_settings_get (), BGL_SETTING_NOTIFY_TURN);
  play (fixture_get_table (fixture), 1, "0,2");
  g_assert_nonnull (notification_id);

  bgl_test_close (other, NULL);
  bgl_test_present (GTK_WIDGET (fixture->window));
  g_assert_null (notification_id);
}

static void
played_cb (BglSound   *sound,
           const char *name,
           GString    *heard)
{
  g_string_append_printf (heard, "%s ", name);
}

/* One sound a move, and none where nobody wants to hear it. */
static void
test_sounds (void)
{
  GSettings *settings = bgl_settings_get ();
  g_autoptr (BglTable) table = bgl_test_table (PEOPLE "1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n");
  BglSound *sound = bgl_sound_new ();
  g_autoptr (GString) heard = g_string_new (NULL);

  bgl_sound_follow (sound, bgl_game_ui_find ("bango"), table);
  g_signal_connect (sound, "played", G_CALLBACK (played_cb), heard);

  play (table, 1, "0,3");
  bgl_test_settle ();
  g_assert_cmpstr (heard->str, ==, "tile ");

  g_settings_set_boolean (settings, BGL_SETTING_SOUNDS, FALSE);
  play (table, 2, "1,3");
  bgl_test_settle ();
  g_assert_cmpstr (heard->str, ==, "tile ");
  g_settings_reset (settings, BGL_SETTING_SOUNDS);

  /* The tile that wins is heard as the win. */
  play (table, 1, "0,4");
  bgl_test_settle ();
  g_assert_cmpstr (heard->str, ==, "tile win ");

  bgl_test_unref (sound);
}

/* The order of the events does not matter: the right call is heard, not the trophy that is taken afterward. */
static void
test_weight (void)
{
  g_autoptr (BglTable) table = bgl_test_table ("[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n"
                                               "[Seat2 \"Boris\"]\n\n1: roll\n"
                                               "*: film 3 3 animals gnu gnu gnu rhino bongo\n");
  BglSound *sound = bgl_sound_new ();
  g_autoptr (GString) heard = g_string_new (NULL);

  bgl_sound_follow (sound, bgl_game_ui_find ("bongo"), table);
  g_signal_connect (sound, "played", G_CALLBACK (played_cb), heard);
  play (table, 1, "call rhino @100");
  bgl_test_settle ();
  play (table, 2, "call gnu @200");
  bgl_test_settle ();
  g_assert_cmpstr (heard->str, ==, "wrong right ");

  /* A sound that belongs to no move takes the place of another one. */
  play (table, 2, "roll");
  play (table, 0, "film 3 3 animals gnu gnu gnu rhino bongo");
  bgl_sound_play (sound, "go");
  bgl_test_settle ();
  g_assert_cmpstr (heard->str, ==, "wrong right go ");

  bgl_test_unref (sound);
}

/* Every sound that a game names is there, and every file of sounds is a wave. */
static void
test_files (void)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis; i++)
    {
      guint n_heard = 0;

      for (guint j = 0; uis[i]->sounds != NULL && uis[i]->sounds[j].name != NULL; j++)
        {
          g_autofree char *path =
            g_strdup_printf ("/io/github/bungalow_games/Bungalow/sounds/%s.wav", uis[i]->sounds[j].name);
          g_autoptr (GBytes) bytes = NULL;

          bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
          g_assert_nonnull (bytes);
          g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 4, "RIFF", 4);
          n_heard++;
        }
      g_assert_cmpuint (n_heard, >, 0);
    }

  /* This one belongs to no event. */
  g_assert_true (g_resources_get_info ("/io/github/bungalow_games/Bungalow/sounds/go.wav", G_RESOURCE_LOOKUP_FLAGS_NONE,
                                       NULL, NULL, NULL));
}

/* The window opens where it was closed: at the table, at the very move; or on the shelf. */
static void
test_session (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, "game.bungalow");
  g_autoptr (BglTable) table = bgl_test_table (PEOPLE "1: 0,1\n");

  g_assert_null (bgl_window_get_page (fixture->window));
  bgl_window_show_table (fixture->window, table, file);
  play (table, 2, "1,1");
  fixture_close_window (fixture);

  fixture_open_window (fixture);
  g_assert_nonnull (bgl_window_get_page (fixture->window));
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (fixture_get_table (fixture))), ==, 2);

  /* From the shelf to the shelf. */
  bgl_window_show_shelf (fixture->window);
  fixture_close_window (fixture);
  fixture_open_window (fixture);
  g_assert_null (bgl_window_get_page (fixture->window));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  g_test_add_func ("/session/sounds", test_sounds);
  g_test_add_func ("/session/weight", test_weight);
  g_test_add_func ("/session/files", test_files);
  FIXTURE_ADD ("/session/session", test_session);
  FIXTURE_ADD ("/session/notification", test_notification);

  return g_test_run ();
}
