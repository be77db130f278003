/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/bgl-store.h"

#define HEAD "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"2\"]\n"

typedef struct
{
  char     *path;
  BglStore *store;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GFile) folder = NULL;

  fixture->path = g_dir_make_tmp ("bungalow-test-XXXXXX", NULL);
  folder = g_file_new_for_path (fixture->path);
  fixture->store = bgl_store_new (folder);
}

/* The worker of a scan may hold the store for another moment. */
static void
unref_store (Fixture *fixture)
{
  BglStore *store = fixture->store;

  g_object_add_weak_pointer (G_OBJECT (store), (gpointer *) &store);
  g_object_unref (store);
  while (store != NULL)
    g_thread_yield ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->path, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (fixture->path), ==, 0);
  unref_store (fixture);
  g_free (fixture->path);
}

static char *
get_path (Fixture    *fixture,
          const char *name)
{
  return g_build_filename (fixture->path, name, NULL);
}

static void
write_file (Fixture    *fixture,
            const char *name,
            const char *text)
{
  g_autofree char *path = get_path (fixture, name);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
assert_file (Fixture    *fixture,
             const char *name,
             const char *text)
{
  g_autofree char *path = get_path (fixture, name);
  g_autofree char *contents = NULL;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, text);
}

static void
scanned_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  GError *error = NULL;

  bgl_store_scan_finish (BGL_STORE (source), result, &error);
  g_assert_no_error (error);
  *(gboolean *) data = TRUE;
}

