/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-look.h"

G_BEGIN_DECLS

#define BGL_TYPE_SHELF_CARD (bgl_shelf_card_get_type ())

G_DECLARE_FINAL_TYPE (BglShelfCard, bgl_shelf_card, BGL, SHELF_CARD, GtkWidget)

GtkWidget     *bgl_shelf_card_new           (const BglLook *look);

/* Adds what the first frame did without. */
void           bgl_shelf_card_complete      (BglShelfCard  *self);

const BglLook *bgl_shelf_card_get_look      (BglShelfCard  *self);
/* Whether an unfinished game of this kind is waiting. */
gboolean       bgl_shelf_card_get_waiting   (BglShelfCard  *self);
void           bgl_shelf_card_set_waiting   (BglShelfCard  *self,
                                             gboolean       waiting);

G_END_DECLS
