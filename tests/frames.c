/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How much work a frame is while ten dice tumble over the table of Bongo: the time of the processor from the moment at
 * which the frame clock begins a frame, before anything moves, to the end of its paint. Frames in which no die moves
 * are left out.
 *
 * usage: frames [WIDTH HEIGHT [ROLLS]]
 *
 * Prints the renderer, the frames a second and the times. Exit status 1 when fewer than 60 frames a second are shown
 * and one frame in twenty takes more than 8 ms. tests/measure-frames calls it.
 */

#include "config.h"

#include <adwaita.h>
#include <stdlib.h>

#include "app/bgl-application.h"
#include "games/bongo/bongo-rules.h"

#include "app/bongo-inside.h"
#include "measure.h"

#define ROLLS      8
#define WORK_LIMIT 8.0  /* milliseconds */
#define RATE_LIMIT 59.0 /* a second; 60 within what can be measured */

#define RECORD \
  "[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"4\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n" \
  "[Seat3 \"Clara\"]\n[Seat4 \"Dora\"]\n[Option-level \"guards\"]\n[Seed \"7\"]\n\n"

typedef struct
{
  BglTable  *table;
  BglTray   *tray;
  GMainLoop *loop;
  guint      rolls_left;
  double     began;   /* this frame */
  gint64     last;    /* the frame before it, while the same dice tumble */
  GArray    *work;    /* double, milliseconds */
  GArray    *gaps;    /* the same: between two frames */
} Probe;

static void
before_paint_cb (Probe *probe)
{
  probe->began = measure_get_work ();
}

static void
after_paint_cb (Probe         *probe,
                GdkFrameClock *clock)
{
  double work = measure_get_work () - probe->began;
  gint64 time = gdk_frame_clock_get_frame_time (clock);

  if (!bgl_tray_get_rolling (probe->tray))
    {
      probe->last = 0;
      return;
    }

  g_array_append_val (probe->work, work);
  if (probe->last != 0)
    {
      double gap = (double) (time - probe->last) / 1000;

      g_array_append_val (probe->gaps, gap);
    }
  probe->last = time;
}

static void
play (BglTable   *table,
      guint       seat,
      const char *text)
{
  BglGame *game = bgl_table_get_game (table);
  BglMove move;

  if (bongo_rules.parse_move (bgl_game_get_state (game), seat, text, &move, NULL))
    bgl_table_play (table, move, NULL);
}

/* Once the dice lie, the round is taken back to its beginning and thrown again. */
static gboolean
next_cb (gpointer user_data)
{
  Probe *probe = user_data;
  BglGame *game = bgl_table_get_game (probe->table);

  if (bgl_tray_get_rolling (probe->tray))
    return G_SOURCE_CONTINUE;

  if (probe->rolls_left-- == 0)
    {
      g_main_loop_quit (probe->loop);
      return G_SOURCE_REMOVE;
    }

  bgl_game_seek (game, 0);
  play (probe->table, (guint) bgl_game_get_turn (game), "roll");

  return G_SOURCE_CONTINUE;
}

static double
get_rate (GArray *gaps)
{
  double sum = 0;

  for (guint i = 0; i < gaps->len; i++)
    sum += g_array_index (gaps, double, i);

  return sum > 0 ? 1000 * gaps->len / sum : 0;
}

int
main (int   argc,
      char *argv[])
{
  Probe probe = { .rolls_left = argc > 3 ? (guint) atoi (argv[3]) : ROLLS };
  g_autoptr (GtkCssProvider) css = NULL;
  g_autoptr (BglRecord) record = NULL;
  GtkWidget *window, *view;
  GdkFrameClock *clock;
  double rate, late;

  adw_init ();
  bgl_app_init ();
  css = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (css, "/io/github/bungalow_games/Bungalow/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  record = bgl_record_parse (RECORD, -1, NULL);
  probe.table = bgl_table_new_from_record (record, NULL);
  view = g_object_new (BONGO_TYPE_VIEW, "table", probe.table, NULL);
  probe.tray = bongo_view_get_tray (BONGO_VIEW (view));
  probe.work = g_array_new (FALSE, FALSE, sizeof (double));
  probe.gaps = g_array_new (FALSE, FALSE, sizeof (double));
  probe.loop = g_main_loop_new (NULL, FALSE);

  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), argc > 2 ? atoi (argv[1]) : 1280, argc > 2 ? atoi (argv[2]) : 800);
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (before_paint_cb), &probe);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_paint_cb), &probe);
  bgl_table_start (probe.table);
  g_timeout_add (400, next_cb, &probe);
  g_main_loop_run (probe.loop);

  rate = get_rate (probe.gaps);
  late = measure_get_part (probe.work, 0.95);
  g_print ("%s: %u frames, %.1f a second; work: median %.2f ms, 95 %% below %.2f ms, longest %.2f ms\n",
           G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))), probe.work->len, rate,
           measure_get_part (probe.work, 0.5), late, measure_get_part (probe.work, 1));

  bgl_table_stop (probe.table);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (probe.table);
  g_main_loop_unref (probe.loop);
  g_array_unref (probe.work);
  g_array_unref (probe.gaps);

  return rate >= RATE_LIMIT || late <= WORK_LIMIT ? EXIT_SUCCESS : EXIT_FAILURE;
}
