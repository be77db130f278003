/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/bgl-file.h"

typedef struct
{
  char  *path;
  char  *name;
  GFile *file;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->path = g_dir_make_tmp ("bungalow-test-XXXXXX", NULL);
  fixture->name = g_build_filename (fixture->path, "file", NULL);
  fixture->file = g_file_new_for_path (fixture->name);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_unlink (fixture->name);
  /* Nothing else is left behind. */
  g_assert_cmpint (g_rmdir (fixture->path), ==, 0);
  g_object_unref (fixture->file);
  g_free (fixture->name);
  g_free (fixture->path);
}

static void
assert_contents (Fixture    *fixture,
                 const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (fixture->name, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static void
test_replace (Fixture       *fixture,
              gconstpointer  data)
{
  GStatBuf info;

  g_assert_true (bgl_file_replace (fixture->file, "one", 3, NULL));
  assert_contents (fixture, "one");

  g_assert_cmpint (g_chmod (fixture->name, 0640), ==, 0);
  g_assert_true (bgl_file_replace (fixture->file, "two", 3, NULL));
  assert_contents (fixture, "two");
  g_assert_cmpint (g_stat (fixture->name, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0640);
}

static void
test_link (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *name = g_build_filename (fixture->path, "link", NULL);
  g_autoptr (GFile) link = g_file_new_for_path (name);

  g_assert_true (g_file_set_contents (fixture->name, "one", -1, NULL));
  g_assert_cmpint (symlink ("file", name), ==, 0);
  g_assert_true (bgl_file_replace (link, "two", 3, NULL));
  assert_contents (fixture, "two");
  g_assert_true (g_file_test (name, G_FILE_TEST_IS_SYMLINK));
  g_unlink (name);
}

/* As on a disk without space: files cannot grow beyond a few bytes. */
static void
test_full (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *text = g_strnfill (100000, 'x');
  g_autoptr (GError) error = NULL;
  struct rlimit before, limit;

  g_assert_true (g_file_set_contents (fixture->name, "what was there", -1, NULL));

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  limit = before;
  limit.rlim_cur = 4096;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  g_assert_false (bgl_file_replace (fixture->file, text, 100000, &error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

  g_assert_nonnull (error);
  assert_contents (fixture, "what was there");
}

static void
test_kinds (Fixture       *fixture,
            gconstpointer  data)
{
  const char *const paths[] = { fixture->name, fixture->path, "/dev/full" };

  g_assert_cmpint (mkfifo (fixture->name, 0600), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (paths[i]);
      g_autoptr (GError) error = NULL;

      g_assert_false (bgl_file_replace (file, "one", 3, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
    }
}

#define ADD(name, func) g_test_add (name, Fixture, NULL, set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/file/replace", test_replace);
  ADD ("/file/link", test_link);
  ADD ("/file/full", test_full);
  ADD ("/file/kinds", test_kinds);

  return g_test_run ();
}
