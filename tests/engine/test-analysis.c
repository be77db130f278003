/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gstdio.h>
#include <math.h>
#include <time.h>

#include "engine/bgl-analysis.h"
#include "engine/bgl-game.h"
#include "engine/bgl-store.h"

#include "nim.h"

#define HEAD(seats) "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"" seats "\"]\n"

/* Player 1 could leave 6 and win the first heap, but leaves 5. Player 2 then wins it, and the second one, too. */
#define BLUNDER HEAD ("2") "\n1: 2\n2: 2\n1: 1\n2: 2\n*: 5\n1: 1\n2: 1\n1: 1\n2: 2\n"

/* Each player wins a heap. */
#define DRAW HEAD ("2") "\n1: 1\n2: 2\n1: 1\n2: 1\n1: 2\n*: 5\n2: 2\n1: 1\n2: 2\n"

/* Searches of this size find the chances of this small game to a few points. */
#define NEARLY 0.08
#define EXACT  1e-6

static BglRecord *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  BglRecord *record = bgl_record_parse (text, -1, &error);

  g_assert_no_error (error);

  return record;
}

static BglAnalysis *
run (BglRecord *record,
     guint64    seed)
{
  const BglAnalysisParams params = { .seed = seed, .jobs = 2, .effort = 1000 };
  g_autoptr (GError) error = NULL;
  BglAnalysis *analysis = bgl_analysis_run (record, &params, NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (bgl_analysis_is_complete (analysis));
  g_assert_false (bgl_analysis_is_timed (analysis));

  return analysis;
}

/* Whatever the game, the chances of a position add up to 1, and those of a seat to its result. */
static void
assert_sums (BglAnalysis *analysis)
{
  guint n_seats = bgl_analysis_get_n_seats (analysis);
  guint n_plies = bgl_analysis_get_n_plies (analysis);

  for (guint i = 0; i <= n_plies; i++)
    {
      double sum = 0;

      for (guint seat = 1; seat <= n_seats; seat++)
        {
          double error, chance = bgl_analysis_get_chance (analysis, i, seat, &error);

          g_assert_cmpfloat (chance, >=, 0);
          g_assert_cmpfloat (chance, <=, 1);
          g_assert_cmpfloat (error, >=, 0);
          sum += chance;

          if (i < n_plies)
            g_assert_cmpfloat (bgl_analysis_get_ply (analysis, i)->before[seat - 1], ==, chance);
          if (i > 0)
            g_assert_cmpfloat (bgl_analysis_get_ply (analysis, i - 1)->after[seat - 1], ==, chance);
        }
      g_assert_cmpfloat_with_epsilon (sum, 1, EXACT);
    }

  for (guint seat = 1; seat <= n_seats; seat++)
    {
      const BglAnalysisSum *sum = bgl_analysis_get_sum (analysis, seat);

      g_assert_cmpfloat_with_epsilon (sum->start + sum->luck + sum->own + sum->others, sum->result, EXACT);
      g_assert_cmpfloat (sum->start, ==, bgl_analysis_get_chance (analysis, 0, seat, NULL));
      g_assert_cmpfloat (sum->result, ==, bgl_analysis_get_chance (analysis, n_plies, seat, NULL));
    }
}

/* The exact chance of player 1 of two. */
static double
solve (gconstpointer state)
{
  BglMove moves[9];
  int turn = nim_rules.get_turn (state);
  double best = turn == 1 ? 0 : 1, sum = 0;
  guint n;

  if (turn == BGL_TURN_OVER)
    {
      guint winners = nim_rules.get_winners (state);

      return winners == 0 ? 0.5 : winners & 1;
    }

  n = turn == BGL_TURN_CHANCE ? 5 : nim_rules.list_moves (state, moves);
  for (guint i = 0; i < n; i++)
    {
      g_autofree gpointer after = g_memdup2 (state, nim_rules.state_size);
      double chance;

      nim_rules.apply (after, turn == BGL_TURN_CHANCE ? bgl_move_new (0, 5 + i) : moves[i], NULL);
      chance = solve (after);
      best = turn == 1 ? MAX (best, chance) : MIN (best, chance);
      sum += chance / n;
    }

  return turn == BGL_TURN_CHANCE ? sum : best;
}

static void
test_exact (void)
{
  g_autoptr (BglRecord) record = parse (BLUNDER);
  g_autoptr (BglGame) game = bgl_record_begin (record, NULL);
  g_autoptr (BglAnalysis) analysis = run (record, 1);
  const BglAnalysisPly *first = bgl_analysis_get_ply (analysis, 0);
  const BglAnalysisSum *sum = bgl_analysis_get_sum (analysis, 1);
  double luck = 0;

  assert_sums (analysis);
  g_assert_true (bgl_analysis_is_over (analysis));
  for (guint i = 0; i <= bgl_analysis_get_n_plies (analysis); i++)
    {
      double chance = solve (bgl_game_get_state (game));

      g_test_message ("ply %u: %.3f, exactly %.3f", i, bgl_analysis_get_chance (analysis, i, 1, NULL), chance);
      g_assert_cmpfloat_with_epsilon (bgl_analysis_get_chance (analysis, i, 1, NULL), chance, NEARLY);
      if (i < bgl_analysis_get_n_plies (analysis))
        {
          const BglAnalysisPly *ply = bgl_analysis_get_ply (analysis, i);

          g_assert_true (bgl_record_play (record, game, i, NULL));
          if (ply->seat == 0)
            luck += solve (bgl_game_get_state (game)) - chance;
          else if (ply->best != BGL_MOVE_NONE)
            g_assert_cmpfloat_with_epsilon (ply->loss, fabs (solve (bgl_game_get_state (game)) - chance), NEARLY);
        }
    }

  g_assert_cmpuint (first->best, ==, bgl_move_new (1, 1));
  g_assert_cmpint (first->grade, ==, BGL_GRADE_BLUNDER);
  g_assert_cmpfloat (first->loss_error, <, 0.05);
  g_assert_cmpint (bgl_analysis_get_ply (analysis, 1)->grade, ==, BGL_GRADE_NONE);
  g_assert_cmpuint (bgl_analysis_get_ply (analysis, 1)->best, ==, bgl_move_new (2, 2));
  g_assert_cmpfloat_with_epsilon (sum->luck, luck, NEARLY);
  g_assert_cmpfloat (sum->result, ==, 0);
  g_assert_cmpuint (sum->n_grades[BGL_GRADE_BLUNDER], >=, 1);
}

/* With three players, and with two teams, whose partners share the chances. */
static void
test_seats (void)
{
  const char *games[] = {
    HEAD ("3") "\n1: 1\n2: 1\n3: 2\n1: 2\n2: 1\n*: 6\n3: 2\n1: 2\n2: 2\n",
    HEAD ("3") "\n1: 1\n2: 1\n3: 2\n1: 2\n2: 1\n*: 6\n3: 2\n1: 1\n2: 1\n3: 2\n",
    HEAD ("4") "\n1: 2\n2: 2\n3: 2\n4: 1\n*: 7\n1: 2\n2: 2\n3: 2\n4: 1\n",
  };
  const double results[][4] = { { 0, 1, 0 }, { 0, 0.5, 0.5 }, { 0, 0.5, 0, 0.5 } };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (BglRecord) record = parse (games[i]);
      g_autoptr (BglAnalysis) analysis = run (record, i);

      assert_sums (analysis);
      for (guint seat = 1; seat <= bgl_analysis_get_n_seats (analysis); seat++)
        g_assert_cmpfloat (bgl_analysis_get_sum (analysis, seat)->result, ==, results[i][seat - 1]);
      for (guint ply = 0; i == 2 && ply < bgl_analysis_get_n_plies (analysis); ply++)
        {
          const BglAnalysisPly *own = bgl_analysis_get_ply (analysis, ply);

          g_assert_cmpfloat_with_epsilon (own->before[0], own->before[2], EXACT);
          g_assert_cmpfloat_with_epsilon (own->before[1], own->before[3], EXACT);
        }
    }
}

