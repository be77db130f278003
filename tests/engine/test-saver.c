/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/bgl-saver.h"
#include "engine/bgl-store.h"
#include "engine/bgl-table.h"

#define HEAD "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"2\"]\n"
#define NAME "game.bungalow"

static char *program;

typedef struct
{
  char     *path;
  GFile    *folder;
  GFile    *file;
  BglStore *store;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->path = g_dir_make_tmp ("bungalow-test-XXXXXX", NULL);
  fixture->folder = g_file_new_for_path (fixture->path);
  fixture->file = g_file_get_child (fixture->folder, NAME);
  fixture->store = bgl_store_new (fixture->folder);
}

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
  bgl_saver_wait ();
  while (g_main_context_iteration (NULL, FALSE))
    ;
  remove_files (fixture->path);
  g_assert_cmpint (g_rmdir (fixture->path), ==, 0);
  unref_store (fixture);
  g_object_unref (fixture->file);
  g_object_unref (fixture->folder);
  g_free (fixture->path);
}

static void
write_file (Fixture    *fixture,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (fixture->path, name, NULL);
  FILE *stream = g_fopen (path, "w");

  g_assert_nonnull (stream);
  fputs (text, stream);
  fclose (stream);
}

static void
assert_file (Fixture    *fixture,
             const char *name,
             const char *text)
{
  g_autofree char *path = g_build_filename (fixture->path, name, NULL);
  g_autofree char *contents = NULL;

  g_file_get_contents (path, &contents, NULL, NULL);
  g_assert_cmpstr (contents, ==, text);
}

static guint
count_files (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->path, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static void
scanned_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_assert_true (bgl_store_scan_finish (BGL_STORE (source), result, NULL));
  *(gboolean *) data = TRUE;
}

static void
scan (Fixture *fixture)
{
  gboolean done = FALSE;

  bgl_store_scan_async (fixture->store, NULL, scanned_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_strv_length ((char **) bgl_store_get_damaged (fixture->store)), ==, 0);
}

/* The newest game of the folder; NULL where there is none. */
static BglTable *
load (Fixture *fixture)
{
  g_autoptr (BglSavedGame) entry = NULL;
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  BglTable *table;

  scan (fixture);
  entry = g_list_model_get_item (bgl_store_get_entries (fixture->store), 0);
  if (entry == NULL)
    return NULL;

  record = bgl_store_load (fixture->store, bgl_saved_game_get_file (entry), &error);
  g_assert_no_error (error);
  table = bgl_table_new_from_record (record, &error);
  g_assert_no_error (error);
  g_assert_cmpint (bgl_saved_game_get_result (entry) != NULL, ==, bgl_game_is_over (bgl_table_get_game (table)));

  return table;
}

static BglTable *
new_table (void)
{
  g_autoptr (BglRecord) record = bgl_record_parse (HEAD "[Seed \"7\"]\n[Position \"3\"]\n", -1, NULL);

  return bgl_table_new_from_record (record, NULL);
}

/*
 * Killed at the moment at which a step is shown. The steps are those of a game that ends, is taken back, and ends
 * again; "-" is an undo, and "+" a redo.
 */
static const char *const steps[] = {
  "1", "1", "1", "-", "-", "2", "5", "2", "-", "+", "2", "1", "-", "1", "-", "+",
};

static const guint plies[] = { 1, 2, 3, 2, 1, 2, 3, 4, 3, 4, 5, 6, 5, 6, 5, 6 };

static void
die (void)
{
  kill (getpid (), SIGKILL);
}

static void
take_step (BglTable   *table,
           const char *step)
{
  BglGame *game = bgl_table_get_game (table);

  if (g_str_equal (step, "-"))
    bgl_game_undo (game);
  else if (g_str_equal (step, "+"))
    bgl_game_redo (game);
  else
    bgl_game_play_text (game, (guint) bgl_game_get_turn (game), step, NULL);
}

static void
play_until_killed (const char *path,
                   guint       last,
                   gboolean    settled)
{
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (GFile) file = g_file_get_child (folder, NAME);
  BglTable *table = new_table ();
  BglGame *game = bgl_table_get_game (table);

  bgl_table_set_record_file (table, file);
  for (guint i = 0; i < last; i++)
    {
      take_step (table, steps[i]);
      if (settled)
        g_assert_true (bgl_table_flush (table, NULL));
    }

  g_signal_connect (game, "event", G_CALLBACK (die), NULL);
  g_signal_connect (game, "rewound", G_CALLBACK (die), NULL);
  take_step (table, steps[last]);
}

