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

static void
bangkok_game_class_init (BangkokGameClass *klass)
{
  BGL_GAME_CLASS (klass)->event = bangkok_game_event;

  signals[SIGNAL_ROUND_BEGAN] = bgl_game_new_signal (BANGKOK_TYPE_GAME, "round-began", 2, 0);
  signals[SIGNAL_GOAL_ROLLED] = bgl_game_new_signal (BANGKOK_TYPE_GAME, "goal-rolled", 2, 0);
  signals[SIGNAL_VALUE_PLACED] = bgl_game_new_signal (BANGKOK_TYPE_GAME, "value-placed", 3, 0);
  signals[SIGNAL_POOL_ROLLED] = bgl_game_new_signal (BANGKOK_TYPE_GAME, "pool-rolled", 1, 0);
  signals[SIGNAL_DIE_TAKEN] = bgl_game_new_signal (BANGKOK_TYPE_GAME, "die-taken", 3, 0);
  signals[SIGNAL_DIE_LAID] = bgl_game_new_signal (BANGKOK_TYPE_GAME, "die-laid", 6, 0);
  signals[SIGNAL_EXACT] = bgl_game_new_signal (BANGKOK_TYPE_GAME, "exact", 3, 0);
  signals[SIGNAL_CLOSEST] = bgl_game_new_signal (BANGKOK_TYPE_GAME, "closest", 4, 0);
  signals[SIGNAL_COLOURS] = bgl_game_new_signal (BANGKOK_TYPE_GAME, "colours", 3, 0);
  signals[SIGNAL_TRIO] = bgl_game_new_signal (BANGKOK_TYPE_GAME, "trio", 3, 0);
  signals[SIGNAL_SEQUENCE] = bgl_game_new_signal (BANGKOK_TYPE_GAME, "sequence", 4, 0);
  signals[SIGNAL_NUMBERS] = bgl_game_new_signal (BANGKOK_TYPE_GAME, "numbers", 5, 0);
  signals[SIGNAL_MAJORITY] = bgl_game_new_signal (BANGKOK_TYPE_GAME, "majority", 6, 0);
  signals[SIGNAL_ROUND_SCORED] = bgl_game_new_signal (BANGKOK_TYPE_GAME, "round-scored", 4, 0);
  signals[SIGNAL_OVER] = bgl_game_new_signal (BANGKOK_TYPE_GAME, "over", 1, 0);
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
