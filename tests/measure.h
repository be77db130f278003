/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <time.h>

/* For programs that measure frames. */

/* Milliseconds that this thread has worked. What other programs do meanwhile does not count, nor does a graphics card,
 * nor the threads that take its place where there is none. */
static inline double
measure_get_work (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static inline int
measure_compare (gconstpointer a,
                 gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* The time that so large a part of them does not exceed: 0.5 for the median. Sorts them. */
static inline double
measure_get_part (GArray *times,
                  double  part)
{
  if (times->len == 0)
    return 0;

  g_array_sort (times, measure_compare);

  return g_array_index (times, double, MIN ((guint) (times->len * part), times->len - 1));
}
