/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_SPOT (bgl_spot_get_type ())

G_DECLARE_DERIVABLE_TYPE (BglSpot, bgl_spot, BGL, SPOT, GtkWidget)

/*
 * A place on a board, or a piece on it. It can have the focus, and a screen reader speaks it. It draws only rings: for
 * the focus, and if it is pointed out. The board or a subclass draws everything else, because only the board knows the
 * order of overlapping pieces. The board also handles the pointer, because a drag can cross many spots.
 *
 * Signals:
 *   activate ()  Enter, Space, or the action of assistive technology
 *
 * CSS node: "spot". Accessible role: grid cell, unless constructed with another one.
 * Action: "spot.activate", for assistive technology.
 */
struct _BglSpotClass
{
  GtkWidgetClass parent_class;
};

GtkWidget  *bgl_spot_new        (void);

/* What a screen reader speaks. */
const char *bgl_spot_get_label  (BglSpot    *self);
void        bgl_spot_set_label  (BglSpot    *self,
                                 const char *label);
/* The radius of the focus ring, in pixels. */
void        bgl_spot_set_radius (BglSpot    *self,
                                 double      radius);

/* Whether the spot is pointed out with another ring, because a description of the board mentions it. */
gboolean    bgl_spot_get_named  (BglSpot    *self);
void        bgl_spot_set_named  (BglSpot    *self,
                                 gboolean    named);

G_END_DECLS
