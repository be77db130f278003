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

/* The order of the events of a move does not matter. */
static void
test_weight (void)
{
  const BglEventSound sounds[] = {
    { "tile-set-down", "tile" }, { "five", "gone" }, { "game-over", NULL }, { "tile-laid", "pick" }, { NULL, NULL },
  };
  BglGameUi ui = *bgl_game_ui_find ("bango");
  g_autoptr (BglTable) table = bgl_test_table (PEOPLE "1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 0,3\n2: 1,3\n");
  BglSound *sound = bgl_sound_new ();
  g_autoptr (GString) heard = g_string_new (NULL);

  ui.sounds = sounds;
  bgl_sound_follow (sound, &ui, table);
  g_signal_connect (sound, "played", G_CALLBACK (played_cb), heard);
  play (table, 1, "0,4");
  bgl_test_settle ();
  g_assert_cmpstr (heard->str, ==, "pick ");

  bgl_sound_play (sound, "go");
  bgl_test_settle ();
  g_assert_cmpstr (heard->str, ==, "pick go ");

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

      for (const BglEventSound *row = uis[i]->sounds; row->event != NULL; row++)
        {
          g_autofree char *path = NULL;
          g_autoptr (GBytes) bytes = NULL;

          if (row->sound == NULL)
            continue;

          path = g_strdup_printf ("/io/github/bungalow_games/Bungalow/sounds/%s.wav", row->sound);
          bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
          g_assert_nonnull (bytes);
          g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 4, "RIFF", 4);
          n_heard++;
        }
      g_assert_cmpuint (n_heard, >, 0);
    }
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

  return g_test_run ();
}
