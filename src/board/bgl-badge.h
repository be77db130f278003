/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-game-ui.h"

G_BEGIN_DECLS

#define BGL_TYPE_BADGE (bgl_badge_get_type ())

G_DECLARE_FINAL_TYPE (BglBadge, bgl_badge, BGL, BADGE, GtkWidget)

/*
 * The color and shape of a seat, which are the same everywhere.
 *
 * Properties: pixel-size.
 *
 * CSS node: "badge". Accessible role: presentation, because the name of the seat is always beside it.
 */
GtkWidget  *bgl_badge_new            (const BglGameUi *ui,
                                      guint            seat);

/* The outline is darker than the color of the seat on a light background and lighter on a dark one, so that pale and deep
 * colors stand out. */
guint32     bgl_badge_get_rim        (const BglGameUi *ui,
                                      guint            seat,
                                      gboolean         dark,
                                      gboolean         contrast);

/* The ID of a game, or NULL for the default colors and shapes. */
const char *bgl_badge_get_game       (BglBadge      *self);
void        bgl_badge_set_game       (BglBadge      *self,
                                      const char    *game);
guint       bgl_badge_get_seat       (BglBadge      *self);
void        bgl_badge_set_seat       (BglBadge      *self,
                                      guint          seat);
void        bgl_badge_set_pixel_size (BglBadge      *self,
                                      int            pixel_size);

G_END_DECLS
