/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-game.h"

struct _BongoGame
{
  BglGame parent_instance;
};

G_DEFINE_FINAL_TYPE (BongoGame, bongo_game, BGL_TYPE_GAME)

static void
bongo_game_class_init (BongoGameClass *klass)
{
  bgl_game_class_add_events (BGL_GAME_CLASS (klass), bongo_rules.events);
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
