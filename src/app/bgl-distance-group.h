/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BGL_TYPE_DISTANCE_GROUP (bgl_distance_group_get_type ())

G_DECLARE_FINAL_TYPE (BglDistanceGroup, bgl_distance_group, BGL, DISTANCE_GROUP, AdwPreferencesGroup)

/*
 * The preferences for tables at a distance. NULL if the application cannot play at a distance.
 *
 * CSS node: preferencesgroup. Accessible role: that of the parent class.
 */
GtkWidget *bgl_distance_group_new (void);

G_END_DECLS
