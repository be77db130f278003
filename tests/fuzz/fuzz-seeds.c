/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Feeds the seeds of a fuzzing target to it, as a test like any other: whatever fuzzing once found
 * stays mended, also where there is no clang. Each file is also cut short at every
 * byte, which is how a file that was not written to its end looks.
 */

#include "config.h"

#include "fuzz.h"

static void
test_file (gconstpointer data)
{
  const char *path = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *contents = NULL;
  gsize length;

  g_file_get_contents (path, &contents, &length, &error);
  g_assert_no_error (error);

  for (gsize size = 0; size <= length; size++)
    {
      /* No larger than needed, so that the sanitizers see a byte read too many. */
      g_autofree guint8 *part = g_malloc (MAX (size, 1));

      memcpy (part, contents, size);
      LLVMFuzzerTestOneInput (part, size);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = NULL;
  g_autofree char *target = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);

  g_assert_cmpint (argc, ==, 2);
  folder = g_dir_open (argv[1], 0, &error);
  g_assert_no_error (error);

  target = g_path_get_basename (argv[1]);
  while ((name = g_dir_read_name (folder)))
    {
      g_autofree char *test_path = g_strconcat ("/fuzz/", target, "/", name, NULL);

      g_test_add_data_func_full (test_path, g_build_filename (argv[1], name, NULL),
                                 test_file, g_free);
    }

  return g_test_run ();
}
