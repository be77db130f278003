/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_LESSON_LAYOUT (bgl_lesson_layout_get_type ())

G_DECLARE_FINAL_TYPE (BglLessonLayout, bgl_lesson_layout, BGL, LESSON_LAYOUT, GtkLayoutManager)

/*
 * Places the board of a lesson, the seats, the text, which is a scrolled window, and the buttons: everything beside the
 * board, or the text and the buttons below it if there is not enough room. The text never gives back height that it has
 * had, so that the board does not move while it is read.
 */

G_END_DECLS
