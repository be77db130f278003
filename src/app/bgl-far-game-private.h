/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-far-game.h"

G_BEGIN_DECLS

/* bgl-far-game-words.c: a sentence about news of a BglDistance, or NULL. Free with g_free (). */
char *bgl_far_game_describe_news (BglFarGame *self,
                                  guint       kind,
                                  guint       seat,
                                  guint       received);

G_END_DECLS