/* A team that throws a heap away loses the chance of both partners. */
static void
test_team (void)
{
  g_autoptr (BglRecord) record = parse (HEAD ("4") "[Position \"2\"]\n\n1: 1\n2: 1\n*: 5\n3: 2\n4: 1\n1: 2\n");
  g_autoptr (BglAnalysis) analysis = run (record, 1);
  const BglAnalysisPly *first = bgl_analysis_get_ply (analysis, 0);

  g_assert_cmpint (first->grade, ==, BGL_GRADE_BLUNDER);
  g_assert_cmpfloat_with_epsilon (first->loss, 0.5, NEARLY);
  g_assert_cmpfloat_with_epsilon (first->before[0] - first->after[0], 0.25, NEARLY);
}

static void
test_draw (void)
{
  g_autoptr (BglRecord) record = parse (DRAW);
  g_autoptr (BglAnalysis) analysis = run (record, 1);

  assert_sums (analysis);
  g_assert_cmpfloat (bgl_analysis_get_sum (analysis, 1)->result, ==, 0.5);
  g_assert_cmpfloat (bgl_analysis_get_sum (analysis, 2)->result, ==, 0.5);
}

/* Resigning costs all that was left, and there was something better. */
static void
test_resign (void)
{
  g_autoptr (BglRecord) record = parse (HEAD ("2") "\n1: 1\n2: 2\n1: resign\n");
  g_autoptr (BglAnalysis) analysis = run (record, 1);
  const BglAnalysisPly *last = bgl_analysis_get_ply (analysis, 2);

  assert_sums (analysis);
  g_assert_true (bgl_analysis_is_over (analysis));
  g_assert_cmpfloat (bgl_analysis_get_sum (analysis, 2)->result, ==, 1);
  g_assert_cmpint (last->grade, ==, BGL_GRADE_BLUNDER);
  g_assert_cmpuint (last->best, ==, bgl_move_new (1, 1));
  g_assert_cmpfloat (last->after_error[0], ==, 0);
}

