/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that somebody opens, whatever they are: through the window, the command line and the desktop. */

#include "config.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "slow-file.h"
#include "window-fixture.h"

static GApplication *application;

static gboolean
has_page (gpointer window)
{
  return bgl_window_get_page (window) != NULL;
}

static gboolean
is_gone (gpointer text)
{
  return !fixture_is_said (text);
}

static char *
make_path (Fixture    *fixture,
           const char *name)
{
  return g_build_filename (fixture->path, name, NULL);
}

/* As the file manager and the command line do. */
static void
open_path (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_application_open (application, &file, 1, "");
}

static void
assert_refused (const char *path,
                const char *reason)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *heading = g_strdup_printf ("Could Not Open “%s”", name);

  g_test_message ("%s", path);
  open_path (path);
  bgl_test_wait (fixture_is_said, heading);
  g_assert_true (fixture_is_said ((char *) reason));
  fixture_dismiss (heading);
}

static void
test_kinds (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *pipe = make_path (fixture, "pipe");
  g_autofree char *folder = make_path (fixture, "folder");
  g_autofree char *broken = make_path (fixture, "broken");
  g_autofree char *endless = make_path (fixture, "endless");
  g_autofree char *large = make_path (fixture, "large");
  g_autofree char *good = make_path (fixture, "good");
  g_autofree char *link = make_path (fixture, "link");
  int fd;

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (symlink ("nowhere", broken), ==, 0);
  g_assert_cmpint (symlink ("/dev/zero", endless), ==, 0);
  fd = g_open (large, O_CREAT | O_WRONLY, 0600);
  g_assert_cmpint (ftruncate (fd, G_GINT64_CONSTANT (1) << 40), ==, 0);
  g_close (fd, NULL);

  assert_refused (pipe, "not a regular file");
  assert_refused (folder, "not a regular file");
  assert_refused (broken, "No such file");
  assert_refused (endless, "not a regular file");
  assert_refused ("/dev/zero", "not a regular file");
  assert_refused (large, "larger than 4 megabytes");

  /* A link to a game is as good as the game. */
  bgl_test_write_file (fixture->path, "good", PEOPLE "1: 0,1\n");
  g_assert_cmpint (symlink ("good", link), ==, 0);
  open_path (link);
  bgl_test_wait (has_page, fixture->window);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_contents (Fixture       *fixture,
               gconstpointer  data)
{
  static const struct
  {
    const char *name;
    const char *text;
    gssize      length;
    const char *reason;
  } files[] = {
    { "empty", "", 0, "Line 1: The tag “Bungalow” is missing." },
    { "binary", "\x7f" "ELF\x02\x00\x01\xff", 8, "Line 1: This is not UTF-8 text." },
    { "zero", PEOPLE "1: 0,1\0\n2: 1,1\n", sizeof PEOPLE + 14, "Line 7: This is not UTF-8 text." },
    { "latin", "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Ren\xe9\"]\n", -1,
      "Line 4: This is not UTF-8 text." },
    { "escape", PEOPLE "1: \x1b[31m0,1\n", -1, "Line 7: “ [31m0,1” is not a valid Bango move." },
    { "turned", PEOPLE "1: \xe2\x80\xae" "1,0\n", -1, "Line 7: “1,0” is not a valid Bango move." },
    { "newer", "[Bungalow \"2\"]\n", -1, "Line 1: This game file has version “2”. Only version 1 can be read." },
    { "refused", PEOPLE "1: 0,1\n2: 7,7\n", -1, "Line 8: A tile at (7, 7) would not touch" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = make_path (fixture, files[i].name);

      g_assert_true (g_file_set_contents (path, files[i].text, files[i].length, NULL));
      assert_refused (path, files[i].reason);
    }

  g_assert_null (bgl_window_get_page (fixture->window));
}

/* Several files: each bad one is named, and the last good one stays on show. */
static void
test_several (Fixture       *fixture,
              gconstpointer  data)
{
  static const char *const texts[] = { PEOPLE "1: 0,1\n", "garbage", PEOPLE "1: 0,1\n2: 1,1\n" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);
      g_autofree char *path = make_path (fixture, name);
      g_autoptr (GFile) file = g_file_new_for_path (path);

      g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      bgl_window_open_file (fixture->window, file);
    }

  fixture_dismiss ("Could Not Open “1”");
  bgl_test_wait (has_page, fixture->window);
  bgl_test_settle ();
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (fixture_get_table (fixture))), ==, 2);
}

static void
test_cancel (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GFile) slow = slow_file_new ("slow.bungalow");
  g_autofree char *path = make_path (fixture, "good");

  /* The window goes on meanwhile. */
  bgl_window_open_file (fixture->window, slow);
  g_assert_nonnull (fixture_sit_down (fixture, PEOPLE));
  fixture_dismiss ("Opening “slow.bungalow”");
  fixture_activate (fixture, "back", NULL);

  bgl_test_write_file (fixture->path, "good", PEOPLE "1: 0,1\n");
  open_path (path);
  bgl_test_wait (has_page, fixture->window);
  g_assert_false (fixture_is_said ((char *) "Could Not Open"));

  slow_file_release (SLOW_FILE (slow));
}

static void
test_slow (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GFile) slow = slow_file_new ("slow.bungalow");

  bgl_window_open_file (fixture->window, slow);
  bgl_test_wait (fixture_is_said, (char *) "Opening “slow.bungalow”");
  slow_file_release (SLOW_FILE (slow));
  bgl_test_wait (is_gone, (char *) "Opening “slow.bungalow”");
  g_assert_true (fixture_is_said ((char *) "The server went away."));
  fixture_dismiss ("Could Not Open “slow.bungalow”");
}

/* Before and after the dialog has come. */
static void
test_close (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GFile) slow = slow_file_new ("slow.bungalow");

  for (guint i = 0; i < 2; i++)
    {
      bgl_window_open_file (fixture->window, slow);
      if (i > 0)
        bgl_test_wait (fixture_is_said, (char *) "Opening “slow.bungalow”");
      fixture_close_window (fixture);
      fixture_open_window (fixture);
      bgl_test_settle ();
    }

  slow_file_release (SLOW_FILE (slow));
  bgl_test_settle ();
}

/* Addresses that GIO cannot take apart have no name, and links among them are still links. */
static void
test_addresses (Fixture       *fixture,
                gconstpointer  data)
{
  static const struct
  {
    const char *uri;
    const char *heading;
  } cases[] = {
    { "bungalow:%", "Page Not Found" },
    { "bungalow:bango%", "Page Not Found" },
    { "nothing:%", "Could Not Open “nothing:%”" },
    { "nothing://host/file", "Could Not Open" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_uri (cases[i].uri);

      g_test_message ("%s", cases[i].uri);
      g_application_open (application, &file, 1, "");
      bgl_test_wait (fixture_is_said, (char *) cases[i].heading);
      fixture_dismiss (cases[i].heading);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) owned = application = fixture_init (&argc, &argv);

  FIXTURE_ADD ("/opening/kinds", test_kinds);
  FIXTURE_ADD ("/opening/contents", test_contents);
  FIXTURE_ADD ("/opening/addresses", test_addresses);
  FIXTURE_ADD ("/opening/several", test_several);
  FIXTURE_ADD ("/opening/cancel", test_cancel);
  FIXTURE_ADD ("/opening/slow", test_slow);
  FIXTURE_ADD ("/opening/close", test_close);

  return g_test_run ();
}
