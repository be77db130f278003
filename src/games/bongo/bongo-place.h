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
 * What lies in front of a player: badge, name or last call, trophies, and for people the four words.
 * Without a seat it is the supply.
 *
 * Signals:
 *   called (uint word, int64 when)
 *
 * CSS node: "place" with the style classes .person, .winner and .wrong. Accessible role: group, labelled with the name.
 */
GtkWidget     *bongo_place_new           (const BglGameUi *ui,
                                          BglSeat         *seat);

/* NULL for the supply. */
BglSeat       *bongo_place_get_seat      (BongoPlace    *self);
BongoRack *bongo_place_get_rack  (BongoPlace    *self);
BongoCaller   *bongo_place_get_caller    (BongoPlace    *self,
                                          BongoWord      word);
/* Whether there is room for the words: between rounds it is needed for other things. */
void           bongo_place_set_callers   (BongoPlace    *self,
                                          gboolean       shown);
/* The keys of one of the sets; -1 for none. */
void           bongo_place_set_keys      (BongoPlace    *self,
                                          int            set);
/* What is said below or instead of the name: the last call, a wait; NULL for nothing. */
void           bongo_place_set_note      (BongoPlace    *self,
                                          const char    *note);
/* "winner", "wrong", or NULL. */
void           bongo_place_set_mood      (BongoPlace    *self,
                                          const char    *mood);
/* Whether the name stands above the trophies, or beside them; and whether all of it is to be small. For whoever
 * allocates it: another size follows. */
void           bongo_place_set_head      (BongoPlace    *self,
                                          gboolean       stacked,
                                          gboolean       compact);
/* The height without the words. */
int            bongo_place_get_head_height (BongoPlace  *self);

G_END_DECLS
