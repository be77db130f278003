/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * When an input event happened, as a moment of g_get_monotonic_time (). Events carry milliseconds of a clock
 * of the display server that began at some other time. No event arrives before it happened, so the smallest
 * distance between the two clocks that was ever seen is the best estimate of their offset.
 */
typedef struct
{
  gboolean is_set;
  gint64   distance;  /* milliseconds to add to times of events */
  guint32  time;      /* of the last event, and the moment that was given for it */
  gint64   moment;
} BglEventClock;

/* The moment of an event with that time that is handled now. It is never later than now, and moments are in the order of
 * the events. Moments are in microseconds. Times of events are in milliseconds and start again at 0 after 49 days. */
gint64 bgl_event_time_map      (BglEventClock *clock,
                                guint32        time,
                                gint64         now);
/* Of an event of this machine's display; the present for none, or for one without a time. */
gint64 bgl_event_time_get (GdkEvent       *event);

G_END_DECLS
