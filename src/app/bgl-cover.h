/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-game-ui.h"

G_BEGIN_DECLS

#define BGL_TYPE_COVER (bgl_cover_get_type ())

G_DECLARE_FINAL_TYPE (BglCover, bgl_cover, BGL, COVER, GtkWidget)

GtkWidget     *bgl_cover_new      (void);

const BglGameUi *bgl_cover_get_ui (BglCover      *self);
void           bgl_cover_set_ui (BglCover        *self,
                                 const BglGameUi *ui);

G_END_DECLS