static void
test_killed (Fixture       *fixture,
             gconstpointer  data)
{
  for (guint last = 0; last < 2 * G_N_ELEMENTS (steps); last++)
    {
      guint step = last / 2;
      g_autofree char *number = g_strdup_printf ("%u", step);
      const char *arguments[] = { program, "--play", fixture->path, number, last % 2 ? "settled" : "at once", NULL };
      g_autoptr (GSubprocess) process = g_subprocess_newv (arguments, G_SUBPROCESS_FLAGS_NONE, NULL);
      g_autoptr (BglTable) table = NULL;

      g_assert_nonnull (process);
      g_assert_true (g_subprocess_wait (process, NULL, NULL));
      g_assert_true (g_subprocess_get_if_signaled (process));

      g_test_message ("Step %u, %s", step, arguments[4]);
      table = load (fixture);
      g_assert_nonnull (table);
      g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, plies[step]);
      g_assert_cmpuint (count_files (fixture), ==, 1);
      remove_files (fixture->path);
    }
}

/* A move is in the file before anybody hears of it, without waiting for a worker. */
static void
check_stored_cb (BglGame  *game,
                 gpointer  event,
                 Fixture  *fixture)
{
  g_autofree char *last = bgl_game_format_move (game, bgl_game_get_ply (game) - 1);
  g_autofree char *line = g_strdup_printf ("\n%s\n", last);
  g_autofree char *path = g_file_get_path (fixture->file);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_suffix (text, line));
}

static void
test_first_stored (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (BglTable) table = new_table ();
  g_autofree char *path = g_file_get_path (fixture->file);
  GStatBuf before, after;

  bgl_table_set_record_file (table, fixture->file);
  g_assert_true (bgl_table_flush (table, NULL));
  g_assert_cmpint (g_stat (path, &before), ==, 0);
  g_signal_connect (bgl_table_get_game (table), "event", G_CALLBACK (check_stored_cb), fixture);
  take_step (table, "1");
  take_step (table, "1");

  /* The file grew, it was not replaced: the next move need not wait for a disk. */
  g_assert_cmpint (g_stat (path, &after), ==, 0);
  g_assert_cmpuint (before.st_ino, ==, after.st_ino);
  take_step (table, "-");
  g_assert_cmpint (g_stat (path, &after), ==, 0);
  g_assert_cmpuint (before.st_ino, ==, after.st_ino);
}

/* Leftovers */

#define ONE HEAD "\n1: 2\n"
#define TWO HEAD "\n1: 2\n2: 2\n"

/* For the save that is there now. */
static char *
name_part (Fixture    *fixture,
           const char *text,
           guint       sequence)
{
  GStatBuf info = { 0 };

  g_stat (g_file_peek_path (fixture->file), &info);

  return g_strdup_printf (NAME ".%u-%" G_GSIZE_FORMAT "-%" G_GUINT64_FORMAT ".part", sequence, strlen (text),
                          (guint64) info.st_ino);
}

static void
write_part (Fixture    *fixture,
            guint       sequence,
            const char *intended,
            const char *text)
{
  g_autofree char *name = name_part (fixture, intended, sequence);

  write_file (fixture, name, text);
}

static void
test_leftovers (Fixture       *fixture,
                gconstpointer  data)
{
  /* What was written to the end takes the place of the save, also if moves were taken back. */
  write_file (fixture, NAME, TWO);
  write_part (fixture, 1, ONE, ONE);
  scan (fixture);
  assert_file (fixture, NAME, ONE);

  /* What was not, does not. */
  write_file (fixture, NAME, TWO);
  write_part (fixture, 1, TWO, ONE);
  scan (fixture);
  assert_file (fixture, NAME, TWO);
  write_part (fixture, 2, ONE, "");
  scan (fixture);
  assert_file (fixture, NAME, TWO);

  /* Neither does one that was for an earlier save, and could not be deleted. */
  write_file (fixture, NAME ".1-1-1.part", ONE);
  scan (fixture);
  assert_file (fixture, NAME, TWO);

  /* The newest one counts. */
  write_part (fixture, 9, TWO, TWO);
  write_part (fixture, 10, ONE, ONE);
  scan (fixture);
  assert_file (fixture, NAME, ONE);

  /* Those of older versions count if they hold more. */
  write_file (fixture, NAME ".AB12cd", TWO);
  write_file (fixture, NAME ".XX12cd", "garbage");
  scan (fixture);
  assert_file (fixture, NAME, TWO);
  write_file (fixture, NAME ".AB12cd", ONE);
  scan (fixture);
  assert_file (fixture, NAME, TWO);
  g_assert_cmpuint (count_files (fixture), ==, 1);

  /* A game that was never in its place. */
  remove_files (fixture->path);
  write_part (fixture, 1, TWO, TWO);
  scan (fixture);
  assert_file (fixture, NAME, TWO);
  g_assert_cmpuint (count_files (fixture), ==, 1);

  /* Loading a game looks at its leftovers, too. */
  write_part (fixture, 1, ONE, ONE);
  g_object_unref (bgl_store_load (fixture->store, fixture->file, NULL));
  assert_file (fixture, NAME, ONE);
  g_assert_cmpuint (count_files (fixture), ==, 1);
}

