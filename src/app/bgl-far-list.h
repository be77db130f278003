/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bgl-far-games.h"

G_BEGIN_DECLS

#define BGL_TYPE_FAR_LIST (bgl_far_list_get_type ())

G_DECLARE_FINAL_TYPE (BglFarList, bgl_far_list, BGL, FAR_LIST, AdwBin)

/*
 * The tables at a distance on the shelf, with whose turn it is. Invisible if there are none.
 *
 * Signals:
 *   opened (BglFarGame *game)
 *   removed (BglFarGame *game)  the person wants to remove it
 *
 * CSS node: widget. Accessible role: that of the parent class.
 */
GtkWidget *bgl_far_list_new (BglFarGames *games);

G_END_DECLS