static void
test_unfinished (void)
{
  g_autoptr (BglRecord) record = parse (HEAD ("2") "\n1: 2\n");
  g_autoptr (BglRecord) empty = parse (HEAD ("2") "\n");
  g_autoptr (BglAnalysis) analysis = run (record, 1);
  g_autoptr (BglAnalysis) nothing = run (empty, 1);

  assert_sums (analysis);
  g_assert_false (bgl_analysis_is_over (analysis));
  g_assert_cmpfloat (bgl_analysis_get_sum (analysis, 1)->result, <, 0.5);

  assert_sums (nothing);
  g_assert_cmpuint (bgl_analysis_get_n_plies (nothing), ==, 0);
  g_assert_cmpfloat (bgl_analysis_get_chance (nothing, 0, 1, NULL), >, 0.5);
}

/* A single stone leaves no choice. With two, one of the moves is bad. */
static void
test_position (void)
{
  g_autoptr (BglRecord) record = parse (HEAD ("2") "[Position \"2\"]\n\n1: 1\n2: 1\n");
  g_autoptr (BglAnalysis) analysis = run (record, 1);

  assert_sums (analysis);
  g_assert_cmpuint (bgl_analysis_get_ply (analysis, 0)->best, ==, bgl_move_new (1, 2));
  g_assert_cmpint (bgl_analysis_get_ply (analysis, 0)->grade, ==, BGL_GRADE_BLUNDER);
  g_assert_cmpuint (bgl_analysis_get_ply (analysis, 1)->best, ==, BGL_MOVE_NONE);
  g_assert_cmpuint (bgl_analysis_get_sum (analysis, 2)->n_moves, ==, 0);
}

static void
assert_equal (BglAnalysis *first,
              BglAnalysis *second)
{
  g_assert_cmpuint (bgl_analysis_get_n_plies (first), ==, bgl_analysis_get_n_plies (second));
  for (guint i = 0; i < bgl_analysis_get_n_plies (first); i++)
    g_assert_cmpmem (bgl_analysis_get_ply (first, i), sizeof (BglAnalysisPly), bgl_analysis_get_ply (second, i),
                     sizeof (BglAnalysisPly));
  for (guint seat = 1; seat <= bgl_analysis_get_n_seats (first); seat++)
    g_assert_cmpmem (bgl_analysis_get_sum (first, seat), sizeof (BglAnalysisSum), bgl_analysis_get_sum (second, seat),
                     sizeof (BglAnalysisSum));
}

