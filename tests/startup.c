/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How long the first frame takes: from the moment before the program is executed to the end of the
 * first paint, for an empty window of libadwaita and for the application, in turns,
 * so that both meet the same caches and the same load.
 *
 * usage: startup [RUNS]
 *
 * Prints both medians and their ratio. Exit status 1 when the application takes more than
 * 1.15 times as long. tests/measure-startup calls it.
 */

#include "config.h"

#include <adwaita.h>
#include <errno.h>
#include <locale.h>
#include <unistd.h>

#include "app/bgl-application.h"
#include "engine/bgl-i18n.h"

#define RUNS  15
#define LIMIT 1.15

static gint64 started;
static gboolean painted;

/* In the child */

static void
paint_cb (GtkWidget *window)
{
  painted = gtk_widget_get_mapped (window);
}

static void
after_paint_cb (void)
{
  /* A turn of the frame clock need not have painted anything. */
  if (!painted)
    return;

  g_print ("%" G_GINT64_FORMAT "\n", g_get_monotonic_time () - started);
  /* What comes after the first frame is not measured. */
  _exit (EXIT_SUCCESS);
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
run_child (const char *what,
           const char *time)
{
  g_autoptr (AdwApplication) application = NULL;
  char *arguments[] = { (char *) "startup", NULL };

  started = g_ascii_strtoll (time, NULL, 10);
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
measure (const char *program,
         const char *what)
{
  g_autofree char *time = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());
  const char *arguments[] = { program, what, time, NULL };
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL, NULL, &error))
    g_error ("%s", error->message);
  if (*output == '\0')
    g_error ("the first frame of “%s” did not come", what);

  return g_ascii_strtod (output, NULL) / 1000;
}

int
main (int    argc,
      char **argv)
{
  guint runs;
  g_autofree double *empty = NULL;
  g_autofree double *application = NULL;
  double ratio;

  if (argc == 3)
    return run_child (argv[1], argv[2]);

  runs = argc > 1 ? MAX (atoi (argv[1]), 1) : RUNS;
  empty = g_new0 (double, runs);
  application = g_new0 (double, runs);

  /* The first of each warms up the disk's cache. */
  measure (argv[0], "empty");
  measure (argv[0], "application");

  for (guint i = 0; i < runs; i++)
    {
      empty[i] = measure (argv[0], "empty");
      application[i] = measure (argv[0], "application");
    }

  qsort (empty, runs, sizeof (double), compare);
  qsort (application, runs, sizeof (double), compare);
  ratio = application[runs / 2] / empty[runs / 2];

  g_print ("empty %.1f ms, application %.1f ms, ratio %.3f (%u runs each)\n",
           empty[runs / 2], application[runs / 2], ratio, runs);

  return ratio <= LIMIT ? EXIT_SUCCESS : EXIT_FAILURE;
}
