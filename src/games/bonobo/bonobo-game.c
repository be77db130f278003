/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-game.h"

#define N_SIGNALS (BONOBO_EVENT_GAME_OVER + 1)

struct _BonoboGame
{
  BglGame parent_instance;
};

G_DEFINE_FINAL_TYPE (BonoboGame, bonobo_game, BGL_TYPE_GAME)

static guint signals[N_SIGNALS];

static GType
get_arg_type (const BglArgInfo *arg)
{
  return arg->kind == BGL_ARG_INT ? G_TYPE_INT : G_TYPE_UINT;
}

static void
bonobo_game_event (BglGame        *game,
                   const BglEvent *event)
{
  const BglArgInfo *args = bonobo_rules.events[event->type].args;
  GValue values[1 + BGL_EVENT_ARGS] = { G_VALUE_INIT };
  guint n = 0;

  g_value_init (&values[0], BONOBO_TYPE_GAME);
  g_value_set_object (&values[0], game);

  for (n = 0; args[n].key != NULL; n++)
    {
      GValue *value = &values[1 + n];

      g_value_init (value, get_arg_type (&args[n]));
      if (G_VALUE_HOLDS_INT (value))
        g_value_set_int (value, event->args[n]);
      else
        g_value_set_uint (value, event->args[n]);
    }

  g_signal_emitv (values, signals[event->type], 0, NULL);
  g_value_unset (&values[0]);
}

static void
bonobo_game_class_init (BonoboGameClass *klass)
{
  BGL_GAME_CLASS (klass)->event = bonobo_game_event;

  for (guint i = 0; i < N_SIGNALS; i++)
    {
      const BglEventInfo *info = &bonobo_rules.events[i];
      GType types[BGL_EVENT_ARGS];
      guint n = 0;

      for (n = 0; info->args[n].key != NULL; n++)
        types[n] = get_arg_type (&info->args[n]);

      signals[i] = g_signal_newv (info->name, BONOBO_TYPE_GAME, G_SIGNAL_RUN_LAST,
                                  NULL, NULL, NULL, NULL, G_TYPE_NONE, n, types);
    }
}

static void
bonobo_game_init (BonoboGame *self)
{
}

const BonoboState *
bonobo_game_get_state (BonoboGame *self)
{
  g_return_val_if_fail (BONOBO_IS_GAME (self), NULL);

  return bgl_game_get_state (BGL_GAME (self));
}
