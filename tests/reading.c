/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How long a rulebook takes to open, and how much work a frame is while the page scrolls from its beginning to its end:
 * the processor's time of the main thread from the moment at which the frame clock begins a frame until everything is
 * laid out, which is the work of the rulebook, and until the end of the paint, which is that of GTK and of the boards.
 *
 * usage: reading [WIDTH HEIGHT]
 *
 * Exit status 1 when a rulebook takes more than a third of a second to open for the second time, or the work of the
 * rulebook takes more than 16 ms in a frame. tests/measure-reading calls it.
 */

#include "config.h"

#include <stdlib.h>

#include "app/bgl-application.h"
#include "app/bgl-example-view.h"
#include "app/bgl-settings.h"
#include "app/bgl-window.h"
#include "engine/bgl-registry.h"

#include "measure.h"

#define OPEN_LIMIT  333.0 /* milliseconds */
#define FRAME_LIMIT 16.0
#define STEP        100   /* pixels for each frame: a fast wheel */
#define QUIET       20    /* frames that wait for nothing */

typedef struct
{
  GtkAdjustment *adjustment; /* of the page that scrolls, or NULL */
  gboolean       scrolls;
  double         began;
  GArray        *own;        /* double, milliseconds: until everything is laid out */
  GArray        *work;       /* the same, until the end of the paint */
  GtkWidget     *page;       /* that scrolls, or NULL */
  guint          n_empty;    /* frames in which a board in sight was missing */
  guint          n_frames;
} Probe;

static void
before_paint_cb (Probe *probe)
{
  probe->began = measure_get_work ();
  if (probe->scrolls)
    gtk_adjustment_set_value (probe->adjustment, gtk_adjustment_get_value (probe->adjustment) + STEP);
}

/* GTK was asked first, and has laid out the window. */
static void
layout_cb (Probe *probe)
{
  double work = measure_get_work () - probe->began;

  if (probe->scrolls)
    g_array_append_val (probe->own, work);
}

/* Whether there is an example in sight that has no board. */
static gboolean
misses_board (GtkWidget *widget,
              GtkWidget *page)
{
  graphene_rect_t bounds;

  if (BGL_IS_EXAMPLE_VIEW (widget))
    return !bgl_example_view_is_awake (BGL_EXAMPLE_VIEW (widget)) && gtk_widget_get_mapped (widget) &&
           gtk_widget_compute_bounds (widget, page, &bounds) &&
           bounds.origin.y < gtk_widget_get_height (page) && bounds.origin.y + bounds.size.height > 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (misses_board (child, page))
      return TRUE;

  return FALSE;
}

static void
after_paint_cb (Probe *probe)
{
  double work = measure_get_work () - probe->began;

  probe->n_frames++;
  if (probe->scrolls)
    {
      g_array_append_val (probe->work, work);
      probe->n_empty += misses_board (probe->page, probe->page);
    }
}

static gboolean
count_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       user_data)
{
  return G_SOURCE_CONTINUE;
}

/* Frames until so many have been painted. */
static void
pass_frames (Probe *probe,
             guint  n_frames)
{
  guint end = probe->n_frames + n_frames;

  while (probe->n_frames < end)
    g_main_context_iteration (NULL, TRUE);
}

static GtkWidget *
find_scroller (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *scroller = find_scroller (child);

      if (scroller != NULL)
        return scroller;
    }

  return NULL;
}

/* Milliseconds until the first frame of the page. */
static double
open_rules (Probe      *probe,
            BglWindow  *window,
            const char *id)
{
  gint64 began = g_get_monotonic_time ();

  bgl_window_show_rules (window, id);
  pass_frames (probe, 2);

  return (double) (g_get_monotonic_time () - began) / 1000;
}

static double
print_times (const char *what,
             GArray     *times)
{
  double longest = measure_get_part (times, 1);

  g_print (" %s median %.1f ms, 95 %% below %.1f ms, longest %.1f ms;", what, measure_get_part (times, 0.5),
           measure_get_part (times, 0.95), longest);

  return longest;
}

/* Returns the longest work of the rulebook. */
static double
scroll (Probe      *probe,
        const char *when)
{
  double longest;

  g_array_set_size (probe->own, 0);
  g_array_set_size (probe->work, 0);
  probe->n_empty = 0;
  gtk_adjustment_set_value (probe->adjustment, 0);
  probe->scrolls = TRUE;
  while (gtk_adjustment_get_value (probe->adjustment) + gtk_adjustment_get_page_size (probe->adjustment) + 1 <
         gtk_adjustment_get_upper (probe->adjustment))
    pass_frames (probe, 1);
  probe->scrolls = FALSE;

  g_print ("  %s, %u frames:", when, probe->work->len);
  longest = print_times ("laid out", probe->own);
  print_times ("painted", probe->work);
  g_print (" %u frames without a board\n", probe->n_empty);

  return longest;
}

static gboolean
measure (Probe      *probe,
         BglWindow  *window,
         const char *id)
{
  double first, again, longest;

  first = open_rules (probe, window, id);
  probe->page = GTK_WIDGET (bgl_reader_get_page (bgl_window_get_reader (window)));
  probe->adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (find_scroller (probe->page)));

  /* At once means: while the rest of the page is still being built, and each board is drawn for the first time. */
  g_print ("%s\n", id);
  longest = scroll (probe, "at once");
  pass_frames (probe, QUIET);
  longest = MAX (longest, scroll (probe, "again"));
  probe->adjustment = NULL;

  bgl_window_close_reader (window);
  pass_frames (probe, QUIET);
  again = open_rules (probe, window, id);
  bgl_window_close_reader (window);
  pass_frames (probe, QUIET);
  g_print ("  opens in %.0f ms, for the second time in %.0f ms\n", first, again);

  return again <= OPEN_LIMIT && longest <= FRAME_LIMIT;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (BglApplication) application = bgl_application_new ();
  g_autofree char *path = g_dir_make_tmp ("bungalow-reading-XXXXXX", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (BglStore) store = bgl_store_new (folder);
  Probe probe = { 0 };
  gboolean good = TRUE;
  GtkWidget *window;
  GdkFrameClock *clock;
  guint n;
  const BglRules *const *games = bgl_registry_list (&n);

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (application), NULL, NULL))
    return EXIT_FAILURE;

  g_settings_set_int (bgl_settings_get (), BGL_SETTING_WIDTH, argc > 2 ? atoi (argv[1]) : 1280);
  g_settings_set_int (bgl_settings_get (), BGL_SETTING_HEIGHT, argc > 2 ? atoi (argv[2]) : 800);
  probe.own = g_array_new (FALSE, FALSE, sizeof (double));
  probe.work = g_array_new (FALSE, FALSE, sizeof (double));
  window = bgl_window_new (GTK_APPLICATION (application), store);
  gtk_window_present (GTK_WINDOW (window));
  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (before_paint_cb), &probe);
  g_signal_connect_swapped (clock, "layout", G_CALLBACK (layout_cb), &probe);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_paint_cb), &probe);
  gtk_widget_add_tick_callback (window, count_cb, NULL, NULL);
  pass_frames (&probe, 3 * QUIET);

  g_print ("%s\n", G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))));
  for (guint i = 0; i < n; i++)
    good &= measure (&probe, BGL_WINDOW (window), games[i]->id);

  gtk_window_destroy (GTK_WINDOW (window));
  g_array_unref (probe.own);
  g_array_unref (probe.work);
  g_file_delete (folder, NULL, NULL);

  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
