/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BANGKOK_TYPE_MAT (bangkok_mat_get_type ())

G_DECLARE_FINAL_TYPE (BangkokMat, bangkok_mat, BANGKOK, MAT, GtkWidget)

/*
 * The cloth that everything lies on, which is the scrolling part of the view. The view decides what is on it and draws
 * it.
 *
 * CSS node: mat. Accessible role: grid.
 */
GtkWidget *bangkok_mat_new           (GtkWidget             *view);

/* How far the mat is scrolled. */
double     bangkok_mat_get_offset    (BangkokMat            *self);
/* Scrolls as little as necessary to show the rectangle, or its lower end if the rectangle is too high. */
void       bangkok_mat_scroll_to     (BangkokMat            *self,
                                      const graphene_rect_t *bounds);

G_END_DECLS