/* The number of threads does not matter, and nothing of the record changes. */
static void
test_seed (void)
{
  g_autoptr (BglRecord) record = parse (BLUNDER);
  g_autofree char *before = bgl_record_to_string (record);
  g_autofree char *after = NULL;
  g_autoptr (BglAnalysis) first = run (record, 7);
  g_autoptr (BglAnalysis) other = run (record, 8);

  for (guint jobs = 1; jobs <= 4; jobs += 3)
    {
      const BglAnalysisParams params = { .seed = 7, .jobs = jobs, .effort = 1000 };
      g_autoptr (BglAnalysis) second = bgl_analysis_run (record, &params, NULL, NULL, NULL, NULL);

      assert_equal (first, second);
    }

  g_assert_cmpfloat (bgl_analysis_get_chance (first, 0, 1, NULL), !=, bgl_analysis_get_chance (other, 0, 1, NULL));
  after = bgl_record_to_string (record);
  g_assert_cmpstr (before, ==, after);
}

static void
test_refused (void)
{
  g_autoptr (BglRecord) record = parse (HEAD ("2") "\n1: 1\n1: 1\n");
  g_autoptr (GError) error = NULL;

  g_assert_null (bgl_analysis_run (record, NULL, NULL, NULL, NULL, &error));
  g_assert_error (error, BGL_RULE_ERROR, BGL_RULE_ERROR_REFUSED);
  g_assert_cmpuint (bgl_rule_error_get_line (error), ==, 6);
}

static void
test_grades (void)
{
  g_assert_cmpstr (bgl_grade_get_nick (BGL_GRADE_MISTAKE), ==, "mistake");
  g_assert_cmpstr (bgl_grade_get_label (BGL_GRADE_INACCURACY), ==, "inaccuracy");
}

/* In the background */

typedef struct
{
  GAsyncResult *result;
  GCancellable *cancellable;
  guint         cancel_after;  /* reports, or 0 */
  guint         n_reports;
  guint         n_done;
  double        fraction;
} Background;

static void
progress_cb (BglAnalysis *partial,
             double       fraction,
             gpointer     user_data)
{
  Background *background = user_data;
  guint n_done = 0;

  g_assert_null (background->result);
  g_assert_false (g_cancellable_is_cancelled (background->cancellable));
  g_assert_cmpfloat (fraction, >, background->fraction);
  g_assert_cmpfloat (fraction, <=, 1);

  for (guint i = 0; i < bgl_analysis_get_n_plies (partial); i++)
    n_done += bgl_analysis_get_ply (partial, i)->done;
  g_assert_cmpuint (n_done, >=, background->n_done);
  g_assert_true (fraction < 1 || bgl_analysis_is_complete (partial));

  background->n_done = n_done;
  background->fraction = fraction;
  if (++background->n_reports == background->cancel_after)
    g_cancellable_cancel (background->cancellable);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  ((Background *) user_data)->result = g_object_ref (result);
}