/* How many games were found, and how many files are reported. */
static void
scan (Fixture *fixture,
      guint    n_entries,
      guint    n_damaged)
{
  gboolean done = FALSE;

  bgl_store_scan_async (fixture->store, NULL, scanned_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpuint (g_list_model_get_n_items (bgl_store_get_entries (fixture->store)), ==, n_entries);
  g_assert_cmpuint (g_strv_length ((char **) bgl_store_get_damaged (fixture->store)), ==, n_damaged);
}

static BglSavedGame *
find_stray (Fixture    *fixture,
            const char *name)
{
  GListModel *strays = bgl_store_get_strays (fixture->store);

  for (guint i = 0; i < g_list_model_get_n_items (strays); i++)
    {
      /* The list keeps it alive. */
      g_autoptr (BglSavedGame) entry = g_list_model_get_item (strays, i);
      g_autofree char *base = g_file_get_basename (bgl_saved_game_get_file (entry));

      if (g_str_equal (base, name))
        return entry;
    }

  return NULL;
}

static void
assert_stray (Fixture          *fixture,
              const char       *name,
              BglSavedGameKind  kind,
              const char       *reason)
{
  BglSavedGame *entry = find_stray (fixture, name);

  g_assert_nonnull (entry);
  g_assert_cmpint (bgl_saved_game_get_kind (entry), ==, kind);
  g_assert_nonnull (strstr (bgl_saved_game_get_reason (entry), reason));
}

/* A version that cannot read a record leaves it to the one that can. */
static void
test_other_version (Fixture       *fixture,
                    gconstpointer  data)
{
  static const char *const texts[] = {
    "[Bungalow \"2\"]\n[Game \"nim\"]\n[Seats \"2\"]\n",
    "[Bungalow \"1\"]\n[Game \"chess\"]\n[Seats \"2\"]\n",
  };

  write_file (fixture, "newer.bungalow", texts[0]);
  write_file (fixture, "unknown.bungalow", texts[1]);
  write_file (fixture, "good.bungalow", HEAD);
  for (guint i = 0; i < 2; i++)
    {
      scan (fixture, 1, 0);
      assert_file (fixture, "newer.bungalow", texts[0]);
      assert_file (fixture, "unknown.bungalow", texts[1]);
      assert_stray (fixture, "newer.bungalow", BGL_SAVED_GAME_FOREIGN, "version “2”");
      assert_stray (fixture, "unknown.bungalow", BGL_SAVED_GAME_FOREIGN, "no game called “chess”");
    }
}

/* It is deleted when a person asks for it, and can be brought back until then. */
static void
test_delete_stray (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *path = get_path (fixture, "newer.bungalow");
  g_autoptr (BglSavedGame) stray = NULL;

  write_file (fixture, "newer.bungalow", "[Bungalow \"2\"]\n");
  scan (fixture, 0, 0);
  stray = g_object_ref (find_stray (fixture, "newer.bungalow"));
  bgl_store_hide (fixture->store, stray);
  scan (fixture, 0, 0);
  g_assert_null (find_stray (fixture, "newer.bungalow"));
  bgl_store_show (fixture->store, stray);
  g_assert_nonnull (find_stray (fixture, "newer.bungalow"));

  bgl_store_hide (fixture->store, stray);
  g_assert_true (bgl_store_delete (fixture->store, stray, NULL));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  write_file (fixture, "broken.bungalow", "garbage");
  scan (fixture, 0, 1);
  assert_file (fixture, "broken.bungalow.damaged", "garbage");

  /* Another one of the same name takes nobody's place. */
  write_file (fixture, "broken.bungalow", "more garbage");
  scan (fixture, 0, 1);
  assert_file (fixture, "broken.bungalow.damaged", "garbage");
  assert_file (fixture, "broken.bungalow-2.damaged", "more garbage");
  assert_stray (fixture, "broken.bungalow.damaged", BGL_SAVED_GAME_SET_ASIDE, "Line 1: ");
  assert_stray (fixture, "broken.bungalow-2.damaged", BGL_SAVED_GAME_SET_ASIDE, "Line 1: ");
}

static void
put_back (Fixture          *fixture,
          const char       *name,
          const char       *expected,
          BglSavedGameKind  kind)
{
  g_autoptr (BglSavedGame) back = NULL;
  g_autofree char *base = NULL;
  g_autoptr (GError) error = NULL;

  back = bgl_store_put_back (fixture->store, find_stray (fixture, name), &error);
  g_assert_no_error (error);
  base = g_file_get_basename (bgl_saved_game_get_file (back));
  g_assert_cmpstr (base, ==, expected);
  g_assert_cmpint (bgl_saved_game_get_kind (back), ==, kind);
  g_assert_null (find_stray (fixture, name));
}

/* Setting aside can be undone, and then nobody sets the file aside again. */
static void
test_put_back (Fixture       *fixture,
               gconstpointer  data)
{
  write_file (fixture, "broken.bungalow", "garbage");
  write_file (fixture, "mended.bungalow", "garbage");
  scan (fixture, 0, 2);

  /* Somebody has repaired it, and somebody else has taken its name. */
  write_file (fixture, "mended.bungalow.damaged", HEAD);
  write_file (fixture, "mended.bungalow", HEAD);
  put_back (fixture, "broken.bungalow.damaged", "broken.bungalow", BGL_SAVED_GAME_DAMAGED);
  put_back (fixture, "mended.bungalow.damaged", "mended-2.bungalow", BGL_SAVED_GAME_GAME);
  assert_file (fixture, "broken.bungalow", "garbage");
  g_assert_cmpuint (g_list_model_get_n_items (bgl_store_get_entries (fixture->store)), ==, 1);

  for (guint i = 0; i < 2; i++)
    {
      scan (fixture, 2, 0);
      assert_file (fixture, "broken.bungalow", "garbage");
      assert_stray (fixture, "broken.bungalow", BGL_SAVED_GAME_DAMAGED, "Line 1: ");
    }
}

/* A file that cannot be read is not damaged: it stays where it is. */
static void
test_unreadable (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autofree char *large = get_path (fixture, "large.bungalow");
  int fd = g_open (large, O_CREAT | O_WRONLY, 0600);

  g_assert_cmpint (ftruncate (fd, G_GINT64_CONSTANT (1) << 40), ==, 0);
  g_close (fd, NULL);
  scan (fixture, 0, 0);
  assert_stray (fixture, "large.bungalow", BGL_SAVED_GAME_UNREADABLE, "larger than 4 megabytes");
  g_assert_true (g_file_test (large, G_FILE_TEST_EXISTS));
}

static void
set_time (Fixture    *fixture,
          const char *name,
          gint64      seconds)
{
  g_autofree char *path = get_path (fixture, name);
  struct timespec times[2] = { { .tv_sec = seconds }, { .tv_sec = seconds } };

  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

static void
assert_order (Fixture    *fixture,
              const char *names)
{
  GListModel *entries = bgl_store_get_entries (fixture->store);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (BglSavedGame) entry = g_list_model_get_item (entries, i);
      g_autofree char *name = g_file_get_basename (bgl_saved_game_get_file (entry));

      g_string_append_printf (text, "%s ", name);
      g_assert_cmpint (bgl_saved_game_get_modified (entry), <=, g_get_real_time ());
    }
  g_assert_cmpstr (text->str, ==, names);
}

/* A file from the future is not the one to continue. */
static void
test_future (Fixture       *fixture,
             gconstpointer  data)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  write_file (fixture, "a.bungalow", HEAD);
  write_file (fixture, "b.bungalow", HEAD);
  write_file (fixture, "nim-2020-02-03-040506.bungalow", HEAD);
  write_file (fixture, "nim-2999-02-03-040506.bungalow", HEAD);
  set_time (fixture, "a.bungalow", now - 1000);
  set_time (fixture, "b.bungalow", now - 500);
  set_time (fixture, "nim-2020-02-03-040506.bungalow", now + 100000);
  set_time (fixture, "nim-2999-02-03-040506.bungalow", now + 100000);
  scan (fixture, 4, 0);
  assert_order (fixture, "b.bungalow a.bungalow nim-2020-02-03-040506.bungalow nim-2999-02-03-040506.bungalow ");

  set_time (fixture, "a.bungalow", now + G_GINT64_CONSTANT (100000000000));
  scan (fixture, 4, 0);
  g_assert_true (g_str_has_suffix (g_file_peek_path (bgl_store_get_unfinished (fixture->store, "nim")),
                                   "/b.bungalow"));
}

