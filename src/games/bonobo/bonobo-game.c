/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-game.h"

struct _BonoboGame
{
  BglGame parent_instance;
};

G_DEFINE_FINAL_TYPE (BonoboGame, bonobo_game, BGL_TYPE_GAME)

static void
bonobo_game_class_init (BonoboGameClass *klass)
{
  bgl_game_class_add_events (BGL_GAME_CLASS (klass), bonobo_rules.events);
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
