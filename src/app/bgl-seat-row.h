/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "board/bgl-game-ui.h"

G_BEGIN_DECLS

#define BGL_TYPE_SEAT_ROW (bgl_seat_row_get_type ())

G_DECLARE_FINAL_TYPE (BglSeatRow, bgl_seat_row, BGL, SEAT_ROW, AdwPreferencesRow)

/*
 * Signals:
 *   changed ()  another player was chosen for this seat
 */
GtkWidget *bgl_seat_row_new      (const BglGameUi *ui,
                                  guint            number);

/* Who sits there, as the value of a [SeatN] tag; NULL for a person without a name. */
char      *bgl_seat_row_get_tag  (BglSeatRow    *self);
void       bgl_seat_row_set_tag  (BglSeatRow    *self,
                                  const char    *tag);
/* The same for people. */
char      *bgl_seat_row_get_name (BglSeatRow    *self);

G_END_DECLS