/* Files of other programs and of other versions are not ours. */
static void
test_strangers (Fixture       *fixture,
                gconstpointer  data)
{
  const char *newer = "[Bungalow \"2\"]\n[Game \"nim\"]\n[Seats \"2\"]\n";
  g_autofree char *part = NULL;

  write_file (fixture, NAME, ONE);
  part = name_part (fixture, newer, 1);
  write_file (fixture, part, newer);
  write_file (fixture, NAME ".backup", TWO);
  write_file (fixture, NAME ".1-x-1.part", TWO);
  write_file (fixture, "other.part", TWO);
  scan (fixture);
  assert_file (fixture, NAME, ONE);
  assert_file (fixture, part, newer);
  assert_file (fixture, NAME ".backup", TWO);
  assert_file (fixture, NAME ".1-x-1.part", TWO);
  assert_file (fixture, "other.part", TWO);
}

/* A part file that somebody is writing is left to them. */
static void
test_in_use (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *part = NULL;
  g_autofree char *path = NULL;
  int fd;

  write_file (fixture, NAME, ONE);
  part = name_part (fixture, TWO, 1);
  path = g_build_filename (fixture->path, part, NULL);
  write_file (fixture, part, TWO);
  fd = g_open (path, O_RDWR, 0);
  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  scan (fixture);
  assert_file (fixture, NAME, ONE);
  assert_file (fixture, part, TWO);
  g_close (fd, NULL);
}

/* A line that is not complete is left out, and the next move takes its place. */
static void
test_torn (Fixture       *fixture,
           gconstpointer  data)
{
  static const char *const tails[] = { "2", "2:", "2: 1,", "2: 9", "#: 1", "#: 1\n" };

  for (guint i = 0; i < G_N_ELEMENTS (tails); i++)
    {
      g_autofree char *text = g_strconcat (ONE, tails[i], NULL);
      g_autoptr (BglTable) table = NULL;
      g_autoptr (BglTable) again = NULL;

      write_file (fixture, NAME, text);
      table = load (fixture);
      g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, 1);
      bgl_table_set_record_file (table, fixture->file);
      take_step (table, "1");
      g_assert_true (bgl_table_flush (table, NULL));
      bgl_table_set_record_file (table, NULL);

      again = load (fixture);
      g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (again)), ==, 2);
      g_assert_cmpuint (count_files (fixture), ==, 1);
    }
}

/* Others */

static void
diverted_cb (BglTable *table,
             guint    *count)
{
  (*count)++;
}

static BglTable *
open_table (Fixture *fixture,
            guint   *n_diverted)
{
  BglTable *table = new_table ();

  *n_diverted = 0;
  g_signal_connect (table, "diverted", G_CALLBACK (diverted_cb), n_diverted);
  bgl_table_set_record_file (table, fixture->file);

  return table;
}

/* Two who open the same file both keep their game. */
static void
test_locked (Fixture       *fixture,
             gconstpointer  data)
{
  guint n_first, n_second;
  g_autoptr (BglTable) first = open_table (fixture, &n_first);
  g_autoptr (BglTable) second = NULL;
  g_autoptr (BglTable) third = NULL;
  g_autoptr (GFile) beside = g_file_get_child (fixture->folder, "game-2.bungalow");

  g_assert_true (bgl_table_flush (first, NULL));
  take_step (first, "1");
  second = open_table (fixture, &n_second);
  take_step (second, "2");
  take_step (first, "1");
  g_assert_true (bgl_table_flush (first, NULL));
  g_assert_true (bgl_table_flush (second, NULL));
  g_assert_cmpuint (n_first, ==, 0);
  g_assert_cmpuint (n_second, ==, 1);
  g_assert_true (g_file_equal (bgl_table_get_record_file (second), beside));
  g_assert_cmpuint (count_files (fixture), ==, 2);

  /* After one is closed, another one can be opened. */
  bgl_table_set_record_file (first, NULL);
  third = open_table (fixture, &n_first);
  g_assert_true (bgl_table_flush (third, NULL));
  g_assert_cmpuint (n_first, ==, 0);
}