static void
wait_for (Background *background)
{
  while (background->result == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_async (void)
{
  const BglAnalysisParams params = { .seed = 1, .jobs = 2, .effort = 1000 };
  g_autoptr (BglRecord) record = parse (BLUNDER);
  g_autoptr (BglAnalysis) expected = run (record, 1);
  g_autoptr (BglAnalysis) analysis = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  Background background = { .cancellable = cancellable };

  bgl_analysis_run_async (record, &params, cancellable, progress_cb, &background, done_cb, &background);
  wait_for (&background);
  analysis = bgl_analysis_run_finish (background.result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (background.n_reports, ==, bgl_analysis_get_n_plies (analysis) + 1);
  assert_equal (expected, analysis);
  g_object_unref (background.result);
}

static void
test_async_refused (void)
{
  g_autoptr (BglRecord) record = parse (HEAD ("2") "\n1: 1\n1: 1\n");
  g_autoptr (GError) error = NULL;
  Background background = { 0 };

  bgl_analysis_run_async (record, NULL, NULL, progress_cb, &background, done_cb, &background);
  wait_for (&background);
  g_assert_null (bgl_analysis_run_finish (background.result, &error));
  g_assert_error (error, BGL_RULE_ERROR, BGL_RULE_ERROR_REFUSED);
  g_object_unref (background.result);
}

static double
get_work (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);

  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

/* Each search would take many minutes. What counts is the time of the processors, because the machine may be busy. */
static void
test_cancel (void)
{
  const BglAnalysisParams params = { .seed = 1, .jobs = 2, .effort = 100000000 };
  g_autoptr (BglRecord) record = parse (BLUNDER);

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (GError) error = NULL;
      /* The result of the game is reported at once. */
      Background background = { .cancellable = cancellable, .cancel_after = 1 };
      double start = get_work ();

      if (i == 0)
        {
          bgl_analysis_run_async (record, &params, cancellable, progress_cb, &background, done_cb, &background);
          wait_for (&background);
          g_assert_null (bgl_analysis_run_finish (background.result, &error));
          g_object_unref (background.result);
        }
      else
        {
          g_assert_null (bgl_analysis_run (record, &params, cancellable, progress_cb, &background, &error));
        }

      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_assert_cmpuint (background.n_reports, ==, 1);
      g_assert_cmpfloat (get_work () - start, <, 1000);
    }
}

/* The cache */

typedef struct
{
  char      *folder;
  GFile     *file;
  GFile     *cache;
  BglRecord *record;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *path = NULL;

  fixture->folder = g_dir_make_tmp ("bungalow-XXXXXX", NULL);
  path = g_build_filename (fixture->folder, "nim-2026.bungalow", NULL);
  fixture->file = g_file_new_for_path (path);
  fixture->cache = bgl_analysis_get_file (fixture->file);
  fixture->record = parse (BLUNDER);
  g_file_set_contents (path, BLUNDER, -1, NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_file_delete (fixture->cache, NULL, NULL);
  g_file_delete (fixture->file, NULL, NULL);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_object_unref (fixture->file);
  g_object_unref (fixture->cache);
  g_object_unref (fixture->record);
}

static void
test_cache (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (BglAnalysis) analysis = run (fixture->record, 1);
  g_autoptr (BglAnalysis) loaded = NULL;
  g_autoptr (BglRecord) other = parse (DRAW);
  g_autoptr (BglRecord) named = parse ("[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n"
                                       "\n1: 2\n2: 2\n1: 1\n2: 2\n*: 5\n1: 1\n2: 1\n1: 1\n2: 2\n");
  g_autoptr (BglAnalysis) renamed = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (bgl_analysis_load (fixture->file, fixture->record));
  g_assert_true (bgl_analysis_save (analysis, fixture->file, fixture->record, &error));
  g_assert_no_error (error);
  loaded = bgl_analysis_load (fixture->file, fixture->record);
  g_assert_nonnull (loaded);
  assert_equal (analysis, loaded);

  /* Names do not matter, but moves do. */
  renamed = bgl_analysis_load (fixture->file, named);
  g_assert_nonnull (renamed);
  g_assert_null (bgl_analysis_load (fixture->file, other));
}

static void
replace (Fixture    *fixture,
         const char *text,
         const char *old,
         const char *new)
{
  g_autofree char *changed = NULL;
  const char *found = strstr (text, old);

  g_assert_nonnull (found);
  changed = g_strdup_printf ("%.*s%s%s", (int) (found - text), text, new, found + strlen (old));
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->cache), changed, -1, NULL));
  g_assert_null (bgl_analysis_load (fixture->file, fixture->record));
}

