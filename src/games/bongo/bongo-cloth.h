/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bongo-art.h"

G_BEGIN_DECLS

#define BONGO_TYPE_CLOTH (bongo_cloth_get_type ())

G_DECLARE_FINAL_TYPE (BongoCloth, bongo_cloth, BONGO, CLOTH, GtkWidget)

/*
 * The cloth of the table with grass along its lower edge, and one child on it.
 *
 * CSS node: "bongo" with the style class .day, .night, .contrast or .paper. Accessible role: group.
 */
GtkWidget *bongo_cloth_new       (GtkWidget   *child);

/* Draws the cloth for a widget that is not a BongoCloth. */
void       bongo_cloth_snapshot  (GtkWidget     *widget,
                                  GtkSnapshot   *snapshot,
                                  BglColorScheme scheme);
/* Changes the style class and redraws everything. */
void       bongo_cloth_set_light (GtkWidget     *widget,
                                  BglColorScheme scheme);

G_END_DECLS
