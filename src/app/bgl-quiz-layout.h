/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_QUIZ_LAYOUT (bgl_quiz_layout_get_type ())

G_DECLARE_FINAL_TYPE (BglQuizLayout, bgl_quiz_layout, BGL, QUIZ_LAYOUT, GtkLayoutManager)

/* Lays out two scrolled windows, one with a board and one with a question about it: side by side if there is room,
 * otherwise with the board on top. */

/* Whether the board keeps its size when the other child changes, as long as the available room stays the same. */
void bgl_quiz_layout_set_held (BglQuizLayout *self,
                               gboolean       held);

G_END_DECLS
