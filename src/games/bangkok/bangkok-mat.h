/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BANGKOK_TYPE_MAT (bangkok_mat_get_type ())

G_DECLARE_FINAL_TYPE (BangkokMat, bangkok_mat, BANGKOK, MAT, GtkWidget)

/*
 * The cloth that everything lies on: what scrolls in the view. What lies there, and how it looks,
 * is the view's matter.
 *
 * CSS node: mat. Accessible role: grid.
 */
GtkWidget *bangkok_mat_new           (GtkWidget             *view);

/* How far it is scrolled. */
double     bangkok_mat_get_offset    (BangkokMat            *self);
/* Scrolls as little as needed to show the rectangle, or its lower end where it is too high. */
void       bangkok_mat_scroll_to     (BangkokMat            *self,
                                      const graphene_rect_t *bounds);

G_END_DECLS
