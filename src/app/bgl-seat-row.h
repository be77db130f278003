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

/* The player, as the value of a [SeatN] tag, or NULL for a person without a name. Free with g_free (). */
char      *bgl_seat_row_get_tag  (BglSeatRow    *self);
void       bgl_seat_row_set_tag  (BglSeatRow    *self,
                                  const char    *tag);
/* Whether this is a table at a distance, where the only other choices are one person here and people far away. */
void       bgl_seat_row_set_distance (BglSeatRow *self,
                                      gboolean    distance);
/* Whether somebody far away plays there, and whether the person here does. */
gboolean   bgl_seat_row_is_far   (BglSeatRow    *self);
gboolean   bgl_seat_row_is_here  (BglSeatRow    *self);
void       bgl_seat_row_set_far  (BglSeatRow    *self);
/* The name of the player for display. Free with g_free (). */
char      *bgl_seat_row_get_name (BglSeatRow    *self);

G_END_DECLS
