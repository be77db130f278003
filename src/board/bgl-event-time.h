/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Converts the times of input events to moments of g_get_monotonic_time (). The times are milliseconds of a clock of
 * the display server, which started at another time. No event arrives before it happened, so the smallest difference
 * between the two clocks so far is the best estimate of their offset.
 */
typedef struct
{
  gboolean is_set;
  gint64   distance;  /* milliseconds to add to the times of events */
  guint32  time;      /* the time of the last event, and the moment that was returned for it */
  gint64   moment;
} BglEventClock;

/* The moment of an event with that time that is handled now. It is never later than now, and moments are in the order of
 * the events. Moments are in microseconds. Times of events are in milliseconds and start again at 0 after 49 days. */
gint64 bgl_event_time_map      (BglEventClock *clock,
                                guint32        time,
                                gint64         now);
/* The moment of an event of the default display. Returns the current moment if the event is NULL or has no time. */
gint64 bgl_event_time_get (GdkEvent       *event);

G_END_DECLS