/* Whatever the file contains, it is either right or ignored. */
static void
test_hostile (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (BglAnalysis) analysis = run (fixture->record, 1);
  g_autofree char *text = NULL;
  const char *path = g_file_peek_path (fixture->cache);
  gsize size;

  g_assert_true (bgl_analysis_save (analysis, fixture->file, fixture->record, NULL));
  g_assert_true (g_file_get_contents (path, &text, &size, NULL));
  g_test_message ("%s", text);

  replace (fixture, text, "analysis 1", "analysis 0");
  replace (fixture, text, "chances ", "chances nan ");
  replace (fixture, text, "chances ", "chances -");
  replace (fixture, text, "chances ", "chances 1e308 ");
  replace (fixture, text, "chances ", "chances 0x");
  replace (fixture, text, "chances ", "chances  ");
  replace (fixture, text, "chances 0", "chances 0.00001");
  replace (fixture, text, "\nchances 0 1", "\nchances 1 0");
  replace (fixture, text, "move ", "move 2 ");
  replace (fixture, text, " 1: 1\n", " 1: 3\n");
  replace (fixture, text, " 1: 1\n", " 2: 1\n");
  replace (fixture, text, " 1: 1\n", " 1: resign\n");
  replace (fixture, text, " 1: 1\n", " 1: \n");
  replace (fixture, text, " 1: 1\n", "\n");
  replace (fixture, text, "move ", "chances ");
  replace (fixture, text, "\nchances", "\n\nchances");

  for (gsize i = 0; i < size; i += 7)
    {
      g_assert_true (g_file_set_contents (path, text, (gssize) i, NULL));
      g_assert_null (bgl_analysis_load (fixture->file, fixture->record));
    }

  text[size / 2] = '\0';
  g_assert_true (g_file_set_contents (path, text, (gssize) size, NULL));
  g_assert_null (bgl_analysis_load (fixture->file, fixture->record));

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_assert_null (bgl_analysis_load (fixture->file, fixture->record));
  g_assert_false (bgl_analysis_save (analysis, fixture->file, fixture->record, NULL));
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* The store does not take the file for a game, and deletes it together with the game. */
static void
test_store (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->folder);
  g_autoptr (BglStore) store = bgl_store_new (folder);
  g_autoptr (BglAnalysis) analysis = run (fixture->record, 1);
  g_autoptr (BglSavedGame) entry = NULL;
  Background background = { 0 };

  g_assert_true (bgl_analysis_save (analysis, fixture->file, fixture->record, NULL));
  bgl_store_scan_async (store, NULL, done_cb, &background);
  wait_for (&background);
  g_assert_true (bgl_store_scan_finish (store, background.result, NULL));
  g_object_unref (background.result);

  g_assert_cmpuint (g_list_model_get_n_items (bgl_store_get_entries (store)), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (bgl_store_get_strays (store)), ==, 0);
  g_assert_true (g_file_query_exists (fixture->cache, NULL));

  entry = g_list_model_get_item (bgl_store_get_entries (store), 0);
  bgl_store_hide (store, entry);
  g_assert_true (bgl_store_delete (store, entry, NULL));
  g_assert_false (g_file_query_exists (fixture->file, NULL));
  g_assert_false (g_file_query_exists (fixture->cache, NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/exact", test_exact);
  g_test_add_func ("/analysis/seats", test_seats);
  g_test_add_func ("/analysis/team", test_team);
  g_test_add_func ("/analysis/draw", test_draw);
  g_test_add_func ("/analysis/resign", test_resign);
  g_test_add_func ("/analysis/unfinished", test_unfinished);
  g_test_add_func ("/analysis/position", test_position);
  g_test_add_func ("/analysis/seed", test_seed);
  g_test_add_func ("/analysis/refused", test_refused);
  g_test_add_func ("/analysis/grades", test_grades);
  g_test_add_func ("/analysis/async", test_async);
  g_test_add_func ("/analysis/async-refused", test_async_refused);
  g_test_add_func ("/analysis/cancel", test_cancel);
  g_test_add ("/analysis/cache", Fixture, NULL, set_up, test_cache, tear_down);
  g_test_add ("/analysis/hostile", Fixture, NULL, set_up, test_hostile, tear_down);
  g_test_add ("/analysis/store", Fixture, NULL, set_up, test_store, tear_down);

  return g_test_run ();
}
