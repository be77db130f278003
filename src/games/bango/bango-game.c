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

static guint
new_signal (const char *name,
            guint       n_uints,
            guint       n_ints)
{
  GType types[BGL_EVENT_ARGS];

  for (guint i = 0; i < n_uints + n_ints; i++)
    types[i] = i < n_uints ? G_TYPE_UINT : G_TYPE_INT;

  return g_signal_newv (name, BANGO_TYPE_GAME, G_SIGNAL_RUN_LAST, NULL, NULL, NULL, NULL,
                        G_TYPE_NONE, n_uints + n_ints, types);
}

static void
bango_game_class_init (BangoGameClass *klass)
{
  BGL_GAME_CLASS (klass)->event = bango_game_event;

  signals[SIGNAL_TILE_LAID] = new_signal ("tile-laid", 1, 2);
  signals[SIGNAL_TILE_LIFTED] = new_signal ("tile-lifted", 1, 2);
  signals[SIGNAL_TILE_REMOVED] = new_signal ("tile-removed", 1, 2);
  signals[SIGNAL_GROUP_REMOVED] = new_signal ("group-removed", 2, 0);
  signals[SIGNAL_TILE_SET_DOWN] = new_signal ("tile-set-down", 1, 4);
  signals[SIGNAL_PASSED] = new_signal ("passed", 1, 0);
  signals[SIGNAL_COUGHED] = new_signal ("coughed", 1, 0);
  signals[SIGNAL_SECOND_ROUND] = new_signal ("second-round", 0, 0);
  signals[SIGNAL_FIVE] = new_signal ("five", 1, 4);
  signals[SIGNAL_FAMINE] = new_signal ("famine", 1, 0);
  signals[SIGNAL_REPETITION] = new_signal ("repetition", 0, 0);
  signals[SIGNAL_OVER] = new_signal ("over", 1, 0);
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
