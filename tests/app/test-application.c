/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

/* What people and other programs start: the command line and the way from one process to
 * the next. */

static const char *program;

static int
run (const char *const  *arguments,
     char              **output,
     char              **errors)
{
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  process = g_subprocess_newv (arguments, G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, output, errors, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));

  return g_subprocess_get_exit_status (process);
}

static void
test_version (void)
{
  const char *arguments[] = { program, "--version", NULL };
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (run (arguments, &output, &errors), ==, 0);
  g_assert_cmpstr (output, ==, "bungalow " PACKAGE_VERSION "\n");
}

static void
test_unknown_game (void)
{
  const char *arguments[] = { program, "--new-game", "chess", NULL };
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (run (arguments, &output, &errors), ==, 2);
  g_assert_nonnull (strstr (errors, "chess"));
}

/* A PDF file, without a window. */
static void
test_print (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bungalow-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "summary.pdf", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "nowhere", "summary.pdf", NULL);
  const struct
  {
    const char *place;
    const char *language;
    const char *file;
    int         status;
    const char *says;
  } runs[] = {
    { "bango/summary", "en,fr", path, 0, "" },
    { "chess", "en", path, 2, "chess" },
    { "bango", "de", path, 2, "de" },
    { "bango/summary", "en", nowhere, 1, "nowhere" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      const char *arguments[] = { program, "--print", runs[i].place, "--language", runs[i].language,
                                  "--output", runs[i].file, NULL };
      g_autofree char *output = NULL;
      g_autofree char *errors = NULL;

      g_assert_cmpint (run (arguments, &output, &errors), ==, runs[i].status);
      g_assert_nonnull (strstr (errors, runs[i].says));
      g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
    }

  {
    const char *arguments[] = { program, "--print", "bango", NULL };
    g_autofree char *output = NULL;
    g_autofree char *errors = NULL;

    g_assert_cmpint (run (arguments, &output, &errors), ==, 2);
    g_assert_nonnull (strstr (errors, "--output"));
  }

  /* Without space, what was there stays. */
  {
    const char *arguments[] = { "sh", "-c",
                                "trap '' XFSZ; ulimit -f 16; exec \"$0\" --print bango/summary --output \"$1\"",
                                program, path, NULL };
    g_autofree char *output = NULL;
    g_autofree char *errors = NULL;
    g_autofree char *contents = NULL;

    g_assert_true (g_file_set_contents (path, "what was there", -1, NULL));
    g_assert_cmpint (run (arguments, &output, &errors), ==, 1);
    g_assert_cmpstr (errors, !=, "");
    g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
    g_assert_cmpstr (contents, ==, "what was there");
  }

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static gboolean
has_owner (GDBusConnection *bus)
{
  g_autoptr (GVariant) reply = NULL;
  gboolean owned;

  reply = g_dbus_connection_call_sync (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                       "NameHasOwner", g_variant_new ("(s)", APPLICATION_ID),
                                       G_VARIANT_TYPE ("(b)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  g_assert_nonnull (reply);
  g_variant_get (reply, "(b)", &owned);

  return owned;
}

/* A second start calls the first one, which can be asked to quit, and does. */
static void
test_second_start (void)
{
  const char *first[] = { program, NULL };
  const char *second[] = { program, "--new-game", "bango", NULL };
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GDBusActionGroup) actions = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;
  g_autofree char *path = NULL;

  if (bus == NULL)
    {
      g_test_skip ("There is no session bus.");
      return;
    }

  process = g_subprocess_newv (first, G_SUBPROCESS_FLAGS_NONE, NULL);
  g_assert_nonnull (process);
  for (guint i = 0; i < 1200 && !has_owner (bus); i++)
    g_usleep (50 * 1000);
  g_assert_true (has_owner (bus));

  g_assert_cmpint (run (second, &output, &errors), ==, 0);
  g_assert_cmpstr (errors, ==, "");

  path = g_strdelimit (g_strconcat ("/", APPLICATION_ID, NULL), ".", '/');
  actions = g_dbus_action_group_get (bus, APPLICATION_ID, path);
  g_action_group_activate_action (G_ACTION_GROUP (actions), "quit", NULL);
  g_subprocess_wait_check (process, NULL, &error);
  g_assert_no_error (error);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  program = argv[1];

  g_test_add_func ("/application/version", test_version);
  g_test_add_func ("/application/unknown-game", test_unknown_game);
  g_test_add_func ("/application/print", test_print);
  g_test_add_func ("/application/second-start", test_second_start);

  return g_test_run ();
}
