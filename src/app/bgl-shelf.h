/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/bgl-store.h"

#include "bgl-shelf-card.h"

G_BEGIN_DECLS

#define BGL_TYPE_SHELF (bgl_shelf_get_type ())

G_DECLARE_FINAL_TYPE (BglShelf, bgl_shelf, BGL, SHELF, AdwBin)

/* Adds the parts that were left out of the first frame. */
void          bgl_shelf_complete      (BglShelf   *self);

/* Shows which games can be continued, according to the last scan of the store. */
void          bgl_shelf_show_waiting  (BglShelf   *self,
                                       BglStore   *store);
/* Adds a widget above the cards. */
void          bgl_shelf_set_above     (BglShelf   *self,
                                       GtkWidget  *widget);
guint         bgl_shelf_get_n_waiting (BglShelf   *self);
BglShelfCard *bgl_shelf_find_card     (BglShelf   *self,
                                       const char *game);
/* The game whose card has the keyboard focus, or NULL. */
const char   *bgl_shelf_get_focused   (BglShelf   *self);

/* Remembers which button of a card has the focus, if any. The button gets it back when the shelf grabs the focus. */
void          bgl_shelf_remember_focus (BglShelf *self);

G_END_DECLS
