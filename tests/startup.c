/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the start of the application costs compared with an empty window of libadwaita, in turns, so that both meet the
 * same caches and the same load:
 *
 * - the time from before the program is executed to the end of the first paint
 * - the time until it is settled: the main loop sleeps, and no timer or idle callback is pending
 * - the processor time of all threads until then. Unlike the time, it does not include waiting for the timers of GTK
 * - the memory that it shares with no other process then
 *
 * usage: startup [RUNS]
 *        startup once empty|application
 *
 * The first form prints the medians and their ratios. Exit status 1 if a ratio is above 1.15. The second form starts
 * one of them and ends when it is settled, for profilers. tests/measure-startup calls both.
 */

#include "config.h"

#include <adwaita.h>
#include <errno.h>
#include <locale.h>
#include <time.h>
#include <unistd.h>

#include "app/bgl-application.h"
#include "engine/bgl-i18n.h"

#define RUNS  15
#define LIMIT 1.15

/* The main loop sleeps if it has waited for this long. A profiler makes everything much slower, including the worker
 * that it may wait for. */
#define QUIET         1000
#define QUIET_PROFILE 10000

typedef enum
{
  FIRST_FRAME,
  SETTLED,
  PROCESSOR,
  MEMORY,
  N_FIGURES
} Figure;

static const struct
{
  const char *name;
  const char *unit;
  double      unit_size; /* in microseconds, or in bytes */
} figures[N_FIGURES] = {
  [FIRST_FRAME] = { "first frame", "ms", 1000 },
  [SETTLED] = { "settled", "ms", 1000 },
  [PROCESSOR] = { "processor", "ms", 1000 },
  [MEMORY] = { "memory", "MB", 1024 * 1024 },
};

/* In the child */

static gint64 started;
static gint64 first_frame;
static int quiet;
static gboolean painted;

/* Returns the memory that no other process shares, in bytes. */
static gint64
measure_memory (void)
{
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;
  gint64 sum = 0;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &contents, NULL, NULL))
    return 0;

  lines = g_strsplit (contents, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "Private_Clean:") || g_str_has_prefix (lines[i], "Private_Dirty:"))
      sum += g_ascii_strtoll (strchr (lines[i], ':') + 1, NULL, 10) * 1024;

  return sum;
}

/* Returns the processor time of all threads in microseconds. */
static gint64
get_processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);

  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static int
poll_cb (GPollFD *fds,
         guint    n_fds,
         int      timeout)
{
  gint64 asleep_since = g_get_monotonic_time ();
  gint64 processor_time = get_processor_time ();
  gboolean sleeps = first_frame != 0 && (timeout < 0 || timeout > quiet);
  int n_ready = g_poll (fds, n_fds, sleeps ? quiet : timeout);

  if (!sleeps || n_ready != 0)
    return n_ready;

  g_print ("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT "\n",
           first_frame - started, asleep_since - started, processor_time, measure_memory ());
  /* The end is not measured. */
  _exit (EXIT_SUCCESS);
}

static void
paint_cb (GtkWidget *window)
{
  painted = gtk_widget_get_mapped (window);
}

static void
after_paint_cb (void)
{
  /* A turn of the frame clock need not have painted anything. */
  if (painted && first_frame == 0)
    first_frame = g_get_monotonic_time ();
}

static void
realize_cb (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  g_signal_connect_swapped (clock, "paint", G_CALLBACK (paint_cb), window);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), NULL);
}

static void
window_added_cb (GtkApplication *application,
                 GtkWindow      *window)
{
  g_signal_connect (window, "realize", G_CALLBACK (realize_cb), NULL);
}

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 720);
  gtk_window_present (GTK_WINDOW (window));
}

static int
run_child (const char *what)
{
  g_autoptr (AdwApplication) application = NULL;
  char *arguments[] = { (char *) "startup", NULL };

  setlocale (LC_ALL, "");

  if (g_str_equal (what, "application"))
    {
      bgl_i18n_init ();
      g_set_application_name (_("Bungalow"));
      application = ADW_APPLICATION (bgl_application_new ());
    }
  else
    {
      application = adw_application_new (APPLICATION_ID ".Empty", G_APPLICATION_DEFAULT_FLAGS);
      g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
    }

  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), NULL);
  g_main_context_set_poll_func (NULL, poll_cb);

  return g_application_run (G_APPLICATION (application), 1, arguments);
}

/* In the parent */

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const double *x = a, *y = b;

  return (*x > *y) - (*x < *y);
}

static double
get_median (const double (*runs)[N_FIGURES],
            guint          n_runs,
            Figure         figure)
{
  g_autofree double *values = g_new (double, n_runs);

  for (guint i = 0; i < n_runs; i++)
    values[i] = runs[i][figure];
  qsort (values, n_runs, sizeof (double), compare);

  return values[n_runs / 2];
}

static void
measure (const char *program,
         const char *what,
         double     *result)
{
  g_autofree char *time = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());
  const char *arguments[] = { program, "from", what, time, NULL };
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) words = NULL;

  if (!g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL, NULL, &error))
    g_error ("%s", error->message);

  words = g_strsplit (output, " ", N_FIGURES);
  if (g_strv_length (words) != N_FIGURES)
    g_error ("“%s” did not start", what);

  for (Figure i = 0; i < N_FIGURES; i++)
    result[i] = g_ascii_strtod (words[i], NULL) / figures[i].unit_size;
}

int
main (int    argc,
      char **argv)
{
  guint n_runs;
  g_autofree double (*empty)[N_FIGURES] = NULL;
  g_autofree double (*application)[N_FIGURES] = NULL;
  gboolean good = TRUE;

  if (argc == 3)
    {
      quiet = QUIET_PROFILE;
      started = g_get_monotonic_time ();
      return run_child (argv[2]);
    }
  if (argc == 4)
    {
      quiet = QUIET;
      started = g_ascii_strtoll (argv[3], NULL, 10);
      return run_child (argv[2]);
    }

  n_runs = argc > 1 ? MAX (atoi (argv[1]), 1) : RUNS;
  empty = g_malloc0 (n_runs * sizeof *empty);
  application = g_malloc0 (n_runs * sizeof *application);

  /* The first of each warms up the disk's cache. */
  measure (argv[0], "empty", empty[0]);
  measure (argv[0], "application", application[0]);

  for (guint i = 0; i < n_runs; i++)
    {
      measure (argv[0], "empty", empty[i]);
      measure (argv[0], "application", application[i]);
    }

  for (Figure i = 0; i < N_FIGURES; i++)
    {
      double of_empty = get_median (empty, n_runs, i);
      double of_application = get_median (application, n_runs, i);
      double ratio = of_application / of_empty;

      g_print ("%-12s  empty %7.1f %s, application %7.1f %s, ratio %.3f\n",
               figures[i].name, of_empty, figures[i].unit, of_application, figures[i].unit, ratio);
      good = good && ratio <= LIMIT;
    }

  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
