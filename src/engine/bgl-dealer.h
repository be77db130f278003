/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-game.h"

G_BEGIN_DECLS

#define BGL_TYPE_DEALER (bgl_dealer_get_type ())

G_DECLARE_DERIVABLE_TYPE (BglDealer, bgl_dealer, BGL, DEALER, GObject)

/*
 * Rolls the dice and draws from the stack, because the rules do not do this themselves. The outcome depends only on the
 * seed and the ply, so that the same piece is drawn again after an undo. Subclasses get the outcome from another
 * source.
 */
struct _BglDealerClass
{
  GObjectClass parent_class;

  BglMove (*deal) (BglDealer *self,
                   BglGame   *game);
};

BglDealer *bgl_dealer_new  (guint64    seed);
/* It must be the turn of chance. Returns BGL_MOVE_NONE if the dealer has to wait for somebody. */
BglMove    bgl_dealer_deal (BglDealer *self,
                            BglGame   *game);

G_END_DECLS
