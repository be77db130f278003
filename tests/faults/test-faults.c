/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <errno.h>
#include <glib/gstdio.h>

#include "engine/bgl-save-file.h"
#include "engine/bgl-saver.h"
#include "engine/bgl-store.h"
#include "engine/bgl-table.h"
#include "faults.h"

#define HEAD  "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seed \"7\"]\n\n"
#define OTHER "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n\n1: 0,1\n# Not to be touched\n"

/* A game that is won, taken back, and won again; "-" is an undo. */
static const char *const steps[] = {
  "0,1", "1,1", "0,2", "1,2", "-", "1,2", "0,3", "1,3", "0,4", "-", "0,4", NULL,
};

/* A disk may be full or fail for a moment; a folder that may not be written stays that way. */
static const struct
{
  int      number;
  gboolean lasting;
} faults[] = {
  { ENOSPC, FALSE },
  { ENOSPC, TRUE },
  { EIO, FALSE },
  { EIO, TRUE },
  { EACCES, TRUE },
  { EROFS, TRUE },
};

typedef struct
{
  char     *path;     /* the folder of games */
  BglStore *store;
  gboolean  begun;    /* the game is there before the fault */
  gboolean  reported; /* a fault was reported */
} Run;

static void
remove_files (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      g_assert_cmpint (g_remove (child), ==, 0);
    }
  if (dir != NULL)
    g_assert_cmpint (g_rmdir (path), ==, 0);
}

static guint
count_files (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static char *
read_file (const char *folder,
           const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);

  return text;
}

static void
write_file (const char *folder,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  FILE *stream;

  g_mkdir_with_parents (folder, 0777);
  stream = g_fopen (path, "w");
  g_assert_nonnull (stream);
  fputs (text, stream);
  fclose (stream);
}

static void
scanned_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  *(int *) data = bgl_store_scan_finish (BGL_STORE (source), result, NULL) ? 1 : 0;
}

static void
scan (BglStore *store)
{
  int done = -1;

  bgl_store_scan_async (store, NULL, scanned_cb, &done);
  while (done < 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (done, ==, 1);
}

static void
unsaved_cb (Run        *run,
            guint       position,
            guint       removed,
            guint       added,
            GListModel *unsaved)
{
  g_autoptr (BglSaver) saver = NULL;

  if (added == 0)
    return;

  saver = g_list_model_get_item (unsaved, position);
  g_assert_nonnull (bgl_saver_get_error (saver));
  g_assert_cmpstr (bgl_saver_get_error (saver)->message, !=, "");
  run->reported = TRUE;
}

static void
take_step (BglTable   *table,
           const char *step)
{
  BglGame *game = bgl_table_get_game (table);

  if (g_str_equal (step, "-"))
    bgl_game_undo (game);
  else
    g_assert_true (bgl_game_play_text (game, (guint) bgl_game_get_turn (game), step, NULL));
}

/* Only one thread works on the files at a time, so that the n-th call is always the same. */
static void
play (BglTable *table)
{
  BglGame *game = bgl_table_get_game (table);

  for (guint i = bgl_game_get_ply (game); steps[i] != NULL; i++)
    {
      take_step (table, steps[i]);
      bgl_table_flush (table, NULL);
    }
}

static void
copy_files (const char *from,
            const char *to)
{
  g_autoptr (GDir) dir = g_dir_open (from, 0, NULL);
  const char *name;

  g_assert_cmpint (g_mkdir (to, 0777), ==, 0);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *text = read_file (from, name);

      write_file (to, name, text);
    }
}