/* Two who begin a game under the same name do too, though neither file is there when they look. */
static void
test_same_name (Fixture       *fixture,
                gconstpointer  data)
{
  guint n_first, n_second;
  g_autoptr (BglTable) first = open_table (fixture, &n_first);
  g_autoptr (BglTable) second = open_table (fixture, &n_second);

  take_step (first, "1");
  take_step (second, "2");
  g_assert_true (bgl_table_flush (first, NULL));
  g_assert_true (bgl_table_flush (second, NULL));
  g_assert_cmpuint (n_first + n_second, ==, 1);
  g_assert_cmpuint (count_files (fixture), ==, 2);
}

/* What somebody else has written is kept, whether they wrote into the file or replaced it. */
static void
test_edited (Fixture       *fixture,
             gconstpointer  data)
{
  for (guint replaced = 0; replaced < 2; replaced++)
    {
      guint n_diverted;
      g_autoptr (BglTable) table = open_table (fixture, &n_diverted);

      take_step (table, "1");
      g_assert_true (bgl_table_flush (table, NULL));
      if (replaced)
        g_assert_true (g_file_set_contents (g_file_peek_path (fixture->file), TWO, -1, NULL));
      else
        write_file (fixture, NAME, TWO);
      take_step (table, "1");
      g_assert_true (bgl_table_flush (table, NULL));
      g_assert_cmpuint (n_diverted, ==, 1);
      assert_file (fixture, NAME, TWO);
      g_assert_cmpuint (count_files (fixture), ==, 2);

      /* The same at the end of a game, when a part file is to take its place. */
      g_assert_true (g_file_set_contents (g_file_peek_path (bgl_table_get_record_file (table)), ONE, -1, NULL));
      bgl_game_play (bgl_table_get_game (table), bgl_move_new_resign (1), NULL);
      g_assert_true (bgl_table_flush (table, NULL));
      g_assert_cmpuint (n_diverted, ==, 2);
      assert_file (fixture, "game-2.bungalow", ONE);
      bgl_table_set_record_file (table, NULL);
      remove_files (fixture->path);
    }
}

/* A game whose file or folder is deleted is written again. */
static void
test_deleted (Fixture       *fixture,
              gconstpointer  data)
{
  guint n_diverted;
  g_autoptr (BglTable) table = open_table (fixture, &n_diverted);
  g_autoptr (BglTable) again = NULL;

  take_step (table, "1");
  g_assert_true (bgl_table_flush (table, NULL));
  remove_files (fixture->path);
  take_step (table, "1");
  g_assert_true (bgl_table_flush (table, NULL));
  g_assert_cmpuint (count_files (fixture), ==, 1);

  remove_files (fixture->path);
  g_assert_cmpint (g_rmdir (fixture->path), ==, 0);
  take_step (table, "1");
  g_assert_true (bgl_table_flush (table, NULL));
  bgl_table_set_record_file (table, NULL);
  again = load (fixture);
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (again)), ==, 3);
  g_assert_cmpuint (n_diverted, ==, 0);
}

#define ADD(name, func) g_test_add (name, Fixture, NULL, set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  program = argv[0];
  g_test_init (&argc, &argv, NULL);

  if (argc == 5 && g_str_equal (argv[1], "--play"))
    {
      play_until_killed (argv[2], (guint) atoi (argv[3]), g_str_equal (argv[4], "settled"));
      return 1;
    }

  ADD ("/saver/killed", test_killed);
  ADD ("/saver/first-stored", test_first_stored);
  ADD ("/saver/leftovers", test_leftovers);
  ADD ("/saver/strangers", test_strangers);
  ADD ("/saver/in-use", test_in_use);
  ADD ("/saver/torn", test_torn);
  ADD ("/saver/locked", test_locked);
  ADD ("/saver/same-name", test_same_name);
  ADD ("/saver/edited", test_edited);
  ADD ("/saver/deleted", test_deleted);

  return g_test_run ();
}
