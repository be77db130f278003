/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-look.h"

G_BEGIN_DECLS

#define BGL_TYPE_COVER (bgl_cover_get_type ())

G_DECLARE_FINAL_TYPE (BglCover, bgl_cover, BGL, COVER, GtkWidget)

GtkWidget     *bgl_cover_new      (void);

const BglLook *bgl_cover_get_look (BglCover      *self);
void           bgl_cover_set_look (BglCover      *self,
                                   const BglLook *look);

G_END_DECLS