/* A record that somebody wrote by hand may have no result: its moves say that the game is over. */
static void
test_no_result (Fixture       *fixture,
                gconstpointer  data)
{
  write_file (fixture, "over.bungalow",
              HEAD "[Position \"1\"]\n\n1: 1\n*: 5\n2: 2\n1: 2\n2: 1\n");
  scan (fixture, 1, 0);
  g_assert_null (bgl_store_get_unfinished (fixture->store, "nim"));

  write_file (fixture, "waiting.bungalow", HEAD "\n1: 2\n");
  scan (fixture, 2, 0);
  g_assert_true (g_str_has_suffix (g_file_peek_path (bgl_store_get_unfinished (fixture->store, "nim")),
                                   "/waiting.bungalow"));
}

/* Whatever else lies in the folder is neither read nor moved. */
static void
test_other_kinds (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autofree char *folder = get_path (fixture, "folder.bungalow");
  g_autofree char *pipe = get_path (fixture, "pipe.bungalow");
  g_autofree char *link = get_path (fixture, "link.bungalow");
  g_autofree char *endless = get_path (fixture, "endless.bungalow");

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (symlink ("/etc/passwd", link), ==, 0);
  g_assert_cmpint (symlink ("/dev/zero", endless), ==, 0);
  scan (fixture, 0, 0);

  g_assert_true (g_file_test (folder, G_FILE_TEST_IS_DIR));
  g_assert_true (g_file_test (pipe, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
}

/* A file from elsewhere is never renamed, even if the settings say that it is a game of ours. */
static void
test_elsewhere (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *folder = get_path (fixture, "games");
  g_autofree char *path = get_path (fixture, "mine");
  g_autoptr (GFile) games = g_file_new_for_path (folder);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (BglStore) store = bgl_store_new (games);
  g_autoptr (GError) error = NULL;

  write_file (fixture, "mine", "garbage");
  g_assert_null (bgl_store_load (store, file, &error));
  g_assert_error (error, BGL_RULE_ERROR, BGL_RULE_ERROR_RECORD);
  assert_file (fixture, "mine", "garbage");
}

static void
assert_refused (const char   *path,
                GIOErrorEnum  code)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_null (bgl_record_load (file, &error));
  g_assert_error (error, G_IO_ERROR, (int) code);
}

static void
test_load (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *pipe = get_path (fixture, "pipe.bungalow");
  g_autofree char *large = get_path (fixture, "large.bungalow");
  g_autofree char *good = get_path (fixture, "good.bungalow");
  g_autoptr (GFile) file = g_file_new_for_path (good);
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  int fd;

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  fd = g_open (large, O_CREAT | O_WRONLY, 0600);
  g_assert_cmpint (ftruncate (fd, G_GINT64_CONSTANT (1) << 40), ==, 0);
  g_close (fd, NULL);
  write_file (fixture, "good.bungalow", HEAD);

  assert_refused (pipe, G_IO_ERROR_NOT_REGULAR_FILE);
  assert_refused (fixture->path, G_IO_ERROR_NOT_REGULAR_FILE);
  assert_refused ("/dev/zero", G_IO_ERROR_NOT_REGULAR_FILE);
  assert_refused ("/nowhere/game.bungalow", G_IO_ERROR_NOT_FOUND);
  assert_refused (large, G_IO_ERROR_NO_SPACE);

  record = bgl_record_load (file, &error);
  g_assert_no_error (error);
  g_assert_nonnull (record);
}

/* A name is found even where nobody can look. Root can look everywhere, so the parent is a file. */
static void
test_new_file (Fixture       *fixture,
               gconstpointer  data)
{
  g_autofree char *path = get_path (fixture, "file");
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (BglStore) store = bgl_store_new (folder);
  g_autoptr (GFile) file = NULL;

  write_file (fixture, "file", "");
  file = bgl_store_new_file (store, "nim");
  g_assert_true (g_file_has_prefix (file, folder));
}

static void
test_limits (void)
{
  /* Behind 512 tags, behind 100,000 moves, and the position. */
  static const guint lines[] = { 513, 100005, 4 };
  g_autoptr (GString) tags = g_string_new (HEAD);
  g_autoptr (GString) moves = g_string_new (HEAD "\n");
  g_autoptr (GString) line = g_string_new (HEAD "[Position \"");
  const GString *const texts[] = { tags, moves, line };

  for (guint i = 0; i < 100000; i++)
    g_string_append_printf (tags, "[Tag%u \"x\"]\n", i);
  for (guint i = 0; i < 100001; i++)
    g_string_append (moves, "1: 1\n");
  for (guint i = 0; i < 1024 * 1024; i++)
    g_string_append (line, "0,1=1 2,0=");
  g_string_append (line, "\"]\n");

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (bgl_record_parse (texts[i]->str, -1, &error));
      g_assert_error (error, BGL_RULE_ERROR, BGL_RULE_ERROR_RECORD);
      g_assert_cmpuint (bgl_rule_error_get_line (error), ==, lines[i]);
    }
}

#define ADD(name, func) g_test_add (name, Fixture, NULL, set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/store/other-version", test_other_version);
  ADD ("/store/delete-stray", test_delete_stray);
  ADD ("/store/damaged", test_damaged);
  ADD ("/store/put-back", test_put_back);
  ADD ("/store/unreadable", test_unreadable);
  ADD ("/store/future", test_future);
  ADD ("/store/other-kinds", test_other_kinds);
  ADD ("/store/elsewhere", test_elsewhere);
  ADD ("/store/load", test_load);
  ADD ("/store/new-file", test_new_file);
  ADD ("/store/no-result", test_no_result);
  g_test_add_func ("/store/limits", test_limits);

  return g_test_run ();
}
