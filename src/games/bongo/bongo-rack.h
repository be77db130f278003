/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bongo-answer.h"

G_BEGIN_DECLS

#define BONGO_TYPE_RACK (bongo_rack_get_type ())

G_DECLARE_FINAL_TYPE (BongoRack, bongo_rack, BONGO, RACK, GtkWidget)

/*
 * The trophies of a seat, or those that are left in the supply: how many of each animal, and the progress toward both
 * kinds of victory. Two dots show the pair, and a bar shows the trophies of one animal.
 *
 * CSS node: "trophies". Accessible role: image; the label names the owner.
 */
GtkWidget *bongo_rack_new        (const char       *owner);

void       bongo_rack_set_counts (BongoRack    *self,
                                      const guint8     *counts,
                                      guint             goal,
                                      gboolean          pairs);
/* The center of the picture of that animal. */
void       bongo_rack_get_middle (BongoRack    *self,
                                      BongoWord         animal,
                                      graphene_point_t *point);

G_END_DECLS