/* What the next start finds if the process dies now: a game that is good as far as it goes. */
static void
check_crash (Run      *run,
             BglTable *table)
{
  g_autofree char *path = g_strconcat (run->path, "-crash", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (BglStore) store = bgl_store_new (folder);

  copy_files (run->path, path);
  scan (store);
  g_assert_cmpuint (g_strv_length ((char **) bgl_store_get_damaged (store)), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (bgl_store_get_entries (store)), ==, count_files (path));
  for (guint i = 0; i < g_list_model_get_n_items (bgl_store_get_entries (store)); i++)
    {
      g_autoptr (BglSavedGame) entry = g_list_model_get_item (bgl_store_get_entries (store), i);
      g_autoptr (GError) error = NULL;
      g_autoptr (BglRecord) record = bgl_store_load (store, bgl_saved_game_get_file (entry), &error);

      g_assert_no_error (error);
      g_assert_nonnull (record);
    }

  remove_files (path);
}

static void
check_stored (Run      *run,
              BglTable *table)
{
  g_autoptr (BglRecord) record = bgl_table_to_record (table);
  g_autofree char *expected = bgl_record_to_string (record);
  g_autofree char *text = read_file (run->path, "game.bungalow");

  g_assert_cmpstr (text, ==, expected);
}

static BglTable *
sit_down (Run *run)
{
  g_autofree char *path = g_build_filename (run->path, "game.bungalow", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (BglRecord) record = NULL;
  BglTable *table;

  record = run->begun ? bgl_store_load (run->store, file, NULL) : bgl_record_parse (HEAD, -1, NULL);
  g_assert_nonnull (record);
  table = bgl_table_new_from_record (record, NULL);
  bgl_table_set_record_file (table, file);
  bgl_table_flush (table, NULL);

  return table;
}

/* FALSE when there are fewer calls. */
static gboolean
run_game (gboolean begun,
          guint    call,
          int      number,
          gboolean lasting)
{
  g_autofree char *path = g_dir_make_tmp ("bungalow-test-XXXXXX", NULL);
  Run run = { .path = g_build_filename (path, "games", NULL), .begun = begun };
  g_autoptr (GFile) folder = g_file_new_for_path (run.path);
  g_autoptr (BglTable) table = NULL;
  GListModel *unsaved = bgl_saver_get_unsaved ();
  gboolean unsaved_at_end;
  guint n_calls;
  gulong handler;

  run.store = bgl_store_new (folder);
  if (begun)
    {
      write_file (run.path, "other.bungalow", OTHER);
      write_file (run.path, "game.bungalow", HEAD "1: 0,1\n2: 1,1\n");
      /* What an earlier fault has left behind. */
      write_file (run.path, "game.bungalow.1-9-1.part", HEAD "1: 0,1\n");
    }
  handler = g_signal_connect_swapped (unsaved, "items-changed", G_CALLBACK (unsaved_cb), &run);

  faults_arm (run.path, call, number, lasting);
  scan (run.store);
  table = sit_down (&run);
  play (table);
  unsaved_at_end = g_list_model_get_n_items (unsaved) > 0;
  n_calls = faults_disarm ();

  /* Without a report, the file is complete. */
  check_crash (&run, table);
  if (n_calls >= call && !run.reported)
    check_stored (&run, table);
  if (!unsaved_at_end)
    check_stored (&run, table);

  /* When the fault is gone, all of it can be stored. */
  g_assert_true (bgl_table_flush (table, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (unsaved), ==, 0);
  check_stored (&run, table);
  bgl_table_set_record_file (table, NULL);
  scan (run.store);
  check_stored (&run, table);
  g_assert_cmpuint (g_strv_length ((char **) bgl_store_get_damaged (run.store)), ==, 0);
  g_assert_cmpuint (count_files (run.path), ==, begun ? 2 : 1);
  if (begun)
    {
      g_autofree char *other = read_file (run.path, "other.bungalow");

      g_assert_cmpstr (other, ==, OTHER);
    }

  g_signal_handler_disconnect (unsaved, handler);
  remove_files (run.path);
  g_assert_cmpint (g_rmdir (path), ==, 0);
  g_object_unref (run.store);
  g_free (run.path);

  return n_calls >= call;
}

/* The newest file, which the next start takes, holds the whole game. */
static void
check_newest (Run      *run,
              BglTable *table)
{
  g_autoptr (BglRecord) record = bgl_table_to_record (table);
  g_autofree char *expected = bgl_record_to_string (record);
  g_autoptr (GDir) dir = g_dir_open (run->path, 0, NULL);
  g_autofree char *newest = g_strdup ("game.bungalow");
  g_autofree char *text = NULL;
  guint highest = 0;
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      guint sequence;
      gsize n_bytes;
      guint64 inode;

      if (bgl_save_file_parse_part (name, "game.bungalow", &sequence, &n_bytes, &inode) && sequence > highest)
        {
          g_free (newest);
          newest = g_strdup (name);
          highest = sequence;
        }
    }

  text = read_file (run->path, newest);
  g_assert_cmpstr (text, ==, expected);
}

static Run *
begin_run (BglTable **table)
{
  g_autofree char *path = g_dir_make_tmp ("bungalow-test-XXXXXX", NULL);
  g_autoptr (GFile) folder = NULL;
  Run *run = g_new0 (Run, 1);

  run->path = g_build_filename (path, "games", NULL);
  folder = g_file_new_for_path (run->path);
  run->store = bgl_store_new (folder);
  faults_arm (run->path, 0, 0, FALSE);
  *table = sit_down (run);

  return run;
}

static void
end_run (Run *run)
{
  g_autofree char *path = g_path_get_dirname (run->path);

  faults_disarm ();
  remove_files (run->path);
  g_assert_cmpint (g_rmdir (path), ==, 0);
  g_object_unref (run->store);
  g_free (run->path);
  g_free (run);
}

/* Nobody waits for a disk that does not answer, and what was played is there all the same. */
static void
test_slow_disk (void)
{
  g_autoptr (BglTable) table = NULL;
  Run *run = begin_run (&table);

  faults_hold (TRUE);
  for (guint i = 0; steps[i] != NULL; i++)
    {
      take_step (table, steps[i]);
      check_newest (run, table);
    }
  /* The disk is still where it was: the end of the game is beside the save. */
  g_assert_cmpuint (count_files (run->path), ==, 2);
  faults_hold (FALSE);

  g_assert_true (bgl_table_flush (table, NULL));
  check_stored (run, table);
  bgl_table_set_record_file (table, NULL);
  end_run (run);
}

/* A move is on the disk, and not only in the memory of the kernel, when the flush returns. So is the name of a new
 * file. */
static void
test_synced (void)
{
  guint n_folders = faults_count_syncs (TRUE);
  g_autoptr (BglTable) table = NULL;
  Run *run = begin_run (&table);

  g_assert_cmpuint (faults_count_syncs (TRUE), >, n_folders);
  for (guint i = 0; steps[i] != NULL; i++)
    {
      guint n_files = faults_count_syncs (FALSE);

      take_step (table, steps[i]);
      g_assert_true (bgl_table_flush (table, NULL));
      g_assert_cmpuint (faults_count_syncs (FALSE), >, n_files);
      check_stored (run, table);
    }

  bgl_table_set_record_file (table, NULL);
  end_run (run);
}

/* If a call fails once, the flush tries again. */
static void
test_flush_again (void)
{
  g_autoptr (BglTable) table = NULL;
  Run *run = begin_run (&table);
  gboolean sync_failed = FALSE;

  for (guint call = 1; !sync_failed; call++)
    {
      faults_arm (run->path, call, EIO, FALSE);
      take_step (table, call % 2 == 1 ? "0,1" : "-");
      g_assert_true (bgl_table_flush (table, NULL));
      check_stored (run, table);
      g_assert_nonnull (faults_get_first ());
      sync_failed = g_str_equal (faults_get_first (), "fsync");
    }

  bgl_table_set_record_file (table, NULL);
  end_run (run);
}

static gpointer
release_soon (gpointer data)
{
  g_usleep (100 * 1000);
  faults_hold (FALSE);

  return NULL;
}

/* A file is closed only when everything is in it, even if the disk takes its time. */
static void
test_close (void)
{
  g_autoptr (BglTable) table = NULL;
  Run *run = begin_run (&table);
  guint n_files = faults_count_syncs (FALSE);
  GThread *thread;

  faults_hold (TRUE);
  take_step (table, "0,1");
  thread = g_thread_new ("release", release_soon, NULL);
  bgl_table_set_record_file (table, NULL);
  g_assert_cmpuint (faults_count_syncs (FALSE), >, n_files);
  g_thread_join (thread);
  check_stored (run, table);
  end_run (run);
}

static void
test_every_call (gconstpointer data)
{
  gboolean begun = GPOINTER_TO_INT (data);

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      guint call = 1;

      while (run_game (begun, call, faults[i].number, faults[i].lasting))
        {
          g_test_message ("%s: %s call %u (%s)", g_strerror (faults[i].number), faults[i].lasting ? "from" : "only",
                          call, faults_get_first ());
          call++;
        }

      /* The file was opened, written, synced and put in its place. */
      g_assert_cmpuint (call, >, 20);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/faults/slow-disk", test_slow_disk);
  g_test_add_func ("/faults/synced", test_synced);
  g_test_add_func ("/faults/flush-again", test_flush_again);
  g_test_add_func ("/faults/close", test_close);
  g_test_add_data_func ("/faults/new-game", GINT_TO_POINTER (FALSE), test_every_call);
  g_test_add_data_func ("/faults/continued-game", GINT_TO_POINTER (TRUE), test_every_call);

  return g_test_run ();
}
