/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/*
 * Measures contrast in what a window, or a dialog inside of one, really shows. The window is rendered at three times its size, so that the strokes
 * of letters are wider than a pixel. Link the test with --wrap=bgl_art_draw_text: letters that boards draw with
 * Cairo are not in the tree of render nodes, and are noted when they are drawn.
 */

#define CONTRAST_TEXT       4.5
#define CONTRAST_LARGE_TEXT 3.0
#define CONTRAST_MARK       3.0

typedef struct _Contrast Contrast;

Contrast *contrast_new         (GtkWidget             *window);
void      contrast_free        (Contrast              *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Contrast, contrast_free)

/* Checks all text in sight, except in insensitive widgets. Adds a line for each text with too little contrast. Returns the
 * lowest contrast in proportion to what is needed, so at least 1 if all is well. */
double    contrast_check_texts (Contrast              *self,
                                GString               *faults,
                                guint                 *n_texts);
/* The size of the smallest letters that the last check has seen, in pixels. */
double    contrast_get_smallest (Contrast             *self);

/* The median color of a rectangle of the window. */
void      contrast_get_ground  (Contrast              *self,
                                const graphene_rect_t *bounds,
                                GdkRGBA               *color);
/* The share of the rectangle, from 0 to 1, that contrasts with the color at least in the ratio. */
double    contrast_get_share   (Contrast              *self,
                                const graphene_rect_t *bounds,
                                const GdkRGBA         *ground,
                                double                 ratio);

/* The ratio of WCAG 2, from 1 to 21. */
double    contrast_get_ratio   (const GdkRGBA         *first,
                                const GdkRGBA         *second);
