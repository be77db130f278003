/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-game.h"

struct _BongoGame
{
  BglGame parent_instance;
};

G_DEFINE_FINAL_TYPE (BongoGame, bongo_game, BGL_TYPE_GAME)

enum
{
  SIGNAL_THROWN,
  SIGNAL_ROLLED,
  SIGNAL_CALLED,
  SIGNAL_TROPHIES_LOST,
  SIGNAL_WAITS,
  SIGNAL_OUT,
  SIGNAL_GOES_ON,
  SIGNAL_ANSWER_SHOWN,
  SIGNAL_ROUND_WON,
  SIGNAL_CHOICE_DUE,
  SIGNAL_TROPHY_TAKEN,
  SIGNAL_ROUND_VOID,
  SIGNAL_GAME_WON,
  LAST_SIGNAL,
};

static guint signals[LAST_SIGNAL];

static void
bongo_game_step (BongoGame      *self,
                 const BglEvent *event)
{
  switch ((BongoStepKind) event->type)
    {
    case BONGO_STEP_ANIMAL:
    case BONGO_STEP_THIRD:
      g_signal_emit (self, signals[SIGNAL_ANSWER_SHOWN], 0, (guint) event->args[0]);
      break;

    case BONGO_STEP_NOTHING:
      g_signal_emit (self, signals[SIGNAL_ANSWER_SHOWN], 0, (guint) BONGO_NOTHING);
      break;

    case BONGO_STEP_NUMBER:
    case BONGO_STEP_VICTIM:
    case BONGO_STEP_GUARDED:
    case BONGO_STEP_UNGUARDED:
    case BONGO_STEP_ABSENT:
    case BONGO_STEP_POACHED:
    case BONGO_STEP_COUNTS:
      break;

    default:
      g_assert_not_reached ();
    }
}

static void
bongo_game_event (BglGame        *game,
                  const BglEvent *event)
{
  const int *args = event->args;

  if (event->type < BONGO_STEP_KINDS)
    {
      bongo_game_step (BONGO_GAME (game), event);
      return;
    }

  switch ((BongoEventType) event->type)
    {
    case BONGO_EVENT_THROWN:
      g_signal_emit (game, signals[SIGNAL_THROWN], 0, (guint) args[0]);
      break;

    case BONGO_EVENT_ROLLED:
      g_signal_emit (game, signals[SIGNAL_ROLLED], 0);
      break;

    case BONGO_EVENT_CALLED:
      g_signal_emit (game, signals[SIGNAL_CALLED], 0,
                     (guint) args[0], (guint) args[1], (gboolean) args[2], (guint) args[3]);
      break;

    case BONGO_EVENT_TROPHIES_LOST:
      g_signal_emit (game, signals[SIGNAL_TROPHIES_LOST], 0,
                     (guint) args[0], (guint) args[1], (guint) args[2]);
      break;

    case BONGO_EVENT_WAITS:
      g_signal_emit (game, signals[SIGNAL_WAITS], 0, (guint) args[0], (guint) args[1]);
      break;

    case BONGO_EVENT_OUT:
      g_signal_emit (game, signals[SIGNAL_OUT], 0, (guint) args[0]);
      break;

    case BONGO_EVENT_GOES_ON:
      g_signal_emit (game, signals[SIGNAL_GOES_ON], 0, (guint) args[0], (guint) args[1]);
      break;

    case BONGO_EVENT_ROUND_WON:
      g_signal_emit (game, signals[SIGNAL_ROUND_WON], 0, (guint) args[0]);
      break;

    case BONGO_EVENT_CHOICE_DUE:
      g_signal_emit (game, signals[SIGNAL_CHOICE_DUE], 0, (guint) args[0]);
      break;

    case BONGO_EVENT_TROPHY_TAKEN:
      g_signal_emit (game, signals[SIGNAL_TROPHY_TAKEN], 0,
                     (guint) args[0], (guint) args[1], (guint) args[2]);
      break;

    case BONGO_EVENT_ROUND_VOID:
      g_signal_emit (game, signals[SIGNAL_ROUND_VOID], 0);
      break;

    case BONGO_EVENT_GAME_WON:
      g_signal_emit (game, signals[SIGNAL_GAME_WON], 0, (guint) args[0], (guint) args[1]);
      break;

    case BONGO_EVENT_STEP:
    default:
      g_assert_not_reached ();
    }
}

static void
bongo_game_class_init (BongoGameClass *klass)
{
  BGL_GAME_CLASS (klass)->event = bongo_game_event;

  signals[SIGNAL_THROWN] = bgl_game_new_signal (BONGO_TYPE_GAME, "thrown", 1, 0);
  signals[SIGNAL_ROLLED] = bgl_game_new_signal (BONGO_TYPE_GAME, "rolled", 0, 0);
  signals[SIGNAL_CALLED] =
    g_signal_new ("called", BONGO_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 4, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_BOOLEAN, G_TYPE_UINT);
  signals[SIGNAL_TROPHIES_LOST] = bgl_game_new_signal (BONGO_TYPE_GAME, "trophies-lost", 3, 0);
  signals[SIGNAL_WAITS] = bgl_game_new_signal (BONGO_TYPE_GAME, "waits", 2, 0);
  signals[SIGNAL_OUT] = bgl_game_new_signal (BONGO_TYPE_GAME, "out", 1, 0);
  signals[SIGNAL_GOES_ON] = bgl_game_new_signal (BONGO_TYPE_GAME, "goes-on", 2, 0);
  signals[SIGNAL_ANSWER_SHOWN] = bgl_game_new_signal (BONGO_TYPE_GAME, "answer-shown", 1, 0);
  signals[SIGNAL_ROUND_WON] = bgl_game_new_signal (BONGO_TYPE_GAME, "round-won", 1, 0);
  signals[SIGNAL_CHOICE_DUE] = bgl_game_new_signal (BONGO_TYPE_GAME, "choice-due", 1, 0);
  signals[SIGNAL_TROPHY_TAKEN] = bgl_game_new_signal (BONGO_TYPE_GAME, "trophy-taken", 3, 0);
  signals[SIGNAL_ROUND_VOID] = bgl_game_new_signal (BONGO_TYPE_GAME, "round-void", 0, 0);
  signals[SIGNAL_GAME_WON] = bgl_game_new_signal (BONGO_TYPE_GAME, "game-won", 2, 0);
}

static void
bongo_game_init (BongoGame *self)
{
}

const BongoState *
bongo_game_get_state (BongoGame *self)
{
  g_return_val_if_fail (BONGO_IS_GAME (self), NULL);

  return bgl_game_get_state (BGL_GAME (self));
}
