/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-game.h"

struct _BangoGame
{
  BglGame parent_instance;
};

G_DEFINE_FINAL_TYPE (BangoGame, bango_game, BGL_TYPE_GAME)

/* One signal for each type of event, in the same order. */
enum
{
  SIGNAL_TILE_LAID,
  SIGNAL_TILE_LIFTED,
  SIGNAL_TILE_REMOVED,
  SIGNAL_GROUP_REMOVED,
  SIGNAL_TILE_SET_DOWN,
  SIGNAL_PASSED,
  SIGNAL_COUGHED,
  SIGNAL_SECOND_ROUND,
  SIGNAL_FIVE,
  SIGNAL_FAMINE,
  SIGNAL_REPETITION,
  SIGNAL_OVER,
  LAST_SIGNAL,
};

static guint signals[LAST_SIGNAL];

static void
bango_game_event (BglGame        *game,
                  const BglEvent *event)
{
  const int *args = event->args;
  BangoCell cell;
  BangoCell other;

  switch ((BangoEventType) event->type)
    {
    case BANGO_EVENT_TILE_LAID:
    case BANGO_EVENT_TILE_LIFTED:
    case BANGO_EVENT_TILE_REMOVED:
      cell = bango_cell_unpack (args[1]);
      g_signal_emit (game, signals[event->type], 0, (guint) args[0], (int) cell.x, (int) cell.y);
      break;

    case BANGO_EVENT_GROUP_REMOVED:
      g_signal_emit (game, signals[SIGNAL_GROUP_REMOVED], 0, (guint) args[0], (guint) args[1]);
      break;

    case BANGO_EVENT_TILE_SET_DOWN:
    case BANGO_EVENT_FIVE:
      cell = bango_cell_unpack (args[1]);
      other = bango_cell_unpack (args[2]);
      g_signal_emit (game, signals[event->type], 0, (guint) args[0],
                     (int) cell.x, (int) cell.y, (int) other.x, (int) other.y);
      break;

    case BANGO_EVENT_SECOND_ROUND:
    case BANGO_EVENT_REPETITION:
      g_signal_emit (game, signals[event->type], 0);
      break;

    case BANGO_EVENT_PASSED:
    case BANGO_EVENT_COUGHED:
    case BANGO_EVENT_FAMINE:
    case BANGO_EVENT_GAME_OVER:
      g_signal_emit (game, signals[event->type], 0, (guint) args[0]);
      break;

    default:
      g_assert_not_reached ();
    }
}

static void
bango_game_class_init (BangoGameClass *klass)
{
  BGL_GAME_CLASS (klass)->event = bango_game_event;

  signals[SIGNAL_TILE_LAID] = bgl_game_new_signal (BANGO_TYPE_GAME, "tile-laid", 1, 2);
  signals[SIGNAL_TILE_LIFTED] = bgl_game_new_signal (BANGO_TYPE_GAME, "tile-lifted", 1, 2);
  signals[SIGNAL_TILE_REMOVED] = bgl_game_new_signal (BANGO_TYPE_GAME, "tile-removed", 1, 2);
  signals[SIGNAL_GROUP_REMOVED] = bgl_game_new_signal (BANGO_TYPE_GAME, "group-removed", 2, 0);
  signals[SIGNAL_TILE_SET_DOWN] = bgl_game_new_signal (BANGO_TYPE_GAME, "tile-set-down", 1, 4);
  signals[SIGNAL_PASSED] = bgl_game_new_signal (BANGO_TYPE_GAME, "passed", 1, 0);
  signals[SIGNAL_COUGHED] = bgl_game_new_signal (BANGO_TYPE_GAME, "coughed", 1, 0);
  signals[SIGNAL_SECOND_ROUND] = bgl_game_new_signal (BANGO_TYPE_GAME, "second-round", 0, 0);
  signals[SIGNAL_FIVE] = bgl_game_new_signal (BANGO_TYPE_GAME, "five", 1, 4);
  signals[SIGNAL_FAMINE] = bgl_game_new_signal (BANGO_TYPE_GAME, "famine", 1, 0);
  signals[SIGNAL_REPETITION] = bgl_game_new_signal (BANGO_TYPE_GAME, "repetition", 0, 0);
  signals[SIGNAL_OVER] = bgl_game_new_signal (BANGO_TYPE_GAME, "over", 1, 0);
}

static void
bango_game_init (BangoGame *self)
{
}

const BangoState *
bango_game_get_state (BangoGame *self)
{
  g_return_val_if_fail (BANGO_IS_GAME (self), NULL);

  return bgl_game_get_state (BGL_GAME (self));
}
