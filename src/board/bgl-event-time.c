/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-event-time.h"

/* The signed difference of two times of the display server, which may have wrapped around. */
static gint64
subtract (guint32 time,
          guint32 other)
{
  return (gint32) (time - other);
}

gint64
bgl_event_time_map (BglEventClock *clock,
                    guint32        time,
                    gint64         now)
{
  gint64 late, moment;

  g_return_val_if_fail (clock != NULL, now);

  if (time == GDK_CURRENT_TIME)
    return now;

  if (!clock->is_set)
    *clock = (BglEventClock) { .is_set = TRUE, .distance = now / 1000 - time, .time = time, .moment = 0 };

  /* The estimated delay between the event and now. */
  late = subtract ((guint32) (now / 1000 - clock->distance), time);
  if (late < 0)
    {
      clock->distance += late;
      late = 0;
    }

  /* Round to milliseconds, so that events of the same millisecond keep the order in which they arrived. */
  moment = (now / 1000 - late) * 1000;

  /* A new estimate of the distance must not change the order of two events. */
  if (subtract (time, clock->time) >= 0)
    moment = MAX (moment, clock->moment);
  else
    moment = MIN (moment, clock->moment);

  clock->time = time;
  clock->moment = moment;

  return moment;
}

gint64
bgl_event_time_get (GdkEvent *event)
{
  static BglEventClock clock;
  gint64 now = g_get_monotonic_time ();

  return event != NULL ? bgl_event_time_map (&clock, gdk_event_get_time (event), now) : now;
}
