/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-game.h"

static GType
get_arg_type (const BglArgInfo *arg)
{
  return arg->kind == BGL_ARG_INT ? G_TYPE_INT : G_TYPE_UINT;
}

static void
emit (BglGame        *self,
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

static void
game_class_init (gpointer g_class,
                 gpointer class_data)
{
  const BglEventInfo *events = class_data;
  BglGameClass *klass = g_class;
  g_autoptr (GArray) signals = g_array_new (FALSE, FALSE, sizeof (guint));

  for (const BglEventInfo *info = events; info->name != NULL; info++)
    {
      GType types[BGL_EVENT_ARGS];
      guint n, signal;

      for (n = 0; info->args[n].key != NULL; n++)
        types[n] = get_arg_type (&info->args[n]);

      signal = g_signal_newv (info->name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                              NULL, NULL, NULL, NULL, G_TYPE_NONE, n, types);
      g_array_append_val (signals, signal);
    }

  /* Never freed, because the class lives as long as the program. */
  klass->signals = (guint *) (gpointer) g_array_free (g_steal_pointer (&signals), FALSE);
  klass->event = emit;
}

GType
bgl_game_get_type_of (const BglRules *rules)
{
  static GMutex lock;
  static GHashTable *types;   /* const BglEventInfo * → GType */
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&lock);
  g_autofree char *name = NULL;
  gpointer type;

  g_return_val_if_fail (rules != NULL, G_TYPE_INVALID);

  if (types == NULL)
    types = g_hash_table_new (NULL, NULL);

  type = g_hash_table_lookup (types, rules->events);
  if (type == NULL)
    {
      GTypeQuery query;
      GTypeInfo info = { .class_init = game_class_init, .class_data = rules->events };

      g_type_query (BGL_TYPE_GAME, &query);
      info.class_size = (guint16) query.class_size;
      info.instance_size = (guint16) query.instance_size;

      /* Tests have several tables for one game, so the ID alone is not unique. */
      name = g_strdup_printf ("BglGame-%s-%u", rules->id, g_hash_table_size (types));
      type = GSIZE_TO_POINTER (g_type_register_static (BGL_TYPE_GAME, name, &info, 0));
      g_hash_table_insert (types, (gpointer) rules->events, type);
    }

  return GPOINTER_TO_SIZE (type);
}
