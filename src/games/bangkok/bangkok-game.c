/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-game.h"

struct _BangkokGame
{
  BglGame parent_instance;
};

G_DEFINE_FINAL_TYPE (BangkokGame, bangkok_game, BGL_TYPE_GAME)

/* One signal for each type of event, in the same order. */
enum
{
  SIGNAL_ROUND_BEGAN,
  SIGNAL_GOAL_ROLLED,
  SIGNAL_VALUE_PLACED,
  SIGNAL_POOL_ROLLED,
  SIGNAL_DIE_TAKEN,
  SIGNAL_DIE_LAID,
  SIGNAL_EXACT,
  SIGNAL_CLOSEST,
  SIGNAL_COLOURS,
  SIGNAL_TRIO,
  SIGNAL_SEQUENCE,
  SIGNAL_NUMBERS,
  SIGNAL_MAJORITY,
  SIGNAL_ROUND_SCORED,
  SIGNAL_OVER,
  LAST_SIGNAL,
};

static guint signals[LAST_SIGNAL];

static void
bangkok_game_event (BglGame        *game,
                    const BglEvent *event)
{
  const int *args = event->args;
  guint signal = signals[event->type];

  switch ((BangkokEventType) event->type)
    {
    case BANGKOK_EVENT_POOL_ROLLED:
    case BANGKOK_EVENT_GAME_OVER:
      g_signal_emit (game, signal, 0, args[0]);
      break;

    case BANGKOK_EVENT_ROUND_BEGAN:
    case BANGKOK_EVENT_GOAL_ROLLED:
      g_signal_emit (game, signal, 0, args[0], args[1]);
      break;

    case BANGKOK_EVENT_VALUE_PLACED:
      g_signal_emit (game, signal, 0, bangkok_die_get_colour (args[0]),
                     bangkok_die_get_value (args[0]), args[1]);
      break;

    case BANGKOK_EVENT_DIE_TAKEN:
      g_signal_emit (game, signal, 0, args[0], bangkok_die_get_colour (args[1]),
                     bangkok_die_get_value (args[1]));
      break;

    case BANGKOK_EVENT_DIE_LAID:
      g_signal_emit (game, signal, 0, args[0], bangkok_die_get_colour (args[1]),
                     bangkok_die_get_value (args[1]), args[2], args[3], args[4]);
      break;

    case BANGKOK_EVENT_EXACT:
    case BANGKOK_EVENT_COLOURS:
    case BANGKOK_EVENT_TRIO:
      g_signal_emit (game, signal, 0, args[0], args[1], args[2]);
      break;

    case BANGKOK_EVENT_CLOSEST:
    case BANGKOK_EVENT_SEQUENCE:
    case BANGKOK_EVENT_ROUND_SCORED:
      g_signal_emit (game, signal, 0, args[0], args[1], args[2], args[3]);
      break;

    case BANGKOK_EVENT_NUMBERS:
      g_signal_emit (game, signal, 0, args[0], args[1], args[2], args[3], args[4]);
      break;

    case BANGKOK_EVENT_MAJORITY:
      g_signal_emit (game, signal, 0, args[0], args[1], args[2], args[3], args[4], args[5]);
      break;

    default:
      g_assert_not_reached ();
    }
}

static guint
new_signal (const char *name,
            guint       n_uints)
{
  GType types[BGL_EVENT_ARGS];

  for (guint i = 0; i < n_uints; i++)
    types[i] = G_TYPE_UINT;

  return g_signal_newv (name, BANGKOK_TYPE_GAME, G_SIGNAL_RUN_LAST, NULL, NULL, NULL, NULL,
                        G_TYPE_NONE, n_uints, types);
}

static void
bangkok_game_class_init (BangkokGameClass *klass)
{
  BGL_GAME_CLASS (klass)->event = bangkok_game_event;

  signals[SIGNAL_ROUND_BEGAN] = new_signal ("round-began", 2);
  signals[SIGNAL_GOAL_ROLLED] = new_signal ("goal-rolled", 2);
  signals[SIGNAL_VALUE_PLACED] = new_signal ("value-placed", 3);
  signals[SIGNAL_POOL_ROLLED] = new_signal ("pool-rolled", 1);
  signals[SIGNAL_DIE_TAKEN] = new_signal ("die-taken", 3);
  signals[SIGNAL_DIE_LAID] = new_signal ("die-laid", 6);
  signals[SIGNAL_EXACT] = new_signal ("exact", 3);
  signals[SIGNAL_CLOSEST] = new_signal ("closest", 4);
  signals[SIGNAL_COLOURS] = new_signal ("colours", 3);
  signals[SIGNAL_TRIO] = new_signal ("trio", 3);
  signals[SIGNAL_SEQUENCE] = new_signal ("sequence", 4);
  signals[SIGNAL_NUMBERS] = new_signal ("numbers", 5);
  signals[SIGNAL_MAJORITY] = new_signal ("majority", 6);
  signals[SIGNAL_ROUND_SCORED] = new_signal ("round-scored", 4);
  signals[SIGNAL_OVER] = new_signal ("over", 1);
}

static void
bangkok_game_init (BangkokGame *self)
{
}

const BangkokState *
bangkok_game_get_state (BangkokGame *self)
{
  g_return_val_if_fail (BANGKOK_IS_GAME (self), NULL);

  return bgl_game_get_state (BGL_GAME (self));
}
