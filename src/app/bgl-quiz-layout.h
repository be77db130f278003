/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_QUIZ_LAYOUT (bgl_quiz_layout_get_type ())

G_DECLARE_FINAL_TYPE (BglQuizLayout, bgl_quiz_layout, BGL, QUIZ_LAYOUT, GtkLayoutManager)

/* Lays out two children, a board and a scrolled window with what is asked about it: side by side where there is
 * room, else the board on top. */

G_END_DECLS
