/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-game.h"

static GType
get_arg_type (const BglArgInfo *arg)
{
  return arg->kind == BGL_ARG_INT ? G_TYPE_INT : G_TYPE_UINT;
}

static void
bgl_game_tell (BglGame        *self,
               const BglEvent *event)
{
  const BglArgInfo *args = bgl_game_get_rules (self)->events[event->type].args;
  GValue values[1 + BGL_EVENT_ARGS] = { G_VALUE_INIT };

  g_value_init (&values[0], G_OBJECT_TYPE (self));
  g_value_set_object (&values[0], self);

  for (guint i = 0; args[i].key != NULL; i++)
    {
      GValue *value = &values[1 + i];

      g_value_init (value, get_arg_type (&args[i]));
      if (G_VALUE_HOLDS_INT (value))
        g_value_set_int (value, event->args[i]);
      else
        g_value_set_uint (value, (guint) event->args[i]);
    }

  g_signal_emitv (values, BGL_GAME_GET_CLASS (self)->signals[event->type], 0, NULL);
  g_value_unset (&values[0]);
}

void
bgl_game_class_add_events (BglGameClass       *klass,
                           const BglEventInfo *events)
{
  GArray *signals = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_if_fail (BGL_IS_GAME_CLASS (klass));
  g_return_if_fail (klass->signals == NULL);

  for (const BglEventInfo *info = events; info->name != NULL; info++)
    {
      GType types[BGL_EVENT_ARGS];
      guint n = 0, signal;

      for (n = 0; info->args[n].key != NULL; n++)
        types[n] = get_arg_type (&info->args[n]);

      signal = g_signal_newv (info->name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                              NULL, NULL, NULL, NULL, G_TYPE_NONE, n, types);
      g_array_append_val (signals, signal);
    }

  /* Never freed, because the class lives as long as the program. */
  klass->signals = (guint *) (gpointer) g_array_free (signals, FALSE);
  klass->event = bgl_game_tell;
}
