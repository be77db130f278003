/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <stdarg.h>

#include "bgl-event.h"

struct _BglEvents
{
  GArray *array;
};

static BglEvent *
bgl_event_copy (BglEvent *event)
{
  return g_memdup2 (event, sizeof *event);
}

G_DEFINE_BOXED_TYPE (BglEvent, bgl_event, bgl_event_copy, g_free)

BglEvents *
bgl_events_new (void)
{
  BglEvents *events = g_new0 (BglEvents, 1);

  events->array = g_array_new (FALSE, TRUE, sizeof (BglEvent));

  return events;
}

void
bgl_events_free (BglEvents *events)
{
  if (events == NULL)
    return;

  g_array_unref (events->array);
  g_free (events);
}

void
bgl_events_clear (BglEvents *events)
{
  if (events != NULL)
    g_array_set_size (events->array, 0);
}

guint
bgl_event_info_get_n_args (const BglEventInfo *info)
{
  guint n_args = 0;

  g_return_val_if_fail (info != NULL, 0);

  while (n_args < BGL_EVENT_ARGS && info->args[n_args].key != NULL)
    n_args++;

  return n_args;
}

int
bgl_event_info_find_arg (const BglEventInfo *info,
                         const char         *key)
{
  g_return_val_if_fail (info != NULL, -1);
  g_return_val_if_fail (key != NULL, -1);

  for (int i = 0; i < BGL_EVENT_ARGS && info->args[i].key != NULL; i++)
    if (g_str_equal (info->args[i].key, key))
      return i;

  return -1;
}

void
bgl_events_add (BglEvents  *events,
                guint       type,
                const char *rule,
                guint       n_args,
                ...)
{
  BglEvent event = { .type = type, .rule = rule, .n_args = n_args };
  va_list args;

  if (events == NULL)
    return;

  g_return_if_fail (n_args <= BGL_EVENT_ARGS);

  va_start (args, n_args);
  for (guint i = 0; i < n_args; i++)
    event.args[i] = va_arg (args, int);
  va_end (args);

  g_array_append_val (events->array, event);
}

guint
bgl_events_get_n (const BglEvents *events)
{
  return events != NULL ? events->array->len : 0;
}

const BglEvent *
bgl_events_get (const BglEvents *events,
                guint            index)
{
  g_return_val_if_fail (events != NULL && index < events->array->len, NULL);

  return &g_array_index (events->array, BglEvent, index);
}
