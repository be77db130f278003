/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bgl-look.h"
#include "bgl-view.h"
#include "engine/bgl-seat.h"

G_BEGIN_DECLS

#define BGL_TYPE_SEAT_CARD (bgl_seat_card_get_type ())

G_DECLARE_FINAL_TYPE (BglSeatCard, bgl_seat_card, BGL, SEAT_CARD, GtkWidget)

GtkWidget *bgl_seat_card_new          (const BglLook *look,
                                       BglSeat       *seat);
/* Shows the score that the view has told so far. */
GtkWidget *bgl_seat_card_new_for_view (BglView       *view,
                                       guint          seat);

BglSeat   *bgl_seat_card_get_seat     (BglSeatCard   *self);

G_END_DECLS
