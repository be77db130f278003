/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-game.h"

struct _BangoGame
{
  BglGame parent_instance;
};

G_DEFINE_FINAL_TYPE (BangoGame, bango_game, BGL_TYPE_GAME)

static void
bango_game_class_init (BangoGameClass *klass)
{
  bgl_game_class_add_events (BGL_GAME_CLASS (klass), bango_rules.events);
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
