/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "board/bgl-game-ui.h"
#include "board/bgl-view.h"
#include "engine/bgl-seat.h"

G_BEGIN_DECLS

#define BGL_TYPE_SEAT_CARD (bgl_seat_card_get_type ())

G_DECLARE_FINAL_TYPE (BglSeatCard, bgl_seat_card, BGL, SEAT_CARD, GtkWidget)

GtkWidget *bgl_seat_card_new          (const BglGameUi *ui,
                                       BglSeat         *seat);
/* Creates a card with the score that the view has shown so far. */
GtkWidget *bgl_seat_card_new_for_view (BglView       *view,
                                       guint          seat);

BglSeat   *bgl_seat_card_get_seat     (BglSeatCard   *self);

/* A comparison for bgl_table_layout_sort_seats (): by seat and, after the end of the game, by rank. */
int        bgl_seat_card_compare      (gconstpointer  a,
                                       gconstpointer  b);

G_END_DECLS
