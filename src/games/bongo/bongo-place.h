/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-game-ui.h"
#include "engine/bgl-seat.h"

#include "bongo-caller.h"
#include "bongo-rack.h"

G_BEGIN_DECLS

#define BONGO_TYPE_PLACE (bongo_place_get_type ())

G_DECLARE_FINAL_TYPE (BongoPlace, bongo_place, BONGO, PLACE, GtkWidget)

/*
 * The place of a player: badge, name or last call, trophies, and the four words if the player is a person. Without a
 * seat, it is the supply.
 *
 * Signals:
 *   called (uint word, int64 when)
 *
 * CSS node: "place" with the style classes .person, .winner and .wrong. Accessible role: group, labelled with the name.
 */
GtkWidget     *bongo_place_new           (const BglGameUi *ui,
                                          BglSeat         *seat);

/* NULL for the supply. (transfer none) */
BglSeat       *bongo_place_get_seat      (BongoPlace    *self);
BongoRack *bongo_place_get_rack  (BongoPlace    *self);
BongoCaller   *bongo_place_get_caller    (BongoPlace    *self,
                                          BongoWord      word);
/* Whether to show the words. Between rounds, their space is needed for other things. */
void           bongo_place_set_callers   (BongoPlace    *self,
                                          gboolean       shown);
/* The set of keys for this player, or -1 for none. */
void           bongo_place_set_keys      (BongoPlace    *self,
                                          int            set);
/* The text below or instead of the name, such as the last call or a wait. NULL for none. */
void           bongo_place_set_note      (BongoPlace    *self,
                                          const char    *note);
/* The style class "winner" or "wrong", or NULL. */
void           bongo_place_set_mood      (BongoPlace    *self,
                                          const char    *mood);
/* Whether the name is above the trophies or beside them, and whether everything is small. For use in size_allocate,
 * right before the place is allocated, so this does not queue a resize. */
void           bongo_place_set_head      (BongoPlace    *self,
                                          gboolean       stacked,
                                          gboolean       compact);
/* The height of the place without the words. */
int            bongo_place_get_head_height (BongoPlace  *self);

G_END_DECLS
