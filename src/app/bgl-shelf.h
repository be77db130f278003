/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/bgl-store.h"

#include "bgl-shelf-card.h"

G_BEGIN_DECLS

#define BGL_TYPE_SHELF (bgl_shelf_get_type ())

G_DECLARE_FINAL_TYPE (BglShelf, bgl_shelf, BGL, SHELF, AdwBin)

GtkWidget    *bgl_shelf_new           (void);

/* Adds what the first frame did without. */
void          bgl_shelf_complete      (BglShelf   *self);

/* Shows which games wait to be continued, as the last scan of the store found them. */
void          bgl_shelf_show_waiting  (BglShelf   *self,
                                       BglStore   *store);
guint         bgl_shelf_get_n_waiting (BglShelf   *self);
BglShelfCard *bgl_shelf_find_card     (BglShelf   *self,
                                       const char *game);
/* The game whose card has the keyboard focus, or NULL. */
const char   *bgl_shelf_get_focused   (BglShelf   *self);

/* Notes which button of a card has the focus, if any. It gets the focus back when the shelf grabs it. */
void          bgl_shelf_remember_focus (BglShelf *self);

G_END_DECLS
