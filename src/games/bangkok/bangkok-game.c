/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-game.h"

struct _BangkokGame
{
  BglGame parent_instance;
};

G_DEFINE_FINAL_TYPE (BangkokGame, bangkok_game, BGL_TYPE_GAME)

static void
bangkok_game_class_init (BangkokGameClass *klass)
{
  bgl_game_class_add_events (BGL_GAME_CLASS (klass), bangkok_rules.events);
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
